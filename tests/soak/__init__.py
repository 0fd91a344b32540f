"""Long runs of whole games over HTTP: ``make soak``."""

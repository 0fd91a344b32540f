"""The published description of the HTTP interface, generated from the code."""

"""The pure domain: no IO, no clock, no randomness, no logging."""

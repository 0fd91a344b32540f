"""Centurion: physical cards that are lost and signed; cards of every colour, and no lands."""

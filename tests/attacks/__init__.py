"""What an attacker tried, by what it was tried on."""

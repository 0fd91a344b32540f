"""The replay page: one document that reads the public API and nothing else."""

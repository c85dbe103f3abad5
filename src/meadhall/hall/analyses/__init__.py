"""Analyses in the hall: finished games are looked at in processes of their own, and what they find is kept."""

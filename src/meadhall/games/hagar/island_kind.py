"""Hägar: what a coaster shows."""

SEA, PLAIN, HAGAR, SVEN, HELGA, DRAGON = range(6)

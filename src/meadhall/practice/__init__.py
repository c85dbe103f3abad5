"""Practice: puzzles from the games of strong bots, and what strong players choose first. It knows no game."""

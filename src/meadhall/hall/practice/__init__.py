"""Practice in the hall: puzzles to solve, what people have learnt, and openings to look up."""

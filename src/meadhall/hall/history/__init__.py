"""The history of people in a hall: their games, how well they went, and their ratings."""

"""What Sagnir and Mythical Island share: two editions of one family. A folder without `content.toml` is no game."""

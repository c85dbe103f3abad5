"""The common part of Sagnir and Mythical Island, of one family. A folder without `content.toml` is no game."""

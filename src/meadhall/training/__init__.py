"""How judges learn: self-play, fitting, and the loop around them. `meadhall train` is its command."""

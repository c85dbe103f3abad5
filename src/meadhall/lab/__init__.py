"""The lab: playing many games and measuring what comes of them. Nothing in `core` or `games` counts for it."""

"""Saga: what can be going on. Their numbers lie in kept positions: new ones are added, none is renumbered."""

# Phases in which chance decides.
(
    RAIDERS_LAND, FOUNDERS_SETTLE, SETTING_ASIDE, VIKINGS_SETTING_ASIDE, DRAWING, REPELLING_HIDDEN, SLAYING_HIDDEN,
) = range(7)  # fmt: skip
# Phases in which a seat decides, or which pass by themselves when there is nothing to decide.
(
    PLACING, DRAFTING,
    OPENING, BONUS_TIME, ACTING, MOVING_FROM, MOVING_TO, GROUPING, BUILDING, FYRD_CALLED, INCOME_DUE, TRIBUTE_OFFERED,
    SCOUTING, SCOUT_LAYING, RECRUITING, MUSTERING, PILLAGING,
    CHOOSING_COMBAT, REVEALING, RALLYING_FROM, RALLYING, REPELLING, LANDING_FROM, LANDING, SLAYING, COMPARING, LOSING,
    RETREATING, AFTERMATH, PLUNDERING, CLOSING,
    CHECKING, COUNTING, HOMECOMING, HARBOURING, ENDED,
) = range(7, 43)  # fmt: skip

"""Personal data: every place in which a hall keeps something, and how a person who is forgotten leaves it.

`Retention.forget_person` finds the tables whose logs name somebody (`mentions`), and writes those logs anew, and with
them the logs that go on from their games. What is written anew is let go from memory (`Hall.let_go`), at every node,
and with it all sentences that games have said (`core/phrases.py`).
A test compares these lists with the tables of both databases and with all that the objects of a hall hold: a new place
must be added here, with an answer. (The process of an analyst remembers the last four games that it was given, and
answers only to whoever brings the same file again.)
"""

NOBODY = "it names nobody"
WRITTEN_ANEW = "it is written anew with the log, or goes with it"
LET_GO = "it is let go when a log is written anew"
MOMENTS = "it holds what is being done at this moment"
HASHES = "it holds the hash of a token, which nobody has any more, for minutes or until the next start"
DECIDED = "what the house has decided about a person stays, under the hash of their token; what they have reported goes"

PLACES: dict[str, dict[str, str]] = {
    "store": {
        "alive": NOBODY,
        "analyses": "those of the game go, and no analysis by the old names is taken again",
        "budgets": HASHES,
        "entries": WRITTEN_ANEW,
        "erased": "it holds the addresses of tables and the digests of games that are gone",
        "files": "a game that tables go on from goes when none of them does any more: they are written anew",
        "holders": WRITTEN_ANEW,
        "leases": NOBODY,
        "mentions": WRITTEN_ANEW,
        "nodes": NOBODY,
        "notes": DECIDED,
        "presence": MOMENTS,
        "schema_version": NOBODY,
        "snapshots": WRITTEN_ANEW,
        "tables": WRITTEN_ANEW,
        "takes": WRITTEN_ANEW,
        "uploads": "what visitors brought is theirs, and thrown away when newer files come (with SQLite: a folder)",
    },
    "memory": {
        "Analyses._jobs": LET_GO,
        "BotMemory._bots": LET_GO,
        "BotMemory._sizes": NOBODY,
        "BotQueue._costs": NOBODY,
        "BotQueue._lately": NOBODY,
        "Buckets._buckets": HASHES,
        "Budgets._addresses": NOBODY,
        "Budgets._budgets": NOBODY,
        "Budgets._open": HASHES,
        "Budgets._persons": NOBODY,
        "Budgets.refused": NOBODY,
        "Cache._entries": LET_GO,
        "Caches._all": NOBODY,
        "FairOrder._persons": MOMENTS,
        "FairQueue._waiting": MOMENTS,
        "GameLoader._asked": NOBODY,
        "GameLoader._games": NOBODY,
        "GameLoader._prepared": NOBODY,
        "Hall._loading": MOMENTS,
        "Hall._patient": MOMENTS,
        "Hall._tasks": MOMENTS,
        "Hall.rooms": LET_GO,
        "Hall.visitors": MOMENTS,
        "Lane._free": NOBODY,
        "Looks._sheets": NOBODY,
        "Metrics.commands": NOBODY,
        "Metrics.messages": NOBODY,
        "Moderation._addresses": "a person's address goes with them",
        "Moderation._done": DECIDED,
        "Moderation._notes": DECIDED,
        "PageBuilder._took": NOBODY,
        "PageBuilder._under_way": MOMENTS,
        "Room._addresses": LET_GO,
        "Room._there": LET_GO,
        "Room.watchers": LET_GO,
        "Tale._said": LET_GO,
        "Tale.stops": NOBODY,
        "Workers._threads": NOBODY,
        "_Order._clocks": MOMENTS,
        "_Order._waiting": MOMENTS,
        "covers._digest": NOBODY,
        "covers._drawn": NOBODY,
        "game_loader.headers": NOBODY,
        "guide_lessons.story_of": NOBODY,
        "guides.as_text": NOBODY,
        "guides.packed": NOBODY,
        "looks.packed": NOBODY,
        "moderation._latin": NOBODY,
        "openapi.describe_api": NOBODY,
        "rulebook._figure": NOBODY,
        "rulebook.rulebook": NOBODY,
        "shelf.games_on_shelf": NOBODY,
        "static_files._digest": NOBODY,
        "static_files._packed": NOBODY,
    },
}
"""What is kept, and how a person leaves it. In memory: attributes of the hall's objects that hold many things, and
functions that remember their answers."""

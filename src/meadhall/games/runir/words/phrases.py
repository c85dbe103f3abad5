"""Runir: every sentence that a player reads or hears, whole, ready for translation; and how things are called."""

from collections.abc import Sequence

from meadhall.core.game import View
from meadhall.core.text import count
from meadhall.games.runir.box import EVERY_BOARD, IN_ALL, RUNE_NAMES, RUNE_SIGNS, SAME_STONE, RunirBox
from meadhall.games.runir.rules.carving import stone_at
from meadhall.games.runir.state import COLOURS, REWARDS, RUNES, STONES, TYPES, State

RunirView = View[State, RunirBox]

COLOUR_NAMES = ("bronze", "silver", "gold")
STONE_CODES = ("b1", "b2", "s1", "s2", "g1", "g2")
COIN_NAMES = ("Fishing Stave", "Dream Stave", "Rotas Stave", "Gapaldur", "Thor's Hammer", "Trading Stave")
SPACE_NAMES = ("4", "3", "2")  # of the Jarl's Grand Hall
SPACE_IDS = tuple(f"reward-{name}" for name in SPACE_NAMES)
KIND_NAMES = ("magic rune", "goods", "praise")
AID_NAMES = (
    "re-roll",
    "dark die",
    "re-use a used die",
    "re-use another corner",
    "change the rune",
    "one rune less",
    "carve a full stone",
)

SAY = {
    # what is asked
    "laying": "The boards are being laid.",
    "drawing first": "The starting player is being drawn.",
    "refilling": "The Jarl's Grand Hall is being filled.",
    "counting": "The coins are being turned over.",
    "swapping": "A die decides which board is replaced.",
    "rolling": "The dice are in the air.",
    "over by crystals": "The game is over: the round is complete, and somebody's crystals are spent (R-43).",
    "over by rounds": "The game is over: after {rounds} it is scored as it stands.",
    "waiting": "Waiting for {name}.",
    "ask main": "{name}: {possible}? Dice: {dice}; {crystals} left.",
    "may carve": "carve a stone",
    "may claim": "claim a reward",
    "may use an aid": "use an aid",
    "may set a die": "set a die",
    "may end": "end the turn",
    "ask duty": "{name}: carve a stone (R-16). Dice: {dice}; {crystals} left.",
    "ask less": "{name}: carve which stone with one rune less? (R-30)",
    "ask full": "{name}: carve which full stone? (R-33)",
    "ask omit": "{name}: leave out what on {stone}? (R-30)",
    "ask wild": "{name}: use which {size} dice that are alike? (R-05)",
    "ask coin": "{name}: take which {colour} coin? (R-12)",
    "ask from": "{name}: turn which die? (R-18)",
    "ask to": "{name}: turn the {rune} to which rune? (R-18)",
    "ask pick": "{name}: roll which dice again? Picked: {dice} (R-24).",
    "ask area": "{name}: use which corner once more? (R-28)",
    "ask type": "{name}: change which coins? (R-29)",
    "ask count": "{name}: change how many coins of {coin}? (R-29)",
    "ask spend": "{name}: lay which {colour} coin on the reward? (R-38)",
    # what an action would do
    "carve": "Carve {stone} for 1 crystal and a {colour} coin",
    "carve less": "Carve {stone} with one rune less",
    "carve full": "Carve {stone}, whose holes are full, for a {colour} coin",
    "wild component": "Use {rune} for dice that are to be alike",
    "omit wild component": "Leave out one of those that are to be alike",
    "coin component": "Take the {number} coin of the colour",
    "roll component": "Roll the picked dice",
    "type component": "Change {coin} for {other}",
    "count component": "Change {count} at once",
    "spend component": "Lay the {number} coin of the colour on the reward",
    "carve component": "Carve the {colour} stone {code} on {board}",
    "aid component": 'Use the aid "{aid}"',
    "claim component": "Claim {code}, {reward}",
    "set die": "Put a crystal in the centre and set a die",
    "aid": 'Use the aid "{aid}" for {price}',
    "claim": "Claim for {honour} honour: {reward}",
    "end": "End the turn",
    "pass": "Pass: no stone can be carved",
    "wild": "Use {count} {rune} for the {count} alike",
    "omit rune": "Leave out {rune}",
    "omit wild": "Leave out one of the {size} alike",
    "coin": "Take a {coin}: you have {own}",
    "from": "Set a die that shows {rune}",
    "to": "Turn it to {rune}",
    "add": "Pick a die that shows {rune}",
    "roll": "Roll the picked dice: {dice}",
    "area": 'Use the aid "{aid}" once more',
    "type": "Change {coin} for {other}: up to {most}",
    "count": "Change {count} x {coin} for {other}",
    "spend": "Lay a {coin} on the reward",
    # what happened
    "laid": "Board {position} is {board}, side {side}: {aid}.",
    "first": "{name:you} {name:is} the starting player.",
    "revealed": "New in the Jarl's Grand Hall, for {honour} honour: {reward}.",
    "dice show": "{name:you} {name:rolls}. The unused dice show {dice}.",
    "carves": "{name:you} {name:carves} {stone}.",
    "leaves out rune": "{name:you} {name:leaves} out {rune}.",
    "leaves out wild": "{name:you} {name:leaves} out one of the dice alike.",
    "fills wild": "{name:you} {name:uses} {count} {rune} for the {count} alike.",
    "takes": "{name:you} {name:takes} a {coin}.",
    "no coin": "No {colour} coin is left for {name:you} (R-13).",
    "pays centre": "{name:you} {name:puts} a crystal in the centre to set a die.",
    "sets die": "{name:you} {name:turns} {before} to {after}.",
    "uses": '{name:you} {name:uses} the aid "{aid}".',
    "rerolls": "{name:you} {name:rolls} {dice} again.",
    "reuses": '{name:you} {name:uses} the aid "{aid}" once more.',
    "changes": "{name:you} {name:changes} {count} x {coin} for {other}.",
    "claims": "{name:you} {name:claims} a reward for {honour} honour: {reward}.",
    "lays": "{name:you} {name:lays} a {coin} on the reward.",
    "ends": "{name:you} {name:ends} the turn.",
    "passes": "{name:you} cannot carve a stone and {name:passes}.",
    "nothing left": "{name:you} {name:has} nothing left to do.",
    "last round": "The round is complete and somebody's crystals are spent (R-43): the coins are turned over.",
    "last round of all": "After {rounds} the coins are turned over as they are.",
    "worth": "{name:you} {name:turns} over a {coin}: {value}.",
    "session": "The first session is over: {scores}. Crystals, coins and boards are made ready once more.",
    "score": "{name:you} {name:has} {honour} honour",
    "replaced": "The die shows {rune}: the board {board} is replaced.",
    # things
    "stone": "the {colour} stone on {board} ({requirement})",
    "alike": "{count} alike",
    "no dice": "none",
    "reward": "{kind} for {condition}",
    "coins of type": "{count} x {coin}",
    "coins of colour": "{count} {colour}",
    "same stone": "the same stone carved {times} times",
    "every board": "at least {times} carved on every board",
    "in all": "{stones} carved in all",
    "one board": "{stones} carved on one board",
    # points
    "rewards": "Rewards of the Jarl's Grand Hall (R-36)",
    "head start": "Head start of who began later (A-20)",
    "first session": "Coins of the first session (R-50)",
    "coin values": "Coins, {colour}: {values} (R-45)",
    "coin source": "Coins, {colour}",
    "sets source": "Sets of magic rune, goods and praise",
    "crystals": "Crystals left (R-45)",
    "sets": "Sets of magic rune, goods and praise: {count} (R-46)",
    "majority": "Most {kind} tokens (R-47)",
    "by tokens": "{name} wins the tie by the most reward tokens (R-48).",
    "by gold": "{name} wins the tie by the most gold coins (R-48).",
    "by silver": "{name} wins the tie by the most silver coins (R-48).",
    "by bronze": "{name} wins the tie by the most bronze coins (R-48).",
    "by crystals": "{name} wins the tie by the fewest crystals left (R-48).",
    "tie shared": "{names} share the victory (R-48).",
    # why not
    "first this": "first this is to be decided: {prompt}",
    "nothing asked": "nothing of that kind is asked now (R-03)",
    "no crystal": "{name} has no crystal left (R-06)",
    "full": "both holes of {stone} are taken (R-09)",
    "unmet": "the unused dice, {dice}, do not meet {stone} (R-06)",
    "unmet less": "the unused dice, {dice}, do not meet {stone} even with one rune less (R-30)",
    "not full": "{stone} has an empty hole (R-33)",
    "die is set": "a die is set only once a turn (R-18)",
    "no unused": "there is no unused die (R-18)",
    "keep one": "a crystal must be kept for the stone that is still to be carved this turn (R-15)",
    "no crystal for die": "setting a die costs a crystal (R-18)",
    "area used": "{name} has used this area already: each only once (R-20)",
    "area price": 'the aid "{aid}" costs {price} (R-21)',
    "less price": 'the aid "{aid}" takes a crystal for the area and one for the stone (R-31)',
    "no reroll": "there is no unused die to roll again (R-23)",
    "has dark": "{name} owns a dark die already (R-26)",
    "no used": "no used die lies in the centre (R-27)",
    "no corner": "no corner that {name} has used before could help now (R-28)",
    "no change": "{name} has no coin that could be changed (R-29)",
    "no less": "no stone could be carved with one rune less (R-30)",
    "no full": "the dice meet no stone whose holes are full (R-33)",
    "no rewards": "the children's version has no rewards (R-57)",
    "no token": "no reward lies on that space (R-40)",
    "not met": "{name} does not meet {reward} (R-35)",
    "duty": "a stone can be carved, and one must be (R-16)",
    "wild short": "{size} alike are {size} dice with the same rune (R-05)",
    "omit short": "the dice would not meet {stone} without that (R-30)",
    "no such die": "no unused die shows {rune}, or all that do are picked ({rule})",
    "shows that": "the die already shows {rune} (R-18)",
    "pick one": "at least one die is picked first (R-24)",
    "area not used": "{name} has not used that corner before (R-28)",
    "area excluded": 'the aid "{aid}" cannot be used once more (R-28)',
    "area no help": 'the aid "{aid}" could do nothing now (R-23)',
    "type short": "{name} has no free {coin}, or the stack of {other} is empty (R-29)",
    "count short": "at most {most} can be changed (R-29)",
}


def stone(view: RunirView, place: int) -> str:
    """A stone on the table: its colour, where it stands and what it asks for."""
    board = RUNE_NAMES[view.state.boards[place // STONES]]
    colour = COLOUR_NAMES[place % STONES // 2]
    return SAY["stone"].format(colour=colour, board=board, requirement=requirement(view, place))


def requirement(view: RunirView, place: int) -> str:
    """What a stone asks for: `F Th, 2 alike`."""
    number = stone_at(view.state, place)
    return asked(view.box.runes[number].tolist(), view.box.wild[number].tolist())


def asked(runes: Sequence[int], wild: Sequence[int]) -> str:
    """So many dice of each rune, and wild sets of these sizes: `F Th, 2 alike`."""
    signs = " ".join(RUNE_SIGNS[rune] for rune, number in enumerate(runes) for _ in range(number))
    sets = [SAY["alike"].format(count=size) for size in wild if size]
    return ", ".join([signs, *sets] if signs else sets)


def dice(counts: list[int]) -> str:
    """Dice by their runes: `F F U`."""
    return " ".join(RUNE_SIGNS[rune] for rune in range(RUNES) for _ in range(counts[rune])) or SAY["no dice"]


def unused(view: RunirView) -> str:
    """The unused dice."""
    return dice(view.state.unused.tolist())


def stack_id(kind: int) -> str:
    """The stack of coins of a type, as the scene calls it."""
    return f"coin-{COLOUR_NAMES[kind // 2]}-{kind % 2}"


def purse_id(seat: int, kind: int) -> str:
    """A seat's coins of a type, as the scene calls them."""
    return f"purse-{seat}-{COLOUR_NAMES[kind // 2]}-{kind % 2}"


def price(crystals: int) -> str:
    """So many crystals."""
    return count(crystals, "crystal")


def code(token: int) -> str:
    """What a token is called: M1 to M8, G1 to G8, P1 to P8."""
    return "MGP"[token // 8] + str(token % 8 + 1)


def reward(box: RunirBox, token: int) -> str:
    """A reward token and what it asks for: `praise for 4 stones carved on one board`."""
    if box.praise[token]:
        key = {SAME_STONE: "same stone", EVERY_BOARD: "every board", IN_ALL: "in all"}.get(int(box.praise[token]))
        condition = SAY[key or "one board"].format(times=box.times[token], stones=count(box.times[token], "stone"))
    else:
        types = [(int(box.by_type[token, kind]), COIN_NAMES[kind]) for kind in range(TYPES)]
        colours = [(int(box.by_colour[token, colour]), COLOUR_NAMES[colour]) for colour in range(COLOURS)]
        coins = [SAY["coins of type"].format(count=number, coin=coin) for number, coin in types if number]
        coins += [SAY["coins of colour"].format(count=number, colour=colour) for number, colour in colours if number]
        condition = ", ".join(coins)
    return SAY["reward"].format(kind=KIND_NAMES[token * len(KIND_NAMES) // REWARDS], condition=condition)

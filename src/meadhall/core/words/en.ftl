# What all games say, in English.

## While a game is played. $name: a player

game-over = The game is over.
chance-decides = Chance decides.
waiting-for = Waiting for { $name }.
seat = Seat { $number }
counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## How it ended for a seat, as the name of the player stands before it or above it

verdict-won = wins
verdict-drew = draws
verdict-place = takes place { $place }
verdict-lost = loses

## The form for a new table: headings of options, and values that many options have

heading-how-long = How long
heading-what-is-in-play = What is in play
heading-fine-points = Fine points
value-yes = Yes
value-no = No

## Why an action is not played. $text and $texts: what was typed, or the canonical texts of actions, which stay English;
## $why: a reason of the game

game-is-over = "{ $text }" is not possible: the game is over
chance-to-move = "{ $text }" is not possible: chance is to move, by { $texts }
for-chance = "{ $text }" is for chance, but { $name } is to move
not-legal = "{ $text }" is not legal now: { $why }
no-such-number = { $number } is no action of { $game }: they are 0 to { $last }
no-such-action = "{ $text }" is no action of this game{ $near ->
    [none] { "" }
   *[other] ; did you mean "{ $near }"?
}
several-actions = "{ $text }" could be any of: { $texts }
undo-over = the game is over, and the secret of its dice is known
undo-nothing = there is nothing to take back
undo-consent = chance was asked or something was revealed since: the others must consent

## Names that nobody knows. $near: the nearest one that there is; $known: all of them

no-such-name = { $kind ->
    [game] no game is called "{ $name }"
    [option] no option is called "{ $name }"
    [bot] no bot is called "{ $name }"
    [player] no player is called "{ $name }"
    [depth] no depth is called "{ $name }"
   *[other] no { $kind } is called "{ $name }"
}{ $near ->
    [none] ; there is: { $known }
   *[other] ; did you mean "{ $near }"?
}
no-names = none

## Players and options. $option, $setting: as they are typed; $meaning: what an option is

wrong-players = { $title } is for { $fewest ->
    [same] { $most }
   *[other] { $fewest } to { $most }
} players, not { $players }
wrong-names = { $players } players need { $players } names, not { $names }
no-such-seat = there is no seat { $seat }: seats are 0 to { $last }
not-offered = option { $option }: "{ $value }" is not offered; it takes { $offered } ({ $meaning })
yes-or-no = yes or no
no-setting = "{ $setting }" is no setting; write it as option=value
set-twice = option { $option } is set twice
wrong-rules = { $title } has rules of version 1 to { $newest }, not { $version }
no-such-edition = { $title } has no former edition "{ $edition }"{ $known ->
    [none] , nor any other
   *[other] ; there is: { $known }
}
no-such-position = there is no position { $position }: this match has the positions 0 to { $last }
no-such-variation = there is no variation { $variation }: there are { $variations } here

## Game files. $source: the name of a file; $error: what is wrong, in the words of a program; $index: which action

file-too-large = { $source }: the file is too large for a game file, which has at most { $bytes } bytes
file-cut-off = { $source }: the file is cut off: { $error }
file-not-json = { $source }: the file is damaged, or not JSON: { $error }
file-not-text = { $source }: the file is damaged: it is not text in UTF-8
file-nested = { $source }: the file is damaged: its brackets are nested too deeply
file-foreign = { $source }: this is JSON, but not a game file: "format" should be "{ $format }"
file-version = { $source }: "version" should be a whole number from 1 to { $newest }, not { $version }
file-newer = { $source }: format version { $version } is from a newer Meadhall; this one reads up to { $newest }
file-unread = { $path }: cannot be read: { $error }
at-action = action { $index }, "{ $text }": { $what }
entry-form = it should begin with the number of a seat or with "chance", and a colon
other-game = this is a game of { $game }, not of { $own }
rules-newer = it was played by version { $version } of the rules of { $game }; this Meadhall knows up to { $newest }
other-components = it was played with other components (edition "{ $edition }") than those that this Meadhall has ("{ $own }"), and does not carry them with it
undoes-other = this takes back a step of seat { $seat }
turn-over = the game is over
turn-of-chance = it is the turn of chance
turn-of-seat = it is the turn of seat { $seat }
other-ending = the file tells of { $told }, but its actions lead to { $played }
not-ended = a game that is not over
variation-nowhere = the variation "{ $name }" begins at position { $position }, which does not exist

## The proof that the dice were fair

no-dice = this game was played with scripted chance: there are no dice to check
no-secret = the secret of the dice is not in this file: it is published when the game is over
bad-secret = the secret of the dice should be 64 hexadecimal digits
short-secret = the secret of the dice has 32 bytes, not { $bytes }
other-secret = the secret is not the one that was promised: its SHA-256 differs from the commitment
long-salt = a salt has at most { $most } bytes, not { $bytes }
other-draw = draw { $draw } (action { $index }) was "{ $text }", but the dice say "{ $expected }"

## What content files call the facts about a game, and values that many have. A game may have `field-...` of its own.

field-game = The game
field-edition = Edition
field-line = Line on its card
field-minutes = Minutes
field-age = Age, from
field-name = Name
field-rest = Rest

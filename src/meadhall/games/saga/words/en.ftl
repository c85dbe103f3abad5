# Saga in English: every sentence that a player reads or hears. A side is "you" where its player reads it ($seat-is), and
# otherwise in the plural, so that verbs are the same for both.
#
# $area, $origin, $target, $harbour, $haven, $drakkar, $north, $central, $south: places. They are called by `name-...`, as
# the content file names them, or by `place-...`. $areas: a list of them, or how many.
# $leader, $first, $second, $third: names of leaders, which stand in the content file: "Garrison", `name-garrison`.
# $ability: by the phrase `ability`. $half: what a tile offers to a side, by `tile-action`, `bonus` and `half-with-bonus`.
# $tile, $space, $warriors, $leaders, $coins, $rounds: numbers.

## Parts of sentences: $seat and $other are "saxons" or "vikings"; $leader is a name, or "hidden"; $unit is "warrior",
## "hidden" or the name of a leader in what happened, and elsewhere one of the phrases `warrior`, `hidden-leader` and
## `the-leader`

Side = { $seat-is ->
    [you] You
   *[other] { $seat ->
        [saxons] The Anglo-Saxons
       *[vikings] The Vikings
    }
}
side = { $seat-is ->
    [you] you
   *[other] { $seat ->
        [saxons] the Anglo-Saxons
       *[vikings] the Vikings
    }
}
Other-side = { $other-is ->
    [you] You
   *[other] { $other ->
        [saxons] The Anglo-Saxons
       *[vikings] The Vikings
    }
}
other-side = { $other-is ->
    [you] you
   *[other] { $other ->
        [saxons] the Anglo-Saxons
       *[vikings] the Vikings
    }
}
They = { $seat-is ->
    [you] You
   *[other] They
}
they = { $seat-is ->
    [you] you
   *[other] they
}
Their = { $seat-is ->
    [you] Your
   *[other] Their
}
their = { $seat-is ->
    [you] your
   *[other] their
}
A-leader = { $leader ->
    [hidden] A Leader
   *[other] Leader { $leader }
}
a-leader = { $leader ->
    [hidden] a Leader
   *[other] Leader { $leader }
}
Unit = { $unit ->
    [warrior] A Warrior
    [hidden] { A-leader }
   *[other] Leader { $unit }
}
unit = { $unit ->
    [warrior] a Warrior
    [hidden] { a-leader }
   *[other] Leader { $unit }
}
warriors = { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
}
leaders = { $leaders ->
    [one] 1 Leader
   *[other] { $leaders } Leaders
}
units = { $leaders ->
    [0] { $warriors ->
        [0] nobody
       *[other] { warriors }
    }
   *[other] { $warriors ->
        [0] { leaders }
       *[other] { warriors } and { leaders }
    }
}
other-warriors = { $other_warriors ->
    [one] 1 Warrior
   *[other] { $other_warriors } Warriors
}
other-leaders = { $other_leaders ->
    [one] 1 Leader
   *[other] { $other_leaders } Leaders
}
other-units = { $other_leaders ->
    [0] { other-warriors }
   *[other] { $other_warriors ->
        [0] { other-leaders }
       *[other] { other-warriors } and { other-leaders }
    }
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
more-rounds = { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}
up-to = { $left ->
    [one] 1 Unit
   *[other] up to { $left } Units
}
Up-to = { $left ->
    [one] 1 Unit
   *[other] Up to { $left } Units
}

## What happened: one sentence for each fact that the rules tell (facts.py). $saxon_sum, $viking_sum: sums, "2 + 1 = 3";
## $times: so many in a row

raiders-landed = Sails off { $area }: { side } land with { warriors }.
founded = { Side } raise a Stronghold in { $area }; the other areas are settled.
set-aside = { Side } set { a-leader } aside, unseen by the others.
leaders-placed = { $first ->
    [hidden] A Leader of the Vikings waits in each area of Scandinavia.
   *[other] Leader { $first } waits in { $north }, Leader { $second } in { $central }, Leader { $third } in { $south }.
}
round-begins = Round { $round } begins; { side } choose first.
took-tile = { Side } take tile { $tile }: { $half }.
acts-first = { Side } act first this round.
turned-to-tile = { Side } turn to tile { $tile }.
took-bonus-coin = { They } take 1 coin as a bonus.
bonus-moves-one = { Their } bonus lets 1 Unit move.
bonus-moves = { Their } bonus lets Units move.
declined-bonus = { They } do without the bonus.
tile-ended = { Side } are done with tile { $tile }.
turn-passes = Now { side } resolve { their } tiles.
marker-drawn = A marker is drawn in { $origin }: it shows { $area }.
marker-turned = The scouted marker in { $origin } is turned over: { $area }.
leader-went = { $seat-is ->
    [you] Your { a-leader } goes from { $origin } to { $target }.
   *[other] { A-leader } of { side } goes from { $origin } to { $target }.
}
leader-sailed = { $seat-is ->
    [you] Your { a-leader } sails from { $origin } to { $target }.
   *[other] { A-leader } of { side } sails from { $origin } to { $target }.
}
warriors-went = { Side } move { warriors } from { $origin } to { $target }.
warriors-sailed = { Side } sail from { $origin } to { $target } with { warriors }.
warriors-followed = { Side } send { warriors } along to { $target }.
built = { Side } pay 1 coin and build a Stronghold in { $area }; its marker moves to space { $space }.
fyrd-struck = The fyrd of { $area } rises: 1 coin is paid, a Viking Warrior is driven off the board.
yielded-coin = { $area } yields 1 coin.
yielded-warrior = { $area } musters a Warrior for 1 coin.
yielded-leader = { A-leader } takes command in { $area } for 1 coin.
paid-tribute = { Side } pay 1 coin in tribute: { other-side } leave { $area } for { $drakkar } with { units }.
scouted = { $area ->
    [hidden] { Side } choose a destination in secret.
   *[other] { Side } choose { $area } in secret.
}
laid-marker = { They } lay the marker face down in { $area }.
mustered = { Unit } joins { side } in { $area }.
pillaged = { Side } pillage { $area }: the Stronghold is gone, and { they } take { coins }.
pillaged-in-vain = { Side } pillage { $area }: the Stronghold is gone; the general supply is empty.
no-combat = Nowhere do both sides meet: there is no combat. (V-69)
combat = Combat in { $area }: { $seat-is ->
    [you] your { units } against { other-units } of { other-side }.
   *[other] { $other-is ->
        [you] your { other-units } against { units } of { side }.
       *[other] { other-units } of { other-side } against { units } of { side }.
    }
}
revealed = { Side } reveal { a-leader }, who { $ability }.
revealed-strong = { Side } reveal { a-leader }: { $ability }.
passed = { Side } pass.
rallied = { Unit } comes to help from { $area }.
landed = { Unit } lands from { $area }.
repelled = { $seat-is ->
    [you] You lose { unit } to { $drakkar }.
   *[other] { Unit } of { side } is driven into { $drakkar }.
}
repelled-from = { $seat-is ->
    [you] You lose { unit } from { $area } to { $drakkar }.
   *[other] { Unit } of { side } is driven from { $area } into { $drakkar }.
}
slain = { $seat-is ->
    [you] You lose { unit } to the berserk.
   *[other] { Unit } of { side } falls with the berserk.
}
spared = The berserk spares the others.
strengths = Strength: Anglo-Saxons { $saxon_sum }, Vikings { $viking_sum }.
nobody-left = Nobody is left in { $area }: { side } count as the winner. (V-74)
held = { Side } hold { $area }.
held-by-tie = { Side } win ties and hold { $area }. (V-75)
conquered = { Side } take { $area }.
fell = { $seat-is ->
    [you] You lose { unit }.
   *[other] { Unit } of { side } falls.
}
all-fell = { Side } lose all that { they } had there: { units }.
replaced = The Leader that { side } had set aside joins { their } supply.
retreated = { Side } retreat to { $area } with { units }.
cut-off = { Side } have nowhere to retreat and lose { units }.
left-stronghold = { Side } leave the Stronghold alone.
won-by-track = The round track has run out: { side } have held England. (V-92)
won-by-free-england = Not one Viking is left in England: { side } have won. (V-92)
won-by-areas = { Side } rule { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} of England and have won. (V-93)
won-by-coins = { Side } have amassed { coins } and have won. (V-93)
won-by-conquest = Not one Anglo-Saxon is left in England: { side } have won. (V-93)
both-could-win = { Other-side } met a condition as well (V-93): when both do, { side } win. (V-94)
round-ends = The round ends; the Round marker moves to space { $space }.
crowns-paid = { $areas } under Viking rule: { coins } for { side }.
came-home = { Unit } comes home to { $area }.
came-home-many = { $times } { $unit ->
    [warrior] Warriors
   *[other] Leaders
} come home to { $area }.

## How things are called. $side: saxons or vikings; $effect and $number: what a leader does, and how much; $action, $bonus:
## what a tile offers; $actions: a list of `tile-action`; $areas: a list of places; $coast, $stronghold: yes or no

side-name = { $side ->
    [saxons] the Anglo-Saxons
   *[vikings] the Vikings
}
place-drakkar = the Drakkar
place-supply = Supply
place-hand = In hand
place-aside = Set aside
place-removed = Out of the game
the-leader = Leader { $leader }
hidden-leader = a hidden Leader
warrior = a Warrior
any-leader = unknown
leader-shown = { $leader } (revealed)
ability = { $effect ->
    [strong-with-stronghold] Strength { $number } where there is a Stronghold
    [strong-without-stronghold] Strength { $number } where there is no Stronghold
    [rally] calls 1 free Unit from an adjacent area
    [repel] drives 1 Viking Unit into the Drakkar
    [landing] lands 1 Unit from Scandinavia, on the coast
    [berserk] dies and takes up to { $number ->
        [one] 1 Unit
       *[other] { $number } Units
    } with him
   *[plunder] pillages the Stronghold after a victory
}
tile-action = { $action ->
    [movement] Movement
    [build] Build
    [fyrd] Fyrd
    [income] Income
    [tribute] Tribute
    [scout] Scout
    [lay] Scout
    [recruitment] Recruitment
    [recruit] Recruitment
    [muster] Recruitment
   *[pillage] Pillage
}
bonus = { $bonus ->
    [coin] take 1 coin
    [move-one] move 1 Unit
    [recruit] recruit 1 Warrior
   *[move] move your Units
}
half-with-bonus = { $actions }, and before them a bonus: { $bonus }
no-actions = nothing
marker = marker { $area }
scouted-marker = marker face down: { $areas }
no-marker = no marker
signs = { $coast ->
    [yes] coast
   *[no] crown
}{ $stronghold ->
    [yes] , Stronghold
   *[no] {""}
}

## The position, in text. $side is a key, saxons or vikings, in `player`, and elsewhere the phrase `side-name`

title = { $title }, round { $round }
player = { $side ->
    [saxons] The Anglo-Saxons
   *[vikings] The Vikings
}: { $name }
saxon-column = The Anglo-Saxons
viking-column = The Vikings
track = Round marker on { $round }, Stronghold marker on { $stronghold }; { $left } to go
tile-free = tile { $tile }: free
tile-owned = tile { $tile }: { $side }
tile-resolved = tile { $tile }: { $side } (resolved)
initiative = Chooses first next round: { $side }
purses = Coins: Anglo-Saxons { $saxons }, Vikings { $vikings }, general supply { $general }
strongholds-left = Strongholds: { $left }
leader-list = Leaders of { $side }: { $leaders }
leader-in = { $area } { $leader }
combat-now = Combat in { $area }

## What is asked. $sails, $led, $bonus-moves-one: yes or no; $left, $losses: numbers; $own, $others: Units, by `units`;
## $why: one or more sentences that tell how it ended

setting-up = The board is being set up.
drawing = A destination marker is being drawn.
picking-blindly = One of the hidden Leaders is picked blindly.
over = The game is over. { $why }
ask-placing = Which Leader waits in { $north }, in { $central }, in { $south }?
ask-drafting = Round { $round }. Take one of the tiles. (V-15)
ask-opening = Which of your tiles do you resolve first? (V-21)
ask-bonus = Tile { $tile } has a bonus. Use it now, or do without? (V-23)
ask-acting = Tile { $tile }. Which action, or is it done? (V-24)
ask-from = From which area do you move? (V-27)
ask-to = { $sails ->
    [yes] From { $origin } to where? You may also let the marker decide. (V-34 to V-37)
   *[no] From { $origin } to where?
}
ask-group = { $led ->
    [yes] Who goes from { $origin } to { $target }? { Up-to }, Leaders first. ({ limit })
   *[no] Who goes from { $origin } to { $target }? { Up-to } can. ({ limit })
}
limit = { $bonus-moves-one ->
    [yes] V-65
   *[no] V-29
}
ask-build = Where do you build a Stronghold? (V-52)
ask-fyrd = Where does the fyrd strike? 1 coin for each Viking Warrior. (V-56)
ask-income = Each Stronghold gives 1 coin, or 1 Unit for 1 coin. (V-57)
ask-tribute = Where do you pay the Vikings to leave? (V-59)
ask-scout = Which marker do you take from the pool? (V-61)
ask-lay = On which space do you lay it face down? (V-61)
ask-recruit = Whom do you recruit? { $left } more at most. (V-48)
ask-muster = In which of the emptiest areas? (V-49)
ask-pillage = Which Stronghold do you pillage? (V-63)
ask-combat = Which combat comes next? (V-69)
ask-reveal = Combat in { $battle }, { $own } against { $others }. Reveal a Leader, or pass? (V-71)
ask-rally-from = From which area does help come to { $battle }?
ask-helper = Who comes from { $origin } to { $battle }?
ask-repel = Which Viking Unit in England goes to the Drakkar? (V-39)
ask-land-from = From which area does help land in { $battle }?
ask-slay = Whom does the berserk take with him? Up to { $left } more.
ask-lose = { $losses } of your Units must fall in { $battle }. Who? (V-76)
ask-retreat = To where do your Units retreat from { $battle }? (V-78)
ask-plunder = Pillage the Stronghold in { $battle }? (V-89)
ask-home = Who leaves the Drakkar next? (V-91)
ask-next-leader = Leader { $leader } waits in { $north }. Who waits in { $central }?
ask-driven = { $area }: who is driven away? (V-39)
ask-yield = { $area }: what does its Stronghold give? (V-57)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $stay: so many Warriors stay behind; $vikings, $saxons: Units, by `units`; $number: 0
## for a Warrior

do-place = { $north }: Leader { $first }; { $central }: Leader { $second }; { $south }: Leader { $third }
do-choose = Take tile { $tile }: { $half }
do-resolve = Resolve tile { $tile }: { $half }
do-bonus = { $bonus ->
    [none] No bonus
   *[other] Bonus: { bonus }
}
do-start = { tile-action }
do-end-tile = This tile is done
do-end-action = That is enough
do-from = From { $area }: { up-to } can go
do-to = To { $area }
do-sail-to = Sail to { $area }, as the marker shows
do-to-drakkar = Into the Drakkar, and home at the end of the round
do-marker-reveal = Turn over the scouted marker ({ $area }) and sail
do-marker-draw = Draw a marker and sail wherever it shows
do-with = Leader { $leader } goes along
do-warriors = { $warriors ->
    [0] Without Warriors{ staying }
   *[other] With { warriors }{ staying }
}
do-all-warriors = With all { warriors }
staying = { $stay ->
    [0] { "" }
    [one] : one stays in { $origin }
   *[other] : { $stay } stay in { $origin }
}
do-build = Build in { $area }
do-fyrd = Remove a Viking Warrior from { $area }
do-income-coin = { $area }: take 1 coin
do-income-warrior = { $area }: pay 1 coin, recruit a Warrior
do-income-leader = { $area }: pay 1 coin, recruit Leader { $leader }
do-recruit = Recruit { $unit }
do-muster = In { $harbour }
do-harbour = In { $harbour }
do-tribute = Pay 1 coin: all Vikings leave { $area }
do-scout = Take the marker { $area }
do-lay = Lay it in { $harbour }
do-pillage = { $coins ->
    [0] Pillage { $area }: the general supply is empty
   *[other] Pillage { $area }: { coins } from the general supply
}
do-fight = Fight in { $area }: { $vikings } against { $saxons }
do-reveal = Reveal Leader { $leader }: { $ability }
do-pass = Pass
do-rally-from = Call help from { $area }
do-land-from = Land from { $harbour }
do-rally = Bring { $unit }
do-land = Bring { $unit }
do-repel = Drive { $unit } away from { $area }
do-repel-warrior = Drive { warrior } away from { $area }
do-slay = Take { $unit } along
do-spare = Spare the rest
do-lose = Lose { $unit }
do-retreat = Retreat to { $haven }
do-plunder = Pillage { $area }
do-not-plunder = Leave the Stronghold alone
do-home = { $unit } goes home
ready-bonus = { $bonus ->
    [coin] The bonus is 1 coin, for nothing.
    [recruit] The bonus is 1 Warrior, for nothing.
   *[other] { "" }
}
ready-income-coin = { $area } still gives 1 coin.
ready-recruit = You may recruit one more.
plan-place = { do-place }
plan-choose = take tile { $tile }
plan-resolve = { "" }
plan-bonus = { $bonus ->
    [none] do without the bonus
   *[other] { bonus }
}
plan-start = { "" }
plan-end-tile = { "" }
plan-end-action = { "" }
plan-from = { "" }
plan-to = move from { $origin } to { $area }
plan-sail-to = sail from { $origin } to { $area }
plan-to-drakkar = move from { $origin } into the Drakkar
plan-marker-reveal = sail from { $origin } to { $area }
plan-marker-draw = sail from { $origin } wherever a marker shows
plan-with = with Leader { $leader }
plan-warriors = { $warriors ->
    [0] { "" }
   *[other] with { warriors }
}
plan-income-coin = take 1 coin in { $area }
plan-income-warrior = recruit a Warrior in { $area }
plan-income-leader = recruit Leader { $leader } in { $area }
plan-tribute = pay tribute in { $area }
plan-scout = scout { $area }
plan-pillage = pillage { $area }
plan-fight = fight in { $area }
plan-reveal = reveal Leader { $leader }
component-reveal = Reveal Leader { $leader }
component-from = From { $area }
component-to = To { $area }
component-marker-reveal = Turn over the scouted marker and sail
component-pillage = Pillage { $area }
component-fight = Fight in { $area }
component-repel-warrior = Drive a Warrior away
component-repel = { $number ->
    [0] Drive a Warrior away
   *[other] Drive a Leader away
}
component-slay = { $number ->
    [0] Take a Warrior along
   *[other] Take a Leader along
}
component-plunder = Pillage a Stronghold after the fight
component-spare = { do-spare }
component-not-plunder = { do-not-plunder }
component-to-drakkar = { do-to-drakkar }

## Points. $areas: a list of places

counted = { $points ->
    [one] 1 area
   *[other] { $points } areas
}
areas-source = Areas under control
no-areas = No area under control
areas-held = Areas under control: { $areas } (V-03)

## On the board, where there is little room: about 24 letters a line. $name: a player; $winner: saxons or vikings

round-number = Round { $round }
rounds-to-go = { $rounds ->
    [0] The last round
   *[other] { more-rounds } to hold
}
goal-saxons = Anglo-Saxons: { $rounds ->
    [0] this round
   *[other] { more-rounds }
}
goal-vikings = Vikings: { coins } or { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}
so-many-of = { $number } of { $goal }
standing-saxons = { coins }, { $rounds ->
    [0] this round to hold
    [one] 1 round to hold
   *[other] { $rounds } rounds to hold
}
standing-vikings = { $coins }/{ $enough } coins, { $held }/{ $areas } areas
warn-last-round = Then Anglo-Saxons win
warn-last-viking = Only 1 Viking in England
warn-strongholds = { $rounds ->
    [one] 1 Stronghold ends it
   *[other] { $rounds } Strongholds end it
}
warn-areas = { $missing ->
    [0] Vikings: enough areas
   *[other] Vikings: 1 area to go
}
warn-coins = { $coins ->
    [0] Vikings: enough coins
   *[other] Vikings: { coins } to go
}
warn-saxons = Anglo-Saxons left: { $units }
from-to = From { $origin } to { $target }: who goes?
fallen = Fallen
has-passed = passed
won-now = { $winner ->
    [saxons] { $area }: the Anglo-Saxons win
   *[vikings] { $area }: the Vikings win
}
must-fall = { $losses ->
    [one] 1 Unit must fall
   *[other] { $losses } Units must fall
}
victor = { $name } wins
told-leader = Leader { $leader }: { $ability }

## What the pieces mean. $saxons, $vikings: Units, by `units`, or in `means-tile` halves; $holder: "nobody", or by
## `side-name`, as $side and $owner; $state: free, owned or resolved; $bare: yes if no marker lies there; $marker: by
## `marker`, `scouted-marker` or `no-marker`; $names: "anybody", or a list of `the-leader`; $place: a place

means-area = { $area } ({ signs }). Anglo-Saxons: { $saxons }; Vikings: { $vikings }. { $holder ->
    [nobody] Nobody controls it
   *[other] Controlled by { $holder }
} (V-03)
means-harbour = Scandinavia, { $area }. Vikings: { $vikings }
means-drakkar = The Drakkar: those who were driven off wait here until the round ends (V-91). Vikings: { $vikings }
means-sigil = The sigil of { $area }: where its marker leads (V-33)
means-clash = Both sides are in { $area }: there will be combat (V-69)
means-stronghold = The Stronghold of { $area }
means-space = { $bare ->
    [yes] Where the ships of { $area } sail to: { $marker }
   *[no] Where the ships of { $area } sail to
}
means-destination = On the ships of { $area }: { $marker }
means-destination-in-hand = A destination marker, about to be laid
means-tile = Tile { $tile }. Anglo-Saxons: { $saxons }. Vikings: { $vikings }. { $state ->
    [free] Nobody has taken it
    [owned] Taken by { $owner }
   *[resolved] Resolved by { $owner }
}
means-coins-general = General supply: { coins }
means-coins-a = { coins } of the Anglo-Saxons
means-coins-v = { coins } of the Vikings; they win with { $goal } (V-93)
means-areas-a = Areas that the Anglo-Saxons control: { $number } (V-03)
means-areas-v = Areas that the Vikings control: { $number }; they win with { $goal } (V-93)
means-foes-a = Vikings in England: { $number }; without one the Anglo-Saxons win (V-92)
means-foes-v = Anglo-Saxons in England: { $number }; without one the Vikings win (V-93)
means-initiative = Chooses first next round: { $side } (V-17)
means-stronghold-supply = Strongholds to build: { $number }
means-pool = Destination markers in the pool: { $number } (V-62)
means-marker-round = The Round marker, on { $number }: it moves left every round (V-91)
means-marker-stronghold = The Stronghold marker, on { $number }: it moves right with each Stronghold built (V-53)
means-combat = Combat in { $area } (V-69 to V-80)
means-strength = Strength of { $side } in this combat: { $number } (V-75)
means-losses = Casualties that { $side } have still to name: { $number } (V-76)
means-warriors = { warriors } of { $side }: { $place }
means-leader = Leader { $leader } of { $side }: { $ability }
means-leader-shown = Leader { $leader } of { $side }: { $ability }. Revealed
means-hidden-leader = { $names ->
    [anybody] A Leader of { $side }; he may be any of the four
   *[other] A Leader of { $side }; he may be { $names }
}

## What the symbols of the tiles do

about-start-movement = Movement: one group of free Units goes to an area next to its own; Vikings may sail instead. Free of charge (V-27, V-33)
about-start-build = Build: 1 coin for a Stronghold in an area that you control; one round less to hold out (V-52)
about-start-fyrd = Fyrd: where a Stronghold is, remove Viking Warriors for 1 coin each, no Leaders (V-56)
about-start-income = Income: each Stronghold gives 1 coin, or a Unit for 1 coin (V-57)
about-start-tribute = Tribute: 1 coin to the Vikings; all of theirs leave one area that has your Units, too (V-59)
about-start-scout = Scout: choose a marker in secret and lay it where you want to sail from. Free of charge (V-61)
about-start-recruitment = Recruitment: up to 3 Units for the emptiest parts of Scandinavia. Free of charge (V-48)
about-start-pillage = Pillage: take 1 coin, and the Stronghold of an area that you control is gone (V-63)
about-bonus-coin = Bonus, before all actions: take 1 coin (V-65)
about-bonus-move-one = Bonus, before all actions: move 1 free Unit (V-65)
about-bonus-recruit = Bonus, before all actions: recruit 1 Warrior (V-67)
about-bonus-move = Bonus, before all actions: one whole Movement (V-68)
about-acts-first = The owner of this tile resolves first in this round (V-19)
about-chooses-first = The owner of this tile chooses first in the next round (V-17)

## Why something is not possible: after "Not possible:", or alone. $action, $side: keys; $most, $there: numbers; $prompt: what
## is asked

first-placing = first the Viking Leaders are placed (S9)
first-drafting = tiles are being chosen (V-15)
first-opening = first a tile to resolve is picked (V-21)
first-bonus = first the bonus of the tile is used or declined (V-23)
first-acting = first an action of the tile is started, or the tile ended (V-24)
first-movement = first this Movement is finished (V-24): { $prompt }
first-action = first this action is finished (V-24): { $prompt }
first-combat = it is time for combat (V-14)
first-fight = first this is to be decided: { $prompt }
first-home = the Drakkar is coming home (V-91): { $prompt }
tile-taken = tile { $tile } is taken (V-16)
not-your-tile = tile { $tile } belongs to the other side (V-16)
resolved-already = tile { $tile } is resolved already (V-21)
no-such-bonus = this half of tile { $tile } has no such bonus (V-65 to V-68)
bonus-late = a bonus comes before any action of its tile (V-23)
bonus-empty = that bonus would do nothing now (V-26)
not-on-tile = this half of tile { $tile } has no { tile-action } (V-21)
done-once = { tile-action } was done on this tile already (V-24)
either-action = only one of the two actions of this tile is done (V-25)
no-coin-build = no Build now: it costs 1 coin, and you have none (V-26, V-52)
no-coin-fyrd = no Fyrd now: it costs 1 coin for each Viking Warrior, and you have no coin (V-26, V-56)
no-coin-tribute = no Tribute now: it costs 1 coin, and you have none (V-26, V-59)
all-built = no Build now: all Strongholds stand on the map (V-26, V-52)
idle-movement = no Movement now: none of your Units can leave its area (V-26, V-29)
idle-build = no Build now: you control no area without a Stronghold (V-26, V-52)
idle-fyrd = no Fyrd now: no Viking Warrior is in an area with a Stronghold (V-26, V-56)
idle-income = no Income now: there is no Stronghold in England (V-26, V-57)
no-income = no Income now: the general supply is empty, and you can pay for no Unit (V-26, V-57)
idle-tribute = no Tribute now: no area has Units of both sides (V-26, V-59)
idle-scout = no Scout now: the pool is empty (V-26, V-61)
idle-recruitment = no Recruitment now: you have no Unit in your supply (V-26, V-48)
idle-pillage = no Pillage now: you control no area with a Stronghold (V-26, V-63)
fight-where = choose first which combat comes next (V-69)
from-where = say first from where (V-27)
to-where = say first to where (V-27)
no-units = you have no Unit in { $area } (V-27)
engaged = all your Units in { $area } are Engaged (V-29)
never-at-sea = Anglo-Saxons never leave England (V-09, V-32)
origin-known = one Movement has one origin (V-27)
target-known = the destination of this Movement is fixed (V-27)
not-adjacent = { $area } is not adjacent to { $origin } (V-28)
no-sailing = no face-up marker in { $origin } shows { $area } (V-33)
no-drakkar = no Movement leads into the Drakkar: Units are placed there (V-39)
no-marker-there = only Vikings in Scandinavia sail by markers (V-33)
face-down = a scouted marker is turned over or left alone, not exchanged (V-37)
not-face-down = no face-down marker lies in { $origin } (V-37)
too-many = { $bonus-moves-one ->
    [yes] this bonus moves 1 Unit (V-65)
   *[no] at most { $most ->
        [one] 1 free Unit
       *[other] { $most } free Units
    } can leave { $origin } (V-29)
}
at-least-one = at least 1 Unit must go (V-27)
not-there = that Leader is not in { $origin } (V-27)
few-warriors = { $there ->
    [0] you have no Warrior in { $origin } (V-27)
    [one] you have only 1 Warrior in { $origin } (V-27)
   *[other] you have only { $there } Warriors in { $origin } (V-27)
}
no-coin = it costs a coin, and you have none (V-57)
has-stronghold = { $area } has a Stronghold; there is never more than one (V-05)
not-controlled = you do not control { $area } ({ $action ->
    [build] V-52
   *[pillage] V-63
})
no-stronghold = { $area } has no Stronghold ({ $action ->
    [fyrd] V-56
    [pillage] V-63
   *[income] V-57
})
no-warriors-to-hit = no Viking Warrior is in { $area }; Leaders cannot be hit (V-56)
stronghold-used = the Stronghold in { $area } was used in this Income (V-57)
general-empty = the general supply is empty (V-12)
not-in-supply = that Unit is not in your supply (V-44)
not-contested = Units of both sides must be in { $area } ({ $action ->
    [tribute] V-59
   *[fight] V-69
})
not-in-pool = that marker is not in the pool (V-62)
no-such-marker = { $area } is inland: there is no such marker (V-04)
whom = say first whom you recruit (V-48)
place-recruit = place the recruit first (V-49)
take-marker = take a marker from the pool first (V-61)
lay-marker = lay down the marker in your hand first (V-61)
not-emptiest = { $harbour } is not among the emptiest areas (V-49)
begin-first = an action that was started must have some effect first (V-26)
no-leader-here = that Leader is not hidden in this combat (V-71)
ability-first = let the revealed Leader do what he can first (V-71)
no-help = no free Unit can come from { $area }
no-landing = no free Unit can come from { $harbour }
help-from-where = say first from where help comes (V-71)
help-known = help comes from { $origin } already (V-71)
combat-only = Leaders are revealed in combat only (V-84)
all-revealed = the reveal step of this combat is over (V-71)
no-ability = no Leader with this ability was revealed just now (V-84)
not-in-combat = no such Unit is in this combat (V-84)
not-in-england = no such Viking Unit is in England (R19)
one-hidden = hidden Leaders look alike: pick the first of them (R32)
unit-not-there = no such Unit is there
no-retreat = a retreat to { $haven } is not possible ({ $side ->
    [saxons] V-79
   *[vikings] V-80 to V-82
})
not-plundering = no victorious plunderer was revealed (V-89)
who-leaves = say first who leaves the Drakkar (V-91)
place-him = place first the Unit that left the Drakkar (V-49)

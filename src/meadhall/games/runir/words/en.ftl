# Runir in English: every sentence that a player reads or hears. $seat-is is "you" for the seat that reads it.
#
# $seat, $owners, $users, $winners: names of players, which people have chosen: never declined.
# $coin, $other: a coin, by its phrase `fishing-stave` to `trading-stave`. $colour: a metal: `bronze`, `silver` or `gold`.
# $stone: by the phrase `stone`. $reward: by the phrase `reward`. $aid, $corner: an aid, by its phrase `reroll` to
# `full-stone`. $crystals, when it fills a slot itself: a number.
# $board: the name of a rune, "Fehu". $rune, $before, $after: the sign of a rune, "Th". $dice, $picked: signs, "F F U".
# $space, $honour, $count, $size, $times, $most, $value: numbers.

## What happened: one sentence for each fact that the rules tell (facts.py). $position, $side: numbers

board-laid = Board { $position } is { $board }, side { $side }: { $aid }.
reward-came = New in the Jarl's Grand Hall, for { $honour } honour: { $reward }.
first = { $seat-is ->
    [you] You are the starting player.
   *[other] { $seat } is the starting player.
}
rolled = { $seat-is ->
    [you] You roll.
   *[other] { $seat } rolls.
} The unused dice show { $dice }.
carved = { $seat-is ->
    [you] You carve { $stone }.
   *[other] { $seat } carves { $stone }.
}
left-out-rune = { $seat-is ->
    [you] You leave out { $rune }.
   *[other] { $seat } leaves out { $rune }.
}
left-out-wild = { $seat-is ->
    [you] You leave out one of the dice that should be alike.
   *[other] { $seat } leaves out one of the dice that should be alike.
}
filled-wild = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { $count ->
    [one] one die that shows { $rune }.
   *[other] { $count } dice that show { $rune } for “{ $count } alike”.
}
took-coin = { $seat-is ->
    [you] You take a { $coin }.
   *[other] { $seat } takes a { $coin }.
}
no-coin = No { $colour } coin is left for { $seat-is ->
    [you] you
   *[other] { $seat }
} (R-13).
paid-centre = { $seat-is ->
    [you] You put a crystal in the centre to set a die.
   *[other] { $seat } puts a crystal in the centre to set a die.
}
set-a-die = { $seat-is ->
    [you] You turn { $before } to { $after }.
   *[other] { $seat } turns { $before } to { $after }.
}
used-aid = { $seat-is ->
    [you] You use the aid "{ $aid }".
   *[other] { $seat } uses the aid "{ $aid }".
}
reused-aid = { $seat-is ->
    [you] You use the aid "{ $aid }" once more.
   *[other] { $seat } uses the aid "{ $aid }" once more.
}
rolled-again = { $seat-is ->
    [you] You roll { $dice } again.
   *[other] { $seat } rolls { $dice } again.
}
changed-coins = { $seat-is ->
    [you] You change { $count } x { $coin } for { $other }.
   *[other] { $seat } changes { $count } x { $coin } for { $other }.
}
claimed = { $seat-is ->
    [you] You claim a reward
   *[other] { $seat } claims a reward
} for { $honour } honour: { $reward }.
laid-coins = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $count ->
    [one] a { $coin }
   *[other] { $count } x { $coin }
} on the reward.
ended-turn = { $seat-is ->
    [you] You end the turn.
   *[other] { $seat } ends the turn.
}
passed = { $seat-is ->
    [you] You cannot carve a stone and pass.
   *[other] { $seat } cannot carve a stone and passes.
}
nothing-left = { $seat-is ->
    [you] You have nothing left to do.
   *[other] { $seat } has nothing left to do.
}
round-complete = The round is complete and somebody's crystals are spent (R-43): the coins are turned over.
rounds-over = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} the coins are turned over as they are.
turned-coin = { $seat-is ->
    [you] You turn over a { $coin }: { $value }.
   *[other] { $seat } turns over a { $coin }: { $value }.
}
session-over = The first session is over.
session-score = { $seat-is ->
    [you] You have { $honour } honour.
   *[other] { $seat } has { $honour } honour.
}
table-cleared = Everybody takes back all crystals, the coins return to their stacks, and the boards are empty (R-51).
board-replaced = The die shows { $board }: that board is replaced (R-52).
counted-all = All coins are counted, and the game is over (R-45).

## How things are called. $asked: signs of runes and sets, "F Th, 2 alike"; $kind: `magic-rune`, `goods` or `praise`;
## $condition: a list of `coins` and `coins-of-colour`, or one of `same-stone` to `one-board`

bronze = bronze
silver = silver
gold = gold
fishing-stave = Fishing Stave
dream-stave = Dream Stave
rotas-stave = Rotas Stave
gapaldur = Gapaldur
thors-hammer = Thor's Hammer
trading-stave = Trading Stave
magic-rune = magic rune
goods = goods
praise = praise
reroll = re-roll
dark-die = dark die
reuse-die = re-use a used die
reuse-corner = re-use another corner
change-rune = change the rune
one-less = one rune less
full-stone = carve a full stone
crystals = { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}
stone = the { $colour } stone on { $board } ({ $asked })
alike = { $count } alike
no-dice = none
reward = { $kind } for { $condition }
coins = { $count } x { $coin }
coins-of-colour = { $count } { $colour }
same-stone = the same stone carved { $times } times
every-board = at least { $times } carved on every board
in-all = { $times ->
    [one] 1 stone
   *[other] { $times } stones
} carved in all
one-board = { $times ->
    [one] 1 stone
   *[other] { $times } stones
} carved on one board

## What is asked. $by: crystals or rounds; $duty: yes if a stone must be carved; $possible: a list of `may-...`, which begins
## with a capital letter

laying = The boards are being laid.
drawing-first = The starting player is being drawn.
refilling = The Jarl's Grand Hall is being filled.
counting = The coins are being turned over.
swapping = A die decides which board is replaced.
rolling = The dice are in the air.
over = The game is over: { $by ->
    [crystals] the round is complete, and somebody's crystals are spent (R-43).
   *[rounds] after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } it is scored as it stands.
}
ask-main = { $duty ->
    [yes] Carve a stone (R-16).
   *[no] { $possible }?
} Dice: { $dice }; { crystals } left.
may-carve = carve a stone
may-claim = claim a reward
may-aid = use an aid
may-set-die = set a die
may-end-turn = end the turn
ask-less = Carve which stone with one rune less? (R-30)
ask-full = Carve which full stone? (R-33)
ask-omit = Leave out what on { $stone }? (R-30)
ask-wild = Use which { $size ->
    [one] die
   *[other] { $size } dice that are alike
}? (R-05)
ask-coin = Take which { $colour } coin? (R-12)
ask-from = Turn which die? (R-18)
ask-to = Turn the { $rune } to which rune? (R-18)
ask-pick = Roll which dice again? Picked: { $picked } (R-24).
ask-area = Use which corner once more? (R-28)
ask-type = Change which coins? (R-29)
ask-count = Change how many coins of { $coin }? (R-29)
ask-spend = Lay which { $colour } coin on the reward? (R-38)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $how: less, full or plain; $own: so many coins of a kind are owned already; $number:
## 0 or 1; $code and $token: codes, "s2" and "P4"

do-carve = { $how ->
    [less] Carve { $stone } with one rune less
    [full] Carve { $stone }, whose holes are full, for a { $colour } coin
   *[plain] Carve { $stone } for 1 crystal and a { $colour } coin
}
do-set-die = Put a crystal in the centre and set a die
do-aid = Use the aid "{ $corner }" for { crystals }
do-claim = Claim for { $space } honour: { $reward }
do-end-turn = End the turn
do-pass = Pass: no stone can be carved
do-wild = { $count ->
    [one] Use one die that shows { $rune }
   *[other] Use { $count } dice that show { $rune } for “{ $count } alike”
}
do-omit = Leave out { $rune }
do-omit-wild = Leave out one of the { $size } that should be alike
do-coin = Take a { $coin } ({ $own ->
    [0] your first
   *[other] you have { $own }
})
do-from = Set a die that shows { $rune }
do-to = Turn it to { $rune }
do-add = Pick a die that shows { $rune }
do-roll = Roll the picked dice: { $picked }
do-area = Use the aid "{ $corner }" once more
do-type = Change { $coin } for { $other }: up to { $most }
do-count = Change { $count } x { $coin } for { $other }
do-spend = Lay a { $coin } on the reward
ready-carve = A stone can be carved.
ready-claim = The reward for { $space } honour is ready.
plan-carve = { $how ->
    [less] carve { $colour } on { $board } with one rune less
   *[other] carve { $colour } on { $board }
}
plan-set-die = { "" }
plan-aid = use the aid "{ $corner }"
plan-claim = claim { $reward }
plan-end-turn = { "" }
plan-wild = { "" }
plan-omit = { "" }
plan-omit-wild = { "" }
plan-coin = take a { $coin }
plan-from = { "" }
plan-to = turn a die to { $rune }
plan-add = { "" }
plan-roll = roll { $picked } again
plan-type = change { $coin } for { $other }
plan-count = { "" }
component-carve = Carve the { $colour } stone { $code } on { $board }
component-aid = Use the aid "{ $corner }"
component-claim = Claim { $token }, { $reward }
component-wild = Use { $rune } for dice that are to be alike
component-omit-wild = Leave out one of those that are to be alike
component-coin = { $number ->
    [0] Take the first coin of the colour
   *[1] Take the second coin of the colour
}
component-spend = { $number ->
    [0] Lay the first coin of the colour on the reward
   *[1] Lay the second coin of the colour on the reward
}
component-roll = Roll the picked dice
component-type = Change { $coin } for { $other }
component-count = Change { $count } at once
component-end-turn = { do-end-turn }

## The position, in text. $price: `crystals`; $visitors: numbers of seats, "13", or "nobody"; $stacks: a list of `stack-line`;
## $coins: codes, "2xb0"

title = { $title }{ $sessions ->
    [one] { "" }
   *[other] , session { $session } of { $sessions }
}{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
board-line = { $number } { $board }, side { $side }: { $aid } ({ $price }{ $visitors ->
    [nobody] { "" }
   *[other] , used by { $visitors }
})
hall-line = The Jarl's Grand Hall
pile-line = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in the pile
stacks-line = Coin stacks: { $stacks }
stack-line = { $code } { $coin } { $count }
dice-line = Dice: { $dice } unused, { $used } used{ $rolling ->
    [0] { "" }
   *[other] , { $rolling } in the air
}
honour-held = { $honour } honour
coins-held = { $coins }
coins-laid = { $coins } on rewards
dark-die-held = a dark die

## Points. $values: a sum of numbers, "1 + 3"; $by: tokens, gold, silver, bronze or crystals

counted = { $points } honour
rewards = Rewards of the Jarl's Grand Hall (R-36)
head-start = Head start of a player who began later (A-20)
first-session = Coins of the first session (R-50)
coin-values = Coins, { $colour }: { $values } (R-45)
coin-source = Coins, { $colour }
crystals-left = Crystals left (R-45)
sets = Sets of magic rune, goods and praise: { $count } (R-46)
sets-source = Sets of magic rune, goods and praise
majority = Most { $kind } tokens (R-47)
tie-broken = { $seat } wins the tie by { $by ->
    [tokens] the most reward tokens
    [gold] the most gold coins
    [silver] the most silver coins
    [bronze] the most bronze coins
   *[crystals] the fewest crystals left
} (R-48).
tie-shared = { $winners } share the victory (R-48).

## On the board, where there is little room: a heading and a line below it, each of about 25 letters

goal-before = Before the first turn
goal-round = { $sessions ->
    [one] Round { $round }
   *[other] Session { $session }, round { $round }
}
goal-near = { $sessions ->
    [one] Round { $round }: the end is near
   *[other] The end is near
}
goal-last = { $turns ->
    [0] The last turn
   *[other] Last round
}
goal-counting = The coins are counted
goal-over = The game is over
goal-crystals = Until a last crystal is spent
goal-left = { $crystals ->
    [0] no crystal left
    [one] 1 crystal left
   *[other] { $crystals } crystals left
}
goal-coins = Coins count, too
goal-won = { $count ->
    [one] wins with { $honour }
   *[other] share it with { $honour }
}
standing = { $honour } honour, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
standing-counted = { $honour } honour

## What the pieces mean. $taken, $used, $laid, $left, $worth, $least: numbers; $effect: by its phrase `effect-...`; $name and
## $sign: a rune, "Thurisaz" and "Th"

means-goal = When somebody's last crystal is spent the round is finished, and the most honour wins (R-43, R-45)
means-near = { $seat } has { crystals } left and can bring the last round (R-43)
means-last = { $seat } has no crystal left: this round is the last, and { $turns ->
    [0] this turn ends it
    [one] 1 more turn is to come
   *[other] { $turns } more turns are to come
} (R-43)
means-counting = Now everybody's coins are turned over (R-45)
means-over = { $winners }: { $honour } honour
means-stone = { $asked } for a { $colour } coin, on { $board } (R-06){ $taken ->
    [0] { "" }
    [1] . One hole is empty, { $owners } has the other
   *[2] . Both holes are taken, by { $owners } (R-09)
}
means-aid = { $aid } for { crystals }: { $effect }. { $used ->
    [0] Nobody has used it
   *[other] Used by { $users } (R-20)
}
effect-reroll = roll any unused dice again (R-24)
effect-dark-die = one die more, at once and on every turn (R-26)
effect-reuse-die = roll a used die and use it once more (R-27)
effect-reuse-corner = use another corner that you have used before, once more (R-28)
effect-change-rune = change coins for those with the other magic rune of their colour (R-29)
effect-one-less = carve a stone with one rune less (R-30)
effect-full-stone = carve a stone whose holes are full (R-33)
means-centre = The centre. A crystal laid here sets a die, once a turn (R-18)
means-space = For { $honour } honour: { $reward }
means-no-reward = For { $honour } honour: no reward lies here (R-40)
means-won = { $reward }. Won by { $seat }
means-dice = { $count ->
    [0] No unused die shows
    [one] An unused die that shows
   *[other] { $count } unused dice that show
} { $name } ({ $sign }){ $picked ->
    [0] { "" }
   *[other] ; { $picked } to be rolled again (R-24)
}
means-stack = { $coin }, { $colour }: { $count } left, each worth { $least } to { $most }; nobody may look before the end (R-14)
means-purse = { $seat }: { $count } x { $coin }{ $laid ->
    [0] { "" }
   *[other] , and { $laid } on rewards (R-37)
}{ $worth ->
    [0] { "" }
   *[other] , worth { $worth } (R-45)
}
means-hand = { $seat }: { $left } of { crystals } in hand; the last one brings the last round (R-43)
means-dark = The dark die of { $seat }, rolled with the others every turn (R-26)
means-honour = { $seat }: { $honour } honour

## Why something is not possible: after "Not possible:", or alone

first-this = first this is to be decided: { $prompt }
first-main = that does nothing by itself. Possible now: { $possible } (R-03)
set-first = dice are used by carving a stone; to set a die, touch the centre first (R-06, R-18)
coin-by-carving = a coin is taken by carving a stone of its metal (R-07)
no-crystal = { $seat } has no crystal left (R-06)
full = both holes of { $stone } are taken (R-09)
unmet = the unused dice, { $dice }, do not meet { $stone } (R-06)
no-dice-left = no unused die is left for { $stone } (R-06)
unmet-less = the unused dice, { $dice }, do not meet { $stone } even with one rune less (R-30)
not-full = { $stone } has an empty hole (R-33)
die-is-set = a die is set only once a turn (R-18)
no-unused = there is no unused die (R-18)
keep-one = a crystal must be kept for the stone that is still to be carved this turn (R-15)
no-crystal-for-die = setting a die costs a crystal (R-18)
area-used = { $seat } has used this area already: each only once (R-20)
area-price = the aid "{ $corner }" costs { crystals } (R-21)
less-price = the aid "{ $corner }" takes a crystal for the area and one for the stone (R-31)
no-reroll = there is no unused die to roll again (R-23)
has-dark = { $seat } owns a dark die already (R-26)
no-used = no used die lies in the centre (R-27)
no-corner = no corner that { $seat } has used before could help now (R-28)
no-change = { $seat } has no coin that could be changed (R-29)
no-less = no stone could be carved with one rune less (R-30)
no-full = the dice meet no stone whose holes are full (R-33)
no-rewards = the children's version has no rewards (R-57)
no-token = no reward lies on that space (R-40)
not-met = { $seat } does not have what this reward asks: { $reward } (R-35)
duty = a stone can be carved, and one must be (R-16)
wild-short = { $size ->
    [one] no unused die shows that rune (R-05)
   *[other] { $size } alike are { $size } dice with the same rune (R-05)
}
omit-short = the dice would not meet { $stone } without that (R-30)
no-such-die = no unused die shows { $rune } (R-18)
no-such-pick = no unused die shows { $rune }, or all that do are picked (R-24)
shows-that = the die already shows { $rune } (R-18)
pick-one = at least one die is picked first (R-24)
area-not-used = { $seat } has not used that corner before (R-28)
area-excluded = the aid "{ $corner }" cannot be used once more (R-28)
area-no-help = the aid "{ $corner }" could do nothing now (R-23)
type-short = { $seat } has no free { $coin }, or the stack of { $other } is empty (R-29)
count-short = at most { $most } can be changed (R-29)

## What content.toml calls by a code or too shortly: the coins, by their runes, and honour

field-b0 = { fishing-stave }
field-b1 = { dream-stave }
field-s0 = { rotas-stave }
field-s1 = { gapaldur }
field-g0 = { thors-hammer }
field-g1 = { trading-stave }
field-majority-least = Tokens that the majority takes
field-full-stone = Carve a full stone
field-set = Honour for a set
field-crystal = Honour for a crystal
field-majority = Honour for the majority

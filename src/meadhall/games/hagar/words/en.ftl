# Hägar in English: every sentence that a player reads or hears. $seat-is is "you" for the seat that reads it.
#
# $seat, $victim, $owner, $losers: names of players, which people have chosen: never declined.
# $token: a kind of token, by its phrase `token-0` to `token-5`: "1", "2", "3", "Sven" or "Hägar".
# $island: one or more islands, by their phrases `island-...`. $field, $place: an island, or `beside`, or `island-sea`.
# $die: red or black. $dice: red, black or both. $direction: north, east, south or west. $red, $black: what dice show.
# $wanted: what dice would have to show, a list of `want-...`.

## What happened: one sentence for each fact that the rules tell (facts.py)

chart-laid = The chart lies on the table: nine coasters, thirty-six fields.
first = { $seat-is ->
    [you] You take the helm first.
   *[other] { $seat } takes the helm first.
}
rolled = { $seat-is ->
    [you] You roll red { $red }, black { $black }.
   *[other] { $seat } rolls red { $red }, black { $black }.
}
threw-again = { $seat-is ->
    [you] You throw
   *[other] { $seat } throws
} { $dice ->
    [red] the red die
    [black] the black die
   *[both] both dice
} again.
kept-course = { $seat-is ->
    [you] You keep the course to red { $red }, black { $black }.
   *[other] { $seat } keeps the course to red { $red }, black { $black }.
}
kept-dice = { $seat-is ->
    [you] You keep red { $red }, black { $black }.
   *[other] { $seat } keeps red { $red }, black { $black }.
}
reached = The ship reaches { $field }.
reached-nothing = The ship reaches { $field }: nothing to gain there.
sailed-on = { $seat-is ->
    [you] You sail on.
   *[other] { $seat } sails on.
}
landed-here = { $seat-is ->
    [you] You land right on { $island }.
   *[other] { $seat } lands right on { $island }.
}
landed-beside = { $seat-is ->
    [you] You land on { $island } { to-the-side }.
   *[other] { $seat } lands on { $island } { to-the-side }.
}
revealed = A treasure on { $island } is turned over: { $token }.
in-vain = That is no use: it takes { $wanted } here.
took = { $seat-is ->
    [you] You win the { $token } with { the-die }.
   *[other] { $seat } wins the { $token } with { the-die }.
}
double-took = { $seat-is ->
    [you] You win { $token } with a double.
   *[other] { $seat } wins { $token } with a double.
}
seven-took = { $seat-is ->
    [you] You win { $token-named } with a Lucky 7.
   *[other] { $seat } wins { $token-named } with a Lucky 7.
}
stole = { $seat-is ->
    [you] You steal { $token }
   *[other] { $seat } steals { $token }
} from { $victim-is ->
    [you] you.
   *[other] { $victim }.
}
doubled = { $seat-is ->
    [you] You put a { $token } on the x2 field of Helga Island.
   *[other] { $seat } puts a { $token } on the x2 field of Helga Island.
}
moored = { $seat-is ->
    [you] You put a { $token } on Dragon Island.
   *[other] { $seat } puts a { $token } on Dragon Island.
}
returned = The { $token } that lay there goes back to { $owner-is ->
    [you] you.
   *[other] { $owner }.
}
left = { $seat-is ->
    [you] You leave it at that.
   *[other] { $seat } leaves it at that.
}
left-numbers = { $seat-is ->
    [you] You leave it at that: { $numbers }, though discovered, can still be won (A-07).
   *[other] { $seat } leaves it at that: { $numbers }, though discovered, can still be won (A-07).
}
discovered-last = That discovers the last number: the game ends with this landing (H-24).
all-discovered = All numbers are discovered: the game ends at once (H-24).
won-last = That was the last number token: the game ends at once (H-24).
won-last-but-one = That was the last number but one: the game ends at once (A-17).
turns-over = That was the last of { $turns } turns: the game is scored as it stands.
luck = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $red } and { $black } for Sven Glückspilz: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## How things are called. $count: how many islands of a kind

the-die = { $die ->
    [red] the red die
   *[black] the black die
}
to-the-side = { $direction ->
    [north] to the north
    [east] to the east
    [south] to the south
   *[west] to the west
}
token-0 = face down
token-1 = 1
    .named = the 1
token-2 = 2
    .named = the 2
token-3 = 3
    .named = the 3
token-4 = Sven
token-5 = Hägar
island-sea = open sea
island-plain = { $count ->
    [1] the island without a figure
    [2] two islands without a figure
    [3] three islands without a figure
   *[4] four islands without a figure
}
island-hagar = { $count ->
    [1] a Hägar island
    [2] two Hägar islands
    [3] three Hägar islands
   *[4] four Hägar islands
}
island-sven = { $count ->
    [1] a Sven island
    [2] two Sven islands
    [3] three Sven islands
   *[4] four Sven islands
}
island-helga = Helga Island
island-dragon = Dragon Island
beside = the sea beside { $islands }
want-number = a { $token }
want-double = a double
want-seven = a Lucky { $sum }
the-number = the { $token }

## What is asked. $rolls: so many are left; $end: which rule ends the game; $points: so many points, "3 points"

laying = The chart is being laid.
rolling = The dice are in the air.
ask-navigation = Red { $red }, black { $black } is { $place }. Keep it, or throw again? (H-01)
ask-navigation-in-vain = Red { $red }, black { $black } is { $place }: nothing to gain there. Throw again? (H-01)
ask-target = The ship has reached { $place }. Land, or sail on?
ask-landing = It takes { $wanted } here, rolls left: { $rolls }. Keep the dice, or throw again? (H-10)
ask-use = Red { $red }, black { $black } on { $island }. What do you do with the dice?
ask-last-use = Red { $red }, black { $black }: all numbers are discovered. What do you take at the end? (H-24)
ask-seven = Lucky 7: win which treasure? (H-15)
ask-double = A double: win whom? (H-14)
over-by-numbers = The game is over: { $end ->
    [discovered] all number tokens are discovered (H-24).
    [won] the last number token is won (H-24).
   *[short] all number tokens but one are won (A-17).
}
over-by-turns = The game is over: after { $turns } turns it is scored as it stands.
all-tie = All have { $points }, so all lose (H-28).
fewest-lose = The fewest points lose, and everybody else wins (H-28).

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $direct, $indirect: so many rolls; $chances: `chances` or `chances-unknown`;
## $good: so many of 36 rolls

do-keep-course = Keep the course to { $place }
do-keep-course-in-vain = Keep the course, gain nothing
do-keep = Keep the dice: red { $red }, black { $black }
do-keep-in-vain = Keep the dice, gain nothing
do-keep-last-dice = Keep the dice: red { $red }, black { $black }. They discover the last number, and the game ends
do-reroll = { $dice ->
    [red] Throw the red die again
    [black] Throw the black die again
   *[both] Throw both dice again
}
do-land-here = Land on { $island }, right here: up to { $direct ->
    [one] 1 roll
   *[other] { $direct } rolls
}; { $chances }
do-land-beside = Land on { $island } { to-the-side }: { $indirect ->
    [one] 1 roll
   *[other] { $indirect } rolls
}; { $chances }
chances = { $wanted }: { $good } in 36
chances-unknown = treasures lie face down
do-sail-on = Sail on without landing
do-take-by = Win the { $token } with { the-die }
do-double-takes = Win { $token } with the double
do-seven-takes = Win { $token-named } with the Lucky 7
do-steal-from = Steal { $token } from { $victim }
do-place-doubled = Put a { $token } on the x2 field: it counts double
plan-place-doubled = put a { $token } on the x2 field
do-place-moored = Put a { $token } on Dragon Island: a beer, unless you lose
do-done = Leave it at that
do-done-last = Leave it at that: the game ends
ready-take-by = { $die ->
    [red] The red die
   *[black] The black die
} takes the { $token }.
ready-double-takes = The double takes { $token }.
ready-seven-takes = The Lucky 7 takes { $token-named }.
ready-steal-from = { $token } can be stolen from { $victim }.
plan-keep-course = keep the course
plan-land-here = land on { $island }
plan-land-beside = land on { $island } { to-the-side }
component-keep = Keep the dice
component-land = { $direction ->
    [here] Land right here
   *[other] Land { to-the-side }
}
component-take-by = Win a number with { the-die }
component-steal-from = Steal from another
component-place = Lay a { $token } on an island
component-done = { do-done }

## The position, in text. $lies: doubled, moored or free; $tokens: a list of `token-won`, or `no-token`; $air: yes while
## the dice fly; $end: `numbers-left`, `last-number` or `no-number-left`. The signs stay letters: H, S, P, D, s, h

title = { $title }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
grid-red = red
grid-black = black
signs = ~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures
sign-discovered = * discovered, and not yet won
sign-ship = @ the ship
dice-line = Dice: red { $red }, black { $black }{ $air ->
    [yes] { " " }(in the air)
   *[no] { "" }
}
target-line = Landed on: { $island }
end-line = { $end }.
token-won = { $lies ->
    [doubled] { $token } (x2)
    [moored] { $token } (Dragon Island)
   *[free] { $token }
}
no-token = nothing yet
hoard-line = { $tokens }: { $points }

## Points. $values: a sum of numbers, "1 + 3"

numbers-points = Number tokens { $values } (H-25)
numbers-source = Number tokens
doubled-source = The token on the x2 field
hagar-source = Hägar
luck-source = Sven Glückspilz's dice
doubled-points = The { $token } on the x2 field once more (H-25)
hagar-points = Hägar: one for each number token (H-26)
luck-points = Sven Glückspilz's dice (H-27)
beer = { $seat } gets a beer from { $losers } (H-32).

## On the board, where there is little room; a badge holds 9 letters. $end: discovered, won or short (which token ends
## the game)

numbers-left = { $end ->
    [discovered] { $left } of { $all } numbers to discover: the last one ends the game
   *[other] { $left } of { $all } numbers left: the last one ends the game
}
last-number = { $end ->
    [discovered] The last number: discovering it ends the game
    [won] The last number: winning it ends the game
   *[short] One more number: winning it ends the game
}
no-number-left = { $end ->
    [discovered] All numbers are discovered: the game is over
    [won] The last number is won: the game is over
   *[short] All numbers but one are won: the game is over
}
seven-badge = Lucky { $sum }
double-badge = Double
rolls-left = { $rolls ->
    [one] roll left
   *[other] rolls left
}
wins = wins
loses = loses

## What the pieces mean. $what: one of these phrases, or an island or field; $face: the number of a die, never 0;
## $column and $row: where a field lies

means-face-down = A treasure, face down: landing here turns it over (H-08)
means-number = Treasure { $token }: a die that shows { $token } takes it (H-13)
means-sven = Sven Glückspilz: a double takes him (H-14); in the end he rolls for his owner (H-27)
means-hagar = Hägar: a double takes him (H-14); in the end a point for each number of his owner (H-26)
means-discovered = { $what }. It is discovered: the end no longer waits for it (H-24)
means-owned = { $what }. It belongs to { $owner }
means-doubled = { $what }, doubled on Helga Island (H-25)
means-moored = { $what }, on Dragon Island (H-31)
means-red = The red die: column { $face } (H-02)
means-black = The black die: row { $face } (H-02)
means-blank = It has not been thrown yet
means-ship = The longship
means-seven = Dice that add up to { $sum } take any one treasure (H-15)
means-double = Two equal dice take Sven or Hägar (H-14)
means-x2 = The x2 field: a number laid here counts double (H-18)
means-dragon = The field of Dragon Island: a 1 laid here wins a beer (H-30, H-32)
means-field = Red { $column }, black { $row }: { $what }

## Why something is not possible: after "Not possible:", or alone. $players, $face, $navigation, $direct, $indirect: numbers;
## $rule: the number of a rule

no-seat = only { $players } play
first-navigate = first the course is decided: keep it, or throw again (H-01)
first-target = first it is decided whether and where to land (H-05)
first-landing = the dice of the landing are still to be decided: keep them, or throw again (H-10)
course-stands = the course stands after { $navigation ->
    [one] 1 roll
   *[other] { $navigation } rolls
} (H-01)
dice-kept = the dice were kept: now they act (H-11)
no-rolls = no roll is left: a direct hit gives { $direct }, an indirect one { $indirect } (H-10)
has-landed = the ship has landed for this turn: now the dice act (H-05, H-11)
hit-directly = the island here is hit directly; its neighbours are not hit (H-03)
no-island-here = the field that was hit is sea; only islands next to it can be reached (H-04)
no-island-there = there is no island { to-the-side } (H-04)
nothing-to-gain = nothing could be gained on { $island } (H-09)
die-used = { the-die } has acted already; each die serves once (H-12)
dice-used = it takes both dice, and one has acted already (H-12)
die-shows = { the-die } shows { $face }, and no face-up number { $face } lies on { $island } (H-13)
die-no-number = { the-die } shows { $face }; number tokens are 1, 2 and 3 (H-13)
red-first = with equal dice the red one goes first (H-13)
no-double = red { $red } and black { $black } are no double (H-14)
no-seven = red { $red } and black { $black } do not add up to { $lucky } (H-15)
die-alone = the { $token } is taken by the die that shows it: the Lucky 7 would do the same (H-13, H-15)
not-lying = no { $token } lies on { $island } ({ $rule })
not-cleared = tokens still lie on { $island }: they come first (H-23)
no-figure = { $island } shows no figure: it has no effect once it is cleared (H-22)
no-theft-dice = it takes a double or a Lucky 7 (H-21)
victim-lacks = { $victim } owns no { $token } (H-21)
own-token = nobody steals from himself (H-21)
no-field-to-place = tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)
dragon-takes-one = Dragon Island takes a 1 only (H-30)
no-token-to-place = no { $token } lies before { $seat } (H-18)
die-for-place = it takes a die that shows { $token }, or a Lucky 7 (H-18)

# The island games in English: every sentence that a player reads or hears. $seat-is is "you" for the seat that reads it.
# $rule is the number of a rule, which Sagnir and Mythical Island may number differently; so are $S-70 and the like.
#
# $seat, $owner, $other, $winners, $names: names of players, which people have chosen: never declined.
# $kind, $old, $element: a kind of tile or an element, by its phrase `fire`, `water`, `earth`, `air` or `northern-lights`.
# $being: by the phrase `being`, "Nykur (12)". $beings: a list of them, or how many. $protector: by the phrase
# `protector`; its $name, $title and ability stand in the content files, and so do the names of beings: `name-...`.
# $cell: "c4". $card: "B05". $points, $count, $match, $more: numbers.

## What happened: one sentence for each fact that the rules tell (facts.py). $kind-is and $being-is are "hidden" where the
## reader does not see the card; $other is a kind of tile in `switched`, and $partner its cell; $tiles and $beings are lists
## in `rejected-...`

first = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
board-dealt = { $seat-is ->
    [you] You get the { $element } board.
   *[other] { $seat } gets the { $element } board.
}
chose = { $seat-is ->
    [you] You play { $protector }.
   *[other] { $seat } plays { $protector }.
}
island-laid = The island lies on the table: { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}
tiles-dealt = Every hand of tiles is dealt.
beings-dealt = Every hand of beings is dealt.
all-beings-dealt = Every player holds all beings of the own element, face up (S-96).
bonus-dealt = Bonus card { $card }, worth { $points }, is laid out.
started = { $seat-is ->
    [you] You start on { $cell }.
   *[other] { $seat } starts on { $cell }.
}
started-there = { $seat-is ->
    [you] You start on { $cell }, the only cell where you can start (S-10).
   *[other] { $seat } starts on { $cell }, the only cell that is left to start on (S-10).
}
exchanged = { $seat-is ->
    [you] You discard { $kind } to draw another tile.
   *[other] { $seat } discards { $kind } to draw another tile.
}
placed = { $seat-is ->
    [you] You replace { $old } on { $cell } by { $kind }.
   *[other] { $seat } replaces { $old } on { $cell } by { $kind }.
}
lifted = { $seat-is ->
    [you] You take hold of { $kind } on { $cell }.
   *[other] { $seat } takes hold of { $kind } on { $cell }.
}
switched = { $seat-is ->
    [you] You switch { $kind } on { $cell } with { $other } on { $partner }.
   *[other] { $seat } switches { $kind } on { $cell } with { $other } on { $partner }.
}
stepped = { $seat-is ->
    [you] You step to { $cell }.
   *[other] { $seat } steps to { $cell }.
}
flew = { $seat-is ->
    [you] You fly to { $cell }.
   *[other] { $seat } flies to { $cell }.
}
activated = { $seat-is ->
    [you] You activate { $being }: { being-points }.
   *[other] { $seat } activates { $being }: { being-points }.
}
used-token = { $seat-is ->
    [you] Your token stands for { $element } on { $cell }, and is used up (S-47).
   *[other] A token of { $seat } stands for { $element } on { $cell }, and is used up (S-47).
}
claimed = { $seat-is ->
    [you] You claim bonus card { $card }, worth { $points }.
   *[other] { $seat } claims bonus card { $card }, worth { $points }.
}
locked = { $seat-is ->
    [you] You lock bonus card { $card }.
   *[other] { $seat } locks bonus card { $card }.
}
shared = { $seat-is ->
    [you] You share
   *[other] { $seat } shares
} bonus card { $card }, worth { $points }, with { $owner-is ->
    [you] you
   *[other] { $owner }
}; it is locked.
took-over = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} bonus card { $card } over from { $owner-is ->
    [you] you, and your token goes back.
   *[other] { $owner }, whose token goes back.
}
ended-turn = { $seat-is ->
    [you] You end the turn.
   *[other] { $seat } ends the turn.
}
nothing-left = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} nothing left to do: the turn ends (S-16).
discarded-tile = { $seat-is ->
    [you] { $more ->
        [0] You pass and discard { $kind }.
       *[other] You discard { $kind }.
    }
   *[other] { $more ->
        [0] { $seat } passes and discards { $kind }.
       *[other] { $seat } discards { $kind }.
    }
}
discarded-being = { $seat-is ->
    [you] { $more ->
        [0] You pass and discard { $being }.
       *[other] You discard { $being }.
    }
   *[other] { $more ->
        [0] { $seat } passes and discards { $being }.
       *[other] { $seat } discards { $being }.
    }
}
finished-pass = { $seat-is ->
    [you] You draw { $count } anew.
   *[other] { $seat } draws { $count } anew.
}
drew-tile = { $kind-is ->
    [hidden] { $seat } draws a tile.
   *[other] { $seat-is ->
        [you] You draw { $kind }.
       *[other] { $seat } draws { $kind }.
    }
}
drew-being = { $being-is ->
    [hidden] { $seat } draws a being.
   *[other] { $seat-is ->
        [you] You draw { $being }.
       *[other] { $seat } draws { $being }.
    }
}
kept-tile = { $kind-is ->
    [hidden] { $seat } keeps one of the drawn tiles.
   *[other] { $seat-is ->
        [you] You keep { $kind }.
       *[other] { $seat } keeps { $kind }.
    }
}
kept-being = { $being-is ->
    [hidden] { $seat } keeps one of the drawn beings.
   *[other] { $seat-is ->
        [you] You keep { $being }.
       *[other] { $seat } keeps { $being }.
    }
}
rejected-tiles = Not kept: { $tiles }.
rejected-beings = Not kept: { $beings }.
tiles-shuffled = The discarded tiles are shuffled into a new pile of { $count }.
beings-shuffled = The discarded beings are shuffled into a new pile of { $count }.
finished-game = With { $beings ->
    [one] 1 being
   *[other] { $beings } beings
} the game ends at once (S-80).
brought-last-turns = With { $beings ->
    [one] 1 being
   *[other] { $beings } beings
} the end has come: everybody else has one last turn (M-35).
last-turns-over = All have had their last turn: the game ends (M-35).
stopped = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} the game stops and is scored as it stands (S-88).
final-points = { $seat-is ->
    [you] You have { points }.
   *[other] { $seat } has { points }.
}

## How things are called. $tokens: how many tokens lie on a card, of $owner and $other

fire = fire
water = water
earth = earth
air = air
northern-lights = Northern Lights
tiles-of-kind = { $kind } { $count }
nothing = none
being = { $name } ({ $number })
being-points = { points }{ $match ->
    [0] { "" }
   *[other] { " and" } { $match } for the own element
}
protector = { $name }, { $title }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tokens = { $tokens ->
    [0] free
    [1] token of { $owner }
   *[2] locked: { $owner }, { $other }
}

## What is asked. $by: target or turns; $acted: 1 after the first action of a turn

setting-up = The table is being set.
drawing = { $seat } is drawing.
over = The game is over.
over-because = The game is over: { $by ->
    [target] { $seat } has activated { $beings ->
        [one] 1 being
       *[other] { $beings } beings
    } ({ $rule }).
   *[turns] after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } it is scored as it stands (S-88).
}
ask-side = Which side of the { $element } board do you play? (S-03)
ask-start = Where does your pawn start? (S-10)
ask-turn = { $acted ->
    [0] Your turn. Act, or pass. (S-13)
   *[1] Replacements left: { $replacements-left }, steps left: { $steps-left }. Go on, or end the turn? (S-16)
}
ask-partner = Which tile changes places with the one on { $cell }? ({ $S-70 })
ask-pass = Discard more, or draw { $count } anew? (S-59)
ask-tile = Which of the drawn tiles do you keep? { $count } to keep. (S-74)
ask-being = Which of the drawn beings do you keep? { $count } to keep. (S-77)
ask-lay = Lay { $kind } on which tile?
ask-discard = Which tiles and beings do you discard? Touch them, then confirm. (S-59)
ask-switch = Switch which tile? ({ $rule })
ask-exchange = Discard which tile to draw another? (S-73)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $token: the element as which a token is used, or "no"; $how: free, own, shared or
## foreign: whose token lies on the card; $called: the name of a being, without its number

do-choose = Play { $protector }: { $ability }
component-choose = Play { $name }
do-pawn = Start on { $cell }
component-pawn = Choose where to start
do-exchange = Discard { $kind } and draw another tile, before your first action
plan-exchange = discard { $kind } for another tile
component-exchange = Exchange { $kind }
do-place = Replace { $old } on { $cell } by { $kind }
plan-place = { $kind } on { $cell }
component-place = Lay { $kind }
do-switch = Switch { $old } on { $cell } with another tile
plan-switch = switch { $old } on { $cell }
component-switch = Lift a tile to switch it
do-with = Switch it with { $old } on { $cell }
plan-with = with { $old } on { $cell }
component-with = Switch it with another
do-step = Step to { $cell }
component-step = Step
do-fly = Fly to { $cell }
component-fly = Fly
do-activate = Activate { $being }: { being-points }{ $token ->
    [no] { "" }
   *[other] ; it takes a token as { $token }
}
ready-activate = { $called } ({ points }) is ready.
plan-activate = activate { $being }
component-activate = Activate { $being }
do-claim = { $how ->
    [free] Claim bonus card { $card }, worth { $points }
    [own] Lock bonus card { $card } with a second token, for no more points
    [shared] Share bonus card { $card }, worth { $points }, with { $owner }: then it is locked
   *[foreign] Take bonus card { $card }, worth { $points }, over from { $owner }
}
ready-claim = { $how ->
    [own] { "" }
   *[other] Bonus card { $card } ({ points }) is ready.
}
plan-claim = { $how ->
    [free] claim { $card }
    [own] lock { $card }
    [shared] share { $card } with { $owner }
   *[foreign] take { $card } over from { $owner }
}
component-claim = Claim bonus card { $card }
do-discard-tile = { $more ->
    [0] Pass and discard { $kind }
   *[other] Discard more: { $kind }
}
component-discard-tile = Pass: discard { $kind }
do-discard-being = { $more ->
    [0] Pass and discard { $being }
   *[other] Discard more: { $being }
}
component-discard-being = Discard { $being }
do-keep-tile = Keep { $kind }
do-keep-being = Keep { $being }
do-finish = Draw { $count } anew
component-finish = Pass, and draw
do-end-turn = End the turn
plan-end-turn = { "" }

## The position, in text. $pattern: rows of letters; $tiles, $discard, $discarded: lists, or `nothing`; the letters F, W, E,
## A, N stay

title = { $game }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
letters = F fire   W water   E earth   A air   N Northern Lights   digits: pawns by seat
seat-line = { $number } { $seat }: { $protector }; pawn { $pawn }, tokens { $tokens }, tiles { $tiles }, beings { $beings }
protector-line = { $protector } ({ $element })
no-protector = no protector yet
activated-beings = activated: { $beings }
own-tiles = Your tiles: { $tiles }
own-beings = Your beings:
open-beings = The beings of { $seat }:
being-line = { $number } { $name } ({ $element }, { points })  { $pattern }
offered-tiles = Drawn, to choose from: { $tiles }
offered-beings = Drawn, to choose from:
bonus-cards = Bonus cards:
bonus-line = { $card } (worth { $points })  { $pattern }  { tokens }
piles = Tile pile: { $tiles }. Discarded tiles: { $discard }. Being pile: { $beings }. Discarded beings: { $discarded }.
last-turns-line = Last turns: { $count } more after this one.

## Points. $by: own, all or bonus

points-being = { $being } (S-81)
points-match = Beings of the own element: { $count } (S-84)
source-match = Beings of the own element
points-bonus = Bonus card { $card } ({ $rule })
source-bonus = Bonus card { $card }
points-finisher = Ended the game ({ $rule })
source-finisher = Ended the game
standing = { points }, { $count }/{ $target } beings
tie-broken = { $seat } wins the tie by the most { $by ->
    [own] beings of the own element
    [all] activated beings
   *[bonus] bonus cards with a token
} ({ $rule }).
tie-shared = { $winners } share the win ({ $rule }).

## On the board, where there is little room; `goal` and `wins` have 7 letters

tiles-pile = tiles
tiles-discarded = discarded tiles
beings-pile = beings
beings-discarded = discarded beings
turn-number = turn { $turn }
last-turns = last turns: { $count } more
replacements-left = replacements
steps-left = steps
activations-left = activations
claims-left = claims
choosing-side = { $seat } chooses a side of the board.
choosing-start = { $seat } chooses where to start.
passing = { $seat } passes and discards.
keeping = { $seat } chooses what to keep.
wins = wins
goal = { $count } of { $target }
to-go = { $count ->
    [one] 1 being to go
   *[other] { $count } beings to go
}

## What the pieces mean. $tiles: a list of `means-tiles`, or `means-any-order`; $cells: "c4 d4 d5", or a list of
## `missing-cell`; $what: one of these phrases; $token: yes if a token completes the pattern; $items: a list

means-cell = { $cell }: { $kind }
means-empty-cell = { $cell }: nothing is laid here yet
means-stands = { $cell }; here { $count ->
    [one] stands
   *[other] stand
} { $names }
means-pawn = The pawn of { $seat }, on { $cell }
means-hand = In your hand: { $kind }, { $count }
means-offer = Drawn, to choose from: { $kind }, { $count }
means-being = { $being }, { $element }, { points }, made of { $tiles }
means-bonus = Bonus card { $card }, worth { $points }, made of { $tiles }; { tokens }
means-any-order = one of each element in any order
means-tiles = { $count } { $kind }
means-fits = { $what }. { $times ->
    [0] It is not on the island now
   *[other] { $token ->
        [yes] With a token it is on the island
       *[no] It is on the island
    } { $times ->
        [one] once
       *[other] { $times } times
    }: { $cells }
}
means-missing = { $count } missing: { $cells }
missing-cell = { $cell } { $kind }
means-goal = beings activated: { $count } of { $target }
means-tokens = unused tokens: { $count }
means-hidden-tiles = tiles face down in the hand: { $count }
means-hidden-beings = beings face down in the hand: { $count }
means-protector = { $seat } plays { $protector }: { $ability }
means-no-protector = { $seat } has no protector yet
means-side = { $protector }: { $ability }
means-pile-tiles = The tile pile: { $count }, face down
means-pile-beings = The being pile: { $count }, face down
means-discard-tiles = Discarded tiles: { $items }
means-discard-beings = Discarded beings: { $items }

## Why something is not possible: after "Not possible:", or alone

first-choose = first every player chooses a side of the board (S-03)
chosen = the sides have been chosen (S-03)
other-board = { $name } is not on your board (S-03)
first-settle = first the pawns are placed (S-10)
settled = the pawns have been placed (S-10)
not-own-element = a pawn starts on its own element, { $element } (S-10)
taken = another pawn stands on { $cell } (S-11)
no-cell = { $cell } is no cell of this island
first-partner = first the switch is finished: choose the second tile ({ $S-70 })
not-lifted = no switch has been begun ({ $S-70 })
first-pass = this is a pass turn: discard more, or finish (S-60)
first-keep = first it is decided which of them to keep ({ $rule })
no-offer = nothing was drawn to choose from (S-74, S-77)
not-offered = that was not drawn to choose from ({ $rule })
same-kind = the tile on { $cell } is of the same kind: switching would change nothing ({ $S-70 })
not-held = there is no { $kind } tile in your hand (S-23)
being-not-held = { $being } is not in your hand (S-37)
no-abilities = protectors have no abilities in variant A (S-89)
not-the-earth-giant = only Bergrisi exchanges a tile before his turn (S-73)
exchanged-already = one exchange a turn, before the first action (S-73)
replaced = no more than { $replacements ->
    [one] 1 replacement
   *[other] { $replacements } replacements
} in a turn (S-18)
not-the-fire-giant = only Eldjötunn switches tiles ({ $S-70 })
switched-already = one switch a turn ({ $S-70 })
other-kind = the tile on { $cell } is not of the kind under your pawn (S-70)
only-own-cell = in the strict reading only the tile under the pawn is switched (S-70)
no-partner = all tiles are of one kind: there is nothing to switch it with ({ $S-70 })
no-steps = no more than { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in a turn (S-24)
too-far = { $cell } is not next to your pawn on { $pawn } (S-25)
occupied = another pawn stands on { $cell } (S-26)
not-the-griffin = only Gammur flies (S-76)
flown-already = one flight a turn (S-76)
no-flight = { $cell } is not two cells straight away over a tile (S-76)
landing-occupied = another pawn stands on { $cell }: a flight lands on a free cell (S-76)
activations = no more than { $activations ->
    [one] 1 activation
   *[other] { $activations } activations
} in a turn (S-38)
no-match = { $being } has no match with your pawn on it (S-35)
no-match-with-token = { $being } has no match with your pawn on it, not even with a token (S-35, S-43)
not-in-play = bonus card { $card } is not in play (S-09)
no-tokens = you have no unused token ({ $S-58 })
locked-card = bonus card { $card } is locked ({ $S-52 })
claimed-already = you laid a token on bonus card { $card } in this very turn ({ $S-54 })
claims = no more than { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
} in a turn ({ $S-55 })
bonus-no-match = bonus card { $card } has no match with your pawn on it (S-35)
acted-already = you have acted: a turn is either an action turn or a pass turn (S-13)
open-beings-stay = in the all mythicals version only tiles are discarded (S-96)
not-passing = nothing has been discarded yet: passing takes at least one tile or being (S-59)
not-acted = a turn takes at least one action, or a pass (S-14)

## Why a game cannot be played with some options. $setting, $settings: as they are typed; $wrong: `fits-nowhere`,
## `lacks-tiles` or `endless`; $card: `card-being` or `card-bonus`; $why: seven or last

options-clash = options all_mythicals=yes and { $setting } exclude each other ({ $why ->
    [seven] S-98: everybody needs all seven beings of an element
   *[last] S-96: that game ends with the { $last }th being
})
no-layout = option layout: "{ $layout }" needs a content file whose [layouts] table has a layout called { $layout }
no-light-patterns = option pattern_set: "light" needs a content file whose beings have light patterns
unplayable = with { $settings }: { $wrong }
fits-nowhere = { $card } fits nowhere on the layout "{ $layout }"; change its pattern, or choose another layout
lacks-tiles = { $card } needs more { $kind } tiles than there are; change its pattern, or the tiles
endless = { $players } players could share out all { $beings ->
    [one] 1 being
   *[other] { $beings } beings
} before anybody has activated { $target }, and the game would not end; a target of at most { $most } is possible (S-79)
card-being = being { $number } "{ $name }"
card-bonus = bonus { $number }

## What people told of the beings, by their numbers: it stands under their pictures

lore-01 = The embers are a daughter of fire: cover her well at night, or she walks.
lore-02 = Glow is the wife of Logi, and they say that she warms every hall but her own.
lore-03 = Cold flames on mast and spear tell the crew that the storm is nearly over, or that the sea wants one of them.
lore-04 = She ran into the glacier in breeches that never tire. When she stamps, ice and fire come down.
lore-05 = He once ate against Loki: all the meat, all the bones, and the trough as well.
lore-06 = She keeps a sword in a chest with nine locks, and no one has talked her out of it yet.
lore-07 = Half a moon goes along the wall against the sun. Whoever sees it counts the living at the table.
lore-08 = It comes up from the beach with shells in its wool, and likes to push sheep and people toward the water.
lore-09 = She combs her hair on the skerries and asks each boat for one song.
lore-10 = A girl laid a ring of gold under a small worm, to make the gold grow. The worm grew.
lore-11 = A farmer caught him. He laughed three times, and only told why when he was home in the sea.
lore-12 = A fine grey horse stands by the lake. Look at its hooves, for they point backward, and do not mount.
lore-13 = A man who mocked the elves took to the sea in a red cap, and came back as a whale.
lore-14 = You hear it before you see it: a thousand shells that rattle up the shore in the dark.
lore-15 = She borrows a light, a bowl or a midwife from the farm, and pays better than people do.
lore-16 = He does not lie still in his mound. He counts his silver, and knows when a coin is gone.
lore-17 = Give him iron and leave him alone until morning, and never ask what he put into it.
lore-18 = She has fifteen tails and a sack, and comes down at Yule for the children who did not listen.
lore-19 = They live in the rock beside the road. That is why the road goes round it.
lore-20 = At Yule it looks through the windows: whoever got no new clothes had better hide.
lore-21 = One more stone to carry, one more joke to finish, and then the sun rose.
lore-22 = She was there when you were born, and she stands behind you when it matters.
lore-23 = Your fylgja comes to the door before you do. If others dream of it, they set out another bowl.
lore-24 = A bridle laid on a bone, a word that is not written down, and they are over the mountains and back by dawn.
lore-25 = He sits at the end of the sky in the shape of an eagle, and every wind is a beat of his wings.
lore-26 = She comes through the keyhole and sits down on your chest. Turn your shoes around before you sleep.
lore-27 = Whoever hides her feathers may keep her for seven winters, and not a day longer.
lore-28 = She rides over the field when both sides are tired, and knows by name whom she will take.

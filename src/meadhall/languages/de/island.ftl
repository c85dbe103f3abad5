## What happened: one sentence for each fact that the rules tell (facts.py). $kind-is and $being-is are "hidden" where the
## reader does not see the card; $other is a kind of tile in `switched`, and $partner its cell; $tiles and $beings are lists
## in `rejected-...`

# English:
#     { $seat-is ->
#         [you] You begin.
#        *[other] { $seat } begins.
#     }
first =
    { $seat-is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }.

# English:
#     { $seat-is ->
#         [you] You get the { $element } board.
#        *[other] { $seat } gets the { $element } board.
#     }
board-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } die { $element-board }.

# English:
#     { $seat-is ->
#         [you] You play { $protector }.
#        *[other] { $seat } plays { $protector }.
#     }
chose =
    { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $protector-accusative }.

# English:
#     The island lies on the table: { $tiles ->
#         [one] 1 tile.
#        *[other] { $tiles } tiles.
#     }
island-laid = Die Insel liegt auf dem Tisch: { $tiles } Plättchen.

# English: Every hand of tiles is dealt.
tiles-dealt = Alle haben ihre Plättchen auf der Hand.

# English: Every hand of beings is dealt.
beings-dealt = Alle haben ihre Wesen auf der Hand.

# English: Every player holds all beings of the own element, face up (S-96).
all-beings-dealt = Alle haben die sieben Wesen des eigenen Elements, offen (S-96).

# English: Bonus card { $card }, worth { $points }, is laid out.
bonus-dealt =
    Bonuskarte { $card }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert, wird ausgelegt.

# English:
#     { $seat-is ->
#         [you] You start on { $cell }.
#        *[other] { $seat } starts on { $cell }.
#     }
started =
    { $seat-is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } auf { $cell }.

# English:
#     { $seat-is ->
#         [you] You start on { $cell }, the only cell where you can start (S-10).
#        *[other] { $seat } starts on { $cell }, the only cell that is left to start on (S-10).
#     }
started-there =
    { $seat-is ->
        [you] Du beginnst auf { $cell }, dem einzigen Feld, auf dem du beginnen kannst
       *[other] { $seat } beginnt auf { $cell }, dem einzigen Feld, das dafür übrig ist
    } (S-10).

# English:
#     { $seat-is ->
#         [you] You discard { $kind } to draw another tile.
#        *[other] { $seat } discards { $kind } to draw another tile.
#     }
exchanged =
    { $seat-is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $kind-one } ab, um ein anderes Plättchen zu ziehen.

# English:
#     { $seat-is ->
#         [you] You replace { $old } on { $cell } by { $kind }.
#        *[other] { $seat } replaces { $old } on { $cell } by { $kind }.
#     }
placed =
    { $seat-is ->
        [you] Du ersetzt
       *[other] { $seat } ersetzt
    } { $old-that } auf { $cell } durch { $kind-one }.

# English:
#     { $seat-is ->
#         [you] You take hold of { $kind } on { $cell }.
#        *[other] { $seat } takes hold of { $kind } on { $cell }.
#     }
lifted =
    { $seat-is ->
        [you] Du greifst
       *[other] { $seat } greift
    } nach { $kind-dative } auf { $cell }.

# English:
#     { $seat-is ->
#         [you] You switch { $kind } on { $cell } with { $other } on { $partner }.
#        *[other] { $seat } switches { $kind } on { $cell } with { $other } on { $partner }.
#     }
switched =
    { $seat-is ->
        [you] Du vertauschst
       *[other] { $seat } vertauscht
    } { $kind-that } auf { $cell } mit { $other-dative } auf { $partner }.

# English:
#     { $seat-is ->
#         [you] You step to { $cell }.
#        *[other] { $seat } steps to { $cell }.
#     }
stepped =
    { $seat-is ->
        [you] Du gehst
       *[other] { $seat } geht
    } nach { $cell }.

# English:
#     { $seat-is ->
#         [you] You fly to { $cell }.
#        *[other] { $seat } flies to { $cell }.
#     }
flew =
    { $seat-is ->
        [you] Du fliegst
       *[other] { $seat } fliegt
    } nach { $cell }.

# English:
#     { $seat-is ->
#         [you] You activate { $being }: { being-points }.
#        *[other] { $seat } activates { $being }: { being-points }.
#     }
activated =
    { $seat-is ->
        [you] Du weckst
       *[other] { $seat } weckt
    } { $being }: { being-points }.

# English:
#     { $seat-is ->
#         [you] Your token stands for { $element } on { $cell }, and is used up (S-47).
#        *[other] A token of { $seat } stands for { $element } on { $cell }, and is used up (S-47).
#     }
used-token =
    { $seat-is ->
        [you] Dein Marker
       *[other] Ein Marker von { $seat }
    } steht auf { $cell } für { $element } und ist verbraucht (S-47).

# English:
#     { $seat-is ->
#         [you] You claim bonus card { $card }, worth { $points }.
#        *[other] { $seat } claims bonus card { $card }, worth { $points }.
#     }
claimed =
    { $seat-is ->
        [you] Du beanspruchst
       *[other] { $seat } beansprucht
    } Bonuskarte { $card }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.

# English:
#     { $seat-is ->
#         [you] You lock bonus card { $card }.
#        *[other] { $seat } locks bonus card { $card }.
#     }
locked =
    { $seat-is ->
        [you] Du sperrst
       *[other] { $seat } sperrt
    } Bonuskarte { $card }.

# English:
#     { $seat-is ->
#         [you] You share
#        *[other] { $seat } shares
#     } bonus card { $card }, worth { $points }, with { $owner-is ->
#         [you] you
#        *[other] { $owner }
#     }; it is locked.
shared =
    { $seat-is ->
        [you] Du teilst
       *[other] { $seat } teilt
    } Bonuskarte { $card }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert, mit { $owner-is ->
        [you] dir
       *[other] { $owner }
    }; sie ist jetzt gesperrt.

# English:
#     { $seat-is ->
#         [you] You take
#        *[other] { $seat } takes
#     } bonus card { $card } over from { $owner-is ->
#         [you] you, and your token goes back.
#        *[other] { $owner }, whose token goes back.
#     }
took-over =
    { $seat-is ->
        [you] Du übernimmst
       *[other] { $seat } übernimmt
    } Bonuskarte { $card } von { $owner-is ->
        [you] dir, und dein Marker kommt zurück
       *[other] { $owner }, und der Marker dort geht zurück
    }.

# English:
#     { $seat-is ->
#         [you] You end the turn.
#        *[other] { $seat } ends the turn.
#     }
ended-turn =
    { $seat-is ->
        [you] Du beendest deinen
       *[other] { $seat } beendet den
    } Zug.

# English:
#     { $seat-is ->
#         [you] You have
#        *[other] { $seat } has
#     } nothing left to do: the turn ends (S-16).
nothing-left =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } nichts mehr zu tun: Der Zug endet (S-16).

# English:
#     { $seat-is ->
#         [you]
#             { $more ->
#                 [0] You pass and discard { $kind }.
#                *[other] You discard { $kind }.
#             }
#        *[other]
#             { $more ->
#                 [0] { $seat } passes and discards { $kind }.
#                *[other] { $seat } discards { $kind }.
#             }
#     }
discarded-tile =
    { $more ->
        [0]
            { $seat-is ->
                [you] Du passt und wirfst
               *[other] { $seat } passt und wirft
            } { $kind-one } ab.
       *[other]
            { $seat-is ->
                [you] Du wirfst
               *[other] { $seat } wirft
            } { $kind-one } ab.
    }

# English:
#     { $seat-is ->
#         [you]
#             { $more ->
#                 [0] You pass and discard { $being }.
#                *[other] You discard { $being }.
#             }
#        *[other]
#             { $more ->
#                 [0] { $seat } passes and discards { $being }.
#                *[other] { $seat } discards { $being }.
#             }
#     }
discarded-being =
    { $more ->
        [0]
            { $seat-is ->
                [you] Du passt und wirfst
               *[other] { $seat } passt und wirft
            } { $being } ab.
       *[other]
            { $seat-is ->
                [you] Du wirfst
               *[other] { $seat } wirft
            } { $being } ab.
    }

# English:
#     { $seat-is ->
#         [you] You draw { $count } anew.
#        *[other] { $seat } draws { $count } anew.
#     }
finished-pass =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count } neu.

# English:
#     { $kind-is ->
#         [hidden] { $seat } draws a tile.
#        *[other]
#             { $seat-is ->
#                 [you] You draw { $kind }.
#                *[other] { $seat } draws { $kind }.
#             }
#     }
drew-tile =
    { $kind-is ->
        [hidden] { $seat } zieht ein Plättchen.
       *[other]
            { $seat-is ->
                [you] Du ziehst
               *[other] { $seat } zieht
            } { $kind-one }.
    }

# English:
#     { $being-is ->
#         [hidden] { $seat } draws a being.
#        *[other]
#             { $seat-is ->
#                 [you] You draw { $being }.
#                *[other] { $seat } draws { $being }.
#             }
#     }
drew-being =
    { $being-is ->
        [hidden] { $seat } zieht ein Wesen.
       *[other]
            { $seat-is ->
                [you] Du ziehst
               *[other] { $seat } zieht
            } { $being }.
    }

# English:
#     { $kind-is ->
#         [hidden] { $seat } keeps one of the drawn tiles.
#        *[other]
#             { $seat-is ->
#                 [you] You keep { $kind }.
#                *[other] { $seat } keeps { $kind }.
#             }
#     }
kept-tile =
    { $kind-is ->
        [hidden] { $seat } behält eines der gezogenen Plättchen.
       *[other]
            { $seat-is ->
                [you] Du behältst
               *[other] { $seat } behält
            } { $kind-one }.
    }

# English:
#     { $being-is ->
#         [hidden] { $seat } keeps one of the drawn beings.
#        *[other]
#             { $seat-is ->
#                 [you] You keep { $being }.
#                *[other] { $seat } keeps { $being }.
#             }
#     }
kept-being =
    { $being-is ->
        [hidden] { $seat } behält eines der gezogenen Wesen.
       *[other]
            { $seat-is ->
                [you] Du behältst
               *[other] { $seat } behält
            } { $being }.
    }

# English: Not kept: { $tiles }.
rejected-tiles = Nicht behalten: { $tiles }.

# English: Not kept: { $beings }.
rejected-beings = Nicht behalten: { $beings }.

# English: The discarded tiles are shuffled into a new pile of { $count }.
tiles-shuffled = Die abgeworfenen Plättchen werden gemischt und bilden einen neuen Stapel von { $count }.

# English: The discarded beings are shuffled into a new pile of { $count }.
beings-shuffled = Die abgeworfenen Wesen werden gemischt und bilden einen neuen Stapel von { $count }.

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the game ends at once (S-80).
finished-game = Mit { $beings } Wesen endet das Spiel sofort (S-80).

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the end has come: everybody else has one last turn (M-35).
brought-last-turns = Mit { $beings } Wesen ist das Ende da: Alle anderen haben noch einen letzten Zug (M-35).

# English: All have had their last turn: the game ends (M-35).
last-turns-over = Alle haben ihren letzten Zug gehabt: Das Spiel ist zu Ende (M-35).

# English:
#     After { $turns ->
#         [one] 1 turn
#        *[other] { $turns } turns
#     } the game stops and is scored as it stands (S-88).
stopped =
    Nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } ist Schluss, und gewertet wird, wie es steht (S-88).

# English:
#     { $seat-is ->
#         [you] You have { points }.
#        *[other] { $seat } has { points }.
#     }
final-points =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { points }.

## How things are called. $tokens: how many tokens lie on a card, of $owner and $other

# English: fire
fire = Feuer
    .one = Feuer
    .that = Feuer
    .dative = Feuer
    .tile = Feuerplättchen
    .tiles = Feuerplättchen
    .board = Feuertafel

# English: water
water = Wasser
    .tile = Wasserplättchen
    .tiles = Wasserplättchen
    .board = Wassertafel

# English: earth
earth = Erde
    .tile = Erdplättchen
    .tiles = Erdplättchen
    .board = Erdtafel

# English: air
air = Luft
    .tile = Luftplättchen
    .tiles = Luftplättchen
    .board = Lufttafel

# English: Northern Lights
northern-lights = Nordlicht
    .one = ein Nordlicht
    .that = das Nordlicht
    .dative = dem Nordlicht
    .tile = Nordlicht
    .tiles = Nordlichter
    .board = Nordlichttafel

# English: { $kind } { $count }
tiles-of-kind = { $kind } { $count }

# English: none
nothing = keine

# English: { $name } ({ $number })
being = { $name } ({ $number })

# English:
#     { points }{ $match ->
#         [0] { "" }
#        *[other] { " and" } { $match } for the own element
#     }
being-points =
    { points }{ $match ->
        [0] { "" }
       *[other] { " und" } { $match } für das eigene Element
    }

# English: { $name }, { $title }
protector = { $name }, { $title }
    .accusative = { $name }, { $title-accusative }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

# English:
#     { $tokens ->
#         [0] free
#         [1] token of { $owner }
#        *[2] locked: { $owner }, { $other }
#     }
tokens =
    { $tokens ->
        [0] frei
        [1] Marker von { $owner }
       *[2] gesperrt: { $owner }, { $other }
    }

## What is asked. $by: target or turns; $acted: 1 after the first action of a turn

# English: The table is being set.
setting-up = Der Tisch wird hergerichtet.

# English: { $seat } is drawing.
drawing = { $seat } zieht.

# English: The game is over.
over = Das Spiel ist aus.

# English:
#     The game is over: { $by ->
#         [target]
#             { $seat } has activated { $beings ->
#                 [one] 1 being
#                *[other] { $beings } beings
#             } ({ $rule }).
#        *[turns]
#             after { $turns ->
#                 [one] 1 turn
#                *[other] { $turns } turns
#             } it is scored as it stands (S-88).
#     }
over-because =
    Das Spiel ist aus: { $by ->
        [target]
            { $seat } hat { $beings ->
                [one] 1 Wesen
               *[other] { $beings } Wesen
            } geweckt ({ $rule }).
       *[turns]
            Nach { $turns ->
                [one] 1 Zug
               *[other] { $turns } Zügen
            } wird gewertet, wie es steht (S-88).
    }

# English: Which side of the { $element } board do you play? (S-03)
ask-side = Welche Seite der { $element-board } spielst du? (S-03)

# English: Where does your pawn start? (S-10)
ask-start = Wo beginnt deine Figur? (S-10)

# English:
#     { $acted ->
#         [0] Your turn. Act, or pass. (S-13)
#        *[1] Replacements left: { $replacements-left }, steps left: { $steps-left }. Go on, or end the turn? (S-16)
#     }
ask-turn =
    { $acted ->
        [0] Du bist am Zug. Handle oder passe. (S-13)
       *[1] Übrige Ersetzungen: { $replacements-left }, übrige Schritte: { $steps-left }. Weitermachen oder den Zug beenden? (S-16)
    }

# English: Which tile changes places with the one on { $cell }? ({ $S-70 })
ask-partner = Welches Plättchen tauscht den Platz mit dem auf { $cell }? ({ $S-70 })

# English: Discard more, or draw { $count } anew? (S-59)
ask-pass = Noch mehr abwerfen oder { $count } neu ziehen? (S-59)

# English: Which of the drawn tiles do you keep? { $count } to keep. (S-74)
ask-tile = Welche der gezogenen Plättchen behältst du? Noch zu behalten: { $count }. (S-74)

# English: Which of the drawn beings do you keep? { $count } to keep. (S-77)
ask-being = Welche der gezogenen Wesen behältst du? Noch zu behalten: { $count }. (S-77)

# English: Lay { $kind } on which tile?
ask-lay = Auf welches Plättchen legst du { $kind-that }?

# English: Which tiles and beings do you discard? Touch them, then confirm. (S-59)
ask-discard = Welche Plättchen und Wesen wirfst du ab? Tippe sie an und bestätige. (S-59)

# English: Switch which tile? ({ $rule })
ask-switch = Welches Plättchen vertauschst du? ({ $rule })

# English: Discard which tile to draw another? (S-73)
ask-exchange = Welches Plättchen wirfst du ab, um ein anderes zu ziehen? (S-73)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $token: the element as which a token is used, or "no"; $how: free, own, shared or
## foreign: whose token lies on the card; $called: the name of a being, without its number

# English: Play { $protector }: { $ability }
do-choose = { $protector-accusative }, spielen: { $ability }

# English: Play { $name }
component-choose = { $name } spielen

# English: Start on { $cell }
do-pawn = Start auf { $cell }

# English: Choose where to start
component-pawn = Startfeld wählen

# English: Discard { $kind } and draw another tile, before your first action
do-exchange = { $kind-one } abwerfen und ein anderes Plättchen ziehen, vor deiner ersten Aktion

# English: discard { $kind } for another tile
plan-exchange = { $kind-one } umtauschen

# English: Exchange { $kind }
component-exchange = { $kind-one } umtauschen

# English: Replace { $old } on { $cell } by { $kind }
do-place = { $old } auf { $cell } durch { $kind-one } ersetzen

# English: { $kind } on { $cell }
plan-place = { $kind } auf { $cell }

# English: Lay { $kind }
component-place = { $kind } legen

# English: Switch { $old } on { $cell } with another tile
do-switch = { $old } auf { $cell } mit einem anderen Plättchen vertauschen

# English: switch { $old } on { $cell }
plan-switch = { $old } auf { $cell } vertauschen

# English: Lift a tile to switch it
component-switch = Plättchen zum Vertauschen aufnehmen

# English: Switch it with { $old } on { $cell }
do-with = Tausch mit { $old-dative } auf { $cell }

# English: with { $old } on { $cell }
plan-with = mit { $old-dative } auf { $cell }

# English: Switch it with another
component-with = Mit einem anderen vertauschen

# English: Step to { $cell }
do-step = Schritt nach { $cell }

# English: Step
component-step = Schritt

# English: Fly to { $cell }
do-fly = Flug nach { $cell }

# English: Fly
component-fly = Flug

# English:
#     Activate { $being }: { being-points }{ $token ->
#         [no] { "" }
#        *[other] ; it takes a token as { $token }
#     }
do-activate =
    { $being } wecken: { being-points }{ $token ->
        [no] { "" }
       *[other] ; das braucht einen Marker als { $token }
    }

# English: { $called } ({ points }) is ready.
ready-activate = { $called } ({ points }) lässt sich wecken.

# English: activate { $being }
plan-activate = { $being } wecken

# English: Activate { $being }
component-activate = { $being } wecken

# English:
#     { $how ->
#         [free] Claim bonus card { $card }, worth { $points }
#         [own] Lock bonus card { $card } with a second token, for no more points
#         [shared] Share bonus card { $card }, worth { $points }, with { $owner }: then it is locked
#        *[foreign] Take bonus card { $card }, worth { $points }, over from { $owner }
#     }
do-claim =
    { $how ->
        [free] Bonuskarte { $card } beanspruchen, { points } wert
        [own] Bonuskarte { $card } mit einem zweiten Marker sperren, ohne weitere Punkte
        [shared] Bonuskarte { $card }, { points } wert, mit { $owner } teilen: Dann ist sie gesperrt
       *[foreign] Bonuskarte { $card }, { points } wert, von { $owner } übernehmen
    }

# English:
#     { $how ->
#         [own] { "" }
#        *[other] Bonus card { $card } ({ points }) is ready.
#     }
ready-claim =
    { $how ->
        [own] { "" }
       *[other] Bonuskarte { $card } ({ points }) ist zu haben.
    }

# English:
#     { $how ->
#         [free] claim { $card }
#         [own] lock { $card }
#         [shared] share { $card } with { $owner }
#        *[foreign] take { $card } over from { $owner }
#     }
plan-claim =
    { $how ->
        [free] { $card } beanspruchen
        [own] { $card } sperren
        [shared] { $card } mit { $owner } teilen
       *[foreign] { $card } von { $owner } übernehmen
    }

# English: Claim bonus card { $card }
component-claim = Bonuskarte { $card } beanspruchen

# English:
#     { $more ->
#         [0] Pass and discard { $kind }
#        *[other] Discard more: { $kind }
#     }
do-discard-tile =
    { $more ->
        [0] Passen und { $kind-one } abwerfen
       *[other] { $kind } auch noch abwerfen
    }

# English: Pass: discard { $kind }
component-discard-tile = Passen: { $kind-one } abwerfen

# English:
#     { $more ->
#         [0] Pass and discard { $being }
#        *[other] Discard more: { $being }
#     }
do-discard-being =
    { $more ->
        [0] Passen und { $being } abwerfen
       *[other] { $being } auch noch abwerfen
    }

# English: Discard { $being }
component-discard-being = { $being } abwerfen

# English: Keep { $kind }
do-keep-tile = { $kind } behalten

# English: Keep { $being }
do-keep-being = { $being } behalten

# English: Draw { $count } anew
do-finish = { $count } neu ziehen

# English: Pass, and draw
component-finish = Passen und ziehen

# English: End the turn
do-end-turn = Zug beenden

# English: { "" }
plan-end-turn = { "" }

## The position, in text. $pattern: rows of letters; $tiles, $discard, $discarded: lists, or `nothing`; the letters F, W, E,
## A, N stay

# English:
#     { $game }{ $turn ->
#         [0] { "" }
#        *[other] , turn { $turn }
#     }
title =
    { $game }{ $turn ->
        [0] { "" }
       *[other] , Zug { $turn }
    }

# English: F fire   W water   E earth   A air   N Northern Lights   digits: pawns by seat
letters = F Feuer, W Wasser, E Erde, A Luft, N Nordlicht, Ziffern: Figuren nach Plätzen

# English: { $number } { $seat }: { $protector }; pawn { $pawn }, tokens { $tokens }, tiles { $tiles }, beings { $beings }
seat-line = { $number } { $seat }: { $protector }; Figur { $pawn }, Marker { $tokens }, Plättchen { $tiles }, Wesen { $beings }

# English: { $protector } ({ $element })
protector-line = { $protector } ({ $element })

# English: no protector yet
no-protector = noch kein Schutzgeist

# English: activated: { $beings }
activated-beings = geweckt: { $beings }

# English: Your tiles: { $tiles }
own-tiles = Deine Plättchen: { $tiles }

# English: Your beings:
own-beings = Deine Wesen:

# English: The beings of { $seat }:
open-beings = Die Wesen von { $seat }:

# English: { $number } { $name } ({ $element }, { points })  { $pattern }
being-line = { $number } { $name } ({ $element }, { points })  { $pattern }

# English: Drawn, to choose from: { $tiles }
offered-tiles = Gezogen, zur Auswahl: { $tiles }

# English: Drawn, to choose from:
offered-beings = Gezogen, zur Auswahl:

# English: Bonus cards:
bonus-cards = Bonuskarten:

# English: { $card } (worth { $points })  { $pattern }  { tokens }
bonus-line = { $card } ({ points })  { $pattern }  { tokens }

# English: Tile pile: { $tiles }. Discarded tiles: { $discard }. Being pile: { $beings }. Discarded beings: { $discarded }.
piles = Plättchenstapel: { $tiles }. Abgeworfene Plättchen: { $discard }. Wesenstapel: { $beings }. Abgeworfene Wesen: { $discarded }.

# English: Last turns: { $count } more after this one.
last-turns-line = Letzte Züge: nach diesem noch { $count }.

## Points. $by: own, all or bonus

# English: { $being } (S-81)
points-being = { $being } (S-81)

# English: Beings of the own element: { $count } (S-84)
points-match = Wesen des eigenen Elements: { $count } (S-84)

# English: Beings of the own element
source-match = Wesen des eigenen Elements

# English: Bonus card { $card } ({ $rule })
points-bonus = Bonuskarte { $card } ({ $rule })

# English: Bonus card { $card }
source-bonus = Bonuskarte { $card }

# English: Ended the game ({ $rule })
points-finisher = Das Spiel beendet ({ $rule })

# English: Ended the game
source-finisher = Das Spiel beendet

# English: { points }, { $count }/{ $target } beings
standing = { points }, { $count }/{ $target } Wesen

# English:
#     { $seat } wins the tie by the most { $by ->
#         [own] beings of the own element
#         [all] activated beings
#        *[bonus] bonus cards with a token
#     } ({ $rule }).
tie-broken =
    { $seat } gewinnt bei Gleichstand durch die meisten { $by ->
        [own] Wesen des eigenen Elements
        [all] geweckten Wesen
       *[bonus] Bonuskarten mit Marker
    } ({ $rule }).

# English: { $winners } share the win ({ $rule }).
tie-shared = { $winners } teilen sich den Sieg ({ $rule }).

## On the board, where there is little room; `goal` and `wins` have 7 letters

# English: tiles
tiles-pile = Plättchen

# English: discarded tiles
tiles-discarded = abgeworfene Plättchen

# English: beings
beings-pile = Wesen

# English: discarded beings
beings-discarded = abgeworfene Wesen

# English: turn { $turn }
turn-number = Zug { $turn }

# English: last turns: { $count } more
last-turns = letzte Züge: noch { $count }

# English: replacements
replacements-left = Ersetzungen

# English: steps
steps-left = Schritte

# English: activations
activations-left = Wecken

# English: claims
claims-left = Ansprüche

# English: { $seat } chooses a side of the board.
choosing-side = { $seat } wählt eine Seite der Tafel.

# English: { $seat } chooses where to start.
choosing-start = { $seat } wählt das Startfeld.

# English: { $seat } passes and discards.
passing = { $seat } passt und wirft ab.

# English: { $seat } chooses what to keep.
keeping = { $seat } wählt, was bleibt.

# English: wins
wins = gewinnt

# English: { $count } of { $target }
goal = { $count } von { $target }

# English:
#     { $count ->
#         [one] 1 being to go
#        *[other] { $count } beings to go
#     }
to-go = noch { $count } Wesen

## What the pieces mean. $tiles: a list of `means-tiles`, or `means-any-order`; $cells: "c4 d4 d5", or a list of
## `missing-cell`; $what: one of these phrases; $token: yes if a token completes the pattern; $items: a list

# English: { $cell }: { $kind }
means-cell = { $cell }: { $kind }

# English: { $cell }: nothing is laid here yet
means-empty-cell = { $cell }: Hier liegt noch nichts

# English:
#     { $cell }; here { $count ->
#         [one] stands
#        *[other] stand
#     } { $names }
means-stands =
    { $cell }; hier { $count ->
        [one] steht
       *[other] stehen
    } { $names }

# English: The pawn of { $seat }, on { $cell }
means-pawn = Die Figur von { $seat }, auf { $cell }

# English: In your hand: { $kind }, { $count }
means-hand = Auf deiner Hand: { $kind }, { $count }

# English: Drawn, to choose from: { $kind }, { $count }
means-offer = Gezogen, zur Auswahl: { $kind }, { $count }

# English: { $being }, { $element }, { points }, made of { $tiles }
means-being = { $being }, { $element }, { points }, Muster aus { $tiles }

# English: Bonus card { $card }, worth { $points }, made of { $tiles }; { tokens }
means-bonus = Bonuskarte { $card }, { points } wert, Muster aus { $tiles }; { tokens }

# English: one of each element in any order
means-any-order = jedem Element einmal, in beliebiger Anordnung

# English: { $count } { $kind }
means-tiles = { $count } { $kind }

# English:
#     { $what }. { $times ->
#         [0] It is not on the island now
#        *[other]
#             { $token ->
#                 [yes] With a token it is on the island
#                *[no] It is on the island
#             } { $times ->
#                 [one] once
#                *[other] { $times } times
#             }: { $cells }
#     }
means-fits =
    { $what }. { $times ->
        [0] Das Muster liegt jetzt nicht auf der Insel
       *[other]
            { $token ->
                [yes] Mit einem Marker liegt das Muster
               *[no] Das Muster liegt
            } { $times ->
                [one] einmal
               *[other] { $times }-mal
            } auf der Insel: { $cells }
    }

# English: { $count } missing: { $cells }
means-missing =
    { $count ->
        [one] 1 Plättchen fehlt
       *[other] { $count } Plättchen fehlen
    }: { $cells }

# English: { $cell } { $kind }
missing-cell = { $cell } { $kind }

# English: beings activated: { $count } of { $target }
means-goal = geweckte Wesen: { $count } von { $target }

# English: unused tokens: { $count }
means-tokens = unbenutzte Marker: { $count }

# English: tiles face down in the hand: { $count }
means-hidden-tiles = verdeckte Plättchen auf der Hand: { $count }

# English: beings face down in the hand: { $count }
means-hidden-beings = verdeckte Wesen auf der Hand: { $count }

# English: { $seat } plays { $protector }: { $ability }
means-protector = { $seat } spielt { $protector-accusative }: { $ability }

# English: { $seat } has no protector yet
means-no-protector = { $seat } hat noch keinen Schutzgeist

# English: { $protector }: { $ability }
means-side = { $protector }: { $ability }

# English: The tile pile: { $count }, face down
means-pile-tiles = Der Plättchenstapel: { $count }, verdeckt

# English: The being pile: { $count }, face down
means-pile-beings = Der Wesenstapel: { $count }, verdeckt

# English: Discarded tiles: { $items }
means-discard-tiles = Abgeworfene Plättchen: { $items }

# English: Discarded beings: { $items }
means-discard-beings = Abgeworfene Wesen: { $items }

## Why something is not possible: after "Not possible:", or alone

# English: first every player chooses a side of the board (S-03)
first-choose = erst wählen alle eine Seite ihrer Tafel (S-03)

# English: the sides have been chosen (S-03)
chosen = die Seiten sind schon gewählt (S-03)

# English: { $name } is not on your board (S-03)
other-board = { $name } ist nicht auf deiner Tafel (S-03)

# English: first the pawns are placed (S-10)
first-settle = erst werden die Figuren aufgestellt (S-10)

# English: the pawns have been placed (S-10)
settled = die Figuren sind schon aufgestellt (S-10)

# English: a pawn starts on its own element, { $element } (S-10)
not-own-element = eine Figur beginnt auf dem eigenen Element, { $element } (S-10)

# English: another pawn stands on { $cell } (S-11)
taken = auf { $cell } steht schon eine andere Figur (S-11)

# English: { $cell } is no cell of this island
no-cell = { $cell } ist kein Feld dieser Insel

# English: first the switch is finished: choose the second tile ({ $S-70 })
first-partner = erst wird der Tausch beendet: Wähle das zweite Plättchen ({ $S-70 })

# English: no switch has been begun ({ $S-70 })
not-lifted = kein Tausch ist begonnen ({ $S-70 })

# English: this is a pass turn: discard more, or finish (S-60)
first-pass = das ist ein Passzug: Wirf mehr ab oder mach Schluss (S-60)

# English: first it is decided which of them to keep ({ $rule })
first-keep = erst entscheidet sich, was davon bleibt ({ $rule })

# English: nothing was drawn to choose from (S-74, S-77)
no-offer = es wurde nichts zur Auswahl gezogen (S-74, S-77)

# English: that was not drawn to choose from ({ $rule })
not-offered = das wurde nicht zur Auswahl gezogen ({ $rule })

# English: the tile on { $cell } is of the same kind: switching would change nothing ({ $S-70 })
same-kind = das Plättchen auf { $cell } ist von derselben Art: Ein Tausch würde nichts ändern ({ $S-70 })

# English: there is no { $kind } tile in your hand (S-23)
not-held = du hast kein { $kind-tile } auf der Hand (S-23)

# English: { $being } is not in your hand (S-37)
being-not-held = { $being } ist nicht auf deiner Hand (S-37)

# English: protectors have no abilities in variant A (S-89)
no-abilities = in Variante A haben Schutzgeister keine Fähigkeiten (S-89)

# English: only Bergrisi exchanges a tile before his turn (S-73)
not-the-earth-giant = nur Bergrisi tauscht vor seinem Zug ein Plättchen um (S-73)

# English: one exchange a turn, before the first action (S-73)
exchanged-already = nur ein Umtausch im Zug, und vor der ersten Aktion (S-73)

# English:
#     no more than { $replacements ->
#         [one] 1 replacement
#        *[other] { $replacements } replacements
#     } in a turn (S-18)
replaced =
    nicht mehr als { $replacements ->
        [one] 1 Ersetzung
       *[other] { $replacements } Ersetzungen
    } in einem Zug (S-18)

# English: only Eldjötunn switches tiles ({ $S-70 })
not-the-fire-giant = nur Eldjötunn vertauscht Plättchen ({ $S-70 })

# English: one switch a turn ({ $S-70 })
switched-already = nur ein Tausch im Zug ({ $S-70 })

# English: the tile on { $cell } is not of the kind under your pawn (S-70)
other-kind = das Plättchen auf { $cell } ist nicht von der Art unter deiner Figur (S-70)

# English: in the strict reading only the tile under the pawn is switched (S-70)
only-own-cell = in der strengen Lesart wird nur das Plättchen unter der Figur vertauscht (S-70)

# English: all tiles are of one kind: there is nothing to switch it with ({ $S-70 })
no-partner = alle Plättchen sind von einer Art: Es gibt nichts, womit es zu vertauschen wäre ({ $S-70 })

# English:
#     no more than { $steps ->
#         [one] 1 step
#        *[other] { $steps } steps
#     } in a turn (S-24)
no-steps =
    nicht mehr als { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } in einem Zug (S-24)

# English: { $cell } is not next to your pawn on { $pawn } (S-25)
too-far = { $cell } liegt nicht neben deiner Figur auf { $pawn } (S-25)

# English: another pawn stands on { $cell } (S-26)
occupied = auf { $cell } steht eine andere Figur (S-26)

# English: only Gammur flies (S-76)
not-the-griffin = nur Gammur fliegt (S-76)

# English: one flight a turn (S-76)
flown-already = nur ein Flug im Zug (S-76)

# English: { $cell } is not two cells straight away over a tile (S-76)
no-flight = { $cell } liegt nicht zwei Felder geradeaus über ein Plättchen hinweg (S-76)

# English: another pawn stands on { $cell }: a flight lands on a free cell (S-76)
landing-occupied = auf { $cell } steht eine andere Figur: Ein Flug landet auf einem freien Feld (S-76)

# English:
#     no more than { $activations ->
#         [one] 1 activation
#        *[other] { $activations } activations
#     } in a turn (S-38)
activations =
    in einem Zug darfst du nicht mehr als { $activations ->
        [one] einmal
       *[other] { $activations }-mal
    } wecken (S-38)

# English: { $being } has no match with your pawn on it (S-35)
no-match = das Muster von { $being } liegt nicht unter deiner Figur (S-35)

# English: { $being } has no match with your pawn on it, not even with a token (S-35, S-43)
no-match-with-token = das Muster von { $being } liegt nicht unter deiner Figur, auch mit einem Marker nicht (S-35, S-43)

# English: bonus card { $card } is not in play (S-09)
not-in-play = Bonuskarte { $card } ist nicht im Spiel (S-09)

# English: you have no unused token ({ $S-58 })
no-tokens = du hast keinen unbenutzten Marker ({ $S-58 })

# English: bonus card { $card } is locked ({ $S-52 })
locked-card = Bonuskarte { $card } ist gesperrt ({ $S-52 })

# English: you laid a token on bonus card { $card } in this very turn ({ $S-54 })
claimed-already = du hast in eben diesem Zug einen Marker auf Bonuskarte { $card } gelegt ({ $S-54 })

# English:
#     no more than { $claims ->
#         [one] 1 claim
#        *[other] { $claims } claims
#     } in a turn ({ $S-55 })
claims =
    nicht mehr als { $claims ->
        [one] 1 Anspruch
       *[other] { $claims } Ansprüche
    } in einem Zug ({ $S-55 })

# English: bonus card { $card } has no match with your pawn on it (S-35)
bonus-no-match = das Muster von Bonuskarte { $card } liegt nicht unter deiner Figur (S-35)

# English: you have acted: a turn is either an action turn or a pass turn (S-13)
acted-already = du hast schon gehandelt: Ein Zug ist ein Aktionszug oder ein Passzug (S-13)

# English: in the all mythicals version only tiles are discarded (S-96)
open-beings-stay = mit allen Wesen werden nur Plättchen abgeworfen (S-96)

# English: nothing has been discarded yet: passing takes at least one tile or being (S-59)
not-passing = noch ist nichts abgeworfen: Zum Passen gehört mindestens ein Plättchen oder ein Wesen (S-59)

# English: a turn takes at least one action, or a pass (S-14)
not-acted = ein Zug braucht mindestens eine Aktion, oder du passt (S-14)

## Why a game cannot be played with some options. $setting, $settings: as they are typed; $wrong: `fits-nowhere`,
## `lacks-tiles` or `endless`; $card: `card-being` or `card-bonus`; $why: seven or last

# English:
#     options all_mythicals=yes and { $setting } exclude each other ({ $why ->
#         [seven] S-98: everybody needs all seven beings of an element
#        *[last] S-96: that game ends with the { $last }th being
#     })
options-clash =
    die Optionen all_mythicals=yes und { $setting } schließen sich aus ({ $why ->
        [seven] S-98: Alle brauchen die sieben Wesen eines Elements
       *[last] S-96: Diese Partie endet mit dem { $last }. Wesen
    })

# English: option layout: "{ $layout }" needs a content file whose [layouts] table has a layout called { $layout }
no-layout = Option layout: „{ $layout }“ braucht eine Inhaltsdatei, deren Tabelle [layouts] eine Auslage namens { $layout } hat

# English: option pattern_set: "light" needs a content file whose beings have light patterns
no-light-patterns = Option pattern_set: „light“ braucht eine Inhaltsdatei, deren Wesen leichte Muster haben

# English: with { $settings }: { $wrong }
unplayable = mit { $settings }: { $wrong }

# English: { $card } fits nowhere on the layout "{ $layout }"; change its pattern, or choose another layout
fits-nowhere = { $card } passt nirgends auf die Auslage „{ $layout }“; ändere das Muster oder wähle eine andere Auslage

# English: { $card } needs more { $kind } tiles than there are; change its pattern, or the tiles
lacks-tiles = { $card } braucht mehr { $kind-tiles }, als es gibt; ändere das Muster oder die Plättchen

# English:
#     { $players } players could share out all { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } before anybody has activated { $target }, and the game would not end; a target of at most { $most } is possible (S-79)
endless = { $players } Personen könnten alle { $beings } Wesen unter sich aufteilen, bevor jemand { $target } geweckt hat, und das Spiel würde nicht enden; möglich ist ein Ziel von höchstens { $most } (S-79)

# English: being { $number } "{ $name }"
card-being = Wesen { $number } „{ $name }“

# English: bonus { $number }
card-bonus = Bonuskarte { $number }

## What people told of the beings, by their numbers: it stands under their pictures

# English: The embers are a daughter of fire: cover her well at night, or she walks.
lore-01 = Heiße Asche ist eine Tochter des Feuers: Deck sie nachts gut zu, sonst geht sie um.

# English: Glow is the wife of Logi, and they say that she warms every hall but her own.
lore-02 = Glut heißt Logis Frau, und man sagt, dass sie jede Halle wärmt, nur nicht die eigene.

# English: Cold flames on mast and spear tell the crew that the storm is nearly over, or that the sea wants one of them.
lore-03 = Kalte Flammen an Mast und Speer sagen der Mannschaft, dass der Sturm bald vorbei ist oder dass das Meer einen von ihnen will.

# English: She ran into the glacier in breeches that never tire. When she stamps, ice and fire come down.
lore-04 = Sie rannte in Hosen, die nie müde werden, in den Gletscher. Wenn sie aufstampft, kommen Eis und Feuer herunter.

# English: He once ate against Loki: all the meat, all the bones, and the trough as well.
lore-05 = Er aß einmal mit Loki um die Wette: alles Fleisch, alle Knochen und den Trog dazu.

# English: She keeps a sword in a chest with nine locks, and no one has talked her out of it yet.
lore-06 = In einer Truhe mit neun Schlössern hütet sie ein Schwert, und noch hat es ihr niemand abgeschwatzt.

# English: Half a moon goes along the wall against the sun. Whoever sees it counts the living at the table.
lore-07 = Ein halber Mond zieht gegen die Sonne an der Wand entlang. Wer ihn sieht, zählt die Lebenden am Tisch.

# English: It comes up from the beach with shells in its wool, and likes to push sheep and people toward the water.
lore-08 = Er kommt mit Muscheln in der Wolle vom Strand herauf und drängt gern Schafe und Leute zum Wasser.

# English: She combs her hair on the skerries and asks each boat for one song.
lore-09 = Auf den Schären kämmt sie ihr Haar und verlangt von jedem Boot ein Lied.

# English: A girl laid a ring of gold under a small worm, to make the gold grow. The worm grew.
lore-10 = Ein Mädchen legte einen goldenen Ring unter einen kleinen Wurm, damit das Gold wächst. Der Wurm wuchs.

# English: A farmer caught him. He laughed three times, and only told why when he was home in the sea.
lore-11 = Ein Bauer fing ihn. Dreimal lachte er, und warum, verriet er erst, als er wieder im Meer zu Hause war.

# English: A fine grey horse stands by the lake. Look at its hooves, for they point backward, and do not mount.
lore-12 = Am See steht ein schönes graues Pferd. Sieh auf seine Hufe, denn sie zeigen nach hinten, und steig nicht auf.

# English: A man who mocked the elves took to the sea in a red cap, and came back as a whale.
lore-13 = Ein Mann, der die Elfen verspottet hatte, ging mit roter Mütze ins Meer und kam als Wal zurück.

# English: You hear it before you see it: a thousand shells that rattle up the shore in the dark.
lore-14 = Du hörst es, bevor du es siehst: tausend Muscheln, die im Dunkeln den Strand heraufrasseln.

# English: She borrows a light, a bowl or a midwife from the farm, and pays better than people do.
lore-15 = Sie leiht sich vom Hof ein Licht, eine Schüssel oder eine Hebamme und zahlt besser als die Menschen.

# English: He does not lie still in his mound. He counts his silver, and knows when a coin is gone.
lore-16 = Er liegt nicht still in seinem Hügel. Er zählt sein Silber und weiß, wann eine Münze fehlt.

# English: Give him iron and leave him alone until morning, and never ask what he put into it.
lore-17 = Gib ihm Eisen, lass ihn bis zum Morgen allein und frag nie, was er hineingetan hat.

# English: She has fifteen tails and a sack, and comes down at Yule for the children who did not listen.
lore-18 = Sie hat fünfzehn Schwänze und einen Sack und kommt zur Julzeit herunter, um die Kinder zu holen, die nicht gehört haben.

# English: They live in the rock beside the road. That is why the road goes round it.
lore-19 = Sie wohnen im Fels neben der Straße. Darum macht die Straße einen Bogen um ihn.

# English: At Yule it looks through the windows: whoever got no new clothes had better hide.
lore-20 = Zur Julzeit schaut er durch die Fenster: Wer keine neuen Kleider bekommen hat, versteckt sich besser.

# English: One more stone to carry, one more joke to finish, and then the sun rose.
lore-21 = Noch ein Stein zu tragen, noch ein Witz zu erzählen, und dann ging die Sonne auf.

# English: She was there when you were born, and she stands behind you when it matters.
lore-22 = Sie war da, als du geboren wurdest, und sie steht hinter dir, wenn es darauf ankommt.

# English: Your fylgja comes to the door before you do. If others dream of it, they set out another bowl.
lore-23 = Deine Fylgja kommt vor dir an die Tür. Wenn andere von ihr träumen, stellen sie noch eine Schüssel hin.

# English: A bridle laid on a bone, a word that is not written down, and they are over the mountains and back by dawn.
lore-24 = Ein Zaum auf einem Knochen, ein Wort, das nirgends steht, und bis zum Morgengrauen sind sie über die Berge und zurück.

# English: He sits at the end of the sky in the shape of an eagle, and every wind is a beat of his wings.
lore-25 = Am Ende des Himmels sitzt er in der Gestalt eines Adlers, und jeder Wind ist ein Schlag seiner Flügel.

# English: She comes through the keyhole and sits down on your chest. Turn your shoes around before you sleep.
lore-26 = Sie kommt durchs Schlüsselloch und setzt sich dir auf die Brust. Dreh deine Schuhe um, bevor du schläfst.

# English: Whoever hides her feathers may keep her for seven winters, and not a day longer.
lore-27 = Wer ihr Federkleid versteckt, darf sie sieben Winter behalten und keinen Tag länger.

# English: She rides over the field when both sides are tired, and knows by name whom she will take.
lore-28 = Sie reitet über das Feld, wenn beide Seiten müde sind, und kennt beim Namen, wen sie mitnimmt.

# English: Protectors have their abilities; no is variant A
option-abilities-about = Schutzgeister haben ihre Fähigkeiten; nein ist Variante A

# English: Bonus cards and tokens are in play; no is variant B
option-bonus_cards-about = Bonuskarten und Marker sind im Spiel; nein ist Variante B

# English: The best beings are in play; no is variant C
option-highest_beings-about = Die besten Wesen sind im Spiel; nein ist Variante C

# English: The shape of the island; own is the layout of that name in your content file
option-layout-about = Die Form der Insel; own ist die Auslage dieses Namens in deiner Inhaltsdatei

# English: A square
value-layout-square = Ein Quadrat

# English: Wide
value-layout-wide = Breit

# English: Bay
value-layout-bay = Bucht

# English: Isle
value-layout-isle = Eiland

# English: Ring
value-layout-ring = Ring

# English: Your own, from your content file
value-layout-own = Deine eigene, aus deiner Inhaltsdatei

# English: Everybody has all seven beings of the own element
option-all_mythicals-about = Alle haben die sieben Wesen des eigenen Elements

# English: Activated beings that end the game
option-target-about = Geweckte Wesen, die das Spiel beenden

# English: As printed: 7, 6 or 5 with two, three or four players
value-target-printed = Wie gedruckt: 7, 6 oder 5 zu zweit, zu dritt oder zu viert

# English: the limit of turns (S-88)
stop = die Höchstzahl der Züge (S-88)

# English: the Dragon
name-the-dragon = der Drache
    .accusative = den Drachen

# English: up to four steps a turn
name-up-to-four-steps-a-turn = bis zu vier Schritte im Zug

# English: the Fire Giant
name-the-fire-giant = der Feuerriese
    .accusative = den Feuerriesen

# English: switches any two tiles
name-switches-any-two-tiles = vertauscht zwei beliebige Plättchen

# English: the Goddess of the Sea
name-the-goddess-of-the-sea = die Meeresgöttin

# English: draws twice as many tiles and chooses
name-draws-twice-as-many-tiles-and-chooses = zieht doppelt so viele Plättchen und sucht aus

# English: the Bull
name-the-bull = der Stier
    .accusative = den Stier

# English: shares cells with other pawns
name-shares-cells-with-other-pawns = teilt Felder mit anderen Figuren

# English: the Earth Goddess
name-the-earth-goddess = die Erdgöttin

# English: may hold five tiles
name-may-hold-five-tiles = darf fünf Plättchen halten

# English: the Earth Giant
name-the-earth-giant = der Erdriese
    .accusative = den Erdriesen

# English: may exchange a tile before the first action
name-may-exchange-a-tile-before-the-first-action = darf vor der ersten Aktion ein Plättchen umtauschen

# English: the Griffin
name-the-griffin = der Greif
    .accusative = den Greif

# English: one step a turn may be a flight over a tile
name-one-step-a-turn-may-be-a-flight-over-a-tile = einmal im Zug darf ein Schritt ein Flug über ein Plättchen sein

# English: the Winged Horse
name-the-winged-horse = das Flügelross

# English: draws twice as many beings and chooses
name-draws-twice-as-many-beings-and-chooses = zieht doppelt so viele Wesen und sucht aus

# English: The first telling of Sagnir: calm the elements, and call the mythical beings home before the others do.
line-mythical_island = Wie Sagnir zuerst erzählt wurde: Bändige die Elemente und ruf die Sagenwesen nach Hause, bevor die anderen es tun.

# English: The island
heading-the-island = Die Insel

# English: Beings that end the game
option-target = Wesen, die das Spiel beenden

# English: Abilities of the protectors
option-abilities = Fähigkeiten der Schutzgeister

# English: Bonus cards and tokens
option-bonus_cards = Bonuskarten und Marker

# English: The best beings
option-highest_beings = Die besten Wesen

# English: Everybody has all beings of an element
option-all_mythicals = Alle haben alle Wesen eines Elements

# English: Shape of the island
option-layout = Form der Insel

# English: First game
preset-mythical_island-first-game = Erste Partie

# English: Three beings end it.
preset-mythical_island-first-game-line = Drei Wesen beenden sie.

# English: Family
preset-mythical_island-family = Familie

# English: Without bonus cards and the best beings.
preset-mythical_island-family-line = Ohne Bonuskarten und ohne die besten Wesen.

# English: As printed
preset-mythical_island-as-printed = Wie gedruckt

# English: The game from the box.
preset-mythical_island-as-printed-line = Das Spiel aus der Schachtel.

# English: All mythicals
preset-mythical_island-all-mythicals = Alle Wesen

# English: A race for all seven beings of your element.
preset-mythical_island-all-mythicals-line = Ein Wettlauf um alle sieben Wesen deines Elements.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-mythical_island-1 = Alle brauchen die sieben Wesen eines Elements, und das siebte beendet das Spiel (S-96, S-98).

# English: Rules
field-rules = Regeln

# English: Jokers
field-jokers = Nordlichter als Joker

# English: Element tokens
field-element-tokens = Marker als Element

# English: Shared bonus
field-shared-bonus = Geteilte Bonuskarten

# English: Last turns
field-last-turns = Letzte Züge

# English: Free switch
field-free-switch = Freies Vertauschen

# English: Finisher
field-finisher = Punkte fürs Beenden

# English: Match
field-match = Punkte für das eigene Element

# English: Start aurora
field-start-aurora = Nordlichter am Anfang

# English: Figures
field-figures = Zahlen nach Personen

# English: Island
field-island = Insel

# English: Bonus
field-bonus = Bonuskarten

# English: Target
field-target = Wesen zum Spielende

# English: Short target
field-short-target = Wesen zum Spielende, kurz

# English: Limits
field-limits = Grenzen

# English: Tiles
field-tiles = Plättchen

# English: Beings
field-beings = Wesen

# English: Tokens
field-tokens = Marker

# English: Replacements
field-replacements = Ersetzungen

# English: Steps
field-steps = Schritte

# English: Activations
field-activations = Geweckte Wesen

# English: Transformations
field-transformations = Marker als Element, im Zug

# English: Claims
field-claims = Ansprüche

# English: Turns
field-turns = Züge

# English: Fire
field-fire = Feuer

# English: Water
field-water = Wasser

# English: Earth
field-earth = Erde

# English: Air
field-air = Luft

# English: Aurora
field-aurora = Nordlicht

# English: Protectors
field-protectors = Schutzgeister

# English: Title
field-title = Titel

# English: Ability
field-ability = Fähigkeit

# English: Layouts
field-layouts = Auslagen

# English: Wide
field-wide = Breit

# English: Bay
field-bay = Bucht

# English: Isle
field-isle = Eiland

# English: Ring
field-ring = Ring

# English: Element
field-element = Element

# English: Points
field-points = Punkte

# English: Pattern
field-pattern = Muster

# English: Light
field-light = Leichtes Muster

# English: Highest
field-highest = Die besten Wesen

# English: The being that ends the game
theme-final-being = Das Wesen, das die Partie beendet

# English: Two beings in one turn
theme-two-beings = Zwei Wesen in einem Zug

# English: Take a bonus card over
theme-take-over = Eine Bonuskarte übernehmen

# English: A bonus card
theme-bonus-card = Eine Bonuskarte

# English: The token's moment
theme-token = Der Augenblick des Markers

# English: Switch two tiles
theme-switch = Zwei Plättchen vertauschen

# English: On wings
theme-flight = Auf Flügeln

# English: Bring a being home
theme-one-being = Ein Wesen nach Hause rufen

# English: Draw another tile
theme-draw-another = Noch ein Plättchen ziehen

# English: What to let go of
theme-pass = Wovon du dich trennst

# English: Prepare the next turn
theme-prepare = Den nächsten Zug vorbereiten

# English: Northern Lights stand for any element; no is variant D, harder and longer
option-jokers-about = Nordlichter stehen für jedes Element; nein ist Variante D, schwerer und länger

# English: The young and quick game: without bonus cards and the best beings
option-young-about = Das Kinderspiel und das schnelle Spiel: ohne Bonuskarten und ohne die besten Wesen

# English: Most Northern Lights on the starting island
option-max_start_aurora-about = So viele Nordlichter darf die Startinsel höchstens haben

# English: Any number
value-max_start_aurora-none = Beliebig viele

# English: The patterns of the beings; light ones make very short games
option-pattern_set-about = Die Muster der Wesen; mit leichten werden die Partien sehr kurz

# English: Full
value-pattern_set-full = Vollständig

# English: Light: fewer tiles
value-pattern_set-light = Leicht: weniger Plättchen

# English: The Fire Giant switches only the tile under his pawn
option-switch_own_cell_only-about = Der Feuerriese vertauscht nur das Plättchen unter seiner Figur

# English: switches tiles of the kind he stands on
name-switches-tiles-of-the-kind-he-stands-on = vertauscht Plättchen der Art, auf der er steht

# English: Protectors reshape a living island until the beings of Icelandic legend find their home on it.
line-sagnir = Schutzgeister formen eine lebendige Insel um, bis die Wesen der isländischen Sagen auf ihr zu Hause sind.

# English: The young and quick game
option-young = Das Kinderspiel, zugleich das schnelle Spiel

# English: Patterns of the beings
option-pattern_set = Muster der Wesen

# English: Northern Lights stand for any element
option-jokers = Nordlichter stehen für jedes Element

# English: Northern Lights at the start
option-max_start_aurora = Nordlichter am Anfang

# English: The Fire Giant switches under his pawn only
option-switch_own_cell_only = Der Feuerriese vertauscht nur unter seiner Figur

# English: Two minutes
preset-sagnir-two-minutes = Zwei Minuten

# English: Light patterns, three beings: to see how it goes.
preset-sagnir-two-minutes-line = Leichte Muster, drei Wesen: um zu sehen, wie es geht.

# English: Family
preset-sagnir-family = Familie

# English: Without bonus cards and the best beings.
preset-sagnir-family-line = Ohne Bonuskarten und ohne die besten Wesen.

# English: As printed
preset-sagnir-as-printed = Wie gedruckt

# English: The game from the box.
preset-sagnir-as-printed-line = Das Spiel aus der Schachtel.

# English: All mythicals
preset-sagnir-all-mythicals = Alle Wesen

# English: A race for all seven beings of your element.
preset-sagnir-all-mythicals-line = Ein Wettlauf um alle sieben Wesen deines Elements.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-sagnir-1 = Alle brauchen die sieben Wesen eines Elements, und das siebte beendet das Spiel (S-96, S-98).

## Names that stand in the content

name-holds-five-tiles = hält fünf Plättchen

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
        [you] Þú byrjar.
       *[other] { $seat } byrjar.
    }

# English:
#     { $seat-is ->
#         [you] You get the { $element } board.
#        *[other] { $seat } gets the { $element } board.
#     }
board-dealt =
    { $seat-is ->
        [you] Þú færð verndaraspjald { $element-genitive }.
       *[other] { $seat } fær verndaraspjald { $element-genitive }.
    }

# English:
#     { $seat-is ->
#         [you] You play { $protector }.
#        *[other] { $seat } plays { $protector }.
#     }
chose =
    { $seat-is ->
        [you] Þú spilar sem { $protector }.
       *[other] { $seat } spilar sem { $protector }.
    }

# English:
#     The island lies on the table: { $tiles ->
#         [one] 1 tile.
#        *[other] { $tiles } tiles.
#     }
island-laid =
    Eyjan liggur á borðinu: { $tiles ->
        [one] { $tiles } flís.
       *[other] { $tiles } flísar.
    }

# English: Every hand of tiles is dealt.
tiles-dealt = Allir hafa fengið flísar á hendi.

# English: Every hand of beings is dealt.
beings-dealt = Allir hafa fengið vættir á hendi.

# English: Every player holds all beings of the own element, face up (S-96).
all-beings-dealt = Hver leikmaður hefur allar vættir sinnar höfuðskepnu, öllum sýnilegar (S-96).

# English: Bonus card { $card }, worth { $points }, is laid out.
bonus-dealt = Bónusspjald { $card } er lagt fram: { points }.

# English:
#     { $seat-is ->
#         [you] You start on { $cell }.
#        *[other] { $seat } starts on { $cell }.
#     }
started =
    { $seat-is ->
        [you] Þú byrjar á { $cell }.
       *[other] { $seat } byrjar á { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You start on { $cell }, the only cell where you can start (S-10).
#        *[other] { $seat } starts on { $cell }, the only cell that is left to start on (S-10).
#     }
started-there =
    { $seat-is ->
        [you] Þú byrjar á { $cell }, eina reitnum þar sem þú getur byrjað (S-10).
       *[other] { $seat } byrjar á { $cell }, eina reitnum sem er eftir til þess (S-10).
    }

# English:
#     { $seat-is ->
#         [you] You discard { $kind } to draw another tile.
#        *[other] { $seat } discards { $kind } to draw another tile.
#     }
exchanged =
    { $seat-is ->
        [you] Þú hendir { $kind-stem }flís og dregur aðra flís.
       *[other] { $seat } hendir { $kind-stem }flís og dregur aðra flís.
    }

# English:
#     { $seat-is ->
#         [you] You replace { $old } on { $cell } by { $kind }.
#        *[other] { $seat } replaces { $old } on { $cell } by { $kind }.
#     }
placed =
    { $seat-is ->
        [you] Þú skiptir { $old-stem }flís á { $cell } út fyrir { $kind-stem }flís.
       *[other] { $seat } skiptir { $old-stem }flís á { $cell } út fyrir { $kind-stem }flís.
    }

# English:
#     { $seat-is ->
#         [you] You take hold of { $kind } on { $cell }.
#        *[other] { $seat } takes hold of { $kind } on { $cell }.
#     }
lifted =
    { $seat-is ->
        [you] Þú tekur upp { $kind-stem }flísina á { $cell }.
       *[other] { $seat } tekur upp { $kind-stem }flísina á { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You switch { $kind } on { $cell } with { $other } on { $partner }.
#        *[other] { $seat } switches { $kind } on { $cell } with { $other } on { $partner }.
#     }
switched =
    { $seat-is ->
        [you] Þú víxlar { $kind-stem }flís á { $cell } og { $other-stem }flís á { $partner }.
       *[other] { $seat } víxlar { $kind-stem }flís á { $cell } og { $other-stem }flís á { $partner }.
    }

# English:
#     { $seat-is ->
#         [you] You step to { $cell }.
#        *[other] { $seat } steps to { $cell }.
#     }
stepped =
    { $seat-is ->
        [you] Þú stígur á { $cell }.
       *[other] { $seat } stígur á { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You fly to { $cell }.
#        *[other] { $seat } flies to { $cell }.
#     }
flew =
    { $seat-is ->
        [you] Þú flýgur á { $cell }.
       *[other] { $seat } flýgur á { $cell }.
    }

# English:
#     { $seat-is ->
#         [you] You activate { $being }: { being-points }.
#        *[other] { $seat } activates { $being }: { being-points }.
#     }
activated =
    { $seat-is ->
        [you] Þú vekur { $being-accusative }: { being-points }.
       *[other] { $seat } vekur { $being-accusative }: { being-points }.
    }

# English:
#     { $seat-is ->
#         [you] Your token stands for { $element } on { $cell }, and is used up (S-47).
#        *[other] A token of { $seat } stands for { $element } on { $cell }, and is used up (S-47).
#     }
used-token =
    { $seat-is ->
        [you] Skífa frá þér kemur í stað { $element-genitive } á { $cell } og er þar með búin (S-47).
       *[other] Skífa frá { $seat } kemur í stað { $element-genitive } á { $cell } og er þar með búin (S-47).
    }

# English:
#     { $seat-is ->
#         [you] You claim bonus card { $card }, worth { $points }.
#        *[other] { $seat } claims bonus card { $card }, worth { $points }.
#     }
claimed =
    { $seat-is ->
        [you] Þú eignar þér bónusspjald { $card }: { points }.
       *[other] { $seat } eignar sér bónusspjald { $card }: { points }.
    }

# English:
#     { $seat-is ->
#         [you] You lock bonus card { $card }.
#        *[other] { $seat } locks bonus card { $card }.
#     }
locked =
    { $seat-is ->
        [you] Þú læsir bónusspjaldi { $card }.
       *[other] { $seat } læsir bónusspjaldi { $card }.
    }

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
        [you] Þú deilir
       *[other] { $seat } deilir
    } bónusspjaldi { $card } ({ points }) með { $owner-is ->
        [you] þér
       *[other] { $owner }
    }; það er læst.

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
        [you] Þú tekur
       *[other] { $seat } tekur
    } bónusspjald { $card } yfir frá { $owner-is ->
        [you] þér, og þú færð skífuna þína aftur.
       *[other] { $owner }, sem fær sína skífu aftur.
    }

# English:
#     { $seat-is ->
#         [you] You end the turn.
#        *[other] { $seat } ends the turn.
#     }
ended-turn =
    { $seat-is ->
        [you] Þú lýkur lotunni.
       *[other] { $seat } lýkur lotunni.
    }

# English:
#     { $seat-is ->
#         [you] You have
#        *[other] { $seat } has
#     } nothing left to do: the turn ends (S-16).
nothing-left =
    { $seat-is ->
        [you] Þú getur
       *[other] { $seat } getur
    } ekkert meira gert: lotunni lýkur (S-16).

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
    { $seat-is ->
        [you]
            { $more ->
                [0] Þú situr hjá og hendir { $kind-stem }flís.
               *[other] Þú hendir { $kind-stem }flís.
            }
       *[other]
            { $more ->
                [0] { $seat } situr hjá og hendir { $kind-stem }flís.
               *[other] { $seat } hendir { $kind-stem }flís.
            }
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
    { $seat-is ->
        [you]
            { $more ->
                [0] Þú situr hjá og hendir { $being-dative }.
               *[other] Þú hendir { $being-dative }.
            }
       *[other]
            { $more ->
                [0] { $seat } situr hjá og hendir { $being-dative }.
               *[other] { $seat } hendir { $being-dative }.
            }
    }

# English:
#     { $seat-is ->
#         [you] You draw { $count } anew.
#        *[other] { $seat } draws { $count } anew.
#     }
finished-pass =
    { $seat-is ->
        [you] Þú dregur { $count } í staðinn.
       *[other] { $seat } dregur { $count } í staðinn.
    }

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
        [hidden] { $seat } dregur flís.
       *[other]
            { $seat-is ->
                [you] Þú dregur { $kind-stem }flís.
               *[other] { $seat } dregur { $kind-stem }flís.
            }
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
        [hidden] { $seat } dregur vætti.
       *[other]
            { $seat-is ->
                [you] Þú dregur { $being-accusative }.
               *[other] { $seat } dregur { $being-accusative }.
            }
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
        [hidden] { $seat } heldur eftir einni af flísunum sem voru dregnar.
       *[other]
            { $seat-is ->
                [you] Þú heldur eftir { $kind-stem }flís.
               *[other] { $seat } heldur eftir { $kind-stem }flís.
            }
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
        [hidden] { $seat } heldur eftir einni af vættunum sem voru dregnar.
       *[other]
            { $seat-is ->
                [you] Þú heldur eftir { $being-dative }.
               *[other] { $seat } heldur eftir { $being-dative }.
            }
    }

# English: Not kept: { $tiles }.
rejected-tiles = Ekki haldið eftir: { $tiles }.

# English: Not kept: { $beings }.
rejected-beings = Ekki haldið eftir: { $beings }.

# English: The discarded tiles are shuffled into a new pile of { $count }.
tiles-shuffled = Kastbunki flísanna er stokkaður: í nýja bunkanum eru { $count }.

# English: The discarded beings are shuffled into a new pile of { $count }.
beings-shuffled = Kastbunki vættanna er stokkaður: í nýja bunkanum eru { $count }.

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the game ends at once (S-80).
finished-game =
    Með { $beings ->
        [one] { $beings } vætti
       *[other] { $beings } vættum
    } lýkur spilinu á stundinni (S-80).

# English:
#     With { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } the end has come: everybody else has one last turn (M-35).
brought-last-turns =
    Með { $beings ->
        [one] { $beings } vætti
       *[other] { $beings } vættum
    } er komið að lokum: allir hinir eiga eina lotu enn (M-35).

# English: All have had their last turn: the game ends (M-35).
last-turns-over = Allir hafa fengið sína síðustu lotu: spilinu lýkur (M-35).

# English:
#     After { $turns ->
#         [one] 1 turn
#        *[other] { $turns } turns
#     } the game stops and is scored as it stands (S-88).
stopped =
    Eftir { $turns ->
        [one] { $turns } lotu
       *[other] { $turns } lotur
    } er hætt og stigin talin eins og staðan er (S-88).

# English:
#     { $seat-is ->
#         [you] You have { points }.
#        *[other] { $seat } has { points }.
#     }
final-points =
    { $seat-is ->
        [you] Þú ert með { points }.
       *[other] { $seat } er með { points }.
    }

## How things are called. $tokens: how many tokens lie on a card, of $owner and $other

# English: fire
fire = eldur
    .genitive = elds
    .dative = eldi
    .stem = eld

# English: water
water = vatn
    .genitive = vatns
    .dative = vatni
    .stem = vatns

# English: earth
earth = jörð
    .genitive = jarðar
    .dative = jörð
    .stem = jarðar

# English: air
air = loft
    .genitive = lofts
    .dative = lofti
    .stem = loft

# English: Northern Lights
northern-lights = norðurljós
    .genitive = norðurljósa
    .dative = norðurljósum
    .stem = norðurljósa

# English: { $kind } { $count }
tiles-of-kind = { $kind } { $count }

# English: none
nothing = ekkert

# English: { $name } ({ $number })
being = { $name } ({ $number })
    .accusative = { $name-accusative } ({ $number })
    .dative = { $name-dative } ({ $number })
    .genitive = { $name-genitive } ({ $number })

# English:
#     { points }{ $match ->
#         [0] { "" }
#        *[other] { " and" } { $match } for the own element
#     }
being-points =
    { points }{ $match ->
        [0] { "" }
       *[other] { " og" } { $match } fyrir eigin höfuðskepnu
    }

# English: { $name }, { $title }
protector = { $name }, { $title }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }

# English:
#     { $tokens ->
#         [0] free
#         [1] token of { $owner }
#        *[2] locked: { $owner }, { $other }
#     }
tokens =
    { $tokens ->
        [0] laust
        [1] skífa frá { $owner }
       *[2] læst: { $owner }, { $other }
    }

## What is asked. $by: target or turns; $acted: 1 after the first action of a turn

# English: The table is being set.
setting-up = Verið er að setja upp borðið.

# English: { $seat } is drawing.
drawing =
    { $seat-is ->
        [you] Þú dregur.
       *[other] { $seat } dregur.
    }

# English: The game is over.
over = Spilinu er lokið.

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
    Spilinu er lokið: { $by ->
        [target]
            { $seat-is ->
                [you] þú hefur
               *[other] { $seat } hefur
            } vakið { $beings ->
                [one] { $beings } vætti
               *[other] { $beings } vættir
            } ({ $rule }).
       *[turns]
            eftir { $turns ->
                [one] { $turns } lotu
               *[other] { $turns } lotur
            } eru stigin talin eins og staðan er (S-88).
    }

# English: Which side of the { $element } board do you play? (S-03)
ask-side = Hvora hlið á verndaraspjaldi { $element-genitive } spilarðu? (S-03)

# English: Where does your pawn start? (S-10)
ask-start = Hvar byrjar peðið þitt? (S-10)

# English:
#     { $acted ->
#         [0] Your turn. Act, or pass. (S-13)
#        *[1] Replacements left: { $replacements-left }, steps left: { $steps-left }. Go on, or end the turn? (S-16)
#     }
ask-turn =
    { $acted ->
        [0] Þú átt leik. Gerðu eitthvað eða sittu hjá. (S-13)
       *[1] Útskiptingar eftir: { $replacements-left }, skref eftir: { $steps-left }. Viltu halda áfram eða ljúka lotunni? (S-16)
    }

# English: Which tile changes places with the one on { $cell }? ({ $S-70 })
ask-partner = Hvaða flís skiptir um stað við þá á { $cell }? ({ $S-70 })

# English: Discard more, or draw { $count } anew? (S-59)
ask-pass = Viltu henda fleiru eða draga { $count } í staðinn? (S-59)

# English: Which of the drawn tiles do you keep? { $count } to keep. (S-74)
ask-tile = Hvaða flís heldurðu eftir? Enn á að velja { $count }. (S-74)

# English: Which of the drawn beings do you keep? { $count } to keep. (S-77)
ask-being = Hvaða vætti heldurðu eftir? Enn á að velja { $count }. (S-77)

# English: Lay { $kind } on which tile?
ask-lay = Í stað hvaða flísar leggurðu { $kind-stem }flís?

# English: Which tiles and beings do you discard? Touch them, then confirm. (S-59)
ask-discard = Hvaða flísum og vættum hendirðu? Snertu þær og staðfestu svo. (S-59)

# English: Switch which tile? ({ $rule })
ask-switch = Hvaða flís víxlarðu? ({ $rule })

# English: Discard which tile to draw another? (S-73)
ask-exchange = Hvaða flís hendirðu til að draga aðra? (S-73)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $token: the element as which a token is used, or "no"; $how: free, own, shared or
## foreign: whose token lies on the card; $called: the name of a being, without its number

# English: Play { $protector }: { $ability }
do-choose = Spila sem { $protector }: { $ability }

# English: Play { $name }
component-choose = Spila sem { $name }

# English: Start on { $cell }
do-pawn = Byrja á { $cell }

# English: Choose where to start
component-pawn = Velja hvar byrjað er

# English: Discard { $kind } and draw another tile, before your first action
do-exchange = Henda { $kind-stem }flís og draga aðra flís, á undan fyrstu aðgerð

# English: discard { $kind } for another tile
plan-exchange = skipta { $kind-stem }flís fyrir aðra flís

# English: Exchange { $kind }
component-exchange = Skipta { $kind-stem }flís á hendi

# English: Replace { $old } on { $cell } by { $kind }
do-place = Skipta { $old-stem }flís á { $cell } út fyrir { $kind-stem }flís

# English: { $kind } on { $cell }
plan-place = { $kind-stem }flís á { $cell }

# English: Lay { $kind }
component-place = Leggja { $kind-stem }flís

# English: Switch { $old } on { $cell } with another tile
do-switch = Víxla { $old-stem }flís á { $cell } og annarri flís

# English: switch { $old } on { $cell }
plan-switch = víxla { $old-stem }flís á { $cell }

# English: Lift a tile to switch it
component-switch = Taka upp flís til að víxla henni

# English: Switch it with { $old } on { $cell }
do-with = Víxla henni og { $old-stem }flís á { $cell }

# English: with { $old } on { $cell }
plan-with = og { $old-stem }flís á { $cell }

# English: Switch it with another
component-with = Víxla henni og annarri flís

# English: Step to { $cell }
do-step = Stíga á { $cell }

# English: Step
component-step = Stíga skref

# English: Fly to { $cell }
do-fly = Fljúga á { $cell }

# English: Fly
component-fly = Fljúga

# English:
#     Activate { $being }: { being-points }{ $token ->
#         [no] { "" }
#        *[other] ; it takes a token as { $token }
#     }
do-activate =
    Vekja { $being-accusative }: { being-points }{ $token ->
        [no] { "" }
       *[other] ; til þess fer skífa í stað { $token-genitive }
    }

# English: { $called } ({ points }) is ready.
ready-activate = Hægt er að vekja { $called-accusative } ({ points }).

# English: activate { $being }
plan-activate = vekja { $being-accusative }

# English: Activate { $being }
component-activate = Vekja { $being-accusative }

# English:
#     { $how ->
#         [free] Claim bonus card { $card }, worth { $points }
#         [own] Lock bonus card { $card } with a second token, for no more points
#         [shared] Share bonus card { $card }, worth { $points }, with { $owner }: then it is locked
#        *[foreign] Take bonus card { $card }, worth { $points }, over from { $owner }
#     }
do-claim =
    { $how ->
        [free] Eigna sér bónusspjald { $card }: { points }
        [own] Læsa bónusspjaldi { $card } með annarri skífu, án fleiri stiga
        [shared] Deila bónusspjaldi { $card } ({ points }) með { $owner }: þá er það læst
       *[foreign] Taka bónusspjald { $card } ({ points }) yfir frá { $owner }
    }

# English:
#     { $how ->
#         [own] { "" }
#        *[other] Bonus card { $card } ({ points }) is ready.
#     }
ready-claim =
    { $how ->
        [own] { "" }
       *[other] Bónusspjald { $card } ({ points }) bíður þín.
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
        [free] eigna sér { $card }
        [own] læsa { $card }
        [shared] deila { $card } með { $owner }
       *[foreign] taka { $card } yfir frá { $owner }
    }

# English: Claim bonus card { $card }
component-claim = Eigna sér bónusspjald { $card }

# English:
#     { $more ->
#         [0] Pass and discard { $kind }
#        *[other] Discard more: { $kind }
#     }
do-discard-tile =
    { $more ->
        [0] Sitja hjá og henda { $kind-stem }flís
       *[other] Henda líka { $kind-stem }flís
    }

# English: Pass: discard { $kind }
component-discard-tile = Sitja hjá: henda { $kind-stem }flís

# English:
#     { $more ->
#         [0] Pass and discard { $being }
#        *[other] Discard more: { $being }
#     }
do-discard-being =
    { $more ->
        [0] Sitja hjá og henda { $being-dative }
       *[other] Henda líka { $being-dative }
    }

# English: Discard { $being }
component-discard-being = Henda { $being-dative }

# English: Keep { $kind }
do-keep-tile = Halda eftir { $kind-stem }flís

# English: Keep { $being }
do-keep-being = Halda eftir { $being-dative }

# English: Draw { $count } anew
do-finish = Draga { $count } í staðinn

# English: Pass, and draw
component-finish = Sitja hjá og draga

# English: End the turn
do-end-turn = Ljúka lotu

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
       *[other] , { $turn }. lota
    }

# English: F fire   W water   E earth   A air   N Northern Lights   digits: pawns by seat
letters = F eldur, W vatn, E jörð, A loft, N norðurljós, tölur: peð eftir sætum

# English: { $number } { $seat }: { $protector }; pawn { $pawn }, tokens { $tokens }, tiles { $tiles }, beings { $beings }
seat-line = { $number } { $seat }: { $protector }; peð { $pawn }, skífur { $tokens }, flísar { $tiles }, vættir { $beings }

# English: { $protector } ({ $element })
protector-line = { $protector } ({ $element })

# English: no protector yet
no-protector = enginn verndari enn

# English: activated: { $beings }
activated-beings = vaktar: { $beings }

# English: Your tiles: { $tiles }
own-tiles = Flísarnar þínar: { $tiles }

# English: Your beings:
own-beings = Vættirnar þínar:

# English: The beings of { $seat }:
open-beings = Vættirnar hjá { $seat }:

# English: { $number } { $name } ({ $element }, { points })  { $pattern }
being-line = { $number } { $name } ({ $element }, { points })  { $pattern }

# English: Drawn, to choose from: { $tiles }
offered-tiles = Dregnar flísar til að velja úr: { $tiles }

# English: Drawn, to choose from:
offered-beings = Dregnar vættir til að velja úr:

# English: Bonus cards:
bonus-cards = Bónusspjöld:

# English: { $card } (worth { $points })  { $pattern }  { tokens }
bonus-line = { $card } ({ points })  { $pattern }  { tokens }

# English: Tile pile: { $tiles }. Discarded tiles: { $discard }. Being pile: { $beings }. Discarded beings: { $discarded }.
piles = Flísabunki: { $tiles }. Kastbunki flísa: { $discard }. Vættabunki: { $beings }. Kastbunki vætta: { $discarded }.

# English: Last turns: { $count } more after this one.
last-turns-line = Síðustu lotur: enn { $count } á eftir þessari.

## Points. $by: own, all or bonus

# English: { $being } (S-81)
points-being = { $being } (S-81)

# English: Beings of the own element: { $count } (S-84)
points-match = Vættir af eigin höfuðskepnu: { $count } (S-84)

# English: Beings of the own element
source-match = Vættir af eigin höfuðskepnu

# English: Bonus card { $card } ({ $rule })
points-bonus = Bónusspjald { $card } ({ $rule })

# English: Bonus card { $card }
source-bonus = Bónusspjald { $card }

# English: Ended the game ({ $rule })
points-finisher = Lauk spilinu ({ $rule })

# English: Ended the game
source-finisher = Lauk spilinu

# English: { points }, { $count }/{ $target } beings
standing = { points }, { $count }/{ $target } vættir

# English:
#     { $seat } wins the tie by the most { $by ->
#         [own] beings of the own element
#         [all] activated beings
#        *[bonus] bonus cards with a token
#     } ({ $rule }).
tie-broken =
    Jafnt: { $seat-is ->
        [you] þú vinnur
       *[other] { $seat } vinnur
    } með { $by ->
        [own] flestar vættir af eigin höfuðskepnu
        [all] flestar vaktar vættir
       *[bonus] flest bónusspjöld með skífu
    } ({ $rule }).

# English: { $winners } share the win ({ $rule }).
tie-shared = { $winners } deila sigri ({ $rule }).

## On the board, where there is little room; `goal` and `wins` have 7 letters

# English: tiles
tiles-pile = flísar

# English: discarded tiles
tiles-discarded = kastbunki flísa

# English: beings
beings-pile = vættir

# English: discarded beings
beings-discarded = kastbunki vætta

# English: turn { $turn }
turn-number = { $turn }. lota

# English: last turns: { $count } more
last-turns = síðustu lotur: { $count } enn

# English: replacements
replacements-left = útskiptingar

# English: steps
steps-left = skref

# English: activations
activations-left = vakningar

# English: claims
claims-left = bónusspjöld

# English: { $seat } chooses a side of the board.
choosing-side = { $seat } velur hlið á spjaldinu.

# English: { $seat } chooses where to start.
choosing-start = { $seat } velur hvar byrjað er.

# English: { $seat } passes and discards.
passing = { $seat } situr hjá og hendir.

# English: { $seat } chooses what to keep.
keeping = { $seat } velur hverju er haldið eftir.

# English: wins
wins = vinnur

# English: { $count } of { $target }
goal = { $count } af { $target }

# English:
#     { $count ->
#         [one] 1 being to go
#        *[other] { $count } beings to go
#     }
to-go =
    { $count ->
        [one] { $count } vætti vantar
       *[other] { $count } vættir vantar
    }

## What the pieces mean. $tiles: a list of `means-tiles`, or `means-any-order`; $cells: "c4 d4 d5", or a list of
## `missing-cell`; $what: one of these phrases; $token: yes if a token completes the pattern; $items: a list

# English: { $cell }: { $kind }
means-cell = { $cell }: { $kind }

# English: { $cell }: nothing is laid here yet
means-empty-cell = { $cell }: hér liggur ekkert enn

# English:
#     { $cell }; here { $count ->
#         [one] stands
#        *[other] stand
#     } { $names }
means-stands =
    { $cell }; hér { $count ->
        [one] stendur
       *[other] standa
    } { $names }

# English: The pawn of { $seat }, on { $cell }
means-pawn = Peðið hjá { $seat }, á { $cell }

# English: In your hand: { $kind }, { $count }
means-hand =
    Á hendi þinni: { $count ->
        [one] { $count } { $kind-stem }flís
       *[other] { $count } { $kind-stem }flísar
    }

# English: Drawn, to choose from: { $kind }, { $count }
means-offer =
    Dregið, til að velja úr: { $count ->
        [one] { $count } { $kind-stem }flís
       *[other] { $count } { $kind-stem }flísar
    }

# English: { $being }, { $element }, { points }, made of { $tiles }
means-being = { $being }, { $element }, { points }, úr { $tiles-dative }

# English: Bonus card { $card }, worth { $points }, made of { $tiles }; { tokens }
means-bonus = Bónusspjald { $card }, { points }, úr { $tiles-dative }; { tokens }

# English: one of each element in any order
means-any-order = ein flís af hverri höfuðskepnu í hvaða röð sem er
    .dative = einni flís af hverri höfuðskepnu í hvaða röð sem er

# English: { $count } { $kind }
means-tiles =
    { $count ->
        [one] { $count } { $kind-stem }flís
       *[other] { $count } { $kind-stem }flísar
    }
    .dative =
        { $count ->
            [one] { $count } { $kind-stem }flís
           *[other] { $count } { $kind-stem }flísum
        }

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
        [0] Mynstrið er ekki á eyjunni núna
       *[other]
            { $token ->
                [yes] Með skífu er mynstrið á eyjunni
               *[no] Mynstrið er á eyjunni
            } { $times ->
                [1] einu sinni
               *[other] { $times } sinnum
            }: { $cells }
    }

# English: { $count } missing: { $cells }
means-missing = { $count } vantar: { $cells }

# English: { $cell } { $kind }
missing-cell = { $cell } { $kind }

# English: beings activated: { $count } of { $target }
means-goal = vaktar vættir: { $count } af { $target }

# English: unused tokens: { $count }
means-tokens = ónotaðar skífur: { $count }

# English: tiles face down in the hand: { $count }
means-hidden-tiles = flísar á grúfu á hendi: { $count }

# English: beings face down in the hand: { $count }
means-hidden-beings = vættir á grúfu á hendi: { $count }

# English: { $seat } plays { $protector }: { $ability }
means-protector = { $seat } spilar sem { $protector }: { $ability }

# English: { $seat } has no protector yet
means-no-protector = { $seat } á engan verndara enn

# English: { $protector }: { $ability }
means-side = { $protector }: { $ability }

# English: The tile pile: { $count }, face down
means-pile-tiles = Flísabunkinn: { $count }, á grúfu

# English: The being pile: { $count }, face down
means-pile-beings = Vættabunkinn: { $count }, á grúfu

# English: Discarded tiles: { $items }
means-discard-tiles = Kastbunki flísa: { $items }

# English: Discarded beings: { $items }
means-discard-beings = Kastbunki vætta: { $items }

## Why something is not possible: after "Not possible:", or alone

# English: first every player chooses a side of the board (S-03)
first-choose = fyrst velur hver leikmaður hlið á sínu spjaldi (S-03)

# English: the sides have been chosen (S-03)
chosen = hliðarnar hafa verið valdar (S-03)

# English: { $name } is not on your board (S-03)
other-board = { $name } er ekki á spjaldinu þínu (S-03)

# English: first the pawns are placed (S-10)
first-settle = fyrst eru peðin sett niður (S-10)

# English: the pawns have been placed (S-10)
settled = peðin hafa verið sett niður (S-10)

# English: a pawn starts on its own element, { $element } (S-10)
not-own-element = peð byrjar á eigin höfuðskepnu, { $element-dative } (S-10)

# English: another pawn stands on { $cell } (S-11)
taken = annað peð stendur á { $cell } (S-11)

# English: { $cell } is no cell of this island
no-cell = { $cell } er enginn reitur á þessari eyju

# English: first the switch is finished: choose the second tile ({ $S-70 })
first-partner = fyrst þarf að ljúka víxluninni: veldu hina flísina ({ $S-70 })

# English: no switch has been begun ({ $S-70 })
not-lifted = engin víxlun er hafin ({ $S-70 })

# English: this is a pass turn: discard more, or finish (S-60)
first-pass = í þessari lotu er setið hjá: hentu fleiru eða ljúktu henni (S-60)

# English: first it is decided which of them to keep ({ $rule })
first-keep = fyrst þarf að ákveða hverju er haldið eftir ({ $rule })

# English: nothing was drawn to choose from (S-74, S-77)
no-offer = ekkert var dregið til að velja úr (S-74, S-77)

# English: that was not drawn to choose from ({ $rule })
not-offered = þetta var ekki dregið til að velja úr ({ $rule })

# English: the tile on { $cell } is of the same kind: switching would change nothing ({ $S-70 })
same-kind = flísin á { $cell } er sömu tegundar: víxlun breytti engu ({ $S-70 })

# English: there is no { $kind } tile in your hand (S-23)
not-held = engin { $kind-stem }flís er á hendi þinni (S-23)

# English: { $being } is not in your hand (S-37)
being-not-held = { $being } er ekki á hendi þinni (S-37)

# English: protectors have no abilities in variant A (S-89)
no-abilities = verndarar hafa enga hæfileika í afbrigði A (S-89)

# English: only Bergrisi exchanges a tile before his turn (S-73)
not-the-earth-giant = aðeins Bergrisi skiptir flís áður en lota hans hefst (S-73)

# English: one exchange a turn, before the first action (S-73)
exchanged-already = aðeins má skipta einu sinni í lotu, á undan fyrstu aðgerð (S-73)

# English:
#     no more than { $replacements ->
#         [one] 1 replacement
#        *[other] { $replacements } replacements
#     } in a turn (S-18)
replaced =
    ekki má gera fleiri en { $replacements ->
        [one] { $replacements } útskiptingu
       *[other] { $replacements } útskiptingar
    } í lotu (S-18)

# English: only Eldjötunn switches tiles ({ $S-70 })
not-the-fire-giant = aðeins Eldjötunn víxlar flísum ({ $S-70 })

# English: one switch a turn ({ $S-70 })
switched-already = aðeins má víxla einu sinni í lotu ({ $S-70 })

# English: the tile on { $cell } is not of the kind under your pawn (S-70)
other-kind = flísin á { $cell } er ekki sömu tegundar og sú sem peðið þitt stendur á (S-70)

# English: in the strict reading only the tile under the pawn is switched (S-70)
only-own-cell = í ströngu gerðinni er aðeins flísinni undir peðinu víxlað (S-70)

# English: all tiles are of one kind: there is nothing to switch it with ({ $S-70 })
no-partner = allar flísar eru sömu tegundar: ekkert er til að víxla við ({ $S-70 })

# English:
#     no more than { $steps ->
#         [one] 1 step
#        *[other] { $steps } steps
#     } in a turn (S-24)
no-steps =
    ekki má stíga fleiri en { $steps ->
        [one] { $steps } skref
       *[other] { $steps } skref
    } í lotu (S-24)

# English: { $cell } is not next to your pawn on { $pawn } (S-25)
too-far = { $cell } er ekki við hliðina á peðinu þínu á { $pawn } (S-25)

# English: another pawn stands on { $cell } (S-26)
occupied = annað peð stendur á { $cell } (S-26)

# English: only Gammur flies (S-76)
not-the-griffin = aðeins Gammur flýgur (S-76)

# English: one flight a turn (S-76)
flown-already = aðeins má fljúga einu sinni í lotu (S-76)

# English: { $cell } is not two cells straight away over a tile (S-76)
no-flight = { $cell } er ekki tvo reiti burt í beina línu yfir flís (S-76)

# English: another pawn stands on { $cell }: a flight lands on a free cell (S-76)
landing-occupied = annað peð stendur á { $cell }: flug endar á auðum reit (S-76)

# English:
#     no more than { $activations ->
#         [one] 1 activation
#        *[other] { $activations } activations
#     } in a turn (S-38)
activations =
    ekki má vekja fleiri en { $activations ->
        [one] { $activations } vætti
       *[other] { $activations } vættir
    } í lotu (S-38)

# English: { $being } has no match with your pawn on it (S-35)
no-match = mynstur { $being-genitive } liggur ekki undir peðinu þínu (S-35)

# English: { $being } has no match with your pawn on it, not even with a token (S-35, S-43)
no-match-with-token = mynstur { $being-genitive } liggur ekki undir peðinu þínu, ekki einu sinni með skífu (S-35, S-43)

# English: bonus card { $card } is not in play (S-09)
not-in-play = bónusspjald { $card } er ekki í spilinu (S-09)

# English: you have no unused token ({ $S-58 })
no-tokens = þú átt enga ónotaða skífu ({ $S-58 })

# English: bonus card { $card } is locked ({ $S-52 })
locked-card = bónusspjald { $card } er læst ({ $S-52 })

# English: you laid a token on bonus card { $card } in this very turn ({ $S-54 })
claimed-already = þú lagðir skífu á bónusspjald { $card } í þessari sömu lotu ({ $S-54 })

# English:
#     no more than { $claims ->
#         [one] 1 claim
#        *[other] { $claims } claims
#     } in a turn ({ $S-55 })
claims =
    ekki má eigna sér fleiri en { $claims ->
        [one] { $claims } bónusspjald
       *[other] { $claims } bónusspjöld
    } í lotu ({ $S-55 })

# English: bonus card { $card } has no match with your pawn on it (S-35)
bonus-no-match = mynstur bónusspjalds { $card } liggur ekki undir peðinu þínu (S-35)

# English: you have acted: a turn is either an action turn or a pass turn (S-13)
acted-already = þú hefur gert eitthvað: í lotu er annaðhvort eitthvað gert eða setið hjá (S-13)

# English: in the all mythicals version only tiles are discarded (S-96)
open-beings-stay = þegar spilað er með allar vættir er aðeins flísum hent (S-96)

# English: nothing has been discarded yet: passing takes at least one tile or being (S-59)
not-passing = engu hefur verið hent enn: sá sem situr hjá hendir minnst einni flís eða vætti (S-59)

# English: a turn takes at least one action, or a pass (S-14)
not-acted = í lotu þarf að gera minnst eina aðgerð eða sitja hjá (S-14)

## Why a game cannot be played with some options. $setting, $settings: as they are typed; $wrong: `fits-nowhere`,
## `lacks-tiles` or `endless`; $card: `card-being` or `card-bonus`; $why: seven or last

# English:
#     options all_mythicals=yes and { $setting } exclude each other ({ $why ->
#         [seven] S-98: everybody needs all seven beings of an element
#        *[last] S-96: that game ends with the { $last }th being
#     })
options-clash =
    valkostirnir all_mythicals=yes og { $setting } útiloka hvor annan ({ $why ->
        [seven] S-98: allir þurfa allar sjö vættir einnar höfuðskepnu
       *[last] S-96: því spili lýkur með { $last }. vættinni
    })

# English: option layout: "{ $layout }" needs a content file whose [layouts] table has a layout called { $layout }
no-layout = valkosturinn layout: „{ $layout }“ krefst efnisskrár þar sem taflan [layouts] hefur lögun sem heitir { $layout }

# English: option pattern_set: "light" needs a content file whose beings have light patterns
no-light-patterns = valkosturinn pattern_set: „light“ krefst efnisskrár þar sem vættirnar hafa létt mynstur

# English: with { $settings }: { $wrong }
unplayable = með { $settings }: { $wrong }

# English: { $card } fits nowhere on the layout "{ $layout }"; change its pattern, or choose another layout
fits-nowhere = { $card } passar hvergi á lögunina „{ $layout }“; breyttu mynstrinu eða veldu aðra lögun

# English: { $card } needs more { $kind } tiles than there are; change its pattern, or the tiles
lacks-tiles = { $card } þarf fleiri { $kind-stem }flísar en til eru; breyttu mynstrinu eða flísunum

# English:
#     { $players } players could share out all { $beings ->
#         [one] 1 being
#        *[other] { $beings } beings
#     } before anybody has activated { $target }, and the game would not end; a target of at most { $most } is possible (S-79)
endless =
    { $players } leikmenn gætu skipt á milli sín { $beings ->
        [one] { $beings } vætti
       *[other] öllum { $beings } vættunum
    } áður en nokkur hefur vakið { $target }, og spilinu lyki aldrei; markið má vera í mesta lagi { $most } (S-79)

# English: being { $number } "{ $name }"
card-being = vætturin { $number }, „{ $name }“

# English: bonus { $number }
card-bonus = bónusspjaldið { $number }

## What people told of the beings, by their numbers: it stands under their pictures

# English: The embers are a daughter of fire: cover her well at night, or she walks.
lore-01 = Einmyrjan er dóttir eldsins: feldu hana vel á kvöldin, annars fer hún á kreik.

# English: Glow is the wife of Logi, and they say that she warms every hall but her own.
lore-02 = Glóð er kona Loga, og sagt er að hún vermi hverja höll nema sína eigin.

# English: Cold flames on mast and spear tell the crew that the storm is nearly over, or that the sea wants one of them.
lore-03 = Kaldir logar á siglu og spjóti segja skipverjum að veðrinu sé að slota, eða að hafið vilji fá einn þeirra.

# English: She ran into the glacier in breeches that never tire. When she stamps, ice and fire come down.
lore-04 = Hún hljóp í jökulinn í brók sem aldrei þreytir. Þegar hún stappar niður fæti koma ís og eldur.

# English: He once ate against Loki: all the meat, all the bones, and the trough as well.
lore-05 = Eitt sinn át hann í kapp við Loka: allt kjötið, öll beinin og trogið líka.

# English: She keeps a sword in a chest with nine locks, and no one has talked her out of it yet.
lore-06 = Hún geymir sverð í kistu með níu lásum, og enn hefur enginn talað það út úr henni.

# English: Half a moon goes along the wall against the sun. Whoever sees it counts the living at the table.
lore-07 = Hálft tungl fer um vegginn rangsælis. Hver sem sér það telur þá sem lifa við borðið.

# English: It comes up from the beach with shells in its wool, and likes to push sheep and people toward the water.
lore-08 = Hann kemur upp úr fjörunni með skeljar í ullinni og vill helst ýta fé og fólki út í sjó.

# English: She combs her hair on the skerries and asks each boat for one song.
lore-09 = Hún greiðir hár sitt á skerjunum og biður hvern bát um eitt lag.

# English: A girl laid a ring of gold under a small worm, to make the gold grow. The worm grew.
lore-10 = Stúlka lagði gullhring undir lítinn orm svo að gullið yxi. Það var ormurinn sem óx.

# English: A farmer caught him. He laughed three times, and only told why when he was home in the sea.
lore-11 = Bóndi veiddi hann. Hann hló þrisvar og sagði ekki hvers vegna fyrr en hann var kominn heim í sjóinn.

# English: A fine grey horse stands by the lake. Look at its hooves, for they point backward, and do not mount.
lore-12 = Fallegur grár hestur stendur við vatnið. Líttu á hófana, þeir snúa öfugt, og farðu ekki á bak.

# English: A man who mocked the elves took to the sea in a red cap, and came back as a whale.
lore-13 = Maður sem hæddist að álfum fór í sjóinn með rauða húfu og kom aftur sem hvalur.

# English: You hear it before you see it: a thousand shells that rattle up the shore in the dark.
lore-14 = Það heyrist áður en það sést: þúsund skeljar sem glamra upp fjöruna í myrkrinu.

# English: She borrows a light, a bowl or a midwife from the farm, and pays better than people do.
lore-15 = Hún fær lánað ljós, skál eða yfirsetukonu á bænum og borgar betur en fólk.

# English: He does not lie still in his mound. He counts his silver, and knows when a coin is gone.
lore-16 = Hann liggur ekki kyrr í haugi sínum. Hann telur silfrið sitt og veit þegar pening vantar.

# English: Give him iron and leave him alone until morning, and never ask what he put into it.
lore-17 = Gefðu honum járn og láttu hann í friði til morguns, og spurðu aldrei hvað hann setti í það.

# English: She has fifteen tails and a sack, and comes down at Yule for the children who did not listen.
lore-18 = Hún hefur fimmtán hala og poka, og kemur ofan um jólin að sækja börnin sem ekki hlýddu.

# English: They live in the rock beside the road. That is why the road goes round it.
lore-19 = Það býr í klettinum við veginn. Þess vegna liggur vegurinn í sveig fram hjá honum.

# English: At Yule it looks through the windows: whoever got no new clothes had better hide.
lore-20 = Um jólin lítur hann inn um gluggana: sá sem fékk enga nýja flík ætti að fela sig.

# English: One more stone to carry, one more joke to finish, and then the sun rose.
lore-21 = Það átti einn stein eftir að bera og eina gamansögu eftir að segja til enda, og þá kom sólin upp.

# English: She was there when you were born, and she stands behind you when it matters.
lore-22 = Hún var þar þegar þú fæddist, og hún stendur að baki þér þegar á reynir.

# English: Your fylgja comes to the door before you do. If others dream of it, they set out another bowl.
lore-23 = Fylgja þín kemur að dyrunum á undan þér. Dreymi aðra hana leggja þeir fram eina skál í viðbót.

# English: A bridle laid on a bone, a word that is not written down, and they are over the mountains and back by dawn.
lore-24 = Beisli lagt við bein, orð sem hvergi er skráð, og þær eru komnar yfir fjöllin og aftur heim fyrir dögun.

# English: He sits at the end of the sky in the shape of an eagle, and every wind is a beat of his wings.
lore-25 = Hann situr á himins enda í arnarham, og hver vindur er vængjatak hans.

# English: She comes through the keyhole and sits down on your chest. Turn your shoes around before you sleep.
lore-26 = Hún kemur inn um skráargatið og sest á brjóst þér. Snúðu skónum við áður en þú sofnar.

# English: Whoever hides her feathers may keep her for seven winters, and not a day longer.
lore-27 = Sá sem felur ham hennar má hafa hana hjá sér í sjö vetur, og ekki degi lengur.

# English: She rides over the field when both sides are tired, and knows by name whom she will take.
lore-28 = Hún ríður yfir völlinn þegar bæði lið eru þreytt, og þekkir með nafni þann sem hún tekur.

# English: Protectors have their abilities; no is variant A
option-abilities-about = Verndarar hafa hæfileika sína; nei er afbrigði A

# English: Bonus cards and tokens are in play; no is variant B
option-bonus_cards-about = Bónusspjöld og skífur eru með; nei er afbrigði B

# English: The best beings are in play; no is variant C
option-highest_beings-about = Bestu vættirnar eru með; nei er afbrigði C

# English: The shape of the island; own is the layout of that name in your content file
option-layout-about = Lögun eyjunnar; own er lögunin með því heiti í þinni eigin efnisskrá

# English: A square
value-layout-square = Ferningur

# English: Wide
value-layout-wide = Breið

# English: Bay
value-layout-bay = Flói

# English: Isle
value-layout-isle = Eyja

# English: Ring
value-layout-ring = Hringur

# English: Your own, from your content file
value-layout-own = Þín eigin, úr efnisskránni þinni

# English: Everybody has all seven beings of the own element
option-all_mythicals-about = Allir hafa allar sjö vættir sinnar höfuðskepnu

# English: Activated beings that end the game
option-target-about = Vaktar vættir sem ljúka spilinu

# English: As printed: 7, 6 or 5 with two, three or four players
value-target-printed = Eins og prentað er: 7, 6 eða 5 þegar tveir, þrír eða fjórir spila

# English: the limit of turns (S-88)
stop = hámarksfjöldi lota (S-88)

# English: the Dragon
name-the-dragon = drekinn

# English: up to four steps a turn
name-up-to-four-steps-a-turn = allt að fjögur skref í lotu

# English: the Fire Giant
name-the-fire-giant = eldrisinn

# English: switches any two tiles
name-switches-any-two-tiles = víxlar hvaða tveimur flísum sem er

# English: the Goddess of the Sea
name-the-goddess-of-the-sea = sjávargyðjan

# English: draws twice as many tiles and chooses
name-draws-twice-as-many-tiles-and-chooses = dregur tvöfalt fleiri flísar og velur úr

# English: the Bull
name-the-bull = bolinn

# English: shares cells with other pawns
name-shares-cells-with-other-pawns = má vera á reit með öðrum peðum

# English: the Earth Goddess
name-the-earth-goddess = jarðargyðjan

# English: may hold five tiles
name-may-hold-five-tiles = má halda á fimm flísum

# English: the Earth Giant
name-the-earth-giant = jarðrisinn

# English: may exchange a tile before the first action
name-may-exchange-a-tile-before-the-first-action = má skipta einni flís á undan fyrstu aðgerð

# English: the Griffin
name-the-griffin = fuglinn mikli

# English: one step a turn may be a flight over a tile
name-one-step-a-turn-may-be-a-flight-over-a-tile = eitt skref í lotu má vera flug yfir flís

# English: the Winged Horse
name-the-winged-horse = vængjaði hesturinn

# English: draws twice as many beings and chooses
name-draws-twice-as-many-beings-and-chooses = dregur tvöfalt fleiri vættir og velur úr

# English: The first telling of Sagnir: calm the elements, and call the mythical beings home before the others do.
line-mythical_island = Fyrri gerð Sagna: lægðu höfuðskepnurnar og kallaðu vættirnar heim á undan hinum.

# English: The island
heading-the-island = Eyjan

# English: Beings that end the game
option-target = Vættir sem ljúka spilinu

# English: Abilities of the protectors
option-abilities = Hæfileikar verndaranna

# English: Bonus cards and tokens
option-bonus_cards = Bónusspjöld og skífur

# English: The best beings
option-highest_beings = Átta bestu vættirnar

# English: Everybody has all beings of an element
option-all_mythicals = Allir fá allar vættir sinnar höfuðskepnu

# English: Shape of the island
option-layout = Lögun eyjunnar

# English: First game
preset-mythical_island-first-game = Fyrsta spil

# English: Three beings end it.
preset-mythical_island-first-game-line = Þrjár vættir ljúka því.

# English: Family
preset-mythical_island-family = Fjölskyldan

# English: Without bonus cards and the best beings.
preset-mythical_island-family-line = Án bónusspjalda og bestu vættanna.

# English: As printed
preset-mythical_island-as-printed = Eins og prentað er

# English: The game from the box.
preset-mythical_island-as-printed-line = Spilið úr kassanum.

# English: All mythicals
preset-mythical_island-all-mythicals = Allar vættir

# English: A race for all seven beings of your element.
preset-mythical_island-all-mythicals-line = Kapphlaup um allar sjö vættir þinnar höfuðskepnu.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-mythical_island-1 = Allir þurfa allar sjö vættir einnar höfuðskepnu, og sú sjöunda lýkur spilinu (S-96, S-98).

# English: Rules
field-rules = Reglur

# English: Jokers
field-jokers = Norðurljós sem jóker

# English: Element tokens
field-element-tokens = Skífur sem höfuðskepna

# English: Shared bonus
field-shared-bonus = Sameiginleg bónusspjöld

# English: Last turns
field-last-turns = Síðustu lotur

# English: Free switch
field-free-switch = Frjáls víxlun

# English: Finisher
field-finisher = Stig fyrir að ljúka spilinu

# English: Match
field-match = Stig fyrir eigin höfuðskepnu

# English: Start aurora
field-start-aurora = Norðurljós í upphafi

# English: Figures
field-figures = Tölur eftir fjölda

# English: Island
field-island = Eyja

# English: Bonus
field-bonus = Bónusspjöld

# English: Target
field-target = Vættir til loka

# English: Short target
field-short-target = Vættir til loka, stutt

# English: Limits
field-limits = Mörk

# English: Tiles
field-tiles = Flísar

# English: Beings
field-beings = Vættir

# English: Tokens
field-tokens = Skífur

# English: Replacements
field-replacements = Útskiptingar

# English: Steps
field-steps = Skref

# English: Activations
field-activations = Vaktar vættir

# English: Transformations
field-transformations = Skífur sem höfuðskepna, í lotu

# English: Claims
field-claims = Eignuð spjöld

# English: Turns
field-turns = Lotur

# English: Fire
field-fire = Eldur

# English: Water
field-water = Vatn

# English: Earth
field-earth = Jörð

# English: Air
field-air = Loft

# English: Aurora
field-aurora = Norðurljós

# English: Protectors
field-protectors = Verndarar

# English: Title
field-title = Titill

# English: Ability
field-ability = Hæfileiki

# English: Layouts
field-layouts = Laganir

# English: Wide
field-wide = Breið

# English: Bay
field-bay = Flói

# English: Isle
field-isle = Eyja

# English: Ring
field-ring = Hringur

# English: Element
field-element = Höfuðskepna

# English: Points
field-points = Stig

# English: Pattern
field-pattern = Mynstur

# English: Light
field-light = Létt mynstur

# English: Highest
field-highest = Bestu vættirnar

# English: The being that ends the game
theme-final-being = Vætturin sem lýkur spilinu

# English: Two beings in one turn
theme-two-beings = Tvær vættir í einni lotu

# English: Take a bonus card over
theme-take-over = Taktu bónusspjald yfir

# English: A bonus card
theme-bonus-card = Bónusspjald

# English: The token's moment
theme-token = Stund skífunnar

# English: Switch two tiles
theme-switch = Víxlaðu tveimur flísum

# English: On wings
theme-flight = Á vængjum

# English: Bring a being home
theme-one-being = Kallaðu vætti heim

# English: Draw another tile
theme-draw-another = Dragðu aðra flís

# English: What to let go of
theme-pass = Hvað má missa sín

# English: Prepare the next turn
theme-prepare = Búðu þig undir næstu lotu

# English: Northern Lights stand for any element; no is variant D, harder and longer
option-jokers-about = Norðurljós koma í stað hvaða höfuðskepnu sem er; nei er afbrigði D, erfiðara og lengra

# English: The young and quick game: without bonus cards and the best beings
option-young-about = Stutt spil handa ungum: án bónusspjalda og bestu vættanna

# English: Most Northern Lights on the starting island
option-max_start_aurora-about = Flest norðurljós sem mega vera á eyjunni í upphafi

# English: Any number
value-max_start_aurora-none = Eins mörg og verða vill

# English: The patterns of the beings; light ones make very short games
option-pattern_set-about = Mynstur vættanna; með þeim léttu verður spilið mjög stutt

# English: Full
value-pattern_set-full = Full

# English: Light: fewer tiles
value-pattern_set-light = Létt: færri flísar

# English: The Fire Giant switches only the tile under his pawn
option-switch_own_cell_only-about = Eldjötunn víxlar aðeins flísinni undir peðinu sínu

# English: switches tiles of the kind he stands on
name-switches-tiles-of-the-kind-he-stands-on = víxlar flísum af þeirri tegund sem hann stendur á

# English: Protectors reshape a living island until the beings of Icelandic legend find their home on it.
line-sagnir = Verndarar móta lifandi eyju þar til vættir íslenskra sagna finna þar heimkynni sín.

# English: The young and quick game
option-young = Stutt spil handa ungum

# English: Patterns of the beings
option-pattern_set = Mynstur vættanna

# English: Northern Lights stand for any element
option-jokers = Norðurljós koma í stað hvaða höfuðskepnu sem er

# English: Northern Lights at the start
option-max_start_aurora = Norðurljós í upphafi

# English: The Fire Giant switches under his pawn only
option-switch_own_cell_only = Eldjötunn víxlar aðeins undir peðinu sínu

# English: Two minutes
preset-sagnir-two-minutes = Tvær mínútur

# English: Light patterns, three beings: to see how it goes.
preset-sagnir-two-minutes-line = Létt mynstur, þrjár vættir: til að sjá hvernig þetta gengur.

# English: Family
preset-sagnir-family = Fjölskyldan

# English: Without bonus cards and the best beings.
preset-sagnir-family-line = Án bónusspjalda og bestu vættanna.

# English: As printed
preset-sagnir-as-printed = Eins og prentað er

# English: The game from the box.
preset-sagnir-as-printed-line = Spilið úr kassanum.

# English: All mythicals
preset-sagnir-all-mythicals = Allar vættir

# English: A race for all seven beings of your element.
preset-sagnir-all-mythicals-line = Kapphlaup um allar sjö vættir þinnar höfuðskepnu.

# English: Everybody needs all seven beings of an element, and the seventh ends the game (S-96, S-98).
excludes-sagnir-1 = Allir þurfa allar sjö vættir einnar höfuðskepnu, og sú sjöunda lýkur spilinu (S-96, S-98).

## Names that stand in the content

name-holds-five-tiles = heldur á fimm flísum

name-einmyrja = Einmyrja
    .accusative = Einmyrju
    .dative = Einmyrju
    .genitive = Einmyrju

name-glod = Glóð
    .accusative = Glóð
    .dative = Glóð
    .genitive = Glóðar

name-hraevareldur = Hrævareldur
    .accusative = Hrævareld
    .dative = Hrævareldi
    .genitive = Hrævarelds

name-katla = Katla
    .accusative = Kötlu
    .dative = Kötlu
    .genitive = Kötlu

name-logi = Logi
    .accusative = Loga
    .dative = Loga
    .genitive = Loga

name-sinmara = Sinmara
    .accusative = Sinmöru
    .dative = Sinmöru
    .genitive = Sinmöru

name-urdarmani = Urðarmáni
    .accusative = Urðarmána
    .dative = Urðarmána
    .genitive = Urðarmána

name-fjorulalli = Fjörulalli
    .accusative = Fjörulalla
    .dative = Fjörulalla
    .genitive = Fjörulalla

name-hafmeyja = Hafmeyja
    .accusative = Hafmeyju
    .dative = Hafmeyju
    .genitive = Hafmeyju

name-lagarfljotsormur = Lagarfljótsormur
    .accusative = Lagarfljótsorm
    .dative = Lagarfljótsormi
    .genitive = Lagarfljótsorms

name-marbendill = Marbendill
    .accusative = Marbendil
    .dative = Marbendli
    .genitive = Marbendils

name-nykur = Nykur
    .accusative = Nykur
    .dative = Nykri
    .genitive = Nykurs

name-raudhofdi = Rauðhöfði
    .accusative = Rauðhöfða
    .dative = Rauðhöfða
    .genitive = Rauðhöfða

name-skeljaskrimsli = Skeljaskrímsli
    .accusative = Skeljaskrímsli
    .dative = Skeljaskrímsli
    .genitive = Skeljaskrímslis

name-alfkona = Álfkona
    .accusative = Álfkonu
    .dative = Álfkonu
    .genitive = Álfkonu

name-draugur = Draugur
    .accusative = Draug
    .dative = Draugi
    .genitive = Draugs

name-dvergur = Dvergur
    .accusative = Dverg
    .dative = Dvergi
    .genitive = Dvergs

name-gryla = Grýla
    .accusative = Grýlu
    .dative = Grýlu
    .genitive = Grýlu

name-huldufolk = Huldufólk
    .accusative = Huldufólk
    .dative = Huldufólki
    .genitive = Huldufólks

name-jolakottur = Jólaköttur
    .accusative = Jólakött
    .dative = Jólaketti
    .genitive = Jólakattar

name-troll = Tröll
    .accusative = Tröll
    .dative = Trölli
    .genitive = Trölls

name-dis = Dís
    .accusative = Dís
    .dative = Dís
    .genitive = Dísar

name-fylgja = Fylgja
    .accusative = Fylgju
    .dative = Fylgju
    .genitive = Fylgju

name-gandreid = Gandreið
    .accusative = Gandreið
    .dative = Gandreið
    .genitive = Gandreiðar

name-hraesvelgur = Hræsvelgur
    .accusative = Hræsvelg
    .dative = Hræsvelgi
    .genitive = Hræsvelgs

name-mara = Mara
    .accusative = Möru
    .dative = Möru
    .genitive = Möru

name-svanmey = Svanmey
    .accusative = Svanmey
    .dative = Svanmey
    .genitive = Svanmeyjar

name-valkyrja = Valkyrja
    .accusative = Valkyrju
    .dative = Valkyrju
    .genitive = Valkyrju

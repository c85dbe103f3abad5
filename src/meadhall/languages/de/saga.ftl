## Parts of sentences: $seat and $other are "saxons" or "vikings"; $leader is a name, or "hidden"; $unit is "warrior",
## "hidden" or the name of a leader in what happened, and elsewhere one of the phrases `warrior`, `hidden-leader` and
## `the-leader`

# English:
#     { $seat-is ->
#         [you] You
#        *[other]
#             { $seat ->
#                 [saxons] The Anglo-Saxons
#                *[vikings] The Vikings
#             }
#     }
Side =
    { $seat-is ->
        [you] Du
       *[other]
            { $seat ->
                [saxons] Die Angelsachsen
               *[vikings] Die Wikinger
            }
    }

# English:
#     { $seat-is ->
#         [you] you
#        *[other]
#             { $seat ->
#                 [saxons] the Anglo-Saxons
#                *[vikings] the Vikings
#             }
#     }
side =
    { $seat-is ->
        [you] du
       *[other]
            { $seat ->
                [saxons] die Angelsachsen
               *[vikings] die Wikinger
            }
    }
    .genitive =
        { $seat ->
            [saxons] der Angelsachsen
           *[vikings] der Wikinger
        }
    .dative =
        { $seat-is ->
            [you] dir
           *[other]
                { $seat ->
                    [saxons] den Angelsachsen
                   *[vikings] den Wikingern
                }
        }
    .accusative =
        { $seat-is ->
            [you] dich
           *[other]
                { $seat ->
                    [saxons] die Angelsachsen
                   *[vikings] die Wikinger
                }
        }

# English:
#     { $other-is ->
#         [you] You
#        *[other]
#             { $other ->
#                 [saxons] The Anglo-Saxons
#                *[vikings] The Vikings
#             }
#     }
Other-side =
    { $other-is ->
        [you] Du
       *[other]
            { $other ->
                [saxons] Die Angelsachsen
               *[vikings] Die Wikinger
            }
    }

# English:
#     { $other-is ->
#         [you] you
#        *[other]
#             { $other ->
#                 [saxons] the Anglo-Saxons
#                *[vikings] the Vikings
#             }
#     }
other-side =
    { $other-is ->
        [you] du
       *[other]
            { $other ->
                [saxons] die Angelsachsen
               *[vikings] die Wikinger
            }
    }
    .genitive =
        { $other ->
            [saxons] der Angelsachsen
           *[vikings] der Wikinger
        }

# English:
#     { $seat-is ->
#         [you] You
#        *[other] They
#     }
They =
    { $seat-is ->
        [you] Du
       *[other] Sie
    }

# English:
#     { $seat-is ->
#         [you] you
#        *[other] they
#     }
they =
    { $seat-is ->
        [you] du
       *[other] sie
    }

# English:
#     { $seat-is ->
#         [you] Your
#        *[other] Their
#     }
Their =
    { $seat-is ->
        [you] Dein
       *[other] Ihr
    }

# English:
#     { $seat-is ->
#         [you] your
#        *[other] their
#     }
their =
    { $seat-is ->
        [you] dein
       *[other] ihr
    }

# English:
#     { $leader ->
#         [hidden] A Leader
#        *[other] Leader { $leader }
#     }
A-leader =
    { $leader ->
        [hidden] Ein Anführer
       *[other] Der Anführer „{ $leader }“
    }

# English:
#     { $leader ->
#         [hidden] a Leader
#        *[other] Leader { $leader }
#     }
a-leader =
    { $leader ->
        [hidden] ein Anführer
       *[other] der Anführer „{ $leader }“
    }
    .accusative =
        { $leader ->
            [hidden] einen Anführer
           *[other] den Anführer „{ $leader }“
        }

# English:
#     { $unit ->
#         [warrior] A Warrior
#         [hidden] { A-leader }
#        *[other] Leader { $unit }
#     }
Unit =
    { $unit ->
        [warrior] Ein Krieger
        [hidden] { A-leader }
       *[other] Der Anführer „{ $unit }“
    }

# English:
#     { $unit ->
#         [warrior] a Warrior
#         [hidden] { a-leader }
#        *[other] Leader { $unit }
#     }
unit =
    { $unit ->
        [warrior] ein Krieger
        [hidden] { a-leader }
       *[other] der Anführer „{ $unit }“
    }
    .accusative =
        { $unit ->
            [warrior] einen Krieger
            [hidden] { a-leader.accusative }
           *[other] den Anführer „{ $unit }“
        }

# English:
#     { $warriors ->
#         [one] 1 Warrior
#        *[other] { $warriors } Warriors
#     }
warriors =
    { $warriors ->
        [one] 1 Krieger
       *[other] { $warriors } Krieger
    }
    .dative =
        { $warriors ->
            [one] 1 Krieger
           *[other] { $warriors } Kriegern
        }

# English:
#     { $leaders ->
#         [one] 1 Leader
#        *[other] { $leaders } Leaders
#     }
leaders =
    { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführer
    }
    .dative =
        { $leaders ->
            [one] 1 Anführer
           *[other] { $leaders } Anführern
        }

# English:
#     { $leaders ->
#         [0]
#             { $warriors ->
#                 [0] nobody
#                *[other] { warriors }
#             }
#        *[other]
#             { $warriors ->
#                 [0] { leaders }
#                *[other] { warriors } and { leaders }
#             }
#     }
units =
    { $leaders ->
        [0]
            { $warriors ->
                [0] niemand
               *[other] { warriors }
            }
       *[other]
            { $warriors ->
                [0] { leaders }
               *[other] { warriors } und { leaders }
            }
    }
    .dative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] niemandem
                   *[other] { warriors.dative }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.dative }
                   *[other] { warriors.dative } und { leaders.dative }
                }
        }
    .accusative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] niemanden
                   *[other] { warriors }
                }
           *[other]
                { $warriors ->
                    [0] { leaders }
                   *[other] { warriors } und { leaders }
                }
        }

# English:
#     { $other_warriors ->
#         [one] 1 Warrior
#        *[other] { $other_warriors } Warriors
#     }
other-warriors =
    { $other_warriors ->
        [one] 1 Krieger
       *[other] { $other_warriors } Krieger
    }
    .dative =
        { $other_warriors ->
            [one] 1 Krieger
           *[other] { $other_warriors } Kriegern
        }

# English:
#     { $other_leaders ->
#         [one] 1 Leader
#        *[other] { $other_leaders } Leaders
#     }
other-leaders =
    { $other_leaders ->
        [one] 1 Anführer
       *[other] { $other_leaders } Anführer
    }
    .dative =
        { $other_leaders ->
            [one] 1 Anführer
           *[other] { $other_leaders } Anführern
        }

# English:
#     { $other_leaders ->
#         [0] { other-warriors }
#        *[other]
#             { $other_warriors ->
#                 [0] { other-leaders }
#                *[other] { other-warriors } and { other-leaders }
#             }
#     }
other-units =
    { $other_leaders ->
        [0] { other-warriors }
       *[other]
            { $other_warriors ->
                [0] { other-leaders }
               *[other] { other-warriors } und { other-leaders }
            }
    }
    .dative =
        { $other_leaders ->
            [0] { other-warriors.dative }
           *[other]
                { $other_warriors ->
                    [0] { other-leaders.dative }
                   *[other] { other-warriors.dative } und { other-leaders.dative }
                }
        }

# English:
#     { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

# English:
#     { $rounds ->
#         [one] 1 more round
#        *[other] { $rounds } more rounds
#     }
more-rounds =
    { $rounds ->
        [one] noch 1 Runde
       *[other] noch { $rounds } Runden
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] up to { $left } Units
#     }
up-to =
    { $left ->
        [one] 1 Einheit
       *[other] bis zu { $left } Einheiten
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] Up to { $left } Units
#     }
Up-to =
    { $left ->
        [one] 1 Einheit
       *[other] Bis zu { $left } Einheiten
    }

## What happened: one sentence for each fact that the rules tell (facts.py). $saxon_sum, $viking_sum: sums, "2 + 1 = 3";
## $times: so many in a row

# English: Sails off { $area }: { side } land with { warriors }.
raiders-landed =
    Segel vor { $area }: { $seat-is ->
        [you] Du landest
       *[other] { Side } landen
    } mit { warriors.dative }.

# English: { Side } raise a Stronghold in { $area }; the other areas are settled.
founded =
    { $seat-is ->
        [you] Du errichtest
       *[other] { Side } errichten
    } eine Festung in { $area }; die anderen Gebiete werden besiedelt.

# English: { Side } set { a-leader } aside, unseen by the others.
set-aside =
    { $seat-is ->
        [you] Du legst
       *[other] { Side } legen
    } { a-leader.accusative } beiseite, verborgen vor der anderen Seite.

# English:
#     { $first ->
#         [hidden] A Leader of the Vikings waits in each area of Scandinavia.
#        *[other] Leader { $first } waits in { $north }, Leader { $second } in { $central }, Leader { $third } in { $south }.
#     }
leaders-placed =
    { $first ->
        [hidden] In jedem Gebiet Skandinaviens wartet ein Anführer der Wikinger.
       *[other]
            Anführer „{ $first }“ wartet { $north-article ->
                [yes] { $north-inside }
               *[other] in { $north }
            }, Anführer „{ $second }“ { $central-article ->
                [yes] { $central-inside }
               *[other] in { $central }
            }, Anführer „{ $third }“ { $south-article ->
                [yes] { $south-inside }
               *[other] in { $south }
            }.
    }

# English: Round { $round } begins; { side } choose first.
round-begins =
    Runde { $round } beginnt; { $seat-is ->
        [you] du wählst
       *[other] { side } wählen
    } zuerst.

# English: { Side } take tile { $tile }: { $half }.
took-tile =
    { $seat-is ->
        [you] Du nimmst
       *[other] { Side } nehmen
    } Plättchen { $tile }: { $half }.

# English: { Side } act first this round.
acts-first =
    { $seat-is ->
        [you] Du bist
       *[other] { Side } sind
    } in dieser Runde zuerst dran.

# English: { Side } turn to tile { $tile }.
turned-to-tile =
    { $seat-is ->
        [you] Du nimmst dir
       *[other] { Side } nehmen sich
    } Plättchen { $tile } vor.

# English: { They } take 1 coin as a bonus.
took-bonus-coin =
    { $seat-is ->
        [you] Du nimmst
       *[other] { Side } nehmen
    } 1 Münze als Bonus.

# English: { Their } bonus lets 1 Unit move.
bonus-moves-one =
    Mit dem Bonus { $seat-is ->
        [you] bewegst du
       *[other] bewegen { side }
    } 1 Einheit.

# English: { Their } bonus lets Units move.
bonus-moves =
    Mit dem Bonus { $seat-is ->
        [you] bewegst du
       *[other] bewegen { side }
    } Einheiten.

# English: { They } do without the bonus.
declined-bonus =
    { $seat-is ->
        [you] Du verzichtest
       *[other] { Side } verzichten
    } auf den Bonus.

# English: { Side } are done with tile { $tile }.
tile-ended =
    { $seat-is ->
        [you] Du bist
       *[other] { Side } sind
    } mit Plättchen { $tile } fertig.

# English: Now { side } resolve { their } tiles.
turn-passes =
    Jetzt { $seat-is ->
        [you] führst du deine
       *[other] führen { side } ihre
    } Plättchen aus.

# English: A marker is drawn in { $origin }: it shows { $area }.
marker-drawn =
    Ein Marker wird { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } gezogen: Er zeigt { $area }.

# English: The scouted marker in { $origin } is turned over: { $area }.
marker-turned =
    Der erspähte Marker { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } wird aufgedeckt: { $area }.

# English:
#     { $seat-is ->
#         [you] Your { a-leader } goes from { $origin } to { $target }.
#        *[other] { A-leader } of { side } goes from { $origin } to { $target }.
#     }
leader-went =
    { $seat-is ->
        [you] Dein Anführer „{ $leader }“
       *[other] { A-leader } { side.genitive }
    } zieht aus { $origin-dative } { $target-article ->
        [yes] in { $target-accusative }
       *[other] nach { $target }
    }.

# English:
#     { $seat-is ->
#         [you] Your { a-leader } sails from { $origin } to { $target }.
#        *[other] { A-leader } of { side } sails from { $origin } to { $target }.
#     }
leader-sailed =
    { $seat-is ->
        [you] Dein Anführer „{ $leader }“
       *[other] { A-leader } { side.genitive }
    } segelt aus { $origin-dative } nach { $target }.

# English: { Side } move { warriors } from { $origin } to { $target }.
warriors-went =
    { $seat-is ->
        [you] Du ziehst
       *[other] { Side } ziehen
    } mit { warriors.dative } aus { $origin-dative } { $target-article ->
        [yes] in { $target-accusative }
       *[other] nach { $target }
    }.

# English: { Side } sail from { $origin } to { $target } with { warriors }.
warriors-sailed =
    { $seat-is ->
        [you] Du segelst
       *[other] { Side } segeln
    } mit { warriors.dative } aus { $origin-dative } nach { $target }.

# English: { Side } send { warriors } along to { $target }.
warriors-followed =
    { $seat-is ->
        [you] Du schickst
       *[other] { Side } schicken
    } { warriors } { $target-article ->
        [yes] in { $target-accusative }
       *[other] nach { $target }
    } hinterher.

# English: { Side } pay 1 coin and build a Stronghold in { $area }; its marker moves to space { $space }.
built =
    { $seat-is ->
        [you] Du zahlst 1 Münze und baust
       *[other] { Side } zahlen 1 Münze und bauen
    } eine Festung in { $area }; der Festungsmarker rückt auf Feld { $space }.

# English: The fyrd of { $area } rises: 1 coin is paid, a Viking Warrior is driven off the board.
fyrd-struck = Die Fyrd von { $area } erhebt sich: 1 Münze wird gezahlt, ein Krieger der Wikinger wird vom Plan vertrieben.

# English: { $area } yields 1 coin.
yielded-coin = { $area } bringt 1 Münze.

# English: { $area } musters a Warrior for 1 coin.
yielded-warrior = { $area } stellt für 1 Münze einen Krieger.

# English: { A-leader } takes command in { $area } for 1 coin.
yielded-leader = { A-leader } übernimmt für 1 Münze das Kommando in { $area }.

# English: { Side } pay 1 coin in tribute: { other-side } leave { $area } for { $drakkar } with { units }.
paid-tribute =
    { $seat-is ->
        [you] Du zahlst
       *[other] { Side } zahlen
    } 1 Münze Tribut: { $other-is ->
        [you] Du ziehst
       *[other] { Other-side } ziehen
    } mit { units.dative } aus { $area } in { $drakkar-accusative }.

# English:
#     { $area ->
#         [hidden] { Side } choose a destination in secret.
#        *[other] { Side } choose { $area } in secret.
#     }
scouted =
    { $seat-is ->
        [you] Du wählst
       *[other] { Side } wählen
    } heimlich { $area ->
        [hidden] ein Ziel
       *[other] { $area }
    }.

# English: { They } lay the marker face down in { $area }.
laid-marker =
    { $seat-is ->
        [you] Du legst
       *[other] { Side } legen
    } den Marker verdeckt { $area-article ->
        [yes] { $area-inside }
       *[other] in { $area }
    } ab.

# English: { Unit } joins { side } in { $area }.
mustered =
    { Unit } stößt { $area-article ->
        [yes] { $area-inside }
       *[other] in { $area }
    } zu { side.dative }.

# English: { Side } pillage { $area }: the Stronghold is gone, and { they } take { coins }.
pillaged =
    { $seat-is ->
        [you] Du plünderst
       *[other] { Side } plündern
    } { $area }: Die Festung ist weg, und { $seat-is ->
        [you] du nimmst
       *[other] sie nehmen
    } { coins }.

# English: { Side } pillage { $area }: the Stronghold is gone; the general supply is empty.
pillaged-in-vain =
    { $seat-is ->
        [you] Du plünderst
       *[other] { Side } plündern
    } { $area }: Die Festung ist weg; der allgemeine Vorrat ist leer.

# English: Nowhere do both sides meet: there is no combat. (V-69)
no-combat = Nirgends treffen beide Seiten aufeinander: Es gibt keinen Kampf. (V-69)

# English:
#     Combat in { $area }: { $seat-is ->
#         [you] your { units } against { other-units } of { other-side }.
#        *[other]
#             { $other-is ->
#                 [you] your { other-units } against { units } of { side }.
#                *[other] { other-units } of { other-side } against { units } of { side }.
#             }
#     }
combat =
    Kampf in { $area }: { $seat-is ->
        [you] du mit { units.dative } gegen { other-units } { other-side.genitive }
       *[other]
            { $other-is ->
                [you] du mit { other-units.dative } gegen { units } { side.genitive }
               *[other] { other-units } { other-side.genitive } gegen { units } { side.genitive }
            }
    }.

# English: { Side } reveal { a-leader }, who { $ability }.
revealed =
    { $seat-is ->
        [you] Du deckst
       *[other] { Side } decken
    } { a-leader.accusative } auf: Er { $ability }.

# English: { Side } reveal { a-leader }: { $ability }.
revealed-strong =
    { $seat-is ->
        [you] Du deckst
       *[other] { Side } decken
    } { a-leader.accusative } auf: { $ability }.

# English: { Side } pass.
passed =
    { $seat-is ->
        [you] Du passt
       *[other] { Side } passen
    }.

# English: { Unit } comes to help from { $area }.
rallied = { Unit } kommt aus { $area } zu Hilfe.

# English: { Unit } lands from { $area }.
landed = { Unit } kommt aus { $area-dative } über das Meer zu Hilfe.

# English:
#     { $seat-is ->
#         [you] You lose { unit } to { $drakkar }.
#        *[other] { Unit } of { side } is driven into { $drakkar }.
#     }
repelled =
    { $seat-is ->
        [you] Du verlierst { unit.accusative } an { $drakkar-accusative }
       *[other] { Unit } { side.genitive } wird in { $drakkar-accusative } getrieben
    }.

# English:
#     { $seat-is ->
#         [you] You lose { unit } from { $area } to { $drakkar }.
#        *[other] { Unit } of { side } is driven from { $area } into { $drakkar }.
#     }
repelled-from =
    { $seat-is ->
        [you] Du verlierst { unit.accusative } aus { $area } an { $drakkar-accusative }
       *[other] { Unit } { side.genitive } wird aus { $area } in { $drakkar-accusative } getrieben
    }.

# English:
#     { $seat-is ->
#         [you] You lose { unit } to the berserk.
#        *[other] { Unit } of { side } falls with the berserk.
#     }
slain =
    { $seat-is ->
        [you] Du verlierst { unit.accusative } durch den Berserker
       *[other] { Unit } { side.genitive } fällt mit dem Berserker
    }.

# English: The berserk spares the others.
spared = Der Berserker verschont die anderen.

# English: Strength: Anglo-Saxons { $saxon_sum }, Vikings { $viking_sum }.
strengths = Stärke: Angelsachsen { $saxon_sum }, Wikinger { $viking_sum }.

# English: Nobody is left in { $area }: { side } count as the winner. (V-74)
nobody-left =
    In { $area } ist niemand mehr: { $seat-is ->
        [you] Du giltst
       *[other] { Side } gelten
    } als Sieger. (V-74)

# English: { Side } hold { $area }.
held =
    { $seat-is ->
        [you] Du hältst
       *[other] { Side } halten
    } { $area }.

# English: { Side } win ties and hold { $area }. (V-75)
held-by-tie =
    Bei Gleichstand { $seat-is ->
        [you] gewinnst du: Du hältst
       *[other] gewinnen { side }: Sie halten
    } { $area }. (V-75)

# English: { Side } take { $area }.
conquered =
    { $seat-is ->
        [you] Du eroberst
       *[other] { Side } erobern
    } { $area }.

# English:
#     { $seat-is ->
#         [you] You lose { unit }.
#        *[other] { Unit } of { side } falls.
#     }
fell =
    { $seat-is ->
        [you] Du verlierst { unit.accusative }
       *[other] { Unit } { side.genitive } fällt
    }.

# English: { Side } lose all that { they } had there: { units }.
all-fell =
    { $seat-is ->
        [you] Du verlierst alles, was du dort hattest
       *[other] { Side } verlieren alles, was sie dort hatten
    }: { units }.

# English: The Leader that { side } had set aside joins { their } supply.
replaced =
    Der Anführer, den { $seat-is ->
        [you] du beiseitegelegt hattest, kommt in deinen Vorrat
       *[other] { side } beiseitegelegt hatten, kommt in ihren Vorrat
    }.

# English: { Side } retreat to { $area } with { units }.
retreated =
    { $seat-is ->
        [you] Du ziehst dich
       *[other] { Side } ziehen sich
    } mit { units.dative } { $area-article ->
        [yes] in { $area-accusative }
       *[other] nach { $area }
    } zurück.

# English: { Side } have nowhere to retreat and lose { units }.
cut-off =
    { $seat-is ->
        [you] Du kannst dich nirgendwohin zurückziehen und verlierst
       *[other] { Side } können sich nirgendwohin zurückziehen und verlieren
    } { units }.

# English: { Side } leave the Stronghold alone.
left-stronghold =
    { $seat-is ->
        [you] Du lässt
       *[other] { Side } lassen
    } die Festung in Ruhe.

# English: The round track has run out: { side } have held England. (V-92)
won-by-track =
    Die Rundenleiste ist abgelaufen: { $seat-is ->
        [you] Du hast
       *[other] { Side } haben
    } England gehalten. (V-92)

# English: Not one Viking is left in England: { side } have won. (V-92)
won-by-free-england =
    Kein Wikinger ist mehr in England: { $seat-is ->
        [you] Du hast
       *[other] { Side } haben
    } gewonnen. (V-92)

# English:
#     { Side } rule { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     } of England and have won. (V-93)
won-by-areas =
    { $seat-is ->
        [you] Du kontrollierst
       *[other] { Side } kontrollieren
    } { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } Englands und { $seat-is ->
        [you] hast
       *[other] haben
    } damit gewonnen. (V-93)

# English: { Side } have amassed { coins } and have won. (V-93)
won-by-coins =
    { $seat-is ->
        [you] Du hast
       *[other] { Side } haben
    } { coins } angehäuft und damit gewonnen. (V-93)

# English: Not one Anglo-Saxon is left in England: { side } have won. (V-93)
won-by-conquest =
    Kein Angelsachse ist mehr in England: { $seat-is ->
        [you] Du hast
       *[other] { Side } haben
    } gewonnen. (V-93)

# English: { Other-side } met a condition as well (V-93): when both do, { side } win. (V-94)
both-could-win =
    Auch { $other-is ->
        [you] du hast
       *[other] { other-side } haben
    } eine Bedingung erfüllt (V-93): Erfüllen beide eine, { $seat-is ->
        [you] gewinnst du
       *[other] gewinnen { side }
    }. (V-94)

# English: The round ends; the Round marker moves to space { $space }.
round-ends = Die Runde endet; der Rundenmarker rückt auf Feld { $space }.

# English: { $areas } under Viking rule: { coins } for { side }.
crowns-paid = { $areas } unter Kontrolle der Wikinger: { coins } für { side.accusative }.

# English: { Unit } comes home to { $area }.
came-home =
    { Unit } kehrt { $area-article ->
        [yes] in { $area-accusative }
       *[other] nach { $area }
    } heim.

# English:
#     { $times } { $unit ->
#         [warrior] Warriors
#        *[other] Leaders
#     } come home to { $area }.
came-home-many =
    { $times } { $unit ->
        [warrior] Krieger
       *[other] Anführer
    } kehren { $area-article ->
        [yes] in { $area-accusative }
       *[other] nach { $area }
    } heim.

## How things are called. $side: saxons or vikings; $effect and $number: what a leader does, and how much; $action, $bonus:
## what a tile offers; $actions: a list of `tile-action`; $areas: a list of places; $coast, $stronghold: yes or no

# English:
#     { $side ->
#         [saxons] the Anglo-Saxons
#        *[vikings] the Vikings
#     }
side-name =
    { $side ->
        [saxons] die Angelsachsen
       *[vikings] die Wikinger
    }
    .genitive =
        { $side ->
            [saxons] der Angelsachsen
           *[vikings] der Wikinger
        }
    .dative =
        { $side ->
            [saxons] den Angelsachsen
           *[vikings] den Wikingern
        }

# English: the Drakkar
place-drakkar = Drakkar
    .nominative = der Drakkar
    .dative = dem Drakkar
    .accusative = den Drakkar
    .inside = im Drakkar
    .article = yes

# English: Supply
place-supply = Vorrat
    .inside = im Vorrat
    .article = yes

# English: In hand
place-hand = Auf der Hand
    .inside = auf der Hand
    .article = yes

# English: Set aside
place-aside = Beiseite
    .inside = beiseite
    .article = yes

# English: Out of the game
place-removed = Aus dem Spiel
    .inside = aus dem Spiel
    .article = yes

# English: Leader { $leader }
the-leader = Anführer „{ $leader }“
    .name = „{ $leader }“

# English: a hidden Leader
hidden-leader = ein verdeckter Anführer
    .bare = Anführer (verdeckt)

# English: a Warrior
warrior = ein Krieger
    .bare = Krieger

# English: unknown
any-leader = unbekannt

# English: { $leader } (revealed)
leader-shown = { $leader } (aufgedeckt)

# English:
#     { $effect ->
#         [strong-with-stronghold] Strength { $number } where there is a Stronghold
#         [strong-without-stronghold] Strength { $number } where there is no Stronghold
#         [rally] calls 1 free Unit from an adjacent area
#         [repel] drives 1 Viking Unit into the Drakkar
#         [landing] lands 1 Unit from Scandinavia, on the coast
#         [berserk]
#             dies and takes up to { $number ->
#                 [one] 1 Unit
#                *[other] { $number } Units
#             } with him
#        *[plunder] pillages the Stronghold after a victory
#     }
ability =
    { $effect ->
        [strong-with-stronghold] Stärke { $number }, wo eine Festung steht
        [strong-without-stronghold] Stärke { $number }, wo keine Festung steht
        [rally] ruft 1 freie Einheit aus einem Nachbargebiet
        [repel] treibt 1 Einheit der Wikinger in den Drakkar
        [landing] holt an der Küste 1 Einheit aus Skandinavien
        [berserk]
            stirbt und nimmt { $number ->
                [one] 1 Einheit
               *[other] bis zu { $number } Einheiten
            } mit
       *[plunder] plündert nach einem Sieg die Festung
    }

# English:
#     { $action ->
#         [movement] Movement
#         [build] Build
#         [fyrd] Fyrd
#         [income] Income
#         [tribute] Tribute
#         [scout] Scout
#         [lay] Scout
#         [recruitment] Recruitment
#         [recruit] Recruitment
#         [muster] Recruitment
#        *[pillage] Pillage
#     }
tile-action =
    { $action ->
        [movement] Bewegung
        [build] Bauen
        [fyrd] Fyrd
        [income] Einkommen
        [tribute] Tribut
        [scout] Spähen
        [lay] Spähen
        [recruitment] Rekrutierung
        [recruit] Rekrutierung
        [muster] Rekrutierung
       *[pillage] Plünderung
    }

# English:
#     { $bonus ->
#         [coin] take 1 coin
#         [move-one] move 1 Unit
#         [recruit] recruit 1 Warrior
#        *[move] move your Units
#     }
bonus =
    { $bonus ->
        [coin] 1 Münze nehmen
        [move-one] 1 Einheit bewegen
        [recruit] 1 Krieger rekrutieren
       *[move] Einheiten bewegen
    }

# English: { $actions }, and before them a bonus: { $bonus }
half-with-bonus = { $actions }, davor ein Bonus: { $bonus }

# English: nothing
no-actions = nichts

# English: marker { $area }
marker = Marker { $area }

# English: marker face down: { $areas }
scouted-marker = verdeckter Marker ({ $areas })

# English: no marker
no-marker = kein Marker

# English:
#     { $coast ->
#         [yes] coast
#        *[no] crown
#     }{ $stronghold ->
#         [yes] , Stronghold
#        *[no] { "" }
#     }
signs =
    { $coast ->
        [yes] Küste
       *[no] Krone
    }{ $stronghold ->
        [yes] , Festung
       *[no] { "" }
    }

## The position, in text. $side is a key, saxons or vikings, in `player`, and elsewhere the phrase `side-name`

# English: { $title }, round { $round }
title = { $title }, Runde { $round }

# English:
#     { $side ->
#         [saxons] The Anglo-Saxons
#        *[vikings] The Vikings
#     }: { $name }
player =
    { $side ->
        [saxons] Die Angelsachsen
       *[vikings] Die Wikinger
    }: { $name }

# English: The Anglo-Saxons
saxon-column = Die Angelsachsen

# English: The Vikings
viking-column = Die Wikinger

# English: Round marker on { $round }, Stronghold marker on { $stronghold }; { $left } to go
track = Rundenmarker auf { $round }, Festungsmarker auf { $stronghold }; Abstand { $left }

# English: tile { $tile }: free
tile-free = Plättchen { $tile }: frei

# English: tile { $tile }: { $side }
tile-owned = Plättchen { $tile }: { $side }

# English: tile { $tile }: { $side } (resolved)
tile-resolved = Plättchen { $tile }: { $side } (ausgeführt)

# English: Chooses first next round: { $side }
initiative = Zuerst wählen in der nächsten Runde: { $side }

# English: Coins: Anglo-Saxons { $saxons }, Vikings { $vikings }, general supply { $general }
purses = Münzen: Angelsachsen { $saxons }, Wikinger { $vikings }, allgemeiner Vorrat { $general }

# English: Strongholds: { $left }
strongholds-left = Festungen: { $left }

# English: Leaders of { $side }: { $leaders }
leader-list = Anführer { $side-genitive }: { $leaders }

# English: { $area } { $leader }
leader-in =
    { $leader } { $area-article ->
        [yes] { $area-inside }
       *[other] in { $area }
    }

# English: Combat in { $area }
combat-now = Kampf in { $area }

## What is asked. $sails, $led, $bonus-moves-one: yes or no; $left, $losses: numbers; $own, $others: Units, by `units`;
## $why: one or more sentences that tell how it ended

# English: The board is being set up.
setting-up = Der Plan wird aufgebaut.

# English: A destination marker is being drawn.
drawing = Ein Zielmarker wird gezogen.

# English: One of the hidden Leaders is picked blindly.
picking-blindly = Einer der verdeckten Anführer wird blind herausgegriffen.

# English: The game is over. { $why }
over = Das Spiel ist aus. { $why }

# English: Which Leader waits in { $north }, in { $central }, in { $south }?
ask-placing =
    Welcher Anführer wartet { $north-article ->
        [yes] { $north-inside }
       *[other] in { $north }
    }, welcher { $central-article ->
        [yes] { $central-inside }
       *[other] in { $central }
    }, welcher { $south-article ->
        [yes] { $south-inside }
       *[other] in { $south }
    }?

# English: Round { $round }. Take one of the tiles. (V-15)
ask-drafting = Runde { $round }. Nimm eines der Plättchen. (V-15)

# English: Which of your tiles do you resolve first? (V-21)
ask-opening = Welches deiner Plättchen führst du zuerst aus? (V-21)

# English: Tile { $tile } has a bonus. Use it now, or do without? (V-23)
ask-bonus = Plättchen { $tile } hat einen Bonus. Jetzt nutzen oder darauf verzichten? (V-23)

# English: Tile { $tile }. Which action, or is it done? (V-24)
ask-acting = Plättchen { $tile }. Welche Aktion, oder ist es fertig? (V-24)

# English: From which area do you move? (V-27)
ask-from = Aus welchem Gebiet ziehst du? (V-27)

# English:
#     { $sails ->
#         [yes] From { $origin } to where? You may also let the marker decide. (V-34 to V-37)
#        *[no] From { $origin } to where?
#     }
ask-to =
    Wohin geht es aus { $origin-dative }?{ $sails ->
        [yes] { " " }Du darfst es auch dem Marker überlassen. (V-34 bis V-37)
       *[no] { "" }
    }

# English:
#     { $led ->
#         [yes] Who goes from { $origin } to { $target }? { Up-to }, Leaders first. ({ limit })
#        *[no] Who goes from { $origin } to { $target }? { Up-to } can. ({ limit })
#     }
ask-group =
    Wer zieht aus { $origin-dative } { $target-article ->
        [yes] in { $target-accusative }
       *[other] nach { $target }
    }? { Up-to }{ $led ->
        [yes] , Anführer zuerst
       *[no] { "" }
    }. ({ limit })

# English:
#     { $bonus-moves-one ->
#         [yes] V-65
#        *[no] V-29
#     }
limit =
    { $bonus-moves-one ->
        [yes] V-65
       *[no] V-29
    }

# English: Where do you build a Stronghold? (V-52)
ask-build = Wo baust du eine Festung? (V-52)

# English: Where does the fyrd strike? 1 coin for each Viking Warrior. (V-56)
ask-fyrd = Wo schlägt die Fyrd zu? 1 Münze für jeden Krieger der Wikinger. (V-56)

# English: Each Stronghold gives 1 coin, or 1 Unit for 1 coin. (V-57)
ask-income = Jede Festung gibt 1 Münze oder für 1 Münze 1 Einheit. (V-57)

# English: Where do you pay the Vikings to leave? (V-59)
ask-tribute = Wo zahlst du den Wikingern Tribut, damit sie gehen? (V-59)

# English: Which marker do you take from the pool? (V-61)
ask-scout = Welchen Marker nimmst du aus dem Pool? (V-61)

# English: On which space do you lay it face down? (V-61)
ask-lay = Auf welches Zielfeld legst du ihn verdeckt? (V-61)

# English: Whom do you recruit? { $left } more at most. (V-48)
ask-recruit = Wen rekrutierst du? Höchstens noch { $left }. (V-48)

# English: In which of the emptiest areas? (V-49)
ask-muster = In welches der leersten Gebiete? (V-49)

# English: Which Stronghold do you pillage? (V-63)
ask-pillage = Welche Festung plünderst du? (V-63)

# English: Which combat comes next? (V-69)
ask-combat = Welcher Kampf kommt als Nächster? (V-69)

# English: Combat in { $battle }, { $own } against { $others }. Reveal a Leader, or pass? (V-71)
ask-reveal = Kampf in { $battle }, { $own } gegen { $others-accusative }. Einen Anführer aufdecken oder passen? (V-71)

# English: From which area does help come to { $battle }?
ask-rally-from = Aus welchem Gebiet kommt Hilfe nach { $battle }?

# English: Who comes from { $origin } to { $battle }?
ask-helper = Wer kommt aus { $origin-dative } nach { $battle }?

# English: Which Viking Unit in England goes to the Drakkar? (V-39)
ask-repel = Welche Einheit der Wikinger in England muss in den Drakkar? (V-39)

# English: From which area does help land in { $battle }?
ask-land-from = Aus welchem Gebiet landet Hilfe in { $battle }?

# English: Whom does the berserk take with him? Up to { $left } more.
ask-slay = Wen nimmt der Berserker mit? Höchstens noch { $left }.

# English: { $losses } of your Units must fall in { $battle }. Who? (V-76)
ask-lose =
    In { $battle } { $losses ->
        [one] muss 1 deiner Einheiten fallen. Welche
       *[other] müssen { $losses } deiner Einheiten fallen. Welche
    }? (V-76)

# English: To where do your Units retreat from { $battle }? (V-78)
ask-retreat = Wohin ziehen sich deine Einheiten aus { $battle } zurück? (V-78)

# English: Pillage the Stronghold in { $battle }? (V-89)
ask-plunder = Die Festung in { $battle } plündern? (V-89)

# English: Who leaves the Drakkar next? (V-91)
ask-home = Wer verlässt den Drakkar als Nächster? (V-91)

# English: Leader { $leader } waits in { $north }. Who waits in { $central }?
ask-next-leader =
    Anführer „{ $leader }“ wartet { $north-article ->
        [yes] { $north-inside }
       *[other] in { $north }
    }. Wer wartet { $central-article ->
        [yes] { $central-inside }
       *[other] in { $central }
    }?

# English: { $area }: who is driven away? (V-39)
ask-driven = { $area }: Wer wird vertrieben? (V-39)

# English: { $area }: what does its Stronghold give? (V-57)
ask-yield = { $area }: Was gibt die Festung? (V-57)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $stay: so many Warriors stay behind; $vikings, $saxons: Units, by `units`; $number: 0
## for a Warrior

# English: { $north }: Leader { $first }; { $central }: Leader { $second }; { $south }: Leader { $third }
do-place =
    Anführer „{ $first }“ { $north-article ->
        [yes] { $north-inside }
       *[other] in { $north }
    }, „{ $second }“ { $central-article ->
        [yes] { $central-inside }
       *[other] in { $central }
    }, „{ $third }“ { $south-article ->
        [yes] { $south-inside }
       *[other] in { $south }
    }

# English: Take tile { $tile }: { $half }
do-choose = Plättchen { $tile } nehmen: { $half }

# English: Resolve tile { $tile }: { $half }
do-resolve = Plättchen { $tile } ausführen: { $half }

# English:
#     { $bonus ->
#         [none] No bonus
#        *[other] Bonus: { bonus }
#     }
do-bonus =
    { $bonus ->
        [none] Kein Bonus
       *[other] Bonus: { bonus }
    }

# English: { tile-action }
do-start = { tile-action }

# English: This tile is done
do-end-tile = Fertig mit diesem Plättchen

# English: That is enough
do-end-action = Das reicht

# English: From { $area }: { up-to } can go
do-from = Aus { $area-dative }: { up-to }

# English: To { $area }
do-to = Ziel: { $area }

# English: Sail to { $area }, as the marker shows
do-sail-to = Nach { $area } segeln, wie der Marker es zeigt

# English: Into the Drakkar, and home at the end of the round
do-to-drakkar = In den Drakkar und am Ende der Runde nach Hause

# English: Turn over the scouted marker ({ $area }) and sail
do-marker-reveal = Den erspähten Marker aufdecken ({ $area }) und segeln

# English: Draw a marker and sail wherever it shows
do-marker-draw = Einen Marker ziehen und segeln, wohin er zeigt

# English: Leader { $leader } goes along
do-with = Anführer „{ $leader }“ geht mit

# English:
#     { $warriors ->
#         [0] Without Warriors{ staying }
#        *[other] With { warriors }{ staying }
#     }
do-warriors =
    { $warriors ->
        [0] Ohne Krieger
       *[other] Mit { warriors.dative }
    }{ staying }

# English: With all { warriors }
do-all-warriors = Mit allen { warriors.dative }

# English:
#     { $stay ->
#         [0] { "" }
#         [one] : one stays in { $origin }
#        *[other] : { $stay } stay in { $origin }
#     }
staying =
    { $stay ->
        [0] { "" }
        [one]
            : einer bleibt { $origin-article ->
                [yes] { $origin-inside }
               *[other] in { $origin }
            }
       *[other]
            : { $stay } bleiben { $origin-article ->
                [yes] { $origin-inside }
               *[other] in { $origin }
            }
    }

# English: Build in { $area }
do-build = Festung in { $area } bauen

# English: Remove a Viking Warrior from { $area }
do-fyrd = Krieger der Wikinger in { $area } entfernen

# English: { $area }: take 1 coin
do-income-coin = { $area }: 1 Münze nehmen

# English: { $area }: pay 1 coin, recruit a Warrior
do-income-warrior = { $area }: 1 Münze zahlen, einen Krieger rekrutieren

# English: { $area }: pay 1 coin, recruit Leader { $leader }
do-income-leader = { $area }: 1 Münze zahlen, den Anführer „{ $leader }“ rekrutieren

# English: Recruit { $unit }
do-recruit = { $unit-bare } rekrutieren

# English: In { $harbour }
do-muster = Ziel: { $harbour }

# English: In { $harbour }
do-harbour = Ziel: { $harbour }

# English: Pay 1 coin: all Vikings leave { $area }
do-tribute = 1 Münze zahlen: Alle Wikinger verlassen { $area }

# English: Take the marker { $area }
do-scout = Marker { $area } nehmen

# English: Lay it in { $harbour }
do-lay =
    Marker { $harbour-article ->
        [yes] { $harbour-inside }
       *[other] in { $harbour }
    } ablegen

# English:
#     { $coins ->
#         [0] Pillage { $area }: the general supply is empty
#        *[other] Pillage { $area }: { coins } from the general supply
#     }
do-pillage =
    { $area } plündern: { $coins ->
        [0] der allgemeine Vorrat ist leer
       *[other] { coins } aus dem allgemeinen Vorrat
    }

# English: Fight in { $area }: { $vikings } against { $saxons }
do-fight = Kampf in { $area }: { $vikings } gegen { $saxons-accusative }

# English: Reveal Leader { $leader }: { $ability }
do-reveal = Anführer „{ $leader }“ aufdecken: { $ability }

# English: Pass
do-pass = Passen

# English: Call help from { $area }
do-rally-from = Hilfe aus { $area } rufen

# English: Land from { $harbour }
do-land-from = Landung aus { $harbour-dative }

# English: Bring { $unit }
do-rally = { $unit-bare } holen

# English: Bring { $unit }
do-land = { $unit-bare } holen

# English: Drive { $unit } away from { $area }
do-repel = { $unit-bare } aus { $area } vertreiben

# English: Drive { warrior } away from { $area }
do-repel-warrior = Krieger aus { $area } vertreiben

# English: Take { $unit } along
do-slay = { $unit-bare } mitnehmen

# English: Spare the rest
do-spare = Rest verschonen

# English: Lose { $unit }
do-lose = { $unit-bare } verlieren

# English: Retreat to { $haven }
do-retreat =
    Rückzug { $haven-article ->
        [yes] in { $haven-accusative }
       *[other] nach { $haven }
    }

# English: Pillage { $area }
do-plunder = Festung in { $area } plündern

# English: Leave the Stronghold alone
do-not-plunder = Festung in Ruhe lassen

# English: { $unit } goes home
do-home = { $unit-bare } kehrt heim

# English:
#     { $bonus ->
#         [coin] The bonus is 1 coin, for nothing.
#         [recruit] The bonus is 1 Warrior, for nothing.
#        *[other] { "" }
#     }
ready-bonus =
    { $bonus ->
        [coin] Der Bonus ist 1 Münze, umsonst.
        [recruit] Der Bonus ist 1 Krieger, umsonst.
       *[other] { "" }
    }

# English: { $area } still gives 1 coin.
ready-income-coin = { $area } gibt noch 1 Münze.

# English: You may recruit one more.
ready-recruit = Du darfst noch eine Einheit rekrutieren.

# English: { do-place }
plan-place = { do-place }

# English: take tile { $tile }
plan-choose = Plättchen { $tile } nehmen

# English: { "" }
plan-resolve = { "" }

# English:
#     { $bonus ->
#         [none] do without the bonus
#        *[other] { bonus }
#     }
plan-bonus =
    { $bonus ->
        [none] auf den Bonus verzichten
       *[other] { bonus }
    }

# English: { "" }
plan-start = { "" }

# English: { "" }
plan-end-tile = { "" }

# English: { "" }
plan-end-action = { "" }

# English: { "" }
plan-from = { "" }

# English: move from { $origin } to { $area }
plan-to =
    Zug aus { $origin-dative } { $area-article ->
        [yes] in { $area-accusative }
       *[other] nach { $area }
    }

# English: sail from { $origin } to { $area }
plan-sail-to = Fahrt aus { $origin-dative } nach { $area }

# English: move from { $origin } into the Drakkar
plan-to-drakkar = Zug aus { $origin-dative } in den Drakkar

# English: sail from { $origin } to { $area }
plan-marker-reveal = Fahrt aus { $origin-dative } nach { $area }

# English: sail from { $origin } wherever a marker shows
plan-marker-draw = Fahrt aus { $origin-dative }, wohin ein Marker zeigt

# English: with Leader { $leader }
plan-with = mit Anführer „{ $leader }“

# English:
#     { $warriors ->
#         [0] { "" }
#        *[other] with { warriors }
#     }
plan-warriors =
    { $warriors ->
        [0] { "" }
       *[other] mit { warriors.dative }
    }

# English: take 1 coin in { $area }
plan-income-coin = 1 Münze in { $area } nehmen

# English: recruit a Warrior in { $area }
plan-income-warrior = einen Krieger in { $area } rekrutieren

# English: recruit Leader { $leader } in { $area }
plan-income-leader = Anführer „{ $leader }“ in { $area } rekrutieren

# English: pay tribute in { $area }
plan-tribute = Tribut in { $area } zahlen

# English: scout { $area }
plan-scout = { $area } erspähen

# English: pillage { $area }
plan-pillage = { $area } plündern

# English: fight in { $area }
plan-fight = Kampf in { $area }

# English: reveal Leader { $leader }
plan-reveal = Anführer „{ $leader }“ aufdecken

# English: Reveal Leader { $leader }
component-reveal = Anführer „{ $leader }“ aufdecken

# English: From { $area }
component-from = Aus { $area-dative }

# English: To { $area }
component-to = Ziel: { $area }

# English: Turn over the scouted marker and sail
component-marker-reveal = Den erspähten Marker aufdecken und segeln

# English: Pillage { $area }
component-pillage = { $area } plündern

# English: Fight in { $area }
component-fight = Kampf in { $area }

# English: Drive a Warrior away
component-repel-warrior = Einen Krieger vertreiben

# English:
#     { $number ->
#         [0] Drive a Warrior away
#        *[other] Drive a Leader away
#     }
component-repel =
    { $number ->
        [0] Einen Krieger vertreiben
       *[other] Einen Anführer vertreiben
    }

# English:
#     { $number ->
#         [0] Take a Warrior along
#        *[other] Take a Leader along
#     }
component-slay =
    { $number ->
        [0] Einen Krieger mitnehmen
       *[other] Einen Anführer mitnehmen
    }

# English: Pillage a Stronghold after the fight
component-plunder = Nach dem Kampf eine Festung plündern

# English: { do-spare }
component-spare = { do-spare }

# English: { do-not-plunder }
component-not-plunder = { do-not-plunder }

# English: { do-to-drakkar }
component-to-drakkar = { do-to-drakkar }

## Points. $areas: a list of places

# English:
#     { $points ->
#         [one] 1 area
#        *[other] { $points } areas
#     }
counted =
    { $points ->
        [one] 1 Gebiet
       *[other] { $points } Gebiete
    }

# English: Areas under control
areas-source = Gebiete unter Kontrolle

# English: No area under control
no-areas = Kein Gebiet unter Kontrolle

# English: Areas under control: { $areas } (V-03)
areas-held = Gebiete unter Kontrolle: { $areas } (V-03)

## On the board, where there is little room: about 24 letters a line. $name: a player; $winner: saxons or vikings

# English: Round { $round }
round-number = Runde { $round }

# English:
#     { $rounds ->
#         [0] The last round
#        *[other] { more-rounds } to hold
#     }
rounds-to-go =
    { $rounds ->
        [0] Die letzte Runde
        [one] Noch 1 Runde durchhalten
       *[other] Noch { $rounds } Runden durchhalten
    }

# English:
#     Anglo-Saxons: { $rounds ->
#         [0] this round
#        *[other] { more-rounds }
#     }
goal-saxons =
    Angelsachsen: { $rounds ->
        [0] diese Runde
       *[other] { more-rounds }
    }

# English:
#     Vikings: { coins } or { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     }
goal-vikings =
    Wikinger: { coins } oder { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }

# English: { $number } of { $goal }
so-many-of = { $number }/{ $goal }

# English:
#     { coins }, { $rounds ->
#         [0] this round to hold
#         [one] 1 round to hold
#        *[other] { $rounds } rounds to hold
#     }
standing-saxons =
    { coins }, noch { $rounds ->
        [0] diese Runde
        [one] 1 Runde
       *[other] { $rounds } Runden
    }

# English: { $coins }/{ $enough } coins, { $held }/{ $areas } areas
standing-vikings = { $coins }/{ $enough } Münzen, { $held }/{ $areas } Gebiete

# English: Then Anglo-Saxons win
warn-last-round = Dann siegen Angelsachsen

# English: Only 1 Viking in England
warn-last-viking = 1 Wikinger in England

# English:
#     { $rounds ->
#         [one] 1 Stronghold ends it
#        *[other] { $rounds } Strongholds end it
#     }
warn-strongholds =
    { $rounds ->
        [one] Schluss nach 1 Festung
       *[other] Schluss nach { $rounds } Festungen
    }

# English:
#     { $missing ->
#         [0] Vikings: enough areas
#        *[other] Vikings: 1 area to go
#     }
warn-areas =
    Wikinger: { $missing ->
        [0] genug Gebiete
       *[other] noch 1 Gebiet
    }

# English:
#     { $coins ->
#         [0] Vikings: enough coins
#        *[other] Vikings: { coins } to go
#     }
warn-coins =
    Wikinger: { $coins ->
        [0] genug Münzen
       *[other] noch { coins }
    }

# English: Anglo-Saxons left: { $units }
warn-saxons = Angelsachsen übrig: { $units }

# English: From { $origin } to { $target }: who goes?
from-to =
    Aus { $origin-dative } { $target-article ->
        [yes] in { $target-accusative }
       *[other] nach { $target }
    }: Wer zieht?

# English: Fallen
fallen = Gefallen

# English: passed
has-passed = gepasst

# English:
#     { $winner ->
#         [saxons] { $area }: the Anglo-Saxons win
#        *[vikings] { $area }: the Vikings win
#     }
won-now =
    { $area }: { $winner ->
        [saxons] Sieg der Angelsachsen
       *[vikings] Sieg der Wikinger
    }

# English:
#     { $losses ->
#         [one] 1 Unit must fall
#        *[other] { $losses } Units must fall
#     }
must-fall =
    { $losses ->
        [one] 1 Einheit muss fallen
       *[other] { $losses } Einheiten müssen fallen
    }

# English: { $name } wins
victor = { $name } gewinnt

# English: Leader { $leader }: { $ability }
told-leader = Anführer „{ $leader }“: { $ability }

## What the pieces mean. $saxons, $vikings: Units, by `units`, or in `means-tile` halves; $holder: "nobody", or by
## `side-name`, as $side and $owner; $state: free, owned or resolved; $bare: yes if no marker lies there; $marker: by
## `marker`, `scouted-marker` or `no-marker`; $names: "anybody", or a list of `the-leader`; $place: a place

# English:
#     { $area } ({ signs }). Anglo-Saxons: { $saxons }; Vikings: { $vikings }. { $holder ->
#         [nobody] Nobody controls it
#        *[other] Controlled by { $holder }
#     } (V-03)
means-area =
    { $area } ({ signs }). Angelsachsen: { $saxons }; Wikinger: { $vikings }. { $holder ->
        [nobody] Niemand kontrolliert das Gebiet
       *[other] Unter Kontrolle { $holder-genitive }
    } (V-03)

# English: Scandinavia, { $area }. Vikings: { $vikings }
means-harbour = Skandinavien, { $area }. Wikinger: { $vikings }

# English: The Drakkar: those who were driven off wait here until the round ends (V-91). Vikings: { $vikings }
means-drakkar = Der Drakkar: Hier warten die Vertriebenen auf das Ende der Runde (V-91). Wikinger: { $vikings }

# English: The sigil of { $area }: where its marker leads (V-33)
means-sigil = Das Wappen von { $area }: Dorthin führt sein Marker (V-33)

# English: Both sides are in { $area }: there will be combat (V-69)
means-clash = In { $area } stehen beide Seiten: Hier kommt es zum Kampf (V-69)

# English: The Stronghold of { $area }
means-stronghold = Die Festung von { $area }

# English:
#     { $bare ->
#         [yes] Where the ships of { $area } sail to: { $marker }
#        *[no] Where the ships of { $area } sail to
#     }
means-space =
    Wohin die Schiffe aus { $area-dative } segeln{ $bare ->
        [yes] : { $marker }
       *[no] { "" }
    }

# English: On the ships of { $area }: { $marker }
means-destination = Für die Schiffe aus { $area-dative }: { $marker }

# English: A destination marker, about to be laid
means-destination-in-hand = Ein Zielmarker, der gleich hingelegt wird

# English:
#     Tile { $tile }. Anglo-Saxons: { $saxons }. Vikings: { $vikings }. { $state ->
#         [free] Nobody has taken it
#         [owned] Taken by { $owner }
#        *[resolved] Resolved by { $owner }
#     }
means-tile =
    Plättchen { $tile }. Angelsachsen: { $saxons }. Wikinger: { $vikings }. { $state ->
        [free] Niemand hat es genommen
        [owned] Genommen von { $owner-dative }
       *[resolved] Ausgeführt von { $owner-dative }
    }

# English: General supply: { coins }
means-coins-general = Allgemeiner Vorrat: { coins }

# English: { coins } of the Anglo-Saxons
means-coins-a = { coins } der Angelsachsen

# English: { coins } of the Vikings; they win with { $goal } (V-93)
means-coins-v = { coins } der Wikinger; mit { $goal } gewinnen sie (V-93)

# English: Areas that the Anglo-Saxons control: { $number } (V-03)
means-areas-a = Gebiete unter Kontrolle der Angelsachsen: { $number } (V-03)

# English: Areas that the Vikings control: { $number }; they win with { $goal } (V-93)
means-areas-v = Gebiete unter Kontrolle der Wikinger: { $number }; mit { $goal } gewinnen sie (V-93)

# English: Vikings in England: { $number }; without one the Anglo-Saxons win (V-92)
means-foes-a = Wikinger in England: { $number }; ist keiner mehr da, gewinnen die Angelsachsen (V-92)

# English: Anglo-Saxons in England: { $number }; without one the Vikings win (V-93)
means-foes-v = Angelsachsen in England: { $number }; ist keiner mehr da, gewinnen die Wikinger (V-93)

# English: Chooses first next round: { $side } (V-17)
means-initiative = Zuerst wählen in der nächsten Runde: { $side } (V-17)

# English: Strongholds to build: { $number }
means-stronghold-supply = Festungen, die noch gebaut werden können: { $number }

# English: Destination markers in the pool: { $number } (V-62)
means-pool = Zielmarker im Pool: { $number } (V-62)

# English: The Round marker, on { $number }: it moves left every round (V-91)
means-marker-round = Der Rundenmarker, auf { $number }: Jede Runde rückt er nach links (V-91)

# English: The Stronghold marker, on { $number }: it moves right with each Stronghold built (V-53)
means-marker-stronghold = Der Festungsmarker, auf { $number }: Mit jeder gebauten Festung rückt er nach rechts (V-53)

# English: Combat in { $area } (V-69 to V-80)
means-combat = Kampf in { $area } (V-69 bis V-80)

# English: Strength of { $side } in this combat: { $number } (V-75)
means-strength = Stärke { $side-genitive } in diesem Kampf: { $number } (V-75)

# English: Casualties that { $side } have still to name: { $number } (V-76)
means-losses = Verluste, die { $side } noch nennen müssen: { $number } (V-76)

# English: { warriors } of { $side }: { $place }
means-warriors =
    { warriors } { $side-genitive } { $place-article ->
        [yes] { $place-inside }
       *[other] in { $place }
    }

# English: Leader { $leader } of { $side }: { $ability }
means-leader = Anführer „{ $leader }“ { $side-genitive }: { $ability }

# English: Leader { $leader } of { $side }: { $ability }. Revealed
means-leader-shown = Anführer „{ $leader }“ { $side-genitive }: { $ability }. Aufgedeckt

# English:
#     { $names ->
#         [anybody] A Leader of { $side }; he may be any of the four
#        *[other] A Leader of { $side }; he may be { $names }
#     }
means-hidden-leader =
    Ein Anführer { $side-genitive }; er kann { $names ->
        [anybody] jeder der vier
       *[other] { $names-name }
    } sein

## What the symbols of the tiles do

# English: Movement: one group of free Units goes to an area next to its own; Vikings may sail instead. Free of charge (V-27, V-33)
about-start-movement = Bewegung: Eine Gruppe freier Einheiten zieht aus ihrem Gebiet in ein Nachbargebiet; Wikinger dürfen stattdessen segeln. Kostenlos (V-27, V-33)

# English: Build: 1 coin for a Stronghold in an area that you control; one round less to hold out (V-52)
about-start-build = Bauen: 1 Münze für eine Festung in einem Gebiet, das du kontrollierst; eine Runde weniger durchzuhalten (V-52)

# English: Fyrd: where a Stronghold is, remove Viking Warriors for 1 coin each, no Leaders (V-56)
about-start-fyrd = Fyrd: Wo eine Festung steht, entfernst du Krieger der Wikinger für je 1 Münze, keine Anführer (V-56)

# English: Income: each Stronghold gives 1 coin, or a Unit for 1 coin (V-57)
about-start-income = Einkommen: Jede Festung gibt 1 Münze oder für 1 Münze eine Einheit (V-57)

# English: Tribute: 1 coin to the Vikings; all of theirs leave one area that has your Units, too (V-59)
about-start-tribute = Tribut: 1 Münze an die Wikinger; sie verlassen mit allen Einheiten ein Gebiet, in dem auch du Einheiten hast (V-59)

# English: Scout: choose a marker in secret and lay it where you want to sail from. Free of charge (V-61)
about-start-scout = Spähen: Wähle heimlich einen Marker und leg ihn dorthin, von wo du segeln willst. Kostenlos (V-61)

# English: Recruitment: up to 3 Units for the emptiest parts of Scandinavia. Free of charge (V-48)
about-start-recruitment = Rekrutierung: bis zu 3 Einheiten für die leersten Gebiete Skandinaviens. Kostenlos (V-48)

# English: Pillage: take 1 coin, and the Stronghold of an area that you control is gone (V-63)
about-start-pillage = Plünderung: Nimm 1 Münze, und die Festung eines Gebiets, das du kontrollierst, ist weg (V-63)

# English: Bonus, before all actions: take 1 coin (V-65)
about-bonus-coin = Bonus vor allen Aktionen: 1 Münze nehmen (V-65)

# English: Bonus, before all actions: move 1 free Unit (V-65)
about-bonus-move-one = Bonus vor allen Aktionen: 1 freie Einheit bewegen (V-65)

# English: Bonus, before all actions: recruit 1 Warrior (V-67)
about-bonus-recruit = Bonus vor allen Aktionen: 1 Krieger rekrutieren (V-67)

# English: Bonus, before all actions: one whole Movement (V-68)
about-bonus-move = Bonus vor allen Aktionen: eine ganze Bewegung (V-68)

# English: The owner of this tile resolves first in this round (V-19)
about-acts-first = Wer dieses Plättchen hat, ist in dieser Runde zuerst dran (V-19)

# English: The owner of this tile chooses first in the next round (V-17)
about-chooses-first = Wer dieses Plättchen hat, wählt in der nächsten Runde zuerst (V-17)

## Why something is not possible: after "Not possible:", or alone. $action, $side: keys; $most, $there: numbers; $prompt: what
## is asked

# English: first the Viking Leaders are placed (S9)
first-placing = erst werden die Anführer der Wikinger aufgestellt (S9)

# English: tiles are being chosen (V-15)
first-drafting = jetzt werden Plättchen gewählt (V-15)

# English: first a tile to resolve is picked (V-21)
first-opening = erst wird ein Plättchen gewählt, das ausgeführt wird (V-21)

# English: first the bonus of the tile is used or declined (V-23)
first-bonus = erst wird der Bonus des Plättchens genutzt oder abgelehnt (V-23)

# English: first an action of the tile is started, or the tile ended (V-24)
first-acting = erst wird eine Aktion des Plättchens begonnen oder das Plättchen beendet (V-24)

# English: first this Movement is finished (V-24): { $prompt }
first-movement = erst wird diese Bewegung zu Ende geführt (V-24): { $prompt }

# English: first this action is finished (V-24): { $prompt }
first-action = erst wird diese Aktion zu Ende geführt (V-24): { $prompt }

# English: it is time for combat (V-14)
first-combat = jetzt wird gekämpft (V-14)

# English: first this is to be decided: { $prompt }
first-fight = erst ist dies zu entscheiden: { $prompt }

# English: the Drakkar is coming home (V-91): { $prompt }
first-home = der Drakkar kehrt gerade heim (V-91): { $prompt }

# English: tile { $tile } is taken (V-16)
tile-taken = Plättchen { $tile } ist schon genommen (V-16)

# English: tile { $tile } belongs to the other side (V-16)
not-your-tile = Plättchen { $tile } gehört der anderen Seite (V-16)

# English: tile { $tile } is resolved already (V-21)
resolved-already = Plättchen { $tile } ist schon ausgeführt (V-21)

# English: this half of tile { $tile } has no such bonus (V-65 to V-68)
no-such-bonus = diese Hälfte von Plättchen { $tile } hat keinen solchen Bonus (V-65 bis V-68)

# English: a bonus comes before any action of its tile (V-23)
bonus-late = ein Bonus kommt vor allen Aktionen seines Plättchens (V-23)

# English: that bonus would do nothing now (V-26)
bonus-empty = dieser Bonus würde jetzt nichts bewirken (V-26)

# English: this half of tile { $tile } has no { tile-action } (V-21)
not-on-tile = { tile-action } gibt es auf dieser Hälfte von Plättchen { $tile } nicht (V-21)

# English: { tile-action } was done on this tile already (V-24)
done-once = { tile-action } war auf diesem Plättchen schon dran (V-24)

# English: only one of the two actions of this tile is done (V-25)
either-action = von den beiden Aktionen dieses Plättchens wird nur eine ausgeführt (V-25)

# English: no Build now: it costs 1 coin, and you have none (V-26, V-52)
no-coin-build = Bauen geht jetzt nicht: Es kostet 1 Münze, und du hast keine (V-26, V-52)

# English: no Fyrd now: it costs 1 coin for each Viking Warrior, and you have no coin (V-26, V-56)
no-coin-fyrd = die Fyrd geht jetzt nicht: Sie kostet 1 Münze für jeden Krieger der Wikinger, und du hast keine (V-26, V-56)

# English: no Tribute now: it costs 1 coin, and you have none (V-26, V-59)
no-coin-tribute = Tribut geht jetzt nicht: Er kostet 1 Münze, und du hast keine (V-26, V-59)

# English: no Build now: all Strongholds stand on the map (V-26, V-52)
all-built = Bauen geht jetzt nicht: Alle Festungen stehen auf dem Plan (V-26, V-52)

# English: no Movement now: none of your Units can leave its area (V-26, V-29)
idle-movement = eine Bewegung geht jetzt nicht: Keine deiner Einheiten kann ihr Gebiet verlassen (V-26, V-29)

# English: no Build now: you control no area without a Stronghold (V-26, V-52)
idle-build = Bauen geht jetzt nicht: Du kontrollierst kein Gebiet ohne Festung (V-26, V-52)

# English: no Fyrd now: no Viking Warrior is in an area with a Stronghold (V-26, V-56)
idle-fyrd = die Fyrd geht jetzt nicht: Kein Krieger der Wikinger ist in einem Gebiet mit Festung (V-26, V-56)

# English: no Income now: there is no Stronghold in England (V-26, V-57)
idle-income = Einkommen geht jetzt nicht: In England steht keine Festung (V-26, V-57)

# English: no Income now: the general supply is empty, and you can pay for no Unit (V-26, V-57)
no-income = Einkommen geht jetzt nicht: Der allgemeine Vorrat ist leer, und du kannst keine Einheit bezahlen (V-26, V-57)

# English: no Tribute now: no area has Units of both sides (V-26, V-59)
idle-tribute = Tribut geht jetzt nicht: In keinem Gebiet sind Einheiten beider Seiten (V-26, V-59)

# English: no Scout now: the pool is empty (V-26, V-61)
idle-scout = Spähen geht jetzt nicht: Der Pool ist leer (V-26, V-61)

# English: no Recruitment now: you have no Unit in your supply (V-26, V-48)
idle-recruitment = eine Rekrutierung geht jetzt nicht: Du hast keine Einheit im Vorrat (V-26, V-48)

# English: no Pillage now: you control no area with a Stronghold (V-26, V-63)
idle-pillage = eine Plünderung geht jetzt nicht: Du kontrollierst kein Gebiet mit Festung (V-26, V-63)

# English: choose first which combat comes next (V-69)
fight-where = wähle erst, welcher Kampf als Nächster kommt (V-69)

# English: say first from where (V-27)
from-where = sag erst, von wo (V-27)

# English: say first to where (V-27)
to-where = sag erst, wohin (V-27)

# English: you have no Unit in { $area } (V-27)
no-units =
    du hast keine Einheit { $area-article ->
        [yes] { $area-inside }
       *[other] in { $area }
    } (V-27)

# English: all your Units in { $area } are Engaged (V-29)
engaged =
    alle deine Einheiten { $area-article ->
        [yes] { $area-inside }
       *[other] in { $area }
    } sind gebunden (V-29)

# English: Anglo-Saxons never leave England (V-09, V-32)
never-at-sea = Angelsachsen verlassen England nie (V-09, V-32)

# English: one Movement has one origin (V-27)
origin-known = eine Bewegung hat nur ein Ausgangsgebiet (V-27)

# English: the destination of this Movement is fixed (V-27)
target-known = das Ziel dieser Bewegung steht fest (V-27)

# English: { $area } is not adjacent to { $origin } (V-28)
not-adjacent = { $area-nominative } grenzt nicht an { $origin-accusative } (V-28)

# English: no face-up marker in { $origin } shows { $area } (V-33)
no-sailing =
    kein offener Marker { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } zeigt { $area } (V-33)

# English: no Movement leads into the Drakkar: Units are placed there (V-39)
no-drakkar = keine Bewegung führt in den Drakkar: Einheiten werden dorthin gestellt (V-39)

# English: only Vikings in Scandinavia sail by markers (V-33)
no-marker-there = nur Wikinger in Skandinavien segeln nach Markern (V-33)

# English: a scouted marker is turned over or left alone, not exchanged (V-37)
face-down = ein erspähter Marker wird aufgedeckt oder liegen gelassen, nicht ausgetauscht (V-37)

# English: no face-down marker lies in { $origin } (V-37)
not-face-down =
    { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } liegt kein verdeckter Marker (V-37)

# English:
#     { $bonus-moves-one ->
#         [yes] this bonus moves 1 Unit (V-65)
#        *[no]
#             at most { $most ->
#                 [one] 1 free Unit
#                *[other] { $most } free Units
#             } can leave { $origin } (V-29)
#     }
too-many =
    { $bonus-moves-one ->
        [yes] dieser Bonus bewegt 1 Einheit (V-65)
       *[no]
            aus { $origin-dative } { $most ->
                [one] kann höchstens 1 freie Einheit
               *[other] können höchstens { $most } freie Einheiten
            } weg (V-29)
    }

# English: at least 1 Unit must go (V-27)
at-least-one = mindestens 1 Einheit muss mit (V-27)

# English: that Leader is not in { $origin } (V-27)
not-there =
    dieser Anführer ist nicht { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } (V-27)

# English:
#     { $there ->
#         [0] you have no Warrior in { $origin } (V-27)
#         [one] you have only 1 Warrior in { $origin } (V-27)
#        *[other] you have only { $there } Warriors in { $origin } (V-27)
#     }
few-warriors =
    du hast { $there ->
        [0] keinen Krieger
        [one] nur 1 Krieger
       *[other] nur { $there } Krieger
    } { $origin-article ->
        [yes] { $origin-inside }
       *[other] in { $origin }
    } (V-27)

# English: it costs a coin, and you have none (V-57)
no-coin = das kostet eine Münze, und du hast keine (V-57)

# English: { $area } has a Stronghold; there is never more than one (V-05)
has-stronghold = { $area } hat schon eine Festung; mehr als eine gibt es nie (V-05)

# English:
#     you do not control { $area } ({ $action ->
#         [build] V-52
#        *[pillage] V-63
#     })
not-controlled =
    du kontrollierst { $area } nicht ({ $action ->
        [build] V-52
       *[pillage] V-63
    })

# English:
#     { $area } has no Stronghold ({ $action ->
#         [fyrd] V-56
#         [pillage] V-63
#        *[income] V-57
#     })
no-stronghold =
    { $area } hat keine Festung ({ $action ->
        [fyrd] V-56
        [pillage] V-63
       *[income] V-57
    })

# English: no Viking Warrior is in { $area }; Leaders cannot be hit (V-56)
no-warriors-to-hit = in { $area } ist kein Krieger der Wikinger; Anführer können nicht getroffen werden (V-56)

# English: the Stronghold in { $area } was used in this Income (V-57)
stronghold-used = die Festung in { $area } wurde in diesem Einkommen schon genutzt (V-57)

# English: the general supply is empty (V-12)
general-empty = der allgemeine Vorrat ist leer (V-12)

# English: that Unit is not in your supply (V-44)
not-in-supply = diese Einheit ist nicht in deinem Vorrat (V-44)

# English:
#     Units of both sides must be in { $area } ({ $action ->
#         [tribute] V-59
#        *[fight] V-69
#     })
not-contested =
    in { $area } müssen Einheiten beider Seiten sein ({ $action ->
        [tribute] V-59
       *[fight] V-69
    })

# English: that marker is not in the pool (V-62)
not-in-pool = dieser Marker ist nicht im Pool (V-62)

# English: { $area } is inland: there is no such marker (V-04)
no-such-marker = { $area } liegt im Binnenland: So einen Marker gibt es nicht (V-04)

# English: say first whom you recruit (V-48)
whom = sag erst, wen du rekrutierst (V-48)

# English: place the recruit first (V-49)
place-recruit = stell erst die rekrutierte Einheit auf (V-49)

# English: take a marker from the pool first (V-61)
take-marker = nimm erst einen Marker aus dem Pool (V-61)

# English: lay down the marker in your hand first (V-61)
lay-marker = leg erst den Marker aus deiner Hand ab (V-61)

# English: { $harbour } is not among the emptiest areas (V-49)
not-emptiest = { $harbour-nominative } gehört nicht zu den leersten Gebieten (V-49)

# English: an action that was started must have some effect first (V-26)
begin-first = eine begonnene Aktion muss erst etwas bewirken (V-26)

# English: that Leader is not hidden in this combat (V-71)
no-leader-here = diesen Anführer gibt es in diesem Kampf nicht verdeckt (V-71)

# English: let the revealed Leader do what he can first (V-71)
ability-first = lass erst den aufgedeckten Anführer tun, was er kann (V-71)

# English: no free Unit can come from { $area }
no-help = aus { $area-dative } kann keine freie Einheit kommen

# English: no free Unit can come from { $harbour }
no-landing = aus { $harbour-dative } kann keine freie Einheit kommen

# English: say first from where help comes (V-71)
help-from-where = sag erst, woher Hilfe kommt (V-71)

# English: help comes from { $origin } already (V-71)
help-known = Hilfe kommt schon aus { $origin-dative } (V-71)

# English: Leaders are revealed in combat only (V-84)
combat-only = Anführer werden nur im Kampf aufgedeckt (V-84)

# English: the reveal step of this combat is over (V-71)
all-revealed = das Aufdecken in diesem Kampf ist vorbei (V-71)

# English: no Leader with this ability was revealed just now (V-84)
no-ability = gerade wurde kein Anführer mit dieser Fähigkeit aufgedeckt (V-84)

# English: no such Unit is in this combat (V-84)
not-in-combat = so eine Einheit gibt es in diesem Kampf nicht (V-84)

# English: no such Viking Unit is in England (R19)
not-in-england = so eine Einheit der Wikinger gibt es in England nicht (R19)

# English: hidden Leaders look alike: pick the first of them (R32)
one-hidden = verdeckte Anführer sehen gleich aus: Nimm den ersten von ihnen (R32)

# English: no such Unit is there
unit-not-there = so eine Einheit gibt es dort nicht

# English:
#     a retreat to { $haven } is not possible ({ $side ->
#         [saxons] V-79
#        *[vikings] V-80 to V-82
#     })
no-retreat =
    ein Rückzug { $haven-article ->
        [yes] in { $haven-accusative }
       *[other] nach { $haven }
    } ist nicht möglich ({ $side ->
        [saxons] V-79
       *[vikings] V-80 bis V-82
    })

# English: no victorious plunderer was revealed (V-89)
not-plundering = es wurde kein siegreicher „Plünderer“ aufgedeckt (V-89)

# English: say first who leaves the Drakkar (V-91)
who-leaves = sag erst, wer den Drakkar verlässt (V-91)

# English: place first the Unit that left the Drakkar (V-49)
place-him = stell erst die Einheit auf, die den Drakkar verlassen hat (V-49)

# English: Spaces between the two markers at the start (V-96)
option-gap-about = Felder zwischen den beiden Markern am Anfang (V-96)

# English: Printed
value-gap-printed = Wie gedruckt

# English: Coins for a pillaged Stronghold (V-63)
option-pillage-about = Münzen für eine geplünderte Festung (V-63)

# English: Printed
value-pillage-printed = Wie gedruckt

# English: Units that a Recruitment places at most (V-48)
option-recruitment-about = Einheiten, die eine Rekrutierung höchstens aufstellt (V-48)

# English: Printed
value-recruitment-printed = Wie gedruckt

# English: the Anglo-Saxons
side-1 = die Angelsachsen

# English: the Vikings
side-2 = die Wikinger

# English: Northumbria
name-northumbria = Northumbrien

# English: Mercia
name-mercia = Mercien

# English: East Anglia
name-east-anglia = Ostanglien

# English: Essex
name-essex = Essex

# English: Kent
name-kent = Kent

# English: Sussex
name-sussex = Sussex

# English: Wessex
name-wessex = Wessex

# English: the North
name-the-north = Norden
    .nominative = der Norden
    .dative = dem Norden
    .accusative = den Norden
    .inside = im Norden
    .article = yes

# English: the Centre
name-the-centre = Mitte
    .nominative = die Mitte
    .dative = der Mitte
    .accusative = die Mitte
    .inside = in der Mitte
    .article = yes

# English: the South
name-the-south = Süden
    .nominative = der Süden
    .dative = dem Süden
    .accusative = den Süden
    .inside = im Süden
    .article = yes

# English: Garrison
name-garrison = Besatzung

# English: Rally
name-rally = Verstärkung

# English: Repel
name-repel = Abwehr

# English: Field
name-field = Feldschlacht

# English: Siege
name-siege = Belagerung

# English: Landing
name-landing = Landung

# English: Berserk
name-berserk = Berserker

# English: Plunder
name-plunder = Plünderer

# English: Raiders from over the sea against seven kingdoms that need only hold out: four tiles, hidden leaders, no dice.
line-saga = Räuber von jenseits des Meeres gegen sieben Königreiche, die nur durchhalten müssen: vier Plättchen, verdeckte Anführer, keine Würfel.

# English: Spaces between the two markers
option-gap = Felder zwischen den beiden Markern

# English: Coins for a pillaged Stronghold
option-pillage = Münzen für eine geplünderte Festung

# English: Units of a Recruitment
option-recruitment = Einheiten einer Rekrutierung

# English: As printed
preset-saga-as-printed = Wie gedruckt

# English: The game from the box.
preset-saga-as-printed-line = Das Spiel aus der Schachtel.

# English: Longer track
preset-saga-longer-track = Längere Leiste

# English: Three rounds more to hold for the Anglo-Saxons.
preset-saga-longer-track-line = Die Angelsachsen müssen drei Runden länger durchhalten.

# English: Coins
field-coins = Münzen

# English: All
field-all = Alle

# English: Saxons
field-saxons = Angelsachsen

# English: Vikings
field-vikings = Wikinger

# English: To win
field-to-win = Zum Sieg

# English: Pieces
field-pieces = Figuren

# English: Saxon warriors
field-saxon-warriors = Krieger der Angelsachsen

# English: Viking warriors
field-viking-warriors = Krieger der Wikinger

# English: Strongholds
field-strongholds = Festungen

# English: Setup
field-setup = Aufbau

# English: Capital
field-capital = Hauptstadt

# English: Capital warriors
field-capital-warriors = Krieger in der Hauptstadt

# English: Raiders
field-raiders = Plünderer

# English: Founders
field-founders = Gründer

# English: Settlers
field-settlers = Siedler

# English: Crew
field-crew = Mannschaft

# English: Track
field-track = Rundenleiste

# English: Spaces
field-spaces = Felder

# English: Stronghold marker
field-stronghold-marker = Festungsmarker

# English: Pillage
field-pillage = Plündern

# English: Recruitment
field-recruitment = Rekrutierung

# English: Areas to win
field-areas-to-win = Gebiete zum Sieg

# English: Areas
field-areas = Gebiete

# English: Coast
field-coast = Küste

# English: Scandinavia
field-scandinavia = Skandinavien

# English: North
field-north = Norden

# English: Central
field-central = Mitte

# English: South
field-south = Süden

# English: Map
field-map = Karte

# English: Borders
field-borders = Grenzen

# English: Tiles
field-tiles = Plättchen

# English: Actions
field-actions = Aktionen

# English: Build
field-build = Bauen

# English: Fyrd
field-fyrd = Fyrd

# English: Income
field-income = Einkommen

# English: Movement
field-movement = Bewegung

# English: Scout
field-scout = Spähen

# English: Tribute
field-tribute = Tribut

# English: Bonus
field-bonus = Bonus

# English: Coin
field-coin = 1 Münze

# English: Move
field-move = Eine Bewegung

# English: Move one
field-move-one = 1 Einheit ziehen

# English: Recruit
field-recruit = 1 Krieger rekrutieren

# English: Either
field-either = Nur eine davon

# English: Acts first
field-acts-first = Handelt zuerst

# English: Chooses first
field-chooses-first = Wählt zuerst

# English: Leaders
field-leaders = Anführer

# English: Effect
field-effect = Wirkung

# English: Berserk
field-berserk = Berserker

# English: Landing
field-landing = Landung

# English: Plunder
field-plunder = Plünderer

# English: Rally
field-rally = Verstärkung

# English: Repel
field-repel = Abwehr

# English: Strong with stronghold
field-strong-with-stronghold = Stark mit Festung

# English: Strong without stronghold
field-strong-without-stronghold = Stark ohne Festung

# English: Number
field-number = Zahl

# English: Win at once
theme-win-now = Sofort gewinnen

# English: Tribute saves the day
theme-tribute = Tribut rettet den Tag

# English: Pillage or settle
theme-pillage = Plündern oder siedeln

# English: In combat
theme-fight = Im Kampf

# English: Over the sea
theme-sail = Über das Meer

# English: Build a Stronghold
theme-build = Eine Festung bauen

# English: The fyrd rises
theme-fyrd = Die Fyrd erhebt sich

# English: Call up Units
theme-muster = Einheiten ausheben

# English: Where to march
theme-march = Wohin marschieren?

# English: Fill the purse
theme-coins = Den Beutel füllen

# English: A secret destination
theme-secret = Ein geheimes Ziel

# English: Which tile?
theme-which-tile = Welches Plättchen?

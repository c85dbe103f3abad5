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
        [you] Ty
       *[other]
            { $seat ->
                [saxons] Anglosasi
               *[vikings] Wikingowie
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
        [you] ty
       *[other]
            { $seat ->
                [saxons] Anglosasi
               *[vikings] Wikingowie
            }
    }
    .genitive =
        { $seat-is ->
            [you] ciebie
           *[other]
                { $seat ->
                    [saxons] Anglosasów
                   *[vikings] Wikingów
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
        [you] Ty
       *[other]
            { $other ->
                [saxons] Anglosasi
               *[vikings] Wikingowie
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
        [you] ty
       *[other]
            { $other ->
                [saxons] Anglosasi
               *[vikings] Wikingowie
            }
    }
    .genitive =
        { $other-is ->
            [you] ciebie
           *[other]
                { $other ->
                    [saxons] Anglosasów
                   *[vikings] Wikingów
                }
        }

# English:
#     { $seat-is ->
#         [you] You
#        *[other] They
#     }
They =
    { $seat-is ->
        [you] Ty
       *[other] Oni
    }

# English:
#     { $seat-is ->
#         [you] you
#        *[other] they
#     }
they =
    { $seat-is ->
        [you] ty
       *[other] oni
    }

# English:
#     { $seat-is ->
#         [you] Your
#        *[other] Their
#     }
Their =
    { $seat-is ->
        [you] Twoja
       *[other] Ich
    }

# English:
#     { $seat-is ->
#         [you] your
#        *[other] their
#     }
their =
    { $seat-is ->
        [you] twoja
       *[other] ich
    }

# English:
#     { $leader ->
#         [hidden] A Leader
#        *[other] Leader { $leader }
#     }
A-leader =
    { $leader ->
        [hidden] Wódz
       *[other] Wódz { $leader }
    }

# English:
#     { $leader ->
#         [hidden] a Leader
#        *[other] Leader { $leader }
#     }
a-leader =
    { $leader ->
        [hidden] Wódz
       *[other] Wódz { $leader }
    }
    .accusative =
        { $leader ->
            [hidden] Wodza
           *[other] Wodza { $leader-accusative }
        }

# English:
#     { $unit ->
#         [warrior] A Warrior
#         [hidden] { A-leader }
#        *[other] Leader { $unit }
#     }
Unit =
    { $unit ->
        [warrior] Wojownik
        [hidden] { A-leader }
       *[other] Wódz { $unit }
    }

# English:
#     { $unit ->
#         [warrior] a Warrior
#         [hidden] { a-leader }
#        *[other] Leader { $unit }
#     }
unit =
    { $unit ->
        [warrior] Wojownik
        [hidden] { a-leader }
       *[other] Wódz { $unit }
    }
    .accusative =
        { $unit ->
            [warrior] Wojownika
            [hidden] { a-leader.accusative }
           *[other] Wodza { $unit-accusative }
        }

# English:
#     { $warriors ->
#         [one] 1 Warrior
#        *[other] { $warriors } Warriors
#     }
warriors =
    { $warriors ->
        [1] 1 Wojownik
       *[other] { $warriors } Wojowników
    }
    .accusative =
        { $warriors ->
            [1] 1 Wojownika
           *[other] { $warriors } Wojowników
        }
    .dative =
        { $warriors ->
            [1] 1 Wojownikowi
           *[other] { $warriors } Wojownikom
        }
    .instrumental =
        { $warriors ->
            [1] 1 Wojownikiem
           *[other] { $warriors } Wojownikami
        }

# English:
#     { $leaders ->
#         [one] 1 Leader
#        *[other] { $leaders } Leaders
#     }
leaders =
    { $leaders ->
        [1] 1 Wódz
       *[other] { $leaders } Wodzów
    }
    .accusative =
        { $leaders ->
            [1] 1 Wodza
           *[other] { $leaders } Wodzów
        }
    .dative =
        { $leaders ->
            [1] 1 Wodzowi
           *[other] { $leaders } Wodzom
        }
    .instrumental =
        { $leaders ->
            [1] 1 Wodzem
           *[other] { $leaders } Wodzami
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
                [0] nikt
               *[other] { warriors }
            }
       *[other]
            { $warriors ->
                [0] { leaders }
               *[other] { warriors } i { leaders }
            }
    }
    .accusative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] nikogo
                   *[other] { warriors.accusative }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.accusative }
                   *[other] { warriors.accusative } i { leaders.accusative }
                }
        }
    .dative =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] nikomu
                   *[other] { warriors.dative }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.dative }
                   *[other] { warriors.dative } i { leaders.dative }
                }
        }
    .instrumental =
        { $leaders ->
            [0]
                { $warriors ->
                    [0] nikim
                   *[other] { warriors.instrumental }
                }
           *[other]
                { $warriors ->
                    [0] { leaders.instrumental }
                   *[other] { warriors.instrumental } i { leaders.instrumental }
                }
        }

# English:
#     { $other_warriors ->
#         [one] 1 Warrior
#        *[other] { $other_warriors } Warriors
#     }
other-warriors =
    { $other_warriors ->
        [1] 1 Wojownik
       *[other] { $other_warriors } Wojowników
    }
    .accusative =
        { $other_warriors ->
            [1] 1 Wojownika
           *[other] { $other_warriors } Wojowników
        }
    .dative =
        { $other_warriors ->
            [1] 1 Wojownikowi
           *[other] { $other_warriors } Wojownikom
        }

# English:
#     { $other_leaders ->
#         [one] 1 Leader
#        *[other] { $other_leaders } Leaders
#     }
other-leaders =
    { $other_leaders ->
        [1] 1 Wódz
       *[other] { $other_leaders } Wodzów
    }
    .accusative =
        { $other_leaders ->
            [1] 1 Wodza
           *[other] { $other_leaders } Wodzów
        }
    .dative =
        { $other_leaders ->
            [1] 1 Wodzowi
           *[other] { $other_leaders } Wodzom
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
               *[other] { other-warriors } i { other-leaders }
            }
    }
    .accusative =
        { $other_leaders ->
            [0] { other-warriors.accusative }
           *[other]
                { $other_warriors ->
                    [0] { other-leaders.accusative }
                   *[other] { other-warriors.accusative } i { other-leaders.accusative }
                }
        }
    .dative =
        { $other_leaders ->
            [0] { other-warriors.dative }
           *[other]
                { $other_warriors ->
                    [0] { other-leaders.dative }
                   *[other] { other-warriors.dative } i { other-leaders.dative }
                }
        }

# English:
#     { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
coins =
    { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
    .accusative =
        { $coins ->
            [one] 1 monetę
            [few] { $coins } monety
           *[many] { $coins } monet
        }

# English:
#     { $rounds ->
#         [one] 1 more round
#        *[other] { $rounds } more rounds
#     }
more-rounds =
    { $rounds ->
        [one] jeszcze 1 runda
        [few] jeszcze { $rounds } rundy
       *[many] jeszcze { $rounds } rund
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] up to { $left } Units
#     }
up-to =
    { $left ->
        [one] 1 Jednostka
        [few] najwyżej { $left } Jednostki
       *[many] najwyżej { $left } Jednostek
    }

# English:
#     { $left ->
#         [one] 1 Unit
#        *[other] Up to { $left } Units
#     }
Up-to =
    { $left ->
        [one] 1 Jednostka
        [few] Najwyżej { $left } Jednostki
       *[many] Najwyżej { $left } Jednostek
    }

## What happened: one sentence for each fact that the rules tell (facts.py). $saxon_sum, $viking_sum: sums, "2 + 1 = 3";
## $times: so many in a row

# English: Sails off { $area }: { side } land with { warriors }.
raiders-landed =
    Żagle u wybrzeży { $area-genitive }: { $seat-is ->
        [you] lądujesz
       *[other] { side } lądują
    } z { warriors.instrumental }.

# English: { Side } raise a Stronghold in { $area }; the other areas are settled.
founded =
    { $seat-is ->
        [you] Stawiasz
       *[other] { Side } stawiają
    } Twierdzę { $area-in }; pozostałe krainy zostają zasiedlone.

# English: { Side } set { a-leader } aside, unseen by the others.
set-aside =
    { $seat-is ->
        [you] Odkładasz
       *[other] { Side } odkładają
    } { a-leader.accusative }; nikt inny nie widzi, kto to.

# English:
#     { $first ->
#         [hidden] A Leader of the Vikings waits in each area of Scandinavia.
#        *[other] Leader { $first } waits in { $north }, Leader { $second } in { $central }, Leader { $third } in { $south }.
#     }
leaders-placed =
    { $first ->
        [hidden] W każdej krainie Skandynawii czeka jeden Wódz Wikingów.
       *[other] Wódz { $first } czeka { $north-in }, Wódz { $second } { $central-in }, Wódz { $third } { $south-in }.
    }

# English: Round { $round } begins; { side } choose first.
round-begins =
    Zaczyna się runda { $round }; najpierw { $seat-is ->
        [you] wybierasz ty
       *[other] wybierają { side }
    }.

# English: { Side } take tile { $tile }: { $half }.
took-tile =
    { $seat-is ->
        [you] Bierzesz
       *[other] { Side } biorą
    } kafelek { $tile }: { $half }.

# English: { Side } act first this round.
acts-first =
    W tej rundzie najpierw { $seat-is ->
        [you] działasz ty
       *[other] działają { side }
    }.

# English: { Side } turn to tile { $tile }.
turned-to-tile =
    { $seat-is ->
        [you] Przechodzisz
       *[other] { Side } przechodzą
    } do kafelka { $tile }.

# English: { They } take 1 coin as a bonus.
took-bonus-coin =
    { $seat-is ->
        [you] Bierzesz
       *[other] { Side } biorą
    } 1 monetę jako premię.

# English: { Their } bonus lets 1 Unit move.
bonus-moves-one =
    { $seat-is ->
        [you] Twoja premia
       *[other] Premia { side.genitive }
    } pozwala przenieść 1 Jednostkę.

# English: { Their } bonus lets Units move.
bonus-moves =
    { $seat-is ->
        [you] Twoja premia
       *[other] Premia { side.genitive }
    } pozwala wykonać Ruch.

# English: { They } do without the bonus.
declined-bonus =
    { $seat-is ->
        [you] Rezygnujesz
       *[other] { Side } rezygnują
    } z premii.

# English: { Side } are done with tile { $tile }.
tile-ended =
    { $seat-is ->
        [you] Kończysz
       *[other] { Side } kończą
    } kafelek { $tile }.

# English: Now { side } resolve { their } tiles.
turn-passes =
    Teraz { $seat-is ->
        [you] rozgrywasz
       *[other] { side } rozgrywają
    } swoje kafelki.

# English: A marker is drawn in { $origin }: it shows { $area }.
marker-drawn = Losowanie znacznika { $origin-in }: wypada { $area }.

# English: The scouted marker in { $origin } is turned over: { $area }.
marker-turned = Znacznik ze Zwiadu { $origin-in } zostaje odkryty: { $area }.

# English:
#     { $seat-is ->
#         [you] Your { a-leader } goes from { $origin } to { $target }.
#        *[other] { A-leader } of { side } goes from { $origin } to { $target }.
#     }
leader-went =
    { $seat-is ->
        [you] Twój { a-leader }
       *[other]
            { $leader ->
                [hidden] Wódz { side.genitive }
               *[other] Wódz { $leader } ({ side })
            }
    } idzie { $origin-from } { $target-to }.

# English:
#     { $seat-is ->
#         [you] Your { a-leader } sails from { $origin } to { $target }.
#        *[other] { A-leader } of { side } sails from { $origin } to { $target }.
#     }
leader-sailed =
    { $seat-is ->
        [you] Twój { a-leader }
       *[other]
            { $leader ->
                [hidden] Wódz { side.genitive }
               *[other] Wódz { $leader } ({ side })
            }
    } płynie { $origin-from } { $target-to }.

# English: { Side } move { warriors } from { $origin } to { $target }.
warriors-went =
    { $seat-is ->
        [you] Przenosisz
       *[other] { Side } przenoszą
    } { warriors.accusative } { $origin-from } { $target-to }.

# English: { Side } sail from { $origin } to { $target } with { warriors }.
warriors-sailed =
    { $seat-is ->
        [you] Płyniesz
       *[other] { Side } płyną
    } { $origin-from } { $target-to } z { warriors.instrumental }.

# English: { Side } send { warriors } along to { $target }.
warriors-followed =
    { $seat-is ->
        [you] Posyłasz
       *[other] { Side } posyłają
    } też { warriors.accusative } { $target-to }.

# English: { Side } pay 1 coin and build a Stronghold in { $area }; its marker moves to space { $space }.
built =
    { $seat-is ->
        [you] Płacisz 1 monetę i budujesz
       *[other] { Side } płacą 1 monetę i budują
    } Twierdzę { $area-in }; znacznik Twierdz idzie na pole { $space }.

# English: The fyrd of { $area } rises: 1 coin is paid, a Viking Warrior is driven off the board.
fyrd-struck = Fyrd { $area-genitive } chwyta za broń: kosztuje to 1 monetę, a Wojownik Wikingów schodzi z planszy.

# English: { $area } yields 1 coin.
yielded-coin = { $area } daje 1 monetę.

# English: { $area } musters a Warrior for 1 coin.
yielded-warrior = { $area } wystawia Wojownika za 1 monetę.

# English: { A-leader } takes command in { $area } for 1 coin.
yielded-leader = { A-leader } obejmuje dowództwo { $area-in } za 1 monetę.

# English: { Side } pay 1 coin in tribute: { other-side } leave { $area } for { $drakkar } with { units }.
paid-tribute =
    { $seat-is ->
        [you] Płacisz
       *[other] { Side } płacą
    } 1 monetę Daniny: { $other-is ->
        [you] zabierasz
       *[other] { other-side } zabierają
    } { units.accusative } { $area-from } { $drakkar-to }.

# English:
#     { $area ->
#         [hidden] { Side } choose a destination in secret.
#        *[other] { Side } choose { $area } in secret.
#     }
scouted =
    { $area ->
        [hidden]
            { $seat-is ->
                [you] Potajemnie wybierasz cel.
               *[other] { Side } potajemnie wybierają cel.
            }
       *[other]
            { $seat-is ->
                [you] Potajemnie wybierasz cel: { $area }.
               *[other] { Side } potajemnie wybierają cel: { $area }.
            }
    }

# English: { They } lay the marker face down in { $area }.
laid-marker =
    { $seat-is ->
        [you] Kładziesz
       *[other] { Side } kładą
    } zakryty znacznik { $area-in }.

# English: { Unit } joins { side } in { $area }.
mustered =
    { $seat-is ->
        [you] Ustawiasz
       *[other] { Side } ustawiają
    } { unit.accusative } { $area-in }.

# English: { Side } pillage { $area }: the Stronghold is gone, and { they } take { coins }.
pillaged =
    { $seat-is ->
        [you] Plądrujesz
       *[other] { Side } plądrują
    } { $area-accusative }: Twierdza znika, a { $seat-is ->
        [you] ty bierzesz
       *[other] oni biorą
    } { coins.accusative }.

# English: { Side } pillage { $area }: the Stronghold is gone; the general supply is empty.
pillaged-in-vain =
    { $seat-is ->
        [you] Plądrujesz
       *[other] { Side } plądrują
    } { $area-accusative }: Twierdza znika, a wspólny zapas jest pusty.

# English: Nowhere do both sides meet: there is no combat. (V-69)
no-combat = Obie strony nigdzie się nie spotykają: nie ma walki. (V-69)

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
    Walka { $area-in }: { $seat-is ->
        [you] masz { units.accusative } przeciw { other-units.dative } { other-side.genitive }.
       *[other]
            { $other-is ->
                [you] masz { other-units.accusative } przeciw { units.dative } { side.genitive }.
               *[other] { other-units } { other-side.genitive } przeciw { units.dative } { side.genitive }.
            }
    }

# English: { Side } reveal { a-leader }, who { $ability }.
revealed =
    { $seat-is ->
        [you] Ujawniasz
       *[other] { Side } ujawniają
    } { a-leader.accusative }: { $ability }.

# English: { Side } reveal { a-leader }: { $ability }.
revealed-strong =
    { $seat-is ->
        [you] Ujawniasz
       *[other] { Side } ujawniają
    } { a-leader.accusative }: { $ability }.

# English: { Side } pass.
passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { Side } pasują.
    }

# English: { Unit } comes to help from { $area }.
rallied = { Unit } przybywa z pomocą { $area-from }.

# English: { Unit } lands from { $area }.
landed = { Unit } przypływa { $area-from } i ląduje.

# English:
#     { $seat-is ->
#         [you] You lose { unit } to { $drakkar }.
#        *[other] { Unit } of { side } is driven into { $drakkar }.
#     }
repelled =
    { $seat-is ->
        [you] Tracisz
       *[other] { Side } tracą
    } { unit.accusative }: trafia { $drakkar-to }.

# English:
#     { $seat-is ->
#         [you] You lose { unit } from { $area } to { $drakkar }.
#        *[other] { Unit } of { side } is driven from { $area } into { $drakkar }.
#     }
repelled-from =
    { $seat-is ->
        [you] Tracisz
       *[other] { Side } tracą
    } { unit.accusative } { $area-in }: trafia { $drakkar-to }.

# English:
#     { $seat-is ->
#         [you] You lose { unit } to the berserk.
#        *[other] { Unit } of { side } falls with the berserk.
#     }
slain =
    { $seat-is ->
        [you] Tracisz
       *[other] { Side } tracą
    } { unit.accusative }: pada razem z berserkiem.

# English: The berserk spares the others.
spared = Berserk oszczędza pozostałych.

# English: Strength: Anglo-Saxons { $saxon_sum }, Vikings { $viking_sum }.
strengths = Siła: Anglosasi { $saxon_sum }, Wikingowie { $viking_sum }.

# English: Nobody is left in { $area }: { side } count as the winner. (V-74)
nobody-left =
    Nikogo już nie ma { $area-in }: { $seat-is ->
        [you] uchodzisz za zwycięską stronę
       *[other] { side } uchodzą za zwycięzców
    }. (V-74)

# English: { Side } hold { $area }.
held =
    { $seat-is ->
        [you] Utrzymujesz
       *[other] { Side } utrzymują
    } { $area-accusative }.

# English: { Side } win ties and hold { $area }. (V-75)
held-by-tie =
    { $seat-is ->
        [you] Przy remisie wygrywasz i utrzymujesz
       *[other] Przy remisie { side } wygrywają i utrzymują
    } { $area-accusative }. (V-75)

# English: { Side } take { $area }.
conquered =
    { $seat-is ->
        [you] Zdobywasz
       *[other] { Side } zdobywają
    } { $area-accusative }.

# English:
#     { $seat-is ->
#         [you] You lose { unit }.
#        *[other] { Unit } of { side } falls.
#     }
fell =
    { $seat-is ->
        [you] Tracisz
       *[other] { Side } tracą
    } { unit.accusative }.

# English: { Side } lose all that { they } had there: { units }.
all-fell =
    { $seat-is ->
        [you] Tracisz wszystkie swoje Jednostki w tej walce
       *[other] { Side } tracą wszystkie swoje Jednostki w tej walce
    }: { units.accusative }.

# English: The Leader that { side } had set aside joins { their } supply.
replaced =
    Odłożony Wódz dołącza do { $seat-is ->
        [you] twojego zapasu
       *[other] zapasu { side.genitive }
    }.

# English: { Side } retreat to { $area } with { units }.
retreated =
    { $seat-is ->
        [you] Wycofujesz się
       *[other] { Side } wycofują się
    } { $area-to } z { units.instrumental }.

# English: { Side } have nowhere to retreat and lose { units }.
cut-off =
    { $seat-is ->
        [you] Nie masz dokąd się wycofać i tracisz
       *[other] { Side } nie mają dokąd się wycofać i tracą
    } { units.accusative }.

# English: { Side } leave the Stronghold alone.
left-stronghold =
    { $seat-is ->
        [you] Zostawiasz
       *[other] { Side } zostawiają
    } Twierdzę w spokoju.

# English: The round track has run out: { side } have held England. (V-92)
won-by-track =
    Tor rund się skończył: { $seat-is ->
        [you] Anglia pozostaje twoja
       *[other] { side } utrzymują Anglię
    }. (V-92)

# English: Not one Viking is left in England: { side } have won. (V-92)
won-by-free-england =
    W Anglii nie ma już żadnego Wikinga: { $seat-is ->
        [you] wygrywasz
       *[other] { side } wygrywają
    }. (V-92)

# English:
#     { Side } rule { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     } of England and have won. (V-93)
won-by-areas =
    { $seat-is ->
        [you] Kontrolujesz
       *[other] { Side } kontrolują
    } { $areas ->
        [one] 1 krainę
        [few] { $areas } krainy
       *[many] { $areas } krain
    } Anglii i { $seat-is ->
        [you] wygrywasz
       *[other] wygrywają
    }. (V-93)

# English: { Side } have amassed { coins } and have won. (V-93)
won-by-coins =
    { $seat-is ->
        [you] Masz { coins.accusative } i wygrywasz
       *[other] { Side } mają { coins.accusative } i wygrywają
    }. (V-93)

# English: Not one Anglo-Saxon is left in England: { side } have won. (V-93)
won-by-conquest =
    W Anglii nie ma już żadnego Anglosasa: { $seat-is ->
        [you] wygrywasz
       *[other] { side } wygrywają
    }. (V-93)

# English: { Other-side } met a condition as well (V-93): when both do, { side } win. (V-94)
both-could-win =
    { $other-is ->
        [you] Ty też spełniasz
       *[other] { Other-side } też spełniają
    } warunek (V-93); gdy spełniają go obie strony, { $seat-is ->
        [you] wygrywasz ty
       *[other] wygrywają { side }
    }. (V-94)

# English: The round ends; the Round marker moves to space { $space }.
round-ends = Runda się kończy; znacznik rundy idzie na pole { $space }.

# English: { $areas } under Viking rule: { coins } for { side }.
crowns-paid = { $areas } pod władzą Wikingów: { coins } dla { side.genitive }.

# English: { Unit } comes home to { $area }.
came-home = { Unit } wraca do domu, { $area-to }.

# English:
#     { $times } { $unit ->
#         [warrior] Warriors
#        *[other] Leaders
#     } come home to { $area }.
came-home-many =
    { $times } { $unit ->
        [warrior] Wojowników
       *[other] Wodzów
    } wraca do domu, { $area-to }.

## How things are called. $side: saxons or vikings; $effect and $number: what a leader does, and how much; $action, $bonus:
## what a tile offers; $actions: a list of `tile-action`; $areas: a list of places; $coast, $stronghold: yes or no

# English:
#     { $side ->
#         [saxons] the Anglo-Saxons
#        *[vikings] the Vikings
#     }
side-name =
    { $side ->
        [saxons] Anglosasi
       *[vikings] Wikingowie
    }
    .genitive =
        { $side ->
            [saxons] Anglosasów
           *[vikings] Wikingów
        }

# English: the Drakkar
place-drakkar = Drakkar
    .genitive = Drakkaru
    .accusative = Drakkar
    .to = na Drakkar
    .in = na Drakkarze
    .from = z Drakkaru

# English: Supply
place-supply = Zapas
    .in = w zapasie

# English: In hand
place-hand = W ręku
    .in = w ręku

# English: Set aside
place-aside = Na boku
    .in = na boku

# English: Out of the game
place-removed = Poza grą
    .in = poza grą

# English: Leader { $leader }
the-leader = Wódz { $leader }
    .accusative = Wodza { $leader-accusative }

# English: a hidden Leader
hidden-leader = ukryty Wódz
    .accusative = ukrytego Wodza

# English: a Warrior
warrior = Wojownik
    .accusative = Wojownika

# English: unknown
any-leader = nieznany

# English: { $leader } (revealed)
leader-shown = { $leader } (ujawniony)

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
        [strong-with-stronghold] Siła { $number } tam, gdzie jest Twierdza
        [strong-without-stronghold] Siła { $number } tam, gdzie nie ma Twierdzy
        [rally] wzywa 1 wolną Jednostkę z sąsiedniej krainy
        [repel] przepędza 1 Jednostkę Wikingów na Drakkar
        [landing] na wybrzeżu sprowadza 1 Jednostkę ze Skandynawii
        [berserk]
            ginie i zabiera ze sobą { $number ->
                [one] najwyżej 1 Jednostkę
                [few] najwyżej { $number } Jednostki
               *[many] najwyżej { $number } Jednostek
            }
       *[plunder] po zwycięstwie plądruje Twierdzę
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
        [movement] Ruch
        [build] Budowa
        [fyrd] Fyrd
        [income] Dochód
        [tribute] Danina
        [scout] Zwiad
        [lay] Zwiad
        [recruitment] Werbunek
        [recruit] Werbunek
        [muster] Werbunek
       *[pillage] Plądrowanie
    }
    .genitive =
        { $action ->
            [movement] Ruchu
            [build] Budowy
            [fyrd] Fyrdu
            [income] Dochodu
            [tribute] Daniny
            [scout] Zwiadu
            [lay] Zwiadu
            [recruitment] Werbunku
            [recruit] Werbunku
            [muster] Werbunku
           *[pillage] Plądrowania
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
        [coin] weź 1 monetę
        [move-one] przenieś 1 Jednostkę
        [recruit] zwerbuj 1 Wojownika
       *[move] wykonaj Ruch
    }

# English: { $actions }, and before them a bonus: { $bonus }
half-with-bonus = { $actions }, a przedtem premia: { $bonus }

# English: nothing
no-actions = nic

# English: marker { $area }
marker = znacznik { $area-genitive }

# English: marker face down: { $areas }
scouted-marker = zakryty znacznik ({ $areas })

# English: no marker
no-marker = brak znacznika

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
        [yes] wybrzeże
       *[no] korona
    }{ $stronghold ->
        [yes] , Twierdza
       *[no] { "" }
    }

## The position, in text. $side is a key, saxons or vikings, in `player`, and elsewhere the phrase `side-name`

# English: { $title }, round { $round }
title = { $title }, runda { $round }

# English:
#     { $side ->
#         [saxons] The Anglo-Saxons
#        *[vikings] The Vikings
#     }: { $name }
player =
    { $side ->
        [saxons] Anglosasi
       *[vikings] Wikingowie
    }: { $name }

# English: The Anglo-Saxons
saxon-column = Anglosasi

# English: The Vikings
viking-column = Wikingowie

# English: Round marker on { $round }, Stronghold marker on { $stronghold }; { $left } to go
track = Znacznik rundy na { $round }, znacznik Twierdz na { $stronghold }; odstęp: { $left }

# English: tile { $tile }: free
tile-free = kafelek { $tile }: wolny

# English: tile { $tile }: { $side }
tile-owned = kafelek { $tile }: { $side }

# English: tile { $tile }: { $side } (resolved)
tile-resolved = kafelek { $tile }: { $side } (rozegrany)

# English: Chooses first next round: { $side }
initiative = W następnej rundzie pierwsi wybierają: { $side }

# English: Coins: Anglo-Saxons { $saxons }, Vikings { $vikings }, general supply { $general }
purses = Monety: Anglosasi { $saxons }, Wikingowie { $vikings }, wspólny zapas { $general }

# English: Strongholds: { $left }
strongholds-left = Twierdze: { $left }

# English: Leaders of { $side }: { $leaders }
leader-list = Wodzowie { $side-genitive }: { $leaders }

# English: { $area } { $leader }
leader-in = { $area } – { $leader }

# English: Combat in { $area }
combat-now = Walka { $area-in }

## What is asked. $sails, $led, $bonus-moves-one: yes or no; $left, $losses: numbers; $own, $others: Units, by `units`;
## $why: one or more sentences that tell how it ended

# English: The board is being set up.
setting-up = Trwa przygotowanie planszy.

# English: A destination marker is being drawn.
drawing = Trwa losowanie znacznika celu.

# English: One of the hidden Leaders is picked blindly.
picking-blindly = Jeden z ukrytych Wodzów zostaje wskazany na ślepo.

# English: The game is over. { $why }
over = Koniec gry. { $why }

# English: Which Leader waits in { $north }, in { $central }, in { $south }?
ask-placing = Który Wódz czeka { $north-in }, który { $central-in }, a który { $south-in }?

# English: Round { $round }. Take one of the tiles. (V-15)
ask-drafting = Runda { $round }. Weź jeden z kafelków. (V-15)

# English: Which of your tiles do you resolve first? (V-21)
ask-opening = Który ze swoich kafelków rozgrywasz najpierw? (V-21)

# English: Tile { $tile } has a bonus. Use it now, or do without? (V-23)
ask-bonus = Kafelek { $tile } ma premię. Korzystasz z niej teraz czy rezygnujesz? (V-23)

# English: Tile { $tile }. Which action, or is it done? (V-24)
ask-acting = Kafelek { $tile }. Którą akcję wykonujesz? A może to już koniec? (V-24)

# English: From which area do you move? (V-27)
ask-from = Z której krainy ruszasz? (V-27)

# English:
#     { $sails ->
#         [yes] From { $origin } to where? You may also let the marker decide. (V-34 to V-37)
#        *[no] From { $origin } to where?
#     }
ask-to =
    { $sails ->
        [yes] Dokąd ruszasz { $origin-from }? Możesz też zdać się na znacznik. (V-34 do V-37)
       *[no] Dokąd ruszasz { $origin-from }?
    }

# English:
#     { $led ->
#         [yes] Who goes from { $origin } to { $target }? { Up-to }, Leaders first. ({ limit })
#        *[no] Who goes from { $origin } to { $target }? { Up-to } can. ({ limit })
#     }
ask-group =
    { $led ->
        [yes] Kto rusza { $origin-from } { $target-to }? { Up-to }, najpierw Wodzowie. ({ limit })
       *[no] Kto rusza { $origin-from } { $target-to }? { Up-to }. ({ limit })
    }

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
ask-build = Gdzie budujesz Twierdzę? (V-52)

# English: Where does the fyrd strike? 1 coin for each Viking Warrior. (V-56)
ask-fyrd = Gdzie uderza Fyrd? 1 moneta za każdego Wojownika Wikingów. (V-56)

# English: Each Stronghold gives 1 coin, or 1 Unit for 1 coin. (V-57)
ask-income = Każda Twierdza daje 1 monetę albo 1 Jednostkę za 1 monetę. (V-57)

# English: Where do you pay the Vikings to leave? (V-59)
ask-tribute = Gdzie płacisz Wikingom, żeby odeszli? (V-59)

# English: Which marker do you take from the pool? (V-61)
ask-scout = Który znacznik bierzesz z puli? (V-61)

# English: On which space do you lay it face down? (V-61)
ask-lay = Na którym polu kładziesz zakryty znacznik? (V-61)

# English: Whom do you recruit? { $left } more at most. (V-48)
ask-recruit = Kogo werbujesz? Jeszcze najwyżej { $left }. (V-48)

# English: In which of the emptiest areas? (V-49)
ask-muster = W której z najpustszych krain? (V-49)

# English: Which Stronghold do you pillage? (V-63)
ask-pillage = Którą Twierdzę plądrujesz? (V-63)

# English: Which combat comes next? (V-69)
ask-combat = Która walka jest następna? (V-69)

# English: Combat in { $battle }, { $own } against { $others }. Reveal a Leader, or pass? (V-71)
ask-reveal = Walka { $battle-in }, { $own } przeciw { $others-dative }. Ujawniasz Wodza czy pasujesz? (V-71)

# English: From which area does help come to { $battle }?
ask-rally-from = Z której krainy przychodzi pomoc { $battle-to }?

# English: Who comes from { $origin } to { $battle }?
ask-helper = Kto przybywa { $origin-from } { $battle-to }?

# English: Which Viking Unit in England goes to the Drakkar? (V-39)
ask-repel = Która Jednostka Wikingów w Anglii trafia na Drakkar? (V-39)

# English: From which area does help land in { $battle }?
ask-land-from = Z której krainy przypływa pomoc { $battle-to }?

# English: Whom does the berserk take with him? Up to { $left } more.
ask-slay = Kogo berserk zabiera ze sobą? Jeszcze najwyżej { $left }.

# English: { $losses } of your Units must fall in { $battle }. Who? (V-76)
ask-lose =
    { $losses ->
        [one] 1 twoja Jednostka musi paść
        [few] { $losses } twoje Jednostki muszą paść
       *[many] { $losses } twoich Jednostek musi paść
    } { $battle-in }. Kto? (V-76)

# English: To where do your Units retreat from { $battle }? (V-78)
ask-retreat = Dokąd wycofują się twoje Jednostki { $battle-from }? (V-78)

# English: Pillage the Stronghold in { $battle }? (V-89)
ask-plunder = Czy plądrujesz Twierdzę { $battle-in }? (V-89)

# English: Who leaves the Drakkar next? (V-91)
ask-home = Kto teraz opuszcza Drakkar? (V-91)

# English: Leader { $leader } waits in { $north }. Who waits in { $central }?
ask-next-leader = Wódz { $leader } czeka { $north-in }. Kto czeka { $central-in }?

# English: { $area }: who is driven away? (V-39)
ask-driven = { $area }: kto zostaje przepędzony? (V-39)

# English: { $area }: what does its Stronghold give? (V-57)
ask-yield = { $area }: co daje tamtejsza Twierdza? (V-57)

## What an action would do. do-: on its button; plan-: as a step of a plan, in a list; ready-: before the turn is ended
## without it; component-: in reports. $stay: so many Warriors stay behind; $vikings, $saxons: Units, by `units`; $number: 0
## for a Warrior

# English: { $north }: Leader { $first }; { $central }: Leader { $second }; { $south }: Leader { $third }
do-place = { $north }: Wódz { $first }; { $central }: Wódz { $second }; { $south }: Wódz { $third }

# English: Take tile { $tile }: { $half }
do-choose = Weź kafelek { $tile }: { $half }

# English: Resolve tile { $tile }: { $half }
do-resolve = Rozegraj kafelek { $tile }: { $half }

# English:
#     { $bonus ->
#         [none] No bonus
#        *[other] Bonus: { bonus }
#     }
do-bonus =
    { $bonus ->
        [none] Bez premii
       *[other] Premia: { bonus }
    }

# English: { tile-action }
do-start = { tile-action }

# English: This tile is done
do-end-tile = Zakończ ten kafelek

# English: That is enough
do-end-action = To wystarczy

# English: From { $area }: { up-to } can go
do-from = { $area-from }: { up-to }

# English: To { $area }
do-to = { $area-to }

# English: Sail to { $area }, as the marker shows
do-sail-to = Płyń { $area-to }, jak pokazuje znacznik

# English: Into the Drakkar, and home at the end of the round
do-to-drakkar = Na Drakkar, a na koniec rundy do domu

# English: Turn over the scouted marker ({ $area }) and sail
do-marker-reveal = Odkryj znacznik ze Zwiadu ({ $area }) i płyń

# English: Draw a marker and sail wherever it shows
do-marker-draw = Wylosuj znacznik i płyń, dokąd prowadzi

# English: Leader { $leader } goes along
do-with = Wódz { $leader } też idzie

# English:
#     { $warriors ->
#         [0] Without Warriors{ staying }
#        *[other] With { warriors }{ staying }
#     }
do-warriors =
    { $warriors ->
        [0] Bez Wojowników{ staying }
       *[other] Z { warriors.instrumental }{ staying }
    }

# English: With all { warriors }
do-all-warriors = Ze wszystkimi Wojownikami ({ $warriors })

# English:
#     { $stay ->
#         [0] { "" }
#         [one] : one stays in { $origin }
#        *[other] : { $stay } stay in { $origin }
#     }
staying =
    { $stay ->
        [0] { "" }
       *[other] : { $stay } zostaje { $origin-in }
    }

# English: Build in { $area }
do-build = Buduj { $area-in }

# English: Remove a Viking Warrior from { $area }
do-fyrd = Usuń Wojownika Wikingów { $area-from }

# English: { $area }: take 1 coin
do-income-coin = { $area }: weź 1 monetę

# English: { $area }: pay 1 coin, recruit a Warrior
do-income-warrior = { $area }: zapłać 1 monetę, zwerbuj Wojownika

# English: { $area }: pay 1 coin, recruit Leader { $leader }
do-income-leader = { $area }: zapłać 1 monetę, zwerbuj Wodza { $leader-accusative }

# English: Recruit { $unit }
do-recruit = Zwerbuj { $unit-accusative }

# English: In { $harbour }
do-muster = { $harbour-in }

# English: In { $harbour }
do-harbour = { $harbour-in }

# English: Pay 1 coin: all Vikings leave { $area }
do-tribute = Zapłać 1 monetę: wszyscy Wikingowie odchodzą { $area-from }

# English: Take the marker { $area }
do-scout = Weź znacznik { $area-genitive }

# English: Lay it in { $harbour }
do-lay = Połóż go { $harbour-in }

# English:
#     { $coins ->
#         [0] Pillage { $area }: the general supply is empty
#        *[other] Pillage { $area }: { coins } from the general supply
#     }
do-pillage =
    { $coins ->
        [0] Splądruj { $area-accusative }: wspólny zapas jest pusty
       *[other] Splądruj { $area-accusative }: { coins } ze wspólnego zapasu
    }

# English: Fight in { $area }: { $vikings } against { $saxons }
do-fight = Walcz { $area-in }: { $vikings } przeciw { $saxons-dative }

# English: Reveal Leader { $leader }: { $ability }
do-reveal = Ujawnij Wodza { $leader-accusative }: { $ability }

# English: Pass
do-pass = Spasuj

# English: Call help from { $area }
do-rally-from = Wezwij pomoc { $area-from }

# English: Land from { $harbour }
do-land-from = Przypłyń { $harbour-from }

# English: Bring { $unit }
do-rally = Sprowadź { $unit-accusative }

# English: Bring { $unit }
do-land = Sprowadź { $unit-accusative }

# English: Drive { $unit } away from { $area }
do-repel = Przepędź { $unit-accusative } { $area-from }

# English: Drive { warrior } away from { $area }
do-repel-warrior = Przepędź { warrior.accusative } { $area-from }

# English: Take { $unit } along
do-slay = Zabierz ze sobą { $unit-accusative }

# English: Spare the rest
do-spare = Oszczędź pozostałych

# English: Lose { $unit }
do-lose = Poświęć { $unit-accusative }

# English: Retreat to { $haven }
do-retreat = Wycofaj się { $haven-to }

# English: Pillage { $area }
do-plunder = Splądruj { $area-accusative }

# English: Leave the Stronghold alone
do-not-plunder = Zostaw Twierdzę w spokoju

# English: { $unit } goes home
do-home = { $unit } wraca do domu

# English:
#     { $bonus ->
#         [coin] The bonus is 1 coin, for nothing.
#         [recruit] The bonus is 1 Warrior, for nothing.
#        *[other] { "" }
#     }
ready-bonus =
    { $bonus ->
        [coin] Premia to 1 moneta, za darmo.
        [recruit] Premia to 1 Wojownik, za darmo.
       *[other] { "" }
    }

# English: { $area } still gives 1 coin.
ready-income-coin = { $area } daje jeszcze 1 monetę.

# English: You may recruit one more.
ready-recruit = Możesz zwerbować jeszcze jedną Jednostkę.

# English: { do-place }
plan-place = { do-place }

# English: take tile { $tile }
plan-choose = weź kafelek { $tile }

# English: { "" }
plan-resolve = { "" }

# English:
#     { $bonus ->
#         [none] do without the bonus
#        *[other] { bonus }
#     }
plan-bonus =
    { $bonus ->
        [none] zrezygnuj z premii
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
plan-to = rusz { $origin-from } { $area-to }

# English: sail from { $origin } to { $area }
plan-sail-to = płyń { $origin-from } { $area-to }

# English: move from { $origin } into the Drakkar
plan-to-drakkar = rusz { $origin-from } na Drakkar

# English: sail from { $origin } to { $area }
plan-marker-reveal = płyń { $origin-from } { $area-to }

# English: sail from { $origin } wherever a marker shows
plan-marker-draw = płyń { $origin-from }, dokąd prowadzi znacznik

# English: with Leader { $leader }
plan-with = z Wodzem { $leader-instrumental }

# English:
#     { $warriors ->
#         [0] { "" }
#        *[other] with { warriors }
#     }
plan-warriors =
    { $warriors ->
        [0] { "" }
       *[other] z { warriors.instrumental }
    }

# English: take 1 coin in { $area }
plan-income-coin = weź 1 monetę { $area-in }

# English: recruit a Warrior in { $area }
plan-income-warrior = zwerbuj Wojownika { $area-in }

# English: recruit Leader { $leader } in { $area }
plan-income-leader = zwerbuj Wodza { $leader-accusative } { $area-in }

# English: pay tribute in { $area }
plan-tribute = zapłać Daninę { $area-in }

# English: scout { $area }
plan-scout = weź znacznik { $area-genitive }

# English: pillage { $area }
plan-pillage = splądruj { $area-accusative }

# English: fight in { $area }
plan-fight = walcz { $area-in }

# English: reveal Leader { $leader }
plan-reveal = ujawnij Wodza { $leader-accusative }

# English: Reveal Leader { $leader }
component-reveal = Ujawnij Wodza { $leader-accusative }

# English: From { $area }
component-from = Ruch { $area-from }

# English: To { $area }
component-to = Ruch { $area-to }

# English: Turn over the scouted marker and sail
component-marker-reveal = Odkryj znacznik ze Zwiadu i płyń

# English: Pillage { $area }
component-pillage = Splądruj { $area-accusative }

# English: Fight in { $area }
component-fight = Walcz { $area-in }

# English: Drive a Warrior away
component-repel-warrior = Przepędź Wojownika

# English:
#     { $number ->
#         [0] Drive a Warrior away
#        *[other] Drive a Leader away
#     }
component-repel =
    { $number ->
        [0] Przepędź Wojownika
       *[other] Przepędź Wodza
    }

# English:
#     { $number ->
#         [0] Take a Warrior along
#        *[other] Take a Leader along
#     }
component-slay =
    { $number ->
        [0] Zabierz ze sobą Wojownika
       *[other] Zabierz ze sobą Wodza
    }

# English: Pillage a Stronghold after the fight
component-plunder = Splądruj Twierdzę po walce

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
        [one] 1 kraina
        [few] { $points } krainy
       *[many] { $points } krain
    }
    .accusative =
        { $points ->
            [one] 1 krainę
            [few] { $points } krainy
           *[many] { $points } krain
        }

# English: Areas under control
areas-source = Krainy pod kontrolą

# English: No area under control
no-areas = Żadnej krainy pod kontrolą

# English: Areas under control: { $areas } (V-03)
areas-held = Krainy pod kontrolą: { $areas } (V-03)

## On the board, where there is little room: about 24 letters a line. $name: a player; $winner: saxons or vikings

# English: Round { $round }
round-number = Runda { $round }

# English:
#     { $rounds ->
#         [0] The last round
#        *[other] { more-rounds } to hold
#     }
rounds-to-go =
    { $rounds ->
        [0] Ostatnia runda
        [one] Jeszcze 1 runda
        [few] Jeszcze { $rounds } rundy
       *[many] Jeszcze { $rounds } rund
    }

# English:
#     Anglo-Saxons: { $rounds ->
#         [0] this round
#        *[other] { more-rounds }
#     }
goal-saxons =
    Anglosasi: { $rounds ->
        [0] ta runda
       *[other] { more-rounds }
    }

# English:
#     Vikings: { coins } or { $areas ->
#         [one] 1 area
#        *[other] { $areas } areas
#     }
goal-vikings =
    Wikingowie: { coins } lub { $areas ->
        [one] 1 kraina
        [few] { $areas } krainy
       *[many] { $areas } krain
    }

# English: { $number } of { $goal }
so-many-of = { $number } z { $goal }

# English:
#     { coins }, { $rounds ->
#         [0] this round to hold
#         [one] 1 round to hold
#        *[other] { $rounds } rounds to hold
#     }
standing-saxons =
    { coins }, { $rounds ->
        [0] jeszcze ta runda
        [one] jeszcze 1 runda
        [few] jeszcze { $rounds } rundy
       *[many] jeszcze { $rounds } rund
    }

# English: { $coins }/{ $enough } coins, { $held }/{ $areas } areas
standing-vikings = { $coins }/{ $enough } monet, { $held }/{ $areas } krain

# English: Then Anglo-Saxons win
warn-last-round = Potem wygrają Anglosasi

# English: Only 1 Viking in England
warn-last-viking = W Anglii tylko 1 Wiking

# English:
#     { $rounds ->
#         [one] 1 Stronghold ends it
#        *[other] { $rounds } Strongholds end it
#     }
warn-strongholds =
    { $rounds ->
        [one] 1 Twierdza kończy grę
        [few] { $rounds } Twierdze kończą grę
       *[many] { $rounds } Twierdz kończy grę
    }

# English:
#     { $missing ->
#         [0] Vikings: enough areas
#        *[other] Vikings: 1 area to go
#     }
warn-areas =
    { $missing ->
        [0] Wikingowie: dość krain
       *[other] Wikingom brak 1 krainy
    }

# English:
#     { $coins ->
#         [0] Vikings: enough coins
#        *[other] Vikings: { coins } to go
#     }
warn-coins =
    { $coins ->
        [0] Wikingowie: dość monet
        [1] Wikingom brak 1 monety
       *[other] Wikingom brak { $coins } monet
    }

# English: Anglo-Saxons left: { $units }
warn-saxons = Anglosasi w Anglii: { $units }

# English: From { $origin } to { $target }: who goes?
from-to = Kto idzie { $origin-from } { $target-to }?

# English: Fallen
fallen = Poległ

# English: passed
has-passed = pas

# English:
#     { $winner ->
#         [saxons] { $area }: the Anglo-Saxons win
#        *[vikings] { $area }: the Vikings win
#     }
won-now =
    { $winner ->
        [saxons] { $area }: wygrywają Anglosasi
       *[vikings] { $area }: wygrywają Wikingowie
    }

# English:
#     { $losses ->
#         [one] 1 Unit must fall
#        *[other] { $losses } Units must fall
#     }
must-fall =
    { $losses ->
        [one] 1 Jednostka musi paść
        [few] { $losses } Jednostki muszą paść
       *[many] { $losses } Jednostek musi paść
    }

# English: { $name } wins
victor = { $name } wygrywa

# English: Leader { $leader }: { $ability }
told-leader = Wódz { $leader }: { $ability }

## What the pieces mean. $saxons, $vikings: Units, by `units`, or in `means-tile` halves; $holder: "nobody", or by
## `side-name`, as $side and $owner; $state: free, owned or resolved; $bare: yes if no marker lies there; $marker: by
## `marker`, `scouted-marker` or `no-marker`; $names: "anybody", or a list of `the-leader`; $place: a place

# English:
#     { $area } ({ signs }). Anglo-Saxons: { $saxons }; Vikings: { $vikings }. { $holder ->
#         [nobody] Nobody controls it
#        *[other] Controlled by { $holder }
#     } (V-03)
means-area =
    { $area } ({ signs }). Anglosasi: { $saxons }; Wikingowie: { $vikings }. { $holder ->
        [nobody] Nikt jej nie kontroluje
       *[other] Pod kontrolą { $holder-genitive }
    } (V-03)

# English: Scandinavia, { $area }. Vikings: { $vikings }
means-harbour = Skandynawia, { $area }. Wikingowie: { $vikings }

# English: The Drakkar: those who were driven off wait here until the round ends (V-91). Vikings: { $vikings }
means-drakkar = Drakkar: przepędzeni czekają tu do końca rundy (V-91). Wikingowie: { $vikings }

# English: The sigil of { $area }: where its marker leads (V-33)
means-sigil = Godło { $area-genitive }: tu prowadzi znacznik tej krainy (V-33)

# English: Both sides are in { $area }: there will be combat (V-69)
means-clash = Obie strony są { $area-in }: będzie walka (V-69)

# English: The Stronghold of { $area }
means-stronghold = Twierdza { $area-genitive }

# English:
#     { $bare ->
#         [yes] Where the ships of { $area } sail to: { $marker }
#        *[no] Where the ships of { $area } sail to
#     }
means-space =
    { $bare ->
        [yes] Cel statków { $area-from }: { $marker }
       *[no] Cel statków { $area-from }
    }

# English: On the ships of { $area }: { $marker }
means-destination = Statki { $area-from }: { $marker }

# English: A destination marker, about to be laid
means-destination-in-hand = Znacznik celu, który zaraz zostanie położony

# English:
#     Tile { $tile }. Anglo-Saxons: { $saxons }. Vikings: { $vikings }. { $state ->
#         [free] Nobody has taken it
#         [owned] Taken by { $owner }
#        *[resolved] Resolved by { $owner }
#     }
means-tile =
    Kafelek { $tile }. Anglosasi: { $saxons }. Wikingowie: { $vikings }. { $state ->
        [free] Nikt go jeszcze nie wziął
        [owned] Należy do { $owner-genitive }
       *[resolved] Rozegrany przez { $owner-genitive }
    }

# English: General supply: { coins }
means-coins-general = Wspólny zapas: { coins }

# English: { coins } of the Anglo-Saxons
means-coins-a = Anglosasi: { coins }

# English: { coins } of the Vikings; they win with { $goal } (V-93)
means-coins-v = Wikingowie: { coins }; wygrywają przy { $goal } (V-93)

# English: Areas that the Anglo-Saxons control: { $number } (V-03)
means-areas-a = Krainy pod kontrolą Anglosasów: { $number } (V-03)

# English: Areas that the Vikings control: { $number }; they win with { $goal } (V-93)
means-areas-v = Krainy pod kontrolą Wikingów: { $number }; wygrywają przy { $goal } (V-93)

# English: Vikings in England: { $number }; without one the Anglo-Saxons win (V-92)
means-foes-a = Wikingowie w Anglii: { $number }; gdy nie ma żadnego, wygrywają Anglosasi (V-92)

# English: Anglo-Saxons in England: { $number }; without one the Vikings win (V-93)
means-foes-v = Anglosasi w Anglii: { $number }; gdy nie ma żadnego, wygrywają Wikingowie (V-93)

# English: Chooses first next round: { $side } (V-17)
means-initiative = W następnej rundzie pierwsi wybierają: { $side } (V-17)

# English: Strongholds to build: { $number }
means-stronghold-supply = Twierdze do zbudowania: { $number }

# English: Destination markers in the pool: { $number } (V-62)
means-pool = Znaczniki celu w puli: { $number } (V-62)

# English: The Round marker, on { $number }: it moves left every round (V-91)
means-marker-round = Znacznik rundy, na { $number }: co rundę idzie w lewo (V-91)

# English: The Stronghold marker, on { $number }: it moves right with each Stronghold built (V-53)
means-marker-stronghold = Znacznik Twierdz, na { $number }: idzie w prawo z każdą zbudowaną Twierdzą (V-53)

# English: Combat in { $area } (V-69 to V-80)
means-combat = Walka { $area-in } (V-69 do V-80)

# English: Strength of { $side } in this combat: { $number } (V-75)
means-strength = Siła { $side-genitive } w tej walce: { $number } (V-75)

# English: Casualties that { $side } have still to name: { $number } (V-76)
means-losses = Straty, które { $side } muszą jeszcze wskazać: { $number } (V-76)

# English: { warriors } of { $side }: { $place }
means-warriors = { warriors } { $side-genitive } { $place-in }

# English: Leader { $leader } of { $side }: { $ability }
means-leader = Wódz { $leader } ({ $side }): { $ability }

# English: Leader { $leader } of { $side }: { $ability }. Revealed
means-leader-shown = Wódz { $leader } ({ $side }): { $ability }. Ujawniony

# English:
#     { $names ->
#         [anybody] A Leader of { $side }; he may be any of the four
#        *[other] A Leader of { $side }; he may be { $names }
#     }
means-hidden-leader =
    { $names ->
        [anybody] Wódz { $side-genitive }; może to być każdy z czterech
       *[other] Wódz { $side-genitive }; może to być { $names }
    }

## What the symbols of the tiles do

# English: Movement: one group of free Units goes to an area next to its own; Vikings may sail instead. Free of charge (V-27, V-33)
about-start-movement = Ruch: jedna grupa wolnych Jednostek idzie do sąsiedniej krainy; Wikingowie mogą zamiast tego popłynąć. Za darmo (V-27, V-33)

# English: Build: 1 coin for a Stronghold in an area that you control; one round less to hold out (V-52)
about-start-build = Budowa: 1 moneta za Twierdzę w krainie, którą kontrolujesz; trzeba wytrwać o rundę mniej (V-52)

# English: Fyrd: where a Stronghold is, remove Viking Warriors for 1 coin each, no Leaders (V-56)
about-start-fyrd = Fyrd: tam, gdzie jest Twierdza, usuń Wojowników Wikingów po 1 monecie za każdego; Wodzów nie (V-56)

# English: Income: each Stronghold gives 1 coin, or a Unit for 1 coin (V-57)
about-start-income = Dochód: każda Twierdza daje 1 monetę albo Jednostkę za 1 monetę (V-57)

# English: Tribute: 1 coin to the Vikings; all of theirs leave one area that has your Units, too (V-59)
about-start-tribute = Danina: 1 moneta dla Wikingów; wszyscy odchodzą z jednej krainy, w której są też twoje Jednostki (V-59)

# English: Scout: choose a marker in secret and lay it where you want to sail from. Free of charge (V-61)
about-start-scout = Zwiad: wybierz potajemnie znacznik i połóż go tam, skąd chcesz wypłynąć. Za darmo (V-61)

# English: Recruitment: up to 3 Units for the emptiest parts of Scandinavia. Free of charge (V-48)
about-start-recruitment = Werbunek: najwyżej 3 Jednostki do najpustszych krain Skandynawii. Za darmo (V-48)

# English: Pillage: take 1 coin, and the Stronghold of an area that you control is gone (V-63)
about-start-pillage = Plądrowanie: weź 1 monetę, a Twierdza krainy, którą kontrolujesz, znika (V-63)

# English: Bonus, before all actions: take 1 coin (V-65)
about-bonus-coin = Premia, przed wszystkimi akcjami: weź 1 monetę (V-65)

# English: Bonus, before all actions: move 1 free Unit (V-65)
about-bonus-move-one = Premia, przed wszystkimi akcjami: przenieś 1 wolną Jednostkę (V-65)

# English: Bonus, before all actions: recruit 1 Warrior (V-67)
about-bonus-recruit = Premia, przed wszystkimi akcjami: zwerbuj 1 Wojownika (V-67)

# English: Bonus, before all actions: one whole Movement (V-68)
about-bonus-move = Premia, przed wszystkimi akcjami: jeden pełny Ruch (V-68)

# English: The owner of this tile resolves first in this round (V-19)
about-acts-first = Właściciel tego kafelka rozgrywa w tej rundzie pierwszy (V-19)

# English: The owner of this tile chooses first in the next round (V-17)
about-chooses-first = Właściciel tego kafelka wybiera pierwszy w następnej rundzie (V-17)

## Why something is not possible: after "Not possible:", or alone. $action, $side: keys; $most, $there: numbers; $prompt: what
## is asked

# English: first the Viking Leaders are placed (S9)
first-placing = najpierw ustawia się Wodzów Wikingów (S9)

# English: tiles are being chosen (V-15)
first-drafting = trwa wybór kafelków (V-15)

# English: first a tile to resolve is picked (V-21)
first-opening = najpierw wybiera się kafelek do rozegrania (V-21)

# English: first the bonus of the tile is used or declined (V-23)
first-bonus = najpierw trzeba skorzystać z premii kafelka albo z niej zrezygnować (V-23)

# English: first an action of the tile is started, or the tile ended (V-24)
first-acting = najpierw trzeba zacząć akcję kafelka albo zakończyć kafelek (V-24)

# English: first this Movement is finished (V-24): { $prompt }
first-movement = najpierw trzeba dokończyć ten Ruch (V-24): { $prompt }

# English: first this action is finished (V-24): { $prompt }
first-action = najpierw trzeba dokończyć tę akcję (V-24): { $prompt }

# English: it is time for combat (V-14)
first-combat = pora na walkę (V-14)

# English: first this is to be decided: { $prompt }
first-fight = najpierw trzeba rozstrzygnąć: { $prompt }

# English: the Drakkar is coming home (V-91): { $prompt }
first-home = Drakkar wraca do domu (V-91): { $prompt }

# English: tile { $tile } is taken (V-16)
tile-taken = kafelek { $tile } jest zajęty (V-16)

# English: tile { $tile } belongs to the other side (V-16)
not-your-tile = kafelek { $tile } należy do drugiej strony (V-16)

# English: tile { $tile } is resolved already (V-21)
resolved-already = kafelek { $tile } jest już rozegrany (V-21)

# English: this half of tile { $tile } has no such bonus (V-65 to V-68)
no-such-bonus = na tej połówce kafelka { $tile } nie ma takiej premii (V-65 do V-68)

# English: a bonus comes before any action of its tile (V-23)
bonus-late = premia jest przed wszystkimi akcjami swojego kafelka (V-23)

# English: that bonus would do nothing now (V-26)
bonus-empty = ta premia nic by teraz nie dała (V-26)

# English: this half of tile { $tile } has no { tile-action } (V-21)
not-on-tile = na tej połówce kafelka { $tile } nie ma { tile-action.genitive } (V-21)

# English: { tile-action } was done on this tile already (V-24)
done-once = { tile-action }: ta akcja była już na tym kafelku (V-24)

# English: only one of the two actions of this tile is done (V-25)
either-action = z dwóch akcji tego kafelka wykonuje się tylko jedną (V-25)

# English: no Build now: it costs 1 coin, and you have none (V-26, V-52)
no-coin-build = nie ma teraz Budowy: kosztuje 1 monetę, a nie masz żadnej (V-26, V-52)

# English: no Fyrd now: it costs 1 coin for each Viking Warrior, and you have no coin (V-26, V-56)
no-coin-fyrd = nie ma teraz Fyrdu: kosztuje 1 monetę za każdego Wojownika Wikingów, a nie masz żadnej (V-26, V-56)

# English: no Tribute now: it costs 1 coin, and you have none (V-26, V-59)
no-coin-tribute = nie ma teraz Daniny: kosztuje 1 monetę, a nie masz żadnej (V-26, V-59)

# English: no Build now: all Strongholds stand on the map (V-26, V-52)
all-built = nie ma teraz Budowy: wszystkie Twierdze stoją już na mapie (V-26, V-52)

# English: no Movement now: none of your Units can leave its area (V-26, V-29)
idle-movement = nie ma teraz Ruchu: żadna z twoich Jednostek nie może opuścić swojej krainy (V-26, V-29)

# English: no Build now: you control no area without a Stronghold (V-26, V-52)
idle-build = nie ma teraz Budowy: nie kontrolujesz żadnej krainy bez Twierdzy (V-26, V-52)

# English: no Fyrd now: no Viking Warrior is in an area with a Stronghold (V-26, V-56)
idle-fyrd = nie ma teraz Fyrdu: w żadnej krainie z Twierdzą nie ma Wojownika Wikingów (V-26, V-56)

# English: no Income now: there is no Stronghold in England (V-26, V-57)
idle-income = nie ma teraz Dochodu: w Anglii nie ma Twierdzy (V-26, V-57)

# English: no Income now: the general supply is empty, and you can pay for no Unit (V-26, V-57)
no-income = nie ma teraz Dochodu: wspólny zapas jest pusty, a na Jednostkę cię nie stać (V-26, V-57)

# English: no Tribute now: no area has Units of both sides (V-26, V-59)
idle-tribute = nie ma teraz Daniny: w żadnej krainie nie ma Jednostek obu stron (V-26, V-59)

# English: no Scout now: the pool is empty (V-26, V-61)
idle-scout = nie ma teraz Zwiadu: pula jest pusta (V-26, V-61)

# English: no Recruitment now: you have no Unit in your supply (V-26, V-48)
idle-recruitment = nie ma teraz Werbunku: w twoim zapasie nie ma żadnej Jednostki (V-26, V-48)

# English: no Pillage now: you control no area with a Stronghold (V-26, V-63)
idle-pillage = nie ma teraz Plądrowania: nie kontrolujesz żadnej krainy z Twierdzą (V-26, V-63)

# English: choose first which combat comes next (V-69)
fight-where = najpierw wybierz, która walka jest następna (V-69)

# English: say first from where (V-27)
from-where = najpierw powiedz skąd (V-27)

# English: say first to where (V-27)
to-where = najpierw powiedz dokąd (V-27)

# English: you have no Unit in { $area } (V-27)
no-units = nie masz żadnej Jednostki { $area-in } (V-27)

# English: all your Units in { $area } are Engaged (V-29)
engaged = wszystkie twoje Jednostki { $area-in } są związane walką (V-29)

# English: Anglo-Saxons never leave England (V-09, V-32)
never-at-sea = Anglosasi nigdy nie opuszczają Anglii (V-09, V-32)

# English: one Movement has one origin (V-27)
origin-known = jeden Ruch ma jedną krainę wyjścia (V-27)

# English: the destination of this Movement is fixed (V-27)
target-known = cel tego Ruchu jest już ustalony (V-27)

# English: { $area } is not adjacent to { $origin } (V-28)
not-adjacent = { $area } nie sąsiaduje z krainą { $origin } (V-28)

# English: no face-up marker in { $origin } shows { $area } (V-33)
no-sailing = żaden odkryty znacznik { $origin-in } nie pokazuje { $area-genitive } (V-33)

# English: no Movement leads into the Drakkar: Units are placed there (V-39)
no-drakkar = żaden Ruch nie prowadzi na Drakkar: Jednostki się tam umieszcza (V-39)

# English: only Vikings in Scandinavia sail by markers (V-33)
no-marker-there = według znaczników płyną tylko Wikingowie ze Skandynawii (V-33)

# English: a scouted marker is turned over or left alone, not exchanged (V-37)
face-down = znacznik ze Zwiadu można odkryć albo zostawić, ale nie wymienić (V-37)

# English: no face-down marker lies in { $origin } (V-37)
not-face-down = { $origin-in } nie leży żaden zakryty znacznik (V-37)

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
        [yes] ta premia przenosi 1 Jednostkę (V-65)
       *[no]
            najwyżej { $most ->
                [one] 1 wolna Jednostka może
                [few] { $most } wolne Jednostki mogą
               *[many] { $most } wolnych Jednostek może
            } odejść { $origin-from } (V-29)
    }

# English: at least 1 Unit must go (V-27)
at-least-one = przynajmniej 1 Jednostka musi iść (V-27)

# English: that Leader is not in { $origin } (V-27)
not-there = tego Wodza nie ma { $origin-in } (V-27)

# English:
#     { $there ->
#         [0] you have no Warrior in { $origin } (V-27)
#         [one] you have only 1 Warrior in { $origin } (V-27)
#        *[other] you have only { $there } Warriors in { $origin } (V-27)
#     }
few-warriors =
    { $there ->
        [0] nie masz żadnego Wojownika { $origin-in } (V-27)
        [1] masz tylko 1 Wojownika { $origin-in } (V-27)
       *[other] masz tylko { $there } Wojowników { $origin-in } (V-27)
    }

# English: it costs a coin, and you have none (V-57)
no-coin = to kosztuje monetę, a nie masz żadnej (V-57)

# English: { $area } has a Stronghold; there is never more than one (V-05)
has-stronghold = { $area-in } jest już Twierdza, a więcej niż jednej być nie może (V-05)

# English:
#     you do not control { $area } ({ $action ->
#         [build] V-52
#        *[pillage] V-63
#     })
not-controlled =
    nie kontrolujesz { $area-genitive } ({ $action ->
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
    { $area-in } nie ma Twierdzy ({ $action ->
        [fyrd] V-56
        [pillage] V-63
       *[income] V-57
    })

# English: no Viking Warrior is in { $area }; Leaders cannot be hit (V-56)
no-warriors-to-hit = { $area-in } nie ma żadnego Wojownika Wikingów, a Wodzów nie można trafić (V-56)

# English: the Stronghold in { $area } was used in this Income (V-57)
stronghold-used = z Twierdzy { $area-in } skorzystano już w tym Dochodzie (V-57)

# English: the general supply is empty (V-12)
general-empty = wspólny zapas jest pusty (V-12)

# English: that Unit is not in your supply (V-44)
not-in-supply = tej Jednostki nie ma w twoim zapasie (V-44)

# English:
#     Units of both sides must be in { $area } ({ $action ->
#         [tribute] V-59
#        *[fight] V-69
#     })
not-contested =
    { $area-in } muszą być Jednostki obu stron ({ $action ->
        [tribute] V-59
       *[fight] V-69
    })

# English: that marker is not in the pool (V-62)
not-in-pool = tego znacznika nie ma w puli (V-62)

# English: { $area } is inland: there is no such marker (V-04)
no-such-marker = { $area } to kraina śródlądowa: nie ma takiego znacznika (V-04)

# English: say first whom you recruit (V-48)
whom = najpierw powiedz, kogo werbujesz (V-48)

# English: place the recruit first (V-49)
place-recruit = najpierw ustaw zwerbowaną Jednostkę (V-49)

# English: take a marker from the pool first (V-61)
take-marker = najpierw weź znacznik z puli (V-61)

# English: lay down the marker in your hand first (V-61)
lay-marker = najpierw połóż znacznik, który masz w ręku (V-61)

# English: { $harbour } is not among the emptiest areas (V-49)
not-emptiest = { $harbour } nie należy do najpustszych krain (V-49)

# English: an action that was started must have some effect first (V-26)
begin-first = rozpoczęta akcja musi najpierw mieć jakiś skutek (V-26)

# English: that Leader is not hidden in this combat (V-71)
no-leader-here = ten Wódz nie jest ukryty w tej walce (V-71)

# English: let the revealed Leader do what he can first (V-71)
ability-first = najpierw musi zadziałać ujawniony Wódz (V-71)

# English: no free Unit can come from { $area }
no-help = { $area-from } nie może przyjść żadna wolna Jednostka

# English: no free Unit can come from { $harbour }
no-landing = { $harbour-from } nie może przypłynąć żadna wolna Jednostka

# English: say first from where help comes (V-71)
help-from-where = najpierw powiedz, skąd przychodzi pomoc (V-71)

# English: help comes from { $origin } already (V-71)
help-known = pomoc przychodzi już { $origin-from } (V-71)

# English: Leaders are revealed in combat only (V-84)
combat-only = Wodzów ujawnia się tylko w walce (V-84)

# English: the reveal step of this combat is over (V-71)
all-revealed = ujawnianie w tej walce już się skończyło (V-71)

# English: no Leader with this ability was revealed just now (V-84)
no-ability = nikt nie ujawnił przed chwilą Wodza z tą zdolnością (V-84)

# English: no such Unit is in this combat (V-84)
not-in-combat = takiej Jednostki nie ma w tej walce (V-84)

# English: no such Viking Unit is in England (R19)
not-in-england = takiej Jednostki Wikingów nie ma w Anglii (R19)

# English: hidden Leaders look alike: pick the first of them (R32)
one-hidden = ukryci Wodzowie wyglądają tak samo: wskaż pierwszego z nich (R32)

# English: no such Unit is there
unit-not-there = takiej Jednostki tam nie ma

# English:
#     a retreat to { $haven } is not possible ({ $side ->
#         [saxons] V-79
#        *[vikings] V-80 to V-82
#     })
no-retreat =
    odwrót { $haven-to } nie jest możliwy ({ $side ->
        [saxons] V-79
       *[vikings] V-80 do V-82
    })

# English: no victorious plunderer was revealed (V-89)
not-plundering = nie ujawniono Wodza, który plądruje po zwycięstwie (V-89)

# English: say first who leaves the Drakkar (V-91)
who-leaves = najpierw powiedz, kto opuszcza Drakkar (V-91)

# English: place first the Unit that left the Drakkar (V-49)
place-him = najpierw ustaw Jednostkę, która opuściła Drakkar (V-49)

# English: Spaces between the two markers at the start (V-96)
option-gap-about = Pola między dwoma znacznikami na początku (V-96)

# English: Printed
value-gap-printed = Jak w pudełku

# English: Coins for a pillaged Stronghold (V-63)
option-pillage-about = Monety za splądrowaną Twierdzę (V-63)

# English: Printed
value-pillage-printed = Jak w pudełku

# English: Units that a Recruitment places at most (V-48)
option-recruitment-about = Ile Jednostek może ustawić jeden Werbunek (V-48)

# English: Printed
value-recruitment-printed = Jak w pudełku

# English: the Anglo-Saxons
side-1 = Anglosasi

# English: the Vikings
side-2 = Wikingowie

# English: Northumbria
name-northumbria = Nortumbria
    .genitive = Nortumbrii
    .accusative = Nortumbrię
    .to = do Nortumbrii
    .in = w Nortumbrii
    .from = z Nortumbrii

# English: Mercia
name-mercia = Mercja
    .genitive = Mercji
    .accusative = Mercję
    .to = do Mercji
    .in = w Mercji
    .from = z Mercji

# English: East Anglia
name-east-anglia = Anglia Wschodnia
    .genitive = Anglii Wschodniej
    .accusative = Anglię Wschodnią
    .to = do Anglii Wschodniej
    .in = w Anglii Wschodniej
    .from = z Anglii Wschodniej

# English: Essex
name-essex = Essex
    .genitive = Esseksu
    .accusative = Essex
    .to = do Esseksu
    .in = w Esseksie
    .from = z Esseksu

# English: Kent
name-kent = Kent
    .genitive = Kentu
    .accusative = Kent
    .to = do Kentu
    .in = w Kencie
    .from = z Kentu

# English: Sussex
name-sussex = Sussex
    .genitive = Susseksu
    .accusative = Sussex
    .to = do Susseksu
    .in = w Susseksie
    .from = z Susseksu

# English: Wessex
name-wessex = Wessex
    .genitive = Wesseksu
    .accusative = Wessex
    .to = do Wesseksu
    .in = w Wesseksie
    .from = z Wesseksu

# English: the North
name-the-north = Północ
    .genitive = Północy
    .accusative = Północ
    .to = na Północ
    .in = na Północy
    .from = z Północy

# English: the Centre
name-the-centre = Środek
    .genitive = Środka
    .accusative = Środek
    .to = do Środka
    .in = w Środku
    .from = ze Środka

# English: the South
name-the-south = Południe
    .genitive = Południa
    .accusative = Południe
    .to = na Południe
    .in = na Południu
    .from = z Południa

# English: Garrison
name-garrison = Garnizon

# English: Rally
name-rally = Odsiecz

# English: Repel
name-repel = Odpór

# English: Field
name-field = Otwarte Pole

# English: Siege
name-siege = Oblężenie

# English: Landing
name-landing = Desant

# English: Berserk
name-berserk = Berserk
    .accusative = Berserka
    .instrumental = Berserkiem

# English: Plunder
name-plunder = Grabież

# English: Raiders from over the sea against seven kingdoms that need only hold out: four tiles, hidden leaders, no dice.
line-saga = Najeźdźcy zza morza przeciw siedmiu królestwom, które muszą tylko wytrwać: cztery kafelki, ukryci wodzowie, żadnych kości.

# English: Spaces between the two markers
option-gap = Pola między dwoma znacznikami

# English: Coins for a pillaged Stronghold
option-pillage = Monety za splądrowaną Twierdzę

# English: Units of a Recruitment
option-recruitment = Jednostki z jednego Werbunku

# English: As printed
preset-saga-as-printed = Jak w pudełku

# English: The game from the box.
preset-saga-as-printed-line = Gra według zasad z pudełka.

# English: Longer track
preset-saga-longer-track = Dłuższy tor

# English: Three rounds more to hold for the Anglo-Saxons.
preset-saga-longer-track-line = Anglosasi muszą wytrwać o trzy rundy dłużej.

# English: Coins
field-coins = Monety

# English: All
field-all = Wszystkie

# English: Saxons
field-saxons = Anglosasi

# English: Vikings
field-vikings = Wikingowie

# English: To win
field-to-win = Do zwycięstwa

# English: Pieces
field-pieces = Figury

# English: Saxon warriors
field-saxon-warriors = Wojownicy Anglosasów

# English: Viking warriors
field-viking-warriors = Wojownicy Wikingów

# English: Strongholds
field-strongholds = Twierdze

# English: Setup
field-setup = Rozstawienie

# English: Capital
field-capital = Stolica

# English: Capital warriors
field-capital-warriors = Wojownicy w stolicy

# English: Raiders
field-raiders = Najeźdźcy

# English: Founders
field-founders = Założyciele

# English: Settlers
field-settlers = Osadnicy

# English: Crew
field-crew = Załoga

# English: Track
field-track = Tor rund

# English: Spaces
field-spaces = Pola

# English: Stronghold marker
field-stronghold-marker = Znacznik Twierdz

# English: Pillage
field-pillage = Grabież

# English: Recruitment
field-recruitment = Werbunek

# English: Areas to win
field-areas-to-win = Krainy do zwycięstwa

# English: Areas
field-areas = Krainy

# English: Coast
field-coast = Wybrzeże

# English: Scandinavia
field-scandinavia = Skandynawia

# English: North
field-north = Północ

# English: Central
field-central = Środek

# English: South
field-south = Południe

# English: Map
field-map = Mapa

# English: Borders
field-borders = Granice

# English: Tiles
field-tiles = Kafelki

# English: Actions
field-actions = Akcje

# English: Build
field-build = Budowa

# English: Fyrd
field-fyrd = Fyrd

# English: Income
field-income = Dochód

# English: Movement
field-movement = Ruch

# English: Scout
field-scout = Zwiad

# English: Tribute
field-tribute = Danina

# English: Bonus
field-bonus = Premia

# English: Coin
field-coin = 1 moneta

# English: Move
field-move = Ruch

# English: Move one
field-move-one = Ruch 1 Jednostki

# English: Recruit
field-recruit = Werbunek 1 Wojownika

# English: Either
field-either = Tylko jedna z nich

# English: Acts first
field-acts-first = Działa jako pierwszy

# English: Chooses first
field-chooses-first = Wybiera jako pierwszy

# English: Leaders
field-leaders = Wodzowie

# English: Effect
field-effect = Działanie

# English: Berserk
field-berserk = Berserk

# English: Landing
field-landing = Desant

# English: Plunder
field-plunder = Grabież

# English: Rally
field-rally = Odsiecz

# English: Repel
field-repel = Odpór

# English: Strong with stronghold
field-strong-with-stronghold = Silny przy Twierdzy

# English: Strong without stronghold
field-strong-without-stronghold = Silny bez Twierdzy

# English: Number
field-number = Liczba

# English: Win at once
theme-win-now = Wygraj od razu

# English: Tribute saves the day
theme-tribute = Danina ratuje sytuację

# English: Pillage or settle
theme-pillage = Plądrować czy osiąść

# English: In combat
theme-fight = W walce

# English: Over the sea
theme-sail = Przez morze

# English: Build a Stronghold
theme-build = Zbuduj Twierdzę

# English: The fyrd rises
theme-fyrd = Fyrd chwyta za broń

# English: Call up Units
theme-muster = Zwerbuj Jednostki

# English: Where to march
theme-march = Dokąd maszerować?

# English: Fill the purse
theme-coins = Napełnij sakiewkę

# English: A secret destination
theme-secret = Tajny cel

# English: Which tile?
theme-which-tile = Który kafelek?

## Your games: the list of them.

# English: Your games
games-yours = Spilin þín

# English: You have not played here yet. Once you have, all your games are listed here.
games-none-yet = Þú hefur ekki spilað hér enn. Þegar þú gerir það birtast öll spilin þín hér.

# English: Choose a game
games-play = Velja spil

# English: Being played
games-running = Í gangi

# English: Finished
games-finished = Lokið

# English: What they add up to
games-sums = Samantekt

# English:
#     { $count ->
#         [one] 1 game
#        *[other] { $count } games
#     }
games-count =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }

# English: Game
games-game = Spil

# English: all games
games-all = öll spil

# English: Against
games-against = Á móti

# English: everybody
games-everybody = öllum

# English: people
games-people = fólki

# English: bots
games-bots = bottum

# English: the bot { $level }
games-level = bottanum { $level }

# English: Result
games-result = Úrslit

# English: any
games-any = öll

# English: Show
games-show = Sýna

# English: No game of yours is like that.
games-no-such = Ekkert spilanna þinna er svona.

# English: Watch
games-replay = Horfa

# English: Analyse
games-analyse = Greina

# English: Table
games-table = Borð

# English: The newest
games-newest = Nýjustu

# English: Older games
games-older = Eldri spil

# English: Download all games
games-download = Sækja öll spilin

# English:
#     { $count ->
#         [one] 1 player
#        *[other] { $count } players
#     }
games-players =
    { $count ->
        [one] { $count } leikmaður
       *[other] { $count } leikmenn
    }

# English:
#     { $result ->
#         [won] won
#         [drew] drawn
#         [lost] lost
#        *[shared] with yourself
#     }
game-result =
    { $result ->
        [won] sigur
        [drew] jafntefli
        [lost] tap
       *[shared] á móti þér
    }

# English:
#     { $way ->
#         [ahead]
#             { $points ->
#                 [one] 1 point ahead
#                *[other] { $points } points ahead
#             }
#        *[behind]
#             { $points ->
#                 [one] 1 point behind
#                *[other] { $points } points behind
#             }
#     }
by-points =
    { $way ->
        [ahead]
            { $points ->
                [one] { $points } stigi á undan
               *[other] { $points } stigum á undan
            }
       *[behind]
            { $points ->
                [one] { $points } stigi á eftir
               *[other] { $points } stigum á eftir
            }
    }

# English:
#     { $terms ->
#         [rated] rated
#         [practice] practice
#        *[taken] taken over
#     }
game-terms =
    { $terms ->
        [rated] til stiga
        [practice] æfing
       *[taken] tekið yfir
    }

# English:
#     rating { $rating } ({ $way ->
#         [up] +{ $change }
#        *[down] { $change }
#     })
game-rating =
    styrkleikastig { $rating } ({ $way ->
        [up] +{ $change }
       *[down] { $change }
    })

# English: accuracy { $accuracy }
game-accuracy = nákvæmni { $accuracy }

# English: just now
just-now = rétt í þessu

# English:
#     { $unit ->
#         [days]
#             { $count ->
#                 [one] for a day
#                *[other] for { $count } days
#             }
#         [hours]
#             { $count ->
#                 [one] for an hour
#                *[other] for { $count } hours
#             }
#        *[minutes]
#             { $count ->
#                 [one] for a minute
#                *[other] for { $count } minutes
#             }
#     }
for-so-long =
    { $unit ->
        [days]
            { $count ->
                [one] í { $count } dag
               *[other] í { $count } daga
            }
        [hours]
            { $count ->
                [one] í { $count } klukkustund
               *[other] í { $count } klukkustundir
            }
       *[minutes]
            { $count ->
                [one] í { $count } mínútu
               *[other] í { $count } mínútur
            }
    }

## Your games: what they add up to.

# English:
#     { $count ->
#         [one] game played
#        *[other] games played
#     }
sum-played =
    { $count ->
        [one] spil spilað
       *[other] spil spiluð
    }

# English:
#     { $drawn ->
#         [0] won: { $won }
#        *[other] won: { $won }, drawn: { $drawn }
#     }
sum-won =
    { $drawn ->
        [0] sigrar: { $won }
       *[other] sigrar: { $won }, jafntefli: { $drawn }
    }

# English: your rating, give or take { $doubt }: number { $place } on the
sum-rating = styrkleikastigin þín, skekkja { $doubt }: sæti { $place } á lista:

# English:
#     { $count ->
#         [one] win in a row at most.
#        *[other] wins in a row at most.
#     }
sum-longest =
    { $count ->
        [one] sigur í röð er metið þitt.
       *[other] sigrar í röð er metið þitt.
    }

# English:
#     { $result ->
#         [won] Now { $games } wins in a row.
#         [lost] Now { $games } losses in a row.
#        *[drew] Now { $games } draws in a row.
#     }
sum-current =
    { $result ->
        [won] Nú { $games } sigrar í röð.
        [lost] Nú { $games } töp í röð.
       *[drew] Nú { $games } jafntefli í röð.
    }

# English: Your best evenings
sum-evenings = Bestu kvöldin þín

# English: { $day }: won { $won } of { $played }
sum-evening = { $day }: { $won } af { $played } unnin

# English: Games in which moves were taken back, that went on from another game, or in which you held several seats are practice, and do not count here.
sum-counted = Spil þar sem ákvarðanir voru teknar til baka, sem héldu áfram úr öðru spili eða þar sem þú áttir fleiri en eitt sæti eru æfing og telja ekki hér.

# English: No finished game of yours counts here yet.
sum-none = Ekkert lokið spil frá þér telur hér enn.

# English: List of these games
sum-list = Listi yfir þessi spil

# English: Your last games
chart-results = Síðustu spilin þín

# English: The newest at the end: full for a win, half for a draw, empty for a loss.
chart-results-about = Það nýjasta aftast: fullt fyrir sigur, hálft fyrir jafntefli, tómt fyrir tap.

# English: Your rating
chart-rating = Styrkleikastigin þín

# English: After each rated game. The true one lies in the band in 95 of 100 cases.
chart-rating-about = Eftir hvert spil sem er metið til stiga. Réttu stigin eru innan bandsins í 95 tilvikum af 100.

# English: { $title }: from { $first } to { $last }
chart-rating-told = { $title }: frá { $first } til { $last }

# English: Won by level of bot
chart-bots = Sigrar eftir styrk botta

# English: All games at whose table a bot of this level sat.
chart-bots-about = Öll spil þar sem botti af þessum styrk sat við borðið.

# English: Won by number of players
chart-players = Sigrar eftir fjölda leikmanna

# English: With more players fewer games can be won.
chart-players-about = Því fleiri sem spila, þeim mun færri spil er hægt að vinna.

# English: Accuracy
chart-accuracy = Nákvæmni

# English: How much of what was at stake you kept, in the games that were analysed. The line is the mean of seven.
chart-accuracy-about = Hve miklu þú hélst af því sem í húfi var í spilum sem voru greind. Línan er meðaltal sjö spila.

# English: Luck
chart-luck = Heppni

# English: What dice, draws and secrets added to your chance to win, in points of a hundred.
chart-luck-about = Það sem teningar, dráttur og leyndarmál gáfu þér, í prósentustigum af sigurlíkum.

# English: { $title }: { $mean } on average
chart-course-told = { $title }: { $mean } að meðaltali

# English: { $share } ({ $won } of { $played })
chart-won-of = { $share } ({ $won } af { $played })

## Ratings.

# English: Ratings
ratings = Styrkleikastig

# English: The best players of this hall, by the rated games that they have agreed to. Bots stand among them as anchors.
ratings-lead = Bestu leikmenn salarins, eftir þeim spilum sem þeir hafa samið um að séu metin til stiga. Bottar standa á milli þeirra sem akkeri.

# English: How a rating is made
ratings-how = Hvernig styrkleikastig verða til

# English: board
ratings-board = styrkleikalisti

# English: The whole board
ratings-whole = Allur listinn

# English: Nobody has played a rated game here yet. Open a table with a clock, tick “rated”, and send the link to somebody.
ratings-none = Enginn hefur spilað hér til stiga enn. Opnaðu borð með klukku, merktu við „Metið til stiga“ og sendu einhverjum tengilinn.

# English: New table
ratings-play = Nýtt borð

# English: The best at { $title }
board-title = Bestu leikmenn í { $title }

# English: Places go by what is sure: the rating less its doubt. Bots take no place.
board-lead = Sætin fara eftir því sem er öruggt: stigum að frádreginni óvissu. Bottar taka ekkert sæti.

# English: Place
board-place = Sæti

# English: Player
board-who = Leikmaður

# English: Rating
board-rating = Styrkleikastig

# English: Games
board-games = Spil

# English: bot
board-bot = botti

# English: you
board-you = þú

# English: Nobody has played a rated game of it here yet.
board-none = Enginn hefur spilað það hér til stiga enn.

# English: Better
board-up = Betri

# English: Further down
board-down = Neðar

# English: Every change
changes = Allar breytingar

# English: Every rated game, the newest first: each player with the rating after it and what it brought.
changes-lead = Öll spil sem metin voru til stiga, það nýjasta fyrst: hver leikmaður með stigin á eftir og það sem spilið gaf.

# English: { $place }.
changes-place = { $place }.

# English: Newer
changes-newer = Nýrri

# English: Older
changes-older = Eldri

# English: Exact numbers (JSON)
changes-exact = Nákvæmar tölur (JSON)

# English: A rating tells how often one player beats another. Everybody begins at { $middle }, in each game separately, and only rated games change it.
how-lead = Styrkleikastig segja hversu oft einhver vinnur hvern. Allir byrja með { $middle }, í hverju spili fyrir sig, og aðeins spil sem eru metin til stiga breyta þeim.

# English: What the numbers mean
how-scale = Hvað tölurnar þýða

# English: Between two players who are both well known, a lead of 400 means ten wins to one loss:
how-scale-meaning = Milli tveggja sem báðir eru vel þekktir þýðir 400 stiga forskot tíu sigra á móti einu tapi:

# English: Ahead by
how-ahead = Forskot

# English: Wins
how-wins = Vinnur

# English: The number beside it tells how far it may be wrong in 95 of 100 cases. At first that is far: of two newcomers, one stands at { $first } after the first game and the other at { $second }. With more games it becomes surer, and each game changes it less.
how-doubt = Við hliðina stendur hve mikið þau geta verið röng í 95 tilvikum af 100. Það er mikið í fyrstu: af tveimur nýliðum hefur annar { $first } eftir fyrsta spilið og hinn { $second }. Því fleiri spil, þeim mun vissari eru stigin og minna breytist.

# English: What a rated game is
how-rated = Hvað er spil sem er metið til stiga

# English: Everybody agrees to it by sitting down; the table says so before. It needs a clock, and everybody holds one seat.
how-agreed = Allir samþykkja það með því að setjast; borðið segir frá því áður. Til þess þarf klukku, og hver á eitt sæti.

# English: Nobody gets hints or help on the board, and nothing is taken back.
how-help = Enginn fær ábendingar eða vísbendingar á spilaborðinu, og ekkert er tekið til baka.

# English: A player who leaves, gives up or runs out of time has lost, and stands behind all others.
how-leaving = Sá sem fer, gefst upp eða fellur á tíma hefur tapað og er fyrir aftan alla aðra.

# English: Bots are anchors: their ratings were measured in thousands of games among themselves, and never change. So one scale holds for people who have never met.
how-bots = Bottar eru akkeri: stig þeirra voru mæld í þúsundum spila sín á milli og breytast aldrei. Þannig gildir einn kvarði fyrir fólk sem hefur aldrei hist.

# English: The formula
how-formula = Formúlan

# English: It is the formula of Plackett and Luce in the form of Weng and Lin (openskill). A player i has a mean μ and a deviation σ, and p is the place at the end of the game:
how-formula-lead = Hún er eftir Plackett og Luce, eins og Weng og Lin settu hana fram (openskill). Leikmaður i hefur meðaltal μ og frávik σ, og p er sætið í lok spilsins:

# English: Somebody new has μ = { $new }. The rating that is shown is { $middle } + { $points } · (μ − { $new }), and its doubt { $points } · 1.96 σ.
how-shown = Nýliði hefur μ = { $new }. Stigin sem sjást eru { $middle } + { $points } · (μ − { $new }) og óvissan { $points } · 1,96 σ.

# English: The page of each board lists every change with exact numbers, so that anybody can compute it again. The hall does so itself when its keeper checks it.
how-check = Hver breyting stendur á síðu listans með nákvæmum tölum, svo að allir geti reiknað hana aftur. Salurinn gerir það líka sjálfur þegar þeir sem reka hann prófa hann.

## Ratings at a table.

# English: rating, give or take { $doubt }
rating-doubt = stig, skekkja { $doubt }

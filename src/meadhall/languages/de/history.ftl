## Your games: the list of them.

# English: Your games
games-yours = Deine Partien

# English: You have not played here yet. Once you have, all your games are listed here.
games-none-yet = Du hast hier noch nicht gespielt. Sobald du es tust, stehen hier alle deine Partien.

# English: Choose a game
games-play = Ein Spiel aussuchen

# English: Being played
games-running = Laufende Partien

# English: Finished
games-finished = Beendet

# English: What they add up to
games-sums = Was zusammenkommt

# English:
#     { $count ->
#         [one] 1 game
#        *[other] { $count } games
#     }
games-count =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }

# English: Game
games-game = Spiel

# English: all games
games-all = alle Spiele

# English: Against
games-against = Gegen

# English: everybody
games-everybody = alle

# English: people
games-people = Menschen

# English: bots
games-bots = Bots

# English: the bot { $level }
games-level = Bot { $level }

# English: Result
games-result = Ergebnis

# English: any
games-any = jedes

# English: Show
games-show = Zeigen

# English: No game of yours is like that.
games-no-such = Keine deiner Partien passt dazu.

# English: Watch
games-replay = Ansehen

# English: Analyse
games-analyse = Analysieren

# English: Table
games-table = Tisch

# English: The newest
games-newest = Die neuesten

# English: Older games
games-older = Ältere Partien

# English: Download all games
games-download = Alle Partien herunterladen

# English:
#     { $count ->
#         [one] 1 player
#        *[other] { $count } players
#     }
games-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
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
        [won] gewonnen
        [drew] unentschieden
        [lost] verloren
       *[shared] gegen dich selbst
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
                [one] 1 Punkt Vorsprung
               *[other] { $points } Punkte Vorsprung
            }
       *[behind]
            { $points ->
                [one] 1 Punkt zurück
               *[other] { $points } Punkte zurück
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
        [rated] gewertet
        [practice] Übung
       *[taken] übernommen
    }

# English:
#     rating { $rating } ({ $way ->
#         [up] +{ $change }
#        *[down] { $change }
#     })
game-rating =
    Wertung { $rating } ({ $way ->
        [up] +{ $change }
       *[down] { $change }
    })

# English: accuracy { $accuracy }
game-accuracy = Genauigkeit { $accuracy }

# English: just now
just-now = gerade eben

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
                [one] seit einem Tag
               *[other] seit { $count } Tagen
            }
        [hours]
            { $count ->
                [one] seit einer Stunde
               *[other] seit { $count } Stunden
            }
       *[minutes]
            { $count ->
                [one] seit einer Minute
               *[other] seit { $count } Minuten
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
        [one] Partie gespielt
       *[other] Partien gespielt
    }

# English:
#     { $drawn ->
#         [0] won: { $won }
#        *[other] won: { $won }, drawn: { $drawn }
#     }
sum-won =
    { $drawn ->
        [0] gewonnen: { $won }
       *[other] gewonnen: { $won }, unentschieden: { $drawn }
    }

# English: your rating, give or take { $doubt }: number { $place } on the
sum-rating = deine Wertung, auf { $doubt } genau: Platz { $place } auf der

# English:
#     { $count ->
#         [one] win in a row at most.
#        *[other] wins in a row at most.
#     }
sum-longest =
    { $count ->
        [one] Sieg in Folge ist bisher dein Rekord.
       *[other] Siege in Folge sind bisher dein Rekord.
    }

# English:
#     { $result ->
#         [won] Now { $games } wins in a row.
#         [lost] Now { $games } losses in a row.
#        *[drew] Now { $games } draws in a row.
#     }
sum-current =
    { $result ->
        [won] Zuletzt { $games } Siege in Folge.
        [lost] Zuletzt { $games } Niederlagen in Folge.
       *[drew] Zuletzt { $games } Unentschieden in Folge.
    }

# English: Your best evenings
sum-evenings = Deine besten Abende

# English: { $day }: won { $won } of { $played }
sum-evening = { $day }: { $won } von { $played } gewonnen

# English: Games in which moves were taken back, that went on from another game, or in which you held several seats are practice, and do not count here.
sum-counted = Partien, in denen Züge zurückgenommen wurden, die von einer anderen Partie ausgingen oder in denen du mehrere Plätze hattest, sind Übung und zählen hier nicht.

# English: No finished game of yours counts here yet.
sum-none = Noch zählt hier keine beendete Partie von dir.

# English: List of these games
sum-list = Liste dieser Partien

# English: Your last games
chart-results = Deine letzten Partien

# English: The newest at the end: full for a win, half for a draw, empty for a loss.
chart-results-about = Die neueste am Ende: voll für gewonnen, halb für unentschieden, leer für verloren.

# English: Your rating
chart-rating = Deine Wertung

# English: After each rated game. The true one lies in the band in 95 of 100 cases.
chart-rating-about = Nach jeder gewerteten Partie. Die wahre Wertung liegt in 95 von 100 Fällen im Band.

# English: { $title }: from { $first } to { $last }
chart-rating-told = { $title }: von { $first } bis { $last }

# English: Won by level of bot
chart-bots = Gewonnen nach Stärke der Bots

# English: All games at whose table a bot of this level sat.
chart-bots-about = Alle Partien, bei denen ein Bot dieser Stärke am Tisch saß.

# English: Won by number of players
chart-players = Gewonnen nach Personenzahl

# English: With more players fewer games can be won.
chart-players-about = Je mehr mitspielen, desto weniger Partien lassen sich gewinnen.

# English: Accuracy
chart-accuracy = Genauigkeit

# English: How much of what was at stake you kept, in the games that were analysed. The line is the mean of seven.
chart-accuracy-about = Wie viel von dem, was auf dem Spiel stand, du in den analysierten Partien behalten hast. Die Linie ist das Mittel aus sieben.

# English: Luck
chart-luck = Glück

# English: What dice, draws and secrets added to your chance to win, in points of a hundred.
chart-luck-about = Was Würfel, Ziehen und Verborgenes dir gebracht haben, in Punkten der Gewinnchance.

# English: { $title }: { $mean } on average
chart-course-told = { $title }: im Mittel { $mean }

# English: { $share } ({ $won } of { $played })
chart-won-of = { $share } ({ $won } von { $played })

## Ratings.

# English: Ratings
ratings = Wertungen

# English: The best players of this hall, by the rated games that they have agreed to. Bots stand among them as anchors.
ratings-lead = Die Besten dieser Halle, nach den gewerteten Partien, auf die sie sich geeinigt haben. Bots stehen als Anker dazwischen.

# English: How a rating is made
ratings-how = Wie eine Wertung entsteht

# English: board
ratings-board = Rangliste

# English: The whole board
ratings-whole = Die ganze Rangliste

# English: Nobody has played a rated game here yet. Open a table with a clock, tick “rated”, and send the link to somebody.
ratings-none = Hier hat noch niemand eine gewertete Partie gespielt. Mach einen Tisch mit Uhr auf, kreuze „Gewertet“ an und schick jemandem den Link.

# English: New table
ratings-play = Neuer Tisch

# English: The best at { $title }
board-title = Die Besten in { $title }

# English: Places go by what is sure: the rating less its doubt. Bots take no place.
board-lead = Die Plätze gehen nach dem, was sicher ist: die Wertung ohne ihre Unsicherheit. Bots nehmen keinen Platz weg.

# English: Place
board-place = Platz

# English: Player
board-who = Name

# English: Rating
board-rating = Wertung

# English: Games
board-games = Partien

# English: bot
board-bot = Bot

# English: you
board-you = du

# English: Nobody has played a rated game of it here yet.
board-none = Noch hat hier niemand eine gewertete Partie davon gespielt.

# English: Better
board-up = Bessere

# English: Further down
board-down = Weiter unten

# English: Every change
changes = Jede Änderung

# English: Every rated game, the newest first: each player with the rating after it and what it brought.
changes-lead = Jede gewertete Partie, die neueste zuerst: alle Beteiligten mit ihrer Wertung danach und dem, was die Partie ihnen brachte.

# English: { $place }.
changes-place = { $place }.

# English: Newer
changes-newer = Neuere

# English: Older
changes-older = Ältere

# English: Exact numbers (JSON)
changes-exact = Genaue Zahlen (JSON)

# English: A rating tells how often one player beats another. Everybody begins at { $middle }, in each game separately, and only rated games change it.
how-lead = Eine Wertung sagt, wie oft jemand gegen wen gewinnt. Alle beginnen mit { $middle }, in jedem Spiel für sich, und nur gewertete Partien ändern sie.

# English: What the numbers mean
how-scale = Was die Zahlen bedeuten

# English: Between two players who are both well known, a lead of 400 means ten wins to one loss:
how-scale-meaning = Zwischen zweien, die beide gut bekannt sind, bedeuten 400 Vorsprung zehn Siege auf eine Niederlage:

# English: Ahead by
how-ahead = Vorsprung

# English: Wins
how-wins = Gewinnt

# English: The number beside it tells how far it may be wrong in 95 of 100 cases. At first that is far: of two newcomers, one stands at { $first } after the first game and the other at { $second }. With more games it becomes surer, and each game changes it less.
how-doubt = Daneben steht, um wie viel sie in 95 von 100 Fällen höchstens falsch ist. Am Anfang ist das viel: Von zwei Neuen hat nach der ersten Partie einer { $first } und der andere { $second }. Mit jeder Partie wird sie sicherer, und eine Partie ändert weniger.

# English: What a rated game is
how-rated = Was eine gewertete Partie ist

# English: Everybody agrees to it by sitting down; the table says so before. It needs a clock, and everybody holds one seat.
how-agreed = Alle stimmen zu, indem sie sich setzen; der Tisch sagt es vorher. Dafür braucht es eine Uhr, und alle haben genau einen Platz.

# English: Nobody gets hints or help on the board, and nothing is taken back.
how-help = Niemand bekommt Tipps oder Hinweise auf dem Spielbrett, und nichts wird zurückgenommen.

# English: A player who leaves, gives up or runs out of time has lost, and stands behind all others.
how-leaving = Wer geht, aufgibt oder keine Zeit mehr hat, hat verloren und steht hinter allen anderen.

# English: Bots are anchors: their ratings were measured in thousands of games among themselves, and never change. So one scale holds for people who have never met.
how-bots = Bots sind Anker: Ihre Wertungen wurden in Tausenden von Partien untereinander gemessen und ändern sich nie. So gilt ein Maß auch für Menschen, die sich nie begegnet sind.

# English: The formula
how-formula = Die Formel

# English: It is the formula of Plackett and Luce in the form of Weng and Lin (openskill). A player i has a mean μ and a deviation σ, and p is the place at the end of the game:
how-formula-lead = Es ist die von Plackett und Luce, wie Weng und Lin sie gefasst haben (openskill). Person i hat ein Mittel μ und eine Abweichung σ, und p ist der Platz am Ende der Partie:

# English: Somebody new has μ = { $new }. The rating that is shown is { $middle } + { $points } · (μ − { $new }), and its doubt { $points } · 1.96 σ.
how-shown = Wer neu ist, hat μ = { $new }. Gezeigt wird { $middle } + { $points } · (μ − { $new }), und als Unsicherheit { $points } · 1,96 σ.

# English: The page of each board lists every change with exact numbers, so that anybody can compute it again. The hall does so itself when its keeper checks it.
how-check = Jede Änderung steht mit genauen Zahlen auf der Seite ihrer Rangliste, sodass alle sie nachrechnen können. Die Halle tut es auch selbst, wenn die Leute, die sie betreiben, sie prüfen.

## Ratings at a table.

# English: rating, give or take { $doubt }
rating-doubt = Wertung, auf { $doubt } genau

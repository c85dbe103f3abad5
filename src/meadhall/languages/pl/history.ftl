## Your games: the list of them.

# English: Your games
games-yours = Twoje gry

# English: You have not played here yet. Once you have, all your games are listed here.
games-none-yet = Nie ma tu jeszcze twoich gier. Gdy zagrasz, znajdziesz tu je wszystkie.

# English: Choose a game
games-play = Wybierz grę

# English: Being played
games-running = Trwające gry

# English: Finished
games-finished = Zakończone

# English: What they add up to
games-sums = Podsumowanie

# English:
#     { $count ->
#         [one] 1 game
#        *[other] { $count } games
#     }
games-count =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
       *[many] { $count } gier
    }

# English: Game
games-game = Gra

# English: all games
games-all = wszystkie gry

# English: Against
games-against = Przeciwko

# English: everybody
games-everybody = wszystkim

# English: people
games-people = ludziom

# English: bots
games-bots = botom

# English: the bot { $level }
games-level = botowi { $level }

# English: Result
games-result = Wynik

# English: any
games-any = dowolny

# English: Show
games-show = Pokaż

# English: No game of yours is like that.
games-no-such = Żadna z twoich gier taka nie jest.

# English: Watch
games-replay = Obejrzyj

# English: Analyse
games-analyse = Analizuj

# English: Table
games-table = Stół

# English: The newest
games-newest = Najnowsze

# English: Older games
games-older = Starsze gry

# English: Download all games
games-download = Pobierz wszystkie gry

# English:
#     { $count ->
#         [one] 1 player
#        *[other] { $count } players
#     }
games-players =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[many] { $count } graczy
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
        [won] wygrana
        [drew] remis
        [lost] przegrana
       *[shared] przeciw sobie
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
                [one] o 1 punkt więcej
                [few] o { $points } punkty więcej
               *[many] o { $points } punktów więcej
            }
       *[behind]
            { $points ->
                [one] o 1 punkt mniej
                [few] o { $points } punkty mniej
               *[many] o { $points } punktów mniej
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
        [rated] rankingowa
        [practice] ćwiczenie
       *[taken] przejęta
    }

# English:
#     rating { $rating } ({ $way ->
#         [up] +{ $change }
#        *[down] { $change }
#     })
game-rating =
    ranking { $rating } ({ $way ->
        [up] +{ $change }
       *[down] { $change }
    })

# English: accuracy { $accuracy }
game-accuracy = dokładność { $accuracy }

# English: just now
just-now = przed chwilą

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
                [one] od 1 dnia
                [few] od { $count } dni
               *[many] od { $count } dni
            }
        [hours]
            { $count ->
                [one] od 1 godziny
                [few] od { $count } godzin
               *[many] od { $count } godzin
            }
       *[minutes]
            { $count ->
                [one] od 1 minuty
                [few] od { $count } minut
               *[many] od { $count } minut
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
        [one] gra rozegrana
        [few] gry rozegrane
       *[many] gier rozegranych
    }

# English:
#     { $drawn ->
#         [0] won: { $won }
#        *[other] won: { $won }, drawn: { $drawn }
#     }
sum-won =
    { $drawn ->
        [0] wygrane: { $won }
       *[other] wygrane: { $won }, remisy: { $drawn }
    }

# English: your rating, give or take { $doubt }: number { $place } on the
sum-rating = twój ranking, z dokładnością do { $doubt }: miejsce { $place }, patrz:

# English:
#     { $count ->
#         [one] win in a row at most.
#        *[other] wins in a row at most.
#     }
sum-longest =
    { $count ->
        [one] najdłuższa seria wygranych.
        [few] najdłuższa seria wygranych.
       *[many] najdłuższa seria wygranych.
    }

# English:
#     { $result ->
#         [won] Now { $games } wins in a row.
#         [lost] Now { $games } losses in a row.
#        *[drew] Now { $games } draws in a row.
#     }
sum-current =
    { $result ->
        [won] Ostatnio wygrane z rzędu: { $games }.
        [lost] Ostatnio przegrane z rzędu: { $games }.
       *[drew] Ostatnio remisy z rzędu: { $games }.
    }

# English: Your best evenings
sum-evenings = Twoje najlepsze wieczory

# English: { $day }: won { $won } of { $played }
sum-evening = { $day }: wygrane { $won } z { $played }

# English: Games in which moves were taken back, that went on from another game, or in which you held several seats are practice, and do not count here.
sum-counted = Gry, w których cofano ruchy, które zaczęły się od innej gry albo w których twoje było więcej niż jedno miejsce, są ćwiczeniem i tu się nie liczą.

# English: No finished game of yours counts here yet.
sum-none = Żadna twoja zakończona gra jeszcze się tu nie liczy.

# English: List of these games
sum-list = Lista tych gier

# English: Your last games
chart-results = Twoje ostatnie gry

# English: The newest at the end: full for a win, half for a draw, empty for a loss.
chart-results-about = Najnowsza na końcu: pełne pole to wygrana, połowa to remis, puste to przegrana.

# English: Your rating
chart-rating = Twój ranking

# English: After each rated game. The true one lies in the band in 95 of 100 cases.
chart-rating-about = Po każdej grze rankingowej. Prawdziwy leży w paśmie w 95 przypadkach na 100.

# English: { $title }: from { $first } to { $last }
chart-rating-told = { $title }: od { $first } do { $last }

# English: Won by level of bot
chart-bots = Wygrane według poziomu bota

# English: All games at whose table a bot of this level sat.
chart-bots-about = Wszystkie gry, w których przy stole siedział bot tego poziomu.

# English: Won by number of players
chart-players = Wygrane według liczby graczy

# English: With more players fewer games can be won.
chart-players-about = Im więcej graczy, tym mniej gier można wygrać.

# English: Accuracy
chart-accuracy = Dokładność

# English: How much of what was at stake you kept, in the games that were analysed. The line is the mean of seven.
chart-accuracy-about = Ile z tego, co było do wygrania, udało ci się zachować w przeanalizowanych grach. Linia to średnia z siedmiu.

# English: Luck
chart-luck = Szczęście

# English: What dice, draws and secrets added to your chance to win, in points of a hundred.
chart-luck-about = Ile kości, losowania i tajemnice dodały do twojej szansy na wygraną, w punktach na sto.

# English: { $title }: { $mean } on average
chart-course-told = { $title }: średnio { $mean }

# English: { $share } ({ $won } of { $played })
chart-won-of = { $share } ({ $won } z { $played })

## Ratings.

# English: Ratings
ratings = Rankingi

# English: The best players of this hall, by the rated games that they have agreed to. Bots stand among them as anchors.
ratings-lead = Najlepsi w tej sali według gier rankingowych, na które się zgodzili. Boty stoją między nimi jako kotwice.

# English: How a rating is made
ratings-how = Jak powstaje ranking

# English: board
ratings-board = tabela

# English: The whole board
ratings-whole = Cała tabela

# English: Nobody has played a rated game here yet. Open a table with a clock, tick “rated”, and send the link to somebody.
ratings-none = Nikt jeszcze nie zagrał tu gry rankingowej. Otwórz stół z zegarem, zaznacz pole „Gra rankingowa” i wyślij komuś link.

# English: New table
ratings-play = Nowy stół

# English: The best at { $title }
board-title = Najlepsi w grze { $title }

# English: Places go by what is sure: the rating less its doubt. Bots take no place.
board-lead = Miejsca zależą od tego, co pewne: rankingu bez niepewności. Boty nie zajmują miejsc.

# English: Place
board-place = Miejsce

# English: Player
board-who = Gracz

# English: Rating
board-rating = Ranking

# English: Games
board-games = Gry

# English: bot
board-bot = bot

# English: you
board-you = ty

# English: Nobody has played a rated game of it here yet.
board-none = Nikt jeszcze nie grał tu w tę grę rankingowo.

# English: Better
board-up = Lepsi

# English: Further down
board-down = Niżej

# English: Every change
changes = Każda zmiana

# English: Every rated game, the newest first: each player with the rating after it and what it brought.
changes-lead = Każda gra rankingowa, od najnowszej: gracze z rankingiem po niej i tym, co przyniosła.

# English: { $place }.
changes-place = { $place }.

# English: Newer
changes-newer = Nowsze

# English: Older
changes-older = Starsze

# English: Exact numbers (JSON)
changes-exact = Dokładne liczby (JSON)

# English: A rating tells how often one player beats another. Everybody begins at { $middle }, in each game separately, and only rated games change it.
how-lead = Ranking mówi, jak często ktoś z kim wygrywa. Każdy zaczyna od { $middle }, w każdej grze osobno, i zmieniają go tylko gry rankingowe.

# English: What the numbers mean
how-scale = Co znaczą liczby

# English: Between two players who are both well known, a lead of 400 means ten wins to one loss:
how-scale-meaning = Między dwojgiem dobrze znanych graczy przewaga 400 oznacza dziesięć wygranych na jedną przegraną:

# English: Ahead by
how-ahead = Przewaga

# English: Wins
how-wins = Wygrywa

# English: The number beside it tells how far it may be wrong in 95 of 100 cases. At first that is far: of two newcomers, one stands at { $first } after the first game and the other at { $second }. With more games it becomes surer, and each game changes it less.
how-doubt = Obok stoi, o ile może się mylić w 95 przypadkach na 100. Na początku dużo: z dwojga nowych jedno ma po pierwszej grze { $first }, a drugie { $second }. Im więcej gier, tym pewniejszy jest ranking i tym mniej zmienia jedna gra.

# English: What a rated game is
how-rated = Czym jest gra rankingowa

# English: Everybody agrees to it by sitting down; the table says so before. It needs a clock, and everybody holds one seat.
how-agreed = Wszyscy zgadzają się, siadając; stół mówi o tym wcześniej. Potrzebny jest zegar, a każdy zajmuje jedno miejsce.

# English: Nobody gets hints or help on the board, and nothing is taken back.
how-help = Nie ma podpowiedzi ani wskazówek na planszy i niczego się nie cofa.

# English: A player who leaves, gives up or runs out of time has lost, and stands behind all others.
how-leaving = Kto odchodzi, poddaje się albo komu skończy się czas, ten przegrywa i jest za wszystkimi innymi.

# English: Bots are anchors: their ratings were measured in thousands of games among themselves, and never change. So one scale holds for people who have never met.
how-bots = Boty są kotwicami: ich rankingi zmierzono w tysiącach gier między nimi i nigdy się nie zmieniają. Dlatego jedna skala służy też ludziom, którzy się nigdy nie spotkali.

# English: The formula
how-formula = Wzór

# English: It is the formula of Plackett and Luce in the form of Weng and Lin (openskill). A player i has a mean μ and a deviation σ, and p is the place at the end of the game:
how-formula-lead = To wzór Placketta i Luce’a w postaci Wenga i Lina (openskill). Gracz i ma średnią μ i odchylenie σ, a p to miejsce na końcu gry:

# English: Somebody new has μ = { $new }. The rating that is shown is { $middle } + { $points } · (μ − { $new }), and its doubt { $points } · 1.96 σ.
how-shown = Nowy gracz ma μ = { $new }. Pokazywany ranking to { $middle } + { $points } · (μ − { $new }), a niepewność { $points } · 1,96 σ.

# English: The page of each board lists every change with exact numbers, so that anybody can compute it again. The hall does so itself when its keeper checks it.
how-check = Każda zmiana jest podana z dokładnymi liczbami na stronie tabeli, więc każdy może ją przeliczyć. Sala robi to też sama, gdy sprawdzają ją osoby, które ją prowadzą.

## Ratings at a table.

# English: rating, give or take { $doubt }
rating-doubt = ranking z dokładnością do { $doubt }

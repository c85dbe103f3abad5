## Lists

# English: Practice
practice = Ćwiczenia

# English: Puzzles from games of strong bots: in each position one turn is clearly the best. Play it on the board; the judge answers and tells why.
practice-lead = Zadania z partii silnych botów: w każdej pozycji jedna tura jest wyraźnie najlepsza. Rozegraj ją na planszy; sędzia odpowie i powie dlaczego.

# English: Puzzle of the day: { $game }
daily-of = Zadanie dnia: { $game }

# English: The same for everybody in this hall, and another one tomorrow.
daily-lead = To samo dla wszystkich w tej sali, a jutro inne.

# English: Solve it
daily-play = Rozwiąż

# English: You have tried it
daily-done = Masz już próbę za sobą

# English:
#     { $count ->
#         [one] 1 puzzle
#        *[other] { $count } puzzles
#     }
puzzles-count =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }

# English: { $tried } tried, { $solved } solved at the first try
tried-of = Próby: { $tried }, rozwiązane za pierwszym razem: { $solved }

# English:
#     { $count ->
#         [one] 1 comes back today
#        *[other] { $count } come back today
#     }
due-count =
    { $count ->
        [one] { $count } wraca dzisiaj
        [few] { $count } wracają dzisiaj
       *[many] { $count } wraca dzisiaj
    }

# English: Practise { $game }
practice-of = Ćwicz: { $game }

# English: Your rating
your-rating = Twój ranking

# English: { $rating } ± { $doubt }
rating-is = { $rating } ± { $doubt }

# English: Puzzles and bots are on the same scale. Only the first try of each puzzle counts.
rating-means = Zadania i boty są na tej samej skali. Liczy się tylko pierwsza próba każdego zadania.

# English: Next puzzle
next-puzzle = Następne zadanie

# English: What comes back
due-next = Co wraca

# English: Puzzles that you missed, and mistakes in your own analysed games, come back after a day, and then less and less often.
due-lead = Zadania, które się nie udały, i błędy z twoich przeanalizowanych partii wracają po jednym dniu, a potem coraz rzadziej.

# English:
#     { $count ->
#         [0] Nothing comes back.
#         [one] 1 comes back later.
#        *[other] { $count } come back later.
#     }
due-later =
    { $count ->
        [0] Nic nie wróci.
        [one] { $count } wróci później.
        [few] { $count } wrócą później.
       *[many] { $count } wróci później.
    }

# English: By theme
themes = Według tematów

# English: { $solved } of { $count } solved
theme-solved = Rozwiązane: { $solved } z { $count }

# English: All games
all-games = Wszystkie gry

# English: Openings
to-openings = Otwarcia

# English: There are no puzzles for this game.
no-puzzles = Do tej gry nie ma zadań.

# English: There is no such puzzle.
no-puzzle = Nie ma takiego zadania.

## One puzzle

# English: Puzzle: { $game }
puzzle-title = Zadanie: { $game }

# English: Puzzle of the day
puzzle-daily = Zadanie dnia

# English: From your own game
puzzle-own = Z twojej partii

# English: There was something better here. Find it.
puzzle-own-lead = Tutaj było coś lepszego. Znajdź to.

# English: One turn is clearly the best here. Play it.
puzzle-lead = Jedna tura jest tu wyraźnie najlepsza. Rozegraj ją.

# English:
#     { $players ->
#         [one] 1 player
#        *[other] { $players } players
#     }
puzzle-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }

# English: you are { $name }
puzzle-seat = grasz jako { $name }

# English: rated { $rating }
puzzle-strength = ranking { $rating }

# English: Your turn
your-turn-here = Twoja tura

# English: The analysed game
the-game = Przeanalizowana partia

# English: Take back
take-back = Cofnij

# English: Again
again = Jeszcze raz

# English: Show me
show-solution = Pokaż

# English: Next
puzzle-next = Dalej

# English: In words
practice-in-words = Słowami

# English: Keys
practice-keys = Klawisze

# English: What you can do now
can-do-now = Co możesz teraz zrobić

# English: Ways on
ways-on = Co dalej

# English: The hall
the-hall = Sala

# English: Rules
rules = Zasady

# English: The board is being laid.
board-being-laid = Trwa rozkładanie planszy…

# English: Without scripts you play the turn by links: each is an action.
puzzle-without-scripts = Bez skryptów rozgrywasz turę linkami: każdy to jedna akcja.

# English: Ask the judge
ask-judge = Zapytaj sędziego

# English: Begin again
begin-again = Od początku

# English: The turn is over: the judge can be asked.
plan-over = Tura się skończyła: można zapytać sędziego.

# English: The turn is not over yet.
plan-not-over = Tura jeszcze się nie skończyła.

## What the judge says

# English: Solved: that is the best turn. It wins about { $wins } games in 100.
solved = Rozwiązane: to najlepsza tura. Wygrywa się z nią około { $wins } partii na 100.

# English: It is as good as the best turn, so it counts. It wins about { $wins } games in 100.
as-good = Równie dobra jak najlepsza, więc się liczy. Wygrywa się z nią około { $wins } partii na 100.

# English: Not yet: that wins about { $wins } games in 100, { $loss } fewer than the best turn. Try again.
not-yet = Jeszcze nie: tak wygrywa się około { $wins } partii na 100, o { $loss } mniej niż z najlepszą turą. Spróbuj jeszcze raz.

# English: This is the best turn.
given-up = To jest najlepsza tura.

# English: Your rating is now { $rating } ({ $change }).
rating-now = Twój ranking wynosi teraz { $rating } ({ $change }).

# English:
#     { $days ->
#         [one] It comes back tomorrow.
#        *[other] It comes back in { $days } days.
#     }
comes-back =
    { $days ->
        [one] Wróci jutro.
        [few] Wróci za { $days } dni.
       *[many] Wróci za { $days } dni.
    }

## Openings

# English: Openings: { $game }
openings-of = Otwarcia: { $game }

# English: Openings
openings = Otwarcia

# English: What strong players choose first, how often, and how it went. Choose something to see what came next.
openings-lead = Co silni gracze wybierają najpierw, jak często i z jakim skutkiem. Wybierz coś, żeby zobaczyć, co było dalej.

# English: The board shows one of these games: dice, draws and hands differ from game to game.
openings-example = Plansza pokazuje jedną z tych partii: rzuty, dobrane elementy i ręce są w każdej partii inne.

# English:
#     { $games ->
#         [one] 1 game of the bot { $level }
#        *[other] { $games } games of the bot { $level }
#     } came here.
openings-games =
    { $games ->
        [one] Doszła tu { $games } partia bota { $level }.
        [few] Doszły tu { $games } partie bota { $level }.
       *[many] Doszło tu { $games } partii bota { $level }.
    }

# English: Number of players
openings-players = Liczba graczy

# English: Choice
opening-choice = Wybór

# English: Chosen
opening-share = Wybierany

# English: Wins
opening-wins = Wygrane

# English: { $share } %
share-of = { $share }%

# English: { $wins } of 100
wins-of = { $wins } na 100

# English: too few games to go on
too-few = za mało partii, żeby iść dalej

# English: So far
openings-way = Dotychczas

# English: From the beginning
openings-begin = Od początku

# English: There are too few games with these decisions.
opening-unknown = Z tymi decyzjami jest za mało partii.

# English: There are no openings for this game.
no-openings = Do tej gry nie ma otwarć.

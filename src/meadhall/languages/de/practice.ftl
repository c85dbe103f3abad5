## Lists

# English: Practice
practice = Üben

# English: Puzzles from games of strong bots: in each position one turn is clearly the best. Play it on the board; the judge answers and tells why.
practice-lead = Aufgaben aus Partien starker Bots: In jeder Stellung ist ein Zug klar der beste. Spiel ihn auf dem Brett; der Gutachter antwortet und sagt, warum.

# English: Puzzle of the day: { $game }
daily-of = Aufgabe des Tages: { $game }

# English: The same for everybody in this hall, and another one tomorrow.
daily-lead = Für alle in dieser Halle dieselbe, und morgen eine andere.

# English: Solve it
daily-play = Lösen

# English: You have tried it
daily-done = Du hast sie versucht

# English:
#     { $count ->
#         [one] 1 puzzle
#        *[other] { $count } puzzles
#     }
puzzles-count =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }

# English: { $tried } tried, { $solved } solved at the first try
tried-of = { $tried } versucht, { $solved } beim ersten Versuch gelöst

# English:
#     { $count ->
#         [one] 1 comes back today
#        *[other] { $count } come back today
#     }
due-count =
    { $count ->
        [one] 1 kommt heute wieder
       *[other] { $count } kommen heute wieder
    }

# English: Practise { $game }
practice-of = { $game } üben

# English: Your rating
your-rating = Deine Wertung

# English: { $rating } ± { $doubt }
rating-is = { $rating } ± { $doubt }

# English: Puzzles and bots are on the same scale. Only the first try of each puzzle counts.
rating-means = Aufgaben und Bots stehen auf derselben Skala. Nur der erste Versuch jeder Aufgabe zählt.

# English: Next puzzle
next-puzzle = Nächste Aufgabe

# English: What comes back
due-next = Was wiederkommt

# English: Puzzles that you missed, and mistakes in your own analysed games, come back after a day, and then less and less often.
due-lead = Aufgaben, die du verfehlt hast, und Fehler in deinen eigenen analysierten Partien kommen nach einem Tag wieder, dann in immer größeren Abständen.

# English:
#     { $count ->
#         [0] Nothing comes back.
#         [one] 1 comes back later.
#        *[other] { $count } come back later.
#     }
due-later =
    { $count ->
        [0] Nichts kommt wieder.
        [one] 1 kommt später wieder.
       *[other] { $count } kommen später wieder.
    }

# English: By theme
themes = Nach Themen

# English: { $solved } of { $count } solved
theme-solved = { $solved } von { $count } gelöst

# English: All games
all-games = Alle Spiele

# English: Openings
to-openings = Eröffnungen

# English: There are no puzzles for this game.
no-puzzles = Für dieses Spiel gibt es keine Aufgaben.

# English: There is no such puzzle.
no-puzzle = Diese Aufgabe gibt es nicht.

## One puzzle

# English: Puzzle: { $game }
puzzle-title = Aufgabe: { $game }

# English: Puzzle of the day
puzzle-daily = Aufgabe des Tages

# English: From your own game
puzzle-own = Aus deiner eigenen Partie

# English: There was something better here. Find it.
puzzle-own-lead = Hier gab es etwas Besseres. Finde es.

# English: One turn is clearly the best here. Play it.
puzzle-lead = Hier ist ein Zug klar der beste. Spiel ihn.

# English:
#     { $players ->
#         [one] 1 player
#        *[other] { $players } players
#     }
puzzle-players =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }

# English: you are { $name }
puzzle-seat = du bist { $name }

# English: rated { $rating }
puzzle-strength = Wertung { $rating }

# English: Your turn
your-turn-here = Dein Zug

# English: The analysed game
the-game = Die analysierte Partie

# English: Take back
take-back = Zurücknehmen

# English: Again
again = Noch einmal

# English: Show me
show-solution = Zeig es mir

# English: Next
puzzle-next = Weiter

# English: In words
practice-in-words = In Worten

# English: Keys
practice-keys = Tasten

# English: What you can do now
can-do-now = Was du jetzt tun kannst

# English: Ways on
ways-on = Wie es weitergeht

# English: The hall
the-hall = Die Halle

# English: Rules
rules = Regeln

# English: The board is being laid.
board-being-laid = Das Spielbrett wird aufgebaut …

# English: Without scripts you play the turn by links: each is an action.
puzzle-without-scripts = Ohne Skripte spielst du den Zug mit Links: Jeder ist eine Aktion.

# English: Ask the judge
ask-judge = Den Gutachter fragen

# English: Begin again
begin-again = Von vorn

# English: The turn is over: the judge can be asked.
plan-over = Der Zug ist zu Ende: Der Gutachter kann gefragt werden.

# English: The turn is not over yet.
plan-not-over = Der Zug ist noch nicht zu Ende.

## What the judge says

# English: Solved: that is the best turn. It wins about { $wins } games in 100.
solved = Gelöst: Das ist der beste Zug. Damit gewinnt man etwa { $wins } von 100 Partien.

# English: It is as good as the best turn, so it counts. It wins about { $wins } games in 100.
as-good = So gut wie der beste, und deshalb zählt er. Damit gewinnt man etwa { $wins } von 100 Partien.

# English: Not yet: that wins about { $wins } games in 100, { $loss } fewer than the best turn. Try again.
not-yet = Noch nicht: So gewinnt man etwa { $wins } von 100 Partien, { $loss } weniger als mit dem besten Zug. Versuch es noch einmal.

# English: This is the best turn.
given-up = Das ist der beste Zug.

# English: Your rating is now { $rating } ({ $change }).
rating-now = Deine Wertung ist jetzt { $rating } ({ $change }).

# English:
#     { $days ->
#         [one] It comes back tomorrow.
#        *[other] It comes back in { $days } days.
#     }
comes-back =
    { $days ->
        [one] Sie kommt morgen wieder.
       *[other] Sie kommt in { $days } Tagen wieder.
    }

## Openings

# English: Openings: { $game }
openings-of = Eröffnungen: { $game }

# English: Openings
openings = Eröffnungen

# English: What strong players choose first, how often, and how it went. Choose something to see what came next.
openings-lead = Was starke Spieler zuerst wählen, wie oft, und wie es ausging. Wähl etwas, um zu sehen, was danach kam.

# English: The board shows one of these games: dice, draws and hands differ from game to game.
openings-example = Das Brett zeigt eine dieser Partien: Würfel, Gezogenes und Hände sind in jeder Partie anders.

# English:
#     { $games ->
#         [one] 1 game of the bot { $level }
#        *[other] { $games } games of the bot { $level }
#     } came here.
openings-games =
    { $games ->
        [one] 1 Partie des Bots { $level } kam
       *[other] { $games } Partien des Bots { $level } kamen
    } bis hierher.

# English: Number of players
openings-players = Personenzahl

# English: Choice
opening-choice = Wahl

# English: Chosen
opening-share = Gewählt

# English: Wins
opening-wins = Siege

# English: { $share } %
share-of = { $share } %

# English: { $wins } of 100
wins-of = { $wins } von 100

# English: too few games to go on
too-few = zu wenige Partien, um weiterzugehen

# English: So far
openings-way = Bisher

# English: From the beginning
openings-begin = Von Anfang an

# English: There are too few games with these decisions.
opening-unknown = Mit diesen Entscheidungen gibt es zu wenige Partien.

# English: There are no openings for this game.
no-openings = Für dieses Spiel gibt es keine Eröffnungen.

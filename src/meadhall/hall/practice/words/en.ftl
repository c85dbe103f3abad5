# Practice: puzzles, own mistakes and openings, as the pages of the hall tell of them.

## Lists

practice = Practice
practice-lead = Puzzles from games of strong bots: in each position one turn is clearly the best. Play it on the board; the judge answers and tells why.
# $game: the title of a game.
daily-of = Puzzle of the day: { $game }
daily-lead = The same for everybody in this hall, and another one tomorrow.
daily-play = Solve it
daily-done = You have tried it
# $count: a number of puzzles.
puzzles-count =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
# $tried, $solved: numbers of puzzles.
tried-of = { $tried } tried, { $solved } solved at the first try
# $count: how many.
due-count =
    { $count ->
        [one] 1 comes back today
       *[other] { $count } come back today
    }
# $game: the title of a game.
practice-of = Practise { $game }
your-rating = Your rating
# $rating: a number; $doubt: how far it may be wrong.
rating-is = { $rating } ± { $doubt }
rating-means = Puzzles and bots are on the same scale. Only the first try of each puzzle counts.
next-puzzle = Next puzzle
due-next = What comes back
due-lead = Puzzles that you missed, and mistakes in your own analysed games, come back after a day, and then less and less often.
# $count: how many.
due-later =
    { $count ->
        [0] Nothing comes back.
        [one] 1 comes back later.
       *[other] { $count } come back later.
    }
themes = By theme
# $solved, $count: numbers of puzzles.
theme-solved = { $solved } of { $count } solved
all-games = All games
to-openings = Openings
no-puzzles = There are no puzzles for this game.
no-puzzle = There is no such puzzle.
# $why: an error.

## One puzzle

# $game: the title of a game.
puzzle-title = Puzzle: { $game }
puzzle-daily = Puzzle of the day
puzzle-own = From your own game
puzzle-own-lead = There was something better here. Find it.
puzzle-lead = One turn is clearly the best here. Play it.
# $players: how many.
puzzle-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
# $name: what the seat is called.
puzzle-seat = you are { $name }
# $rating: a number.
puzzle-strength = rated { $rating }
your-turn-here = Your turn
the-game = The analysed game
take-back = Take back
again = Again
show-solution = Show me
puzzle-next = Next
practice-in-words = In words
practice-keys = Keys
can-do-now = What you can do now
ways-on = Ways on
the-hall = The hall
rules = Rules
board-being-laid = The board is being laid.
puzzle-without-scripts = Without scripts you play the turn by links: each is an action.
ask-judge = Ask the judge
begin-again = Begin again
plan-over = The turn is over: the judge can be asked.
plan-not-over = The turn is not over yet.

## What the judge says

# $wins: of 100 games.
solved = Solved: that is the best turn. It wins about { $wins } games in 100.
as-good = It is as good as the best turn, so it counts. It wins about { $wins } games in 100.
# $loss: of 100 games.
not-yet = Not yet: that wins about { $wins } games in 100, { $loss } fewer than the best turn. Try again.
given-up = This is the best turn.
# $rating: a number; $change: with its sign.
rating-now = Your rating is now { $rating } ({ $change }).
# $days: how many.
comes-back =
    { $days ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
    }

## Openings

# $game: the title of a game.
openings-of = Openings: { $game }
openings = Openings
openings-lead = What strong players choose first, how often, and how it went. Choose something to see what came next.
openings-example = The board shows one of these games: dice, draws and hands differ from game to game.
# $games, $level: how many games, and what the bots that played them are called.
openings-games =
    { $games ->
        [one] 1 game of the bot { $level }
       *[other] { $games } games of the bot { $level }
    } came here.
openings-players = Number of players
opening-choice = Choice
opening-share = Chosen
opening-wins = Wins
# $share, $wins: of 100.
share-of = { $share } %
wins-of = { $wins } of 100
too-few = too few games to go on
openings-way = So far
openings-begin = From the beginning
opening-unknown = There are too few games with these decisions.
no-openings = There are no openings for this game.

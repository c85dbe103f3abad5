## Your games: the list of them.

games-yours = Your games
games-none-yet = You have not played here yet. Once you have, all your games are listed here.
games-play = Choose a game
games-running = Being played
games-finished = Finished
games-sums = What they add up to
games-count =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
games-game = Game
games-all = all games
games-against = Against
games-everybody = everybody
games-people = people
games-bots = bots
games-level = the bot { $level }
games-result = Result
games-any = any
games-show = Show
games-no-such = No game of yours is like that.
games-replay = Watch
games-analyse = Analyse
games-table = Table
games-newest = The newest
games-older = Older games
games-download = Download all games
games-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
game-result =
    { $result ->
        [won] won
        [drew] drawn
        [lost] lost
       *[shared] with yourself
    }
by-points =
    { $way ->
        [ahead] { $points ->
            [one] 1 point ahead
           *[other] { $points } points ahead
        }
       *[behind] { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        }
    }
game-terms =
    { $terms ->
        [rated] rated
        [practice] practice
       *[taken] taken over
    }
game-rating =
    rating { $rating } ({ $way ->
        [up] +{ $change }
       *[down] { $change }
    })
game-accuracy = accuracy { $accuracy }
just-now = just now
for-so-long =
    { $unit ->
        [days] { $count ->
            [one] for a day
           *[other] for { $count } days
        }
        [hours] { $count ->
            [one] for an hour
           *[other] for { $count } hours
        }
       *[minutes] { $count ->
            [one] for a minute
           *[other] for { $count } minutes
        }
    }

## Your games: what they add up to.

sum-played =
    { $count ->
        [one] game played
       *[other] games played
    }
sum-won =
    { $drawn ->
        [0] won: { $won }
       *[other] won: { $won }, drawn: { $drawn }
    }
sum-rating = your rating, give or take { $doubt }: number { $place } on the
sum-longest =
    { $count ->
        [one] win in a row at most.
       *[other] wins in a row at most.
    }
sum-current =
    { $result ->
        [won] Now { $games } wins in a row.
        [lost] Now { $games } losses in a row.
       *[drew] Now { $games } draws in a row.
    }
sum-evenings = Your best evenings
sum-evening = { $day }: won { $won } of { $played }
sum-counted = Games in which moves were taken back, that went on from another game, or in which you held several seats are practice, and do not count here.
sum-none = No finished game of yours counts here yet.
sum-list = List of these games
chart-results = Your last games
chart-results-about = The newest at the end: full for a win, half for a draw, empty for a loss.
chart-rating = Your rating
chart-rating-about = After each rated game. The true one lies in the band in 95 of 100 cases.
chart-rating-told = { $title }: from { $first } to { $last }
chart-bots = Won by level of bot
chart-bots-about = All games at whose table a bot of this level sat.
chart-players = Won by number of players
chart-players-about = With more players fewer games can be won.
chart-accuracy = Accuracy
chart-accuracy-about = How much of what was at stake you kept, in the games that were analysed. The line is the mean of seven.
chart-luck = Luck
chart-luck-about = What dice, draws and secrets added to your chance to win, in points of a hundred.
chart-course-told = { $title }: { $mean } on average
chart-won-of = { $share } ({ $won } of { $played })

## Ratings.

ratings = Ratings
ratings-lead = The best players of this hall, by the rated games that they have agreed to. Bots stand among them as anchors.
ratings-how = How a rating is made
ratings-board = board
ratings-whole = The whole board
ratings-none = Nobody has played a rated game here yet. Open a table with a clock, tick “rated”, and send the link to somebody.
ratings-play = New table
board-title = The best at { $title }
board-lead = Places go by what is sure: the rating less its doubt. Bots take no place.
board-place = Place
board-who = Player
board-rating = Rating
board-games = Games
board-bot = bot
board-you = you
board-none = Nobody has played a rated game of it here yet.
board-up = Better
board-down = Further down
changes = Every change
changes-lead = Every rated game, the newest first: each player with the rating after it and what it brought.
changes-place = { $place }.
changes-newer = Newer
changes-older = Older
changes-exact = Exact numbers (JSON)
how-lead = A rating tells how often one player beats another. Everybody begins at { $middle }, in each game separately, and only rated games change it.
how-scale = What the numbers mean
how-scale-meaning = Between two players who are both well known, a lead of 400 means ten wins to one loss:
how-ahead = Ahead by
how-wins = Wins
how-doubt = The number beside it tells how far it may be wrong in 95 of 100 cases. At first that is far: of two newcomers, one stands at { $first } after the first game and the other at { $second }. With more games it becomes surer, and each game changes it less.
how-rated = What a rated game is
how-agreed = Everybody agrees to it by sitting down; the table says so before. It needs a clock, and everybody holds one seat.
how-help = Nobody gets hints or help on the board, and nothing is taken back.
how-leaving = A player who leaves, gives up or runs out of time has lost, and stands behind all others.
how-bots = Bots are anchors: their ratings were measured in thousands of games among themselves, and never change. So one scale holds for people who have never met.
how-formula = The formula
how-formula-lead = It is the formula of Plackett and Luce in the form of Weng and Lin (openskill). A player i has a mean μ and a deviation σ, and p is the place at the end of the game:
how-shown = Somebody new has μ = { $new }. The rating that is shown is { $middle } + { $points } · (μ − { $new }), and its doubt { $points } · 1.96 σ.
how-check = The page of each board lists every change with exact numbers, so that anybody can compute it again. The hall does so itself when its keeper checks it.

## Ratings at a table.

rating-doubt = rating, give or take { $doubt }

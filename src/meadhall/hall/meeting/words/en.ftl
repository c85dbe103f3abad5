## Finding a player.

find = Find a player
find-lead = Say what you would like to play. Somebody who wants the same is found for you: the nearer your ratings, the sooner.
find-game = Game
find-rated = Rated: the result changes our ratings, and nobody gets hints or takes back
find-begin = Find somebody
find-looking = Looking for a player …
# $clock is a clock in words, $rated whether the game is rated.
find-looks = { $game }, { $clock }{ $rated ->
        [yes] , rated
       *[no] {""}
    }. The longer you wait, the more different your ratings may be.
find-live = Stay on this page: it takes you to the table as soon as somebody is there.
find-slow = You need not wait here: the search goes on for three days, and you are told when it is your turn.
find-bot-lead = Nobody so far. You may also play a bot that is about as strong as you:
find-bot = Play { $bot } now
find-stop = Stop looking
find-look-again = Look again
find-others = Who waits now
find-wants = { $game }, { $clock }{ $rated ->
        [yes] , rated
       *[no] {""}
    }
find-join = Play together
find-nobody = Nobody is looking for a player at this moment.
find-gone = somebody else was faster: that person plays already, or looks no more
find-no-clock = with somebody you do not know you play by one of the clocks that are offered

## All tables that a hall shows to everybody.

tables = All tables of this hall
tables-wait = Tables with a free seat
tables-played = Games you can watch
tables-all = All games
tables-name = With somebody called
tables-none = There is no such table now.
tables-older = Older tables
tables-newest = To the newest

## People you know.

people = People you have played with
people-invitations = You are invited
people-come = Go there
people-decline = No, thank you
# $count: how many games, the last one on $day.
people-together = { $count ->
        [one] One game together: { $game }, { $day }.
       *[other] { $count } games together, { $game } the last, { $day }.
    }
people-invite = Invite { $name }
people-earlier = Met earlier
people-later = Met later
people-none = Nobody so far: whoever finishes a game with you stands here.
invite-nobody = you have not played with this person here
too-many-invitations = too many invitations in a short time: wait a moment
too-many-rounds = these are many tables for your evenings: begin the next round in a few minutes
too-many-joins = you have joined many evenings: wait a minute before the next

## Evenings: several games among some people, with a table of results.

evenings = An evening together
evenings-lead = Several games of one kind with your friends, and a table of results. Send the link; everything else runs by itself.
evenings-yours = Your evenings
evening-form = Form
# $most is the number of games at most, where two play the best of so many.
evening-best = best of { $most }, for two
evening-each = everybody plays everybody
evening-swiss = a few rounds for many (Swiss)
evening-open = Open an evening
evening-cannot = an evening needs a game, a form and a clock that are offered
evening-none = there is no such evening, or it was deleted
evening-phase = { $phase ->
        [gathering] has not begun
        [playing] is being played
       *[over] is over
    }
evening-rated = rated
evening-come = Who comes?
evening-link = Everybody who has this link may take part, until you begin:
evening-picture = The link as a picture for the camera of a phone
evening-join = I take part
evening-leave = I do not take part
evening-begin = Begin
evening-begun = this evening has begun already
evening-full = nobody else fits in: this form is for fewer people
evening-odd = If the number of players stays odd, a bot of about your strength fills in.
evening-not-host = only the host of the evening can do this
evening-players = Players
evening-standings = Standings
evening-points = Points
evening-somebody = Somebody
evening-gone = has left; a bot plays on
# $round of $rounds is played.
evening-round = Round { $round } of { $rounds }
evening-wait = Round { $round } of { $rounds } is being played. The next one begins when its last game is over, and takes you to your table.
evening-play = To your game
evening-watch = Watch
evening-to = To the evening
evening-go-on = Go on without the games that are still played
evening-go-on-meaning = Nobody has points for a game that you do not wait for.
evening-stop = I stop here
evening-stop-meaning = If you stop, bots play your games of the further rounds. You can come back.
evening-again = I play on
# $names have the first place, $count of them.
evening-won = { $count ->
        [one] { $names } has won the evening.
       *[other] { $names } share the first place.
    }

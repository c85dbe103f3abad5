## Lists

# English: Practice
practice = Æfing

# English: Puzzles from games of strong bots: in each position one turn is clearly the best. Play it on the board; the judge answers and tells why.
practice-lead = Þrautir úr spilum sterkra botta: í hverri stöðu er ein lota greinilega best. Spilaðu hana á borðinu; dómarinn svarar og segir hvers vegna.

# English: Puzzle of the day: { $game }
daily-of = Þraut dagsins: { $game }

# English: The same for everybody in this hall, and another one tomorrow.
daily-lead = Sú sama fyrir alla í þessum sal, og önnur á morgun.

# English: Solve it
daily-play = Leysa hana

# English: You have tried it
daily-done = Þú hefur reynt við hana

# English:
#     { $count ->
#         [one] 1 puzzle
#        *[other] { $count } puzzles
#     }
puzzles-count =
    { $count ->
        [one] { $count } þraut
       *[other] { $count } þrautir
    }

# English: { $tried } tried, { $solved } solved at the first try
tried-of = { $tried } reyndar, { $solved } leystar í fyrstu tilraun

# English:
#     { $count ->
#         [one] 1 comes back today
#        *[other] { $count } come back today
#     }
due-count =
    { $count ->
        [one] { $count } kemur aftur í dag
       *[other] { $count } koma aftur í dag
    }

# English: Practise { $game }
practice-of = Æfa { $game }

# English: Your rating
your-rating = Styrkleikastigin þín

# English: { $rating } ± { $doubt }
rating-is = { $rating } ± { $doubt }

# English: Puzzles and bots are on the same scale. Only the first try of each puzzle counts.
rating-means = Þrautir og bottar eru á sama kvarða. Aðeins fyrsta tilraun við hverja þraut telur.

# English: Next puzzle
next-puzzle = Næsta þraut

# English: What comes back
due-next = Það sem kemur aftur

# English: Puzzles that you missed, and mistakes in your own analysed games, come back after a day, and then less and less often.
due-lead = Þrautir sem þú misstir af og mistök úr þínum eigin greindu spilum koma aftur eftir einn dag og síðan æ sjaldnar.

# English:
#     { $count ->
#         [0] Nothing comes back.
#         [one] 1 comes back later.
#        *[other] { $count } come back later.
#     }
due-later =
    { $count ->
        [0] Ekkert kemur aftur.
        [one] { $count } kemur aftur síðar.
       *[other] { $count } koma aftur síðar.
    }

# English: By theme
themes = Eftir efni

# English: { $solved } of { $count } solved
theme-solved = { $solved } af { $count } leystar

# English: All games
all-games = Öll spil

# English: Openings
to-openings = Byrjanir

# English: There are no puzzles for this game.
no-puzzles = Engar þrautir eru til fyrir þetta spil.

# English: There is no such puzzle.
no-puzzle = Þessi þraut er ekki til.

## One puzzle

# English: Puzzle: { $game }
puzzle-title = Þraut: { $game }

# English: Puzzle of the day
puzzle-daily = Þraut dagsins

# English: From your own game
puzzle-own = Úr þínu eigin spili

# English: There was something better here. Find it.
puzzle-own-lead = Hér var annað betra í boði. Finndu það.

# English: One turn is clearly the best here. Play it.
puzzle-lead = Hér er ein lota greinilega best. Spilaðu hana.

# English:
#     { $players ->
#         [one] 1 player
#        *[other] { $players } players
#     }
puzzle-players =
    { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }

# English: you are { $name }
puzzle-seat = þú ert { $name }

# English: rated { $rating }
puzzle-strength = styrkleikastig { $rating }

# English: Your turn
your-turn-here = Þú átt leik

# English: The analysed game
the-game = Greinda spilið

# English: Take back
take-back = Taka til baka

# English: Again
again = Aftur

# English: Show me
show-solution = Sýndu mér

# English: Next
puzzle-next = Næsta

# English: In words
practice-in-words = Í orðum

# English: Keys
practice-keys = Flýtilyklar

# English: What you can do now
can-do-now = Það sem þú getur gert núna

# English: Ways on
ways-on = Áfram

# English: The hall
the-hall = Salurinn

# English: Rules
rules = Reglur

# English: The board is being laid.
board-being-laid = Verið er að setja spilaborðið upp …

# English: Without scripts you play the turn by links: each is an action.
puzzle-without-scripts = Án JavaScript spilarðu lotuna með tenglum: hver þeirra er ein aðgerð.

# English: Ask the judge
ask-judge = Spyrja dómarann

# English: Begin again
begin-again = Byrja upp á nýtt

# English: The turn is over: the judge can be asked.
plan-over = Lotunni er lokið: spyrja má dómarann.

# English: The turn is not over yet.
plan-not-over = Lotunni er ekki lokið.

## What the judge says

# English: Solved: that is the best turn. It wins about { $wins } games in 100.
solved = Leyst: þetta er besta lotan. Með henni vinnast um { $wins } spil af 100.

# English: It is as good as the best turn, so it counts. It wins about { $wins } games in 100.
as-good = Jafngóð þeirri bestu og telur því líka. Með henni vinnast um { $wins } spil af 100.

# English: Not yet: that wins about { $wins } games in 100, { $loss } fewer than the best turn. Try again.
not-yet = Ekki enn: þannig vinnast um { $wins } spil af 100, { $loss } færri en með bestu lotunni. Reyndu aftur.

# English: This is the best turn.
given-up = Þetta er besta lotan.

# English: Your rating is now { $rating } ({ $change }).
rating-now = Styrkleikastigin þín eru nú { $rating } ({ $change }).

# English:
#     { $days ->
#         [one] It comes back tomorrow.
#        *[other] It comes back in { $days } days.
#     }
comes-back =
    { $days ->
        [one] Hún kemur aftur eftir { $days } dag.
       *[other] Hún kemur aftur eftir { $days } daga.
    }

## Openings

# English: Openings: { $game }
openings-of = Byrjanir: { $game }

# English: Openings
openings = Byrjanir

# English: What strong players choose first, how often, and how it went. Choose something to see what came next.
openings-lead = Hvað sterkir leikmenn velja fyrst, hve oft og hvernig fór. Veldu eitthvað til að sjá hvað kom næst.

# English: The board shows one of these games: dice, draws and hands differ from game to game.
openings-example = Borðið sýnir eitt þessara spila: teningar, drættir og hendur eru breytileg frá spili til spils.

# English:
#     { $games ->
#         [one] 1 game of the bot { $level }
#        *[other] { $games } games of the bot { $level }
#     } came here.
openings-games =
    { $games ->
        [one] { $games } spil bottans { $level } kom
       *[other] { $games } spil bottans { $level } komu
    } hingað.

# English: Number of players
openings-players = Fjöldi leikmanna

# English: Choice
opening-choice = Val

# English: Chosen
opening-share = Valið

# English: Wins
opening-wins = Sigrar

# English: { $share } %
share-of = { $share }%

# English: { $wins } of 100
wins-of = { $wins } af 100

# English: too few games to go on
too-few = of fá spil til að halda áfram

# English: So far
openings-way = Hingað til

# English: From the beginning
openings-begin = Frá byrjun

# English: There are too few games with these decisions.
opening-unknown = Of fá spil eru til með þessum ákvörðunum.

# English: There are no openings for this game.
no-openings = Engar byrjanir eru til fyrir þetta spil.

### What is said of a match that was analysed: by the pages of the hall, by a page of its own, and as text.
### $name is a player, as they have written their name; $words, $why, $best and $played are sentences of the game.
### $change, $loss and $luck are points of winning chance, as "+3.2" or "-10.7".
## Numbers and names.

# English: { $percent } %
percent = { $percent }%

# English:
#     { $mark ->
#         [best] best
#         [good] good
#         [inaccurate] inaccurate
#         [mistake] mistake
#        *[blunder] blunder
#     }
mark =
    { $mark ->
        [best] best
        [good] góð
        [inaccurate] ónákvæm
        [mistake] mistök
       *[blunder] afglöp
    }

# English:
#     { $mark ->
#         [best] { $count } best
#         [good] { $count } good
#         [inaccurate] { $count } inaccurate
#         [mistake]
#             { $count ->
#                 [one] { $count } mistake
#                *[other] { $count } mistakes
#             }
#        *[blunder]
#             { $count ->
#                 [one] { $count } blunder
#                *[other] { $count } blunders
#             }
#     }
counted-mark =
    { $mark ->
        [best]
            { $count ->
                [one] { $count } best
               *[other] { $count } bestar
            }
        [good]
            { $count ->
                [one] { $count } góð
               *[other] { $count } góðar
            }
        [inaccurate]
            { $count ->
                [one] { $count } ónákvæm
               *[other] { $count } ónákvæmar
            }
        [mistake] { $count } mistök
       *[blunder] { $count } afglöp
    }

## What decided a match, in three sentences.

# English: Luck in turn { $turn } decided most ({ $change } for { $name }). { $words }
decided-by-luck = Mestu réð heppni í { $turn }. lotu ({ $change } fyrir { $name }). { $words }

# English: Turn { $turn } decided most: { $who } had a better plan ({ $change } for { $name }). { $words }
decided-by-mistake = Mestu réð { $turn }. lota: { $who } átti völ á betri áætlun ({ $change } fyrir { $name }). { $words }

# English: Turn { $turn } of { $who } decided most ({ $change } for { $name }). { $words }
decided-by-turn = Mestu réð { $turn }. lota, sem { $who } spilaði ({ $change } fyrir { $name }). { $words }

# English: No single turn decided it: it came little by little.
decided-by-nothing = Engin ein lota réð úrslitum: þau komu smátt og smátt.

# English: { $name } had most to gain in turn { $turn }: { $loss } points. { $why }
could-be-better = Mest hefði { $name } getað gert betur í { $turn }. lotu: { $loss } prósentustig. { $why }

# English: { $name } never missed a clearly better plan.
clean = Engin lota hjá { $name } hefði getað orðið greinilega betri.

# English: Nobody missed a clearly better plan.
all-clean = Engin lota hjá neinum hefði getað orðið greinilega betri.

# English:
#     Better plans would have brought { $points ->
#         [one] { $points } point
#        *[other] { $points } points
#     } more in those turns.
points-left =
    Betri áætlanir hefðu gefið { $points ->
        [one] { $points } stigi
       *[other] { $points } stigum
    } meira í þessum lotum.

# English: Luck brought { $told }.
luck = Heppni gaf { $told }.

# English: { $name } { $change } points
luck-of-seat = { $name } { $change } prósentustig

# English: Luck hardly mattered.
no-luck = Heppni skipti varla máli.

# English: The judge was wrong about this game by { $doubt } points: that is nobody's luck.
misjudged = Dómaranum skjátlaðist um þetta spil um { $doubt } prósentustig: það er ekki heppni neins.

## Single turns.

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $why }
wrong-turn = { $name }, { $turn }. lota, { $mark }: { $loss } prósentustig. { $why }

# English: Luck for { $name }: { $change } points. { $words }
lucky-turn = Heppni hjá { $name }: { $change } prósentustig. { $words }

# English:
#     { $kind ->
#         [luck] luck
#         [own] own turn
#        *[other] turn of another seat
#     }
cause =
    { $kind ->
        [luck] heppni
        [own] eigin lota
       *[other] lota annars leikmanns
    }

# English: Better: { $best }. That wins about { $wins } games in 100, and the turn that was played wins { $instead }.
better = Betra: { $best }. Þannig vinnast um { $wins } spil af 100, en { $instead } með lotunni eins og hún var spiluð.

# English: { $best } (instead of: { $played })
instead = { $best } (í staðinn fyrir: { $played })

# English: Better would have been: { $best }.
missed = Betra hefði verið: { $best }.

# English: It brings { $points } more in this turn.
more-points = Það gefur { $points } meira í þessari lotu.

# English: Drawn: { $outcome }.
drawn = Dregið: { $outcome }.

# English: { $name }: { $action }.
decided = { $name }: { $action }.

# English: Something happened that nobody saw.
unseen = Eitthvað gerðist sem enginn sá.

## Average luck.

# English: With average luck this play would have brought { $adjusted }.
adjusted = Með meðalheppni hefði þessi spilamennska gefið { $adjusted } líkur á sigri.

# English: With average luck this play would hardly ever have won.
adjusted-never = Með meðalheppni hefði þessi spilamennska nær aldrei dugað til sigurs.

# English: With average luck this play would nearly always have won.
adjusted-always = Með meðalheppni hefði þessi spilamennska nær alltaf dugað til sigurs.

# English: The judge was wrong too often here to say what average luck would have brought.
adjusted-unsure = Dómaranum skjátlaðist hér of oft til þess að segja hvað meðalheppni hefði gefið.

## The whole analysis as text.

# English:
#     { $title }, { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } { $depth ->
#         [quick] at a first look
#        *[other] looked at as deeply as { $depth }
#     }
title =
    { $title }, { $turns ->
        [one] { $turns } lota
       *[other] { $turns } lotur
    }, { $depth ->
        [quick] við fyrstu sýn
        [child] skoðað eins djúpt og barn gerir
        [thrall] skoðað eins djúpt og þræll gerir
        [karl] skoðað eins djúpt og karl gerir
        [jarl] skoðað eins djúpt og jarl gerir
        [skald] skoðað eins djúpt og skáld gerir
       *[other] dýpt { $depth }
    }

# English:
#     { $knowledge ->
#         [spectator] The game is not over: all that is told is what a spectator may know.
#        *[all] The game is not over.
#     }
not-over =
    { $knowledge ->
        [spectator] Spilinu er ekki lokið: aðeins er sagt frá því sem áhorfandi má vita.
       *[all] Spilinu er ekki lokið.
    }

# English: { $name }: from { $start } to { $end }.
seat = { $name }: úr { $start } í { $end }.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     }.
accuracy =
    Nákvæmni { $accuracy } í { $turns ->
        [one] { $turns } lotu
       *[other] { $turns } lotum
    }.

# English: Luck { $luck } points ({ $chance } by dice and draws, { $secrets } by secrets).
seat-luck = Heppni { $luck } prósentustig ({ $chance } af teningum og drætti, { $secrets } af leyndarmálum).

# English: Own turns { $own } points, those of the others { $others }.
seat-turns = Eigin lotur { $own } prósentustig, lotur annarra { $others }.

# English: Misjudged by the judge: { $uncertainty } points.
seat-misjudged = Rangt metið af dómaranum: { $uncertainty } prósentustig.

# English: Points left on the table: { $points }.
seat-points-left = Stig sem skilin voru eftir: { $points }.

# English: Turn { $turn }: { $change } points by { $cause }. { $words }
turning-point = { $turn }. lota: { $change } prósentustig, { $cause }. { $words }

# English: Turn { $turn }. { $name }, { $mark }: { $loss } points. { $words } { $why }
marked-turn = { $turn }. lota. { $name }, { $mark }: { $loss } prósentustig. { $words } { $why }

# English: Position { $number }. { $prompt }
position = Staða { $number }. { $prompt }

# English: Chances: { $chances }.
chances = Líkur: { $chances }.

# English: { $name } { $chance }
chance-of = { $name } { $chance }

# English: The game is not over: what only one seat knows is left out.
only-spectator = Spilinu er ekki lokið: því sem aðeins eitt sæti veit er sleppt.

# English:
#     { $words }: { $chance } (tried { $visits ->
#         [one] { $visits } times
#        *[other] { $visits } times
#     })
plan =
    { $words }: { $chance } (reynt { $visits ->
        [1] einu sinni
        [one] { $visits } sinni
       *[other] { $visits } sinnum
    })

# English: { $action }: { $chances }
outcome = { $action }: { $chances }

## The curve, and the accounts of a seat.

# English: Each seat's chance to win over the whole game: { $seats }.
curve = Líkur hvers sætis á sigri gegnum allt spilið: { $seats }.

# English: { $name } from { $start } to { $end }
curve-seat = { $name } úr { $start } í { $end }

# English: start
account-start = upphaf

# English: luck
account-luck = heppni

# English: own turns
account-own = eigin lotur

# English: the others'
account-others = lotur annarra

# English: misjudged
account-uncertainty = rangt metið

# English: result
account-result = úrslit

# English: { $name }: { $start } at the start; { $parts } points; { $result } at the end.
accounts = { $name }: { $start } í upphafi; { $parts } prósentustig; { $result } í lokin.

## The page of an analysis.

# English: Analysis · { $title }
page-title = Greining · { $title }

# English: { $title }: what decided it
what-decided = { $title }: hvað réð úrslitum

# English: This game
this-game = Þetta spil

# English: Watch it again
watch-again = Horfa á það aftur

# English: To the table
to-table = Að borðinu

# English: The game is being looked at.
looked-at = Verið er að skoða spilið.

# English: This page loads itself again until it is done.
loads-again = Þessi síða endurnýjar sig sjálf þar til því er lokið.

# English: Analyse this game
analyse = Greina þetta spil

# English: Analyse it again
analyse-again = Greina það aftur

# English: The board
the-board = Spilaborðið

# English: The chances over the whole game
chances-over-game = Líkurnar gegnum allt spilið

# English: Go to a moment of the game
go-to-moment = Fara á augnablik í spilinu

# English: To the mark before
mark-before = Á merkið á undan

# English: One step back
step-back = Eitt skref til baka

# English: One step on
step-on = Eitt skref áfram

# English: To the next mark
mark-next = Á næsta merki

# English: About this moment
about-moment = Um þetta augnablik

# English: This moment in words
moment-in-words = Þetta augnablik í orðum

# English: The curve of the game comes here in a moment.
curve-comes = Ferill spilsins birtist hér eftir andartak.

# English: step
keys-step = skref

# English: mark
keys-mark = merki

## The page: another way on from a moment.

# English: What if? Play on from here
what-if = Hvað ef? Spila áfram héðan

# English: A new table stands as the board stands now. You take a seat, bots take the others, and the dice are new. Its game file is this game with your variation in it.
what-if-lead = Nýtt borð er sett upp eins og spilaborðið stendur núna. Þú tekur eitt sæti, bottar taka hin og teningarnir eru nýir. Í skrá spilsins er þetta spil með þinni leið.

# English: Your seat
your-seat = Sætið þitt

# English: The others
the-others = Hinir

# English: Call it
call-it = Heiti

# English: What if I had …
what-if-name = Hvað ef ég hefði …

# English: Play on from step { $step }
play-on-from = Spila áfram frá skrefi { $step }

## The page: each seat.

# English: How it went for each seat
how-it-went = Hvernig gekk í hverju sæti

# English: Seat
column-seat = Sæti

# English: Now
column-now = Núna

# English: Chance to win in the position shown
column-now-meaning = Líkur á sigri í stöðunni sem er sýnd

# English: Accuracy
column-accuracy = Nákvæmni

# English: How much of what was at stake in these turns was kept: 100 if no plan was ever better
column-accuracy-meaning = Hve mikið varðveittist af því sem var í húfi í þessum lotum: 100 ef engin áætlun var nokkru sinni betri

# English: Luck
column-luck = Heppni

# English: What dice, draws and secrets brought, in points of winning chance
column-luck-meaning = Það sem teningar, dráttur og leyndarmál gáfu, í prósentustigum af sigurlíkum

# English: Result
column-result = Úrslit

# English: you
tag-you = þú

# English: What decided it
what-decided-it = Hvað réð úrslitum

# English: Nothing was to be decided.
nothing-to-decide = Ekkert þurfti að ákveða.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered.
accuracy-mattered =
    Nákvæmni { $accuracy } í { $turns ->
        [one] { $turns } lotu sem skipti máli
       *[other] { $turns } lotum sem skiptu máli
    }.

# English:
#     Accuracy { $accuracy } in { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     } that mattered: { $marks }.
accuracy-marks =
    Nákvæmni { $accuracy } í { $turns ->
        [one] { $turns } lotu sem skipti máli
       *[other] { $turns } lotum sem skiptu máli
    }: { $marks }.

# English: Luck brought { $luck } points of winning chance.
luck-brought = Heppni gaf { $luck } prósentustig af sigurlíkum.

# English: Turning points
turning-points = Vendipunktar

# English:
#     { $kind ->
#         [luck] luck: { $words }
#         [own] own turn: { $words }
#        *[other] turn of another seat: { $words }
#     }
turning-cause =
    { $kind ->
        [luck] heppni: { $words }
        [own] eigin lota: { $words }
       *[other] lota annars leikmanns: { $words }
    }

# English: Learn from your mistakes
learn-own = Læra af eigin mistökum

# English: Learn from these mistakes
learn-others = Læra af þessum mistökum

## The page: turns and numbers.

# English: The turns on the curve
turns-on-curve = Loturnar á ferlinum

# English: Nobody missed a clearly better plan, and no single draw changed much: it was decided little by little.
little-by-little = Engin lota hefði getað orðið greinilega betri og enginn einn dráttur breytti miklu: þetta réðst smátt og smátt.

# English: In numbers
in-numbers = Í tölum

# English: All numbers are points of winning chance. The result is the chance at the start, plus luck, turns, and the mistakes of the judge. Luck is dice, draws, and secrets that came out. Mistakes of the judge are nobody's luck: they are the band around the curve. “With average luck” is the chance at the start plus all turns; it may lie below 0 or above 100 %, and is left out where the judge was too often wrong.
numbers-lead = Allt í prósentustigum af sigurlíkum: úrslitin eru líkurnar í upphafi, að viðbættri heppni, lotum og því sem dómarinn mat rangt. Heppni er teningar, dráttur og leyndarmál sem komu í ljós. Það sem var rangt metið er ekki heppni neins: það er bandið kringum ferilinn. „Með meðalheppni“ eru líkurnar í upphafi að viðbættum öllum lotum; sú tala getur verið undir 0 eða yfir 100% og er sleppt þar sem of margt var rangt metið.

# English: At the start
column-start = Í upphafi

# English: Dice and draws
column-chance = Teningar og dráttur

# English: Secrets
column-secrets = Leyndarmál

# English: Own turns
column-own = Eigin lotur

# English: Turns of others
column-others = Lotur annarra

# English: Misjudged
column-misjudged = Rangt metið

# English: At the end
column-end = Í lokin

# English: With average luck
column-adjusted = Með meðalheppni

# English: All turns
all-turns = Allar lotur

# English: { $mark }, { $loss }
turn-mark = { $mark }, { $loss }

# English: Save the analysis
save-analysis = Vista greininguna

## The page on which mistakes are played again.

# English: Learn from mistakes · { $title }
mistakes-title = Læra af mistökum · { $title }

# English: { $title }: { $name }'s mistakes
mistakes-of = { $title }: mistök hjá { $name }

# English: Learn from the mistakes of { $name }
mistakes-heading = Læra af mistökum hjá { $name }

# English: The hall
the-hall = Salurinn

# English: Analysis
to-analysis = Greining

# English: Rules
rules = Reglur

# English: Try again
try-again = Reyna aftur

# English: The board is being laid …
board-being-laid = Verið er að setja spilaborðið upp …

# English: What you can do now
can-do-now = Það sem þú getur gert núna

# English: Steps
steps = Skref

# English: Back
back = Til baka

# English: Show me
show-me = Sýna mér

# English: Next
next = Næst

# English: In words
in-words = Í orðum

# English: Keys
keys = Flýtilyklar

# English: To try again the browser must run the scripts of this page.
mistakes-need-scripts = Til að reyna aftur þarf JavaScript í vafranum.

# English: The analysis tells in words what was better.
analysis-tells = Greiningin segir í orðum hvað var betra.

## An answer to another try.

# English: Yes: this begins the plan of the judge: { $plan }. It wins about { $wins } games in 100.
retry-best = Já: þannig hefst áætlun dómarans: { $plan }. Með henni vinnast um { $wins } spil af 100.

# English: Good: if you go on well, it wins about { $wins } games in 100, hardly less than the best.
retry-good = Gott: ef þú heldur vel áfram vinnast um { $wins } spil af 100, varla færri en með því besta.

# English: This is how it was played. The turn wins about { $wins } games in 100, { $loss } fewer than the best.
retry-played = Svona var spilað. Með þessari lotu vinnast um { $wins } spil af 100, { $loss } færri en með þeirri bestu.

# English: Not yet: however you go on, it wins about { $wins } games in 100, { $loss } fewer than the best.
retry-not-yet = Ekki enn: hvernig sem þú heldur áfram vinnast um { $wins } spil af 100, { $loss } færri en með því besta.

# English: nothing is known of a decision in position { $number }
nothing-known = ekkert er vitað um ákvörðun í stöðu { $number }

## An analysis as a page of its own.

# English:
#     { $turns ->
#         [one] { $turns } turn
#        *[other] { $turns } turns
#     }, { $depth ->
#         [quick] at a first look
#        *[other] looked at as deeply as { $depth }
#     }.
own-page-lead =
    { $turns ->
        [one] { $turns } lota
       *[other] { $turns } lotur
    }, { $depth ->
        [quick] við fyrstu sýn
        [child] skoðað eins djúpt og barn gerir
        [thrall] skoðað eins djúpt og þræll gerir
        [karl] skoðað eins djúpt og karl gerir
        [jarl] skoðað eins djúpt og jarl gerir
        [skald] skoðað eins djúpt og skáld gerir
       *[other] dýpt { $depth }
    }.

# English:
#     { $knowledge ->
#         [spectator] The game is not over: this is what a spectator may know.
#        *[all] The game is not over.
#     }
own-page-not-over =
    { $knowledge ->
        [spectator] Spilinu er ekki lokið: þetta má áhorfandi vita.
       *[all] Spilinu er ekki lokið.
    }

# English: Each seat's chance to win:
chance-to-win = Líkur hvers sætis á sigri:

# English:
#     { $kind ->
#         [luck] luck
#         [inaccurate] inaccurate
#         [mistake] mistake
#        *[blunder] blunder
#     }
sign =
    { $kind ->
        [luck] heppni
        [inaccurate] ónákvæmni
        [mistake] mistök
       *[blunder] afglöp
    }

# English: chance at the start
sum-start = líkur í upphafi

# English: dice and draws
sum-chance = teningar og dráttur

# English: secrets
sum-secrets = leyndarmál

# English: own turns
sum-own = eigin lotur

# English: turns of the others
sum-others = lotur annarra

# English: misjudged by the judge
sum-misjudged = rangt metið af dómaranum

# English: result
sum-result = úrslit

# English: chance now
sum-now = líkur núna

# English: { $change } points by { $cause }: { $words }
change-by = { $change } prósentustig, { $cause }: { $words }

# English: (turn { $turn })
in-turn = ({ $turn }. lota)

# English: What would have been better
what-better = Hvað hefði verið betra

# English: { $name }, turn { $turn }, { $mark }: { $loss } points. { $words }
wrong-turn-words = { $name }, { $turn }. lota, { $mark }: { $loss } prósentustig. { $words }

# English: The board, as { $name } saw it
board-as-seen = Spilaborðið eins og { $name } sá það

## What is wrong with an analysis that was asked for.

# English: this game is not over: it is analysed when it is
not-over-yet = þessu spili er ekki lokið: það er greint þegar því lýkur

# English: this game is not analysed yet
not-analysed = þetta spil hefur ekki verið greint enn

# English: somebody in this game was forgotten: it is not analysed by these names
somebody-forgotten = einhverjum í þessu spili hefur verið gleymt: það er ekki greint undir þessum nöfnum

# English: this game has no result: there is nothing to weigh its decisions by
no-result = þetta spil hefur engin úrslit: því er ekkert til að meta ákvarðanirnar eftir

# English: this game has { $steps } steps; a hall analyses games of up to { $most }
too-long = í þessu spili eru { $steps } skref; salur greinir spil með allt að { $most }

# English: many games are being analysed now: try it again in a minute
too-many = verið er að greina mörg spil: reyndu aftur eftir mínútu

# English: this analysis takes too long: it was given up
gave-up = þessi greining tekur of langan tíma: hætt var við hana

# English: the analysis has stopped in the middle: try it again
stopped = greiningin stöðvaðist í miðju kafi: reyndu aftur

# English: the analysis has failed: try it again
failed = greiningin mistókst: reyndu aftur

# English: nothing has happened in this match yet
nothing-happened = ekkert hefur gerst enn í þessu spili

# English: the game is not over: its decisions are judged afterwards
judged-afterwards = spilinu er ekki lokið: ákvarðanir þess eru metnar eftir á

# English: nobody is to decide in position { $number }
nobody-decides = enginn á að ákveða neitt í stöðu { $number }

# English: there is no position { $number }: this match has the positions 0 to { $last }
no-position = staða { $number } er ekki til: í þessu spili eru stöður 0 til { $last }

# English: "{ $action }" is not legal there: { $why }
not-legal-there = „{ $action }“ er ekki leyft þar: { $why }

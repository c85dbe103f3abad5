### What the scripts of the hall's pages say. A page gets those phrases that its scripts name, already translated.

### Slots are texts, or numbers where a phrase chooses by them; a name is that of a player, as they have written it.

## Said by several scripts.

# English: The rule in full
rule-in-full = Reglan öll

# English: Close
close = Loka

# English: No
no = Nei

# English: Done
done = Búið

# English: { $one }, or { $other }
either = { $one } eða { $other }

# English: { $name }: { $text }
of-name = { $name }: { $text }

# English: “{ $text }”
quoted = „{ $text }“

# English: { $percent } %
percent = { $percent }%

# English: { $days } d { $hours } h
clock-days = { $days } d { $hours } klst

# English: { $step } of { $last }
step-of = { $step } af { $last }

# English: Step { $step } of { $last }
number-of-step = Skref { $step } af { $last }

# English: The hall does not answer
no-answer = Salurinn svarar ekki

# English: The hall does not answer: try it again
no-answer-try = Salurinn svarar ekki: reyndu aftur

# English: The hall does not answer. Try again in a moment.
no-answer-again = Salurinn svarar ekki. Reyndu aftur eftir andartak.

# English: The hall does not answer. Load the page again in a moment.
no-answer-reload = Salurinn svarar ekki. Opnaðu síðuna aftur eftir andartak.

# English: To the analysis
to-analysis = Í greininguna

# English: Once more
once-more = Einu sinni enn

# English: Copied
copied = Afritað

# English:
#     { $level ->
#         [child] Child
#         [thrall] Thrall
#         [karl] Karl
#         [jarl] Jarl
#         [skald] Skald
#        *[other] { $level }
#     }
level =
    { $level ->
        [child] Barn
        [thrall] Þræll
        [karl] Karl
        [jarl] Jarl
        [skald] Skáld
       *[other] { $level }
    }

## Whose turn it is, and what is asked (asking.js, command.js).

# English: Your turn
your-turn = Þú átt leik

# English: { $name }’s turn
turn-of = { $name } á leik

# English: It is the turn of { $name }.
turn-of-sentence = { $name } á leik.

# English: It is the turn of { $name }. The others look away.
turn-look-away = { $name } á leik. Hinir líta undan.

# English: { $name } is thinking
is-thinking = { $name } hugsar

# English: { $name } is to move.
is-to-move = { $name } á leik.

# English: Nobody is at the table: the game waits for those whose seats are kept.
nobody-here = Enginn er við borðið: spilið bíður þeirra sem eiga frátekin sæti.

# English: { $does }?
touch-does = { $does }?

# English: And then?
touch-on = Og svo?

# English: A seat is open: sit down, or watch.
seat-open-sit = Sæti er laust: sestu, eða horfðu á.

# English:
#     Waiting for players: { $seats ->
#         [one] one seat is
#        *[other] { $seats } seats are
#     } open.
waits-for-players =
    Beðið er eftir leikmönnum: { $seats ->
        [1] eitt sæti er laust
        [one] { $seats } sæti er laust
       *[other] { $seats } sæti eru laus
    }.

# English: Bots hold all seats: start the game, and watch it.
bots-hold-all = Bottar sitja í öllum sætum: settu spilið af stað og horfðu á.

# English: Everybody is here: start the game.
start-now = Allir eru komnir: settu spilið af stað.

# English: Everybody is here. The host starts the game.
host-starts = Allir eru komnir. Gestgjafinn setur spilið af stað.

# English: Take back
take-back = Taka til baka

# English: Ask to take back
take-back-ask = Biðja um að taka til baka

# English: Hint
hint = Ábending

# English: All actions
all-actions = Allar aðgerðir

# English: Show again
show-again = Sýna aftur

# English: Nothing that you can do now is called so. Enter asks the hall why.
command-none = Ekkert sem þú getur gert núna heitir þetta. Enter spyr salinn hvers vegna.

# English: It is not your turn.
command-not-yours = Þú átt ekki leik.

## On the board (board.js, tips.js, nearest.js).

# English: Show the { $count } main actions
show-main-actions = Sýna { $count } helstu aðgerðirnar

# English: Cancel
cancel = Hætta við

# English: … and { $count } more ways
more-ways = … og { $count } leiðir enn

# English: There is nothing to do with this now.
nothing-to-do = Með þetta er ekkert hægt að gera núna.

# English: Show what a card lacks
show-what-lacks = Sýna hvað spjald vantar

## Hints (advice.js, hints.js).

# English: Hint: { $hints }
hint-told = Ábending: { $hints }

# English: { $one } Or: { $other }
hint-or = { $one } Eða: { $other }

# English: Something new has happened: the hint ends here.
hint-ends = Eitthvað nýtt hefur gerst: hér endar ábendingin.

# English: Thinking for you
hint-thinking = Hugsa fyrir þig

# English: Stop
hint-stop = Hætta

# English: Stop doing what the hint says
hint-stop-label = Hætta að fara eftir ábendingunni

# English: Do it
hint-do = Gera þetta

# English: Do it: { $hint }
hint-do-label = Gera þetta: { $hint }

## The connection to a table.

# English: the connection is lost
connection-lost = sambandið er rofið

## The end of a game (ending.js).

# English: The game was ended without a result
over-no-result = Spilinu var hætt án úrslita

# English: The game is over
over = Spilinu er lokið

# English: Highlights
highlights = Helstu augnablik

# English: It was practice: something was taken back after it had become known.
was-practice = Þetta var æfing: eitthvað var tekið til baka eftir að það varð kunnugt.

# English: To the next game
to-next-game = Í næsta spil

# English: Waiting for the others …
waiting-for-others = Beðið er eftir hinum …

# English: Play again
play-again = Spila aftur

# English: Play again too
play-again-too = Spila líka aftur

# English: Analyse it
analyse-it = Greina það

# English: Copy the link
copy-link = Afrita tengilinn

# English: Another game
another-game = Annað spil

# English: Watch it again
watch-again = Horfa á það aftur

# English: Save the game file
save-game-file = Vista skrá spilsins

# English: It is a draw.
ended-draw = Jafntefli.

# English: Nobody has won.
ended-nobody-won = Enginn hefur unnið.

# English: All share the win.
ended-all-won = Allir deila sigrinum.

# English: you
you-listed = þú

# English:
#     { $who ->
#         [you] You have won.
#         [one] { $names } has won.
#         [with-you] { $names } have won.
#        *[many] { $names } have won.
#     }
ended-won =
    { $who ->
        [you] Þú hefur unnið.
        [one] { $names } hefur unnið.
        [with-you] { $names } hafið unnið.
       *[many] { $names } hafa unnið.
    }

# English:
#     { $who ->
#         [you] You have won by { $points }.
#         [one] { $names } has won by { $points }.
#         [with-you] { $names } have won by { $points }.
#        *[many] { $names } have won by { $points }.
#     }
ended-won-by =
    { $who ->
        [you] Þú hefur unnið.
        [one] { $names } hefur unnið.
        [with-you] { $names } hafið unnið.
       *[many] { $names } hafa unnið.
    } Munurinn er { $points }.

# English:
#     { $place ->
#         [1] first
#         [2] second
#         [3] third
#         [4] fourth
#         [5] fifth
#         [6] sixth
#         [7] seventh
#        *[8] eighth
#     }
ordinal =
    { $place ->
        [1] fyrsta
        [2] öðru
        [3] þriðja
        [4] fjórða
        [5] fimmta
        [6] sjötta
        [7] sjöunda
       *[8] áttunda
    }

# English: You come { ordinal }.
come-place = Þú lendir í { ordinal } sæti.

# English: You come { ordinal } of { $players }.
come-place-of = Þú lendir í { ordinal } sæti af { $players }.

# English: You come { ordinal } of { $players }, { $points } behind the first.
come-place-behind = Þú lendir í { ordinal } sæti af { $players }; { $points } vantar upp á fyrsta sætið.

# English: You share the { ordinal } place.
share-place = Þú deilir { ordinal } sæti.

# English: You share the { ordinal } place of { $players }.
share-place-of = Þú deilir { ordinal } sæti af { $players }.

# English: You share the { ordinal } place of { $players }, { $points } behind the first.
share-place-behind = Þú deilir { ordinal } sæti af { $players }; { $points } vantar upp á fyrsta sætið.

# English: won
result-won = vann

# English: a draw
result-drew = jafntefli

# English: lost
result-lost = tapaði

## The dice of a game: what was promised (ending.js).

# English: A word of your own, if you like
word-of-own = Orð frá þér, ef þú vilt

# English: at random
at-random = af handahófi

# English: Dice and draws of the next game
next-dice = Teningar og dráttur næsta spils

# English: They are promised already, by this number:
next-dice-promised = Þessu er þegar lofað, með þessari tölu:

# English: Everybody who plays again adds something to them, so that the hall cannot choose dice to its liking.
next-dice-add = Þeir sem spila aftur bæta einhverju við, svo að salurinn geti ekki valið teninga að vild.

# English: Was chance fair? The proof
proof = Var hendingin heiðarleg? Sönnunin

# English: Before the game the hall promised the dice by this number:
proof-before = Á undan spilinu lofaði salurinn teningunum með þessari tölu:

# English: This is the secret behind it. Everybody can check every throw:
proof-secret = Þetta er leyndarmálið að baki henni. Allir geta prófað hvert kast:

# English: Check the dice of this game
proof-check = Prófa teninga þessa spils

# English:
#     { $steps ->
#         [one] The first step has
#        *[other] The first { $steps } steps have
#     } the dice of the game that was taken over: its own file proves those. Later ones prove nothing: nobody has added anything to them. A game that is taken over is for learning.
taken-dice =
    { $steps ->
        [1] Í fyrsta skrefinu
       *[other] Í fyrstu { $steps } skrefunum
    } eru teningar spilsins sem tekið var upp: þeir sannast af skrá þess. Hinir sanna ekkert: enginn hefur bætt neinu við þá. Spil sem er tekið upp er til að læra af.

# English: Before the game the hall fixed the dice, and promised them by this number, which nobody can change later:
promise-fixed = Á undan spilinu hefur salurinn ákveðið teningana og lofað þeim með þessari tölu, sem enginn getur breytt síðar:

# English: Then everybody at the table adds something, so that the hall cannot choose dice to its liking.
promise-all-add = Svo bæta allir við borðið einhverju við, svo að salurinn geti ekki valið teninga að vild.

# English: Added by the players: { $words }.
promise-added = Leikmenn bættu við: { $words }.

# English: Nobody has added anything: the hall could have chosen this secret to its liking.
promise-none-added = Enginn hefur bætt neinu við: salurinn gæti hafa valið þetta leyndarmál að vild.

# English: The game has ended. This is the secret behind the promise:
promise-secret = Spilinu er lokið. Þetta er leyndarmálið að baki loforðinu:

# English: When the game ends, the secret behind it is told, and everybody can check every throw.
promise-when-over = Þegar spilinu lýkur er leyndarmálið að baki birt, og allir geta prófað hvert kast.

# English: How fair dice work
how-dice-work = Hvernig heiðarlegir teningar virka

## The seats of a table (panels.js).

# English: Chances to win: { $chances }
chances = Líkur á sigri: { $chances }

# English: { $name } { $percent } %
chance-of = { $name } { $percent }%

# English: you
tag-you = þú

# English: somebody at this screen
tag-you-shared = einhver við þennan skjá

# English: this is your seat
tag-you-alone = þetta er sætið þitt

# English: bot
tag-bot = botti

# English: a bot: { $level }
tag-bot-which = botti: { $level }

# English: open
tag-open = laust

# English: nobody sits here yet
tag-open-meaning = hér situr enginn enn

# English: here
tag-here = hér

# English: looks at the table now
tag-here-meaning = horfir á borðið núna

# English: away
tag-away = ekki við

# English: does not look at the table now
tag-away-meaning = horfir ekki á borðið núna

# English: kept
tag-kept = frátekið

# English: The seat is kept for { $name } until { $time }
tag-kept-meaning = Sætið er frátekið handa { $name } til { $time }

# English: host
tag-host = gestgjafi

# English: has opened the table
tag-host-meaning = opnaði borðið

# English: thinking
tag-thinking = hugsar

# English: to move
tag-to-move = á leik

# English:
#     { $people ->
#         [one] One person watches.
#        *[other] { $people } people watch.
#     }
watching =
    { $people ->
        [1] Einn horfir á.
        [one] { $people } horfir á.
       *[other] { $people } horfa á.
    }

# English: Your name
your-name = Nafnið þitt

# English: Guest
guest = Gestur

# English: A word for the dice, if you like
word-for-dice = Orð handa teningunum, ef þú vilt

# English: Sit here
sit-here = Setjast hér

# English: Leave
leave = Fara

# English:
#     A bot plays on for { $name }, and the seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }: you may come back.
leave-sure =
    Botti spilar áfram fyrir { $name } og sætið er frátekið í { $days ->
        [1] einn dag
       *[other] { $days } daga
    }: þú mátt koma aftur.

# English: Leave the seat
leave-yes = Fara úr sætinu

# English: Resign
resign = Gefast upp

# English: A bot plays on for { $name }, for good: the seat cannot be taken back.
resign-sure = Botti spilar áfram fyrir { $name }, og það til loka: ekki er hægt að setjast aftur í sætið.

# English: You give up: the game ends, and the other side has won.
resign-two-sure = Þú gefst upp: spilinu lýkur og mótherjinn hefur unnið.

# English: A bot for seat { $seat }
bot-for-seat = Botti í sæti { $seat }

# English: Open this seat
open-seat = Losa þetta sæti

# English: Change the bot
change-bot = Skipta um botta

# English: Let a bot sit
let-bot-sit = Láta botta setjast

# English: Offer this seat
offer-seat = Bjóða þetta sæti

# English: Away? Let a bot play
away-let-bot = Ekki við? Láta botta spila

# English:
#     A bot plays for { $name }. The seat is kept for { $days ->
#         [1] a day
#        *[other] { $days } days
#     }, and { $name } may come back at any time.
away-sure =
    Botti spilar fyrir { $name }. Sætið er frátekið í { $days ->
        [1] einn dag
       *[other] { $days } daga
    }, og { $name } má koma aftur hvenær sem er.

# English: Let a bot play
away-yes = Láta botta spila

# English: Start the game
start-game = Hefja spilið

# English: Copy the invitation
copy-invitation = Afrita boðið

# English: End this game
end-game = Hætta þessu spili

# English: The game ends here, without a result. It cannot be taken up again.
end-sure = Spilinu lýkur hér, án úrslita. Ekki er hægt að taka það upp aftur.

# English: End it
end-yes = Hætta því

# English: The address of this table:
address-of-table = Slóð þessa borðs:

## Before a game, and questions to the table (panels.js).

# English: Send this address to those you would like to play with:
send-address = Sendu þessa slóð þeim sem þú vilt spila við:

# English: The invitation
invitation = Boðið

# English: Copy
copy = Afrita

# English: Whoever opens it may take an open seat, or watch.
whoever-opens = Sá sem opnar hana getur sest í laust sæti eða horft á.

# English: A seat is open: sit down, or stay and watch.
seat-open-stay = Sæti er laust: sestu, eða vertu kyrr og horfðu á.

# English: Everybody is here.
everybody-here = Allir eru komnir.

# English: This game is rated: no hints, nothing is taken back, and whoever gives up has lost.
rated-for-all = Þetta spil er metið til stiga: engar ábendingar, ekkert er tekið til baka, og sá sem gefst upp tapar.

# English: Hints for everybody: the player to move may ask what a good player would do.
hints-for-all = Ábendingar handa öllum: sá sem á leik má spyrja hvað góður leikmaður gerði.

# English: Add a word of your own to the dice
add-word = Bættu þínu orði við teningana

# English: How it is played
how-played = Hvernig það er spilað

# English: This address works on this computer only. To let others in, start the hall with { $command } and open this table by the name or number of this computer in your network.
local-only = Þessi slóð virkar aðeins í þessari tölvu. Til að hleypa öðrum að skaltu ræsa salinn með { $command } og opna þetta borð með nafni eða númeri tölvunnar á netinu ykkar.

# English: You have asked the others to take back your last decision.
asked-by-you = Þú baðst hina um að mega taka síðustu ákvörðun þína til baka.

# English: { $name } would like to take back a decision.
asked-by = { $name } vill taka ákvörðun til baka.

# English: Never mind
never-mind = Hætta við

# English: Agree
agree = Samþykkja

# English: Refuse
refuse = Hafna

# English: You have agreed; others are asked too.
agreed = Þú hefur samþykkt; aðrir eru líka spurðir.

## What the others have done since one looked last (recap.js).

# English: Since your last turn
since-last-turn = Frá síðustu lotu þinni

# English:
#     { $count ->
#         [one] … and { $count } thing before.
#        *[other] … and { $count } things before.
#     }
things-before =
    { $count ->
        [1] … og eitt á undan.
        [one] … og { $count } á undan.
       *[other] … og { $count } á undan.
    }

# English: Go on
go-on = Halda áfram

# English: Show it on the board
show-on-board = Sýna á spilaborðinu

## The table (table.js, leaving.js).

# English: Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.
practise-sure = Eitthvað nýtt hefur komið í ljós síðan: teningar féllu eða einhverju var snúið við. Þú mátt taka það til baka, en þá er þetta spil æfing og dagbókin segir frá því.

# English: Practise
practise-yes = Æfa

# English: The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.
others-wait = Hinir bíða eftir þér: eftir mínútu mega þeir láta botta spila fyrir þig. Sætið þitt er frátekið.

# English: { $left } { $does } all the same?
leave-lying-sure = { $left } { $does } samt?

# English: Go back
go-back = Til baka

## The list of keys (keys.js and others): what each does.

# English: This list
key-list = Þessi listi

# English: From the board to the buttons and on
key-tab = Frá spilaborðinu á hnappana og áfram

# English: From one lit piece to the next
key-arrows = Frá einum lýstum hlut á þann næsta

# English: Touch it
key-enter = Snerta hann

# English: Take the last touch back, or close what is open
key-escape = Taka síðustu snertingu til baka, eða loka því sem er opið

# English: Press that button
key-number = Ýta á þann hnapp

# English: All actions; type one
key-all-actions = Allar aðgerðir; skrifa eina

# English: To the board
key-board = Á spilaborðið

# English: A hint
key-hint = Ábending

# English: Do what the hint says
key-do-hint = Gera eins og ábendingin segir

# English: To the log
key-log = Í dagbókina

# English: A word to all
key-chat = Segja öllum eitthvað

# English: Show again what has happened
key-again = Sýna aftur hvað gerðist

# English: Sounds on or off
key-sounds = Hljóð á eða af

# English: See the piece large
key-large = Sjá hlutinn stóran

# English: Closer
key-closer = Nær

# English: Farther away
key-farther = Fjær

# English: Next, or show me
key-next-or-show = Næst, eða sýna mér

# English: The step before
key-step-before = Skrefið á undan

# English: The next turn
key-next-turn = Næsta lota

# English: The turn before
key-turn-before = Lotan á undan

# English: Show what was better
key-show-better = Sýna hvað var betra

## A first game, step by step (learn.js).

# English: You know enough.
learn-enough = Þú kannt nóg.

# English: Show me
show-me = Sýna mér

# English: Next
next = Næst

# English: Not this one. { $ask } Touch what is lit.
not-this = Ekki þetta. { $ask } Snertu það sem lýsir.

# English: { $ask } What next? Touch what is lit.
what-next = { $ask } Hvað næst? Snertu það sem lýsir.

## What decided a game (analysis.js).

# English: Try it again
analysis-again = Reyna aftur

# English: The curve is a first look. Now every turn is looked at closely.
analysis-deeper = Ferillinn er dreginn við fyrstu sýn. Nú er hver lota skoðuð vandlega.

# English: The game is being looked at.
analysis-going = Verið er að skoða spilið.

# English: How far the analysis is
analysis-how-far = Hve langt greiningin er komin

# English: Step { $step } of { $last }. { $chances }. { $told }
analysis-moment = Skref { $step } af { $last }. { $chances }. { $told }

# English: Best
plan-best = Best

# English: Played, and the best
plan-played-best = Spilað, og best

# English: Played
plan-played = Spilað

# English: Or
plan-other = Eða

# English: Play on from step { $step }
play-on-from = Spila áfram frá skrefi { $step }

## Learning from mistakes (mistakes.js).

# English:
#     { $mark ->
#         [inaccurate] This was inaccurate: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#         [blunder] This was a blunder: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#        *[mistake] This was a mistake: “{ $turn }” cost about { $games } games in 100. What would have been better? Show how you would begin.
#     }
was-mistake =
    { $mark ->
        [inaccurate] Þetta var ónákvæmt: „{ $turn }“ kostaði um { $games } spil af 100. Hvað hefði verið betra? Sýndu hvernig þú hæfir lotuna.
        [blunder] Þetta voru afglöp: „{ $turn }“ kostaði um { $games } spil af 100. Hvað hefði verið betra? Sýndu hvernig þú hæfir lotuna.
       *[mistake] Þetta voru mistök: „{ $turn }“ kostaði um { $games } spil af 100. Hvað hefði verið betra? Sýndu hvernig þú hæfir lotuna.
    }

# English: Turn { $turn } of { $last }
turn-of-all = Lota { $turn } af { $last }

# English: Skip
skip = Sleppa

# English: { $found } of { $all } found.
found-of = { $found } af { $all } fundust.

# English: There is nothing to learn here.
nothing-to-learn = Hér er ekkert að læra.

# English: This seat never missed a clearly better plan.
no-better-plan = Engin lota í þessu sæti hefði getað orðið greinilega betri.

# English: Play again, and do it at the table.
all-found = Spilaðu aftur, og gerðu það við borðið.

# English: Those that you have not found wait for you: go back to them, or play again and do better.
some-left = Þær sem þú fannst ekki bíða þín: farðu aftur í þær, eða spilaðu aftur og gerðu betur.

# English: { $action } The judge thinks about it
judge-thinks = { $action } Dómarinn hugsar um það

# English: Best: { $words }
best-was = Best: { $words }

# English: Nothing can be done with this now. Touch what is lit.
nothing-with-this = Með þetta er ekkert hægt að gera núna. Snertu það sem lýsir.

## A replay (replay.js).

# English: Pause
pause = Hlé

# English: Play
play = Spila

# English: The link to this moment:
link-to-moment = Tengill á þetta augnablik:

## Rules over the table (rule_sheet.js).

# English: In a tab of its own
in-tab-of-own = Í eigin flipa

# English: The rules
rules = Reglurnar

## Checking the dice of a game file (verify.js, fairdice.js).

# English: Computing every draw …
computing = Reikna hvern drátt …

# English: This is not a game file: it cannot be read as JSON.
not-json = Þetta er ekki skrá spils: hana er ekki hægt að lesa sem JSON.

# English: This is JSON, but not a game file of Meadhall.
not-game-file = Þetta er JSON en ekki skrá spils frá Meadhall.

# English: This game was played with scripted chance: there are no dice to check.
no-dice = Í þessu spili var tilviljunin fyrirfram skrifuð: hér eru engir teningar að prófa.

# English: The secret of the dice is not in this file: it is published when the game is over.
no-secret = Leyndarmál teninganna er ekki í þessari skrá: það er birt þegar spilinu er lokið.

# English: The secret of the dice should be 64 hexadecimal digits.
bad-secret = Leyndarmál teninganna á að vera 64 tölustafir í sextándakerfi.

# English: The secret is not the one that was promised: its SHA-256 differs from the promise.
other-secret = Leyndarmálið er ekki það sem lofað var: SHA-256 þess er annað en loforðið.

# English: { $weight } in { $total }
chance-in = { $weight } af { $total }

# English: Draw { $draw } (action { $action }) was “{ $told }”, but the dice say “{ $expected }”.
draw-differs = Dráttur { $draw } (aðgerð { $action }) var „{ $told }“ en teningarnir segja „{ $expected }“.

# English: The draws agree as far as the file follows the rules, but it does not follow them to its end: { $problem }.
file-stops = Drættirnir stemma svo langt sem skráin fylgir reglunum, en hún gerir það ekki til loka: { $problem }.

# English: Not fair, or not whole
not-fair = Ekki heiðarlegt, eða ekki heilt

# English: Fair
fair = Heiðarlegt

# English: All { $count } draws are what the promised dice say. Your browser has computed each of them.
all-draws-fair = Allir { $count } drættirnir eru eins og teningarnir sem lofað var segja. Vafrinn þinn hefur reiknað hvern þeirra.

# English: none: nobody added anything
nobody-added = engu: enginn bætti neinu við

# English: Players
fact-players = Leikmenn

# English: Promised before
fact-promised = Lofað fyrir fram

# English: Secret, told after
fact-secret = Leyndarmál, birt eftir á

# English: Added by players
fact-added = Leikmenn bættu við

# English: It is the promise that you noted before the game.
noted-same = Þetta er loforðið sem þú skrifaðir hjá þér á undan spilinu.

# English: But it is not the promise that you noted before the game: this may be another game, or another secret.
noted-other = En þetta er ekki loforðið sem þú skrifaðir hjá þér á undan spilinu: þetta gæti verið annað spil eða annað leyndarmál.

# English: draw
column-draw = dráttur

# English: file says
column-file = skráin segir

# English: dice say
column-dice = teningarnir segja

# English: chance
column-chance = líkur

# English: number
column-number = tala

# English: All { $count } draws
all-draws = Allir { $count } drættirnir

# English: The check could not be finished: { $problem }.
check-broke-off = Ekki tókst að ljúka prófuninni: { $problem }.

# English: The game file could not be fetched: { $problem }.
no-file = Ekki tókst að sækja skrá spilsins: { $problem }.

## Passkeys (passkeys.js).

# English: Your browser could not do that.
passkey-failed = Vafrinn þinn gat þetta ekki.

# English: Nothing was shown: try it once more, or come in another way.
passkey-given-up = Ekkert var sýnt: reyndu aftur eða komdu inn á annan hátt.

## Alerts by push (alerts.js).

# English: This browser was told to show no messages of this hall. You can allow them in its settings for this page.
push-refused = Þessum vafra var sagt að birta engin skilaboð frá þessum sal. Þú getur leyft þau í stillingum hans fyrir þessa síðu.

# English: This browser tells you when a table waits.
push-is-on = Þessi vafri lætur þig vita þegar borð bíður.

# English: This browser does not tell you yet.
push-is-off = Þessi vafri lætur þig ekki vita enn.

# English: This browser cannot show messages. On a phone, put the hall on the home screen first; or use the calendar below.
push-cannot = Þessi vafri getur ekki birt skilaboð. Í síma skaltu fyrst setja salinn á heimaskjáinn, eða nota dagatalið hér að neðan.

# English: That did not work: the service that carries messages for this browser could not be reached.
push-failed = Þetta tókst ekki: ekki náðist í þjónustuna sem flytur skilaboð fyrir þennan vafra.

## The workshop.

# English: Row { $row }, column { $column }: { $sign }
workshop-cell = Röð { $row }, dálkur { $column }: { $sign }

# English: Row +
workshop-row-more = Röð +

# English: Row −
workshop-row-less = Röð −

# English: Column +
workshop-column-more = Dálkur +

# English: Column −
workshop-column-less = Dálkur −

# English: This browser cannot read the picture, or make it small enough.
workshop-picture-unread = Þessi vafri getur ekki lesið myndina eða gert hana nógu litla.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Spil hingað til: { $done } af { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Þjarkarnir læra. Sekúndur hingað til: { $done } af { $total }

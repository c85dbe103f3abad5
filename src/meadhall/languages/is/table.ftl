## Lines of the log about people; their kind stands before the first hyphen. The games themselves tell what a match did.

## $name is who sits there now, $before who sat there until then, $days for how long a seat is kept for who has gone.

# English: { $name } takes a seat.
seat-sat = { $name } tekur sæti.

# English: { $name } takes over from { $before }.
seat-sat-again = { $name } tekur við af { $before }.

# English: { $before } leaves the seat.
seat-vacated = { $before } fer úr sætinu.

# English: The seat of { $name } is offered to whoever comes; the bot plays on until then.
seat-offered = Sætið sem { $name } situr í stendur öllum til boða; bottinn spilar áfram þangað til.

# English: { $before } is now called { $name }.
seat-renamed = { $before } heitir nú { $name }.

# English: The time of { $name } is up.
seat-late = Tíminn er búinn hjá { $name }.

# English:
#     { $name-is ->
#         [you] You are on vacation until { $until }: your time stands still.
#        *[other] { $name } is on vacation until { $until }: their time stands still.
#     }
seat-rests =
    { $name-is ->
        [you] Þú ert í fríi til { $until }: tíminn þinn stendur kyrr.
       *[other] { $name } er í fríi til { $until }: tíminn stendur kyrr á meðan.
    }

# English:
#     { $name-is ->
#         [you] You are back, and your time goes on.
#        *[other] { $name } is back, and their time goes on.
#     }
seat-rests-no-more =
    { $name-is ->
        [you] Þú ert aftur við borðið og tíminn þinn gengur á ný.
       *[other] { $name } er aftur við borðið og tíminn gengur á ný.
    }

# English: "{ $action }" leaves something to choose: that cannot be ordered in advance
illegal-action_order = við „{ $action }“ þarf að velja eitthvað: það er ekki hægt að fyrirskipa fyrir fram

# English: { $name }, a bot, takes a seat.
seat-bot-asked = Bottinn { $name } tekur sæti.

# English:
#     { $name-is ->
#         [you] You resign.
#        *[other] { $name } resigns.
#     }
seat-resigned =
    { $name-is ->
        [you] Þú gefst upp.
       *[other] { $name } gefst upp.
    }

# English:
#     { $before-is ->
#         [you] You resign, and have lost.
#        *[other] { $before } resigns, and has lost.
#     }
seat-lost-resigned =
    { $before-is ->
        [you] Þú gefst upp og hefur tapað.
       *[other] { $before } gefst upp og hefur tapað.
    }

# English:
#     { $before-is ->
#         [you] You leave, and have lost.
#        *[other] { $before } leaves, and has lost.
#     }
seat-lost-left =
    { $before-is ->
        [you] Þú ferð og hefur þar með tapað.
       *[other] { $before } fer og hefur þar með tapað.
    }

# English:
#     { $before-is ->
#         [you] Your time is up, and you have lost.
#        *[other] The time of { $before } is up, and the game is lost for them.
#     }
seat-lost-late =
    { $before-is ->
        [you] Þú féllst á tíma og hefur tapað.
       *[other] { $before } féll á tíma og hefur tapað.
    }

# English: { $before } resigns; { $name }, a bot, plays on.
seat-bot-resigned = { $before } gefst upp; bottinn { $name } spilar áfram.

# English: { $before } leaves; { bot-plays-on }
seat-bot-left = { $before } fer; { bot-plays-on }

# English: The time of { $before } is up; { bot-plays-on }
seat-bot-late = Tíminn er búinn hjá { $before }; { bot-plays-on }

# English: { $before } is away; { bot-plays-on }
seat-bot-away = { $before } er ekki við; { bot-plays-on }

# English: { $before } is gone and nobody is left at the table: the game waits for those whose seats are kept.
seat-bot-waits = { $before } fer og enginn er eftir við borðið: spilið bíður þeirra sem eiga frátekin sæti.

# English: { $name }, a bot, plays on. The seat is kept for { so-long }.
bot-plays-on = bottinn { $name } spilar áfram. Sætið er frátekið í { so-long }.

# English:
#     { $days ->
#         [one] a day
#        *[other] { $days } days
#     }
so-long =
    { $days ->
        [1] einn dag
        [one] { $days } dag
       *[other] { $days } daga
    }

# English: The game begins.
game-started = Spilið hefst.

# English: The game begins. Everybody may ask for hints, as agreed.
game-started-hints = Spilið hefst. Allir mega biðja um ábendingar, eins og um var samið.

# English: The game begins. It is rated: nothing is taken back, and whoever gives up or runs out of time loses.
game-started-rated = Spilið hefst. Það er metið til stiga: ekkert er tekið til baka, og sá sem gefst upp eða fellur á tíma tapar.

# English: The game goes on from step { $step } of another one: { $what }
game-taken-over = Spilið heldur áfram frá skrefi { $step } í öðru spili: { $what }

# English:
#     { $name-is ->
#         [you] You would like another game.
#        *[other] { $name } would like another game.
#     }
game-rematch =
    { $name-is ->
        [you] Þú vilt annað spil.
       *[other] { $name } vill annað spil.
    }

# English: The next game is ready.
game-rematched = Næsta spil er tilbúið.

# English:
#     { $name-is ->
#         [you] From then on you were ahead.
#        *[other] From then on { $name } was ahead.
#     }
story-ahead =
    { $name-is ->
        [you] Upp frá því hafðir þú forystuna.
       *[other] Upp frá því hafði { $name } forystuna.
    }

# English: The game ends here, without a result.
game-called = Spilinu lýkur hér, án úrslita.

# English:
#     { $name-is ->
#         [you] You ask
#        *[other] { $name } asks
#     } to take back a decision.
undo-asked =
    { $name-is ->
        [you] Þú biður
       *[other] { $name } biður
    } um að fá að taka ákvörðun til baka.

# English: The decision stands.
undo-refused = Ákvörðunin stendur.

# English:
#     { $name-is ->
#         [you] You take back a decision.
#        *[other] { $name } takes back a decision.
#     }
undo-done =
    { $name-is ->
        [you] Þú tekur ákvörðun til baka.
       *[other] { $name } tekur ákvörðun til baka.
    }

# English:
#     { $name-is ->
#         [you] You take back a decision, and what came after it.
#        *[other] { $name } takes back a decision, and what came after it.
#     }
undo-more =
    { $name-is ->
        [you] Þú tekur ákvörðun til baka og það sem á eftir henni kom.
       *[other] { $name } tekur ákvörðun til baka og það sem á eftir henni kom.
    }

# English: { undo-done } { only-practice }
undo-done-practice = { undo-done } { only-practice }

# English: { undo-more } { only-practice }
undo-more-practice = { undo-more } { only-practice }

# English: Something new had been learnt since: this game is practice.
only-practice = Eitthvað nýtt hafði komið í ljós í millitíðinni: þetta spil er æfing.

## Names

# English: Guest
guest = Gestur

# English: Seat { $seat }
open-seat = Sæti { $seat }

## Refusals; the code of the error stands before the underscore.

# English: the game has not started
not-started = spilið er ekki hafið

# English: the game has not started: there is nothing to write down
not-started_file = spilið er ekki hafið: ekkert er til að skrá

# English: the game has started
started = spilið er hafið

# English: the game has started: its dice are fixed
started_salt = spilið er hafið: teningar þess eru ákveðnir

# English: the game is over
over = spilinu er lokið

# English: the game is over: there is nothing to leave
over_leave = spilinu er lokið: ekkert er til að fara frá

# English: the game is over; you may watch what has become of it
over_sit = spilinu er lokið; þú mátt skoða hvernig fór

# English: the game is over, and the secret of its dice is known
over_undo = spilinu er lokið og leyndarmál teninganna er þekkt

# English: another game can begin when this one is over
not-over = annað spil getur hafist þegar þessu er lokið

# English: there is no seat { $seat }: they are 0 to { $last }
no-seat = sæti { $seat } er ekki til: þau eru 0 til { $last }

# English: only those who hold a seat may do this
not-seated = aðeins þeir sem sitja við borðið mega gera þetta

# English: you are watching: take a seat first
not-seated_watching = þú horfir á: taktu þér fyrst sæti

# English: you are watching: there is nothing of yours to take back
not-seated_undo = þú horfir á: þú átt ekkert til að taka til baka

# English:
#     seat { $seat } is not yours: { $name-is ->
#         [hidden] nobody holds it
#        *[other] it is held by { $name }
#     }
not-yours =
    sæti { $seat } er ekki þitt: { $name-is ->
        [hidden] enginn situr þar
       *[other] { $name } situr þar
    }

# English: others play too: resign, and a bot plays on for you
not-yours_call = fleiri spila með: gefstu upp, og botti spilar áfram fyrir þig

# English: this is your own seat: leave it, if you like
not-yours_own = þetta er þitt eigið sæti: farðu úr því ef þú vilt

# English: it is the turn of { $name }
not-your-turn = { $name } á leik

# English: only the host decides who may sit where
not-host = aðeins gestgjafinn ræður því hver situr hvar

# English: the host starts the game
not-host_start = gestgjafinn setur spilið af stað

# English:
#     { $count ->
#         [one] seat { $seats } is
#        *[other] seats { $seats } are
#     } open: wait for somebody, or let a bot sit there
seats-open =
    { $count ->
        [one] sæti { $seats } er laust
       *[other] sæti { $seats } eru laus
    }: bíddu eftir einhverjum eða láttu botta setjast þar

# English: you hold this seat already, as { $name }
seat-taken_yours = þú situr nú þegar í þessu sæti, sem { $name }

# English: it is held by { $name }
seat-taken_held = { $name } situr þar

# English: this seat is held by { $name }, a bot; the host can open it
seat-taken_bot = bottinn { $name } situr hér; gestgjafinn getur losað sætið

# English: { $name }, a bot, plays here; the host can offer the seat
seat-taken_playing = bottinn { $name } spilar hér; gestgjafinn getur boðið sætið öðrum

# English: you have held another seat in this game: this one would show you too much
seat-taken_eyes = þú hefur setið í öðru sæti í þessu spili: þetta sæti sýndi þér of mikið

# English: this seat is open already
seat-taken_open = þetta sæti er þegar laust

# English: this seat is held by { $name }: nobody can take it away in a running game
seat-taken_person = { $name } situr hér: enginn getur tekið sætið í miðju spili

# English: this seat is kept for { $name } for { so-long }: nobody else can take it
seat-kept = þetta sæti er frátekið handa { $name } í { so-long }: þann tíma fær enginn annar það

# English: a seat is kept for somebody who may come back: leave, and the game waits for them
seat-kept_call = sæti er frátekið handa einhverjum sem getur komið aftur: farðu, og spilið bíður

# English:
#     { $name } may be replaced by a bot when the others have waited for { $seconds } seconds{ $clock ->
#         [yes] , but this game has a clock
#        *[no] { "" }
#     }
too-early =
    botti má taka við af { $name } þegar hinir hafa beðið í { $seconds } sekúndur{ $clock ->
        [yes] , en þetta spil er á klukku
       *[no] { "" }
    }

# English: the position has changed since: look again
stale = staðan hefur breyst síðan: líttu aftur á

# English: something is being asked already
already-asked = þegar er spurt að öðru

# English: you have agreed to another game already
already-asked_rematch = þú hefur þegar samþykkt annað spil

# English: nobody has asked anything
no-proposal = enginn hefur spurt að neinu

# English: nobody waits for your consent
no-proposal_consent = enginn bíður eftir samþykki þínu

# English: you have not decided anything yet
nothing-to-undo = þú hefur ekki ákveðið neitt enn

# English: the others must consent to this, and they are away: their seats are kept
nobody-to-ask = hinir verða að samþykkja þetta og þeir eru ekki við: sætin þeirra eru frátekin

# English: the log of this table is full: play on, or open another table
log-full = dagbók þessa borðs er full: spilið áfram, eða opnið annað borð

# English: a name needs at least one letter or digit
bad-name = í nafni þarf að vera minnst einn bókstafur eða tölustafur

# English: there is nothing to say in an empty text
bad-text = auður texti segir ekki neitt

# English: a rated game needs a clock
bad-table_rated-clock = spil sem er metið til stiga þarf klukku

# English: in a rated game whoever runs out of time has lost: leave `late` out
bad-table_rated-late = í spili sem er metið til stiga tapar sá sem fellur á tíma: slepptu `late`

# English: in a rated game nobody has hints
bad-table_rated-hints = í spili sem er metið til stiga fær enginn ábendingar

# English: a rated game is played with the printed components, not with an edition of your own
bad-table_rated-edition = spil sem er metið til stiga er spilað með prentuðu íhlutunum, ekki eigin útgáfu

# English: a rated game needs at least two players, and one of them must be a person
bad-table_rated-alone = í spili sem er metið til stiga þurfa að vera minnst tveir leikmenn og að minnsta kosti annar þeirra manneskja

# English: in a rated game everybody holds one seat
bad-table_rated-seats = í spili sem er metið til stiga á hver maður eitt sæti

# English: this game is rated: resign, if you like, and you have lost it
rated_call = þetta spil er metið til stiga: þú getur gefist upp, en þá hefurðu tapað því

# English: this game is rated: everybody holds one seat
rated_sit = þetta spil er metið til stiga: hver maður á eitt sæti

# English: this game is rated: whoever has begun it plays it to its end
rated_seats = þetta spil er metið til stiga: sá sem hóf það spilar það til enda

# English: this game is rated: nothing is taken back
rated_undo = þetta spil er metið til stiga: ekkert er tekið til baka

# English: this game has { $seats } seats, not { $given }
bad-table = í þessu spili eru { $seats } sæti en ekki { $given }

# English: an entry of this table is not what was written: the hall's storage is damaged
damaged_entry = færsla um þetta borð er ekki það sem var skrifað: geymsla salarins er skemmd

# English: entry { $number } of this table is missing
damaged_missing = færslu { $number } um þetta borð vantar

# English: the log of this table does not begin with its opening
damaged_opening = dagbók þessa borðs hefst ekki á opnun þess

# English: the log of this table is empty
damaged_empty = dagbók þessa borðs er auð

# English: the snapshot of this table does not fit its game: { $why }
damaged_snapshot = myndin af stöðunni á þessu borði hæfir ekki spilinu: { $why }

# English: the moves of this game lead elsewhere by the rules of this Meadhall
damaged_moves = ákvarðanirnar í þessu spili leiða annað eftir reglum þessa Meadhall

# English: this game was begun by version { $rules } of the rules of { $title }; this Meadhall knows up to { $known }
damaged_rules = þetta spil hófst eftir gerð { $rules } af reglum { $title }; þetta Meadhall þekkir þær upp að { $known }

# English: this game was begun with components of { $title } that this Meadhall lacks
damaged_content = þetta spil hófst með hlutum í { $title } sem þetta Meadhall hefur ekki

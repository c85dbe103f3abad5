## Lines of the log about people; their kind stands before the first hyphen. The games themselves tell what a match did.

## $name is who sits there now, $before who sat there until then, $days for how long a seat is kept for who has gone.

# English: { $name } takes a seat.
seat-sat = { $name } nimmt Platz.

# English: { $name } takes over from { $before }.
seat-sat-again = { $name } übernimmt den Platz von { $before }.

# English: { $before } leaves the seat.
seat-vacated = { $before } gibt den Platz auf.

# English: The seat of { $name } is offered to whoever comes; the bot plays on until then.
seat-offered = Der Platz von { $name } wird frei für alle, die kommen; bis dahin spielt der Bot weiter.

# English: { $before } is now called { $name }.
seat-renamed = { $before } heißt jetzt { $name }.

# English: The time of { $name } is up.
seat-late = Die Zeit von { $name } ist abgelaufen.

# English:
#     { $name-is ->
#         [you] You are on vacation until { $until }: your time stands still.
#        *[other] { $name } is on vacation until { $until }: their time stands still.
#     }
seat-rests =
    { $name-is ->
        [you] Du bist bis { $until } im Urlaub: Deine Zeit steht still.
       *[other] { $name } ist bis { $until } im Urlaub: Die Zeit steht so lange still.
    }

# English:
#     { $name-is ->
#         [you] You are back, and your time goes on.
#        *[other] { $name } is back, and their time goes on.
#     }
seat-rests-no-more =
    { $name-is ->
        [you] Du bist zurück, und deine Zeit läuft weiter.
       *[other] { $name } ist zurück, und die Zeit läuft weiter.
    }

# English: "{ $action }" leaves something to choose: that cannot be ordered in advance
illegal-action_order = „{ $action }“ lässt etwas zu wählen: Das kann nicht im Voraus angeordnet werden

# English: { $name }, a bot, takes a seat.
seat-bot-asked = { $name }, ein Bot, nimmt Platz.

# English:
#     { $name-is ->
#         [you] You resign.
#        *[other] { $name } resigns.
#     }
seat-resigned =
    { $name-is ->
        [you] Du gibst auf
       *[other] { $name } gibt auf
    }.

# English:
#     { $before-is ->
#         [you] You resign, and have lost.
#        *[other] { $before } resigns, and has lost.
#     }
seat-lost-resigned =
    { $before-is ->
        [you] Du gibst auf und hast
       *[other] { $before } gibt auf und hat
    } verloren.

# English:
#     { $before-is ->
#         [you] You leave, and have lost.
#        *[other] { $before } leaves, and has lost.
#     }
seat-lost-left =
    { $before-is ->
        [you] Du gehst und hast damit
       *[other] { $before } geht und hat damit
    } verloren.

# English:
#     { $before-is ->
#         [you] Your time is up, and you have lost.
#        *[other] The time of { $before } is up, and the game is lost for them.
#     }
seat-lost-late =
    { $before-is ->
        [you] Deine Zeit ist abgelaufen: Du hast verloren.
       *[other] Die Zeit von { $before } ist abgelaufen: { $before } hat verloren.
    }

# English: { $before } resigns; { $name }, a bot, plays on.
seat-bot-resigned = { $before } gibt auf; { $name }, ein Bot, spielt weiter.

# English: { $before } leaves; { bot-plays-on }
seat-bot-left = { $before } geht; { bot-plays-on }

# English: The time of { $before } is up; { bot-plays-on }
seat-bot-late = Die Zeit von { $before } ist abgelaufen; { bot-plays-on }

# English: { $before } is away; { bot-plays-on }
seat-bot-away = { $before } ist weg; { bot-plays-on }

# English: { $before } is gone and nobody is left at the table: the game waits for those whose seats are kept.
seat-bot-waits = { $before } ist gegangen, und niemand ist mehr am Tisch: Das Spiel wartet auf alle, deren Plätze freigehalten werden.

# English: { $name }, a bot, plays on. The seat is kept for { so-long }.
bot-plays-on = { $name }, ein Bot, spielt weiter. Der Platz wird { so-long } freigehalten.

# English:
#     { $days ->
#         [one] a day
#        *[other] { $days } days
#     }
so-long =
    { $days ->
        [one] einen Tag lang
       *[other] { $days } Tage lang
    }

# English: The game begins.
game-started = Das Spiel beginnt.

# English: The game begins. Everybody may ask for hints, as agreed.
game-started-hints = Das Spiel beginnt. Wie ausgemacht, dürfen alle nach Tipps fragen.

# English: The game begins. It is rated: nothing is taken back, and whoever gives up or runs out of time loses.
game-started-rated = Das Spiel beginnt. Es ist gewertet: Nichts wird zurückgenommen, und wer aufgibt oder seine Zeit überschreitet, verliert.

# English: The game goes on from step { $step } of another one: { $what }
game-taken-over = Hier geht eine andere Partie ab Schritt { $step } weiter: { $what }

# English:
#     { $name-is ->
#         [you] You would like another game.
#        *[other] { $name } would like another game.
#     }
game-rematch =
    { $name-is ->
        [you] Du möchtest
       *[other] { $name } möchte
    } noch eine Partie.

# English: The next game is ready.
game-rematched = Die nächste Partie ist bereit.

# English:
#     { $name-is ->
#         [you] From then on you were ahead.
#        *[other] From then on { $name } was ahead.
#     }
story-ahead =
    { $name-is ->
        [you] Von da an hast du geführt
       *[other] Von da an hat { $name } geführt
    }.

# English: The game ends here, without a result.
game-called = Das Spiel endet hier, ohne Ergebnis.

# English:
#     { $name-is ->
#         [you] You ask
#        *[other] { $name } asks
#     } to take back a decision.
undo-asked =
    { $name-is ->
        [you] Du bittest
       *[other] { $name } bittet
    } darum, eine Entscheidung zurücknehmen zu dürfen.

# English: The decision stands.
undo-refused = Die Entscheidung bleibt.

# English:
#     { $name-is ->
#         [you] You take back a decision.
#        *[other] { $name } takes back a decision.
#     }
undo-done =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } eine Entscheidung zurück.

# English:
#     { $name-is ->
#         [you] You take back a decision, and what came after it.
#        *[other] { $name } takes back a decision, and what came after it.
#     }
undo-more =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } eine Entscheidung zurück, und mit ihr alles, was danach kam.

# English: { undo-done } { only-practice }
undo-done-practice = { undo-done } { only-practice }

# English: { undo-more } { only-practice }
undo-more-practice = { undo-more } { only-practice }

# English: Something new had been learnt since: this game is practice.
only-practice = Seitdem war Neues bekannt geworden: Diese Partie ist nun Übung.

## Names

# English: Guest
guest = Gast

# English: Seat { $seat }
open-seat = Platz { $seat }

## Refusals; the code of the error stands before the underscore.

# English: the game has not started
not-started = das Spiel hat noch nicht begonnen

# English: the game has not started: there is nothing to write down
not-started_file = das Spiel hat noch nicht begonnen: Es gibt nichts aufzuschreiben

# English: the game has started
started = das Spiel hat schon begonnen

# English: the game has started: its dice are fixed
started_salt = das Spiel hat schon begonnen: Seine Würfel stehen fest

# English: the game is over
over = das Spiel ist aus

# English: the game is over: there is nothing to leave
over_leave = das Spiel ist aus: Es gibt nichts zu verlassen

# English: the game is over; you may watch what has become of it
over_sit = das Spiel ist aus; du darfst dir ansehen, was daraus geworden ist

# English: the game is over, and the secret of its dice is known
over_undo = das Spiel ist aus, und das Geheimnis seiner Würfel ist bekannt

# English: another game can begin when this one is over
not-over = eine neue Partie kann beginnen, wenn diese aus ist

# English: there is no seat { $seat }: they are 0 to { $last }
no-seat = es gibt keinen Platz { $seat }: Es sind die Plätze 0 bis { $last }

# English: only those who hold a seat may do this
not-seated = das dürfen nur alle, die einen Platz haben

# English: you are watching: take a seat first
not-seated_watching = du schaust zu: Nimm erst einen Platz

# English: you are watching: there is nothing of yours to take back
not-seated_undo = du schaust zu: Hier gibt es nichts von dir zurückzunehmen

# English:
#     seat { $seat } is not yours: { $name-is ->
#         [hidden] nobody holds it
#        *[other] it is held by { $name }
#     }
not-yours =
    Platz { $seat } gehört nicht dir: { $name-is ->
        [hidden] Er ist frei
       *[other] Dort sitzt { $name }
    }

# English: others play too: resign, and a bot plays on for you
not-yours_call = andere spielen auch noch: Gib auf, dann spielt ein Bot für dich weiter

# English: this is your own seat: leave it, if you like
not-yours_own = das ist dein eigener Platz: Verlass ihn, wenn du magst

# English: it is the turn of { $name }
not-your-turn = { $name } ist am Zug

# English: only the host decides who may sit where
not-host = nur der Gastgeber entscheidet, wer wo sitzen darf

# English: the host starts the game
not-host_start = der Gastgeber startet das Spiel

# English:
#     { $count ->
#         [one] seat { $seats } is
#        *[other] seats { $seats } are
#     } open: wait for somebody, or let a bot sit there
seats-open =
    { $count ->
        [one] Platz { $seats } ist
       *[other] die Plätze { $seats } sind
    } noch frei: Warte auf jemanden oder lass einen Bot dort sitzen

# English: you hold this seat already, as { $name }
seat-taken_yours = du hast diesen Platz schon, als { $name }

# English: it is held by { $name }
seat-taken_held = dort sitzt { $name }

# English: this seat is held by { $name }, a bot; the host can open it
seat-taken_bot = auf diesem Platz sitzt { $name }, ein Bot; der Gastgeber kann ihn frei machen

# English: { $name }, a bot, plays here; the host can offer the seat
seat-taken_playing = hier spielt { $name }, ein Bot; der Gastgeber kann den Platz anbieten

# English: you have held another seat in this game: this one would show you too much
seat-taken_eyes = du hattest in dieser Partie einen anderen Platz: Auf diesem würdest du zu viel sehen

# English: this seat is open already
seat-taken_open = dieser Platz ist schon frei

# English: this seat is held by { $name }: nobody can take it away in a running game
seat-taken_person = auf diesem Platz sitzt { $name }: Im laufenden Spiel kann ihn niemand wegnehmen

# English: this seat is kept for { $name } for { so-long }: nobody else can take it
seat-kept = dieser Platz wird { so-long } für { $name } freigehalten

# English: a seat is kept for somebody who may come back: leave, and the game waits for them
seat-kept_call = ein Platz wird für jemanden freigehalten, der zurückkommen kann: Geh, und das Spiel wartet

# English:
#     { $name } may be replaced by a bot when the others have waited for { $seconds } seconds{ $clock ->
#         [yes] , but this game has a clock
#        *[no] { "" }
#     }
too-early =
    ein Bot darf { $name } ersetzen, wenn die anderen { $seconds } Sekunden gewartet haben{ $clock ->
        [yes] , aber diese Partie hat eine Uhr
       *[no] { "" }
    }

# English: the position has changed since: look again
stale = die Stellung hat sich seitdem geändert: Sieh noch einmal hin

# English: something is being asked already
already-asked = es ist schon eine Frage offen

# English: you have agreed to another game already
already-asked_rematch = du hast einer neuen Partie schon zugestimmt

# English: nobody has asked anything
no-proposal = es ist keine Frage offen

# English: nobody waits for your consent
no-proposal_consent = niemand wartet auf deine Zustimmung

# English: you have not decided anything yet
nothing-to-undo = du hast noch nichts entschieden

# English: the others must consent to this, and they are away: their seats are kept
nobody-to-ask = dem müssten die anderen zustimmen, und sie sind weg: Ihre Plätze werden freigehalten

# English: the log of this table is full: play on, or open another table
log-full = das Protokoll dieses Tischs ist voll: Spielt zu Ende oder macht einen neuen Tisch auf

# English: a name needs at least one letter or digit
bad-name = ein Name braucht mindestens einen Buchstaben oder eine Ziffer

# English: there is nothing to say in an empty text
bad-text = ein leerer Text sagt nichts

# English: a rated game needs a clock
bad-table_rated-clock = eine gewertete Partie braucht eine Uhr

# English: in a rated game whoever runs out of time has lost: leave `late` out
bad-table_rated-late = wer in einer gewerteten Partie seine Zeit überschreitet, hat verloren: Lass `late` weg

# English: in a rated game nobody has hints
bad-table_rated-hints = in einer gewerteten Partie bekommt niemand Tipps

# English: a rated game is played with the printed components, not with an edition of your own
bad-table_rated-edition = eine gewertete Partie wird mit dem gedruckten Material gespielt, nicht mit einer eigenen Ausgabe

# English: a rated game needs at least two players, and one of them must be a person
bad-table_rated-alone = eine gewertete Partie braucht mindestens zwei, die mitspielen, davon einen Menschen

# English: in a rated game everybody holds one seat
bad-table_rated-seats = in einer gewerteten Partie hat jeder Mensch genau einen Platz

# English: this game is rated: resign, if you like, and you have lost it
rated_call = diese Partie ist gewertet: Du kannst aufgeben, dann hast du sie verloren

# English: this game is rated: everybody holds one seat
rated_sit = diese Partie ist gewertet: Jeder Mensch hat genau einen Platz

# English: this game is rated: whoever has begun it plays it to its end
rated_seats = diese Partie ist gewertet: Wer sie begonnen hat, spielt sie auch zu Ende

# English: this game is rated: nothing is taken back
rated_undo = diese Partie ist gewertet: Nichts wird zurückgenommen

# English: this game has { $seats } seats, not { $given }
bad-table = diese Partie hat { $seats } Plätze, nicht { $given }

# English: an entry of this table is not what was written: the hall's storage is damaged
damaged_entry = ein Eintrag dieses Tischs ist nicht, was geschrieben wurde: Der Speicher der Halle ist beschädigt

# English: entry { $number } of this table is missing
damaged_missing = Eintrag { $number } dieses Tischs fehlt

# English: the log of this table does not begin with its opening
damaged_opening = das Protokoll dieses Tischs beginnt nicht mit seiner Eröffnung

# English: the log of this table is empty
damaged_empty = das Protokoll dieses Tischs ist leer

# English: the snapshot of this table does not fit its game: { $why }
damaged_snapshot = der Zwischenstand dieses Tischs passt nicht zu seinem Spiel: { $why }

# English: the moves of this game lead elsewhere by the rules of this Meadhall
damaged_moves = die Züge dieser Partie führen nach den Regeln dieses Meadhalls anderswohin

# English: this game was begun by version { $rules } of the rules of { $title }; this Meadhall knows up to { $known }
damaged_rules = diese Partie begann nach Version { $rules } der Regeln von { $title }; dieses Meadhall kennt sie bis { $known }

# English: this game was begun with components of { $title } that this Meadhall lacks
damaged_content = diese Partie begann mit Material von { $title }, das diesem Meadhall fehlt

## The store, for everybody: no sentence here tells where the database is.

# English: the database
the-database = die Datenbank

# English: this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({ $error })
table-newer = dieser Tisch wurde von einem neueren Meadhall geändert oder ist beschädigt: Dieses kann ihn nicht lesen ({ $error })

# English: the game that this one goes on from is missing: the hall's storage is damaged
taken-game-missing = die Partie, von der diese weitergeht, fehlt: Der Speicher der Halle ist beschädigt

# English: the stored analysis is damaged: have it made again
analysis-damaged = die gespeicherte Analyse ist beschädigt: Lass sie neu machen

# English: this was used already, or is no longer there
conflict-taken = das wurde schon benutzt oder ist nicht mehr da

# English: something has happened at a table meanwhile: try it again
conflict-erasing = an einem Tisch ist inzwischen etwas geschehen: Versuch es noch einmal

# English: the database was moved away or replaced while the hall is open; nothing was changed
database-moved = die Datenbank wurde verschoben oder ersetzt, während die Halle offen ist; nichts wurde geändert

# English: the disk of this hall is nearly full: games go on, but nothing new is taken in just now
disk-nearly-full = die Festplatte dieser Halle ist fast voll: Die Partien gehen weiter, aber Neues wird gerade nicht angenommen

# English: there is no room left on the disk for this file
disk-full-file = für diese Datei ist auf der Festplatte kein Platz mehr

# English: this file cannot be kept: { $why }
file-unkept = diese Datei lässt sich nicht aufbewahren: { $why }

# English: the store has failed: { $error }
store-failed = der Speicher hat versagt: { $error }

# English: the store is closed
store-closed = der Speicher ist geschlossen

# English: somebody else has done something at this table at the same time
postgres-conflict = jemand anders hat an diesem Tisch zur selben Zeit etwas getan

# English: there is no room left on the disk of the database; nothing was changed
postgres-disk-full = auf der Festplatte der Datenbank ist kein Platz mehr; nichts wurde geändert

# English: the database takes no writes now; nothing was changed
postgres-read-only = in die Datenbank lässt sich gerade nicht schreiben; nichts wurde geändert

# English: the database does not let this hall do that; nothing was changed
postgres-unwritable = die Datenbank erlaubt das dieser Halle nicht; nichts wurde geändert

# English: the database is damaged; restore it from a copy or an export
postgres-damaged = die Datenbank ist beschädigt; stell sie aus einer Sicherung oder einem Export wieder her

# English: the database does not answer now; nothing that was acknowledged is lost, and it is tried again
postgres-unavailable = die Datenbank antwortet gerade nicht; was bestätigt war, ist nicht verloren, und es wird weiter versucht

# English: the database cannot be used: error { $error }
postgres-failed = die Datenbank ist nicht zu benutzen: Fehler { $error }

## The store, for the person who opens it.

# English: there is no room left on the disk for { $path }; nothing was changed
sqlite-disk-full = für { $path } ist auf der Festplatte kein Platz mehr; nichts wurde geändert

# English: { $path } is locked by another program
sqlite-locked = { $path } ist von einem anderen Programm gesperrt

# English: { $path } is damaged, perhaps cut off; restore it from a copy or an export
sqlite-damaged = { $path } ist beschädigt, vielleicht abgeschnitten; stell die Datei aus einer Sicherung oder einem Export wieder her

# English: { $path } is cut off; restore it from a copy or an export
sqlite-cut-off = { $path } ist abgeschnitten; stell die Datei aus einer Sicherung oder einem Export wieder her

# English: { $path } is no database
sqlite-foreign = { $path } ist keine Datenbank

# English: { $path } belongs to another program: it is no database of a hall
sqlite-of-others = { $path } gehört einem anderen Programm: Es ist keine Datenbank einer Halle

# English: { $path } cannot be written to
sqlite-unwritable = in { $path } lässt sich nicht schreiben

# English: { $path } cannot be opened; is the folder there, and yours to write to?
sqlite-unopenable = { $path } lässt sich nicht öffnen; gibt es den Ordner, und darfst du darin schreiben?

# English: another program has written to { $path } at the same time
sqlite-conflict = ein anderes Programm hat zur selben Zeit in { $path } geschrieben

# English: { $path } cannot be used: { $why }
sqlite-failed = { $path } ist nicht zu benutzen: { $why }

# English: { $path } is of version { $version }, from a newer Meadhall; this one knows up to { $known }
database-newer = { $path } hat Version { $version } und stammt von einem neueren Meadhall; dieses kennt die Versionen bis { $known }

# English: another hall uses { $path }: stop it first, or choose another folder with MEADHALL_DATA
hall-running = eine andere Halle benutzt { $path }: Halte sie erst an, oder wähl mit MEADHALL_DATA einen anderen Ordner

# English: { $path } cannot be made or locked: { $why }
cannot-lock = { $path } lässt sich nicht anlegen oder sperren: { $why }

# English: { $path } cannot be made: { $why }
cannot-make = { $path } lässt sich nicht anlegen: { $why }

# English: { $path } cannot be written: { $why }
cannot-write = { $path } lässt sich nicht schreiben: { $why }

# English: { $path } cannot be read: { $why }
cannot-read = { $path } lässt sich nicht lesen: { $why }

# English: there is no { $path }: no hall has been opened here yet
no-hall-yet = { $path } gibt es nicht: Hier ist noch keine Halle geöffnet worden

# English: there is no { $path }
no-file = { $path } gibt es nicht

# English: PostgreSQL needs a package that is not installed: pip install 'meadhall[postgres]'
no-psycopg = PostgreSQL braucht ein Paket, das nicht installiert ist: pip install 'meadhall[postgres]'

# English: --store: this is no address of a PostgreSQL database, as postgresql://user@host/name
postgres-no-address = --store: das ist keine Adresse einer PostgreSQL-Datenbank wie postgresql://user@host/name

# English:
#     the PostgreSQL database { $name-is ->
#         [hidden] by default
#        *[other] { $name }
#     } at { $host-is ->
#         [hidden] this machine
#        *[other] { $host }
#     }
postgres-database =
    die { $name-is ->
        [hidden] voreingestellte PostgreSQL-Datenbank
       *[other] PostgreSQL-Datenbank { $name }
    } auf { $host-is ->
        [hidden] diesem Rechner
       *[other] { $host }
    }

# English: { $database } does not let this user in: check name and password
postgres-refused = { $database } lässt diesen Benutzer nicht herein: Prüf Namen und Passwort

# English: { $database } does not exist: make it first (`createdb`)
postgres-missing = { $database } gibt es nicht: Leg sie erst an (`createdb`)

# English: in { $database } this user may not make tables: GRANT CREATE ON DATABASE is needed
postgres-no-tables = { $database } lässt diesen Benutzer keine Tabellen anlegen: Dazu braucht es GRANT CREATE ON DATABASE

# English: { $database } cannot be used: { $why }
postgres-unusable = { $database } ist nicht zu benutzen: { $why }

# English: in { $database } somebody else uses the schema "meadhall"
postgres-foreign = { $database } hat schon ein Schema „meadhall“, und das benutzt jemand anders

## Backups and exports.

# English:
#     { $tables ->
#         [one] 1 table
#        *[other] { $tables } tables
#     } with { $entries ->
#         [one] 1 entry
#        *[other] { $entries } entries
#     }
verified =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    }

# English: { $path } exists already: a backup replaces nothing
backup-exists = { $path } gibt es schon: Eine Sicherung ersetzt nichts

# English: { $path } belongs to another program: it is no backup of a hall
backup-foreign = { $path } gehört einem anderen Programm: Es ist keine Sicherung einer Halle

# English: { $path } is damaged: { $why }
backup-damaged = { $path } ist beschädigt: { $why }

# English: { $path } holds { $kept } entries, of which { $read } belong to a table
backup-strays = { $path } enthält { $kept } Einträge, und nur { $read } davon gehören zu einem Tisch

# English: a text in it cannot be read
damaged-text = ein Text darin ist nicht zu lesen

# English: a row of { $table } has changed since it was written
damaged-row = eine Zeile von { $table } hat sich geändert, seit sie geschrieben wurde

# English: a log names somebody who is missing from its list of names
damaged-mentions = jemand, den ein Protokoll nennt, steht nicht in der Liste der Genannten

# English: this database holds tables: restore into an empty one
restore-not-empty = in dieser Datenbank gibt es schon Tische: Wiederherstellen geht nur in eine leere

# English: the restored tables differ from those in { $path }: the disk may be damaged
restore-differs = die wiederhergestellten Tische sind andere als die in { $path }: Vielleicht ist die Festplatte beschädigt

# English: entry { $number } of a table cannot be read: { $why }
entry-damaged = Eintrag { $number } eines Tischs ist nicht zu lesen: { $why }

# English: entry { $number } of a table is missing
entry-missing = Eintrag { $number } eines Tischs fehlt

# English: line { $number } of the export cannot be used: { $why }
export-damaged = Zeile { $number } des Exports ist nicht zu gebrauchen: { $why }

# English: this is no export of a hall: its first line should name the format "{ $format }"
export-foreign = das ist kein Export einer Halle: Seine erste Zeile müsste das Format „{ $format }“ nennen

# English: this export is of version { $version }; this Meadhall reads up to { $known }
export-newer = dieser Export hat Version { $version }; dieses Meadhall liest sie bis { $known }

## Running a hall.

# English: The hall is open: { $address }
hall-open = Die Halle ist offen: { $address }

# English: The hall is open: { $address } ({ $count } nodes)
hall-open-nodes = Die Halle ist offen: { $address } ({ $count } Knoten)

# English: Everybody who reaches this machine may come in.
hall-for-everybody = Alle, die diesen Rechner erreichen, dürfen herein.

# English: Left out: { $why }
left-out = Ausgelassen: { $why }

# English: Stop it with Ctrl-C; all games are kept.
stop-by = Mit Strg-C hältst du sie an; alle Partien bleiben erhalten.

# English:
#     the hall cannot be opened at { $host }, { $last-is ->
#         [hidden] port { $port }
#        *[other] ports { $port } to { $last }
#     }: { $why }
cannot-listen =
    die Halle lässt sich auf { $host }, { $last-is ->
        [hidden] Port { $port }
       *[other] Ports { $port } bis { $last }
    }, nicht öffnen: { $why }

# English: --workers needs a PostgreSQL database, which several nodes can share: name one by --store
workers-need-postgres = --workers braucht eine PostgreSQL-Datenbank, die sich mehrere Knoten teilen können: Nenn eine mit --store

# English: --workers needs a system on which several processes can share a port, as Linux
workers-need-ports = --workers braucht ein System, auf dem sich mehrere Prozesse einen Port teilen können, wie Linux

# English: a node could not be opened; its own message stands above
node-unopened = ein Knoten ließ sich nicht öffnen; seine eigene Meldung steht darüber

# English: Node { $number } has ended by { $how }: another one was started.
node-ended = Knoten { $number } ist ausgefallen ({ $how }): Ein neuer wurde gestartet.

# English: status { $number }
status = Status { $number }

# English: "{ $text }" is no language of this hall; it has: { $known }
no-language = „{ $text }“ ist keine Sprache dieser Halle; sie hat: { $known }

# English: a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: { $why }
no-proxy = ein Proxy wird mit seiner Adresse oder seinem Netz genannt, wie 127.0.0.1 oder 10.0.0.0/8: { $why }

# English: { $text } means everybody: anybody could then pretend to be somebody else
proxy-everybody = { $text } meint alle: Dann könnte sich jeder als jemand anders ausgeben

# English: { $path }: others can read the key in it: chmod 600 { $path }
key-readable = { $path }: andere können den Schlüssel darin lesen: chmod 600 { $path }

# English: the key of the house has at least { $least } letters: `openssl rand -hex 24` makes one
key-short = der Hausschlüssel braucht mindestens { $least } Zeichen: `openssl rand -hex 24` macht einen

## At tables.

# English: there is no such table
no-table = diesen Tisch gibt es nicht

# English: this table could not be kept or read; come back in a moment
not-kept = dieser Tisch ließ sich nicht speichern oder lesen; komm in einem Moment wieder

# English: { $name } is at the table: after { $minutes } minutes without a move a bot may play for them
is-here = { $name } ist am Tisch: Erst nach { $minutes } Minuten ohne Zug darf ein Bot einspringen

# English:
#     no bot of this hall is called "{ $bot }"; { $near-is ->
#         [hidden] there is: { $known }
#        *[other] did you mean "{ $near }"?
#     }
bad-bot =
    kein Bot dieser Halle heißt „{ $bot }“; { $near-is ->
        [hidden] es gibt: { $known }
       *[other] meintest du „{ $near }“?
    }

# English: a hint is for the seat to move, and that is not yours
hint-not-yours = einen Tipp bekommt, wer am Zug ist, und das bist nicht du

# English: others play too: hints are for games against bots, at one screen, or agreed by all
no-hint = hier spielen auch andere: Tipps gibt es nur gegen Bots, an einem gemeinsamen Bildschirm oder wenn es so ausgemacht ist

# English: What if, from step { $step }?
what-if = Was wäre, wenn – ab Schritt { $step }?

# English: there is no seat { $seat }: this game has { $seats }
no-such-seat = es gibt keinen Platz { $seat }: Diese Partie hat { $seats }

# English: there the game is over: take it over from an earlier moment
over-there = dort ist das Spiel schon aus: Übernimm es von einem früheren Moment an

# English: this game was taken over { $most } times in a row: take over an earlier one
many-what-ifs = hier stecken schon { $most } „Was wäre, wenn“ ineinander: Übernimm ein früheres

## What the house has decided.

# English: the house has asked you to stay away
banned = das Haus bittet dich, wegzubleiben

# English: the house has asked you to be silent for a while; you may play on
muted = das Haus bittet dich, eine Weile nichts zu sagen; weiterspielen darfst du

# English: the house has closed this table
closed = das Haus hat diesen Tisch geschlossen

# English: the house would like you to choose another name
bad-name = das Haus bittet dich, einen anderen Namen zu wählen

# English: A closed table
closed-table = Ein geschlossener Tisch

# English: this is not the key
wrong-key = das ist nicht der Schlüssel

# English: Show the key of the house first.
key-first = Zeig erst den Hausschlüssel.

# English: this cannot be decided
cannot-decide = das lässt sich nicht entscheiden

# English: Nobody reads reports in this hall.
no-reports = In dieser Halle liest niemand Meldungen.

# English:
#     { $ends-is ->
#         [hidden] may not come in, for good.
#        *[other] may not come in.
#     }
decided-ban =
    { $ends-is ->
        [hidden] darf nie wieder herein.
       *[other] darf vorerst nicht herein.
    }

# English:
#     { $ends-is ->
#         [hidden] nobody may come in from there, for good.
#        *[other] nobody may come in from there.
#     }
decided-ban-address =
    { $ends-is ->
        [hidden] von dort darf nie wieder jemand herein.
       *[other] von dort darf vorerst niemand herein.
    }

# English:
#     { $ends-is ->
#         [hidden] may not speak, for good.
#        *[other] may not speak.
#     }
decided-mute =
    { $ends-is ->
        [hidden] darf nie wieder etwas sagen.
       *[other] darf vorerst nichts sagen.
    }

# English:
#     { $ends-is ->
#         [hidden] is in no list, for good.
#        *[other] is in no list.
#     }
decided-hide =
    { $ends-is ->
        [hidden] steht für immer in keiner Liste.
       *[other] steht vorerst in keiner Liste.
    }

# English:
#     { $ends-is ->
#         [hidden] is closed, for good.
#        *[other] is closed.
#     }
decided-close =
    { $ends-is ->
        [hidden] ist für immer geschlossen.
       *[other] ist vorerst geschlossen.
    }

## Budgets: how often and how much anybody may ask.

# English: this is too fast: wait a moment
too-fast = das geht zu schnell: Warte einen Moment

# English: these are many open tables
too-many-open = du hast zu viele Tische offen

# English: you have many requests under way: wait until some are answered
crowded = viele deiner Anfragen laufen noch: Warte, bis einige beantwortet sind

# English: { too-fast }
too-many-pages = { too-fast }

# English: { too-fast }
too-many-changes = { too-fast }

# English: { too-fast }
too-many-tokens = { too-fast }

# English: these are many tables: open the next in a minute
too-many-tables = das sind viele Tische: Mach den nächsten in einer Minute auf

# English: these are many bots: ask for more in a minute
too-many-bots = das sind viele Bots: Hol die nächsten in einer Minute

# English: { too-fast }
too-many-shows = { too-fast }

# English: { too-fast }
too-many-sockets = { too-fast }

# English: let the others say something: wait a moment
too-many-chats = lass die anderen auch etwas sagen: Warte einen Moment

# English: these are many files: send the next in a minute
too-many-uploads = das sind viele Dateien: Schick die nächste in einer Minute

# English: you have brought many large files: bring the next in an hour
too-many-storage = du hast viele große Dateien gebracht: Bring die nächste in einer Stunde

# English: these are many pages that take long to build: wait a moment
too-many-building = das sind viele Seiten, die lange dauern: Warte einen Moment

# English: think for a moment yourself, and ask again
too-many-hints = denk einen Moment selbst nach und frag dann noch einmal

# English: these are many analyses at once: try it again in half a minute
too-many-analyses = das sind viele Analysen auf einmal: Versuch es in einer halben Minute noch einmal

# English: think for a moment, and try again
too-many-tries = denk einen Moment nach und versuch es noch einmal

# English: your reports are being read: wait a moment
too-many-reports = deine Meldungen werden gerade gelesen: Warte einen Moment

# English: you have just been forgotten: wait a while
too-many-forgets = du wurdest gerade erst vergessen: Warte eine Weile

# English: this key is wrong: wait a moment
too-many-keys = dieser Schlüssel ist falsch: Warte einen Moment

## Requests that are refused.

# English: a request must tell its length in one way: Content-Length or Transfer-Encoding
two-lengths = eine Anfrage darf ihre Länge nur auf eine Art angeben: Content-Length oder Transfer-Encoding

# English: this hall does not answer to that name
wrong-host = auf diesen Namen hört diese Halle nicht

# English: only a page of this hall may do this for you; programs send a bearer token
wrong-origin = das darf nur eine Seite dieser Halle für dich tun; Programme schicken ein Bearer-Token

# English: a request has at most { $most } bytes
too-large = eine Anfrage hat höchstens { $most } Byte

# English: there is no such page
no-page = diese Seite gibt es nicht

# English: messages are text, not bytes
no-bytes = Nachrichten sind Text, keine Bytes

# English: a message has at most { $most } letters
message-too-large = eine Nachricht hat höchstens { $most } Zeichen

# English: say hello before anything else
hello-first = erst kommt ein „hello“, dann alles andere

# English: one question at a time
one-question = eine Frage nach der anderen

# English: this hall speaks version { $version } of the protocol: load the page again
protocol = diese Halle spricht Version { $version } des Protokolls: Lade die Seite neu

# English: this cannot be asked for in that way
no-method = so lässt sich das nicht abfragen

# English: the hall has made a mistake; it is written down
our-mistake = die Halle hat einen Fehler gemacht; er ist notiert

# English:
#     { $place-is ->
#         [hidden] the hall has made a mistake; it is written down
#        *[other] this game has made a mistake in { $place }; it is written down
#     }
game-failed =
    { $place-is ->
        [hidden] die Halle hat einen Fehler gemacht; er ist notiert
       *[other] dieses Spiel hat einen Fehler gemacht, in { $place }; er ist notiert
    }

# English: there are no such looks: load the page again
no-looks = dieses Aussehen gibt es nicht: Lade die Seite neu

# English: this needs a token: POST /api/tokens gives you one
needs-token = das geht nur mit einem Token: POST /api/tokens gibt dir eines

# English: this cannot be read: { $why }
malformed = das ist nicht zu lesen: { $why }

# English: the game has not started: there is nothing to draw
nothing-to-draw = das Spiel hat noch nicht begonnen: Es gibt nichts zu zeichnen

# English: the game is not over: its file would tell secrets
file-would-tell = das Spiel ist noch nicht aus: Seine Datei würde Geheimnisse verraten

# English: this seat has no number
no-seat-number = dieser Platz hat keine Nummer

# English: { $game } is for { $players } players
wrong-players = { $game } ist für { $players } Personen

# English: there is no such figure
no-figure = dieses Bild gibt es nicht

# English: This place does not exist
error-404 = Diesen Ort gibt es nicht

# English: The address may be incomplete, or the page is gone.
error-404-help = Vielleicht ist die Adresse unvollständig, oder die Seite ist nicht mehr da.

# English: Not like this
error-405 = So geht es nicht

# English: The page can be looked at, but not in the way that was asked for.
error-405-help = Die Seite lässt sich ansehen, aber nicht auf die Art, die verlangt war.

# English: This is too large
error-413 = Das ist zu groß

# English: A game file is rarely larger than a few hundred kilobytes.
error-413-help = Eine Spieldatei ist selten größer als ein paar Hundert Kilobyte.

# English: This is too fast
error-429 = Das geht zu schnell

# English: Nothing is lost. Wait a moment and try again.
error-429-help = Nichts ist verloren. Warte einen Moment und versuch es noch einmal.

# English: A mistake of ours
error-500 = Ein Fehler von uns

# English: Your games are safe: every move is kept before anybody is told of it.
error-500-help = Deine Partien sind sicher: Jeder Zug ist gespeichert, bevor jemand davon erfährt.

# English: Not just now
error-503 = Gerade nicht

# English: Nothing is lost. Wait a moment and try again.
error-503-help = Nichts ist verloren. Warte einen Moment und versuch es noch einmal.

# English: This is not possible
error-other = Das geht nicht

# English: Back to the hall
error-to-the-hall = Zurück in die Halle

# English: The request cannot be read.
status-400 = Die Anfrage ist nicht zu lesen.

# English: A token is needed.
status-401 = Es braucht ein Token.

# English: It is not yours to do, or not your turn.
status-403 = Das darfst du nicht, oder du bist nicht am Zug.

# English: There is no such thing.
status-404 = Das gibt es nicht.

# English: The table is not in a state for it.
status-409 = Der Tisch ist nicht in dem Zustand dafür.

# English: The request is too large.
status-413 = Die Anfrage ist zu groß.

# English: The hall does not answer to this name.
status-421 = Auf diesen Namen hört die Halle nicht.

# English: It cannot be used: the answer says why.
status-422 = Das ist nicht zu gebrauchen: Die Antwort sagt, warum.

# English: Too many requests.
status-429 = Zu viele Anfragen.

# English: It could not be kept; nothing has changed.
status-503 = Es ließ sich nicht speichern; nichts hat sich geändert.

## Pages: lists of games and figures, levels, clocks, and what tables are doing.

# English: The rules
choose-rules = Die Regeln

# English: Which rulebook shall it be?
choose-rules-lead = Welche Spielregel soll es sein?

# English: Learn a game
choose-guide = Ein Spiel lernen

# English: Which game shall it be?
choose-guide-lead = Welches Spiel soll es sein?

# English: A new table
choose-table = Ein neuer Tisch

# English: Which game shall it be?
choose-table-lead = Welches Spiel soll es sein?

# English: The table at the beginning
figure-start = Der Tisch am Anfang

# English: The table in the middle of a game
figure-middle = Der Tisch mitten in einer Partie

# English: plays merrily along
level-child = spielt fröhlich drauflos

# English: knows the rules, misses much
level-thrall = kennt die Regeln, übersieht viel

# English: a good evening's opponent
level-karl = gut für einen schönen Abend

# English: hard to beat
level-jarl = schwer zu schlagen

# English: the best of the hall, and thinks longest
level-skald = der beste der Halle, denkt am längsten nach

# English: Time
clock = Zeit

# English: No clock
clock-none = Ohne Uhr

# English: Everybody takes the time they need.
clock-none-meaning = Alle nehmen sich so viel Zeit, wie sie brauchen.

# English: 10 minutes
clock-live-10 = 10 Minuten

# English: Each has 10 minutes for the game and gets 10 seconds a turn.
clock-live-10-meaning = Alle haben 10 Minuten für die Partie und bekommen mit jedem Zug 10 Sekunden dazu.

# English: 30 minutes
clock-live-30 = 30 Minuten

# English: Each has 30 minutes for the game and gets 20 seconds a turn.
clock-live-30-meaning = Alle haben 30 Minuten für die Partie und bekommen mit jedem Zug 20 Sekunden dazu.

# English: A day a turn
clock-slow-1 = Ein Tag je Zug

# English: For a game on the side: come back once a day.
clock-slow-1-meaning = Für eine Partie nebenbei: Schau einmal am Tag vorbei.

# English: Three days a turn
clock-slow-3 = Drei Tage je Zug

# English: Come back once every three days.
clock-slow-3-meaning = Schau alle drei Tage einmal vorbei.

# English: an open seat
open-seat = ein freier Platz

# English: being played
being-played = wird gespielt

# English: finished
finished = zu Ende

# English:
#     { $count ->
#         [0] everybody is here: it can begin
#        *[other] waits for { $count } more
#     }
waits-for =
    { $count ->
        [0] alle sind da: Es kann losgehen
        [one] noch 1 Platz ist frei
       *[other] noch { $count } Plätze sind frei
    }

# English: a bot plays for you: your seat is kept
bot-plays-for-you = ein Bot spielt für dich: Dein Platz wird freigehalten

# English:
#     { $seat-is ->
#         [you] your turn
#        *[other] { $seat } is to move
#     }
to-move =
    { $seat-is ->
        [you] du bist
       *[other] { $seat } ist
    } am Zug

# English:
#     { $count ->
#         [0] no
#         [1] one
#         [2] two
#         [3] three
#         [4] four
#         [5] five
#         [6] six
#         [7] seven
#         [8] eight
#         [9] nine
#         [10] ten
#         [11] eleven
#         [12] twelve
#        *[other] { $count }
#     }
number =
    { $count ->
        [0] keine
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }

## Pages: on every page. In some texts stand tags: <b>, <kbd> (keys), <code>, and <a> around the words of a link. They
## stay, around the same words; $game is the name of a game.

# English: Skip to the content
base-skip = Zum Inhalt springen

# English: Meadhall, to the first page
base-home = Meadhall, zur ersten Seite

# English: The hall
base-hall = Die Halle

# English: More
base-more = Mehr

# English: Language
base-language = Sprache

# English: Rules
base-rules = Regeln

# English: Practice
base-practice = Üben

# English: Learn a game
base-learn = Ein Spiel lernen

# English: Replay
base-replay = Nachspielen

# English: Replay a game
base-replay-a-game = Eine Partie nachspielen

# English: Fair dice
base-dice = Faire Würfel

# English: Your data
base-your-data = Deine Daten

# English: Northern games, for people and bots. No account, no tracking; the dice can be checked by everybody.
base-about = Spiele aus dem Norden, für Menschen und Bots. Kein Konto, kein Tracking; die Würfel können alle nachprüfen.

## Pages: words on several of them. $players and $minutes are a number or a range, as 2–4; $most is the highest of them.

# English: Yes
yes = Ja

# English: No
no = Nein

# English: Close
close = Schließen

# English: Guest
guest = Gast

# English: Your name
your-name = Dein Name

# English: Play now
play-now = Jetzt spielen

# English: Learn it
learn-it = Lernen

# English: In words
in-words = In Worten

# English: Keys
keys = Tasten

# English: Speed
pace = Tempo

# English: Slow
pace-slow = Langsam

# English: Normal
pace-normal = Normal

# English: Quick
pace-quick = Schnell

# English: At once
pace-none = Sofort

# English:
#     { $most ->
#         [one] { $players } player
#        *[other] { $players } players
#     }
players =
    { $most ->
        [one] { $players } Person
       *[other] { $players } Personen
    }

# English:
#     { $most ->
#         [one] { $minutes } minute
#        *[other] { $minutes } minutes
#     }
minutes =
    { $most ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }

# English: The game file
game-file = Die Spieldatei

# English: Or paste its text
game-file-paste = Oder ihren Text einfügen

# English: Its text
game-file-text = Der Text der Spieldatei

## Pages: the first page. $count is the number of games, $level the name of a bot, $words says how it plays, and $names
## are the names of players, with commas between them. $free seats of $seats are open.

# English: Meadhall: { number } northern games
home-title =
    Meadhall: { number } { $count ->
        [one] Spiel
       *[other] Spiele
    } aus dem Norden

# English: Take a seat
home-welcome = Setz dich

# English: { number } games from the North, against bots or with friends. One click and you are at the table; no account, nothing to install.
home-lead =
    { number } { $count ->
        [one] Spiel
       *[other] Spiele
    } aus dem Norden, gegen Bots oder mit Freunden. Ein Klick, und du sitzt am Tisch; kein Konto, nichts zu installieren.

# English: Your tables
home-yours = Deine Tische

# English: The games
home-games = Die Spiele

# English: Another game
home-another = Ein anderes Spiel

# English: You play
home-side = Du spielst

# English: Watch bots
home-watch-bots = Bots zuschauen

# English: New table
home-new-table = Neuer Tisch

# English: As { $name }, against { $level }
home-as = Als { $name }, Gegner: { $level }

# English: Against
home-against = Gegner

# English: { $level }: { $words }
home-level = { $level }: { $words }

# English: First add a word of my own to the dice
home-own-word = Den Würfeln vorher ein eigenes Wort hinzufügen

# English: Open tables
home-open = Offene Tische

# English: Join: { $free } of { $seats } seats open. { $names }
home-join = Mitspielen: { $free } von { $seats } Plätzen frei. { $names }

# English: Watch: { $names }
home-watch = Zuschauen: { $names }

# English: Nobody is looking for company at the moment.
home-nobody = Gerade sucht niemand Gesellschaft.

# English: <a>Open a table</a> and show it to everybody, or send its link to a friend.
home-open-a-table = <a>Mach einen Tisch auf</a> und zeig ihn allen, oder schick jemandem den Link.

# English: Finished games of yours
home-finished = Deine beendeten Partien

# English: Replay: { $names }
home-replay = Nachspielen: { $names }

## Pages: the form for a new table. $side is what the player of a seat plays, as "the Vikings".

# English: A new table
new = Ein neuer Tisch

# English: learn it
new-learn = lernen

# English: rules
new-rules = Regeln

# English: another game
new-another-game = anderes Spiel

# English: Which game
new-which = Wie ihr spielt

# English: Your own
new-own = Eigene Regeln

# English: As you set the rules below.
new-own-line = So, wie du sie unten einstellst.

# English: Who sits where
new-seats = Wer wo sitzt

# English:
#     { $side-is ->
#         [hidden] Seat { $seat }
#        *[other] Seat { $seat }, { $side }
#     }
new-seat =
    { $side-is ->
        [hidden] Platz { $seat }
       *[other] Platz { $seat }, { $side }
    }

# English: You
new-you = Du

# English: Somebody at this screen
new-somebody-here = Noch jemand an diesem Bildschirm

# English: A friend, by link
new-friend = Jemand mit dem Link

# English: Bot { $level }: { $words }
new-bot = Bot { $level }: { $words }

# English: Nobody
new-nobody = Niemand

# English: Name
new-name = Name

# English: Several people can share this screen; where hands are secret, a curtain falls between turns. Friends get a link after the table is open. Give all seats to bots to watch them.
new-seats-help = Mehrere können sich diesen Bildschirm teilen; wo die Hand geheim ist, fällt zwischen den Zügen ein Vorhang. Den Link für andere bekommst du, wenn der Tisch aufgemacht ist. Gib alle Plätze Bots, um ihnen zuzuschauen.

# English: Time
new-time = Zeit

# English: A clock runs only for people, and only while they are to move. When a player's time is up, a bot plays for them until they return; the seat is kept for a day, or for as long as a turn may take.
new-time-help = Die Uhr läuft nur für Menschen, und nur, während sie am Zug sind. Ist deine Zeit abgelaufen, spielt ein Bot für dich, bis du zurückkommst; dein Platz wird einen Tag lang freigehalten, oder so lange, wie ein Zug dauern darf.

# English: Who may come
new-public = Wer kommen darf

# English: Show it on the first page
new-show = Auf der ersten Seite zeigen

# English: Everybody may take an open seat, or watch. Otherwise only people who have the link may.
new-show-help = Alle dürfen einen freien Platz nehmen oder zuschauen. Sonst darf das nur, wer den Link hat.

# English: Help
new-help = Hilfe

# English: Rated
new-rated = Gewertet

# English: The result changes our ratings
new-rate = Das Ergebnis zählt für unsere Wertungen

# English: It needs a clock. Nobody gets hints or help on the board, nothing is taken back, and whoever gives up or runs out of time has lost. Your name and rating may stand on the board of the best.
new-rate-help = Dafür braucht es eine Uhr. Niemand bekommt Tipps oder Hinweise auf dem Spielbrett, nichts wird zurückgenommen, und wer aufgibt oder seine Zeit überschreitet, hat verloren. Dein Name und deine Wertung können auf der Rangliste stehen.

# English: yes: no hints, nothing is taken back, and whoever gives up or runs out of time has lost; names and ratings may stand on the board of the best
rated-agreed = ja: keine Tipps, nichts wird zurückgenommen, und wer aufgibt oder seine Zeit überschreitet, hat verloren; Namen und Wertungen können auf der Rangliste stehen

# English:
#     { $known ->
#         [hidden] the strength of the bots of this game was never measured: rated games are for people
#        *[other] "{ $bot }" has no rating; in rated games play { $known }
#     }
bad-bot-rated =
    { $known ->
        [hidden] wie stark die Bots dieses Spiels sind, wurde nie gemessen: Gewertete Partien sind nur für Menschen
       *[other] „{ $bot }“ hat keine Wertung; in gewerteten Partien spielen { $known }
    }

# English: Hints for everybody
new-hints = Tipps für alle

# English: The player to move may ask what a good player would do. Everybody knows this before they sit down. Against bots, or at one screen, there are hints anyway.
new-hints-help = Wer am Zug ist, darf fragen, was ein guter Spieler täte. Das wissen alle, bevor sie sich setzen. Gegen Bots oder an einem gemeinsamen Bildschirm gibt es Tipps ohnehin.

# English: The rules you agree on
new-options = Die Regeln, auf die ihr euch einigt

# English: { $value } (usual)
new-usual = { $value } (üblich)

# English: Open the table
new-open = Tisch aufmachen

## Pages: everything with a board.

# English: The board
board = Das Spielbrett

# English: Farther away
board-farther = Weiter weg

# English: Closer
board-closer = Näher heran

# English: What you can do now
board-actions = Was du jetzt tun kannst

# English: The board is being laid …
board-is-laid = Das Spielbrett wird aufgebaut …

# English: The keys
board-keys = Die Tasten

# English: Use single keys as shortcuts
board-single-keys = Einzelne Tasten als Abkürzungen benutzen

# English: The position in words
board-in-words = Die Stellung in Worten

# English: The same as a short text
board-in-short = Dasselbe als kurzer Text

## Pages: a table. The curtain falls where several people share a screen: "It is the turn of", and below it a name.

# English: The table
table = Der Tisch

# English: The connection is lost, but your game is safe. The page connects again by itself.
table-lost = Die Verbindung ist abgerissen, aber deine Partie ist sicher. Die Seite verbindet sich von selbst wieder.

# English: The hall cannot keep moves just now. Your game is safe: what you did is sent again as soon as possible, and then the clocks are back, too.
table-cannot-keep = Die Halle kann gerade keine Züge speichern. Deine Partie ist sicher: Was du getan hast, wird noch einmal geschickt, sobald es geht, und dann sind auch die Uhren wieder zu sehen.

# English: Your turn
table-turn = Dein Zug

# English: Help
table-help = Hilfe

# English: Hint
table-hint = Tipp

# English: Show again
table-again = Noch einmal zeigen

# English: It is the turn of
table-turn-of = Am Zug ist

# English: The others look away.
table-look-away = Die anderen schauen weg.

# English: Show my view
table-show-view = Meine Sicht zeigen

# English: Since your last turn
table-recap = Seit deinem letzten Zug

# English: Panels
table-panels = Bereiche

# English: Board
table-board = Brett

# English: Result
table-result = Ergebnis

# English: Players
table-players = Am Tisch

# English: What was agreed
table-agreed = Was ausgemacht ist

# English: Log
table-log = Protokoll

# English: A word for the dice, if you like
table-word-for-dice = Ein Wort für die Würfel, wenn du magst

# English: Sit here
table-sit = Hier Platz nehmen

# English: What has happened
table-happened = Was geschehen ist

# English: A word to all
table-chat = Ein Wort an alle

# English: Say
table-say = Sagen

# English: Pace
table-pace = Tempo

# English: Pause
table-pause = Pause

# English: Ask first
table-ask = Erst fragen

# English: Ask before something is left lying
table-ask-title = Fragen, bevor etwas liegen bleibt

# English: Sounds
table-sounds = Töne

# English: All actions
table-command = Alle Aktionen

# English: What would you like to do?
table-command-what = Was möchtest du tun?

# English: type to find an action
table-command-type = Tippe, um eine Aktion zu finden

# English: Actions
table-actions = Aktionen

# English: Your browser has added a random number for you. You may put a word of your own in its place; it goes into the dice letter by letter.
table-salt-help = Dein Browser hat für dich eine Zufallszahl hinzugefügt. Du kannst an ihre Stelle ein eigenes Wort setzen; es geht Buchstabe für Buchstabe in die Würfel ein.

# English: Your word
table-salt = Dein Wort

# English: Add it
table-salt-add = Hinzufügen

# English: It is added.
table-salt-done = Es ist hinzugefügt.

# English: Without scripts nothing is added to the dice by itself: their promise is <code>{ $promise }</code>.
table-salt-without-scripts = Ohne Skripte wird den Würfeln nichts von selbst hinzugefügt: Ihr Versprechen ist <code>{ $promise }</code>.

# English: Are you sure?
table-sure = Bist du sicher?

# English: To play here the browser must run the scripts of this page. The HTTP API needs none.
table-without-scripts = Um hier zu spielen, muss der Browser die Skripte dieser Seite ausführen. Die HTTP-API braucht keine.

# English: Start the game
table-start = Spiel starten

## Pages: learning a game.

# English: Learn { $game }
learn-title = { $game } lernen

# English: Learn { $game } by playing
learn-heading = { $game } beim Spielen lernen

# English: What to learn
learn-turn = Was es zu lernen gibt

# English: From the start
learn-restart = Von vorn

# English: A table with friends
learn-with-friends = Ein Tisch mit Freunden

# English: Steps
learn-steps = Schritte

# English: Back
learn-back = Zurück

# English: Next
learn-next = Weiter

# English: That is possible too: { $would }. For now, try what is lit.
guide-possible = Auch das geht: { $would }. Nimm jetzt erst einmal, was leuchtet.

# English: That is possible too: there are several ways to go on from here. For now, try what is lit.
guide-several = Auch das geht: Von hier aus gibt es mehrere Wege. Nimm jetzt erst einmal, was leuchtet.

# English: Not now: { $why }. Touch what is lit.
guide-not-now = Jetzt nicht: { $why }. Tippe auf das, was leuchtet.

# English: { $game } has no guide yet; its rules tell how it is played
no-guide = zu { $game } gibt es noch keine Lehrpartie; die Regeln sagen, wie man es spielt

# English: To play along the browser must run the scripts of this page. This is what it would tell you:
learn-without-scripts = Um mitzuspielen, muss der Browser die Skripte dieser Seite ausführen. Das würde sie dir sagen:

## Pages: the rules of a game.

# English:
#     { $age ->
#         [one] from { $age } year
#        *[other] from { $age } years
#     }
rules-age =
    { $age ->
        [one] ab { $age } Jahr
       *[other] ab { $age } Jahren
    }

# English: Contents
rules-contents = Inhalt

# English: Every case, numbered: <a>the exact rules</a>.
rules-exact = Jeder Fall, mit Nummer: <a>die genauen Regeln</a>.

# English: This is the exact text, for every case. <a>How it is played</a> is told in two pages.
rules-short = Das ist der genaue Text, für jeden Fall. <a>Wie man es spielt</a>, steht kurz auf zwei Seiten.

# English: The table at the beginning, as its first player sees it.
figure-start-seen = Der Tisch am Anfang, so wie du ihn siehst, wenn du beginnst.

## Pages: replays. $name is a player through whose eyes a game is seen.

# English: Every finished game can be seen again, move by move and through everybody's eyes. Those of this hall have a link at their table; for any other, bring its game file.
replay-lead = Jede beendete Partie lässt sich noch einmal ansehen, Zug für Zug und aus der Sicht jedes Platzes. Die Partien dieser Halle haben einen Link an ihrem Tisch; für jede andere bring ihre Spieldatei mit.

# English: Show the replay
replay-show = Partie zeigen

# English: A game that is not over is shown as a spectator would see it. The file is kept here so that you can share the replay's address; the oldest make room for new ones.
replay-file-help = Eine Partie, die noch nicht zu Ende ist, siehst du wie ein Zuschauer. Die Datei bleibt hier, damit du die Adresse weitergeben kannst; die ältesten machen neuen Platz.

# English: { $names }: not over yet, as a spectator sees it
replay-not-over = { $names }: noch nicht zu Ende, aus der Sicht eines Zuschauers

# English: Go to a moment of the game
replay-go-to = Zu einem Moment der Partie gehen

# English: Go there
replay-go = Dorthin

# English: To the beginning
replay-first = Zum Anfang

# English: To the turn before
replay-turn-back = Zum Zug davor

# English: One step back
replay-step-back = Einen Schritt zurück

# English: Back
replay-back = Zurück

# English: Play
replay-run = Abspielen

# English: { $step } of { $last }
replay-where = { $step } von { $last }

# English: On
replay-on = Weiter

# English: One step on
replay-step-on = Einen Schritt weiter

# English: To the next turn
replay-turn-on = Zum nächsten Zug

# English: To the end
replay-last = Zum Ende

# English: Full size
replay-full-size = Volle Größe

# English: This moment in words
replay-in-words = Dieser Moment in Worten

# English: The game
replay-game = Die Partie

# English: Seen through
replay-eyes = Sicht

# English: { $name }'s eyes
replay-eyes-of = Sicht von { $name }

# English: All open
replay-eyes-open = Alles offen

# English: A spectator's eyes
replay-eyes-table = Wie beim Zuschauen

# English: Look
replay-look = Ansehen

# English: What happened
replay-log = Was geschehen ist

# English: Analyse it
replay-analyse = Analysieren

# English: Copy the link to this moment
replay-share = Link zu diesem Moment kopieren

# English: To the table
replay-to-table = Zum Tisch

# English: Check the dice
replay-check-dice = Würfel prüfen

# English: <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> turn, <kbd>Space</kbd> play and pause, <kbd>F</kbd> full size
replay-keys = <kbd>←</kbd> <kbd>→</kbd> Schritt, <kbd>Pos1</kbd> <kbd>Ende</kbd>, <kbd>Bild ↑</kbd> <kbd>Bild ↓</kbd> Zug, <kbd>Leertaste</kbd> Abspielen und Pause, <kbd>F</kbd> volle Größe

# English: this game is still being played: its replay would tell secrets
still-played = diese Partie läuft noch: Sie nachzuspielen würde Geheimnisse verraten

# English: this replay is not here any more: upload its game file again
replay-gone = diese Aufzeichnung ist nicht mehr hier: Lade ihre Spieldatei noch einmal hoch

# English: no file was chosen, and nothing was pasted
no-file-chosen = es wurde keine Datei gewählt und nichts eingefügt

# English: this file
this-file = diese Datei

# English:
#     { $entries ->
#         [one] this game has { $entries } entry; a hall plays back up to { $most }
#        *[other] this game has { $entries } entries; a hall plays back up to { $most }
#     }
file-long =
    { $entries ->
        [one] diese Partie hat { $entries } Eintrag
       *[other] diese Partie hat { $entries } Einträge
    }; eine Halle spielt höchstens { $most } nach

# English: a hall takes up to { $most } variations, and variations of variations up to { $deep } deep
file-nested = eine Halle nimmt höchstens { $most } Abzweigungen, und Abzweigungen von Abzweigungen bis zur Tiefe { $deep }

# English: a hall shows up to { $seats } seats, and names of up to { $letters } letters
file-wide = eine Halle zeigt höchstens { $seats } Plätze, und Namen mit höchstens { $letters } Zeichen

# English: this game was played with components of its owner's, which a hall does not take from strangers; `meadhall replay` shows it on your own machine
file-own-content = diese Partie wurde mit eigenem Material gespielt, und das nimmt eine Halle von Fremden nicht an; auf deinem eigenen Rechner zeigt `meadhall replay` sie dir

## Pages: fair dice. A "promise" is the fingerprint of the secret, shown before the game; to "add" is to give a number or
## a word of one's own, from which the dice come as well; a "draw" is anything that chance decides.

# English: Fair dice
dice = Faire Würfel

# English: Every die, card and token that chance decides here is fixed before the game, and everybody can check it afterwards. You need not believe us.
dice-lead = Was hier der Zufall entscheidet, ob Würfel, Karte oder Plättchen, steht vor der Partie fest, und danach können es alle nachprüfen. Du musst uns nicht glauben.

# English: Before the game the hall makes a secret of 256 random bits and shows its fingerprint: the <b>promise</b>. It gives nothing away, and no other secret has the same.
dice-step-promise = Vor der Partie denkt sich die Halle ein Geheimnis aus 256 zufälligen Bits aus und zeigt seinen Fingerabdruck: das <b>Versprechen</b>. Es verrät nichts, und kein anderes Geheimnis hat dasselbe.

# English: Then everybody <b>adds something</b>: the browser a random number for every seat, or you a word of your own in its place. Now not even the hall can choose dice that suit it.
dice-step-words = Dann <b>fügen alle etwas hinzu</b>: der Browser für jeden Platz eine Zufallszahl, oder du stattdessen ein eigenes Wort. Jetzt kann sich nicht einmal mehr die Halle Würfel aussuchen, die ihr passen.

# English: Secret and words together decide <b>every draw</b>, each with its number. Nothing is thrown again, nothing is left out.
dice-step-draws = Geheimnis und Wörter zusammen entscheiden <b>jede Ziehung</b>, jede mit ihrer Nummer. Nichts wird noch einmal geworfen, nichts ausgelassen.

# English: When the game is over, the <b>secret is told</b>. Everybody who has the game file can compute every draw again: here, or with a program of their own.
dice-step-secret = Wenn die Partie zu Ende ist, wird das <b>Geheimnis verraten</b>. Wer die Spieldatei hat, kann jede Ziehung nachrechnen: hier oder mit einem eigenen Programm.

# English: Check a game
dice-check = Eine Partie prüfen

# English: The promise that you noted before the game, if you did
dice-noted = Das Versprechen, falls du es dir vor der Partie notiert hast

# English: 64 digits, on the table under “Fair dice”
dice-noted-where = 64 Ziffern, am Tisch unter „Faire Würfel“

# English: Check every draw
dice-check-draws = Jede Ziehung prüfen

# English: Your browser does the computing: SHA-256, HMAC and SipHash run in this page, and you can read them in <a>fairdice.js</a>. The hall only tells which outcomes a draw could have, and how likely each was; that follows from the rules.
dice-who-computes = Gerechnet wird in deinem Browser: SHA-256, HMAC und SipHash laufen auf dieser Seite, und du kannst sie in <a>fairdice.js</a> lesen. Von der Halle kommt nur, was bei einer Ziehung herauskommen konnte und wie wahrscheinlich es jeweils war; das folgt aus den Regeln.

# English: Without scripts the hall itself computes.
dice-without-scripts = Ohne Skripte rechnet die Halle selbst.

# English: Fair
dice-fair = Fair

# English:
#     { $draws ->
#         [one] The only draw is what the promised dice say. It was computed by this hall.
#        *[other] All { $draws } draws are what the promised dice say. They were computed by this hall.
#     }
dice-fair-draws =
    { $draws ->
        [one] Die einzige Ziehung ist, was die versprochenen Würfel sagen. Nachgerechnet hat sie diese Halle.
       *[other] Alle { $draws } Ziehungen sind, was die versprochenen Würfel sagen. Nachgerechnet hat sie diese Halle.
    }

# English: Promised before
dice-promised = Vorher versprochen

# English: Added by players
dice-added = Am Tisch hinzugefügt

# English: nothing
dice-added-nothing = nichts

# English: Not fair, or not whole
dice-unfair = Nicht fair oder nicht vollständig

# English: What it proves, and what it does not
dice-limits = Was es beweist und was nicht

# English: Without the secret nobody can foretell a draw. Nobody can change one afterwards, or throw again unseen: a move that was taken back stays in the file, and so do its dice.
dice-limits-proved = Wer das Geheimnis nicht kennt, kann keine Ziehung vorhersagen. Niemand kann hinterher eine ändern oder unbemerkt noch einmal werfen: Ein zurückgenommener Zug bleibt in der Datei, und seine Würfel bleiben es auch.

# English: But the hall knows its own secret. The people who run it could look ahead, and tell a friend; you can only trust them. And if nobody adds a word, a hall could have tried many secrets before it promised one. So the browser adds a random number for you as soon as it has seen the promise. That program comes from the hall, too: if you trust nobody, <b>note the promise first, then add a word that nobody guesses</b>, at the table under “Fair dice”, and look for both in the game file.
dice-limits-open = Die Halle aber kennt ihr eigenes Geheimnis. Wer sie betreibt, könnte vorausschauen und es jemandem verraten; da hilft nur Vertrauen. Und wenn niemand ein Wort hinzufügt, könnte eine Halle viele Geheimnisse ausprobiert haben, bevor sie eines versprach. Deshalb fügt der Browser für dich eine Zufallszahl hinzu, sobald er das Versprechen gesehen hat. Auch dieses Programm kommt von der Halle: Wenn du niemandem traust, <b>notier dir erst das Versprechen und füg dann ein Wort hinzu, das niemand errät</b>, am Tisch unter „Faire Würfel“, und such in der Spieldatei nach beidem.

# English: How it is computed
dice-how = Wie gerechnet wird

# English: promise
dice-how-promise = Versprechen

# English: SHA-256 of the secret's 32 bytes
dice-how-promise-is = SHA-256 der 32 Bytes des Geheimnisses

# English: key
dice-how-key = Schlüssel

# English: the first 16 bytes of HMAC-SHA-256, with the secret as its key, over all words: for each its length as 8 bytes, then its bytes in UTF-8
dice-how-key-is = die ersten 16 Bytes von HMAC-SHA-256, mit dem Geheimnis als Schlüssel, über alle Wörter: für jedes seine Länge als 8 Bytes, dann seine Bytes in UTF-8

# English: number
dice-how-number = Zahl

# English: SipHash-2-4 under that key of the draw's number and the attempt, 8 bytes each, little-endian
dice-how-number-is = SipHash-2-4 unter diesem Schlüssel, angewandt auf die Nummer der Ziehung und die des Versuchs, je 8 Bytes, Little-Endian

# English: outcome
dice-how-outcome = Ergebnis

# English: a number that would favour some outcome is thrown away and the next attempt made; otherwise the number modulo the sum of the weights says which outcome it is
dice-how-outcome-is = eine Zahl, die ein Ergebnis bevorzugen würde, wird verworfen und der nächste Versuch gemacht; sonst sagt die Zahl modulo der Summe der Gewichte, welches Ergebnis es ist

## Pages: your data. $count is the number of your tables.

# English: This hall knows no account, no e-mail and no password of yours, and follows nobody around.
data-lead = Diese Halle kennt von dir kein Konto, keine E-Mail-Adresse und kein Passwort, und sie verfolgt niemanden.

# English: You are forgotten: your names, your words and your seats.
data-forgotten = Du bist vergessen: deine Namen, deine Worte und deine Plätze.

# English: What it knows
data-knows = Was sie weiß

# English: Your browser keeps a secret token in a cookie, which says which seats are yours; the hall keeps its hash. Three more cookies keep your name, the level of the bots and the language that you chose last.
data-cookies = Dein Browser bewahrt in einem Cookie ein geheimes Token auf, das sagt, welche Plätze deine sind; die Halle bewahrt dessen Hash auf. Drei weitere Cookies merken sich deinen Namen und welche Stärke der Bots und welche Sprache du zuletzt gewählt hast.

# English: Each table keeps its log: the names of those who sat there, what they played, and what they said.
data-logs = Jeder Tisch behält sein Protokoll: die Namen aller, die dort saßen, was sie gespielt und was sie gesagt haben.

# English:
#     { $name-is ->
#         [hidden]
#             { $count ->
#                 [one] You have { number } table here.
#                *[other] You have { number } tables here.
#             }
#        *[other]
#             { $count ->
#                 [one] You have { number } table here, and called yourself { $name } last.
#                *[other] You have { number } tables here, and called yourself { $name } last.
#             }
#     }
data-tables =
    { $name-is ->
        [hidden]
            { $count ->
                [one] Du hast hier einen Tisch.
               *[other] Du hast hier { number } Tische.
            }
       *[other]
            { $count ->
                [one] Du hast hier einen Tisch und hast dich zuletzt { $name } genannt.
               *[other] Du hast hier { number } Tische und hast dich zuletzt { $name } genannt.
            }
    }

# English: Addresses are kept in memory alone, so that nobody asks for too much.
data-addresses = Adressen bleiben nur im Arbeitsspeicher, damit niemand zu viel verlangt.

# English:
#     { $days ->
#         [one] Finished tables are deleted after { $days } day.
#        *[other] Finished tables are deleted after { $days } days.
#     }
data-finished =
    { $days ->
        [one] Beendete Tische werden nach { $days } Tag gelöscht.
       *[other] Beendete Tische werden nach { $days } Tagen gelöscht.
    }

# English:
#     { $days ->
#         [one] Names at finished tables are forgotten after { $days } day.
#        *[other] Names at finished tables are forgotten after { $days } days.
#     }
data-names =
    { $days ->
        [one] Namen an beendeten Tischen werden nach { $days } Tag vergessen.
       *[other] Namen an beendeten Tischen werden nach { $days } Tagen vergessen.
    }

# English:
#     { $days ->
#         [one] What was said at finished tables is forgotten after { $days } day.
#        *[other] What was said at finished tables is forgotten after { $days } days.
#     }
data-chat =
    { $days ->
        [one] Was an beendeten Tischen gesagt wurde, wird nach { $days } Tag vergessen.
       *[other] Was an beendeten Tischen gesagt wurde, wird nach { $days } Tagen vergessen.
    }

# English: Be forgotten
data-be-forgotten = Vergessen werden

# English: Your names become those of the seats, your words go, and you lose your seats: in running games they stay empty until the others let a bot play. The moves stay, since they are the others' games as well. This cannot be undone.
data-what-goes = Statt deiner Namen stehen dann die der Plätze da, deine Worte verschwinden, und du verlierst deine Plätze: In laufenden Partien bleiben sie leer, bis die anderen einen Bot spielen lassen. Die Züge bleiben, denn es sind auch die Partien der anderen. Das lässt sich nicht rückgängig machen.

# English: Forget me
data-forget-me = Vergiss mich

# English: Your browser has no token: nothing here is known to be yours.
data-no-token = Dein Browser hat kein Token: Nichts hier ist als deines bekannt.

## Pages: reports, and the house: the people who run a hall. A person or a table is silenced, sent away, hidden, closed;
## each of these can be lifted.

# English: Tell the house
report = Dem Haus melden

# English: Does somebody spoil the evening? The people who run this hall can ask them to be silent, or to go.
report-lead = Verdirbt jemand den Abend? Die Leute, die diese Halle betreiben, können so jemanden bitten, still zu sein oder zu gehen.

# English: What is wrong at this table?
report-what = Was stimmt an diesem Tisch nicht?

# English: Send it
report-send = Abschicken

# English: Back to the table
report-back = Zurück zum Tisch

# English: Thank you. The people who run this hall will look at it.
report-done = Danke. Die Leute, die diese Halle betreiben, sehen es sich an.

# English: The house
house = Das Haus

# English: Here the people who run this hall see to it that everybody has a good evening.
house-door-lead = Hier sorgen die Leute, die diese Halle betreiben, dafür, dass alle einen schönen Abend haben.

# English: The key of the house
house-key = Der Hausschlüssel

# English: Come in
house-come-in = Eintreten

# English: Leave
house-leave = Gehen

# English: A table, by its address
house-find = Einen Tisch über seine Adresse finden

# English: Look at it
house-look = Ansehen

# English: Look at the table
house-look-at-table = Den Tisch ansehen

# English: Go there
house-go-there = Dorthin gehen

# English: Gathering.
house-phase-gathering = Noch nicht begonnen.

# English: Playing.
house-phase-playing = Wird gespielt.

# English: Over.
house-phase-over = Zu Ende.

# English: Ended without a result.
house-phase-called = Ohne Ergebnis beendet.

# English: Closed.
house-phase-closed = Geschlossen.

# English: For how long
house-days = Wie lange

# English: for a day
house-days-1 = einen Tag lang

# English: for a week
house-days-7 = eine Woche lang

# English: for a month
house-days-30 = einen Monat lang

# English: for good
house-days-all = für immer

# English: Hide it from lists
house-hide = Aus Listen nehmen

# English: Show it again
house-show = Wieder zeigen

# English: Close it
house-close = Schließen

# English: Open it again
house-open = Wieder öffnen

# English: Done with its reports
house-done = Meldungen erledigt

# English:
#     { $address-is ->
#         [hidden] seat { $seat }
#        *[other] seat { $seat }, from { $address }
#     }
house-person =
    { $address-is ->
        [hidden] Platz { $seat }
       *[other] Platz { $seat }, von { $address }
    }

# English: Silence
house-mute = Stummschalten

# English: Let speak again
house-unmute = Wieder reden lassen

# English: Send away
house-ban = Wegschicken

# English: Let in again
house-unban = Wieder hereinlassen

# English: Send the address away
house-ban-address = Adresse aussperren

# English: Forget the name
house-forget = Namen vergessen

# English: Lift
house-lift = Aufheben

# English: What was said last
house-said = Was zuletzt gesagt wurde

# English: Reports
house-reports = Meldungen

# English: Nobody has complained.
house-no-reports = Niemand hat sich beschwert.

# English: What counts now
house-decided = Was jetzt gilt

# English: Everybody may come in and speak.
house-nothing-decided = Alle dürfen herein und reden.

# English: Public tables
house-public = Öffentliche Tische

# English: hidden
house-hidden = verborgen

# English: There are none.
house-none-public = Es gibt keine.

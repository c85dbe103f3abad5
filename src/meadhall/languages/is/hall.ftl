## The store, for everybody: no sentence here tells where the database is.

# English: the database
the-database = gagnagrunnurinn
    .accusative = gagnagrunninn
    .dative = gagnagrunninum
    .genitive = gagnagrunnsins

# English: this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({ $error })
table-newer = nýrra Meadhall hefur breytt þessu borði, eða það er skemmt: þetta Meadhall getur ekki lesið það ({ $error })

# English: the game that this one goes on from is missing: the hall's storage is damaged
taken-game-missing = spilið sem þetta er framhald af vantar: geymsla salarins er skemmd

# English: the stored analysis is damaged: have it made again
analysis-damaged = geymda greiningin er skemmd: láttu gera hana upp á nýtt

# English: this was used already, or is no longer there
conflict-taken = þetta hefur þegar verið notað eða er ekki lengur til

# English: something has happened at a table meanwhile: try it again
conflict-erasing = eitthvað gerðist við borð á meðan: reyndu aftur

# English: the database was moved away or replaced while the hall is open; nothing was changed
database-moved = gagnagrunnurinn var færður eða honum skipt út meðan salurinn er opinn; engu var breytt

# English: the disk of this hall is nearly full: games go on, but nothing new is taken in just now
disk-nearly-full = diskur salarins er næstum fullur: spilin halda áfram en ekki er tekið við neinu nýju í bili

# English: there is no room left on the disk for this file
disk-full-file = ekkert pláss er eftir á diskinum fyrir þessa skrá

# English: this file cannot be kept: { $why }
file-unkept = ekki er hægt að geyma þessa skrá: { $why }

# English: the store has failed: { $error }
store-failed = geymslan brást: { $error }

# English: the store is closed
store-closed = geymslan er lokuð

# English: somebody else has done something at this table at the same time
postgres-conflict = einhver annar gerði eitthvað við þetta borð á sama tíma

# English: there is no room left on the disk of the database; nothing was changed
postgres-disk-full = ekkert pláss er eftir á diski gagnagrunnsins; engu var breytt

# English: the database takes no writes now; nothing was changed
postgres-read-only = ekki er hægt að skrifa í gagnagrunninn núna; engu var breytt

# English: the database does not let this hall do that; nothing was changed
postgres-unwritable = gagnagrunnurinn leyfir salnum þetta ekki; engu var breytt

# English: the database is damaged; restore it from a copy or an export
postgres-damaged = gagnagrunnurinn er skemmdur; endurheimtu hann úr afriti eða útflutningsskrá

# English: the database does not answer now; nothing that was acknowledged is lost, and it is tried again
postgres-unavailable = gagnagrunnurinn svarar ekki núna; ekkert sem var staðfest hefur glatast og reynt er aftur

# English: the database cannot be used: error { $error }
postgres-failed = ekki er hægt að nota gagnagrunninn: villa { $error }

## The store, for the person who opens it.

# English: there is no room left on the disk for { $path }; nothing was changed
sqlite-disk-full = ekkert pláss er eftir á diskinum fyrir { $path-accusative }; engu var breytt

# English: { $path } is locked by another program
sqlite-locked = annað forrit hefur læst { $path-dative }

# English: { $path } is damaged, perhaps cut off; restore it from a copy or an export
sqlite-damaged = skemmdir eru í { $path-dative }, ef til vill vantar aftan á; endurheimtu úr afriti eða útflutningsskrá

# English: { $path } is cut off; restore it from a copy or an export
sqlite-cut-off = það vantar aftan á { $path-accusative }; endurheimtu úr afriti eða útflutningsskrá

# English: { $path } is no database
sqlite-foreign = { $path } er ekki gagnagrunnur

# English: { $path } belongs to another program: it is no database of a hall
sqlite-of-others = annað forrit á { $path-accusative }: þetta er ekki gagnagrunnur salar

# English: { $path } cannot be written to
sqlite-unwritable = ekki er hægt að skrifa í { $path-accusative }

# English: { $path } cannot be opened; is the folder there, and yours to write to?
sqlite-unopenable = ekki er hægt að opna { $path-accusative }; er mappan þar og mátt þú skrifa í hana?

# English: another program has written to { $path } at the same time
sqlite-conflict = annað forrit skrifaði í { $path-accusative } á sama tíma

# English: { $path } cannot be used: { $why }
sqlite-failed = ekki er hægt að nota { $path-accusative }: { $why }

# English: { $path } is of version { $version }, from a newer Meadhall; this one knows up to { $known }
database-newer = { $path } er af gerð { $version }, úr nýrra Meadhall; þetta Meadhall þekkir gerðir upp að { $known }

# English: another hall uses { $path }: stop it first, or choose another folder with MEADHALL_DATA
hall-running = annar salur notar { $path }: stöðvaðu hann fyrst, eða veldu aðra möppu með MEADHALL_DATA

# English: { $path } cannot be made or locked: { $why }
cannot-lock = ekki er hægt að búa til eða læsa { $path }: { $why }

# English: { $path } cannot be made: { $why }
cannot-make = ekki er hægt að búa til { $path }: { $why }

# English: { $path } cannot be written: { $why }
cannot-write = ekki er hægt að skrifa { $path }: { $why }

# English: { $path } cannot be read: { $why }
cannot-read = ekki er hægt að lesa { $path }: { $why }

# English: there is no { $path }: no hall has been opened here yet
no-hall-yet = { $path } er ekki til: hér hefur enginn salur verið opnaður enn

# English: there is no { $path }
no-file = { $path } er ekki til

# English: PostgreSQL needs a package that is not installed: pip install 'meadhall[postgres]'
no-psycopg = til að nota PostgreSQL þarf pakka sem er ekki uppsettur: pip install 'meadhall[postgres]'

# English: --store: this is no address of a PostgreSQL database, as postgresql://user@host/name
postgres-no-address = --store: þetta er ekki slóð að PostgreSQL-gagnagrunni; hún er eins og postgresql://user@host/name

# English:
#     the PostgreSQL database { $name-is ->
#         [hidden] by default
#        *[other] { $name }
#     } at { $host-is ->
#         [hidden] this machine
#        *[other] { $host }
#     }
postgres-database =
    { $name-is ->
        [hidden] sjálfgefni PostgreSQL-gagnagrunnurinn
       *[other] PostgreSQL-gagnagrunnurinn { $name }
    } á { $host-is ->
        [hidden] þessari vél
       *[other] { $host }
    }

# English: { $database } does not let this user in: check name and password
postgres-refused = { $database } hleypir þessum notanda ekki inn: athugaðu nafn og lykilorð

# English: { $database } does not exist: make it first (`createdb`)
postgres-missing = { $database } er ekki til: búðu hann fyrst til (`createdb`)

# English: in { $database } this user may not make tables: GRANT CREATE ON DATABASE is needed
postgres-no-tables = { $database } leyfir þessum notanda ekki að búa til töflur: GRANT CREATE ON DATABASE vantar

# English: { $database } cannot be used: { $why }
postgres-unusable = { $database } er ónothæfur: { $why }

# English: in { $database } somebody else uses the schema "meadhall"
postgres-foreign = { $database } er ekki laus: einhver annar notar þar skemað „meadhall“

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
    { $tables } borð með { $entries ->
        [one] { $entries } færslu
       *[other] { $entries } færslum
    }

# English: { $path } exists already: a backup replaces nothing
backup-exists = { $path } er þegar til: öryggisafrit er aldrei skrifað yfir neitt

# English: { $path } belongs to another program: it is no backup of a hall
backup-foreign = annað forrit á { $path }: þetta er ekki öryggisafrit af sal

# English: { $path } is damaged: { $why }
backup-damaged = skemmdir eru í { $path }: { $why }

# English: { $path } holds { $kept } entries, of which { $read } belong to a table
backup-strays = færslur í { $path }: { $kept }, en aðeins { $read } þeirra tilheyra borði

# English: a text in it cannot be read
damaged-text = þar er texti sem ekki er hægt að lesa

# English: a row of { $table } has changed since it was written
damaged-row = röð í töflunni { $table } hefur breyst síðan hún var skrifuð

# English: a log names somebody who is missing from its list of names
damaged-mentions = einhver sem nefndur er í dagbók er ekki á skránni yfir þá sem hún nefnir

# English: this database holds tables: restore into an empty one
restore-not-empty = í þessum gagnagrunni eru borð: endurheimtu í tóman gagnagrunn

# English: the restored tables differ from those in { $path }: the disk may be damaged
restore-differs = endurheimtu borðin eru ekki eins og þau sem eru í { $path }: diskurinn gæti verið skemmdur

# English: entry { $number } of a table cannot be read: { $why }
entry-damaged = ekki er hægt að lesa færslu { $number } í dagbók borðs: { $why }

# English: entry { $number } of a table is missing
entry-missing = færslu { $number } vantar í dagbók borðs

# English: line { $number } of the export cannot be used: { $why }
export-damaged = ekki er hægt að nota línu { $number } í útflutningsskránni: { $why }

# English: this is no export of a hall: its first line should name the format "{ $format }"
export-foreign = þetta er ekki útflutningsskrá úr sal: í fyrstu línu hennar ætti að standa sniðið „{ $format }“

# English: this export is of version { $version }; this Meadhall reads up to { $known }
export-newer = þessi útflutningsskrá er af gerð { $version }; þetta Meadhall les gerðir upp að { $known }

## Running a hall.

# English: The hall is open: { $address }
hall-open = Salurinn er opinn: { $address }

# English: The hall is open: { $address } ({ $count } nodes)
hall-open-nodes = Salurinn er opinn: { $address } (fjöldi hnúta: { $count })

# English: Everybody who reaches this machine may come in.
hall-for-everybody = Allir sem ná sambandi við þessa vél mega koma inn.

# English: Left out: { $why }
left-out = Sleppt: { $why }

# English: Stop it with Ctrl-C; all games are kept.
stop-by = Lokaðu honum með Ctrl-C; öll spil geymast.

# English:
#     the hall cannot be opened at { $host }, { $last-is ->
#         [hidden] port { $port }
#        *[other] ports { $port } to { $last }
#     }: { $why }
cannot-listen =
    ekki er hægt að opna salinn á { $host }, { $last-is ->
        [hidden] gátt { $port }
       *[other] gáttum { $port } til { $last }
    }: { $why }

# English: --workers needs a PostgreSQL database, which several nodes can share: name one by --store
workers-need-postgres = --workers þarf PostgreSQL-gagnagrunn, sem margir hnútar geta deilt: nefndu hann með --store

# English: --workers needs a system on which several processes can share a port, as Linux
workers-need-ports = --workers þarf stýrikerfi þar sem mörg ferli geta deilt gátt, til dæmis Linux

# English: a node could not be opened; its own message stands above
node-unopened = ekki tókst að opna hnút; skilaboð hans standa hér fyrir ofan

# English: Node { $number } has ended by { $how }: another one was started.
node-ended = Hnútur { $number } stöðvaðist ({ $how }): annar var ræstur.

# English: status { $number }
status = lokastaða { $number }

# English: "{ $text }" is no language of this hall; it has: { $known }
no-language = þessi salur kann ekki tungumálið „{ $text }“; hann kann: { $known }

# English: a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: { $why }
no-proxy = milliþjónn er nefndur með IP-tölu sinni eða neti, til dæmis 127.0.0.1 eða 10.0.0.0/8: { $why }

# English: { $text } means everybody: anybody could then pretend to be somebody else
proxy-everybody = { $text } á við alla: þá gæti hver sem er þóst vera einhver annar

# English: { $path }: others can read the key in it: chmod 600 { $path }
key-readable = { $path }: aðrir geta lesið lykilinn sem þar er: chmod 600 { $path }

# English: the key of the house has at least { $least } letters: `openssl rand -hex 24` makes one
key-short = lykill húsráðenda þarf að vera minnst { $least } stafir: `openssl rand -hex 24` býr til slíkan lykil

## At tables.

# English: there is no such table
no-table = þetta borð er ekki til

# English: this table could not be kept or read; come back in a moment
not-kept = ekki tókst að geyma þetta borð eða lesa það; komdu aftur eftir andartak

# English: { $name } is at the table: after { $minutes } minutes without a move a bot may play for them
is-here =
    { $name } er við borðið: botti má taka við þegar ekkert hefur verið spilað í { $minutes ->
        [one] { $minutes } mínútu
       *[other] { $minutes } mínútur
    }

# English:
#     no bot of this hall is called "{ $bot }"; { $near-is ->
#         [hidden] there is: { $known }
#        *[other] did you mean "{ $near }"?
#     }
bad-bot =
    enginn botti í þessum sal heitir „{ $bot }“; { $near-is ->
        [hidden] í boði: { $known }
       *[other] áttirðu við „{ $near }“?
    }

# English: a hint is for the seat to move, and that is not yours
hint-not-yours = ábending er handa sætinu sem á leik, og það er ekki þitt

# English: others play too: hints are for games against bots, at one screen, or agreed by all
no-hint = hér spila fleiri: ábendingar eru til þegar spilað er við botta eða við einn skjá, eða þegar allir hafa samþykkt þær

# English: What if, from step { $step }?
what-if = Hvað ef, frá skrefi { $step }?

# English: there is no seat { $seat }: this game has { $seats }
no-such-seat = sæti { $seat } er ekki til: í þessu spili eru { $seats } sæti

# English: there the game is over: take it over from an earlier moment
over-there = þar er spilinu lokið: taktu það upp frá fyrra augnabliki

# English: this game was taken over { $most } times in a row: take over an earlier one
many-what-ifs = þetta er „hvað ef“ í { $most }. lið: taktu upp eitthvert fyrra spil

## What the house has decided.

# English: the house has asked you to stay away
banned = húsráðendur hafa beðið þig að halda þig fjarri

# English: the house has asked you to be silent for a while; you may play on
muted = húsráðendur hafa beðið þig að þegja um stund; þú mátt spila áfram

# English: the house has closed this table
closed = húsráðendur hafa lokað þessu borði

# English: the house would like you to choose another name
bad-name = húsráðendur biðja þig að velja annað nafn

# English: A closed table
closed-table = Lokað borð

# English: this is not the key
wrong-key = þetta er ekki rétti lykillinn

# English: Show the key of the house first.
key-first = Sýndu fyrst lykil húsráðenda.

# English: this cannot be decided
cannot-decide = þetta er ekki hægt að ákveða

# English: Nobody reads reports in this hall.
no-reports = Enginn les kvartanir í þessum sal.

# English:
#     { $ends-is ->
#         [hidden] may not come in, for good.
#        *[other] may not come in.
#     }
decided-ban =
    { $ends-is ->
        [hidden] má ekki koma inn, fyrir fullt og allt.
       *[other] má ekki koma inn.
    }

# English:
#     { $ends-is ->
#         [hidden] nobody may come in from there, for good.
#        *[other] nobody may come in from there.
#     }
decided-ban-address =
    { $ends-is ->
        [hidden] þaðan má enginn koma inn, fyrir fullt og allt.
       *[other] þaðan má enginn koma inn.
    }

# English:
#     { $ends-is ->
#         [hidden] may not speak, for good.
#        *[other] may not speak.
#     }
decided-mute =
    { $ends-is ->
        [hidden] má ekki tala, fyrir fullt og allt.
       *[other] má ekki tala.
    }

# English:
#     { $ends-is ->
#         [hidden] is in no list, for good.
#        *[other] is in no list.
#     }
decided-hide =
    { $ends-is ->
        [hidden] er ekki á neinum lista, fyrir fullt og allt.
       *[other] er ekki á neinum lista.
    }

# English:
#     { $ends-is ->
#         [hidden] is closed, for good.
#        *[other] is closed.
#     }
decided-close =
    { $ends-is ->
        [hidden] er lokað, fyrir fullt og allt.
       *[other] er lokað.
    }

## Budgets: how often and how much anybody may ask.

# English: this is too fast: wait a moment
too-fast = þetta er of hratt: bíddu andartak

# English: these are many open tables
too-many-open = þú ert með of mörg borð opin

# English: you have many requests under way: wait until some are answered
crowded = margar beiðnir frá þér eru í gangi: bíddu þar til einhverjum þeirra er svarað

# English: { too-fast }
too-many-pages = { too-fast }

# English: { too-fast }
too-many-changes = { too-fast }

# English: { too-fast }
too-many-tokens = { too-fast }

# English: these are many tables: open the next in a minute
too-many-tables = þetta eru mörg borð: opnaðu það næsta eftir mínútu

# English: these are many bots: ask for more in a minute
too-many-bots = þetta eru margir bottar: biddu um fleiri eftir mínútu

# English: { too-fast }
too-many-shows = { too-fast }

# English: { too-fast }
too-many-sockets = { too-fast }

# English: let the others say something: wait a moment
too-many-chats = leyfðu hinum að komast að: bíddu andartak

# English: these are many files: send the next in a minute
too-many-uploads = þetta eru margar skrár: sendu þá næstu eftir mínútu

# English: you have brought many large files: bring the next in an hour
too-many-storage = þú hefur komið með margar stórar skrár: komdu með þá næstu eftir klukkustund

# English: these are many pages that take long to build: wait a moment
too-many-building = þetta eru margar síður sem tekur tíma að búa til: bíddu andartak

# English: think for a moment yourself, and ask again
too-many-hints = hugsaðu málið fyrst um stund og spyrðu svo aftur

# English: these are many analyses at once: try it again in half a minute
too-many-analyses = þetta eru margar greiningar í einu: reyndu aftur eftir hálfa mínútu

# English: think for a moment, and try again
too-many-tries = hugsaðu þig um andartak og reyndu aftur

# English: your reports are being read: wait a moment
too-many-reports = verið er að lesa kvartanirnar þínar: bíddu andartak

# English: you have just been forgotten: wait a while
too-many-forgets = salurinn er nýbúinn að gleyma þér: bíddu um stund

# English: this key is wrong: wait a moment
too-many-keys = þessi lykill er rangur: bíddu andartak

## Requests that are refused.

# English: a request must tell its length in one way: Content-Length or Transfer-Encoding
two-lengths = beiðni á að segja til um lengd sína á einn hátt: Content-Length eða Transfer-Encoding

# English: this hall does not answer to that name
wrong-host = þessi salur gegnir ekki því nafni

# English: only a page of this hall may do this for you; programs send a bearer token
wrong-origin = aðeins síða úr þessum sal má gera þetta fyrir þig; forrit senda auðkennislykil (bearer token)

# English: a request has at most { $most } bytes
too-large = í beiðni mega vera mest { $most } bæti

# English: there is no such page
no-page = þessi síða er ekki til

# English: messages are text, not bytes
no-bytes = skilaboð eru texti, ekki bæti

# English: a message has at most { $most } letters
message-too-large = í skilaboðum mega vera mest { $most } stafir

# English: say hello before anything else
hello-first = heilsaðu (hello) á undan öllu öðru

# English: one question at a time
one-question = eina spurningu í einu

# English: this hall speaks version { $version } of the protocol: load the page again
protocol = þessi salur talar gerð { $version } af samskiptareglunum: opnaðu síðuna aftur

# English: this cannot be asked for in that way
no-method = ekki er hægt að biðja um þetta á þennan hátt

# English: the hall has made a mistake; it is written down
our-mistake = salnum urðu á mistök; þau eru skráð

# English:
#     { $place-is ->
#         [hidden] the hall has made a mistake; it is written down
#        *[other] this game has made a mistake in { $place }; it is written down
#     }
game-failed =
    { $place-is ->
        [hidden] salnum urðu á mistök; þau eru skráð
       *[other] mistök urðu í þessu spili, í { $place }; þau eru skráð
    }

# English: there are no such looks: load the page again
no-looks = þetta útlit er ekki til: opnaðu síðuna aftur

# English: this needs a token: POST /api/tokens gives you one
needs-token = til þess þarf auðkennislykil: POST /api/tokens gefur þér hann

# English: this cannot be read: { $why }
malformed = ekki er hægt að lesa þetta: { $why }

# English: the game has not started: there is nothing to draw
nothing-to-draw = spilið er ekki hafið: hér er ekkert að teikna

# English: the game is not over: its file would tell secrets
file-would-tell = spilinu er ekki lokið: skrá þess myndi ljóstra upp leyndarmálum

# English: this seat has no number
no-seat-number = þetta er ekki númer á sæti

# English: { $game } is for { $players } players
wrong-players = { $game } er fyrir { $players } leikmenn

# English: there is no such figure
no-figure = þessi mynd er ekki til

# English: This place does not exist
error-404 = Þessi staður er ekki til

# English: The address may be incomplete, or the page is gone.
error-404-help = Ef til vill vantar eitthvað í slóðina, eða síðan er horfin.

# English: Not like this
error-405 = Ekki svona

# English: The page can be looked at, but not in the way that was asked for.
error-405-help = Síðuna má skoða, en ekki á þann hátt sem beðið var um.

# English: This is too large
error-413 = Þetta er of stórt

# English: A game file is rarely larger than a few hundred kilobytes.
error-413-help = Skrá spils er sjaldan stærri en nokkur hundruð kílóbæti.

# English: This is too fast
error-429 = Þetta er of hratt

# English: Nothing is lost. Wait a moment and try again.
error-429-help = Ekkert er glatað. Bíddu andartak og reyndu aftur.

# English: A mistake of ours
error-500 = Mistök hjá okkur

# English: Your games are safe: every move is kept before anybody is told of it.
error-500-help = Spilin þín eru óhult: hver ákvörðun er geymd áður en nokkrum er sagt frá henni.

# English: Not just now
error-503 = Ekki í augnablikinu

# English: Nothing is lost. Wait a moment and try again.
error-503-help = Ekkert er glatað. Bíddu andartak og reyndu aftur.

# English: This is not possible
error-other = Þetta er ekki hægt

# English: Back to the hall
error-to-the-hall = Aftur í salinn

# English: The request cannot be read.
status-400 = Ekki er hægt að lesa beiðnina.

# English: A token is needed.
status-401 = Auðkennislykil vantar.

# English: It is not yours to do, or not your turn.
status-403 = Þú mátt ekki gera þetta, eða átt ekki leik.

# English: There is no such thing.
status-404 = Þetta er ekki til.

# English: The table is not in a state for it.
status-409 = Staðan við borðið leyfir þetta ekki.

# English: The request is too large.
status-413 = Beiðnin er of stór.

# English: The hall does not answer to this name.
status-421 = Salurinn gegnir ekki þessu nafni.

# English: It cannot be used: the answer says why.
status-422 = Þetta er ónothæft: svarið segir hvers vegna.

# English: Too many requests.
status-429 = Of margar beiðnir.

# English: It could not be kept; nothing has changed.
status-503 = Ekki tókst að geyma þetta; ekkert hefur breyst.

## Pages: lists of games and figures, levels, clocks, and what tables are doing.

# English: The rules
choose-rules = Reglurnar

# English: Which rulebook shall it be?
choose-rules-lead = Hvaða reglur viltu lesa?

# English: Learn a game
choose-guide = Læra spil

# English: Which game shall it be?
choose-guide-lead = Hvaða spil á það að vera?

# English: A new table
choose-table = Nýtt borð

# English: Which game shall it be?
choose-table-lead = Hvaða spil á það að vera?

# English: The table at the beginning
figure-start = Borðið í upphafi

# English: The table in the middle of a game
figure-middle = Borðið í miðju spili

# English: plays merrily along
level-child = spilar af hjartans lyst

# English: knows the rules, misses much
level-thrall = kann reglurnar en missir af mörgu

# English: a good evening's opponent
level-karl = góður mótherji eina kvöldstund

# English: hard to beat
level-jarl = erfiður viðureignar

# English: the best of the hall, and thinks longest
level-skald = best í salnum og hugsar lengst

# English: Time
clock = Tími

# English: No clock
clock-none = Engin klukka

# English: Everybody takes the time they need.
clock-none-meaning = Allir taka sér þann tíma sem þeir þurfa.

# English: 10 minutes
clock-live-10 = 10 mínútur

# English: Each has 10 minutes for the game and gets 10 seconds a turn.
clock-live-10-meaning = Hver leikmaður hefur 10 mínútur fyrir spilið og fær 10 sekúndur í viðbót í hverri lotu.

# English: 30 minutes
clock-live-30 = 30 mínútur

# English: Each has 30 minutes for the game and gets 20 seconds a turn.
clock-live-30-meaning = Hver leikmaður hefur 30 mínútur fyrir spilið og fær 20 sekúndur í viðbót í hverri lotu.

# English: A day a turn
clock-slow-1 = Dagur í hverja lotu

# English: For a game on the side: come back once a day.
clock-slow-1-meaning = Fyrir spil meðfram öðru: líttu við einu sinni á dag.

# English: Three days a turn
clock-slow-3 = Þrír dagar í hverja lotu

# English: Come back once every three days.
clock-slow-3-meaning = Líttu við á þriggja daga fresti.

# English: an open seat
open-seat = laust sæti

# English: being played
being-played = verið er að spila

# English: finished
finished = spilinu er lokið

# English:
#     { $count ->
#         [0] everybody is here: it can begin
#        *[other] waits for { $count } more
#     }
waits-for =
    { $count ->
        [0] allir eru komnir: spilið getur hafist
        [1] beðið er eftir einum í viðbót
       *[other] beðið er eftir { $count } í viðbót
    }

# English: a bot plays for you: your seat is kept
bot-plays-for-you = botti spilar fyrir þig: sætið þitt er frátekið

# English:
#     { $seat-is ->
#         [you] your turn
#        *[other] { $seat } is to move
#     }
to-move =
    { $seat-is ->
        [you] þú átt leik
       *[other] { $seat } á leik
    }

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
        [0] engin
        [1] eitt
        [2] tvö
        [3] þrjú
        [4] fjögur
        [5] fimm
        [6] sex
        [7] sjö
        [8] átta
        [9] níu
        [10] tíu
        [11] ellefu
        [12] tólf
       *[other] { $count }
    }

## Pages: on every page. In some texts stand tags: <b>, <kbd> (keys), <code>, and <a> around the words of a link. They
## stay, around the same words; $game is the name of a game.

# English: Skip to the content
base-skip = Beint í efnið

# English: Meadhall, to the first page
base-home = Meadhall, á forsíðuna

# English: The hall
base-hall = Salurinn

# English: More
base-more = Meira

# English: Language
base-language = Tungumál

# English: Rules
base-rules = Reglur

# English: Practice
base-practice = Æfing

# English: Learn a game
base-learn = Læra spil

# English: Replay
base-replay = Endursýning

# English: Replay a game
base-replay-a-game = Horfa aftur á spil

# English: Fair dice
base-dice = Heiðarlegir teningar

# English: Your data
base-your-data = Gögnin þín

# English: Northern games, for people and bots. No account, no tracking; the dice can be checked by everybody.
base-about = Norræn spil handa fólki og bottum. Engin skráning, engar njósnir; allir geta prófað teningana.

## Pages: words on several of them. $players and $minutes are a number or a range, as 2–4; $most is the highest of them.

# English: Yes
yes = Já

# English: No
no = Nei

# English: Close
close = Loka

# English: Guest
guest = Gestur

# English: Your name
your-name = Nafnið þitt

# English: Play now
play-now = Spila núna

# English: Learn it
learn-it = Læra það

# English: In words
in-words = Í orðum

# English: Keys
keys = Flýtilyklar

# English: Speed
pace = Hraði

# English: Slow
pace-slow = Hægt

# English: Normal
pace-normal = Í meðallagi

# English: Quick
pace-quick = Hratt

# English: At once
pace-none = Strax

# English:
#     { $most ->
#         [one] { $players } player
#        *[other] { $players } players
#     }
players =
    { $most ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }

# English:
#     { $most ->
#         [one] { $minutes } minute
#        *[other] { $minutes } minutes
#     }
minutes =
    { $most ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }

# English: The game file
game-file = Skrá spilsins

# English: Or paste its text
game-file-paste = Eða límdu texta hennar hér

# English: Its text
game-file-text = Texti hennar

## Pages: the first page. $count is the number of games, $level the name of a bot, $words says how it plays, and $names
## are the names of players, with commas between them. $free seats of $seats are open.

# English: Meadhall: { number } northern games
home-title =
    Meadhall: { number } { $count ->
        [one] norrænt spil
       *[other] norræn spil
    }

# English: Take a seat
home-welcome = Fáðu þér sæti

# English: { number } games from the North, against bots or with friends. One click and you are at the table; no account, nothing to install.
home-lead = { number } spil úr norðri, við botta eða vini. Einn smellur og þú ert við borðið; engin skráning og ekkert að setja upp.

# English: Your tables
home-yours = Borðin þín

# English: The games
home-games = Spilin

# English: Another game
home-another = Annað spil

# English: You play
home-side = Þitt lið

# English: Watch bots
home-watch-bots = Horfa á botta

# English: New table
home-new-table = Nýtt borð

# English: As { $name }, against { $level }
home-as = Nafn: { $name }, mótherji: { $level }

# English: Against
home-against = Mótherji

# English: { $level }: { $words }
home-level = { $level }: { $words }

# English: First add a word of my own to the dice
home-own-word = Bæta fyrst orði frá mér við teningana

# English: Open tables
home-open = Opin borð

# English: Join: { $free } of { $seats } seats open. { $names }
home-join =
    Vera með: { $free } af { $seats } sætum { $free ->
        [one] er laust
       *[other] eru laus
    }. { $names }

# English: Watch: { $names }
home-watch = Horfa á: { $names }

# English: Nobody is looking for company at the moment.
home-nobody = Enginn er að leita að spilafélögum þessa stundina.

# English: <a>Open a table</a> and show it to everybody, or send its link to a friend.
home-open-a-table = <a>Opnaðu borð</a> og sýndu það öllum, eða sendu vini tengilinn á það.

# English: Finished games of yours
home-finished = Spil sem þú hefur lokið

# English: Replay: { $names }
home-replay = Horfa aftur: { $names }

## Pages: the form for a new table. $side is what the player of a seat plays, as "the Vikings".

# English: A new table
new = Nýtt borð

# English: learn it
new-learn = læra það

# English: rules
new-rules = reglur

# English: another game
new-another-game = annað spil

# English: Which game
new-which = Hvernig spil

# English: Your own
new-own = Þitt eigið

# English: As you set the rules below.
new-own-line = Eins og þú stillir reglurnar hér fyrir neðan.

# English: Who sits where
new-seats = Hver situr hvar

# English:
#     { $side-is ->
#         [hidden] Seat { $seat }
#        *[other] Seat { $seat }, { $side }
#     }
new-seat =
    { $side-is ->
        [hidden] Sæti { $seat }
       *[other] Sæti { $seat }, { $side }
    }

# English: You
new-you = Þú

# English: Somebody at this screen
new-somebody-here = Einhver við þennan skjá

# English: A friend, by link
new-friend = Vinur, með tengli

# English: Bot { $level }: { $words }
new-bot = Bottinn { $level }: { $words }

# English: Nobody
new-nobody = Enginn

# English: Name
new-name = Nafn

# English: Several people can share this screen; where hands are secret, a curtain falls between turns. Friends get a link after the table is open. Give all seats to bots to watch them.
new-seats-help = Fleiri en einn geta setið við þennan skjá; ef enginn má sjá á hönd annars fellur tjald fyrir á milli lota. Vinir fá tengil þegar borðið hefur verið opnað. Láttu botta sitja í öllum sætum ef þú vilt horfa á þá.

# English: Time
new-time = Tími

# English: A clock runs only for people, and only while they are to move. When a player's time is up, a bot plays for them until they return; the seat is kept for a day, or for as long as a turn may take.
new-time-help = Klukkan gengur aðeins hjá fólki, og aðeins meðan það á leik. Ef tíminn þinn rennur út spilar botti fyrir þig þar til þú kemur aftur; sætið þitt er frátekið í einn dag, eða eins lengi og lota má taka.

# English: Who may come
new-public = Hver má koma

# English: Show it on the first page
new-show = Sýna borðið á forsíðunni

# English: Everybody may take an open seat, or watch. Otherwise only people who have the link may.
new-show-help = Þá mega allir setjast í laust sæti eða horfa á. Annars aðeins þeir sem hafa tengilinn.

# English: Help
new-help = Hjálp

# English: Rated
new-rated = Metið til stiga

# English: The result changes our ratings
new-rate = Úrslitin breyta styrkleikastigum okkar

# English: It needs a clock. Nobody gets hints or help on the board, nothing is taken back, and whoever gives up or runs out of time has lost. Your name and rating may stand on the board of the best.
new-rate-help = Til þess þarf klukku. Enginn fær ábendingar eða vísbendingar á spilaborðinu, ekkert er tekið til baka, og sá sem gefst upp eða fellur á tíma hefur tapað. Nafnið þitt og styrkleikastig geta birst á styrkleikalistanum.

# English: yes: no hints, nothing is taken back, and whoever gives up or runs out of time has lost; names and ratings may stand on the board of the best
rated-agreed = já: engar ábendingar, ekkert er tekið til baka, og sá sem gefst upp eða fellur á tíma hefur tapað; nöfn og styrkleikastig geta birst á styrkleikalistanum

# English:
#     { $known ->
#         [hidden] the strength of the bots of this game was never measured: rated games are for people
#        *[other] "{ $bot }" has no rating; in rated games play { $known }
#     }
bad-bot-rated =
    { $known ->
        [hidden] styrkur bottanna í þessu spili hefur aldrei verið mældur: spil sem eru metin til stiga eru aðeins fyrir fólk
       *[other] „{ $bot }“ hefur engin styrkleikastig; í spilum sem eru metin til stiga spila { $known }
    }

# English: Hints for everybody
new-hints = Ábendingar handa öllum

# English: The player to move may ask what a good player would do. Everybody knows this before they sit down. Against bots, or at one screen, there are hints anyway.
new-hints-help = Sá sem á leik má spyrja hvað góður leikmaður gerði. Allir sjá það áður en þeir setjast. Þegar spilað er við botta eða við einn skjá eru ábendingar í boði hvort sem er.

# English: The rules you agree on
new-options = Reglurnar sem þið komið ykkur saman um

# English: { $value } (usual)
new-usual = { $value } (venjan)

# English: Open the table
new-open = Opna borðið

## Pages: everything with a board.

# English: The board
board = Spilaborðið

# English: Farther away
board-farther = Fjær

# English: Closer
board-closer = Nær

# English: What you can do now
board-actions = Það sem þú getur gert núna

# English: The board is being laid …
board-is-laid = Verið er að setja spilaborðið upp …

# English: The keys
board-keys = Flýtilyklarnir

# English: Use single keys as shortcuts
board-single-keys = Nota staka lykla sem flýtilykla

# English: The position in words
board-in-words = Staðan í orðum

# English: The same as a short text
board-in-short = Það sama sem stuttur texti

## Pages: a table. The curtain falls where several people share a screen: "It is the turn of", and below it a name.

# English: The table
table = Borðið

# English: The connection is lost, but your game is safe. The page connects again by itself.
table-lost = Sambandið er rofið en spilið þitt er óhult. Síðan tengist aftur af sjálfri sér.

# English: The hall cannot keep moves just now. Your game is safe: what you did is sent again as soon as possible, and then the clocks are back, too.
table-cannot-keep = Salurinn getur ekki geymt neitt í bili. Spilið þitt er óhult: það sem þú gerðir er sent aftur um leið og hægt er, og þá sjást klukkurnar aftur.

# English: Your turn
table-turn = Þú átt leik

# English: Help
table-help = Hjálp

# English: Hint
table-hint = Ábending

# English: Show again
table-again = Sýna aftur

# English: It is the turn of
table-turn-of = Nú á leik:

# English: The others look away.
table-look-away = Hinir líta undan.

# English: Show my view
table-show-view = Sýna mér borðið

# English: Since your last turn
table-recap = Frá síðustu lotu þinni

# English: Panels
table-panels = Hlutar síðunnar

# English: Board
table-board = Spilaborð

# English: Result
table-result = Úrslit

# English: Players
table-players = Leikmenn

# English: What was agreed
table-agreed = Um þetta var samið

# English: Log
table-log = Dagbók

# English: A word for the dice, if you like
table-word-for-dice = Orð handa teningunum, ef þú vilt

# English: Sit here
table-sit = Setjast hér

# English: What has happened
table-happened = Það sem hefur gerst

# English: A word to all
table-chat = Orð til allra

# English: Say
table-say = Segja

# English: Pace
table-pace = Hraði

# English: Pause
table-pause = Hlé

# English: Ask first
table-ask = Spyrja fyrst

# English: Ask before something is left lying
table-ask-title = Spyrja áður en eitthvað er skilið eftir

# English: Sounds
table-sounds = Hljóð

# English: All actions
table-command = Allar aðgerðir

# English: What would you like to do?
table-command-what = Hvað viltu gera?

# English: type to find an action
table-command-type = skrifaðu til að finna aðgerð

# English: Actions
table-actions = Aðgerðir

# English: Your browser has added a random number for you. You may put a word of your own in its place; it goes into the dice letter by letter.
table-salt-help = Vafrinn hefur bætt tölu af handahófi við fyrir þig. Þú mátt setja þitt eigið orð í hennar stað; það fer í teningana staf fyrir staf.

# English: Your word
table-salt = Orðið þitt

# English: Add it
table-salt-add = Bæta því við

# English: It is added.
table-salt-done = Því er bætt við.

# English: Without scripts nothing is added to the dice by itself: their promise is <code>{ $promise }</code>.
table-salt-without-scripts = Án JavaScript bætist ekkert við teningana af sjálfu sér: loforð þeirra er <code>{ $promise }</code>.

# English: Are you sure?
table-sure = Ertu viss?

# English: To play here the browser must run the scripts of this page. The HTTP API needs none.
table-without-scripts = Til að spila hér þarf JavaScript í vafranum. HTTP-forritaskilin (API) þurfa þess ekki.

# English: Start the game
table-start = Hefja spilið

## Pages: learning a game.

# English: Learn { $game }
learn-title = Læra { $game }

# English: Learn { $game } by playing
learn-heading = Læra { $game } með því að spila

# English: What to learn
learn-turn = Það sem á að læra

# English: From the start
learn-restart = Frá byrjun

# English: A table with friends
learn-with-friends = Borð með vinum

# English: Steps
learn-steps = Skref

# English: Back
learn-back = Til baka

# English: Next
learn-next = Næst

# English: That is possible too: { $would }. For now, try what is lit.
guide-possible = Það er líka hægt: { $would }. Prófaðu núna það sem lýsir.

# English: That is possible too: there are several ways to go on from here. For now, try what is lit.
guide-several = Það er líka hægt: héðan eru nokkrar leiðir færar. Prófaðu núna það sem lýsir.

# English: Not now: { $why }. Touch what is lit.
guide-not-now = Ekki núna: { $why }. Snertu það sem lýsir.

# English: { $game } has no guide yet; its rules tell how it is played
no-guide = engin leiðsögn er enn til um { $game }; reglurnar segja hvernig það er spilað

# English: To play along the browser must run the scripts of this page. This is what it would tell you:
learn-without-scripts = Til að spila með þarf JavaScript í vafranum. Þetta er það sem síðan myndi segja þér:

## Pages: the rules of a game.

# English:
#     { $age ->
#         [one] from { $age } year
#        *[other] from { $age } years
#     }
rules-age =
    { $age ->
        [one] { $age } árs og eldri
       *[other] { $age } ára og eldri
    }

# English: Contents
rules-contents = Efnisyfirlit

# English: Every case, numbered: <a>the exact rules</a>.
rules-exact = Hvert einasta tilvik, númerað: <a>nákvæmu reglurnar</a>.

# English: This is the exact text, for every case. <a>How it is played</a> is told in two pages.
rules-short = Þetta er nákvæmi textinn, fyrir hvert tilvik. Á tveimur síðum er sagt <a>hvernig það er spilað</a>.

# English: The table at the beginning, as its first player sees it.
figure-start-seen = Borðið í upphafi, eins og fyrsti leikmaðurinn sér það.

## Pages: replays. $name is a player through whose eyes a game is seen.

# English: Every finished game can be seen again, move by move and through everybody's eyes. Those of this hall have a link at their table; for any other, bring its game file.
replay-lead = Hvert spil sem er lokið má sjá aftur, skref fyrir skref og með augum hvers sem er. Við borðin í þessum sal er tengill í endursýninguna; fyrir önnur spil þarftu skrá spilsins.

# English: Show the replay
replay-show = Sýna spilið

# English: A game that is not over is shown as a spectator would see it. The file is kept here so that you can share the replay's address; the oldest make room for new ones.
replay-file-help = Spil sem er ekki lokið sést eins og áhorfandi sæi það. Skráin er geymd hér svo að þú getir deilt slóð endursýningarinnar; þær elstu víkja fyrir nýjum.

# English: { $names }: not over yet, as a spectator sees it
replay-not-over = { $names }: ekki lokið enn, eins og áhorfandi sér það

# English: Go to a moment of the game
replay-go-to = Fara á augnablik í spilinu

# English: Go there
replay-go = Fara þangað

# English: To the beginning
replay-first = Í upphafið

# English: To the turn before
replay-turn-back = Í lotuna á undan

# English: One step back
replay-step-back = Eitt skref til baka

# English: Back
replay-back = Til baka

# English: Play
replay-run = Spila

# English: { $step } of { $last }
replay-where = { $step } af { $last }

# English: On
replay-on = Áfram

# English: One step on
replay-step-on = Eitt skref áfram

# English: To the next turn
replay-turn-on = Í næstu lotu

# English: To the end
replay-last = Í lokin

# English: Full size
replay-full-size = Full stærð

# English: This moment in words
replay-in-words = Þetta augnablik í orðum

# English: The game
replay-game = Spilið

# English: Seen through
replay-eyes = Hver horfir

# English: { $name }'s eyes
replay-eyes-of = { $name }

# English: All open
replay-eyes-open = Allt opið

# English: A spectator's eyes
replay-eyes-table = Áhorfandi

# English: Look
replay-look = Skoða

# English: What happened
replay-log = Það sem gerðist

# English: Analyse it
replay-analyse = Greina það

# English: Copy the link to this moment
replay-share = Afrita tengil á þetta augnablik

# English: To the table
replay-to-table = Að borðinu

# English: Check the dice
replay-check-dice = Prófa teningana

# English: <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> turn, <kbd>Space</kbd> play and pause, <kbd>F</kbd> full size
replay-keys = <kbd>←</kbd> <kbd>→</kbd> skref, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> lota, <kbd>Bilslá</kbd> spila og gera hlé, <kbd>F</kbd> full stærð

# English: this game is still being played: its replay would tell secrets
still-played = þetta spil stendur enn yfir: endursýning þess myndi ljóstra upp leyndarmálum

# English: this replay is not here any more: upload its game file again
replay-gone = þessi endursýning er ekki hér lengur: sendu skrá spilsins inn aftur

# English: no file was chosen, and nothing was pasted
no-file-chosen = engin skrá var valin og ekkert var límt inn

# English: this file
this-file = þessi skrá

# English:
#     { $entries ->
#         [one] this game has { $entries } entry; a hall plays back up to { $most }
#        *[other] this game has { $entries } entries; a hall plays back up to { $most }
#     }
file-long =
    í þessu spili { $entries ->
        [one] er { $entries } færsla
       *[other] eru { $entries } færslur
    }; salur endursýnir mest { $most }

# English: a hall takes up to { $most } variations, and variations of variations up to { $deep } deep
file-nested = salur tekur við allt að { $most } hliðarleiðum, og hliðarleiðum út frá hliðarleiðum í mest { $deep } liði

# English: a hall shows up to { $seats } seats, and names of up to { $letters } letters
file-wide = salur sýnir allt að { $seats } sæti og nöfn með allt að { $letters } stöfum

# English: this game was played with components of its owner's, which a hall does not take from strangers; `meadhall replay` shows it on your own machine
file-own-content = þetta spil var spilað með hlutum sem eigandi þess bjó til, og við þeim tekur salur ekki frá ókunnugum; `meadhall replay` sýnir það á þinni eigin vél

## Pages: fair dice. A "promise" is the fingerprint of the secret, shown before the game; to "add" is to give a number or
## a word of one's own, from which the dice come as well; a "draw" is anything that chance decides.

# English: Fair dice
dice = Heiðarlegir teningar

# English: Every die, card and token that chance decides here is fixed before the game, and everybody can check it afterwards. You need not believe us.
dice-lead = Hvert kast, hvert spjald og hver skífa sem tilviljun ræður er ákveðin á undan spilinu, og allir geta prófað það eftir á. Þú þarft ekki að trúa okkur.

# English: Before the game the hall makes a secret of 256 random bits and shows its fingerprint: the <b>promise</b>. It gives nothing away, and no other secret has the same.
dice-step-promise = Á undan spilinu býr salurinn til leyndarmál úr 256 bitum af handahófi og sýnir fingrafar þess: <b>loforðið</b>. Það kemur engu upp, og ekkert annað leyndarmál hefur sama fingrafar.

# English: Then everybody <b>adds something</b>: the browser a random number for every seat, or you a word of your own in its place. Now not even the hall can choose dice that suit it.
dice-step-words = Svo <b>bæta allir einhverju við</b>: vafrinn tölu af handahófi fyrir hvert sæti, eða þú þínu eigin orði í hennar stað. Þá getur ekki einu sinni salurinn valið teninga að vild.

# English: Secret and words together decide <b>every draw</b>, each with its number. Nothing is thrown again, nothing is left out.
dice-step-draws = Leyndarmálið og orðin ráða saman <b>hverjum drætti</b>, og hver þeirra hefur sitt númer. Engu er kastað aftur og engu er sleppt.

# English: When the game is over, the <b>secret is told</b>. Everybody who has the game file can compute every draw again: here, or with a program of their own.
dice-step-secret = Þegar spilinu er lokið er <b>sagt frá leyndarmálinu</b>. Allir sem hafa skrá spilsins geta reiknað hvern drátt aftur: hér eða með sínu eigin forriti.

# English: Check a game
dice-check = Prófa spil

# English: The promise that you noted before the game, if you did
dice-noted = Loforðið sem þú skrifaðir hjá þér á undan spilinu, ef þú gerðir það

# English: 64 digits, on the table under “Fair dice”
dice-noted-where = 64 stafir, við borðið undir „Heiðarlegir teningar“

# English: Check every draw
dice-check-draws = Prófa alla drætti

# English: Your browser does the computing: SHA-256, HMAC and SipHash run in this page, and you can read them in <a>fairdice.js</a>. The hall only tells which outcomes a draw could have, and how likely each was; that follows from the rules.
dice-who-computes = Vafrinn þinn reiknar: SHA-256, HMAC og SipHash eru á þessari síðu og þú getur lesið þau í <a>fairdice.js</a>. Frá salnum kemur aðeins hvaða útkomur dráttur gat haft og hve líkleg hver þeirra var; það leiðir af reglunum.

# English: Without scripts the hall itself computes.
dice-without-scripts = Án JavaScript reiknar salurinn sjálfur.

# English: Fair
dice-fair = Heiðarlegt

# English:
#     { $draws ->
#         [one] The only draw is what the promised dice say. It was computed by this hall.
#        *[other] All { $draws } draws are what the promised dice say. They were computed by this hall.
#     }
dice-fair-draws =
    { $draws ->
        [1] Eini drátturinn er eins og teningarnir sem lofað var segja. Þessi salur reiknaði hann.
        [one] Allir { $draws } drættirnir eru eins og teningarnir sem lofað var segja. Þessi salur reiknaði þá.
       *[other] Allir { $draws } drættirnir eru eins og teningarnir sem lofað var segja. Þessi salur reiknaði þá.
    }

# English: Promised before
dice-promised = Lofað fyrir fram

# English: Added by players
dice-added = Leikmenn bættu við

# English: nothing
dice-added-nothing = engu

# English: Not fair, or not whole
dice-unfair = Ekki heiðarlegt, eða ekki heilt

# English: What it proves, and what it does not
dice-limits = Hvað þetta sannar og hvað ekki

# English: Without the secret nobody can foretell a draw. Nobody can change one afterwards, or throw again unseen: a move that was taken back stays in the file, and so do its dice.
dice-limits-proved = Enginn getur séð drátt fyrir án þess að þekkja leyndarmálið. Enginn getur breytt drætti eftir á eða kastað aftur svo að ekki sjáist: ákvörðun sem er tekin til baka stendur áfram í skránni og teningarnir sem henni fylgdu líka.

# English: But the hall knows its own secret. The people who run it could look ahead, and tell a friend; you can only trust them. And if nobody adds a word, a hall could have tried many secrets before it promised one. So the browser adds a random number for you as soon as it has seen the promise. That program comes from the hall, too: if you trust nobody, <b>note the promise first, then add a word that nobody guesses</b>, at the table under “Fair dice”, and look for both in the game file.
dice-limits-open = En salurinn þekkir sitt eigið leyndarmál. Þeir sem reka hann gætu litið fram í tímann og sagt vini frá; þeim verður þú einfaldlega að treysta. Og ef enginn bætir orði við gæti salur hafa reynt mörg leyndarmál áður en hann lofaði einu þeirra. Þess vegna bætir vafrinn tölu af handahófi við fyrir þig um leið og hann hefur séð loforðið. Það forrit kemur líka frá salnum: ef þú treystir engum skaltu <b>skrifa loforðið fyrst hjá þér og bæta svo við orði sem enginn getur upp á</b>, við borðið undir „Heiðarlegir teningar“, og leita að hvoru tveggja í skrá spilsins.

# English: How it is computed
dice-how = Hvernig er reiknað

# English: promise
dice-how-promise = loforð

# English: SHA-256 of the secret's 32 bytes
dice-how-promise-is = SHA-256 af 32 bætum leyndarmálsins

# English: key
dice-how-key = lykill

# English: the first 16 bytes of HMAC-SHA-256, with the secret as its key, over all words: for each its length as 8 bytes, then its bytes in UTF-8
dice-how-key-is = fyrstu 16 bætin af HMAC-SHA-256, með leyndarmálið sem lykil, af öllum orðunum: fyrir hvert þeirra fyrst lengdin í 8 bætum, svo bæti þess í UTF-8

# English: number
dice-how-number = tala

# English: SipHash-2-4 under that key of the draw's number and the attempt, 8 bytes each, little-endian
dice-how-number-is = SipHash-2-4 með þeim lykli af númeri dráttarins og tilraunarinnar, 8 bæti hvort, minnsta bætið fyrst (little-endian)

# English: outcome
dice-how-outcome = útkoma

# English: a number that would favour some outcome is thrown away and the next attempt made; otherwise the number modulo the sum of the weights says which outcome it is
dice-how-outcome-is = tölu sem myndi hygla einhverri útkomu er hent og gerð ný tilraun; annars er tölunni deilt með summu vægjanna, og afgangurinn segir hver útkoman er

## Pages: your data. $count is the number of your tables.

# English: This hall knows no account, no e-mail and no password of yours, and follows nobody around.
data-lead = Þessi salur veit hvorki um aðgangsreikning, netfang né lykilorð hjá þér, og hann eltir engan.

# English: You are forgotten: your names, your words and your seats.
data-forgotten = Salurinn hefur gleymt þér: nöfnum þínum, orðum þínum og sætum.

# English: What it knows
data-knows = Það sem salurinn veit

# English: Your browser keeps a secret token in a cookie, which says which seats are yours; the hall keeps its hash. Three more cookies keep your name, the level of the bots and the language that you chose last.
data-cookies = Vafrinn þinn geymir leynilegan auðkennislykil í vafraköku, og hann segir hvaða sæti eru þín; salurinn geymir fingrafar hans. Þrjár kökur til viðbótar geyma nafnið þitt, bottann sem þú spilar við og tungumálið sem þú valdir síðast.

# English: Each table keeps its log: the names of those who sat there, what they played, and what they said.
data-logs = Hvert borð geymir dagbók sína: nöfn þeirra sem sátu þar, hvað þeir spiluðu og hvað þeir sögðu.

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
        [hidden] Þú átt { number } borð hér.
       *[other] Þú átt { number } borð hér og nafnið þitt var síðast { $name }.
    }

# English: Addresses are kept in memory alone, so that nobody asks for too much.
data-addresses = IP-tölur eru aðeins geymdar í minni, til þess að enginn biðji um of mikið.

# English:
#     { $days ->
#         [one] Finished tables are deleted after { $days } day.
#        *[other] Finished tables are deleted after { $days } days.
#     }
data-finished =
    { $days ->
        [one] Borðum er eytt { $days } degi eftir að spilinu lýkur.
       *[other] Borðum er eytt { $days } dögum eftir að spilinu lýkur.
    }

# English:
#     { $days ->
#         [one] Names at finished tables are forgotten after { $days } day.
#        *[other] Names at finished tables are forgotten after { $days } days.
#     }
data-names =
    { $days ->
        [one] Nöfn við borð gleymast { $days } degi eftir að spilinu lýkur.
       *[other] Nöfn við borð gleymast { $days } dögum eftir að spilinu lýkur.
    }

# English:
#     { $days ->
#         [one] What was said at finished tables is forgotten after { $days } day.
#        *[other] What was said at finished tables is forgotten after { $days } days.
#     }
data-chat =
    { $days ->
        [one] Það sem sagt var við borð gleymist { $days } degi eftir að spilinu lýkur.
       *[other] Það sem sagt var við borð gleymist { $days } dögum eftir að spilinu lýkur.
    }

# English: Be forgotten
data-be-forgotten = Að gleymast

# English: Your names become those of the seats, your words go, and you lose your seats: in running games they stay empty until the others let a bot play. The moves stay, since they are the others' games as well. This cannot be undone.
data-what-goes = Nöfn sætanna koma í stað nafna þinna, orð þín hverfa og þú missir sætin þín: í spilum sem standa yfir eru þau auð þar til hinir láta botta spila. Það sem þú hefur spilað stendur, því að hinir eiga þau spil líka. Ekki er hægt að taka þetta til baka.

# English: Forget me
data-forget-me = Gleymdu mér

# English: Your browser has no token: nothing here is known to be yours.
data-no-token = Vafrinn þinn hefur engan auðkennislykil: hér er ekkert sem salurinn veit að sé þitt.

## Pages: reports, and the house: the people who run a hall. A person or a table is silenced, sent away, hidden, closed;
## each of these can be lifted.

# English: Tell the house
report = Láta húsráðendur vita

# English: Does somebody spoil the evening? The people who run this hall can ask them to be silent, or to go.
report-lead = Spillir einhver kvöldinu? Þeir sem reka þennan sal geta beðið viðkomandi að þegja eða fara.

# English: What is wrong at this table?
report-what = Hvað er að við þetta borð?

# English: Send it
report-send = Senda

# English: Back to the table
report-back = Aftur að borðinu

# English: Thank you. The people who run this hall will look at it.
report-done = Þakka þér fyrir. Þeir sem reka þennan sal líta á þetta.

# English: The house
house = Húsráðendur

# English: Here the people who run this hall see to it that everybody has a good evening.
house-door-lead = Hér sjá þeir sem reka salinn um að allir eigi gott kvöld.

# English: The key of the house
house-key = Lykill húsráðenda

# English: Come in
house-come-in = Koma inn

# English: Leave
house-leave = Fara

# English: A table, by its address
house-find = Borð, eftir slóð þess

# English: Look at it
house-look = Skoða það

# English: Look at the table
house-look-at-table = Skoða borðið

# English: Go there
house-go-there = Fara þangað

# English: Gathering.
house-phase-gathering = Beðið er eftir leikmönnum.

# English: Playing.
house-phase-playing = Verið er að spila.

# English: Over.
house-phase-over = Spilinu er lokið.

# English: Ended without a result.
house-phase-called = Hætt var án úrslita.

# English: Closed.
house-phase-closed = Borðinu var lokað.

# English: For how long
house-days = Hve lengi

# English: for a day
house-days-1 = í einn dag

# English: for a week
house-days-7 = í viku

# English: for a month
house-days-30 = í mánuð

# English: for good
house-days-all = fyrir fullt og allt

# English: Hide it from lists
house-hide = Taka af listum

# English: Show it again
house-show = Sýna aftur

# English: Close it
house-close = Loka borðinu

# English: Open it again
house-open = Opna aftur

# English: Done with its reports
house-done = Kvartanir afgreiddar

# English:
#     { $address-is ->
#         [hidden] seat { $seat }
#        *[other] seat { $seat }, from { $address }
#     }
house-person =
    { $address-is ->
        [hidden] sæti { $seat }
       *[other] sæti { $seat }, frá { $address }
    }

# English: Silence
house-mute = Þagga niður

# English: Let speak again
house-unmute = Leyfa að tala

# English: Send away
house-ban = Vísa út

# English: Let in again
house-unban = Hleypa inn aftur

# English: Send the address away
house-ban-address = Loka á IP-töluna

# English: Forget the name
house-forget = Gleyma nafninu

# English: Lift
house-lift = Aflétta

# English: What was said last
house-said = Það síðasta sem sagt var

# English: Reports
house-reports = Kvartanir

# English: Nobody has complained.
house-no-reports = Enginn hefur kvartað.

# English: What counts now
house-decided = Það sem gildir núna

# English: Everybody may come in and speak.
house-nothing-decided = Allir mega koma inn og tala.

# English: Public tables
house-public = Borð sem allir sjá

# English: hidden
house-hidden = falið

# English: There are none.
house-none-public = Engin slík borð eru til.

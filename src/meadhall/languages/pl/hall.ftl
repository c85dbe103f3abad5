## The store, for everybody: no sentence here tells where the database is.

# English: the database
the-database = baza danych
    .genitive = bazy danych

# English: this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({ $error })
table-newer = ten stół zmieniła nowsza wersja Meadhall albo jest uszkodzony: ta wersja nie może go odczytać ({ $error })

# English: the game that this one goes on from is missing: the hall's storage is damaged
taken-game-missing = brakuje gry, z której przejęto tę partię: pamięć sali jest uszkodzona

# English: the stored analysis is damaged: have it made again
analysis-damaged = zapisana analiza jest uszkodzona: zleć ją jeszcze raz

# English: this was used already, or is no longer there
conflict-taken = to zostało już użyte albo już tego nie ma

# English: something has happened at a table meanwhile: try it again
conflict-erasing = w międzyczasie coś się stało przy jednym ze stołów: spróbuj jeszcze raz

# English: the database was moved away or replaced while the hall is open; nothing was changed
database-moved = przy otwartej sali ktoś przeniósł albo podmienił bazę danych; nic się nie zmieniło

# English: the disk of this hall is nearly full: games go on, but nothing new is taken in just now
disk-nearly-full = dysk tej sali jest prawie pełny: rozpoczęte gry trwają, ale na razie sala nie przyjmuje niczego nowego

# English: there is no room left on the disk for this file
disk-full-file = na dysku nie ma już miejsca na ten plik

# English: this file cannot be kept: { $why }
file-unkept = tego pliku nie da się zapisać: { $why }

# English: the store has failed: { $error }
store-failed = awaria pamięci sali: { $error }

# English: the store is closed
store-closed = pamięć sali jest zamknięta

# English: somebody else has done something at this table at the same time
postgres-conflict = ktoś inny zrobił coś przy tym stole w tej samej chwili

# English: there is no room left on the disk of the database; nothing was changed
postgres-disk-full = na dysku bazy danych nie ma już miejsca; nic się nie zmieniło

# English: the database takes no writes now; nothing was changed
postgres-read-only = baza danych nie przyjmuje teraz zapisów; nic się nie zmieniło

# English: the database does not let this hall do that; nothing was changed
postgres-unwritable = baza danych nie pozwala na to tej sali; nic się nie zmieniło

# English: the database is damaged; restore it from a copy or an export
postgres-damaged = baza danych jest uszkodzona; przywróć ją z kopii albo z eksportu

# English: the database does not answer now; nothing that was acknowledged is lost, and it is tried again
postgres-unavailable = baza danych teraz nie odpowiada; nic, co sala potwierdziła, nie przepadło, a próby trwają

# English: the database cannot be used: error { $error }
postgres-failed = nie da się używać bazy danych: błąd { $error }

## The store, for the person who opens it.

# English: there is no room left on the disk for { $path }; nothing was changed
sqlite-disk-full = na dysku nie ma już miejsca: { $path }; nic się nie zmieniło

# English: { $path } is locked by another program
sqlite-locked = dostęp do { $path-genitive } blokuje inny program

# English: { $path } is damaged, perhaps cut off; restore it from a copy or an export
sqlite-damaged = { $path }: dane są uszkodzone, może ucięte; przywróć je z kopii albo z eksportu

# English: { $path } is cut off; restore it from a copy or an export
sqlite-cut-off = { $path }: dane są ucięte; przywróć je z kopii albo z eksportu

# English: { $path } is no database
sqlite-foreign = { $path } to nie baza danych

# English: { $path } belongs to another program: it is no database of a hall
sqlite-of-others = { $path } należy do innego programu: to nie jest baza danych sali

# English: { $path } cannot be written to
sqlite-unwritable = nie da się nic zapisać do { $path-genitive }

# English: { $path } cannot be opened; is the folder there, and yours to write to?
sqlite-unopenable = nie da się otworzyć { $path-genitive }; czy folder istnieje i czy możesz w nim zapisywać?

# English: another program has written to { $path } at the same time
sqlite-conflict = inny program zapisał coś do { $path-genitive } w tej samej chwili

# English: { $path } cannot be used: { $why }
sqlite-failed = nie da się używać { $path-genitive }: { $why }

# English: { $path } is of version { $version }, from a newer Meadhall; this one knows up to { $known }
database-newer = { $path } ma wersję { $version }, z nowszej wersji Meadhall; ta zna wersje do { $known }

# English: another hall uses { $path }: stop it first, or choose another folder with MEADHALL_DATA
hall-running = z { $path } korzysta inna sala: najpierw ją zatrzymaj albo wybierz inny folder przez MEADHALL_DATA

# English: { $path } cannot be made or locked: { $why }
cannot-lock = nie da się utworzyć albo zablokować { $path }: { $why }

# English: { $path } cannot be made: { $why }
cannot-make = nie da się utworzyć { $path }: { $why }

# English: { $path } cannot be written: { $why }
cannot-write = nie da się zapisać { $path }: { $why }

# English: { $path } cannot be read: { $why }
cannot-read = nie da się odczytać { $path }: { $why }

# English: there is no { $path }: no hall has been opened here yet
no-hall-yet = nie ma { $path }: nie było tu jeszcze otwartej sali

# English: there is no { $path }
no-file = nie ma { $path }

# English: PostgreSQL needs a package that is not installed: pip install 'meadhall[postgres]'
no-psycopg = PostgreSQL wymaga pakietu, który nie jest zainstalowany: pip install 'meadhall[postgres]'

# English: --store: this is no address of a PostgreSQL database, as postgresql://user@host/name
postgres-no-address = --store: to nie jest adres bazy danych PostgreSQL, na przykład postgresql://użytkownik@host/nazwa

# English:
#     the PostgreSQL database { $name-is ->
#         [hidden] by default
#        *[other] { $name }
#     } at { $host-is ->
#         [hidden] this machine
#        *[other] { $host }
#     }
postgres-database =
    baza danych PostgreSQL { $name-is ->
        [hidden] (domyślna)
       *[other] { $name }
    } { $host-is ->
        [hidden] na tym komputerze
       *[other] na { $host }
    }

# English: { $database } does not let this user in: check name and password
postgres-refused = { $database } nie wpuszcza tego użytkownika: sprawdź nazwę i hasło

# English: { $database } does not exist: make it first (`createdb`)
postgres-missing = { $database } nie istnieje: najpierw ją utwórz (`createdb`)

# English: in { $database } this user may not make tables: GRANT CREATE ON DATABASE is needed
postgres-no-tables = { $database }: ten użytkownik nie może tworzyć tabel; potrzebne jest GRANT CREATE ON DATABASE

# English: { $database } cannot be used: { $why }
postgres-unusable = { $database } nie działa: { $why }

# English: in { $database } somebody else uses the schema "meadhall"
postgres-foreign = { $database }: schematu „meadhall” używa ktoś inny

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
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } z { $entries ->
        [one] 1 wpisem
        [few] { $entries } wpisami
       *[many] { $entries } wpisami
    }

# English: { $path } exists already: a backup replaces nothing
backup-exists = { $path } już istnieje: kopia niczego nie zastępuje

# English: { $path } belongs to another program: it is no backup of a hall
backup-foreign = { $path } należy do innego programu: to nie jest kopia sali

# English: { $path } is damaged: { $why }
backup-damaged = { $path }: kopia jest uszkodzona: { $why }

# English: { $path } holds { $kept } entries, of which { $read } belong to a table
backup-strays = { $path }: wpisów jest { $kept }, a do stołów należy z nich { $read }

# English: a text in it cannot be read
damaged-text = nie da się odczytać jednego z tekstów

# English: a row of { $table } has changed since it was written
damaged-row = wiersz tabeli { $table } zmienił się od chwili zapisu

# English: a log names somebody who is missing from its list of names
damaged-mentions = ktoś, kogo wymienia dziennik, nie jest tam zapisany jako wymieniony

# English: this database holds tables: restore into an empty one
restore-not-empty = w tej bazie danych są już stoły: przywróć kopię do pustej bazy

# English: the restored tables differ from those in { $path }: the disk may be damaged
restore-differs = przywrócone stoły różnią się od tych w { $path }: dysk może być uszkodzony

# English: entry { $number } of a table cannot be read: { $why }
entry-damaged = nie da się odczytać wpisu { $number } jednego ze stołów: { $why }

# English: entry { $number } of a table is missing
entry-missing = brakuje wpisu { $number } jednego ze stołów

# English: line { $number } of the export cannot be used: { $why }
export-damaged = wiersz { $number } eksportu do niczego się nie nadaje: { $why }

# English: this is no export of a hall: its first line should name the format "{ $format }"
export-foreign = to nie jest eksport sali: pierwszy wiersz powinien podawać format „{ $format }”

# English: this export is of version { $version }; this Meadhall reads up to { $known }
export-newer = ten eksport ma wersję { $version }; ta wersja Meadhall czyta wersje do { $known }

## Running a hall.

# English: The hall is open: { $address }
hall-open = Sala jest otwarta: { $address }

# English: The hall is open: { $address } ({ $count } nodes)
hall-open-nodes =
    Sala jest otwarta: { $address } ({ $count ->
        [one] { $count } węzeł
        [few] { $count } węzły
       *[many] { $count } węzłów
    })

# English: Everybody who reaches this machine may come in.
hall-for-everybody = Wejść może każdy, kto ma dostęp do tego komputera.

# English: Left out: { $why }
left-out = Pominięto: { $why }

# English: Stop it with Ctrl-C; all games are kept.
stop-by = Ctrl-C ją zatrzymuje; wszystkie gry zostają zachowane.

# English:
#     the hall cannot be opened at { $host }, { $last-is ->
#         [hidden] port { $port }
#        *[other] ports { $port } to { $last }
#     }: { $why }
cannot-listen =
    nie da się otworzyć sali pod adresem { $host }, { $last-is ->
        [hidden] port { $port }
       *[other] porty od { $port } do { $last }
    }: { $why }

# English: --workers needs a PostgreSQL database, which several nodes can share: name one by --store
workers-need-postgres = --workers wymaga bazy danych PostgreSQL, z której może korzystać kilka węzłów: wskaż ją przez --store

# English: --workers needs a system on which several processes can share a port, as Linux
workers-need-ports = --workers wymaga systemu, w którym kilka procesów może dzielić jeden port, na przykład Linuksa

# English: a node could not be opened; its own message stands above
node-unopened = jednego z węzłów nie udało się otworzyć; jego własny komunikat jest wyżej

# English: Node { $number } has ended by { $how }: another one was started.
node-ended = Węzeł { $number } zakończył pracę ({ $how }): uruchomiono nowy.

# English: status { $number }
status = kod { $number }

# English: "{ $text }" is no language of this hall; it has: { $known }
no-language = „{ $text }” to nie jest język tej sali; są: { $known }

# English: a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: { $why }
no-proxy = serwer pośredniczący podaje się przez adres albo sieć, na przykład 127.0.0.1 albo 10.0.0.0/8: { $why }

# English: { $text } means everybody: anybody could then pretend to be somebody else
proxy-everybody = { $text } to wszyscy: wtedy każdy mógłby podać się za kogoś innego

# English: { $path }: others can read the key in it: chmod 600 { $path }
key-readable = { $path }: inni mogą odczytać zapisany tu klucz: chmod 600 { $path }

# English: the key of the house has at least { $least } letters: `openssl rand -hex 24` makes one
key-short =
    klucz obsługi musi mieć co najmniej { $least ->
        [one] { $least } literę
        [few] { $least } litery
       *[many] { $least } liter
    }: utworzy go `openssl rand -hex 24`

## At tables.

# English: there is no such table
no-table = nie ma takiego stołu

# English: this table could not be kept or read; come back in a moment
not-kept = tego stołu nie udało się zapisać albo odczytać; wróć za chwilę

# English: { $name } is at the table: after { $minutes } minutes without a move a bot may play for them
is-here =
    { $name } jest przy stole: bot może zagrać za tę osobę po { $minutes ->
        [one] { $minutes } minucie
        [few] { $minutes } minutach
       *[many] { $minutes } minutach
    } bez ruchu

# English:
#     no bot of this hall is called "{ $bot }"; { $near-is ->
#         [hidden] there is: { $known }
#        *[other] did you mean "{ $near }"?
#     }
bad-bot =
    żaden bot tej sali nie nazywa się „{ $bot }”; { $near-is ->
        [hidden] są: { $known }
       *[other] czy chodzi o „{ $near }”?
    }

# English: a hint is for the seat to move, and that is not yours
hint-not-yours = podpowiedź dostaje ten, kto ma ruch, a to nie twoja tura

# English: others play too: hints are for games against bots, at one screen, or agreed by all
no-hint = grają też inni: podpowiedzi są w partiach z botami, przy jednym ekranie albo za zgodą wszystkich

# English: What if, from step { $step }?
what-if = A gdyby tak od kroku { $step }?

# English: there is no seat { $seat }: this game has { $seats }
no-such-seat =
    nie ma miejsca { $seat }: ta gra ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }

# English: there the game is over: take it over from an earlier moment
over-there = tam gra jest już skończona: przejmij ją od wcześniejszej chwili

# English: this game was taken over { $most } times in a row: take over an earlier one
many-what-ifs = tyle wariantów jeden w drugim to za dużo ({ $most }): przejmij któryś z wcześniejszych

## What the house has decided.

# English: the house has asked you to stay away
banned = decyzją obsługi nie masz wstępu do tej sali

# English: the house has asked you to be silent for a while; you may play on
muted = obsługa prosi cię na razie o milczenie; grać możesz dalej

# English: the house has closed this table
closed = obsługa zamknęła ten stół

# English: the house would like you to choose another name
bad-name = obsługa prosi cię o wybranie innego imienia

# English: A closed table
closed-table = Zamknięty stół

# English: this is not the key
wrong-key = to nie ten klucz

# English: Show the key of the house first.
key-first = Najpierw pokaż klucz obsługi.

# English: this cannot be decided
cannot-decide = o tym nie da się zdecydować

# English: Nobody reads reports in this hall.
no-reports = W tej sali nikt nie czyta zgłoszeń.

# English:
#     { $ends-is ->
#         [hidden] may not come in, for good.
#        *[other] may not come in.
#     }
decided-ban =
    { $ends-is ->
        [hidden] nie ma wstępu, na stałe.
       *[other] nie ma wstępu.
    }

# English:
#     { $ends-is ->
#         [hidden] nobody may come in from there, for good.
#        *[other] nobody may come in from there.
#     }
decided-ban-address =
    { $ends-is ->
        [hidden] nikt stamtąd nie ma wstępu, na stałe.
       *[other] nikt stamtąd nie ma wstępu.
    }

# English:
#     { $ends-is ->
#         [hidden] may not speak, for good.
#        *[other] may not speak.
#     }
decided-mute =
    { $ends-is ->
        [hidden] nie może nic mówić, na stałe.
       *[other] nie może nic mówić.
    }

# English:
#     { $ends-is ->
#         [hidden] is in no list, for good.
#        *[other] is in no list.
#     }
decided-hide =
    { $ends-is ->
        [hidden] nie pojawia się na listach, na stałe.
       *[other] nie pojawia się na listach.
    }

# English:
#     { $ends-is ->
#         [hidden] is closed, for good.
#        *[other] is closed.
#     }
decided-close =
    { $ends-is ->
        [hidden] stół jest zamknięty, na stałe.
       *[other] stół jest zamknięty.
    }

## Budgets: how often and how much anybody may ask.

# English: this is too fast: wait a moment
too-fast = za szybko: poczekaj chwilę

# English: these are many open tables
too-many-open = masz otwartych za dużo stołów

# English: you have many requests under way: wait until some are answered
crowded = wiele twoich żądań wciąż trwa: poczekaj na odpowiedzi

# English: { too-fast }
too-many-pages = { too-fast }

# English: { too-fast }
too-many-changes = { too-fast }

# English: { too-fast }
too-many-tokens = { too-fast }

# English: these are many tables: open the next in a minute
too-many-tables = to dużo stołów: następny otwórz za minutę

# English: these are many bots: ask for more in a minute
too-many-bots = to dużo botów: o następne poproś za minutę

# English: { too-fast }
too-many-shows = { too-fast }

# English: { too-fast }
too-many-sockets = { too-fast }

# English: let the others say something: wait a moment
too-many-chats = daj też coś powiedzieć innym: poczekaj chwilę

# English: these are many files: send the next in a minute
too-many-uploads = to dużo plików: następny wyślij za minutę

# English: you have brought many large files: bring the next in an hour
too-many-storage = to dużo wielkich plików: następny przynieś za godzinę

# English: these are many pages that take long to build: wait a moment
too-many-building = to dużo stron, które powstają długo: poczekaj chwilę

# English: think for a moment yourself, and ask again
too-many-hints = pomyśl przez chwilę bez pomocy i zapytaj jeszcze raz

# English: these are many analyses at once: try it again in half a minute
too-many-analyses = to dużo analiz naraz: spróbuj ponownie za pół minuty

# English: think for a moment, and try again
too-many-tries = pomyśl przez chwilę i spróbuj jeszcze raz

# English: your reports are being read: wait a moment
too-many-reports = twoje zgłoszenia właśnie ktoś czyta: poczekaj chwilę

# English: you have just been forgotten: wait a while
too-many-forgets = sala dopiero co o tobie zapomniała: poczekaj trochę

# English: this key is wrong: wait a moment
too-many-keys = ten klucz jest zły: poczekaj chwilę

## Requests that are refused.

# English: a request must tell its length in one way: Content-Length or Transfer-Encoding
two-lengths = żądanie musi podawać swoją długość w jeden sposób: Content-Length albo Transfer-Encoding

# English: this hall does not answer to that name
wrong-host = ta sala nie odpowiada pod tą nazwą

# English: only a page of this hall may do this for you; programs send a bearer token
wrong-origin = tylko strona tej sali może to zrobić za ciebie; programy wysyłają token typu bearer

# English: a request has at most { $most } bytes
too-large = żądanie może mieć do { $most } bajtów

# English: there is no such page
no-page = nie ma takiej strony

# English: messages are text, not bytes
no-bytes = wiadomości są tekstem, nie bajtami

# English: a message has at most { $most } letters
message-too-large = wiadomość może mieć do { $most } liter

# English: say hello before anything else
hello-first = zanim cokolwiek innego, wyślij „hello”

# English: one question at a time
one-question = pytaj o jedno naraz

# English: this hall speaks version { $version } of the protocol: load the page again
protocol = ta sala używa wersji { $version } protokołu: załaduj stronę ponownie

# English: this cannot be asked for in that way
no-method = o to nie można prosić w ten sposób

# English: the hall has made a mistake; it is written down
our-mistake = w sali wystąpił błąd; został zapisany

# English:
#     { $place-is ->
#         [hidden] the hall has made a mistake; it is written down
#        *[other] this game has made a mistake in { $place }; it is written down
#     }
game-failed =
    { $place-is ->
        [hidden] w sali wystąpił błąd; został zapisany
       *[other] w tej grze wystąpił błąd ({ $place }); został zapisany
    }

# English: there are no such looks: load the page again
no-looks = nie ma takiego wyglądu: załaduj stronę ponownie

# English: this needs a token: POST /api/tokens gives you one
needs-token = to wymaga tokenu: daje go POST /api/tokens

# English: this cannot be read: { $why }
malformed = tego nie da się odczytać: { $why }

# English: the game has not started: there is nothing to draw
nothing-to-draw = gra się jeszcze nie zaczęła: nie ma czego rysować

# English: the game is not over: its file would tell secrets
file-would-tell = gra nie jest skończona: jej plik zdradziłby tajemnice

# English: this seat has no number
no-seat-number = to miejsce nie ma numeru

# English: { $game } is for { $players } players
wrong-players = liczba graczy w grze { $game } to { $players }

# English: there is no such figure
no-figure = nie ma takiej ilustracji

# English: This place does not exist
error-404 = Nie ma takiego miejsca

# English: The address may be incomplete, or the page is gone.
error-404-help = Adres może być niepełny albo strony już nie ma.

# English: Not like this
error-405 = Nie w ten sposób

# English: The page can be looked at, but not in the way that was asked for.
error-405-help = Tę stronę można oglądać, ale nie tak, jak wskazuje to żądanie.

# English: This is too large
error-413 = Za duże

# English: A game file is rarely larger than a few hundred kilobytes.
error-413-help = Plik gry rzadko ma więcej niż kilkaset kilobajtów.

# English: This is too fast
error-429 = Za szybko

# English: Nothing is lost. Wait a moment and try again.
error-429-help = Nic nie przepadło. Poczekaj chwilę i spróbuj jeszcze raz.

# English: A mistake of ours
error-500 = Nasz błąd

# English: Your games are safe: every move is kept before anybody is told of it.
error-500-help = Twoje gry są bezpieczne: każdy ruch zostaje zapisany, zanim ktokolwiek się o nim dowie.

# English: Not just now
error-503 = Nie w tej chwili

# English: Nothing is lost. Wait a moment and try again.
error-503-help = Nic nie przepadło. Poczekaj chwilę i spróbuj jeszcze raz.

# English: This is not possible
error-other = To niemożliwe

# English: Back to the hall
error-to-the-hall = Wróć do sali

# English: The request cannot be read.
status-400 = Nie da się odczytać żądania.

# English: A token is needed.
status-401 = Potrzebny jest token.

# English: It is not yours to do, or not your turn.
status-403 = Nie masz do tego prawa albo to nie twoja tura.

# English: There is no such thing.
status-404 = Nie ma czegoś takiego.

# English: The table is not in a state for it.
status-409 = W tym stanie stołu to niemożliwe.

# English: The request is too large.
status-413 = Żądanie jest za duże.

# English: The hall does not answer to this name.
status-421 = Sala nie odpowiada pod tą nazwą.

# English: It cannot be used: the answer says why.
status-422 = Nie da się tego użyć: odpowiedź mówi dlaczego.

# English: Too many requests.
status-429 = Za dużo żądań.

# English: It could not be kept; nothing has changed.
status-503 = Nie udało się tego zapisać; nic się nie zmieniło.

## Pages: lists of games and figures, levels, clocks, and what tables are doing.

# English: The rules
choose-rules = Zasady

# English: Which rulebook shall it be?
choose-rules-lead = Zasady której gry?

# English: Learn a game
choose-guide = Naucz się gry

# English: Which game shall it be?
choose-guide-lead = Której gry chcesz się nauczyć?

# English: A new table
choose-table = Nowy stół

# English: Which game shall it be?
choose-table-lead = W którą grę gramy?

# English: The table at the beginning
figure-start = Stół na początku

# English: The table in the middle of a game
figure-middle = Stół w środku partii

# English: plays merrily along
level-child = gra sobie wesoło

# English: knows the rules, misses much
level-thrall = zna zasady, wiele przeocza

# English: a good evening's opponent
level-karl = przeciwnik na dobry wieczór

# English: hard to beat
level-jarl = trudny do pokonania

# English: the best of the hall, and thinks longest
level-skald = najlepszy w sali i najdłużej myśli

# English: Time
clock = Czas

# English: No clock
clock-none = Bez zegara

# English: Everybody takes the time they need.
clock-none-meaning = Każdy ma tyle czasu, ile potrzebuje.

# English: 10 minutes
clock-live-10 = 10 minut

# English: Each has 10 minutes for the game and gets 10 seconds a turn.
clock-live-10-meaning = Każdy ma 10 minut na partię i dostaje 10 sekund na każdą turę.

# English: 30 minutes
clock-live-30 = 30 minut

# English: Each has 30 minutes for the game and gets 20 seconds a turn.
clock-live-30-meaning = Każdy ma 30 minut na partię i dostaje 20 sekund na każdą turę.

# English: A day a turn
clock-slow-1 = Dzień na turę

# English: For a game on the side: come back once a day.
clock-slow-1-meaning = Gra w wolnej chwili: wystarczy zajrzeć raz dziennie.

# English: Three days a turn
clock-slow-3 = Trzy dni na turę

# English: Come back once every three days.
clock-slow-3-meaning = Wystarczy zajrzeć raz na trzy dni.

# English: an open seat
open-seat = wolne miejsce

# English: being played
being-played = gra trwa

# English: finished
finished = gra skończona

# English:
#     { $count ->
#         [0] everybody is here: it can begin
#        *[other] waits for { $count } more
#     }
waits-for =
    { $count ->
        [0] wszyscy są: można zaczynać
        [one] brakuje jeszcze jednego gracza
        [few] brakuje jeszcze { $count } graczy
       *[many] brakuje jeszcze { $count } graczy
    }

# English: a bot plays for you: your seat is kept
bot-plays-for-you = za ciebie gra bot: twoje miejsce czeka

# English:
#     { $seat-is ->
#         [you] your turn
#        *[other] { $seat } is to move
#     }
to-move =
    { $seat-is ->
        [you] twoja tura
       *[other] ruch ma { $seat }
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
        [0] zero
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
       *[other] { $count }
    }

## Pages: on every page. In some texts stand tags: <b>, <kbd> (keys), <code>, and <a> around the words of a link. They
## stay, around the same words; $game is the name of a game.

# English: Skip to the content
base-skip = Przejdź do treści

# English: Meadhall, to the first page
base-home = Meadhall, na pierwszą stronę

# English: The hall
base-hall = Sala

# English: More
base-more = Więcej

# English: Language
base-language = Język

# English: Rules
base-rules = Zasady

# English: Practice
base-practice = Ćwiczenia

# English: Learn a game
base-learn = Naucz się gry

# English: Replay
base-replay = Powtórka

# English: Replay a game
base-replay-a-game = Powtórka partii

# English: Fair dice
base-dice = Uczciwe kości

# English: Your data
base-your-data = Twoje dane

# English: Northern games, for people and bots. No account, no tracking; the dice can be checked by everybody.
base-about = Gry z Północy, dla ludzi i botów. Bez konta, bez śledzenia; kości może sprawdzić każdy.

## Pages: words on several of them. $players and $minutes are a number or a range, as 2–4; $most is the highest of them.

# English: Yes
yes = Tak

# English: No
no = Nie

# English: Close
close = Zamknij

# English: Guest
guest = Gość

# English: Your name
your-name = Twoje imię

# English: Play now
play-now = Zagraj teraz

# English: Learn it
learn-it = Naucz się

# English: In words
in-words = Słowami

# English: Keys
keys = Klawisze

# English: Speed
pace = Szybkość

# English: Slow
pace-slow = Wolno

# English: Normal
pace-normal = Normalnie

# English: Quick
pace-quick = Szybko

# English: At once
pace-none = Od razu

# English:
#     { $most ->
#         [one] { $players } player
#        *[other] { $players } players
#     }
players =
    { $most ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }

# English:
#     { $most ->
#         [one] { $minutes } minute
#        *[other] { $minutes } minutes
#     }
minutes =
    { $most ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }

# English: The game file
game-file = Plik gry

# English: Or paste its text
game-file-paste = Albo wklej jego tekst

# English: Its text
game-file-text = Jego tekst

## Pages: the first page. $count is the number of games, $level the name of a bot, $words says how it plays, and $names
## are the names of players, with commas between them. $free seats of $seats are open.

# English: Meadhall: { number } northern games
home-title =
    Meadhall: { $count ->
        [one] jedna gra
        [2] dwie gry
        [few] { number } gry
       *[many] { number } gier
    } z Północy

# English: Take a seat
home-welcome = Zajmij miejsce przy stole

# English: { number } games from the North, against bots or with friends. One click and you are at the table; no account, nothing to install.
home-lead =
    { $count ->
        [one] jedna gra
        [2] dwie gry
        [few] { number } gry
       *[many] { number } gier
    } z Północy, z botami albo ze znajomymi. Jedno kliknięcie i siedzisz przy stole; bez konta i bez instalowania.

# English: Your tables
home-yours = Twoje stoły

# English: The games
home-games = Gry

# English: Another game
home-another = Inna gra

# English: You play
home-side = Twoja strona

# English: Watch bots
home-watch-bots = Oglądaj boty

# English: New table
home-new-table = Nowy stół

# English: As { $name }, against { $level }
home-as = { $name } kontra { $level }

# English: Against
home-against = Przeciwnik

# English: { $level }: { $words }
home-level = { $level }: { $words }

# English: First add a word of my own to the dice
home-own-word = Najpierw dodam do kości własne słowo

# English: Open tables
home-open = Otwarte stoły

# English: Join: { $free } of { $seats } seats open. { $names }
home-join =
    Dołącz: { $free ->
        [one] wolne jest { $free } miejsce
        [few] wolne są { $free } miejsca
       *[many] wolnych jest { $free } miejsc
    } z { $seats }. { $names }

# English: Watch: { $names }
home-watch = Przyglądaj się: { $names }

# English: Nobody is looking for company at the moment.
home-nobody = W tej chwili nikt nie szuka towarzystwa.

# English: <a>Open a table</a> and show it to everybody, or send its link to a friend.
home-open-a-table = <a>Otwórz stół</a> i pokaż go wszystkim albo wyślij link znajomym.

# English: Finished games of yours
home-finished = Twoje skończone partie

# English: Replay: { $names }
home-replay = Powtórka: { $names }

## Pages: the form for a new table. $side is what the player of a seat plays, as "the Vikings".

# English: A new table
new = Nowy stół

# English: learn it
new-learn = naucz się

# English: rules
new-rules = zasady

# English: another game
new-another-game = inna gra

# English: Which game
new-which = Która gra

# English: Your own
new-own = Własna

# English: As you set the rules below.
new-own-line = Z zasadami, które ustalisz niżej.

# English: Who sits where
new-seats = Kto gdzie siedzi

# English:
#     { $side-is ->
#         [hidden] Seat { $seat }
#        *[other] Seat { $seat }, { $side }
#     }
new-seat =
    { $side-is ->
        [hidden] Miejsce { $seat }
       *[other] Miejsce { $seat }: { $side }
    }

# English: You
new-you = Ty

# English: Somebody at this screen
new-somebody-here = Ktoś przy tym ekranie

# English: A friend, by link
new-friend = Ktoś znajomy, przez link

# English: Bot { $level }: { $words }
new-bot = Bot { $level }: { $words }

# English: Nobody
new-nobody = Nikt

# English: Name
new-name = Imię

# English: Several people can share this screen; where hands are secret, a curtain falls between turns. Friends get a link after the table is open. Give all seats to bots to watch them.
new-seats-help = Kilka osób może dzielić ten ekran; gdy to, co kto ma na ręce, jest tajne, między turami opada kurtyna. Link dla znajomych dostaniesz po otwarciu stołu. Oddaj botom wszystkie miejsca, jeśli chcesz na nie popatrzeć.

# English: Time
new-time = Czas

# English: A clock runs only for people, and only while they are to move. When a player's time is up, a bot plays for them until they return; the seat is kept for a day, or for as long as a turn may take.
new-time-help = Zegar biegnie tylko dla ludzi i tylko wtedy, gdy mają ruch. Gdy graczowi skończy się czas, gra za niego bot, dopóki gracz nie wróci; miejsce czeka jeden dzień albo tak długo, jak może trwać tura.

# English: Who may come
new-public = Kto może przyjść

# English: Show it on the first page
new-show = Pokaż stół na pierwszej stronie

# English: Everybody may take an open seat, or watch. Otherwise only people who have the link may.
new-show-help = Każdy może zająć wolne miejsce albo się przyglądać. Bez tego mogą to tylko ci, którzy mają link.

# English: Help
new-help = Pomoc

# English: Rated
new-rated = Gra rankingowa

# English: The result changes our ratings
new-rate = Wynik zmienia nasze rankingi

# English: It needs a clock. Nobody gets hints or help on the board, nothing is taken back, and whoever gives up or runs out of time has lost. Your name and rating may stand on the board of the best.
new-rate-help = Potrzebny jest zegar. Nie ma podpowiedzi ani wskazówek na planszy, niczego się nie cofa, a kto się podda albo komu skończy się czas, ten przegrywa. Twoje imię i ranking mogą trafić do tabeli najlepszych.

# English: yes: no hints, nothing is taken back, and whoever gives up or runs out of time has lost; names and ratings may stand on the board of the best
rated-agreed = tak: nie ma podpowiedzi, niczego się nie cofa, a kto się podda albo komu skończy się czas, ten przegrywa; imiona i rankingi mogą trafić do tabeli najlepszych

# English:
#     { $known ->
#         [hidden] the strength of the bots of this game was never measured: rated games are for people
#        *[other] "{ $bot }" has no rating; in rated games play { $known }
#     }
bad-bot-rated =
    { $known ->
        [hidden] siły botów tej gry nigdy nie zmierzono: gry rankingowe są tylko dla ludzi
       *[other] „{ $bot }” nie ma rankingu; w grach rankingowych mogą grać { $known }
    }

# English: Hints for everybody
new-hints = Podpowiedzi dla wszystkich

# English: The player to move may ask what a good player would do. Everybody knows this before they sit down. Against bots, or at one screen, there are hints anyway.
new-hints-help = Kto ma ruch, może zapytać, co zrobiłby dobry gracz. Wszyscy wiedzą o tym, zanim usiądą. W partiach z botami albo przy jednym ekranie podpowiedzi są zawsze.

# English: The rules you agree on
new-options = Zasady, na które się umawiacie

# English: { $value } (usual)
new-usual = { $value } (domyślnie)

# English: Open the table
new-open = Otwórz stół

## Pages: everything with a board.

# English: The board
board = Plansza

# English: Farther away
board-farther = Oddal

# English: Closer
board-closer = Przybliż

# English: What you can do now
board-actions = Co możesz teraz zrobić

# English: The board is being laid …
board-is-laid = Trwa rozkładanie planszy…

# English: The keys
board-keys = Klawisze

# English: Use single keys as shortcuts
board-single-keys = Używaj pojedynczych klawiszy jako skrótów

# English: The position in words
board-in-words = Pozycja w słowach

# English: The same as a short text
board-in-short = To samo w skrócie

## Pages: a table. The curtain falls where several people share a screen: "It is the turn of", and below it a name.

# English: The table
table = Stół

# English: The connection is lost, but your game is safe. The page connects again by itself.
table-lost = Połączenie zostało przerwane, ale twoja gra jest bezpieczna. Strona połączy się ponownie sama.

# English: The hall cannot keep moves just now. Your game is safe: what you did is sent again as soon as possible, and then the clocks are back, too.
table-cannot-keep = Sala nie może teraz zapisywać ruchów. Twoja gra jest bezpieczna: to, co robisz, zostanie wysłane jeszcze raz, gdy tylko się da, i wtedy znów zobaczysz zegary.

# English: Your turn
table-turn = Twoja tura

# English: Help
table-help = Pomoc

# English: Hint
table-hint = Podpowiedź

# English: Show again
table-again = Pokaż jeszcze raz

# English: It is the turn of
table-turn-of = Teraz kolej gracza

# English: The others look away.
table-look-away = Pozostali nie patrzą.

# English: Show my view
table-show-view = Pokaż mój widok

# English: Since your last turn
table-recap = Od twojej ostatniej tury

# English: Panels
table-panels = Panele

# English: Board
table-board = Plansza

# English: Result
table-result = Wynik

# English: Players
table-players = Gracze

# English: What was agreed
table-agreed = Co ustalono

# English: Log
table-log = Dziennik

# English: A word for the dice, if you like
table-word-for-dice = Słowo dla kości, jeśli chcesz

# English: Sit here
table-sit = Usiądź tutaj

# English: What has happened
table-happened = Co się wydarzyło

# English: A word to all
table-chat = Słowo do wszystkich

# English: Say
table-say = Powiedz

# English: Pace
table-pace = Szybkość

# English: Pause
table-pause = Pauza

# English: Ask first
table-ask = Najpierw pytaj

# English: Ask before something is left lying
table-ask-title = Pytaj, zanim coś zostanie niewykorzystane

# English: Sounds
table-sounds = Dźwięki

# English: All actions
table-command = Wszystkie akcje

# English: What would you like to do?
table-command-what = Co chcesz zrobić?

# English: type to find an action
table-command-type = pisz, żeby znaleźć akcję

# English: Actions
table-actions = Akcje

# English: Your browser has added a random number for you. You may put a word of your own in its place; it goes into the dice letter by letter.
table-salt-help = Przeglądarka dodała za ciebie liczbę losową. W jej miejsce możesz wpisać własne słowo, które trafi do kości litera po literze.

# English: Your word
table-salt = Twoje słowo

# English: Add it
table-salt-add = Dodaj

# English: It is added.
table-salt-done = Dodane.

# English: Without scripts nothing is added to the dice by itself: their promise is <code>{ $promise }</code>.
table-salt-without-scripts = Bez skryptów nic nie dodaje się do kości samo: ich przyrzeczenie to <code>{ $promise }</code>.

# English: Are you sure?
table-sure = Na pewno?

# English: To play here the browser must run the scripts of this page. The HTTP API needs none.
table-without-scripts = Żeby tu grać, przeglądarka musi uruchomić skrypty tej strony. HTTP API ich nie potrzebuje.

# English: Start the game
table-start = Zacznij grę

## Pages: learning a game.

# English: Learn { $game }
learn-title = Nauka gry: { $game }

# English: Learn { $game } by playing
learn-heading = Ucz się, grając: { $game }

# English: What to learn
learn-turn = Czego się uczysz

# English: From the start
learn-restart = Od początku

# English: A table with friends
learn-with-friends = Stół dla znajomych

# English: Steps
learn-steps = Kroki

# English: Back
learn-back = Wstecz

# English: Next
learn-next = Dalej

# English: That is possible too: { $would }. For now, try what is lit.
guide-possible = Tak też można: { $would }. Na razie spróbuj tego, co świeci.

# English: That is possible too: there are several ways to go on from here. For now, try what is lit.
guide-several = Tak też można: stąd prowadzi dalej kilka dróg. Na razie spróbuj tego, co świeci.

# English: Not now: { $why }. Touch what is lit.
guide-not-now = Nie teraz: { $why }. Dotknij tego, co świeci.

# English: { $game } has no guide yet; its rules tell how it is played
no-guide = gra { $game } nie ma jeszcze samouczka; jak się w nią gra, mówią jej zasady

# English: To play along the browser must run the scripts of this page. This is what it would tell you:
learn-without-scripts = Żeby grać razem z samouczkiem, przeglądarka musi uruchomić skrypty tej strony. Oto, co by ci powiedział:

## Pages: the rules of a game.

# English:
#     { $age ->
#         [one] from { $age } year
#        *[other] from { $age } years
#     }
rules-age =
    { $age ->
        [one] od { $age } roku
        [few] od { $age } lat
       *[many] od { $age } lat
    }

# English: Contents
rules-contents = Spis treści

# English: Every case, numbered: <a>the exact rules</a>.
rules-exact = Każdy przypadek, z numerem: <a>dokładne zasady</a>.

# English: This is the exact text, for every case. <a>How it is played</a> is told in two pages.
rules-short = To dokładny tekst, na każdy przypadek. <a>Jak się w to gra</a>, mówią dwie strony.

# English: The table at the beginning, as its first player sees it.
figure-start-seen = Stół na początku, tak jak widzi go pierwszy gracz.

## Pages: replays. $name is a player through whose eyes a game is seen.

# English: Every finished game can be seen again, move by move and through everybody's eyes. Those of this hall have a link at their table; for any other, bring its game file.
replay-lead = Każdą skończoną partię można obejrzeć jeszcze raz, ruch po ruchu i oczami każdego gracza. Do partii z tej sali prowadzi link przy ich stole; do każdej innej potrzebny jest jej plik gry.

# English: Show the replay
replay-show = Pokaż powtórkę

# English: A game that is not over is shown as a spectator would see it. The file is kept here so that you can share the replay's address; the oldest make room for new ones.
replay-file-help = Partię, która nie jest skończona, zobaczysz tak, jak widziałby ją widz. Plik zostaje tutaj, żeby adres powtórki można było wysłać innym; najstarsze pliki ustępują miejsca nowym.

# English: { $names }: not over yet, as a spectator sees it
replay-not-over = { $names }: gra jeszcze trwa, widziana oczami widza

# English: Go to a moment of the game
replay-go-to = Przejdź do wybranej chwili

# English: Go there
replay-go = Przejdź

# English: To the beginning
replay-first = Na początek

# English: To the turn before
replay-turn-back = Do poprzedniej tury

# English: One step back
replay-step-back = Krok wstecz

# English: Back
replay-back = Wstecz

# English: Play
replay-run = Odtwarzaj

# English: { $step } of { $last }
replay-where = { $step } z { $last }

# English: On
replay-on = Dalej

# English: One step on
replay-step-on = Krok dalej

# English: To the next turn
replay-turn-on = Do następnej tury

# English: To the end
replay-last = Na koniec

# English: Full size
replay-full-size = Pełny rozmiar

# English: This moment in words
replay-in-words = Ta chwila w słowach

# English: The game
replay-game = Partia

# English: Seen through
replay-eyes = Widok

# English: { $name }'s eyes
replay-eyes-of = Oczami gracza { $name }

# English: All open
replay-eyes-open = Wszystko odkryte

# English: A spectator's eyes
replay-eyes-table = Oczami widza

# English: Look
replay-look = Patrz

# English: What happened
replay-log = Co się wydarzyło

# English: Analyse it
replay-analyse = Analizuj

# English: Copy the link to this moment
replay-share = Kopiuj link do tej chwili

# English: To the table
replay-to-table = Do stołu

# English: Check the dice
replay-check-dice = Sprawdź kości

# English: <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> turn, <kbd>Space</kbd> play and pause, <kbd>F</kbd> full size
replay-keys = <kbd>←</kbd> <kbd>→</kbd> krok, <kbd>Home</kbd> <kbd>End</kbd>, <kbd>PgUp</kbd> <kbd>PgDn</kbd> tura, <kbd>Spacja</kbd> odtwarzanie i pauza, <kbd>F</kbd> pełny rozmiar

# English: this game is still being played: its replay would tell secrets
still-played = ta gra jeszcze trwa: powtórka zdradziłaby tajemnice

# English: this replay is not here any more: upload its game file again
replay-gone = tej powtórki już tu nie ma: prześlij jej plik gry jeszcze raz

# English: no file was chosen, and nothing was pasted
no-file-chosen = nie wybrano pliku ani niczego nie wklejono

# English: this file
this-file = ten plik

# English:
#     { $entries ->
#         [one] this game has { $entries } entry; a hall plays back up to { $most }
#        *[other] this game has { $entries } entries; a hall plays back up to { $most }
#     }
file-long =
    { $entries ->
        [one] ta partia ma { $entries } wpis; sala odtwarza do { $most }
        [few] ta partia ma { $entries } wpisy; sala odtwarza do { $most }
       *[many] ta partia ma { $entries } wpisów; sala odtwarza do { $most }
    }

# English: a hall takes up to { $most } variations, and variations of variations up to { $deep } deep
file-nested = sala przyjmuje do { $most } wariantów, a warianty wariantów do głębokości { $deep }

# English: a hall shows up to { $seats } seats, and names of up to { $letters } letters
file-wide = sala pokazuje do { $seats } miejsc i imiona do { $letters } liter

# English: this game was played with components of its owner's, which a hall does not take from strangers; `meadhall replay` shows it on your own machine
file-own-content = tę partię rozegrano z własnymi elementami jej właściciela, a takich sala nie bierze od obcych; `meadhall replay` pokaże ją na twoim komputerze

## Pages: fair dice. A "promise" is the fingerprint of the secret, shown before the game; to "add" is to give a number or
## a word of one's own, from which the dice come as well; a "draw" is anything that chance decides.

# English: Fair dice
dice = Uczciwe kości

# English: Every die, card and token that chance decides here is fixed before the game, and everybody can check it afterwards. You need not believe us.
dice-lead = Każda kość, karta i każdy żeton, o których decyduje tu przypadek, są ustalone przed grą, a potem każdy może je sprawdzić. Nie musisz nam wierzyć.

# English: Before the game the hall makes a secret of 256 random bits and shows its fingerprint: the <b>promise</b>. It gives nothing away, and no other secret has the same.
dice-step-promise = Przed grą sala tworzy tajemnicę z 256 losowych bitów i pokazuje jej odcisk: <b>przyrzeczenie</b>. Odcisk niczego nie zdradza i żadna inna tajemnica nie ma takiego samego.

# English: Then everybody <b>adds something</b>: the browser a random number for every seat, or you a word of your own in its place. Now not even the hall can choose dice that suit it.
dice-step-words = Potem każdy <b>coś dodaje</b>: przeglądarka liczbę losową dla każdego miejsca albo ty własne słowo zamiast niej. Teraz nawet sala nie może wybrać kości po swojej myśli.

# English: Secret and words together decide <b>every draw</b>, each with its number. Nothing is thrown again, nothing is left out.
dice-step-draws = Tajemnica i słowa razem decydują o <b>każdym losowaniu</b>, a każde ma swój numer. Nic nie jest rzucane drugi raz, nic nie jest pomijane.

# English: When the game is over, the <b>secret is told</b>. Everybody who has the game file can compute every draw again: here, or with a program of their own.
dice-step-secret = Gdy gra jest skończona, <b>tajemnica zostaje ujawniona</b>. Kto ma plik gry, może obliczyć każde losowanie jeszcze raz: tutaj albo własnym programem.

# English: Check a game
dice-check = Sprawdź partię

# English: The promise that you noted before the game, if you did
dice-noted = Przyrzeczenie zapisane przez ciebie przed grą, jeśli je masz

# English: 64 digits, on the table under “Fair dice”
dice-noted-where = 64 cyfry, przy stole, pod „Uczciwe kości”

# English: Check every draw
dice-check-draws = Sprawdź każde losowanie

# English: Your browser does the computing: SHA-256, HMAC and SipHash run in this page, and you can read them in <a>fairdice.js</a>. The hall only tells which outcomes a draw could have, and how likely each was; that follows from the rules.
dice-who-computes = Oblicza twoja przeglądarka: SHA-256, HMAC i SipHash działają na tej stronie i możesz je przeczytać w pliku <a>fairdice.js</a>. Od sali pochodzi tylko to, jakie wyniki mogło mieć losowanie i jak prawdopodobny był każdy z nich; to wynika z zasad.

# English: Without scripts the hall itself computes.
dice-without-scripts = Bez skryptów oblicza sama sala.

# English: Fair
dice-fair = Uczciwe

# English:
#     { $draws ->
#         [one] The only draw is what the promised dice say. It was computed by this hall.
#        *[other] All { $draws } draws are what the promised dice say. They were computed by this hall.
#     }
dice-fair-draws =
    { $draws ->
        [one] Jedyne losowanie jest takie, jak mówią przyrzeczone kości. Obliczyła je ta sala.
        [few] Wszystkie { $draws } losowania są takie, jak mówią przyrzeczone kości. Obliczyła je ta sala.
       *[many] Wszystkie losowania ({ $draws }) są takie, jak mówią przyrzeczone kości. Obliczyła je ta sala.
    }

# English: Promised before
dice-promised = Przyrzeczone wcześniej

# English: Added by players
dice-added = Dodane przez graczy

# English: nothing
dice-added-nothing = nic

# English: Not fair, or not whole
dice-unfair = Nieuczciwe albo niepełne

# English: What it proves, and what it does not
dice-limits = Czego to dowodzi, a czego nie

# English: Without the secret nobody can foretell a draw. Nobody can change one afterwards, or throw again unseen: a move that was taken back stays in the file, and so do its dice.
dice-limits-proved = Kto nie zna tajemnicy, nie może przewidzieć żadnego losowania. Nikt nie może go później zmienić ani niepostrzeżenie rzucić jeszcze raz: ruch, który cofnięto, zostaje w pliku, a z nim jego kości.

# English: But the hall knows its own secret. The people who run it could look ahead, and tell a friend; you can only trust them. And if nobody adds a word, a hall could have tried many secrets before it promised one. So the browser adds a random number for you as soon as it has seen the promise. That program comes from the hall, too: if you trust nobody, <b>note the promise first, then add a word that nobody guesses</b>, at the table under “Fair dice”, and look for both in the game file.
dice-limits-open = Ale sala zna własną tajemnicę. Osoby, które ją prowadzą, mogłyby zajrzeć naprzód i powiedzieć o tym komuś znajomemu; możesz im tylko ufać. A jeśli nikt nie doda słowa, sala mogła wypróbować wiele tajemnic, zanim którąś przyrzekła. Dlatego przeglądarka dodaje za ciebie liczbę losową, gdy tylko zobaczy przyrzeczenie. Ten program też pochodzi od sali: jeśli nikomu nie ufasz, <b>najpierw zapisz przyrzeczenie, a potem dodaj słowo, którego nikt nie odgadnie</b>, przy stole, pod „Uczciwe kości”, i poszukaj obu w pliku gry.

# English: How it is computed
dice-how = Jak się to oblicza

# English: promise
dice-how-promise = przyrzeczenie

# English: SHA-256 of the secret's 32 bytes
dice-how-promise-is = SHA-256 z 32 bajtów tajemnicy

# English: key
dice-how-key = klucz

# English: the first 16 bytes of HMAC-SHA-256, with the secret as its key, over all words: for each its length as 8 bytes, then its bytes in UTF-8
dice-how-key-is = pierwsze 16 bajtów HMAC-SHA-256, z tajemnicą jako kluczem, ze wszystkich słów: z każdego najpierw długość w 8 bajtach, a potem bajty w UTF-8

# English: number
dice-how-number = liczba

# English: SipHash-2-4 under that key of the draw's number and the attempt, 8 bytes each, little-endian
dice-how-number-is = SipHash-2-4 z tym kluczem z numeru losowania i numeru próby, po 8 bajtów, little-endian

# English: outcome
dice-how-outcome = wynik

# English: a number that would favour some outcome is thrown away and the next attempt made; otherwise the number modulo the sum of the weights says which outcome it is
dice-how-outcome-is = liczba, która faworyzowałaby któryś wynik, jest odrzucana i następuje kolejna próba; w innym razie o wyniku decyduje reszta z dzielenia liczby przez sumę wag

## Pages: your data. $count is the number of your tables.

# English: This hall knows no account, no e-mail and no password of yours, and follows nobody around.
data-lead = Ta sala nie zna żadnego twojego konta, e-maila ani hasła i nikogo nie śledzi.

# English: You are forgotten: your names, your words and your seats.
data-forgotten = Sala o tobie zapomniała: o twoich imionach, słowach i miejscach.

# English: What it knows
data-knows = Co o tobie wie

# English: Your browser keeps a secret token in a cookie, which says which seats are yours; the hall keeps its hash. Three more cookies keep your name, the level of the bots and the language that you chose last.
data-cookies = Twoja przeglądarka przechowuje w pliku cookie tajny token, który mówi, które miejsca są twoje; sala przechowuje jego skrót. Trzy inne pliki cookie pamiętają twoje imię oraz ostatnio wybrany poziom botów i język.

# English: Each table keeps its log: the names of those who sat there, what they played, and what they said.
data-logs = Każdy stół ma swój dziennik: imiona tych, którzy przy nim siedzieli, co zagrali i co powiedzieli.

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
                [0] Nie masz tu żadnego stołu.
                [one] Masz tu { number } stół.
                [few] Masz tu { number } stoły.
               *[many] Masz tu { number } stołów.
            }
       *[other]
            { $count ->
                [0] Nie masz tu żadnego stołu, a twoje ostatnie imię to { $name }.
                [one] Masz tu { number } stół, a twoje ostatnie imię to { $name }.
                [few] Masz tu { number } stoły, a twoje ostatnie imię to { $name }.
               *[many] Masz tu { number } stołów, a twoje ostatnie imię to { $name }.
            }
    }

# English: Addresses are kept in memory alone, so that nobody asks for too much.
data-addresses = Adresy sala trzyma tylko w pamięci roboczej, żeby nikt nie prosił o za dużo.

# English:
#     { $days ->
#         [one] Finished tables are deleted after { $days } day.
#        *[other] Finished tables are deleted after { $days } days.
#     }
data-finished =
    { $days ->
        [one] Skończone stoły są usuwane po { $days } dniu.
        [few] Skończone stoły są usuwane po { $days } dniach.
       *[many] Skończone stoły są usuwane po { $days } dniach.
    }

# English:
#     { $days ->
#         [one] Names at finished tables are forgotten after { $days } day.
#        *[other] Names at finished tables are forgotten after { $days } days.
#     }
data-names =
    { $days ->
        [one] Sala zapomina imiona przy skończonych stołach po { $days } dniu.
        [few] Sala zapomina imiona przy skończonych stołach po { $days } dniach.
       *[many] Sala zapomina imiona przy skończonych stołach po { $days } dniach.
    }

# English:
#     { $days ->
#         [one] What was said at finished tables is forgotten after { $days } day.
#        *[other] What was said at finished tables is forgotten after { $days } days.
#     }
data-chat =
    { $days ->
        [one] Sala zapomina to, co powiedziano przy skończonych stołach, po { $days } dniu.
        [few] Sala zapomina to, co powiedziano przy skończonych stołach, po { $days } dniach.
       *[many] Sala zapomina to, co powiedziano przy skończonych stołach, po { $days } dniach.
    }

# English: Be forgotten
data-be-forgotten = Daj o sobie zapomnieć

# English: Your names become those of the seats, your words go, and you lose your seats: in running games they stay empty until the others let a bot play. The moves stay, since they are the others' games as well. This cannot be undone.
data-what-goes = Twoje imiona zmieniają się w nazwy miejsc, twoje słowa znikają, a miejsca przestają być twoje: w trwających grach zostają puste, aż pozostali posadzą tam bota. Ruchy zostają, bo to także partie innych. Tego nie da się cofnąć.

# English: Forget me
data-forget-me = Zapomnij o mnie

# English: Your browser has no token: nothing here is known to be yours.
data-no-token = Twoja przeglądarka nie ma tokenu: o niczym tutaj nie wiadomo, że jest twoje.

## Pages: reports, and the house: the people who run a hall. A person or a table is silenced, sent away, hidden, closed;
## each of these can be lifted.

# English: Tell the house
report = Zgłoś obsłudze

# English: Does somebody spoil the evening? The people who run this hall can ask them to be silent, or to go.
report-lead = Ktoś psuje wieczór? Osoby, które prowadzą tę salę, mogą poprosić o milczenie albo o wyjście.

# English: What is wrong at this table?
report-what = Co jest nie tak przy tym stole?

# English: Send it
report-send = Wyślij

# English: Back to the table
report-back = Wróć do stołu

# English: Thank you. The people who run this hall will look at it.
report-done = Dziękujemy. Osoby, które prowadzą tę salę, zajmą się tym.

# English: The house
house = Obsługa

# English: Here the people who run this hall see to it that everybody has a good evening.
house-door-lead = Tutaj osoby, które prowadzą tę salę, dbają o to, żeby każdy miał dobry wieczór.

# English: The key of the house
house-key = Klucz obsługi

# English: Come in
house-come-in = Wejdź

# English: Leave
house-leave = Wyjdź

# English: A table, by its address
house-find = Stół, po adresie

# English: Look at it
house-look = Obejrzyj

# English: Look at the table
house-look-at-table = Obejrzyj stół

# English: Go there
house-go-there = Przejdź do stołu

# English: Gathering.
house-phase-gathering = Gracze się zbierają.

# English: Playing.
house-phase-playing = Gra trwa.

# English: Over.
house-phase-over = Gra skończona.

# English: Ended without a result.
house-phase-called = Gra zakończona bez wyniku.

# English: Closed.
house-phase-closed = Stół zamknięty.

# English: For how long
house-days = Na jak długo

# English: for a day
house-days-1 = na dzień

# English: for a week
house-days-7 = na tydzień

# English: for a month
house-days-30 = na miesiąc

# English: for good
house-days-all = na stałe

# English: Hide it from lists
house-hide = Ukryj na listach

# English: Show it again
house-show = Pokaż znowu

# English: Close it
house-close = Zamknij

# English: Open it again
house-open = Otwórz znowu

# English: Done with its reports
house-done = Zgłoszenia załatwione

# English:
#     { $address-is ->
#         [hidden] seat { $seat }
#        *[other] seat { $seat }, from { $address }
#     }
house-person =
    { $address-is ->
        [hidden] miejsce { $seat }
       *[other] miejsce { $seat }, adres { $address }
    }

# English: Silence
house-mute = Ucisz

# English: Let speak again
house-unmute = Pozwól mówić

# English: Send away
house-ban = Wyproś

# English: Let in again
house-unban = Wpuść znowu

# English: Send the address away
house-ban-address = Nie wpuszczaj z tego adresu

# English: Forget the name
house-forget = Zapomnij imię

# English: Lift
house-lift = Znieś

# English: What was said last
house-said = Co ostatnio powiedziano

# English: Reports
house-reports = Zgłoszenia

# English: Nobody has complained.
house-no-reports = Nikt się nie skarżył.

# English: What counts now
house-decided = Co teraz obowiązuje

# English: Everybody may come in and speak.
house-nothing-decided = Każdy może wejść i mówić.

# English: Public tables
house-public = Publiczne stoły

# English: hidden
house-hidden = ukryty

# English: There are none.
house-none-public = Nie ma żadnych.

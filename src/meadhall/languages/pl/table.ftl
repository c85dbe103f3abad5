## Lines of the log about people; their kind stands before the first hyphen. The games themselves tell what a match did.

## $name is who sits there now, $before who sat there until then, $days for how long a seat is kept for who has gone.

# English: { $name } takes a seat.
seat-sat = { $name } siada do stołu.

# English: { $name } takes over from { $before }.
seat-sat-again = { $name } przejmuje miejsce gracza { $before }.

# English: { $before } leaves the seat.
seat-vacated = { $before } zwalnia miejsce.

# English: The seat of { $name } is offered to whoever comes; the bot plays on until then.
seat-offered = Miejsce gracza { $name } czeka na chętnych; do tej pory gra tam bot.

# English: { $before } is now called { $name }.
seat-renamed = { $before } nazywa się teraz { $name }.

# English: The time of { $name } is up.
seat-late = Czas gracza { $name } się skończył.

# English:
#     { $name-is ->
#         [you] You are on vacation until { $until }: your time stands still.
#        *[other] { $name } is on vacation until { $until }: their time stands still.
#     }
seat-rests =
    { $name-is ->
        [you] Masz urlop do { $until }: twój czas stoi.
       *[other] { $name } ma urlop do { $until }: czas tej osoby stoi.
    }

# English:
#     { $name-is ->
#         [you] You are back, and your time goes on.
#        *[other] { $name } is back, and their time goes on.
#     }
seat-rests-no-more =
    { $name-is ->
        [you] Wracasz z urlopu, twój czas znów płynie.
       *[other] { $name } wraca z urlopu, czas tej osoby znów płynie.
    }

# English: "{ $action }" leaves something to choose: that cannot be ordered in advance
illegal-action_order = „{ $action }” wymaga wyboru: nie można tego zarządzić z góry

# English: { $name }, a bot, takes a seat.
seat-bot-asked = { $name }, bot, siada do stołu.

# English:
#     { $name-is ->
#         [you] You resign.
#        *[other] { $name } resigns.
#     }
seat-resigned =
    { $name-is ->
        [you] Poddajesz się.
       *[other] { $name } poddaje się.
    }

# English:
#     { $before-is ->
#         [you] You resign, and have lost.
#        *[other] { $before } resigns, and has lost.
#     }
seat-lost-resigned =
    { $before-is ->
        [you] Poddajesz się i przegrywasz.
       *[other] { $before } poddaje się i przegrywa.
    }

# English:
#     { $before-is ->
#         [you] You leave, and have lost.
#        *[other] { $before } leaves, and has lost.
#     }
seat-lost-left =
    { $before-is ->
        [you] Odchodzisz i przegrywasz.
       *[other] { $before } odchodzi i przegrywa.
    }

# English:
#     { $before-is ->
#         [you] Your time is up, and you have lost.
#        *[other] The time of { $before } is up, and the game is lost for them.
#     }
seat-lost-late =
    { $before-is ->
        [you] Skończył ci się czas: przegrywasz.
       *[other] Czas gracza { $before } się skończył: { $before } przegrywa.
    }

# English: { $before } resigns; { $name }, a bot, plays on.
seat-bot-resigned = { $before } poddaje się; dalej gra { $name }, bot.

# English: { $before } leaves; { bot-plays-on }
seat-bot-left = { $before } odchodzi; { bot-plays-on }

# English: The time of { $before } is up; { bot-plays-on }
seat-bot-late = Czas gracza { $before } się skończył; { bot-plays-on }

# English: { $before } is away; { bot-plays-on }
seat-bot-away = Gracza { $before } nie ma przy stole; { bot-plays-on }

# English: { $before } is gone and nobody is left at the table: the game waits for those whose seats are kept.
seat-bot-waits = Gracza { $before } nie ma i nikt nie został przy stole: gra czeka na tych, do których należą miejsca.

# English: { $name }, a bot, plays on. The seat is kept for { so-long }.
bot-plays-on = dalej gra { $name }, bot. Miejsce czeka { so-long }.

# English:
#     { $days ->
#         [one] a day
#        *[other] { $days } days
#     }
so-long =
    { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

# English: The game begins.
game-started = Gra się zaczyna.

# English: The game begins. Everybody may ask for hints, as agreed.
game-started-hints = Gra się zaczyna. Każdy może prosić o podpowiedzi, tak jak ustalono.

# English: The game begins. It is rated: nothing is taken back, and whoever gives up or runs out of time loses.
game-started-rated = Gra się zaczyna. To gra rankingowa: niczego się nie cofa, a kto się podda albo komu skończy się czas, ten przegrywa.

# English: The game goes on from step { $step } of another one: { $what }
game-taken-over = Gra toczy się dalej od kroku { $step } innej partii: { $what }

# English:
#     { $name-is ->
#         [you] You would like another game.
#        *[other] { $name } would like another game.
#     }
game-rematch =
    { $name-is ->
        [you] Chcesz zagrać jeszcze raz.
       *[other] { $name } chce zagrać jeszcze raz.
    }

# English: The next game is ready.
game-rematched = Następna partia jest gotowa.

# English:
#     { $name-is ->
#         [you] From then on you were ahead.
#        *[other] From then on { $name } was ahead.
#     }
story-ahead =
    { $name-is ->
        [you] Od tej chwili prowadzisz.
       *[other] Od tej chwili prowadzi { $name }.
    }

# English: The game ends here, without a result.
game-called = Gra kończy się tutaj, bez wyniku.

# English:
#     { $name-is ->
#         [you] You ask
#        *[other] { $name } asks
#     } to take back a decision.
undo-asked =
    { $name-is ->
        [you] Prosisz
       *[other] { $name } prosi
    } o cofnięcie decyzji.

# English: The decision stands.
undo-refused = Decyzja zostaje.

# English:
#     { $name-is ->
#         [you] You take back a decision.
#        *[other] { $name } takes back a decision.
#     }
undo-done =
    { $name-is ->
        [you] Cofasz decyzję.
       *[other] { $name } cofa decyzję.
    }

# English:
#     { $name-is ->
#         [you] You take back a decision, and what came after it.
#        *[other] { $name } takes back a decision, and what came after it.
#     }
undo-more =
    { $name-is ->
        [you] Cofasz decyzję i to, co było po niej.
       *[other] { $name } cofa decyzję i to, co było po niej.
    }

# English: { undo-done } { only-practice }
undo-done-practice = { undo-done } { only-practice }

# English: { undo-more } { only-practice }
undo-more-practice = { undo-more } { only-practice }

# English: Something new had been learnt since: this game is practice.
only-practice = W międzyczasie wyszło na jaw coś nowego: ta partia to ćwiczenie.

## Names

# English: Guest
guest = Gość

# English: Seat { $seat }
open-seat = Miejsce { $seat }

## Refusals; the code of the error stands before the underscore.

# English: the game has not started
not-started = gra się jeszcze nie zaczęła

# English: the game has not started: there is nothing to write down
not-started_file = gra się jeszcze nie zaczęła: nie ma czego zapisać

# English: the game has started
started = gra już się zaczęła

# English: the game has started: its dice are fixed
started_salt = gra już się zaczęła: jej kości są ustalone

# English: the game is over
over = gra jest skończona

# English: the game is over: there is nothing to leave
over_leave = gra jest skończona: nie ma czego opuszczać

# English: the game is over; you may watch what has become of it
over_sit = gra jest skończona; możesz zobaczyć, co z niej wyszło

# English: the game is over, and the secret of its dice is known
over_undo = gra jest skończona, a tajemnica jej kości jest znana

# English: another game can begin when this one is over
not-over = następna partia może się zacząć, gdy ta się skończy

# English: there is no seat { $seat }: they are 0 to { $last }
no-seat = nie ma miejsca { $seat }: są miejsca od 0 do { $last }

# English: only those who hold a seat may do this
not-seated = to mogą tylko ci, którzy mają miejsce przy stole

# English: you are watching: take a seat first
not-seated_watching = tylko się przyglądasz: najpierw zajmij miejsce

# English: you are watching: there is nothing of yours to take back
not-seated_undo = tylko się przyglądasz: nie masz czego cofnąć

# English:
#     seat { $seat } is not yours: { $name-is ->
#         [hidden] nobody holds it
#        *[other] it is held by { $name }
#     }
not-yours =
    miejsce { $seat } nie jest twoje: { $name-is ->
        [hidden] nikt go nie zajmuje
       *[other] zajmuje je { $name }
    }

# English: others play too: resign, and a bot plays on for you
not-yours_call = grają też inni: poddaj się, a bot zagra dalej za ciebie

# English: this is your own seat: leave it, if you like
not-yours_own = to twoje własne miejsce: możesz je opuścić, jeśli chcesz

# English: it is the turn of { $name }
not-your-turn = teraz kolej gracza { $name }

# English: only the host decides who may sit where
not-host = tylko gospodarz decyduje, kto gdzie siedzi

# English: the host starts the game
not-host_start = grę zaczyna gospodarz

# English:
#     { $count ->
#         [one] seat { $seats } is
#        *[other] seats { $seats } are
#     } open: wait for somebody, or let a bot sit there
seats-open =
    { $count ->
        [one] miejsce { $seats } jest wolne
        [few] miejsca { $seats } są wolne
       *[many] miejsca { $seats } są wolne
    }: poczekaj na kogoś albo posadź tam bota

# English: you hold this seat already, as { $name }
seat-taken_yours = to już twoje miejsce, pod imieniem { $name }

# English: it is held by { $name }
seat-taken_held = zajmuje je { $name }

# English: this seat is held by { $name }, a bot; the host can open it
seat-taken_bot = to miejsce zajmuje { $name }, bot; gospodarz może je zwolnić

# English: { $name }, a bot, plays here; the host can offer the seat
seat-taken_playing = tu gra { $name }, bot; gospodarz może oddać to miejsce

# English: you have held another seat in this game: this one would show you too much
seat-taken_eyes = w tej partii inne miejsce było już twoje: to pokazałoby ci za dużo

# English: this seat is open already
seat-taken_open = to miejsce jest już wolne

# English: this seat is held by { $name }: nobody can take it away in a running game
seat-taken_person = to miejsce zajmuje { $name }: w trwającej grze nikt nie może go odebrać

# English: this seat is kept for { $name } for { so-long }: nobody else can take it
seat-kept = to miejsce czeka na gracza { $name } { so-long }: tak długo do niego należy

# English: a seat is kept for somebody who may come back: leave, and the game waits for them
seat-kept_call = jedno miejsce czeka na kogoś, kto może wrócić: odejdź, a gra na niego poczeka

# English:
#     { $name } may be replaced by a bot when the others have waited for { $seconds } seconds{ $clock ->
#         [yes] , but this game has a clock
#        *[no] { "" }
#     }
too-early =
    bot może zastąpić gracza { $name }, gdy inni poczekają { $seconds } s{ $clock ->
        [yes] , ale ta gra ma zegar
       *[no] { "" }
    }

# English: the position has changed since: look again
stale = pozycja się w międzyczasie zmieniła: spójrz jeszcze raz

# English: something is being asked already
already-asked = trwa już pytanie o coś innego

# English: you have agreed to another game already
already-asked_rematch = jest już twoja zgoda na następną partię

# English: nobody has asked anything
no-proposal = nikt o nic nie pytał

# English: nobody waits for your consent
no-proposal_consent = nikt nie czeka na twoją zgodę

# English: you have not decided anything yet
nothing-to-undo = nie ma jeszcze żadnej twojej decyzji

# English: the others must consent to this, and they are away: their seats are kept
nobody-to-ask = inni muszą się na to zgodzić, a nie ma ich przy stole: ich miejsca na nich czekają

# English: the log of this table is full: play on, or open another table
log-full = dziennik tego stołu jest pełny: graj dalej albo otwórz inny stół

# English: a name needs at least one letter or digit
bad-name = imię musi mieć przynajmniej jedną literę albo cyfrę

# English: there is nothing to say in an empty text
bad-text = w pustym tekście nie ma nic do powiedzenia

# English: a rated game needs a clock
bad-table_rated-clock = gra rankingowa wymaga zegara

# English: in a rated game whoever runs out of time has lost: leave `late` out
bad-table_rated-late = w grze rankingowej przegrywa ten, komu skończy się czas: pomiń `late`

# English: in a rated game nobody has hints
bad-table_rated-hints = w grze rankingowej nie ma podpowiedzi

# English: a rated game is played with the printed components, not with an edition of your own
bad-table_rated-edition = w grze rankingowej używa się drukowanych elementów, a nie własnego wydania

# English: a rated game needs at least two players, and one of them must be a person
bad-table_rated-alone = w grze rankingowej musi brać udział co najmniej dwoje graczy, w tym jeden człowiek

# English: in a rated game everybody holds one seat
bad-table_rated-seats = w grze rankingowej każdy człowiek ma jedno miejsce

# English: this game is rated: resign, if you like, and you have lost it
rated_call = to gra rankingowa: możesz się poddać, ale wtedy ją przegrywasz

# English: this game is rated: everybody holds one seat
rated_sit = to gra rankingowa: każdy ma jedno miejsce

# English: this game is rated: whoever has begun it plays it to its end
rated_seats = to gra rankingowa: kto ją zaczął, ten gra do końca

# English: this game is rated: nothing is taken back
rated_undo = to gra rankingowa: niczego się nie cofa

# English: this game has { $seats } seats, not { $given }
bad-table = liczba miejsc w tej grze to { $seats }, nie { $given }

# English: an entry of this table is not what was written: the hall's storage is damaged
damaged_entry = wpis tego stołu nie jest taki, jak go zapisano: pamięć sali jest uszkodzona

# English: entry { $number } of this table is missing
damaged_missing = brakuje wpisu { $number } tego stołu

# English: the log of this table does not begin with its opening
damaged_opening = dziennik tego stołu nie zaczyna się od otwarcia

# English: the log of this table is empty
damaged_empty = dziennik tego stołu jest pusty

# English: the snapshot of this table does not fit its game: { $why }
damaged_snapshot = migawka tego stołu nie pasuje do jego gry: { $why }

# English: the moves of this game lead elsewhere by the rules of this Meadhall
damaged_moves = według zasad tej wersji Meadhall ruchy tej partii prowadzą gdzie indziej

# English: this game was begun by version { $rules } of the rules of { $title }; this Meadhall knows up to { $known }
damaged_rules = tę partię zaczęto z wersją { $rules } zasad gry { $title }; ta wersja Meadhall zna wersje do { $known }

# English: this game was begun with components of { $title } that this Meadhall lacks
damaged_content = tę partię zaczęto z elementami gry { $title }, których ta wersja Meadhall nie ma

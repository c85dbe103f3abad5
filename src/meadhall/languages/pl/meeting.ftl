## Finding a player.

# English: Find a player
find = Znajdź gracza

# English: Say what you would like to play. Somebody who wants the same is found for you: the nearer your ratings, the sooner.
find-lead = Powiedz, w co chcesz zagrać. Znajdzie się ktoś, kto chce tego samego: im bliższe wasze rankingi, tym szybciej.

# English: Game
find-game = Gra

# English: Rated: the result changes our ratings, and nobody gets hints or takes back
find-rated = Rankingowa: wynik zmienia nasze rankingi, a nikt nie dostaje podpowiedzi ani nie cofa ruchów

# English: Find somebody
find-begin = Znajdź kogoś

# English: Looking for a player …
find-looking = Szukamy gracza…

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }. The longer you wait, the more different your ratings may be.
find-looks =
    { $game }, { $clock }{ $rated ->
        [yes] , rankingowa
       *[no] { "" }
    }. Im dłużej czekasz, tym bardziej mogą się różnić wasze rankingi.

# English: Stay on this page: it takes you to the table as soon as somebody is there.
find-live = Zostań na tej stronie: zabierze cię do stołu, gdy tylko ktoś się znajdzie.

# English: You need not wait here: the search goes on for three days, and you are told when it is your turn.
find-slow = Nie musisz tu czekać: szukanie trwa trzy dni, a gdy przyjdzie twoja kolej, dowiesz się o tym.

# English: Nobody so far. You may also play a bot that is about as strong as you:
find-bot-lead = Na razie nikogo. Możesz też zagrać z botem mniej więcej tak silnym jak ty:

# English: Play { $bot } now
find-bot = Zagraj teraz: { $bot }

# English: Stop looking
find-stop = Przestań szukać

# English: Look again
find-look-again = Sprawdź jeszcze raz

# English: Who waits now
find-others = Kto teraz czeka

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }
find-wants =
    { $game }, { $clock }{ $rated ->
        [yes] , rankingowa
       *[no] { "" }
    }

# English: Play together
find-join = Zagrajmy

# English: Nobody is looking for a player at this moment.
find-nobody = W tej chwili nikt nie szuka gracza.

# English: somebody else was faster: that person plays already, or looks no more
find-gone = ktoś był szybszy: ta osoba już gra albo już nie szuka

# English: with somebody you do not know you play by one of the clocks that are offered
find-no-clock = z kimś, kogo nie znasz, gra się z jednym z oferowanych zegarów

## People you know.

# English: People you have played with
people = Osoby z twoich partii

# English: You are invited
people-invitations = Masz zaproszenie

# English: Go there
people-come = Idź tam

# English: No, thank you
people-decline = Nie, dziękuję

# English:
#     { $count ->
#         [one] One game together: { $game }, { $day }.
#        *[other] { $count } games together, { $game } the last, { $day }.
#     }
people-together =
    { $count ->
        [one] { $count } partia razem: { $game }, { $day }.
        [few] { $count } partie razem, ostatnia: { $game }, { $day }.
       *[many] { $count } partii razem, ostatnia: { $game }, { $day }.
    }

# English: Invite { $name }
people-invite = Zaproś: { $name }

# English: Nobody so far: whoever finishes a game with you stands here.
people-none = Na razie nikogo: tu pojawi się każdy, kto dokończy z tobą partię.

# English: you have not played with this person here
invite-nobody = z tą osobą nie było tu jeszcze partii

# English: too many invitations in a short time: wait a moment
too-many-invitations = zbyt wiele zaproszeń w krótkim czasie: poczekaj chwilę

# English: these are many tables for your evenings: begin the next round in a few minutes
too-many-rounds = to dużo stołów na twoje wieczory: zacznij następną rundę za kilka minut

# English: you have joined many evenings: wait a minute before the next
too-many-joins = bierzesz udział w wielu wieczorach: poczekaj minutę przed następnym

# English: An evening together
evenings = Wspólny wieczór

# English: Several games of one kind with your friends, and a table of results. Send the link; everything else runs by itself.
evenings-lead = Kilka partii jednej gry z przyjaciółmi i tabela wyników. Wyślij link; wszystko inne dzieje się samo.

# English: Your evenings
evenings-yours = Twoje wieczory

# English: Form
evening-form = Forma

# English: best of { $most }, for two
evening-best = do zwycięstwa w większości z { $most } partii, dla dwojga

# English: everybody plays everybody
evening-each = każdy z każdym

# English: a few rounds for many (Swiss)
evening-swiss = kilka rund dla wielu osób (system szwajcarski)

# English: Open an evening
evening-open = Otwórz wieczór

# English: an evening needs a game, a form and a clock that are offered
evening-cannot = wieczór potrzebuje gry, formy i zegara z tych, które są do wyboru

# English: there is no such evening, or it was deleted
evening-none = nie ma takiego wieczoru albo został usunięty

# English:
#     { $phase ->
#         [gathering] has not begun
#         [playing] is being played
#        *[over] is over
#     }
evening-phase =
    { $phase ->
        [gathering] jeszcze się nie zaczął
        [playing] trwa
       *[over] skończył się
    }

# English: rated
evening-rated = rankingowo

# English: Who comes?
evening-come = Kto przyjdzie?

# English: Everybody who has this link may take part, until you begin:
evening-link = Każdy, kto ma ten link, może wziąć udział, dopóki nie zaczniesz:

# English: The link as a picture for the camera of a phone
evening-picture = Link jako obrazek dla aparatu telefonu

# English: I take part
evening-join = Biorę udział

# English: I do not take part
evening-leave = Nie biorę udziału

# English: Begin
evening-begin = Zacznij

# English: this evening has begun already
evening-begun = ten wieczór już się zaczął

# English: nobody else fits in: this form is for fewer people
evening-full = nikt więcej się nie zmieści: ta forma jest dla mniejszej liczby osób

# English: If the number of players stays odd, a bot of about your strength fills in.
evening-odd = Jeśli liczba graczy pozostanie nieparzysta, dołączy bot o sile zbliżonej do twojej.

# English: only the host of the evening can do this
evening-not-host = to może zrobić tylko gospodarz wieczoru

# English: Players
evening-players = Gracze

# English: Standings
evening-standings = Tabela

# English: Points
evening-points = Punkty

# English: Somebody
evening-somebody = Ktoś

# English: has left; a bot plays on
evening-gone = już nie gra; dalej gra bot

# English: Round { $round } of { $rounds }
evening-round = Runda { $round } z { $rounds }

# English: Round { $round } of { $rounds } is being played. The next one begins when its last game is over, and takes you to your table.
evening-wait = Trwa runda { $round } z { $rounds }. Następna zacznie się, gdy skończy się jej ostatnia partia, i zaprowadzi cię do twojego stołu.

# English: To your game
evening-play = Do twojej partii

# English: Watch
evening-watch = Oglądaj

# English: To the evening
evening-to = Do wieczoru

# English: Go on without the games that are still played
evening-go-on = Dalej bez partii, które jeszcze trwają

# English: Nobody has points for a game that you do not wait for.
evening-go-on-meaning = Za partię, na którą nie czekasz, nikt nie dostaje punktów.

# English: I stop here
evening-stop = Tu kończę

# English: If you stop, bots play your games of the further rounds. You can come back.
evening-stop-meaning = Jeśli skończysz, boty zagrają twoje partie następnych rund. Możesz wrócić.

# English: I play on
evening-again = Gram dalej

# English:
#     { $count ->
#         [one] { $names } has won the evening.
#        *[other] { $names } share the first place.
#     }
evening-won =
    { $count ->
        [one] Wieczór wygrywa { $names }.
        [few] Pierwsze miejsce dzielą: { $names }.
       *[many] Pierwsze miejsce dzielą: { $names }.
    }

# English: All tables of this hall
tables = Wszystkie stoły tej hali

# English: Tables with a free seat
tables-wait = Stoły z wolnym miejscem

# English: Games you can watch
tables-played = Partie do oglądania

# English: All games
tables-all = Wszystkie gry

# English: With somebody called
tables-name = Z kimś o imieniu

# English: There is no such table now.
tables-none = Nie ma teraz takiego stołu.

# English: Older tables
tables-older = Starsze stoły

# English: To the newest
tables-newest = Do najnowszych

# English: Met earlier
people-earlier = Poznani wcześniej

# English: Met later
people-later = Poznani później

## What an alert says. $game is its title, $names are the other people at the table.

# English: { $game }: it is your turn
alert-turn = { $game }: twoja kolej

# English: { $game }: everybody is here
alert-full = { $game }: wszyscy są na miejscu

# English: { $game }: once more?
alert-rematch = { $game }: jeszcze raz?

# English: { $game }: you are invited
alert-invited = { $game }: masz zaproszenie

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
alert-many =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }

# English: It is your turn in { $game } with { $names }.
alert-turn-at = Twoja kolej w grze { $game }. Przy stole: { $names }.

# English: { $game } with { $names }: all seats are taken, and you may begin.
alert-full-at = { $game }. Przy stole: { $names }. Wszystkie miejsca są zajęte, możesz zaczynać.

# English: { $game } with { $names }: they would like another game.
alert-rematch-at = { $game }. Przy stole: { $names }. Pozostali chcą zagrać jeszcze raz.

# English: You are invited to play { $game } with { $names }.
alert-invited-at = Masz zaproszenie do gry { $game }. Przy stole: { $names }.

## In pages: the number of tables that wait.

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
waiting-elsewhere =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }

# English: The next table that waits for you
waiting-next = Następny stół, który na ciebie czeka

# English: Go there, one after the other
waiting-lead-through = Idź tam, po kolei

## The page about alerts.

# English: Alerts
alerts = Powiadomienia

# English: Nobody has to look again and again whether it is their turn. Choose how the hall tells you. An alert names the game and the people at the table, never a card.
alerts-lead = Nikt nie musi wciąż sprawdzać, czy to jego kolej. Wybierz, jak sala ma ci o tym mówić. Powiadomienie podaje grę i osoby przy stole, nigdy kart.

# English: Messages from this browser
push = Wiadomości z tej przeglądarki

# English: This browser shows a message when a table waits for you, even when the hall is not open. The service of the browser’s maker carries it, encrypted, so that only this browser can read it.
push-lead = Ta przeglądarka pokazuje wiadomość, gdy czeka na ciebie stół, także gdy sala nie jest otwarta. Przenosi ją usługa producenta przeglądarki, zaszyfrowaną tak, że odczyta ją tylko ta przeglądarka.

# English: This needs scripts, which are switched off in this browser.
push-needs-scripts = Do tego potrzebne są skrypty, a w tej przeglądarce są wyłączone.

# English: Tell me in this browser
push-turn-on = Powiadamiaj w tej przeglądarce

# English: Tell me no longer in this browser
push-turn-off = Nie powiadamiaj już w tej przeglądarce

# English:
#     { $count ->
#         [one] One browser of yours is told.
#        *[other] { $count } of your browsers are told.
#     }
push-browsers =
    { $count ->
        [one] Powiadamiana jest { $count } twoja przeglądarka.
        [few] Powiadamiane są { $count } twoje przeglądarki.
       *[many] Powiadamianych jest { $count } twoich przeglądarek.
    }

# English: Tell none of them any more
push-drop-all = Nie powiadamiaj żadnej

# English: this browser’s address for messages cannot be used
push-unusable = adresu tej przeglądarki nie da się użyć do wiadomości

# English: the hall sends no messages by { $host }: it does not know this service
push-unknown = sala nie wysyła wiadomości przez { $host }: nie zna tej usługi

# English: Mail
mail = Poczta

# English: If you like, the hall also writes to an address. Nothing else here needs one.
mail-lead = Jeśli chcesz, sala napisze też na adres e-mail. Do niczego innego nie jest tu potrzebny.

# English: The hall writes to { $address }.
mail-goes-to = Sala pisze na { $address }.

# English: Your address
mail-address = Twój adres

# English: Write to this address
mail-ask = Pisz na ten adres

# English: Write no more, and forget the address
mail-drop = Nie pisz więcej i zapomnij adres

# English: A mail is on its way. Open the link in it within a day, and the hall writes there.
mail-asked = E-mail jest w drodze. Otwórz w ciągu doby zawarty w nim link, a sala będzie tam pisać.

# English: this is no address for mail
mail-no-address = to nie jest adres e-mail

# English: this hall sends no mail
mail-none = ta sala nie wysyła poczty

# English: the server for mail is named as smtps://user@host:465 or smtp://host:25, together with a sender
mail-server-wrong = serwer poczty podaje się jako smtps://user@host:465 albo smtp://host:25, razem z nadawcą

# English: Alerts from Meadhall
mail-confirm-subject = Powiadomienia z Meadhall

# English:
#     Somebody, probably you, wants alerts about games at Meadhall to come to this address. If it was you, open this link within a day:
#
#     { $link }
#
#     If it was not you, do nothing, and no more mail will come.
mail-confirm-text =
    Ktoś, zapewne ty, chce dostawać na ten adres powiadomienia o grach w Meadhall. Jeśli to ty, otwórz w ciągu doby ten link:
    
    { $link }
    
    Jeśli to nie ty, nie rób nic, a więcej poczty nie przyjdzie.

# English: You no longer want this mail? Open this link:
mail-end = Nie chcesz już tej poczty? Otwórz ten link:

# English: this link has been used already, or is too old: give your address once more
mail-link-gone = ten link został już użyty albo jest zbyt stary: podaj adres jeszcze raz

# English: Should the hall write to { $address } when a table waits for you?
mail-confirm-sure = Czy sala ma pisać na { $address }, gdy czeka na ciebie stół?

# English: Yes, write there
mail-confirm-yes = Tak, pisz tam

# English: Should the hall stop writing to { $address }?
mail-stop-sure = Czy sala ma przestać pisać na { $address }?

# English: Yes, write no more
mail-stop-yes = Tak, nie pisz więcej

# English: The hall writes to this address no more.
mail-stopped = Sala nie pisze już na ten adres.

# English: Tables that wait for you at Meadhall
feed = Stoły, które czekają na ciebie w Meadhall

# English: Calendar and feed
feed-title = Kalendarz i kanał

# English: Your calendar or feed reader can show the tables that wait for you. It gets an address that nobody guesses: whoever knows it sees which tables wait, and nothing else.
feed-lead = Twój kalendarz albo czytnik kanałów może pokazywać stoły, które na ciebie czekają. Dostaje adres, którego nikt nie zgadnie: kto go zna, widzi, które stoły czekają, i nic więcej.

# English: Give the first address to your calendar, or the second to a feed reader. They are shown only once.
feed-new = Podaj pierwszy adres kalendarzowi, a drugi czytnikowi kanałów. Są pokazywane tylko raz.

# English: Make an address
feed-make = Utwórz adres

# English: Make another address
feed-again = Utwórz inny adres

# English: Let the address tell nothing any more
feed-drop = Niech adres nic już nie mówi

# English: there is no such feed any more
feed-gone = tego kanału już nie ma

# English: When you are told
alerts-when = Kiedy dostajesz powiadomienia

# English: At once
alerts-every-now = Od razu

# English: Each table by itself, as soon as it waits.
alerts-every-now-meaning = Każdy stół osobno, gdy tylko zacznie czekać.

# English: Once an hour
alerts-every-hour = Co godzinę

# English: All that have begun to wait, together, at the full hour.
alerts-every-hour-meaning = Wszystko, co zaczęło czekać, razem o pełnej godzinie.

# English: Once a day
alerts-every-day = Raz dziennie

# English: All together, at the hour that you choose.
alerts-every-day-meaning = Wszystko razem, o wybranej godzinie.

# English: Once a day at
alerts-hour = Raz dziennie o

# English: Quiet from
alerts-quiet-from = Cisza od

# English: Quiet until
alerts-quiet-to = Cisza do

# English: Time zone
alerts-zone = Strefa czasowa

# English: In the quiet hours nothing comes; afterwards you are told everything together. If both hours are the same, no hour is quiet. While you look at a table, it tells you itself, and an alert comes only two minutes later.
alerts-quiet-meaning = W godzinach ciszy nic nie przychodzi, potem dostajesz wszystko naraz. Jeśli obie godziny są takie same, ciszy nie ma. Gdy patrzysz na stół, on sam daje ci znać, a powiadomienie przychodzi dopiero po dwóch minutach.

# English: Keep this
alerts-keep = Zachowaj

# English: Tables that are being played
alerts-tables = Stoły w grze

# English: { $game } with { $names }
alerts-table = { $game }, przy stole: { $names }

# English: No alerts from here
alerts-mute = Bez powiadomień stąd

# English: Alerts again
alerts-unmute = Znów powiadamiaj

# English: too many mails in a short time: wait a moment
too-many-mails = zbyt wiele e-maili w krótkim czasie: poczekaj chwilę

## Vacation.

# English: Vacation
vacation = Urlop

# English: While you are away, your time stands still at the tables at which you play now and a turn takes days, and no alerts come. For at most { $longest } days at once, and 30 days at each table; the others are told until when.
vacation-lead = Gdy cię nie ma, twój czas stoi przy stołach, przy których teraz grasz, a tura może trwać dni, i nie przychodzą powiadomienia. Najwyżej { $longest } dni naraz i 30 dni przy każdym stole; pozostali dowiadują się, do kiedy.

# English: You are on vacation until { $day }: your time stands still.
vacation-until = Masz urlop do { $day }: twój czas stoi.

# English: Days
vacation-days = Dni

# English: Go on vacation
vacation-go = Idę na urlop

# English: I am back
vacation-back = Jestem z powrotem

# English: While you are away
orders = Kiedy cię nie ma

# English: The others need not wait for you where your answer is clear. What you tick here is done as soon as it is your turn and the rules allow it, until you do something at the table yourself. Nobody else sees it.
orders-lead = Inni nie muszą na ciebie czekać tam, gdzie twoja odpowiedź jest jasna. To, co tu zaznaczysz, dzieje się, gdy tylko nadejdzie twoja kolej i pozwolą na to zasady, dopóki nie zrobisz przy stole czegoś samodzielnie. Nikt inny tego nie widzi.

# English: Where I can do only one thing, do it
orders-forced = Gdy mogę zrobić tylko jedno, zrób to

# English: It is done at once, so the others may guess that there was no choice.
orders-forced-meaning = Dzieje się to od razu, więc inni mogą się domyślić, że nie było wyboru.

# English: Whenever I may, the first that is possible:
orders-whenever = Zawsze, gdy mogę, to pierwsze, co jest możliwe:

# English: Order this
orders-give = Zarządź to

# English: There is nothing to order here now: the game is not being played, or you hold no seat in it.
orders-none = Teraz nie ma tu czego zarządzać: partia nie trwa albo nie masz w niej miejsca.

# English: Your orders stand. Take away all ticks to take them back.
orders-stand = Twoje polecenia obowiązują. Usuń wszystkie zaznaczenia, aby je cofnąć.

# English: To the table
orders-to-table = Do stołu

## Without a network.

# English: There is no network
offline = Brak sieci

# English: The hall cannot be reached now. What you have read here before can still be read: rules, lessons and finished games.
offline-meaning = Sala jest teraz nieosiągalna. To, co już tu czytano, można czytać dalej: zasady, lekcje i zakończone partie.

# English: Try again
offline-again = Spróbuj ponownie

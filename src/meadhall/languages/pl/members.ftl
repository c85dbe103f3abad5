## You: name, devices, ways in.

# English: You
you = Ty

# English: This hall knows you by this browser alone: there is no account, no password and no e-mail. So that you do not lose your tables, let another device in, or write down a code.
you-lead = Ta sala zna cię tylko po tej przeglądarce: nie ma konta, hasła ani adresu e-mail. Żeby nie stracić swoich stołów, wpuść kolejne urządzenie albo zapisz sobie kod.

# English: Keep this name
you-name-keep = Zachowaj imię

# English: Take me with you
you-along = Zabierz mnie ze sobą

# English: A link and its picture let one more device in, a phone for example. They work once.
you-along-lead = Link i jego obrazek wpuszczają jedno dodatkowe urządzenie, na przykład telefon. Działają raz.

# English: Show the link
you-show-link = Pokaż link

# English: Show a new link
you-new-link = Pokaż nowy link

# English: Open this link on the other device, or point its camera at the picture. The link works once, within { $minutes } minutes. Whoever opens it plays as you: do not send it to others.
you-link =
    Otwórz ten link na drugim urządzeniu albo skieruj na obrazek jego aparat. Link działa raz, przez { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
    }. Kto go otworzy, gra jako ty: nie wysyłaj go nikomu.

# English: The link as a picture for a camera
you-picture = Link jako obrazek dla aparatu

# English: This address works on this machine only. For a phone, open the hall under the address that other machines know, and show the link there.
you-at-home = Ten adres działa tylko na tym komputerze. Dla telefonu otwórz salę pod adresem, który znają inne urządzenia, i tam pokaż link.

# English: this link has been used already, or is too old: show a new one on your other device
you-link-gone = ten link został już użyty albo jest za stary: pokaż nowy na swoim drugim urządzeniu

# English:
#     { $name ->
#         [hidden] Come in as yourself
#        *[named] Come in as { $name }
#     }
you-join =
    { $name ->
        [hidden] Wejdź pod swoim imieniem
       *[named] Wejdź jako { $name }
    }

# English: This browser becomes one more of the devices that the link is from: the same seats, the same tables, the same settings. Do so only if the link is your own.
you-join-lead = Ta przeglądarka staje się jednym z urządzeń, z których pochodzi link: te same miejsca, te same stoły, te same ustawienia. Zrób to tylko wtedy, gdy link jest twój.

# English:
#     { $count ->
#         [one] This browser has a table of its own. It waits
#        *[other] This browser has { $count } tables of its own. They wait
#     }, out of sight, until you take this browser out of your devices again.
you-join-own-tables =
    { $count ->
        [one] Ta przeglądarka ma własny stół. Poczeka on
        [few] Ta przeglądarka ma { $count } własne stoły. Poczekają one
       *[other] Ta przeglądarka ma { $count } własnych stołów. Poczekają one
    } w ukryciu, aż usuniesz tę przeglądarkę ze swoich urządzeń.

# English: Yes, come in
you-join-yes = Tak, wchodzę

# English: No, leave it
you-join-no = Nie, zostaw

# English: Your devices
you-devices = Twoje urządzenia

# English: Only this browser so far.
you-no-devices = Na razie tylko ta przeglądarka.

# English: a browser
you-device = przeglądarka

# English: Name of this device
you-device-name = Nazwa urządzenia

# English: this one
you-device-this = to tutaj

# English: here last on { $day }, since { $since }
you-device-seen = ostatnio tu { $day }, od { $since }

# English: Rename
you-device-rename = Zmień nazwę

# English: Take it out
you-device-out = Usuń

# English: Sign out here
you-device-out-this = Wyloguj tutaj

# English: A device that you take out holds your seats no longer, and what it has open is closed at once.
you-device-out-meaning = Urządzenie, które usuniesz, nie ma już twoich miejsc, a to, co ma otwarte, od razu się zamyka.

# English: This is your only way in: before you sign out here, let another device in, write down a code or make a passkey.
you-only-way = To twoje jedyne wejście: zanim się tu wylogujesz, wpuść inne urządzenie, zapisz kod albo utwórz klucz dostępu.

# English: Recovery code
you-code = Kod zapasowy

# English: A code on paper lets you in when all your devices are lost. It stays good until you make another one.
you-code-lead = Kod na kartce wpuści cię, gdy stracisz wszystkie urządzenia. Jest ważny, dopóki nie utworzysz nowego.

# English: You have a code since { $day }.
you-code-made = Masz kod od { $day }.

# English: Write this down now: it is shown only once, and opens everything that is yours here.
you-code-new = Zapisz to teraz: widać to tylko raz, a otwiera wszystko, co tu jest twoje.

# English:
#     { $known ->
#         [yes] Make another code
#        *[no] Make a code
#     }
you-code-make =
    { $known ->
        [yes] Utwórz nowy kod
       *[no] Utwórz kod
    }

# English: Delete the code
you-code-drop = Usuń kod

# English: nobody has this code: compare it letter by letter
you-wrong-code = nikt nie ma takiego kodu: porównaj go litera po literze

# English: Have you been here before?
you-in = To nie twoja pierwsza wizyta?

# English: Come in as yourself, with your seats and your settings. The easiest way is the link that your other device shows under “You”.
you-in-lead = Wejdź pod swoim imieniem, ze swoimi miejscami i ustawieniami. Najprościej linkiem, który twoje drugie urządzenie pokazuje pod „Ty”.

# English: Your recovery code
you-in-code = Twój kod zapasowy

# English: Come in
you-come-in = Wejdź

# English: too many links and codes in a short time: wait a moment
too-many-links = za dużo linków i kodów w krótkim czasie: poczekaj chwilę

# English: too many tries: wait a moment
too-many-codes = za dużo prób: poczekaj chwilę

# English: this device was taken out: it holds no seat here any more
shut-out = to urządzenie zostało usunięte: nie ma tu już miejsca

## Settings.

# English: there is no setting { $name }; there are { $known }
no-setting = nie ma ustawienia { $name }; są { $known }

# English: { $value } is no value of { $name }; there are { $known }
no-such-value = { $value } nie jest wartością { $name }; są { $known }

## The page of settings.

# English: Settings
settings = Ustawienia

# English: They come with you to all your devices, and change nothing for the others at a table.
settings-lead = Idą z tobą na wszystkie twoje urządzenia i niczego nie zmieniają innym przy stole.

# English: Keep these settings
settings-keep = Zachowaj ustawienia

# English: Kept: this is how it is on all your devices from now on.
settings-kept = Zachowano: tak jest odtąd na wszystkich twoich urządzeniach.

# English: Hear the sounds
settings-hear = Posłuchaj dźwięków

# English: Pace
setting-pace = Szybkość

# English: How fast things happen on the board. The others never wait for it.
setting-pace-about = Jak szybko dzieje się coś na planszy. Inni nigdy na to nie czekają.

# English: normal
choice-pace-normal = normalnie

# English: slow
choice-pace-slow = wolno

# English: quick
choice-pace-quick = szybko

# English: at once
choice-pace-none = od razu

# English: Sounds
setting-sounds = Dźwięki

# English: Wood on wood, paper, a small bell: your browser makes them itself.
setting-sounds-about = Drewno o drewno, papier, mały dzwonek: przeglądarka tworzy je sama.

# English: off
choice-sounds-off = wyłączone

# English: on
choice-sounds-on = włączone

# English: Light and dark
setting-theme = Jasno i ciemno

# English: The colours of all pages.
setting-theme-about = Kolory wszystkich stron.

# English: as this device has it
choice-theme-system = jak na urządzeniu

# English: light
choice-theme-light = jasne

# English: dark
choice-theme-dark = ciemne

# English: Your hand
setting-hand = Twoja ręka

# English: The side of the board on which the buttons are.
setting-hand-about = Strona planszy, po której są przyciski.

# English: right
choice-hand-right = prawa

# English: left
choice-hand-left = lewa

# English: Questions before a slip
setting-leaving = Pytania przed pomyłką

# English: The table asks once before you leave something lying that you could take.
setting-leaving-about = Stół pyta raz, zanim zostawisz coś, co możesz wziąć.

# English: ask me
choice-leaving-on = pytaj

# English: do not ask
choice-leaving-off = nie pytaj

# English: Help on the board
setting-nearest = Wskazówki na planszy

# English: Shows what a card still lacks, at the place where it lacks least. Nobody has it at rated tables.
setting-nearest-about = Pokazują na planszy, czego jeszcze brakuje karcie, tam gdzie brakuje najmniej. Przy stołach rankingowych nie ma ich nikt.

# English: show it
choice-nearest-on = pokazuj

# English: I look for myself
choice-nearest-off = szukam bez pomocy

# English: Keys of a single letter
setting-keys = Skróty z jednej litery

# English: Shortcuts at a table, as H for a hint.
setting-keys-about = Skróty przy stole, na przykład H jako podpowiedź.

# English: on
choice-keys-on = włączone

# English: off
choice-keys-off = wyłączone

# English: as this browser wishes
choice-language-browser = jak chce przeglądarka

# English: A piece
sound-move = Pionek

# English: Dice
sound-dice = Kości

# English: A card
sound-card = Karta

# English: Points
sound-points = Punkty

# English: A fight
sound-fight = Walka

# English: Your turn
sound-turn = Twoja tura

# English: A word
sound-word = Słowo

# English: No
sound-no = Nie

# English: The end
sound-end = Koniec

## Faces.

# English: Your face
face = Twoja twarz

# English: Others see it beside your name. It is made from your name until you choose one.
face-lead = Inni widzą ją obok twojego imienia. Powstaje z imienia, dopóki nie wybierzesz innej.

# English: the face that you have now
face-yours = twarz, którą masz teraz

# English: Keep this face
face-keep = Zostaw tę twarz

# English: Make it from my name
face-from-name = Zrób ją z mojego imienia

# English: Others
face-others = Inne

# English: Show more
face-more = Pokaż więcej

# English: Change a part
face-parts = Zmień coś

# English: take this face
face-take = weź tę twarz

# English: your face: choose another one
face-change = twoja twarz: wybierz inną

# English: Long hair
face-back = Długie włosy

# English: Clothes
face-clothes = Ubranie

# English: Head
face-head = Głowa

# English: Eyes
face-eyes = Oczy

# English: Nose and mouth
face-mouth = Nos i usta

# English: Beard
face-beard = Broda

# English: Hair
face-front = Włosy

# English: On the head
face-hat = Na głowie

# English: Background
face-ground = Tło

# English: Skin
face-skin = Skóra

# English: Colour of the hair
face-hair = Kolor włosów

# English: Colour of the clothes
face-cloth = Kolor ubrania

## Taking everything along.

# English: Take it with you
data-take = Zabierz to ze sobą

# English: One archive with all that the hall keeps about you: your devices, settings, results, ratings and words, and every finished game as a file.
data-take-about = Jedno archiwum ze wszystkim, co sala o tobie przechowuje: urządzenia, ustawienia, wyniki, rankingi i słowa oraz każda zakończona gra jako plik.

# English: Download everything
data-take-all = Pobierz wszystko

# English: too many downloads in a short time: wait a moment
too-many-downloads = za dużo pobrań w krótkim czasie: poczekaj chwilę

## Passkeys.

# English: Passkeys
passkeys = Klucze dostępu

# English: A passkey lies in your phone, your computer or a small stick, and lets you in by a finger or a PIN. It lasts, and nobody can steal it from this hall.
passkeys-lead = Klucz dostępu jest w telefonie, komputerze albo w małym kluczu USB i wpuszcza cię palcem lub PIN-em. Jest trwały i nikt nie ukradnie go tej sali.

# English: Make a passkey
passkey-make = Utwórz klucz dostępu

# English: Delete
passkey-drop = Usuń

# English: used last on { $day }
passkey-used = użyty ostatnio { $day }

# English: Passkeys need a browser that runs scripts.
passkey-scripts = Klucze dostępu wymagają przeglądarki, która wykonuje skrypty.

# English: Come in with a passkey
passkey-use = Wejdź kluczem dostępu

# English: you have many passkeys already: delete one first
passkeys-enough = masz już wiele kluczy dostępu: usuń najpierw któryś

# English: this passkey belongs to nobody here
passkey-unknown = ten klucz dostępu nie należy tu do nikogo

# English: this passkey was not accepted: try it once more
passkey-refused = ten klucz dostępu nie został przyjęty: spróbuj jeszcze raz

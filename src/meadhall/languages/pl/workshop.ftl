## The workshop: editions of your own.

# English: Workshop
workshop = Warsztat

# English: Every card, tile and number of a game, drawn as in play: correct what your own copy says, lay a photograph over it, invent something new, and play with it at once.
workshop-lead = Każda karta, każdy kafelek i każda liczba, narysowane jak w grze: popraw to, co w twoim pudełku jest inne, połóż na tym zdjęcie, wymyśl coś nowego i od razu tym zagraj.

# English: Your editions
workshop-yours = Twoje wydania

# English: Choose a game
workshop-games = Wybierz grę

# English: version { $version }
workshop-version = wersja { $version }

# English: The components that the hall plays with. Your corrections become an edition of your own.
workshop-printed = Elementy, którymi gra sala. Twoje poprawki staną się twoim własnym wydaniem.

# English: This cannot be played yet
workshop-wrong = Tym jeszcze nie da się zagrać

# English: What is wrong, and the remarks of the content file, are told in English: they quote the names that stand in that file.
workshop-english = Błędy i uwagi z pliku z zawartością są po angielsku: podają nazwy, które stoją w tym pliku.

# English: Some options cannot be had with this edition
workshop-options-gone = Niektóre warianty są w tym wydaniu niedostępne

# English: What to do with it
workshop-do = Co możesz z tym zrobić

# English: Play with it
workshop-play = Zagraj tym

# English: With friends …
workshop-play-friends = Ze znajomymi…

# English: Compare
workshop-compare = Porównaj

# English: Content file (TOML)
workshop-download = Plik elementów (TOML)

# English: With pictures (zip)
workshop-download-zip = Z obrazkami (zip)

# English: Confirmed facts ({ $count })
workshop-facts = Potwierdzone fakty ({ $count })

# English: facts taken over: { $count }
workshop-facts-taken = przejęte fakty: { $count }

# English: facts about components that this edition does not have: { $count }
workshop-facts-unknown = fakty o elementach, których to wydanie nie ma: { $count }

# English: All looks
workshop-looks = Wszystkie wyglądy

# English: Test and tune
workshop-test = Testuj i strój

# English: Undo
workshop-undo = Cofnij

# English: Redo
workshop-redo = Ponów

# English: Touch a component to change it.
workshop-here = Dotknij tego, co chcesz zmienić.

# English: This edition is somebody else’s. Look at it, play with it, or make a copy of your own below.
workshop-here-others = To wydanie należy do kogoś innego. Obejrzyj je, zagraj nim albo zrób niżej własną kopię.

# English: Touch a component to correct it: with the first change you get an edition of your own.
workshop-here-printed = Dotknij tego, co chcesz poprawić: pierwsza zmiana tworzy twoje własne wydanie.

# English: from the rulebook: { $count }
workshop-from-text = z instrukcji: { $count }

# English: inferred: { $count }
workshop-from-inferred = wywnioskowane: { $count }

# English: invented: { $count }
workshop-from-invented = wymyślone: { $count }

# English: confirmed: { $count }
workshop-from-sure = potwierdzone: { $count }

# English: Rulebook
workshop-is-text = Instrukcja

# English: Inferred
workshop-is-inferred = Wywnioskowane

# English: Invented
workshop-is-invented = Wymyślone

# English: Confirmed
workshop-is-sure = Potwierdzone

# English: Numbers and facts
workshop-numbers = Liczby i informacje

# English: changed values: { $count }
workshop-changed = zmienione wartości: { $count }

# English: something is wrong here
workshop-wrong-here = tu coś się nie zgadza

# English: Share
workshop-share = Udostępnij

# English: Address of this edition
workshop-link = Adres tego wydania

# English: Whoever has this address sees the edition, with its pictures, and can play with it.
workshop-share-lead = Kto ma ten adres, widzi wydanie wraz z obrazkami i może nim grać.

# English: Let them change it, too
workshop-share-all = Pozwól im też zmieniać

# English: Only I may change it
workshop-share-alone = Tylko ja mogę zmieniać

# English: Name of the edition
workshop-name = Nazwa wydania

# English: Rename
workshop-rename = Zmień nazwę

# English: Delete this edition
workshop-drop = Usuń to wydanie

# English: Tables that play with it keep its components. Its pictures go, and the hall’s own drawings take their place.
workshop-drop-meaning = Stoły, które nim grają, zachowują elementy. Obrazki znikają, a ich miejsce zajmują rysunki sali.

# English: Copies and files
workshop-copies = Kopie i pliki

# English: Make a copy
workshop-make = Zrób kopię

# English: A file of yours (TOML, zip, or confirmed facts)
workshop-bring = Twój plik (TOML, zip albo potwierdzone fakty)

# English: Bring it in
workshop-upload = Prześlij

# English: { $name }: my copy
workshop-first-name = { $name }: mój egzemplarz

# English: My copy
workshop-first-name-guest = Mój egzemplarz

# English: Components
workshop-parts = Elementy

# English: before
workshop-before = poprzedni

# English: next
workshop-after = następny

# English: All components
workshop-all-parts = Wszystkie elementy

# English: Somebody else has changed this meanwhile, to: { $theirs }.
workshop-clash = Tymczasem ktoś inny wpisał: { $theirs }.

# English: Keep mine all the same
workshop-clash-mine = Mimo to zostaw moje

# English: Printed game: { $value }
workshop-printed-value = Gra drukowana: { $value }

# English: The confirmed value was: { $value }
workshop-stale = Potwierdzono: { $value }

# English: Source
workshop-note = Źródło

# English: Where it stands
workshop-note-source = Gdzie to jest

# English: from my copy, p. 4
workshop-note-example = z mojego egzemplarza, s. 4

# English: This is what my copy says
workshop-note-sure = Tak widzę to w moim egzemplarzu

# English: Tune it
workshop-tune-it = Nastrój

# English: Add an entry of your own
workshop-new-entry = Dodaj własny wpis

# English: Name
workshop-new-entry-name = Nazwa

# English: Value
workshop-new-entry-value = Wartość

# English: Save
workshop-save = Zapisz

# English: Save in my own edition
workshop-save-first = Zapisz w moim własnym wydaniu

# English: Save and copy
workshop-copy = Zapisz i skopiuj

# English: Take it out
workshop-remove = Usuń

# English: Your own picture
workshop-own-picture = Twój własny obrazek

# English: Touch two places to join them, or to part them.
workshop-join = Dotknij dwóch miejsc, aby je połączyć albo rozłączyć.

# English: Compare with
workshop-compare-with = Porównaj z

# English: Show
workshop-compare-show = Pokaż

# English: Value
workshop-compare-value = Wartość

# English: There is no difference.
workshop-compare-same = Nie ma żadnej różnicy.

# English: the printed game ({ $edition })
workshop-with-printed = grą drukowaną ({ $edition })

# English: former edition { $name }
workshop-with-former = wcześniejszym wydaniem { $name }

# English: version { $version }, by { $who }
workshop-with-step = wersją { $version } (autor: { $who })

# English: Edition
workshop-edition = Wydanie

# English: You play with the edition “{ $edition }”.
workshop-plays = Grasz wydaniem „{ $edition }”.

# English: gap
workshop-gap = luka

# English: saved
workshop-saved = zapisano

# English: { $who } has changed this edition meanwhile; changed values: { $count }
workshop-meanwhile = { $who }: w międzyczasie zmiany w tym wydaniu; zmienione wartości: { $count }

# English: { $name }: now { $now }, before { $was }
workshop-theirs = { $name }: teraz { $now }, przedtem { $was }

# English: A whole new game
workshop-new-game = Zupełnie nowa gra

# English: You get a folder (zip) with components, rules and a board that work. Put it where MEADHALL_GAMES looks, and its components can be edited here. Its rules are Python: rules.py in the folder, and docs/writing-a-game.md tells how to go on.
workshop-new-game-lead = Dostaniesz folder (zip) z działającymi elementami, zasadami i planszą. Umieść go tam, gdzie szuka MEADHALL_GAMES, a jego elementy będzie można zmieniać tutaj. Zasady to Python: rules.py w folderze, a docs/writing-a-game.md mówi, jak dalej.

# English: It begins as a small game that works: three in a row. Its components can be edited here at once; its rules are Python, and its page says where they lie.
workshop-new-game-home = Zaczyna jako mała działająca gra: trzy w rzędzie. Jej elementy można od razu tu zmieniać; zasady są w Pythonie, a jej strona mówi, gdzie leżą.

# English: the title should begin with a letter and be new in this hall: a folder is named after it
workshop-new-game-name = tytuł powinien zaczynać się od litery i nie może być tytułem gry, która już tu jest: od niego bierze nazwę folder

# English: Title
workshop-new-game-title = Tytuł

# English: Make it
workshop-new-game-make = Utwórz

# English: The rules of this game are Python: rules.py in { $folder }; docs/writing-a-game.md tells how to go on. Open the hall anew after a change there.
workshop-folder = Zasady tej gry są w Pythonie: rules.py w { $folder }; docs/writing-a-game.md mówi, jak dalej postępować. Po zmianie tam otwórz salę od nowa.

# English: yes
workshop-yes = tak

# English: Bots play this edition and the printed game with the same dice. The page tells real differences from luck.
workshop-lab-lead = Boty grają tym wydaniem i grą drukowaną tymi samymi kośćmi. Strona oddziela prawdziwe różnice od szczęścia.

# English: Correct something first: then there is an edition to be tested.
workshop-lab-first = Najpierw coś popraw: wtedy będzie wydanie do przetestowania.

# English: the run has ended before its time
workshop-lab-failed = przebieg zakończył się przed czasem

# English: It waits for its turn.
workshop-lab-waiting = Czeka na swoją kolej.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Partie dotąd: { $done } z { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Boty się uczą. Sekund do tej pory: { $done } z { $total }

# English: Stop
workshop-lab-stop = Zatrzymaj

# English: Look again
workshop-lab-look = Sprawdź ponownie

# English: The last test
workshop-lab-last-test = Ostatni test

# English: The last tuning
workshop-lab-last-tune = Ostatnie strojenie

# English: What its bots have learnt
workshop-lab-last-train = Czego nauczyły się boty

# English: Version { $version }, { $games } games of { $bot }.
workshop-lab-about = Wersja { $version }, partie: { $games }, { $bot }.

# English: Version { $version }, learnt from { $games } games.
workshop-lab-about-train = Wersja { $version }, nauka na { $games } partiach.

# English: The edition has been changed since.
workshop-lab-old = Od tego czasu wydanie zmieniono.

# English: Values
workshop-lab-values = Wartości

# English: What came out
workshop-lab-figures = Co wyszło

# English: As wanted
workshop-lab-fits = Jak chciano

# English: Take these values
workshop-lab-take = Weź te wartości

# English: What changed
workshop-lab-changes = Co się zmieniło

# English: What each component is worth
workshop-lab-components = Ile jest wart każdy element

# English: This edition
workshop-lab-this = To wydanie

# English: Printed game
workshop-lab-printed = Gra drukowana

# English: Uses in a game
workshop-lab-uses = Użycia w partii

# English: In so many games
workshop-lab-share = W tylu partiach

# English: Difference, with its interval
workshop-lab-between = Różnica z przedziałem

# English: for sure
workshop-lab-real = na pewno

# English: Test it
workshop-lab-test = Testuj

# English: It runs in the background, one test at a time, and goes on while you play.
workshop-lab-test-lead = Test działa w tle, zawsze tylko jeden, i trwa dalej, gdy grasz.

# English: Bots
workshop-lab-bot = Boty

# English: Games
workshop-lab-games = Partie

# English: Begin
workshop-lab-begin = Zacznij

# English: Tune it
workshop-lab-tune = Strój

# English: Choose up to three values that may change, and say what should come out. A run that was stopped goes on with what is missing when it is begun again in the same way.
workshop-lab-tune-lead = Wybierz do trzech wartości, które mogą się zmieniać, i podaj, co ma wyjść. Zatrzymany przebieg, rozpoczęty tak samo, dokończy to, czego brakuje.

# English: Teach its bots
workshop-lab-train = Naucz boty

# English: Let them learn this version from games against themselves. If what they have learnt wins, they play by it from then on: in tests, and at tables with this version.
workshop-lab-train-lead = Niech nauczą się tej wersji w partiach między sobą. Jeśli nowa wiedza wygrywa, odtąd grają według niej: w testach i przy stołach z tą wersją.

# English: This hall has nothing to teach them with: it lacks JAX, which pip install meadhall[train] brings.
workshop-lab-no-train = Tej sali brakuje tego, czym się je uczy: JAX, które instaluje pip install meadhall[train].

# English: Minutes
workshop-lab-minutes = Minuty

# English: Bots that search have learnt this version.
workshop-lab-judge-own = Boty, które przeszukują, nauczyły się tej wersji.

# English: Bots that search have learnt the printed game so far, and play this version by that.
workshop-lab-judge-printed = Boty, które przeszukują, nauczyły się dotąd gry drukowanej i według niej grają tę wersję.

# English: Bots that search have learnt nothing about this game so far.
workshop-lab-judge-none = Boty, które przeszukują, nie nauczyły się dotąd niczego o tej grze.

# English: from
workshop-lab-from = od

# English: to
workshop-lab-to = do

# English: Options
workshop-lab-options = Opcje

# English: What should come out
workshop-lab-aim-figure = Co ma wyjść

# English: Target
workshop-lab-aim-target = Cel

# English: wins of the first seat or side
workshop-lab-figure-share = wygrane pierwszego miejsca lub strony

# English: turns of a game
workshop-lab-figure-turns = tury w partii

# English: decisions of a game
workshop-lab-figure-decisions = decyzje w partii

# English: Back
workshop-back = Wstecz

# English: Everything that the board is drawn with. Touch a look to lay a picture of your own over it.
workshop-looks-lead = Wszystko, z czego rysowana jest plansza. Dotknij wyglądu, by położyć na nim własny obrazek.

# English: Take a photograph of your own component, cut out what belongs to it, and play with it.
workshop-picture-lead = Zrób zdjęcie swojego elementu, wytnij to, co do niego należy, i graj nim.

# English: Where should it lie?
workshop-picture-what = Gdzie ma leżeć?

# English: the whole component
workshop-picture-whole = cały element

# English: has a picture
workshop-picture-has = ma obrazek

# English: Photograph or scan (PNG, JPEG or SVG, { $most } KB without scripts)
workshop-picture-file = Zdjęcie lub skan (PNG, JPEG lub SVG, bez skryptów do { $most } KB)

# English: Drag over the picture to choose what is seen, or move the edges.
workshop-picture-crop = Przeciągnij po obrazku, by wybrać widoczny fragment, albo przesuń krawędzie.

# English: left
workshop-picture-left = z lewej

# English: right
workshop-picture-right = z prawej

# English: top
workshop-picture-top = z góry

# English: bottom
workshop-picture-bottom = z dołu

# English: Turn
workshop-picture-turn = Obróć

# English: Straighten
workshop-picture-tilt = Wyprostuj

# English: Shape
workshop-picture-cut = Kształt

# English: rectangle
workshop-picture-cut-rectangle = prostokąt

# English: round
workshop-picture-cut-round = okrągły

# English: hexagon
workshop-picture-cut-hexagon = sześciokąt

# English: Pictures of a published game belong to its makers. Yours stays in this hall, and is shown only to people who have the address of this edition or sit at a table that plays with it. Share it only if you may.
workshop-picture-rights = Obrazki wydanej gry należą do jej twórców. Twój pozostaje w tej sali i widzą go tylko osoby, które mają adres tego wydania albo siedzą przy stole, który nim gra. Udostępniaj go tylko, jeśli ci wolno.

# English: Use this picture
workshop-picture-keep = Użyj tego obrazka

# English: Take the picture down
workshop-picture-drop = Zdejmij obrazek

## What the workshop refuses.

# English: this picture is gone
workshop-no-picture = tego obrazka już nie ma

# English: a picture has at most { $most } KB: cut it out or make it smaller
workshop-picture-long = obrazek ma najwyżej { $most } KB: przytnij go albo zmniejsz

# English: a picture of { $wide } x { $high } points is too large; a side has at most { $most }
workshop-picture-large = obrazek { $wide } × { $high } punktów jest za duży; bok ma najwyżej { $most }

# English: this picture is damaged or cut off
workshop-picture-broken = ten obrazek jest uszkodzony albo ucięty

# English: this is no PNG, JPEG or SVG
workshop-picture-kind = to nie jest PNG, JPEG ani SVG

# English: this SVG has something that pictures here cannot have: save it as plain SVG, with a size, or as PNG
workshop-picture-svg = ten SVG zawiera coś, czego obrazki tutaj mieć nie mogą: zapisz go jako zwykły SVG z rozmiarem albo jako PNG

# English: only a browser with scripts can measure this look: choose the whole component, or allow scripts
workshop-picture-frame = ten wygląd może zmierzyć tylko przeglądarka ze skryptami: wybierz cały element albo włącz skrypty

# English: the pictures of an edition have at most { $most } MB together
workshop-pictures-many = obrazki jednego wydania mają razem najwyżej { $most } MB

# English: all your pictures have at most { $most } MB together: delete some first
workshop-pictures-all = wszystkie twoje obrazki mają razem najwyżej { $most } MB: najpierw usuń niektóre

# English: this zip file is damaged, or no edition with pictures
workshop-zip-bad = ten plik zip jest uszkodzony albo nie jest wydaniem z obrazkami

# English: { $name } is larger than { $most } KB
workshop-zip-large = { $name } ma więcej niż { $most } KB

# English: these are no confirmed facts: { $why }
workshop-no-facts = to nie są potwierdzone fakty: { $why }

# English: a test of this edition is under way: wait for it, or stop it
workshop-lab-runs = test tego wydania już trwa: zaczekaj albo go zatrzymaj

# English: too many tests wait already: try it later
workshop-lab-many = czeka już zbyt wiele testów: spróbuj później

# English: a value that may change goes from a lower to a higher number, with fewer than { $most } steps
workshop-lab-range = wartość, która może się zmieniać, idzie od mniejszej do większej liczby, w mniej niż { $most } krokach

# English: choose a value that may change, and for each figure a number as target: 50% or 12
workshop-lab-aim = wybierz wartość, która może się zmieniać, i dla każdej wielkości liczbę jako cel: 50% albo 12

# English: many tests in a short time: wait some minutes
too-many-labs = dużo testów w krótkim czasie: zaczekaj kilka minut

# English: something must stand here
workshop-needed = tu musi coś być

# English: “{ $text }” is no whole number
workshop-no-number = „{ $text }” nie jest liczbą całkowitą

# English: a number has at most { $most } digits here
workshop-number-long = liczba ma tu najwyżej { $most } cyfr

# English: { $text } is no number that a game could use
workshop-number-odd = { $text } to nie jest liczba, której gra mogłaby użyć

# English: a text has at most { $most } letters here
workshop-text-long = tekst ma tu najwyżej { $most } znaków

# English: there is no such edition, or it was deleted
workshop-no-edition = nie ma takiego wydania albo je usunięto

# English: you have { $most } editions already: delete one first
workshop-many-editions = liczba twoich wydań to już { $most }: najpierw usuń jedno

# English: this edition cannot be played: { $why }
workshop-unplayable = tym wydaniem nie da się grać: { $why }

# English: a content file has at most { $most } KB
workshop-file-long = plik elementów ma najwyżej { $most } KB

# English: this is not TOML: { $why }
workshop-no-toml = to nie jest TOML: { $why }

# English: a content file has at most { $most } values, and few tables within tables
workshop-file-large = plik elementów ma najwyżej { $most } wartości i niewiele tabel w tabelach

# English: the rules cannot be played with these components ({ $why })
workshop-cannot-build = tymi elementami nie da się grać według zasad ({ $why })

# English: there is no such component in this edition any more
workshop-no-part = tego elementu nie ma już w tym wydaniu

# English: this edition is somebody else’s: make a copy of your own to change it
workshop-not-yours = to wydanie należy do kogoś innego: zrób własną kopię, by je zmieniać

# English: meanwhile somebody else has added or taken out entries of this list: open the component again
workshop-list-moved = w międzyczasie ktoś inny dodał lub usunął wpisy tej listy: otwórz element ponownie

# English: this file is for { $theirs }, not for { $own }
workshop-other-game = ten plik jest do gry { $theirs }, a nie { $own }

# English: many changes in a short time: wait a moment
too-many-editions = dużo zmian w krótkim czasie: zaczekaj chwilę

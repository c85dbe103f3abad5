## Reports in sentences, as the terminal, their page and the workshop tell them. $without is `left-out` in brackets, or
## nothing; $between is `between`; shares and numbers are texts as the language writes them.

# English: { $low } to { $high }
between = { $low } do { $high }

# English: unknown
unknown = nie wiadomo

# English: { $name } { $value } ({ $between })
with-interval = { $name } { $value } ({ $between })

# English:
#     { $stopped ->
#         [one] 1 stopped game
#        *[other] { $stopped } stopped games
#     } left out
left-out =
    bez { $stopped ->
        [one] { $stopped } przerwanej partii
        [few] { $stopped } przerwanych partii
        [many] { $stopped } przerwanych partii
       *[other] { $stopped } przerwanej partii
    }

# English: { $names } and { $count } more
and-more = { $names } i jeszcze { $count }

## Warnings. $stop is what ends a game that the rules would not end; $command is typed in a terminal

# English:
#     { $stopped ->
#         [one]
#             1 of { $games ->
#                 [one] 1 game
#                *[other] { $games } games
#             } ({ $share }) was
#        *[other] { $stopped } of { $games } games ({ $share }) were
#     } ended by { $stop }, not by the rules.
stopped =
    { $stopped } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    } ({ $share }) { $stopped ->
        [one] skończyła się
        [few] skończyły się
        [many] skończyło się
       *[other] skończyło się
    } nie według zasad, lecz przez zabezpieczenie: { $stop }.

# English: All other figures leave them out, so they tell of shorter games than were played.
stopped-some = Wszystkie inne liczby je pomijają, więc mówią o partiach krótszych, niż rozegrano.

# English: There is nothing else to tell.
stopped-all = Nic więcej nie da się powiedzieć.

# English: { $bots }: the judge of positions learnt from other components than these. The bots play worse than they could, and luck and decisions are judged less surely. To teach it these components: { $command }
judge = { $bots }: ocena pozycji została wyuczona na innych elementach niż te. Boty grają gorzej, niż mogłyby, a szczęście i decyzje są oceniane mniej pewnie. Tak można je nauczyć tych elementów: { $command }

## The findings. $shares, $seat: `with-interval` and seats by their names

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better a thousand.
few =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } to za mało, żeby coś powiedzieć. Zagraj co najmniej { $fewest }, a najlepiej tysiąc.

# English:
#     { $shown ->
#         [yes] The bots are not equal
#        *[no] No bot is shown to be better
#     }: { $shares } of the wins for each seat that they hold. They change seats from game to game, so that what follows about seats is the mean over the bots{ $without }.
bots =
    { $shown ->
        [yes] Boty nie są równe
       *[no] Żaden bot nie okazuje się lepszy
    }: { $shares } zwycięstw na każde miejsce, które zajmują. Zmieniają miejsca z partii na partię, więc to, co dalej mowa o miejscach, jest średnią po botach{ $without }.

# English:
#     { $games ->
#         [one] 1 game does
#        *[other] { $games } games do
#     } not show that { $ordered ->
#         [yes] the order of turns makes a difference
#        *[no] one seat is better than another
#     }: { $shares }{ $without }.
seats-equal =
    { $games ->
        [one] { $games } partia nie pokazuje
        [few] { $games } partie nie pokazują
        [many] { $games } partii nie pokazuje
       *[other] { $games } partii nie pokazuje
    }, że { $ordered ->
        [yes] kolejność ma znaczenie
       *[no] jedno miejsce jest lepsze od innego
    }: { $shares }{ $without }.

# English:
#     { $kind ->
#         [turns] The player { $seat } has
#         [sides] { $seat } have
#        *[seats] { $seat } has
#     } the { $better ->
#         [yes] better
#        *[no] worse
#     } game, and that is more than noise. The wins go to { $shares }{ $without }.
seats-unequal =
    { $seat }: to { $better ->
        [yes] lepsza
       *[no] gorsza
    } { $kind ->
        [turns] kolejność
        [sides] strona
       *[seats] pozycja
    } i nie jest to przypadek. Zwycięstwa rozkładają się tak: { $shares }{ $without }.

# English: The first player is drawn, and the seats are exchangeable.
exchangeable = O tym, kto zaczyna, decyduje los, a miejsca są równorzędne.

# English: { $shares }; { $share } of the games are draws, which count in parts
drawn = { $shares }; { $share } partii kończy się remisem, który liczy się w części

# English: { $shares }; nobody wins { $share } of the games
unwon = { $shares }; { $share } partii nikt nie wygrywa

# English: A seat has { $own } turns ({ $between }; in nine games of ten { $most }). A game has { $turns } in all, and { $decisions } decisions: about { $minutes } minutes for people who know it (nine in ten take { $range }; its content file says { $said }){ $without }.
length = Na miejsce przypada tur: { $own } ({ $between }; w dziewięciu partiach na dziesięć { $most }). W całej partii tur jest { $turns }, a decyzji { $decisions }: około { $minutes } minut dla osób, które znają grę (dziewięć na dziesięć trwa { $range }; w pliku z zawartością jest { $said }){ $without }.

# English:
#     The lead changes { $changes } times in a game. The winner has most { $points } at half time in { $ahead } of the games, is level in { $level } and behind in { $behind }. In half of the games the winner { $when ->
#         [start] is in front from the start
#         [end] takes the lead for good only with the last decision
#        *[other] takes the lead for good after { $settled } of the decisions or later
#     }{ $without }.
lead =
    Prowadzenie zmienia się w partii { $changes } razy. W połowie gry zwycięzca prowadzi ({ $points }) w { $ahead } partii, remisuje w { $level }, a przegrywa w { $behind }. W połowie partii zwycięzca { $when ->
        [start] prowadzi od początku
        [end] obejmuje prowadzenie na dobre dopiero z ostatnią decyzją
       *[other] obejmuje prowadzenie na dobre po { $settled } decyzji albo później
    }{ $without }.

# English: There are { $choices } actions to choose from on average; { $forced } of the decisions leave no choice, { $two } are between two{ $without }.
choices = Średnio jest do wyboru akcji: { $choices }; { $forced } decyzji nie daje wyboru, { $two } to wybór między dwiema{ $without }.

# English:
#     How often the player that searches further wins (50% would be luck alone), in { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } a pair{ $enough ->
#         [yes] { "" }
#        *[no] , which are too few to tell much
#     }: { $duels }.
skill =
    Jak często wygrywa ten, kto szuka dalej (50% byłoby samym szczęściem), przy partiach na parę: { $games }{ $enough ->
        [yes] { "" }
       *[no] (za mało, by wiele powiedzieć)
    }: { $duels }.

# English: { $better } iterations against { $weaker }:
duel = { $better } iteracji przeciw { $weaker }:

# English: Goes with winning more than anything else: { $names }{ $without }.
good = Najbardziej idzie w parze z wygraną: { $names }{ $without }.

# English: Goes with losing: { $names }{ $without }.
bad = Idzie w parze z przegraną: { $names }{ $without }.

# English: Nothing that a seat does goes with winning or losing more than noise does{ $without }.
neither = Nic z tego, co robią gracze, nie idzie w parze z wygraną ani przegraną bardziej niż przypadek{ $without }.

# English: { $name } ({ $wins } wins in a hundred)
lift = { $name } ({ $wins } wygranych na sto)

# English: In fewer than one game in a hundred: { $names }.
rare = W mniej niż jednej partii na sto: { $names }.

# English: Offered, but never taken by anybody: { $names }.
unwanted = Możliwe, ale nigdy nie wybrane: { $names }.

## Luck and decisions

# English:
#     { $part ->
#         [chance] dice and draws
#         [secrets] secrets that came out
#        *[decisions] decisions
#     }
part =
    { $part ->
        [chance] kości i dobieranie
        [secrets] tajemnice, które wyszły na jaw
       *[decisions] decyzje
    }

# English:
#     Luck or decisions: what moved the chances in the { $games } games that were analysed is { $parts }. The judge misjudged these games by { $doubt } points in the mean, which is no part of any of them.{ $rough ->
#         [yes] { " " }That is so much that the shares before it are no more than a hint.
#        *[no] { "" }
#     }
parts =
    Szczęście czy decyzje: w zbadanych partiach ({ $games }) szanse poruszały { $parts }. Średnio oceniono te partie błędnie o { $doubt } punktów; to nie jest część gry.{ $rough ->
        [yes] { " " }To tak dużo, że powyższe udziały są tylko wskazówką.
       *[no] { "" }
    }

# English: In half of these games the later winner's chance stays above { $sure } { $when }, and above { $surer } { $later }.
settled = W połowie tych partii szansa późniejszego zwycięzcy utrzymuje się powyżej { $sure } { $when }, a powyżej { $surer } { $later }.

# English:
#     { $when ->
#         [start] from the start
#         [end] only with the last decision
#        *[other] after { $middle } of the decisions
#     } (the middle half of the games between { $low } and { $high })
moment =
    { $when ->
        [start] od początku
        [end] dopiero z ostatnią decyzją
       *[other] po { $middle } decyzji
    } (środkowa połowa partii między { $low } a { $high })

# English: { $share } of the turns matter ({ $between }): there an ordinary plan loses { $points } points of winning chance or more. That is { $some } of { $turns } turns with a choice in a game.
matter = { $share } tur ma znaczenie ({ $between }): zwyczajny plan traci w nich { $points } punktów szansy albo więcej. W partii to { $some } z { $turns } tur z wyborem.

# English: Against the plan of a { $reference }, so many points of winning chance are lost in a turn: { $levels }.
levels = Tyle punktów szansy traci się w turze w porównaniu z planem „{ $reference }”: { $levels }.

# English: a { $level }
a-level = „{ $level }”

# English: A { $level } loses most in turns that should begin with { $kinds }.
hardest = „{ $level }” traci najwięcej w turach, które powinny zacząć się tak: { $kinds }.

# English: "{ $kind }", for example { $example }: { $points } points a turn
kind = „{ $kind }”, na przykład { $example }: { $points } punktów w turze

# English: No kind of turn is shown to be harder for a { $level } than the others.
none-harder = Żaden rodzaj tur nie okazuje się dla „{ $level }” trudniejszy od innych.

## Two versions. $this, $other: their names, or a figure in both; $needed: so many games would show it

# English: the printed game
printed = gra z pudełka

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better thousands.
verdict-few =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } to za mało, żeby coś powiedzieć. Zagraj co najmniej { $fewest }, a najlepiej tysiące.

# English: No difference is shown by { $games } games in any of the { $figures } figures that were compared.
verdict-none = Partie ({ $games }) nie pokazują różnicy w żadnej z porównanych liczb ({ $figures }).

# English:
#     { $sure } of { $figures } figures really { $sure ->
#         [one] differs
#        *[other] differ
#     } between { $this } and { $other }; for the other { $open } no difference is shown by { $games } games with the same seeds.
verdict-some =
    { $sure ->
        [one] { $sure } liczba z { $figures } naprawdę się różni
        [few] { $sure } liczby z { $figures } naprawdę się różnią
        [many] { $sure } liczb z { $figures } naprawdę się różni
       *[other] { $sure } liczby z { $figures } naprawdę się różni
    }: { $this } w porównaniu z: { $other }. Dla pozostałych ({ $open }) partie z tymi samymi rzutami ({ $games }) nie pokazują różnicy.

# English:
#     { $kind ->
#         [game] The game as a whole
#         [luck] Luck and decisions
#         [uses] Used, times in a game
#         [wins-with] Goes with winning, more or less of the win than usual
#        *[points-from] Comes from, in a game
#     }: { $names }.
verdict-kind =
    { $kind ->
        [game] Gra jako całość
        [luck] Szczęście i decyzje
        [uses] Użycia w partii
        [wins-with] Idzie w parze z wygraną, bardziej lub mniej niż zwykle
       *[points-from] Tyle daje w partii
    }: { $names }.

# English: { $name } { $this } instead of { $other }
verdict-name = { $name } { $this } zamiast { $other }

# English:
#     { $name }: no difference is shown by { $games } games, { $inside ->
#         [yes] which leave everything from { $low } to { $high } wins in a hundred possible
#        *[no] though its own interval, { $low } to { $high } wins in a hundred, leaves out zero: of { $figures } figures a few do so by chance
#     }. If it is { $value }, as these games have it, about { $needed } games would show it.
verdict-open =
    { $name }: partie ({ $games }) nie pokazują różnicy, { $inside ->
        [yes] a możliwe jest wszystko od { $low } do { $high } wygranych na sto
       *[no] choć jej własny przedział, { $low } do { $high } wygranych na sto, pomija zero: na { $figures } liczb kilka robi to przypadkiem
    }. Jeśli wynosi { $value }, jak w tych partiach, pokazałoby ją około { $needed } partii.

# English: Nothing can be compared: a guard has ended every game of one of the versions.
verdict-nothing = Niczego nie da się porównać: w jednej z wersji każda partia skończyła się przez zabezpieczenie.

# English:
#     { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } of each version left out: stopped in one of the two.
verdict-left-out =
    Z każdej wersji pominięto { $games ->
        [one] { $games } partię
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }: w jednej z dwóch przerwano grę.

## Figures, by name: $seat comes last

# English:
#     { $place ->
#         [1] who begins
#         [2] who is second
#         [3] who is third
#         [4] who is fourth
#         [5] who is fifth
#         [6] who is sixth
#         [7] who is seventh
#        *[other] who is eighth
#     }
turn =
    { $place ->
        [1] kto zaczyna
        [2] kto jest drugi
        [3] kto jest trzeci
        [4] kto jest czwarty
        [5] kto jest piąty
        [6] kto jest szósty
        [7] kto jest siódmy
       *[other] kto jest ósmy
    }

# English: seat { $seat }
a-seat = miejsce { $seat }

# English:
#     { $points ->
#         [points] points
#         [honour] honour
#         [areas] areas
#        *[other] { $points }
#     }
measure =
    { $points ->
        [points] punkty
        [honour] honor
        [areas] krainy
       *[other] { $points }
    }

# English: wins of { $seat }
figure-wins = wygrane: { $seat }

# English: { $points } of { $seat }
figure-points = { $points }: { $seat }

# English: { $points } of the best seat
figure-best = { $points } najlepszego miejsca

# English: lead of the best seat
figure-lead = przewaga najlepszego miejsca

# English: changes of the lead
figure-changes = zmiany prowadzenia

# English: settled after (part of the game)
figure-settled = rozstrzygnięte po (części partii)

# English: won from behind at half time
figure-behind = wygrane mimo straty w połowie gry

# English: turns
figure-turns = tury

# English: turns a seat
figure-seat-turns = tury na miejsce

# English: decisions
figure-decisions = decyzje

# English: minutes
figure-minutes = minuty

# English: actions to choose from
figure-choices = akcje do wyboru

# English: draws
figure-draws = remisy

# English: shared wins
figure-shared = wspólne wygrane

# English: games that nobody wins
figure-unwon = partie, których nikt nie wygrywa

# English: games that { $stop } has ended
figure-stopped = partie skończone przez zabezpieczenie ({ $stop })

# English: points lost by a seat's decisions
figure-lost = punkty stracone przez decyzje na miejsce

# English: turns that lose 5 points or more
figure-wrong = tury, które tracą 5 punktów lub więcej

# English: share of turns that matter
figure-matter = udział tur, które mają znaczenie

# English: part of the game after which the winner's chance stays above { $sure }
figure-sure = część partii, po której szansa zwycięzcy utrzymuje się powyżej { $sure }

# English: share of what moved the chances: { $part }
figure-part = udział w tym, co poruszało szanse: { $part }

# English: points that a { $level } loses in a turn
figure-level = punkty, które „{ $level }” traci w turze

# English: points that a { $level } loses in a turn where a skald would "{ $kind }"
figure-kind = punkty, które „{ $level }” traci w turze, gdy „skald” zacząłby tak: „{ $kind }”

# English:
#     { $kind ->
#         [game] game
#         [luck] luck
#         [uses] uses
#         [wins-with] wins with
#        *[points-from] points from
#     }: { $name }
of-kind =
    { $kind ->
        [game] gra
        [luck] szczęście
        [uses] użycia
        [wins-with] wygrane z
       *[points-from] punkty z
    }: { $name }

## Tuning. $value stands now where $usual stood

# English:
#     { $tried ->
#         [one] 1 combination
#        *[other] { $tried } combinations
#     } tried; { $best } of them played { $games } games each.
tried = Wypróbowane kombinacje: { $tried }; z nich { $best } rozegrało po { $games } partii.

# English:
#     { $count ->
#         [one] 1 combination
#        *[other] { $count } combinations
#     } left out: the rules do not allow them.
impossible = Pominięte kombinacje, na które zasady nie pozwalają: { $count }.

# English: None comes out as wanted: the nearest is told first. Vary more, or in wider ranges.
fits-none = Żadna nie daje tego, czego chcesz; najbliższa jest pierwsza. Zmień więcej wartości albo w szerszych granicach.

# English: { $fitting } of these { $best } cannot be told from what is wanted. Nearest to the game as it is: { $nearest }.
fits-some = { $fitting } z tych { $best } nie da się odróżnić od tego, czego chcesz. Najbliżej gry, jaka jest: { $nearest }.

# English: { $name }={ $value } (now { $usual })
tuned = { $name }={ $value } (teraz { $usual })

# English: nothing changed
tuned-nothing = nic nie zmieniono

## Training. $first: `first-own`, `first-untrained`

# English: the judge that it began from
first-own = oceną, od której zaczęto

# English: the search without a judge
first-untrained = przeszukiwaniem bez nauki

# English: Generation { $number } did not meet { $first }: there was no time.
not-met = Pokolenie { $number } nie spotkało się z { $first }: zabrakło czasu.

# English:
#     Generation { $number } won { $share } of { $games } games against { $first }: { $shown ->
#         [stronger] it is stronger
#         [weaker] it is weaker
#        *[open] too few to show which is stronger
#     }.
met =
    Pokolenie { $number } wygrało { $share } z { $games } partii z { $first }: { $shown ->
        [stronger] jest silniejsze
        [weaker] jest słabsze
       *[open] za mało, by pokazać, kto jest silniejszy
    }.

# English: It serves from now on: in tests, in tunings, and at tables that play with this edition.
serves = Od teraz boty grają według tego: w testach, przy strojeniu i przy stołach z tym wydaniem.

# English: The former judge goes on serving. Teach it longer.
serves-not = Nadal obowiązuje poprzednia nauka. Ucz je dłużej.

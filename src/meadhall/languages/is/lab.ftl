## Reports in sentences, as the terminal, their page and the workshop tell them. $without is `left-out` in brackets, or
## nothing; $between is `between`; shares and numbers are texts as the language writes them.

# English: { $low } to { $high }
between = { $low } til { $high }

# English: unknown
unknown = óþekkt

# English: { $name } { $value } ({ $between })
with-interval = { $name } { $value } ({ $between })

# English:
#     { $stopped ->
#         [one] 1 stopped game
#        *[other] { $stopped } stopped games
#     } left out
left-out =
    án { $stopped ->
        [one] { $stopped } stöðvaðs spils
       *[other] { $stopped } stöðvaðra spila
    }

# English: { $names } and { $count } more
and-more = { $names } og { $count } í viðbót

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
    Af { $games ->
        [one] { $games } spili
       *[other] { $games } spilum
    } ({ $share }) { $stopped ->
        [one] lauk { $stopped }
       *[other] lauk { $stopped }
    } ekki eftir reglunum heldur með öryggisstoppi: { $stop }.

# English: All other figures leave them out, so they tell of shorter games than were played.
stopped-some = Allar aðrar tölur sleppa þeim og segja því frá styttri spilum en spiluð voru.

# English: There is nothing else to tell.
stopped-all = Meira er ekki að segja.

# English: { $bots }: the judge of positions learnt from other components than these. The bots play worse than they could, and luck and decisions are judged less surely. To teach it these components: { $command }
judge = { $bots }: Botarnir lærðu að meta stöður með öðrum íhlutum en þessum. Þeir spila verr en þeir gætu, og heppni og ákvarðanir eru metnar af minna öryggi. Svona læra þeir þessa íhluti: { $command }

## The findings. $shares, $seat: `with-interval` and seats by their names

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better a thousand.
few =
    { $games ->
        [one] { $games } spil er
       *[other] { $games } spil eru
    } of lítið til að segja nokkuð. Spilaðu að minnsta kosti { $fewest }, helst þúsund.

# English:
#     { $shown ->
#         [yes] The bots are not equal
#        *[no] No bot is shown to be better
#     }: { $shares } of the wins for each seat that they hold. They change seats from game to game, so that what follows about seats is the mean over the bots{ $without }.
bots =
    { $shown ->
        [yes] Botarnir eru ekki jafngóðir
       *[no] Enginn boti reynist betri
    }: { $shares } af sigrunum fyrir hvert sæti þeirra. Þeir skipta um sæti frá spili til spils, svo að það sem á eftir kemur um sæti er meðaltal yfir botana{ $without }.

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
        [one] { $games } spil sýnir
       *[other] { $games } spil sýna
    } ekki að { $ordered ->
        [yes] röðin skipti máli
       *[no] eitt sæti sé betra en annað
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
    { $seat }: { $better ->
        [yes] betri
       *[no] verri
    } staða í { $kind ->
        [turns] röðinni
        [sides] spilinu
       *[seats] spilinu
    }, og það er meira en tilviljun. Sigrarnir skiptast svona: { $shares }{ $without }.

# English: The first player is drawn, and the seats are exchangeable.
exchangeable = Dregið er um hver byrjar og sætin eru jafngild.

# English: { $shares }; { $share } of the games are draws, which count in parts
drawn = { $shares }; { $share } spilanna enda með jafntefli og teljast að hluta

# English: { $shares }; nobody wins { $share } of the games
unwon = { $shares }; { $share } spilanna vinnur enginn

# English: A seat has { $own } turns ({ $between }; in nine games of ten { $most }). A game has { $turns } in all, and { $decisions } decisions: about { $minutes } minutes for people who know it (nine in ten take { $range }; its content file says { $said }){ $without }.
length = Hvert sæti á { $own } lotur ({ $between }; í níu spilum af tíu { $most }). Í spili eru alls { $turns } lotur og { $decisions } ákvarðanir: um { $minutes } mínútur fyrir fólk sem kann spilið (níu af tíu taka { $range }; í efnisskránni stendur { $said }){ $without }.

# English:
#     The lead changes { $changes } times in a game. The winner has most { $points } at half time in { $ahead } of the games, is level in { $level } and behind in { $behind }. In half of the games the winner { $when ->
#         [start] is in front from the start
#         [end] takes the lead for good only with the last decision
#        *[other] takes the lead for good after { $settled } of the decisions or later
#     }{ $without }.
lead =
    Forystan skiptir um hendur { $changes } sinnum í spili. Sigurvegarinn er efstur í hálfleik í { $ahead } spilanna ({ $points }), jafn öðrum í { $level } og á eftir í { $behind }. Í helmingi spilanna { $when ->
        [start] er sigurvegarinn í forystu frá upphafi
        [end] nær sigurvegarinn forystunni endanlega með síðustu ákvörðuninni
       *[other] nær sigurvegarinn forystunni endanlega eftir { $settled } ákvarðananna eða síðar
    }{ $without }.

# English: There are { $choices } actions to choose from on average; { $forced } of the decisions leave no choice, { $two } are between two{ $without }.
choices = Að meðaltali er um { $choices } aðgerðir að velja; { $forced } ákvarðananna gefa ekkert val, { $two } eru á milli tveggja{ $without }.

# English:
#     How often the player that searches further wins (50% would be luck alone), in { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } a pair{ $enough ->
#         [yes] { "" }
#        *[no] , which are too few to tell much
#     }: { $duels }.
skill =
    Hversu oft sá vinnur sem leitar lengra (50% væri hrein heppni), í { $games ->
        [one] { $games } spili
       *[other] { $games } spilum
    } á hvert par{ $enough ->
        [yes] { "" }
       *[no] , sem er of lítið til að segja mikið
    }: { $duels }.

# English: { $better } iterations against { $weaker }:
duel = { $better } ítranir gegn { $weaker }:

# English: Goes with winning more than anything else: { $names }{ $without }.
good = Fer helst saman við sigur: { $names }{ $without }.

# English: Goes with losing: { $names }{ $without }.
bad = Fer saman við tap: { $names }{ $without }.

# English: Nothing that a seat does goes with winning or losing more than noise does{ $without }.
neither = Ekkert sem gert er fer meira saman við sigur eða tap en tilviljun gerir{ $without }.

# English: { $name } ({ $wins } wins in a hundred)
lift = { $name } ({ $wins } sigrar af hundrað)

# English: In fewer than one game in a hundred: { $names }.
rare = Í færri en einu spili af hundrað: { $names }.

# English: Offered, but never taken by anybody: { $names }.
unwanted = Í boði en aldrei valið: { $names }.

## Luck and decisions

# English:
#     { $part ->
#         [chance] dice and draws
#         [secrets] secrets that came out
#        *[decisions] decisions
#     }
part =
    { $part ->
        [chance] teningar og dráttur
        [secrets] leyndarmál sem komu í ljós
       *[decisions] ákvarðanir
    }

# English:
#     Luck or decisions: what moved the chances in the { $games } games that were analysed is { $parts }. The judge misjudged these games by { $doubt } points in the mean, which is no part of any of them.{ $rough ->
#         [yes] { " " }That is so much that the shares before it are no more than a hint.
#        *[no] { "" }
#     }
parts =
    Heppni eða ákvarðanir: það sem hreyfði líkurnar í { $games } greindum spilum er { $parts }. Að meðaltali voru þessi spil rangt metin um { $doubt } stig, sem er enginn hluti af spilinu.{ $rough ->
        [yes] { " " }Það er svo mikið að hlutföllin á undan eru aðeins vísbending.
       *[no] { "" }
    }

# English: In half of these games the later winner's chance stays above { $sure } { $when }, and above { $surer } { $later }.
settled = Í helmingi þessara spila haldast líkur sigurvegarans yfir { $sure } { $when } og yfir { $surer } { $later }.

# English:
#     { $when ->
#         [start] from the start
#         [end] only with the last decision
#        *[other] after { $middle } of the decisions
#     } (the middle half of the games between { $low } and { $high })
moment =
    { $when ->
        [start] frá upphafi
        [end] ekki fyrr en með síðustu ákvörðuninni
       *[other] eftir { $middle } ákvarðananna
    } (miðhelmingur spilanna á milli { $low } og { $high })

# English: { $share } of the turns matter ({ $between }): there an ordinary plan loses { $points } points of winning chance or more. That is { $some } of { $turns } turns with a choice in a game.
matter = { $share } lotanna skipta máli ({ $between }): þar tapar venjuleg áætlun { $points } stigum af sigurlíkum eða meira. Það eru { $some } af { $turns } lotum með vali í spili.

# English: Against the plan of a { $reference }, so many points of winning chance are lost in a turn: { $levels }.
levels = Svona mörg stig af sigurlíkum tapast í lotu miðað við áætlun „{ $reference }“: { $levels }.

# English: a { $level }
a-level = „{ $level }“

# English: A { $level } loses most in turns that should begin with { $kinds }.
hardest = „{ $level }“ tapar mestu í lotum sem ættu að byrja svona: { $kinds }.

# English: "{ $kind }", for example { $example }: { $points } points a turn
kind = „{ $kind }“, til dæmis { $example }: { $points } stig í lotu

# English: No kind of turn is shown to be harder for a { $level } than the others.
none-harder = Engin tegund lotna reynist „{ $level }“ erfiðari en hinar.

## Two versions. $this, $other: their names, or a figure in both; $needed: so many games would show it

# English: the printed game
printed = prentaða spilið

# English:
#     { $games ->
#         [one] 1 game is
#        *[other] { $games } games are
#     } too few to tell anything; play at least { $fewest }, better thousands.
verdict-few =
    { $games ->
        [one] { $games } spil er
       *[other] { $games } spil eru
    } of lítið til að segja nokkuð. Spilaðu að minnsta kosti { $fewest }, helst þúsundir.

# English: No difference is shown by { $games } games in any of the { $figures } figures that were compared.
verdict-none = { $games } spil sýna engan mun í neinni þeirra { $figures } talna sem bornar voru saman.

# English:
#     { $sure } of { $figures } figures really { $sure ->
#         [one] differs
#        *[other] differ
#     } between { $this } and { $other }; for the other { $open } no difference is shown by { $games } games with the same seeds.
verdict-some =
    Raunverulegur munur er á { $sure ->
        [one] { $sure } tölu
       *[other] { $sure } tölum
    } af { $figures }: { $this } miðað við { $other }. Fyrir hinar { $open } sýna { $games } spil með sömu köstum engan mun.

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
        [game] Spilið í heild
        [luck] Heppni og ákvarðanir
        [uses] Notað, sinnum í spili
        [wins-with] Fer saman við sigur, meira eða minna en venjulega
       *[points-from] Kemur úr, í spili
    }: { $names }.

# English: { $name } { $this } instead of { $other }
verdict-name = { $name } { $this } í stað { $other }

# English:
#     { $name }: no difference is shown by { $games } games, { $inside ->
#         [yes] which leave everything from { $low } to { $high } wins in a hundred possible
#        *[no] though its own interval, { $low } to { $high } wins in a hundred, leaves out zero: of { $figures } figures a few do so by chance
#     }. If it is { $value }, as these games have it, about { $needed } games would show it.
verdict-open =
    { $name }: { $games } spil sýna engan mun, { $inside ->
        [yes] og allt frá { $low } til { $high } sigra af hundrað er enn mögulegt
       *[no] þótt eigið öryggisbil, { $low } til { $high } sigrar af hundrað, sleppi núllinu: af { $figures } tölum gera nokkrar það af tilviljun
    }. Ef hann er { $value }, eins og í þessum spilum, myndu um { $needed } spil sýna það.

# English: Nothing can be compared: a guard has ended every game of one of the versions.
verdict-nothing = Ekkert er hægt að bera saman: í annarri gerðinni lauk hverju spili með öryggisstoppi.

# English:
#     { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     } of each version left out: stopped in one of the two.
verdict-left-out =
    Hvor gerð er án { $games ->
        [one] { $games } spils
       *[other] { $games } spila
    }: stöðvað í annarri þeirra.

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
        [1] sá sem byrjar
        [2] sá sem er annar
        [3] sá sem er þriðji
        [4] sá sem er fjórði
        [5] sá sem er fimmti
        [6] sá sem er sjötti
        [7] sá sem er sjöundi
       *[other] sá sem er áttundi
    }

# English: seat { $seat }
a-seat = sæti { $seat }

# English:
#     { $points ->
#         [points] points
#         [honour] honour
#         [areas] areas
#        *[other] { $points }
#     }
measure =
    { $points ->
        [points] stig
        [honour] heiðursstig
        [areas] héruð
       *[other] { $points }
    }

# English: wins of { $seat }
figure-wins = sigrar: { $seat }

# English: { $points } of { $seat }
figure-points = { $points }: { $seat }

# English: { $points } of the best seat
figure-best = { $points }, besta sætið

# English: lead of the best seat
figure-lead = forskot besta sætisins

# English: changes of the lead
figure-changes = forystuskipti

# English: settled after (part of the game)
figure-settled = útkljáð eftir (hluta spilsins)

# English: won from behind at half time
figure-behind = unnið þótt á eftir væri í hálfleik

# English: turns
figure-turns = lotur

# English: turns a seat
figure-seat-turns = lotur á sæti

# English: decisions
figure-decisions = ákvarðanir

# English: minutes
figure-minutes = mínútur

# English: actions to choose from
figure-choices = aðgerðir að velja um

# English: draws
figure-draws = jafntefli

# English: shared wins
figure-shared = skiptir sigrar

# English: games that nobody wins
figure-unwon = spil sem enginn vinnur

# English: games that { $stop } has ended
figure-stopped = spil sem lýkur með öryggisstoppi ({ $stop })

# English: points lost by a seat's decisions
figure-lost = stig sem sæti tapar með ákvörðunum sínum

# English: turns that lose 5 points or more
figure-wrong = lotur sem tapa 5 stigum eða meira

# English: share of turns that matter
figure-matter = hlutfall lotna sem skipta máli

# English: part of the game after which the winner's chance stays above { $sure }
figure-sure = hluti spilsins þar til líkur sigurvegarans haldast yfir { $sure }

# English: share of what moved the chances: { $part }
figure-part = hlutfall af því sem hreyfði líkurnar: { $part }

# English: points that a { $level } loses in a turn
figure-level = stig sem „{ $level }“ tapar í lotu

# English: points that a { $level } loses in a turn where a skald would "{ $kind }"
figure-kind = stig sem „{ $level }“ tapar í lotu þar sem „skald“ byrjar svona: „{ $kind }“

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
        [game] spilið
        [luck] heppni
        [uses] notkun
        [wins-with] sigrar með
       *[points-from] stig úr
    }: { $name }

## Tuning. $value stands now where $usual stood

# English:
#     { $tried ->
#         [one] 1 combination
#        *[other] { $tried } combinations
#     } tried; { $best } of them played { $games } games each.
tried =
    { $tried ->
        [one] { $tried } samsetning reynd
       *[other] { $tried } samsetningar reyndar
    }; { $best } þeirra spiluðu { $games } spil hver.

# English:
#     { $count ->
#         [one] 1 combination
#        *[other] { $count } combinations
#     } left out: the rules do not allow them.
impossible =
    { $count ->
        [one] { $count } samsetningu
       *[other] { $count } samsetningum
    } sleppt: reglurnar leyfa þær ekki.

# English: None comes out as wanted: the nearest is told first. Vary more, or in wider ranges.
fits-none = Engin kemur út eins og óskað var; sú næsta er fyrst. Breyttu fleiru eða á breiðara bili.

# English: { $fitting } of these { $best } cannot be told from what is wanted. Nearest to the game as it is: { $nearest }.
fits-some = { $fitting } af þessum { $best } er ekki hægt að greina frá því sem óskað var. Næst spilinu eins og það er: { $nearest }.

# English: { $name }={ $value } (now { $usual })
tuned = { $name }={ $value } (nú { $usual })

# English: nothing changed
tuned-nothing = engu breytt

## Training. $first: `first-own`, `first-untrained`

# English: the judge that it began from
first-own = matinu sem byrjað var á

# English: the search without a judge
first-untrained = leitinni án lærdóms

# English: Generation { $number } did not meet { $first }: there was no time.
not-met = Kynslóð { $number } mætti ekki { $first }: tíminn var búinn.

# English:
#     Generation { $number } won { $share } of { $games } games against { $first }: { $shown ->
#         [stronger] it is stronger
#         [weaker] it is weaker
#        *[open] too few to show which is stronger
#     }.
met =
    Kynslóð { $number } vann { $share } af { $games } spilum gegn { $first }: { $shown ->
        [stronger] hún er sterkari
        [weaker] hún er veikari
       *[open] of fá til að sýna hvor er sterkari
    }.

# English: It serves from now on: in tests, in tunings, and at tables that play with this edition.
serves = Héðan í frá spila botarnir eftir þessu: í prófum, við stillingu og við borð með þessari útgáfu.

# English: The former judge goes on serving. Teach it longer.
serves-not = Fyrri lærdómur gildir áfram. Láttu þá læra lengur.

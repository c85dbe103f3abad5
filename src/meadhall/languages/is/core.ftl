## While a game is played. $name: a player

# English: The game is over.
game-over = Spilinu er lokið.

# English: Chance decides.
chance-decides = Tilviljun ræður.

# English: Waiting for { $name }.
waiting-for = Beðið er eftir: { $name }.

# English: Seat { $number }
seat = Sæti { $number }

# English:
#     { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }
counted = { $points } stig

## How it ended for a seat, as the name of the player stands before it or above it

# English: wins
verdict-won = vinnur

# English: draws
verdict-drew = gerir jafntefli

# English: takes place { $place }
verdict-place = lendir í { $place }. sæti

# English: loses
verdict-lost = tapar

## The form for a new table: headings of options, and values that many options have

# English: How long
heading-how-long = Lengd spilsins

# English: What is in play
heading-what-is-in-play = Hvað er með

# English: Fine points
heading-fine-points = Fínni atriði

# English: Yes
value-yes = Já

# English: No
value-no = Nei

## Why an action is not played. $text and $texts: what was typed, or the canonical texts of actions, which stay English;
## $why: a reason of the game

# English: "{ $text }" is not possible: the game is over
game-is-over = „{ $text }“ gengur ekki: spilinu er lokið

# English: "{ $text }" is not possible: chance is to move, by { $texts }
chance-to-move = „{ $text }“ gengur ekki: tilviljun á leik, með { $texts }

# English: "{ $text }" is for chance, but { $name } is to move
for-chance = tilviljun ræður „{ $text }“, en { $name } á leik

# English: "{ $text }" is not legal now: { $why }
not-legal = „{ $text }“ má ekki núna: { $why }

# English: { $number } is no action of { $game }: they are 0 to { $last }
no-such-number = { $number } er ekki aðgerð í { $game }: þær eru 0 til { $last }

# English:
#     "{ $text }" is no action of this game{ $near ->
#         [none] { "" }
#        *[other] ; did you mean "{ $near }"?
#     }
no-such-action =
    „{ $text }“ er ekki aðgerð í þessu spili{ $near ->
        [none] { "" }
       *[other] ; áttirðu við „{ $near }“?
    }

# English: "{ $text }" could be any of: { $texts }
several-actions = „{ $text }“ getur átt við: { $texts }

# English: the game is over, and the secret of its dice is known
undo-over = spilinu er lokið og leyndarmál teninganna er þekkt

# English: there is nothing to take back
undo-nothing = hér er ekkert að taka til baka

# English: chance was asked or something was revealed since: the others must consent
undo-consent = síðan hefur tilviljun ráðið einhverju eða eitthvað komið í ljós: hinir verða að samþykkja

## Names that nobody knows. $near: the nearest one that there is; $known: all of them

# English:
#     { $kind ->
#         [game] no game is called "{ $name }"
#         [option] no option is called "{ $name }"
#         [bot] no bot is called "{ $name }"
#         [player] no player is called "{ $name }"
#         [depth] no depth is called "{ $name }"
#        *[other] no { $kind } is called "{ $name }"
#     }{ $near ->
#         [none] ; there is: { $known }
#        *[other] ; did you mean "{ $near }"?
#     }
no-such-name =
    { $kind ->
        [game] ekkert spil heitir „{ $name }“
        [option] enginn valkostur heitir „{ $name }“
        [bot] enginn botti heitir „{ $name }“
        [player] enginn leikmaður heitir „{ $name }“
        [depth] engin dýpt heitir „{ $name }“
       *[other] ekkert ({ $kind }) heitir „{ $name }“
    }{ $near ->
        [none] ; í boði: { $known }
       *[other] ; áttirðu við „{ $near }“?
    }

# English: none
no-names = ekkert

## Players and options. $option, $setting: as they are typed; $meaning: what an option is

# English:
#     { $title } is for { $fewest ->
#         [same] { $most }
#        *[other] { $fewest } to { $most }
#     } players, not { $players }
wrong-players =
    { $title } er fyrir { $fewest ->
        [same] { $most }
       *[other] { $fewest } til { $most }
    } leikmenn, ekki { $players }

# English: { $players } players need { $players } names, not { $names }
wrong-names = { $players } leikmenn þurfa { $players } nöfn, ekki { $names }

# English: there is no seat { $seat }: seats are 0 to { $last }
no-such-seat = sæti { $seat } er ekki til: sætin eru 0 til { $last }

# English: option { $option }: "{ $value }" is not offered; it takes { $offered } ({ $meaning })
not-offered = valkosturinn { $option }: „{ $value }“ er ekki í boði; velja má { $offered } ({ $meaning })

# English: yes or no
yes-or-no = yes eða no

# English: "{ $setting }" is no setting; write it as option=value
no-setting = „{ $setting }“ er ekki stilling; skrifaðu hana sem valkostur=gildi

# English: option { $option } is set twice
set-twice = valkosturinn { $option } er stilltur tvisvar

# English: { $title } has rules of version 1 to { $newest }, not { $version }
wrong-rules = { $title } hefur reglur af gerð 1 til { $newest }, ekki { $version }

# English:
#     { $title } has no former edition "{ $edition }"{ $known ->
#         [none] , nor any other
#        *[other] ; there is: { $known }
#     }
no-such-edition =
    { $title } hefur enga fyrri útgáfu „{ $edition }“{ $known ->
        [none] , né neina aðra
       *[other] ; í boði: { $known }
    }

# English: there is no position { $position }: this match has the positions 0 to { $last }
no-such-position = staða { $position } er ekki til: í þessu spili eru stöðurnar 0 til { $last }

# English: there is no variation { $variation }: there are { $variations } here
no-such-variation = hliðarleið { $variation } er ekki til: fjöldi þeirra hér er { $variations }

## Game files. $source: the name of a file; $error: what is wrong, in the words of a program; $index: which action

# English: { $source }: the file is too large for a game file, which has at most { $bytes } bytes
file-too-large = { $source }: of stórt til að vera skrá spils, sem er mest { $bytes } bæti

# English: { $source }: the file is cut off: { $error }
file-cut-off = { $source }: það vantar aftan á skrána: { $error }

# English: { $source }: the file is damaged, or not JSON: { $error }
file-not-json = { $source }: skráin er skemmd, eða ekki JSON: { $error }

# English: { $source }: the file is damaged: it is not text in UTF-8
file-not-text = { $source }: skráin er skemmd: hún er ekki texti í UTF-8

# English: { $source }: the file is damaged: its brackets are nested too deeply
file-nested = { $source }: skráin er skemmd: of margir svigar eru hver innan í öðrum

# English: { $source }: this is JSON, but not a game file: "format" should be "{ $format }"
file-foreign = { $source }: þetta er JSON en ekki skrá spils: „format“ ætti að vera „{ $format }“

# English: { $source }: "version" should be a whole number from 1 to { $newest }, not { $version }
file-version = { $source }: „version“ ætti að vera heil tala frá 1 til { $newest }, ekki { $version }

# English: { $source }: format version { $version } is from a newer Meadhall; this one reads up to { $newest }
file-newer = { $source }: gerð { $version } af sniðinu er úr nýrra Meadhall; þetta Meadhall les gerðir upp að { $newest }

# English: { $path }: cannot be read: { $error }
file-unread = { $path }: ekki er hægt að lesa skrána: { $error }

# English: action { $index }, "{ $text }": { $what }
at-action = aðgerð { $index }, „{ $text }“: { $what }

# English: it should begin with the number of a seat or with "chance", and a colon
entry-form = fremst ætti að standa númer sætis eða „chance“, og svo tvípunktur

# English: this is a game of { $game }, not of { $own }
other-game = þetta spil er { $game }, ekki { $own }

# English: it was played by version { $version } of the rules of { $game }; this Meadhall knows up to { $newest }
rules-newer = það var spilað eftir gerð { $version } af reglunum fyrir { $game }; þetta Meadhall þekkir þær upp að { $newest }

# English: it was played with other components (edition "{ $edition }") than those that this Meadhall has ("{ $own }"), and does not carry them with it
other-components = það var spilað með öðrum hlutum (útgáfu „{ $edition }“) en þetta Meadhall hefur („{ $own }“), og þeir fylgja ekki með

# English: this takes back a step of seat { $seat }
undoes-other = þetta tekur til baka skref í sæti { $seat }

# English: the game is over
turn-over = spilinu er lokið

# English: it is the turn of chance
turn-of-chance = tilviljun á leik

# English: it is the turn of seat { $seat }
turn-of-seat = sæti { $seat } á leik

# English: the file tells of { $told }, but its actions lead to { $played }
other-ending = skráin segir: { $told }; en aðgerðirnar í henni leiða til: { $played }

# English: a game that is not over
not-ended = spil sem er ekki lokið

# English: the variation "{ $name }" begins at position { $position }, which does not exist
variation-nowhere = hliðarleiðin „{ $name }“ hefst í stöðu { $position }, sem er ekki til

## The proof that the dice were fair

# English: this game was played with scripted chance: there are no dice to check
no-dice = í þessu spili var tilviljunin fyrirfram skrifuð: hér eru engir teningar að prófa

# English: the secret of the dice is not in this file: it is published when the game is over
no-secret = leyndarmál teninganna er ekki í þessari skrá: það er birt þegar spilinu er lokið

# English: the secret of the dice should be 64 hexadecimal digits
bad-secret = leyndarmál teninganna á að vera 64 tölustafir í sextándakerfi

# English: the secret of the dice has 32 bytes, not { $bytes }
short-secret = leyndarmál teninganna á að vera 32 bæti, ekki { $bytes }

# English: the secret is not the one that was promised: its SHA-256 differs from the commitment
other-secret = leyndarmálið er ekki það sem lofað var: SHA-256 þess er annað en loforðið

# English: a salt has at most { $most } bytes, not { $bytes }
long-salt = orð handa teningunum má vera mest { $most } bæti, ekki { $bytes }

# English: draw { $draw } (action { $index }) was "{ $text }", but the dice say "{ $expected }"
other-draw = dráttur { $draw } (aðgerð { $index }) var „{ $text }“ en teningarnir segja „{ $expected }“

## What content files call the facts about a game, and values that many have. A game may have `field-...` of its own.

# English: The game
field-game = Spilið

# English: Edition
field-edition = Útgáfa

# English: Line on its card
field-line = Línan á spjaldinu

# English: Minutes
field-minutes = Mínútur

# English: Age, from
field-age = Aldur, frá

# English: Name
field-name = Heiti

# English: Rest
field-rest = Annað

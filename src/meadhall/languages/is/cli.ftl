## Playing in the terminal. $people: names of players, a list

# English:
#     { $title }
#     You play { $people }. Type help for help.
welcome =
    { $title }
    Þú spilar fyrir: { $people }. Skrifaðu help til að fá hjálp.

# English: nobody
nobody = engan

# English: You leave the table.
you-leave = Þú ferð frá borðinu.

# English: { $error }; its decision was played by the default
default-played = { $error }; í staðinn var fyrsta leyfilega aðgerðin spiluð

# English: { $error }. Type help for help.
type-help = { $error }. Skrifaðu help til að fá hjálp.

# English:
#     { $words } ... ({ $actions ->
#         [one] 1 action
#        *[other] { $actions } actions
#     })
group =
    { $words } ... ({ $actions ->
        [one] { $actions } aðgerð
       *[other] { $actions } aðgerðir
    })

# English: Saved. The file holds the secret of the dice: its readers can foretell them. ({ $file })
saved = Vistað. Í skránni er leyndarmál teninganna: sá sem les hana getur séð þá fyrir. ({ $file })

# English: There are actions 1 to { $last }.
wrong-number = Aðgerðirnar eru 1 til { $last }.

# English: you have not decided anything yet
undo-early = þú hefur ekki ákveðið neitt enn

# English: Dice have fallen since. Do all agree? (yes or no)
ask-agree = Teningar hafa fallið síðan. Samþykkja allir? (já eða nei)

# English: yes
yes = já

# English: Taken back.
taken-back = Tekið til baka.

## What can be typed; call- is what stands in the first column, where there is room for 12 letters

# English: a number
call-number = tala

# English: do the action with that number, or list the actions behind it
help-number = gera aðgerðina með þeirri tölu, eða telja upp aðgerðirnar á bak við hana

# English: list all actions again, where a number has listed some of them
help-all = telja aftur upp allar aðgerðir, ef tala hefur aðeins sýnt nokkrar þeirra

# English: words
call-words = orð

# English: do the action with that text; words may be shortened as long as they are clear
help-words = gera aðgerðina með þeim texta; orð má stytta meðan ljóst er við hvað er átt

# English: hear what a bot would do with your turn, from what you know
help-hint = heyra hvað botti gerði í þinni lotu, eftir því sem þú veist

# English: take back your last decision
help-undo = taka síðustu ákvörðun þína til baka

# English: show the position again
help-board = sýna stöðuna aftur

# English: tell what has happened so far
help-log = segja hvað hefur gerst hingað til

# English: save FILE
call-save = save SKRÁ

# English: save the game; `meadhall terminal --load FILE` goes on with it
help-save = vista spilið; `meadhall terminal --load SKRÁ` heldur því áfram

# English: show this list
help-help = sýna þennan lista

# English: leave the table
help-quit = fara frá borðinu

## The end. $name: a player; $points: how many, in words, or "none"

# English: It is a draw.
all-drew = Jafntefli.

# English:
#     { $name } { $how ->
#         [won] wins
#         [drew] draws
#         [place] takes place { $place }
#        *[lost] loses
#     }{ $points ->
#         [none] { "" }
#        *[other] { " " }with { $points }
#     }
ended =
    { $name } { $how ->
        [won] vinnur
        [drew] gerir jafntefli
        [place] lendir í { $place }. sæti
       *[lost] tapar
    }{ $points ->
        [none] { "" }
       *[other] { " " }með { $points }
    }

## Commands

# English: Left out: { $problem }
left-out = Sleppt: { $problem }

# English: { $title }  ({ $players } players, { $minutes } minutes)
game-line = { $title }  ({ $players } leikmenn, { $minutes } mínútur)

# English: there is no language "{ $language }"; there are: { $known }
no-language = tungumálið „{ $language }“ er ekki til; í boði: { $known }

# English: name a game, or a file to go on with by --load
name-a-game = nefndu spil, eða skrá með --load til að halda áfram með

# English: --position needs a game to take over: name its file by --load
position-needs-load = --position þarf spil til að taka upp: nefndu skrá þess með --load

# English: { $file } has { $players } seats; --seats names { $seats }
other-seats = í { $file } eru { $players } sæti; --seats nefnir { $seats }

# English: The dice are fixed. Their promise: { $promise }
dice-fixed = Teningarnir eru ákveðnir. Loforð þeirra: { $promise }

# English: The game with the variation "{ $name }" is in { $file }.
variation-saved = Spilið með hliðarleiðinni „{ $name }“ er í { $file }.

# English:
#     { $dice ->
#         [yes] The whole game, with the secret of its dice, is in { $file }: meadhall verify { $file }
#        *[no] The whole game is in { $file }: meadhall verify { $file }
#     }
game-saved =
    { $dice ->
        [yes] Allt spilið, ásamt leyndarmáli teninganna, er í { $file }: meadhall verify { $file }
       *[no] Allt spilið er í { $file }: meadhall verify { $file }
    }

# English: The game is not over.
not-over = Spilinu er ekki lokið.

# English: --annotate writes about the game itself, --variation about another way on: use one of them
annotate-game = --annotate skrifar um spilið sjálft en --variation spyr um hliðarleið: annað í einu

# English: there is no variation { $variation }: the file has { $variations }
no-such-variation = hliðarleið { $variation } er ekki til: fjöldi þeirra í skránni er { $variations }

# English: This is about the game itself. For its variations ({ $variations }) use --variation.
other-variations = Þetta er um spilið sjálft. Hliðarleiðirnar ({ $variations }) sjást með --variation.

# English: { $file }: written.
written = { $file }: skrifuð.

# English: { $file }: cannot be written: { $error }
cannot-write = { $file }: ekki er hægt að skrifa skrána: { $error }

# English:
#     { $file }: fair. All { $draws } draws follow from the secret that was promised before the game,
#     { $promise }, and all { $actions } actions follow the rules.
fair =
    { $file }: heiðarlegt. Allir { $draws } drættirnir leiða af leyndarmálinu sem lofað var á undan spilinu,
    { $promise }, og allar { $actions } aðgerðirnar fylgja reglunum.

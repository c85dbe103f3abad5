## The workshop: editions of your own.

# English: Workshop
workshop = Verkstæði

# English: Every card, tile and number of a game, drawn as in play: correct what your own copy says, lay a photograph over it, invent something new, and play with it at once.
workshop-lead = Hvert spjald, hver flís og hver tala, teiknuð eins og í spilinu: leiðréttu það sem stendur í þínu eintaki, leggðu ljósmynd yfir, finndu upp eitthvað nýtt og spilaðu með það strax.

# English: Your editions
workshop-yours = Útgáfurnar þínar

# English: Choose a game
workshop-games = Veldu spil

# English: version { $version }
workshop-version = útgáfa { $version }

# English: The components that the hall plays with. Your corrections become an edition of your own.
workshop-printed = Íhlutirnir sem salurinn spilar með. Leiðréttingarnar þínar verða þín eigin útgáfa.

# English: This cannot be played yet
workshop-wrong = Ekki er hægt að spila þetta enn

# English: What is wrong, and the remarks of the content file, are told in English: they quote the names that stand in that file.
workshop-english = Villur og athugasemdir efnisskrárinnar eru á ensku: þær nefna heitin sem standa í henni.

# English: Some options cannot be had with this edition
workshop-options-gone = Sumir valkostir eru ekki í boði með þessari útgáfu

# English: What to do with it
workshop-do = Hvað þú getur gert

# English: Play with it
workshop-play = Spila með þetta

# English: With friends …
workshop-play-friends = Með vinum …

# English: Compare
workshop-compare = Bera saman

# English: Content file (TOML)
workshop-download = Íhlutaskrá (TOML)

# English: With pictures (zip)
workshop-download-zip = Með myndum (zip)

# English: Confirmed facts ({ $count })
workshop-facts = Staðfestar staðreyndir ({ $count })

# English: facts taken over: { $count }
workshop-facts-taken = Staðreyndir teknar upp: { $count }

# English: facts about components that this edition does not have: { $count }
workshop-facts-unknown = Staðreyndir um hluta sem þessi útgáfa hefur ekki: { $count }

# English: All looks
workshop-looks = Öll útlit

# English: Test and tune
workshop-test = Prófa og stilla

# English: Undo
workshop-undo = Afturkalla

# English: Redo
workshop-redo = Endurtaka

# English: Touch a component to change it.
workshop-here = Snertu það sem þú vilt breyta.

# English: This edition is somebody else’s. Look at it, play with it, or make a copy of your own below.
workshop-here-others = Einhver annar á þessa útgáfu. Skoðaðu hana, spilaðu með hana eða gerðu þitt eigið eintak hér að neðan.

# English: Touch a component to correct it: with the first change you get an edition of your own.
workshop-here-printed = Snertu það sem þú vilt leiðrétta: með fyrstu breytingunni færðu þína eigin útgáfu.

# English: from the rulebook: { $count }
workshop-from-text = úr reglunum: { $count }

# English: inferred: { $count }
workshop-from-inferred = ályktað: { $count }

# English: invented: { $count }
workshop-from-invented = uppspuni: { $count }

# English: confirmed: { $count }
workshop-from-sure = staðfest: { $count }

# English: Rulebook
workshop-is-text = Reglur

# English: Inferred
workshop-is-inferred = Ályktað

# English: Invented
workshop-is-invented = Uppspuni

# English: Confirmed
workshop-is-sure = Staðfest

# English: Numbers and facts
workshop-numbers = Tölur og upplýsingar

# English: changed values: { $count }
workshop-changed = breytt gildi: { $count }

# English: something is wrong here
workshop-wrong-here = hér er eitthvað að

# English: Share
workshop-share = Deila

# English: Address of this edition
workshop-link = Vefslóð útgáfunnar

# English: Whoever has this address sees the edition, with its pictures, and can play with it.
workshop-share-lead = Hver sem hefur þessa slóð sér útgáfuna, með myndunum, og getur spilað með hana.

# English: Let them change it, too
workshop-share-all = Leyfa þeim líka að breyta henni

# English: Only I may change it
workshop-share-alone = Aðeins ég má breyta henni

# English: Name of the edition
workshop-name = Nafn útgáfunnar

# English: Rename
workshop-rename = Endurnefna

# English: Delete this edition
workshop-drop = Eyða þessari útgáfu

# English: Tables that play with it keep its components. Its pictures go, and the hall’s own drawings take their place.
workshop-drop-meaning = Borð sem spila með hana halda íhlutunum. Myndirnar hverfa og teikningar salarins koma í staðinn.

# English: Copies and files
workshop-copies = Eintök og skrár

# English: Make a copy
workshop-make = Búa til eintak

# English: A file of yours (TOML, zip, or confirmed facts)
workshop-bring = Skrá frá þér (TOML, zip eða staðfestar staðreyndir)

# English: Bring it in
workshop-upload = Hlaða upp

# English: { $name }: my copy
workshop-first-name = { $name }: mitt eintak

# English: My copy
workshop-first-name-guest = Mitt eintak

# English: Components
workshop-parts = Íhlutir

# English: before
workshop-before = á undan

# English: next
workshop-after = næsti

# English: All components
workshop-all-parts = Allir íhlutir

# English: Somebody else has changed this meanwhile, to: { $theirs }.
workshop-clash = Á meðan setti einhver annar: { $theirs }.

# English: Keep mine all the same
workshop-clash-mine = Halda mínu samt

# English: Printed game: { $value }
workshop-printed-value = Prentaða spilið: { $value }

# English: The confirmed value was: { $value }
workshop-stale = Staðfest var: { $value }

# English: Source
workshop-note = Heimild

# English: Where it stands
workshop-note-source = Hvar það stendur

# English: from my copy, p. 4
workshop-note-example = úr mínu eintaki, bls. 4

# English: This is what my copy says
workshop-note-sure = Svona sá ég það í mínu eintaki

# English: Tune it
workshop-tune-it = Stilla það

# English: Add an entry of your own
workshop-new-entry = Bæta við eigin færslu

# English: Name
workshop-new-entry-name = Nafn

# English: Value
workshop-new-entry-value = Gildi

# English: Save
workshop-save = Vista

# English: Save in my own edition
workshop-save-first = Vista í minni eigin útgáfu

# English: Save and copy
workshop-copy = Vista og afrita

# English: Take it out
workshop-remove = Fjarlægja

# English: Your own picture
workshop-own-picture = Þín eigin mynd

# English: Touch two places to join them, or to part them.
workshop-join = Snertu tvo staði til að tengja þá eða skilja þá að.

# English: Compare with
workshop-compare-with = Bera saman við

# English: Show
workshop-compare-show = Sýna

# English: Value
workshop-compare-value = Gildi

# English: There is no difference.
workshop-compare-same = Enginn munur er á þeim.

# English: the printed game ({ $edition })
workshop-with-printed = prentaða spilið ({ $edition })

# English: former edition { $name }
workshop-with-former = fyrri útgáfu { $name }

# English: version { $version }, by { $who }
workshop-with-step = útgáfu { $version } eftir { $who }

# English: Edition
workshop-edition = Útgáfa

# English: You play with the edition “{ $edition }”.
workshop-plays = Þú spilar með útgáfunni „{ $edition }“.

# English: gap
workshop-gap = eyða

# English: saved
workshop-saved = vistað

# English: { $who } has changed this edition meanwhile; changed values: { $count }
workshop-meanwhile = { $who } breytti þessari útgáfu á meðan; breytt gildi: { $count }

# English: { $name }: now { $now }, before { $was }
workshop-theirs = { $name }: nú { $now }, áður { $was }

# English: A whole new game
workshop-new-game = Alveg nýtt spil

# English: You get a folder (zip) with components, rules and a board that work. Put it where MEADHALL_GAMES looks, and its components can be edited here. Its rules are Python: rules.py in the folder, and docs/writing-a-game.md tells how to go on.
workshop-new-game-lead = Þú færð möppu (zip) með íhlutum, reglum og borði sem virka. Settu hana þar sem MEADHALL_GAMES leitar, og þá má breyta íhlutunum hér. Reglurnar eru Python: rules.py í möppunni, og docs/writing-a-game.md segir frá framhaldinu.

# English: It begins as a small game that works: three in a row. Its components can be edited here at once; its rules are Python, and its page says where they lie.
workshop-new-game-home = Það byrjar sem lítið spil sem virkar: þrír í röð. Íhlutum þess má breyta hér strax; reglurnar eru Python, og síða þess segir hvar þær eru.

# English: the title should begin with a letter and be new in this hall: a folder is named after it
workshop-new-game-name = titillinn á að byrja á bókstaf og ekki vera titill spils sem er hér: mappa er nefnd eftir honum

# English: Title
workshop-new-game-title = Titill

# English: Make it
workshop-new-game-make = Búa til

# English: The rules of this game are Python: rules.py in { $folder }; docs/writing-a-game.md tells how to go on. Open the hall anew after a change there.
workshop-folder = Reglur þessa spils eru Python: rules.py í { $folder }; docs/writing-a-game.md segir hvernig haldið er áfram. Opnaðu salinn aftur eftir breytingu þar.

# English: yes
workshop-yes = já

# English: Bots play this edition and the printed game with the same dice. The page tells real differences from luck.
workshop-lab-lead = Bottar spila þessa útgáfu og prentaða spilið með sömu teningum. Síðan greinir raunverulegan mun frá heppni.

# English: Correct something first: then there is an edition to be tested.
workshop-lab-first = Leiðréttu fyrst eitthvað: þá er útgáfa til að prófa.

# English: the run has ended before its time
workshop-lab-failed = keyrslan endaði of snemma

# English: It waits for its turn.
workshop-lab-waiting = Það bíður síns tíma.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Spil hingað til: { $done } af { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Þjarkarnir læra. Sekúndur hingað til: { $done } af { $total }

# English: Stop
workshop-lab-stop = Stöðva

# English: Look again
workshop-lab-look = Líta aftur

# English: The last test
workshop-lab-last-test = Síðasta prófun

# English: The last tuning
workshop-lab-last-tune = Síðasta stilling

# English: What its bots have learnt
workshop-lab-last-train = Það sem þjarkarnir hafa lært

# English: Version { $version }, { $games } games of { $bot }.
workshop-lab-about = Útgáfa { $version }, spil: { $games }, { $bot }.

# English: Version { $version }, learnt from { $games } games.
workshop-lab-about-train = Útgáfa { $version }, lært af leikjum: { $games }.

# English: The edition has been changed since.
workshop-lab-old = Útgáfunni hefur verið breytt síðan.

# English: Values
workshop-lab-values = Gildi

# English: What came out
workshop-lab-figures = Hvað kom út

# English: As wanted
workshop-lab-fits = Eins og óskað var

# English: Take these values
workshop-lab-take = Nota þessi gildi

# English: What changed
workshop-lab-changes = Hvað breyttist

# English: What each component is worth
workshop-lab-components = Hvers virði hver íhlutur er

# English: This edition
workshop-lab-this = Þessi útgáfa

# English: Printed game
workshop-lab-printed = Prentaða spilið

# English: Uses in a game
workshop-lab-uses = Notkun í spili

# English: In so many games
workshop-lab-share = Í svo mörgum spilum

# English: Difference, with its interval
workshop-lab-between = Munur með bili

# English: for sure
workshop-lab-real = öruggt

# English: Test it
workshop-lab-test = Prófa

# English: It runs in the background, one test at a time, and goes on while you play.
workshop-lab-test-lead = Prófunin keyrir í bakgrunni, ein í einu, og heldur áfram meðan þú spilar.

# English: Bots
workshop-lab-bot = Bottar

# English: Games
workshop-lab-games = Spil

# English: Begin
workshop-lab-begin = Byrja

# English: Tune it
workshop-lab-tune = Stilla

# English: Choose up to three values that may change, and say what should come out. A run that was stopped goes on with what is missing when it is begun again in the same way.
workshop-lab-tune-lead = Veldu allt að þrjú gildi sem mega breytast og segðu hvað á að koma út. Stöðvuð keyrsla heldur áfram með það sem vantar ef hún er hafin aftur á sama hátt.

# English: Teach its bots
workshop-lab-train = Kenna þjörkunum

# English: Let them learn this version from games against themselves. If what they have learnt wins, they play by it from then on: in tests, and at tables with this version.
workshop-lab-train-lead = Láttu þá læra þessa útgáfu af leikjum við sjálfa sig. Ef það sem þeir hafa lært vinnur spila þeir eftir því upp frá því: í prófunum og við borð með þessari útgáfu.

# English: This hall has nothing to teach them with: it lacks JAX, which pip install meadhall[train] brings.
workshop-lab-no-train = Í þennan sal vantar það sem þarf til að kenna þeim: JAX, sem pip install meadhall[train] setur upp.

# English: Minutes
workshop-lab-minutes = Mínútur

# English: Bots that search have learnt this version.
workshop-lab-judge-own = Þjarkar sem leita hafa lært þessa útgáfu.

# English: Bots that search have learnt the printed game so far, and play this version by that.
workshop-lab-judge-printed = Þjarkar sem leita hafa hingað til lært prentaða spilið og spila þessa útgáfu eftir því.

# English: Bots that search have learnt nothing about this game so far.
workshop-lab-judge-none = Þjarkar sem leita hafa ekkert lært um þetta spil hingað til.

# English: from
workshop-lab-from = frá

# English: to
workshop-lab-to = til

# English: Options
workshop-lab-options = Valkostir

# English: What should come out
workshop-lab-aim-figure = Hvað á að koma út

# English: Target
workshop-lab-aim-target = Markmið

# English: wins of the first seat or side
workshop-lab-figure-share = sigrar fyrsta sætis eða fyrra liðs

# English: turns of a game
workshop-lab-figure-turns = lotur í spili

# English: decisions of a game
workshop-lab-figure-decisions = ákvarðanir í spili

# English: Back
workshop-back = Til baka

# English: Everything that the board is drawn with. Touch a look to lay a picture of your own over it.
workshop-looks-lead = Allt sem borðið er teiknað með. Snertu útlit til að leggja þína eigin mynd yfir það.

# English: Take a photograph of your own component, cut out what belongs to it, and play with it.
workshop-picture-lead = Taktu ljósmynd af þínum eigin íhlut, klipptu út það sem tilheyrir honum og spilaðu með hann.

# English: Where should it lie?
workshop-picture-what = Hvar á hún að liggja?

# English: the whole component
workshop-picture-whole = allur íhluturinn

# English: has a picture
workshop-picture-has = er með mynd

# English: Photograph or scan (PNG, JPEG or SVG, { $most } KB without scripts)
workshop-picture-file = Ljósmynd eða skönnun (PNG, JPEG eða SVG, { $most } KB án JavaScript)

# English: Drag over the picture to choose what is seen, or move the edges.
workshop-picture-crop = Dragðu yfir myndina til að velja hvað sést, eða færðu brúnirnar.

# English: left
workshop-picture-left = vinstri

# English: right
workshop-picture-right = hægri

# English: top
workshop-picture-top = efst

# English: bottom
workshop-picture-bottom = neðst

# English: Turn
workshop-picture-turn = Snúa

# English: Straighten
workshop-picture-tilt = Rétta af

# English: Shape
workshop-picture-cut = Lögun

# English: rectangle
workshop-picture-cut-rectangle = ferhyrnd

# English: round
workshop-picture-cut-round = kringlótt

# English: hexagon
workshop-picture-cut-hexagon = sexhyrnd

# English: Pictures of a published game belong to its makers. Yours stays in this hall, and is shown only to people who have the address of this edition or sit at a table that plays with it. Share it only if you may.
workshop-picture-rights = Myndir úr útgefnu spili tilheyra þeim sem gerðu það. Þín verður eftir í þessum sal og sést aðeins þeim sem hafa slóð útgáfunnar eða sitja við borð sem spilar með hana. Deildu henni aðeins ef þú mátt.

# English: Use this picture
workshop-picture-keep = Nota þessa mynd

# English: Take the picture down
workshop-picture-drop = Taka myndina niður

## What the workshop refuses.

# English: this picture is gone
workshop-no-picture = þessi mynd er horfin

# English: a picture has at most { $most } KB: cut it out or make it smaller
workshop-picture-long = mynd er mest { $most } KB: klipptu hana til eða minnkaðu hana

# English: a picture of { $wide } x { $high } points is too large; a side has at most { $most }
workshop-picture-large = mynd með { $wide } × { $high } punktum er of stór; mest { $most } á hlið

# English: this picture is damaged or cut off
workshop-picture-broken = þessi mynd er skemmd eða klippt af

# English: this is no PNG, JPEG or SVG
workshop-picture-kind = þetta er hvorki PNG, JPEG né SVG

# English: this SVG has something that pictures here cannot have: save it as plain SVG, with a size, or as PNG
workshop-picture-svg = þessi SVG-mynd hefur eitthvað sem myndir hér mega ekki hafa: vistaðu hana sem einfalt SVG með stærð, eða sem PNG

# English: only a browser with scripts can measure this look: choose the whole component, or allow scripts
workshop-picture-frame = til að mæla þetta útlit þarf JavaScript í vafranum: veldu allan íhlutinn eða leyfðu JavaScript

# English: the pictures of an edition have at most { $most } MB together
workshop-pictures-many = myndir útgáfu eru samtals mest { $most } MB

# English: all your pictures have at most { $most } MB together: delete some first
workshop-pictures-all = allar myndirnar þínar eru samtals mest { $most } MB: eyddu nokkrum fyrst

# English: this zip file is damaged, or no edition with pictures
workshop-zip-bad = þessi zip-skrá er skemmd eða ekki útgáfa með myndum

# English: { $name } is larger than { $most } KB
workshop-zip-large = { $name } er stærri en { $most } KB

# English: these are no confirmed facts: { $why }
workshop-no-facts = þetta eru ekki staðfestar staðreyndir: { $why }

# English: a test of this edition is under way: wait for it, or stop it
workshop-lab-runs = prófun á þessari útgáfu er í gangi: bíddu eftir henni eða stöðvaðu hana

# English: too many tests wait already: try it later
workshop-lab-many = of margar prófanir bíða: reyndu síðar

# English: a value that may change goes from a lower to a higher number, with fewer than { $most } steps
workshop-lab-range = gildi sem má breytast fer frá lægri til hærri tölu, með færri en { $most } skrefum

# English: choose a value that may change, and for each figure a number as target: 50% or 12
workshop-lab-aim = veldu gildi sem má breytast og tölu sem markmið fyrir hverja stærð: 50% eða 12

# English: many tests in a short time: wait some minutes
too-many-labs = margar prófanir á stuttum tíma: bíddu nokkrar mínútur

# English: something must stand here
workshop-needed = hér þarf eitthvað að standa

# English: “{ $text }” is no whole number
workshop-no-number = „{ $text }“ er ekki heil tala

# English: a number has at most { $most } digits here
workshop-number-long = tala er hér mest { $most } tölustafir

# English: { $text } is no number that a game could use
workshop-number-odd = { $text } er ekki tala sem spil getur notað

# English: a text has at most { $most } letters here
workshop-text-long = texti er hér mest { $most } stafir

# English: there is no such edition, or it was deleted
workshop-no-edition = þessi útgáfa er ekki til, eða henni var eytt

# English: you have { $most } editions already: delete one first
workshop-many-editions = þú átt nú þegar { $most } útgáfur: eyddu einni fyrst

# English: this edition cannot be played: { $why }
workshop-unplayable = ekki er hægt að spila þessa útgáfu: { $why }

# English: a content file has at most { $most } KB
workshop-file-long = íhlutaskrá er mest { $most } KB

# English: this is not TOML: { $why }
workshop-no-toml = þetta er ekki TOML: { $why }

# English: a content file has at most { $most } values, and few tables within tables
workshop-file-large = íhlutaskrá hefur mest { $most } gildi og fáar töflur innan í töflum

# English: the rules cannot be played with these components ({ $why })
workshop-cannot-build = ekki er hægt að spila eftir reglunum með þessum íhlutum ({ $why })

# English: there is no such component in this edition any more
workshop-no-part = þessi íhlutur er ekki lengur í útgáfunni

# English: this edition is somebody else’s: make a copy of your own to change it
workshop-not-yours = einhver annar á þessa útgáfu: gerðu þitt eigið eintak til að breyta henni

# English: meanwhile somebody else has added or taken out entries of this list: open the component again
workshop-list-moved = á meðan bætti einhver annar við eða fjarlægði færslur af listanum: opnaðu íhlutinn aftur

# English: this file is for { $theirs }, not for { $own }
workshop-other-game = þessi skrá er fyrir { $theirs }, ekki fyrir { $own }

# English: many changes in a short time: wait a moment
too-many-editions = margar breytingar á stuttum tíma: bíddu andartak

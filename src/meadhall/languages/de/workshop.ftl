## The workshop: editions of your own.

# English: Workshop
workshop = Werkstatt

# English: Every card, tile and number of a game, drawn as in play: correct what your own copy says, lay a photograph over it, invent something new, and play with it at once.
workshop-lead = Jede Karte, jedes Plättchen und jede Zahl eines Spiels, gezeichnet wie im Spiel: Verbessere, was in deiner Schachtel anders ist, leg ein Foto darüber, erfinde Neues und spiel sofort damit.

# English: Your editions
workshop-yours = Deine Ausgaben

# English: Choose a game
workshop-games = Wähle ein Spiel

# English: version { $version }
workshop-version = Version { $version }

# English: The components that the hall plays with. Your corrections become an edition of your own.
workshop-printed = Das Material, mit dem die Halle spielt. Was du verbesserst, wird deine eigene Ausgabe.

# English: This cannot be played yet
workshop-wrong = So lässt sich noch nicht spielen

# English: What is wrong, and the remarks of the content file, are told in English: they quote the names that stand in that file.
workshop-english = Was nicht stimmt und die Anmerkungen der Inhaltsdatei stehen auf Englisch da: Sie nennen die Namen, die in dieser Datei stehen.

# English: Some options cannot be had with this edition
workshop-options-gone = Einige Varianten gibt es mit dieser Ausgabe nicht

# English: What to do with it
workshop-do = Was du damit tun kannst

# English: Play with it
workshop-play = Damit spielen

# English: With friends …
workshop-play-friends = Mit Freunden …

# English: Compare
workshop-compare = Vergleichen

# English: Content file (TOML)
workshop-download = Materialdatei (TOML)

# English: With pictures (zip)
workshop-download-zip = Mit Bildern (Zip)

# English: Confirmed facts ({ $count })
workshop-facts = Bestätigte Fakten ({ $count })

# English: facts taken over: { $count }
workshop-facts-taken = Übernommene Fakten: { $count }

# English: facts about components that this edition does not have: { $count }
workshop-facts-unknown = Fakten über Material, das diese Ausgabe nicht hat: { $count }

# English: All looks
workshop-looks = Alle Bilder

# English: Test and tune
workshop-test = Testen und abstimmen

# English: Undo
workshop-undo = Rückgängig

# English: Redo
workshop-redo = Wiederholen

# English: Touch a component to change it.
workshop-here = Tippe an, was du ändern willst.

# English: This edition is somebody else’s. Look at it, play with it, or make a copy of your own below.
workshop-here-others = Diese Ausgabe gehört jemand anderem. Sieh sie dir an, spiel damit oder mach dir unten eine eigene Kopie.

# English: Touch a component to correct it: with the first change you get an edition of your own.
workshop-here-printed = Tippe an, was du verbessern willst: Mit der ersten Änderung bekommst du eine eigene Ausgabe.

# English: from the rulebook: { $count }
workshop-from-text = aus der Regel: { $count }

# English: inferred: { $count }
workshop-from-inferred = erschlossen: { $count }

# English: invented: { $count }
workshop-from-invented = erfunden: { $count }

# English: confirmed: { $count }
workshop-from-sure = bestätigt: { $count }

# English: Rulebook
workshop-is-text = Regel

# English: Inferred
workshop-is-inferred = Erschlossen

# English: Invented
workshop-is-invented = Erfunden

# English: Confirmed
workshop-is-sure = Bestätigt

# English: Numbers and facts
workshop-numbers = Zahlen und Angaben

# English: changed values: { $count }
workshop-changed = geänderte Werte: { $count }

# English: something is wrong here
workshop-wrong-here = hier stimmt etwas nicht

# English: Share
workshop-share = Teilen

# English: Address of this edition
workshop-link = Adresse dieser Ausgabe

# English: Whoever has this address sees the edition, with its pictures, and can play with it.
workshop-share-lead = Wer diese Adresse hat, sieht die Ausgabe mit ihren Bildern und kann damit spielen.

# English: Let them change it, too
workshop-share-all = Andere dürfen sie auch ändern

# English: Only I may change it
workshop-share-alone = Nur ich darf sie ändern

# English: Name of the edition
workshop-name = Name der Ausgabe

# English: Rename
workshop-rename = Umbenennen

# English: Delete this edition
workshop-drop = Diese Ausgabe löschen

# English: Tables that play with it keep its components. Its pictures go, and the hall’s own drawings take their place.
workshop-drop-meaning = Tische, die damit spielen, behalten das Material. Die Bilder verschwinden, und die Zeichnungen der Halle treten an ihre Stelle.

# English: Copies and files
workshop-copies = Kopien und Dateien

# English: Make a copy
workshop-make = Kopie anlegen

# English: A file of yours (TOML, zip, or confirmed facts)
workshop-bring = Eine Datei von dir (TOML, Zip oder bestätigte Fakten)

# English: Bring it in
workshop-upload = Hochladen

# English: { $name }: my copy
workshop-first-name = { $name }: mein Exemplar

# English: My copy
workshop-first-name-guest = Mein Exemplar

# English: Components
workshop-parts = Material

# English: before
workshop-before = vorheriges

# English: next
workshop-after = nächstes

# English: All components
workshop-all-parts = Alles Material

# English: Somebody else has changed this meanwhile, to: { $theirs }.
workshop-clash = Inzwischen hat jemand anderes eingetragen: { $theirs }.

# English: Keep mine all the same
workshop-clash-mine = Trotzdem meines behalten

# English: Printed game: { $value }
workshop-printed-value = Gedrucktes Spiel: { $value }

# English: The confirmed value was: { $value }
workshop-stale = Bestätigt war: { $value }

# English: Source
workshop-note = Quelle

# English: Where it stands
workshop-note-source = Wo es steht

# English: from my copy, p. 4
workshop-note-example = aus meinem Exemplar, S. 4

# English: This is what my copy says
workshop-note-sure = So habe ich es auf meinem Exemplar gesehen

# English: Tune it
workshop-tune-it = Abstimmen

# English: Add an entry of your own
workshop-new-entry = Eigenen Eintrag hinzufügen

# English: Name
workshop-new-entry-name = Name

# English: Value
workshop-new-entry-value = Wert

# English: Save
workshop-save = Speichern

# English: Save in my own edition
workshop-save-first = In meiner eigenen Ausgabe speichern

# English: Save and copy
workshop-copy = Speichern und kopieren

# English: Take it out
workshop-remove = Herausnehmen

# English: Your own picture
workshop-own-picture = Dein eigenes Bild

# English: Touch two places to join them, or to part them.
workshop-join = Berühre zwei Orte, um sie zu verbinden oder zu trennen.

# English: Compare with
workshop-compare-with = Vergleichen mit

# English: Show
workshop-compare-show = Zeigen

# English: Value
workshop-compare-value = Wert

# English: There is no difference.
workshop-compare-same = Es gibt keinen Unterschied.

# English: the printed game ({ $edition })
workshop-with-printed = dem gedruckten Spiel ({ $edition })

# English: former edition { $name }
workshop-with-former = früherer Ausgabe { $name }

# English: version { $version }, by { $who }
workshop-with-step = Version { $version } von { $who }

# English: Edition
workshop-edition = Ausgabe

# English: You play with the edition “{ $edition }”.
workshop-plays = Du spielst mit der Ausgabe „{ $edition }“.

# English: gap
workshop-gap = Lücke

# English: saved
workshop-saved = gespeichert

# English: { $who } has changed this edition meanwhile; changed values: { $count }
workshop-meanwhile = { $who } hat diese Ausgabe inzwischen geändert; geänderte Werte: { $count }

# English: { $name }: now { $now }, before { $was }
workshop-theirs = { $name }: jetzt { $now }, vorher { $was }

# English: A whole new game
workshop-new-game = Ein ganz neues Spiel

# English: You get a folder (zip) with components, rules and a board that work. Put it where MEADHALL_GAMES looks, and its components can be edited here. Its rules are Python: rules.py in the folder, and docs/writing-a-game.md tells how to go on.
workshop-new-game-lead = Du bekommst einen Ordner (Zip) mit Material, Regeln und Brett, die schon funktionieren. Leg ihn dorthin, wo MEADHALL_GAMES sucht, und sein Material lässt sich hier bearbeiten. Die Regeln sind Python: rules.py im Ordner, und docs/writing-a-game.md sagt, wie es weitergeht.

# English: It begins as a small game that works: three in a row. Its components can be edited here at once; its rules are Python, and its page says where they lie.
workshop-new-game-home = Es beginnt als kleines Spiel, das funktioniert: drei in einer Reihe. Sein Material lässt sich hier sofort bearbeiten; seine Regeln sind Python, und seine Seite sagt, wo sie liegen.

# English: the title should begin with a letter and be new in this hall: a folder is named after it
workshop-new-game-name = der Titel soll mit einem Buchstaben beginnen und nicht der eines Spiels sein, das es hier schon gibt: Nach ihm wird der Ordner benannt

# English: Title
workshop-new-game-title = Titel

# English: Make it
workshop-new-game-make = Anlegen

# English: The rules of this game are Python: rules.py in { $folder }; docs/writing-a-game.md tells how to go on. Open the hall anew after a change there.
workshop-folder = Die Regeln dieses Spiels sind Python: rules.py in { $folder }; docs/writing-a-game.md erzählt, wie es weitergeht. Öffne die Halle nach einer Änderung dort neu.

# English: yes
workshop-yes = ja

# English: Bots play this edition and the printed game with the same dice. The page tells real differences from luck.
workshop-lab-lead = Bots spielen diese Ausgabe und das gedruckte Spiel mit denselben Würfeln. Die Seite trennt echte Unterschiede vom Glück.

# English: Correct something first: then there is an edition to be tested.
workshop-lab-first = Verbessere zuerst etwas: Dann gibt es eine Ausgabe, die sich testen lässt.

# English: the run has ended before its time
workshop-lab-failed = der Lauf ist vor der Zeit zu Ende gegangen

# English: It waits for its turn.
workshop-lab-waiting = Der Test wartet, bis er an der Reihe ist.

# English: Games so far: { $done } of { $total }
workshop-lab-going = Partien bisher: { $done } von { $total }

# English: The bots learn. Seconds so far: { $done } of { $total }
workshop-lab-learning = Die Bots lernen. Sekunden bisher: { $done } von { $total }

# English: Stop
workshop-lab-stop = Anhalten

# English: Look again
workshop-lab-look = Noch einmal nachsehen

# English: The last test
workshop-lab-last-test = Der letzte Test

# English: The last tuning
workshop-lab-last-tune = Die letzte Abstimmung

# English: What its bots have learnt
workshop-lab-last-train = Was ihre Bots gelernt haben

# English: Version { $version }, { $games } games of { $bot }.
workshop-lab-about = Version { $version }, { $games } Partien von { $bot }.

# English: Version { $version }, learnt from { $games } games.
workshop-lab-about-train = Version { $version }, gelernt aus { $games } Partien.

# English: The edition has been changed since.
workshop-lab-old = Die Ausgabe wurde seitdem geändert.

# English: Values
workshop-lab-values = Werte

# English: What came out
workshop-lab-figures = Was herauskam

# English: As wanted
workshop-lab-fits = Wie gewünscht

# English: Take these values
workshop-lab-take = Diese Werte übernehmen

# English: What changed
workshop-lab-changes = Was sich geändert hat

# English: What each component is worth
workshop-lab-components = Was jedes Stück wert ist

# English: This edition
workshop-lab-this = Diese Ausgabe

# English: Printed game
workshop-lab-printed = Gedrucktes Spiel

# English: Uses in a game
workshop-lab-uses = Nutzungen je Partie

# English: In so many games
workshop-lab-share = In so vielen Partien

# English: Difference, with its interval
workshop-lab-between = Unterschied mit Bereich

# English: for sure
workshop-lab-real = sicher

# English: Test it
workshop-lab-test = Testen

# English: It runs in the background, one test at a time, and goes on while you play.
workshop-lab-test-lead = Der Test läuft im Hintergrund, immer nur einer zugleich, und geht weiter, während du spielst.

# English: Bots
workshop-lab-bot = Bots

# English: Games
workshop-lab-games = Partien

# English: Begin
workshop-lab-begin = Beginnen

# English: Tune it
workshop-lab-tune = Abstimmen

# English: Choose up to three values that may change, and say what should come out. A run that was stopped goes on with what is missing when it is begun again in the same way.
workshop-lab-tune-lead = Wähle bis zu drei Werte, die sich ändern dürfen, und sag, was herauskommen soll. Ein angehaltener Lauf macht mit dem weiter, was fehlt, wenn er genauso wieder begonnen wird.

# English: Teach its bots
workshop-lab-train = Den Bots beibringen

# English: Let them learn this version from games against themselves. If what they have learnt wins, they play by it from then on: in tests, and at tables with this version.
workshop-lab-train-lead = Lass sie diese Version in Partien gegen sich selbst lernen. Gewinnt das Gelernte, spielen sie von da an danach: in Tests und an Tischen mit dieser Version.

# English: This hall has nothing to teach them with: it lacks JAX, which pip install meadhall[train] brings.
workshop-lab-no-train = Dieser Halle fehlt, womit man ihnen etwas beibringt: JAX, das pip install meadhall[train] mitbringt.

# English: Minutes
workshop-lab-minutes = Minuten

# English: Bots that search have learnt this version.
workshop-lab-judge-own = Bots, die suchen, haben diese Version gelernt.

# English: Bots that search have learnt the printed game so far, and play this version by that.
workshop-lab-judge-printed = Bots, die suchen, haben bisher das gedruckte Spiel gelernt und spielen diese Version danach.

# English: Bots that search have learnt nothing about this game so far.
workshop-lab-judge-none = Bots, die suchen, haben über dieses Spiel bisher nichts gelernt.

# English: from
workshop-lab-from = von

# English: to
workshop-lab-to = bis

# English: Options
workshop-lab-options = Varianten

# English: What should come out
workshop-lab-aim-figure = Was herauskommen soll

# English: Target
workshop-lab-aim-target = Ziel

# English: wins of the first seat or side
workshop-lab-figure-share = Siege des ersten Platzes oder der ersten Seite

# English: turns of a game
workshop-lab-figure-turns = Züge einer Partie

# English: decisions of a game
workshop-lab-figure-decisions = Entscheidungen einer Partie

# English: Back
workshop-back = Zurück

# English: Everything that the board is drawn with. Touch a look to lay a picture of your own over it.
workshop-looks-lead = Alles, womit das Brett gezeichnet wird. Tippe ein Bild an, um dein eigenes darüberzulegen.

# English: Take a photograph of your own component, cut out what belongs to it, and play with it.
workshop-picture-lead = Fotografiere dein eigenes Material, schneide aus, was dazugehört, und spiel damit.

# English: Where should it lie?
workshop-picture-what = Wo soll es liegen?

# English: the whole component
workshop-picture-whole = das ganze Stück

# English: has a picture
workshop-picture-has = hat ein Bild

# English: Photograph or scan (PNG, JPEG or SVG, { $most } KB without scripts)
workshop-picture-file = Foto oder Scan (PNG, JPEG oder SVG, ohne Skripte bis { $most } KB)

# English: Drag over the picture to choose what is seen, or move the edges.
workshop-picture-crop = Zieh über das Bild, um den Ausschnitt zu wählen, oder verschiebe die Ränder.

# English: left
workshop-picture-left = links

# English: right
workshop-picture-right = rechts

# English: top
workshop-picture-top = oben

# English: bottom
workshop-picture-bottom = unten

# English: Turn
workshop-picture-turn = Drehen

# English: Straighten
workshop-picture-tilt = Gerade richten

# English: Shape
workshop-picture-cut = Form

# English: rectangle
workshop-picture-cut-rectangle = rechteckig

# English: round
workshop-picture-cut-round = rund

# English: hexagon
workshop-picture-cut-hexagon = sechseckig

# English: Pictures of a published game belong to its makers. Yours stays in this hall, and is shown only to people who have the address of this edition or sit at a table that plays with it. Share it only if you may.
workshop-picture-rights = Bilder eines veröffentlichten Spiels gehören denen, die es gemacht haben. Deines bleibt in dieser Halle, und nur wer die Adresse dieser Ausgabe hat oder an einem Tisch mit ihr sitzt, sieht es. Teile es nur, wenn du das darfst.

# English: Use this picture
workshop-picture-keep = Dieses Bild verwenden

# English: Take the picture down
workshop-picture-drop = Bild wegnehmen

## What the workshop refuses.

# English: this picture is gone
workshop-no-picture = dieses Bild ist nicht mehr da

# English: a picture has at most { $most } KB: cut it out or make it smaller
workshop-picture-long = ein Bild hat höchstens { $most } KB: Schneide es zu oder mach es kleiner

# English: a picture of { $wide } x { $high } points is too large; a side has at most { $most }
workshop-picture-large = ein Bild mit { $wide } × { $high } Punkten ist zu groß; höchstens { $most } dürfen es an einer Seite sein

# English: this picture is damaged or cut off
workshop-picture-broken = dieses Bild ist beschädigt oder unvollständig

# English: this is no PNG, JPEG or SVG
workshop-picture-kind = das ist weder PNG noch JPEG noch SVG

# English: this SVG has something that pictures here cannot have: save it as plain SVG, with a size, or as PNG
workshop-picture-svg = dieses SVG enthält etwas, was Bilder hier nicht haben dürfen: Speichere es als einfaches SVG mit Größe oder als PNG

# English: only a browser with scripts can measure this look: choose the whole component, or allow scripts
workshop-picture-frame = dieses Bild kann nur ein Browser mit Skripten ausmessen: Wähle das ganze Stück oder erlaube Skripte

# English: the pictures of an edition have at most { $most } MB together
workshop-pictures-many = die Bilder einer Ausgabe haben zusammen höchstens { $most } MB

# English: all your pictures have at most { $most } MB together: delete some first
workshop-pictures-all = alle deine Bilder haben zusammen höchstens { $most } MB: Lösch zuerst einige

# English: this zip file is damaged, or no edition with pictures
workshop-zip-bad = diese Zip-Datei ist beschädigt oder keine Ausgabe mit Bildern

# English: { $name } is larger than { $most } KB
workshop-zip-large = { $name } ist größer als { $most } KB

# English: these are no confirmed facts: { $why }
workshop-no-facts = das sind keine bestätigten Fakten: { $why }

# English: a test of this edition is under way: wait for it, or stop it
workshop-lab-runs = ein Test dieser Ausgabe läuft schon: Warte ihn ab oder halte ihn an

# English: too many tests wait already: try it later
workshop-lab-many = es warten schon zu viele Tests: Versuch es später

# English: a value that may change goes from a lower to a higher number, with fewer than { $most } steps
workshop-lab-range = ein Wert, der sich ändern darf, geht von einer kleineren zu einer größeren Zahl, mit weniger als { $most } Schritten

# English: choose a value that may change, and for each figure a number as target: 50% or 12
workshop-lab-aim = wähle einen Wert, der sich ändern darf, und für jede Größe eine Zahl als Ziel: 50% oder 12

# English: many tests in a short time: wait some minutes
too-many-labs = viele Tests in kurzer Zeit: Warte einige Minuten

# English: something must stand here
workshop-needed = hier muss etwas stehen

# English: “{ $text }” is no whole number
workshop-no-number = „{ $text }“ ist keine ganze Zahl

# English: a number has at most { $most } digits here
workshop-number-long = eine Zahl hat hier höchstens { $most } Ziffern

# English: { $text } is no number that a game could use
workshop-number-odd = { $text } ist keine Zahl, mit der ein Spiel etwas anfangen kann

# English: a text has at most { $most } letters here
workshop-text-long = ein Text hat hier höchstens { $most } Zeichen

# English: there is no such edition, or it was deleted
workshop-no-edition = diese Ausgabe gibt es nicht, oder sie wurde gelöscht

# English: you have { $most } editions already: delete one first
workshop-many-editions = du hast schon { $most } Ausgaben: Lösch zuerst eine

# English: this edition cannot be played: { $why }
workshop-unplayable = mit dieser Ausgabe lässt sich nicht spielen: { $why }

# English: a content file has at most { $most } KB
workshop-file-long = eine Materialdatei hat höchstens { $most } KB

# English: this is not TOML: { $why }
workshop-no-toml = das ist kein TOML: { $why }

# English: a content file has at most { $most } values, and few tables within tables
workshop-file-large = eine Materialdatei hat höchstens { $most } Werte und nur wenige Tabellen in Tabellen

# English: the rules cannot be played with these components ({ $why })
workshop-cannot-build = mit diesem Material lassen sich die Regeln nicht spielen ({ $why })

# English: there is no such component in this edition any more
workshop-no-part = dieses Material gibt es in der Ausgabe nicht mehr

# English: this edition is somebody else’s: make a copy of your own to change it
workshop-not-yours = diese Ausgabe gehört jemand anderem: Mach dir eine Kopie, um sie zu ändern

# English: meanwhile somebody else has added or taken out entries of this list: open the component again
workshop-list-moved = inzwischen hat jemand anderes Einträge dieser Liste hinzugefügt oder herausgenommen: Öffne das Material noch einmal

# English: this file is for { $theirs }, not for { $own }
workshop-other-game = diese Datei ist für { $theirs }, nicht für { $own }

# English: many changes in a short time: wait a moment
too-many-editions = viele Änderungen in kurzer Zeit: Warte einen Moment

## The workshop: editions of your own.

workshop = Workshop

workshop-lead = Every card, tile and number of a game, drawn as in play: correct what your own copy says, lay a photograph over it, invent something new, and play with it at once.

workshop-yours = Your editions

workshop-games = Choose a game

workshop-version = version { $version }

workshop-printed = The components that the hall plays with. Your corrections become an edition of your own.

workshop-wrong = This cannot be played yet

workshop-english = What is wrong, and the remarks of the content file, are told in English: they quote the names that stand in that file.

workshop-options-gone = Some options cannot be had with this edition

workshop-do = What to do with it

workshop-play = Play with it

workshop-play-friends = With friends …

workshop-compare = Compare

workshop-download = Content file (TOML)

workshop-download-zip = With pictures (zip)

workshop-facts = Confirmed facts ({ $count })

workshop-facts-taken = facts taken over: { $count }

workshop-facts-unknown = facts about components that this edition does not have: { $count }

workshop-looks = All looks

workshop-test = Test and tune

workshop-undo = Undo

workshop-redo = Redo

workshop-here = Touch a component to change it.

workshop-here-others = This edition is somebody else’s. Look at it, play with it, or make a copy of your own below.

workshop-here-printed = Touch a component to correct it: with the first change you get an edition of your own.

workshop-from-text = from the rulebook: { $count }

workshop-from-inferred = inferred: { $count }

workshop-from-invented = invented: { $count }

workshop-from-sure = confirmed: { $count }

workshop-is-text = Rulebook

workshop-is-inferred = Inferred

workshop-is-invented = Invented

workshop-is-sure = Confirmed

workshop-numbers = Numbers and facts

workshop-changed = changed values: { $count }

workshop-wrong-here = something is wrong here

workshop-share = Share

workshop-link = Address of this edition

workshop-share-lead = Whoever has this address sees the edition, with its pictures, and can play with it.

workshop-share-all = Let them change it, too

workshop-share-alone = Only I may change it

workshop-name = Name of the edition

workshop-rename = Rename

workshop-drop = Delete this edition

workshop-drop-meaning = Tables that play with it keep its components. Its pictures go, and the hall’s own drawings take their place.

workshop-copies = Copies and files

workshop-make = Make a copy

workshop-bring = A file of yours (TOML, zip, or confirmed facts)

workshop-upload = Bring it in

workshop-first-name = { $name }: my copy

workshop-first-name-guest = My copy

workshop-parts = Components

workshop-before = before

workshop-after = next

workshop-all-parts = All components

workshop-clash = Somebody else has changed this meanwhile, to: { $theirs }.

workshop-clash-mine = Keep mine all the same

workshop-printed-value = Printed game: { $value }

workshop-stale = The confirmed value was: { $value }

workshop-note = Source

workshop-note-source = Where it stands

workshop-note-example = from my copy, p. 4

workshop-note-sure = This is what my copy says

workshop-tune-it = Tune it

workshop-new-entry = Add an entry of your own

workshop-new-entry-name = Name

workshop-new-entry-value = Value

workshop-save = Save

workshop-save-first = Save in my own edition

workshop-copy = Save and copy

workshop-remove = Take it out

workshop-own-picture = Your own picture

workshop-join = Touch two places to join them, or to part them.

workshop-compare-with = Compare with

workshop-compare-show = Show

workshop-compare-value = Value

workshop-compare-same = There is no difference.

workshop-with-printed = the printed game ({ $edition })

workshop-with-former = former edition { $name }

workshop-with-step = version { $version }, by { $who }

workshop-edition = Edition

workshop-plays = You play with the edition “{ $edition }”.

workshop-gap = gap

workshop-saved = saved

workshop-meanwhile = { $who } has changed this edition meanwhile; changed values: { $count }

workshop-theirs = { $name }: now { $now }, before { $was }

workshop-new-game = A whole new game

workshop-new-game-lead = You get a folder (zip) with components, rules and a board that work. Put it where MEADHALL_GAMES looks, and its components can be edited here. Its rules are Python: rules.py in the folder, and docs/writing-a-game.md tells how to go on.

workshop-new-game-home = It begins as a small game that works: three in a row. Its components can be edited here at once; its rules are Python, and its page says where they lie.

workshop-new-game-name = the title should begin with a letter and be new in this hall: a folder is named after it

workshop-new-game-title = Title

workshop-new-game-make = Make it

workshop-folder = The rules of this game are Python: rules.py in { $folder }; docs/writing-a-game.md tells how to go on. Open the hall anew after a change there.

workshop-yes = yes

workshop-lab-lead = Bots play this edition and the printed game with the same dice. The page tells real differences from luck.

workshop-lab-first = Correct something first: then there is an edition to be tested.

workshop-lab-failed = the run has ended before its time

workshop-lab-waiting = It waits for its turn.

workshop-lab-going = Games so far: { $done } of { $total }

workshop-lab-learning = The bots learn. Seconds so far: { $done } of { $total }

workshop-lab-stop = Stop

workshop-lab-look = Look again

workshop-lab-last-test = The last test

workshop-lab-last-tune = The last tuning

workshop-lab-last-train = What its bots have learnt

workshop-lab-about = Version { $version }, { $games } games of { $bot }.

workshop-lab-about-train = Version { $version }, learnt from { $games } games.

workshop-lab-old = The edition has been changed since.

workshop-lab-values = Values

workshop-lab-figures = What came out

workshop-lab-fits = As wanted

workshop-lab-take = Take these values

workshop-lab-changes = What changed

workshop-lab-components = What each component is worth

workshop-lab-this = This edition

workshop-lab-printed = Printed game

workshop-lab-uses = Uses in a game

workshop-lab-share = In so many games

workshop-lab-between = Difference, with its interval

workshop-lab-real = for sure

workshop-lab-test = Test it

workshop-lab-test-lead = It runs in the background, one test at a time, and goes on while you play.

workshop-lab-bot = Bots

workshop-lab-games = Games

workshop-lab-begin = Begin

workshop-lab-tune = Tune it

workshop-lab-tune-lead = Choose up to three values that may change, and say what should come out. A run that was stopped goes on with what is missing when it is begun again in the same way.

workshop-lab-train = Teach its bots

workshop-lab-train-lead = Let them learn this version from games against themselves. If what they have learnt wins, they play by it from then on: in tests, and at tables with this version.

workshop-lab-no-train = This hall has nothing to teach them with: it lacks JAX, which pip install meadhall[train] brings.

workshop-lab-minutes = Minutes

workshop-lab-judge-own = Bots that search have learnt this version.

workshop-lab-judge-printed = Bots that search have learnt the printed game so far, and play this version by that.

workshop-lab-judge-none = Bots that search have learnt nothing about this game so far.

workshop-lab-from = from

workshop-lab-to = to

workshop-lab-options = Options

workshop-lab-aim-figure = What should come out

workshop-lab-aim-target = Target

workshop-lab-figure-share = wins of the first seat or side

workshop-lab-figure-turns = turns of a game

workshop-lab-figure-decisions = decisions of a game

workshop-back = Back

workshop-looks-lead = Everything that the board is drawn with. Touch a look to lay a picture of your own over it.

workshop-picture-lead = Take a photograph of your own component, cut out what belongs to it, and play with it.

workshop-picture-what = Where should it lie?

workshop-picture-whole = the whole component

workshop-picture-has = has a picture

workshop-picture-file = Photograph or scan (PNG, JPEG or SVG, { $most } KB without scripts)

workshop-picture-crop = Drag over the picture to choose what is seen, or move the edges.

workshop-picture-left = left

workshop-picture-right = right

workshop-picture-top = top

workshop-picture-bottom = bottom

workshop-picture-turn = Turn

workshop-picture-tilt = Straighten

workshop-picture-cut = Shape

workshop-picture-cut-rectangle = rectangle

workshop-picture-cut-round = round

workshop-picture-cut-hexagon = hexagon

workshop-picture-rights = Pictures of a published game belong to its makers. Yours stays in this hall, and is shown only to people who have the address of this edition or sit at a table that plays with it. Share it only if you may.

workshop-picture-keep = Use this picture

workshop-picture-drop = Take the picture down

## What the workshop refuses.

workshop-no-picture = this picture is gone

workshop-picture-long = a picture has at most { $most } KB: cut it out or make it smaller

workshop-picture-large = a picture of { $wide } x { $high } points is too large; a side has at most { $most }

workshop-picture-broken = this picture is damaged or cut off

workshop-picture-kind = this is no PNG, JPEG or SVG

workshop-picture-svg = this SVG has something that pictures here cannot have: save it as plain SVG, with a size, or as PNG

workshop-picture-frame = only a browser with scripts can measure this look: choose the whole component, or allow scripts

workshop-pictures-many = the pictures of an edition have at most { $most } MB together

workshop-pictures-all = all your pictures have at most { $most } MB together: delete some first

workshop-zip-bad = this zip file is damaged, or no edition with pictures

workshop-zip-large = { $name } is larger than { $most } KB

workshop-no-facts = these are no confirmed facts: { $why }

workshop-lab-runs = a test of this edition is under way: wait for it, or stop it

workshop-lab-many = too many tests wait already: try it later

workshop-lab-range = a value that may change goes from a lower to a higher number, with fewer than { $most } steps

workshop-lab-aim = choose a value that may change, and for each figure a number as target: 50% or 12

too-many-labs = many tests in a short time: wait some minutes

workshop-needed = something must stand here

workshop-no-number = “{ $text }” is no whole number

workshop-number-long = a number has at most { $most } digits here

workshop-number-odd = { $text } is no number that a game could use

workshop-text-long = a text has at most { $most } letters here

workshop-no-edition = there is no such edition, or it was deleted

workshop-many-editions = you have { $most } editions already: delete one first

workshop-unplayable = this edition cannot be played: { $why }

workshop-file-long = a content file has at most { $most } KB

workshop-no-toml = this is not TOML: { $why }

workshop-file-large = a content file has at most { $most } values, and few tables within tables

workshop-cannot-build = the rules cannot be played with these components ({ $why })

workshop-no-part = there is no such component in this edition any more

workshop-not-yours = this edition is somebody else’s: make a copy of your own to change it

workshop-list-moved = meanwhile somebody else has added or taken out entries of this list: open the component again

workshop-other-game = this file is for { $theirs }, not for { $own }

too-many-editions = many changes in a short time: wait a moment

## Finding a player.

# English: Find a player
find = Finna meðspilara

# English: Say what you would like to play. Somebody who wants the same is found for you: the nearer your ratings, the sooner.
find-lead = Segðu hvað þú vilt spila. Einhver sem vill það sama finnst handa þér: því nær sem stigin ykkar eru, þeim mun fyrr.

# English: Game
find-game = Spil

# English: Rated: the result changes our ratings, and nobody gets hints or takes back
find-rated = Til stiga: úrslitin breyta stigunum okkar og enginn fær ábendingar eða tekur til baka

# English: Find somebody
find-begin = Finna einhvern

# English: Looking for a player …
find-looking = Leita að meðspilara …

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }. The longer you wait, the more different your ratings may be.
find-looks =
    { $game }, { $clock }{ $rated ->
        [yes] , til stiga
       *[no] { "" }
    }. Því lengur sem þú bíður, þeim mun ólíkari mega stigin ykkar vera.

# English: Stay on this page: it takes you to the table as soon as somebody is there.
find-live = Vertu á þessari síðu: hún fer með þig að borðinu um leið og einhver er kominn.

# English: You need not wait here: the search goes on for three days, and you are told when it is your turn.
find-slow = Þú þarft ekki að bíða hér: leitin stendur í þrjá daga og þú færð að vita þegar þú átt leik.

# English: Nobody so far. You may also play a bot that is about as strong as you:
find-bot-lead = Enginn enn. Þú mátt líka spila við botta sem er álíka sterkur og þú:

# English: Play { $bot } now
find-bot = Spila við { $bot } núna

# English: Stop looking
find-stop = Hætta að leita

# English: Look again
find-look-again = Gá aftur

# English: Who waits now
find-others = Hver bíður núna

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }
find-wants =
    { $game }, { $clock }{ $rated ->
        [yes] , til stiga
       *[no] { "" }
    }

# English: Play together
find-join = Spila saman

# English: Nobody is looking for a player at this moment.
find-nobody = Enginn leitar að meðspilara í augnablikinu.

# English: somebody else was faster: that person plays already, or looks no more
find-gone = einhver annar varð fyrri til: sá er þegar að spila eða leitar ekki lengur

# English: with somebody you do not know you play by one of the clocks that are offered
find-no-clock = við ókunnuga spilar þú eftir einni af klukkunum sem eru í boði

## People you know.

# English: People you have played with
people = Fólk sem þú hefur spilað við

# English: You are invited
people-invitations = Þér er boðið

# English: Go there
people-come = Fara þangað

# English: No, thank you
people-decline = Nei, takk

# English:
#     { $count ->
#         [one] One game together: { $game }, { $day }.
#        *[other] { $count } games together, { $game } the last, { $day }.
#     }
people-together =
    { $count ->
        [one] { $count } spil saman: { $game }, { $day }.
       *[other] { $count } spil saman, síðast { $game }, { $day }.
    }

# English: Invite { $name }
people-invite = Bjóða: { $name }

# English: Nobody so far: whoever finishes a game with you stands here.
people-none = Enginn enn: hér birtist hver sá sem klárar spil með þér.

# English: you have not played with this person here
invite-nobody = þú hefur ekki spilað við þessa manneskju hér

# English: too many invitations in a short time: wait a moment
too-many-invitations = of mörg boð á stuttum tíma: bíddu andartak

# English: these are many tables for your evenings: begin the next round in a few minutes
too-many-rounds = þetta eru mörg borð fyrir spilakvöldin þín: byrjaðu næstu umferð eftir nokkrar mínútur

# English: you have joined many evenings: wait a minute before the next
too-many-joins = þú ert með í mörgum spilakvöldum: bíddu í mínútu áður en þú bætist í það næsta

# English: An evening together
evenings = Spilakvöld saman

# English: Several games of one kind with your friends, and a table of results. Send the link; everything else runs by itself.
evenings-lead = Nokkur spil af einni gerð með vinum þínum, og tafla yfir úrslitin. Sendu hlekkinn; allt annað gengur af sjálfu sér.

# English: Your evenings
evenings-yours = Spilakvöldin þín

# English: Form
evening-form = Fyrirkomulag

# English: best of { $most }, for two
evening-best = flestir sigrar af { $most }, fyrir tvo

# English: everybody plays everybody
evening-each = allir við alla

# English: a few rounds for many (Swiss)
evening-swiss = fáar umferðir fyrir marga (svissneska kerfið)

# English: Open an evening
evening-open = Opna spilakvöld

# English: an evening needs a game, a form and a clock that are offered
evening-cannot = spilakvöld þarf spil, fyrirkomulag og klukku sem eru í boði

# English: there is no such evening, or it was deleted
evening-none = þetta spilakvöld er ekki til, eða því var eytt

# English:
#     { $phase ->
#         [gathering] has not begun
#         [playing] is being played
#        *[over] is over
#     }
evening-phase =
    { $phase ->
        [gathering] er ekki hafið
        [playing] stendur yfir
       *[over] er búið
    }

# English: rated
evening-rated = til stiga

# English: Who comes?
evening-come = Hver kemur?

# English: Everybody who has this link may take part, until you begin:
evening-link = Hver sem hefur þennan hlekk getur verið með þar til þú byrjar:

# English: The link as a picture for the camera of a phone
evening-picture = Hlekkurinn sem mynd fyrir myndavél síma

# English: I take part
evening-join = Ég er með

# English: I do not take part
evening-leave = Ég er ekki með

# English: Begin
evening-begin = Byrja

# English: this evening has begun already
evening-begun = þetta spilakvöld er þegar hafið

# English: nobody else fits in: this form is for fewer people
evening-full = ekki komast fleiri að: þetta fyrirkomulag er fyrir færri

# English: If the number of players stays odd, a bot of about your strength fills in.
evening-odd = Ef fjöldi leikmanna verður oddatala hleypur botti af svipuðum styrk og þú í skarðið.

# English: only the host of the evening can do this
evening-not-host = aðeins gestgjafi kvöldsins getur gert þetta

# English: Players
evening-players = Leikmenn

# English: Standings
evening-standings = Staðan

# English: Points
evening-points = Stig

# English: Somebody
evening-somebody = Einhver

# English: has left; a bot plays on
evening-gone = er farin(n); botti spilar áfram

# English: Round { $round } of { $rounds }
evening-round = Umferð { $round } af { $rounds }

# English: Round { $round } of { $rounds } is being played. The next one begins when its last game is over, and takes you to your table.
evening-wait = Umferð { $round } af { $rounds } stendur yfir. Sú næsta hefst þegar síðasta spili hennar lýkur, og færir þig að borðinu þínu.

# English: To your game
evening-play = Að spilinu þínu

# English: Watch
evening-watch = Horfa á

# English: To the evening
evening-to = Að spilakvöldinu

# English: Go on without the games that are still played
evening-go-on = Halda áfram án þeirra spila sem enn standa yfir

# English: Nobody has points for a game that you do not wait for.
evening-go-on-meaning = Enginn fær stig fyrir spil sem þú bíður ekki eftir.

# English: I stop here
evening-stop = Ég hætti hér

# English: If you stop, bots play your games of the further rounds. You can come back.
evening-stop-meaning = Ef þú hættir spila bottar spilin þín í næstu umferðum. Þú getur komið aftur.

# English: I play on
evening-again = Ég held áfram

# English:
#     { $count ->
#         [one] { $names } has won the evening.
#        *[other] { $names } share the first place.
#     }
evening-won =
    { $count ->
        [one] { $names } vann spilakvöldið.
       *[other] { $names } deila fyrsta sætinu.
    }

# English: All tables of this hall
tables = Öll borð hallarinnar

# English: Tables with a free seat
tables-wait = Borð með lausu sæti

# English: Games you can watch
tables-played = Spil sem hægt er að horfa á

# English: All games
tables-all = Öll spil

# English: With somebody called
tables-name = Með einhverjum sem heitir

# English: There is no such table now.
tables-none = Slíkt borð er ekki til núna.

# English: Older tables
tables-older = Eldri borð

# English: To the newest
tables-newest = Að þeim nýjustu

# English: Met earlier
people-earlier = Fyrri kynni

# English: Met later
people-later = Nýrri kynni

## Finding a player.

# English: Find a player
find = Mitspieler finden

# English: Say what you would like to play. Somebody who wants the same is found for you: the nearer your ratings, the sooner.
find-lead = Sag, was du spielen möchtest. Jemand, der dasselbe will, wird für dich gefunden: je näher eure Wertungen, desto eher.

# English: Game
find-game = Spiel

# English: Rated: the result changes our ratings, and nobody gets hints or takes back
find-rated = Gewertet: Das Ergebnis ändert unsere Wertungen, und niemand bekommt Tipps oder nimmt zurück

# English: Find somebody
find-begin = Jemanden finden

# English: Looking for a player …
find-looking = Suche nach Mitspielern …

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }. The longer you wait, the more different your ratings may be.
find-looks =
    { $game }, { $clock }{ $rated ->
        [yes] , gewertet
       *[no] { "" }
    }. Je länger du wartest, desto verschiedener dürfen eure Wertungen sein.

# English: Stay on this page: it takes you to the table as soon as somebody is there.
find-live = Bleib auf dieser Seite: Sie bringt dich zum Tisch, sobald jemand da ist.

# English: You need not wait here: the search goes on for three days, and you are told when it is your turn.
find-slow = Du musst hier nicht warten: Die Suche läuft drei Tage, und du bekommst Bescheid, wenn du am Zug bist.

# English: Nobody so far. You may also play a bot that is about as strong as you:
find-bot-lead = Noch niemand. Du kannst auch gegen einen Bot spielen, der etwa so stark ist wie du:

# English: Play { $bot } now
find-bot = Jetzt gegen { $bot } spielen

# English: Stop looking
find-stop = Nicht mehr suchen

# English: Look again
find-look-again = Noch einmal nachsehen

# English: Who waits now
find-others = Wer gerade wartet

# English:
#     { $game }, { $clock }{ $rated ->
#         [yes] , rated
#        *[no] { "" }
#     }
find-wants =
    { $game }, { $clock }{ $rated ->
        [yes] , gewertet
       *[no] { "" }
    }

# English: Play together
find-join = Zusammen spielen

# English: Nobody is looking for a player at this moment.
find-nobody = Im Moment sucht niemand Mitspieler.

# English: somebody else was faster: that person plays already, or looks no more
find-gone = jemand anders war schneller: Diese Person spielt schon oder sucht nicht mehr

# English: with somebody you do not know you play by one of the clocks that are offered
find-no-clock = mit jemandem, den du nicht kennst, spielst du mit einer der angebotenen Uhren

## People you know.

# English: People you have played with
people = Leute, mit denen du gespielt hast

# English: You are invited
people-invitations = Du bist eingeladen

# English: Go there
people-come = Hingehen

# English: No, thank you
people-decline = Nein, danke

# English:
#     { $count ->
#         [one] One game together: { $game }, { $day }.
#        *[other] { $count } games together, { $game } the last, { $day }.
#     }
people-together =
    { $count ->
        [one] Eine Partie zusammen: { $game }, { $day }.
       *[other] { $count } Partien zusammen, zuletzt { $game }, { $day }.
    }

# English: Invite { $name }
people-invite = { $name } einladen

# English: Nobody so far: whoever finishes a game with you stands here.
people-none = Noch niemand: Hier steht, wer eine Partie mit dir zu Ende gespielt hat.

# English: you have not played with this person here
invite-nobody = mit dieser Person hast du hier nicht gespielt

# English: too many invitations in a short time: wait a moment
too-many-invitations = zu viele Einladungen in kurzer Zeit: Warte einen Moment

# English: these are many tables for your evenings: begin the next round in a few minutes
too-many-rounds = das sind viele Tische für deine Abende: Beginne die nächste Runde in ein paar Minuten

# English: you have joined many evenings: wait a minute before the next
too-many-joins = du hast bei vielen Abenden mitgemacht: Warte eine Minute vor dem nächsten

# English: An evening together
evenings = Ein gemeinsamer Abend

# English: Several games of one kind with your friends, and a table of results. Send the link; everything else runs by itself.
evenings-lead = Mehrere Partien eines Spiels mit deinen Freunden, und eine Tabelle der Ergebnisse. Verschick den Link; alles andere läuft von selbst.

# English: Your evenings
evenings-yours = Deine Abende

# English: Form
evening-form = Form

# English: best of { $most }, for two
evening-best = Best of { $most }, zu zweit

# English: everybody plays everybody
evening-each = jeder gegen jeden

# English: a few rounds for many (Swiss)
evening-swiss = wenige Runden für viele (Schweizer System)

# English: Open an evening
evening-open = Einen Abend eröffnen

# English: an evening needs a game, a form and a clock that are offered
evening-cannot = ein Abend braucht ein Spiel, eine Form und eine Uhr, die angeboten werden

# English: there is no such evening, or it was deleted
evening-none = es gibt diesen Abend nicht, oder er wurde gelöscht

# English:
#     { $phase ->
#         [gathering] has not begun
#         [playing] is being played
#        *[over] is over
#     }
evening-phase =
    { $phase ->
        [gathering] hat noch nicht begonnen
        [playing] wird gespielt
       *[over] ist zu Ende
    }

# English: rated
evening-rated = gewertet

# English: Who comes?
evening-come = Wer kommt?

# English: Everybody who has this link may take part, until you begin:
evening-link = Wer diesen Link hat, kann mitspielen, bis du beginnst:

# English: The link as a picture for the camera of a phone
evening-picture = Der Link als Bild für die Kamera eines Telefons

# English: I take part
evening-join = Ich spiele mit

# English: I do not take part
evening-leave = Ich spiele nicht mit

# English: Begin
evening-begin = Beginnen

# English: this evening has begun already
evening-begun = dieser Abend hat schon begonnen

# English: nobody else fits in: this form is for fewer people
evening-full = es passt niemand mehr hinein: Diese Form ist für weniger Leute

# English: If the number of players stays odd, a bot of about your strength fills in.
evening-odd = Bleibt die Zahl der Spieler ungerade, springt ein Bot von etwa deiner Stärke ein.

# English: only the host of the evening can do this
evening-not-host = das kann nur, wer zu dem Abend eingeladen hat

# English: Players
evening-players = Spieler

# English: Standings
evening-standings = Stand

# English: Points
evening-points = Punkte

# English: Somebody
evening-somebody = Jemand

# English: has left; a bot plays on
evening-gone = ist gegangen; ein Bot spielt weiter

# English: Round { $round } of { $rounds }
evening-round = Runde { $round } von { $rounds }

# English: Round { $round } of { $rounds } is being played. The next one begins when its last game is over, and takes you to your table.
evening-wait = Runde { $round } von { $rounds } läuft. Die nächste beginnt, wenn ihre letzte Partie zu Ende ist, und bringt dich an deinen Tisch.

# English: To your game
evening-play = Zu deiner Partie

# English: Watch
evening-watch = Zusehen

# English: To the evening
evening-to = Zum Abend

# English: Go on without the games that are still played
evening-go-on = Ohne die laufenden Partien weitermachen

# English: Nobody has points for a game that you do not wait for.
evening-go-on-meaning = Für eine Partie, auf die du nicht wartest, bekommt niemand Punkte.

# English: I stop here
evening-stop = Ich höre hier auf

# English: If you stop, bots play your games of the further rounds. You can come back.
evening-stop-meaning = Wenn du aufhörst, spielen Bots deine Partien der weiteren Runden. Du kannst zurückkommen.

# English: I play on
evening-again = Ich spiele weiter

# English:
#     { $count ->
#         [one] { $names } has won the evening.
#        *[other] { $names } share the first place.
#     }
evening-won =
    { $count ->
        [one] { $names } hat den Abend gewonnen.
       *[other] { $names } teilen sich den ersten Platz.
    }

# English: All tables of this hall
tables = Alle Tische dieser Halle

# English: Tables with a free seat
tables-wait = Tische mit einem freien Platz

# English: Games you can watch
tables-played = Partien zum Zusehen

# English: All games
tables-all = Alle Spiele

# English: With somebody called
tables-name = Mit jemandem, der so heißt

# English: There is no such table now.
tables-none = So einen Tisch gibt es gerade nicht.

# English: Older tables
tables-older = Ältere Tische

# English: To the newest
tables-newest = Zu den neuesten

# English: Met earlier
people-earlier = Früher getroffen

# English: Met later
people-later = Später getroffen

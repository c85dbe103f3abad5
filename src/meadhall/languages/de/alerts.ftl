## What an alert says. $game is its title, $names are the other people at the table.

# English: { $game }: it is your turn
alert-turn = { $game }: Du bist am Zug

# English: { $game }: everybody is here
alert-full = { $game }: Alle sind da

# English: { $game }: once more?
alert-rematch = { $game }: noch einmal?

# English: { $game }: you are invited
alert-invited = { $game }: Du bist eingeladen

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
alert-many =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }

# English: It is your turn in { $game } with { $names }.
alert-turn-at = Du bist am Zug in { $game } mit { $names }.

# English: { $game } with { $names }: all seats are taken, and you may begin.
alert-full-at = { $game } mit { $names }: Alle Plätze sind besetzt, du kannst beginnen.

# English: { $game } with { $names }: they would like another game.
alert-rematch-at = { $game } mit { $names }: Sie möchten noch eine Partie.

# English: You are invited to play { $game } with { $names }.
alert-invited-at = Du bist zu { $game } mit { $names } eingeladen.

## In pages: the number of tables that wait.

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
waiting-elsewhere =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }

# English: The next table that waits for you
waiting-next = Der nächste Tisch, der auf dich wartet

# English: Go there, one after the other
waiting-lead-through = Hingehen, einen nach dem anderen

## The page about alerts.

# English: Alerts
alerts = Mitteilungen

# English: Nobody has to look again and again whether it is their turn. Choose how the hall tells you. An alert names the game and the people at the table, never a card.
alerts-lead = Niemand muss immer wieder nachsehen, ob er am Zug ist. Wähle, wie die Halle es dir sagt. Eine Nachricht nennt das Spiel und die Leute am Tisch, nie eine Karte.

# English: Messages from this browser
push = Nachrichten dieses Browsers

# English: This browser shows a message when a table waits for you, even when the hall is not open. The service of the browser’s maker carries it, encrypted, so that only this browser can read it.
push-lead = Dieser Browser zeigt eine Nachricht, wenn ein Tisch auf dich wartet, auch wenn die Halle nicht offen ist. Der Dienst des Browserherstellers befördert sie verschlüsselt, sodass nur dieser Browser sie lesen kann.

# English: This needs scripts, which are switched off in this browser.
push-needs-scripts = Dafür braucht es Skripte, und die sind in diesem Browser ausgeschaltet.

# English: Tell me in this browser
push-turn-on = In diesem Browser Bescheid sagen

# English: Tell me no longer in this browser
push-turn-off = In diesem Browser nicht mehr Bescheid sagen

# English:
#     { $count ->
#         [one] One browser of yours is told.
#        *[other] { $count } of your browsers are told.
#     }
push-browsers =
    { $count ->
        [one] Einer deiner Browser bekommt Bescheid.
       *[other] { $count } deiner Browser bekommen Bescheid.
    }

# English: Tell none of them any more
push-drop-all = Keinem mehr Bescheid sagen

# English: this browser’s address for messages cannot be used
push-unusable = die Adresse dieses Browsers für Nachrichten ist unbrauchbar

# English: the hall sends no messages by { $host }: it does not know this service
push-unknown = die Halle schickt keine Nachrichten über { $host }: Sie kennt diesen Dienst nicht

# English: Mail
mail = E-Mail

# English: If you like, the hall also writes to an address. Nothing else here needs one.
mail-lead = Wenn du magst, schreibt die Halle auch an eine Adresse. Für nichts anderes hier wird eine gebraucht.

# English: The hall writes to { $address }.
mail-goes-to = Die Halle schreibt an { $address }.

# English: Your address
mail-address = Deine Adresse

# English: Write to this address
mail-ask = An diese Adresse schreiben

# English: Write no more, and forget the address
mail-drop = Nicht mehr schreiben und die Adresse vergessen

# English: A mail is on its way. Open the link in it within a day, and the hall writes there.
mail-asked = Eine E-Mail ist unterwegs. Öffne innerhalb eines Tages den Link darin, dann schreibt die Halle dorthin.

# English: this is no address for mail
mail-no-address = das ist keine E-Mail-Adresse

# English: this hall sends no mail
mail-none = diese Halle verschickt keine E-Mails

# English: the server for mail is named as smtps://user@host:465 or smtp://host:25, together with a sender
mail-server-wrong = der Server für E-Mails wird als smtps://user@host:465 oder smtp://host:25 angegeben, zusammen mit einem Absender

# English: Alerts from Meadhall
mail-confirm-subject = Benachrichtigungen von Meadhall

# English:
#     Somebody, probably you, wants alerts about games at Meadhall to come to this address. If it was you, open this link within a day:
#
#     { $link }
#
#     If it was not you, do nothing, and no more mail will come.
mail-confirm-text =
    Jemand, wahrscheinlich du, möchte Benachrichtigungen über Partien in Meadhall an diese Adresse bekommen. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    
    { $link }
    
    Wenn du es nicht warst, tu nichts, dann kommt keine weitere E-Mail.

# English: You no longer want this mail? Open this link:
mail-end = Du möchtest diese E-Mails nicht mehr? Öffne diesen Link:

# English: this link has been used already, or is too old: give your address once more
mail-link-gone = dieser Link wurde schon benutzt oder ist zu alt: Gib deine Adresse noch einmal an

# English: Should the hall write to { $address } when a table waits for you?
mail-confirm-sure = Soll die Halle an { $address } schreiben, wenn ein Tisch auf dich wartet?

# English: Yes, write there
mail-confirm-yes = Ja, dorthin schreiben

# English: Should the hall stop writing to { $address }?
mail-stop-sure = Soll die Halle nicht mehr an { $address } schreiben?

# English: Yes, write no more
mail-stop-yes = Ja, nicht mehr schreiben

# English: The hall writes to this address no more.
mail-stopped = Die Halle schreibt nicht mehr an diese Adresse.

# English: Tables that wait for you at Meadhall
feed = Tische, die in Meadhall auf dich warten

# English: Calendar and feed
feed-title = Kalender und Feed

# English: Your calendar or feed reader can show the tables that wait for you. It gets an address that nobody guesses: whoever knows it sees which tables wait, and nothing else.
feed-lead = Dein Kalender oder Feedreader kann die Tische zeigen, die auf dich warten. Er bekommt eine Adresse, die niemand errät: Wer sie kennt, sieht, welche Tische warten, und sonst nichts.

# English: Give the first address to your calendar, or the second to a feed reader. They are shown only once.
feed-new = Gib die erste Adresse deinem Kalender oder die zweite einem Feedreader. Sie werden nur einmal gezeigt.

# English: Make an address
feed-make = Adresse anlegen

# English: Make another address
feed-again = Andere Adresse anlegen

# English: Let the address tell nothing any more
feed-drop = Die Adresse soll nichts mehr verraten

# English: there is no such feed any more
feed-gone = diesen Feed gibt es nicht mehr

# English: When you are told
alerts-when = Wann du Bescheid bekommst

# English: At once
alerts-every-now = Sofort

# English: Each table by itself, as soon as it waits.
alerts-every-now-meaning = Jeder Tisch für sich, sobald er wartet.

# English: Once an hour
alerts-every-hour = Stündlich

# English: All that have begun to wait, together, at the full hour.
alerts-every-hour-meaning = Alles, was seither wartet, gesammelt zur vollen Stunde.

# English: Once a day
alerts-every-day = Täglich

# English: All together, at the hour that you choose.
alerts-every-day-meaning = Alles gesammelt, zu einer Stunde, die du wählst.

# English: Once a day at
alerts-hour = Täglich um

# English: Quiet from
alerts-quiet-from = Ruhe von

# English: Quiet until
alerts-quiet-to = Ruhe bis

# English: Time zone
alerts-zone = Zeitzone

# English: In the quiet hours nothing comes; afterwards you are told everything together. If both hours are the same, no hour is quiet. While you look at a table, it tells you itself, and an alert comes only two minutes later.
alerts-quiet-meaning = In den Ruhestunden kommt nichts, danach bekommst du alles auf einmal. Sind beide Stunden gleich, gibt es keine Ruhestunden. Solange du auf einen Tisch schaust, sagt er es dir selbst, und eine Nachricht kommt erst zwei Minuten später.

# English: Keep this
alerts-keep = Übernehmen

# English: Tables that are being played
alerts-tables = Laufende Tische

# English: { $game } with { $names }
alerts-table = { $game } mit { $names }

# English: No alerts from here
alerts-mute = Von hier keine Nachrichten

# English: Alerts again
alerts-unmute = Wieder Nachrichten

# English: too many mails in a short time: wait a moment
too-many-mails = zu viele E-Mails in kurzer Zeit: Warte einen Moment

## Vacation.

# English: Vacation
vacation = Urlaub

# English: While you are away, your time stands still at the tables at which you play now and a turn takes days, and no alerts come. For at most { $longest } days at once, and 30 days at each table; the others are told until when.
vacation-lead = Solange du weg bist, steht deine Zeit an den Tischen still, an denen du gerade spielst und ein Zug Tage dauern darf, und es kommen keine Mitteilungen. Höchstens { $longest } Tage am Stück und 30 Tage an jedem Tisch; die anderen erfahren, bis wann.

# English: You are on vacation until { $day }: your time stands still.
vacation-until = Du bist bis { $day } im Urlaub: Deine Zeit steht still.

# English: Days
vacation-days = Tage

# English: Go on vacation
vacation-go = In den Urlaub

# English: I am back
vacation-back = Ich bin zurück

# English: While you are away
orders = Während du weg bist

# English: The others need not wait for you where your answer is clear. What you tick here is done as soon as it is your turn and the rules allow it, until you do something at the table yourself. Nobody else sees it.
orders-lead = Die anderen müssen nicht auf dich warten, wo deine Antwort klar ist. Was du hier ankreuzt, geschieht, sobald du am Zug bist und die Regeln es erlauben, bis du am Tisch selbst etwas tust. Niemand sonst sieht es.

# English: Where I can do only one thing, do it
orders-forced = Wo ich nur eines tun kann, tu es

# English: It is done at once, so the others may guess that there was no choice.
orders-forced-meaning = Es geschieht sofort: Die anderen können also ahnen, dass es keine Wahl gab.

# English: Whenever I may, the first that is possible:
orders-whenever = Wann immer ich darf, das erste, das möglich ist:

# English: Order this
orders-give = So anordnen

# English: There is nothing to order here now: the game is not being played, or you hold no seat in it.
orders-none = Hier gibt es jetzt nichts anzuordnen: Die Partie läuft nicht, oder du hast keinen Platz in ihr.

# English: Your orders stand. Take away all ticks to take them back.
orders-stand = Deine Anordnung gilt. Nimm alle Kreuze weg, um sie zurückzunehmen.

# English: To the table
orders-to-table = Zum Tisch

## Without a network.

# English: There is no network
offline = Keine Verbindung

# English: The hall cannot be reached now. What you have read here before can still be read: rules, lessons and finished games.
offline-meaning = Die Halle ist gerade nicht zu erreichen. Was du hier schon gelesen hast, kannst du weiter lesen: Regeln, Lektionen und beendete Partien.

# English: Try again
offline-again = Noch einmal versuchen

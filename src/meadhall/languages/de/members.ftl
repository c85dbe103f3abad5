## You: name, devices, ways in.

# English: You
you = Du

# English: This hall knows you by this browser alone: there is no account, no password and no e-mail. So that you do not lose your tables, let another device in, or write down a code.
you-lead = Diese Halle kennt dich nur an diesem Browser: Es gibt kein Konto, kein Passwort und keine E-Mail. Damit du deine Tische nicht verlierst, lass ein weiteres Gerät herein oder schreib dir einen Code auf.

# English: Keep this name
you-name-keep = Namen behalten

# English: Take me with you
you-along = Nimm mich mit

# English: A link and its picture let one more device in, a phone for example. They work once.
you-along-lead = Ein Link und sein Bild lassen ein weiteres Gerät herein, zum Beispiel ein Handy. Sie gelten einmal.

# English: Show the link
you-show-link = Link zeigen

# English: Show a new link
you-new-link = Neuen Link zeigen

# English: Open this link on the other device, or point its camera at the picture. The link works once, within { $minutes } minutes. Whoever opens it plays as you: do not send it to others.
you-link = Öffne diesen Link auf dem anderen Gerät oder richte dessen Kamera auf das Bild. Der Link gilt einmal, { $minutes } Minuten lang. Wer ihn öffnet, spielt als du: Schick ihn niemand anderem.

# English: The link as a picture for a camera
you-picture = Der Link als Bild für eine Kamera

# English: This address works on this machine only. For a phone, open the hall under the address that other machines know, and show the link there.
you-at-home = Diese Adresse gilt nur auf diesem Rechner. Für ein Handy öffne die Halle unter der Adresse, die andere Geräte kennen, und zeig den Link dort.

# English: this link has been used already, or is too old: show a new one on your other device
you-link-gone = dieser Link wurde schon benutzt oder ist zu alt: Zeig auf deinem anderen Gerät einen neuen

# English:
#     { $name ->
#         [hidden] Come in as yourself
#        *[named] Come in as { $name }
#     }
you-join =
    { $name ->
        [hidden] Komm als du selbst herein
       *[named] Komm als { $name } herein
    }

# English: This browser becomes one more of the devices that the link is from: the same seats, the same tables, the same settings. Do so only if the link is your own.
you-join-lead = Dieser Browser wird eines der Geräte, von denen der Link kommt: dieselben Plätze, dieselben Tische, dieselben Einstellungen. Tu das nur, wenn der Link dein eigener ist.

# English:
#     { $count ->
#         [one] This browser has a table of its own. It waits
#        *[other] This browser has { $count } tables of its own. They wait
#     }, out of sight, until you take this browser out of your devices again.
you-join-own-tables =
    { $count ->
        [one] Dieser Browser hat schon einen eigenen Tisch. Er wartet
       *[other] Dieser Browser hat schon { $count } eigene Tische. Sie warten
    } unsichtbar, bis du diesen Browser wieder aus deinen Geräten nimmst.

# English: Yes, come in
you-join-yes = Ja, herein

# English: No, leave it
you-join-no = Nein, lieber nicht

# English: Your devices
you-devices = Deine Geräte

# English: Only this browser so far.
you-no-devices = Bisher nur dieser Browser.

# English: a browser
you-device = ein Browser

# English: Name of this device
you-device-name = Name dieses Geräts

# English: this one
you-device-this = dieses hier

# English: here last on { $day }, since { $since }
you-device-seen = zuletzt hier am { $day }, dabei seit { $since }

# English: Rename
you-device-rename = Umbenennen

# English: Take it out
you-device-out = Herausnehmen

# English: Sign out here
you-device-out-this = Hier abmelden

# English: A device that you take out holds your seats no longer, and what it has open is closed at once.
you-device-out-meaning = Ein Gerät, das du herausnimmst, hat deine Plätze nicht mehr, und alles, was dort offen ist, wird sofort geschlossen.

# English: This is your only way in: before you sign out here, let another device in, write down a code or make a passkey.
you-only-way = Das ist dein einziger Zugang: Bevor du dich hier abmeldest, lass ein anderes Gerät herein, schreib dir einen Code auf oder leg einen Passkey an.

# English: Recovery code
you-code = Code für den Notfall

# English: A code on paper lets you in when all your devices are lost. It stays good until you make another one.
you-code-lead = Ein Code auf Papier lässt dich herein, wenn alle deine Geräte verloren sind. Er gilt, bis du einen neuen machst.

# English: You have a code since { $day }.
you-code-made = Du hast einen Code seit dem { $day }.

# English: Write this down now: it is shown only once, and opens everything that is yours here.
you-code-new = Schreib das jetzt auf: Es wird nur einmal gezeigt und öffnet alles, was hier dir gehört.

# English:
#     { $known ->
#         [yes] Make another code
#        *[no] Make a code
#     }
you-code-make =
    { $known ->
        [yes] Neuen Code machen
       *[no] Code machen
    }

# English: Delete the code
you-code-drop = Code löschen

# English: nobody has this code: compare it letter by letter
you-wrong-code = niemand hat diesen Code: Vergleiche ihn Buchstabe für Buchstabe

# English: Have you been here before?
you-in = Warst du schon einmal hier?

# English: Come in as yourself, with your seats and your settings. The easiest way is the link that your other device shows under “You”.
you-in-lead = Komm als du selbst herein, mit deinen Plätzen und Einstellungen. Am leichtesten geht es mit dem Link, den dein anderes Gerät unter „Du“ zeigt.

# English: Your recovery code
you-in-code = Dein Code für den Notfall

# English: Come in
you-come-in = Hereinkommen

# English: too many links and codes in a short time: wait a moment
too-many-links = zu viele Links und Codes in kurzer Zeit: Warte einen Moment

# English: too many tries: wait a moment
too-many-codes = zu viele Versuche: Warte einen Moment

# English: this device was taken out: it holds no seat here any more
shut-out = dieses Gerät wurde herausgenommen: Es hat hier keinen Platz mehr

## Settings.

# English: there is no setting { $name }; there are { $known }
no-setting = es gibt keine Einstellung { $name }; es gibt { $known }

# English: { $value } is no value of { $name }; there are { $known }
no-such-value = { $value } ist kein Wert von { $name }; es gibt { $known }

## The page of settings.

# English: Settings
settings = Einstellungen

# English: They come with you to all your devices, and change nothing for the others at a table.
settings-lead = Sie kommen mit dir auf alle deine Geräte und ändern nichts für die anderen am Tisch.

# English: Keep these settings
settings-keep = Einstellungen behalten

# English: Kept: this is how it is on all your devices from now on.
settings-kept = Behalten: So ist es ab jetzt auf allen deinen Geräten.

# English: Hear the sounds
settings-hear = Die Töne anhören

# English: Pace
setting-pace = Tempo

# English: How fast things happen on the board. The others never wait for it.
setting-pace-about = Wie schnell auf dem Spielbrett etwas geschieht. Die anderen warten nie darauf.

# English: normal
choice-pace-normal = normal

# English: slow
choice-pace-slow = langsam

# English: quick
choice-pace-quick = schnell

# English: at once
choice-pace-none = sofort

# English: Sounds
setting-sounds = Töne

# English: Wood on wood, paper, a small bell: your browser makes them itself.
setting-sounds-about = Holz auf Holz, Papier, eine kleine Glocke: Dein Browser macht sie selbst.

# English: off
choice-sounds-off = aus

# English: on
choice-sounds-on = an

# English: Light and dark
setting-theme = Hell und dunkel

# English: The colours of all pages.
setting-theme-about = Die Farben aller Seiten.

# English: as this device has it
choice-theme-system = wie auf dem Gerät

# English: light
choice-theme-light = hell

# English: dark
choice-theme-dark = dunkel

# English: Your hand
setting-hand = Deine Hand

# English: The side of the board on which the buttons are.
setting-hand-about = Die Seite des Spielbretts, auf der die Knöpfe sind.

# English: right
choice-hand-right = rechts

# English: left
choice-hand-left = links

# English: Questions before a slip
setting-leaving = Fragen vor einem Versehen

# English: The table asks once before you leave something lying that you could take.
setting-leaving-about = Der Tisch fragt einmal nach, bevor du etwas liegen lässt, das du nehmen könntest.

# English: ask me
choice-leaving-on = frag mich

# English: do not ask
choice-leaving-off = frag nicht

# English: Help on the board
setting-nearest = Hinweise auf dem Spielbrett

# English: Shows what a card still lacks, at the place where it lacks least. Nobody has it at rated tables.
setting-nearest-about = Zeigen auf dem Spielbrett, was einer Karte noch fehlt, und zwar dort, wo es am wenigsten ist. An gewerteten Tischen hat sie niemand.

# English: show it
choice-nearest-on = zeigen

# English: I look for myself
choice-nearest-off = ich schaue selbst

# English: Keys of a single letter
setting-keys = Tasten mit einem Buchstaben

# English: Shortcuts at a table, as H for a hint.
setting-keys-about = Kürzel am Tisch, etwa H für einen Tipp.

# English: on
choice-keys-on = an

# English: off
choice-keys-off = aus

# English: as this browser wishes
choice-language-browser = wie der Browser es wünscht

# English: A piece
sound-move = Ein Spielstein

# English: Dice
sound-dice = Würfel

# English: A card
sound-card = Eine Karte

# English: Points
sound-points = Punkte

# English: A fight
sound-fight = Ein Kampf

# English: Your turn
sound-turn = Du bist dran

# English: A word
sound-word = Ein Wort

# English: No
sound-no = Nein

# English: The end
sound-end = Das Ende

## Faces.

# English: Your face
face = Dein Gesicht

# English: Others see it beside your name. It is made from your name until you choose one.
face-lead = Andere sehen es neben deinem Namen. Es wird aus deinem Namen gemacht, bis du eines aussuchst.

# English: the face that you have now
face-yours = das Gesicht, das du jetzt hast

# English: Keep this face
face-keep = Dieses Gesicht behalten

# English: Make it from my name
face-from-name = Aus meinem Namen machen

# English: Others
face-others = Andere

# English: Show more
face-more = Mehr zeigen

# English: Change a part
face-parts = Ein Teil ändern

# English: take this face
face-take = dieses Gesicht nehmen

# English: your face: choose another one
face-change = dein Gesicht: such ein anderes aus

# English: Long hair
face-back = Langes Haar

# English: Clothes
face-clothes = Kleidung

# English: Head
face-head = Kopf

# English: Eyes
face-eyes = Augen

# English: Nose and mouth
face-mouth = Nase und Mund

# English: Beard
face-beard = Bart

# English: Hair
face-front = Haar

# English: On the head
face-hat = Auf dem Kopf

# English: Background
face-ground = Hintergrund

# English: Skin
face-skin = Haut

# English: Colour of the hair
face-hair = Haarfarbe

# English: Colour of the clothes
face-cloth = Farbe der Kleidung

## Taking everything along.

# English: Take it with you
data-take = Mitnehmen

# English: One archive with all that the hall keeps about you: your devices, settings, results, ratings and words, and every finished game as a file.
data-take-about = Ein Archiv mit allem, was die Halle über dich aufbewahrt: deine Geräte, Einstellungen, Ergebnisse, Wertungen und Worte, und jedes beendete Spiel als Datei.

# English: Download everything
data-take-all = Alles herunterladen

# English: too many downloads in a short time: wait a moment
too-many-downloads = zu viele Downloads in kurzer Zeit: Warte einen Moment

## Passkeys.

# English: Passkeys
passkeys = Passkeys

# English: A passkey lies in your phone, your computer or a small stick, and lets you in by a finger or a PIN. It lasts, and nobody can steal it from this hall.
passkeys-lead = Ein Passkey liegt in deinem Handy, deinem Rechner oder auf einem kleinen Stick und lässt dich mit Finger oder PIN herein. Er bleibt, und niemand kann ihn dieser Halle stehlen.

# English: Make a passkey
passkey-make = Passkey anlegen

# English: Delete
passkey-drop = Löschen

# English: used last on { $day }
passkey-used = zuletzt benutzt am { $day }

# English: Passkeys need a browser that runs scripts.
passkey-scripts = Passkeys brauchen einen Browser, der Skripte ausführt.

# English: Come in with a passkey
passkey-use = Mit Passkey hereinkommen

# English: you have many passkeys already: delete one first
passkeys-enough = du hast schon viele Passkeys: Lösche erst einen

# English: this passkey belongs to nobody here
passkey-unknown = dieser Passkey gehört hier niemandem

# English: this passkey was not accepted: try it once more
passkey-refused = dieser Passkey wurde nicht angenommen: Versuch es noch einmal

## You: name, devices, ways in.

you = You
you-lead = This hall knows you by this browser alone: there is no account, no password and no e-mail. So that you do not lose your tables, let another device in, or write down a code.
you-name-keep = Keep this name
you-along = Take me with you
you-along-lead = A link and its picture let one more device in, a phone for example. They work once.
you-show-link = Show the link
you-new-link = Show a new link
you-link = Open this link on the other device, or point its camera at the picture. The link works once, within { $minutes } minutes. Whoever opens it plays as you: do not send it to others.
you-picture = The link as a picture for a camera
you-at-home = This address works on this machine only. For a phone, open the hall under the address that other machines know, and show the link there.
you-link-gone = this link has been used already, or is too old: show a new one on your other device
you-join = { $name ->
        [hidden] Come in as yourself
       *[named] Come in as { $name }
    }
you-join-lead = This browser becomes one more of the devices that the link is from: the same seats, the same tables, the same settings. Do so only if the link is your own.
you-join-own-tables = { $count ->
        [one] This browser has a table of its own. It waits
       *[other] This browser has { $count } tables of its own. They wait
    }, out of sight, until you take this browser out of your devices again.
you-join-yes = Yes, come in
you-join-no = No, leave it
you-devices = Your devices
you-no-devices = Only this browser so far.
you-device = a browser
you-device-name = Name of this device
you-device-this = this one
you-device-seen = here last on { $day }, since { $since }
you-device-rename = Rename
you-device-out = Take it out
you-device-out-this = Sign out here
you-device-out-meaning = A device that you take out holds your seats no longer, and what it has open is closed at once.
you-only-way = This is your only way in: before you sign out here, let another device in, write down a code or make a passkey.
you-code = Recovery code
you-code-lead = A code on paper lets you in when all your devices are lost. It stays good until you make another one.
you-code-made = You have a code since { $day }.
you-code-new = Write this down now: it is shown only once, and opens everything that is yours here.
you-code-make = { $known ->
        [yes] Make another code
       *[no] Make a code
    }
you-code-drop = Delete the code
you-wrong-code = nobody has this code: compare it letter by letter
you-in = Have you been here before?
you-in-lead = Come in as yourself, with your seats and your settings. The easiest way is the link that your other device shows under “You”.
you-in-code = Your recovery code
you-come-in = Come in
too-many-links = too many links and codes in a short time: wait a moment
too-many-codes = too many tries: wait a moment
shut-out = this device was taken out: it holds no seat here any more

## Settings.

no-setting = there is no setting { $name }; there are { $known }
no-such-value = { $value } is no value of { $name }; there are { $known }

## The page of settings.

settings = Settings
settings-lead = They come with you to all your devices, and change nothing for the others at a table.
settings-keep = Keep these settings
settings-kept = Kept: this is how it is on all your devices from now on.
settings-hear = Hear the sounds
setting-pace = Pace
setting-pace-about = How fast things happen on the board. The others never wait for it.
choice-pace-normal = normal
choice-pace-slow = slow
choice-pace-quick = quick
choice-pace-none = at once
setting-sounds = Sounds
setting-sounds-about = Wood on wood, paper, a small bell: your browser makes them itself.
choice-sounds-off = off
choice-sounds-on = on
setting-theme = Light and dark
setting-theme-about = The colours of all pages.
choice-theme-system = as this device has it
choice-theme-light = light
choice-theme-dark = dark
setting-hand = Your hand
setting-hand-about = The side of the board on which the buttons are.
choice-hand-right = right
choice-hand-left = left
setting-leaving = Questions before a slip
setting-leaving-about = The table asks once before you leave something lying that you could take.
choice-leaving-on = ask me
choice-leaving-off = do not ask
setting-nearest = Help on the board
setting-nearest-about = Shows what a card still lacks, at the place where it lacks least. Nobody has it at rated tables.
choice-nearest-on = show it
choice-nearest-off = I look for myself
setting-keys = Keys of a single letter
setting-keys-about = Shortcuts at a table, as H for a hint.
choice-keys-on = on
choice-keys-off = off
choice-language-browser = as this browser wishes
sound-move = A piece
sound-dice = Dice
sound-card = A card
sound-points = Points
sound-fight = A fight
sound-turn = Your turn
sound-word = A word
sound-no = No
sound-end = The end

## Faces.

face = Your face
face-lead = Others see it beside your name. It is made from your name until you choose one.
face-yours = the face that you have now
face-keep = Keep this face
face-from-name = Make it from my name
face-others = Others
face-more = Show more
face-parts = Change a part
face-take = take this face
face-change = your face: choose another one
face-back = Long hair
face-clothes = Clothes
face-head = Head
face-eyes = Eyes
face-mouth = Nose and mouth
face-beard = Beard
face-front = Hair
face-hat = On the head
face-ground = Background
face-skin = Skin
face-hair = Colour of the hair
face-cloth = Colour of the clothes

## Taking everything along.

data-take = Take it with you
data-take-about = One archive with all that the hall keeps about you: your devices, settings, results, ratings and words, and every finished game as a file.
data-take-all = Download everything
too-many-downloads = too many downloads in a short time: wait a moment

## Passkeys.

passkeys = Passkeys
passkeys-lead = A passkey lies in your phone, your computer or a small stick, and lets you in by a finger or a PIN. It lasts, and nobody can steal it from this hall.
passkey-make = Make a passkey
passkey-drop = Delete
passkey-used = used last on { $day }
passkey-scripts = Passkeys need a browser that runs scripts.
passkey-use = Come in with a passkey
passkeys-enough = you have many passkeys already: delete one first
passkey-unknown = this passkey belongs to nobody here
passkey-refused = this passkey was not accepted: try it once more

## You: name, devices, ways in.

# English: You
you = Þú

# English: This hall knows you by this browser alone: there is no account, no password and no e-mail. So that you do not lose your tables, let another device in, or write down a code.
you-lead = Þessi salur þekkir þig aðeins af þessum vafra: hér er enginn aðgangur, ekkert lykilorð og enginn tölvupóstur. Hleyptu öðru tæki inn eða skrifaðu hjá þér kóða, svo að þú glatir ekki borðunum þínum.

# English: Keep this name
you-name-keep = Geyma nafnið

# English: Take me with you
you-along = Taktu mig með

# English: A link and its picture let one more device in, a phone for example. They work once.
you-along-lead = Tengill og mynd af honum hleypa einu tæki enn inn, til dæmis síma. Hvort tveggja virkar einu sinni.

# English: Show the link
you-show-link = Sýna tengilinn

# English: Show a new link
you-new-link = Sýna nýjan tengil

# English: Open this link on the other device, or point its camera at the picture. The link works once, within { $minutes } minutes. Whoever opens it plays as you: do not send it to others.
you-link = Opnaðu þennan tengil í hinu tækinu eða beindu myndavél þess að myndinni. Tengillinn virkar einu sinni, í { $minutes } mínútur. Hver sem opnar hann spilar sem þú: sendu hann engum öðrum.

# English: The link as a picture for a camera
you-picture = Tengillinn sem mynd fyrir myndavél

# English: This address works on this machine only. For a phone, open the hall under the address that other machines know, and show the link there.
you-at-home = Þetta veffang virkar aðeins á þessari vél. Fyrir síma skaltu opna salinn á veffangi sem aðrar vélar þekkja og sýna tengilinn þar.

# English: this link has been used already, or is too old: show a new one on your other device
you-link-gone = þessi tengill hefur þegar verið notaður eða er of gamall: sýndu nýjan í hinu tækinu þínu

# English:
#     { $name ->
#         [hidden] Come in as yourself
#        *[named] Come in as { $name }
#     }
you-join =
    { $name ->
        [hidden] Komdu inn í eigin nafni
       *[named] Komdu inn sem { $name }
    }

# English: This browser becomes one more of the devices that the link is from: the same seats, the same tables, the same settings. Do so only if the link is your own.
you-join-lead = Þessi vafri verður eitt af tækjunum sem tengillinn er frá: sömu sæti, sömu borð, sömu stillingar. Gerðu þetta aðeins ef tengillinn er þinn.

# English:
#     { $count ->
#         [one] This browser has a table of its own. It waits
#        *[other] This browser has { $count } tables of its own. They wait
#     }, out of sight, until you take this browser out of your devices again.
you-join-own-tables =
    { $count ->
        [one] Þessi vafri á { $count } borð. Það bíður
       *[other] Þessi vafri á { $count } borð. Þau bíða
    } úr augsýn þar til þú tekur vafrann aftur úr tækjunum þínum.

# English: Yes, come in
you-join-yes = Já, koma inn

# English: No, leave it
you-join-no = Nei, sleppa því

# English: Your devices
you-devices = Tækin þín

# English: Only this browser so far.
you-no-devices = Aðeins þessi vafri enn sem komið er.

# English: a browser
you-device = vafri

# English: Name of this device
you-device-name = Nafn tækisins

# English: this one
you-device-this = þetta hér

# English: here last on { $day }, since { $since }
you-device-seen = síðast hér { $day }, með síðan { $since }

# English: Rename
you-device-rename = Endurnefna

# English: Take it out
you-device-out = Taka tækið út

# English: Sign out here
you-device-out-this = Skrá út hér

# English: A device that you take out holds your seats no longer, and what it has open is closed at once.
you-device-out-meaning = Tæki sem þú tekur út hefur ekki lengur sætin þín og því sem það er með opið er lokað um leið.

# English: This is your only way in: before you sign out here, let another device in, write down a code or make a passkey.
you-only-way = Þetta er eina leiðin þín inn: áður en þú skráir þig út hér skaltu hleypa öðru tæki inn, skrifa hjá þér kóða eða búa til aðgangslykil.

# English: Recovery code
you-code = Neyðarkóði

# English: A code on paper lets you in when all your devices are lost. It stays good until you make another one.
you-code-lead = Kóði á blaði hleypir þér inn þegar öll tækin þín eru týnd. Hann gildir þar til þú býrð til annan.

# English: You have a code since { $day }.
you-code-made = Þú átt kóða síðan { $day }.

# English: Write this down now: it is shown only once, and opens everything that is yours here.
you-code-new = Skrifaðu þetta hjá þér núna: það er aðeins sýnt einu sinni og opnar allt sem þú átt hér.

# English:
#     { $known ->
#         [yes] Make another code
#        *[no] Make a code
#     }
you-code-make =
    { $known ->
        [yes] Búa til nýjan kóða
       *[no] Búa til kóða
    }

# English: Delete the code
you-code-drop = Eyða kóðanum

# English: nobody has this code: compare it letter by letter
you-wrong-code = enginn á þennan kóða: berðu hann saman staf fyrir staf

# English: Have you been here before?
you-in = Hefurðu verið hér áður?

# English: Come in as yourself, with your seats and your settings. The easiest way is the link that your other device shows under “You”.
you-in-lead = Komdu inn í eigin nafni, með sætin þín og stillingarnar. Auðveldast er að nota tengilinn sem hitt tækið þitt sýnir undir „Þú“.

# English: Your recovery code
you-in-code = Neyðarkóðinn þinn

# English: Come in
you-come-in = Koma inn

# English: too many links and codes in a short time: wait a moment
too-many-links = of margir tenglar og kóðar á stuttum tíma: bíddu andartak

# English: too many tries: wait a moment
too-many-codes = of margar tilraunir: bíddu andartak

# English: this device was taken out: it holds no seat here any more
shut-out = þetta tæki var tekið út: það á ekki lengur sæti hér

## Settings.

# English: there is no setting { $name }; there are { $known }
no-setting = það er engin stilling { $name }; til eru { $known }

# English: { $value } is no value of { $name }; there are { $known }
no-such-value = { $value } er ekki gildi fyrir { $name }; til eru { $known }

## The page of settings.

# English: Settings
settings = Stillingar

# English: They come with you to all your devices, and change nothing for the others at a table.
settings-lead = Þær fylgja þér í öll tækin þín og breyta engu fyrir aðra við borðið.

# English: Keep these settings
settings-keep = Geyma stillingarnar

# English: Kept: this is how it is on all your devices from now on.
settings-kept = Geymt: svona er þetta héðan í frá í öllum tækjunum þínum.

# English: Hear the sounds
settings-hear = Hlusta á hljóðin

# English: Pace
setting-pace = Hraði

# English: How fast things happen on the board. The others never wait for it.
setting-pace-about = Hve hratt hlutirnir gerast á spilaborðinu. Aðrir bíða aldrei eftir því.

# English: normal
choice-pace-normal = í meðallagi

# English: slow
choice-pace-slow = hægt

# English: quick
choice-pace-quick = hratt

# English: at once
choice-pace-none = strax

# English: Sounds
setting-sounds = Hljóð

# English: Wood on wood, paper, a small bell: your browser makes them itself.
setting-sounds-about = Tré við tré, pappír og lítil bjalla: vafrinn þinn býr þau til sjálfur.

# English: off
choice-sounds-off = slökkt

# English: on
choice-sounds-on = kveikt

# English: Light and dark
setting-theme = Ljóst og dökkt

# English: The colours of all pages.
setting-theme-about = Litir allra síðna.

# English: as this device has it
choice-theme-system = eins og í tækinu

# English: light
choice-theme-light = ljóst

# English: dark
choice-theme-dark = dökkt

# English: Your hand
setting-hand = Höndin þín

# English: The side of the board on which the buttons are.
setting-hand-about = Hvorum megin við spilaborðið hnapparnir eru.

# English: right
choice-hand-right = hægri

# English: left
choice-hand-left = vinstri

# English: Questions before a slip
setting-leaving = Spurt áður en þér verður á

# English: The table asks once before you leave something lying that you could take.
setting-leaving-about = Borðið spyr einu sinni áður en þú skilur eitthvað eftir sem þú gætir tekið.

# English: ask me
choice-leaving-on = spyrja mig

# English: do not ask
choice-leaving-off = ekki spyrja

# English: Help on the board
setting-nearest = Vísbendingar á spilaborðinu

# English: Shows what a card still lacks, at the place where it lacks least. Nobody has it at rated tables.
setting-nearest-about = Sýna á spilaborðinu hvað spjald vantar enn, þar sem það er næst. Þegar spilað er til stiga hefur enginn þær.

# English: show it
choice-nearest-on = sýna

# English: I look for myself
choice-nearest-off = ég leita án hjálpar

# English: Keys of a single letter
setting-keys = Stakir stafir sem flýtilyklar

# English: Shortcuts at a table, as H for a hint.
setting-keys-about = Flýtilyklar við borð, til dæmis H fyrir ábendingu.

# English: on
choice-keys-on = kveikt

# English: off
choice-keys-off = slökkt

# English: as this browser wishes
choice-language-browser = eins og vafrinn óskar

# English: A piece
sound-move = Peð

# English: Dice
sound-dice = Teningar

# English: A card
sound-card = Spjald

# English: Points
sound-points = Stig

# English: A fight
sound-fight = Bardagi

# English: Your turn
sound-turn = Þú átt leik

# English: A word
sound-word = Orð

# English: No
sound-no = Nei

# English: The end
sound-end = Lokin

## Faces.

# English: Your face
face = Andlitið þitt

# English: Others see it beside your name. It is made from your name until you choose one.
face-lead = Aðrir sjá það við hliðina á nafninu þínu. Það er búið til úr nafninu þangað til þú velur annað.

# English: the face that you have now
face-yours = andlitið sem þú hefur núna

# English: Keep this face
face-keep = Velja þetta andlit

# English: Make it from my name
face-from-name = Búa það til úr nafninu mínu

# English: Others
face-others = Önnur

# English: Show more
face-more = Sýna fleiri

# English: Change a part
face-parts = Breyta einhverju

# English: take this face
face-take = velja þetta andlit

# English: your face: choose another one
face-change = andlitið þitt: veldu annað

# English: Long hair
face-back = Sítt hár

# English: Clothes
face-clothes = Föt

# English: Head
face-head = Höfuð

# English: Eyes
face-eyes = Augu

# English: Nose and mouth
face-mouth = Nef og munnur

# English: Beard
face-beard = Skegg

# English: Hair
face-front = Hár

# English: On the head
face-hat = Á höfðinu

# English: Background
face-ground = Bakgrunnur

# English: Skin
face-skin = Húð

# English: Colour of the hair
face-hair = Háralitur

# English: Colour of the clothes
face-cloth = Litur fatanna

## Taking everything along.

# English: Take it with you
data-take = Taka það með sér

# English: One archive with all that the hall keeps about you: your devices, settings, results, ratings and words, and every finished game as a file.
data-take-about = Eitt skjalasafn með öllu sem salurinn geymir um þig: tækjum, stillingum, úrslitum, stigum og orðum, og hverju loknu spili sem skrá.

# English: Download everything
data-take-all = Sækja allt

# English: too many downloads in a short time: wait a moment
too-many-downloads = of margar skrár sóttar á stuttum tíma: bíddu andartak

## Passkeys.

# English: Passkeys
passkeys = Aðgangslyklar

# English: A passkey lies in your phone, your computer or a small stick, and lets you in by a finger or a PIN. It lasts, and nobody can steal it from this hall.
passkeys-lead = Aðgangslykill er í símanum þínum, tölvunni eða litlum USB-lykli og hleypir þér inn með fingri eða PIN-númeri. Hann endist og enginn getur stolið honum úr þessum sal.

# English: Make a passkey
passkey-make = Búa til aðgangslykil

# English: Delete
passkey-drop = Eyða

# English: used last on { $day }
passkey-used = síðast notaður { $day }

# English: Passkeys need a browser that runs scripts.
passkey-scripts = Aðgangslyklar þurfa JavaScript í vafranum.

# English: Come in with a passkey
passkey-use = Koma inn með aðgangslykli

# English: you have many passkeys already: delete one first
passkeys-enough = þú átt nú þegar marga aðgangslykla: eyddu einum fyrst

# English: this passkey belongs to nobody here
passkey-unknown = enginn hér á þennan aðgangslykil

# English: this passkey was not accepted: try it once more
passkey-refused = þessum aðgangslykli var ekki tekið: reyndu aftur

## What an alert says. $game is its title, $names are the other people at the table.

# English: { $game }: it is your turn
alert-turn = { $game }: þú átt leik

# English: { $game }: everybody is here
alert-full = { $game }: allir eru mættir

# English: { $game }: once more?
alert-rematch = { $game }: aftur?

# English: { $game }: you are invited
alert-invited = { $game }: þér er boðið

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
alert-many =
    { $count ->
        [one] { $count } borð bíður eftir þér
       *[other] { $count } borð bíða eftir þér
    }

# English: It is your turn in { $game } with { $names }.
alert-turn-at = Þú átt leik í { $game } með { $names }.

# English: { $game } with { $names }: all seats are taken, and you may begin.
alert-full-at = { $game } með { $names }: öll sæti eru skipuð og þú mátt byrja.

# English: { $game } with { $names }: they would like another game.
alert-rematch-at = { $game } með { $names }: hinir vilja spila aftur.

# English: You are invited to play { $game } with { $names }.
alert-invited-at = Þér er boðið að spila { $game } með { $names }.

## In pages: the number of tables that wait.

# English:
#     { $count ->
#         [one] A table waits for you
#        *[other] { $count } tables wait for you
#     }
waiting-elsewhere =
    { $count ->
        [one] { $count } borð bíður eftir þér
       *[other] { $count } borð bíða eftir þér
    }

# English: The next table that waits for you
waiting-next = Næsta borð sem bíður eftir þér

# English: Go there, one after the other
waiting-lead-through = Fara þangað, hvert af öðru

## The page about alerts.

# English: Alerts
alerts = Tilkynningar

# English: Nobody has to look again and again whether it is their turn. Choose how the hall tells you. An alert names the game and the people at the table, never a card.
alerts-lead = Enginn þarf að gá aftur og aftur hvort hann eigi leik. Veldu hvernig salurinn lætur þig vita. Tilkynning nefnir spilið og fólkið við borðið, aldrei hvað er á hendi.

# English: Messages from this browser
push = Skilaboð frá þessum vafra

# English: This browser shows a message when a table waits for you, even when the hall is not open. The service of the browser’s maker carries it, encrypted, so that only this browser can read it.
push-lead = Þessi vafri birtir skilaboð þegar borð bíður eftir þér, líka þegar salurinn er ekki opinn. Þjónusta vafraframleiðandans flytur þau dulkóðuð svo að aðeins þessi vafri getur lesið þau.

# English: This needs scripts, which are switched off in this browser.
push-needs-scripts = Til þess þarf JavaScript, og slökkt er á því í þessum vafra.

# English: Tell me in this browser
push-turn-on = Láta mig vita í þessum vafra

# English: Tell me no longer in this browser
push-turn-off = Ekki láta mig vita lengur í þessum vafra

# English:
#     { $count ->
#         [one] One browser of yours is told.
#        *[other] { $count } of your browsers are told.
#     }
push-browsers =
    { $count ->
        [one] { $count } vafri þinn er látinn vita.
       *[other] { $count } vafrar þínir eru látnir vita.
    }

# English: Tell none of them any more
push-drop-all = Láta engan þeirra vita lengur

# English: this browser’s address for messages cannot be used
push-unusable = ekki er hægt að nota póstfang þessa vafra fyrir skilaboð

# English: the hall sends no messages by { $host }: it does not know this service
push-unknown = salurinn sendir engin skilaboð með { $host }: hann þekkir ekki þá þjónustu

# English: Mail
mail = Tölvupóstur

# English: If you like, the hall also writes to an address. Nothing else here needs one.
mail-lead = Ef þú vilt skrifar salurinn líka á netfang. Til neins annars hér þarf það.

# English: The hall writes to { $address }.
mail-goes-to = Salurinn skrifar á { $address }.

# English: Your address
mail-address = Netfangið þitt

# English: Write to this address
mail-ask = Skrifa á þetta netfang

# English: Write no more, and forget the address
mail-drop = Hætta að skrifa og gleyma netfanginu

# English: A mail is on its way. Open the link in it within a day, and the hall writes there.
mail-asked = Tölvupóstur er á leiðinni. Opnaðu tengilinn í honum innan sólarhrings, þá skrifar salurinn þangað.

# English: this is no address for mail
mail-no-address = þetta er ekki netfang

# English: this hall sends no mail
mail-none = þessi salur sendir engan tölvupóst

# English: the server for mail is named as smtps://user@host:465 or smtp://host:25, together with a sender
mail-server-wrong = póstþjónninn er nefndur sem smtps://user@host:465 eða smtp://host:25, ásamt sendanda

# English: Alerts from Meadhall
mail-confirm-subject = Tilkynningar frá Meadhall

# English:
#     Somebody, probably you, wants alerts about games at Meadhall to come to this address. If it was you, open this link within a day:
#
#     { $link }
#
#     If it was not you, do nothing, and no more mail will come.
mail-confirm-text =
    Einhver, líklega þú, vill fá tilkynningar um spil í Meadhall á þetta netfang. Ef það varst þú skaltu opna þennan tengil innan sólarhrings:
    
    { $link }
    
    Ef það varst ekki þú skaltu ekkert gera og þá kemur enginn póstur framar.

# English: You no longer want this mail? Open this link:
mail-end = Viltu ekki lengur fá þennan póst? Opnaðu þennan tengil:

# English: this link has been used already, or is too old: give your address once more
mail-link-gone = þessi tengill hefur þegar verið notaður eða er of gamall: gefðu netfangið upp aftur

# English: Should the hall write to { $address } when a table waits for you?
mail-confirm-sure = Á salurinn að skrifa á { $address } þegar borð bíður eftir þér?

# English: Yes, write there
mail-confirm-yes = Já, skrifa þangað

# English: Should the hall stop writing to { $address }?
mail-stop-sure = Á salurinn að hætta að skrifa á { $address }?

# English: Yes, write no more
mail-stop-yes = Já, hætta að skrifa

# English: The hall writes to this address no more.
mail-stopped = Salurinn skrifar ekki lengur á þetta netfang.

# English: Tables that wait for you at Meadhall
feed = Borð sem bíða eftir þér í Meadhall

# English: Calendar and feed
feed-title = Dagatal og straumur

# English: Your calendar or feed reader can show the tables that wait for you. It gets an address that nobody guesses: whoever knows it sees which tables wait, and nothing else.
feed-lead = Dagatalið þitt eða straumlesari getur sýnt borðin sem bíða eftir þér. Hann fær slóð sem enginn getur giskað á: sá sem þekkir hana sér hvaða borð bíða og ekkert annað.

# English: Give the first address to your calendar, or the second to a feed reader. They are shown only once.
feed-new = Settu fyrri slóðina í dagatalið þitt eða þá seinni í straumlesara. Þær eru aðeins sýndar einu sinni.

# English: Make an address
feed-make = Búa til slóð

# English: Make another address
feed-again = Búa til aðra slóð

# English: Let the address tell nothing any more
feed-drop = Láta slóðina ekki segja neitt lengur

# English: there is no such feed any more
feed-gone = þessi straumur er ekki lengur til

# English: When you are told
alerts-when = Hvenær salurinn lætur þig vita

# English: At once
alerts-every-now = Strax

# English: Each table by itself, as soon as it waits.
alerts-every-now-meaning = Hvert borð fyrir sig, um leið og það bíður.

# English: Once an hour
alerts-every-hour = Á klukkutíma fresti

# English: All that have begun to wait, together, at the full hour.
alerts-every-hour-meaning = Allt sem er farið að bíða, saman á heila tímanum.

# English: Once a day
alerts-every-day = Einu sinni á dag

# English: All together, at the hour that you choose.
alerts-every-day-meaning = Allt saman, á þeim tíma sem þú velur.

# English: Once a day at
alerts-hour = Einu sinni á dag klukkan

# English: Quiet from
alerts-quiet-from = Kyrrð frá

# English: Quiet until
alerts-quiet-to = Kyrrð til

# English: Time zone
alerts-zone = Tímabelti

# English: In the quiet hours nothing comes; afterwards you are told everything together. If both hours are the same, no hour is quiet. While you look at a table, it tells you itself, and an alert comes only two minutes later.
alerts-quiet-meaning = Á kyrrðartímanum kemur ekkert; að honum loknum færðu allt í einu. Ef tímarnir eru eins er enginn kyrrðartími. Meðan þú horfir á borð lætur það þig sjálft vita og tilkynning kemur ekki fyrr en tveimur mínútum síðar.

# English: Keep this
alerts-keep = Geyma þetta

# English: Tables that are being played
alerts-tables = Borð þar sem er verið að spila

# English: { $game } with { $names }
alerts-table = { $game } með { $names }

# English: No alerts from here
alerts-mute = Engar tilkynningar héðan

# English: Alerts again
alerts-unmute = Tilkynningar á ný

# English: too many mails in a short time: wait a moment
too-many-mails = of margir póstar á stuttum tíma: bíddu andartak

## Vacation.

# English: Vacation
vacation = Frí

# English: While you are away, your time stands still at the tables at which you play now and a turn takes days, and no alerts come. For at most { $longest } days at once, and 30 days at each table; the others are told until when.
vacation-lead = Meðan þú ert í burtu stendur tíminn þinn kyrr við borðin þar sem þú ert að spila og lota má taka daga, og engar tilkynningar koma. Mest { $longest } daga í einu og 30 daga við hvert borð; hinir fá að vita hvenær þú kemur aftur.

# English: You are on vacation until { $day }: your time stands still.
vacation-until = Þú ert í fríi til { $day }: tíminn þinn stendur kyrr.

# English: Days
vacation-days = Dagar

# English: Go on vacation
vacation-go = Fara í frí

# English: I am back
vacation-back = Ég er aftur við

# English: While you are away
orders = Á meðan þú ert í burtu

# English: The others need not wait for you where your answer is clear. What you tick here is done as soon as it is your turn and the rules allow it, until you do something at the table yourself. Nobody else sees it.
orders-lead = Hin þurfa ekki að bíða eftir þér þar sem svar þitt er augljóst. Það sem þú merkir við hér er gert um leið og þú átt leik og reglurnar leyfa, þar til þú gerir sjálf(ur) eitthvað við borðið. Enginn annar sér það.

# English: Where I can do only one thing, do it
orders-forced = Þar sem ég get aðeins gert eitt, gera það

# English: It is done at once, so the others may guess that there was no choice.
orders-forced-meaning = Það gerist strax, svo hin geta getið sér til að ekki hafi verið um neitt að velja.

# English: Whenever I may, the first that is possible:
orders-whenever = Hvenær sem ég má, það fyrsta sem er hægt:

# English: Order this
orders-give = Fyrirskipa þetta

# English: There is nothing to order here now: the game is not being played, or you hold no seat in it.
orders-none = Hér er ekkert að fyrirskipa núna: spilið stendur ekki yfir, eða þú átt ekki sæti í því.

# English: Your orders stand. Take away all ticks to take them back.
orders-stand = Fyrirmæli þín gilda. Taktu öll merkin burt til að afturkalla þau.

# English: To the table
orders-to-table = Að borðinu

## Without a network.

# English: There is no network
offline = Ekkert netsamband

# English: The hall cannot be reached now. What you have read here before can still be read: rules, lessons and finished games.
offline-meaning = Ekki næst í salinn núna. Það sem þú hefur lesið hér áður má enn lesa: reglur, leiðsögn og spil sem er lokið.

# English: Try again
offline-again = Reyna aftur

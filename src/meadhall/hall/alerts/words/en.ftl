## What an alert says. $game is its title, $names are the other people at the table.

alert-turn = { $game }: it is your turn
alert-full = { $game }: everybody is here
alert-rematch = { $game }: once more?
alert-invited = { $game }: you are invited
alert-many = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
alert-turn-at = It is your turn in { $game } with { $names }.
alert-full-at = { $game } with { $names }: all seats are taken, and you may begin.
alert-rematch-at = { $game } with { $names }: they would like another game.
alert-invited-at = You are invited to play { $game } with { $names }.

## In pages: the number of tables that wait.

# $count: how many tables, beside the one that is open.
waiting-elsewhere = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
waiting-next = The next table that waits for you
waiting-lead-through = Go there, one after the other

## The page about alerts.

alerts = Alerts
alerts-lead = Nobody has to look again and again whether it is their turn. Choose how the hall tells you. An alert names the game and the people at the table, never a card.
push = Messages from this browser
push-lead = This browser shows a message when a table waits for you, even when the hall is not open. The service of the browser’s maker carries it, encrypted, so that only this browser can read it.
push-needs-scripts = This needs scripts, which are switched off in this browser.
push-turn-on = Tell me in this browser
push-turn-off = Tell me no longer in this browser
push-browsers = { $count ->
        [one] One browser of yours is told.
       *[other] { $count } of your browsers are told.
    }
push-drop-all = Tell none of them any more
push-unusable = this browser’s address for messages cannot be used
push-unknown = the hall sends no messages by { $host }: it does not know this service
mail = Mail
mail-lead = If you like, the hall also writes to an address. Nothing else here needs one.
mail-goes-to = The hall writes to { $address }.
mail-address = Your address
mail-ask = Write to this address
mail-drop = Write no more, and forget the address
mail-asked = A mail is on its way. Open the link in it within a day, and the hall writes there.
mail-no-address = this is no address for mail
mail-none = this hall sends no mail
mail-server-wrong = the server for mail is named as smtps://user@host:465 or smtp://host:25, together with a sender
mail-confirm-subject = Alerts from Meadhall
mail-confirm-text = Somebody, probably you, wants alerts about games at Meadhall to come to this address. If it was you, open this link within a day:

    { $link }

    If it was not you, do nothing, and no more mail will come.
mail-end = You no longer want this mail? Open this link:
mail-link-gone = this link has been used already, or is too old: give your address once more
mail-confirm-sure = Should the hall write to { $address } when a table waits for you?
mail-confirm-yes = Yes, write there
mail-stop-sure = Should the hall stop writing to { $address }?
mail-stop-yes = Yes, write no more
mail-stopped = The hall writes to this address no more.
feed = Tables that wait for you at Meadhall
feed-title = Calendar and feed
feed-lead = Your calendar or feed reader can show the tables that wait for you. It gets an address that nobody guesses: whoever knows it sees which tables wait, and nothing else.
feed-new = Give the first address to your calendar, or the second to a feed reader. They are shown only once.
feed-make = Make an address
feed-again = Make another address
feed-drop = Let the address tell nothing any more
feed-gone = there is no such feed any more
alerts-when = When you are told
alerts-every-now = At once
alerts-every-now-meaning = Each table by itself, as soon as it waits.
alerts-every-hour = Once an hour
alerts-every-hour-meaning = All that have begun to wait, together, at the full hour.
alerts-every-day = Once a day
alerts-every-day-meaning = All together, at the hour that you choose.
alerts-hour = Once a day at
alerts-quiet-from = Quiet from
alerts-quiet-to = Quiet until
alerts-zone = Time zone
alerts-quiet-meaning = In the quiet hours nothing comes; afterwards you are told everything together. If both hours are the same, no hour is quiet. While you look at a table, it tells you itself, and an alert comes only two minutes later.
alerts-keep = Keep this
alerts-tables = Tables that are being played
alerts-table = { $game } with { $names }
alerts-mute = No alerts from here
alerts-unmute = Alerts again
too-many-mails = too many mails in a short time: wait a moment

## Vacation.

vacation = Vacation
vacation-lead = While you are away, your time stands still at the tables at which you play now and a turn takes days, and no alerts come. For at most { $longest } days at once, and 30 days at each table; the others are told until when.
vacation-until = You are on vacation until { $day }: your time stands still.
vacation-days = Days
vacation-go = Go on vacation
vacation-back = I am back

## Standing orders.

orders = While you are away
orders-lead = The others need not wait for you where your answer is clear. What you tick here is done as soon as it is your turn and the rules allow it, until you do something at the table yourself. Nobody else sees it.
orders-forced = Where I can do only one thing, do it
orders-forced-meaning = It is done at once, so the others may guess that there was no choice.
orders-whenever = Whenever I may, the first that is possible:
orders-give = Order this
orders-none = There is nothing to order here now: the game is not being played, or you hold no seat in it.
orders-stand = Your orders stand. Take away all ticks to take them back.
orders-to-table = To the table

## Without a network.

offline = There is no network
offline-meaning = The hall cannot be reached now. What you have read here before can still be read: rules, lessons and finished games.
offline-again = Try again

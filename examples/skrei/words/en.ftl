# Skrei in English. $seat-is is "you" for the seat that reads it; $...-is is "hidden" where the reader may not know.

## What happened

day = Day { $day } of { $days }. On the grounds: { $shoals }.
shoal = { $ground } { $fish }
looked = { $face-is ->
    [hidden] { $seat } has looked at the weather and says nothing.
   *[other] { $seat-is ->
        [you] You see
       *[other] { $seat } sees
    } weather { $face }: { $storms }.
}
sailed = { $ground-is ->
    [hidden] { $seat } sails out into the dark.
   *[other] { $seat-is ->
        [you] You sail to { $ground } and tell nobody.
       *[other] { $seat } sails to { $ground } and tells nobody.
    }
}
blew = { $seat-is ->
    [you] You blow the horn and sail to { $ground }.
   *[other] { $seat } blows the horn and sails to { $ground }.
}
dawn = Dawn, weather { $face }: { $storms }.
brought = { $seat-is ->
    [you] You { $fish ->
        [0] come home empty
       *[other] bring { $fish } fish
    }
   *[other] { $seat } { $fish ->
        [0] comes home empty
       *[other] brings { $fish } fish
    }
} from { $ground }.
over-now = The season is over.

## How it is said

no-storm = no storm anywhere
storm = a storm over { $grounds }

## What is asked, and what an action would do

stocking = The shoals come in.
watching = { $seat } climbs up to look at the weather.
ask = Where do you sail? Nobody will know before dawn. (SK-06)
ask-lookout = You are the lookout and see weather { $face }: { $storms }. Where do you sail? (SK-06)
over = The season is over.
sail = Sail to { $ground } in secret: { $fish } fish there
horn = Blow the horn and sail to { $ground }: open to all, and you count as two (SK-07)

## The position

title = { $title }, day { $day } of { $days }
finished = { $title }, after { $days } days
ground = { $fish } fish, exposure { $exposure }
boat-ashore = in the harbour
boat-at-sea = somewhere at sea
boat-on-ground = at { $ground }
seat = { $fish } fish, { $horns ->
    [0] no horn
   *[1] horn
}, boat { $boat }
lookout = The lookout is { $seat }.
weather = The weather is { $face }: { $storms }.

## Points

fish-points = Fish on the rack (SK-11)
horn-points = A horn that was never blown (SK-11)

## On the board

day-short = Day { $day } of { $days }
after = The season is over
watch = on the lookout
yesterday = { $ground }: +{ $fish }
wins = wins
means-ground = { $ground }: { $told } (SK-09)
means-boat = The boat of { $seat }, { $where }
means-horn = The horn of { $seat }: blown once in a season (SK-07)
means-weather = The weather die: { $face ->
    [0] the lookout alone sees it (SK-05)
   *[other] { $face } (SK-09)
}

## Why something is not possible

not-in-play = { $ground } is not in play with { $players } skippers (SK-01)
horn-was-blown = the horn can be blown once in a season, and yours was (SK-07)

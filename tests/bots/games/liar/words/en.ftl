# Liar in English. $seat-is is "you" for the seat that reads it; $face-is is "hidden" where the reader may not know.

rolled = { $face-is ->
    [hidden] { $seat } rolls a die.
   *[other] { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } a { $face }.
}
raised = { $seat-is ->
    [you] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
doubted = { $seat-is ->
    [you] You doubt
   *[other] { $seat } doubts
} the bid of { $bid }, and all dice are shown.
lost-life = { $seat-is ->
    [you] You lose a life and have { $left } left.
   *[other] { $seat } loses a life and has { $left } left.
}

bid = { $count } of face { $face }
cup = { $seat }: lives { $lives }, dice { $dice }
last-bid = The bid is { $bid }.
no-bid = There is no bid yet.
ask-first = What do you bid? (L-03)
ask = The bid is { $bid }. Do you bid higher, or do you doubt? (L-03, L-04)
doubt = Doubt the bid
raise = Bid { $bid }
nothing-to-doubt = there is no bid to doubt (L-04)
too-low = a bid has to be higher than the last one, and within the dice of both cups (L-03)

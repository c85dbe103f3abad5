# Nine Men's Morris in English. $seat-is is "you" for the seat that reads it.

## What happened

placed = { $seat-is ->
    [you] You place a man on { $point }.
   *[other] { $seat } places a man on { $point }.
}
moved = { $seat-is ->
    [you] You move from { $start } to { $point }.
   *[other] { $seat } moves from { $start } to { $point }.
}
mill = That closes a mill.
taken = { $seat-is ->
    [you] You take { $other }'s man on { $point }.
   *[other] { $seat } takes { $other-is ->
        [you] your man
       *[other] { $other }'s man
    } on { $point }.
}
few = { $seat-is ->
    [you] You have two men left and lose. (NM-08)
   *[other] { $seat } has two men left and loses. (NM-08)
}
stuck = { $seat-is ->
    [you] You cannot move and lose. (NM-09)
   *[other] { $seat } cannot move and loses. (NM-09)
}
quiet = No mill was closed in { $moves } moves: a draw. (NM-10)

## What is asked, and what an action would do

ask-place = Place a man on an empty point; { $men ->
    [one] 1 man
   *[other] { $men } men
} in hand. (NM-03)
ask-move = Move a man along a line to the next point. (NM-04)
ask-fly = Move a man to any empty point; with three men you fly. (NM-07)
ask-take = A mill! Take one of { $other }'s men. (NM-05)
place = Place a man on { $point }
move = Move from { $start } to { $point }
take = Take the man on { $point }

## The position

man-on = The man on { $point }
seat = { $sign } { $seat }: { $board ->
    [one] 1 man
   *[other] { $board } men
} on the board, { $hand } in hand
count = Moves without a mill: { $quiet } of { $most }

## Why something is not possible

take-first = a mill was closed: first a man is taken (NM-05)
no-mill = a man is taken only when a mill was closed (NM-05)
hand-first = men in hand are placed before any is moved (NM-03)
hand-empty = there is no man in hand; move one (NM-04)
occupied = a man stands on { $point } already
not-yours = no man of yours stands on { $point }
not-theirs = no man of { $other }'s stands on { $point }
in-a-mill = the man on { $point } stands in a mill (NM-06)
too-far = { $point } is not next to { $start } on a line (NM-04)

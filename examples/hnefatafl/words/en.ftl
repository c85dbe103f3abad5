# Hnefatafl in English. $seat-is is "you" for the seat that reads it.

## What happened

moved = { $seat-is ->
    [you] You move from { $start } to { $goal }.
   *[other] { $seat } moves from { $start } to { $goal }.
}
moved-king = { $seat-is ->
    [you] You move the king from { $start } to { $goal }.
   *[other] { $seat } moves the king from { $start } to { $goal }.
}
captured = The man on { $square } is captured.
king-captured = The king is captured, and the attackers have won! (HT-11)
escaped = The king has escaped! (HT-10)
stuck = { $seat-is ->
    [you] You cannot move and lose. (HT-12)
   *[other] { $seat } cannot move and loses. (HT-12)
}
quiet = Nobody was captured in { $moves } moves: a draw. (HT-13)

## What is asked, and what an action would do

ask-attackers = Move an attacker. Surround the king before he reaches { $goal ->
    [edge] the edge
   *[castle] a castle
}. (HT-11)
ask-king = Move the king or one of his men. Bring the king to { $goal ->
    [edge] the edge
   *[castle] a castle
}. (HT-10)
move = Move from { $start } to { $goal }
capture = Move from { $start } to { $goal } and capture { $enemies }
man-on = the man on { $square }
king-on = the king on { $square }

## The position

seat = { $sign } { $seat }, men on the board: { $men }
count = Moves without a capture: { $quiet } of { $most }

## Why something is not possible

outside = { $square } is not on this board (HT-01)
empty = nobody stands on { $start }
not-yours = the man on { $start } is not yours
not-straight = from { $start } to { $goal } is no straight line (HT-04)
in-the-way = somebody stands in the way from { $start } to { $goal } (HT-04)
kings = only the king may stop on { $goal } (HT-05)

# Every sentence that a player reads, in English. $seat-is is "you" for the seat that reads it.

placed = { $seat-is ->
    [you] You place a stone on { $cell }.
   *[other] { $seat } places a stone on { $cell }.
}
row = { $seat-is ->
    [you] You have a row!
   *[other] { $seat } has a row!
}
full = The board is full: a draw.

ask = { $seat }: place a stone on an empty cell.
place = Place a stone on { $cell }
taken = a stone lies on { $cell } (R-02)

# English: You are Gammur, the griffin, protector of air. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; a being can be activated when the island shows its pattern (M-06).
step-1 = Du bist Gammur, der Greif, Schutzgeist der Luft. Die Insel ist ein Mosaik aus Feuer, Wasser, Erde, Luft und Nordlicht. Auf der Hand hast du Plättchen und drei Sagenwesen; ein Wesen kannst du wecken, wenn die Insel sein Muster zeigt (M-06).

# English: First your pawn: it starts on a tile of your own element (M-01). Touch the air tile d3.
step-2 = Zuerst deine Figur: Sie beginnt auf einem Plättchen deines eigenen Elements (M-01). Tippe auf die Luft auf d3.

# English: Look at Gandreið in your hand: three airs and a water in a square. In the corner a1, b1, a2 there are the three airs. You may replace up to two tiles a turn, anywhere (M-03). Take the water from your hand and lay it on b2.
step-3 = Sieh dir Gandreið auf deiner Hand an: dreimal Luft und einmal Wasser im Quadrat. In der Ecke a1, b1, a2 liegt dreimal Luft. Bis zu zwei Plättchen darfst du im Zug ersetzen, wo du willst (M-03). Nimm das Wasser aus deiner Hand und leg es auf b2.

# English: Patterns may be turned and mirrored, but your pawn must stand on the pattern (M-05), and you are far away. You have three steps a turn (M-04), and as a griffin you may fly once, straight over one tile (M-32). Fly to b1.
step-4 = Muster dürfen gedreht und gespiegelt werden, aber deine Figur muss auf dem Muster stehen (M-05), und du bist weit weg. Drei Schritte hast du im Zug (M-04), und als Greif darfst du einmal fliegen, geradeaus über ein Plättchen hinweg (M-32). Flieg nach b1.

# English: You stand on the pattern. Touch Gandreið, then activate her.
step-5 = Du stehst auf dem Muster. Tippe auf Gandreið und wecke sie.

# English: 4 points, and one more because she is of air like you (M-09). The tiles stay and may serve again. Now look at the bonus card with three waters around a corner: b2, c2 and c1 show just that. Step onto b2.
step-6 = 4 Punkte und noch einer, weil sie wie du zur Luft gehört (M-09). Die Plättchen bleiben liegen und können noch einmal dienen. Jetzt sieh dir die Bonuskarte mit dreimal Wasser um eine Ecke an: b2, c2 und c1 zeigen genau das. Geh nach b2.

# English: Claim the card: one of your four tokens goes on it (M-16, M-17).
step-7 = Beanspruche die Karte: Einer deiner vier Marker kommt darauf (M-16, M-17).

# English: End your turn: your hand is filled up again (M-08).
step-8 = Beende deinen Zug: Deine Hand wird wieder aufgefüllt (M-08).

# English: Bjarni's turn. He is close to those waters, too. Watch your token.
step-9 = Bjarni ist am Zug. Auch er steht nah an diesem Wasser. Behalte deinen Marker im Auge.

# English: He has matched the card, too, so your token came back to you and his lies there now (M-18). Only one player scores a card (M-24). But you still stand on the pattern: take it back.
step-10 = Auch ihm hat das Muster gepasst, darum ist dein Marker zu dir zurückgekommen, und jetzt liegt seiner dort (M-18). Nur eine Person bekommt die Punkte einer Karte (M-24). Aber du stehst immer noch auf dem Muster: Hol sie dir zurück.

# English: If it is still yours in a later turn, you may match it once more and lay a second token: then it is locked for good (M-19, M-20). In this turn that is not possible (M-21). End your turn.
step-11 = Wenn sie in einem späteren Zug noch dir gehört und das Muster wieder passt, darfst du einen zweiten Marker darauflegen: Dann ist sie endgültig gesperrt (M-19, M-20). In diesem Zug geht das nicht (M-21). Beende deinen Zug.

# English: That is the game: change tiles, walk, activate beings, fight for bonus cards. If nothing fits, give up a turn and exchange what you hold (M-07). With two players somebody's seventh being brings 5 points and the end near: everybody else has one last turn (M-34, M-37). Most points win.
ending = Das ist das Spiel: Plättchen ersetzen, gehen, Wesen wecken, um Bonuskarten streiten. Wenn nichts passt, gib einen Zug her und tausche aus, was du auf der Hand hast (M-07). Zu zweit bekommt 5 Punkte, wer zuerst sieben Wesen geweckt hat, und dann ist das Ende nah: Alle anderen haben noch einen letzten Zug (M-34, M-37). Die meisten Punkte gewinnen.

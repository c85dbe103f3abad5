# English: You are Dreki, the dragon, protector of fire. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; each being has a pattern, and it can be activated when the island shows that pattern (S-37).
step-1 = Du bist Dreki, der Drache, Schutzgeist des Feuers. Die Insel ist ein Mosaik aus Feuer, Wasser, Erde, Luft und Nordlicht. Auf der Hand hast du Plättchen und drei Sagenwesen; jedes Wesen hat ein Muster, und wenn die Insel dieses Muster zeigt, kannst du es wecken (S-37).

# English: First your pawn: it starts on a tile of your own element (S-10). Touch the fire tile d2.
step-2 = Zuerst deine Figur: Sie beginnt auf einem Plättchen deines eigenen Elements (S-10). Tippe auf das Feuer auf d2.

# English: Look at Einmyrja in your hand: a cross with air in the middle, and around it three fires and water; two corners are earth and one more fire. Patterns may be turned and mirrored (S-30). Around b2 only a2 is wrong: it should be fire. You hold Northern Lights, and they are jokers: they stand for any element (S-31). You may replace up to two tiles a turn (S-18): lay them on a2.
step-3 = Sieh dir Einmyrja auf deiner Hand an: ein Kreuz mit Luft in der Mitte, ringsum dreimal Feuer und einmal Wasser; in zwei Ecken liegen Erde und noch ein Feuer. Muster dürfen gedreht und gespiegelt werden (S-30). Rund um b2 stimmt nur a2 nicht: Da müsste Feuer liegen. Du hast ein Nordlicht, und das ist ein Joker: Es steht für jedes Element (S-31). Bis zu zwei Plättchen darfst du im Zug ersetzen (S-18): Leg das Nordlicht auf a2.

# English: Some beings want Northern Lights themselves, and there nothing else will do (S-32). Now your pawn must stand on the pattern (S-35). It steps to any neighbouring tile, also across corners (S-25). Step to c2.
step-4 = Manche Wesen wollen selbst ein Nordlicht, und dort hilft nichts anderes (S-32). Jetzt muss deine Figur auf dem Muster stehen (S-35). Sie geht auf ein beliebiges Nachbarfeld, auch über Eck (S-25). Geh nach c2.

# English: Now all is right: the pattern lies on the island, and you stand on one of its tiles. Touch Einmyrja in your hand, then activate her.
step-5 = Nun stimmt alles: Das Muster liegt auf der Insel, und du stehst auf einem seiner Plättchen. Tippe auf Einmyrja in deiner Hand und wecke sie.

# English: She brings 3 points, and one more because she is of your own element (S-84). Nothing is used up: the tiles stay and may serve again (S-36). Now look at the bonus card that wants one of each element in a square. b2, c2 and b3 are air, fire and water: earth is missing on c3. Lay your earth there.
step-6 = Sie bringt 3 Punkte und einen dazu, weil sie zu deinem Element gehört (S-84). Verbraucht wird nichts: Die Plättchen bleiben liegen und können noch einmal dienen (S-36). Jetzt sieh dir die Bonuskarte an, die jedes Element einmal in einem Quadrat will. b2, c2 und b3 sind Luft, Feuer und Wasser: Auf c3 fehlt Erde. Leg deine Erde dorthin.

# English: The square is complete, and you stand on it. Claim the bonus card with one of your four tokens (S-50, S-51).
step-7 = Das Quadrat ist fertig, und du stehst darauf. Beanspruche die Bonuskarte mit einem deiner vier Marker (S-50, S-51).

# English: Another player may still lay a second token there; then it is locked, and both of you get the points (S-52, S-56). Two replacements are the most in a turn, so end it here: your hand is filled up again (S-63).
step-8 = Noch darf dort jemand anderes einen zweiten Marker hinlegen; dann ist die Karte gesperrt, und ihr bekommt beide die Punkte (S-52, S-56). Mehr als zwei Ersetzungen gibt es in einem Zug nicht, also beende ihn hier: Deine Hand wird wieder aufgefüllt (S-63).

# English: Bjarni's turn. He lays water on e1 and walks. What he changes may be in your way, or be of use to you: the island belongs to all. Tiles that were replaced go to the discard pile (S-20).
step-9 = Bjarni ist am Zug. Er legt Wasser auf e1 und geht ein Stück. Was er verändert, kann dir im Weg sein oder dir nützen: Die Insel gehört allen. Ersetzte Plättchen kommen auf den Ablagestapel (S-20).

# English: Your turn, and his water is of use: c1, d1 and e1 are the three waters of Fjörulalli. Below the one in the middle it wants air, and below that a row of fire, earth and water. You have drawn Northern Lights: lay them on d2, where the air is wanted.
step-10 = Dein Zug, und sein Wasser nützt dir: c1, d1 und e1 sind die drei Wasser, die Fjörulalli braucht. Unter dem mittleren braucht er Luft und darunter eine Reihe aus Feuer, Erde und Wasser. Du hast ein Nordlicht gezogen: Leg es auf d2, wo die Luft hingehört.

# English: Step on the pattern, to d2 (S-35). Earth and water lie right, on d3 and e3. Only on c3 the card wants fire, and there lies the earth of your bonus card.
step-11 = Geh auf das Muster, nach d2 (S-35). Erde und Wasser liegen richtig, auf d3 und e3. Nur auf c3 will die Karte Feuer, und da liegt die Erde deiner Bonuskarte.

# English: For one tile of your own element a token may stand in, once a turn (S-43, S-45): a fire token on c3. For Northern Lights it could not (S-44). Activate Fjörulalli; the token is then used up (S-47).
step-12 = Für ein Plättchen deines eigenen Elements darf ein Marker einspringen, einmal im Zug (S-43, S-45): ein Feuermarker auf c3. Für ein Nordlicht könnte er das nicht (S-44). Wecke Fjörulalli; der Marker ist danach verbraucht (S-47).

# English: That is the game: change tiles, walk, activate beings, claim bonus cards. If nothing fits, give up a turn and exchange what you hold (S-59). With two players the seventh being ends the game at once, for 3 points more (S-79, S-82); most points win.
ending = Das ist das Spiel: Plättchen ersetzen, gehen, Wesen wecken, Bonuskarten beanspruchen. Wenn nichts passt, gib einen Zug her und tausche aus, was du auf der Hand hast (S-59). Zu zweit beendet das siebte Wesen das Spiel auf der Stelle und bringt 3 Punkte mehr (S-79, S-82); die meisten Punkte gewinnen.

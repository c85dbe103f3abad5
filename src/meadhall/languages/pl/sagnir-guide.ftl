# English: You are Dreki, the dragon, protector of fire. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; each being has a pattern, and it can be activated when the island shows that pattern (S-37).
step-1 = Jesteś Dreki, Smok, opiekun ognia. Wyspa to mozaika z ognia, wody, ziemi, powietrza i zorzy polarnej. Na ręce masz kafelki i trzy istoty mityczne; każda istota ma wzór i można ją aktywować, gdy wyspa ten wzór pokazuje (S-37).

# English: First your pawn: it starts on a tile of your own element (S-10). Touch the fire tile d2.
step-2 = Najpierw twój pionek: zaczyna na kafelku twojego własnego żywiołu (S-10). Dotknij kafelka ognia na d2.

# English: Look at Einmyrja in your hand: a cross with air in the middle, and around it three fires and water; two corners are earth and one more fire. Patterns may be turned and mirrored (S-30). Around b2 only a2 is wrong: it should be fire. You hold Northern Lights, and they are jokers: they stand for any element (S-31). You may replace up to two tiles a turn (S-18): lay them on a2.
step-3 = Spójrz na swoją istotę Einmyrja: krzyż z powietrzem pośrodku, a wokół niego trzy ognie i woda; w dwóch rogach ziemia i jeszcze jeden ogień. Wzory wolno obracać i odbijać (S-30). Wokół b2 nie pasuje tylko a2: powinien tam być ogień. Masz na ręce zorzę polarną, a zorza to joker: zastępuje dowolny żywioł (S-31). W turze możesz podmienić najwyżej dwa kafelki (S-18): połóż zorzę na a2.

# English: Some beings want Northern Lights themselves, and there nothing else will do (S-32). Now your pawn must stand on the pattern (S-35). It steps to any neighbouring tile, also across corners (S-25). Step to c2.
step-4 = Niektóre istoty same chcą zorzy i wtedy nic innego się nie nada (S-32). Teraz twój pionek musi stanąć na wzorze (S-35). Krok prowadzi na dowolny sąsiedni kafelek, także na ukos (S-25). Idź na c2.

# English: Now all is right: the pattern lies on the island, and you stand on one of its tiles. Touch Einmyrja in your hand, then activate her.
step-5 = Teraz wszystko się zgadza: wzór leży na wyspie, a ty stoisz na jednym z jego kafelków. Dotknij istoty Einmyrja na ręce, a potem ją aktywuj.

# English: She brings 3 points, and one more because she is of your own element (S-84). Nothing is used up: the tiles stay and may serve again (S-36). Now look at the bonus card that wants one of each element in a square. b2, c2 and b3 are air, fire and water: earth is missing on c3. Lay your earth there.
step-6 = Daje 3 punkty i jeszcze jeden, bo należy do twojego żywiołu (S-84). Nic się nie zużywa: kafelki zostają i mogą się przydać ponownie (S-36). Teraz spójrz na kartę premii, która chce kwadratu z czterech różnych żywiołów. b2, c2 i b3 to powietrze, ogień i woda: na c3 brakuje ziemi. Połóż tam swoją ziemię.

# English: The square is complete, and you stand on it. Claim the bonus card with one of your four tokens (S-50, S-51).
step-7 = Kwadrat jest gotowy, a ty na nim stoisz. Zajmij kartę premii jednym ze swoich czterech żetonów (S-50, S-51).

# English: Another player may still lay a second token there; then it is locked, and both of you get the points (S-52, S-56). Two replacements are the most in a turn, so end it here: your hand is filled up again (S-63).
step-8 = Drugi żeton może tu jeszcze położyć inny gracz; wtedy karta jest zamknięta, a punkty dostajecie oboje (S-52, S-56). Więcej niż dwóch podmian w turze nie ma, więc ją zakończ: twoja ręka się uzupełni (S-63).

# English: Bjarni's turn. He lays water on e1 and walks. What he changes may be in your way, or be of use to you: the island belongs to all. Tiles that were replaced go to the discard pile (S-20).
step-9 = Tura Bjarniego. Kładzie wodę na e1 i idzie swoją drogą. To, co zmienia, może ci przeszkodzić albo się przydać: wyspa należy do wszystkich. Zastąpione kafelki trafiają na stos odrzuconych (S-20).

# English: Your turn, and his water is of use: c1, d1 and e1 are the three waters of Fjörulalli. Below the one in the middle it wants air, and below that a row of fire, earth and water. You have drawn Northern Lights: lay them on d2, where the air is wanted.
step-10 = Twoja tura, a jego woda się przyda: c1, d1 i e1 to trzy wody, których chce Fjörulalli. Pod środkową ma być powietrze, a pod nim rząd: ogień, ziemia i woda. Na ręce masz nową zorzę polarną: połóż ją na d2, tam gdzie ma być powietrze.

# English: Step on the pattern, to d2 (S-35). Earth and water lie right, on d3 and e3. Only on c3 the card wants fire, and there lies the earth of your bonus card.
step-11 = Wejdź na wzór, na d2 (S-35). Ziemia i woda leżą dobrze, na d3 i e3. Tylko na c3 karta chce ognia, a tam leży ziemia z twojej karty premii.

# English: For one tile of your own element a token may stand in, once a turn (S-43, S-45): a fire token on c3. For Northern Lights it could not (S-44). Activate Fjörulalli; the token is then used up (S-47).
step-12 = Raz w turze żeton może zastąpić jeden kafelek twojego własnego żywiołu (S-43, S-45): tutaj ogień na c3. Zorzy by nie zastąpił (S-44). Aktywuj istotę Fjörulalli; żeton jest potem zużyty (S-47).

# English: That is the game: change tiles, walk, activate beings, claim bonus cards. If nothing fits, give up a turn and exchange what you hold (S-59). With two players the seventh being ends the game at once, for 3 points more (S-79, S-82); most points win.
ending = Oto cała gra: zmieniasz kafelki, chodzisz, aktywujesz istoty, zajmujesz karty premii. Gdy nic nie pasuje, poświęć turę i wymień to, co masz na ręce (S-59). Przy dwóch graczach siódma istota od razu kończy grę i daje jeszcze 3 punkty (S-79, S-82); wygrywa, kto ma najwięcej punktów.

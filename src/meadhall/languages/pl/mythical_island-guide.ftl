# English: You are Gammur, the griffin, protector of air. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; a being can be activated when the island shows its pattern (M-06).
step-1 = Jesteś Gammur, Gryf, opiekun powietrza. Wyspa to mozaika z ognia, wody, ziemi, powietrza i zorzy polarnej. Na ręce masz kafelki i trzy istoty mityczne; istotę można aktywować, gdy wyspa pokazuje jej wzór (M-06).

# English: First your pawn: it starts on a tile of your own element (M-01). Touch the air tile d3.
step-2 = Najpierw twój pionek: zaczyna na kafelku twojego własnego żywiołu (M-01). Dotknij kafelka powietrza na d3.

# English: Look at Gandreið in your hand: three airs and a water in a square. In the corner a1, b1, a2 there are the three airs. You may replace up to two tiles a turn, anywhere (M-03). Take the water from your hand and lay it on b2.
step-3 = Spójrz na swoją istotę Gandreið: trzy powietrza i woda w kwadracie. W rogu, na a1, b1 i a2, leżą trzy powietrza. W turze możesz podmienić najwyżej dwa kafelki, i to wszędzie (M-03). Weź wodę z ręki i połóż ją na b2.

# English: Patterns may be turned and mirrored, but your pawn must stand on the pattern (M-05), and you are far away. You have three steps a turn (M-04), and as a griffin you may fly once, straight over one tile (M-32). Fly to b1.
step-4 = Wzory wolno obracać i odbijać, ale twój pionek musi stać na wzorze (M-05), a jest daleko. Masz trzy kroki w turze (M-04), a jako Gryf możesz raz przelecieć prosto nad jednym kafelkiem (M-32). Leć na b1.

# English: You stand on the pattern. Touch Gandreið, then activate her.
step-5 = Stoisz na wzorze. Dotknij istoty Gandreið, a potem ją aktywuj.

# English: 4 points, and one more because she is of air like you (M-09). The tiles stay and may serve again. Now look at the bonus card with three waters around a corner: b2, c2 and c1 show just that. Step onto b2.
step-6 = 4 punkty i jeszcze jeden, bo jak ty należy do powietrza (M-09). Kafelki zostają i mogą się przydać ponownie. Teraz spójrz na kartę premii z trzema wodami wokół rogu: właśnie tak leżą b2, c2 i c1. Idź na b2.

# English: Claim the card: one of your four tokens goes on it (M-16, M-17).
step-7 = Zajmij tę kartę: położysz na niej jeden ze swoich czterech żetonów (M-16, M-17).

# English: End your turn: your hand is filled up again (M-08).
step-8 = Zakończ turę: twoja ręka się uzupełni (M-08).

# English: Bjarni's turn. He is close to those waters, too. Watch your token.
step-9 = Tura Bjarniego. On też ma blisko do tych wód. Pilnuj swojego żetonu.

# English: He has matched the card, too, so your token came back to you and his lies there now (M-18). Only one player scores a card (M-24). But you still stand on the pattern: take it back.
step-10 = Bjarni też dopasował tę kartę, więc twój żeton do ciebie wrócił, a leży tam teraz jego (M-18). Punkty za kartę dostaje tylko jeden gracz (M-24). Ale ty nadal stoisz na wzorze: odbierz mu ją.

# English: If it is still yours in a later turn, you may match it once more and lay a second token: then it is locked for good (M-19, M-20). In this turn that is not possible (M-21). End your turn.
step-11 = Jeśli karta będzie twoja jeszcze w którejś z następnych tur, możesz dopasować ją drugi raz i położyć drugi żeton: wtedy jest zamknięta na dobre (M-19, M-20). W tej turze nie wolno (M-21). Zakończ turę.

# English: That is the game: change tiles, walk, activate beings, fight for bonus cards. If nothing fits, give up a turn and exchange what you hold (M-07). With two players somebody's seventh being brings 5 points and the end near: everybody else has one last turn (M-34, M-37). Most points win.
ending = Oto cała gra: zmieniasz kafelki, chodzisz, aktywujesz istoty, walczysz o karty premii. Gdy nic nie pasuje, poświęć turę i wymień to, co masz na ręce (M-07). Przy dwóch graczach czyjaś siódma istota przynosi 5 punktów i zapowiada koniec: wszyscy inni mają jeszcze jedną turę (M-34, M-37). Wygrywa, kto ma najwięcej punktów.

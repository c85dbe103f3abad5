# English: You are Gammur, the griffin, protector of air. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; a being can be activated when the island shows its pattern (M-06).
step-1 = Þú ert Gammur, fuglinn mikli, verndari loftsins. Eyjan er mósaík úr eldi, vatni, jörð, lofti og norðurljósum. Á hendi hefurðu flísar og þrjár vættir; vætti má vekja þegar mynstur hennar sést á eyjunni (M-06).

# English: First your pawn: it starts on a tile of your own element (M-01). Touch the air tile d3.
step-2 = Fyrst er það peðið: það byrjar á flís þinnar eigin höfuðskepnu (M-01). Snertu loftflísina á d3.

# English: Look at Gandreið in your hand: three airs and a water in a square. In the corner a1, b1, a2 there are the three airs. You may replace up to two tiles a turn, anywhere (M-03). Take the water from your hand and lay it on b2.
step-3 = Líttu á Gandreið á hendinni: þrjár loftflísar og ein vatnsflís í ferningi. Í horninu, á a1, b1 og a2, eru loftflísarnar þrjár. Í lotu máttu skipta út allt að tveimur flísum, hvar sem er (M-03). Taktu vatnið af hendinni og leggðu það á b2.

# English: Patterns may be turned and mirrored, but your pawn must stand on the pattern (M-05), and you are far away. You have three steps a turn (M-04), and as a griffin you may fly once, straight over one tile (M-32). Fly to b1.
step-4 = Mynstrum má snúa og þau má spegla, en peðið þitt verður að standa á mynstrinu (M-05) og þú ert langt í burtu. Þú átt þrjú skref í lotu (M-04), og þar sem þú ert Gammur máttu fljúga einu sinni, beint yfir eina flís (M-32). Fljúgðu á b1.

# English: You stand on the pattern. Touch Gandreið, then activate her.
step-5 = Þú stendur á mynstrinu. Snertu Gandreið og vektu hana.

# English: 4 points, and one more because she is of air like you (M-09). The tiles stay and may serve again. Now look at the bonus card with three waters around a corner: b2, c2 and c1 show just that. Step onto b2.
step-6 = 4 stig, og eitt að auki því að hún er af lofti eins og þú (M-09). Flísarnar liggja kyrrar og geta nýst aftur. Líttu nú á bónusspjaldið með þremur vatnsflísum fyrir horn: einmitt þannig liggja b2, c2 og c1. Stígðu á b2.

# English: Claim the card: one of your four tokens goes on it (M-16, M-17).
step-7 = Eignaðu þér spjaldið: ein af skífunum þínum fjórum fer á það (M-16, M-17).

# English: End your turn: your hand is filled up again (M-08).
step-8 = Ljúktu lotunni: þá er fyllt á höndina (M-08).

# English: Bjarni's turn. He is close to those waters, too. Watch your token.
step-9 = Bjarni á leik. Hann er líka nálægt þessum vatnsflísum. Hafðu auga með skífunni þinni.

# English: He has matched the card, too, so your token came back to you and his lies there now (M-18). Only one player scores a card (M-24). But you still stand on the pattern: take it back.
step-10 = Mynstrið passaði líka hjá honum; skífan þín kom því aftur til þín og nú liggur hans skífa þar (M-18). Aðeins einn fær stig fyrir spjald (M-24). En þú stendur enn á mynstrinu: taktu það aftur.

# English: If it is still yours in a later turn, you may match it once more and lay a second token: then it is locked for good (M-19, M-20). In this turn that is not possible (M-21). End your turn.
step-11 = Ef þú átt spjaldið enn í seinni lotu og mynstrið passar geturðu lagt aðra skífu á það: þá er það læst fyrir fullt og allt (M-19, M-20). Í þessari lotu má það ekki (M-21). Ljúktu lotunni.

# English: That is the game: change tiles, walk, activate beings, fight for bonus cards. If nothing fits, give up a turn and exchange what you hold (M-07). With two players somebody's seventh being brings 5 points and the end near: everybody else has one last turn (M-34, M-37). Most points win.
ending = Svona er spilið: breyttu flísum, gakktu, vektu vættir, berstu um bónusspjöld. Ef ekkert gengur upp geturðu setið hjá eina lotu og skipt um það sem þú hefur á hendi (M-07). Þegar tveir spila gefur sjöunda vætturin 5 stig þeim sem fyrst vekur hana, og þá er stutt eftir: hinn á eina lokalotu (M-34, M-37). Flest stig vinna.

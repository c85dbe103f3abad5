# English: You are Dreki, the dragon, protector of fire. The island is a mosaic of fire, water, earth, air and Northern Lights. In your hand are tiles and three mythical beings; each being has a pattern, and it can be activated when the island shows that pattern (S-37).
step-1 = Þú ert Dreki, verndari eldsins. Eyjan er mósaík úr eldi, vatni, jörð, lofti og norðurljósum. Á hendi hefurðu flísar og þrjár vættir; hver vættur á sér mynstur og hana má vekja þegar það sést á eyjunni (S-37).

# English: First your pawn: it starts on a tile of your own element (S-10). Touch the fire tile d2.
step-2 = Fyrst er það peðið: það byrjar á flís þinnar eigin höfuðskepnu (S-10). Snertu eldflísina á d2.

# English: Look at Einmyrja in your hand: a cross with air in the middle, and around it three fires and water; two corners are earth and one more fire. Patterns may be turned and mirrored (S-30). Around b2 only a2 is wrong: it should be fire. You hold Northern Lights, and they are jokers: they stand for any element (S-31). You may replace up to two tiles a turn (S-18): lay them on a2.
step-3 = Líttu á Einmyrju á hendinni: kross með loft í miðju og þrjá elda og eitt vatn í kring; í tveimur hornum eru jörð og enn einn eldur. Mynstrum má snúa og þau má spegla (S-30). Kringum b2 er aðeins a2 rangur: þar ætti að vera eldur. Þú hefur norðurljós á hendi og þau eru jóker: þau koma í stað hvaða höfuðskepnu sem er (S-31). Í lotu máttu skipta út allt að tveimur flísum (S-18): leggðu norðurljósin á a2.

# English: Some beings want Northern Lights themselves, and there nothing else will do (S-32). Now your pawn must stand on the pattern (S-35). It steps to any neighbouring tile, also across corners (S-25). Step to c2.
step-4 = Sumar vættir vilja einmitt norðurljós og þar dugar ekkert annað (S-32). Nú verður peðið þitt að standa á mynstrinu (S-35). Það stígur á hvaða flís sem er við hliðina, líka á ská (S-25). Stígðu á c2.

# English: Now all is right: the pattern lies on the island, and you stand on one of its tiles. Touch Einmyrja in your hand, then activate her.
step-5 = Nú er allt eins og það á að vera: mynstrið liggur á eyjunni og þú stendur á einni af flísum þess. Snertu Einmyrju á hendinni og vektu hana.

# English: She brings 3 points, and one more because she is of your own element (S-84). Nothing is used up: the tiles stay and may serve again (S-36). Now look at the bonus card that wants one of each element in a square. b2, c2 and b3 are air, fire and water: earth is missing on c3. Lay your earth there.
step-6 = Hún gefur 3 stig og eitt að auki því að hún er af þinni eigin höfuðskepnu (S-84). Ekkert eyðist: flísarnar liggja kyrrar og geta nýst aftur (S-36). Líttu nú á bónusspjaldið sem vill eina flís af hverri höfuðskepnu í ferningi. Á b2, c2 og b3 eru loft, eldur og vatn: jörð vantar á c3. Leggðu jörðina þína þar.

# English: The square is complete, and you stand on it. Claim the bonus card with one of your four tokens (S-50, S-51).
step-7 = Ferningurinn er heill og þú stendur á honum. Eignaðu þér bónusspjaldið með einni af skífunum þínum fjórum (S-50, S-51).

# English: Another player may still lay a second token there; then it is locked, and both of you get the points (S-52, S-56). Two replacements are the most in a turn, so end it here: your hand is filled up again (S-63).
step-8 = Annar leikmaður getur enn lagt þar skífu; þá er spjaldið læst og þið fáið bæði stigin (S-52, S-56). Meira en tvær útskiptingar má ekki gera í lotu, svo að þú skalt ljúka henni hér: þá er fyllt á höndina (S-63).

# English: Bjarni's turn. He lays water on e1 and walks. What he changes may be in your way, or be of use to you: the island belongs to all. Tiles that were replaced go to the discard pile (S-20).
step-9 = Bjarni á leik. Hann leggur vatn á e1 og gengur af stað. Það sem hann breytir getur orðið þér til trafala eða komið þér að gagni: allir eiga eyjuna saman. Flísar sem skipt er út fara í kastbunkann (S-20).

# English: Your turn, and his water is of use: c1, d1 and e1 are the three waters of Fjörulalli. Below the one in the middle it wants air, and below that a row of fire, earth and water. You have drawn Northern Lights: lay them on d2, where the air is wanted.
step-10 = Þú átt leik og vatnið hans kemur að gagni: c1, d1 og e1 eru vötnin þrjú á spjaldi Fjörulalla. Undir því í miðjunni vill hann loft og þar fyrir neðan röð með eldi, jörð og vatni. Þú dróst norðurljós: leggðu þau á d2, þar sem loftið á að vera.

# English: Step on the pattern, to d2 (S-35). Earth and water lie right, on d3 and e3. Only on c3 the card wants fire, and there lies the earth of your bonus card.
step-11 = Stígðu á mynstrið, á d2 (S-35). Jörð og vatn liggja rétt, á d3 og e3. Aðeins á c3 vill spjaldið eld, en þar liggur jörðin sem bónusspjaldið þitt þurfti.

# English: For one tile of your own element a token may stand in, once a turn (S-43, S-45): a fire token on c3. For Northern Lights it could not (S-44). Activate Fjörulalli; the token is then used up (S-47).
step-12 = Einu sinni í lotu má skífa koma í stað einnar flísar af þinni eigin höfuðskepnu (S-43, S-45): hér eldskífa á c3. Í stað norðurljósa gæti hún ekki komið (S-44). Vektu Fjörulalla; þar með er skífan búin (S-47).

# English: That is the game: change tiles, walk, activate beings, claim bonus cards. If nothing fits, give up a turn and exchange what you hold (S-59). With two players the seventh being ends the game at once, for 3 points more (S-79, S-82); most points win.
ending = Svona er spilið: breyttu flísum, gakktu, vektu vættir, eignaðu þér bónusspjöld. Ef ekkert gengur upp geturðu setið hjá eina lotu og skipt um það sem þú hefur á hendi (S-59). Þegar tveir spila lýkur sjöunda vætturin spilinu á stundinni og gefur 3 stig í viðbót (S-79, S-82); flest stig vinna.

# English: You are Astrid, a rune carver, and the Jarl pays well. Your energy is 12 crystals; each turn you roll six rune dice and carve stones whose runes they show (R-02, R-05). Most honour wins.
step-1 = Þú ert Astrid, rúnameistari, og jarlinn borgar vel. Kraftar þínir eru 12 kristallar; í hverri lotu kastarðu sex rúnateningum og ristir steina með þeim rúnum sem þeir sýna (R-02, R-05). Mestur heiður vinnur.

# English: Your dice show F F U A K K. Gold stones ask for four runes and pay best. On Kaunan's board a gold stone asks for F, U, A and K, and you have them all. Touch that stone to carve it (R-06).
step-2 = Teningarnir sýna F F U A K K. Gullsteinar krefjast fjögurra rúna og borga best. Á spjaldi Kaunan er gullsteinn sem biður um F, U, A og K, og þú átt þær allar. Snertu steininn til að rista hann (R-06).

# English: A crystal of yours stands on the stone, and its four dice are used up for this turn (R-07). Carving pays a coin of the stone's colour. Gold comes from two stacks with different magic runes (R-12): take Thor's Hammer.
step-3 = Nú stendur kristall frá þér á steininum og teningarnir fjórir nýtast ekki aftur í þessari lotu (R-07). Fyrir ristuna færðu mynt í lit steinsins. Gullið er í tveimur stöflum, hvorum með sinn galdrastaf (R-12): taktu Þórshamar.

# English: What a coin is worth nobody sees before the end (R-14). You have two dice left, F and K, and there is a bronze stone that asks for just that. Carve it: several stones a turn are fine while dice and crystals last (R-11).
step-4 = Enginn sér fyrr en í lokin hvers virði mynt er (R-14). Þú átt tvo teninga eftir, F og K, og bronssteinn biður einmitt um þá. Ristu hann: í lotu má rista marga steina meðan teningar og kristallar endast (R-11).

# English: Bronze pays little, but look at the Jarl's Grand Hall: he wishes for one bronze, one silver and one gold coin, for 4 honour. Take a bronze coin with the Fishing Stave.
step-5 = Brons borgar lítið, en líttu á Jarlshöllina: þar er beðið um eina bronsmynt, eina silfurmynt og eina gullmynt fyrir 4 heiðursstig. Taktu bronsmynt með Veiðistaf.

# English: All your dice are used. End your turn; every turn you must carve at least one stone if you can (R-16).
step-6 = Allir teningarnir eru notaðir. Ljúktu lotunni; í hverri lotu verðurðu að rista minnst einn stein ef þú getur (R-16).

# English: Bjarni has rolled A R Th Th U U. Look what he makes of it: a silver stone takes three dice, and a wild pair may be any two alike (R-05).
step-7 = Bjarni fékk A R Th Th U U. Sjáðu hvað hann gerir úr því: silfursteinn tekur þrjá teninga, og frjálst par má vera hvaða tveir eins teningar sem er (R-05).

# English: Your turn: F U Th Th R R. You need a silver coin. Fehu's first silver stone asks for F, U and A, and the A is missing. Once a turn a crystal in the centre turns a die to any rune (R-18). Touch the centre.
step-8 = Þú átt leik: F U Th Th R R. Þig vantar silfurmynt. Fyrri silfursteinninn á spjaldi Fehu biður um F, U og A, en A vantar. Einu sinni í lotu máttu leggja kristal í miðjuna og snúa teningi á hvaða rún sem er (R-18). Snertu miðjuna.

# English: Choose the die that you can do without: a Th.
step-9 = Veldu tening sem þú mátt missa: Th.

# English: Turn it to A.
step-10 = Snúðu honum á A.

# English: There it is. Carve the silver stone of Fehu with F, U and A.
step-11 = Þarna kom það. Ristu silfursteininn á spjaldi Fehu með F, U og A.

# English: And the silver coin: take the Rotas Stave.
step-12 = Og svo er það silfurmyntin: taktu Rótasstaf.

# English: Bronze, silver, gold: that is what the token on the 4 asks for. Claim it (R-35). Its coins are laid on it and serve no other token, but they remain yours and count at the end (R-37).
step-13 = Brons, silfur, gull: einmitt það vill skífan á reit 4. Taktu hana (R-35). Myntirnar leggjast á hana og duga ekki á aðra skífu, en þú átt þær áfram og þær telja í lokin (R-37).

# English: That is a whole turn: carve, take coins, mend your dice for a crystal, claim what the Jarl asks for. When somebody's last crystal is gone the round is finished (R-43), all coins are turned over, and the most honour wins (R-45).
ending = Þetta er heil lota: rista, taka myntir, laga teningana fyrir kristal og taka verðlaunin sem jarlinn býður. Þegar einhver hefur notað síðasta kristalinn sinn er umferðin kláruð (R-43), öllum myntum er snúið við og mestur heiður vinnur (R-45).

# English: You are Astrid, and the longship is yours. Nine beer coasters make a chart of 6 by 6 fields; treasures lie face down on the islands. Whoever has the fewest points in the end loses, and everybody else wins (H-28).
step-1 = Þú ert Astrid og langskipið er þitt. Níu glasamottur mynda sjókort, 6 sinnum 6 reiti, og á eyjunum liggja fjársjóðir á grúfu. Sá sem er með fæst stig í lokin tapar og allir hinir vinna (H-28).

# English: The dice set your course: red is the column, black the row (H-02). Red 6 and black 6 is open sea, with no island in reach. You may throw again once: red, black or both (H-01). Throw both.
step-2 = Teningarnir ráða stefnunni: sá rauði segir til um dálkinn, sá svarti um röðina (H-02). Rauður 6 og svartur 6 er opið haf og engin eyja nærri. Þú mátt kasta einu sinni aftur: rauða teningnum, þeim svarta eða báðum (H-01). Kastaðu báðum.

# English: Land in sight! You have hit an island directly (H-03). That gives you three rolls for its treasures; from the sea beside an island it would be only one (H-10). Touch the island to land.
step-3 = Land fyrir stafni! Þú hefur hitt eyju beint (H-03). Þá færðu þrjú köst til að ná fjársjóðunum; af sjónum við hliðina á eyju fengirðu bara eitt (H-10). Snertu eyjuna til að taka land.

# English: Its treasures are turned over for everybody (H-08): a 2 and a 1. A die takes the treasure whose number it shows (H-13). Black shows the 1 already. Throw only the red die again, and hope for a 2.
step-4 = Fjársjóðunum er snúið við svo að allir sjái þá (H-08): hér liggja 2 og 1. Teningur tekur fjársjóðinn sem ber sömu tölu og hann sýnir (H-13). Svarti teningurinn sýnir 1 nú þegar. Kastaðu bara þeim rauða aftur og vonaðu að þú fáir 2.

# English: A 2! One roll is left, but it cannot get better, and only the last roll counts (H-11). Keep the dice.
step-5 = Þarna kom 2! Eitt kast er eftir en þetta getur ekki orðið betra, og aðeins síðasta kastið gildir (H-11). Haltu teningunum.

# English: Each die may act once (H-12). Touch the red die, and then the 2 that it takes.
step-6 = Hvor teningur má vinna eitt verk (H-12). Snertu rauða teninginn og svo töluna 2 sem hann tekur.

# English: And the black die takes the 1. What you have won lies in your hoard for all to see (H-17).
step-7 = Og svarti teningurinn tekur töluna 1. Það sem þú hefur unnið liggur í feng þínum þar sem allir sjá það (H-17).

# English: Bjarni's turn. His course leads to the sea, but an island lies right beside that field: he can land there from the sea (H-04), with one roll only. Look what he does.
step-8 = Bjarni á leik. Stefna hans endar úti á sjó en eyja er rétt við hliðina á reitnum: hann getur tekið þar land af sjónum (H-04), en fær aðeins eitt kast. Sjáðu hvað hann gerir.

# English: Hägar himself: no single die takes him, it needs a double (H-14). But Bjarni has rolled 4 and 3, a Lucky 7, and that takes any treasure (H-15).
step-9 = Hägar sjálfur! Einn teningur nær honum ekki, til þess þarf tvennu (H-14). En Bjarni fékk 4 og 3, lukkusjöu, og hún tekur hvaða fjársjóð sem er (H-15).

# English: Your turn again, and what a throw: that is Helga Island. Nothing lies there to be won, but one of your numbers can be doubled (H-18). Keep this course.
step-10 = Þú átt leik á ný, og þvílíkt kast: þetta er Helguey. Þar er ekkert að vinna en þú getur tvöfaldað eina af tölunum þínum (H-18). Haltu þessari stefnu.

# English: Land on Helga Island. Here, too, a direct hit gives three rolls.
step-11 = Taktu land á Helguey. Hér færðu líka þrjú köst þegar þú hittir beint.

# English: A die must show the number that you want to double. The red one shows your 2: keep the dice.
step-12 = Teningur verður að sýna töluna sem þú vilt tvöfalda. Sá rauði sýnir 2, og þá tölu áttu: haltu teningunum.

# English: Touch your 2: it moves to the x2 field and counts 4 as long as nobody lays another one there (H-19).
step-13 = Snertu töluna 2: hún fer á x2-reitinn og gildir 4 þangað til einhver leggur aðra tölu þar (H-19).

# English: Bjarni has kept a course that leads nowhere. And you have hit the Hägar island that he has cleared: there a double or a Lucky 7 steals its figure from whoever owns it (H-21). Keep the course, and land.
step-14 = Bjarni hélt stefnu sem leiðir ekki neitt. Og þú hefur hitt Hägarseyjuna sem hann hreinsaði: þar má með tvennu eða lukkusjöu stela Hägari frá þeim sem á hann (H-21). Haltu stefnunni og taktu land.

# English: 3 and 4, a Lucky 7! Touch Hägar in Bjarni's hoard: he comes over to you.
step-15 = 3 og 4, lukkusjöa! Snertu Hägar í feng Bjarna: hann kemur yfir til þín.

# English: Now you know the whole game: find an island, roll for its treasures, double one of them. The end comes when dice have shown all six numbers on their islands: a number is then discovered, whether anybody takes it or not (H-24). A Sven then rolls both dice for the difference between them (H-27), and the Hägar counts your numbers once more (H-26).
ending = Nú kanntu allt spilið: finndu eyju, kastaðu um fjársjóðina og tvöfaldaðu einn þeirra. Spilinu lýkur þegar teningar hafa sýnt allar sex tölurnar á eyjunum þar sem þær liggja: þá er tala fundin, hvort sem einhver tekur hana eða ekki (H-24). Fyrir Sven er þá báðum teningum kastað og munurinn á þeim gefur stig (H-27), og Hägar telur tölurnar þínar einu sinni enn (H-26).

# English: You are Astrid and lead the Anglo-Saxons; Bjarni leads the Vikings. Seven areas of England are at stake: who has more Units in an area controls it (V-03). Each round four tiles are shared out, one, two and one (V-15). Bjarni chooses first.
step-1 = Þú ert Astrid og stýrir Engilsöxum; Bjarni stýrir víkingunum. Barist er um sjö héruð á Englandi: sá sem á fleiri liðsmenn í héraði ræður því (V-03). Í hverri umferð er fjórum flísum skipt, fyrst einni, svo tveimur og loks einni (V-15). Bjarni velur fyrst.

# English: Each tile has other actions for you than for him. Tile 2 lets you build or take Income, and its owner acts first (V-19). Take it.
step-2 = Á hverri flís eru aðrar aðgerðir fyrir þig en fyrir hann. Flís 2 leyfir þér að byggja virki eða taka tekjur, og sá sem á hana byrjar (V-19). Taktu hana.

# English: You take two in a row. Tile 4 gives a bonus, a Movement and an Income, and lets you choose first in the next round (V-17). Take it; the last one is Bjarni's.
step-3 = Þú tekur tvær í röð. Flís 4 gefur bónus, ferð og tekjur, og með henni velur þú fyrst í næstu umferð (V-17). Taktu hana; Bjarni fær þá síðustu.

# English: You act first. Begin with tile 2.
step-4 = Þú byrjar. Framkvæmdu flís 2 fyrst.

# English: Build or Income, not both (V-25): build. Every Stronghold that you build moves your marker one space towards the Round marker, and when they meet you win (V-53, V-92).
step-5 = Bygging eða tekjur, ekki hvort tveggja (V-25): byggðu. Með hverju virki sem þú byggir færist merkið þitt um einn reit í átt að tímamerkinu, og þegar þau mætast vinnur þú (V-53, V-92).

# English: Build where you have more Units than the Vikings: in Kent, for 1 coin (V-52).
step-6 = Byggðu þar sem þú átt fleiri liðsmenn en víkingarnir: í Kent, fyrir 1 mynt (V-52).

# English: Tile 4 is next, and its bonus comes before its actions (V-23): take the coin.
step-7 = Næst er flís 4, og bónus hennar kemur á undan aðgerðunum (V-23): taktu myntina.

# English: Now the Movement: one group goes from one area to a neighbouring one (V-27). Units that face an enemy are engaged and must stay (V-29), but yours are free. Bring your Warrior from Sussex: touch Sussex.
step-8 = Nú er komið að ferðinni: einn hópur fer úr einu héraði í héraðið við hliðina (V-27). Liðsmenn sem standa andspænis óvini eru bundnir og komast hvergi (V-29), en þínir eru lausir. Sæktu stríðsmanninn í Sussex: snertu Sussex.

# English: Send him to Kent, where he guards the new Stronghold.
step-9 = Sendu hann til Kent, þar gætir hann nýja virkisins.

# English: The Movement was followed by Income: Mercia and Kent gave a coin each. Essex may recruit instead (V-57). Touch Essex, and then Garrison, the Leader: where there is a Stronghold, he fights with Strength 2. Bjarni sees a Leader, but not which one (V-51).
step-10 = Eftir ferðina komu tekjurnar: Mersía og Kent gáfu hvort sína mynt. Essex má kalla mann til liðs í staðinn (V-57). Snertu Essex og svo foringjann Setulið: þar sem virki er berst hann með styrk 2. Bjarni sér foringja en ekki hver hann er (V-51).

# English: Now sit down on the other side: you are Bjarni and lead the Vikings, and see your Leaders from behind. Your ships go where a marker leads them (V-33). You move from the Centre, and no marker lies there: draw one from the pool (V-34).
step-11 = Sestu nú hinum megin við borðið: þú ert Bjarni, stýrir víkingunum og sérð hverjir foringjarnir þínir eru. Skipin fara þangað sem leiðarmerki vísar þeim (V-33). Þú ferð frá Miðjunni og þar liggur ekkert merki: dragðu eitt úr pottinum (V-34).

# English: Essex, where a Leader has just come! At least one Unit must sail there, into battle (V-30). Send the Leader: he is Plunder, who pillages a Stronghold after a victory (V-89). The Warrior follows him.
step-12 = Essex, þar sem foringi var einmitt að koma! Minnst einn liðsmaður verður að sigla þangað, beint í bardaga (V-30). Sendu foringjann: þetta er Ránsmaður, og hann rænir virki eftir sigur (V-89). Stríðsmaðurinn fylgir honum.

# English: Battle in Essex: your Warrior and Plunder against a Warrior and a Leader whom you do not know. Both sides may reveal Leaders in turn, the Vikings first (V-71). Reveal Plunder.
step-13 = Bardagi í Essex: stríðsmaðurinn þinn og Ránsmaður gegn stríðsmanni og foringja sem þú þekkir ekki. Þið megið afhjúpa foringja til skiptis, víkingar fyrst (V-71). Afhjúpaðu Ránsmann.

# English: You are Astrid again. Bjarni hopes to pillage your Stronghold. A Leader that nobody reveals counts only 1 (V-73). Reveal Garrison: beside a Stronghold he counts 2.
step-14 = Nú ertu aftur Astrid. Bjarni vonast til að ræna virkið þitt. Foringi sem enginn afhjúpar gildir aðeins 1 (V-73). Afhjúpaðu Setulið: við virki gildir hann 2.

# English: 3 against 2: you hold Essex. Each side loses one Unit for every two points of enemy Strength (V-76), and those who lost the battle retreat (V-78). Give up your Warrior and keep the Leader.
step-15 = 3 gegn 2: þú heldur Essex. Hvor um sig missir einn liðsmann fyrir hver tvö stig í styrk óvinarins (V-76), og sá sem tapar bardaganum hörfar (V-78). Láttu stríðsmanninn falla og haltu foringjanum.

# English: One round is over: four tiles, two armies, one battle. Now the markers are compared: you win when they meet, or when no Viking is left in England (V-92). The Vikings need five areas or eight coins (V-93). Both sides have more to show: the fyrd and tribute here, scouting and pillaging there.
ending = Ein umferð er að baki: fjórar flísar, tveir herir, einn bardagi. Nú eru merkin borin saman: þú vinnur þegar þau mætast eða þegar enginn víkingur er eftir á Englandi (V-92). Víkingarnir þurfa fimm héruð eða átta myntir (V-93). Báðir eiga fleira uppi í erminni: bændaher og Danagjald öðrum megin, njósn og rán hinum megin.

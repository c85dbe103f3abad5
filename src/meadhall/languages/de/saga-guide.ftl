# English: You are Astrid and lead the Anglo-Saxons; Bjarni leads the Vikings. Seven areas of England are at stake: who has more Units in an area controls it (V-03). Each round four tiles are shared out, one, two and one (V-15). Bjarni chooses first.
step-1 = Du bist Astrid und führst die Angelsachsen; Bjarni führt die Wikinger. Es geht um sieben Gebiete Englands: Wer in einem Gebiet mehr Einheiten hat, kontrolliert es (V-03). In jeder Runde werden vier Plättchen verteilt, eins, zwei und eins (V-15). Bjarni wählt zuerst.

# English: Each tile has other actions for you than for him. Tile 2 lets you build or take Income, and its owner acts first (V-19). Take it.
step-2 = Jedes Plättchen hat für dich andere Aktionen als für ihn. Mit Plättchen 2 kannst du bauen oder Einkommen nehmen, und wer es hat, ist zuerst dran (V-19). Nimm es.

# English: You take two in a row. Tile 4 gives a bonus, a Movement and an Income, and lets you choose first in the next round (V-17). Take it; the last one is Bjarni's.
step-3 = Du nimmst zwei hintereinander. Plättchen 4 bringt einen Bonus, eine Bewegung und ein Einkommen, und du wählst damit in der nächsten Runde zuerst (V-17). Nimm es; das letzte bekommt Bjarni.

# English: You act first. Begin with tile 2.
step-4 = Du bist zuerst dran. Fang mit Plättchen 2 an.

# English: Build or Income, not both (V-25): build. Every Stronghold that you build moves your marker one space towards the Round marker, and when they meet you win (V-53, V-92).
step-5 = Bauen oder Einkommen, nicht beides (V-25): Baue. Jede Festung, die du baust, rückt deinen Marker ein Feld auf den Rundenmarker zu, und wenn sie sich treffen, hast du gewonnen (V-53, V-92).

# English: Build where you have more Units than the Vikings: in Kent, for 1 coin (V-52).
step-6 = Baue dort, wo du mehr Einheiten hast als die Wikinger: in Kent, für 1 Münze (V-52).

# English: Tile 4 is next, and its bonus comes before its actions (V-23): take the coin.
step-7 = Als Nächstes kommt Plättchen 4, und sein Bonus steht vor seinen Aktionen (V-23): Nimm die Münze.

# English: Now the Movement: one group goes from one area to a neighbouring one (V-27). Units that face an enemy are engaged and must stay (V-29), but yours are free. Bring your Warrior from Sussex: touch Sussex.
step-8 = Jetzt die Bewegung: Eine Gruppe zieht von einem Gebiet in ein Nachbargebiet (V-27). Einheiten, die einem Feind gegenüberstehen, sind gebunden und müssen bleiben (V-29), aber deine sind frei. Hol deinen Krieger aus Sussex: Tippe auf Sussex.

# English: Send him to Kent, where he guards the new Stronghold.
step-9 = Schick ihn nach Kent, dort bewacht er die neue Festung.

# English: The Movement was followed by Income: Mercia and Kent gave a coin each. Essex may recruit instead (V-57). Touch Essex, and then Garrison, the Leader: where there is a Stronghold, he fights with Strength 2. Bjarni sees a Leader, but not which one (V-51).
step-10 = Auf die Bewegung folgte das Einkommen: Mercien und Kent haben je eine Münze gebracht. Essex darf stattdessen rekrutieren (V-57). Tippe auf Essex und dann auf den Anführer „Besatzung“: Wo eine Festung steht, kämpft er mit Stärke 2. Bjarni sieht einen Anführer, aber nicht, welchen (V-51).

# English: Now sit down on the other side: you are Bjarni and lead the Vikings, and see your Leaders from behind. Your ships go where a marker leads them (V-33). You move from the Centre, and no marker lies there: draw one from the pool (V-34).
step-11 = Jetzt setz dich auf die andere Seite: Du bist Bjarni, führst die Wikinger und siehst, wer deine Anführer sind. Deine Schiffe fahren dorthin, wohin ein Marker sie führt (V-33). Du brichst aus der Mitte auf, und dort liegt kein Marker: Zieh einen aus dem Pool (V-34).

# English: Essex, where a Leader has just come! At least one Unit must sail there, into battle (V-30). Send the Leader: he is Plunder, who pillages a Stronghold after a victory (V-89). The Warrior follows him.
step-12 = Essex, wo gerade erst ein Anführer angekommen ist! Mindestens eine Einheit muss dorthin segeln, in den Kampf (V-30). Schick den Anführer: Es ist der „Plünderer“, der nach einem Sieg die Festung plündert (V-89). Der Krieger folgt ihm.

# English: Battle in Essex: your Warrior and Plunder against a Warrior and a Leader whom you do not know. Both sides may reveal Leaders in turn, the Vikings first (V-71). Reveal Plunder.
step-13 = Kampf in Essex: dein Krieger und der „Plünderer“ gegen einen Krieger und einen Anführer, den du nicht kennst. Beide Seiten dürfen abwechselnd Anführer aufdecken, die Wikinger zuerst (V-71). Deck den „Plünderer“ auf.

# English: You are Astrid again. Bjarni hopes to pillage your Stronghold. A Leader that nobody reveals counts only 1 (V-73). Reveal Garrison: beside a Stronghold he counts 2.
step-14 = Du bist wieder Astrid. Bjarni hofft, deine Festung zu plündern. Ein Anführer, den niemand aufdeckt, zählt nur 1 (V-73). Deck den Anführer „Besatzung“ auf: Neben einer Festung zählt er 2.

# English: 3 against 2: you hold Essex. Each side loses one Unit for every two points of enemy Strength (V-76), and those who lost the battle retreat (V-78). Give up your Warrior and keep the Leader.
step-15 = 3 gegen 2: Du hältst Essex. Jede Seite verliert eine Einheit für je zwei Punkte feindlicher Stärke (V-76), und wer den Kampf verloren hat, zieht sich zurück (V-78). Gib deinen Krieger her und behalte den Anführer.

# English: One round is over: four tiles, two armies, one battle. Now the markers are compared: you win when they meet, or when no Viking is left in England (V-92). The Vikings need five areas or eight coins (V-93). Both sides have more to show: the fyrd and tribute here, scouting and pillaging there.
ending = Eine Runde ist vorbei: vier Plättchen, zwei Heere, ein Kampf. Jetzt werden die Marker verglichen: Du gewinnst, wenn sie sich treffen oder wenn kein Wikinger mehr in England ist (V-92). Die Wikinger brauchen fünf Gebiete oder acht Münzen (V-93). Beide Seiten können noch mehr: hier Fyrd und Tribut, dort Spähen und Plünderung.

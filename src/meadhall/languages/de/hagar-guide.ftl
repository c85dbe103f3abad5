# English: You are Astrid, and the longship is yours. Nine beer coasters make a chart of 6 by 6 fields; treasures lie face down on the islands. Whoever has the fewest points in the end loses, and everybody else wins (H-28).
step-1 = Du bist Astrid, und dir gehört das Langschiff. Neun Bierdeckel ergeben eine Seekarte mit 6 mal 6 Feldern; auf den Inseln liegen verdeckte Schätze. Wer am Ende die wenigsten Punkte hat, verliert, und alle anderen gewinnen (H-28).

# English: The dice set your course: red is the column, black the row (H-02). Red 6 and black 6 is open sea, with no island in reach. You may throw again once: red, black or both (H-01). Throw both.
step-2 = Die Würfel bestimmen deinen Kurs: Rot ist die Spalte, Schwarz die Zeile (H-02). Rot 6 und Schwarz 6 ist offene See, und keine Insel ist in Reichweite. Du darfst einmal neu würfeln: mit Rot, mit Schwarz oder mit beiden (H-01). Wirf beide.

# English: Land in sight! You have hit an island directly (H-03). That gives you three rolls for its treasures; from the sea beside an island it would be only one (H-10). Touch the island to land.
step-3 = Land in Sicht! Du hast eine Insel direkt getroffen (H-03). Dafür bekommst du drei Würfe um ihre Schätze; von der See neben einer Insel aus wäre es nur einer (H-10). Tippe auf die Insel, um zu landen.

# English: Its treasures are turned over for everybody (H-08): a 2 and a 1. A die takes the treasure whose number it shows (H-13). Black shows the 1 already. Throw only the red die again, and hope for a 2.
step-4 = Ihre Schätze werden für alle aufgedeckt (H-08): eine 2 und eine 1. Ein Würfel nimmt den Schatz, dessen Zahl er zeigt (H-13). Schwarz zeigt schon die 1. Wirf nur den roten Würfel noch einmal und hoffe auf eine 2.

# English: A 2! One roll is left, but it cannot get better, and only the last roll counts (H-11). Keep the dice.
step-5 = Eine 2! Ein Wurf bleibt dir noch, aber besser kann es nicht werden, und nur der letzte Wurf zählt (H-11). Behalte die Würfel.

# English: Each die may act once (H-12). Touch the red die, and then the 2 that it takes.
step-6 = Jeder Würfel darf einmal wirken (H-12). Tippe auf den roten Würfel und dann auf die 2, die er nimmt.

# English: And the black die takes the 1. What you have won lies in your hoard for all to see (H-17).
step-7 = Und der schwarze Würfel nimmt die 1. Was du gewonnen hast, liegt offen in deinem Hort (H-17).

# English: Bjarni's turn. His course leads to the sea, but an island lies right beside that field: he can land there from the sea (H-04), with one roll only. Look what he does.
step-8 = Bjarni ist am Zug. Sein Kurs führt ihn auf die See, aber gleich neben diesem Feld liegt eine Insel: Auf ihr kann er von der See aus landen (H-04), allerdings nur mit einem Wurf. Sieh zu, was er macht.

# English: Hägar himself: no single die takes him, it needs a double (H-14). But Bjarni has rolled 4 and 3, a Lucky 7, and that takes any treasure (H-15).
step-9 = Hägar höchstpersönlich: Ein einzelner Würfel bekommt ihn nicht, dazu braucht es einen Pasch (H-14). Aber Bjarni hat 4 und 3 gewürfelt, eine Lucky 7, und die nimmt jeden Schatz (H-15).

# English: Your turn again, and what a throw: that is Helga Island. Nothing lies there to be won, but one of your numbers can be doubled (H-18). Keep this course.
step-10 = Du bist wieder am Zug, und was für ein Wurf: Das ist die Helga-Insel. Zu holen gibt es hier nichts, aber du kannst eine deiner Zahlen verdoppeln (H-18). Halte diesen Kurs.

# English: Land on Helga Island. Here, too, a direct hit gives three rolls.
step-11 = Lande auf der Helga-Insel. Auch hier gibt ein direkter Treffer drei Würfe.

# English: A die must show the number that you want to double. The red one shows your 2: keep the dice.
step-12 = Ein Würfel muss die Zahl zeigen, die du verdoppeln willst. Der rote zeigt deine 2: Behalte die Würfel.

# English: Touch your 2: it moves to the x2 field and counts 4 as long as nobody lays another one there (H-19).
step-13 = Tippe auf deine 2: Sie kommt auf das x2-Feld und zählt 4, solange dort niemand eine andere Zahl hinlegt (H-19).

# English: Bjarni has kept a course that leads nowhere. And you have hit the Hägar island that he has cleared: there a double or a Lucky 7 steals its figure from whoever owns it (H-21). Keep the course, and land.
step-14 = Bjarni hat einen Kurs gehalten, der nirgendwohin führt. Und du hast die Hägar-Insel getroffen, die er leer geräumt hat: Dort stiehlst du mit einem Pasch oder einer Lucky 7 den Hägar, egal, wem er gehört (H-21). Halte den Kurs und lande.

# English: 3 and 4, a Lucky 7! Touch Hägar in Bjarni's hoard: he comes over to you.
step-15 = 3 und 4, eine Lucky 7! Tippe auf Hägar in Bjarnis Hort: Er kommt zu dir herüber.

# English: Now you know the whole game: find an island, roll for its treasures, double one of them. The end comes when dice have shown all six numbers on their islands: a number is then discovered, whether anybody takes it or not (H-24). A Sven then rolls both dice for the difference between them (H-27), and the Hägar counts your numbers once more (H-26).
ending = Jetzt kennst du das ganze Spiel: eine Insel finden, um ihre Schätze würfeln, eine Zahl verdoppeln. Schluss ist, wenn Würfel alle sechs Zahlen auf ihren Inseln gezeigt haben: Dann ist eine Zahl entdeckt, ob sie jemand nimmt oder nicht (H-24). Für jeden Sven werden danach beide Würfel geworfen, ihr Unterschied zählt (H-27), und Hägar zählt deine Zahlen noch einmal (H-26).

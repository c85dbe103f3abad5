# English: You are Astrid, and the longship is yours. Nine beer coasters make a chart of 6 by 6 fields; treasures lie face down on the islands. Whoever has the fewest points in the end loses, and everybody else wins (H-28).
step-1 = Jesteś Astrid i to twój statek. Dziewięć podkładek pod piwo tworzy mapę, 6 na 6 pól; na wyspach leżą zakryte skarby. Kto na końcu ma najmniej punktów, przegrywa, a wszyscy inni wygrywają (H-28).

# English: The dice set your course: red is the column, black the row (H-02). Red 6 and black 6 is open sea, with no island in reach. You may throw again once: red, black or both (H-01). Throw both.
step-2 = Kości wyznaczają kurs: czerwona kolumnę, czarna wiersz (H-02). Czerwona 6 i czarna 6 to otwarte morze, bez wyspy w zasięgu. Raz wolno ci rzucić ponownie: czerwoną, czarną albo obiema (H-01). Rzuć obiema.

# English: Land in sight! You have hit an island directly (H-03). That gives you three rolls for its treasures; from the sea beside an island it would be only one (H-10). Touch the island to land.
step-3 = Ląd na horyzoncie! To bezpośrednie trafienie w wyspę (H-03). Daje trzy rzuty o jej skarby; z morza obok wyspy byłby tylko jeden (H-10). Dotknij wyspy, żeby wylądować.

# English: Its treasures are turned over for everybody (H-08): a 2 and a 1. A die takes the treasure whose number it shows (H-13). Black shows the 1 already. Throw only the red die again, and hope for a 2.
step-4 = Skarby wyspy zostają odkryte dla wszystkich (H-08): dwójka i jedynka. Kość zabiera skarb, którego liczbę pokazuje (H-13). Czarna pokazuje już 1. Rzuć ponownie tylko czerwoną kością i licz na dwójkę.

# English: A 2! One roll is left, but it cannot get better, and only the last roll counts (H-11). Keep the dice.
step-5 = Jest dwójka! Został jeszcze jeden rzut, ale lepiej już nie będzie, a liczy się tylko ostatni rzut (H-11). Zatrzymaj kości.

# English: Each die may act once (H-12). Touch the red die, and then the 2 that it takes.
step-6 = Każda kość działa tylko raz (H-12). Dotknij czerwonej kości, a potem dwójki, którą ta kość zabiera.

# English: And the black die takes the 1. What you have won lies in your hoard for all to see (H-17).
step-7 = A czarna kość zabiera jedynkę. To, co zdobywasz, leży w twoim skarbcu, na widoku dla wszystkich (H-17).

# English: Bjarni's turn. His course leads to the sea, but an island lies right beside that field: he can land there from the sea (H-04), with one roll only. Look what he does.
step-8 = Tura Bjarniego. Jego kurs prowadzi na morze, ale tuż obok tego pola leży wyspa: może na niej wylądować od strony morza (H-04), tyle że z jednym rzutem. Zobacz, co zrobi.

# English: Hägar himself: no single die takes him, it needs a double (H-14). But Bjarni has rolled 4 and 3, a Lucky 7, and that takes any treasure (H-15).
step-9 = Sam Hägar! Jedna kość go nie zabierze, potrzebny jest dublet (H-14). Ale Bjarni wyrzucił 4 i 3: to szczęśliwa siódemka, a ona zabiera dowolny skarb (H-15).

# English: Your turn again, and what a throw: that is Helga Island. Nothing lies there to be won, but one of your numbers can be doubled (H-18). Keep this course.
step-10 = Znowu twoja tura, i co za rzut: to Wyspa Helgi. Nie ma tu nic do zdobycia, ale możesz podwoić jedną ze swoich liczb (H-18). Utrzymaj ten kurs.

# English: Land on Helga Island. Here, too, a direct hit gives three rolls.
step-11 = Wyląduj na Wyspie Helgi. Także tutaj bezpośrednie trafienie daje trzy rzuty.

# English: A die must show the number that you want to double. The red one shows your 2: keep the dice.
step-12 = Kość musi pokazać liczbę, którą chcesz podwoić. Czerwona pokazuje twoją dwójkę: zatrzymaj kości.

# English: Touch your 2: it moves to the x2 field and counts 4 as long as nobody lays another one there (H-19).
step-13 = Dotknij swojej dwójki: przejdzie na pole x2 i będzie warta 4, dopóki ktoś nie położy tam innej liczby (H-19).

# English: Bjarni has kept a course that leads nowhere. And you have hit the Hägar island that he has cleared: there a double or a Lucky 7 steals its figure from whoever owns it (H-21). Keep the course, and land.
step-14 = Bjarni utrzymał kurs, który prowadził donikąd. A ty trafiasz w wyspę Hägara, z której on zabrał skarb: tutaj dublet albo szczęśliwa siódemka kradnie Hägara temu, kto go ma (H-21). Utrzymaj kurs i wyląduj.

# English: 3 and 4, a Lucky 7! Touch Hägar in Bjarni's hoard: he comes over to you.
step-15 = 3 i 4, szczęśliwa siódemka! Dotknij Hägara w skarbcu Bjarniego: przejdzie do ciebie.

# English: Now you know the whole game: find an island, roll for its treasures, double one of them. The end comes when dice have shown all six numbers on their islands: a number is then discovered, whether anybody takes it or not (H-24). A Sven then rolls both dice for the difference between them (H-27), and the Hägar counts your numbers once more (H-26).
ending = Znasz już całą grę: znajdź wyspę, rzucaj o jej skarby, podwój jeden z nich. Koniec przychodzi, gdy kości pokażą wszystkie sześć liczb na ich wyspach: liczba jest wtedy odnaleziona, czy ktoś ją weźmie, czy nie (H-24). Za Svena rzuca się na końcu obiema kośćmi i dostaje różnicę oczek (H-27), a Hägar liczy twoje liczby jeszcze raz (H-26).

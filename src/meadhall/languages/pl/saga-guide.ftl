# English: You are Astrid and lead the Anglo-Saxons; Bjarni leads the Vikings. Seven areas of England are at stake: who has more Units in an area controls it (V-03). Each round four tiles are shared out, one, two and one (V-15). Bjarni chooses first.
step-1 = Jesteś Astrid i dowodzisz Anglosasami; Bjarni dowodzi Wikingami. Chodzi o siedem krain Anglii: krainę kontroluje ten, kto ma w niej więcej Jednostek (V-03). W każdej rundzie dzielicie się czterema kafelkami: jeden, dwa i jeden (V-15). Bjarni wybiera pierwszy.

# English: Each tile has other actions for you than for him. Tile 2 lets you build or take Income, and its owner acts first (V-19). Take it.
step-2 = Na każdym kafelku są inne akcje dla ciebie, a inne dla niego. Kafelek 2 pozwala ci budować albo wziąć Dochód, a jego właściciel działa pierwszy (V-19). Weź go.

# English: You take two in a row. Tile 4 gives a bonus, a Movement and an Income, and lets you choose first in the next round (V-17). Take it; the last one is Bjarni's.
step-3 = Bierzesz dwa z rzędu. Kafelek 4 daje premię, Ruch i Dochód, a do tego prawo pierwszego wyboru w następnej rundzie (V-17). Weź go; ostatni dostanie Bjarni.

# English: You act first. Begin with tile 2.
step-4 = Najpierw działasz ty. Zacznij od kafelka 2.

# English: Build or Income, not both (V-25): build. Every Stronghold that you build moves your marker one space towards the Round marker, and when they meet you win (V-53, V-92).
step-5 = Budowa albo Dochód, nie jedno i drugie (V-25): buduj. Każda zbudowana Twierdza przesuwa twój znacznik o jedno pole w stronę znacznika rundy, a gdy się spotkają, wygrywasz (V-53, V-92).

# English: Build where you have more Units than the Vikings: in Kent, for 1 coin (V-52).
step-6 = Buduj tam, gdzie masz więcej Jednostek niż Wikingowie: w Kencie, za 1 monetę (V-52).

# English: Tile 4 is next, and its bonus comes before its actions (V-23): take the coin.
step-7 = Teraz kafelek 4, a premia jest przed akcjami (V-23): weź monetę.

# English: Now the Movement: one group goes from one area to a neighbouring one (V-27). Units that face an enemy are engaged and must stay (V-29), but yours are free. Bring your Warrior from Sussex: touch Sussex.
step-8 = Pora na Ruch: jedna grupa idzie z jednej krainy do sąsiedniej (V-27). Jednostki, które mają naprzeciw wroga, są związane walką i muszą zostać (V-29), ale twoje są wolne. Sprowadź Wojownika z Susseksu: dotknij Susseksu.

# English: Send him to Kent, where he guards the new Stronghold.
step-9 = Poślij go do Kentu, gdzie będzie pilnował nowej Twierdzy.

# English: The Movement was followed by Income: Mercia and Kent gave a coin each. Essex may recruit instead (V-57). Touch Essex, and then Garrison, the Leader: where there is a Stronghold, he fights with Strength 2. Bjarni sees a Leader, but not which one (V-51).
step-10 = Po Ruchu był Dochód: Mercja i Kent dały po monecie. Essex może zamiast tego werbować (V-57). Dotknij Esseksu, a potem Garnizonu: ten Wódz przy Twierdzy walczy z Siłą 2. Bjarni widzi, że to Wódz, ale nie wie który (V-51).

# English: Now sit down on the other side: you are Bjarni and lead the Vikings, and see your Leaders from behind. Your ships go where a marker leads them (V-33). You move from the Centre, and no marker lies there: draw one from the pool (V-34).
step-11 = Teraz usiądź po drugiej stronie: jesteś Bjarni, dowodzisz Wikingami i widzisz, kim są ich Wodzowie. Twoje statki płyną tam, dokąd prowadzi znacznik (V-33). Ruszasz ze Środka, a nie leży tam żaden znacznik: wylosuj go z puli (V-34).

# English: Essex, where a Leader has just come! At least one Unit must sail there, into battle (V-30). Send the Leader: he is Plunder, who pillages a Stronghold after a victory (V-89). The Warrior follows him.
step-12 = Essex, a tam właśnie przybył Wódz! Przynajmniej 1 Jednostka musi tam popłynąć, prosto do walki (V-30). Poślij Wodza: to Grabież, po zwycięstwie splądruje Twierdzę (V-89). Wojownik płynie za nim.

# English: Battle in Essex: your Warrior and Plunder against a Warrior and a Leader whom you do not know. Both sides may reveal Leaders in turn, the Vikings first (V-71). Reveal Plunder.
step-13 = Walka w Esseksie: twój Wojownik i Grabież przeciw Wojownikowi i Wodzowi, którego nie znasz. Obie strony mogą na zmianę ujawniać Wodzów, Wikingowie pierwsi (V-71). Ujawnij Grabież.

# English: You are Astrid again. Bjarni hopes to pillage your Stronghold. A Leader that nobody reveals counts only 1 (V-73). Reveal Garrison: beside a Stronghold he counts 2.
step-14 = Znowu jesteś Astrid. Bjarni ma nadzieję splądrować twoją Twierdzę. Wódz, którego nikt nie ujawni, liczy się tylko za 1 (V-73). Ujawnij Garnizon: przy Twierdzy liczy się za 2.

# English: 3 against 2: you hold Essex. Each side loses one Unit for every two points of enemy Strength (V-76), and those who lost the battle retreat (V-78). Give up your Warrior and keep the Leader.
step-15 = 3 do 2: utrzymujesz Essex. Każda strona traci jedną Jednostkę za każde dwa punkty Siły wroga (V-76), a przegrani wycofują się (V-78). Oddaj Wojownika, a Wodza zachowaj.

# English: One round is over: four tiles, two armies, one battle. Now the markers are compared: you win when they meet, or when no Viking is left in England (V-92). The Vikings need five areas or eight coins (V-93). Both sides have more to show: the fyrd and tribute here, scouting and pillaging there.
ending = Jedna runda za wami: cztery kafelki, dwie armie, jedna walka. Teraz porównuje się znaczniki: wygrywasz, gdy się spotkają albo gdy w Anglii nie ma już żadnego Wikinga (V-92). Wikingowie potrzebują pięciu krain albo ośmiu monet (V-93). Obie strony mają jeszcze coś w zanadrzu: ty Fyrd i Daninę, oni Zwiad i Plądrowanie.

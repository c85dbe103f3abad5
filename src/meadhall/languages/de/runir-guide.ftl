# English: You are Astrid, a rune carver, and the Jarl pays well. Your energy is 12 crystals; each turn you roll six rune dice and carve stones whose runes they show (R-02, R-05). Most honour wins.
step-1 = Du bist Astrid, die Runenritzerin, und der Jarl zahlt gut. Deine Energie sind 12 Kristalle; in jedem Zug wirfst du sechs Runenwürfel und ritzt Steine, deren Runen sie zeigen (R-02, R-05). Die meiste Ehre gewinnt.

# English: Your dice show F F U A K K. Gold stones ask for four runes and pay best. On Kaunan's board a gold stone asks for F, U, A and K, and you have them all. Touch that stone to carve it (R-06).
step-2 = Deine Würfel zeigen F F U A K K. Goldsteine verlangen vier Runen und bringen am meisten. Auf der Tafel Kaunan verlangt ein Goldstein F, U, A und K, und du hast sie alle. Tippe auf diesen Stein, um ihn zu ritzen (R-06).

# English: A crystal of yours stands on the stone, and its four dice are used up for this turn (R-07). Carving pays a coin of the stone's colour. Gold comes from two stacks with different magic runes (R-12): take Thor's Hammer.
step-3 = Auf dem Stein steht jetzt dein Kristall, und die vier Würfel dafür sind in diesem Zug verbraucht (R-07). Für das Ritzen gibt es eine Münze vom Metall des Steins. Goldmünzen liegen in zwei Stapeln mit verschiedenen magischen Runen (R-12): Nimm Thors Hammer.

# English: What a coin is worth nobody sees before the end (R-14). You have two dice left, F and K, and there is a bronze stone that asks for just that. Carve it: several stones a turn are fine while dice and crystals last (R-11).
step-4 = Was eine Münze wert ist, sieht vor dem Ende niemand (R-14). Zwei Würfel hast du noch, F und K, und ein Bronzestein verlangt genau das. Ritze ihn: Mehrere Steine in einem Zug sind erlaubt, solange Würfel und Kristalle reichen (R-11).

# English: Bronze pays little, but look at the Jarl's Grand Hall: he wishes for one bronze, one silver and one gold coin, for 4 honour. Take a bronze coin with the Fishing Stave.
step-5 = Bronze bringt wenig, aber sieh in die Große Halle des Jarls: Er wünscht sich eine Bronze-, eine Silber- und eine Goldmünze und gibt dafür 4 Ehre. Nimm eine Bronzemünze mit dem Fischerstab.

# English: All your dice are used. End your turn; every turn you must carve at least one stone if you can (R-16).
step-6 = Alle deine Würfel sind benutzt. Beende deinen Zug; in jedem Zug musst du mindestens einen Stein ritzen, wenn du kannst (R-16).

# English: Bjarni has rolled A R Th Th U U. Look what he makes of it: a silver stone takes three dice, and a wild pair may be any two alike (R-05).
step-7 = Bjarni hat A R Th Th U U gewürfelt. Sieh, was er daraus macht: Ein Silberstein braucht drei Würfel, und ein Jokerpaar sind zwei gleiche, egal welche (R-05).

# English: Your turn: F U Th Th R R. You need a silver coin. Fehu's first silver stone asks for F, U and A, and the A is missing. Once a turn a crystal in the centre turns a die to any rune (R-18). Touch the centre.
step-8 = Dein Zug: F U Th Th R R. Du brauchst eine Silbermünze. Der erste Silberstein auf der Tafel Fehu verlangt F, U und A, und das A fehlt dir. Einmal im Zug dreht ein Kristall in der Mitte einen Würfel auf eine beliebige Rune (R-18). Tippe auf die Mitte.

# English: Choose the die that you can do without: a Th.
step-9 = Wähle den Würfel, den du entbehren kannst: ein Th.

# English: Turn it to A.
step-10 = Dreh ihn auf A.

# English: There it is. Carve the silver stone of Fehu with F, U and A.
step-11 = Da ist es. Ritze den Silberstein auf Fehu mit F, U und A.

# English: And the silver coin: take the Rotas Stave.
step-12 = Und nun die Silbermünze: Nimm den Rotas-Stab.

# English: Bronze, silver, gold: that is what the token on the 4 asks for. Claim it (R-35). Its coins are laid on it and serve no other token, but they remain yours and count at the end (R-37).
step-13 = Bronze, Silber, Gold: Genau das verlangt das Plättchen auf der 4. Hol es dir (R-35). Die Münzen dafür werden daraufgelegt und helfen bei keinem anderen Plättchen, aber sie bleiben deine und zählen am Ende (R-37).

# English: That is a whole turn: carve, take coins, mend your dice for a crystal, claim what the Jarl asks for. When somebody's last crystal is gone the round is finished (R-43), all coins are turned over, and the most honour wins (R-45).
ending = Das war ein ganzer Zug: ritzen, Münzen nehmen, für einen Kristall die Würfel zurechtdrehen, holen, was der Jarl zu vergeben hat. Ist bei jemandem der letzte Kristall weg, wird die Runde noch zu Ende gespielt (R-43), alle Münzen werden aufgedeckt, und die meiste Ehre gewinnt (R-45).

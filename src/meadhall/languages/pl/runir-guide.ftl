# English: You are Astrid, a rune carver, and the Jarl pays well. Your energy is 12 crystals; each turn you roll six rune dice and carve stones whose runes they show (R-02, R-05). Most honour wins.
step-1 = Jesteś Astrid. Ryjesz runy, a Jarl dobrze płaci. Twoja energia to 12 kryształów; w każdej turze rzucasz sześcioma kośćmi z runami i ryjesz na kamieniach te runy, które pokazują kości (R-02, R-05). Wygrywa, kto ma najwięcej honoru.

# English: Your dice show F F U A K K. Gold stones ask for four runes and pay best. On Kaunan's board a gold stone asks for F, U, A and K, and you have them all. Touch that stone to carve it (R-06).
step-2 = Twoje kości pokazują F F U A K K. Złote kamienie wymagają czterech run i są warte najwięcej. Na planszy Kaunan złoty kamień wymaga F, U, A i K, a ty masz je wszystkie. Dotknij tego kamienia, żeby wyryć na nim runy (R-06).

# English: A crystal of yours stands on the stone, and its four dice are used up for this turn (R-07). Carving pays a coin of the stone's colour. Gold comes from two stacks with different magic runes (R-12): take Thor's Hammer.
step-3 = Na kamieniu stoi teraz twój kryształ, a cztery kości, które na to poszły, są użyte do końca tury (R-07). Rycie przynosi monetę w kolorze kamienia. Złote monety leżą na dwóch stosach, każdy z inną runą magiczną (R-12): weź Młot Thora.

# English: What a coin is worth nobody sees before the end (R-14). You have two dice left, F and K, and there is a bronze stone that asks for just that. Carve it: several stones a turn are fine while dice and crystals last (R-11).
step-4 = Ile warta jest moneta, okaże się dopiero na końcu gry (R-14). Zostały ci dwie kości, F i K, a jest brązowy kamień, który wymaga właśnie tych run. Wyryj je: w jednej turze wolno ryć na kilku kamieniach, póki starcza kości i kryształów (R-11).

# English: Bronze pays little, but look at the Jarl's Grand Hall: he wishes for one bronze, one silver and one gold coin, for 4 honour. Take a bronze coin with the Fishing Stave.
step-5 = Brąz jest wart niewiele, ale spójrz na Wielką Salę Jarla: Jarl życzy sobie jednej brązowej, jednej srebrnej i jednej złotej monety i daje za to 4 punkty honoru. Weź brązową monetę, Znak Połowu.

# English: All your dice are used. End your turn; every turn you must carve at least one stone if you can (R-16).
step-6 = Wszystkie twoje kości są użyte. Zakończ turę; w każdej turze musisz wyryć runy na przynajmniej jednym kamieniu, jeśli tylko możesz (R-16).

# English: Bjarni has rolled A R Th Th U U. Look what he makes of it: a silver stone takes three dice, and a wild pair may be any two alike (R-05).
step-7 = Bjarni wyrzucił A R Th Th U U. Zobacz, co z tym zrobi: srebrny kamień wymaga trzech kości, a „2 jednakowe” to dowolne dwie kości z tą samą runą (R-05).

# English: Your turn: F U Th Th R R. You need a silver coin. Fehu's first silver stone asks for F, U and A, and the A is missing. Once a turn a crystal in the centre turns a die to any rune (R-18). Touch the centre.
step-8 = Twoja tura: F U Th Th R R. Potrzebujesz srebrnej monety. Pierwszy srebrny kamień planszy Fehu wymaga F, U i A, a brakuje A. Raz w turze możesz położyć kryształ na środku i obrócić jedną kość na dowolną runę (R-18). Dotknij środka.

# English: Choose the die that you can do without: a Th.
step-9 = Wybierz kość, bez której się obejdziesz: Th.

# English: Turn it to A.
step-10 = Obróć ją na A.

# English: There it is. Carve the silver stone of Fehu with F, U and A.
step-11 = I już. Wyryj F, U i A na srebrnym kamieniu planszy Fehu.

# English: And the silver coin: take the Rotas Stave.
step-12 = A teraz srebrna moneta: weź Znak Rotas.

# English: Bronze, silver, gold: that is what the token on the 4 asks for. Claim it (R-35). Its coins are laid on it and serve no other token, but they remain yours and count at the end (R-37).
step-13 = Brąz, srebro, złoto: właśnie tego wymaga żeton na polu 4. Odbierz go (R-35). Monety kładziesz na nim: nie posłużą już żadnemu innemu żetonowi, ale pozostają twoje i liczą się na końcu (R-37).

# English: That is a whole turn: carve, take coins, mend your dice for a crystal, claim what the Jarl asks for. When somebody's last crystal is gone the round is finished (R-43), all coins are turned over, and the most honour wins (R-45).
ending = Tak wygląda cała tura: ryjesz runy, bierzesz monety, za kryształ poprawiasz kość, odbierasz nagrody Jarla. Gdy komuś skończą się kryształy, rundę rozgrywa się do końca (R-43), odkrywa się wszystkie monety i wygrywa ten, kto ma najwięcej honoru (R-45).

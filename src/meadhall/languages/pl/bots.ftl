## What a hint says beside the plan itself, which the game puts into words.

# English: { $plan }.
plan = { $plan }.

# English: { $plan }: { $points }.
plan-brings = { $plan }: { $points }.

# English: About { $games } of 100.
expected = Wygrywa się około { $games } partii na 100.

# English: Nearly always won.
won = Wygrywa się prawie zawsze.

# English: Hardly ever won.
lost = Wygrywa się bardzo rzadko.

# English: There is no choice.
no-choice = Nie ma wyboru.

# English: { $plan }, and so on
shortened = { $plan }, i tak dalej

## Why there is no hint.

# English: the game is over
no-hint-over = gra jest skończona

# English: chance is to decide
no-hint-chance = decyduje przypadek

# English: { $mover } is to decide, not { $seat }
no-hint-other = decyzja należy do gracza { $mover }, nie do gracza { $seat }

## Why the best plan is better than the next best one, and why another one is not as good.

# English: { $event } The next best plan does not do this.
gain = { $event } Drugi najlepszy plan tego nie daje.

# English: The best plan has more: { $event }
gain-missed = Najlepszy plan daje więcej: { $event }

# English: Then, { $often }: { $event }
then = Potem, { $often }: { $event }

# English: After the best plan, { $often }: { $event }
then-missed = Po najlepszym planie, { $often }: { $event }

# English: Otherwise, { $often }: { $event }
harm = W przeciwnym razie, { $often }: { $event }

# English: But then, { $often }: { $event }
harm-missed = Ale potem, { $often }: { $event }

# English: nearly always
nearly-always = prawie zawsze

# English: in about { $count } of 10 tries
of-ten = w około { $count } z 10 prób

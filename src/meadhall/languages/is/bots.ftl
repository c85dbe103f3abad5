## What a hint says beside the plan itself, which the game puts into words.

# English: { $plan }.
plan = { $plan }.

# English: { $plan }: { $points }.
plan-brings = { $plan }: { $points }.

# English: About { $games } of 100.
expected = Um { $games } af 100.

# English: Nearly always won.
won = Vinnst nær alltaf.

# English: Hardly ever won.
lost = Vinnst nær aldrei.

# English: There is no choice.
no-choice = Hér er ekkert val.

# English: { $plan }, and so on
shortened = { $plan }, og svo framvegis

## Why there is no hint.

# English: the game is over
no-hint-over = spilinu er lokið

# English: chance is to decide
no-hint-chance = tilviljun ræður næst

# English: { $mover } is to decide, not { $seat }
no-hint-other = { $mover } á að ákveða, ekki { $seat }

## Why the best plan is better than the next best one, and why another one is not as good.

# English: { $event } The next best plan does not do this.
gain = { $event } Næstbesta áætlunin nær því ekki.

# English: The best plan has more: { $event }
gain-missed = Besta áætlunin nær meiru: { $event }

# English: Then, { $often }: { $event }
then = Síðan, { $often }: { $event }

# English: After the best plan, { $often }: { $event }
then-missed = Eftir bestu áætlunina, { $often }: { $event }

# English: Otherwise, { $often }: { $event }
harm = Annars, { $often }: { $event }

# English: But then, { $often }: { $event }
harm-missed = En þá, { $often }: { $event }

# English: nearly always
nearly-always = nær alltaf

# English: in about { $count } of 10 tries
of-ten = í um { $count } af 10 tilraunum

## What a hint says beside the plan itself, which the game puts into words.

# English: { $plan }.
plan = { $plan }.

# English: { $plan }: { $points }.
plan-brings = { $plan }: { $points }.

# English: About { $games } of 100.
expected = Etwa { $games } von 100.

# English: Nearly always won.
won = Fast immer gewonnen.

# English: Hardly ever won.
lost = Kaum je gewonnen.

# English: There is no choice.
no-choice = Es gibt keine Wahl.

# English: { $plan }, and so on
shortened = { $plan } und so weiter

## Why there is no hint.

# English: the game is over
no-hint-over = das Spiel ist aus

# English: chance is to decide
no-hint-chance = der Zufall entscheidet

# English: { $mover } is to decide, not { $seat }
no-hint-other = { $mover } entscheidet, nicht { $seat }

## Why the best plan is better than the next best one, and why another one is not as good.

# English: { $event } The next best plan does not do this.
gain = { $event } Der nächstbeste Plan schafft das nicht.

# English: The best plan has more: { $event }
gain-missed = Der beste Plan kann mehr: { $event }

# English: Then, { $often }: { $event }
then = Dann { $often }: { $event }

# English: After the best plan, { $often }: { $event }
then-missed = Nach dem besten Plan { $often }: { $event }

# English: Otherwise, { $often }: { $event }
harm = Sonst { $often }: { $event }

# English: But then, { $often }: { $event }
harm-missed = Dann aber { $often }: { $event }

# English: nearly always
nearly-always = fast immer

# English: in about { $count } of 10 tries
of-ten = in etwa { $count } von 10 Versuchen

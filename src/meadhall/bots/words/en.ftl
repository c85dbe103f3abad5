## What a hint says beside the plan itself, which the game puts into words.

# $plan is what the steps of the plan do, as "Step to c4, d3, take the crystal"; $points is what that brings, as "3 points".
plan = { $plan }.
plan-brings = { $plan }: { $points }.
# Of 100 games that go on from here, about so many are won.
expected = About { $games } of 100.
won = Nearly always won.
lost = Hardly ever won.
no-choice = There is no choice.
shortened = { $plan }, and so on

## Why there is no hint.

no-hint-over = the game is over
no-hint-chance = chance is to decide
no-hint-other = { $mover } is to decide, not { $seat }

## Why the best plan is better than the next best one, and why another one is not as good.

# $event is a whole sentence of the game's: what happens; $often is `nearly-always` or `of-ten`.
gain = { $event } The next best plan does not do this.
gain-missed = The best plan has more: { $event }
then = Then, { $often }: { $event }
then-missed = After the best plan, { $often }: { $event }
harm = Otherwise, { $often }: { $event }
harm-missed = But then, { $often }: { $event }
nearly-always = nearly always
of-ten = in about { $count } of 10 tries

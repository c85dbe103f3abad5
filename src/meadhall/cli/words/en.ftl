# The terminal and the commands for players, in English. What is typed stays English: the names of commands and options,
# and the texts of actions.

## Playing in the terminal. $people: names of players, a list

welcome =
    { $title }
    You play { $people }. Type help for help.
nobody = nobody
you-leave = You leave the table.
default-played = { $error }; its decision was played by the default
type-help = { $error }. Type help for help.
group = { $words } ... ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
})
saved = Saved. The file holds the secret of the dice: its readers can foretell them. ({ $file })
wrong-number = There are actions 1 to { $last }.
undo-early = you have not decided anything yet
ask-agree = Dice have fallen since. Do all agree? (yes or no)
yes = yes
taken-back = Taken back.

## What can be typed; call- is what stands in the first column, where there is room for 12 letters

call-number = a number
help-number = do the action with that number, or list the actions behind it
help-all = list all actions again, where a number has listed some of them
call-words = words
help-words = do the action with that text; words may be shortened as long as they are clear
help-hint = hear what a bot would do with your turn, from what you know
help-undo = take back your last decision
help-board = show the position again
help-log = tell what has happened so far
call-save = save FILE
help-save = save the game; `meadhall terminal --load FILE` goes on with it
help-help = show this list
help-quit = leave the table

## The end. $name: a player; $points: how many, in words, or "none"

all-drew = It is a draw.
ended = { $name } { $how ->
    [won] wins
    [drew] draws
    [place] takes place { $place }
   *[lost] loses
}{ $points ->
    [none] { "" }
   *[other] { " " }with { $points }
}

## Commands

left-out = Left out: { $problem }
game-line = { $title }  ({ $players } players, { $minutes } minutes)
no-language = there is no language "{ $language }"; there are: { $known }
name-a-game = name a game, or a file to go on with by --load
position-needs-load = --position needs a game to take over: name its file by --load
other-seats = { $file } has { $players } seats; --seats names { $seats }
dice-fixed = The dice are fixed. Their promise: { $promise }
variation-saved = The game with the variation "{ $name }" is in { $file }.
game-saved = { $dice ->
    [yes] The whole game, with the secret of its dice, is in { $file }: meadhall verify { $file }
   *[no] The whole game is in { $file }: meadhall verify { $file }
}
not-over = The game is not over.
annotate-game = --annotate writes about the game itself, --variation about another way on: use one of them
no-such-variation = there is no variation { $variation }: the file has { $variations }
other-variations = This is about the game itself. For its variations ({ $variations }) use --variation.
written = { $file }: written.
cannot-write = { $file }: cannot be written: { $error }
fair = { $file }: fair. All { $draws } draws follow from the secret that was promised before the game,
    { $promise }, and all { $actions } actions follow the rules.

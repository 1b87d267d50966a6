# What the terminal says around a game, in English.

you = You
player = Player { $number }
bot-novice = novice
bot-skilled = skilled
bot-master = master
bot-random = random
bot-greedy = greedy
total = total

## While a game is played

help-hint = (type { $word } for help)
help = Type the number of a choice, or an action in full such as { $example }. Besides:
help-undo = take back your last action and what followed it
help-why = which rule forbids an action now
help-odds = odds, and what your actions are worth (where the game has them)
help-log = everything that has happened
help-save = write the record; nomarch replay FILE steps through it
help-quit = stop playing
help-action = ACTION
help-file = FILE
allowed = That is allowed.
left = Left after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
saved = Saved; nomarch replay { $file } steps through it.
thinking = { $seat } is thinking
somebody = Somebody
no-such-choice = the choices are 1 to { $last }
no-odds = there are no odds for { $game }
nothing-to-undo = there is nothing to take back
too-many-bots = { $bots } bots are too many for { $seats } seats

## While a record is stepped through

moment = { $now } of { $last }
keys = Enter or n: next   b: back   NUMBER: go to that action   e: end   q: quit

## The list of games

games-game = Game
games-name = Name
games-players = Players
games-length = Length
games-about = About
games-option = Option
games-values = Values
games-does = What it does
games-for = { $least }-{ $most } players
games-ours = Ours
games-ours-about = no source has these; we reconstructed or decided them.
switch-on = on
switch-off = off

## Checking a record

verify-actions = { $game }, { $players } players, { $actions } actions: every one is allowed.
verify-chance = All chance follows from the seed.
verify-renewals = After actions were taken back it began anew, { $count ->
    [one] 1 time
   *[other] { $count } times
}.
verify-given = The set-up was given, not drawn.
verify-hash = The seed is the one that was promised from the start: its hash fits.
verify-show = The table must have shown this hash from the start: { $hash }
verify-wrong-hash = the seed of this record has the hash { $hash }, not the one that was shown
verify-over = The game is over.
verify-not-over = The game is not over.

# What the terminal says around a game, in English.

you = You
player = Player { $number }
total = total
allowed = That is allowed.
left = Left after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
saved = Saved; nomarch replay { $file } steps through it.
thinking = { $seat } is thinking
somebody = Somebody

# The browser table in English.

## Everywhere

nomarch = Nomarch
tagline = Board games of the Nile, with friends and bots
home = Home
account = Account
settings = Settings
close = Close
cancel = Cancel
copy = Copy
copied = Copied
back = Back
more = More
skip-to-content = Skip to the page
loading = Loading…
not-found-title = There is nothing here
not-found-text = The address may be wrong, or the link is no longer good.
to-home = To the games

## Home

games = Games
play-now = Play now
play-now-game = Play { $game } now against bots
new-table = New table
new-table-of = New table of { $game }
players-range = { $least }–{ $most } players
preparing-title = The rules are being prepared
preparing-text = This happens once, the first time { $game } is played on this machine.
my-tables = My tables
my-tables-none = Tables that you open or visit appear here.
my-tables-note = Remembered on this device.
status-open = waiting for players
status-running = being played
status-over = over
status-abandoned = given up
status-gone = no longer there
go-on = Go on
look = Look
forget = Forget
forget-table = Forget the table of { $game }
your-turn-there = your turn

## A new table

option-on = on
option-off = off
how-many = How many play
options = Options
seats = Seats
seat-number = Seat { $number }
seat-free = Seat { $number }
who-you = You
guest = Guest
who-person = A friend, by a link of their own
who-open = Anybody with the table's link
who-bot = Bot, { $level }
level-novice = novice
level-skilled = skilled
level-master = master
level-about-novice = plays quickly and makes mistakes
level-about-skilled = plays well at once
level-about-master = thinks for up to a second and plays best
clock = Clock
clock-none = No clock
clock-move = So many seconds for each move
clock-bank = A bank of minutes for the whole game
clock-seconds = Seconds for each move
clock-minutes = Minutes in all
clock-increment = Seconds added for each move
record-continue = Go on with a saved game
record-about = A .nomarch file; its game, options and number of players count.
open-table = Open the table
your-name = Your name

## Waiting for players

lobby-title = Waiting for players
lobby-text = The game begins when everybody is seated.
sit-down = Sit down
sit-here = Sit here
sat-down = seated
not-yet = not yet here
change-name = Change name
links = Links
links-text = Send each friend the link of a seat. Whoever has it may play there; nobody needs an account.
link-seat = Seat { $number }
link-spectators = For watching
link-show-code = Show as a code to scan
link-code = Code of the link: { $name }
link-renew = New link
link-renew-text = The old link stops working.
you-are-spectator = You are watching.

## At the table

board-of = The board of { $game }
no-board = This game has no drawing yet; everything can be played with the buttons below.
asked-other = { $seat } is thinking…
asked-nobody = Just a moment…
asked-paused = The table is paused.
asked-over = The game is over.
asked-abandoned = The game was given up.
past-line = After { $played ->
    [one] 1 action
   *[other] { $played } actions
}: you are looking at the past.
to-now = Back to now
touch-hint = Touch something that glows, or choose here.
all-choices = Choices
choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choose = What would you like to do?
confirm-yes = Do it
confirm-careful = { $action }?
undo = Undo
steps = Your steps so far
step-back = Back to before: { $action }
why-title = Not now
why-nothing = Nothing can be done with this at the moment.
not-your-turn = It is not your turn.
skip = Skip
players = Players
player-to-move = to move
player-you = you
player-bot = bot, { $level }
player-left-to-bot = played by a bot, { $level }
player-out-of-time = out of time

log = Log
log-empty = Nothing has happened yet.
log-jump = Look at this moment: { $event }
replay = Replay
replay-slider = Moment of the game
replay-earlier = One action earlier
replay-later = One action later
replay-first = To the beginning

chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = Spectators listen only.

rules = Rules
rules-search = Find in the rules
rules-ours = our reconstruction
rules-ours-about = No source that we have says this; it is no statement about the printed game.
rules-in-force = in this game
rules-not-in-force = not in this game
rules-values = Values that are ours
rules-none = There are no rules to show.

odds = Odds
odds-text = Exact chances in this leg and race, and what each of your actions is worth. Only in practice against bots.
odds-wait = The odds appear when it is your turn.
odds-values = What your actions are worth

menu = Table menu
pause = Pause
resume = Go on
leave = Leave the seat to a bot
left-to-bot = A bot plays for you: { $level }.
come-back = Take the seat back
abandon = Give the game up
abandon-text = If all agree, the game ends without a winner.
sound = Sounds
proposal-undo = { $seat } would like to take something back.
proposal-pause = { $seat } would like to pause.
proposal-abandon = { $seat } would like to give the game up.
proposal-wait = Waiting for the others to agree: { $names }
agree = Agree
decline = Decline

connection-connecting = Connecting…
connection-live = Connected
connection-lost = The connection is lost. Trying again…
connection-refused = This link is no longer good.

## The end

end-title = { $count ->
    [one] { $names_id ->
        [You] You win
       *[other] { $names } wins
    }
   *[other] { $names } share the victory
}
end-abandoned = The game was given up
end-place = Place
end-total = Total
end-sheet = Score sheet
end-chart = Scores over time
end-chart-text = Scores of { $names } over the game; final scores { $scores }.
end-see-board = See the board
end-show = Result
end-scoring = Scoring step by step
scoring-title = The scoring
scoring-total = { $total } so far
rematch = Rematch
rematch-there = To the rematch
download = Download the record
fairness = Fairness
fairness-text = The hash of the secret seed was shown from the start. Now the seed is known: every die and shuffle follows from it.
fairness-check = Check the whole game
fairness-hash = The hash of the seed is the one that was shown from the start.
fairness-hash-wrong = The hash of the seed is not the one that was shown.
fairness-game = { $actions } actions played again from the seed: all are allowed, and all chance follows from it.
fairness-shown = Hash of the secret seed, shown from the start
fairness-seed = Seed

## Account

account-text = Nobody needs an account. With one, your games count and can be opened on any device.
log-in = Log in
log-out = Log out
register = Register
password = Password
password-hint = At least eight characters.
password-old = Old password
password-new = New password
password-change = Change the password
password-changed = The password was changed; log in again.
logged-in-as = Logged in as { $name }
statistics = Statistics
statistics-none = Finished games appear here.
stat-game = Game
stat-played = Played
stat-won = Won
stat-place = Average place
stat-score = Average score
stat-best = Best score
own-games = Your games
place-score = place { $place }, { $score } points

## Settings

language = Language
theme = Colours
theme-system = as the system says
theme-light = light
theme-dark = dark
setting-sounds = Sounds
setting-motion = Show moves one after the other
setting-hints = Say how to do what is asked
setting-careful = Ask before every action

## What can go wrong

error-unreachable = The server cannot be reached. Try again in a moment.
error-not_found = There is no such table, or the link is no longer good.
error-not_allowed = This link does not allow that.
error-bad_password = The name or the password is wrong.
error-name_taken = Somebody else has this name.
error-seat_taken = Somebody else has sat down there.
error-conflict = Something happened meanwhile; look again.
error-not_your_turn = It is not your turn.
error-slow_down = That was too fast. Wait a moment.
error-bad_request = The server did not understand that.
error-bad_action = The game has no such action.
error-bad_record = This file is no record of a game, or it is damaged.
error-bad_origin = This page does not belong to this server.
error-illegal_action = The rules do not allow that now.
error-wrong_state = That cannot be done at this point of the game.
error-too_large = That is more than is allowed here.
error-unavailable = The server is busy. Try again in a moment.
error-failed = The server has failed. It was logged.

## Tutorials

learn = Learn
learn-game = Learn { $game } step by step
learn-on = Learn on: { $step }/{ $steps }
learn-on-game = Go on learning { $game }, step { $step } of { $steps }
lesson-there = tutorial, step { $step } of { $steps }
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave
lesson-again = Start again
lesson-do = In this step: { $action }.
lesson-read = This step is only to be read: go on with “Next”.
level-tutorial = plays by the tutorial

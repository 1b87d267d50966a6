# CuBirds in English.

title = CuBirds
about = Birds on wires: lay equal birds around others to catch them, and complete flocks for your collection.
length = 20 minutes

## Things

name-flamingo = flamingo
name-owl = owl
name-toucan = toucan
name-duck = duck
name-parrot = parrot
name-magpie = magpie
name-robin = robin
name-reed_warbler = reed warbler
end-left = left
end-right = right
place-0-left = row 0, left
place-0-right = row 0, right
place-1-left = row 1, left
place-1-right = row 1, right
place-2-left = row 2, left
place-2-right = row 2, right
place-3-left = row 3, left
place-3-right = row 3, right
way-species = seven species
way-pairs = two species with three cards each
way-cards = the most cards

## What is asked

asked-lay = { $seat }: lay all birds of one species at an end of a row.
asked-draw = { $seat }: nothing was surrounded. Draw two cards?
asked-flock = { $seat }: complete a flock?
hint-lay = All birds between them and equal ones in the row come into your hand.
hint-draw = Whoever has no card left ends the round, and the others lose their hands.
hint-flock = A small flock brings 1 card into the collection, a large one 2; the rest is discarded.

## Actions: their kinds, and each of them

menu-lay = Lay (species, row, end)
menu-draw = Draw
menu-no_draw = Do not draw
menu-flock = Complete a flock of
menu-no_flock = No flock

action-lay = lay { $species } in row { $row }, { $end }
action-draw = draw two cards
action-no_draw = do not draw
action-flock = complete a flock: { $species }
action-no_flock = complete no flock

## Events

event-collected = { $seat } put { $species } × { $amount } into the collection.
event-round_begun = Round { $round } began, dealer: { $seat }.
event-dealt = { $seat } got { $amount } cards.
event-laid = { $seat } laid { $species } × { $amount }: { $place }.
event-surrounded = { $seat } surrounded and took { $species } × { $amount }.
event-refilled = A card was added to row { $row }: { $species }.
event-drawn = { $species_known ->
    [yes] { $seat } drew a card: { $species }.
   *[no] { $seat } drew a card.
}
event-flocked = { $seat } showed a flock: { $species } × { $amount }.
event-reshuffled = The { $amount } discarded cards were shuffled into a new draw pile.
event-round_ended = { $seat } had no card left, and the round ended.
event-hand_discarded = { $seat } discarded { $species } × { $amount }.
event-won = { $seat } won: { $way }.
event-game_ended = The game is over.

## Tutorial

tutorial-welcome = Birds of eight kinds sit on four wires. You collect them: with seven different kinds, or with three birds of one kind and three of another, you win. Your first is a toucan.
tutorial-rows = On your turn choose a kind and lay all your birds of it at one end of a row. If the same kind sits there already, all birds between are yours.
tutorial-lay = In this row a reed warbler sits at the left, then a flamingo and a duck. Lay your reed warbler at the right end: both are surrounded.
tutorial-taken = The flamingo and the duck came into your hand, and the gap was closed from the pile. Now you hold two flamingos: two are enough for a small flock, as they are rare.
tutorial-flock = Complete the flock of flamingos: one of them goes into your collection for good, the other is discarded. Common birds need more, robins for example six.
tutorial-draw = Sometimes you catch nothing. Lay your owl at the left end of the row with the magpie, the toucan and the duck. Then you may draw two cards instead.
tutorial-catch = Look, two more owls have landed there! Lay your toucan beside them at the left end: between it and the other toucan sit three owls and a magpie.
tutorial-big = Now you hold four owls: a big flock! It brings two birds into your collection instead of one. Complete it.
tutorial-round = When somebody has played the last card in hand, the round ends, all others lose their hands, and everybody gets eight new cards. Collections stay.
tutorial-farewell = Lay, catch, complete flocks, and keep an eye on who is about to run out of cards. Have fun with the birds!

## Score sheet

score-victory = victory

## At the table

table-row = Row { $row }
table-pile = Draw pile
table-discards = Discards
table-hand = hand
table-collection = collection
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Why an action is not allowed

refused-CB-4-1 = You have no card of this species in your hand.
refused-CB-5-2 = You have too few cards of this species for a flock.
refused-CB-7-1 = The game is over.
refused-CB-9-7 = A turn goes in this order: lay birds, then perhaps draw, then perhaps complete a flock.

## What is ours, because no source has it

ours-setup-turn_cap = After { $value } turns the game ends, so that it never goes on for ever; no rule of the game.

## On the board

board-end = row { $row }, { $end }
board-end-takes = row { $row }, { $end }, would take: { $birds }
board-pile = draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discards = discards: { $birds }
board-hand = hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-hand-species = { $species } × { $amount }, small flock { $small }, large flock { $big }
board-own = Your hand
board-flocks = Flocks
board-flock-sizes = small / large flock
board-choose = choose a species, then a place
board-collected = collected: { $species } × { $amount }
board-way-species = { $number } of { $goal } species
board-way-pairs = the two best species: { $first } and { $second } of { $goal } cards

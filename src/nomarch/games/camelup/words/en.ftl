# Camel Up in English.

title = Camel Up
about = A camel race with bets: who wins the leg, who wins the race, who comes last.
length = 30 minutes

## Things

name-blue = blue
name-green = green
name-orange = orange
name-yellow = yellow
name-white = white
die-none = none
die-regular = die
die-extra = extra die
side-oasis = oasis
side-mirage = mirage
pile-winner = overall winner
pile-loser = overall loser

## Options

option-dice = Supercup 1: twenty spaces, and the last camel gets an extra die each leg
option-adrenaline = with Supercup 1: pay a pyramid tile to throw in an extra die
option-paparazzi = Supercup 2: hire the photographer
option-connoisseurs = Supercup 3: bet on the exact place of a camel
option-allies = Supercup 4: alliances, for six or more players
option-referee = the Referee Camel lines up the first unit that meets it

## What is asked

asked-turn = { $seat }: choose an action.
asked-adrenaline = { $seat }: pay a pyramid tile to put an extra die into the pyramid?
asked-referee = { $seat }: choose a space for the referee.

## Actions: their kinds, and each of them

menu-leg = Leg tile
menu-desert = Desert tile
menu-pyramid = Pyramid
menu-race = Bet on the race
menu-hire = Photographer at space
menu-cover = Cover own tile with place
menu-bottom = Lowest tile, with place
menu-ally = Ally with
menu-adr = Extra die
menu-ref = Referee on space

action-leg = take the { $camel } leg tile
action-desert = desert tile on space { $space }, { $side } side up
action-pyramid = take a pyramid tile and roll a die
action-race = bet { $camel } as { $pile }
action-hire = hire the photographer for space { $space }
action-cover = cover your { $camel } tile of value { $value } with place { $place }
action-bottom = take the lowest { $camel } tile with place { $place }
action-ally = ally with { $other_seat }
action-adr = { $die_id ->
    [none] keep the pyramid tile
   *[other] put the { $die } extra die into the pyramid
}
action-ref = referee on space { $space }

## Before actions that would hurt by mistake

confirm-race = Bet { $camel } as { $pile }? The card stays there until the race is over.

## Odds

odds-leg = The leg
odds-leg-first = wins it
odds-leg-second = second
odds-race = The whole race
odds-race-first = wins it
odds-race-last = comes last

## Events

event-leg_begun = Leg { $leg } began, first turn: { $seat }.
event-extra_die_added = The extra { $camel } die went into the pyramid.
event-referee_placed = { $seat } put the referee on space { $space }.
event-leg_tile_taken = { $seat } took the { $camel } leg tile of value { $value }.
event-desert_tile_placed = { $seat } put a desert tile on space { $space }, { $side } side up.
event-pyramid_tile_taken = { $seat } took a pyramid tile.
event-rolled = { $seat } rolled the { $camel } { $die }: { $face }.
event-moved = { $camels ->
    [one] The { $camel } camel went from space { $start } to space { $end }.
   *[other] The { $camel } camel went from space { $start } to space { $end }, { $camels } camels in all.
}
event-desert_coin = { $seat } got { $amount } for the desert tile on space { $space }.
event-photographed = { $seat } got { $amount } for the photo on space { $space }.
event-lined_up = { $camels ->
    [one] The referee left space { $space }.
   *[other] The referee lined up { $camels } camels on space { $space } and left.
}
event-race_card_placed = { $camel_known ->
    [yes] { $seat } bet { $camel } as { $pile }.
   *[no] { $seat } put a card on the pile of the { $pile }.
}
event-photographer_hired = { $seat } hired the photographer for space { $space }.
event-tile_covered = { $seat } covered a { $camel } tile of value { $value } with place { $place }.
event-bottom_tile_covered = { $seat } took the lowest { $camel } tile, value { $value }, with place { $place }.
event-allied = New allies: { $seat } and { $other_seat }.
event-extra_die_bought = { $seat } paid a pyramid tile and threw in the extra { $camel } die.
event-leg_ended = The leg ended: { $winner } before { $second }.
event-leg_scored = { $seat }: tiles { $tiles }, from an ally { $copied }, paid out { $amount }.
event-race_ended = The race ended: { $winner } won, { $loser } came last.
event-race_card_scored = { $seat }: { $camel } as { $pile }, { $amount }.

## The drawn board: what its things are called

board-track = The race track
board-space = space { $space }
board-desert-tile = { $side } ({ $seat })
board-camera = camera ({ $seat })
board-referee = the Referee Camel
board-pyramid = Pyramid: { $dice } dice inside, { $tiles } pyramid tiles left
board-pyramid-tiles = { $tiles ->
    [one] 1 pyramid tile
   *[other] { $tiles } pyramid tiles
}
board-rolled = Rolled in this leg
board-tent = { $face ->
    [0] { $camel } was not rolled yet
   *[other] { $camel } rolled { $face }
}
board-extra-dice = Extra dice
board-extra-die = { $place_id ->
    [platform] Extra { $camel } die on the platform
    [crater] Extra { $camel } die in its crater, rolled { $face }
   *[pyramid] Extra { $camel } die in the pyramid
}
board-order = Order now
board-place-now = { $camel } is in place { $place }
board-leg = Leg { $leg }
board-marker = { $seat } began the leg
board-leg-tiles = Leg tiles
board-leg-stack = { $camel } leg tiles: { $values }
board-leg-tile = { $camel } leg tile of value { $value }
board-covered-tile = { $camel } leg tile covered with place { $place }
board-pile = Pile of the { $pile }: { $cards } cards
board-ranking = Exact places
board-ranking-tile = Ranking tile of place { $place }
board-ranking-taken = Ranking tile of place { $place }, taken by { $seat }
board-alliances = Alliances
board-unallied = No ally in this leg: { $seat }
board-allied = Allies: { $seat } and { $other_seat }
board-photographer = Photographer hired by: { $seat }
board-photographer-free = The photographer is free
board-referee-away = The Referee Camel is off the track
board-money = { $money } pounds
board-desert-free = desert tile, not on the track
board-race-card = { $camel } race card
board-cards = { $cards ->
    [one] 1 race card in hand
   *[other] { $cards } race cards in hand
}

## Score sheet

score-start = starting money
score-leg_tiles = leg tiles
score-ranking_tiles = ranking tiles
score-pyramid_tiles = pyramid tiles
score-ally = from allies
score-desert = desert tile
score-photos = photos
score-winner_pile = overall winner
score-loser_pile = overall loser
score-waived = debts waived

## Why an action is not allowed

refused-CU-5-2 = A turn has exactly one normal action, and you have taken it.
refused-CU-5-3 = No leg tile of this colour is left.
refused-CU-5-6 = A desert tile needs an empty space, from space 2 on, that is not beside another player's desert tile.
refused-CU-5-14 = This race card is no longer in your hand.
refused-CU-8-10 = The race is over.
refused-CU-10-1 = The bonus action comes after a normal action, for a player with a pyramid tile.
refused-CU-10-2 = Only an extra die that lies on the platform can be put into the pyramid.
refused-CU-10-5 = The leader's extra die may not be chosen.
refused-CU-11-1 = The camera needs an empty space, and nobody else may hold the photographer.
refused-CU-11-8 = A desert tile may not be put on the camera space.
refused-CU-12-1 = The ranking tile for this place has been taken.
refused-CU-12-2 = You have no uncovered leg tile of this colour and value.
refused-CU-12-3 = No leg tile of this colour is left to take from below.
refused-CU-13-2 = You can ally with another player only if neither of you has an ally in this leg.
refused-CU-14-1 = The referee is placed at the start of a leg, on a space without camels.
refused-CU-15-3 = Your desert tile must go to another space; turning it over where it lies is not allowed.
refused-CU-15-16 = The camera points at this space already.
refused-CU-15-24 = The referee stands on this space.
refused-CU-15-48 = The referee must be placed first.
refused-CU-16-2 = This does not exist in this game: too far along the track, an empty seat, or a module that is off.

## In the terminal

table-extra = extra
table-rolled = Rolled
table-places = Places
table-pounds = pounds
table-cards = Cards
table-ally = Ally
table-referee = referee
odds-pyramid = In the pyramid
odds-pyramid-empty = The pyramid is empty: the leg as it stands.
odds-camera-sign = cam
odds-referee-sign = ref
odds-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-certain = { $percent } %
odds-ends = The race ends in this leg: { $chance }
odds-landings = Landings expected on the { $side } on { $space }: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-photo = A photo is taken on { $space }: { $chance }; camels expected in it: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-referee = The referee on { $space } acts: { $chance }
odds-worth = Worth of actions for the leg, in pounds
odds-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-model = Exact, not simulated. Desert tiles and adrenaline of legs to come are not part of the race's model, so players may yet change its odds.
odds-faces = No source tells the faces of an extra die; { $faces } are our reconstruction (CU-2.7).

## Options that do not go together

unfit-adrenaline = adrenaline is an extra of the module dice: switch dice on too (CU-1.2)
unfit-allies = allies needs at least { $least } players, not { $players } (CU-1.3)
unfit-players = { $players } players need one of the modules { $modules }; without them Camel Up is for 2 to { $base }, with them for up to { $most } (CU-1.4, CU-1.5)

## What is ours, because no source has it

ours-players-character_ids = The characters have numbers, not names.
ours-track-added_space_numbers = The four added spaces are { $value }; where the printed track has them is not known.
ours-camels-letters = Each camel has a letter, such as B for blue.
ours-dice-extra-faces = The faces of an extra die are { $value }.
ours-money-bank_limited = The bank never runs out of money.
ours-marker-first_seat = The first seat begins; with the box it is the youngest player.

## Tutorial

tutorial-welcome = Welcome to the races! Five camels run once round the pyramid, and you bet on them. Whoever has the most money when the first camel crosses the finish line wins. Here is what you have.
tutorial-stack = Camels that meet climb onto each other. Who sits higher is ahead, so green leads. And a camel that moves carries everybody on its back along, but nobody from below.
tutorial-dice = A race is run in legs. In each leg every camel moves once, by one to three spaces. The dice of orange and white are still hidden in the pyramid.
tutorial-leg = On your turn you do one of four things. The first: bet on who will be ahead when this leg ends. Green looks good: take its tile, it can pay 5.
tutorial-desert = Somebody bet on green after you, and got only the tile worth 3. The second thing: lay your desert tile. Put an oasis on space 12, where white may soon land.
tutorial-oasis = White came, with green on its back! Your oasis sent them one space further and paid you 1. Its other side, the mirage, sends camels back instead.
tutorial-roll = The third thing: take a pyramid tile, which earns 1, and roll a die. Only the orange one is left in there, so your roll ends the leg.
tutorial-paid = Green leads, so your bet paid 5, and each of your two rolls 1. A bet on the second camel pays 1, on any other it costs 1. A new leg has begun.
tutorial-race = The fourth thing: bet on the whole race, face down. Orange is far behind, so bet that it comes last. The first correct card earns 8, later ones less; a wrong one costs 1.
tutorial-farewell = That is the whole game: bet on legs, lay desert tiles, roll, bet on the race. Watch who carries whom, and bet early. Have fun!

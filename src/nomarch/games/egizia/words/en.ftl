# Egizia in English.

title = Egizia
about = Sail down the Nile, feed your crews, and build the monuments of Egypt in five rounds.
length = 90 minutes

## Options

option-edition = the rulebook that is followed where the three differ
option-edition-german = German: one opening Sphinx card
option-edition-czech = Czech: one of two opening Sphinx cards
option-edition-polish = Polish: no score below 0, upgraded fields keep their printed colour for Sphinx cards
option-optional_cards = Polish edition with 2 or 3 players: the two optional cards replace N11 and X28
option-heliopolis_repeat = the card that repeats a round space works at Heliopolis too

## Things

crew-blue = blue
crew-black = black
crew-yellow = yellow
crew-joker = joker
colour-green = green
colour-yellow_green = yellow-green
colour-brown = brown
ring-left = left
ring-middle = middle
ring-right = right
direction-left = to the left
direction-stay = where it is
direction-right = to the right
track-stone_sale = stone sale
track-grain_market = grain market
site-sphinx = the Sphinx
site-obelisk_and_tombs = obelisk and tombs
site-pyramid_and_temple = pyramid and temple
slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-reserve = in reserve
slot-extra = as extra builder
brick-obelisk = obelisk
brick-tomb = first tomb
brick-row1 = pyramid row 1
brick-row2 = pyramid row 2
brick-row3 = pyramid row 3
brick-row4 = pyramid row 4
brick-row5 = pyramid row 5
brick-row6 = pyramid row 6
brick-left = left pillar
brick-right = right pillar
brick-column = column
brick-top = top stone
phase-opening = set-up
phase-laying = cards are laid
phase-sailing = the ships sail
phase-feeding = the crews are fed
phase-quarrying = the quarries give stones
phase-building = building
phase-participating = points for taking part
phase-ordering = the order of turns
category-feeding = feeding
category-grain_market = grain market
category-fields = field
category-sales = stones sold
category-brick_cards = own bricks
category-sphinx_returned = Sphinx cards put back
category-obelisk = obelisk
category-tombs = tombs
category-pyramid = pyramid
category-temple = temple
category-rows = pyramid row
category-participation = taking part
category-stone_sale = stone sale
category-tomb_collection = collected tombs
category-sphinx_cards = Sphinx card

## Places along the Nile

place-edfu = Edfu
place-thebae = Thebae
place-abydus = Abydus, the Sphinx
place-passalon = Passalon
place-selinon = Selinon
place-amarna = Amarna, obelisk and tombs
place-beni_hasan = Beni Hasan
place-alyi = Alyi
place-giza = Giza, pyramid and temple
place-heliopolis = Heliopolis
position-1 = C1
position-2 = Edfu
position-3 = C2
position-4 = Thebae
position-5 = C3
position-6 = Abydus (Sphinx)
position-7 = C4
position-8 = Passalon
position-9 = C5
position-10 = Selinon
position-11 = C6
position-12 = Amarna (obelisk, tombs)
position-13 = C7
position-14 = Beni Hasan
position-15 = C8
position-16 = Alyi
position-17 = C9
position-18 = Giza (pyramid, temple)
position-19 = C10
position-20 = Heliopolis
gives-edfu = both markers one step
gives-thebae = black and yellow +1
gives-abydus = draw Sphinx cards
gives-passalon = joker +1, then the ring
gives-selinon = black and blue +1
gives-amarna = build obelisk, tombs
gives-beni_hasan = blue and yellow +1
gives-alyi = any crew +1, 2 stones
gives-giza = build pyramid, temple
gives-heliopolis = joker +1, then ring

## Nile cards: names, and what they do

name-G2 = green field 2
name-G3 = green field 3
name-G4 = green field 4
name-G5 = green field 5
name-G6s = green field 6
name-Y4 = yellow-green field 4
name-Y5 = yellow-green field 5
name-Y6 = yellow-green field 6
name-Y7 = yellow-green field 7
name-B6 = brown field 6
name-B7 = brown field 7
name-B8 = brown field 8
name-B9 = brown field 9
name-Q2 = quarry 2
name-Q3 = quarry 3
name-Q4 = quarry 4
name-N1 = two ships
name-N2 = two crews
name-N3 = six stones
name-N4 = keep two
name-N5 = four grain
name-N6 = repeat
name-N7 = plus three
name-N8 = extra builder
name-N9 = first place
name-N10 = sell ten
name-N11 = two more Sphinx cards
name-N11b = one more Sphinx card
name-N12 = leftover
name-N13 = buy strength
name-N14 = upstream
name-N15 = field upgrade
name-N16 = occupied space
name-N17 = crew improver
name-N18 = stones as grain
name-N19 = tomb of 8
name-N20 = grain market two steps
name-N21 = stone sale two steps
name-N22 = two steps of choice
name-N23a = black and yellow
name-N23b = black and blue
name-N23c = blue and yellow
name-N24a = bricks of obelisk and tombs
name-N24b = bricks of pyramid and temple
does-G2 = green field 2
does-G3 = green field 3
does-G4 = green field 4
does-G5 = green field 5
does-Y4 = yellow-green field 4
does-Y5 = yellow-green field 5
does-Y6 = yellow-green field 6
does-Y7 = yellow-green field 7
does-B6 = brown field 6, sale 1 step
does-B7 = brown field 7, market 1 step
does-B8 = brown field 8, 3 points
does-B9 = brown field 9, 4 stones
does-Q2 = quarry, 2 stones a round
does-Q3 = quarry, 3 stones a round
does-Q4 = quarry, 4 stones a round
does-N1 = once: a second ship
does-N2 = once: two crews build
does-N3 = once: 6 stones
does-N4 = once: keep 2 Sphinx cards
does-N5 = once: 4 grain
does-N6 = once: repeat a round space
does-N7 = once: +3 strength
does-N8 = once: build at a full site
does-N9 = once: build first this round
does-N10 = once: sell up to 10 stones
does-N11 = always: 2 free Sphinx cards
does-N11b = always: 1 free Sphinx card
does-N12 = always: take a leftover card
does-N13 = each round: 2 stones, a crew +1
does-N14 = each round: a ship upstream
does-N15 = always: a field one colour up
does-N16 = each round: a taken round space
does-N17 = each round: a crew +1
does-N18 = always: feed with stones
does-N19 = always: 8 more in tombs
does-N20 = now: market 2 steps
does-N21 = now: sale 2 steps
does-N22 = now: two crew steps
does-N23a = now: black and yellow +1
does-N23b = now: black and blue +1
does-N23c = now: blue and yellow +1
does-N24a = now: 1 per obelisk, tomb brick
does-N24b = now: 1 per pyramid, temple brick

## What Nile cards do, in full

text-green = Green field: bears { $value } grain in every round.
text-yellow_green = Yellow-green field: bears { $value } grain while the water ring is on the middle or the right space.
text-B6 = Brown field: bears 6 grain while the water ring is on the right space. At once: your marker on the stone sale moves one step.
text-B7 = Brown field: bears 7 grain while the water ring is on the right space. At once: your marker on the grain market moves one step.
text-B8 = Brown field: bears 8 grain while the water ring is on the right space. At once: 3 points.
text-B9 = Brown field: bears 9 grain while the water ring is on the right space. At once: 4 stones.
text-quarry = Quarry: gives { $value } stones in every round.
text-N1 = Play it once, when you have placed a ship: place another one at once.
text-N2 = Play it once, when you build: two crews build together, and the joker may help.
text-N3 = Play it once: you get 6 stones.
text-N4 = Play it once, at the Sphinx: keep two of the cards that you have drawn.
text-N5 = Play it once, when you feed your crews: 4 more grain.
text-N6 = Play it once, when your ship has entered a round space: its effect comes again.
text-N7 = Play it once, when you build: 3 more strength.
text-N8 = Use it once: send a ship to a site whose slots are all taken; it builds there, too.
text-N9 = Play it once: in this round your ships build first at their sites.
text-N10 = Play it once: sell up to 10 stones for a point each.
text-N11 = To the end of the game: at the Sphinx you may draw 2 more cards for nothing.
text-N11b = To the end of the game: at the Sphinx you may draw 1 more card for nothing.
text-N12 = To the end of the game: when all have sailed, take one of the cards left on the Nile.
text-N13 = Once in every round: pay 2 stones, and a crew of your choice grows by 1.
text-N14 = Once in every round: place a ship upstream of your last one.
text-N15 = To the end of the game: one of your fields is one colour better, brown becomes yellow-green, yellow-green becomes green.
text-N16 = Once in every round: enter a round space where a ship stands, except Heliopolis.
text-N17 = Once in every round: a crew of your choice grows by 1.
text-N18 = To the end of the game: when you feed your crews, stones may stand for grain.
text-N19 = At the end of the game your tombs are worth 8 more together.
text-N20 = At once: your marker on the grain market moves two steps.
text-N21 = At once: your marker on the stone sale moves two steps.
text-N22 = At once: two of your crews grow by 1, or one of them by 2.
text-N23a = At once: your black and your yellow crew grow by 1.
text-N23b = At once: your black and your blue crew grow by 1.
text-N23c = At once: your blue and your yellow crew grow by 1.
text-N24a = At once: a point for each of your bricks in the obelisk and the tombs.
text-N24b = At once: a point for each of your bricks in the pyramid and the temple.

## Sphinx cards

name-X1 = obelisk level 7 is built: 7
name-X2 = obelisk level 8 is built: 9
name-X3 = obelisk level 9 is built: 11
name-X4 = one temple pillar is complete: 6
name-X5 = both temple pillars are complete: 10
name-X6 = all tombs are taken: 9
name-X7 = the pyramid is complete: 8
name-X8 = 1, 2, 3 players at the end of the stone sale: 3, 5, 7
name-X9 = 1, 2, 3 players at the end of the grain market: 3, 5, 7
name-X10 = 4 own bricks in the temple: 6
name-X11 = 6 own bricks in the pyramid: 6
name-X12 = 7 own bricks in the pyramid: 8
name-X13 = 4 own bricks in the obelisk: 7
name-X14 = 5 own bricks in the obelisk: 9
name-X15 = 2 own bricks in every building: 10
name-X16 = 1 for each own tomb
name-X17 = strength of the blue crew
name-X18 = strength of the black crew
name-X19 = strength of the yellow crew
name-X20 = strength of the joker
name-X21 = most from quarries: 7
name-X22 = most from green fields: 6
name-X23 = most from yellow-green fields: 7
name-X24 = most from brown fields: 8
name-X25 = own marker at the end of the stone sale: 4
name-X26 = own marker at the end of the grain market: 4
name-X27 = 2 for each lasting card
name-X28 = 1 for every 10 points
name-X28b = 1 for every 15 points
name-X29 = own markers at the end of both tracks: 7

## What is asked

asked-opening = { $seat }: which of the two Sphinx cards do you keep?
asked-sail = { $seat }: where do you send a ship?
asked-second_ship = { $seat }: where do you send the second ship?
asked-slot = { $seat }: where at the site does your ship stand?
asked-raise = { $seat }: which crew gets stronger?
asked-ring = { $seat }: where does the water ring go?
asked-post = { $seat }: play a card after this ship?
asked-left = { $seat }: take a card that is left on the Nile?
asked-feed = { $seat }: play something before your crews are fed?
asked-site = { $seat }: build first at this and the later sites of the round?
asked-build = { $seat }: which crew builds, or does your ship withdraw?
asked-team = { $seat }: who else helps in this build?
asked-second_crew = { $seat }: which is the second crew?
asked-draw = { $seat }: how many Sphinx cards do you pay for?
asked-free = { $seat }: how many more do you draw for nothing?
asked-keep = { $seat }: which Sphinx card do you keep?
asked-bricks = { $seat }: what do you build?
asked-track = { $seat }: which marker moves?
asked-bonus = { $seat }: play something before the bonus for taking part?
asked-final = { $seat }: upgrade a field before your Sphinx cards are scored?

## How one answers

hint-opening = It counts at the end of the game; beside it stands what it would score now.
hint-sail = Touch a marked place; you cannot sail back.
hint-second_ship = It goes further downstream, too.
hint-slot = Slot 1 builds first, then 2, then 3.
hint-raise = A stronger crew builds more, and eats more.
hint-ring = It waters the fields of the colours shown, those of all players.
hint-post = Touch a marked card, or go on.
hint-left = Touch a marked card, or take nothing.
hint-feed = Touch a marked card for more grain, or go on.
hint-site = Touch the marked card, or go on.
hint-build = Touch a crew: its strength is how much it can build.
hint-team = The joker adds its strength, once in a round.
hint-second_crew = Its strength is added.
hint-draw = A card costs 1 stone and 1 strength. You may keep one; each other brings a point.
hint-free = They cost nothing; five cards in all at most.
hint-keep = It scores at the end. Each card put back brings a point now.
hint-bricks = Touch a marked stone: its number is its cost, in stones and strength, and what it brings.
hint-track = Stone sale: points for stones at the end. Grain market: missing grain costs less.
hint-bonus = Touch a marked card, or go on.
hint-final = Touch a marked field, or go on.

## Actions: their kinds, and each of them

menu-loc = Sail to
menu-pass = Sail no more
menu-slot = Stand
menu-raise = Raise
menu-ring = Move the ring
menu-play = Play
menu-sell = Sell stones for a point each
menu-upgrade = Upgrade
menu-convert = Feed with a stone
menu-take = Take the card on
menu-take_none = Take nothing
menu-crew = Build with
menu-joker = Add the joker
menu-crew_done = The team is complete
menu-withdraw = Withdraw
menu-draw = Pay for cards
menu-free = Free cards
menu-keep = Keep card number
menu-keep_none = Keep none
menu-brick = Build
menu-build_done = Build no more
menu-track = Move the marker on the
menu-done = Go on

action-loc = send a ship to { $position }
action-loc-seen = send a ship to { $position }: { $what }
action-pass = send no more ships this round
action-slot = stand at the site: { $slot }
action-raise = raise the { $crew } crew
action-ring = move the ring { $direction }
action-play = play “{ $card }”
action-sell = { $stones ->
    [one] sell one stone for a point
   *[other] sell { $stones } stones for { $stones } points
}
action-upgrade = attach the upgrade to the { $field }
action-convert = feed with one stone
action-take = take the card on { $space }
action-take-seen = take “{ $card }” from { $space }
action-take_none = take no card
action-crew = build with the { $crew } crew
action-joker = add the joker
action-crew_done = the team is complete
action-withdraw = withdraw the ship and do not build here
action-draw = { $cards ->
    [one] pay for one card
   *[other] pay for { $cards } cards
}
action-free = { $cards ->
    [0] draw no free card
    [one] draw one free card
   *[other] draw { $cards } free cards
}
action-keep = keep card number { $number }
action-keep-seen = keep “{ $sphinx }”
action-keep_none = put all cards back
action-brick = build: { $brick }
action-build_done = build no more here
action-track = move your marker on the { $track }
action-done = go on

## Before actions that would hurt by mistake

confirm-pass = Send no more ships in this round?
confirm-withdraw = Withdraw your ship and build nothing here?
confirm-keep_none = Keep none of these Sphinx cards?

## Events

event-sphinx_dealt = { $sphinx_known ->
    [yes] { $seat } got the Sphinx card “{ $sphinx }”.
   *[no] { $seat } got a Sphinx card.
}
event-round_begun = Round { $round } began.
event-card_laid = { $space }: { $card }.
event-ship_placed = { $seat } sent a ship to { $place }.
event-slot_taken = { $seat } took a place at { $site }: { $slot }.
event-card_taken = { $seat } took “{ $card }”.
event-passed = { $seat } sent no more ships.
event-out = { $seat } had nowhere left to send a ship.
event-crew_raised = { $seat } raised the { $crew } crew to { $strength }.
event-raise_lost = { $seat } could not raise the { $crew } crew any further.
event-ring_moved = { $seat } moved the water ring to the { $ring } space.
event-ring_stayed = { $seat } left the water ring on the { $ring } space.
event-marker_moved = { $seat } moved down to space { $space } of the { $track }.
event-marker_stayed = { $seat } stayed on the last space of the { $track }.
event-stones_gained = { $seat } got { $amount } stones and had { $stones }.
event-stones_spent = { $seat } spent { $amount ->
    [one] one stone
   *[other] { $amount } stones
} and had { $stones } left.
event-card_played = { $seat } used “{ $card }”.
event-field_upgraded = { $seat } upgraded the { $field }; it became { $colour }.
event-nothing_taken = { $seat } took none of the cards left on the Nile.
event-ships_returned = { $ships ->
    [one] One ship returned.
   *[other] { $ships } ships returned.
}
event-fed = { $seat } fed the crews: { $grain } grain for a need of { $need }.
event-hungry = { $seat } had { $grain } grain for a need of { $need }, at { $penalty ->
    [one] one point
   *[other] { $penalty } points
} for each that was missing.
event-withdrawn = { $seat } withdrew from { $site }.
event-team_ready = { $joker ->
    [0] { $seat } built with { $crews ->
        [one] one crew
       *[other] { $crews } crews
    }, strength { $strength }.
   *[other] { $seat } built with { $crews ->
        [one] one crew
       *[other] { $crews } crews
    } and the joker, strength { $strength }.
}
event-sphinx_drawn = { $free ->
    [0] { $seat } drew Sphinx cards: { $paid }.
   *[other] { $seat } drew Sphinx cards: { $paid } paid, { $free } free.
}
event-sphinx_seen = { $sphinx_known ->
    [yes] { $seat } saw “{ $sphinx }”.
   *[no] { $seat } looked at a Sphinx card.
}
event-sphinx_kept = { $sphinx_known ->
    [yes] { $seat } kept “{ $sphinx }”.
   *[no] { $seat } kept a Sphinx card.
}
event-sphinx_put_back = { $sphinx_known ->
    [yes] { $seat } put “{ $sphinx }” under the deck.
   *[no] { $seat } put a Sphinx card under the deck.
}
event-brick_laid = { $seat } built for { $value }: { $brick }.
event-tomb_opened = A tomb of value { $value } was turned up.
event-row_completed = Pyramid row { $row } was complete; most bricks: { $seat }, { $bricks }.
event-scored = { $seat }: { $category } { $points }, now at { $score }.
event-cards_discarded = Cards left on the Nile were discarded: { $cards }.
event-order_tile = The order of turns: { $seat } is number { $tile }.
event-final_scoring = Final scoring: { $seat }.
event-sphinx_scored = { $seat } showed “{ $sphinx }”: { $points }.
event-game_ended = The game ended; the winner: { $seat }.

## The drawn board: what its things are called

board-works = Buildings
board-own = My board
board-tracks = Tracks
board-boxed = Nile cards out of the game
board-river = The Nile
board-no-card = no card left
board-ships = ships of { $ships }
board-furthest = your last ship; the next one goes further downstream
board-obelisk = Obelisk
board-tombs = Tombs
board-tomb = first tomb, value { $value }
board-pyramid = Pyramid
board-temple = Temple
board-deck = Sphinx deck, { $cards } cards
board-looking = looks at { $cards } cards
board-ring = Water ring: { $ring }
board-ring-space = Water ring { $ring }: waters fields that are { $fields }
board-crew = { $crew } crew, strength { $strength }
board-crew-used = { $crew } crew, strength { $strength }, has built in this round
board-field = { $colour } field { $value }{ $upgrades ->
    [0] { "" }
   *[other] , upgraded
}{ $watered_id ->
    [yes] , watered
   *[no] , dry
}
board-grain = Grain for need
board-hunger = { $missing } missing × { $penalty } = −{ $lost } points
board-penalty = (−{ $penalty } for each missing)
board-part = Taking part
board-unattached = to be attached to a field
board-put-back = put back by you: { $cards }
board-below = { $sphinx }: { $above ->
    [0] on top
    [one] 1 card above
   *[other] { $above } cards above
}
board-fed = Grain { $grain } for a need of { $need }, loss { $lost }
board-stones = Stones
board-stones-and = { $stones } stones, { $quarried } more each round
board-hand = Ships
board-ships-left = { $ships } ships in hand
board-sphinx-cards = { $cards } Sphinx cards
board-tombs-of = tombs of value { $tombs }
board-now = now { $points }
board-strength = strength { $used } of { $strength }
board-stones-left = { $stones } stones left
board-points-so-far = { $points } points so far
board-round = Round { $round } of { $rounds }
board-score-track = Score track, front to back
board-score = { $score } points
board-turn-order = order of turns
board-sold = { $stones ->
    [one] 1 stone sold
   *[other] { $stones } stones sold
}

## Score sheet

score-feeding = missing grain
score-grain_market = end of the grain market
score-fields = brown field
score-sales = stones sold by card
score-brick_cards = cards for own bricks
score-sphinx_returned = Sphinx cards put back
score-obelisk = obelisk
score-tombs = tombs
score-pyramid = pyramid
score-temple = temple
score-rows = rows of the pyramid
score-participation = taking part
score-stone_sale = stones sold at the end
score-tomb_collection = collected tombs
score-sphinx_cards = Sphinx cards

## The final scoring, told step by step

scoring-stone_sale = Whoever stands on one of the last two spaces of the stone sale sells all stones, two for a point.
scoring-tomb_collection = Tombs count once more: up to 10 together bring 2 points, up to 20 bring 5, more bring 9.
scoring-sphinx_cards = And last, the secrets: everybody shows the Sphinx cards and scores them.

## Why an action is not allowed

refused-EG-2-14 = With two or three players only slots 1 and 2 of a site are open.
refused-EG-4-3 = Another ship stands in this slot.
refused-EG-4-4 = A new ship must go further downstream than every ship that you have placed this round.
refused-EG-4-5 = You have no ship left in hand.
refused-EG-4-6 = No card lies there any more.
refused-EG-4-8 = Another ship stands on this round space.
refused-EG-4-10 = You already have a ship at this site.
refused-EG-4-11 = While a slot is free a ship may not stand in reserve.
refused-EG-5-7 = Heliopolis is taken, and the card for occupied round spaces does not work there.
refused-EG-5-8 = The water ring never leaves its three spaces.
refused-EG-5-10 = This crew has reached the greatest strength.
refused-EG-7-7 = The joker is never used alone; choose another crew first.
refused-EG-7-8 = This crew has built this round already, or is in the team.
refused-EG-7-12 = A build costs at least one stone.
refused-EG-8-1 = You can pay for at most five cards, and for no more than your team's strength and your stones.
refused-EG-8-4 = Only a card that you have drawn, and not kept yet, can be kept.
refused-EG-8-10 = No tomb is left.
refused-EG-8-17 = This pillar is complete.
refused-EG-8-18 = A column needs both pillars complete, and there are only two.
refused-EG-8-19 = A top stone needs all columns, and there are only two.
refused-EG-8-20 = This row of the pyramid is full.
refused-EG-8-21 = A brick of the pyramid must rest on two bricks of the row below.
refused-EG-11-13 = Only the extra builder (N8) can build at a site whose slots are all taken.
refused-EG-11-18 = You have bought strength this round already.
refused-EG-11-22 = You have used the crew improver this round already.
refused-EG-13-1 = The game is over.
refused-EG-16-1 = A card can be played only by who has it, and only in its window; this is not one.
refused-EG-16-9 = Your most downstream ship stands there.
refused-EG-16-14 = There is no place left for a further ship.
refused-EG-16-17 = The extra builder can be used only if all slots of the site are taken.
refused-EG-16-19 = Only the round space that your ship has just entered can be repeated, and only once.
refused-EG-16-21 = In this game Heliopolis cannot be repeated.
refused-EG-16-25 = No card is left there.
refused-EG-16-28 = Grain is won from cards and stones only while some is missing, and a stone must be there.
refused-EG-16-30 = You can sell one to ten stones, and only those that you have.
refused-EG-16-31 = A crew must be below the greatest strength, and buying strength costs two stones.
refused-EG-16-32 = An upgrade goes to a yellow-green or brown field of your own.
refused-EG-16-43 = The card for a second crew can be used once in a build.
refused-EG-16-44 = You cannot draw so many cards free of cost, nor more than five in all.
refused-EG-16-46 = With the card for keeping two, exactly two of at least two drawn cards are kept, once in a build.
refused-EG-16-53 = This building is complete.
refused-EG-18-29 = Keep one of your two opening cards.
refused-EG-18-30 = It is your turn to sail: choose a place, pass, or play a card first.
refused-EG-18-31 = Choose where your ship stands at the site.
refused-EG-18-32 = First carry out the effect: choose a crew, or where the ring goes.
refused-EG-18-33 = After a ship only the second ship or the repeat card can follow; a second ship must be placed.
refused-EG-18-34 = Take a card that is left on the Nile, or none.
refused-EG-18-35 = You are feeding your crews: play a card or stones for grain, or go on.
refused-EG-18-36 = Decide whether to play first place, or go on.
refused-EG-18-37 = Build with a crew, withdraw, or play a card first.
refused-EG-18-38 = Choose who is in the team, and then say that it is complete.
refused-EG-18-39 = Choose how many Sphinx cards you pay for.
refused-EG-18-40 = Choose how many Sphinx cards you draw free of cost.
refused-EG-18-41 = Keep one of the Sphinx cards that you have drawn, or none.
refused-EG-18-42 = Build what this site has, or say that you are done.
refused-EG-18-43 = Move your marker on the stone sale or on the grain market.
refused-EG-18-44 = Play a card, or go on to enter your points for taking part.
refused-EG-18-45 = Attach an upgrade, or go on to score your Sphinx cards.
refused-EG-18-46 = With this crew the team cannot become strong enough, or your stones do not suffice.
refused-EG-18-47 = The team is not strong enough yet for the cheapest thing here.
refused-EG-18-49 = This costs more than the strength or the stones that are left.

## In the terminal

table-water = Water
table-score = Score track
table-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-above = { $count } above
table-tile = Tile
table-crews = Crews
table-grain = Grain
table-stones = Stones
table-sale = Sale
table-market = Market
table-ships = Ships
table-sphinx = Sphinx
table-out = out
table-crew-blue = Bu
table-crew-black = Bk
table-crew-yellow = Ye
table-crew-joker = Jo
table-field-green = g
table-field-yellow_green = y
table-field-brown = b
table-fields = Fields
table-cards = Cards
table-card = Card
table-drawn = Drawn { $number }
table-kept = kept
table-build = Build
table-strength = strength { $strength }, spent { $cost }

## Options that do not go together

unfit-optional_cards = optional_cards needs edition polish and 2 or 3 players, not { $edition } and { $players } (EG-14.4)

## What is ours, because no source has it

ours-setup-max_strength = A crew's strength is at most { $value }. There is a greatest strength, and it is at least 5; the number is not known.
ours-options-heliopolis_repeat = The card that repeats a round space works in Heliopolis too; an option changes this.
ours-grain_market-spaces = The grain market has { $value } spaces, as many as the stone sale.
ours-grain_market-penalty = Points lost for each missing grain, by space of the grain market: { $value }.
ours-obelisk-level_spaces = Spaces on the levels of the obelisk, from the lowest: { $value }.
ours-tombs-values = How often each value is among the 20 tombs.
ours-temple-columns-count = The temple has { $value } columns.
ours-temple-top_stones-count = The temple has { $value } top stones.
ours-pyramid-row_spaces = Spaces in the rows of the pyramid, from the lowest: { $value }.
ours-pyramid-row_values = Points for a brick in the rows of the pyramid, from the lowest: { $value }.
ours-nile_card-value = What these Nile cards give: { $things }.
ours-nile_card-count = How many copies of these Nile cards there are: { $things }.

## Tutorial

tutorial-welcome = You build for the Pharaoh: obelisk, tombs, pyramid, temple. Building brings points, and after five rounds the most points win. Let us play the first round together.
tutorial-river = Every round begins with ships on the Nile. All place one in turn, each further downstream than their last, never where a ship stands. What you sail past is lost to you.
tutorial-quarry = Building takes stones. Send your first ship to C2 and take the quarry: it will give you 3 stones every round, like the one that you have.
tutorial-crews = Building takes strong crews, too. Sail to Thebae: your black and your yellow crew grow by 1. But mind that strong crews eat more.
tutorial-site = Where you want to build, you need a ship. In Amarna stand the obelisk and the tombs. Sail there and take slot 1: it builds before slot 2.
tutorial-field = Your crews now eat 7 grain, and your field bears 6. Fetch one more: the green field 2 on C7. Green fields bear every round, others only when the Nile waters them.
tutorial-giza = Now to Giza, to the pyramid and the temple. Whoever builds at two sites in a round gets 3 extra points, at all three 6.
tutorial-pass = You have what you need, so pass. When all have passed, the crews are fed, the quarries give stones, and then everybody builds where their ships stand.
tutorial-fed = Your crews were fed: 8 grain for a need of 7. Each missing grain would have cost points. Then your quarries gave 6 stones; now you have 8.
tutorial-obelisk = Amarna: you build. Choose the black crew and add the joker, together 4 strong. So you may lay stones for 4: three on the obelisk, worth 1, 1 and 2. Then move your grain market marker.
tutorial-pyramid = That made 4 points, and hunger now costs you less. In Giza choose the yellow crew, 2 strong, and lay two stones in the lowest row of the pyramid.
tutorial-farewell = 9 points in one round! Let crews, fields and quarries grow together, and be early where you want to build. And your secret Sphinx card pays at the end. Good luck!

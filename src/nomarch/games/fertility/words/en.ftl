# Fertility in English.

title = Fertility
about = Tiles along the Nile bring resources, districts turn them into debens: build the richest metropolis.
length = 45 minutes

## Things

name-A = alabaster
name-C = cattle
name-G = grapes
name-P = papyrus
name-wheat = wheat
name-monument = monument
tile-AA = alabaster–alabaster
tile-AC = alabaster–cattle
tile-AG = alabaster–grapes
tile-AP = alabaster–papyrus
tile-CC = cattle–cattle
tile-CG = cattle–grapes
tile-CP = cattle–papyrus
tile-GG = grapes–grapes
tile-GP = grapes–papyrus
tile-PP = papyrus–papyrus
orientation-E = east
orientation-S = south
orientation-W = west
orientation-N = north
category-general = general shops
category-specialists = specialist shops
category-statues = statues of gods
category-monuments = monuments
category-granary = granary
monument-obelisk = obelisk
monument-pyramid = pyramid
monument-sphinx = sphinx
monument-temple = temple
god-god_A = Anubis
god-god_C = Hathor
god-god_G = Bastet
god-god_P = Thoth
god-god_5 = Ra
god-god_6 = sixth god
god-god_7 = seventh god
god-god_8 = eighth god

## Options

option-two_player_variant = for two players: more tiles, and each turn one tile of the pool is removed
option-tile_set = which valley tiles there are
option-tile_set-seed-literal = two different pictures on every tile
option-tile_set-with-doubles = also tiles with the same picture twice
option-quarry_rule = when a square is a quarry
option-quarry_rule-diagonal = closed on all eight sides
option-quarry_rule-orthogonal = closed on four sides, a house rule

## What is asked

asked-place = { $seat }: place a valley tile.
asked-place-seen = { $seat }, turn { $turn } of { $turns }: place a valley tile.
asked-quarry = { $seat }: choose the reward for your quarry.
asked-build = { $seat }: build a district?
asked-pay = { $seat }: pay for the district.
asked-supply = { $seat }: put a token into a shop?
asked-exchange = { $seat }: take a token from the Store and put it into another shop.
asked-take = { $seat }: take a tile from the pool.
asked-remove = { $seat }: remove a tile from the pool.

## How one answers

hint-place = Choose a tile, turn it, and touch a marked square.
hint-quarry = A token helps now. Monuments count at the end: 15 debens for the most, 7 for the second most.
hint-build = Touch a marked district; its number is what it costs, in tokens or wheat.
hint-pay = Touch what you give for it.
hint-supply = Touch a marked shop. What stays in hand is lost after your turn.
hint-exchange = Touch the shop that it goes into.
hint-take = You can lay it from your next turn on.
hint-remove = It leaves the game.

## Actions: their kinds, and each of them

menu-place = Place a tile: number, direction, first square
menu-discard = Discard a tile, because none fits
menu-quarry = Reward
menu-build = Build a district
menu-no_build = Build nothing
menu-pay = Pay with
menu-supply = Put into shop
menu-supply_done = Stop supplying
menu-exchange = Exchange into shop
menu-take = Take a tile
menu-remove = Remove a tile

action-place = place your { $slot ->
    [0] first
    [1] second
   *[other] third
} tile on { $square } going { $orientation }
action-place-seen = lay { $first } on { $square } and { $other } on { $next }
action-discard = discard your { $slot ->
    [0] first
    [1] second
   *[other] third
} tile
action-discard-seen = discard { $tile }
action-quarry = { $reward_id ->
    [monument] put a monument into the quarry
   *[other] take a token of { $reward } for the quarry
}
action-build = build the { $slot ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} district of the display
action-build-seen = build for { $cost }: { $shops }
action-no_build = build nothing
action-pay = pay with { $unit }
action-supply = put { $kind } into shop { $shop }
action-supply-seen = put { $kind } into the shop “{ $offer }”
action-supply_done = supply no more
action-exchange = take { $kind } from the Store into shop { $shop }
action-exchange-seen = take { $kind } from the Store into the shop “{ $offer }”
action-take = take the { $slot ->
    [0] first
    [1] second
   *[other] third
} tile of the pool
action-take-seen = take { $tile }
action-remove = remove the { $slot ->
    [0] first
    [1] second
   *[other] third
} tile of the pool
action-remove-seen = remove { $tile }

## Before actions that would hurt by mistake

confirm-discard = Discard this tile instead of placing one?
confirm-supply_done = Supply no more in this turn?
confirm-supply_done-seen = Supply no more? What is in hand goes back to the Store: { $goods }.

## Events

event-turn_begun = Turn { $turn }: { $seat }.
event-turn_begun-seen = { $seat }: turn { $turn } of { $turns }.
event-tile_placed = { $seat } placed { $tile } on { $square } going { $orientation }.
event-tile_placed-seen = { $seat } laid { $tile } on { $square } and { $next }.
event-tile_discarded = { $seat } discarded { $tile }.
event-collected = { $reason_id ->
    [match] { $seat } collected { $kind } for matching pictures: { $amount }.
    [print] { $seat } collected { $kind } for covering it: { $amount }.
   *[quarry] { $seat } collected { $kind } for a quarry: { $amount }.
}
event-store_lacked = { $seat } got no more { $kind }, the Store being empty: { $amount } missing.
event-wheat_gained = { $seat } gained { $amount } wheat and reached { $wheat }.
event-wheat_lost = { $seat } lost { $amount } wheat, the granary being full.
event-quarry_closed = { $seat } closed a quarry on { $square }.
event-monument_placed = { $seat } put a monument on { $square }, { $left } left.
event-district_built = { $seat } built a district.
event-district_built-seen = { $seat } built a district for { $cost }: { $shops }.
event-paid = { $seat } paid with { $unit }.
event-supplied = { $seat } put { $kind } into shop { $shop }.
event-supplied-seen = { $seat } put { $kind } into the shop “{ $offer }”.
event-exchanged = { $seat } took { $kind } from the Store into shop { $shop }.
event-exchanged-seen = { $seat } took { $kind } from the Store into the shop “{ $offer }”.
event-shop_filled = { $seat } filled shop { $shop }.
event-shop_filled-seen = { $seat } filled the shop “{ $offer }”.
event-returned = { $seat } returned { $kind } to the Store: { $amount }.
event-tile_taken = { $seat } took { $tile } from the pool.
event-tile_removed = { $seat } removed { $tile } from the pool.
event-tile_revealed = { $tile } came into the pool.
event-district_revealed = A new district came into the display.
event-district_revealed-seen = New in the display: { $shops }.
event-end_triggered = The pool could not be refilled: one more turn began for everybody.
event-scored = { $seat }, { $category }: { $amount }.
event-game_ended = The game ended.

## The drawn board: what its things are called

board-valley = The valley
board-square = { $square }
board-harvest-there = { $square } brings: { $harvest }
board-gathered = { $amount } { $kind }
board-quarries = { $quarries ->
    [one] a quarry
   *[other] { $quarries } quarries
}
board-start = start tile
board-reserve = Reserve
board-reserve-tile = { $tile } in the reserve
board-no-tile = no tile
board-turn = Turn the tile (key R)
board-point = point at a marked square to see what it brings
board-touch = touch a marked square to see what it brings
board-again = touch it again to lay the tile
board-pool = Pool, { $stack } in the stack
board-pool-tile = { $tile } in the pool
board-held = In hand / in the Store
board-to-pay = to pay: { $amount }
board-held-token = { $kind }: { $amount } in hand, { $store } in the Store
board-held-wheat = wheat: { $amount }
board-quarry-reward = Reward for the quarry on { $square }
board-display = Districts, { $stack } in the stack
board-district = District for { $cost }: { $shops }
board-whole = The whole valley
board-out = Out of the game: { $tiles }
board-metropolis = Metropolis
board-shop = { $offer }, filled { $filled } of { $needs }
board-empty-spaces = { $spaces ->
    [one] room for 1 more district
   *[other] room for { $spaces } more districts
}
board-any = any
board-any-god = a god of one's choice
board-gain-debens = { $needs }: { $value ->
    [one] 1 deben
   *[other] { $value } debens
}
board-gain-per = { $needs }: { $value ->
    [one] 1 deben
   *[other] { $value } debens
} for each token of { $kind }
board-gain-wheat = { $needs }: { $value } wheat
board-gain-exchange = { $needs }: exchange for one of { $kinds }
board-gain-any-statue = { $needs }: a statue of any god
board-gain-statue = { $needs }: statue of { $gods }
board-granary = Granary
board-statues = Statues of different gods
board-granary-worth = Granary: debens by wheat
board-statues-worth = Statues: debens by different gods
board-turns = Turn { $turn } of { $turns }
board-points = { $points } debens by now
board-monuments = { $left ->
    [one] 1 monument left
   *[other] { $left } monuments left
}
board-scored-per = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-scored-gods = { $gods ->
    [one] 1 god
   *[other] { $gods } different gods
}
board-scored-monuments = { $monuments ->
    [one] 1 monument
   *[other] { $monuments } monuments
}

## Score sheet

score-general = general shops
score-specialists = specialist shops
score-statues = statues of gods
score-monuments = monuments
score-granary = granary

## The scoring, told step by step

scoring-general = Every full shop with a number of debens pays them.
scoring-specialists = Every full specialist pays for each token of its kind in the whole metropolis, even in shops that are not full.
scoring-statues = Full shops with gods give statues. Only different gods count, and together they are worth the more.
scoring-monuments = The most monuments in the valley bring 15 debens, the second most 7. Whoever is tied gets all of it.
scoring-granary = And last, the wheat: the granary pays what its table says.

## Why an action is not allowed

refused-FE-3-1 = The phases have an order: place a tile, build a district, supply shops.
refused-FE-3-3 = This phase of your turn is over; there is no way back to it.
refused-FE-4-3 = Both squares must lie inside the valley and be free of tiles and monuments.
refused-FE-4-4 = Tiles lie on desert only, never on wheat or water.
refused-FE-4-5 = At least one half must lie beside the same picture on a tile already in play.
refused-FE-5-7 = There is a reward only for a quarry that you have just closed.
refused-FE-6-1 = You may build only one district in a turn.
refused-FE-6-2 = There is no empty space for a district in your metropolis.
refused-FE-7-1 = You hold no token of this kind.
refused-FE-7-3 = This shop has no open symbol for this kind.
refused-FE-8-6 = An exchange gives one of the kinds that the exchange shop you have just filled shows.
refused-FE-9-6 = A tile is taken at the end of the turn.
refused-FE-10-2 = The game is over.
refused-FE-12-3 = In the two-player variant another tile of the pool is removed after one was taken; elsewhere none is.
refused-FE-13-11 = The reward for your quarry must be chosen first: a kind that the Store has, or a monument if you have one left.
refused-FE-13-18 = A district needs as many tokens and wheat as it costs, and once chosen it must be paid first.
refused-FE-13-23 = The exchange comes before anything else, with a kind that the Store has.
refused-FE-13-24 = An exchanged token goes into another shop.
refused-FE-14-3 = This square is not part of the valley in this game.
refused-FE-14-15 = Something is paid only after choosing a district that costs something.
refused-FE-14-16 = A tile is discarded only if none can be placed.
refused-FE-14-18 = You can pay only with kinds that you hold, and with wheat while your marker is above 0.
refused-FE-14-19 = The same move is offered once: with the lowest of equal tiles, and two equal halves going east or south.
refused-FE-14-21 = You have no such shop.

## In the terminal

table-start = start
table-quarry = quarry
table-water = water
table-printed = printed
table-left = { $count } left
table-turn = Turn
table-over = over
table-store = Store
table-stacks = Stacks
table-stack = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
table-pool = Pool
table-built = built
table-cost = cost
table-districts = Districts
table-debens = debens
table-spaces = spaces
table-held = held
table-swap = swap
table-any-god = any god

## Options that do not go together

unfit-two_player_variant = two_player_variant is for 2 players, not { $players } (FE-12.2, FE-12.6)

## What is ours, because no source has it

ours-valley_geometry-start_symbols_per_board = Each valley board has one start symbol.
ours-valley_board = What is printed on the squares of the valley boards.
ours-start_tile-matching = Each side of the start tile matches every picture.
ours-tile_set = How often each pair of pictures is among the tiles.
ours-metropolis = The shops of the metropolises.
ours-granary = Debens for wheat at the end (wheat → debens): { $value }.
ours-statues = Debens for statues of different gods (gods → debens): { $value }.
ours-god = Which gods there are: { $things }.
ours-district = The costs and shops of the districts.

## Tutorial

tutorial-welcome = Your metropolis wants to grow rich. Harvest the valley of the Nile, bring the harvest to your shops, and after nine turns the most debens win. Your third turn begins.
tutorial-valley = Every turn you lay one tile on two squares of the desert. At least one of its halves must lie beside the same picture, as here, where cattle meets cattle.
tutorial-place = Your first tile, alabaster and cattle, lies ready. Lay it on e2. Each half beside its like brings one of that kind, wheat beside the tile brings wheat, and what it covers is yours, too.
tutorial-harvest = Two alabaster, one cattle, one wheat! Wheat stays in your granary and gains value the more there is. All the rest must be used in this very turn.
tutorial-build = Now you may build a district. Choose the one with Anubis; it costs 1, in goods or in wheat. Pay with wheat.
tutorial-statue = Bring alabaster to Anubis. Shops pay only when they are full, and this one gives a statue. The more different gods you have, the more they are worth together.
tutorial-shops = Two shops of your old town are waiting as well: alabaster brings 4 debens there, cattle brings a wheat. Fill both.
tutorial-take = Had anything been left, it would be lost now. To end your turn take a new tile from the pool: alabaster and grapes. Then somebody else plays.
tutorial-quarry = Touch your first tile to turn it until d2 lights up, and lay it there. Then d1 is a quarry: an empty square of desert with no desert around it.
tutorial-monument = A quarry gives you one good, or room for a monument. Choose the monument: at the end the player with the most gets 15 debens, the second 7.
tutorial-farewell = Lay, harvest, build, fill shops: that is a turn. Gods, wheat and monuments decide many a game. May the Nile be generous to you!

# Celestia in English.

title = Celestia
about = A flight from city to city: trust the captain's cards and stay aboard, or get off with a treasure in time.
length = 30 minutes

## Things

name-fog = fog
name-lightning = lightning
name-birds = birds
name-pirates = pirates
name-blank = blank
name-compass = compass
name-lightning_rod = lightning rod
name-horn = horn
name-cannon = cannon
name-turbo = turbo
name-ejection = ejection
name-jetpack = jetpack
name-alternative_route = alternative route
name-wind_gust = wind gust
name-spyglass = magic spyglass
dice-none = none
answer-nothing = nothing
answer-able = able
answer-unable = unable

## Options

option-beginner = for beginners: no power cards, no spyglasses; the game ends with five types of treasures

## What is asked

asked-lone_captain = { $seat }: you are alone aboard. Fly on or land?
asked-passenger = { $seat }: stay aboard or leave with a treasure?
asked-ejection = { $seat }: eject another player?
asked-declaration = { $seat }: use turbos for the equipment that you lack?
asked-wind_gust = { $seat }: play a wind gust, so that all blank dice are rolled again?
asked-alternative_route = { $seat }: play an alternative route, so that the captain rolls dice again?
asked-reroll = { $seat }: which dice do you roll again?
asked-spyglass = { $seat }: play a magic spyglass to save the ship?
asked-jetpack = { $seat }: the ship crashes. Use a jetpack?
hint-lone_captain = The dice are rolled only after you have decided.
hint-passenger = If the ship crashes, whoever is aboard gets nothing.
hint-ejection = Touch a player, who then gets off with a treasure.
hint-declaration = Without them the ship may crash.
hint-wind_gust = Dangers may come up that the captain has no cards against.
hint-alternative_route = Without it the ship may crash.
hint-reroll = Touch dice to choose them, then roll.
hint-spyglass = It needs no equipment. Kept, it is worth 2 points.
hint-jetpack = You get off with a treasure of this city.

## Actions: their kinds, and each of them

menu-fly_on = Fly
menu-land = Land
menu-stay = Stay
menu-leave = Leave
menu-eject = Eject
menu-use_turbo = Turbo
menu-no_turbo = No turbo
menu-wind_gust = Wind gust
menu-alternative_route = Alternative route
menu-reroll = Roll again the dice
menu-spyglass = Magic spyglass
menu-jetpack = Jetpack
menu-pass = Pass

action-fly_on = fly on
action-land = land and take a treasure
action-stay = stay aboard
action-leave = leave with a treasure
action-eject = eject { $other_seat }
action-use_turbo = use turbos
action-no_turbo = use no turbo
action-wind_gust = play a wind gust
action-alternative_route = play an alternative route
action-reroll = roll again: { $dice }
action-spyglass = play a magic spyglass
action-jetpack = use a jetpack
action-pass = play no card

## Events

event-journey_begun = Journey { $journey } began at city { $city }, captain: { $seat }.
event-dealt = { $seat } got { $amount } cards.
event-drawn = { $card_known ->
    [yes] { $seat } drew a card: { $card }.
   *[no] { $seat } drew a card.
}
event-reshuffled = The { $amount } discarded cards were shuffled into a new deck.
event-rolled = { $seat } rolled die { $die }: { $face }.
event-stayed = { $seat } stayed aboard.
event-left = { $seat } left the ship at city { $city }.
event-treasure_taken = { $value_known ->
    [yes] { $value ->
        [0] { $seat } took a treasure of city { $city }: a magic spyglass.
       *[other] { $seat } took a treasure of city { $city }, worth { $value }.
    }
   *[no] { $seat } took a treasure of city { $city }.
}
event-ejected = { $seat } ejected { $other_seat }.
event-declared = { $seat } declared: { $answer }.
event-gust_played = { $seat } played a wind gust.
event-route_played = { $seat } played an alternative route.
event-rerolled = { $seat } rolled dice again: { $dice }.
event-spyglass_played = { $seat } played the magic spyglass of city { $city }.
event-jetpack_played = { $seat } used a jetpack.
event-paid = { $seat } paid { $card } × { $amount }.
event-moved = The ship flew to city { $city }.
event-captain_changed = { $seat } became captain.
event-landed = { $seat } landed at city { $city }.
event-crashed = The ship crashed, captain: { $seat }.
event-scored = { $seat }: treasures { $treasures }, spyglasses { $spyglasses }.
event-game_ended = The game is over.

## Tutorial

tutorial-welcome = All aboard! You fly together from city to city, and every city has treasures. As soon as somebody has 50 points after a journey, the most points win. The airship has reached city 9.
tutorial-dice = Each leg has a captain, who rolls dice for what lies ahead: pirates, birds and fog. The captain needs a card against each of them: a cannon, a horn, a compass.
tutorial-stay = Nobody else knows the captain's cards. So every passenger decides: get off with a treasure of this city, or stay aboard for a richer one. Six cards in hand look promising: stay!
tutorial-flown = It went well: the captain had all three cards and has spent them. At city 12 each treasure is worth 12 or 13. Now the next player is captain and has rolled.
tutorial-leave = Birds, lightning, pirates: three dangers again. Whoever is aboard in a crash gets nothing at all. Be wise and get off with a treasure.
tutorial-crash = Crash! This captain lacked a card, and those aboard went away with nothing. You have a treasure worth 13 points. Only you see its value.
tutorial-captain = A new journey begins at city 1, everybody has drawn a card, and you are the captain. Lightning and birds lie ahead. The others trust you and stay. A captain may not get off.
tutorial-turbo = Against the birds you have a horn, but you lack a lightning rod. A turbo replaces any card. Use one, or the ship crashes!
tutorial-cards = City 2, and the next one is captain. Some cards do special things: a jetpack saves you in a crash, ejection throws out a passenger, others have dice rolled again.
tutorial-farewell = Count which cards are gone, keep some for your own turns as captain, and get off one city before the crash. Have a good flight!

## Score sheet

score-treasures = treasures
score-spyglasses = spyglasses

## At the table

table-cities = Cities
table-dice = Dice
table-ship = Ship
table-captain = captain
table-aboard = aboard
table-ashore = off the ship
table-deck = Deck
table-discards = Discards
table-hand = hand
table-treasures = treasures
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-secret = Somebody may be deciding in secret.

## Why an action is not allowed

refused-CE-4-1 = Only a captain who is alone aboard decides whether to fly on, at the start of a leg.
refused-CE-4-2 = Only a captain who is alone aboard can land, at the start of a leg.
refused-CE-4-4 = Passengers stay or leave when they are asked, after the roll.
refused-CE-5-1 = An ejection can be played after all passengers have decided and before the declaration.
refused-CE-5-2 = Only another player aboard who is not the captain can be ejected.
refused-CE-6-5 = Turbos are decided on by a captain who lacks equipment and has enough of them.
refused-CE-7-1 = A wind gust can be played when the captain is able and a die is blank.
refused-CE-7-3 = An alternative route can be played aboard when the captain is unable.
refused-CE-7-4 = Dice are rolled again by the captain after an alternative route.
refused-CE-7-5 = A magic spyglass can be played aboard when the captain is unable and no alternative route was played.
refused-CE-7-9 = A jetpack can be used aboard when the ship crashes, while there is a treasure.
refused-CE-10-1 = The game is over.
refused-CE-12-7 = You can pass only where a card of yours is asked for.
refused-CE-12-16 = You cannot eject yourself.
refused-CE-13-18 = So many dice were not rolled.

## What is ours, because no source has it

ours-setup-journey_cap = After { $value } journeys the game ends, so that it never goes on for ever; no rule of the game.
ours-city-treasures-value = Treasures worth more than their city's number, from city 1 on: { $value }.

## On the board

asked-nobody = { table-secret }
board-city = city { $city }, { $dice ->
    [0] the first one
   *[other] reached with { $dice } dice
}, { $treasures ->
    [0] no treasure left
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}{ $where_id ->
    [here] ; the ship is here
    [next] ; the next stop
   *[other] {""}
}
board-ship = the airship at city { $city }, { $count ->
    [one] { $count } player aboard
   *[other] { $count } players aboard
}
board-journey = Journey { $journey }
board-person = { $seat }, { $role }; cards: { $cards }, treasures: { $treasures }
board-no-dice = Nothing is rolled yet.
board-die = die { $die }: { $face }, needs: { $card }{ $met_id ->
    [met] , you have it
    [lacking] , you lack it
   *[unknown] {""}
}
board-die-blank = die { $die }: blank, needs nothing
board-roll = { $dice_id ->
    [none] Roll none
   *[other] Roll { $dice }
}
board-card = { $card } × { $amount }
board-spyglasses = magic spyglass × { $count }
board-hand = hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-deck = deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discards = discards: { $cards }
board-removed = spyglasses that were played, of the cities: { $cities }
board-treasure = treasure of city { $city }, worth { $value }
board-treasure-of = treasure of city { $city }
board-treasure-spyglass = magic spyglass of city { $city }
board-types = { $count ->
    [one] treasures of { $count } city
   *[other] treasures of { $count } cities
}
board-goal-points = End of the game: 50 points after a journey.
board-goal-types = End of the game: treasures of 5 cities after a journey.

# What a player can do wrong in any game, in English.

bad-players = { $game } is for { $least } to { $most } players, not { $given }
bad-seed = a seed is a whole number from 0 to 2**{ $bits } - 1, not { $given }
no-such-bot = there is no bot { $given }; there are { $known }, and search-N for N iterations
no-such-verb = { $given } is no action; known are { $known }
no-such-action = { $given } is no action; allowed is { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}
record-seats = the record is of { $seats } seats, not { $given }
compiling = Compiling the rules of { $game }, only this once

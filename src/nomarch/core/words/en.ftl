# What a player can do wrong in any game, in English.

bad-players = { $game } is for { $least } to { $most } players, not { $given }
bad-seed = a seed is a whole number from 0 to 2**{ $bits } - 1, not { $given }
no-such-bot = there is no bot { $given }; there are { $known }, search-N for N iterations, and net:FILE for a network of `nomarch train`
no-such-habit = no habits are known of { $given }, only of { $known }
no-such-verb = { $given } is no action; known are { $known }
no-such-action = { $given } is no action; allowed is { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}
record-seats = the record is of { $seats } seats, not { $given }
compiling = Compiling the rules of { $game }, only this once
network-not-ours = { $path } is not a file that `nomarch train` wrote
network-unreadable = { $path } cannot be read: { $reason }
network-of-another-game = { $path } holds no network for { $game }
train-needs-torch = training needs PyTorch: pip install 'nomarch[learn]'
train-too-short = training takes some seconds, and lessons of some steps
train-where = a network goes to an .npz file in a folder that is there, not to { $given }

# What a player can do wrong in any game, in Czech.

bad-players = { $game }: počet hráčů je { $least } až { $most }, ne { $given }
bad-seed = semínko je celé číslo od 0 do 2**{ $bits } - 1, ne { $given }
no-such-bot = bot { $given } není; jsou { $known } a search-N s N kroky hledání
no-such-verb = { $given } není akce; známé jsou { $known }
no-such-action = { $given } není akce; lze zadat { $count ->
    [one] { $first }
   *[other] { $first } až { $last }
}
record-seats = záznam má jiný počet míst: { $seats }, ne { $given }
compiling = Překládají se pravidla, jen tentokrát: { $game }

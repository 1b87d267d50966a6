# What a player can do wrong in any game, in Czech.

bad-players = { $game }: počet hráčů je { $least } až { $most }, ne { $given }
bad-seed = semínko je celé číslo od 0 do 2**{ $bits } - 1, ne { $given }
no-such-bot = bot { $given } není; jsou { $known }, search-N s N kroky hledání a net:SOUBOR se sítí z `nomarch train`
no-such-habit = od bota { $given } nejsou známy žádné zvyky, jen od: { $known }
no-such-verb = { $given } není akce; známé jsou { $known }
no-such-action = { $given } není akce; lze zadat { $count ->
    [one] { $first }
   *[other] { $first } až { $last }
}
record-seats = záznam má jiný počet míst: { $seats }, ne { $given }
compiling = Překládají se pravidla, jen tentokrát: { $game }
network-not-ours = { $path } není soubor, který zapsal `nomarch train`
network-unreadable = { $path } nelze přečíst: { $reason }
network-of-another-game = { $path } neobsahuje síť pro hru { $game }
train-needs-torch = učení potřebuje PyTorch: pip install 'nomarch[learn]'
train-too-short = učení trvá aspoň pár sekund a lekce má aspoň pár kroků
train-where = síť se ukládá do souboru .npz v existující složce, ne do { $given }

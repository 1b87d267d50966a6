# What a player can do wrong in any game, in German.

bad-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $given }
bad-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**{ $bits } - 1, nicht { $given }
no-such-bot = den Bot { $given } gibt es nicht; es gibt { $known } und search-N mit N Suchschritten
no-such-verb = { $given } ist keine Aktion; bekannt sind { $known }
no-such-action = { $given } ist keine Aktion; möglich ist { $count ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
record-seats = die Aufzeichnung ist von { $seats } Plätzen, nicht von { $given }
compiling = Die Regeln von { $game } werden übersetzt, nur dieses eine Mal

# What a player can do wrong in any game, in German.

bad-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $given }
bad-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**{ $bits } - 1, nicht { $given }
no-such-bot = den Bot { $given } gibt es nicht; es gibt { $known }, search-N mit N Suchschritten und net:DATEI mit einem Netz von `nomarch train`
no-such-habit = von { $given } sind keine Gewohnheiten bekannt, nur von { $known }
no-such-verb = { $given } ist keine Aktion; bekannt sind { $known }
no-such-action = { $given } ist keine Aktion; möglich ist { $count ->
    [one] { $first }
   *[other] { $first } bis { $last }
}
record-seats = die Aufzeichnung ist von { $seats } Plätzen, nicht von { $given }
compiling = Die Regeln von { $game } werden übersetzt, nur dieses eine Mal
network-not-ours = { $path } ist keine Datei, die `nomarch train` geschrieben hat
network-unreadable = { $path } lässt sich nicht lesen: { $reason }
network-of-another-game = { $path } enthält kein Netz für { $game }
train-needs-torch = Training braucht PyTorch: pip install 'nomarch[learn]'
train-too-short = Training dauert einige Sekunden, und Lektionen haben einige Schritte
train-where = ein Netz kommt in eine .npz-Datei in einem vorhandenen Ordner, nicht nach { $given }

# What the terminal says around a game, in Czech.

you = Vy
player = Hráč { $number }
total = celkem
allowed = To je dovoleno.
left = Hra opuštěna po { $actions ->
    [one] 1 akci
   *[other] { $actions } akcích
}.
saved = Uloženo; nomarch replay { $file } projde hru krok za krokem.
thinking = { $seat } přemýšlí
somebody = Někdo

# What the terminal says around a game, in Polish.

you = Ty
player = Gracz { $number }
total = razem
allowed = To jest dozwolone.
left = Gra przerwana po { $actions ->
    [one] 1 akcji
   *[many] { $actions } akcjach
}.
saved = Zapisano; nomarch replay { $file } pokazuje grę krok po kroku.
thinking = { $seat } myśli
somebody = Ktoś

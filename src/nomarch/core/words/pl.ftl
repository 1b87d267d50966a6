# What a player can do wrong in any game, in Polish.

bad-players = { $game }: liczba graczy od { $least } do { $most }, a nie { $given }
bad-seed = ziarno to liczba całkowita od 0 do 2**{ $bits } - 1, a nie { $given }
no-such-bot = nie ma bota { $given }; są { $known } oraz search-N z N krokami przeszukiwania
no-such-verb = { $given } to nie jest akcja; znane są { $known }
no-such-action = { $given } to nie jest akcja; można podać { $count ->
    [one] { $first }
   *[other] od { $first } do { $last }
}
record-seats = zapis gry ma inną liczbę miejsc: { $seats }, a nie { $given }
compiling = Przygotowanie zasad, tylko ten jeden raz: { $game }

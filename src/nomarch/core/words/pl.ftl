# What a player can do wrong in any game, in Polish.

bad-players = { $game }: liczba graczy od { $least } do { $most }, a nie { $given }
bad-seed = ziarno to liczba całkowita od 0 do 2**{ $bits } - 1, a nie { $given }
no-such-bot = nie ma bota { $given }; są { $known }, search-N z N krokami przeszukiwania oraz net:PLIK z siecią z `nomarch train`
no-such-habit = nie są znane nawyki bota { $given }, tylko: { $known }
no-such-verb = { $given } to nie jest akcja; znane są { $known }
no-such-action = { $given } to nie jest akcja; można podać { $count ->
    [one] { $first }
   *[other] od { $first } do { $last }
}
record-seats = zapis gry ma inną liczbę miejsc: { $seats }, a nie { $given }
compiling = Przygotowanie zasad, tylko ten jeden raz: { $game }
network-not-ours = { $path } nie jest plikiem zapisanym przez `nomarch train`
network-unreadable = nie można odczytać { $path }: { $reason }
network-of-another-game = { $path } nie zawiera sieci do gry { $game }
train-needs-torch = uczenie wymaga PyTorcha: pip install 'nomarch[learn]'
train-too-short = uczenie trwa choć kilka sekund, a lekcja ma choć kilka kroków
train-where = sieć zapisuje się w pliku .npz w istniejącym folderze, a nie w { $given }

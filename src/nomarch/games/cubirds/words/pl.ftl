# CuBirds in Polish, where it is called PtaKostki.

title = PtaKostki
about = Ptaki na drutach: otaczaj je kartami jednego gatunku, zgarniaj na rękę i kompletuj stada do swojej kolekcji.
length = 20 minut

## Things

name-flamingo = flaming
name-owl = sowa
name-toucan = tukan
name-duck = kaczka
name-parrot = papuga
name-magpie = sroka
name-robin = rudzik
name-reed_warbler = trzcinniczek
end-left = z lewej
end-right = z prawej
place-0-left = rząd 0, z lewej
place-0-right = rząd 0, z prawej
place-1-left = rząd 1, z lewej
place-1-right = rząd 1, z prawej
place-2-left = rząd 2, z lewej
place-2-right = rząd 2, z prawej
place-3-left = rząd 3, z lewej
place-3-right = rząd 3, z prawej
way-species = siedem gatunków
way-pairs = dwa gatunki po trzy karty
way-cards = najwięcej kart

## What is asked

asked-lay = { $seat }: wyłóż wszystkie ptaki jednego gatunku na końcu rzędu.
asked-draw = { $seat }: żaden ptak nie został otoczony. Dobierasz dwie karty?
asked-flock = { $seat }: kompletujesz stado?

## Actions: their kinds, and each of them

menu-lay = Wyłóż (gatunek, rząd, strona)
menu-draw = Dobierz
menu-no_draw = Nie dobieraj
menu-flock = Skompletuj stado
menu-no_flock = Bez stada

action-lay = wyłóż { $species_id ->
    [flamingo] flamingi
    [owl] sowy
    [toucan] tukany
    [duck] kaczki
    [parrot] papugi
    [magpie] sroki
    [robin] rudziki
   *[reed_warbler] trzcinniczki
} w rzędzie { $row }, { $end }
action-draw = dobierz dwie karty
action-no_draw = nie dobieraj kart
action-flock = skompletuj stado { $species_id ->
    [flamingo] flamingów
    [owl] sów
    [toucan] tukanów
    [duck] kaczek
    [parrot] papug
    [magpie] srok
    [robin] rudzików
   *[reed_warbler] trzcinniczków
}
action-no_flock = nie kompletuj stada

## Events

event-collected = { $seat_id ->
    [Ty] Dokładasz
   *[other] { $seat } dokłada
} do kolekcji: { $species } × { $amount }.
event-round_begun = Zaczyna się runda { $round }, { $seat_id ->
    [Ty] rozdajesz karty
   *[other] karty rozdaje { $seat }
}.
event-dealt = { $seat_id ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}.
event-laid = { $seat_id ->
    [Ty] Wykładasz
   *[other] { $seat } wykłada
}: { $species } × { $amount } ({ $place }).
event-surrounded = { $seat_id ->
    [Ty] Otaczasz i bierzesz
   *[other] { $seat } otacza i bierze
}: { $species } × { $amount }.
event-refilled = Do rzędu { $row } dochodzi karta: { $species }.
event-drawn = { $seat_id ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
} { $species_known ->
    [yes] kartę: { $species }
   *[no] kartę
}.
event-flocked = { $seat_id ->
    [Ty] Pokazujesz
   *[other] { $seat } pokazuje
} stado: { $species } × { $amount }.
event-reshuffled = Potasowane odrzucone karty ({ $amount }) tworzą nowy stos dobierania.
event-round_ended = { $seat_id ->
    [Ty] Nie masz
   *[other] { $seat } nie ma
} już kart i runda się kończy.
event-hand_discarded = { $seat_id ->
    [Ty] Odrzucasz
   *[other] { $seat } odrzuca
}: { $species } × { $amount }.
event-won = { $seat_id ->
    [Ty] Wygrywasz
   *[other] { $seat } wygrywa
}: { $way }.
event-game_ended = Koniec gry.

## Score sheet

score-victory = zwycięstwo

## At the table

table-row = Rząd { $row }
table-pile = Stos dobierania
table-discards = Odrzucone
table-hand = ręka
table-collection = kolekcja
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

## Why an action is not allowed

refused-CB-4-1 = Nie masz na ręce karty tego gatunku.
refused-CB-5-2 = Masz za mało kart tego gatunku na stado.
refused-CB-7-1 = Gra jest skończona.
refused-CB-9-7 = Tura ma stałą kolejność: wyłożenie ptaków, potem ewentualne dobranie kart, potem ewentualne stado.

## What is ours, because no source has it

ours-setup-turn_cap = Po { $value } turach gra się kończy, by nie trwała bez końca; to nie jest zasada gry.

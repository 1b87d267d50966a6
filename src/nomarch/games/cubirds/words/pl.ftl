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
hint-lay = Ptaki między nimi a takimi samymi w rzędzie trafią do twojej ręki.
hint-draw = Komu skończą się karty, ten kończy rundę, a pozostali tracą swoje.
hint-flock = Małe stado daje 1 kartę do kolekcji, duże 2; resztę się odrzuca.

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

## Samouczek

tutorial-welcome = Na czterech drutach siedzą ptaki ośmiu gatunków. Zbierasz je: siedem różnych gatunków albo po trzy ptaki dwóch gatunków dają zwycięstwo. Twój pierwszy to tukan.
tutorial-rows = W swojej turze wybierz gatunek i wyłóż wszystkie jego ptaki z ręki na jednym końcu rzędu. Jeśli siedzi tam już ten gatunek, bierzesz wszystkie ptaki pomiędzy.
tutorial-lay = W tym rzędzie z lewej siedzi trzcinniczek, dalej flaming i kaczka. Wyłóż swojego trzcinniczka na prawym końcu: oba zostaną otoczone.
tutorial-taken = Flaming i kaczka trafiły na rękę, a rząd uzupełniono z talii. Masz teraz dwa flamingi: tyle wystarczy na małe stado, bo są rzadkie.
tutorial-flock = Skompletuj stado flamingów: jeden trafia na stałe do twojej kolekcji, drugi zostaje odrzucony. Pospolitych ptaków trzeba więcej, rudzików na przykład sześć.
tutorial-draw = Czasem nic się nie uda otoczyć. Wyłóż sowę na lewym końcu rzędu, w którym są sroka, tukan i kaczka. W zamian możesz dobrać dwie karty.
tutorial-catch = Patrz, doleciały tam jeszcze dwie sowy! Wyłóż obok nich tukana, na lewym końcu: między nim a drugim tukanem siedzą trzy sowy i sroka.
tutorial-big = Masz teraz cztery sowy: duże stado! Daje kolekcji dwa ptaki zamiast jednego. Skompletuj je.
tutorial-round = Gdy ktoś zagra ostatnią kartę z ręki, runda się kończy, pozostali tracą swoje karty i każdy dostaje osiem nowych. Kolekcje zostają.
tutorial-farewell = Wykładaj, otaczaj, kompletuj stada i pilnuj, komu zaraz skończą się karty. Miłej zabawy z ptakami!

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

## On the board

board-end = rząd { $row }, { $end }
board-end-takes = rząd { $row }, { $end }, do wzięcia: { $birds }
board-pile = stos dobierania, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-discards = odrzucone: { $birds }
board-hand = ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-hand-species = { $species } × { $amount }, małe stado { $small }, duże stado { $big }
board-own = Twoja ręka
board-flocks = Stada
board-flock-sizes = małe / duże stado
board-choose = wybierz gatunek, potem miejsce
board-collected = w kolekcji: { $species } × { $amount }
board-way-species = gatunki: { $number } z { $goal }
board-way-pairs = dwa najliczniejsze gatunki: { $first } i { $second } z { $goal } kart

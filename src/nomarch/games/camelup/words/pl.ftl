# Camel Up in Polish.

title = Camel Up
about = Wyścig wielbłądów i zakłady: kto wygra etap, kto wygra wyścig, a kto przybiegnie ostatni.
length = 30 minut

## Things

name-blue = niebieski
name-green = zielony
name-orange = pomarańczowy
name-yellow = żółty
name-white = biały
die-none = żadna
die-regular = kostka
die-extra = dodatkowa kostka
side-oasis = oaza
side-mirage = fatamorgana
pile-winner = zwycięzca wyścigu
pile-loser = największy przegrany

## Options

option-dice = Supercup 1: dwadzieścia pól i co etap dodatkowa kostka dla ostatniego wielbłąda
option-adrenaline = z dodatkiem Supercup 1: oddaj kafelek piramidy, by wrzucić dodatkową kostkę
option-paparazzi = Supercup 2: wynajmij fotografa
option-connoisseurs = Supercup 3: wytypuj dokładne miejsce wielbłąda
option-allies = Supercup 4: sojusze, od sześciu graczy
option-referee = Wielbłąd-sędzia ustawia w szeregu pierwszą jednostkę, która na niego trafi

## What is asked

asked-turn = { $seat }: wybierz akcję.
asked-adrenaline = { $seat }: oddać kafelek piramidy, by wrzucić do piramidy dodatkową kostkę?
asked-referee = { $seat }: wybierz pole dla sędziego.

## Actions: their kinds, and each of them

menu-leg = Kafelek typowania
menu-desert = Kafelek pustyni
menu-pyramid = Piramida
menu-race = Zakład o cały wyścig
menu-hire = Fotograf przy polu
menu-cover = Zakryj własny kafelek typem na miejsce
menu-bottom = Kafelek ze spodu, typ na miejsce
menu-ally = Zawiąż sojusz
menu-adr = Dodatkowa kostka
menu-ref = Sędzia na polu

action-leg = weź { $camel } kafelek typowania
action-desert = połóż kafelek pustyni na polu { $space }, { $side_id ->
    [oasis] oazą
   *[mirage] fatamorganą
} do góry
action-pyramid = weź kafelek piramidy i rzuć kostką
action-race = wytypuj { $camel_id ->
    [blue] niebieskiego
    [green] zielonego
    [orange] pomarańczowego
    [yellow] żółtego
   *[white] białego
} { $pile_id ->
    [winner] na zwycięzcę wyścigu
   *[loser] na największego przegranego
}
action-hire = wynajmij fotografa przy polu { $space }
action-cover = zakryj swój { $camel } kafelek o wartości { $value } typem na miejsce { $place }
action-bottom = weź { $camel } kafelek ze spodu i zakryj go typem na miejsce { $place }
action-ally = zawiąż sojusz: { $other_seat }
action-adr = { $die_id ->
    [none] zachowaj kafelek piramidy
    [blue] wrzuć do piramidy dodatkową niebieską kostkę
    [green] wrzuć do piramidy dodatkową zieloną kostkę
    [orange] wrzuć do piramidy dodatkową pomarańczową kostkę
    [yellow] wrzuć do piramidy dodatkową żółtą kostkę
   *[white] wrzuć do piramidy dodatkową białą kostkę
}
action-ref = postaw sędziego na polu { $space }

## Before actions that would hurt by mistake

confirm-race = Wytypować { $camel_id ->
    [blue] niebieskiego
    [green] zielonego
    [orange] pomarańczowego
    [yellow] żółtego
   *[white] białego
} { $pile_id ->
    [winner] na zwycięzcę wyścigu
   *[loser] na największego przegranego
}? Karta zostanie tam do końca wyścigu.

## Odds

odds-leg = Etap
odds-leg-first = wygra
odds-leg-second = drugie miejsce
odds-race = Cały wyścig
odds-race-first = wygra
odds-race-last = będzie ostatni

## Events

event-leg_begun = Zaczyna się etap { $leg }, pierwszy ruch: { $seat }.
event-extra_die_added = Dodatkowa { $camel_id ->
    [blue] niebieska
    [green] zielona
    [orange] pomarańczowa
    [yellow] żółta
   *[white] biała
} kostka trafia do piramidy.
event-referee_placed = { $seat_id ->
    [Ty] Stawiasz
   *[other] { $seat } stawia
} sędziego na polu { $space }.
event-leg_tile_taken = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $camel } kafelek typowania o wartości { $value }.
event-desert_tile_placed = { $seat_id ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} kafelek pustyni na polu { $space }, { $side_id ->
    [oasis] oazą
   *[mirage] fatamorganą
} do góry.
event-pyramid_tile_taken = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} kafelek piramidy.
event-rolled = { $seat_id ->
    [Ty] Rzucasz
   *[other] { $seat } rzuca
} { $die_id ->
    [extra] dodatkową { $camel_id ->
        [blue] niebieską
        [green] zieloną
        [orange] pomarańczową
        [yellow] żółtą
       *[white] białą
    }
   *[regular] { $camel_id ->
        [blue] niebieską
        [green] zieloną
        [orange] pomarańczową
        [yellow] żółtą
       *[white] białą
    }
} kostką: { $face }.
event-moved = { $camels ->
    [one] Wielbłąd { $camel } idzie z pola { $start } na pole { $end }.
    [few] Wielbłąd { $camel } idzie z pola { $start } na pole { $end }, razem { $camels } wielbłądy.
   *[many] Wielbłąd { $camel } idzie z pola { $start } na pole { $end }, razem { $camels } wielbłądów.
}
event-desert_coin = { $seat_id ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] { $amount } funt
    [few] { $amount } funty
   *[many] { $amount } funtów
} za kafelek pustyni na polu { $space }.
event-photographed = { $seat_id ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] { $amount } funt
    [few] { $amount } funty
   *[many] { $amount } funtów
} za zdjęcie na polu { $space }.
event-lined_up = { $camels ->
    [one] Sędzia schodzi z pola { $space }.
    [few] Sędzia ustawia w szeregu { $camels } wielbłądy na polu { $space } i schodzi z toru.
   *[many] Sędzia ustawia w szeregu { $camels } wielbłądów na polu { $space } i schodzi z toru.
}
event-race_card_placed = { $camel_known ->
    [yes] { $seat_id ->
        [Ty] Typujesz
       *[other] { $seat } typuje
    } { $camel_id ->
        [blue] niebieskiego
        [green] zielonego
        [orange] pomarańczowego
        [yellow] żółtego
       *[white] białego
    } { $pile_id ->
        [winner] na zwycięzcę wyścigu
       *[loser] na największego przegranego
    }.
   *[no] { $seat_id ->
        [Ty] Kładziesz
       *[other] { $seat } kładzie
    } kartę na stos: { $pile }.
}
event-photographer_hired = { $seat_id ->
    [Ty] Wynajmujesz
   *[other] { $seat } wynajmuje
} fotografa przy polu { $space }.
event-tile_covered = { $seat_id ->
    [Ty] Zakrywasz
   *[other] { $seat } zakrywa
} { $camel } kafelek o wartości { $value } typem na miejsce { $place }.
event-bottom_tile_covered = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $camel } kafelek ze spodu, o wartości { $value }, na miejsce { $place }.
event-allied = Nowy sojusz: { $seat } i { $other_seat }.
event-extra_die_bought = { $seat_id ->
    [Ty] Oddajesz kafelek piramidy i wrzucasz
   *[other] { $seat } oddaje kafelek piramidy i wrzuca
} dodatkową { $camel_id ->
    [blue] niebieską
    [green] zieloną
    [orange] pomarańczową
    [yellow] żółtą
   *[white] białą
} kostkę.
event-leg_ended = Koniec etapu: pierwszy { $winner }, drugi { $second }.
event-leg_scored = { $seat }: kafelki { $tiles }, od sojusznika { $copied }, wypłata { $amount }.
event-race_ended = Koniec wyścigu: wygrywa { $winner }, ostatni jest { $loser }.
event-race_card_scored = { $seat }: { $camel } ({ $pile }), { $amount }.

## The drawn board: what its things are called

board-track = Tor wyścigu
board-space = pole { $space }
board-desert-tile = { $side }, gracz: { $seat }
board-camera = aparat, gracz: { $seat }
board-referee = Wielbłąd-sędzia
board-pyramid = Piramida: { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostki
   *[many] { $dice } kostek
} w środku, kafelki piramidy: { $tiles }
board-pyramid-tiles = { $tiles ->
    [one] 1 kafelek piramidy
    [few] { $tiles } kafelki piramidy
   *[many] { $tiles } kafelków piramidy
}
board-rolled = Rzuty w tym etapie
board-tent = { $face ->
    [0] { $camel }: jeszcze bez rzutu
   *[other] { $camel }: wyrzucono { $face }
}
board-extra-dice = Dodatkowe kostki
board-extra-die = Dodatkowa { $camel_id ->
    [blue] niebieska
    [green] zielona
    [orange] pomarańczowa
    [yellow] żółta
   *[white] biała
} kostka { $place_id ->
    [platform] na platformie widokowej
    [crater] w swoim kraterze, wynik { $face }
   *[pyramid] w piramidzie
}
board-order = Kolejność teraz
board-place-now = { $camel }: miejsce { $place }
board-leg = Etap { $leg }
board-marker = { $seat_id ->
    [Ty] Zaczynasz
   *[other] { $seat } zaczyna
} ten etap
board-leg-tiles = Kafelki typowania
board-leg-stack = { $camel_id ->
    [blue] niebieskie
    [green] zielone
    [orange] pomarańczowe
    [yellow] żółte
   *[white] białe
} kafelki typowania: { $values }
board-leg-tile = { $camel } kafelek typowania o wartości { $value }
board-covered-tile = { $camel } kafelek typowania zakryty typem na miejsce { $place }
board-pile = Stos „{ $pile }”: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-ranking = Dokładne miejsca
board-ranking-tile = Kafelek typowania kolejności: miejsce { $place }
board-ranking-taken = Kafelek typowania kolejności: miejsce { $place }, zajęty: { $seat }
board-alliances = Sojusze
board-unallied = { $seat_id ->
    [Ty] Nie masz
   *[other] { $seat } nie ma
} sojusznika w tym etapie
board-allied = w sojuszu: { $seat } i { $other_seat }
board-photographer = { $seat_id ->
    [Ty] Wynajmujesz
   *[other] { $seat } wynajmuje
} fotografa
board-photographer-free = Fotograf jest wolny
board-referee-away = Wielbłąda-sędziego nie ma na torze
board-money = { $money ->
    [one] { $money } funt
    [few] { $money } funty
   *[many] { $money } funtów
}
board-desert-free = kafelek pustyni, poza torem
board-race-card = { $camel_id ->
    [blue] niebieska
    [green] zielona
    [orange] pomarańczowa
    [yellow] żółta
   *[white] biała
} karta typowania
board-cards = { $cards ->
    [one] 1 karta typowania na ręce
    [few] { $cards } karty typowania na ręce
   *[many] { $cards } kart typowania na ręce
}

## Score sheet

score-start = pieniądze na start
score-leg_tiles = kafelki typowania
score-ranking_tiles = typowanie kolejności
score-pyramid_tiles = kafelki piramidy
score-ally = od sojuszników
score-desert = kafelek pustyni
score-photos = zdjęcia
score-winner_pile = zwycięzca wyścigu
score-loser_pile = największy przegrany
score-waived = umorzone długi

## Why an action is not allowed

refused-CU-5-2 = Tura to dokładnie jedna normalna akcja, a ta jest już wykonana.
refused-CU-5-3 = Nie ma już kafelków typowania w tym kolorze.
refused-CU-5-6 = Kafelek pustyni wymaga pustego pola, od pola 2 wzwyż, które nie sąsiaduje z kafelkiem pustyni innego gracza.
refused-CU-5-14 = Nie masz już tej karty typowania na ręce.
refused-CU-8-10 = Wyścig jest skończony.
refused-CU-10-1 = Akcja dodatkowa następuje po normalnej akcji i wymaga kafelka piramidy.
refused-CU-10-2 = Do piramidy można wrzucić tylko dodatkową kostkę, która leży na platformie widokowej.
refused-CU-10-5 = Nie wolno wybrać dodatkowej kostki lidera.
refused-CU-11-1 = Aparat wymaga pustego pola, a fotograf nie może być wynajęty przez kogoś innego.
refused-CU-11-8 = Nie wolno położyć kafelka pustyni na polu aparatu.
refused-CU-12-1 = Kafelek typowania kolejności z tym miejscem jest już zajęty.
refused-CU-12-2 = Nie masz niezakrytego kafelka typowania o tym kolorze i tej wartości.
refused-CU-12-3 = W tym kolorze nie ma już kafelka, który można by wziąć ze spodu.
refused-CU-13-2 = Sojusz z innym graczem jest możliwy tylko wtedy, gdy żadne z was nie ma sojusznika w tym etapie.
refused-CU-14-1 = Sędziego stawia się na początku etapu, na polu bez wielbłądów.
refused-CU-15-3 = Twój kafelek pustyni musi trafić na inne pole; nie wolno go tylko odwrócić na miejscu.
refused-CU-15-16 = Aparat już wskazuje to pole.
refused-CU-15-24 = Na tym polu stoi sędzia.
refused-CU-15-48 = Najpierw trzeba postawić sędziego.
refused-CU-16-2 = Tego nie ma w tej grze: pole za daleko, puste miejsce przy stole albo wyłączony moduł.

## In the terminal

table-extra = dodatkowe
table-rolled = Rzuty
table-places = Miejsca
table-pounds = funty
table-cards = Karty
table-ally = Sojusznik
table-referee = sędzia
odds-pyramid = W piramidzie
odds-pyramid-empty = Piramida jest pusta: wynik etapu jest już znany.
odds-camera-sign = fot
odds-referee-sign = sęd
odds-place = { $place }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
odds-certain = { $percent }%
odds-ends = Wyścig kończy się w tym etapie: { $chance }
odds-landings = Oczekiwana liczba wejść na pole { $space } ({ $side }): { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-photo = Zdjęcie na polu { $space }: { $chance }; oczekiwana liczba wielbłądów na nim: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-referee = Sędzia na polu { $space } działa: { $chance }
odds-worth = Wartość akcji w tym etapie, w funtach
odds-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-model = Wyniki są dokładne, nie z symulacji. Kafelki pustyni i zastrzyki adrenaliny z przyszłych etapów nie należą do modelu wyścigu, więc gracze mogą jeszcze zmienić te szanse.
odds-faces = Żadne źródło nie podaje ścianek dodatkowej kostki; { $faces } ustaliliśmy sami (CU-2.7).

## Options that do not go together

unfit-adrenaline = zastrzyk adrenaliny (adrenaline) to dodatek do modułu Supercup 1: włącz także dice (CU-1.2)
unfit-allies = sojusze (allies) są dla co najmniej { $least } graczy, a nie { $players } (CU-1.3)
unfit-players = { $players } graczy wymaga jednego z modułów { $modules }; bez nich Camel Up jest dla 2 do { $base } graczy, z nimi dla najwyżej { $most } (CU-1.4, CU-1.5)

## What is ours, because no source has it

ours-players-character_ids = Postacie mają numery, a nie imiona.
ours-track-added_space_numbers = Cztery dodatkowe pola to { $value }; nie wiadomo, gdzie leżą na wydrukowanym torze.
ours-camels-letters = Każdy wielbłąd ma literę, na przykład B to niebieski.
ours-dice-extra-faces = Ścianki dodatkowej kostki to { $value }.
ours-money-bank_limited = Pieniędzy w banku nigdy nie brakuje.
ours-marker-first_seat = Zaczyna pierwsze miejsce; w grze z pudełka najmłodsza osoba.

## Samouczek

tutorial-welcome = Witaj na wyścigach! Pięć wielbłądów biegnie raz dookoła piramidy, a ty obstawiasz. Gdy pierwszy wielbłąd minie metę, wygrywa gracz, który ma najwięcej pieniędzy. Tu widzisz swoje.
tutorial-stack = Wielbłądy, które się spotkają, wchodzą jeden na drugiego. Kto siedzi wyżej, jest z przodu, więc prowadzi zielony. A kto rusza, niesie wszystkich na swoim grzbiecie, ale nikogo spod spodu.
tutorial-dice = Wyścig dzieli się na etapy. W każdym etapie każdy wielbłąd rusza się raz, o jedno do trzech pól. Kostki pomarańczowego i białego są jeszcze w piramidzie.
tutorial-leg = W swojej turze robisz jedną z czterech rzeczy. Pierwsza: typujesz, kto będzie na czele na koniec etapu. Zielony wygląda dobrze: weź jego kafelek, może dać 5.
tutorial-desert = Ktoś postawił na zielonego po tobie i dostał już tylko kafelek za 3. Druga rzecz: kafelek pustyni. Połóż oazę na polu 12, gdzie zaraz może stanąć biały.
tutorial-oasis = Biały przyszedł, z zielonym na grzbiecie! Twoja oaza przesunęła je o pole dalej i dała ci 1. Druga strona, fatamorgana, cofa wielbłądy.
tutorial-roll = Trzecia rzecz: weź kafelek piramidy, wart 1, i rzuć kostką. Została tam tylko pomarańczowa, więc twój rzut kończy etap.
tutorial-paid = Zielony prowadzi: zakład dał ci 5, a każdy z dwóch rzutów 1. Zakład na drugiego daje 1, na każdego innego kosztuje 1. Zaczął się nowy etap.
tutorial-race = Czwarta rzecz: zakład na cały wyścig, zakryty. Pomarańczowy jest daleko w tyle, więc postaw, że będzie ostatni. Pierwsza trafna karta daje 8, kolejne mniej; błędna kosztuje 1.
tutorial-farewell = To już cała gra: zakłady na etap, kafelki pustyni, rzuty, zakłady na wyścig. Patrz, kto kogo niesie, i obstawiaj wcześnie. Baw się dobrze!

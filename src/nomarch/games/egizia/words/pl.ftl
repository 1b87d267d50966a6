# Egizia in Polish.

title = Egizia
about = Płyń w dół Nilu, wyżyw budowniczych i wznieś budowle Egiptu w pięć rund.
length = 90 minut

## Options

option-edition = instrukcja, która obowiązuje tam, gdzie trzy wydania się różnią
option-edition-german = niemiecka: jedna karta Sfinksa na początek
option-edition-czech = czeska: jedna z dwóch kart Sfinksa na początek
option-edition-polish = polska: wynik nie spada poniżej 0, a ulepszone uprawy zachowują nadrukowany kolor dla kart Sfinksa
option-optional_cards = wydanie polskie, 2 lub 3 graczy: dwie karty opcjonalne zastępują N11 i X28
option-heliopolis_repeat = karta powtarzająca okrągłe pole działa także w Heliopolis

## Things

crew-blue = niebieski
crew-black = czarny
crew-yellow = żółty
crew-joker = zarządca
colour-green = zielona
colour-yellow_green = żółto-zielona
colour-brown = brązowa
ring-left = lewe
ring-middle = środkowe
ring-right = prawe
direction-left = w lewo
direction-stay = bez zmiany
direction-right = w prawo
track-stone_sale = tor kamieniołomu
track-grain_market = rynek zbożowy
site-sphinx = Sfinks
site-obelisk_and_tombs = obelisk i grobowce
site-pyramid_and_temple = piramida i świątynia
slot-1 = pole 1
slot-2 = pole 2
slot-3 = pole 3
slot-reserve = spekulacja
slot-extra = dodatkowe pole
brick-obelisk = obelisk
brick-tomb = pierwszy grobowiec
brick-row1 = piramida, rząd 1
brick-row2 = piramida, rząd 2
brick-row3 = piramida, rząd 3
brick-row4 = piramida, rząd 4
brick-row5 = piramida, rząd 5
brick-row6 = piramida, rząd 6
brick-left = lewa kolumna świątyni
brick-right = prawa kolumna świątyni
brick-column = środkowa kolumna świątyni
brick-top = górna część świątyni
phase-opening = przygotowanie
phase-laying = wykładanie kart
phase-sailing = żegluga
phase-feeding = żywienie
phase-quarrying = kamieniołomy dają kamienie
phase-building = budowanie
phase-participating = punkty za wspólne budowanie
phase-ordering = kolejność ruchu
category-feeding = wyżywienie
category-grain_market = rynek zbożowy
category-fields = uprawa
category-sales = sprzedane kamienie
category-brick_cards = własne kamienie w budowlach
category-sphinx_returned = zwrócone karty Sfinksa
category-obelisk = obelisk
category-tombs = grobowce
category-pyramid = piramida
category-temple = świątynia
category-rows = rząd piramidy
category-participation = wspólne budowanie
category-stone_sale = sprzedaż kamieni
category-tomb_collection = zebrane grobowce
category-sphinx_cards = karta Sfinksa

## Places along the Nile

place-edfu = Edfu
place-thebae = Thebae
place-abydus = Abydus, Sfinks
place-passalon = Passalon
place-selinon = Selinon
place-amarna = Amarna, obelisk i grobowce
place-beni_hasan = Beni Hasan
place-alyi = Alyi
place-giza = Giza, piramida i świątynia
place-heliopolis = Heliopolis
position-1 = C1
position-2 = Edfu
position-3 = C2
position-4 = Thebae
position-5 = C3
position-6 = Abydus (Sfinks)
position-7 = C4
position-8 = Passalon
position-9 = C5
position-10 = Selinon
position-11 = C6
position-12 = Amarna (obelisk, grobowce)
position-13 = C7
position-14 = Beni Hasan
position-15 = C8
position-16 = Alyi
position-17 = C9
position-18 = Giza (piramida, świątynia)
position-19 = C10
position-20 = Heliopolis
gives-edfu = oba znaczniki o 1 pole
gives-thebae = czarny i żółty +1
gives-abydus = karty Sfinksa
gives-passalon = zarządca +1, woda
gives-selinon = czarny i niebieski +1
gives-amarna = obelisk, grobowce
gives-beni_hasan = niebieski i żółty +1
gives-alyi = budowniczy +1, 2 kam.
gives-giza = piramida, świątynia
gives-heliopolis = zarządca +1, woda

## Nile cards: names, and what they do

name-G2 = zielona uprawa 2
name-G3 = zielona uprawa 3
name-G4 = zielona uprawa 4
name-G5 = zielona uprawa 5
name-G6s = zielona uprawa 6
name-Y4 = żółto-zielona uprawa 4
name-Y5 = żółto-zielona uprawa 5
name-Y6 = żółto-zielona uprawa 6
name-Y7 = żółto-zielona uprawa 7
name-B6 = brązowa uprawa 6
name-B7 = brązowa uprawa 7
name-B8 = brązowa uprawa 8
name-B9 = brązowa uprawa 9
name-Q2 = kamieniołom 2
name-Q3 = kamieniołom 3
name-Q4 = kamieniołom 4
name-N1 = dwa statki
name-N2 = dwóch budowniczych
name-N3 = sześć kamieni
name-N4 = zatrzymaj dwie
name-N5 = cztery zboża
name-N6 = powtórka
name-N7 = siła plus trzy
name-N8 = dodatkowe pole budowy
name-N9 = pierwszeństwo
name-N10 = sprzedaj dziesięć
name-N11 = dwie dodatkowe karty Sfinksa
name-N11b = jedna dodatkowa karta Sfinksa
name-N12 = pozostała karta
name-N13 = kup siłę
name-N14 = w górę rzeki
name-N15 = ulepszenie uprawy
name-N16 = zajęte okrągłe pole
name-N17 = rozwój budowniczego
name-N18 = kamienie jako zboże
name-N19 = grobowiec o wartości 8
name-N20 = rynek zbożowy o dwa pola
name-N21 = tor kamieniołomu o dwa pola
name-N22 = dwa ulepszenia do wyboru
name-N23a = czarny i żółty
name-N23b = czarny i niebieski
name-N23c = niebieski i żółty
name-N24a = kamienie w obelisku i grobowcach
name-N24b = kamienie w piramidzie i świątyni
does-G2 = zielona uprawa 2
does-G3 = zielona uprawa 3
does-G4 = zielona uprawa 4
does-G5 = zielona uprawa 5
does-Y4 = żółto-zielona uprawa 4
does-Y5 = żółto-zielona uprawa 5
does-Y6 = żółto-zielona uprawa 6
does-Y7 = żółto-zielona uprawa 7
does-B6 = brązowa uprawa 6, kamieniołom 1
does-B7 = brązowa uprawa 7, rynek o 1
does-B8 = brązowa uprawa 8, 3 punkty
does-B9 = brązowa uprawa 9, 4 kamienie
does-Q2 = 2 kamienie co rundę
does-Q3 = 3 kamienie co rundę
does-Q4 = 4 kamienie co rundę
does-N1 = raz: drugi statek
does-N2 = raz: dwóch buduje
does-N3 = raz: 6 kamieni
does-N4 = raz: 2 karty Sfinksa zostają
does-N5 = raz: 4 zboża
does-N6 = raz: powtórz okrągłe pole
does-N7 = raz: siła +3
does-N8 = raz: zajęta budowa
does-N9 = raz: pierwszeństwo w rundzie
does-N10 = raz: sprzedaj do 10 kamieni
does-N11 = zawsze: 2 karty Sfinksa gratis
does-N11b = zawsze: 1 karta Sfinksa gratis
does-N12 = zawsze: weź pozostałą kartę
does-N13 = co rundę: 2 kamienie za siłę +1
does-N14 = co rundę: statek w górę rzeki
does-N15 = zawsze: lepszy kolor uprawy
does-N16 = co rundę: zajęte okrągłe pole
does-N17 = co rundę: budowniczy +1
does-N18 = zawsze: kamienie jako zboże
does-N19 = zawsze: grobowce +8
does-N20 = teraz: rynek o 2 pola
does-N21 = teraz: kamieniołom o 2 pola
does-N22 = teraz: budowniczowie +2
does-N23a = teraz: czarny i żółty +1
does-N23b = teraz: czarny i niebieski +1
does-N23c = teraz: niebieski i żółty +1
does-N24a = teraz: obelisk, grobowce po 1
does-N24b = teraz: piramida, świątynia po 1

## What Nile cards do, in full

text-green = Zielona uprawa: w każdej rundzie daje { $value } zboża.
text-yellow_green = Żółto-zielona uprawa: daje { $value } zboża, gdy znacznik nawodnienia leży na polu środkowym lub prawym.
text-B6 = Brązowa uprawa: daje 6 zboża, gdy znacznik nawodnienia leży na prawym polu. Od razu: przesuń swój znacznik na torze kamieniołomu o jedno pole.
text-B7 = Brązowa uprawa: daje 7 zboża, gdy znacznik nawodnienia leży na prawym polu. Od razu: przesuń swój znacznik na rynku zbożowym o jedno pole.
text-B8 = Brązowa uprawa: daje 8 zboża, gdy znacznik nawodnienia leży na prawym polu. Od razu: 3 punkty.
text-B9 = Brązowa uprawa: daje 9 zboża, gdy znacznik nawodnienia leży na prawym polu. Od razu: 4 kamienie.
text-quarry = Kamieniołom: w każdej rundzie daje kamienie, { $value }.
text-N1 = Zagraj raz, po wysłaniu statku: od razu wyślij następny.
text-N2 = Zagraj raz, podczas budowania: dwóch budowniczych buduje razem, a zarządca może pomóc.
text-N3 = Zagraj raz: dostajesz 6 kamieni.
text-N4 = Zagraj raz, przy Sfinksie: zatrzymaj dwie z dobranych kart.
text-N5 = Zagraj raz, podczas żywienia: 4 zboża więcej.
text-N6 = Zagraj raz, gdy statek wpłynął na okrągłe pole: jego działanie powtarza się.
text-N7 = Zagraj raz, podczas budowania: siła większa o 3.
text-N8 = Użyj raz: wyślij statek na budowę, na której wszystkie miejsca są zajęte; on też buduje.
text-N9 = Zagraj raz: w tej rundzie twoje statki budują na swoich budowach jako pierwsze.
text-N10 = Zagraj raz: sprzedaj do 10 kamieni, po punkcie za każdy.
text-N11 = Do końca gry: przy Sfinksie możesz dobrać 2 karty więcej za darmo.
text-N11b = Do końca gry: przy Sfinksie możesz dobrać 1 kartę więcej za darmo.
text-N12 = Do końca gry: gdy wszyscy skończą żeglować, weź jedną z kart pozostałych nad Nilem.
text-N13 = Raz w każdej rundzie: zapłać 2 kamienie, a wybrany budowniczy lub zarządca rośnie w siłę o 1.
text-N14 = Raz w każdej rundzie: wyślij statek w górę rzeki od swojego ostatniego.
text-N15 = Do końca gry: jedna z twoich upraw jest o kolor lepsza, brązowa staje się żółto-zielona, żółto-zielona zielona.
text-N16 = Raz w każdej rundzie: wpłyń na okrągłe pole zajęte przez statek, oprócz Heliopolis.
text-N17 = Raz w każdej rundzie: wybrany budowniczy lub zarządca rośnie w siłę o 1.
text-N18 = Do końca gry: podczas żywienia kamienie mogą zastąpić zboże.
text-N19 = Na końcu gry twoje grobowce są razem warte o 8 więcej.
text-N20 = Od razu: przesuń swój znacznik na rynku zbożowym o dwa pola.
text-N21 = Od razu: przesuń swój znacznik na torze kamieniołomu o dwa pola.
text-N22 = Od razu: dwóch rośnie w siłę o 1 albo jeden o 2.
text-N23a = Od razu: czarny i żółty budowniczy rosną w siłę o 1.
text-N23b = Od razu: czarny i niebieski budowniczy rosną w siłę o 1.
text-N23c = Od razu: niebieski i żółty budowniczy rosną w siłę o 1.
text-N24a = Od razu: punkt za każdy twój kamień w obelisku i grobowcach.
text-N24b = Od razu: punkt za każdy twój kamień w piramidzie i świątyni.

## Sphinx cards

name-X1 = zbudowany 7. poziom obelisku: 7
name-X2 = zbudowany 8. poziom obelisku: 9
name-X3 = zbudowany 9. poziom obelisku: 11
name-X4 = ukończona jedna boczna kolumna świątyni: 6
name-X5 = ukończone obie boczne kolumny świątyni: 10
name-X6 = zabrane wszystkie grobowce: 9
name-X7 = ukończona piramida: 8
name-X8 = 1, 2, 3 graczy na końcu toru kamieniołomu: 3, 5, 7
name-X9 = 1, 2, 3 graczy na końcu rynku zbożowego: 3, 5, 7
name-X10 = 4 własne kamienie w świątyni: 6
name-X11 = 6 własnych kamieni w piramidzie: 6
name-X12 = 7 własnych kamieni w piramidzie: 8
name-X13 = 4 własne kamienie w obelisku: 7
name-X14 = 5 własnych kamieni w obelisku: 9
name-X15 = 2 własne kamienie w każdej budowli: 10
name-X16 = 1 za każdy własny grobowiec
name-X17 = siła niebieskiego budowniczego
name-X18 = siła czarnego budowniczego
name-X19 = siła żółtego budowniczego
name-X20 = siła zarządcy
name-X21 = największa produkcja z kamieniołomów: 7
name-X22 = największa produkcja z zielonych upraw: 6
name-X23 = największa produkcja z żółto-zielonych upraw: 7
name-X24 = największa produkcja z brązowych upraw: 8
name-X25 = własny znacznik na końcu toru kamieniołomu: 4
name-X26 = własny znacznik na końcu rynku zbożowego: 4
name-X27 = 2 za każdą kartę trwałą
name-X28 = 1 za każde 10 punktów
name-X28b = 1 za każde 15 punktów
name-X29 = własne znaczniki na końcu obu torów: 7

## What is asked

asked-opening = { $seat }: którą z dwóch kart Sfinksa zatrzymujesz?
asked-sail = { $seat }: dokąd wysyłasz statek?
asked-second_ship = { $seat }: dokąd wysyłasz drugi statek?
asked-slot = { $seat }: gdzie na budowie staje twój statek?
asked-raise = { $seat }: kto rośnie w siłę?
asked-ring = { $seat }: dokąd przesuwasz znacznik nawodnienia?
asked-post = { $seat }: zagrywasz kartę po tym statku?
asked-left = { $seat }: bierzesz jedną z kart pozostałych nad Nilem?
asked-feed = { $seat }: zagrywasz coś przed wyżywieniem budowniczych?
asked-site = { $seat }: chcesz budować jako pierwszy gracz na tej i na dalszych budowach tej rundy?
asked-build = { $seat }: kto buduje, a może wycofujesz statek?
asked-team = { $seat }: kto jeszcze pomaga w tej budowie?
asked-second_crew = { $seat }: kto jest drugim budowniczym?
asked-draw = { $seat }: za ile kart Sfinksa płacisz?
asked-free = { $seat }: ile kart dobierasz jeszcze za darmo?
asked-keep = { $seat }: którą kartę Sfinksa zatrzymujesz?
asked-bricks = { $seat }: co budujesz?
asked-track = { $seat }: który znacznik przesuwasz?
asked-bonus = { $seat }: zagrywasz coś przed punktami za wspólne budowanie?
asked-final = { $seat }: ulepszasz uprawę przed punktacją kart Sfinksa?

## How one answers

hint-opening = Liczy się na końcu gry; obok widać, ile dałaby teraz.
hint-sail = Dotknij zaznaczonego miejsca; w górę rzeki nie wrócisz.
hint-second_ship = On też płynie dalej w dół rzeki.
hint-slot = Najpierw buduje pole 1, potem 2, potem 3.
hint-raise = Silniejszy więcej zbuduje, ale i więcej zje.
hint-ring = Nawadnia uprawy pokazanych kolorów, u wszystkich graczy.
hint-post = Dotknij zaznaczonej karty albo przejdź dalej.
hint-left = Dotknij zaznaczonej karty albo nic nie bierz.
hint-feed = Dotknij zaznaczonej karty, aby mieć więcej zboża, albo przejdź dalej.
hint-site = Dotknij zaznaczonej karty albo przejdź dalej.
hint-build = Dotknij budowniczego: jego siła to tyle, ile może zbudować.
hint-team = Zarządca dodaje swoją siłę, raz w rundzie.
hint-second_crew = Jego siła się doda.
hint-draw = Karta kosztuje 1 kamień i 1 siły. Możesz zatrzymać jedną; każda inna daje punkt.
hint-free = Nic nie kosztują; razem najwyżej pięć kart.
hint-keep = Da punkty na końcu. Każda odłożona karta daje punkt od razu.
hint-bricks = Dotknij zaznaczonego kamienia: liczba to koszt w kamieniach i sile oraz punkty.
hint-track = Tor kamieniołomu: punkty za kamienie na końcu. Rynek zbożowy: brakujące zboże kosztuje mniej.
hint-bonus = Dotknij zaznaczonej karty albo przejdź dalej.
hint-final = Dotknij zaznaczonej uprawy albo przejdź dalej.

## Actions: their kinds, and each of them

menu-loc = Płyń na pole
menu-pass = Koniec statków
menu-slot = Stań na budowie
menu-raise = Wzmocnij
menu-ring = Znacznik nawodnienia
menu-play = Zagraj
menu-sell = Sprzedaj kamienie, po punkcie za każdy
menu-upgrade = Ulepsz
menu-convert = Wyżyw kamieniem
menu-take = Weź kartę z pola
menu-take_none = Nie bierz karty
menu-crew = Buduje
menu-joker = Dodaj zarządcę
menu-crew_done = Skład gotowy
menu-withdraw = Wycofaj się
menu-draw = Zapłać za karty
menu-free = Karty za darmo
menu-keep = Zatrzymaj kartę numer
menu-keep_none = Nie zatrzymuj żadnej
menu-brick = Buduj
menu-build_done = Zakończ budowę
menu-track = Przesuń znacznik
menu-done = Dalej

action-loc = wyślij statek na pole { $position }
action-loc-seen = wyślij statek na pole { $position }: { $what }
action-pass = nie wysyłaj więcej statków
action-slot = stań na budowie: { $slot }
action-raise = wzmocnij { $crew_id ->
    [blue] niebieskiego budowniczego
    [black] czarnego budowniczego
    [yellow] żółtego budowniczego
   *[joker] zarządcę
}
action-ring = { $direction_id ->
    [stay] zostaw znacznik nawodnienia na miejscu
   *[other] przesuń znacznik nawodnienia { $direction }
}
action-play = zagraj „{ $card }”
action-sell = sprzedaj { $stones ->
    [one] jeden kamień za punkt
    [few] { $stones } kamienie za { $stones } punkty
   *[many] { $stones } kamieni za { $stones } punktów
}
action-upgrade = dołącz ulepszenie: { $field }
action-convert = wyżyw jednym kamieniem
action-take = weź kartę z pola { $space }
action-take-seen = weź „{ $card }” z pola { $space }
action-take_none = nie bierz żadnej karty
action-crew = buduj: { $crew_id ->
    [joker] zarządca
   *[other] { $crew } budowniczy
}
action-joker = dodaj zarządcę
action-crew_done = skład jest gotowy
action-withdraw = wycofaj statek i nie buduj tutaj
action-draw = zapłać za { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
action-free = { $cards ->
    [0] nie dobieraj kart za darmo
    [one] dobierz jedną kartę za darmo
    [few] dobierz { $cards } karty za darmo
   *[many] dobierz { $cards } kart za darmo
}
action-keep = zatrzymaj kartę numer { $number }
action-keep-seen = zatrzymaj „{ $sphinx }”
action-keep_none = odłóż wszystkie karty
action-brick = buduj: { $brick }
action-build_done = nie buduj tu więcej
action-track = przesuń swój znacznik: { $track }
action-done = dalej

## Before actions that would hurt by mistake

confirm-pass = Nie wysyłać więcej statków w tej rundzie?
confirm-withdraw = Wycofać statek i nic tu nie budować?
confirm-keep_none = Nie zatrzymywać żadnej z tych kart Sfinksa?

## Events

event-sphinx_dealt = { $sphinx_known ->
    [yes] { $seat_id ->
        [Ty] Dostajesz
       *[other] { $seat } dostaje
    } kartę Sfinksa „{ $sphinx }”.
   *[no] { $seat_id ->
        [Ty] Dostajesz
       *[other] { $seat } dostaje
    } kartę Sfinksa.
}
event-round_begun = Zaczyna się runda { $round }.
event-card_laid = { $space }: { $card }.
event-ship_placed = { $seat_id ->
    [Ty] Wysyłasz
   *[other] { $seat } wysyła
} statek: { $place }.
event-slot_taken = { $seat_id ->
    [Ty] Zajmujesz
   *[other] { $seat } zajmuje
} miejsce na budowie ({ $site }): { $slot }.
event-card_taken = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} kartę „{ $card }”.
event-passed = { $seat_id ->
    [Ty] Nie wysyłasz
   *[other] { $seat } nie wysyła
} więcej statków.
event-out = { $seat_id ->
    [Ty] Nie masz
   *[other] { $seat } nie ma
} już dokąd wysłać statku.
event-crew_raised = { $seat_id ->
    [Ty] Wzmacniasz
   *[other] { $seat } wzmacnia
} { $crew_id ->
    [blue] niebieskiego budowniczego
    [black] czarnego budowniczego
    [yellow] żółtego budowniczego
   *[joker] zarządcę
} do siły { $strength }.
event-raise_lost = { $seat_id ->
    [Ty] Nie możesz
   *[other] { $seat } nie może
} już bardziej wzmocnić { $crew_id ->
    [blue] niebieskiego budowniczego
    [black] czarnego budowniczego
    [yellow] żółtego budowniczego
   *[joker] zarządcy
}.
event-ring_moved = { $seat_id ->
    [Ty] Przesuwasz
   *[other] { $seat } przesuwa
} znacznik nawodnienia na { $ring } pole.
event-ring_stayed = { $seat_id ->
    [Ty] Zostawiasz
   *[other] { $seat } zostawia
} znacznik nawodnienia na { $ring_id ->
    [left] lewym
    [middle] środkowym
   *[right] prawym
} polu.
event-marker_moved = { $seat_id ->
    [Ty] Przesuwasz
   *[other] { $seat } przesuwa
} znacznik na pole { $space } ({ $track }).
event-marker_stayed = { $seat_id ->
    [Ty] Zostajesz
   *[other] { $seat } zostaje
} na ostatnim polu ({ $track }).
event-stones_gained = { $seat_id ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] { $amount } kamień
    [few] { $amount } kamienie
   *[many] { $amount } kamieni
}, razem { $stones }.
event-stones_spent = { $seat_id ->
    [Ty] Wydajesz
   *[other] { $seat } wydaje
} { $amount ->
    [one] { $amount } kamień
    [few] { $amount } kamienie
   *[many] { $amount } kamieni
}, w rezerwie: { $stones }.
event-card_played = { $seat_id ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} „{ $card }”.
event-field_upgraded = { $seat_id ->
    [Ty] Ulepszasz
   *[other] { $seat } ulepsza
} uprawę ({ $field }); teraz jest { $colour }.
event-nothing_taken = { $seat_id ->
    [Ty] Nie bierzesz
   *[other] { $seat } nie bierze
} żadnej z kart pozostałych nad Nilem.
event-ships_returned = { $ships ->
    [one] Wraca { $ships } statek.
    [few] Wracają { $ships } statki.
   *[many] Wraca { $ships } statków.
}
event-fed = { $seat_id ->
    [Ty] Żywisz
   *[other] { $seat } żywi
} budowniczych: zboże { $grain }, potrzeba { $need }.
event-hungry = { $seat_id ->
    [Ty] Masz
   *[other] { $seat } ma
} za mało zboża: { $grain }, a potrzeba { $need }; kara to { $penalty ->
    [one] { $penalty } punkt
    [few] { $penalty } punkty
   *[many] { $penalty } punktów
} za każde brakujące.
event-withdrawn = { $seat_id ->
    [Ty] Wycofujesz
   *[other] { $seat } wycofuje
} się z budowy: { $site }.
event-team_ready = { $seat_id ->
    [Ty] Budujesz
   *[other] { $seat } buduje
} siłą { $strength }: { $crews ->
    [one] { $crews } budowniczy
   *[many] { $crews } budowniczych
}{ $joker ->
    [0] { "" }
   *[other] { " " }i zarządca
}.
event-sphinx_drawn = { $free ->
    [0] { $seat_id ->
        [Ty] Dobierasz
       *[other] { $seat } dobiera
    } karty Sfinksa: { $paid }.
   *[other] { $seat_id ->
        [Ty] Dobierasz
       *[other] { $seat } dobiera
    } karty Sfinksa: płatne { $paid }, za darmo { $free }.
}
event-sphinx_seen = { $sphinx_known ->
    [yes] { $seat_id ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } „{ $sphinx }”.
   *[no] { $seat_id ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } kartę Sfinksa.
}
event-sphinx_kept = { $sphinx_known ->
    [yes] { $seat_id ->
        [Ty] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } „{ $sphinx }”.
   *[no] { $seat_id ->
        [Ty] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } kartę Sfinksa.
}
event-sphinx_put_back = { $sphinx_known ->
    [yes] { $seat_id ->
        [Ty] Odkładasz
       *[other] { $seat } odkłada
    } „{ $sphinx }” na spód talii.
   *[no] { $seat_id ->
        [Ty] Odkładasz
       *[other] { $seat } odkłada
    } kartę Sfinksa na spód talii.
}
event-brick_laid = { $seat_id ->
    [Ty] Budujesz
   *[other] { $seat } buduje
} za { $value }: { $brick }.
event-tomb_opened = Odkryty zostaje grobowiec o wartości { $value }.
event-row_completed = Rząd { $row } piramidy jest ukończony; najwięcej kamieni: { $seat }, { $bricks }.
event-scored = { $seat }: { $category } { $points }, razem { $score }.
event-cards_discarded = Odrzucone karty pozostałe nad Nilem: { $cards }.
event-order_tile = Kolejność ruchu: { $seat } – numer { $tile }.
event-final_scoring = Punktacja końcowa: { $seat }.
event-sphinx_scored = { $seat_id ->
    [Ty] Odkrywasz
   *[other] { $seat } odkrywa
} „{ $sphinx }”: { $points }.
event-game_ended = Koniec gry; zwycięstwo: { $seat }.

## The drawn board: what its things are called

board-works = Budowle
board-own = Moja plansza
board-tracks = Tory
board-boxed = Karty Nilu poza grą
board-river = Nil
board-no-card = nie ma już karty
board-ships = statki: { $ships }
board-furthest = twój ostatni statek; następny popłynie dalej w dół rzeki
board-obelisk = Obelisk
board-tombs = Grobowce
board-tomb = pierwszy grobowiec, wartość { $value }
board-pyramid = Piramida
board-temple = Świątynia
board-deck = Talia Sfinksa, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-looking = ogląda { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-ring = Znacznik nawodnienia: pole { $ring }
board-ring-space = Pole nawodnienia { $ring }: uprawy { $fields }
board-crew = { $crew_id ->
    [joker] zarządca
   *[other] { $crew } budowniczy
}, siła { $strength }
board-crew-used = { $crew_id ->
    [joker] zarządca
   *[other] { $crew } budowniczy
}, siła { $strength }, już użyty w tej rundzie
board-field = { $colour } uprawa { $value }{ $upgrades ->
    [0] { "" }
   *[other] , ulepszona
}{ $watered_id ->
    [yes] , nawodniona
   *[no] , sucha
}
board-grain = Zboże i potrzeby
board-hunger = brakuje { $missing } × { $penalty } = −{ $lost } pkt
board-penalty = (−{ $penalty } za każde brakujące)
board-part = Wspólne budowanie
board-unattached = do dołączenia do uprawy
board-put-back = odłożone przez ciebie: { $cards }
board-below = { $sphinx }: { $above ->
    [0] na wierzchu
    [one] 1 karta wyżej
    [few] { $above } karty wyżej
   *[many] { $above } kart wyżej
}
board-fed = Zboże { $grain }, potrzeba { $need }, strata { $lost }
board-stones = Kamienie
board-stones-and = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}, co rundę dalsze { $quarried }
board-hand = Statki
board-ships-left = { $ships ->
    [one] { $ships } statek w zapasie
    [few] { $ships } statki w zapasie
   *[many] { $ships } statków w zapasie
}
board-sphinx-cards = { $cards ->
    [one] { $cards } karta Sfinksa
    [few] { $cards } karty Sfinksa
   *[many] { $cards } kart Sfinksa
}
board-tombs-of = grobowce o wartości { $tombs }
board-now = teraz { $points }
board-strength = siła { $used } z { $strength }
board-stones-left = pozostałe kamienie: { $stones }
board-points-so-far = punkty na razie: { $points }
board-round = Runda { $round } z { $rounds }
board-score-track = Tor punktacji, od pierwszego do ostatniego
board-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
board-turn-order = kolejność ruchu
board-sold = sprzedano { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}

## Score sheet

score-feeding = brakujące zboże
score-grain_market = koniec rynku zbożowego
score-fields = brązowa uprawa
score-sales = kamienie sprzedane z karty
score-brick_cards = karty za własne kamienie
score-sphinx_returned = zwrócone karty Sfinksa
score-obelisk = obelisk
score-tombs = grobowce
score-pyramid = piramida
score-temple = świątynia
score-rows = rzędy piramidy
score-participation = wspólne budowanie
score-stone_sale = kamienie sprzedane na końcu
score-tomb_collection = zebrane grobowce
score-sphinx_cards = karty Sfinksa

## The final scoring, told step by step

scoring-stone_sale = Kto stoi na jednym z dwóch ostatnich pól toru kamieniołomu, sprzedaje wszystkie kamienie, dwa za punkt.
scoring-tomb_collection = Grobowce liczą się jeszcze raz: razem do 10 dają 2 punkty, do 20 dają 5, więcej daje 9.
scoring-sphinx_cards = Na koniec tajemnice: wszyscy odkrywają karty Sfinksa i dostają za nie punkty.

## Why an action is not allowed

refused-EG-2-14 = Przy dwóch lub trzech graczach otwarte są tylko pola 1 i 2 każdej budowy.
refused-EG-4-3 = Na tym polu budowy stoi już inny statek.
refused-EG-4-4 = Nowy statek musi stanąć dalej w dół rzeki niż wszystkie twoje statki z tej rundy.
refused-EG-4-5 = Nie masz już statków.
refused-EG-4-6 = Nie leży tam już żadna karta.
refused-EG-4-8 = Na tym okrągłym polu stoi już inny statek.
refused-EG-4-10 = Na tej budowie stoi już twój statek.
refused-EG-4-11 = Nie można spekulować, dopóki jakieś pole budowy jest wolne.
refused-EG-5-7 = Heliopolis jest zajęte, a karta pozwalająca wejść na zajęte okrągłe pole tu nie działa.
refused-EG-5-8 = Znacznik nawodnienia nigdy nie opuszcza swoich trzech pól.
refused-EG-5-10 = Największa siła jest już osiągnięta.
refused-EG-7-7 = Zarządca nigdy nie buduje sam; najpierw wybierz budowniczego.
refused-EG-7-8 = Ten budowniczy był już użyty w tej rundzie albo należy do składu.
refused-EG-7-12 = Budowa kosztuje co najmniej jeden kamień.
refused-EG-8-1 = Zapłacić można najwyżej za pięć kart i nie więcej, niż wynosi siła składu i liczba twoich kamieni.
refused-EG-8-4 = Zatrzymać można tylko dobraną kartę, która nie jest jeszcze zatrzymana.
refused-EG-8-10 = Nie ma już grobowców.
refused-EG-8-17 = Ta boczna kolumna jest ukończona.
refused-EG-8-18 = Środkowa kolumna wymaga obu ukończonych kolumn bocznych, a są tylko dwie takie kolumny.
refused-EG-8-19 = Górna część wymaga wszystkich kolumn i ma tylko dwa kamienie.
refused-EG-8-20 = Ten rząd piramidy jest pełny.
refused-EG-8-21 = Kamień piramidy musi opierać się na dwóch kamieniach niższego rzędu.
refused-EG-11-13 = Na budowie, której wszystkie pola są zajęte, można budować tylko z kartą dodatkowego pola (N8).
refused-EG-11-18 = Siłę można kupić tylko raz w rundzie, a to już się stało.
refused-EG-11-22 = Karta rozwoju budowniczego była już użyta w tej rundzie.
refused-EG-13-1 = Gra jest skończona.
refused-EG-16-1 = Kartę może zagrać tylko ten, kto ją ma, i tylko w jej chwili; to nie jest taka chwila.
refused-EG-16-9 = Stoi tam twój statek najdalej w dole rzeki.
refused-EG-16-14 = Nie ma już miejsca na kolejny statek.
refused-EG-16-17 = Karty dodatkowego pola można użyć tylko wtedy, gdy wszystkie pola budowy są zajęte.
refused-EG-16-19 = Powtórzyć można tylko okrągłe pole, na które właśnie wpłynął twój statek, i tylko raz.
refused-EG-16-21 = W tej grze nie można powtórzyć Heliopolis.
refused-EG-16-25 = Nie ma tam już żadnej karty.
refused-EG-16-28 = Zboże z kart i kamieni zdobywa się tylko wtedy, gdy go brakuje, a kamień musi być w rezerwie.
refused-EG-16-30 = Można sprzedać od jednego do dziesięciu kamieni, i tylko tych, które masz.
refused-EG-16-31 = Budowniczy musi być poniżej największej siły, a kupno siły kosztuje dwa kamienie.
refused-EG-16-32 = Ulepszenie dołącza się do własnej uprawy żółto-zielonej lub brązowej.
refused-EG-16-43 = Kartę drugiego budowniczego można zagrać raz w jednej budowie.
refused-EG-16-44 = Nie można dobrać tylu kart za darmo ani więcej niż pięciu łącznie.
refused-EG-16-46 = Karta „zatrzymaj dwie” pozwala raz w jednej budowie zatrzymać dokładnie dwie z co najmniej dwóch dobranych kart.
refused-EG-16-53 = Ta budowla jest ukończona.
refused-EG-18-29 = Zatrzymaj jedną ze swoich dwóch kart początkowych.
refused-EG-18-30 = Twoja kolej na statek: wybierz pole, spasuj albo najpierw zagraj kartę.
refused-EG-18-31 = Wybierz, gdzie na budowie staje twój statek.
refused-EG-18-32 = Najpierw wykonaj efekt: wybierz budowniczego albo pole znacznika nawodnienia.
refused-EG-18-33 = Po statku można zagrać tylko kartę drugiego statku lub powtórki; drugi statek trzeba wtedy umieścić.
refused-EG-18-34 = Weź kartę pozostałą nad Nilem albo nie bierz żadnej.
refused-EG-18-35 = Żywisz budowniczych: zagraj kartę lub kamienie jako zboże albo przejdź dalej.
refused-EG-18-36 = Zdecyduj, czy zagrywasz pierwszeństwo, albo przejdź dalej.
refused-EG-18-37 = Wybierz budowniczego, wycofaj się albo najpierw zagraj kartę.
refused-EG-18-38 = Wybierz skład, a potem powiedz, że jest gotowy.
refused-EG-18-39 = Wybierz, za ile kart Sfinksa płacisz.
refused-EG-18-40 = Wybierz, ile kart Sfinksa dobierasz za darmo.
refused-EG-18-41 = Zatrzymaj jedną z dobranych kart Sfinksa albo nie zatrzymuj żadnej.
refused-EG-18-42 = Buduj to, co jest na tej budowie, albo powiedz, że to koniec.
refused-EG-18-43 = Przesuń swój znacznik na torze kamieniołomu albo na rynku zbożowym.
refused-EG-18-44 = Zagraj kartę albo przejdź dalej, do punktów za wspólne budowanie.
refused-EG-18-45 = Dołącz ulepszenie albo przejdź dalej, do punktacji kart Sfinksa.
refused-EG-18-46 = Z tym budowniczym skład nie będzie dość silny albo nie wystarczy ci kamieni.
refused-EG-18-47 = Skład nie jest jeszcze dość silny na najtańszą rzecz na tej budowie.
refused-EG-18-49 = To kosztuje więcej, niż zostało siły lub kamieni.

## In the terminal

table-water = Nawodnienie
table-score = Punkty
table-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-above = wyżej { $count }
table-tile = Żeton
table-crews = Budowniczowie
table-grain = Zboże
table-stones = Kamienie
table-sale = Tor
table-market = Rynek
table-ships = Statki
table-sphinx = Sfinks
table-out = koniec
table-crew-blue = Ni
table-crew-black = Cz
table-crew-yellow = Żó
table-crew-joker = Za
table-field-green = z
table-field-yellow_green = ż
table-field-brown = b
table-fields = Uprawy
table-cards = Karty
table-card = Karta
table-drawn = Dobrana { $number }
table-kept = zatrzymana
table-build = Budowa
table-strength = siła { $strength }, zużyto { $cost }

## Options that do not go together

unfit-optional_cards = karty opcjonalne (optional_cards) są dla wydania polskiego (polish) i 2 lub 3 graczy, a wybrano { $edition } i { $players } (EG-14.4)

## What is ours, because no source has it

ours-setup-max_strength = Siła budowniczego wynosi najwyżej { $value }. Największa siła istnieje i wynosi co najmniej 5; liczba nie jest znana.
ours-options-heliopolis_repeat = Karta powtarzająca okrągłe pole działa także w Heliopolis; można to zmienić opcją.
ours-grain_market-spaces = Rynek zbożowy ma { $value } pól, tyle co tor kamieniołomu.
ours-grain_market-penalty = Punkty tracone za każde brakujące zboże na kolejnych polach rynku zbożowego: { $value }.
ours-obelisk-level_spaces = Miejsca na poziomach obelisku, od najniższego: { $value }.
ours-tombs-values = Ile razy każda wartość występuje wśród 20 grobowców.
ours-temple-columns-count = Środkowe kolumny świątyni: { $value }.
ours-temple-top_stones-count = Kamienie w górnej części świątyni: { $value }.
ours-pyramid-row_spaces = Miejsca w rzędach piramidy, od najniższego: { $value }.
ours-pyramid-row_values = Punkty za kamień w rzędach piramidy, od najniższego: { $value }.
ours-nile_card-value = Co dają te karty Nilu: { $things }.
ours-nile_card-count = Ile jest egzemplarzy tych kart Nilu: { $things }.

## Samouczek

tutorial-welcome = Budujesz dla faraona: obelisk, grobowce, piramidę i świątynię. Budowanie daje punkty, a po pięciu rundach wygrywa gracz, który ma ich najwięcej. Rozegrajmy razem pierwszą rundę.
tutorial-river = Runda zaczyna się od statków na Nilu. Gracze wysyłają je po kolei, zawsze dalej w dół rzeki niż poprzednio i tylko na wolne pola. Co miniesz, to przepadło.
tutorial-quarry = Do budowy trzeba kamieni. Wyślij pierwszy statek na pole C2 i weź kamieniołom: co rundę da ci 3 kamienie, tak jak ten, który już masz.
tutorial-crews = Do budowy trzeba też silnych budowniczych. Popłyń do Thebae: twój czarny i żółty wzmocnią się o 1. Pamiętaj tylko, że silni więcej jedzą.
tutorial-site = Żeby gdzieś budować, trzeba tam mieć statek. W Amarnie stoją obelisk i grobowce. Popłyń tam i zajmij pole 1: ono buduje przed polem 2.
tutorial-field = Budowniczowie zjadają teraz 7 zboża, a twoja uprawa daje 6. Dobierz jeszcze jedną: zieloną 2 z pola C7. Zielone rodzą zawsze, inne tylko wtedy, gdy Nil je nawodni.
tutorial-giza = Teraz do Gizy, do piramidy i świątyni. Kto w rundzie buduje na dwóch budowach, dostaje dodatkowo 3 punkty, a na wszystkich trzech 6.
tutorial-pass = Masz, czego ci trzeba, więc spasuj. Gdy spasują wszyscy, budowniczowie jedzą, kamieniołomy dają kamienie, a potem każdy buduje tam, gdzie stoją jego statki.
tutorial-fed = Budowniczowie są najedzeni: 8 zboża przy potrzebie 7. Każde brakujące kosztowałoby punkty. Potem kamieniołomy dały 6 kamieni i masz ich 8.
tutorial-obelisk = Amarna: budujesz. Wybierz czarnego i dodaj zarządcę, razem siła 4. Możesz więc położyć kamienie za 4: trzy na obelisku, warte 1, 1 i 2. Potem przesuń znacznik na rynku zbożowym.
tutorial-pyramid = To dało 4 punkty, a głód będzie cię mniej kosztował. W Gizie wybierz żółtego o sile 2 i połóż dwa kamienie w najniższym rzędzie piramidy.
tutorial-farewell = 9 punktów w jednej rundzie! Rozwijaj razem budowniczych, uprawy i kamieniołomy i bądź wcześnie tam, gdzie chcesz budować. A twoja tajna karta Sfinksa da punkty na koniec. Powodzenia!

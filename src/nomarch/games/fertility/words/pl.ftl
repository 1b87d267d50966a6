# Fertility in Polish, where it is called Dolina Nilu.

title = Dolina Nilu
about = Żetony w dolinie Nilu przynoszą zasoby, a dzielnice zamieniają je w debeny: zbuduj najbogatszą metropolię.
length = 45 minut

## Things

name-A = alabaster
name-C = bydło
name-G = winogrona
name-P = papirus
name-wheat = pszenica
name-monument = monument
tile-AA = alabaster–alabaster
tile-AC = alabaster–bydło
tile-AG = alabaster–winogrona
tile-AP = alabaster–papirus
tile-CC = bydło–bydło
tile-CG = bydło–winogrona
tile-CP = bydło–papirus
tile-GG = winogrona–winogrona
tile-GP = winogrona–papirus
tile-PP = papirus–papirus
orientation-E = na wschód
orientation-S = na południe
orientation-W = na zachód
orientation-N = na północ
category-general = sklepy ogólne
category-specialists = sklepy specjalistyczne
category-statues = pomniki bóstw
category-monuments = monumenty
category-granary = spichlerz
monument-obelisk = obelisk
monument-pyramid = piramida
monument-sphinx = sfinks
monument-temple = świątynia
god-god_A = Anubis
god-god_C = Hathor
god-god_G = Bastet
god-god_P = Thot
god-god_5 = Ra
god-god_6 = szóste bóstwo
god-god_7 = siódme bóstwo
god-god_8 = ósme bóstwo

## Options

option-two_player_variant = dla dwóch graczy: więcej żetonów, a w każdej turze jeden żeton z puli ogólnej wypada z gry
option-tile_set = jakie są żetony doliny
option-tile_set-seed-literal = na każdym żetonie dwie różne ilustracje
option-tile_set-with-doubles = także żetony z dwiema takimi samymi ilustracjami
option-quarry_rule = kiedy pole staje się kamieniołomem
option-quarry_rule-diagonal = otoczone ze wszystkich ośmiu stron
option-quarry_rule-orthogonal = otoczone z czterech stron (zasada domowa)

## What is asked

asked-place = { $seat }: umieść żeton doliny.
asked-place-seen = { $seat }, tura { $turn } z { $turns }: umieść żeton doliny.
asked-quarry = { $seat }: wybierz nagrodę za kamieniołom.
asked-build = { $seat }: budujesz dzielnicę?
asked-pay = { $seat }: zapłać za dzielnicę.
asked-supply = { $seat }: zaopatrujesz sklep?
asked-exchange = { $seat }: weź zasób z magazynu i umieść go w innym sklepie.
asked-take = { $seat }: weź żeton z puli ogólnej.
asked-remove = { $seat }: usuń żeton z puli ogólnej.

## How one answers

hint-place = Wybierz żeton, obróć go i dotknij zaznaczonego pola.
hint-quarry = Zasób pomoże od razu. Monumenty liczą się na końcu: 15 debenów za najwięcej, 7 za drugie miejsce.
hint-build = Dotknij zaznaczonej dzielnicy; liczba na niej to koszt, w zasobach lub pszenicy.
hint-pay = Dotknij tego, czym płacisz.
hint-supply = Dotknij zaznaczonego sklepu. Niewykorzystane zasoby przepadają po turze.
hint-exchange = Dotknij sklepu, do którego ma trafić.
hint-take = Można go użyć od następnej tury.
hint-remove = Ten żeton wypada z gry.

## Actions: their kinds, and each of them

menu-place = Umieść żeton: numer, kierunek, pole pierwszej połowy
menu-discard = Odrzuć żeton, bo żaden nie pasuje
menu-quarry = Nagroda
menu-build = Zbuduj dzielnicę
menu-no_build = Nic nie buduj
menu-pay = Zapłać
menu-supply = Umieść w sklepie
menu-supply_done = Zakończ zaopatrywanie
menu-exchange = Wymień do sklepu
menu-take = Weź żeton
menu-remove = Usuń żeton

action-place = umieść { $slot ->
    [0] pierwszy
    [1] drugi
   *[other] trzeci
} żeton ze swojej rezerwy na polu { $square }, { $orientation }
action-place-seen = połóż { $first } na { $square }, a { $other } na { $next }
action-discard = odrzuć { $slot ->
    [0] pierwszy
    [1] drugi
   *[other] trzeci
} żeton ze swojej rezerwy
action-discard-seen = odrzuć żeton { $tile }
action-quarry = { $reward_id ->
    [monument] postaw w kamieniołomie monument
   *[other] weź za kamieniołom: { $reward }
}
action-build = zbuduj { $slot ->
    [0] pierwszą
    [1] drugą
    [2] trzecią
   *[other] czwartą
} dzielnicę
action-build-seen = zbuduj dzielnicę za { $cost }: { $shops }
action-no_build = nic nie buduj
action-pay = zapłać { $unit_id ->
    [A] alabastrem
    [C] bydłem
    [G] winogronami
    [P] papirusem
   *[wheat] pszenicą
}
action-supply = umieść { $kind } w sklepie { $shop }
action-supply-seen = umieść { $kind } w sklepie „{ $offer }”
action-supply_done = zakończ zaopatrywanie
action-exchange = weź { $kind } z magazynu do sklepu { $shop }
action-exchange-seen = weź { $kind } z magazynu do sklepu „{ $offer }”
action-take = weź { $slot ->
    [0] pierwszy
    [1] drugi
   *[other] trzeci
} żeton z puli ogólnej
action-take-seen = weź żeton { $tile }
action-remove = usuń { $slot ->
    [0] pierwszy
    [1] drugi
   *[other] trzeci
} żeton z puli ogólnej
action-remove-seen = usuń żeton { $tile }

## Before actions that would hurt by mistake

confirm-discard = Odrzucić ten żeton zamiast go umieścić?
confirm-supply_done = Zakończyć zaopatrywanie w tej turze?
confirm-supply_done-seen = Zakończyć zaopatrywanie? Do magazynu wróci: { $goods }.

## Events

event-turn_begun = Tura { $turn }: { $seat }.
event-turn_begun-seen = { $seat }: tura { $turn } z { $turns }.
event-tile_placed = { $seat_id ->
    [Ty] Umieszczasz
   *[other] { $seat } umieszcza
} żeton { $tile } na polu { $square }, { $orientation }.
event-tile_placed-seen = { $seat_id ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} żeton { $tile } na polach { $square } i { $next }.
event-tile_discarded = { $seat_id ->
    [Ty] Odrzucasz
   *[other] { $seat } odrzuca
} żeton { $tile }.
event-collected = { $reason_id ->
    [match] { $seat_id ->
        [Ty] Zbierasz
       *[other] { $seat } zbiera
    } { $kind } za pasujące ilustracje: { $amount }.
    [print] { $seat_id ->
        [Ty] Zbierasz
       *[other] { $seat } zbiera
    } { $kind } za zasłonięty symbol: { $amount }.
   *[quarry] { $seat_id ->
        [Ty] Zbierasz
       *[other] { $seat } zbiera
    } { $kind } za kamieniołom: { $amount }.
}
event-store_lacked = { $seat_id ->
    [Ty] Nie dostajesz
   *[other] { $seat } nie dostaje
} więcej { $kind_id ->
    [A] alabastru
    [C] bydła
    [G] winogron
   *[P] papirusu
}, bo magazyn jest pusty; brakuje: { $amount }.
event-wheat_gained = { $seat_id ->
    [Ty] Zyskujesz
   *[other] { $seat } zyskuje
} { $amount ->
    [one] { $amount } pszenicę
    [few] { $amount } pszenice
   *[many] { $amount } pszenic
}, razem { $wheat }.
event-wheat_lost = { $seat_id ->
    [Ty] Tracisz
   *[other] { $seat } traci
} { $amount ->
    [one] { $amount } pszenicę
    [few] { $amount } pszenice
   *[many] { $amount } pszenic
}, bo spichlerz jest pełny.
event-quarry_closed = { $seat_id ->
    [Ty] Tworzysz
   *[other] { $seat } tworzy
} kamieniołom na polu { $square }.
event-monument_placed = { $seat_id ->
    [Ty] Stawiasz
   *[other] { $seat } stawia
} monument na polu { $square }; zostało: { $left }.
event-district_built = { $seat_id ->
    [Ty] Budujesz
   *[other] { $seat } buduje
} dzielnicę.
event-district_built-seen = { $seat_id ->
    [Ty] Budujesz
   *[other] { $seat } buduje
} dzielnicę za { $cost }: { $shops }.
event-paid = { $seat_id ->
    [Ty] Płacisz
   *[other] { $seat } płaci
} { $unit_id ->
    [A] alabastrem
    [C] bydłem
    [G] winogronami
    [P] papirusem
   *[wheat] pszenicą
}.
event-supplied = { $seat_id ->
    [Ty] Umieszczasz
   *[other] { $seat } umieszcza
} { $kind } w sklepie { $shop }.
event-supplied-seen = { $seat_id ->
    [Ty] Umieszczasz
   *[other] { $seat } umieszcza
} { $kind } w sklepie „{ $offer }”.
event-exchanged = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $kind } z magazynu do sklepu { $shop }.
event-exchanged-seen = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $kind } z magazynu do sklepu „{ $offer }”.
event-shop_filled = { $seat_id ->
    [Ty] Masz
   *[other] { $seat } ma
} w pełni zaopatrzony sklep { $shop }.
event-shop_filled-seen = { $seat_id ->
    [Ty] Masz
   *[other] { $seat } ma
} w pełni zaopatrzony sklep „{ $offer }”.
event-returned = { $seat_id ->
    [Ty] Odkładasz
   *[other] { $seat } odkłada
} do magazynu { $kind }: { $amount }.
event-tile_taken = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} z puli ogólnej żeton { $tile }.
event-tile_removed = { $seat_id ->
    [Ty] Usuwasz
   *[other] { $seat } usuwa
} z puli ogólnej żeton { $tile }.
event-tile_revealed = Do puli ogólnej trafia żeton { $tile }.
event-district_revealed = Pojawia się nowa dzielnica.
event-district_revealed-seen = Nowa dzielnica: { $shops }.
event-end_triggered = Puli ogólnej nie da się uzupełnić: każdy ma jeszcze jedną turę.
event-scored = { $seat }, { $category }: { $amount }.
event-game_ended = Koniec gry.

## The drawn board: what its things are called

board-valley = Dolina
board-square = { $square }
board-harvest-there = { $square } przynosi: { $harvest }
board-gathered = { $amount } × { $kind }
board-quarries = { $quarries ->
    [one] kamieniołom
    [few] { $quarries } kamieniołomy
   *[many] { $quarries } kamieniołomów
}
board-start = żeton startowy
board-reserve = Osobista rezerwa
board-reserve-tile = { $tile } w rezerwie
board-no-tile = brak żetonu
board-turn = Obróć żeton (klawisz R)
board-point = wskaż zaznaczone pole, aby zobaczyć zbiory
board-touch = dotknij zaznaczonego pola, aby zobaczyć zbiory
board-again = dotknij jeszcze raz, aby położyć żeton
board-pool = Pula ogólna, w stosie { $stack }
board-pool-tile = { $tile } w puli ogólnej
board-held = Zasoby / w magazynie
board-to-pay = do zapłaty: { $amount }
board-held-token = { $kind }: posiadane { $amount }, w magazynie { $store }
board-held-wheat = pszenica: { $amount }
board-quarry-reward = Nagroda za kamieniołom na polu { $square }
board-display = Dzielnice, w stosie { $stack }
board-district = Dzielnica za { $cost }: { $shops }
board-whole = Cała dolina
board-out = Poza grą: { $tiles }
board-metropolis = Metropolia
board-shop = { $offer }, zaopatrzenie: { $filled } z { $needs }
board-empty-spaces = { $spaces ->
    [one] miejsce na jeszcze 1 dzielnicę
    [few] miejsce na jeszcze { $spaces } dzielnice
   *[many] miejsce na jeszcze { $spaces } dzielnic
}
board-any = dowolny zasób
board-any-god = wybrane bóstwo
board-gain-debens = { $needs }: { $value ->
    [one] { $value } deben
    [few] { $value } debeny
   *[many] { $value } debenów
}
board-gain-per = { $needs }: { $value ->
    [one] { $value } deben
    [few] { $value } debeny
   *[many] { $value } debenów
} za każdą sztukę { $kind_id ->
    [A] alabastru
    [C] bydła
    [G] winogron
   *[P] papirusu
}
board-gain-wheat = { $needs }: { $value ->
    [one] { $value } pszenica
    [few] { $value } pszenice
   *[many] { $value } pszenic
}
board-gain-exchange = { $needs }: wymiana na jeden z zasobów: { $kinds }
board-gain-any-statue = { $needs }: pomnik dowolnego bóstwa
board-gain-statue = { $needs }: pomnik, { $gods }
board-granary = Spichlerz
board-statues = Pomniki różnych bóstw
board-granary-worth = Spichlerz: debeny za pszenicę
board-statues-worth = Pomniki: debeny za różne bóstwa
board-turns = Tura { $turn } z { $turns }
board-points = na razie { $points ->
    [one] { $points } deben
    [few] { $points } debeny
   *[many] { $points } debenów
}
board-monuments = { $left ->
    [one] został { $left } monument
    [few] zostały { $left } monumenty
   *[many] zostało { $left } monumentów
}
board-scored-per = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
board-scored-gods = { $gods ->
    [one] { $gods } bóstwo
    [few] { $gods } różne bóstwa
   *[many] { $gods } różnych bóstw
}
board-scored-monuments = { $monuments ->
    [one] { $monuments } monument
    [few] { $monuments } monumenty
   *[many] { $monuments } monumentów
}

## Score sheet

score-general = sklepy ogólne
score-specialists = sklepy specjalistyczne
score-statues = pomniki bóstw
score-monuments = monumenty
score-granary = spichlerz

## The scoring, told step by step

scoring-general = Każdy w pełni zaopatrzony sklep ogólny daje swoje debeny.
scoring-specialists = Każdy w pełni zaopatrzony sklep specjalistyczny płaci za każdy zasób swojego rodzaju w całej metropolii, także w sklepach niepełnych.
scoring-statues = W pełni zaopatrzone sklepy z bóstwami dają pomniki. Liczą się tylko różne bóstwa; im ich więcej, tym cenniejsze.
scoring-monuments = Najwięcej monumentów w dolinie daje 15 debenów, drugie miejsce 7. Przy remisie każdy dostaje całość.
scoring-granary = Na koniec pszenica: spichlerz płaci według swojej tabeli.

## Why an action is not allowed

refused-FE-3-1 = Fazy mają kolejność: umieść żeton, zbuduj dzielnicę, zaopatrz sklepy.
refused-FE-3-3 = Ta faza tury już minęła; nie można do niej wrócić.
refused-FE-4-3 = Oba pola muszą leżeć w dolinie i być wolne od żetonów i monumentów.
refused-FE-4-4 = Żetony kładzie się tylko na pustyni, nigdy na pszenicy ani na wodzie.
refused-FE-4-5 = Co najmniej jedna połowa musi sąsiadować z taką samą ilustracją na żetonie, który już leży w dolinie.
refused-FE-5-7 = Nagroda należy się tylko za kamieniołom, który właśnie powstał dzięki tobie.
refused-FE-6-1 = W jednej turze można zbudować tylko jedną dzielnicę.
refused-FE-6-2 = W twojej metropolii nie ma wolnego pola na dzielnicę.
refused-FE-7-1 = Nie masz zasobu tego rodzaju.
refused-FE-7-3 = Ten sklep nie ma wolnego symbolu dla tego zasobu.
refused-FE-8-6 = Wymiana daje jeden z zasobów pokazanych na sklepie wymiany, który właśnie jest w pełni zaopatrzony.
refused-FE-9-6 = Żeton bierze się na końcu tury.
refused-FE-10-2 = Gra jest skończona.
refused-FE-12-3 = W wariancie dwuosobowym po wzięciu żetonu usuwa się z puli ogólnej jeszcze jeden; w innych grach żadnego.
refused-FE-13-11 = Najpierw trzeba wybrać nagrodę za kamieniołom: zasób, który jest w magazynie, albo monument, jeśli jakiś ci został.
refused-FE-13-18 = Dzielnica wymaga tylu zasobów i pszenicy, ile kosztuje, a wybraną trzeba najpierw opłacić.
refused-FE-13-23 = Wymiana jest przed wszystkim innym i dotyczy zasobu, który jest w magazynie.
refused-FE-13-24 = Wymieniony zasób trafia do innego sklepu.
refused-FE-14-3 = To pole nie należy do doliny w tej grze.
refused-FE-14-15 = Płaci się dopiero po wyborze dzielnicy, która coś kosztuje.
refused-FE-14-16 = Żeton odrzuca się tylko wtedy, gdy żadnego nie da się umieścić.
refused-FE-14-18 = Płacić można tylko posiadanymi zasobami, a pszenicą, dopóki znacznik stoi powyżej 0.
refused-FE-14-19 = Ten sam ruch jest podany tylko raz: z pierwszym z jednakowych żetonów, a przy dwóch takich samych połowach na wschód lub południe.
refused-FE-14-21 = Nie masz takiego sklepu.

## In the terminal

table-start = start
table-quarry = kamieniołom
table-water = woda
table-printed = nadruk
table-left = zostało { $count }
table-turn = Tura
table-over = koniec
table-store = Magazyn
table-stacks = Stosy
table-stack = żetony { $tiles }, dzielnice { $districts }
table-pool = Pula
table-built = zbudowana
table-cost = koszt
table-districts = Dzielnice
table-debens = debeny
table-spaces = wolne pola
table-held = zasoby
table-swap = wymiana
table-any-god = bóstwo

## Options that do not go together

unfit-two_player_variant = wariant dwuosobowy (two_player_variant) jest dla 2 graczy, a nie { $players } (FE-12.2, FE-12.6)

## What is ours, because no source has it

ours-valley_geometry-start_symbols_per_board = Każda plansza doliny ma jeden symbol startowy.
ours-valley_board = Nadruki na polach plansz doliny.
ours-start_tile-matching = Każdy bok żetonu startowego pasuje do każdej ilustracji.
ours-tile_set = Ile razy każda para ilustracji występuje na żetonach.
ours-metropolis = Sklepy metropolii.
ours-granary = Debeny za pszenicę na koniec gry (pszenica → debeny): { $value }.
ours-statues = Debeny za pomniki różnych bóstw (bóstwa → debeny): { $value }.
ours-god = Jakie są bóstwa: { $things }.
ours-district = Koszty i sklepy dzielnic.

## Samouczek

tutorial-welcome = Twoja metropolia chce być bogata. Zbieraj plony w dolinie Nilu i zanoś je do swoich sklepów. Po dziewięciu turach wygrywa ten, kto ma najwięcej debenów. Zaczyna się twoja trzecia tura.
tutorial-valley = W każdej turze kładziesz jeden żeton na dwóch polach pustyni. Choć jedna jego połowa musi leżeć obok takiego samego obrazka, jak tutaj: bydło obok bydła.
tutorial-place = Twój pierwszy żeton, alabaster i bydło, jest gotowy. Połóż go na e2. Połowa obok takiego samego obrazka daje jedną sztukę, pszenica obok daje pszenicę, a co zakryjesz, też jest twoje.
tutorial-harvest = Dwa alabastry, jedno bydło, jedna pszenica! Pszenica zostaje w spichlerzu i im jej więcej, tym jest cenniejsza. Resztę trzeba zużyć jeszcze w tej turze.
tutorial-build = Teraz możesz zbudować dzielnicę. Wybierz tę z Anubisem; kosztuje 1 zasób albo pszenicę. Zapłać pszenicą.
tutorial-statue = Zanieś alabaster do Anubisa. Sklep działa dopiero, gdy jest pełny, a ten daje pomnik bóstwa. Im więcej różnych bóstw, tym więcej są warte razem.
tutorial-shops = Czekają też dwa sklepy twojego starego miasta: alabaster daje tam 4 debeny, a bydło jedną pszenicę. Napełnij oba.
tutorial-take = Gdyby coś zostało, teraz by przepadło. Na koniec tury weź nowy żeton z puli: alabaster i winogrona. Potem gra ktoś inny.
tutorial-quarry = Dotykaj pierwszego żetonu, by go obracać, aż zaświeci się d2, i połóż go tam. Wtedy d1 będzie kamieniołomem: pustym polem pustyni, wokół którego nie ma już pustyni.
tutorial-monument = Kamieniołom daje jeden zasób albo miejsce na monument. Wybierz monument: na koniec gracz, który ma ich najwięcej, dostaje 15 debenów, a drugi 7.
tutorial-farewell = Połóż, zbierz, zbuduj, napełnij sklepy: oto cała tura. O wygranej często decydują bóstwa, pszenica i monumenty. Niech Nil będzie dla ciebie hojny!

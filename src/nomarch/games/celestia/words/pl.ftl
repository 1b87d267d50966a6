# Celestia in Polish.

title = Celestia
about = Podniebny rejs od miasta do miasta: zaufaj kartom kapitana i zostań na pokładzie albo w porę wysiądź ze skarbem.
length = 30 minut

## Things

name-fog = mgła
name-lightning = piorun
name-birds = ptaki
name-pirates = piraci
name-blank = pusta ścianka
name-compass = kompas
name-lightning_rod = piorunochron
name-horn = róg
name-cannon = działo
name-turbo = turbo
name-ejection = katapulta
name-jetpack = plecak odrzutowy
name-alternative_route = alternatywna trasa
name-wind_gust = podmuch wiatru
name-spyglass = magiczna luneta
dice-none = żadna
answer-nothing = nic
answer-able = damy radę
answer-unable = nie damy rady

## Options

option-beginner = dla początkujących: bez kart mocy i lunet; gra kończy się przy pięciu rodzajach skarbów

## What is asked

asked-lone_captain = { $seat }: na pokładzie nie ma już nikogo innego. Lecisz dalej czy lądujesz?
asked-passenger = { $seat }: zostajesz na pokładzie czy wysiadasz ze skarbem?
asked-ejection = { $seat }: wyrzucasz kogoś z pokładu katapultą?
asked-declaration = { $seat }: używasz kart turbo zamiast brakującego ekwipunku?
asked-wind_gust = { $seat }: zagrywasz podmuch wiatru, by przerzucić wszystkie puste kości?
asked-alternative_route = { $seat }: zagrywasz alternatywną trasę, by można było przerzucić kości?
asked-reroll = { $seat }: które kości przerzucasz?
asked-spyglass = { $seat }: zagrywasz magiczną lunetę, by uratować statek?
asked-jetpack = { $seat }: statek się rozbija. Używasz plecaka odrzutowego?
hint-lone_captain = Rzut kośćmi następuje dopiero po twojej decyzji.
hint-passenger = Gdy statek się rozbije, nikt na pokładzie nic nie dostanie.
hint-ejection = Dotknij kogoś: wysiądzie ze skarbem.
hint-declaration = Bez nich statek może się rozbić.
hint-wind_gust = Mogą wypaść niebezpieczeństwa, na które kapitan nie ma kart.
hint-alternative_route = Bez niej statek może się rozbić.
hint-reroll = Dotknij kości, aby je wybrać, potem rzuć.
hint-spyglass = Ekwipunek nie jest potrzebny. Zachowana luneta jest warta 2 punkty.
hint-jetpack = Wysiadasz ze skarbem tego miasta.

## Actions: their kinds, and each of them

menu-fly_on = Leć
menu-land = Ląduj
menu-stay = Zostań
menu-leave = Wysiądź
menu-eject = Katapulta
menu-use_turbo = Turbo
menu-no_turbo = Bez turbo
menu-wind_gust = Podmuch wiatru
menu-alternative_route = Alternatywna trasa
menu-reroll = Przerzuć kości
menu-spyglass = Magiczna luneta
menu-jetpack = Plecak odrzutowy
menu-pass = Pas

action-fly_on = leć dalej
action-land = wyląduj i weź skarb
action-stay = zostań na pokładzie
action-leave = wysiądź ze skarbem
action-eject = zagraj katapultę, wysiada { $other_seat }
action-use_turbo = użyj kart turbo
action-no_turbo = nie używaj kart turbo
action-wind_gust = zagraj podmuch wiatru
action-alternative_route = zagraj alternatywną trasę
action-reroll = { $dice_id ->
    [none] nie przerzucaj żadnej kości
   *[other] przerzuć kości: { $dice }
}
action-spyglass = zagraj magiczną lunetę
action-jetpack = użyj plecaka odrzutowego
action-pass = nie zagrywaj karty

## Events

event-journey_begun = Zaczyna się podróż { $journey } z miasta { $city }, kapitan: { $seat }.
event-dealt = { $seat_id ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}.
event-drawn = { $seat_id ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
} { $card_known ->
    [yes] kartę: { $card }
   *[no] kartę
}.
event-reshuffled = Potasowane odrzucone karty ({ $amount }) tworzą nową talię.
event-rolled = { $seat_id ->
    [Ty] Rzucasz
   *[other] { $seat } rzuca
} kością { $die }: { $face }.
event-stayed = { $seat_id ->
    [Ty] Zostajesz
   *[other] { $seat } zostaje
} na pokładzie.
event-left = { $seat_id ->
    [Ty] Wysiadasz
   *[other] { $seat } wysiada
} w mieście { $city }.
event-treasure_taken = { $seat_id ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $value_known ->
    [yes] { $value ->
        [0] skarb z miasta { $city }: magiczną lunetę
       *[other] skarb z miasta { $city } o wartości { $value }
    }
   *[no] skarb z miasta { $city }
}.
event-ejected = { $seat_id ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} katapultę: { $other_seat_id ->
    [Ty] wysiadasz
   *[other] wysiada { $other_seat }
}.
event-declared = { $seat_id ->
    [Ty] Ogłaszasz
   *[other] { $seat } ogłasza
}: { $answer }.
event-gust_played = { $seat_id ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} podmuch wiatru.
event-route_played = { $seat_id ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} alternatywną trasę.
event-rerolled = { $dice_id ->
    [none] { $seat_id ->
        [Ty] Nie przerzucasz
       *[other] { $seat } nie przerzuca
    } żadnej kości.
   *[other] { $seat_id ->
        [Ty] Przerzucasz
       *[other] { $seat } przerzuca
    } kości: { $dice }.
}
event-spyglass_played = { $seat_id ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} magiczną lunetę z miasta { $city }.
event-jetpack_played = { $seat_id ->
    [Ty] Używasz
   *[other] { $seat } używa
} plecaka odrzutowego.
event-paid = { $seat_id ->
    [Ty] Odrzucasz
   *[other] { $seat } odrzuca
}: { $card } × { $amount }.
event-moved = Statek leci do miasta { $city }.
event-captain_changed = { $seat_id ->
    [Ty] Zostajesz
   *[other] { $seat } zostaje
} kapitanem.
event-landed = { $seat_id ->
    [Ty] Lądujesz
   *[other] { $seat } ląduje
} w mieście { $city }.
event-crashed = Statek się rozbija, kapitan: { $seat }.
event-scored = { $seat }: skarby { $treasures }, lunety { $spyglasses }.
event-game_ended = Koniec gry.

## Samouczek

tutorial-welcome = Wszyscy na pokład! Lecicie razem od miasta do miasta, a w każdym są skarby. Gdy po rejsie ktoś ma 50 punktów, wygrywa gracz, który ma ich najwięcej. Statek dotarł do miasta 9.
tutorial-dice = Każdy odcinek ma kapitana. Rzuca on kostkami, co czeka po drodze: piraci, ptaki i mgła. Na każde z nich potrzebuje karty: działa, rogu i kompasu.
tutorial-stay = Kart kapitana nie zna nikt inny. Każdy pasażer decyduje więc: wysiąść ze skarbem z tego miasta albo zostać i liczyć na bogatsze. Sześć kart na ręce brzmi dobrze: zostań!
tutorial-flown = Udało się: kapitan miał wszystkie trzy karty i je zużył. W mieście 12 każdy skarb jest wart 12 lub 13. Kapitanem jest teraz następny gracz i już rzucił.
tutorial-leave = Ptaki, piorun, piraci: znów trzy zagrożenia. Kto jest na pokładzie podczas katastrofy, nie dostaje nic. Zachowaj rozsądek i wysiądź ze skarbem.
tutorial-crash = Katastrofa! Kapitanowi zabrakło karty i wszyscy na pokładzie odeszli z niczym. Ty masz skarb wart 13 punktów. Tylko ty znasz jego wartość.
tutorial-captain = Zaczyna się nowy rejs z miasta 1, każdy dobrał kartę, a kapitanem jesteś ty. Przed wami piorun i ptaki. Inni ci ufają i zostają. Kapitan nie może wysiąść.
tutorial-turbo = Na ptaki masz róg, ale brakuje ci piorunochronu. Turbo zastępuje dowolną kartę. Użyj go, bo inaczej statek się rozbije!
tutorial-cards = Miasto 2, kapitanem jest kolejna osoba. Są też karty specjalne: plecak odrzutowy ratuje w katastrofie, katapulta wyrzuca pasażera, inne każą rzucić kostkami ponownie.
tutorial-farewell = Licz, jakich kart już nie ma, zachowaj kilka na własne rejsy w roli kapitana i wysiadaj o jedno miasto przed katastrofą. Dobrego lotu!

## Score sheet

score-treasures = skarby
score-spyglasses = lunety

## At the table

table-cities = Miasta
table-dice = Kości
table-ship = Statek
table-captain = kapitan
table-aboard = na pokładzie
table-ashore = poza statkiem
table-deck = Talia
table-discards = Odrzucone
table-hand = ręka
table-treasures = skarby
table-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-secret = Być może ktoś podejmuje teraz decyzję w tajemnicy.

## Why an action is not allowed

refused-CE-4-1 = O dalszym locie decyduje tylko kapitan bez pasażerów, na początku etapu.
refused-CE-4-2 = Wylądować może tylko kapitan bez pasażerów, na początku etapu.
refused-CE-4-4 = Pasażerowie zostają albo wysiadają po rzucie, gdy przyjdzie ich kolej.
refused-CE-5-1 = Katapultę można zagrać, gdy wszyscy pasażerowie już zdecydowali, a kapitan jeszcze niczego nie ogłosił.
refused-CE-5-2 = Katapultą można wyrzucić tylko innego gracza na pokładzie, który nie jest kapitanem.
refused-CE-6-5 = O kartach turbo decyduje kapitan, któremu brakuje ekwipunku i który ma ich dość.
refused-CE-7-1 = Podmuch wiatru można zagrać, gdy kapitan daje radę, a na którejś kości wypadła pusta ścianka.
refused-CE-7-3 = Alternatywną trasę można zagrać na pokładzie, gdy kapitan nie daje rady.
refused-CE-7-4 = Kości przerzuca kapitan po zagraniu alternatywnej trasy.
refused-CE-7-5 = Magiczną lunetę można zagrać na pokładzie, gdy kapitan nie daje rady i nikt nie zagrał alternatywnej trasy.
refused-CE-7-9 = Plecaka odrzutowego można użyć na pokładzie, gdy statek się rozbija, a w mieście jest jeszcze skarb.
refused-CE-10-1 = Gra jest skończona.
refused-CE-12-7 = Spasować można tylko wtedy, gdy pada pytanie o twoją kartę.
refused-CE-12-16 = Katapulta działa tylko na innych, nie na ciebie.
refused-CE-13-18 = Rzucono mniejszą liczbą kości.

## What is ours, because no source has it

ours-setup-journey_cap = Po { $value } podróżach gra się kończy, by nie trwała bez końca; to nie jest zasada gry.
ours-city-treasures-value = Skarby warte więcej niż numer ich miasta, od miasta 1: { $value }.

## On the board

asked-nobody = { table-secret }
board-city = miasto { $city }, { $dice ->
    [0] pierwsze
    [one] lot za rzut { $dice } kością
   *[many] lot za rzut { $dice } kośćmi
}, { $treasures ->
    [0] bez skarbów
    [one] { $treasures } skarb
    [few] { $treasures } skarby
   *[many] { $treasures } skarbów
}{ $where_id ->
    [here] ; tu jest statek
    [next] ; następny przystanek
   *[other] {""}
}
board-ship = statek w mieście { $city }, { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
} na pokładzie
board-journey = Podróż { $journey }
board-person = { $seat }, { $role }; karty: { $cards }, skarby: { $treasures }
board-no-dice = Jeszcze nie było rzutu.
board-die = kość { $die }: { $face }, potrzeba: { $card }{ $met_id ->
    [met] , masz
    [lacking] , brakuje ci
   *[unknown] {""}
}
board-die-blank = kość { $die }: pusta ścianka, niczego nie potrzeba
board-roll = { $dice_id ->
    [none] Bez rzutu
   *[other] Przerzuć { $dice }
}
board-card = { $card } × { $amount }
board-spyglasses = magiczna luneta × { $count }
board-hand = ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-deck = talia, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-discards = odrzucone: { $cards }
board-removed = zagrane lunety, z miast: { $cities }
board-treasure = skarb z miasta { $city } o wartości { $value }
board-treasure-of = skarb z miasta { $city }
board-treasure-spyglass = magiczna luneta z miasta { $city }
board-types = { $count ->
    [one] skarby z { $count } miasta
   *[many] skarby z { $count } miast
}
board-goal-points = Koniec gry: 50 punktów po podróży.
board-goal-types = Koniec gry: skarby z 5 miast po podróży.

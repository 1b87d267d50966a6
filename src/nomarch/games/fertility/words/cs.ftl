# Fertility česky.

title = Fertility
about = Dlaždice podél Nilu přinášejí suroviny a čtvrti je mění v debeny: postavte nejbohatší metropoli.
length = 45 minut

## Věci

name-A = alabastr
name-C = dobytek
name-G = hrozny
name-P = papyrus
name-wheat = pšenice
name-monument = monument
tile-AA = alabastr–alabastr
tile-AC = alabastr–dobytek
tile-AG = alabastr–hrozny
tile-AP = alabastr–papyrus
tile-CC = dobytek–dobytek
tile-CG = dobytek–hrozny
tile-CP = dobytek–papyrus
tile-GG = hrozny–hrozny
tile-GP = hrozny–papyrus
tile-PP = papyrus–papyrus
orientation-E = východ
orientation-S = jih
orientation-W = západ
orientation-N = sever
category-general = běžné obchody
category-specialists = specializované obchody
category-statues = sochy bohů
category-monuments = monumenty
category-granary = sýpka
monument-obelisk = obelisk
monument-pyramid = pyramida
monument-sphinx = sfinga
monument-temple = chrám
god-god_A = Anubis
god-god_C = Hathor
god-god_G = Bastet
god-god_P = Thovt
god-god_5 = Re
god-god_6 = šestý bůh
god-god_7 = sedmý bůh
god-god_8 = osmý bůh

## Možnosti

option-two_player_variant = pro dva hráče: více dlaždic a v každém tahu se jedna dlaždice z nabídky odstraní
option-tile_set = jaké dlaždice údolí se používají
option-tile_set-seed-literal = na každé dlaždici dva různé obrázky
option-tile_set-with-doubles = i dlaždice s dvěma stejnými obrázky
option-quarry_rule = kdy je pole lomem
option-quarry_rule-diagonal = uzavřené ze všech osmi stran
option-quarry_rule-orthogonal = uzavřené ze čtyř stran, domácí pravidlo

## Otázky

asked-place = { $seat }: položte dlaždici údolí.
asked-place-seen = { $seat }, tah { $turn } z { $turns }: položte dlaždici údolí.
asked-quarry = { $seat }: vyberte si odměnu za lom.
asked-build = { $seat }: postavíte čtvrť?
asked-pay = { $seat }: zaplaťte za čtvrť.
asked-supply = { $seat }: dáte žeton do obchodu?
asked-exchange = { $seat }: vezměte žeton ze skladu a dejte ho do jiného obchodu.
asked-take = { $seat }: vezměte si dlaždici z nabídky.
asked-remove = { $seat }: odstraňte dlaždici z nabídky.

## Jak se odpovídá

hint-place = Vyberte dlaždici, otočte ji a klepněte na vyznačené pole.
hint-quarry = Žeton pomůže hned. Monumenty se počítají na konci: 15 debenů za nejvíce, 7 za druhé místo.
hint-build = Klepněte na vyznačenou čtvrť; její číslo je cena, v žetonech nebo v pšenici.
hint-pay = Klepněte na to, čím zaplatíte.
hint-supply = Klepněte na vyznačený obchod. Co zůstane v ruce, po tahu propadne.
hint-exchange = Klepněte na obchod, kam má přijít.
hint-take = Položit ji můžete od příštího tahu.
hint-remove = Tato dlaždice odchází ze hry.

## Akce: jejich druhy a každá z nich

menu-place = Položit dlaždici: číslo, směr, první pole
menu-discard = Odhodit dlaždici, protože žádná nepasuje
menu-quarry = Odměna
menu-build = Postavit čtvrť
menu-no_build = Nic nestavět
menu-pay = Zaplatit
menu-supply = Dát do obchodu
menu-supply_done = Ukončit zásobování
menu-exchange = Vyměnit do obchodu
menu-take = Vzít dlaždici
menu-remove = Odstranit dlaždici

action-place = položit { $slot ->
    [0] první
    [1] druhou
   *[other] třetí
} dlaždici ze zásoby na { $square } směrem na { $orientation }
action-place-seen = položit { $first } na { $square } a { $other } na { $next }
action-discard = odhodit { $slot ->
    [0] první
    [1] druhou
   *[other] třetí
} dlaždici ze zásoby
action-discard-seen = odhodit dlaždici { $tile }
action-quarry = { $reward_id ->
    [monument] postavit v lomu monument
    [A] vzít si za lom žeton alabastru
    [C] vzít si za lom žeton dobytka
    [G] vzít si za lom žeton hroznů
    [P] vzít si za lom žeton papyru
   *[other] vzít si za lom žeton ({ $reward })
}
action-build = postavit { $slot ->
    [0] první
    [1] druhou
    [2] třetí
   *[other] čtvrtou
} čtvrť z nabídky
action-build-seen = postavit čtvrť za { $cost }: { $shops }
action-no_build = nic nestavět
action-pay = zaplatit { $unit_id ->
    [A] alabastrem
    [C] dobytkem
    [G] hrozny
    [P] papyrem
   *[wheat] pšenicí
}
action-supply = dát { $kind } do obchodu { $shop }
action-supply-seen = dát { $kind } do obchodu „{ $offer }“
action-supply_done = už nezásobovat
action-exchange = vzít ze skladu { $kind } do obchodu { $shop }
action-exchange-seen = vzít ze skladu { $kind } do obchodu „{ $offer }“
action-take = vzít si { $slot ->
    [0] první
    [1] druhou
   *[other] třetí
} dlaždici z nabídky
action-take-seen = vzít si dlaždici { $tile }
action-remove = odstranit { $slot ->
    [0] první
    [1] druhou
   *[other] třetí
} dlaždici z nabídky
action-remove-seen = odstranit dlaždici { $tile }

## Před akcemi, které by omylem mrzely

confirm-discard = Odhodit tuto dlaždici místo pokládání?
confirm-supply_done = Už v tomto tahu nezásobovat?
confirm-supply_done-seen = Už nezásobovat? Do skladu se vrátí: { $goods }.

## Události

event-turn_begun = { $turn }. tah: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-turn_begun-seen = Tah { $turn } z { $turns }: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-tile_placed = { $seat_id ->
    [Vy] Pokládáte
   *[other] { $seat } pokládá
} dlaždici { $tile } na { $square } směrem na { $orientation }.
event-tile_placed-seen = { $seat_id ->
    [Vy] Pokládáte
   *[other] { $seat } pokládá
} dlaždici { $tile } na { $square } a { $next }.
event-tile_discarded = { $seat_id ->
    [Vy] Odhazujete
   *[other] { $seat } odhazuje
} dlaždici { $tile }.
event-collected = { $reason_id ->
    [match] { $seat_id ->
        [Vy] Získáváte
       *[other] { $seat } získává
    } za shodné obrázky: { $amount }× { $kind }.
    [print] { $seat_id ->
        [Vy] Získáváte
       *[other] { $seat } získává
    } za zakrytí suroviny: { $amount }× { $kind }.
   *[quarry] { $seat_id ->
        [Vy] Získáváte
       *[other] { $seat } získává
    } za lom: { $amount }× { $kind }.
}
event-store_lacked = { $seat_id ->
    [Vy] Nedostáváte
   *[other] { $seat } nedostává
} vše, sklad je prázdný: { $kind }, chybí { $amount }.
event-wheat_gained = { $seat_id ->
    [Vy] Získáváte
   *[other] { $seat } získává
} pšenici: +{ $amount }, celkem { $wheat }.
event-wheat_lost = { $seat_id ->
    [Vy] Přicházíte
   *[other] { $seat } přichází
} o pšenici, protože sýpka je plná: { $amount }.
event-quarry_closed = { $seat_id ->
    [Vy] Uzavíráte
   *[other] { $seat } uzavírá
} lom na { $square }.
event-monument_placed = { $seat_id ->
    [Vy] Stavíte
   *[other] { $seat } staví
} monument na { $square }, { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-district_built = { $seat_id ->
    [Vy] Stavíte
   *[other] { $seat } staví
} čtvrť.
event-district_built-seen = { $seat_id ->
    [Vy] Stavíte
   *[other] { $seat } staví
} čtvrť za { $cost }: { $shops }.
event-paid = { $seat_id ->
    [Vy] Platíte
   *[other] { $seat } platí
} { $unit_id ->
    [A] alabastrem
    [C] dobytkem
    [G] hrozny
    [P] papyrem
   *[wheat] pšenicí
}.
event-supplied = { $seat_id ->
    [Vy] Dáváte
   *[other] { $seat } dává
} { $kind } do obchodu { $shop }.
event-supplied-seen = { $seat_id ->
    [Vy] Dáváte
   *[other] { $seat } dává
} { $kind } do obchodu „{ $offer }“.
event-exchanged = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} ze skladu { $kind } do obchodu { $shop }.
event-exchanged-seen = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} ze skladu { $kind } do obchodu „{ $offer }“.
event-shop_filled = { $seat_id ->
    [Vy] Máte
   *[other] { $seat } má
} naplněný obchod { $shop }.
event-shop_filled-seen = { $seat_id ->
    [Vy] Máte
   *[other] { $seat } má
} naplněný obchod „{ $offer }“.
event-returned = { $seat_id ->
    [Vy] Vracíte
   *[other] { $seat } vrací
} do skladu: { $amount }× { $kind }.
event-tile_taken = { $seat_id ->
    [Vy] Berete si
   *[other] { $seat } si bere
} z nabídky dlaždici { $tile }.
event-tile_removed = { $seat_id ->
    [Vy] Odstraňujete
   *[other] { $seat } odstraňuje
} z nabídky dlaždici { $tile }.
event-tile_revealed = Do nabídky přichází dlaždice { $tile }.
event-district_revealed = Do nabídky přichází nová čtvrť.
event-district_revealed-seen = Nová čtvrť v nabídce: { $shops }.
event-end_triggered = Nabídku dlaždic už nelze doplnit: všichni mají ještě jeden tah.
event-scored = { $seat }, { $category }: { $amount }.
event-game_ended = Hra končí.

## Nakreslený plán: jak se jmenují jeho věci

board-valley = Údolí
board-square = { $square }
board-harvest-there = { $square } přinese: { $harvest }
board-gathered = { $amount }× { $kind }
board-quarries = { $quarries ->
    [one] lom
    [few] { $quarries } lomy
   *[other] { $quarries } lomů
}
board-start = startovní dlaždice
board-reserve = Zásoba
board-reserve-tile = { $tile } v zásobě
board-no-tile = bez dlaždice
board-turn = Otočit dlaždici (klávesa R)
board-point = ukažte na vyznačené pole a uvidíte výnos
board-touch = klepněte na vyznačené pole a uvidíte výnos
board-again = klepněte znovu a dlaždici položíte
board-pool = Nabídka, v hromádce { $stack }
board-pool-tile = { $tile } v nabídce
board-held = V ruce / ve skladu
board-to-pay = zbývá zaplatit: { $amount }
board-held-token = { $kind }: v ruce { $amount }, ve skladu { $store }
board-held-wheat = pšenice: { $amount }
board-quarry-reward = Odměna za lom na { $square }
board-display = Čtvrti, v hromádce { $stack }
board-district = Čtvrť za { $cost }: { $shops }
board-whole = Celé údolí
board-out = Mimo hru: { $tiles }
board-metropolis = Metropole
board-shop = { $offer }, naplněno { $filled } z { $needs }
board-empty-spaces = { $spaces ->
    [one] místo ještě pro 1 čtvrť
    [few] místo ještě pro { $spaces } čtvrti
   *[other] místo ještě pro { $spaces } čtvrtí
}
board-any = cokoli
board-any-god = bůh podle výběru
board-gain-debens = { $needs }: { $value ->
    [one] { $value } deben
    [few] { $value } debeny
   *[other] { $value } debenů
}
board-gain-per = { $needs }: { $value ->
    [one] { $value } deben
    [few] { $value } debeny
   *[other] { $value } debenů
} za každý žeton { $kind_id ->
    [A] alabastru
    [C] dobytka
    [G] hroznů
   *[P] papyru
}
board-gain-wheat = { $needs }: pšenice +{ $value }
board-gain-exchange = { $needs }: výměna za jedno z: { $kinds }
board-gain-any-statue = { $needs }: socha libovolného boha
board-gain-statue = { $needs }: socha ({ $gods })
board-granary = Sýpka
board-statues = Sochy různých bohů
board-granary-worth = Sýpka: debeny podle pšenice
board-statues-worth = Sochy: debeny podle různých bohů
board-turns = Tah { $turn } z { $turns }
board-points = zatím { $points ->
    [one] { $points } deben
    [few] { $points } debeny
   *[other] { $points } debenů
}
board-monuments = { $left ->
    [one] zbývá 1 monument
    [few] zbývají { $left } monumenty
   *[other] zbývá { $left } monumentů
}
board-scored-per = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
board-scored-gods = { $gods ->
    [one] { $gods } bůh
    [few] { $gods } různí bohové
   *[other] { $gods } různých bohů
}
board-scored-monuments = { $monuments ->
    [one] { $monuments } monument
    [few] { $monuments } monumenty
   *[other] { $monuments } monumentů
}

## Bodový list

score-general = běžné obchody
score-specialists = specializované obchody
score-statues = sochy bohů
score-monuments = monumenty
score-granary = sýpka

## Bodování krok za krokem

scoring-general = Každý plný běžný obchod vynese své debeny.
scoring-specialists = Každý plný specializovaný obchod platí za každý žeton svého druhu v celé metropoli, i v obchodech, které plné nejsou.
scoring-statues = Plné obchody s bohy dávají sochy. Počítají se jen různí bohové a čím víc jich je, tím mají větší cenu.
scoring-monuments = Nejvíce monumentů v údolí vynese 15 debenů, druhé místo 7. Při shodě dostanou všichni plnou hodnotu.
scoring-granary = Nakonec pšenice: sýpka platí podle své tabulky.

## Proč akce není povolena

refused-FE-3-1 = Fáze mají své pořadí: položit dlaždici, postavit čtvrť, zásobovat obchody.
refused-FE-3-3 = Tato fáze vašeho tahu už skončila a nelze se k ní vrátit.
refused-FE-4-3 = Obě pole musí ležet v údolí a nesmí na nich být dlaždice ani monument.
refused-FE-4-4 = Dlaždice se kladou jen na poušť, nikdy na pšenici ani na vodu.
refused-FE-4-5 = Alespoň jedna polovina musí sousedit se stejným obrázkem na dlaždici, která už leží.
refused-FE-5-7 = Odměna je jen za lom, který právě uzavřela vaše dlaždice.
refused-FE-6-1 = V jednom tahu lze postavit jen jednu čtvrť.
refused-FE-6-2 = Ve vaší metropoli už není volné místo pro čtvrť.
refused-FE-7-1 = Žeton tohoto druhu nemáte.
refused-FE-7-3 = Tento obchod nemá pro tento druh volný symbol.
refused-FE-8-6 = Výměnou lze získat jen druh, který ukazuje právě naplněná směnárna.
refused-FE-9-6 = Dlaždice se bere na konci tahu.
refused-FE-10-2 = Hra skončila.
refused-FE-12-3 = Další dlaždice se z nabídky odstraňuje jen ve variantě pro dva hráče, a to po vzetí vlastní.
refused-FE-13-11 = Nejdřív je třeba vybrat odměnu za lom: druh, který sklad má, nebo monument, pokud vám nějaký zbývá.
refused-FE-13-18 = Čtvrť vyžaduje tolik žetonů a pšenice, kolik stojí, a vybraná čtvrť se musí hned zaplatit.
refused-FE-13-23 = Výměna má přednost před vším ostatním a jen za druh, který sklad má.
refused-FE-13-24 = Vyměněný žeton patří do jiného obchodu.
refused-FE-14-3 = Toto pole v této hře k údolí nepatří.
refused-FE-14-15 = Platí se jen po výběru čtvrti, která něco stojí.
refused-FE-14-16 = Dlaždice se odhazuje, jen když nelze položit žádnou.
refused-FE-14-18 = Platit lze jen druhy, které máte, a pšenicí, dokud je ukazatel nad 0.
refused-FE-14-19 = Stejný tah se nabízí jednou: s první ze shodných dlaždic, a se stejnými polovinami jen na východ nebo na jih.
refused-FE-14-21 = Takový obchod nemáte.

## V terminálu

table-start = start
table-quarry = lom
table-water = voda
table-printed = natištěno
table-left = zbývá { $count }
table-turn = Tah
table-over = konec
table-store = Sklad
table-stacks = Hromádky
table-stack = dlaždice { $tiles }, čtvrti { $districts }
table-pool = Nabídka
table-built = postavena
table-cost = cena
table-districts = Čtvrti
table-debens = debeny
table-spaces = volná místa
table-held = v ruce
table-swap = výměna
table-any-god = bůh

## Možnosti, které se k sobě nehodí

unfit-two_player_variant = varianta pro dva (two_player_variant) je pro 2 hráče, ne pro { $players } (FE-12.2, FE-12.6)

## Co je naše, protože to nemá žádný pramen

ours-valley_geometry-start_symbols_per_board = Každá deska údolí má jeden startovní symbol.
ours-valley_board = Co je natištěno na polích desek údolí.
ours-start_tile-matching = Každá strana startovní dlaždice se hodí ke každému obrázku.
ours-tile_set = Kolikrát je která dvojice obrázků mezi dlaždicemi.
ours-metropolis = Obchody metropolí.
ours-granary = Debeny za pšenici na konci hry (pšenice → debeny): { $value }.
ours-statues = Debeny za sochy různých bohů (bohové → debeny): { $value }.
ours-god = Kteří bohové ve hře jsou: { $things }.
ours-district = Ceny a obchody čtvrtí.

## Výuka

tutorial-welcome = Vaše metropole chce zbohatnout. Sklízejte v údolí Nilu, noste úrodu do svých obchodů a po devíti tazích vyhraje, kdo má nejvíc debenů. Začíná váš třetí tah.
tutorial-valley = V každém tahu položíte jednu dlaždici na dvě pole pouště. Aspoň jedna její polovina musí ležet vedle stejného obrázku, jako tady, kde dobytek sousedí s dobytkem.
tutorial-place = Vaše první dlaždice, alabastr a dobytek, je připravená. Položte ji na e2. Polovina vedle stejného obrázku přinese jeden kus, pšenice vedle přinese pšenici, a co zakryjete, je také vaše.
tutorial-harvest = Dva alabastry, jeden dobytek, jedna pšenice! Pšenice zůstává v sýpce a čím víc jí je, tím je cennější. Všechno ostatní je třeba použít ještě v tomto tahu.
tutorial-build = Teď smíte postavit čtvrť. Vyberte tu s Anubisem; stojí 1, ve zboží nebo v pšenici. Zaplaťte pšenicí.
tutorial-statue = Přineste alabastr Anubisovi. Obchod platí, až když je plný, a tento dává sochu. Čím víc různých bohů máte, tím víc jsou dohromady cennější.
tutorial-shops = Čekají i dva obchody vašeho starého města: alabastr tam vynese 4 debeny, dobytek jednu pšenici. Naplňte oba.
tutorial-take = Kdyby něco zbylo, teď by to propadlo. Na konec tahu si vezměte z nabídky novou dlaždici: alabastr a hrozny. Potom hraje někdo jiný.
tutorial-quarry = Dotykem otáčejte první dlaždici, dokud se nerozsvítí d2, a položte ji tam. Pak bude d1 lomem: prázdným polem pouště, kolem kterého už žádná poušť není.
tutorial-monument = Lom dá jedno zboží, nebo místo pro monument. Vyberte monument: na konci dostane ten, kdo jich má nejvíc, 15 debenů, druhý 7.
tutorial-farewell = Položit, sklidit, postavit, naplnit obchody: to je celý tah. O vítězství často rozhodnou bohové, pšenice a monumenty. Ať je k vám Nil štědrý!

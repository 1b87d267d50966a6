# Velbloudí dostihy (Camel Up) česky.

title = Velbloudí dostihy
about = Camel Up, velbloudí dostihy se sázkami: kdo vyhraje etapu, kdo celý dostih a kdo doběhne poslední.
length = 30 minut

## Věci

name-blue = modrý
name-green = zelený
name-orange = oranžový
name-yellow = žlutý
name-white = bílý
die-none = žádná
die-regular = kostka
die-extra = kostka navíc
side-oasis = oáza
side-mirage = fata morgána
pile-winner = celkový vítěz
pile-loser = celkově poslední

## Možnosti

option-dice = Supercup 1: dvacet polí a poslední velbloud dostane v každé etapě kostku navíc
option-adrenaline = k Supercupu 1: za destičku pyramidy lze vhodit další kostku navíc
option-paparazzi = Supercup 2: lze si najmout fotografa
option-connoisseurs = Supercup 3: sázky na přesné umístění velblouda
option-allies = Supercup 4: spojenectví, pro šest a více hráčů
option-referee = velbloud rozhodčí postaví vedle sebe první komínek, který na něj narazí

## Otázky

asked-turn = { $seat }: vyberte si akci.
asked-adrenaline = { $seat }: vrátíte destičku pyramidy a vhodíte do pyramidy kostku navíc?
asked-referee = { $seat }: vyberte pole pro rozhodčího.

## Akce: jejich druhy a každá z nich

menu-leg = Etapová sázka
menu-desert = Destička pouště
menu-pyramid = Pyramida
menu-race = Sázka na dostih
menu-hire = Fotograf na pole
menu-cover = Zakrýt vlastní sázku umístěním
menu-bottom = Nejspodnější sázka s umístěním
menu-ally = Spojit se
menu-adr = Kostka navíc
menu-ref = Rozhodčí na pole

action-leg = vzít etapovou sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda
action-desert = destička pouště na pole { $space }, nahoře { $side }
action-pyramid = vzít destičku pyramidy a hodit kostkou
action-race = vsadit na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda: { $pile }
action-hire = najmout fotografa na pole { $space }
action-cover = zakrýt destičkou { $place }. místa svou sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda v hodnotě { $value }
action-bottom = vzít nejspodnější sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda a zakrýt ji destičkou { $place }. místa
action-ally = uzavřít spojenectví: { $other_seat }
action-adr = { $die_id ->
    [none] nechat si destičku pyramidy
    [blue] vhodit do pyramidy modrou kostku navíc
    [green] vhodit do pyramidy zelenou kostku navíc
    [orange] vhodit do pyramidy oranžovou kostku navíc
    [yellow] vhodit do pyramidy žlutou kostku navíc
    [white] vhodit do pyramidy bílou kostku navíc
   *[other] vhodit do pyramidy kostku navíc ({ $die })
}
action-ref = rozhodčí na pole { $space }

## Před akcemi, které by omylem mrzely

confirm-race = Vsadit na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda: { $pile }? Karta tam zůstane až do konce dostihu.

## Šance

odds-leg = Etapa
odds-leg-first = vyhraje ji
odds-leg-second = druhý
odds-race = Celý dostih
odds-race-first = vyhraje ho
odds-race-last = poslední

## Události

event-leg_begun = Začíná { $leg }. etapa, první na tahu: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-extra_die_added = Do pyramidy přibývá { $camel_id ->
    [blue] modrá
    [green] zelená
    [orange] oranžová
    [yellow] žlutá
   *[white] bílá
} kostka navíc.
event-referee_placed = { $seat_id ->
    [Vy] Stavíte
   *[other] { $seat } staví
} rozhodčího na pole { $space }.
event-leg_tile_taken = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} etapovou sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda v hodnotě { $value }.
event-desert_tile_placed = { $seat_id ->
    [Vy] Pokládáte
   *[other] { $seat } pokládá
} destičku pouště na pole { $space }, nahoře { $side }.
event-pyramid_tile_taken = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} destičku pyramidy.
event-rolled = { $seat_id ->
    [Vy] Házíte
   *[other] { $seat } hází
}: { $camel_id ->
    [blue] modrá
    [green] zelená
    [orange] oranžová
    [yellow] žlutá
   *[white] bílá
} { $die }, padá { $face }.
event-moved = { $camels ->
    [one] { $camel_id ->
        [blue] Modrý
        [green] Zelený
        [orange] Oranžový
        [yellow] Žlutý
       *[white] Bílý
    } velbloud jde z pole { $start } na pole { $end }.
    [few] { $camel_id ->
        [blue] Modrý
        [green] Zelený
        [orange] Oranžový
        [yellow] Žlutý
       *[white] Bílý
    } velbloud jde z pole { $start } na pole { $end }, celkem { $camels } velbloudi.
   *[other] { $camel_id ->
       [blue] Modrý
       [green] Zelený
       [orange] Oranžový
       [yellow] Žlutý
      *[white] Bílý
   } velbloud jde z pole { $start } na pole { $end }, celkem { $camels } velbloudů.
}
event-desert_coin = { $seat_id ->
    [Vy] Dostáváte
   *[other] { $seat } dostává
} { $amount ->
    [one] { $amount } libru
    [few] { $amount } libry
   *[other] { $amount } liber
} za destičku pouště na poli { $space }.
event-photographed = { $seat_id ->
    [Vy] Dostáváte
   *[other] { $seat } dostává
} { $amount ->
    [one] { $amount } libru
    [few] { $amount } libry
   *[other] { $amount } liber
} za fotografii na poli { $space }.
event-lined_up = { $camels ->
    [one] Rozhodčí opouští pole { $space }.
    [few] Rozhodčí staví na poli { $space } vedle sebe { $camels } velbloudy a odchází.
   *[other] Rozhodčí staví na poli { $space } vedle sebe { $camels } velbloudů a odchází.
}
event-race_card_placed = { $camel_known ->
    [yes] { $seat_id ->
        [Vy] Sázíte
       *[other] { $seat } sází
    } na { $camel_id ->
        [blue] modrého
        [green] zeleného
        [orange] oranžového
        [yellow] žlutého
       *[white] bílého
    } velblouda: { $pile }.
   *[no] { $seat_id ->
        [Vy] Pokládáte
       *[other] { $seat } pokládá
    } kartu na hromádku „{ $pile }“.
}
event-photographer_hired = { $seat_id ->
    [Vy] Najímáte
   *[other] { $seat } najímá
} fotografa na pole { $space }.
event-tile_covered = { $seat_id ->
    [Vy] Zakrýváte
   *[other] { $seat } zakrývá
} destičkou { $place }. místa sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda v hodnotě { $value }.
event-bottom_tile_covered = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} nejspodnější sázku na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda v hodnotě { $value } a { $seat_id ->
    [Vy] zakrýváte
   *[other] zakrývá
} ji destičkou { $place }. místa.
event-allied = { $seat_id ->
    [Vy] Vy a { $other_seat } jste teď spojenci.
   *[other] { $other_seat_id ->
        [Vy] { $seat } a vy jste teď spojenci.
       *[other] { $seat } a { $other_seat } jsou teď spojenci.
    }
}
event-extra_die_bought = { $seat_id ->
    [Vy] Vracíte destičku pyramidy a vhazujete
   *[other] { $seat } vrací destičku pyramidy a vhazuje
} { $camel_id ->
    [blue] modrou
    [green] zelenou
    [orange] oranžovou
    [yellow] žlutou
   *[white] bílou
} kostku navíc.
event-leg_ended = Etapa končí: první je { $winner }, druhý { $second }.
event-leg_scored = { $seat }: destičky { $tiles }, od spojence { $copied }, vyplaceno { $amount }.
event-race_ended = Dostih končí: vítězí { $winner }, poslední je { $loser }.
event-race_card_scored = { $seat }: { $camel } jako { $pile }, { $amount }.

## Nakreslený plán: jak se jmenují jeho věci

board-track = Závodní dráha
board-space = pole { $space }
board-desert-tile = { $side } ({ $seat_id ->
    [Vy] vy
   *[other] { $seat }
})
board-camera = fotoaparát ({ $seat_id ->
    [Vy] vy
   *[other] { $seat }
})
board-referee = velbloud rozhodčí
board-pyramid = Pyramida: uvnitř { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $tiles ->
    [one] zbývá 1 destička pyramidy
    [few] zbývají { $tiles } destičky pyramidy
   *[other] zbývá { $tiles } destiček pyramidy
}
board-pyramid-tiles = { $tiles ->
    [one] 1 destička pyramidy
    [few] { $tiles } destičky pyramidy
   *[other] { $tiles } destiček pyramidy
}
board-rolled = Padlo v této etapě
board-tent = { $face ->
    [0] { $camel }: kostka ještě nepadla
   *[other] { $camel }: padlo { $face }
}
board-extra-dice = Kostky navíc
board-extra-die = { $place_id ->
    [platform] { $camel_id ->
        [blue] Modrá
        [green] Zelená
        [orange] Oranžová
        [yellow] Žlutá
       *[white] Bílá
    } kostka navíc na plošině
    [crater] { $camel_id ->
        [blue] Modrá
        [green] Zelená
        [orange] Oranžová
        [yellow] Žlutá
       *[white] Bílá
    } kostka navíc ve svém kráteru, padlo { $face }
   *[pyramid] { $camel_id ->
       [blue] Modrá
       [green] Zelená
       [orange] Oranžová
       [yellow] Žlutá
      *[white] Bílá
   } kostka navíc v pyramidě
}
board-order = Pořadí teď
board-place-now = { $camel } je na { $place }. místě
board-leg = { $leg }. etapa
board-marker = { $seat_id ->
    [Vy] Etapu začínáte vy
   *[other] Etapu začíná { $seat }
}
board-leg-tiles = Etapové sázky
board-leg-stack = etapové sázky na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda: { $values }
board-leg-tile = etapová sázka na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda v hodnotě { $value }
board-covered-tile = etapová sázka na { $camel_id ->
    [blue] modrého
    [green] zeleného
    [orange] oranžového
    [yellow] žlutého
   *[white] bílého
} velblouda zakrytá destičkou { $place }. místa
board-pile = Hromádka „{ $pile }“: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-ranking = Přesná umístění
board-ranking-tile = destička umístění: { $place }. místo
board-ranking-taken = destička umístění: { $place }. místo, { $seat_id ->
    [Vy] máte ji vy
   *[other] má ji { $seat }
}
board-alliances = Spojenectví
board-unallied = { $seat_id ->
    [Vy] Nemáte
   *[other] { $seat } nemá
} v této etapě spojence
board-allied = { $seat_id ->
    [Vy] Vy a { $other_seat } jste spojenci
   *[other] { $other_seat_id ->
        [Vy] { $seat } a vy jste spojenci
       *[other] { $seat } a { $other_seat } jsou spojenci
    }
}
board-photographer = { $seat_id ->
    [Vy] Máte
   *[other] { $seat } má
} najatého fotografa
board-photographer-free = Fotograf je volný
board-referee-away = Velbloud rozhodčí je mimo dráhu
board-money = { $money ->
    [one] { $money } libra
    [few] { $money } libry
   *[other] { $money } liber
}
board-desert-free = destička pouště, není na dráze
board-race-card = sázková karta: { $camel }
board-cards = { $cards ->
    [one] 1 sázková karta v ruce
    [few] { $cards } sázkové karty v ruce
   *[other] { $cards } sázkových karet v ruce
}

## Bodový list

score-start = počáteční peníze
score-leg_tiles = etapové sázky
score-ranking_tiles = destičky umístění
score-pyramid_tiles = destičky pyramidy
score-ally = od spojenců
score-desert = destička pouště
score-photos = fotografie
score-winner_pile = celkový vítěz
score-loser_pile = celkově poslední
score-waived = prominuté dluhy

## Proč akce není povolena

refused-CU-5-2 = V tahu je právě jedna běžná akce a tu už máte za sebou.
refused-CU-5-3 = Etapová sázka této barvy už žádná nezbývá.
refused-CU-5-6 = Destička pouště potřebuje prázdné pole, nejblíže pole 2, které nesousedí s destičkou pouště jiného hráče.
refused-CU-5-14 = Tuto sázkovou kartu už v ruce nemáte.
refused-CU-8-10 = Dostih skončil.
refused-CU-10-1 = Bonusová akce přichází po běžné akci a jen pro hráče s destičkou pyramidy.
refused-CU-10-2 = Do pyramidy lze vhodit jen kostku navíc, která leží na plošině.
refused-CU-10-5 = Kostku navíc vedoucího velblouda nelze vybrat.
refused-CU-11-1 = Fotoaparát potřebuje prázdné pole a fotografa nesmí mít nikdo jiný.
refused-CU-11-8 = Na pole, kam míří fotoaparát, se destička pouště položit nesmí.
refused-CU-12-1 = Destičku tohoto umístění už někdo má.
refused-CU-12-2 = Nemáte nezakrytou etapovou sázku této barvy a hodnoty.
refused-CU-12-3 = Zespodu už není žádná etapová sázka této barvy k mání.
refused-CU-13-2 = Spojenectví lze uzavřít s jiným hráčem, jen když v této etapě ani jeden z vás spojence nemá.
refused-CU-14-1 = Rozhodčí se staví na začátku etapy na pole bez velbloudů.
refused-CU-15-3 = Destička pouště musí na jiné pole; otočit ji tam, kde leží, nelze.
refused-CU-15-16 = Fotoaparát už na toto pole míří.
refused-CU-15-24 = Na tomto poli stojí rozhodčí.
refused-CU-15-48 = Nejdřív je třeba postavit rozhodčího.
refused-CU-16-2 = To v této hře není: pole za koncem dráhy, neobsazené místo nebo vypnutý modul.

## V terminálu

table-extra = navíc
table-rolled = Padlo
table-places = Místa
table-pounds = libry
table-cards = Karty
table-ally = Spojenec
table-referee = rozh.
odds-pyramid = V pyramidě
odds-pyramid-empty = Pyramida je prázdná: etapa skončí tak, jak je.
odds-camera-sign = fot
odds-referee-sign = roz
odds-place = { $place }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-certain = { $percent } %
odds-ends = Dostih skončí v této etapě: { $chance }
odds-landings = Očekávaný počet vstupů na pole { $space } ({ $side }): { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-photo = Fotografie na poli { $space }: { $chance }; očekávaný počet velbloudů na ní: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-referee = Rozhodčí na poli { $space } zasáhne: { $chance }
odds-worth = Hodnota akcí v této etapě, v librách
odds-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-model = Vypočteno přesně, ne simulací. Destičky pouště a adrenalin příštích etap do modelu dostihu nepatří, takže hráči mohou jeho šance ještě změnit.
odds-faces = Stěny kostky navíc neuvádí žádný pramen; { $faces } jsme doplnili sami (CU-2.7).

## Možnosti, které se k sobě nehodí

unfit-adrenaline = adrenalin (adrenaline) je doplněk Supercupu 1: zapněte také dice (CU-1.2)
unfit-allies = spojenectví (allies) je pro { $least } a více hráčů, ne pro { $players } (CU-1.3)
unfit-players = pro { $players } hráčů je třeba jeden z modulů { $modules }; bez nich je hra pro 2 až { $base } hráčů, s nimi nejvýše pro { $most } (CU-1.4, CU-1.5)

## Co je naše, protože to nemá žádný pramen

ours-players-character_ids = Postavy mají čísla, ne jména.
ours-track-added_space_numbers = Čtyři pole navíc jsou { $value }; kde na tištěné dráze leží, není známo.
ours-camels-letters = Každý velbloud má písmeno, například B je modrý.
ours-dice-extra-faces = Stěny kostky navíc jsou { $value }.
ours-money-bank_limited = Bance peníze nikdy nedojdou.
ours-marker-first_seat = Začíná první místo; s hrou z krabice nejmladší hráč.

## Výuka

tutorial-welcome = Vítejte na dostizích! Pět velbloudů oběhne jednou pyramidu a vy na ně sázíte. Kdo má nejvíc peněz, když první velbloud proběhne cílem, vyhrává. Tady vidíte své.
tutorial-stack = Velbloudi, kteří se potkají, vylezou jeden na druhého. Kdo sedí výš, je vpředu, takže vede zelený. A kdo se pohne, nese všechny na svých zádech, ale nikoho zespodu.
tutorial-dice = Dostih se běží po etapách. V každé etapě se každý velbloud pohne jednou, o jedno až tři pole. Kostky oranžového a bílého jsou ještě v pyramidě.
tutorial-leg = Ve svém tahu uděláte jednu ze čtyř věcí. První: vsadíte, kdo bude na konci etapy vepředu. Zelený vypadá dobře: vezměte sázku na něj, může vynést 5.
tutorial-desert = Někdo vsadil na zeleného po vás a dostal už jen sázku za 3. Druhá věc: destička pouště. Položte oázu na pole 12, kam může brzy přijít bílý.
tutorial-oasis = Bílý přišel, se zeleným na zádech! Vaše oáza je poslala o pole dál a vynesla vám 1. Druhá strana, fata morgána, posílá velbloudy zpět.
tutorial-roll = Třetí věc: vezměte destičku pyramidy, která vynese 1, a hoďte kostkou. Zbývá tam jen oranžová, takže váš hod etapu ukončí.
tutorial-paid = Vede zelený: sázka vám vynesla 5 a každý ze dvou hodů 1. Sázka na druhého vynese 1, na kohokoli jiného stojí 1. Začala nová etapa.
tutorial-race = Čtvrtá věc: tajná sázka na celý dostih. Oranžový je daleko vzadu, tak vsaďte, že bude poslední. První správná karta vynese 8, další méně; špatná stojí 1.
tutorial-farewell = To je celá hra: sázky na etapu, destičky pouště, hody a sázky na dostih. Sledujte, kdo koho nese, a sázejte včas. Dobrou zábavu!

# Údolí králů (Egizia) česky.

title = Údolí králů
about = Egizia: plavte se po Nilu, živte své stavební čety a v pěti kolech stavte monumenty Egypta.
length = 90 minut

## Možnosti

option-edition = podle kterých pravidel se hraje, kde se tři vydání liší
option-edition-german = německá: jedna karta sfingy na začátek
option-edition-czech = česká: na začátku jedna ze dvou karet sfingy
option-edition-polish = polská: skóre neklesá pod 0, vylepšená pole mají pro karty sfingy svou tištěnou barvu
option-optional_cards = polské vydání pro 2 nebo 3 hráče: dvě volitelné karty nahrazují N11 a X28
option-heliopolis_repeat = karta, která opakuje kruhové políčko, platí i pro Heliopolis

## Věci

crew-blue = modrá četa
crew-black = černá četa
crew-yellow = žlutá četa
crew-joker = žolík
colour-green = zelené
colour-yellow_green = žlutozelené
colour-brown = hnědé
ring-left = vlevo
ring-middle = uprostřed
ring-right = vpravo
direction-left = doleva
direction-stay = na místě
direction-right = doprava
track-stone_sale = prodej kamenů
track-grain_market = obilný trh
site-sphinx = Sfinga
site-obelisk_and_tombs = Obelisk a hroby
site-pyramid_and_temple = Pyramida a chrám
slot-1 = místo 1
slot-2 = místo 2
slot-3 = místo 3
slot-reserve = jako náhradník
slot-extra = jako stavitel navíc
brick-obelisk = obelisk
brick-tomb = první hrob
brick-row1 = 1. řada pyramidy
brick-row2 = 2. řada pyramidy
brick-row3 = 3. řada pyramidy
brick-row4 = 4. řada pyramidy
brick-row5 = 5. řada pyramidy
brick-row6 = 6. řada pyramidy
brick-left = levý pilíř
brick-right = pravý pilíř
brick-column = sloup
brick-top = vrchní kámen
phase-opening = příprava
phase-laying = vykládají se karty
phase-sailing = plavba
phase-feeding = krmení čet
phase-quarrying = kamenolomy dávají kameny
phase-building = stavba
phase-participating = body za spolupráci
phase-ordering = pořadí na tahu
category-feeding = živení
category-grain_market = obilný trh
category-fields = pole
category-sales = prodané kameny
category-brick_cards = vlastní cihličky
category-sphinx_returned = vrácené karty sfingy
category-obelisk = obelisk
category-tombs = hroby
category-pyramid = pyramida
category-temple = chrám
category-rows = řada pyramidy
category-participation = spolupráce na stavbách
category-stone_sale = prodej kamenů
category-tomb_collection = nasbírané hroby
category-sphinx_cards = karta sfingy

## Místa podél Nilu

place-edfu = Edfu
place-thebae = Thebae
place-abydus = Abydus, sfinga
place-passalon = Passalon
place-selinon = Selinon
place-amarna = Amarna, obelisk a hroby
place-beni_hasan = Beni Hasan
place-alyi = Alyi
place-giza = Gíza, pyramida a chrám
place-heliopolis = Heliopolis
position-1 = C1
position-2 = Edfu
position-3 = C2
position-4 = Thebae
position-5 = C3
position-6 = Abydus (sfinga)
position-7 = C4
position-8 = Passalon
position-9 = C5
position-10 = Selinon
position-11 = C6
position-12 = Amarna (obelisk, hroby)
position-13 = C7
position-14 = Beni Hasan
position-15 = C8
position-16 = Alyi
position-17 = C9
position-18 = Gíza (pyramida, chrám)
position-19 = C10
position-20 = Heliopolis
gives-edfu = oba ukazatele o políčko
gives-thebae = černá a žlutá +1
gives-abydus = brát karty sfingy
gives-passalon = žolík +1, pak prstenec
gives-selinon = černá a modrá +1
gives-amarna = stavět obelisk, hroby
gives-beni_hasan = modrá a žlutá +1
gives-alyi = libovolná četa +1, 2 kameny
gives-giza = stavět pyramidu, chrám
gives-heliopolis = žolík +1, pak prstenec

## Karty Nilu: jména a účinky

name-G2 = zelené pole 2
name-G3 = zelené pole 3
name-G4 = zelené pole 4
name-G5 = zelené pole 5
name-G6s = zelené pole 6
name-Y4 = žlutozelené pole 4
name-Y5 = žlutozelené pole 5
name-Y6 = žlutozelené pole 6
name-Y7 = žlutozelené pole 7
name-B6 = hnědé pole 6
name-B7 = hnědé pole 7
name-B8 = hnědé pole 8
name-B9 = hnědé pole 9
name-Q2 = kamenolom 2
name-Q3 = kamenolom 3
name-Q4 = kamenolom 4
name-N1 = dvě lodě
name-N2 = dvě čety
name-N3 = šest kamenů
name-N4 = ponechat dvě
name-N5 = čtyři obilí
name-N6 = opakování
name-N7 = plus tři
name-N8 = stavitel navíc
name-N9 = první místo
name-N10 = prodat deset
name-N11 = o dvě karty sfingy víc
name-N11b = o kartu sfingy víc
name-N12 = zbylá karta
name-N13 = koupit sílu
name-N14 = proti proudu
name-N15 = vylepšení pole
name-N16 = obsazené políčko
name-N17 = posílení čety
name-N18 = kameny místo obilí
name-N19 = hrob za 8
name-N20 = obilný trh o dvě
name-N21 = prodej kamenů o dvě
name-N22 = dva kroky podle volby
name-N23a = černá a žlutá
name-N23b = černá a modrá
name-N23c = modrá a žlutá
name-N24a = cihličky obelisku a hrobů
name-N24b = cihličky pyramidy a chrámu
does-G2 = zelené pole 2
does-G3 = zelené pole 3
does-G4 = zelené pole 4
does-G5 = zelené pole 5
does-Y4 = žlutozelené pole 4
does-Y5 = žlutozelené pole 5
does-Y6 = žlutozelené pole 6
does-Y7 = žlutozelené pole 7
does-B6 = hnědé pole 6, prodej o 1
does-B7 = hnědé pole 7, trh o 1
does-B8 = hnědé pole 8, 3 body
does-B9 = hnědé pole 9, 4 kameny
does-Q2 = kamenolom, 2 kameny za kolo
does-Q3 = kamenolom, 3 kameny za kolo
does-Q4 = kamenolom, 4 kameny za kolo
does-N1 = jednou: druhá loď
does-N2 = jednou: staví dvě čety
does-N3 = jednou: 6 kamenů
does-N4 = jednou: nechat si 2 sfingy
does-N5 = jednou: 4 obilí
does-N6 = jednou: kruhové políčko znovu
does-N7 = jednou: síla +3
does-N8 = jednou: stavět i bez místa
does-N9 = jednou: v kole stavět první
does-N10 = jednou: prodat až 10 kamenů
does-N11 = trvale: 2 karty sfingy zdarma
does-N11b = trvale: 1 karta sfingy zdarma
does-N12 = trvale: vzít zbylou kartu
does-N13 = každé kolo: 2 kameny, četa +1
does-N14 = každé kolo: loď proti proudu
does-N15 = trvale: pole o barvu lepší
does-N16 = každé kolo: obsazené políčko
does-N17 = každé kolo: četa +1
does-N18 = trvale: živit kameny
does-N19 = trvale: o 8 více v hrobech
does-N20 = ihned: trh o 2
does-N21 = ihned: prodej o 2
does-N22 = ihned: dvakrát četa +1
does-N23a = ihned: černá a žlutá +1
does-N23b = ihned: černá a modrá +1
does-N23c = ihned: modrá a žlutá +1
does-N24a = ihned: obelisk, hroby po 1
does-N24b = ihned: pyramida, chrám po 1

## Co karty Nilu dělají, celou větou

text-green = Zelené pole: nese { $value } obilí v každém kole.
text-yellow_green = Žlutozelené pole: nese { $value } obilí, když je vodní prstenec uprostřed nebo vpravo.
text-B6 = Hnědé pole: nese 6 obilí, když je vodní prstenec vpravo. Ihned: váš ukazatel na prodeji kamenů postoupí o jeden stupeň.
text-B7 = Hnědé pole: nese 7 obilí, když je vodní prstenec vpravo. Ihned: váš ukazatel na obilném trhu postoupí o jeden stupeň.
text-B8 = Hnědé pole: nese 8 obilí, když je vodní prstenec vpravo. Ihned: 3 body.
text-B9 = Hnědé pole: nese 9 obilí, když je vodní prstenec vpravo. Ihned: 4 kameny.
text-quarry = Kamenolom: v každém kole dává kameny, { $value }.
text-N1 = Jednou, po položení lodi: hned položte další.
text-N2 = Jednou, při stavbě: staví dvě čety společně a žolík smí pomoci.
text-N3 = Jednou: získáte 6 kamenů.
text-N4 = Jednou, u sfingy: nechte si dvě z tažených karet.
text-N5 = Jednou, při krmení čet: o 4 obilí více.
text-N6 = Jednou, když vaše loď vplula na kruhové políčko: jeho účinek platí ještě jednou.
text-N7 = Jednou, při stavbě: síla větší o 3.
text-N8 = Jednou: pošlete loď na staveniště, kde jsou všechna místa obsazená; i ta staví.
text-N9 = Jednou: v tomto kole staví vaše lodě na svých staveništích první.
text-N10 = Jednou: prodejte až 10 kamenů, každý za bod.
text-N11 = Do konce hry: u sfingy si smíte vzít 2 karty navíc zdarma.
text-N11b = Do konce hry: u sfingy si smíte vzít 1 kartu navíc zdarma.
text-N12 = Do konce hry: když všichni dopluli, vezměte si jednu z karet, které zbyly na Nilu.
text-N13 = Jednou v každém kole: zaplaťte 2 kameny a vybraná četa zesílí o 1.
text-N14 = Jednou v každém kole: položte loď proti proudu od své poslední.
text-N15 = Do konce hry: jedno z vašich polí je o barvu lepší, hnědé se stane žlutozeleným, žlutozelené zeleným.
text-N16 = Jednou v každém kole: vplujte na kruhové políčko, kde už stojí loď, jen ne do Heliopolis.
text-N17 = Jednou v každém kole: vybraná četa zesílí o 1.
text-N18 = Do konce hry: při krmení čet smějí kameny nahradit obilí.
text-N19 = Na konci hry mají vaše hroby dohromady o 8 větší cenu.
text-N20 = Ihned: váš ukazatel na obilném trhu postoupí o dva stupně.
text-N21 = Ihned: váš ukazatel na prodeji kamenů postoupí o dva stupně.
text-N22 = Ihned: dvě čety zesílí o 1, nebo jedna o 2.
text-N23a = Ihned: černá a žlutá četa zesílí o 1.
text-N23b = Ihned: černá a modrá četa zesílí o 1.
text-N23c = Ihned: modrá a žlutá četa zesílí o 1.
text-N24a = Ihned: bod za každou vaši cihličku v obelisku a hrobech.
text-N24b = Ihned: bod za každou vaši cihličku v pyramidě a chrámu.

## Karty sfingy

name-X1 = 7. stupeň obelisku je postaven: 7
name-X2 = 8. stupeň obelisku je postaven: 9
name-X3 = 9. stupeň obelisku je postaven: 11
name-X4 = jeden pilíř chrámu je hotov: 6
name-X5 = oba pilíře chrámu jsou hotovy: 10
name-X6 = všechny hroby jsou rozebrány: 9
name-X7 = pyramida je hotova: 8
name-X8 = 1, 2, 3 hráči na konci prodeje kamenů: 3, 5, 7
name-X9 = 1, 2, 3 hráči na konci obilného trhu: 3, 5, 7
name-X10 = 4 vlastní cihličky v chrámu: 6
name-X11 = 6 vlastních cihliček v pyramidě: 6
name-X12 = 7 vlastních cihliček v pyramidě: 8
name-X13 = 4 vlastní cihličky v obelisku: 7
name-X14 = 5 vlastních cihliček v obelisku: 9
name-X15 = 2 vlastní cihličky v každé stavbě: 10
name-X16 = 1 za každý vlastní hrob
name-X17 = síla modré čety
name-X18 = síla černé čety
name-X19 = síla žluté čety
name-X20 = síla žolíka
name-X21 = největší produkce kamenolomů: 7
name-X22 = největší produkce zelených polí: 6
name-X23 = největší produkce žlutozelených polí: 7
name-X24 = největší produkce hnědých polí: 8
name-X25 = vlastní ukazatel na konci prodeje kamenů: 4
name-X26 = vlastní ukazatel na konci obilného trhu: 4
name-X27 = 2 za každou trvalou kartu
name-X28 = 1 za každých 10 bodů
name-X28b = 1 za každých 15 bodů
name-X29 = vlastní ukazatele na konci obou stupnic: 7

## Otázky

asked-opening = { $seat }: kterou ze dvou karet sfingy si necháte?
asked-sail = { $seat }: kam pošlete loď?
asked-second_ship = { $seat }: kam pošlete druhou loď?
asked-slot = { $seat }: kde na staveništi bude vaše loď stát?
asked-raise = { $seat }: která četa zesílí?
asked-ring = { $seat }: kam s vodním prstencem?
asked-post = { $seat }: zahrajete po této lodi kartu?
asked-left = { $seat }: vezmete si kartu, která zbyla na Nilu?
asked-feed = { $seat }: zahrajete něco, než se čety nakrmí?
asked-site = { $seat }: budete na tomto a dalších staveništích kola stavět první?
asked-build = { $seat }: která četa staví, nebo se loď stáhne?
asked-team = { $seat }: kdo ještě při stavbě pomůže?
asked-second_crew = { $seat }: která bude druhá četa?
asked-draw = { $seat }: za kolik karet sfingy zaplatíte?
asked-free = { $seat }: kolik dalších si vezmete zdarma?
asked-keep = { $seat }: kterou kartu sfingy si necháte?
asked-bricks = { $seat }: co postavíte?
asked-track = { $seat }: který ukazatel posunete?
asked-bonus = { $seat }: zahrajete něco před bonusem za spolupráci?
asked-final = { $seat }: vylepšíte pole, než se vyhodnotí vaše karty sfingy?

## Jak se odpovídá

hint-opening = Počítá se na konci hry; vedle stojí, kolik by dala teď.
hint-sail = Klepněte na vyznačené místo; zpět proti proudu nelze.
hint-second_ship = I ta pluje dál po proudu.
hint-slot = Nejdřív staví místo 1, potom 2 a 3.
hint-raise = Silnější četa víc postaví, ale i víc sní.
hint-ring = Zavlažuje pole znázorněných barev, a to všem hráčům.
hint-post = Klepněte na vyznačenou kartu, nebo pokračujte.
hint-left = Klepněte na vyznačenou kartu, nebo neberte nic.
hint-feed = Klepněte na vyznačenou kartu pro víc obilí, nebo pokračujte.
hint-site = Klepněte na vyznačenou kartu, nebo pokračujte.
hint-build = Klepněte na četu: její síla určuje, kolik postaví.
hint-team = Žolík přidá svou sílu, jednou za kolo.
hint-second_crew = Její síla se přičte.
hint-draw = Karta stojí 1 kámen a 1 sílu. Jednu si smíte nechat; každá další přinese bod.
hint-free = Nic nestojí; dohromady nejvýš pět karet.
hint-keep = Boduje na konci. Každá vrácená karta hned přinese bod.
hint-bricks = Klepněte na vyznačený kámen: číslo je cena v kamenech a síle i zisk v bodech.
hint-track = Prodej kamenů: body za kameny na konci. Obilný trh: chybějící obilí stojí méně.
hint-bonus = Klepněte na vyznačenou kartu, nebo pokračujte.
hint-final = Klepněte na vyznačené pole, nebo pokračujte.

## Akce: jejich druhy a každá z nich

menu-loc = Plout na
menu-pass = Už neplout
menu-slot = Postavit se
menu-raise = Posílit
menu-ring = Vodní prstenec
menu-play = Zahrát
menu-sell = Prodat kameny, každý za bod
menu-upgrade = Vylepšit
menu-convert = Nakrmit kamenem
menu-take = Vzít kartu z
menu-take_none = Nic nebrat
menu-crew = Staví
menu-joker = Přidat žolíka
menu-crew_done = Sestava je hotova
menu-withdraw = Stáhnout se
menu-draw = Zaplatit za karty
menu-free = Karty zdarma
menu-keep = Nechat si kartu číslo
menu-keep_none = Nenechat si žádnou
menu-brick = Stavět
menu-build_done = Dál nestavět
menu-track = Posunout ukazatel
menu-done = Pokračovat

action-loc = poslat loď na políčko { $position }
action-loc-seen = poslat loď na políčko { $position }: { $what }
action-pass = v tomto kole už neplout
action-slot = postavit se na staveniště: { $slot }
action-raise = posílit { $crew_id ->
    [blue] modrou četu
    [black] černou četu
    [yellow] žlutou četu
   *[joker] žolíka
}
action-ring = { $direction_id ->
    [stay] nechat vodní prstenec { $direction }
   *[other] posunout vodní prstenec { $direction }
}
action-play = zahrát „{ $card }“
action-sell = { $stones ->
    [one] prodat 1 kámen za 1 bod
    [few] prodat { $stones } kameny za { $stones } body
   *[other] prodat { $stones } kamenů za { $stones } bodů
}
action-upgrade = přiložit vylepšení: { $field }
action-convert = nakrmit jedním kamenem
action-take = vzít kartu z políčka { $space }
action-take-seen = vzít „{ $card }“ z políčka { $space }
action-take_none = nebrat žádnou kartu
action-crew = { $crew_id ->
    [joker] stavět s žolíkem
    [blue] stavět s modrou četou
    [black] stavět s černou četou
   *[yellow] stavět se žlutou četou
}
action-joker = přidat žolíka
action-crew_done = sestava je hotova
action-withdraw = stáhnout loď a zde nestavět
action-draw = { $cards ->
    [one] zaplatit za 1 kartu
    [few] zaplatit za { $cards } karty
   *[other] zaplatit za { $cards } karet
}
action-free = { $cards ->
    [0] nebrat žádnou kartu zdarma
    [one] vzít 1 kartu zdarma
    [few] vzít { $cards } karty zdarma
   *[other] vzít { $cards } karet zdarma
}
action-keep = nechat si kartu číslo { $number }
action-keep-seen = nechat si „{ $sphinx }“
action-keep_none = všechny karty vrátit
action-brick = stavět: { $brick }
action-build_done = dál zde nestavět
action-track = posunout ukazatel na stupnici { $track_id ->
    [stone_sale] prodeje kamenů
   *[grain_market] obilného trhu
}
action-done = pokračovat

## Před akcemi, které by omylem mrzely

confirm-pass = V tomto kole už neposílat žádnou loď?
confirm-withdraw = Stáhnout loď a nic zde nepostavit?
confirm-keep_none = Nenechat si žádnou z těchto karet sfingy?

## Události

event-sphinx_dealt = { $sphinx_known ->
    [yes] { $seat_id ->
        [Vy] Dostáváte
       *[other] { $seat } dostává
    } kartu sfingy „{ $sphinx }“.
   *[no] { $seat_id ->
        [Vy] Dostáváte
       *[other] { $seat } dostává
    } kartu sfingy.
}
event-round_begun = Začíná { $round }. kolo.
event-card_laid = { $space }: { $card }.
event-ship_placed = { $seat_id ->
    [Vy] Posíláte
   *[other] { $seat } posílá
} loď na políčko { $place }.
event-slot_taken = { $seat_id ->
    [Vy] Stavíte se
   *[other] { $seat } se staví
} u { $site_id ->
    [sphinx] sfingy
    [obelisk_and_tombs] obelisku a hrobů
   *[pyramid_and_temple] pyramidy a chrámu
}: { $slot }.
event-card_taken = { $seat_id ->
    [Vy] Berete
   *[other] { $seat } bere
} kartu „{ $card }“.
event-passed = { $seat_id ->
    [Vy] Už neposíláte
   *[other] { $seat } už neposílá
} žádnou loď.
event-out = { $seat_id ->
    [Vy] Už nemáte
   *[other] { $seat } už nemá
} kam poslat loď.
event-crew_raised = { $seat_id ->
    [Vy] Posilujete
   *[other] { $seat } posiluje
} { $crew_id ->
    [blue] modrou četu
    [black] černou četu
    [yellow] žlutou četu
   *[joker] žolíka
} na { $strength }.
event-raise_lost = { $seat_id ->
    [Vy] Už nemůžete
   *[other] { $seat } už nemůže
} posílit { $crew_id ->
    [blue] modrou četu
    [black] černou četu
    [yellow] žlutou četu
   *[joker] žolíka
}.
event-ring_moved = { $seat_id ->
    [Vy] Posouváte
   *[other] { $seat } posouvá
} vodní prstenec na { $ring_id ->
    [left] levé
    [middle] prostřední
   *[right] pravé
} políčko.
event-ring_stayed = { $seat_id ->
    [Vy] Necháváte
   *[other] { $seat } nechává
} vodní prstenec na { $ring_id ->
    [left] levém
    [middle] prostředním
   *[right] pravém
} políčku.
event-marker_moved = { $seat_id ->
    [Vy] Klesáte
   *[other] { $seat } klesá
} na stupnici { $track_id ->
    [stone_sale] prodeje kamenů
   *[grain_market] obilného trhu
} na políčko { $space }.
event-marker_stayed = { $seat_id ->
    [Vy] Zůstáváte
   *[other] { $seat } zůstává
} na posledním políčku stupnice { $track_id ->
    [stone_sale] prodeje kamenů
   *[grain_market] obilného trhu
}.
event-stones_gained = { $seat_id ->
    [Vy] Získáváte
   *[other] { $seat } získává
} { $amount ->
    [one] { $amount } kámen
    [few] { $amount } kameny
   *[other] { $amount } kamenů
}, celkem { $stones }.
event-stones_spent = { $seat_id ->
    [Vy] Vydáváte
   *[other] { $seat } vydává
} { $amount ->
    [one] { $amount } kámen
    [few] { $amount } kameny
   *[other] { $amount } kamenů
}, zbývá { $stones }.
event-card_played = { $seat_id ->
    [Vy] Používáte
   *[other] { $seat } používá
} kartu „{ $card }“.
event-field_upgraded = { $seat_id ->
    [Vy] Vylepšujete
   *[other] { $seat } vylepšuje
} { $field }; teď je { $colour }.
event-nothing_taken = { $seat_id ->
    [Vy] Neberete si
   *[other] { $seat } si nebere
} žádnou z karet, které zbyly na Nilu.
event-ships_returned = { $ships ->
    [one] Vrací se 1 loď.
    [few] Vracejí se { $ships } lodě.
   *[other] Vrací se { $ships } lodí.
}
event-fed = { $seat_id ->
    [Vy] Živíte
   *[other] { $seat } živí
} čety: obilí { $grain }, potřeba { $need }.
event-hungry = { $seat_id ->
    [Vy] Nemáte dost obilí: máte
   *[other] { $seat } nemá dost obilí: má
} { $grain }, potřeba { $need }; každé chybějící stojí { $penalty ->
    [one] 1 bod
    [few] { $penalty } body
   *[other] { $penalty } bodů
}.
event-withdrawn = { $seat_id ->
    [Vy] Stahujete se
   *[other] { $seat } se stahuje
} od { $site_id ->
    [sphinx] sfingy
    [obelisk_and_tombs] obelisku a hrobů
   *[pyramid_and_temple] pyramidy a chrámu
}.
event-team_ready = { $joker ->
    [0] { $seat_id ->
        [Vy] Stavíte
       *[other] { $seat } staví
    } { $crews ->
        [one] s jednou četou
       *[other] se { $crews } četami
    }, síla { $strength }.
   *[other] { $seat_id ->
        [Vy] Stavíte
       *[other] { $seat } staví
    } { $crews ->
        [one] s jednou četou
       *[other] se { $crews } četami
    } a žolíkem, síla { $strength }.
}
event-sphinx_drawn = { $free ->
    [0] { $seat_id ->
        [Vy] Berete
       *[other] { $seat } bere
    } karty sfingy: { $paid }.
   *[other] { $seat_id ->
        [Vy] Berete
       *[other] { $seat } bere
    } karty sfingy: placené { $paid }, zdarma { $free }.
}
event-sphinx_seen = { $sphinx_known ->
    [yes] { $seat_id ->
        [Vy] Vidíte
       *[other] { $seat } vidí
    } „{ $sphinx }“.
   *[no] { $seat_id ->
        [Vy] Prohlížíte si
       *[other] { $seat } si prohlíží
    } kartu sfingy.
}
event-sphinx_kept = { $sphinx_known ->
    [yes] { $seat_id ->
        [Vy] Necháváte si
       *[other] { $seat } si nechává
    } „{ $sphinx }“.
   *[no] { $seat_id ->
        [Vy] Necháváte si
       *[other] { $seat } si nechává
    } kartu sfingy.
}
event-sphinx_put_back = { $sphinx_known ->
    [yes] { $seat_id ->
        [Vy] Vracíte
       *[other] { $seat } vrací
    } „{ $sphinx }“ dospod balíčku.
   *[no] { $seat_id ->
        [Vy] Vracíte
       *[other] { $seat } vrací
    } kartu sfingy dospod balíčku.
}
event-brick_laid = { $seat_id ->
    [Vy] Stavíte
   *[other] { $seat } staví
} za { $value }: { $brick }.
event-tomb_opened = Odkrývá se hrob v hodnotě { $value }.
event-row_completed = { $row }. řada pyramidy je hotova; nejvíce cihliček: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}, { $bricks }.
event-scored = { $seat }: { $category } { $points }, skóre { $score }.
event-cards_discarded = Karty zbylé na Nilu jsou odloženy: { $cards }.
event-order_tile = Pořadí na tahu: { $seat } – číslo { $tile }.
event-final_scoring = Závěrečné bodování: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-sphinx_scored = { $seat_id ->
    [Vy] Ukazujete
   *[other] { $seat } ukazuje
} „{ $sphinx }“: { $points }.
event-game_ended = Hra končí; { $seat_id ->
    [Vy] vítězíte vy
   *[other] vítězí { $seat }
}.

## Nakreslený plán: jak se jmenují jeho věci

board-works = Stavby
board-own = Moje deska
board-tracks = Stupnice
board-boxed = Nilské karty mimo hru
board-river = Nil
board-no-card = karta už tu není
board-ships = lodě: { $ships }
board-furthest = vaše poslední loď; další popluje dál po proudu
board-obelisk = Obelisk
board-tombs = Hroby
board-tomb = první hrob, hodnota { $value }
board-pyramid = Pyramida
board-temple = Chrám
board-deck = balíček sfingy, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-looking = prohlíží si { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-ring = Vodní prstenec: { $ring }
board-ring-space = Vodní prstenec { $ring }: zavlažená pole { $fields }
board-crew = { $crew }, síla { $strength }
board-crew-used = { $crew }, síla { $strength }, v tomto kole už { $crew_id ->
    [joker] stavěl
   *[other] stavěla
}
board-field = { $colour } pole { $value }{ $upgrades ->
    [0] { "" }
   *[other] , vylepšené
}{ $watered_id ->
    [yes] , zavlažené
   *[no] , suché
}
board-grain = Obilí a potřeba
board-hunger = chybí { $missing } × { $penalty } = −{ $lost ->
    [one] 1 bod
    [few] { $lost } body
   *[other] { $lost } bodů
}
board-penalty = (−{ $penalty } za každé chybějící)
board-part = Spolupráce
board-unattached = k přiložení k poli
board-put-back = vámi vráceno: { $cards }
board-below = { $sphinx }: { $above ->
    [0] úplně nahoře
    [one] nad ní 1 karta
    [few] nad ní { $above } karty
   *[other] nad ní { $above } karet
}
board-fed = Obilí { $grain }, potřeba { $need }, ztráta { $lost }
board-stones = Kameny
board-stones-and = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}, každé kolo +{ $quarried }
board-hand = Lodě
board-ships-left = { $ships ->
    [one] 1 loď v zásobě
    [few] { $ships } lodě v zásobě
   *[other] { $ships } lodí v zásobě
}
board-sphinx-cards = { $cards ->
    [one] 1 karta sfingy
    [few] { $cards } karty sfingy
   *[other] { $cards } karet sfingy
}
board-tombs-of = hroby v hodnotě { $tombs }
board-now = teď { $points }
board-strength = síla { $used } z { $strength }
board-stones-left = { $stones ->
    [one] zbývá 1 kámen
    [few] zbývají { $stones } kameny
   *[other] zbývá { $stones } kamenů
}
board-points-so-far = zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-round = { $round }. kolo z { $rounds }
board-score-track = Počitadlo bodů, od prvního k poslednímu
board-score = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
board-turn-order = pořadí tahů
board-sold = { $stones ->
    [one] prodán { $stones } kámen
    [few] prodány { $stones } kameny
   *[other] prodáno { $stones } kamenů
}

## Bodový list

score-feeding = chybějící obilí
score-grain_market = konec obilného trhu
score-fields = hnědé pole
score-sales = kameny prodané kartou
score-brick_cards = karty za vlastní cihličky
score-sphinx_returned = vrácené karty sfingy
score-obelisk = obelisk
score-tombs = hroby
score-pyramid = pyramida
score-temple = chrám
score-rows = řady pyramidy
score-participation = spolupráce na stavbách
score-stone_sale = kameny prodané na konci
score-tomb_collection = nasbírané hroby
score-sphinx_cards = karty sfingy

## Závěrečné bodování krok za krokem

scoring-stone_sale = Kdo stojí na jednom z posledních dvou stupňů prodeje kamenů, prodá všechny kameny, dva za bod.
scoring-tomb_collection = Hroby se počítají ještě jednou: dohromady do 10 dají 2 body, do 20 dají 5, nad 20 dají 9.
scoring-sphinx_cards = Nakonec tajemství: všichni ukážou karty sfingy a obodují je.

## Proč akce není povolena

refused-EG-2-14 = Ve dvou nebo třech hráčích jsou na staveništi otevřena jen místa 1 a 2.
refused-EG-4-3 = Na tomto místě už stojí jiná loď.
refused-EG-4-4 = Nová loď musí dál po proudu než všechny vaše lodě, které v tomto kole už stojí.
refused-EG-4-5 = Nemáte v zásobě žádnou loď.
refused-EG-4-6 = Žádná karta tam už neleží.
refused-EG-4-8 = Na tomto kruhovém políčku už stojí jiná loď.
refused-EG-4-10 = Na tomto staveništi už loď máte.
refused-EG-4-11 = Dokud je volné místo, nemůže loď stát jako náhradník.
refused-EG-5-7 = Heliopolis je obsazena a karta pro obsazená kruhová políčka tam neplatí.
refused-EG-5-8 = Vodní prstenec nikdy neopouští svá tři políčka.
refused-EG-5-10 = Tato četa už má největší sílu.
refused-EG-7-7 = Žolík nikdy nestaví sám; nejdřív vyberte jinou četu.
refused-EG-7-8 = Tato četa už v tomto kole stavěla, nebo už je v sestavě.
refused-EG-7-12 = Stavba stojí nejméně jeden kámen.
refused-EG-8-1 = Zaplatit lze nejvýše za pět karet a ne za víc, než dovolí síla sestavy a vaše kameny.
refused-EG-8-4 = Nechat si lze jen kartu právě vzatou z balíčku, a to jen jednou.
refused-EG-8-10 = Žádný hrob už nezbývá.
refused-EG-8-17 = Tento pilíř je hotov.
refused-EG-8-18 = Sloup vyžaduje oba hotové pilíře a sloupy jsou jen dva.
refused-EG-8-19 = Vrchní kámen vyžaduje oba sloupy a vrchní kameny jsou jen dva.
refused-EG-8-20 = Tato řada pyramidy je plná.
refused-EG-8-21 = Cihlička pyramidy musí ležet na dvou cihličkách nižší řady.
refused-EG-11-13 = Na staveništi s obsazenými místy může stavět jen stavitel navíc (N8).
refused-EG-11-18 = Sílu lze koupit jen jednou za kolo.
refused-EG-11-22 = Posílení čety lze použít jen jednou za kolo.
refused-EG-13-1 = Hra skončila.
refused-EG-16-1 = Kartu může zahrát jen ten, kdo ji má, a jen v její chvíli; ta teď není.
refused-EG-16-9 = Stojí tam vaše nejdále doplutá loď.
refused-EG-16-14 = Pro další loď už není místo.
refused-EG-16-17 = Stavitele navíc lze použít, jen když jsou všechna místa staveniště obsazena.
refused-EG-16-19 = Opakovat lze jen kruhové políčko, na které vaše loď právě vplula, a jen jednou.
refused-EG-16-21 = V této hře se Heliopolis opakovat nedá.
refused-EG-16-25 = Žádná karta tam nezbyla.
refused-EG-16-28 = Obilí z karet a kamenů lze získat, jen dokud nějaké chybí, a musíte mít kámen.
refused-EG-16-30 = Prodat lze jeden až deset kamenů, a jen ty, které máte.
refused-EG-16-31 = Četa ještě nesmí mít největší sílu a koupě síly stojí dva kameny.
refused-EG-16-32 = Vylepšení patří k vlastnímu žlutozelenému nebo hnědému poli.
refused-EG-16-43 = Kartu na druhou četu lze při jedné stavbě použít jednou.
refused-EG-16-44 = Tolik karet zdarma vzít nelze, a celkem nejvýše pět.
refused-EG-16-46 = S kartou na ponechání dvou si necháváte právě dvě z nejméně dvou vzatých karet, jednou za stavbu.
refused-EG-16-53 = Tato stavba je hotova.
refused-EG-18-29 = Nechte si jednu ze svých dvou počátečních karet.
refused-EG-18-30 = Jste na řadě s plavbou: vyberte místo, pasujte, nebo nejdřív zahrajte kartu.
refused-EG-18-31 = Vyberte, kde na staveništi bude vaše loď stát.
refused-EG-18-32 = Nejdřív proveďte účinek: vyberte četu, nebo kam půjde prstenec.
refused-EG-18-33 = Po lodi může následovat jen druhá loď nebo karta opakování; druhou loď je třeba umístit.
refused-EG-18-34 = Vezměte si kartu, která zbyla na Nilu, nebo žádnou.
refused-EG-18-35 = Živíte své čety: získejte obilí kartou či kameny, nebo pokračujte.
refused-EG-18-36 = Rozhodněte se, zda zahrajete první místo, nebo pokračujte.
refused-EG-18-37 = Stavte s četou, stáhněte se, nebo nejdřív zahrajte kartu.
refused-EG-18-38 = Vyberte, kdo je v sestavě, a pak potvrďte, že je hotova.
refused-EG-18-39 = Vyberte, za kolik karet sfingy zaplatíte.
refused-EG-18-40 = Vyberte, kolik karet sfingy si vezmete zdarma.
refused-EG-18-41 = Nechte si jednu ze vzatých karet sfingy, nebo žádnou.
refused-EG-18-42 = Stavte, co toto staveniště nabízí, nebo stavbu ukončete.
refused-EG-18-43 = Posuňte svůj ukazatel na prodeji kamenů nebo na obilném trhu.
refused-EG-18-44 = Zahrajte kartu, nebo pokračujte k zápisu bodů za spolupráci.
refused-EG-18-45 = Přiložte vylepšení, nebo pokračujte k vyhodnocení karet sfingy.
refused-EG-18-46 = S touto četou nebude sestava dost silná, nebo vám nestačí kameny.
refused-EG-18-47 = Sestava zatím nestačí ani na to nejlevnější zde.
refused-EG-18-49 = To stojí víc, než kolik zbývá síly nebo kamenů.

## V terminálu

table-water = Voda
table-score = Body
table-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
table-above = nad ní { $count }
table-tile = Pořadí
table-crews = Čety
table-grain = Obilí
table-stones = Kameny
table-sale = Prodej
table-market = Trh
table-ships = Lodě
table-sphinx = Sfinga
table-out = konec
table-crew-blue = Mo
table-crew-black = Če
table-crew-yellow = Žl
table-crew-joker = Žo
table-field-green = z
table-field-yellow_green = ž
table-field-brown = h
table-fields = Pole
table-cards = Karty
table-card = Karta
table-drawn = Vzatá { $number }
table-kept = ponechána
table-build = Stavba
table-strength = síla { $strength }, použito { $cost }

## Možnosti, které se k sobě nehodí

unfit-optional_cards = volitelné karty (optional_cards) patří k polskému vydání (polish) a 2 nebo 3 hráčům, ne k { $edition } a { $players } (EG-14.4)

## Co je naše, protože to nemá žádný pramen

ours-setup-max_strength = Síla čety je nejvýše { $value }. Největší síla existuje a je aspoň 5; číslo není známo.
ours-options-heliopolis_repeat = Karta, která opakuje kruhové políčko, platí i pro Heliopolis; změní to možnost.
ours-grain_market-spaces = Počet políček obilného trhu je { $value }, stejně jako u prodeje kamenů.
ours-grain_market-penalty = Body ztracené za každé chybějící obilí podle políčka obilného trhu: { $value }.
ours-obelisk-level_spaces = Místa na stupních obelisku odspodu: { $value }.
ours-tombs-values = Kolikrát je která hodnota mezi 20 hroby.
ours-temple-columns-count = Sloupy chrámu: { $value }.
ours-temple-top_stones-count = Vrchní kameny chrámu: { $value }.
ours-pyramid-row_spaces = Místa v řadách pyramidy odspodu: { $value }.
ours-pyramid-row_values = Body za cihličku v řadách pyramidy odspodu: { $value }.
ours-nile_card-value = Co přinášejí tyto karty Nilu: { $things }.
ours-nile_card-count = Kolikrát ve hře jsou tyto karty Nilu: { $things }.

## Výuka

tutorial-welcome = Stavíte pro faraona: obelisk, hroby, pyramidu a chrám. Stavění přináší body a po pěti kolech vyhrává, kdo jich má nejvíc. Zahrajme si spolu první kolo.
tutorial-river = Každé kolo začíná loděmi na Nilu. Hráči je posílají jednu po druhé, vždy dál po proudu než naposled a jen na volná políčka. Co minete, o to přijdete.
tutorial-quarry = Ke stavbě jsou třeba kameny. Pošlete první loď na C2 a vezměte kamenolom: každé kolo vám dá 3 kameny, stejně jako ten, který už máte.
tutorial-crews = Ke stavbě jsou třeba i silné čety. Plujte do Thebae: vaše černá a žlutá četa zesílí o 1. Jen pamatujte, že silné čety víc jedí.
tutorial-site = Kde chcete stavět, tam potřebujete loď. V Amarně stojí obelisk a hroby. Plujte tam a obsaďte první místo: to staví před druhým.
tutorial-field = Vaše čety teď snědí 7 obilí a vaše pole dává 6. Vezměte ještě jedno: zelené pole 2 z políčka C7. Zelená pole rodí vždy, jiná jen tehdy, když je Nil zavlaží.
tutorial-giza = Teď do Gízy, k pyramidě a chrámu. Kdo v kole staví na dvou staveništích, dostane 3 body navíc, na všech třech 6.
tutorial-pass = Máte, co potřebujete, takže pasujte. Až pasují všichni, čety se najedí, kamenolomy dají kameny a pak každý staví tam, kde stojí jeho lodě.
tutorial-fed = Vaše čety jsou syté: 8 obilí při potřebě 7. Každé chybějící by stálo body. Potom kamenolomy daly 6 kamenů a máte jich 8.
tutorial-obelisk = Amarna: stavíte. Vyberte černou četu a přidejte žolíka, dohromady síla 4. Smíte tedy položit kameny za 4: tři na obelisk v hodnotě 1, 1 a 2. Pak posuňte ukazatel na obilném trhu.
tutorial-pyramid = To vyneslo 4 body a hlad vás teď bude stát méně. V Gíze vyberte žlutou četu se silou 2 a položte dva kameny do nejnižší řady pyramidy.
tutorial-farewell = 9 bodů v jednom kole! Rozvíjejte čety, pole i kamenolomy společně a buďte včas tam, kde chcete stavět. A vaše tajná karta sfingy se vyplatí na konci. Hodně štěstí!

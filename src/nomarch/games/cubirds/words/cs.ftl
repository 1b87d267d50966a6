# Krabčáci (CuBirds) česky.

title = Krabčáci
about = CuBirds, ptáci na drátech: stejnými ptáky z obou stran obklíčíte jiné a získáte je; celá hejna pak rozšíří vaši sbírku.
length = 20 minut

## Věci

name-flamingo = plameňák
name-owl = sova
name-toucan = tukan
name-duck = kachna
name-parrot = papoušek
name-magpie = straka
name-robin = červenka
name-reed_warbler = rákosník
end-left = vlevo
end-right = vpravo
place-0-left = řada 0, vlevo
place-0-right = řada 0, vpravo
place-1-left = řada 1, vlevo
place-1-right = řada 1, vpravo
place-2-left = řada 2, vlevo
place-2-right = řada 2, vpravo
place-3-left = řada 3, vlevo
place-3-right = řada 3, vpravo
way-species = sedm druhů
way-pairs = dva druhy po třech kartách
way-cards = nejvíc karet

## Otázky

asked-lay = { $seat }: přiložte všechny ptáky jednoho druhu na kraj řady.
asked-draw = { $seat }: nic není obklíčeno. Doberete si dvě karty?
asked-flock = { $seat }: vyložíte hejno?
hint-lay = Ptáci mezi nimi a stejnými v řadě přijdou do vaší ruky.
hint-draw = Komu dojdou karty, ukončí kolo a ostatní přijdou o karty v ruce.
hint-flock = Malé hejno přinese do sbírky 1 kartu, velké 2; ostatní se odhodí.

## Akce: jejich druhy a každá z nich

menu-lay = Přiložit (druh, řada, kraj)
menu-draw = Dobrat si
menu-no_draw = Nedobírat
menu-flock = Vyložit hejno druhu
menu-no_flock = Bez hejna

action-lay = přiložit { $species_id ->
    [flamingo] plameňáky
    [owl] sovy
    [toucan] tukany
    [duck] kachny
    [parrot] papoušky
    [magpie] straky
    [robin] červenky
   *[reed_warbler] rákosníky
} k řadě { $row } { $end }
action-draw = dobrat si dvě karty
action-no_draw = nedobírat si
action-flock = vyložit hejno { $species_id ->
    [flamingo] plameňáků
    [owl] sov
    [toucan] tukanů
    [duck] kachen
    [parrot] papoušků
    [magpie] strak
    [robin] červenek
   *[reed_warbler] rákosníků
}
action-no_flock = nevyložit žádné hejno

## Události

event-collected = { $seat_id ->
    [Vy] Přidáváte si
   *[other] { $seat } si přidává
} do sbírky: { $species } × { $amount }.
event-round_begun = Začíná { $round }. kolo, { $seat_id ->
    [Vy] rozdáváte vy
   *[other] rozdává { $seat }
}.
event-dealt = { $seat_id ->
    [Vy] Dostáváte
   *[other] { $seat } dostává
} { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}.
event-laid = { $seat_id ->
    [Vy] Přikládáte
   *[other] { $seat } přikládá
} ({ $place }): { $species } × { $amount }.
event-surrounded = { $seat_id ->
    [Vy] Obkličujete a berete si
   *[other] { $seat } obkličuje a bere si
}: { $species } × { $amount }.
event-refilled = Do řady { $row } přibývá { $species }.
event-drawn = { $species_known ->
    [yes] { $seat_id ->
        [Vy] Dobíráte si
       *[other] { $seat } si dobírá
    } kartu: { $species }.
   *[no] { $seat_id ->
        [Vy] Dobíráte si
       *[other] { $seat } si dobírá
    } kartu.
}
event-flocked = { $seat_id ->
    [Vy] Vykládáte
   *[other] { $seat } vykládá
} hejno: { $species } × { $amount }.
event-reshuffled = { $amount ->
    [one] { $amount } odhozená karta tvoří nový dobírací balíček.
    [few] { $amount } odhozené karty se zamíchají do nového dobíracího balíčku.
   *[other] { $amount } odhozených karet se zamíchá do nového dobíracího balíčku.
}
event-round_ended = { $seat_id ->
    [Vy] Už nemáte
   *[other] { $seat } už nemá
} žádnou kartu a kolo končí.
event-hand_discarded = { $seat_id ->
    [Vy] Odhazujete
   *[other] { $seat } odhazuje
}: { $species } × { $amount }.
event-won = { $seat_id ->
    [Vy] Vítězíte
   *[other] { $seat } vítězí
}: { $way }.
event-game_ended = Hra končí.

## Výuka

tutorial-welcome = Na čtyřech drátech sedí ptáci osmi druhů. Sbíráte je: se sedmi různými druhy, nebo se třemi ptáky od dvou druhů vyhrajete. Vaším prvním je tukan.
tutorial-rows = Ve svém tahu vyberte druh a přiložte všechny jeho ptáky z ruky na konec některé řady. Sedí-li tam už ten druh, získáte všechny ptáky mezi nimi.
tutorial-lay = V této řadě sedí vlevo rákosník, pak plameňák a kachna. Přiložte svého rákosníka vpravo: oba budou obklíčeni.
tutorial-taken = Plameňák a kachna jsou ve vaší ruce a řada se doplnila z balíčku. Máte teď dva plameňáky: na malé hejno to stačí, protože jsou vzácní.
tutorial-flock = Vyložte hejno plameňáků: jeden zůstane navždy ve vaší sbírce, druhý se odhodí. Běžných ptáků je třeba víc, červenek například šest.
tutorial-draw = Někdy nechytíte nic. Přiložte sovu vlevo k řadě se strakou, tukanem a kachnou. Za to si smíte dobrat dvě karty.
tutorial-catch = Podívejte, přilétly tam další dvě sovy! Přiložte k nim vlevo svého tukana: mezi ním a druhým tukanem sedí tři sovy a straka.
tutorial-big = Teď máte čtyři sovy: velké hejno! Přinese do sbírky dva ptáky místo jednoho. Vyložte ho.
tutorial-round = Když někdo zahraje poslední kartu z ruky, kolo končí, ostatní přijdou o karty v ruce a každý dostane osm nových. Sbírky zůstávají.
tutorial-farewell = Přikládejte, chytejte, vykládejte hejna a hlídejte, komu brzy dojdou karty. Hodně zábavy s ptáky!

## Bodový list

score-victory = vítězství

## Na stole

table-row = Řada { $row }
table-pile = Dobírací balíček
table-discards = Odhozené karty
table-hand = ruka
table-collection = sbírka
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Proč akce není povolena

refused-CB-4-1 = Kartu tohoto druhu v ruce nemáte.
refused-CB-5-2 = Na hejno máte karet tohoto druhu málo.
refused-CB-7-1 = Hra skončila.
refused-CB-9-7 = Tah má toto pořadí: přiložit ptáky, pak si případně dobrat, pak případně vyložit hejno.

## Co je naše, protože to nemá žádný pramen

ours-setup-turn_cap = Po { $value } tazích hra skončí, aby netrvala věčně; není to pravidlo hry.

## Na desce

board-end = řada { $row }, { $end }
board-end-takes = řada { $row }, { $end }, získáte: { $birds }
board-pile = dobírací balíček, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-discards = odhozené karty: { $birds }
board-hand = ruka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-hand-species = { $species } × { $amount }, malé hejno { $small }, velké hejno { $big }
board-own = Vaše ruka
board-flocks = Hejna
board-flock-sizes = malé / velké hejno
board-choose = vyberte druh, pak místo
board-collected = ve sbírce: { $species } × { $amount }
board-way-species = druhy: { $number } z { $goal }
board-way-pairs = dva nejpočetnější druhy: { $first } a { $second } z { $goal } karet

# Celestia česky.

title = Celestia
about = Let vzducholodí od města k městu: věřte kapitánovým kartám a zůstaňte na palubě, nebo včas vystupte s pokladem.
length = 30 minut

## Věci

name-fog = mlha
name-lightning = blesk
name-birds = ptáci
name-pirates = piráti
name-blank = prázdná strana
name-compass = kompas
name-lightning_rod = hromosvod
name-horn = roh
name-cannon = dělo
name-turbo = turbo
name-ejection = vyhození
name-jetpack = jetpack
name-alternative_route = alternativní trasa
name-wind_gust = poryv větru
name-spyglass = kouzelný dalekohled
dice-none = žádná
answer-nothing = nic
answer-able = zvládnu to
answer-unable = nezvládnu to

## Možnosti

option-beginner = pro začátečníky: bez karet schopností a bez dalekohledů; hra končí, když má někdo poklady z pěti měst

## Otázky

asked-lone_captain = { $seat }: na palubě jste jen vy. Poletíte dál, nebo přistanete?
asked-passenger = { $seat }: zůstanete na palubě, nebo vystoupíte s pokladem?
asked-ejection = { $seat }: vyhodíte někoho z paluby?
asked-declaration = { $seat }: použijete turba místo vybavení, které vám chybí?
asked-wind_gust = { $seat }: zahrajete poryv větru, aby se všemi prázdnými kostkami házelo znovu?
asked-alternative_route = { $seat }: zahrajete alternativní trasu, aby kapitán hodil kostkami znovu?
asked-reroll = { $seat }: kterými kostkami hodíte znovu?
asked-spyglass = { $seat }: zahrajete kouzelný dalekohled a zachráníte vzducholoď?
asked-jetpack = { $seat }: vzducholoď se řítí dolů. Použijete jetpack?
hint-lone_captain = Kostkami se hází, až se rozhodnete.
hint-passenger = Při havárii nikdo na palubě nic nedostane.
hint-ejection = Dotkněte se hráče: vystoupí s pokladem.
hint-declaration = Bez nich může vzducholoď havarovat.
hint-wind_gust = Mohou padnout nebezpečí, na která kapitán nemá karty.
hint-alternative_route = Bez ní může vzducholoď havarovat.
hint-reroll = Dotykem vyberte kostky, pak hoďte.
hint-spyglass = Vybavení není potřeba. Ponechaný má cenu 2 bodů.
hint-jetpack = Vystoupíte s pokladem tohoto města.

## Akce: jejich druhy a každá z nich

menu-fly_on = Letět dál
menu-land = Přistát
menu-stay = Zůstat
menu-leave = Vystoupit
menu-eject = Vyhodit
menu-use_turbo = Turbo
menu-no_turbo = Bez turba
menu-wind_gust = Poryv větru
menu-alternative_route = Alternativní trasa
menu-reroll = Hodit znovu kostkami
menu-spyglass = Kouzelný dalekohled
menu-jetpack = Jetpack
menu-pass = Nehrát nic

action-fly_on = letět dál
action-land = přistát a vzít si poklad
action-stay = zůstat na palubě
action-leave = vystoupit s pokladem
action-eject = vyhodit z paluby: { $other_seat }
action-use_turbo = použít turba
action-no_turbo = turba nepoužít
action-wind_gust = zahrát poryv větru
action-alternative_route = zahrát alternativní trasu
action-reroll = { $dice_id ->
    [none] neházet znovu žádnou kostkou
   *[other] hodit znovu, kostky: { $dice }
}
action-spyglass = zahrát kouzelný dalekohled
action-jetpack = použít jetpack
action-pass = nezahrát žádnou kartu

## Události

event-journey_begun = Z města { $city } začíná { $journey }. výprava, kapitán: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-dealt = { $seat_id ->
    [Vy] Dostáváte
   *[other] { $seat } dostává
} { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}.
event-drawn = { $card_known ->
    [yes] { $seat_id ->
        [Vy] Dobíráte si
       *[other] { $seat } si dobírá
    } kartu: { $card }.
   *[no] { $seat_id ->
        [Vy] Dobíráte si
       *[other] { $seat } si dobírá
    } kartu.
}
event-reshuffled = { $amount ->
    [one] { $amount } odhozená karta tvoří nový balíček.
    [few] { $amount } odhozené karty se zamíchají do nového balíčku.
   *[other] { $amount } odhozených karet se zamíchá do nového balíčku.
}
event-rolled = { $seat_id ->
    [Vy] Házíte
   *[other] { $seat } hází
} kostkou { $die }: { $face }.
event-stayed = { $seat_id ->
    [Vy] Zůstáváte
   *[other] { $seat } zůstává
} na palubě.
event-left = { $seat_id ->
    [Vy] Vystupujete
   *[other] { $seat } vystupuje
} ve městě { $city }.
event-treasure_taken = { $value_known ->
    [yes] { $value ->
        [0] { $seat_id ->
            [Vy] Berete si
           *[other] { $seat } si bere
        } poklad z města { $city }: kouzelný dalekohled.
       *[other] { $seat_id ->
            [Vy] Berete si
           *[other] { $seat } si bere
        } poklad z města { $city } v hodnotě { $value }.
    }
   *[no] { $seat_id ->
        [Vy] Berete si
       *[other] { $seat } si bere
    } poklad z města { $city }.
}
event-ejected = { $seat_id ->
    [Vy] Hrajete
   *[other] { $seat } hraje
} vyhození, { $other_seat_id ->
    [Vy] palubu opouštíte vy
   *[other] palubu opouští { $other_seat }
}.
event-declared = { $seat_id ->
    [Vy] Oznamujete
   *[other] { $seat } oznamuje
}: { $answer }.
event-gust_played = { $seat_id ->
    [Vy] Hrajete
   *[other] { $seat } hraje
} poryv větru.
event-route_played = { $seat_id ->
    [Vy] Hrajete
   *[other] { $seat } hraje
} alternativní trasu.
event-rerolled = { $dice_id ->
    [none] { $seat_id ->
        [Vy] Neházíte
       *[other] { $seat } nehází
    } znovu žádnou kostkou.
   *[other] { $seat_id ->
        [Vy] Házíte
       *[other] { $seat } hází
    } znovu, kostky: { $dice }.
}
event-spyglass_played = { $seat_id ->
    [Vy] Hrajete
   *[other] { $seat } hraje
} kouzelný dalekohled z města { $city }.
event-jetpack_played = { $seat_id ->
    [Vy] Používáte
   *[other] { $seat } používá
} jetpack.
event-paid = { $seat_id ->
    [Vy] Platíte
   *[other] { $seat } platí
}: { $card } × { $amount }.
event-moved = Vzducholoď přilétá do města { $city }.
event-captain_changed = { $seat_id ->
    [Vy] Kapitánem jste teď vy.
   *[other] Kapitánem je teď { $seat }.
}
event-landed = { $seat_id ->
    [Vy] Přistáváte
   *[other] { $seat } přistává
} ve městě { $city }.
event-crashed = Vzducholoď havaruje, kapitán: { $seat_id ->
    [Vy] vy
   *[other] { $seat }
}.
event-scored = { $seat }: poklady { $treasures }, dalekohledy { $spyglasses }.
event-game_ended = Hra končí.

## Výuka

tutorial-welcome = Všichni na palubu! Letíte spolu od města k městu a v každém jsou poklady. Jakmile má po cestě někdo 50 bodů, vyhrává ten, kdo jich má nejvíc. Vzducholoď doletěla do města 9.
tutorial-dice = Každý úsek má kapitána. Ten hází kostkami, co vás čeká: piráti, ptáci a mlha. Proti každému potřebuje kartu: dělo, roh a kompas.
tutorial-stay = Kapitánovy karty nezná nikdo jiný. Každý cestující se proto rozhodne: vystoupit s pokladem tohoto města, nebo zůstat kvůli cennějšímu. Šest karet v ruce zní slibně: zůstaňte!
tutorial-flown = Vyšlo to: kapitán měl všechny tři karty a použil je. Ve městě 12 má každý poklad cenu 12 nebo 13. Kapitánem je teď další hráč a už hodil.
tutorial-leave = Ptáci, blesk, piráti: znovu tři nebezpečí. Kdo je při havárii na palubě, nedostane vůbec nic. Buďte moudří a vystupte s pokladem.
tutorial-crash = Havárie! Tomuto kapitánovi chyběla karta a všichni na palubě odešli s prázdnou. Vy máte poklad za 13 bodů. Jeho cenu vidíte jen vy.
tutorial-captain = Nová cesta začíná ve městě 1, každý si dobral kartu a kapitánem jste vy. Čekají vás blesk a ptáci. Ostatní vám věří a zůstávají. Kapitán vystoupit nesmí.
tutorial-turbo = Proti ptákům máte roh, ale chybí vám hromosvod. Turbo nahradí kteroukoli kartu. Použijte ho, jinak loď havaruje!
tutorial-cards = Město 2 a kapitánem je někdo jiný. Některé karty umějí víc: jetpack vás zachrání při havárii, vyhozením zbavíte palubu cestujícího, po jiných se hází znovu.
tutorial-farewell = Sledujte, které karty už jsou pryč, nechte si nějaké na své vlastní úseky a vystupujte o město dřív, než přijde havárie. Šťastný let!

## Bodový list

score-treasures = poklady
score-spyglasses = dalekohledy

## Na stole

table-cities = Města
table-dice = Kostky
table-ship = Vzducholoď
table-captain = kapitán
table-aboard = na palubě
table-ashore = mimo palubu
table-deck = Balíček
table-discards = Odhozené karty
table-hand = ruka
table-treasures = poklady
table-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
table-secret = Možná se někdo tajně rozhoduje.

## Proč akce není povolena

refused-CE-4-1 = O dalším letu rozhoduje na začátku úseku jen kapitán, který je na palubě sám.
refused-CE-4-2 = Přistát může jen kapitán, který je na palubě sám, a to na začátku úseku.
refused-CE-4-4 = Cestující zůstávají nebo vystupují po hodu, když se jich na to hra ptá.
refused-CE-5-1 = Vyhození lze zahrát, až se všichni cestující rozhodnou, a dřív, než kapitán oznámí, zda to zvládne.
refused-CE-5-2 = Vyhodit lze jen jiného hráče na palubě, a ne kapitána.
refused-CE-6-5 = O turbech rozhoduje kapitán, kterému chybí vybavení a který má turb dost.
refused-CE-7-1 = Poryv větru lze zahrát, když to kapitán zvládne a některá kostka je prázdná.
refused-CE-7-3 = Alternativní trasu lze zahrát na palubě, když to kapitán nezvládne.
refused-CE-7-4 = Kostkami hází znovu kapitán, a to po alternativní trase.
refused-CE-7-5 = Kouzelný dalekohled lze zahrát na palubě, když to kapitán nezvládne a nikdo nezahrál alternativní trasu.
refused-CE-7-9 = Jetpack lze použít na palubě, když vzducholoď havaruje a ve městě ještě je poklad.
refused-CE-10-1 = Hra skončila.
refused-CE-12-7 = Nehrát nic lze jen tam, kde se hra ptá na vaši kartu.
refused-CE-12-16 = Vyhodit sebe nelze.
refused-CE-13-18 = Tolika kostkami se neházelo.

## Co je naše, protože to nemá žádný pramen

ours-setup-journey_cap = Po { $value } výpravách hra skončí, aby netrvala věčně; není to pravidlo hry.
ours-city-treasures-value = Poklady v hodnotě vyšší než číslo jejich města, od města 1: { $value }.

## Na desce

asked-nobody = { table-secret }
board-city = město { $city }, { $dice ->
    [0] první
    [one] let za { $dice } kostku
    [few] let za { $dice } kostky
   *[other] let za { $dice } kostek
}, { $treasures ->
    [0] už bez pokladů
    [one] { $treasures } poklad
    [few] { $treasures } poklady
   *[other] { $treasures } pokladů
}{ $where_id ->
    [here] ; tady je vzducholoď
    [next] ; další zastávka
   *[other] {""}
}
board-ship = vzducholoď ve městě { $city }, hráčů na palubě: { $count }
board-journey = { $journey }. výprava
board-person = { $seat }, { $role }; karty: { $cards }, poklady: { $treasures }
board-no-dice = Zatím se neházelo.
board-die = kostka { $die }: { $face }, je potřeba: { $card }{ $met_id ->
    [met] , to máte
    [lacking] , to vám chybí
   *[unknown] {""}
}
board-die-blank = kostka { $die }: prázdná strana, není potřeba nic
board-roll = { $dice_id ->
    [none] Neházet
   *[other] Hodit { $dice }
}
board-card = { $card } × { $amount }
board-spyglasses = kouzelný dalekohled × { $count }
board-hand = ruka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-deck = balíček, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-discards = odhozené karty: { $cards }
board-removed = zahrané dalekohledy, z měst: { $cities }
board-treasure = poklad z města { $city } v hodnotě { $value }
board-treasure-of = poklad z města { $city }
board-treasure-spyglass = kouzelný dalekohled z města { $city }
board-types = { $count ->
    [one] poklady z { $count } města
   *[other] poklady z { $count } měst
}
board-goal-points = Konec hry: 50 bodů po výpravě.
board-goal-types = Konec hry: poklady z 5 měst po výpravě.

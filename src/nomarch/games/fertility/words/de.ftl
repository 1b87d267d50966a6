# Fertility in German.

title = Fertility
about = Plättchen am Nil bringen Rohstoffe, Bezirke machen Deben daraus: Baue die reichste Metropole.
length = 45 Minuten

## Things

name-A = Alabaster
name-C = Vieh
name-G = Trauben
name-P = Papyrus
name-wheat = Weizen
name-monument = Monument
tile-AA = Alabaster–Alabaster
tile-AC = Alabaster–Vieh
tile-AG = Alabaster–Trauben
tile-AP = Alabaster–Papyrus
tile-CC = Vieh–Vieh
tile-CG = Vieh–Trauben
tile-CP = Vieh–Papyrus
tile-GG = Trauben–Trauben
tile-GP = Trauben–Papyrus
tile-PP = Papyrus–Papyrus
orientation-E = Osten
orientation-S = Süden
orientation-W = Westen
orientation-N = Norden
category-general = allgemeine Geschäfte
category-specialists = Spezialgeschäfte
category-statues = Götterstatuen
category-monuments = Monumente
category-granary = Kornspeicher
monument-obelisk = Obelisk
monument-pyramid = Pyramide
monument-sphinx = Sphinx
monument-temple = Tempel
god-god_A = Anubis
god-god_C = Hathor
god-god_G = Bastet
god-god_P = Thot
god-god_5 = Re
god-god_6 = sechste Gottheit
god-god_7 = siebte Gottheit
god-god_8 = achte Gottheit

## Options

option-two_player_variant = zu zweit: mehr Plättchen, und in jedem Zug wird eines aus der Auslage entfernt
option-tile_set = welche Talplättchen es gibt
option-tile_set-seed-literal = auf jedem Plättchen zwei verschiedene Bilder
option-tile_set-with-doubles = auch Plättchen mit zweimal demselben Bild
option-quarry_rule = wann ein Feld ein Steinbruch ist
option-quarry_rule-diagonal = ringsum eingeschlossen, auch über Eck
option-quarry_rule-orthogonal = an vier Seiten eingeschlossen, eine Hausregel

## What is asked

asked-place = { $seat }: Lege ein Talplättchen.
asked-place-seen = { $seat }, Zug { $turn } von { $turns }: Lege ein Talplättchen.
asked-quarry = { $seat }: Wähle die Belohnung für deinen Steinbruch.
asked-build = { $seat }: Baust du einen Bezirk?
asked-pay = { $seat }: Bezahle den Bezirk.
asked-supply = { $seat }: Belieferst du ein Geschäft?
asked-exchange = { $seat }: Nimm einen Rohstoff aus dem Lager und lege ihn in ein anderes Geschäft.
asked-take = { $seat }: Nimm ein Plättchen aus der Auslage.
asked-remove = { $seat }: Entferne ein Plättchen aus der Auslage.

## How one answers

hint-place = Wähle ein Plättchen, drehe es und tippe auf ein markiertes Feld.
hint-quarry = Ein Rohstoff hilft sofort. Monumente zählen am Ende: 15 Deben für die meisten, 7 für die zweitmeisten.
hint-build = Tippe auf einen markierten Bezirk; seine Zahl sind die Kosten, in Rohstoffen oder Weizen.
hint-pay = Tippe an, womit du bezahlst.
hint-supply = Tippe auf ein markiertes Geschäft. Was in der Hand bleibt, verfällt nach dem Zug.
hint-exchange = Tippe auf das Geschäft, das ihn bekommt.
hint-take = Ab deinem nächsten Zug kannst du es legen.
hint-remove = Es kommt aus dem Spiel.

## Actions: their kinds, and each of them

menu-place = Ein Plättchen legen: Nummer, Richtung, erstes Feld
menu-discard = Ein Plättchen abwerfen, weil keines passt
menu-quarry = Belohnung
menu-build = Einen Bezirk bauen
menu-no_build = Nichts bauen
menu-pay = Bezahlen mit
menu-supply = Beliefern: Geschäft
menu-supply_done = Nicht weiter beliefern
menu-exchange = Tauschen: in Geschäft
menu-take = Ein Plättchen nehmen
menu-remove = Ein Plättchen entfernen

action-place = das { $slot ->
    [0] erste
    [1] zweite
   *[other] dritte
} Plättchen der Reserve auf { $square } legen, Richtung { $orientation }
action-place-seen = { $first } auf { $square } und { $other } auf { $next } legen
action-discard = das { $slot ->
    [0] erste
    [1] zweite
   *[other] dritte
} Plättchen der Reserve abwerfen
action-discard-seen = { $tile } abwerfen
action-quarry = { $reward_id ->
    [monument] ein Monument in den Steinbruch stellen
   *[other] für den Steinbruch einen Rohstoff nehmen: { $reward }
}
action-build = den { $slot ->
    [0] ersten
    [1] zweiten
    [2] dritten
   *[other] vierten
} Bezirk der Bezirksauslage bauen
action-build-seen = für { $cost } bauen: { $shops }
action-no_build = nichts bauen
action-pay = mit { $unit } bezahlen
action-supply = { $kind } in Geschäft { $shop } legen
action-supply-seen = { $kind } in das Geschäft „{ $offer }“ legen
action-supply_done = nicht weiter beliefern
action-exchange = { $kind } aus dem Lager in Geschäft { $shop } legen
action-exchange-seen = { $kind } aus dem Lager in das Geschäft „{ $offer }“ legen
action-take = das { $slot ->
    [0] erste
    [1] zweite
   *[other] dritte
} Plättchen der Auslage nehmen
action-take-seen = { $tile } nehmen
action-remove = das { $slot ->
    [0] erste
    [1] zweite
   *[other] dritte
} Plättchen der Auslage entfernen
action-remove-seen = { $tile } entfernen

## Before actions that would hurt by mistake

confirm-discard = Dieses Plättchen abwerfen, statt eines zu legen?
confirm-supply_done = In diesem Zug nicht weiter beliefern?
confirm-supply_done-seen = Nicht weiter beliefern? Zurück ins Lager kommt: { $goods }.

## Events

# Whoever gave no name is called “Du” (`who-you` of the client); verbs then stand in the second person.

event-turn_begun = Zug { $turn }: { $seat }.
event-turn_begun-seen = { $seat }: Zug { $turn } von { $turns }.
event-tile_placed = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $tile } auf { $square }, Richtung { $orientation }.
event-tile_placed-seen = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $tile } auf { $square } und { $next }.
event-tile_discarded = { $seat_id ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} { $tile } ab.
event-collected = { $reason_id ->
    [match] { $seat_id ->
        [Du] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } × { $kind } für gleiche Bilder nebeneinander.
    [print] { $seat_id ->
        [Du] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } × { $kind } für das Überdecken des Aufdrucks.
   *[quarry] { $seat_id ->
        [Du] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } × { $kind } für einen Steinbruch.
}
event-store_lacked = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount } × { $kind } nicht, denn das Lager ist leer.
event-wheat_gained = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Weizen, jetzt insgesamt { $wheat }.
event-wheat_lost = { $seat_id ->
    [Du] Du verlierst
   *[other] { $seat } verliert
} { $amount } Weizen, denn der Kornspeicher ist voll.
event-quarry_closed = { $seat } schließt einen Steinbruch auf { $square }.
event-monument_placed = { $seat_id ->
    [Du] Du stellst
   *[other] { $seat } stellt
} ein Monument auf { $square }, übrig: { $left }.
event-district_built = { $seat_id ->
    [Du] Du baust
   *[other] { $seat } baut
} einen Bezirk.
event-district_built-seen = { $seat_id ->
    [Du] Du baust
   *[other] { $seat } baut
} für { $cost } einen Bezirk: { $shops }.
event-paid = { $seat_id ->
    [Du] Du bezahlst
   *[other] { $seat } bezahlt
} mit { $unit }.
event-supplied = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $kind } in Geschäft { $shop }.
event-supplied-seen = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $kind } in das Geschäft „{ $offer }“.
event-exchanged = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $kind } aus dem Lager in Geschäft { $shop }.
event-exchanged-seen = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $kind } aus dem Lager in das Geschäft „{ $offer }“.
event-shop_filled = { $seat_id ->
    [Du] Du füllst
   *[other] { $seat } füllt
} Geschäft { $shop }.
event-shop_filled-seen = { $seat_id ->
    [Du] Du füllst
   *[other] { $seat } füllt
} das Geschäft „{ $offer }“.
event-returned = { $seat_id ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $amount } × { $kind } ins Lager zurück.
event-tile_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $tile } aus der Auslage.
event-tile_removed = { $seat_id ->
    [Du] Du entfernst
   *[other] { $seat } entfernt
} { $tile } aus der Auslage.
event-tile_revealed = { $tile } kommt in die Auslage.
event-district_revealed = Ein neuer Bezirk kommt in die Bezirksauslage.
event-district_revealed-seen = Neu in der Bezirksauslage: { $shops }.
event-end_triggered = Die Auslage lässt sich nicht mehr auffüllen: Alle sind noch einmal am Zug.
event-scored = { $seat }, { $category }: { $amount }.
event-game_ended = Das Spiel ist zu Ende.

## The drawn board: what its things are called

board-valley = Das Niltal
board-square = { $square }
board-harvest-there = { $square } bringt: { $harvest }
board-gathered = { $amount } × { $kind }
board-quarries = { $quarries ->
    [one] einen Steinbruch
   *[other] { $quarries } Steinbrüche
}
board-start = Startplättchen
board-reserve = Reserve
board-reserve-tile = { $tile } in der Reserve
board-no-tile = kein Plättchen
board-turn = Plättchen drehen (Taste R)
board-point = zeige auf ein markiertes Feld, um den Ertrag zu sehen
board-touch = tippe auf ein markiertes Feld, um den Ertrag zu sehen
board-again = tippe noch einmal darauf, um zu legen
board-pool = Auslage, { $stack } im Stapel
board-pool-tile = { $tile } in der Auslage
board-held = In der Hand / im Lager
board-to-pay = zu bezahlen: { $amount }
board-held-token = { $kind }: { $amount } in der Hand, { $store } im Lager
board-held-wheat = Weizen: { $amount }
board-quarry-reward = Belohnung für den Steinbruch auf { $square }
board-display = Bezirke, { $stack } im Stapel
board-district = Bezirk für { $cost }: { $shops }
board-whole = Das ganze Niltal
board-out = Aus dem Spiel: { $tiles }
board-metropolis = Metropole
board-shop = { $offer }, gefüllt { $filled } von { $needs }
board-empty-spaces = { $spaces ->
    [one] Platz für 1 weiteren Bezirk
   *[other] Platz für { $spaces } weitere Bezirke
}
board-any = beliebig
board-any-god = eine Gottheit nach Wahl
board-gain-debens = { $needs }: { $value } Deben
board-gain-per = { $needs }: { $value } Deben je { $kind }
board-gain-wheat = { $needs }: { $value } Weizen
board-gain-exchange = { $needs }: Tausch gegen eines von: { $kinds }
board-gain-any-statue = { $needs }: Statue einer beliebigen Gottheit
board-gain-statue = { $needs }: Statue: { $gods }
board-granary = Kornspeicher
board-statues = Statuen verschiedener Gottheiten
board-granary-worth = Kornspeicher: Deben nach Weizen
board-statues-worth = Statuen: Deben nach verschiedenen Gottheiten
board-turns = Zug { $turn } von { $turns }
board-points = bisher { $points } Deben
board-monuments = noch { $left ->
    [one] 1 Monument
   *[other] { $left } Monumente
}
board-scored-per = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}
board-scored-gods = { $gods ->
    [one] 1 Gottheit
   *[other] { $gods } verschiedene Gottheiten
}
board-scored-monuments = { $monuments ->
    [one] 1 Monument
   *[other] { $monuments } Monumente
}

## Score sheet

score-general = allgemeine Geschäfte
score-specialists = Spezialgeschäfte
score-statues = Götterstatuen
score-monuments = Monumente
score-granary = Kornspeicher

## The scoring, told step by step

scoring-general = Jedes volle Geschäft mit einer Zahl bringt so viele Deben.
scoring-specialists = Jedes volle Spezialgeschäft zahlt für jeden Rohstoff seiner Art in der ganzen Metropole, auch in nicht vollen Geschäften.
scoring-statues = Volle Geschäfte mit Gottheiten geben Statuen. Nur verschiedene zählen, und zusammen sind sie umso mehr wert.
scoring-monuments = Die meisten Monumente im Niltal bringen 15 Deben, die zweitmeisten 7. Bei Gleichstand bekommen alle den vollen Wert.
scoring-granary = Zuletzt der Weizen: Der Kornspeicher zahlt nach seiner Tabelle.

## Why an action is not allowed

refused-FE-3-1 = Die Phasen haben eine feste Reihenfolge: Plättchen legen, Bezirk bauen, Geschäfte beliefern.
refused-FE-3-3 = Diese Phase deines Zuges ist vorbei; es gibt keinen Weg zurück.
refused-FE-4-3 = Beide Felder müssen im Tal liegen und frei von Plättchen und Monumenten sein.
refused-FE-4-4 = Plättchen kommen nur auf Wüste, nie auf Weizen oder Wasser.
refused-FE-4-5 = Mindestens eine Hälfte muss an dasselbe Bild auf einem schon liegenden Plättchen grenzen.
refused-FE-5-7 = Eine Belohnung gibt es nur für einen Steinbruch, den du gerade geschlossen hast.
refused-FE-6-1 = In einem Zug darfst du nur einen Bezirk bauen.
refused-FE-6-2 = In deiner Metropole ist kein Bauplatz mehr frei.
refused-FE-7-1 = Von diesem Rohstoff hast du nichts in der Hand.
refused-FE-7-3 = Dieses Geschäft hat kein offenes Symbol für diesen Rohstoff.
refused-FE-8-6 = Beim Tausch bekommst du einen der Rohstoffe, die das gerade gefüllte Tauschgeschäft zeigt.
refused-FE-9-6 = Ein Plättchen wird am Ende des Zuges genommen.
refused-FE-10-2 = Das Spiel ist zu Ende.
refused-FE-12-3 = Nur in der Variante zu zweit wird, nachdem eines genommen wurde, noch ein Plättchen aus der Auslage entfernt.
refused-FE-13-11 = Zuerst musst du die Belohnung für deinen Steinbruch wählen: einen Rohstoff, den das Lager hat, oder ein Monument, wenn du noch eines hast.
refused-FE-13-18 = Ein Bezirk kostet so viele Rohstoffe oder Weizen, wie er zeigt; wer ihn wählt, muss ihn zuerst bezahlen.
refused-FE-13-23 = Der Tausch geht allem anderen vor, und zwar mit einem Rohstoff, den das Lager hat.
refused-FE-13-24 = Ein getauschter Rohstoff kommt in ein anderes Geschäft.
refused-FE-14-3 = Dieses Feld gehört in dieser Partie nicht zum Tal.
refused-FE-14-15 = Bezahlt wird erst, wenn ein Bezirk gewählt ist, der etwas kostet.
refused-FE-14-16 = Abwerfen darfst du ein Plättchen nur, wenn du keines legen kannst.
refused-FE-14-18 = Du kannst nur mit Rohstoffen aus deiner Hand bezahlen, und mit Weizen, solange dein Marker über 0 steht.
refused-FE-14-19 = Derselbe Zug wird nur einmal angeboten: bei gleichen Plättchen mit dem ersten davon, bei zwei gleichen Hälften Richtung Osten oder Süden.
refused-FE-14-21 = Ein solches Geschäft hast du nicht.

## In the terminal

table-start = Start
table-quarry = Steinbruch
table-water = Wasser
table-printed = Aufdruck
table-left = noch { $count }
table-turn = Zug
table-over = zu Ende
table-store = Lager
table-stacks = Stapel
table-stack = { $tiles } Plättchen, { $districts ->
    [one] { $districts } Bezirk
   *[other] { $districts } Bezirke
}
table-pool = Auslage
table-built = gebaut
table-cost = Kosten
table-districts = Bezirke
table-debens = Deben
table-spaces = Bauplätze
table-held = in der Hand
table-swap = Tausch
table-any-god = Gottheit

## Options that do not go together

unfit-two_player_variant = die Variante zu zweit (two_player_variant) ist für 2 Personen, nicht für { $players } (FE-12.2, FE-12.6)

## What is ours, because no source has it

ours-valley_geometry-start_symbols_per_board = Jede Taltafel hat ein Startsymbol.
ours-valley_board = Was auf den Feldern der Taltafeln aufgedruckt ist.
ours-start_tile-matching = Jede Seite des Startplättchens passt zu jedem Bild.
ours-tile_set = Wie oft jedes Paar von Bildern unter den Plättchen vorkommt.
ours-metropolis = Die Geschäfte der Metropolen.
ours-granary = Deben für Weizen am Ende (Weizen → Deben): { $value }.
ours-statues = Deben für Statuen verschiedener Gottheiten (Gottheiten → Deben): { $value }.
ours-god = Welche Gottheiten es gibt: { $things }.
ours-district = Kosten und Geschäfte der Bezirke.

## Einführung

tutorial-welcome = Deine Metropole will reich werden. Ernte im Tal des Nils, bring die Ernte in deine Geschäfte, und nach neun Zügen gewinnen die meisten Deben. Dein dritter Zug beginnt.
tutorial-valley = In jedem Zug legst du ein Plättchen auf zwei Wüstenfelder. Mindestens eine Hälfte muss neben dem gleichen Bild liegen, wie hier, wo Vieh an Vieh grenzt.
tutorial-place = Dein erstes Plättchen, Alabaster und Vieh, liegt bereit. Leg es auf e2. Jede Hälfte neben ihresgleichen bringt eines davon, Weizen daneben bringt Weizen, und was du bedeckst, gehört auch dir.
tutorial-harvest = Zwei Alabaster, ein Vieh, ein Weizen! Weizen bleibt im Kornspeicher und wird immer wertvoller, je mehr du hast. Alles andere musst du noch in diesem Zug verwenden.
tutorial-build = Jetzt darfst du einen Bezirk bauen. Wähle den mit Anubis; er kostet 1, in Waren oder Weizen. Bezahl mit Weizen.
tutorial-statue = Bring Alabaster zu Anubis. Geschäfte zahlen erst, wenn sie voll sind, und dieses gibt eine Statue. Je mehr verschiedene Götter du hast, desto mehr sind sie zusammen wert.
tutorial-shops = Auch zwei Geschäfte deiner Altstadt warten: Alabaster bringt dort 4 Deben, Vieh einen Weizen. Füll beide.
tutorial-take = Wäre etwas übrig, ginge es jetzt verloren. Zum Ende des Zuges nimmst du ein neues Plättchen aus der Auslage: Alabaster und Trauben. Dann ist jemand anders dran.
tutorial-quarry = Tippe dein erstes Plättchen an und dreh es so, bis d2 leuchtet, dann leg es dorthin. Nun ist d1 ein Steinbruch: ein leeres Wüstenfeld, um das herum keine Wüste mehr ist.
tutorial-monument = Ein Steinbruch gibt dir eine Ware oder Platz für ein Monument. Wähle das Monument: Am Ende bekommt, wer die meisten hat, 15 Deben, der Zweite 7.
tutorial-farewell = Legen, ernten, bauen, Geschäfte füllen: Das ist ein Zug. Götter, Weizen und Monumente entscheiden so manche Partie. Möge der Nil großzügig zu dir sein!

# Egizia in German.

title = Egizia
about = Befahre den Nil, ernähre deine Bautrupps und errichte in fünf Runden die Bauwerke Ägyptens.
length = 90 Minuten

## Options

option-edition = welche Spielregel gilt, wo sich die drei unterscheiden
option-edition-german = deutsch: eine Sphinx-Karte zu Beginn
option-edition-czech = tschechisch: zu Beginn eine von zwei Sphinx-Karten
option-edition-polish = polnisch: keine Punktzahl unter 0; aufgewertete Felder behalten für Sphinx-Karten ihre gedruckte Farbe
option-optional_cards = polnische Ausgabe zu zweit oder zu dritt: zwei Zusatzkarten ersetzen N11 und X28
option-heliopolis_repeat = die Karte, die ein rundes Feld wiederholt, wirkt auch in Heliopolis

## Things

crew-blue = Blau
crew-black = Schwarz
crew-yellow = Gelb
crew-joker = Joker
colour-green = grün
colour-yellow_green = gelbgrün
colour-brown = braun
ring-left = links
ring-middle = Mitte
ring-right = rechts
direction-left = nach links
direction-stay = bleibt liegen
direction-right = nach rechts
track-stone_sale = Steineverkauf
track-grain_market = Getreidemarkt
site-sphinx = Sphinx
site-obelisk_and_tombs = Obelisk und Gräber
site-pyramid_and_temple = Pyramide und Tempel
slot-1 = Baufeld 1
slot-2 = Baufeld 2
slot-3 = Baufeld 3
slot-reserve = auf Reserve
slot-extra = zusätzlich neben den Baufeldern
brick-obelisk = Obelisk
brick-tomb = erstes Grab
brick-row1 = Pyramide, Reihe 1
brick-row2 = Pyramide, Reihe 2
brick-row3 = Pyramide, Reihe 3
brick-row4 = Pyramide, Reihe 4
brick-row5 = Pyramide, Reihe 5
brick-row6 = Pyramide, Reihe 6
brick-left = linker Pfeiler
brick-right = rechter Pfeiler
brick-column = Säule
brick-top = Deckstein
phase-opening = Aufbau
phase-laying = Karten werden ausgelegt
phase-sailing = die Schiffe fahren
phase-feeding = die Bautrupps werden ernährt
phase-quarrying = die Steinbrüche geben Steine
phase-building = es wird gebaut
phase-participating = Punkte für die Mitwirkung
phase-ordering = Spielerreihenfolge
category-feeding = Ernährung
category-grain_market = Getreidemarkt
category-fields = Getreidefeld
category-sales = verkaufte Steine
category-brick_cards = eigene Bausteine
category-sphinx_returned = zurückgelegte Sphinx-Karten
category-obelisk = Obelisk
category-tombs = Gräber
category-pyramid = Pyramide
category-temple = Tempel
category-rows = Pyramidenreihe
category-participation = Mitwirkung
category-stone_sale = Steineverkauf
category-tomb_collection = gesammelte Gräber
category-sphinx_cards = Sphinx-Karte

## Places along the Nile

place-edfu = Edfu
place-thebae = Thebae
place-abydus = Abydus (Sphinx)
place-passalon = Passalon
place-selinon = Selinon
place-amarna = Amarna (Obelisk und Gräber)
place-beni_hasan = Beni Hasan
place-alyi = Alyi
place-giza = Giza (Pyramide und Tempel)
place-heliopolis = Heliopolis
position-1 = C1
position-2 = Edfu
position-3 = C2
position-4 = Thebae
position-5 = C3
position-6 = Abydus (Sphinx)
position-7 = C4
position-8 = Passalon
position-9 = C5
position-10 = Selinon
position-11 = C6
position-12 = Amarna (Obelisk, Gräber)
position-13 = C7
position-14 = Beni Hasan
position-15 = C8
position-16 = Alyi
position-17 = C9
position-18 = Giza (Pyramide, Tempel)
position-19 = C10
position-20 = Heliopolis
gives-edfu = beide Marker 1 Stufe
gives-thebae = Schwarz und Gelb +1
gives-abydus = Sphinx-Karten ziehen
gives-passalon = Joker +1, Wasserring
gives-selinon = Schwarz und Blau +1
gives-amarna = Obelisk, Gräber bauen
gives-beni_hasan = Blau und Gelb +1
gives-alyi = ein Trupp +1, 2 Steine
gives-giza = Pyramide, Tempel bauen
gives-heliopolis = Joker +1, Wasserring

## Nile cards: names, and what they do

name-G2 = Grünes Feld 2
name-G3 = Grünes Feld 3
name-G4 = Grünes Feld 4
name-G5 = Grünes Feld 5
name-G6s = Grünes Feld 6
name-Y4 = Gelbgrünes Feld 4
name-Y5 = Gelbgrünes Feld 5
name-Y6 = Gelbgrünes Feld 6
name-Y7 = Gelbgrünes Feld 7
name-B6 = Braunes Feld 6
name-B7 = Braunes Feld 7
name-B8 = Braunes Feld 8
name-B9 = Braunes Feld 9
name-Q2 = Steinbruch 2
name-Q3 = Steinbruch 3
name-Q4 = Steinbruch 4
name-N1 = Zwei Schiffe
name-N2 = Zwei Bautrupps
name-N3 = Sechs Steine
name-N4 = Zwei behalten
name-N5 = Vier Getreide
name-N6 = Wiederholung
name-N7 = Plus drei
name-N8 = Zusätzliches Bauschiff
name-N9 = Erste Stelle
name-N10 = Zehn verkaufen
name-N11 = Zwei Sphinx-Karten mehr
name-N11b = Eine Sphinx-Karte mehr
name-N12 = Übrige Karte
name-N13 = Stärke kaufen
name-N14 = Flussaufwärts
name-N15 = Feldaufwertung
name-N16 = Besetztes Feld
name-N17 = Ausbildung
name-N18 = Steine als Getreide
name-N19 = Grab mit Wert 8
name-N20 = Getreidemarkt zwei Stufen
name-N21 = Steineverkauf zwei Stufen
name-N22 = Zweimal nach Wahl
name-N23a = Schwarz und Gelb
name-N23b = Schwarz und Blau
name-N23c = Blau und Gelb
name-N24a = Bausteine von Obelisk und Gräbern
name-N24b = Bausteine von Pyramide und Tempel
does-G2 = grünes Feld 2
does-G3 = grünes Feld 3
does-G4 = grünes Feld 4
does-G5 = grünes Feld 5
does-Y4 = gelbgrünes Feld 4
does-Y5 = gelbgrünes Feld 5
does-Y6 = gelbgrünes Feld 6
does-Y7 = gelbgrünes Feld 7
does-B6 = braunes Feld 6, Verkauf 1 Stufe
does-B7 = braunes Feld 7, Markt 1 Stufe
does-B8 = braunes Feld 8, 3 Punkte
does-B9 = braunes Feld 9, 4 Steine
does-Q2 = Steinbruch, 2 Steine je Runde
does-Q3 = Steinbruch, 3 Steine je Runde
does-Q4 = Steinbruch, 4 Steine je Runde
does-N1 = einmal: ein zweites Schiff
does-N2 = einmal: zwei Trupps bauen
does-N3 = einmal: 6 Steine
does-N4 = einmal: 2 Sphinx-Karten behalten
does-N5 = einmal: 4 Getreide
does-N6 = einmal: rundes Feld nochmal
does-N7 = einmal: +3 Stärke
does-N8 = einmal: am vollen Ort bauen
does-N9 = einmal: zuerst bauen
does-N10 = einmal: bis 10 Steine verkaufen
does-N11 = immer: 2 Sphinx-Karten gratis
does-N11b = immer: 1 Sphinx-Karte gratis
does-N12 = immer: übrige Karte nehmen
does-N13 = je Runde: 2 Steine, Trupp +1
does-N14 = je Runde: ein Schiff aufwärts
does-N15 = immer: ein Feld 1 Farbe besser
does-N16 = je Runde: ein besetztes Feld
does-N17 = je Runde: ein Trupp +1
does-N18 = immer: mit Steinen ernähren
does-N19 = immer: 8 mehr bei den Gräbern
does-N20 = sofort: Markt 2 Stufen
does-N21 = sofort: Verkauf 2 Stufen
does-N22 = sofort: zweimal Trupp +1
does-N23a = sofort: Schwarz und Gelb +1
does-N23b = sofort: Schwarz und Blau +1
does-N23c = sofort: Blau und Gelb +1
does-N24a = sofort: Obelisk, Gräber je 1
does-N24b = sofort: Pyramide, Tempel je 1

## What Nile cards do, in full

text-green = Grünes Feld: trägt in jeder Runde { $value } Getreide.
text-yellow_green = Gelbgrünes Feld: trägt { $value } Getreide, solange der Wasserring in der Mitte oder rechts liegt.
text-B6 = Braunes Feld: trägt 6 Getreide, solange der Wasserring rechts liegt. Sofort: Dein Marker im Steineverkauf rückt eine Stufe vor.
text-B7 = Braunes Feld: trägt 7 Getreide, solange der Wasserring rechts liegt. Sofort: Dein Marker im Getreidemarkt rückt eine Stufe vor.
text-B8 = Braunes Feld: trägt 8 Getreide, solange der Wasserring rechts liegt. Sofort: 3 Punkte.
text-B9 = Braunes Feld: trägt 9 Getreide, solange der Wasserring rechts liegt. Sofort: 4 Steine.
text-quarry = Steinbruch: gibt in jeder Runde { $value } Steine.
text-N1 = Einmal, nach dem Setzen eines Schiffes: Setze sofort noch eines.
text-N2 = Einmal, beim Bauen: Zwei Bautrupps bauen zusammen, und der Joker darf helfen.
text-N3 = Einmal: Du bekommst 6 Steine.
text-N4 = Einmal, bei der Sphinx: Behalte zwei der gezogenen Karten.
text-N5 = Einmal, beim Ernähren: 4 Getreide mehr.
text-N6 = Einmal, wenn dein Schiff auf ein rundes Feld gefahren ist: Seine Wirkung gilt noch einmal.
text-N7 = Einmal, beim Bauen: 3 Stärke mehr.
text-N8 = Einmal: Schicke ein Schiff an einen Bauplatz, an dem alles besetzt ist; auch es baut.
text-N9 = Einmal: In dieser Runde bauen deine Schiffe an ihren Bauplätzen zuerst.
text-N10 = Einmal: Verkaufe bis zu 10 Steine für je einen Punkt.
text-N11 = Bis zum Spielende: Bei der Sphinx darfst du 2 Karten mehr ziehen, ohne zu bezahlen.
text-N11b = Bis zum Spielende: Bei der Sphinx darfst du 1 Karte mehr ziehen, ohne zu bezahlen.
text-N12 = Bis zum Spielende: Wenn alle gefahren sind, nimm eine der Karten, die auf dem Nil übrig sind.
text-N13 = Einmal in jeder Runde: Zahle 2 Steine, und ein Bautrupp deiner Wahl wird um 1 stärker.
text-N14 = Einmal in jeder Runde: Setze ein Schiff flussaufwärts von deinem letzten.
text-N15 = Bis zum Spielende: Eines deiner Felder ist eine Farbe besser, aus braun wird gelbgrün, aus gelbgrün grün.
text-N16 = Einmal in jeder Runde: Fahre auf ein rundes Feld, auf dem ein Schiff steht, außer Heliopolis.
text-N17 = Einmal in jeder Runde: Ein Bautrupp deiner Wahl wird um 1 stärker.
text-N18 = Bis zum Spielende: Beim Ernähren dürfen Steine für Getreide stehen.
text-N19 = Am Spielende sind deine Gräber zusammen 8 mehr wert.
text-N20 = Sofort: Dein Marker im Getreidemarkt rückt zwei Stufen vor.
text-N21 = Sofort: Dein Marker im Steineverkauf rückt zwei Stufen vor.
text-N22 = Sofort: Zwei deiner Bautrupps werden um 1 stärker oder einer um 2.
text-N23a = Sofort: Dein schwarzer und dein gelber Bautrupp werden um 1 stärker.
text-N23b = Sofort: Dein schwarzer und dein blauer Bautrupp werden um 1 stärker.
text-N23c = Sofort: Dein blauer und dein gelber Bautrupp werden um 1 stärker.
text-N24a = Sofort: ein Punkt für jeden deiner Bausteine in Obelisk und Gräbern.
text-N24b = Sofort: ein Punkt für jeden deiner Bausteine in Pyramide und Tempel.

## Sphinx cards

name-X1 = Stufe 7 des Obelisken ist gebaut: 7
name-X2 = Stufe 8 des Obelisken ist gebaut: 9
name-X3 = Stufe 9 des Obelisken ist gebaut: 11
name-X4 = ein Pfeiler des Tempels ist fertig: 6
name-X5 = beide Pfeiler des Tempels sind fertig: 10
name-X6 = alle Gräber sind vergeben: 9
name-X7 = die Pyramide ist fertig: 8
name-X8 = 1, 2, 3 Marker auf der letzten Stufe des Steineverkaufs: 3, 5, 7
name-X9 = 1, 2, 3 Marker auf der letzten Stufe des Getreidemarkts: 3, 5, 7
name-X10 = 4 eigene Bausteine im Tempel: 6
name-X11 = 6 eigene Bausteine in der Pyramide: 6
name-X12 = 7 eigene Bausteine in der Pyramide: 8
name-X13 = 4 eigene Bausteine im Obelisken: 7
name-X14 = 5 eigene Bausteine im Obelisken: 9
name-X15 = 2 eigene Bausteine in jedem Bauwerk: 10
name-X16 = 1 für jedes eigene Grab
name-X17 = Stärke des blauen Bautrupps
name-X18 = Stärke des schwarzen Bautrupps
name-X19 = Stärke des gelben Bautrupps
name-X20 = Stärke des Joker-Bautrupps
name-X21 = ertragreichste Steinbrüche: 7
name-X22 = ertragreichste grüne Felder: 6
name-X23 = ertragreichste gelbgrüne Felder: 7
name-X24 = ertragreichste braune Felder: 8
name-X25 = eigener Marker auf der letzten Stufe des Steineverkaufs: 4
name-X26 = eigener Marker auf der letzten Stufe des Getreidemarkts: 4
name-X27 = 2 für jede Permanent-Karte
name-X28 = 1 für je 10 Punkte
name-X28b = 1 für je 15 Punkte
name-X29 = eigene Marker auf beiden letzten Stufen: 7

## What is asked

asked-opening = { $seat }: Welche der beiden Sphinx-Karten behältst du?
asked-sail = { $seat }: Wohin schickst du ein Schiff?
asked-second_ship = { $seat }: Wohin schickst du das zweite Schiff?
asked-slot = { $seat }: Wo am Bauplatz steht dein Schiff?
asked-raise = { $seat }: Welcher Bautrupp wird stärker?
asked-ring = { $seat }: Wohin kommt der Wasserring?
asked-post = { $seat }: Spielst du nach diesem Schiff eine Karte?
asked-left = { $seat }: Nimmst du eine Karte, die auf dem Nil übrig ist?
asked-feed = { $seat }: Spielst du etwas, bevor deine Bautrupps ernährt werden?
asked-site = { $seat }: Baust du an diesem und den weiteren Bauplätzen der Runde zuerst?
asked-build = { $seat }: Welcher Bautrupp baut, oder ziehst du dein Schiff zurück?
asked-team = { $seat }: Wer hilft bei diesem Bau noch mit?
asked-second_crew = { $seat }: Welcher ist der zweite Bautrupp?
asked-draw = { $seat }: Für wie viele Sphinx-Karten zahlst du?
asked-free = { $seat }: Wie viele ziehst du noch ohne Bezahlung?
asked-keep = { $seat }: Welche Sphinx-Karte behältst du?
asked-bricks = { $seat }: Was baust du?
asked-track = { $seat }: Welcher Marker rückt vor?
asked-bonus = { $seat }: Spielst du etwas vor dem Bonus für die Mitwirkung?
asked-final = { $seat }: Wertest du ein Feld auf, bevor deine Sphinx-Karten zählen?

## How one answers

hint-opening = Sie zählt am Spielende; daneben steht, was sie jetzt brächte.
hint-sail = Tippe auf einen markierten Platz; zurück geht es nicht.
hint-second_ship = Auch das fährt weiter flussabwärts.
hint-slot = Baufeld 1 baut zuerst, dann 2, dann 3.
hint-raise = Ein stärkerer Bautrupp baut mehr und isst mehr.
hint-ring = Er bewässert die Felder der gezeigten Farben, bei allen.
hint-post = Tippe auf eine markierte Karte, oder mach weiter.
hint-left = Tippe auf eine markierte Karte, oder nimm nichts.
hint-feed = Tippe auf eine markierte Karte für mehr Getreide, oder mach weiter.
hint-site = Tippe auf die markierte Karte, oder mach weiter.
hint-build = Tippe auf einen Bautrupp: So viel wie seine Stärke kann er bauen.
hint-team = Der Joker gibt seine Stärke dazu, einmal in der Runde.
hint-second_crew = Seine Stärke kommt dazu.
hint-draw = Eine Karte kostet 1 Stein und 1 Stärke. Eine darfst du behalten; jede andere bringt einen Punkt.
hint-free = Sie kosten nichts; höchstens fünf Karten insgesamt.
hint-keep = Sie zählt am Spielende. Jede zurückgelegte bringt sofort einen Punkt.
hint-bricks = Tippe auf einen markierten Stein: Die Zahl ist, was er an Steinen und Stärke kostet und an Punkten bringt.
hint-track = Steineverkauf: am Ende Punkte für Steine. Getreidemarkt: Fehlendes Getreide kostet weniger.
hint-bonus = Tippe auf eine markierte Karte, oder mach weiter.
hint-final = Tippe auf ein markiertes Feld, oder mach weiter.

## Actions: their kinds, and each of them

menu-loc = Fahren nach
menu-pass = Passen
menu-slot = Aufstellen
menu-raise = Verstärken
menu-ring = Wasserring verschieben
menu-play = Karte spielen
menu-sell = Steine verkaufen, je 1 Punkt
menu-upgrade = Aufwerten
menu-convert = Mit einem Stein ernähren
menu-take = Die Karte nehmen von
menu-take_none = Nichts nehmen
menu-crew = Bauen mit
menu-joker = Joker dazunehmen
menu-crew_done = Alle sind dabei
menu-withdraw = Zurückziehen
menu-draw = Karten bezahlen
menu-free = Karten ohne Bezahlung
menu-keep = Behalten: Karte Nummer
menu-keep_none = Keine behalten
menu-brick = Bauen
menu-build_done = Nicht weiterbauen
menu-track = Marker vorrücken im
menu-done = Weiter

action-loc = ein Schiff nach { $position } schicken
action-loc-seen = ein Schiff nach { $position } schicken: { $what }
action-pass = passen: in dieser Runde kein Schiff mehr setzen
action-slot = am Bauplatz aufstellen: { $slot }
action-raise = den { $crew_id ->
    [blue] blauen Bautrupp
    [black] schwarzen Bautrupp
    [yellow] gelben Bautrupp
   *[joker] Joker-Bautrupp
} verstärken
action-ring = { $direction_id ->
    [stay] den Wasserring liegen lassen
   *[other] den Wasserring { $direction } verschieben
}
action-play = „{ $card }“ spielen
action-sell = { $stones ->
    [one] einen Stein für einen Punkt verkaufen
   *[other] { $stones } Steine für { $stones } Punkte verkaufen
}
action-upgrade = die Aufwertung anlegen an: { $field }
action-convert = mit einem Stein ernähren
action-take = die Karte von { $space } nehmen
action-take-seen = „{ $card }“ von { $space } nehmen
action-take_none = keine Karte nehmen
action-crew = mit dem { $crew_id ->
    [blue] blauen Bautrupp
    [black] schwarzen Bautrupp
    [yellow] gelben Bautrupp
   *[joker] Joker-Bautrupp
} bauen
action-joker = den Joker-Bautrupp dazunehmen
action-crew_done = alle sind dabei
action-withdraw = das Schiff zurückziehen und hier nicht bauen
action-draw = { $cards ->
    [one] für eine Karte bezahlen
   *[other] für { $cards } Karten bezahlen
}
action-free = { $cards ->
    [0] keine Karte ohne Bezahlung ziehen
    [one] eine Karte ohne Bezahlung ziehen
   *[other] { $cards } Karten ohne Bezahlung ziehen
}
action-keep = Karte Nummer { $number } behalten
action-keep-seen = „{ $sphinx }“ behalten
action-keep_none = alle Karten zurücklegen
action-brick = bauen: { $brick }
action-build_done = hier nicht weiterbauen
action-track = deinen Marker im { $track } vorrücken
action-done = weiter

## Before actions that would hurt by mistake

confirm-pass = In dieser Runde kein Schiff mehr setzen?
confirm-withdraw = Dein Schiff zurückziehen und hier nichts bauen?
confirm-keep_none = Keine dieser Sphinx-Karten behalten?

## Events

# Whoever gave no name is called “Du” (`who-you` of the client); verbs then stand in the second person.

event-sphinx_dealt = { $sphinx_known ->
    [yes] { $seat_id ->
        [Du] Du bekommst
       *[other] { $seat } bekommt
    } die Sphinx-Karte „{ $sphinx }“.
   *[no] { $seat_id ->
        [Du] Du bekommst
       *[other] { $seat } bekommt
    } eine Sphinx-Karte.
}
event-round_begun = Runde { $round } beginnt.
event-card_laid = { $space }: { $card }.
event-ship_placed = { $seat_id ->
    [Du] Du schickst
   *[other] { $seat } schickt
} ein Schiff nach { $place }.
event-slot_taken = { $seat_id ->
    [Du] Du stehst
   *[other] { $seat } steht
} am Bauplatz { $site }: { $slot }.
event-card_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} „{ $card }“.
event-passed = { $seat } passt.
event-out = { $seat_id ->
    [Du] Du kannst
   *[other] { $seat } kann
} kein Schiff mehr setzen.
event-crew_raised = { $seat_id ->
    [Du] Du verstärkst
   *[other] { $seat } verstärkt
} den { $crew_id ->
    [blue] blauen Bautrupp
    [black] schwarzen Bautrupp
    [yellow] gelben Bautrupp
   *[joker] Joker-Bautrupp
} auf { $strength }.
event-raise_lost = { $seat_id ->
    [Du] Du kannst
   *[other] { $seat } kann
} den { $crew_id ->
    [blue] blauen Bautrupp
    [black] schwarzen Bautrupp
    [yellow] gelben Bautrupp
   *[joker] Joker-Bautrupp
} nicht weiter verstärken.
event-ring_moved = { $seat_id ->
    [Du] Du verschiebst
   *[other] { $seat } verschiebt
} den Wasserring auf das { $ring_id ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Feld.
event-ring_stayed = { $seat } lässt den Wasserring auf dem { $ring_id ->
    [left] linken
    [middle] mittleren
   *[right] rechten
} Feld liegen.
event-marker_moved = { $seat_id ->
    [Du] Du rückst
   *[other] { $seat } rückt
} im { $track } auf Stufe { $space } vor.
event-marker_stayed = { $seat_id ->
    [Du] Du bleibst
   *[other] { $seat } bleibt
} im { $track } auf der letzten Stufe.
event-stones_gained = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] einen Stein
   *[other] { $amount } Steine
}, jetzt insgesamt { $stones }.
event-stones_spent = { $seat_id ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $amount ->
    [one] einen Stein
   *[other] { $amount } Steine
} aus, übrig: { $stones }.
event-card_played = { $seat } nutzt „{ $card }“.
event-field_upgraded = { $seat_id ->
    [Du] Du wertest
   *[other] { $seat } wertet
} ein Feld auf: { $field } ist jetzt { $colour }.
event-nothing_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} keine der Karten, die auf dem Nil übrig sind.
event-ships_returned = { $ships ->
    [one] Ein Schiff kehrt zurück.
   *[other] { $ships } Schiffe kehren zurück.
}
event-fed = { $seat_id ->
    [Du] Du ernährst
   *[other] { $seat } ernährt
} alle Bautrupps: { $grain } Getreide bei einem Bedarf von { $need }.
event-hungry = { $seat_id ->
    [Du] Du hast
   *[other] { $seat } hat
} { $grain } Getreide bei einem Bedarf von { $need }; jedes fehlende kostet { $penalty ->
    [one] einen Punkt
   *[other] { $penalty } Punkte
}.
event-withdrawn = { $seat_id ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} das Schiff vom Bauplatz { $site } zurück.
event-team_ready = { $joker ->
    [0] { $seat_id ->
        [Du] Du baust
       *[other] { $seat } baut
    } mit { $crews ->
        [one] einem Bautrupp
       *[other] { $crews } Bautrupps
    }, Stärke { $strength }.
   *[other] { $seat_id ->
        [Du] Du baust
       *[other] { $seat } baut
    } mit { $crews ->
        [one] einem Bautrupp
       *[other] { $crews } Bautrupps
    } und dem Joker, Stärke { $strength }.
}
event-sphinx_drawn = { $free ->
    [0] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } { $paid ->
        [one] eine Sphinx-Karte
       *[other] { $paid } Sphinx-Karten
    }.
   *[other] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } Sphinx-Karten: { $paid } bezahlt, { $free } ohne Bezahlung.
}
event-sphinx_seen = { $sphinx_known ->
    [yes] { $seat_id ->
        [Du] Du siehst
       *[other] { $seat } sieht
    } „{ $sphinx }“.
   *[no] { $seat_id ->
        [Du] Du siehst dir
       *[other] { $seat } sieht sich
    } eine Sphinx-Karte an.
}
event-sphinx_kept = { $sphinx_known ->
    [yes] { $seat_id ->
        [Du] Du behältst
       *[other] { $seat } behält
    } „{ $sphinx }“.
   *[no] { $seat_id ->
        [Du] Du behältst
       *[other] { $seat } behält
    } eine Sphinx-Karte.
}
event-sphinx_put_back = { $sphinx_known ->
    [yes] { $seat_id ->
        [Du] Du legst
       *[other] { $seat } legt
    } „{ $sphinx }“ unter den Stapel.
   *[no] { $seat_id ->
        [Du] Du legst
       *[other] { $seat } legt
    } eine Sphinx-Karte unter den Stapel.
}
event-brick_laid = { $seat_id ->
    [Du] Du baust
   *[other] { $seat } baut
} für { $value }: { $brick }.
event-tomb_opened = Ein Grab mit dem Wert { $value } wird aufgedeckt.
event-row_completed = Reihe { $row } der Pyramide ist fertig; die meisten Bausteine: { $seat }, { $bricks }.
event-scored = { $seat }: { $category } { $points }, jetzt bei { $score }.
event-cards_discarded = Auf dem Nil übrige Karten kommen aus dem Spiel: { $cards }.
event-order_tile = Spielerreihenfolge: { $seat } – Nummer { $tile }.
event-final_scoring = Schlusswertung: { $seat }.
event-sphinx_scored = { $seat_id ->
    [Du] Du zeigst
   *[other] { $seat } zeigt
} „{ $sphinx }“: { $points }.
event-game_ended = Das Spiel ist zu Ende. Gewonnen: { $seat }.

## The drawn board: what its things are called

board-works = Bauwerke
board-own = Mein Plan
board-tracks = Leisten
board-boxed = Nilkarten aus dem Spiel
board-river = Der Nil
board-no-card = keine Karte mehr
board-ships = Schiffe: { $ships }
board-furthest = dein letztes Schiff; das nächste fährt weiter flussabwärts
board-obelisk = Obelisk
board-tombs = Gräber
board-tomb = erstes Grab, Wert { $value }
board-pyramid = Pyramide
board-temple = Tempel
board-deck = Sphinx-Stapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-looking = sieht sich { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} an
board-ring = Wasserring: { $ring }
board-ring-space = Wasserring { $ring }: bewässert { $fields }
board-crew = Bautrupp { $crew }, Stärke { $strength }
board-crew-used = Bautrupp { $crew }, Stärke { $strength }, hat in dieser Runde gebaut
board-field = Getreidefeld { $value }, { $colour }{ $upgrades ->
    [0] { "" }
   *[other] , aufgewertet
}{ $watered_id ->
    [yes] , bewässert
   *[no] , trocken
}
board-grain = Getreide für Bedarf
board-hunger = { $missing } fehlen × { $penalty } = −{ $lost } Punkte
board-penalty = (−{ $penalty } je fehlendes)
board-part = Mitwirkung
board-unattached = noch an ein Feld anzulegen
board-put-back = von dir zurückgelegt: { $cards }
board-below = { $sphinx }: { $above ->
    [0] obenauf
    [one] 1 Karte darüber
   *[other] { $above } Karten darüber
}
board-fed = Getreide { $grain } bei Bedarf { $need }, Verlust { $lost }
board-stones = Steine
board-stones-and = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, jede Runde { $quarried } mehr
board-hand = Schiffe
board-ships-left = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} im Vorrat
board-sphinx-cards = { $cards ->
    [one] 1 Sphinx-Karte
   *[other] { $cards } Sphinx-Karten
}
board-tombs-of = Gräber mit Wert { $tombs }
board-now = jetzt { $points }
board-strength = Stärke { $used } von { $strength }
board-stones-left = noch { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
board-points-so-far = bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-round = Runde { $round } von { $rounds }
board-score-track = Zählleiste, von vorn nach hinten
board-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
board-turn-order = Spielerreihenfolge
board-sold = { $stones ->
    [one] 1 Stein verkauft
   *[other] { $stones } Steine verkauft
}

## Score sheet

score-feeding = fehlendes Getreide
score-grain_market = Ende des Getreidemarkts
score-fields = braunes Feld
score-sales = Steine per Karte verkauft
score-brick_cards = Karten für eigene Bausteine
score-sphinx_returned = zurückgelegte Sphinx-Karten
score-obelisk = Obelisk
score-tombs = Gräber
score-pyramid = Pyramide
score-temple = Tempel
score-rows = Reihen der Pyramide
score-participation = Mitwirkung
score-stone_sale = Steine am Ende verkauft
score-tomb_collection = gesammelte Gräber
score-sphinx_cards = Sphinx-Karten

## The final scoring, told step by step

scoring-stone_sale = Wer auf einer der letzten beiden Stufen des Steineverkaufs steht, verkauft alle Steine, zwei für einen Punkt.
scoring-tomb_collection = Gräber zählen noch einmal: zusammen bis 10 bringen sie 2 Punkte, bis 20 bringen sie 5, darüber 9.
scoring-sphinx_cards = Zuletzt die Geheimnisse: Alle zeigen ihre Sphinx-Karten und werten sie.

## Why an action is not allowed

refused-EG-2-14 = Zu zweit und zu dritt sind an jedem Bauplatz nur die Baufelder 1 und 2 offen.
refused-EG-4-3 = Auf diesem Baufeld steht schon ein Schiff.
refused-EG-4-4 = Ein neues Schiff muss weiter flussabwärts stehen als alle, die du in dieser Runde gesetzt hast.
refused-EG-4-5 = Du hast kein Schiff mehr im Vorrat.
refused-EG-4-6 = Dort liegt keine Karte mehr.
refused-EG-4-8 = Auf diesem runden Feld steht schon ein Schiff.
refused-EG-4-10 = Du hast schon ein Schiff an diesem Bauplatz.
refused-EG-4-11 = Solange ein Baufeld frei ist, darf kein Schiff auf Reserve stehen.
refused-EG-5-7 = Heliopolis ist besetzt, und die Karte für besetzte runde Felder gilt dort nicht.
refused-EG-5-8 = Der Wasserring verlässt seine drei Felder nie.
refused-EG-5-10 = Dieser Bautrupp hat schon die größte Stärke.
refused-EG-7-7 = Der Joker-Bautrupp baut nie allein; wähle zuerst einen anderen Bautrupp.
refused-EG-7-8 = Dieser Bautrupp hat in dieser Runde schon gebaut oder ist schon dabei.
refused-EG-7-12 = Ein Bau kostet mindestens einen Stein.
refused-EG-8-1 = Du kannst für höchstens fünf Karten bezahlen, und für nicht mehr, als deine Stärke und deine Steine erlauben.
refused-EG-8-4 = Behalten kannst du nur eine Karte, die du gezogen und noch nicht behalten hast.
refused-EG-8-10 = Es ist kein Grab mehr da.
refused-EG-8-17 = Dieser Pfeiler ist fertig.
refused-EG-8-18 = Für eine Säule müssen beide Pfeiler fertig sein, und es gibt nur zwei Säulen.
refused-EG-8-19 = Für einen Deckstein müssen alle Säulen stehen, und es gibt nur zwei Decksteine.
refused-EG-8-20 = Diese Reihe der Pyramide ist voll.
refused-EG-8-21 = Ein Baustein der Pyramide muss auf zwei Bausteinen der Reihe darunter ruhen.
refused-EG-11-13 = Nur das zusätzliche Bauschiff (N8) kann an einem Bauplatz bauen, dessen Baufelder alle besetzt sind.
refused-EG-11-18 = Du hast in dieser Runde schon Stärke gekauft.
refused-EG-11-22 = Du hast die Ausbildung in dieser Runde schon genutzt.
refused-EG-13-1 = Das Spiel ist zu Ende.
refused-EG-16-1 = Eine Karte kann nur spielen, wer sie hat, und nur zu ihrer Zeit; die ist jetzt nicht.
refused-EG-16-9 = Dort steht dein Schiff, das am weitesten flussabwärts ist.
refused-EG-16-14 = Für ein weiteres Schiff ist kein Platz mehr.
refused-EG-16-17 = Das zusätzliche Bauschiff gibt es nur, wenn alle Baufelder des Bauplatzes besetzt sind.
refused-EG-16-19 = Wiederholen lässt sich nur das runde Feld, auf das dein Schiff gerade gefahren ist, und nur einmal.
refused-EG-16-21 = In dieser Partie lässt sich Heliopolis nicht wiederholen.
refused-EG-16-25 = Dort ist keine Karte übrig.
refused-EG-16-28 = Getreide aus Karten und Steinen gibt es nur, solange welches fehlt, und du musst einen Stein haben.
refused-EG-16-30 = Du kannst einen bis zehn Steine verkaufen, und nur solche, die du hast.
refused-EG-16-31 = Der Bautrupp muss unter der größten Stärke sein, und Stärke zu kaufen kostet zwei Steine.
refused-EG-16-32 = Eine Aufwertung kommt an ein eigenes gelbgrünes oder braunes Feld.
refused-EG-16-43 = Die Karte für einen zweiten Bautrupp gilt nur einmal je Bau.
refused-EG-16-44 = So viele Karten kannst du nicht ohne Bezahlung ziehen, und insgesamt nicht mehr als fünf.
refused-EG-16-46 = Mit der Karte „Zwei behalten“ behältst du genau zwei von mindestens zwei gezogenen Karten, einmal je Bau.
refused-EG-16-53 = Dieses Bauwerk ist fertig.
refused-EG-18-29 = Behalte eine deiner beiden Karten vom Anfang.
refused-EG-18-30 = Du fährst: Wähle einen Ort, passe, oder spiele zuerst eine Karte.
refused-EG-18-31 = Wähle, wo dein Schiff am Bauplatz steht.
refused-EG-18-32 = Führe zuerst die Wirkung aus: Wähle einen Bautrupp, oder wohin der Wasserring kommt.
refused-EG-18-33 = Nach einem Schiff können nur das zweite Schiff oder die Wiederholung folgen; ein zweites Schiff muss gesetzt werden.
refused-EG-18-34 = Nimm eine Karte, die auf dem Nil übrig ist, oder keine.
refused-EG-18-35 = Du ernährst deine Bautrupps: Spiele eine Karte oder Steine für Getreide, oder mach weiter.
refused-EG-18-36 = Entscheide, ob du „Erste Stelle“ spielst, oder mach weiter.
refused-EG-18-37 = Baue mit einem Bautrupp, zieh dich zurück, oder spiele zuerst eine Karte.
refused-EG-18-38 = Wähle, wer mitbaut, und sag dann, dass alle dabei sind.
refused-EG-18-39 = Wähle, für wie viele Sphinx-Karten du bezahlst.
refused-EG-18-40 = Wähle, wie viele Sphinx-Karten du ohne Bezahlung ziehst.
refused-EG-18-41 = Behalte eine der gezogenen Sphinx-Karten, oder keine.
refused-EG-18-42 = Baue, was dieser Bauplatz bietet, oder sag, dass du fertig bist.
refused-EG-18-43 = Rücke deinen Marker im Steineverkauf oder im Getreidemarkt vor.
refused-EG-18-44 = Spiele eine Karte, oder mach weiter, um deine Punkte für die Mitwirkung zu bekommen.
refused-EG-18-45 = Lege eine Aufwertung an, oder mach weiter mit der Wertung deiner Sphinx-Karten.
refused-EG-18-46 = Mit diesem Bautrupp wird die Stärke nicht reichen, oder deine Steine genügen nicht.
refused-EG-18-47 = Die Stärke reicht noch nicht für das Billigste hier.
refused-EG-18-49 = Das kostet mehr, als an Stärke oder Steinen übrig ist.

## In the terminal

table-water = Wasser
table-score = Punkte
table-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-above = { $count } darüber
table-tile = Nr.
table-crews = Bautrupps
table-grain = Getreide
table-stones = Steine
table-sale = Verkauf
table-market = Markt
table-ships = Schiffe
table-sphinx = Sphinx
table-out = fertig
table-crew-blue = Bl
table-crew-black = Sw
table-crew-yellow = Ge
table-crew-joker = Jo
table-field-green = g
table-field-yellow_green = gg
table-field-brown = b
table-fields = Felder
table-cards = Karten
table-card = Karte
table-drawn = Gezogen { $number }
table-kept = behalten
table-build = Bau
table-strength = Stärke { $strength }, verbraucht { $cost }

## Options that do not go together

unfit-optional_cards = die Zusatzkarten (optional_cards) gehören zur polnischen Ausgabe (polish) mit 2 oder 3 Personen, nicht zu { $edition } und { $players } (EG-14.4)

## What is ours, because no source has it

ours-setup-max_strength = Ein Bautrupp hat höchstens Stärke { $value }. Eine größte Stärke gibt es, und sie ist mindestens 5; die Zahl ist nicht bekannt.
ours-options-heliopolis_repeat = Die Karte, die ein rundes Feld wiederholt, wirkt auch in Heliopolis; eine Option ändert das.
ours-grain_market-spaces = Der Getreidemarkt hat { $value } Stufen, so viele wie der Steineverkauf.
ours-grain_market-penalty = Verlorene Punkte je fehlendem Getreide, nach Stufe des Getreidemarkts: { $value }.
ours-obelisk-level_spaces = Plätze auf den Stufen des Obelisken, von unten: { $value }.
ours-tombs-values = Wie oft jeder Wert unter den 20 Gräbern vorkommt.
ours-temple-columns-count = Säulen des Tempels: { $value }.
ours-temple-top_stones-count = Decksteine des Tempels: { $value }.
ours-pyramid-row_spaces = Plätze in den Reihen der Pyramide, von unten: { $value }.
ours-pyramid-row_values = Punkte je Baustein in den Reihen der Pyramide, von unten: { $value }.
ours-nile_card-value = Was diese Nil-Karten bringen: { $things }.
ours-nile_card-count = Wie oft es diese Nil-Karten gibt: { $things }.

## Einführung

tutorial-welcome = Du baust für den Pharao: Obelisk, Gräber, Pyramide, Tempel. Bauen bringt Punkte, und nach fünf Runden gewinnen die meisten Punkte. Spielen wir die erste Runde zusammen.
tutorial-river = Jede Runde beginnt mit Schiffen auf dem Nil. Alle setzen reihum eines, immer weiter flussabwärts als ihr letztes und nie auf ein besetztes Feld. Woran du vorbeifährst, ist verloren.
tutorial-quarry = Bauen braucht Steine. Schick dein erstes Schiff nach C2 und nimm den Steinbruch: Er gibt dir jede Runde 3 Steine, wie der, den du schon hast.
tutorial-crews = Bauen braucht auch starke Bautrupps. Fahr nach Thebae: Dein schwarzer und dein gelber Bautrupp werden um 1 stärker. Aber starke Trupps essen mehr.
tutorial-site = Wo du bauen willst, brauchst du ein Schiff. In Amarna stehen Obelisk und Gräber. Fahr hin und nimm Baufeld 1: Es baut vor Baufeld 2.
tutorial-field = Deine Trupps essen jetzt 7 Getreide, und dein Feld trägt 6. Hol noch eines: das grüne Feld 2 auf C7. Grüne Felder tragen immer, andere nur, wenn der Nil sie bewässert.
tutorial-giza = Nun nach Giza, zu Pyramide und Tempel. Wer in einer Runde an zwei Bauplätzen baut, bekommt 3 Punkte extra, an allen dreien 6.
tutorial-pass = Du hast, was du brauchst, also passe. Haben alle gepasst, werden die Trupps ernährt, die Steinbrüche geben Steine, und dann baut jeder, wo seine Schiffe stehen.
tutorial-fed = Deine Trupps sind satt: 8 Getreide bei einem Bedarf von 7. Jedes fehlende hätte Punkte gekostet. Dann gaben deine Steinbrüche 6 Steine; nun hast du 8.
tutorial-obelisk = Amarna: Du baust. Wähle den schwarzen Trupp und nimm den Joker dazu, zusammen Stärke 4. Also darfst du Steine für 4 legen: drei am Obelisken, Wert 1, 1 und 2. Dann rücke im Getreidemarkt vor.
tutorial-pyramid = Das brachte 4 Punkte, und Hunger kostet dich nun weniger. Wähle in Giza den gelben Trupp mit Stärke 2 und leg zwei Steine in die unterste Reihe der Pyramide.
tutorial-farewell = 9 Punkte in einer Runde! Lass Trupps, Felder und Steinbrüche zusammen wachsen, und sei früh, wo du bauen willst. Und deine geheime Sphinx-Karte zahlt am Ende. Viel Glück!

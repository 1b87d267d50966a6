# CuBirds in German.

title = CuBirds
about = Vögel auf Zäunen: Umschließe andere mit Vögeln einer Art, um sie zu fangen, und bilde Schwärme für deine Sammlung.
length = 20 Minuten

## Things

name-flamingo = Flamingo
name-owl = Eule
name-toucan = Tukan
name-duck = Ente
name-parrot = Papagei
name-magpie = Elster
name-robin = Rotkehlchen
name-reed_warbler = Rohrsänger
end-left = links
end-right = rechts
place-0-left = Reihe 0, links
place-0-right = Reihe 0, rechts
place-1-left = Reihe 1, links
place-1-right = Reihe 1, rechts
place-2-left = Reihe 2, links
place-2-right = Reihe 2, rechts
place-3-left = Reihe 3, links
place-3-right = Reihe 3, rechts
way-species = sieben Vogelarten
way-pairs = zwei Vogelarten mit je drei Karten
way-cards = die meisten Karten

## What is asked

asked-lay = { $seat }: Lege alle Vögel einer Art links oder rechts an eine Reihe an.
asked-draw = { $seat }: Du hast nichts umschlossen. Ziehst du zwei Karten?
asked-flock = { $seat }: Bildest du einen Schwarm?
hint-lay = Alle Vögel zwischen ihnen und gleichen in der Reihe kommen auf deine Hand.
hint-draw = Wer keine Karte mehr hat, beendet die Runde, und die anderen verlieren ihre Hand.
hint-flock = Ein kleiner Schwarm bringt 1 Karte in die Sammlung, ein großer 2; der Rest wird abgelegt.

## Actions: their kinds, and each of them

menu-lay = Anlegen (Art, Reihe, Seite)
menu-draw = Ziehen
menu-no_draw = Nicht ziehen
menu-flock = Schwarm der Art
menu-no_flock = Kein Schwarm

action-lay = { $species_id ->
    [flamingo] Flamingos
    [owl] Eulen
    [toucan] Tukane
    [duck] Enten
    [parrot] Papageien
    [magpie] Elstern
    [robin] Rotkehlchen
   *[reed_warbler] Rohrsänger
} { $end } an Reihe { $row } anlegen
action-draw = zwei Karten ziehen
action-no_draw = nicht ziehen
action-flock = einen Schwarm bilden: { $species_id ->
    [flamingo] Flamingos
    [owl] Eulen
    [toucan] Tukane
    [duck] Enten
    [parrot] Papageien
    [magpie] Elstern
    [robin] Rotkehlchen
   *[reed_warbler] Rohrsänger
}
action-no_flock = keinen Schwarm bilden

## Events

# Whoever gave no name is called “Du” (`who-you` of the client); verbs then stand in the second person.

event-collected = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $species } × { $amount } in die Sammlung.
event-round_begun = Runde { $round } beginnt, die Karten gibt: { $seat }.
event-dealt = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
event-laid = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $species } × { $amount } an: { $place }.
event-surrounded = { $seat_id ->
    [Du] Du umschließt und nimmst
   *[other] { $seat } umschließt und nimmt
} { $species } × { $amount }.
event-refilled = Eine Karte kommt zu Reihe { $row } hinzu: { $species }.
event-drawn = { $species_known ->
    [yes] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } eine Karte: { $species }.
   *[no] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
}
event-flocked = { $seat_id ->
    [Du] Du zeigst
   *[other] { $seat } zeigt
} einen Schwarm: { $species } × { $amount }.
event-reshuffled = { $amount ->
    [one] Die eine abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $amount } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-round_ended = { $seat_id ->
    [Du] Du hast
   *[other] { $seat } hat
} keine Karte mehr, und die Runde ist zu Ende.
event-hand_discarded = { $seat_id ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} { $species } × { $amount } ab.
event-won = { $seat_id ->
    [Du] Du gewinnst
   *[other] { $seat } gewinnt
}: { $way }.
event-game_ended = Das Spiel ist zu Ende.

## Einführung

tutorial-welcome = Vögel von acht Arten sitzen auf vier Zäunen. Du sammelst sie: Mit sieben verschiedenen Arten oder mit je drei Vögeln von zwei Arten gewinnst du. Dein erster ist ein Tukan.
tutorial-rows = In deinem Zug wählst du eine Art und legst alle deine Vögel davon an ein Ende einer Reihe. Sitzt die Art dort schon, bekommst du alle Vögel dazwischen.
tutorial-lay = In dieser Reihe sitzt links ein Rohrsänger, dann ein Flamingo und eine Ente. Leg deinen Rohrsänger rechts an: Beide sind umschlossen.
tutorial-taken = Flamingo und Ente sind nun auf deiner Hand, und die Reihe wurde vom Stapel aufgefüllt. Du hast zwei Flamingos: genug für einen kleinen Schwarm, denn sie sind selten.
tutorial-flock = Bilde den Schwarm aus Flamingos: Einer kommt für immer in deine Sammlung, der andere wird abgelegt. Von häufigen Vögeln braucht es mehr, etwa sechs Rotkehlchen.
tutorial-draw = Manchmal fängst du nichts. Leg deine Eule links an die Reihe mit Elster, Tukan und Ente. Dann darfst du dafür zwei Karten ziehen.
tutorial-catch = Sieh an, dort sind zwei weitere Eulen gelandet! Leg deinen Tukan links daneben: Zwischen ihm und dem anderen Tukan sitzen drei Eulen und eine Elster.
tutorial-big = Jetzt hast du vier Eulen: ein großer Schwarm! Er bringt zwei Vögel in deine Sammlung statt einem. Bilde ihn.
tutorial-round = Hat jemand die letzte Handkarte gespielt, endet die Runde, alle anderen verlieren ihre Handkarten, und jeder bekommt acht neue. Die Sammlungen bleiben.
tutorial-farewell = Anlegen, fangen, Schwärme bilden, und achte darauf, wem bald die Karten ausgehen. Viel Spaß mit den Vögeln!

## Score sheet

score-victory = Sieg

## At the table

table-row = Reihe { $row }
table-pile = Nachziehstapel
table-discards = Ablagestapel
table-hand = Hand
table-collection = Sammlung
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Why an action is not allowed

refused-CB-4-1 = Von dieser Art hast du keine Karte auf der Hand.
refused-CB-5-2 = Für einen Schwarm hast du zu wenige Karten dieser Art.
refused-CB-7-1 = Das Spiel ist zu Ende.
refused-CB-9-7 = Ein Zug läuft so ab: Vögel anlegen, dann vielleicht ziehen, dann vielleicht einen Schwarm bilden.

## What is ours, because no source has it

ours-setup-turn_cap = Nach { $value } Zügen endet das Spiel, damit es nie ewig dauert; das ist keine Spielregel.

## On the board

board-end = Reihe { $row }, { $end }
board-end-takes = Reihe { $row }, { $end }, bringt ein: { $birds }
board-pile = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-discards = abgelegt: { $birds }
board-hand = Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-hand-species = { $species } × { $amount }, kleiner Schwarm { $small }, großer Schwarm { $big }
board-own = Deine Hand
board-flocks = Schwärme
board-flock-sizes = kleiner / großer Schwarm
board-choose = wähle eine Art, dann einen Platz
board-collected = gesammelt: { $species } × { $amount }
board-way-species = { $number } von { $goal } Vogelarten
board-way-pairs = die zwei häufigsten Arten: { $first } und { $second } von { $goal } Karten

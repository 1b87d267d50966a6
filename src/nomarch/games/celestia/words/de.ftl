# Celestia in German.

title = Celestia
about = Ein Flug von Stadt zu Stadt: Vertrau auf die Karten des Kapitäns und bleib an Bord, oder steig rechtzeitig mit einem Schatz aus.
length = 30 Minuten

## Things

name-fog = Nebel
name-lightning = Blitz
name-birds = Vögel
name-pirates = Piraten
name-blank = leer
name-compass = Kompass
name-lightning_rod = Blitzableiter
name-horn = Horn
name-cannon = Kanone
name-turbo = Turbo
name-ejection = Schleudersitz
name-jetpack = Jetpack
name-alternative_route = Alternativroute
name-wind_gust = Windstoß
name-spyglass = magisches Fernrohr
dice-none = keine
answer-nothing = nichts
answer-able = kann abwehren
answer-unable = kann nicht abwehren

## Options

option-beginner = zum Kennenlernen: ohne Sonderkarten und Fernrohre; das Spiel endet mit fünf Arten von Schätzen

## What is asked

asked-lone_captain = { $seat }: Du bist allein an Bord. Fliegst du weiter oder landest du?
asked-passenger = { $seat }: Bleibst du an Bord oder steigst du mit einem Schatz aus?
asked-ejection = { $seat }: Wirfst du jemanden aus dem Luftschiff?
asked-declaration = { $seat }: Setzt du Turbos für die Ausrüstung ein, die dir fehlt?
asked-wind_gust = { $seat }: Spielst du einen Windstoß, damit alle leeren Würfel neu geworfen werden?
asked-alternative_route = { $seat }: Spielst du eine Alternativroute, damit der Kapitän Würfel neu wirft?
asked-reroll = { $seat }: Welche Würfel wirfst du neu?
asked-spyglass = { $seat }: Spielst du ein magisches Fernrohr, um das Luftschiff zu retten?
asked-jetpack = { $seat }: Das Luftschiff stürzt ab. Benutzt du ein Jetpack?
hint-lone_captain = Gewürfelt wird erst, wenn du dich entschieden hast.
hint-passenger = Bei einem Absturz geht leer aus, wer an Bord ist.
hint-ejection = Berühre jemanden: Wer hinausfliegt, bekommt einen Schatz.
hint-declaration = Ohne sie stürzt das Luftschiff vielleicht ab.
hint-wind_gust = Vielleicht kommen Gefahren, gegen die dem Kapitän Karten fehlen.
hint-alternative_route = Ohne sie stürzt das Luftschiff vielleicht ab.
hint-reroll = Berühre Würfel, um sie zu wählen, dann wirf sie.
hint-spyglass = Es braucht keine Ausrüstung. Behalten ist es 2 Punkte wert.
hint-jetpack = Du steigst mit einem Schatz dieser Stadt aus.

## Actions: their kinds, and each of them

menu-fly_on = Weiterfliegen
menu-land = Landen
menu-stay = Bleiben
menu-leave = Aussteigen
menu-eject = Hinauswerfen
menu-use_turbo = Turbo
menu-no_turbo = Kein Turbo
menu-wind_gust = Windstoß
menu-alternative_route = Alternativroute
menu-reroll = Neu werfen, Würfel
menu-spyglass = Magisches Fernrohr
menu-jetpack = Jetpack
menu-pass = Passen

action-fly_on = weiterfliegen
action-land = landen und einen Schatz nehmen
action-stay = an Bord bleiben
action-leave = mit einem Schatz aussteigen
action-eject = { $other_seat_id ->
    [Du] dich
   *[other] { $other_seat }
} mit dem Schleudersitz hinauswerfen
action-use_turbo = Turbos einsetzen
action-no_turbo = keinen Turbo einsetzen
action-wind_gust = einen Windstoß spielen
action-alternative_route = eine Alternativroute spielen
action-reroll = { $dice_id ->
    [none] keine Würfel neu werfen
   *[other] Würfel neu werfen: { $dice }
}
action-spyglass = ein magisches Fernrohr spielen
action-jetpack = ein Jetpack benutzen
action-pass = keine Karte spielen

## Events

# Whoever gave no name is called “Du” (`who-you` of the client); verbs then stand in the second person.

event-journey_begun = Reise { $journey } beginnt in Stadt { $city }, Kapitän: { $seat }.
event-dealt = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
event-drawn = { $card_known ->
    [yes] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } eine Karte: { $card }.
   *[no] { $seat_id ->
        [Du] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
}
event-reshuffled = { $amount ->
    [one] Die eine abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $amount } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-rolled = { $seat_id ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} Würfel { $die }: { $face }.
event-stayed = { $seat_id ->
    [Du] Du bleibst
   *[other] { $seat } bleibt
} an Bord.
event-left = { $seat_id ->
    [Du] Du steigst
   *[other] { $seat } steigt
} in Stadt { $city } aus.
event-treasure_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} einen Schatz der Stadt { $city }{ $value_known ->
    [yes] { $value ->
        [0] : ein magisches Fernrohr.
       *[other] , Wert { $value }.
    }
   *[no] .
}
event-ejected = { $seat_id ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} { $other_seat_id ->
    [Du] dich
   *[other] { $other_seat }
} mit dem Schleudersitz hinaus.
event-declared = { $answer_id ->
    [able] { $seat_id ->
        [Du] Du kannst
       *[other] { $seat } kann
    } die Gefahren abwehren.
    [unable] { $seat_id ->
        [Du] Du kannst
       *[other] { $seat } kann
    } die Gefahren nicht abwehren.
   *[other] { $seat_id ->
        [Du] Du sagst
       *[other] { $seat } sagt
    }: { $answer }.
}
event-gust_played = { $seat_id ->
    [Du] Du spielst
   *[other] { $seat } spielt
} einen Windstoß.
event-route_played = { $seat_id ->
    [Du] Du spielst
   *[other] { $seat } spielt
} eine Alternativroute.
event-rerolled = { $dice_id ->
    [none] { $seat_id ->
        [Du] Du wirfst
       *[other] { $seat } wirft
    } keine Würfel neu.
   *[other] { $seat_id ->
        [Du] Du wirfst
       *[other] { $seat } wirft
    } Würfel neu: { $dice }.
}
event-spyglass_played = { $seat_id ->
    [Du] Du spielst
   *[other] { $seat } spielt
} das magische Fernrohr der Stadt { $city }.
event-jetpack_played = { $seat_id ->
    [Du] Du benutzt
   *[other] { $seat } benutzt
} ein Jetpack.
event-paid = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } × { $amount } ab.
event-moved = Das Luftschiff fliegt zur Stadt { $city }.
event-captain_changed = { $seat_id ->
    [Du] Du wirst
   *[other] { $seat } wird
} Kapitän.
event-landed = { $seat_id ->
    [Du] Du landest
   *[other] { $seat } landet
} in Stadt { $city }.
event-crashed = { $seat_id ->
    [Du] Dein Luftschiff
   *[other] Das Luftschiff von { $seat }
} stürzt ab.
event-scored = { $seat }: Schätze { $treasures }, Fernrohre { $spyglasses }.
event-game_ended = Das Spiel ist zu Ende.

## Einführung

tutorial-welcome = Alle an Bord! Ihr fliegt zusammen von Stadt zu Stadt, und jede Stadt hat Schätze. Sobald jemand nach einer Reise 50 Punkte hat, gewinnen die meisten Punkte. Das Luftschiff ist in Stadt 9.
tutorial-dice = Jede Etappe hat einen Kapitän. Er würfelt, was bevorsteht: Piraten, Vögel und Nebel. Gegen jedes davon braucht er eine Karte: Kanone, Horn und Kompass.
tutorial-stay = Niemand sonst kennt die Karten des Kapitäns. Also entscheidet jeder Passagier: mit einem Schatz dieser Stadt aussteigen oder für einen wertvolleren an Bord bleiben. Sechs Handkarten klingen gut: Bleib!
tutorial-flown = Es ging gut: Der Kapitän hatte alle drei Karten und hat sie verbraucht. In Stadt 12 ist jeder Schatz 12 oder 13 wert. Jetzt ist der Nächste Kapitän und hat gewürfelt.
tutorial-leave = Vögel, Blitz, Piraten: wieder drei Gefahren. Wer bei einem Absturz an Bord ist, bekommt gar nichts. Sei klug und steig mit einem Schatz aus.
tutorial-crash = Absturz! Diesem Kapitän fehlte eine Karte, und alle an Bord gingen leer aus. Du hast einen Schatz für 13 Punkte. Nur du siehst seinen Wert.
tutorial-captain = Eine neue Reise beginnt in Stadt 1, jeder hat eine Karte gezogen, und du bist Kapitän. Vor euch liegen Blitz und Vögel. Die anderen vertrauen dir. Ein Kapitän darf nicht aussteigen.
tutorial-turbo = Gegen die Vögel hast du ein Horn, aber ein Blitzableiter fehlt dir. Ein Turbo ersetzt jede Karte. Setz ihn ein, sonst stürzt das Schiff ab!
tutorial-cards = Stadt 2, und jemand anders ist Kapitän. Manche Karten können mehr: Ein Jetpack rettet dich beim Absturz, ein Schleudersitz wirft Passagiere hinaus, andere lassen neu würfeln.
tutorial-farewell = Merk dir, welche Karten weg sind, behalte einige für deine eigenen Etappen, und steig eine Stadt vor dem Absturz aus. Guten Flug!

## Score sheet

score-treasures = Schätze
score-spyglasses = Fernrohre

## At the table

table-cities = Städte
table-dice = Würfel
table-ship = Luftschiff
table-captain = Kapitän
table-aboard = an Bord
table-ashore = ausgestiegen
table-deck = Nachziehstapel
table-discards = Ablagestapel
table-hand = Hand
table-treasures = Schätze
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-secret = Vielleicht entscheidet gerade jemand geheim.

## Why an action is not allowed

refused-CE-4-1 = Nur ein Kapitän, der allein an Bord ist, entscheidet zu Beginn einer Etappe, ob er weiterfliegt.
refused-CE-4-2 = Nur ein Kapitän, der allein an Bord ist, kann zu Beginn einer Etappe landen.
refused-CE-4-4 = Wer mitfliegt, bleibt oder steigt aus, wenn die Frage nach dem Wurf kommt.
refused-CE-5-1 = Ein Schleudersitz kann gespielt werden, wenn alle Mitreisenden entschieden haben und der Kapitän noch nichts erklärt hat.
refused-CE-5-2 = Hinausgeworfen werden kann nur jemand anders an Bord, und nicht der Kapitän.
refused-CE-6-5 = Über Turbos entscheidet ein Kapitän, dem Ausrüstung fehlt und der genug davon hat.
refused-CE-7-1 = Ein Windstoß kann gespielt werden, wenn der Kapitän die Gefahren abwehren kann und ein Würfel leer ist.
refused-CE-7-3 = Eine Alternativroute kann an Bord gespielt werden, wenn der Kapitän die Gefahren nicht abwehren kann.
refused-CE-7-4 = Würfel wirft der Kapitän nach einer Alternativroute neu.
refused-CE-7-5 = Ein magisches Fernrohr kann an Bord gespielt werden, wenn der Kapitän die Gefahren nicht abwehren kann und keine Alternativroute gespielt wurde.
refused-CE-7-9 = Ein Jetpack kann an Bord benutzt werden, wenn das Luftschiff abstürzt, solange es noch einen Schatz gibt.
refused-CE-10-1 = Das Spiel ist zu Ende.
refused-CE-12-7 = Passen kannst du nur, wo nach einer deiner Karten gefragt wird.
refused-CE-12-16 = Dich selbst kannst du nicht hinauswerfen.
refused-CE-13-18 = So viele Würfel wurden nicht geworfen.

## What is ours, because no source has it

ours-setup-journey_cap = Nach { $value } Reisen endet das Spiel, damit es nie ewig dauert; das ist keine Spielregel.
ours-city-treasures-value = Schätze, die mehr wert sind als die Zahl ihrer Stadt, ab Stadt 1: { $value }.

## On the board

asked-nobody = { table-secret }
board-city = Stadt { $city }, { $dice ->
    [0] die erste
    [one] Anflug mit { $dice } Würfel
   *[other] Anflug mit { $dice } Würfeln
}, { $treasures ->
    [0] kein Schatz mehr
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}{ $where_id ->
    [here] ; hier ist das Luftschiff
    [next] ; der nächste Halt
   *[other] {""}
}
board-ship = das Luftschiff in Stadt { $city }, { $count } an Bord
board-journey = Reise { $journey }
board-person = { $seat }, { $role }; Karten: { $cards }, Schätze: { $treasures }
board-no-dice = Noch ist nicht gewürfelt.
board-die = Würfel { $die }: { $face }, dagegen hilft: { $card }{ $met_id ->
    [met] , das hast du
    [lacking] , das fehlt dir
   *[unknown] {""}
}
board-die-blank = Würfel { $die }: leer, nichts nötig
board-roll = { $dice_id ->
    [none] Nichts werfen
   *[other] { $dice } neu werfen
}
board-card = { $card } × { $amount }
board-spyglasses = magisches Fernrohr × { $count }
board-hand = Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-deck = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-discards = abgelegt: { $cards }
board-removed = gespielte Fernrohre, aus den Städten: { $cities }
board-treasure = Schatz der Stadt { $city }, Wert { $value }
board-treasure-of = Schatz der Stadt { $city }
board-treasure-spyglass = magisches Fernrohr der Stadt { $city }
board-types = { $count ->
    [one] Schätze aus { $count } Stadt
   *[other] Schätze aus { $count } Städten
}
board-goal-points = Spielende: 50 Punkte nach einer Reise.
board-goal-types = Spielende: Schätze aus 5 Städten nach einer Reise.

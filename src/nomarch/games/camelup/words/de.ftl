# Camel Up in German.

title = Camel Up
about = Ein Kamelrennen mit Wetten: Wer gewinnt die Etappe, wer gewinnt das Rennen, und wer wird Letzter?
length = 30 Minuten

## Things

name-blue = Blau
name-green = Grün
name-orange = Orange
name-yellow = Gelb
name-white = Weiß
die-none = keiner
die-regular = Würfel
die-extra = Zusatzwürfel
side-oasis = Oase
side-mirage = Fata Morgana
pile-winner = tolles Kamel
pile-loser = olles Kamel

## Options

option-dice = Supercup 1: zwanzig Felder, und das letzte Kamel bekommt in jeder Etappe einen Zusatzwürfel
option-adrenaline = zu Supercup 1: gegen ein Pyramidenplättchen einen Zusatzwürfel in die Pyramide werfen
option-paparazzi = Supercup 2: den Fotografen anheuern
option-connoisseurs = Supercup 3: auf den genauen Platz eines Kamels wetten
option-allies = Supercup 4: Bündnisse, ab sechs Personen
option-referee = das Schiedsrichterkamel stellt die erste Gruppe nebeneinander auf, die bei ihm ankommt

## What is asked

asked-turn = { $seat }: Wähle eine Aktion.
asked-adrenaline = { $seat }: Gibst du ein Pyramidenplättchen ab, um einen Zusatzwürfel in die Pyramide zu werfen?
asked-referee = { $seat }: Wähle ein Feld für das Schiedsrichterkamel.

## Actions: their kinds, and each of them

menu-leg = Etappen-Wettplättchen
menu-desert = Wüstenplättchen
menu-pyramid = Pyramide
menu-race = Wette auf das Rennen
menu-hire = Fotograf auf Feld
menu-cover = Eigenes Wettplättchen abdecken mit Platz
menu-bottom = Unterstes Wettplättchen mit Platz
menu-ally = Bündnis mit
menu-adr = Zusatzwürfel
menu-ref = Schiedsrichterkamel auf Feld

action-leg = das { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Wettplättchen nehmen
action-desert = Wüstenplättchen auf Feld { $space } legen: { $side }
action-pyramid = ein Pyramidenplättchen nehmen und würfeln
action-race = auf { $camel } als { $pile } wetten
action-hire = den Fotografen für Feld { $space } anheuern
action-cover = dein { $camel_id ->
    [blue] blaues
    [green] grünes
    [orange] orangefarbenes
    [yellow] gelbes
   *[white] weißes
} Wettplättchen (Wert { $value }) mit Platz { $place } abdecken
action-bottom = das unterste { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Wettplättchen mit Platz { $place } nehmen
action-ally = ein Bündnis mit { $other_seat } schließen
action-adr = { $die_id ->
    [none] das Pyramidenplättchen behalten
   *[other] den Zusatzwürfel in die Pyramide werfen: { $die }
}
action-ref = das Schiedsrichterkamel auf Feld { $space } stellen

## Before actions that would hurt by mistake

confirm-race = Auf { $camel } als { $pile } wetten? Die Karte bleibt dort liegen, bis das Rennen vorbei ist.

## Odds

odds-leg = Die Etappe
odds-leg-first = gewinnt sie
odds-leg-second = wird Zweiter
odds-race = Das ganze Rennen
odds-race-first = gewinnt es
odds-race-last = wird Letzter

## Events

# Whoever gave no name is called “Du” (`who-you` of the client); verbs then stand in the second person.

event-leg_begun = Etappe { $leg } beginnt, zuerst am Zug: { $seat }.
event-extra_die_added = Der { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Zusatzwürfel kommt in die Pyramide.
event-referee_placed = { $seat_id ->
    [Du] Du stellst
   *[other] { $seat } stellt
} das Schiedsrichterkamel auf Feld { $space }.
event-leg_tile_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} das { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Wettplättchen mit dem Wert { $value }.
event-desert_tile_placed = { $seat_id ->
    [Du] Du legst
   *[other] { $seat } legt
} ein Wüstenplättchen auf Feld { $space }: { $side }.
event-pyramid_tile_taken = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} ein Pyramidenplättchen.
event-rolled = { $seat_id ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} mit dem { $camel_id ->
    [blue] blauen
    [green] grünen
    [orange] orangefarbenen
    [yellow] gelben
   *[white] weißen
} { $die } eine { $face }.
event-moved = { $camels ->
    [one] { $camel } zieht von Feld { $start } auf Feld { $end }.
   *[other] { $camel } zieht von Feld { $start } auf Feld { $end }, insgesamt { $camels } Kamele.
}
event-desert_coin = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Pfund für das Wüstenplättchen auf Feld { $space }.
event-photographed = { $seat_id ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Pfund für das Foto auf Feld { $space }.
event-lined_up = { $camels ->
    [one] Das Schiedsrichterkamel verlässt Feld { $space }.
   *[other] Das Schiedsrichterkamel stellt { $camels } Kamele auf Feld { $space } nebeneinander auf und geht.
}
event-race_card_placed = { $camel_known ->
    [yes] { $seat_id ->
        [Du] Du wettest
       *[other] { $seat } wettet
    } auf { $camel } als { $pile }.
   *[no] { $seat_id ->
        [Du] Du legst
       *[other] { $seat } legt
    } eine Wettkarte auf den Stapel „{ $pile }“.
}
event-photographer_hired = { $seat_id ->
    [Du] Du heuerst
   *[other] { $seat } heuert
} den Fotografen für Feld { $space } an.
event-tile_covered = { $seat_id ->
    [Du] Du deckst
   *[other] { $seat } deckt
} ein { $camel_id ->
    [blue] blaues
    [green] grünes
    [orange] orangefarbenes
    [yellow] gelbes
   *[white] weißes
} Wettplättchen (Wert { $value }) mit Platz { $place } ab.
event-bottom_tile_covered = { $seat_id ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} das unterste { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Wettplättchen (Wert { $value }) mit Platz { $place }.
event-allied = Ein neues Bündnis: { $seat } und { $other_seat }.
event-extra_die_bought = { $seat_id ->
    [Du] Du gibst
   *[other] { $seat } gibt
} ein Pyramidenplättchen ab; der { $camel_id ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
    [yellow] gelbe
   *[white] weiße
} Zusatzwürfel kommt in die Pyramide.
event-leg_ended = Die Etappe ist zu Ende: { $winner } vor { $second }.
event-leg_scored = { $seat }: Plättchen { $tiles }, durch das Bündnis { $copied }, macht { $amount } Pfund.
event-race_ended = Das Rennen ist zu Ende: { $winner } gewinnt, zuletzt kommt { $loser }.
event-race_card_scored = { $seat }: { $camel } als { $pile }, { $amount } Pfund.

## The drawn board: what its things are called

board-track = Die Rennstrecke
board-space = Feld { $space }
board-desert-tile = { $side } ({ $seat })
board-camera = Kamera ({ $seat })
board-referee = das Schiedsrichterkamel
board-pyramid = Pyramide: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} darin, noch { $tiles } Pyramidenplättchen
board-pyramid-tiles = { $tiles ->
    [one] 1 Pyramidenplättchen
   *[other] { $tiles } Pyramidenplättchen
}
board-rolled = In dieser Etappe gewürfelt
board-tent = { $face ->
    [0] { $camel } wurde noch nicht gewürfelt
   *[other] { $camel } hat eine { $face } gewürfelt
}
board-extra-dice = Zusatzwürfel
board-extra-die = { $place_id ->
    [platform] Zusatzwürfel { $camel } auf der Plattform
    [crater] Zusatzwürfel { $camel } in seinem Krater, gewürfelt: { $face }
   *[pyramid] Zusatzwürfel { $camel } in der Pyramide
}
board-order = Reihenfolge jetzt
board-place-now = { $camel } ist auf Platz { $place }
board-leg = Etappe { $leg }
board-marker = Startspielermarker: { $seat }
board-leg-tiles = Etappen-Wettplättchen
board-leg-stack = Wettplättchen { $camel }: { $values }
board-leg-tile = Wettplättchen { $camel } mit dem Wert { $value }
board-covered-tile = Wettplättchen { $camel }, abgedeckt mit Platz { $place }
board-pile = Stapel „{ $pile }“: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-ranking = Genaue Plätze
board-ranking-tile = Platzierungsplättchen für Platz { $place }
board-ranking-taken = Platzierungsplättchen für Platz { $place }, vergeben: { $seat }
board-alliances = Bündnisse
board-unallied = noch ohne Bündnis in dieser Etappe: { $seat }
board-allied = verbündet: { $seat } und { $other_seat }
board-photographer = Fotograf angeheuert: { $seat }
board-photographer-free = Der Fotograf ist frei
board-referee-away = Das Schiedsrichterkamel ist nicht auf der Strecke
board-money = { $money } Pfund
board-desert-free = Wüstenplättchen, nicht auf der Strecke
board-race-card = Wettkarte { $camel }
board-cards = { $cards ->
    [one] 1 Wettkarte auf der Hand
   *[other] { $cards } Wettkarten auf der Hand
}

## Score sheet

score-start = Startgeld
score-leg_tiles = Wettplättchen
score-ranking_tiles = Platzierungsplättchen
score-pyramid_tiles = Pyramidenplättchen
score-ally = aus Bündnissen
score-desert = Wüstenplättchen
score-photos = Fotos
score-winner_pile = tolles Kamel
score-loser_pile = olles Kamel
score-waived = erlassene Schulden

## Why an action is not allowed

refused-CU-5-2 = Ein Zug besteht aus genau einer normalen Aktion, und deine hast du schon ausgeführt.
refused-CU-5-3 = Von dieser Farbe ist kein Wettplättchen mehr da.
refused-CU-5-6 = Ein Wüstenplättchen braucht ein leeres Feld, frühestens Feld 2, das nicht neben einem fremden Wüstenplättchen liegt.
refused-CU-5-14 = Diese Wettkarte hast du nicht mehr auf der Hand.
refused-CU-8-10 = Das Rennen ist vorbei.
refused-CU-10-1 = Die Zusatzaktion kommt nach einer normalen Aktion und kostet ein Pyramidenplättchen, das du haben musst.
refused-CU-10-2 = Nur ein Zusatzwürfel, der auf der Plattform liegt, kann in die Pyramide geworfen werden.
refused-CU-10-5 = Der Zusatzwürfel des führenden Kamels darf nicht gewählt werden.
refused-CU-11-1 = Die Kamera braucht ein leeres Feld, und niemand anders darf den Fotografen haben.
refused-CU-11-8 = Auf das Feld der Kamera darf kein Wüstenplättchen gelegt werden.
refused-CU-12-1 = Das Platzierungsplättchen für diesen Platz ist schon vergeben.
refused-CU-12-2 = Du hast kein offenes Wettplättchen mit dieser Farbe und diesem Wert.
refused-CU-12-3 = Von dieser Farbe ist kein Wettplättchen mehr da, das du von unten nehmen könntest.
refused-CU-13-2 = Ein Bündnis ist nur möglich, wenn ihr beide in dieser Etappe noch keines habt.
refused-CU-14-1 = Das Schiedsrichterkamel wird zu Beginn einer Etappe auf ein Feld ohne Kamele gestellt.
refused-CU-15-3 = Dein Wüstenplättchen muss auf ein anderes Feld; umdrehen, wo es liegt, ist nicht erlaubt.
refused-CU-15-16 = Die Kamera ist schon auf dieses Feld gerichtet.
refused-CU-15-24 = Auf diesem Feld steht das Schiedsrichterkamel.
refused-CU-15-48 = Zuerst muss das Schiedsrichterkamel aufgestellt werden.
refused-CU-16-2 = Das gibt es in dieser Partie nicht: ein Feld hinter dem Ziel, ein leerer Platz oder ein Modul, das nicht dabei ist.

## In the terminal

table-extra = Zusatz
table-rolled = Gewürfelt
table-places = Plätze
table-pounds = Pfund
table-cards = Karten
table-ally = Bündnis
table-referee = Schiri
odds-pyramid = In der Pyramide
odds-pyramid-empty = Die Pyramide ist leer: Die Etappe bleibt, wie sie steht.
odds-camera-sign = Kam
odds-referee-sign = Sch
odds-place = { $place }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-certain = { $percent } %
odds-ends = Das Rennen endet in dieser Etappe: { $chance }
odds-landings = Zu erwartende Landungen auf Feld { $space } ({ $side }): { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-photo = Ein Foto auf Feld { $space }: { $chance }; zu erwartende Kamele darauf: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-referee = Das Schiedsrichterkamel auf Feld { $space } greift ein: { $chance }
odds-worth = Wert der Aktionen für die Etappe, in Pfund
odds-value = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-model = Genau berechnet, nicht simuliert. Wüstenplättchen und Adrenalin kommender Etappen gehören nicht zum Modell des Rennens; seine Chancen können sich also noch ändern.
odds-faces = Die Seiten eines Zusatzwürfels stehen in keiner Quelle; { $faces } stammen von uns (CU-2.7).

## Options that do not go together

unfit-adrenaline = Adrenalin (adrenaline) ist ein Zusatz zu Supercup 1: schalte auch dice ein (CU-1.2)
unfit-allies = Bündnisse (allies) gibt es ab { $least } Personen, nicht mit { $players } (CU-1.3)
unfit-players = { $players } Personen brauchen eines der Module { $modules }; ohne sie ist Camel Up für 2 bis { $base } Personen, mit ihnen für bis zu { $most } (CU-1.4, CU-1.5)

## What is ours, because no source has it

ours-players-character_ids = Die Figuren haben Nummern statt Namen.
ours-track-added_space_numbers = Die vier zusätzlichen Felder sind { $value }; wo die gedruckte Strecke sie hat, wissen wir nicht.
ours-camels-letters = Jedes Kamel hat einen Buchstaben, zum Beispiel B für Blau.
ours-dice-extra-faces = Die Seiten eines Zusatzwürfels sind { $value }.
ours-money-bank_limited = Der Bank geht das Geld nie aus.
ours-marker-first_seat = Der erste Platz beginnt; mit dem Spiel aus der Schachtel ist es die jüngste Person.

## Einführung

tutorial-welcome = Willkommen beim Rennen! Fünf Kamele laufen einmal um die Pyramide, und du wettest auf sie. Wer das meiste Geld hat, wenn das erste Kamel ins Ziel kommt, gewinnt. Hier siehst du deines.
tutorial-stack = Kamele, die sich treffen, steigen aufeinander. Wer höher sitzt, ist weiter vorn, also führt Grün. Und wer zieht, trägt alle auf seinem Rücken mit, aber niemanden von unten.
tutorial-dice = Das Rennen hat Etappen. In jeder Etappe zieht jedes Kamel einmal, ein bis drei Felder weit. Die Würfel von Orange und Weiß sind noch in der Pyramide.
tutorial-leg = Wenn du dran bist, tust du eines von vier Dingen. Das erste: wetten, wer am Ende der Etappe vorn ist. Grün sieht gut aus: Nimm sein Plättchen, es kann 5 bringen.
tutorial-desert = Jemand hat nach dir auf Grün gewettet und nur noch das Plättchen für 3 bekommen. Das zweite: dein Wüstenplättchen. Leg eine Oase auf Feld 12, wo Weiß bald landen kann.
tutorial-oasis = Weiß kam, mit Grün auf dem Rücken! Deine Oase hat beide ein Feld weitergeschickt und dir 1 eingebracht. Die andere Seite, die Fata Morgana, schickt Kamele zurück.
tutorial-roll = Das dritte: ein Pyramidenplättchen nehmen, das 1 bringt, und würfeln. Nur Orange ist noch in der Pyramide, also beendet dein Wurf die Etappe.
tutorial-paid = Grün führt: Deine Wette brachte 5, jeder deiner zwei Würfe 1. Eine Wette auf das zweite Kamel bringt 1, auf jedes andere kostet sie 1. Eine neue Etappe hat begonnen.
tutorial-race = Das vierte: verdeckt auf das ganze Rennen wetten. Orange liegt weit zurück, also wette, dass es Letzter wird. Die erste richtige Karte bringt 8, spätere weniger; eine falsche kostet 1.
tutorial-farewell = Das ist schon das ganze Spiel: Etappenwetten, Wüstenplättchen, Würfeln, Rennwetten. Achte darauf, wer wen trägt, und wette früh. Viel Spaß!

# The browser table in German.

## Everywhere

nomarch = Nomarch
tagline = Brettspiele vom Nil, mit Freunden und Bots
home = Startseite
account = Konto
settings = Einstellungen
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
back = Zurück
more = Mehr
skip-to-content = Zum Inhalt springen
loading = Wird geladen …
not-found-title = Hier ist nichts
not-found-text = Vielleicht stimmt die Adresse nicht, oder der Link gilt nicht mehr.
to-home = Zu den Spielen

## Home

games = Spiele
play-now = Sofort spielen
play-now-game = { $game } sofort gegen Bots spielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
players-range = { $least }–{ $most } Personen
preparing-title = Die Regeln werden vorbereitet
preparing-text = Das geschieht nur einmal, wenn { $game } auf diesem Rechner zum ersten Mal gespielt wird.
my-tables = Meine Tische
my-tables-none = Hier erscheinen die Tische, die du eröffnest oder besuchst.
my-tables-note = Auf diesem Gerät gespeichert.
status-open = wartet auf Mitspieler
status-running = läuft
status-over = beendet
status-abandoned = abgebrochen
status-gone = nicht mehr vorhanden
go-on = Weiterspielen
look = Ansehen
forget = Entfernen
forget-table = Tisch aus der Liste entfernen: { $game }
your-turn-there = du bist dran

## A new table

option-on = an
option-off = aus
how-many = Wie viele spielen mit?
options = Optionen
seats = Plätze
seat-number = Platz { $number }
seat-free = Platz { $number }
who-you = Du
guest = Gast
who-person = Ein Freund oder eine Freundin, mit eigenem Link
who-open = Wer den Link des Tisches hat
who-bot = Bot, { $level }
level-novice = Anfänger
level-skilled = Könner
level-master = Meister
level-about-novice = spielt schnell und macht Fehler
level-about-skilled = spielt gut und ohne Bedenkzeit
level-about-master = überlegt bis zu einer Sekunde und spielt am besten
clock = Uhr
clock-none = Ohne Uhr
clock-move = Eine feste Zahl Sekunden für jeden Zug
clock-bank = Ein Zeitkonto für die ganze Partie
clock-seconds = Sekunden für jeden Zug
clock-minutes = Minuten insgesamt
clock-increment = Sekunden Zugabe für jeden Zug
record-continue = Gespeicherte Partie fortsetzen
record-about = Eine .nomarch-Datei; Spiel, Optionen und Personenzahl werden daraus übernommen.
open-table = Tisch eröffnen
your-name = Dein Name

## Waiting for players

lobby-title = Warten auf Mitspieler
lobby-text = Die Partie beginnt, sobald alle Platz genommen haben.
sit-down = Platz nehmen
sit-here = Hier Platz nehmen
sat-down = sitzt am Tisch
not-yet = noch nicht da
change-name = Namen ändern
links = Links
links-text = Schick allen, die mitspielen sollen, den Link eines Platzes. Wer ihn hat, kann dort spielen; niemand braucht ein Konto.
link-seat = Platz { $number }
link-spectators = Zum Zuschauen
link-show-code = Als Code zum Scannen zeigen
link-code = Code des Links: { $name }
link-renew = Neuer Link
link-renew-text = Der alte Link gilt dann nicht mehr.
you-are-spectator = Du schaust zu.

## At the table

board-of = Der Spielplan von { $game }
no-board = Dieses Spiel hat noch keinen gezeichneten Spielplan; mit den Schaltflächen unten lässt sich alles spielen.
asked-other = { $seat } überlegt …
asked-nobody = Einen Moment …
asked-paused = Am Tisch ist Pause.
asked-over = Die Partie ist zu Ende.
asked-abandoned = Die Partie wurde abgebrochen.
past-line = Nach { $played ->
    [one] 1 Aktion
   *[other] { $played } Aktionen
}: Du siehst die Vergangenheit.
to-now = Zurück zur Gegenwart
touch-hint = Tippe auf etwas, das leuchtet, oder wähle hier.
all-choices = Möglichkeiten
choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
choose = Was möchtest du tun?
confirm-yes = Ja, machen
confirm-careful = { $action }?
undo = Rückgängig
steps = Deine Schritte bisher
step-back = Zurück vor: { $action }
why-title = Jetzt nicht
why-nothing = Damit kannst du im Moment nichts tun.
not-your-turn = Du bist nicht dran.
skip = Überspringen
players = Spieler
player-to-move = ist dran
player-you = du
player-bot = Bot, { $level }
player-left-to-bot = ein Bot spielt, { $level }
player-out-of-time = Zeit abgelaufen

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-jump = Diesen Moment ansehen: { $event }
replay = Wiederholung
replay-slider = Zeitpunkt der Partie
replay-earlier = Eine Aktion zurück
replay-later = Eine Aktion vor
replay-first = Zum Anfang

chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Etwas schreiben
chat-send = Senden
chat-spectator = Wer zuschaut, liest nur mit.

rules = Regeln
rules-search = In den Regeln suchen
rules-ours = von uns ergänzt
rules-ours-about = Das steht in keiner unserer Quellen; es ist keine Aussage über das gedruckte Spiel.
rules-in-force = in dieser Partie
rules-not-in-force = nicht in dieser Partie
rules-values = Werte, die von uns stammen
rules-none = Es gibt keine Regeln zu zeigen.

odds = Chancen
odds-text = Die genauen Wahrscheinlichkeiten für Etappe und Rennen, und was jede deiner Aktionen wert ist. Nur zur Übung gegen Bots.
odds-wait = Die Chancen erscheinen, wenn du dran bist.
odds-values = Was deine Aktionen wert sind

menu = Tischmenü
pause = Pause
resume = Weiter
leave = Platz einem Bot überlassen
left-to-bot = Ein Bot spielt für dich: { $level }.
come-back = Platz wieder übernehmen
abandon = Partie abbrechen
abandon-text = Wenn alle zustimmen, endet die Partie ohne Sieg.
sound = Töne
proposal-undo = { $seat_id ->
    [Du] Du möchtest
   *[other] { $seat } möchte
} etwas zurücknehmen.
proposal-pause = { $seat_id ->
    [Du] Du möchtest
   *[other] { $seat } möchte
} eine Pause.
proposal-abandon = { $seat_id ->
    [Du] Du möchtest
   *[other] { $seat } möchte
} die Partie abbrechen.
proposal-wait = Es fehlt noch die Zustimmung: { $names }
agree = Zustimmen
decline = Ablehnen

connection-connecting = Verbindung wird aufgebaut …
connection-live = Verbunden
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-refused = Dieser Link gilt nicht mehr.

## The end

end-title = { $count ->
    [one] { $names_id ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }
   *[other] Geteilter Sieg: { $names }
}
end-abandoned = Die Partie wurde abgebrochen
end-place = Rang
end-total = Summe
end-sheet = Abrechnung
end-chart = Punkteverlauf
end-chart-text = Punkteverlauf: { $names }; Endstand { $scores }.
end-see-board = Spielplan ansehen
end-show = Ergebnis
end-scoring = Wertung Schritt für Schritt
scoring-title = Die Wertung
scoring-total = bisher { $total }
rematch = Revanche
rematch-there = Zur Revanche
download = Aufzeichnung herunterladen
fairness = Fairness
fairness-text = Der Hash des geheimen Startwerts war von Anfang an zu sehen. Jetzt ist der Startwert bekannt: Alle Würfe und alles Mischen folgen aus ihm.
fairness-check = Ganze Partie prüfen
fairness-hash = Der Hash des Startwerts ist der, der von Anfang an zu sehen war.
fairness-hash-wrong = Der Hash des Startwerts ist nicht der, der zu sehen war.
fairness-game = { $actions ->
    [one] 1 Aktion wurde aus dem Startwert nachgespielt: Sie ist erlaubt, und aller Zufall folgt aus ihm.
   *[other] { $actions } Aktionen wurden aus dem Startwert nachgespielt: Alle sind erlaubt, und aller Zufall folgt aus ihm.
}
fairness-shown = Hash des geheimen Startwerts, von Anfang an zu sehen
fairness-seed = Startwert

## Account

account-text = Niemand braucht ein Konto. Mit Konto zählen deine Partien, und du kannst sie auf jedem Gerät öffnen.
log-in = Anmelden
log-out = Abmelden
register = Registrieren
password = Passwort
password-hint = Mindestens acht Zeichen.
password-old = Altes Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort wurde geändert; melde dich neu an.
logged-in-as = Angemeldet als { $name }
statistics = Statistik
statistics-none = Hier erscheinen beendete Partien.
stat-game = Spiel
stat-played = Gespielt
stat-won = Gewonnen
stat-place = Mittlerer Rang
stat-score = Mittlere Punktzahl
stat-best = Bestes Ergebnis
own-games = Deine Partien
place-score = Rang { $place }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}

## Settings

language = Sprache
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
setting-sounds = Töne
setting-motion = Züge nacheinander zeigen
setting-hints = Sagen, wie es geht
setting-careful = Vor jeder Aktion nachfragen

## What can go wrong

error-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
error-not_found = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr.
error-not_allowed = Dieser Link erlaubt das nicht.
error-bad_password = Name oder Passwort ist falsch.
error-name_taken = Dieser Name ist schon vergeben.
error-seat_taken = Dort hat inzwischen jemand anders Platz genommen.
error-conflict = Inzwischen ist etwas geschehen; sieh noch einmal hin.
error-not_your_turn = Du bist nicht dran.
error-slow_down = Das war zu schnell. Warte einen Moment.
error-bad_request = Das hat der Server nicht verstanden.
error-bad_action = Eine solche Aktion hat das Spiel nicht.
error-bad_record = Diese Datei ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
error-bad_origin = Diese Seite gehört nicht zu diesem Server.
error-illegal_action = Das erlauben die Regeln jetzt nicht.
error-wrong_state = Das geht an dieser Stelle der Partie nicht.
error-too_large = Das ist mehr, als hier erlaubt ist.
error-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
error-failed = Auf dem Server ist ein Fehler aufgetreten. Er wurde protokolliert.

## Einführungen

learn = Lernen
learn-game = { $game } Schritt für Schritt lernen
learn-on = Weiterlernen: { $step }/{ $steps }
learn-on-game = { $game } weiterlernen, Schritt { $step } von { $steps }
lesson-there = Einführung, Schritt { $step } von { $steps }
lesson-step = Schritt { $step } von { $steps }
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-leave = Verlassen
lesson-again = Von vorn
lesson-do = In diesem Schritt: { $action }.
lesson-read = Dieser Schritt ist nur zum Lesen: Mit „Weiter“ geht es weiter.
level-tutorial = spielt nach der Einführung

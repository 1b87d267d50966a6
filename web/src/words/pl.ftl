# The browser table in Polish.

## Everywhere

nomarch = Nomarch
tagline = Gry planszowe znad Nilu, ze znajomymi i z botami
home = Strona główna
account = Konto
settings = Ustawienia
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
back = Wstecz
more = Więcej
skip-to-content = Przejdź do treści strony
loading = Wczytywanie…
not-found-title = Nic tu nie ma
not-found-text = Adres może być błędny albo link stracił ważność.
to-home = Do gier

## Home

games = Gry
play-now = Zagraj teraz
play-now-game = Zagraj teraz z botami: { $game }
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
players-range = { $least }–{ $most } graczy
preparing-title = Przygotowujemy zasady
preparing-text = Zdarza się to tylko raz, przy pierwszej rozgrywce na tym komputerze: { $game }.
my-tables = Moje stoły
my-tables-none = Tu pojawią się stoły, które otworzysz lub odwiedzisz.
my-tables-note = Zapamiętane na tym urządzeniu.
status-open = czeka na graczy
status-running = gra trwa
status-over = gra skończona
status-abandoned = gra porzucona
status-gone = już nie istnieje
go-on = Graj dalej
look = Zobacz
forget = Zapomnij
forget-table = Zapomnij stół: { $game }
your-turn-there = twój ruch

## A new table

option-on = tak
option-off = nie
how-many = Liczba graczy
options = Opcje
seats = Miejsca
seat-number = Miejsce { $number }
seat-free = Miejsce { $number }
who-you = Ty
guest = Gość
who-person = Ktoś znajomy, z własnym linkiem
who-open = Każdy, kto ma link do stołu
who-bot = Bot, { $level }
level-novice = początkujący
level-skilled = wprawny
level-master = mistrz
level-about-novice = gra szybko i popełnia błędy
level-about-skilled = gra dobrze i bez namysłu
level-about-master = myśli do sekundy i gra najlepiej
clock = Zegar
clock-none = Bez zegara
clock-move = Określona liczba sekund na każdy ruch
clock-bank = Zapas minut na całą grę
clock-seconds = Sekundy na ruch
clock-minutes = Minuty na całą grę
clock-increment = Sekundy dodawane po każdym ruchu
record-continue = Dokończ zapisaną grę
record-about = Plik .nomarch; obowiązują zapisane w nim: gra, opcje i liczba graczy.
open-table = Otwórz stół
your-name = Twoje imię

## Waiting for players

lobby-title = Czekamy na graczy
lobby-text = Gra zacznie się, gdy wszyscy usiądą do stołu.
sit-down = Usiądź
sit-here = Usiądź tutaj
sat-down = przy stole
not-yet = jeszcze nie przy stole
change-name = Zmień imię
links = Linki
links-text = Wyślij każdej osobie link do jej miejsca. Kto go ma, ten może tam grać; nikt nie potrzebuje konta.
link-seat = Miejsce { $number }
link-spectators = Dla widzów
link-show-code = Pokaż kod do zeskanowania
link-code = Kod linku: { $name }
link-renew = Nowy link
link-renew-text = Stary link przestanie działać.
you-are-spectator = Oglądasz grę jako widz.

## At the table

board-of = Plansza: { $game }
no-board = Ta gra nie ma jeszcze rysunku planszy; wszystko można zagrać przyciskami poniżej.
asked-other = { $seat } się zastanawia…
asked-nobody = Chwileczkę…
asked-paused = Przerwa w grze.
asked-over = Gra skończona.
asked-abandoned = Gra została porzucona.
past-line = Po { $played ->
    [one] 1 akcji
   *[many] { $played } akcjach
}: oglądasz przeszłość.
to-now = Wróć do bieżącej chwili
touch-hint = Dotknij czegoś, co świeci, albo wybierz tutaj.
all-choices = Możliwości
choices-count = { $count ->
    [one] 1 możliwość
   *[many] { $count } możliwości
}
choose = Co chcesz zrobić?
confirm-yes = Zrób to
confirm-careful = { $action }?
undo = Cofnij
steps = Twoje dotychczasowe kroki
step-back = Cofnij do chwili przed akcją: { $action }
why-title = Nie teraz
why-nothing = W tej chwili nic się z tym nie da zrobić.
not-your-turn = To nie twój ruch.
skip = Pomiń
players = Gracze
player-to-move = ma ruch
player-you = ty
player-bot = bot, { $level }
player-left-to-bot = w zastępstwie bot, { $level }
player-out-of-time = koniec czasu

log = Przebieg
log-empty = Nic się jeszcze nie wydarzyło.
log-jump = Zobacz ten moment: { $event }
replay = Powtórka
replay-slider = Moment gry
replay-earlier = O jedną akcję wcześniej
replay-later = O jedną akcję później
replay-first = Na początek

chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-spectator = Widzowie tylko czytają.

rules = Zasady
rules-search = Szukaj w zasadach
rules-ours = nasze uzupełnienie
rules-ours-about = Nie mówi tego żadne znane nam źródło; to nie jest wypowiedź o wydanej grze.
rules-in-force = w tej grze
rules-not-in-force = nie w tej grze
rules-values = Wartości ustalone przez nas
rules-none = Nie ma zasad do pokazania.

odds = Szanse
odds-text = Dokładne szanse w tym etapie i w wyścigu oraz wartość każdej z twoich akcji. Tylko w grze treningowej z botami.
odds-wait = Szanse pojawią się, gdy nadejdzie twój ruch.
odds-values = Ile warte są twoje akcje

menu = Menu stołu
pause = Przerwa
resume = Wznów grę
leave = Oddaj miejsce botowi
left-to-bot = Gra za ciebie bot: { $level }.
come-back = Wróć na swoje miejsce
abandon = Porzuć grę
abandon-text = Jeśli wszyscy się zgodzą, gra kończy się bez zwycięzcy.
sound = Dźwięki
proposal-undo = { $seat }: prośba o cofnięcie.
proposal-pause = { $seat }: prośba o przerwę.
proposal-abandon = { $seat }: propozycja porzucenia gry.
proposal-wait = Czekamy na zgodę pozostałych: { $names }
agree = Zgadzam się
decline = Nie zgadzam się

connection-connecting = Łączenie…
connection-live = Połączono
connection-lost = Połączenie zerwane. Próbujemy ponownie…
connection-refused = Ten link stracił ważność.

## The end

end-title = { $count ->
    [one] Zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
}
end-abandoned = Gra została porzucona
end-place = Miejsce
end-total = Razem
end-sheet = Arkusz punktacji
end-chart = Punkty w trakcie gry
end-chart-text = Punkty w trakcie gry, gracze: { $names }; wynik końcowy: { $scores }.
end-see-board = Zobacz planszę
end-show = Wynik
end-scoring = Punktacja krok po kroku
scoring-title = Punktacja
scoring-total = razem { $total }
rematch = Rewanż
rematch-there = Do rewanżu
download = Pobierz zapis gry
fairness = Uczciwość
fairness-text = Skrót tajnego ziarna losowości był widoczny od początku. Teraz znane jest samo ziarno: wynika z niego każdy rzut i każde tasowanie.
fairness-check = Sprawdź całą grę
fairness-hash = Skrót ziarna jest taki sam jak ten, który był widoczny od początku.
fairness-hash-wrong = Skrót ziarna różni się od tego, który był widoczny od początku.
fairness-game = Akcje rozegrane ponownie z tego ziarna: { $actions }. Wszystkie są dozwolone, a cały przypadek wynika z ziarna.
fairness-shown = Skrót tajnego ziarna, widoczny od początku
fairness-seed = Ziarno

## Account

account-text = Konto nie jest potrzebne. Z kontem twoje gry są liczone i można je otworzyć na każdym urządzeniu.
log-in = Zaloguj się
log-out = Wyloguj się
register = Załóż konto
password = Hasło
password-hint = Co najmniej osiem znaków.
password-old = Stare hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zostało zmienione; zaloguj się ponownie.
logged-in-as = Zalogowano jako { $name }
statistics = Statystyki
statistics-none = Tu pojawią się zakończone gry.
stat-game = Gra
stat-played = Rozegrane
stat-won = Wygrane
stat-place = Średnie miejsce
stat-score = Średni wynik
stat-best = Najlepszy wynik
own-games = Twoje gry
place-score = miejsce { $place }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}

## Settings

language = Język
theme = Kolory
theme-system = jak w systemie
theme-light = jasne
theme-dark = ciemne
setting-sounds = Dźwięki
setting-motion = Pokazuj ruchy jeden po drugim
setting-hints = Podpowiadaj, co zrobić
setting-careful = Pytaj przed każdą akcją

## What can go wrong

error-unreachable = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
error-not_found = Nie ma takiego stołu albo link stracił ważność.
error-not_allowed = Ten link na to nie pozwala.
error-bad_password = Nazwa lub hasło są błędne.
error-name_taken = Ta nazwa jest już zajęta.
error-seat_taken = To miejsce jest już zajęte.
error-conflict = W międzyczasie coś się zmieniło; spójrz jeszcze raz.
error-not_your_turn = To nie twój ruch.
error-slow_down = To było za szybko. Poczekaj chwilę.
error-bad_request = Serwer tego nie zrozumiał.
error-bad_action = W tej grze nie ma takiej akcji.
error-bad_record = Ten plik nie jest zapisem gry albo jest uszkodzony.
error-bad_origin = Ta strona nie należy do tego serwera.
error-illegal_action = Zasady nie pozwalają na to teraz.
error-wrong_state = W tym momencie gry nie da się tego zrobić.
error-too_large = To więcej, niż jest tu dozwolone.
error-unavailable = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-failed = Błąd serwera. Został zapisany w dzienniku.

## Samouczki

learn = Naucz się
learn-game = Naucz się gry { $game } krok po kroku
learn-on = Nauka: { $step }/{ $steps }
learn-on-game = Ucz się dalej gry { $game }, krok { $step } z { $steps }
lesson-there = samouczek, krok { $step } z { $steps }
lesson-step = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-show = Pokaż mi
lesson-leave = Wyjdź
lesson-again = Od początku
lesson-do = W tym kroku: { $action }.
lesson-read = Ten krok jest tylko do przeczytania – wybierz „Dalej”.
level-tutorial = gra według samouczka

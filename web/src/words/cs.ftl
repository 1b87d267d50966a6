# Hrací stůl v prohlížeči česky.

## Všude

nomarch = Nomarch
tagline = Deskové hry od Nilu, s přáteli i s boty
home = Domů
account = Účet
settings = Nastavení
close = Zavřít
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
back = Zpět
more = Více
skip-to-content = Přejít k obsahu stránky
loading = Načítá se…
not-found-title = Tady nic není
not-found-text = Adresa je možná chybná, nebo odkaz už neplatí.
to-home = Na přehled her

## Úvodní stránka

games = Hry
play-now = Hrát hned
play-now-game = Hrát hned proti botům: { $game }
new-table = Nový stůl
new-table-of = Nový stůl: { $game }
players-range = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}
preparing-title = Pravidla se připravují
preparing-text = Stane se to jen jednou, před první hrou na tomto počítači ({ $game }).
my-tables = Moje stoly
my-tables-none = Tady se objeví stoly, které otevřete nebo navštívíte.
my-tables-note = Pamatuje si je toto zařízení.
status-open = čeká na hráče
status-running = hraje se
status-over = dohráno
status-abandoned = hra vzdána
status-gone = už neexistuje
go-on = Pokračovat
look = Prohlédnout
forget = Zapomenout
forget-table = Zapomenout stůl: { $game }
your-turn-there = jste na tahu

## Nový stůl

option-on = zapnuto
option-off = vypnuto
how-many = Počet hráčů
options = Možnosti
seats = Místa
seat-number = Místo { $number }
seat-free = Místo { $number }
who-you = Vy
guest = Host
who-person = Někdo z přátel, přes vlastní odkaz
who-open = Kdokoli s odkazem na stůl
who-bot = Bot, { $level }
level-novice = začátečník
level-skilled = pokročilý
level-master = mistr
level-about-novice = hraje rychle a dělá chyby
level-about-skilled = hraje dobře a bez rozmýšlení
level-about-master = přemýšlí nejvýš vteřinu a hraje nejlépe
clock = Hodiny
clock-none = Bez hodin
clock-move = Určitý počet vteřin na každý tah
clock-bank = Určitý počet minut na celou hru
clock-seconds = Vteřin na tah
clock-minutes = Minut celkem
clock-increment = Vteřin přidaných za tah
record-continue = Pokračovat v uložené hře
record-about = Soubor .nomarch; platí hra, možnosti a počet hráčů v něm uložené.
open-table = Otevřít stůl
your-name = Vaše jméno

## Čekání na hráče

lobby-title = Čeká se na hráče
lobby-text = Hra začne, jakmile budou všichni sedět.
sit-down = Posadit se
sit-here = Sednout si sem
sat-down = na místě
not-yet = ještě tu není
change-name = Změnit jméno
links = Odkazy
links-text = Pošlete každému z přátel odkaz na jedno místo. Kdo ho má, může tam hrát; účet nikdo nepotřebuje.
link-seat = Místo { $number }
link-spectators = Pro diváky
link-show-code = Ukázat jako kód k načtení
link-code = Kód odkazu: { $name }
link-renew = Nový odkaz
link-renew-text = Starý odkaz přestane platit.
you-are-spectator = Jen se díváte.

## U stolu

board-of = Herní plán: { $game }
no-board = Tato hra zatím nemá kresbu; všechno lze hrát tlačítky níže.
asked-other = { $seat } přemýšlí…
asked-nobody = Okamžik…
asked-paused = U stolu je přestávka.
asked-over = Hra skončila.
asked-abandoned = Hra byla vzdána.
past-line = Díváte se do minulosti: { $played ->
    [one] po 1 akci
   *[other] po { $played } akcích
}.
to-now = Zpět do přítomnosti
touch-hint = Dotkněte se něčeho, co září, nebo vybírejte zde.
all-choices = Možnosti
choices-count = { $count ->
    [one] 1 možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
choose = Co chcete udělat?
confirm-yes = Provést
confirm-careful = { $action }?
undo = Vrátit
steps = Vaše dosavadní kroky
step-back = Zpět před krok: { $action }
why-title = Teď to nejde
why-nothing = S tímhle se v tuto chvíli nedá nic dělat.
not-your-turn = Nejste na tahu.
skip = Přeskočit
players = Hráči
player-to-move = na tahu
player-you = vy
player-bot = bot, { $level }
player-left-to-bot = místo převzal bot, { $level }
player-out-of-time = čas vypršel

log = Záznam
log-empty = Zatím se nic nestalo.
log-jump = Podívat se na tento okamžik: { $event }
replay = Přehrání
replay-slider = Okamžik hry
replay-earlier = O akci zpět
replay-later = O akci vpřed
replay-first = Na začátek

chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napište něco
chat-send = Odeslat
chat-spectator = Diváci jen poslouchají.

rules = Pravidla
rules-search = Hledat v pravidlech
rules-ours = naše doplnění
rules-ours-about = Neříká to žádný pramen, který máme; o vydané hře to nic netvrdí.
rules-in-force = v této hře platí
rules-not-in-force = v této hře neplatí
rules-values = Hodnoty, které jsou naše
rules-none = Nejsou tu žádná pravidla k zobrazení.

odds = Šance
odds-text = Přesné šance v této etapě a v celém dostihu a hodnota každé vaší akce. Jen při cvičení proti botům.
odds-wait = Šance se objeví, až budete na tahu.
odds-values = Jakou hodnotu mají vaše akce

menu = Nabídka stolu
pause = Přestávka
resume = Pokračovat
leave = Přenechat místo botovi
left-to-bot = Hraje za vás bot: { $level }.
come-back = Převzít místo zpět
abandon = Vzdát hru
abandon-text = Pokud všichni souhlasí, hra skončí bez vítěze.
sound = Zvuky
proposal-undo = { $seat_id ->
    [Vy] Chcete
   *[other] { $seat } chce
} něco vrátit.
proposal-pause = { $seat_id ->
    [Vy] Chcete
   *[other] { $seat } chce
} přestávku.
proposal-abandon = { $seat_id ->
    [Vy] Chcete
   *[other] { $seat } chce
} hru vzdát.
proposal-wait = Čeká se na souhlas ostatních: { $names }
agree = Souhlasím
decline = Nesouhlasím

connection-connecting = Připojování…
connection-live = Připojeno
connection-lost = Spojení se ztratilo. Zkouší se znovu…
connection-refused = Tento odkaz už neplatí.

## Konec hry

end-title = { $count ->
    [one] { $names_id ->
        [Vy] Vítězíte vy
       *[other] Vítězí { $names }
    }
   *[other] Společné vítězství: { $names }
}
end-abandoned = Hra byla vzdána
end-place = Místo
end-total = Celkem
end-sheet = Bodový list
end-chart = Vývoj skóre
end-chart-text = Vývoj skóre ({ $names }) během hry; konečný stav { $scores }.
end-see-board = Ukázat herní plán
end-show = Výsledek
end-scoring = Bodování krok za krokem
scoring-title = Bodování
scoring-total = celkem { $total }
rematch = Odveta
rematch-there = K odvetě
download = Stáhnout záznam
fairness = Férovost
fairness-text = Otisk tajného semínka byl vidět od začátku. Teď je semínko známé: plyne z něj každý hod i každé zamíchání.
fairness-check = Ověřit celou hru
fairness-hash = Otisk semínka je ten, který byl vidět od začátku.
fairness-hash-wrong = Otisk semínka není ten, který byl vidět.
fairness-game = { $actions ->
    [one] Ze semínka byla znovu přehrána 1 akce: je povolená a všechna náhoda plyne ze semínka.
    [few] Ze semínka byly znovu přehrány { $actions } akce: všechny jsou povolené a všechna náhoda plyne ze semínka.
   *[other] Ze semínka bylo znovu přehráno { $actions } akcí: všechny jsou povolené a všechna náhoda plyne ze semínka.
}
fairness-shown = Otisk tajného semínka, zobrazený od začátku
fairness-seed = Semínko

## Účet

account-text = Účet nikdo nepotřebuje. S ním se ale vaše hry počítají a dají se otevřít na každém zařízení.
log-in = Přihlásit se
log-out = Odhlásit se
register = Zaregistrovat se
password = Heslo
password-hint = Nejméně osm znaků.
password-old = Staré heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo bylo změněno; přihlaste se znovu.
logged-in-as = Přihlášené jméno: { $name }
statistics = Statistika
statistics-none = Tady se objeví dohrané hry.
stat-game = Hra
stat-played = Odehráno
stat-won = Vyhráno
stat-place = Průměrné místo
stat-score = Průměrné skóre
stat-best = Nejlepší skóre
own-games = Vaše hry
place-score = { $place }. místo, { $score ->
    [one] 1 bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}

## Nastavení

language = Jazyk
theme = Barvy
theme-system = podle systému
theme-light = světlé
theme-dark = tmavé
setting-sounds = Zvuky
setting-motion = Ukazovat tahy jeden po druhém
setting-hints = Napovídat, co udělat
setting-careful = Ptát se před každou akcí

## Co se může pokazit

error-unreachable = Server je nedostupný. Zkuste to za chvíli znovu.
error-not_found = Takový stůl není, nebo odkaz už neplatí.
error-not_allowed = K tomu tento odkaz neopravňuje.
error-bad_password = Jméno nebo heslo je chybné.
error-name_taken = Toto jméno už někdo má.
error-seat_taken = Na tomto místě už sedí někdo jiný.
error-conflict = Mezitím se něco stalo; podívejte se znovu.
error-not_your_turn = Nejste na tahu.
error-slow_down = To bylo moc rychle. Chvilku počkejte.
error-bad_request = Tomu server nerozuměl.
error-bad_action = Takovou akci hra nemá.
error-bad_record = Tento soubor není záznam hry, nebo je poškozený.
error-bad_origin = Tato stránka nepatří k tomuto serveru.
error-illegal_action = To teď pravidla nedovolují.
error-wrong_state = V této chvíli hry to nejde.
error-too_large = To je víc, než je tu dovoleno.
error-unavailable = Server je zaneprázdněn. Zkuste to za chvíli znovu.
error-failed = Na serveru nastala chyba. Je zaznamenána.

## Výuka

learn = Naučit se
learn-game = Naučit se { $game } krok za krokem
learn-on = Učit se dál: { $step }/{ $steps }
learn-on-game = Učit se dál { $game }, krok { $step } z { $steps }
lesson-there = výuka, krok { $step } z { $steps }
lesson-step = Krok { $step } z { $steps }
lesson-back = Zpět
lesson-next = Dál
lesson-show = Ukaž mi to
lesson-leave = Odejít
lesson-again = Od začátku
lesson-do = V tomto kroku: { $action }.
lesson-read = Tento krok si jen přečtěte a pokračujte tlačítkem „Dál“.
level-tutorial = hraje podle výuky

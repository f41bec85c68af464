### Die eigenen Texte des Clients, auf Deutsch. Was die Regeln sagen, kommt aus games/*/words.

## Überall

skip = Zum Inhalt springen
loading = Einen Moment …
close = Schließen
cancel = Zurück
copy = Kopieren
copied = Kopiert.
share = Teilen
more = Mehr
try-again = Noch einmal versuchen
go-home = Zur Startseite
percent = { $value } %
page-failed = Diese Seite konnte nicht geladen werden
page-failed-help = Vielleicht ist die Verbindung unterbrochen, oder es gibt eine neue Version; in beiden Fällen hilft es, die Seite neu zu laden.
missing-title = Hier ist nichts
missing-text = Vielleicht ist die Adresse falsch geschrieben, oder die Seite gibt es nicht mehr.
server-away = Der Server antwortet nicht
server-away-help = Deine Partien sind sicher. Bitte prüfe deine Verbindung oder komm in einer Minute wieder.

title-home = Spielen
title-replay = Wiederholung
title-person = Profil
title-ladders = Ranglisten
title-account = Konto
title-settings = Einstellungen
title-rules = Regeln
title-learn = Spielen lernen
title-study = Analysebrett
title-puzzles = Aufgaben
title-style = Gestaltung
title-missing = Nicht gefunden

nav = Hauptmenü
nav-rules = Regeln
nav-ladders = Ranglisten
nav-settings = Einstellungen
nav-account = Konto
footer-about = Ein digitaler Tisch für Brettspiele. Die Spiele gehören ihren Autorinnen, Autoren und Verlagen; alle Texte und Bilder hier sind unsere eigenen.
footer-api = Für alle, die programmieren
footer-version = Version { $version }

## Spiele, und was sich wählen lässt

game-schotten-totten = Schotten Totten
    .lead = Zwei Clans, neun Grenzsteine. Drei Karten auf jeder Seite entscheiden, wem einer gehört.
game-lords-of-scotland = Lords of Scotland
    .lead = Stell aus den Clans eine Armee auf und gewinn Unterstützer, Scharmützel für Scharmützel.
game-bergues = Bergues
    .lead = Ein Wettlauf auf dem Wall: Hol deine Festung und bring sie nach Hause.

players-range = { $min ->
    [2] { $max ->
        [2] Zu zweit
       *[other] Für 2 bis { $max }
    }
   *[other] Für { $min }–{ $max }
}
players = { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] { $count } Personen
}
rounds = { $count ->
    [1] eine einzelne Partie
   *[other] { $count } Runden
}
rated = gewertet
unrated = ungewertet

option-first = Wer beginnt
option-first-random = wird ausgelost
option-first-me = du
option-by-players = je nach Zahl der Mitspielenden

option-schotten-totten-edition = Ausgabe
    .help = Die Ausgaben unterscheiden sich in Kleinigkeiten, vor allem darin, wann du einen Stein beanspruchen darfst.
option-schotten-totten-edition-2016 = 2016: beanspruchen nach dem Ausspielen
option-schotten-totten-edition-classic = klassische Ausgabe
option-schotten-totten-tactics = Taktikkarten
    .help = Zehn besondere Karten mit eigenem Stapel: Joker, Spion, Schlammschlacht, Verräter und andere.
option-schotten-totten-expert = Expertenregel
    .help = Steine lassen sich nur zu Beginn deines Zuges beanspruchen, bevor du eine Karte spielst.

option-lords-of-scotland-bruce = Bruce-Karten
    .help = Zwei Karten mehr, die zu jeder Blutlinie zählen können.
option-lords-of-scotland-activation = Wann Fähigkeiten wirken
    .help = Welche Clans beim Aufstellen ihre Fähigkeit nutzen dürfen.
option-lords-of-scotland-activation-lowest = wenn kein offener Clan schwächer ist
option-lords-of-scotland-activation-bloodline = wenn keiner der Blutlinie gleich schwach oder schwächer ist
option-lords-of-scotland-target = Stärke zum Sieg

option-bergues-variant = Spielart
option-bergues-variant-classic = klassisch
option-bergues-variant-junior = Junior, einfacher und schneller
option-bergues-towers = Türme zwischen zwei Toren
option-bergues-pickup = Aufnehmen der Festung
option-bergues-pickup-exact = wenn eine Bewegung bei ihr endet
option-bergues-pickup-pass = vorbeigehen genügt
option-bergues-tiles = Plättchen
option-bergues-tiles-pairs = sechs Symbole, jedes Paar einmal
option-bergues-tiles-quartets = sieben Symbole, jedes viermal

level-lamb = Lamm
    .help = Ganz sanft: für deine ersten Partien. Vergisst in Bergues schnell, was unter den Plättchen ist.
level-drover = Viehtreiber
    .help = Spielt vernünftig und macht Fehler. Vergisst in Bergues nach einer Weile, was unter den Plättchen ist.
level-piper = Pfeifer
    .help = Denkt voraus. Ein guter Gegner, wenn du Erfahrung hast.
level-laird = Laird
    .help = Nimmt sich Zeit und spielt, so gut er kann.
bot-of-level = Bot: { $level }

clock-none = ohne Uhr
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-with-increment = { $base } + { $increment } s pro Zug
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-own = etwas anderes …
clock-own-minutes = Minuten zu Beginn
clock-own-seconds = Sekunden für jeden Zug
clock-left-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-of = Zeit von { $name }: { $left }

## Die Startseite

home-title = Setz dich und spiel
home-lead = Drei schöne Karten- und Brettspiele: mit Freunden, mit anderen Leuten oder gegen einen Bot, der nicht schummelt.
home-play = Jetzt spielen
home-starting = Es wird ausgeteilt …
home-play-help = Schotten Totten gegen einen Bot. Kein Formular, kein Konto.
home-play-game = { $game } gegen einen Bot spielen
home-learn = Neu hier? Lern in zehn Minuten spielen
my-games = Deine Partien
choose-title = Einen Tisch eröffnen
choose-game = Spiel
choose-with = Wer spielt mit?
with-bot = Ein Bot
    .help = Es geht sofort los.
with-friend = Freunde
    .help = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, kann sich dazusetzen.
with-anyone = Egal wer
    .help = Du setzt dich an einen offenen Tisch mit denselben Regeln oder wartest an einem neuen.
with-link = Eine Person mit dem Link
choose-players = Plätze
choose-level = Wie stark?
choose-rules = Regeln
choose-rounds = Runden
choose-rounds-help = Ein Match über mehrere Runden wird nach Punkten entschieden.
choose-match = Ein Match über { $count } Runden, damit niemand den Vorteil des ersten Zuges hat. Unter „Regeln“ lässt sich das ändern.
choose-more = Uhr und mehr
choose-clock = Bedenkzeit
choose-open = In der Lobby zeigen
choose-open-help = Dann können sich auch andere dazusetzen, nicht nur deine Freunde.
choose-rated = Für die Rangliste werten
choose-rated-help = Nur zwischen Leuten mit Konto, ohne Bots.
choose-rated-account = Dafür brauchen alle ein Konto.
choose-rated-clock = Dafür braucht die Partie eine Uhr.
choose-spectators = Andere dürfen zusehen
choose-chat = Am Tisch darf gechattet werden
read-rules = Die Regeln von { $game }
go-bot = Spielen
go-friend = Tisch eröffnen
go-anyone = Jemanden finden
lobby-title = Offene Tische
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch und zeig ihn hier.
lobby-watch = Partien zum Zuschauen
lobby-watch-it = Zuschauen
lobby-watch-empty = Gerade spielt niemand, wo man zuschauen darf.
lobby-join = Hinsetzen
lobby-none-match = Dazu passt kein Tisch.
lobby-filter-game = Spiel
lobby-filter-kind = Art
lobby-all-games = alle Spiele
lobby-kind-all = alle Arten
lobby-kind-friendly = ungewertet
lobby-kind-rated = gewertet
status-waiting = wartet
status-between = nächste Runde
your-turn = Du bist dran

## Plätze

seat-free = Freier Platz
player-deleted = Gelöschtes Konto
seat-waits = noch niemand
seat-letter = Platz { $seat }
seat-numbered = { $name } ({ $seat })
bot-named = { $level } { $seat ->
    [A] Ailsa
    [B] Brodie
    [C] Catriona
    [D] Duncan
   *[other] Effie
}
is-bot = Bot
is-program = Programm
is-here = da
is-away = abwesend
is-you = du
is-gone = ein Bot hat übernommen
is-ready = bereit
is-getting-ready = macht sich bereit
winner = Gewonnen
points = Punkte
score-of = Punkte von { $name }
sit-here = Hier hinsetzen
sit-help = Ein Platz ist frei. Du brauchst kein Konto.
sit-account = Diese Partie zählt für die Rangliste, also brauchst du ein Konto, um dich zu setzen.
sit-account-keeps = Es braucht nur einen Namen und ein Passwort, und deine Partien als Gast bleiben erhalten.
sit-account-make = Konto anlegen
stand-up = Aufstehen
close-table = Tisch schließen
invite-title = Jemanden einladen
invite-also = Oder lade jemanden ein
invite-help = Gib diesen Link weiter. Wer ihn öffnet, kann sich sofort dazusetzen, ohne Konto.
invite-help-rated = Gib diesen Link weiter. Die Partie zählt für die Rangliste, also brauchen auch die anderen ein Konto.
invite-share = Eine Partie { $game }?
invite-link = Link zu diesem Tisch
invite-qr = Als Code für die Kamera zeigen
qr-label = Der Link als QR-Code
waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
dealing = Alle sind da. Die Karten werden ausgeteilt …
seeking-title = Wir suchen jemanden
seeking-lobby = Dein Tisch steht bei den offenen Tischen, wo ihn alle sehen.
seeking-starts = Die Partie beginnt von selbst, sobald sich jemand hinsetzt.
seeking-elsewhere = Du kannst diese Seite verlassen: Oben auf jeder Seite steht, wann es losgeht.
seeking-bot = Inzwischen gegen einen Bot spielen
seeking-notify = Benachrichtige mich
seeking-still = Wir suchen jemanden für { $game } …
seeking-begun = Jemand hat sich hingesetzt: Deine Partie { $game } hat begonnen.
seeking-go = Zur Partie

## Am Tisch

connecting = Der Tisch wird geladen …
reconnecting = Die Verbindung ist unterbrochen und wird wiederhergestellt … Nichts geht verloren.
offline = Du bist offline. Nichts geht verloren: Die Partie geht weiter, sobald das Netz wieder da ist.
sending-later = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
no-table = Diesen Tisch gibt es nicht
aborted = Die Partie wurde abgebrochen
aborted-help = Sie zählt nicht. Eröffne eine neue, wann immer du möchtest.
rules-older = Diese Partie wurde eröffnet, bevor sich die Regeln zuletzt geändert haben. Sie wird nach den Regeln zu Ende gespielt, mit denen sie begann.
rules-closed = Die Regeln haben sich seit Beginn dieser Partie geändert, und sie lässt sich nicht mehr nachspielen. Sie zählt nicht, und keine Wertung ändert sich.
turn-of = { $name } denkt nach …
round-of = Runde { $round } von { $rounds }
spectators = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
log = Züge
log-empty = Noch ist nichts geschehen.
happened = Was gerade geschah
happened-open = Alle Züge zeigen
happened-next = Weiter
happened-next-help = { $count ->
    [one] Ein weiterer Zug eines Bots wartet.
   *[other] { $count } weitere Züge von Bots warten.
}
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-off = An diesem Tisch gibt es keinen Chat.
chat-placeholder = Nachricht schreiben
chat-send = Senden
log-and-chat = Züge und Chat
unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
mute = { $name } stummschalten
unmute = { $name } wieder anzeigen
hint = Tipp
hint-chance = Mit diesem Zug schätzt der Bot deine Chancen auf { $chance }.
hint-others = Außerdem hat er erwogen:
hint-thinking = Der Bot denkt nach …
takeback = Zug zurücknehmen
takeback-confirm = Mit „Züge bestätigen“ in den Einstellungen kannst du einen Zug zurücknehmen, bevor er gilt.
offer-draw = Unentschieden anbieten
abort = Partie abbrechen
resign = Aufgeben
rules = Regeln
aid = Spielhilfe
rule-link = Regel { $rule }
help = Hilfe
help-about = Wozu?
help-keys = Tasten
help-signs = Zeichen
accept = Annehmen
decline = Ablehnen
ask-draw = { $name } bietet ein Unentschieden an.
asked-draw = Du hast ein Unentschieden angeboten.
ask-takeback = { $name } möchte einen Zug zurücknehmen.
asked-takeback = Du hast darum gebeten, einen Zug zurückzunehmen.
sure-resign = Diese Partie aufgeben?
    .help = Sie zählt als Niederlage.
    .yes = Aufgeben
sure-draw = Unentschieden anbieten?
    .help = Wenn alle anderen annehmen, endet die Partie ohne Sieg.
    .yes = Unentschieden anbieten
sure-abort = Die Partie abbrechen?
    .help = Sie hat kaum begonnen, also zählt sie nicht.
    .rated = Sie zählt nicht, aber du kannst nur drei gewertete Partien am Tag abbrechen.
    .yes = Partie abbrechen
away = Seit mindestens zwei Minuten nicht mehr am Tisch: { $names }.
away-help = Du kannst den Sieg beanspruchen, die Partie abbrechen, sodass sie nicht zählt, oder warten.
claim-win = Sieg beanspruchen
claim-call-off = Partie abbrechen
sure-claim = Den Sieg beanspruchen?
    .help = Wer gegangen ist, verliert die Partie.
    .yes = Sieg beanspruchen
sure-call-off = Die Partie abbrechen?
    .help = Die andere Person ist gegangen, also zählt die Partie nicht.
    .yes = Partie abbrechen
game-over = Die Partie ist zu Ende
round-over = Runde { $round } ist zu Ende
result-won = Du hast gewonnen!
result-lost = Du hast verloren
result-drawn = Unentschieden
rematch = Noch eine Partie
rematch-asked = Warten auf die anderen
rematch-wanted = Für noch eine Partie: { $names }
to-rematch = Zur nächsten Partie
replay = Wiederholung
fair-check = Ging es fair zu?
next-round = Nächste Runde
waiting-others = Warten auf die anderen …
result-standings = Endstand
result-deciding = Was den Ausschlag gab
result-next = Wie weiter?
again-level = Gegen { $level }
picture = Bild
picture-title = Das Brett am Ende als Bild
picture-save = Speichern
picture-share = Teilen
picture-alt = { $game }: { $result }
picture-failed = Dieser Browser konnte das Bild nicht zeichnen.

keys-everywhere = Überall am Tisch
keys-board = Auf dem Brett, solange es den Fokus hat
key-help = Diese Tasten
key-aid = Die Spielhilfe zeigen
key-rules = Die Regeln
key-log = Die Züge
key-chat = Eine Nachricht schreiben
key-hint = Ein Tipp, wo es welche gibt
key-next = Der nächste Zug eines Bots, wenn Bots schrittweise spielen
key-tab = Zum Nächsten gehen, das sich wählen lässt
key-enter = Es wählen
key-escape = Die letzte Wahl zurücknehmen, oder schließen, was offen ist

## Was geschah

news-opened = Der Tisch wurde eröffnet.
news-sat = { $name } setzt sich.
news-left = { $name } steht auf.
news-started = Die Partie beginnt.
news-acted = { $name }: { $action }
news-resigned = { $name } gibt auf.
news-out-of-time = Die Zeit von { $name } ist abgelaufen.
news-abandoned = { $name } hat die Partie verlassen.
news-draw-offered = { $name } bietet ein Unentschieden an.
news-draw-answered-yes = { $name } nimmt das Unentschieden an.
news-draw-answered-no = { $name } lehnt das Unentschieden ab.
news-takeback-asked = { $name } möchte einen Zug zurücknehmen.
news-takeback-answered-yes = { $name } erlaubt es. Der Zug wird zurückgenommen.
news-takeback-answered-no = { $name } möchte nicht, dass der Zug zurückgenommen wird.
news-aborted = Die Partie wird abgebrochen.
news-rematch-wanted = { $name } möchte noch eine Partie spielen.
news-rematch = Es gibt einen neuen Tisch.
news-resumed = Der Server war kurz nicht erreichbar. Die Uhren standen still.
outcome-won = { $name } hat gewonnen.
outcome-won-resigned = { $name } hat durch Aufgabe gewonnen.
outcome-won-time = { $name } hat auf Zeit gewonnen.
outcome-won-abandoned = { $name } hat gewonnen, weil die andere Seite gegangen ist.
outcome-draw = Die Partie ist unentschieden.
outcome-draw-agreed = Einvernehmlich unentschieden.
outcome-nobody = Niemand hat gewonnen.

## Was zu tun ist, für Spiele, die es nicht selbst sagen

phase-choose = Wähle, was du tust
phase-ls-power = { $power }: { $effect }
phase-ls-claim = { $count ->
    [one] Beanspruche einen Unterstützer
   *[other] Beanspruche { $count } Unterstützer
}
phase-bg-flipN = Dreh ein Plättchen für den Nordweg um
phase-bg-flipS = Dreh ein Plättchen für den Südweg um
phase-bg-move = { $guard ->
    [y] Wähle eine Richtung für den gelben Wächter, Felder zu gehen: { $steps }
    [w] Wähle eine Richtung für den weißen Wächter, Felder zu gehen: { $steps }
    [g] Wähle eine Richtung für den grünen Wächter, Felder zu gehen: { $steps }
   *[r] Wähle eine Richtung für den roten Wächter, Felder zu gehen: { $steps }
}

## Dinge, und wie sie angetippt werden

card-clan = { $colour } { $value }
card-down = eine verdeckte Karte
card-down-known = { $card }, verdeckt
position = Stellung
choices = Was du tun kannst
touched = Gewählt: { $what }
take-back-touch = Zurück
nothing-here = noch nichts
touches-hand = Deine Hand
generic-remarks = Was die Regeln sagen
generic-hidden = { $count ->
    [one] 1 verborgen
   *[other] { $count } verborgen
}
touch-stone = Stein { $number }
touch-claim = Stein { $number } beanspruchen
touch-pile-clan = Clankarte ziehen
touch-pile-tactic = Taktikkarte ziehen
touch-discard = Karte ablegen
touch-end = Zug beenden
touch-pass = Passen
touch-row = Rekrut { $number }
touch-supporter = Unterstützer { $number }
touch-army = { $name }: Clan { $place }
touch-up = Offen aufstellen
touch-down = Verdeckt aufstellen
touch-skip = Nicht nutzen
touch-power = Fähigkeit nutzen
touch-power-o = Eine Karte ziehen
touch-power-m = Noch einen Clan aufstellen
touch-power-d = Für das nächste Scharmützel behalten
touch-power-c = Zwei Unterstützer beanspruchen
touch-power-b = Zu jeder Blutlinie zählen
touch-path-N = Nordweg
touch-path-S = Südweg
touch-tile = Plättchen { $number }
touch-way-cw = Im Uhrzeigersinn
touch-way-ccw = Gegen den Uhrzeigersinn
touch-space = Feld { $number }


## Warum etwas nicht ging

problem-unknown = Das hat nicht geklappt.
problem-unreachable = Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung.
problem-stale = Die Partie war schon weiter. Bitte sieh noch einmal hin.
problem-no-table = Vielleicht ist der Link falsch geschrieben, oder der Tisch wurde längst geschlossen.
problem-not-found = Das gibt es nicht oder nicht mehr.
problem-no-person = Vielleicht wurde das Konto gelöscht.
problem-not-signed-in = Du bist hier nicht mehr angemeldet. Lade die Seite neu, um als Gast weiterzumachen.
problem-no-spectators = An diesem Tisch darf niemand zusehen.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-table-full = Alle Plätze sind besetzt.
problem-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-already-started = Die Partie hat begonnen; das ging nur vorher.
problem-not-playing = Hier wird gerade nichts gespielt.
problem-not-over = Diese Partie ist noch nicht zu Ende.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-not-your-turn = Du bist nicht an der Reihe.
problem-out-of-time = Deine Zeit ist abgelaufen.
problem-seat-retired = Du spielst an diesem Tisch nicht mehr mit.
problem-already-asked = Danach wurde schon gefragt, und die Antwort steht noch aus.
problem-nothing-to-answer = Es gibt nichts mehr zu beantworten.
problem-nothing-to-take-back = Es lässt sich nichts zurücknehmen: Seitdem wurde etwas Neues aufgedeckt, oder jemand anderes hat gespielt.
problem-already-offered = Du hast in dieser Stellung schon ein Unentschieden angeboten. Mach zuerst einen Zug.
problem-too-late-to-abort = Du hast deinen ersten Zug gemacht und kannst die Partie nicht mehr abbrechen. Du kannst aufgeben.
problem-abort-limit = Du hast heute schon drei gewertete Partien abgebrochen. Diese kannst du nur verlassen, indem du aufgibst, und das zählt als Niederlage.
problem-no-claim = Den Sieg oder den Abbruch kannst du nur in gewerteten Partien mit Echtzeituhr verlangen, wenn jemand gegangen ist.
problem-not-absent = Die andere Person ist da oder noch keine zwei Minuten fort.
problem-clock-needed = Eine gewertete Partie braucht eine Uhr. Wähle eine, oder spiel ohne Wertung.
problem-no-chat = An diesem Tisch gibt es keinen Chat.
problem-rules-changed = Diese Partie wurde nach älteren Regeln gespielt, die dieser Server nicht mehr hat.
problem-bad-chat-message = Das ist zu lang: höchstens 300 Zeichen.
problem-chat-too-fast = Bitte etwas langsamer. Warte ein paar Sekunden.
problem-rematch-started = Die Partie geht schon an einem anderen Tisch weiter.
problem-account-needed = Gewertete Partien brauchen ein Konto. Es ist kostenlos und bewahrt deine Partien auf.
problem-no-hint = Tipps gibt es nur in ungewerteten Partien gegen Bots, wenn du an der Reihe bist.
problem-bad-name = Ein Name hat 2 bis 24 Buchstaben, Ziffern, - oder _, mit einzelnen Leerzeichen dazwischen.
problem-name-taken = Dieser Name ist schon vergeben.
problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
problem-wrong-credentials = Name oder Passwort stimmt nicht.
problem-has-account = Du hast schon ein Konto.
problem-no-session = Diese Sitzung war schon beendet.
problem-no-passkeys = Unter dieser Adresse lassen sich keine Passkeys verwenden.
problem-bad-passkey = Dieser Passkey hat nicht wie erwartet geantwortet. Bitte versuch es noch einmal.
problem-no-ladder = Diese Rangliste gibt es nicht.
problem-too-many = Das war etwas viel auf einmal. Bitte warte einen Moment.
problem-too-fast = Das ging etwas schnell. Bitte warte einen Moment und versuch es dann noch einmal.
problem-too-slow = Deine Verbindung war dafür zu langsam. Bitte versuch es noch einmal.
problem-quota-exceeded = An diesem Tisch gab es zu viele Nachrichten und Anfragen; er nimmt keine mehr an. Spielen kannst du weiterhin.
problem-not-stored = Der Server konnte das nicht speichern. Nichts wurde geändert; bitte versuch es noch einmal.
problem-shutting-down = Der Server startet gerade neu. Bitte versuch es gleich noch einmal.

## Regeln

rules-unknown = Zu diesem Spiel haben wir keine Regeln.
rules-table = Tabelle
rules-contents = Kapitel
rules-games = Spiele
rules-lead = Die Regeln genau so, wie hier gespielt wird, in unseren eigenen Worten, jede mit ihrer Nummer.
rules-learn = Beim Spielen lernen

## Einstellungen

settings-lead = Nur in diesem Browser gespeichert.
settings-language = Sprache
settings-theme = Farben
settings-system = wie das Gerät
settings-day = Tag
settings-night = Nacht
settings-motion = Animation
settings-motion-full = alles bewegt sich
settings-motion-none = nichts bewegt sich
settings-pace = Bots spielen
settings-pace-help = Wie schnell du siehst, was Bots tun. Andere Menschen werden davon nie aufgehalten. In einer Partie mit Uhr wartet „normal“ nicht.
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-step = schrittweise
settings-sounds = Töne
settings-sounds-help = Ein Klopfen bei einem Zug, ein Glockenton, wenn du an der Reihe bist.
settings-notices = Benachrichtige mich, wenn ich an der Reihe bin
settings-notices-help = Dein Browser meldet sich, während du etwas anderes tust, solange Marchstone in einem Tab offen ist.
settings-notices-refused = Dein Browser erlaubt für diese Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
notice-example = Eine Meldung wie diese siehst du, wenn du an der Reihe bist.
notice-turn = { $game }: Du bist an der Reihe.
settings-tracker = Kartenübersicht
settings-tracker-help = Zeigt, welche Karten noch nicht zu sehen waren: nichts, was du nicht selbst wissen könntest.
settings-confirm = Züge bestätigen
settings-confirm-help = Ein Zug wird zuerst gezeigt und gilt erst, wenn du ihn bestätigst. Bis dahin kannst du ihn zurücknehmen.

## Ranglisten und Leute

ladders-lead = Eine für jede Zusammenstellung von Regeln. Es zählen nur gewertete Partien zwischen Leuten mit Konto.
ladders-order = Der Punktestand ist eine vorsichtige Schätzung: Wertung − 2 × Abweichung. Einen Platz bekommst du ab 10 Partien gegen 3 verschiedene Leute.
ladders-none = Es gibt noch keine Ranglisten.
ladders-which = Rangliste
ladder-rank = Platz
provisional = vorläufig
ladder-player = Name
ladder-rating = Wertung
ladder-score = Punktestand
ladder-games = Partien
ladder-empty = Mit diesen Regeln hat noch niemand eine gewertete Partie gespielt.
chart-label = Wertung in { $name } über { $count } Partien, von { $first } bis { $last }
chart-numbers = In Zahlen
chart-when = Wann
is-guest = Gast
no-person = Diese Person gibt es hier nicht
person-since = Dabei seit { $date }
person-games = Partien
person-no-games = Noch keine beendete Partie.
person-ratings = Wertungen
person-no-ratings = Noch keine gewertete Partie.
person-history = Beendete Partien
person-form = Form
person-form-part = Aus den letzten { $count } Partien. „Frühere Partien“ unten nimmt weitere dazu.
person-opponents = Gegen wen
person-now = Spielt gerade
form-won = S
form-drawn = U
form-lost = N
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
tally = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
tally-won = gewonnen
tally-drawn = unentschieden
tally-lost = verloren
history-more = Frühere Partien
history-empty = Hier ist noch nichts.

## Konto

account-do = Was möchtest du tun?
register = Konto anlegen
register-help = Du behältst deinen Namen und alle deine Partien und kannst gewertet spielen. Eine E-Mail-Adresse ist nicht nötig; wähle also ein Passwort, das du nicht verlierst.
registered = Willkommen! Das Konto gehört dir.
sign-in = Anmelden
sign-in-help = Melde dich mit dem Konto an, das du schon hast.
signed-in = Willkommen zurück.
sign-out = Abmelden
signed-out = Du bist abgemeldet.
to-profile = Profil
name = Name
name-help = 2 bis 24 Buchstaben, Ziffern, - oder _, mit einzelnen Leerzeichen dazwischen.
password = Passwort
password-help = Mindestens 8 Zeichen. Ein paar ungewöhnliche Wörter ergeben ein gutes.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change-help = Mindestens 8 Zeichen. Überall sonst wirst du abgemeldet, und deine Passkeys und Tokens gelten nicht mehr.
password-changed = Dein Passwort wurde geändert.
save = Speichern
saved = Gespeichert.
sessions = Wo du angemeldet bist
session-browser = Ein Browser
session-current = hier
session-end = Beenden
lose-guest = Die einzige Sitzung eines Gasts beenden?
lose-guest-help = Du spielst als Gast: { $name }. Wenn du diese Sitzung beendest, sind dieser Name und deine laufenden Partien für immer verloren. Ein Konto bewahrt sie.
passkeys = Passkeys
passkeys-help = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Gerätesperre an, ohne Passwort.
passkey-add = Passkey für dieses Gerät hinzufügen
passkey-password = Dein Passwort, um einen Passkey hinzuzufügen
passkey-other = Das bestätigst du mit einem Passkey, den du schon hast.
passkey-remove = Entfernen
passkey-use = Mit Passkey anmelden
passkey-name-first = Gib zuerst deinen Namen ein.
tokens = Tokens für Programme
tokens-help = Mit einem Token kann ein Programm von dir in deinem Namen spielen. Geh damit um wie mit einem Passwort.
token-label = Wofür ist es?
token-make = Token erstellen
token-once = Kopiere es jetzt: Es wird nur einmal gezeigt.
data = Deine Daten
data-help = Du kannst alles, was über dich gespeichert ist, herunterladen oder löschen.
export = Kopie herunterladen
delete = Alles löschen
delete-sure = Dein Konto löschen?
delete-help = Laufende Partien werden aufgegeben. Dein Name und deine Nachrichten werden gelöscht; wer mit dir gespielt hat, behält die Züge der Partien. Das lässt sich nicht rückgängig machen.
delete-type = Tippe zur Bestätigung deinen Namen: { $name }
deleted = Dein Konto wurde gelöscht. Als Gast bist du immer willkommen.

## Rückblick

review = Rückblick
review-lead = Was war Glück, und was wäre besser gewesen? Jedes Urteil stützt sich nur auf das, was in diesem Moment zu sehen war.
review-start = Diese Partie durchgehen
review-go-on = Weiter
review-cancel = Anhalten
review-progress = { $done } von { $all } Zügen
review-ready = { $mistakes ->
    [0] Der Rückblick ist fertig: kein Fehler.
    [one] Der Rückblick ist fertig: ein Fehler.
   *[other] Der Rückblick ist fertig: { $mistakes } Fehler.
}
review-of = Wer
review-chart = Gewinnchancen von { $name }: { $start } % vor dem Austeilen, { $end } % am Ende
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Was die anderen taten
review-sum-start = Beginn
review-sum-end = Ende
review-mistakes = Fehler
review-mistakes-of = { $mistakes } von { $decisions }
review-points = { $points }
review-error = ± { $points }
review-sums = Glück und Entscheidungen
review-moments = Wichtigste Momente
review-moment = Zug { $step }: { $points } Punkte verschenkt
review-no-mistakes = Keine Entscheidung war um mehr als die Ungenauigkeit der Schätzung schlechter als die beste.
review-none-yet = Bisher keine
review-gives-away = Verschenkt { $points } Punkte Gewinnchance (± { $error })
review-better = Besser
review-played = Gespielt
review-expected = Dann zu erwarten: { $line }
review-eyes = Der Tisch, wie { $name } ihn sah

## Aufgaben

puzzles-lead = Stellungen aus Partien unserer Bots, jede mit einem klar besten Zug. Du siehst, was zu sehen war, und nicht mehr.
puzzles-schotten-totten-tactics = Schotten Totten mit Taktikkarten
puzzles-day = Aufgabe des Tages
puzzles-number = Aufgabe { $number }
puzzles-solved = { $solved } von { $all } gelöst
puzzles-theme = Thema
puzzles-grade = Gelöst ab Stufe
puzzles-all = Alle
puzzles-other = Sonstiges
puzzles-beyond = über dem Laird
puzzles-none = Diese Aufgabe gibt es nicht.
puzzles-task = Was ist der beste Zug?
puzzles-you = Du
puzzles-opponent = Gegenüber
puzzles-right = Richtig!
puzzles-wrong = Nicht der beste Zug
puzzles-best = Am besten: { $move }, Gewinnchance { $chance }
puzzles-yours = Deiner: { $move }, { $chance }
puzzles-yours-less = Deiner: { $move }, weniger als { $chance }
puzzles-next = Nächste Aufgabe

## Wiederholung

no-replay = Hier gibt es keine Wiederholung
replay-not-over = Diese Partie läuft noch
to-table = Zum Tisch
round-number = Runde { $round }
replay-deal = Das Austeilen
replay-step = Zug
replay-at = Zug { $step } von { $length }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-turn = Tisch drehen
replay-link = Link zu diesem Zug
replay-download = Aufzeichnung speichern
print = Drucken

## Fairness

fair-title = Wurde fair gemischt?
fair-how = Bevor sich jemand hinsetzte, hat der Server ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Dann hat das Gerät von jeder Person am Tisch eine eigene Zufallszahl beigesteuert. Die Reihenfolge der Karten ergibt sich aus all dem zusammen, sodass weder der Server noch jemand am Tisch sie wählen konnte. Jetzt, da die Partie zu Ende ist, ist das Geheimnis offengelegt, und dein Browser hat soeben alles nachgerechnet.
fair-unable = Dieser Browser kann das nur über eine sichere Verbindung (https) nachrechnen.
fair-proved = Bewiesen: Deine Karten ergeben sich aus der Zusage und der Zahl, die dieser Browser vor dem Austeilen notiert hat.
fair-consistent = Stimmig, aber nicht bewiesen: Was der Server sagt, passt zusammen.
fair-wrong = Etwas passt nicht. Dieser Partie solltest du nicht trauen.
fair-unknown = Hier gibt es nichts zu prüfen.
fair-missing = Nicht bewiesen:
fair-limits = Hier geht es um das Austeilen. Um auch jeden Zug nach den Regeln nachzuspielen, lade die Aufzeichnung herunter und starte „marchstone verify“.
fair-commitment-yes = Das Geheimnis ist das vor der Partie zugesagte.
fair-commitment-no = Das Geheimnis ist nicht das vor der Partie zugesagte.
fair-commitment-none = Es gibt kein Geheimnis zu prüfen.
fair-seed-yes = Runde { $round }: Der Startwert in der Aufzeichnung ergibt sich aus diesem Geheimnis und den Zahlen vom Tisch.
fair-seed-no = Runde { $round }: Der Startwert in der Aufzeichnung ergibt sich nicht aus diesem Geheimnis und den Zahlen vom Tisch.
fair-seed-none = Runde { $round }: Es gibt keine Aufzeichnung, also lässt sich ihr Startwert nicht vergleichen.
fair-record-yes = Die Aufzeichnung passt zum Tisch.
fair-record-no = Die Aufzeichnung passt nicht zum Tisch.
fair-record-none = Es gibt keine Aufzeichnung.
fair-deal-yes = Runde { $round }: Dieser Browser hat die Karten aus dem Startwert neu ausgeteilt, und sie stimmen mit der Wiederholung überein.
fair-deal-no = Runde { $round }: Dieser Browser hat die Karten aus dem Startwert neu ausgeteilt, und sie stimmen nicht mit der Wiederholung überein.
fair-deal-none = Runde { $round }: Dieser Browser konnte die Karten nicht neu austeilen, also zeigt nichts, dass sie sich aus dem Startwert ergeben.
fair-remembered-commitment-yes = Die Zusage ist die, die dieser Browser vor der Partie gesehen hat.
fair-remembered-commitment-no = Die Zusage ist nicht die, die dieser Browser vor der Partie gesehen hat.
fair-remembered-commitment-none = Dieser Browser hat vor dem Austeilen keine Zusage notiert, also hätte der Server sein Geheimnis später wählen können.
fair-remembered-nonce-yes = Die Zahl, die dieser Browser beigesteuert hat, wurde verwendet.
fair-remembered-nonce-no = Die Zahl, die dieser Browser beigesteuert hat, wurde nicht verwendet.
fair-remembered-nonce-none = Es wurde keine Zahl aus diesem Browser verwendet, also zeigt nichts, dass der Server die Karten nicht im Voraus kannte.
fair-remembered-deal-yes = Runde { $round }: Das sind die Karten, die du beim Austeilen gesehen hast.
fair-remembered-deal-no = Runde { $round }: Das sind nicht die Karten, die du beim Austeilen gesehen hast.
fair-remembered-deal-none = Runde { $round }: Dieser Browser hat nicht notiert, was du beim Austeilen gesehen hast, also kann er es nicht vergleichen.
fair-numbers = Die Zahlen, für alle, die anderswo nachrechnen möchten
fair-commitment = Fingerabdruck des Geheimnisses
fair-secret = Das Geheimnis
fair-nonce = Von Platz { $seat } beigesteuerte Zahl
fair-seed = Startwert von Runde { $round }

## Das Analysebrett

study-position = Eine Stellung, in Notation
study-help = Aus einer Wiederholung, von der Engine oder von Hand geschrieben. Du spielst auf allen Plätzen und siehst entweder nur, was die Person am Zug sieht, oder alle Hände.
study-look = Zeigen
study-empty = Gib zuerst eine Stellung ein.
study-back = Einen Schritt zurück
study-ask = Den Laird fragen
study-open = Alle Hände zeigen
study-advice = Der Laird würde { $action } spielen (Chancen: { $chance } %).
study-nothing = Von hier aus wurde noch nichts gespielt.
study-seat = Platz { $seat }
replay-study = Diese Stellung analysieren

## Die Gestaltung

style-colours = Farben
style-parts = Teile
style-drawings = Zeichnungen
style-toast = Etwas sagen
style-choice = Eine Auswahl

## Texte, die mehrere Bretter gemeinsam haben

board-cards-none = noch nichts
board-discard = Ablagestapel
board-sign-legal = Das kannst du jetzt antippen
board-sign-recent = Vom letzten Zug betroffen
board-sign-hint = Der Tipp
board-sign-seal = Die Siegel der Spieler; das erste ist deines
board-sign-count = Wie viele Karten ein Stapel noch hat
board-discard-count = { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
board-hand-own = Deine Hand
board-hand-of = Hand von { $name }
board-do-sending = Dein Zug wird gesendet …
board-confirm = Dein Zug: { $move }. Stimmt das?
board-sending = wird gesendet …
board-over-won = Du hast gewonnen!
board-over-lost = { $name } hat gewonnen.
board-button-back = Rückgängig
board-button-confirm = Bestätigen
board-button-close = Schließen
board-not-now = Das geht jetzt nicht.
board-why-over = Die Partie ist zu Ende.
board-why-turn = { $name } ist am Zug.
board-why-phase = Jetzt nicht. { $text }
board-let-go = Zurückgenommen.
board-tracker = Nicht gesehene Karten
board-tracker-legend-hand = auf der Hand
board-tracker-legend-table = auf dem Tisch
board-key-hand = Zu deiner Hand gehen
board-key-tracker = Nicht gesehene Karten ein- oder ausblenden
board-key-back = Zurücknehmen oder schließen
board-key-touch = Wählen oder spielen
board-button-tracker = Nicht gesehene Karten
board-key-arrows = Von einem Element zum nächsten gehen
board-key-explain = Erklären, was den Fokus hat
board-you = Du

## Partien auf diesem Gerät und neue Versionen

with-device = An diesem Gerät
    .help = Ihr reicht das Gerät herum. Zwischen den Zügen ist der Tisch abgedeckt.
with-here = Eine Person an diesem Gerät
go-device = Spielen
choose-at-server = Auf dem Server spielen
choose-at-server-help = Dann gibt es Uhren, andere können zusehen, und du kannst die Partie auf einem anderen Gerät fortsetzen.
local-games = Partien auf diesem Gerät
local-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
local-names = Namen
local-player = Spieler { $number }
local-save = Aufzeichnung speichern
local-delete = Löschen
local-delete-sure = Diese Partie löschen?
    .help = Sie liegt nur auf diesem Gerät. Speichere erst die Aufzeichnung, wenn du sie behalten willst.
local-import = Aufzeichnung öffnen
local-only-away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen; diese Partien bewahrt dein Browser auf.
local-only-site = Auf dieser Seite spielst du gegen Bots oder mit anderen an einem Gerät. Deine Partien bewahrt dein Browser auf.
cover-turn = { $name }, du bist an der Reihe.
cover-help = Der Tisch ist abgedeckt, damit niemand fremde Karten sieht. Nimm das Gerät, dann geht es weiter.
cover-lift = Ich bin { $name }: Tisch zeigen
needs-server = Dafür braucht es einen Server
needs-server-help = Diese Seite hat keinen Server, also gibt es keine Konten, keine Ranglisten und keine Partien mit Leuten anderswo. Alles andere funktioniert hier.
update-ready = Eine neue Version ist bereit. Sie startet, wenn du das nächste Mal die Seite wechselst.
update-take = Jetzt verwenden
update-elsewhere = In einem anderen Tab ist eine Partie oder ein Rückblick offen. Die neue Version startet, wenn du dort fertig bist.
update-needed = Der Server hat eine andere Version als diese Seite, deshalb funktioniert sie nicht mehr mit ihm. Kein Zug geht verloren.
update-load = Die richtige Version laden
problem-other-protocol = Der Server hat eine andere Version als diese Seite. Lade die Seite neu.
problem-no-server = Diese Seite hat keinen Server.
problem-no-worker = Dieser Browser kann hier keine Partien aufbewahren: Ihm fehlt WebAssembly oder Speicherplatz, oder er ist im privaten Modus.
problem-bad-record = Diese Datei ist keine lesbare Aufzeichnung.

### Texte des Terminal-Clients, auf Deutsch. web/words hat die, die er mit dem Browser-Client gemeinsam hat, words/<Spiel>
### die der einzelnen Bretter.

## Überall

term-title = Marchstone
term-home-lead = Was möchtest du tun?
term-quit = Beenden
term-back = Zurück
term-yes = ja
term-no = nein
term-not-understood = Das habe ich nicht verstanden. Bitte versuch es noch einmal.
term-too-small = Dieses Fenster ist zu klein: { $width } × { $height }. Bitte mach es mindestens { $leastwidth } × { $leastheight } groß, oder nimm --plain.
term-busy = Einen Moment …

## Der Anfang

term-new = Neue Partie: { $game }
term-resume = Weiter: { $game } mit { $names } ({ $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, { $date })
term-learn-lead = Kurze Lektionen an einem echten Tisch. Du spielst und erfährst, warum.
term-online = Auf einem Server spielen …
term-server-of = Server: Du bist { $name }

## Einrichten

term-setup = Neue Partie: { $game }
term-setting = { $name }: { $value }
term-setup-help = Wähle eine Zeile, um sie zu ändern.
term-person = { $name }, an diesem Bildschirm
term-player = Spieler
term-name-of = Name für Platz { $seat }

## Auf einem Server

term-mine = Dein Tisch: { $table }
term-sit = Freier Platz: { $table }
term-watch = Zusehen: { $table }
term-invited = Mit einem Link dazukommen …
term-refresh = Aktualisieren
term-invite = Lade andere mit diesem Link ein: { $link }

## Etwas ist einzugeben

term-ask-server = Die Adresse des Servers oder ein Link zu einem Tisch:
term-ask-link = Der Link zum Tisch:
term-ask-speech = Was möchtest du sagen?
term-ask-name = Der Name:
term-ask-number = Eine Zahl:
term-ask-step = Zu welchem Zug?

## Am Tisch

term-leave = Tisch verlassen
term-leave-saved = Tisch verlassen (die Partie ist gespeichert)
term-explain = Etwas erklären
term-explain-which = Was soll erklärt werden?
term-look = Der Tisch in Worten
term-thinking = Einen Moment: Ein Bot denkt darüber nach …
term-no-hint = An diesem Tisch gibt es gerade keine Tipps.
term-nothing-to-explain = Es gibt noch nichts zu erklären.
term-no-key = Die Taste { $key } bewirkt hier nichts. ? zeigt die Tasten.
term-cover = { $name }, du bist an der Reihe.
term-cover-help = Der Tisch ist abgedeckt, damit niemand fremde Karten sieht. Nimm Platz, dann geht es weiter.
term-uncover = Ich bin { $name }: Tisch zeigen
term-kept = Gespeichert in { $path }
term-chosen = Gewählt: { $what }
term-accept-draw = Unentschieden annehmen
term-decline-draw = Unentschieden ablehnen
term-accept-takeback = Zurücknehmen erlauben
term-decline-takeback = Zurücknehmen nicht erlauben
term-more = mehr …
term-of = { $at } von { $length }

## Bretter

term-hand = Hand von { $name }: { $cards }
term-scores = Punkte: { $scores }
term-hidden = { $count ->
    [one] { $count } verborgen
   *[other] { $count } verborgen
}

## Tasten

term-keys-table = Pfeile, Tab: gehen · Enter: wählen · Esc: zurück · O: mehr · ? Hilfe · Q: Ende
term-enter-next = Enter: die nächste Runde
term-enter-over = Enter: Wie weiter? · Q: verlassen
term-enter-lesson = Enter: weiter
term-keys-menu = Pfeile: gehen · Enter: wählen · Esc: zurück · Q: beenden
term-keys-text = Pfeile, Bild auf, Bild ab: lesen · Esc: schließen
term-keys-entry = Enter: fertig · Esc: verwerfen
term-keys-replay = → vor · ← zurück · Pos1, Ende · T: Tisch drehen · O: mehr · Q: beenden
term-keys-lesson = Pfeile, Tab: wählen · Enter: bestätigen · H: zeigen · O: mehr · Q: verlassen
term-rule = { $reason } (Regel { $rule }; R öffnet die Regeln.)
term-help-title = Tasten
term-help-arrows = Pfeiltasten, Tab | zum Nächsten gehen, das sich wählen lässt
term-help-enter = Enter, Leertaste | es wählen
term-help-label = Buchstabe oder Ziffer neben einem Element | es sofort wählen
term-help-mouse = Mausklick | ebenso
term-help-escape = Esc | die letzte Wahl zurücknehmen, oder schließen, was offen ist
term-help-hint = H | ein Tipp, wo es welche gibt
term-help-explain = E | etwas auf dem Tisch erklären: Was sagen die Regeln dazu, und warum?
term-help-log = L | alles, was geschehen ist
term-help-aid = A | die Spielhilfe: Formationen, Fähigkeiten, Symbole
term-help-rules = R | die Regeln
term-help-words = W | der Tisch in Worten
term-help-more = O | alles andere: aufgeben, Unentschieden anbieten, Chat …
term-help-leave = Q | den Tisch verlassen; die Partie ist gespeichert und kann später weitergehen
term-help-marks = Zeichen: [ ] lässt sich wählen, » « ist gewählt, * * der Tipp, ‹ › der letzte Zug.
term-help-plain = Tippe die Nummer einer Zeile, ihre ersten Buchstaben oder einen Zug in Notation.
term-help-plain-words = Diese Wörter gehen immer: ? (was kann ich tun), board, aid, log, help, back, wait, quit.

## Einfache Zeilen

term-choose = Deine Wahl:
term-no-such = „{ $text }“ gibt es hier nicht. Tippe eine der Nummern, oder ?, um sie noch einmal zu sehen.
term-over-input = Die Eingabe ist zu Ende.
term-left-saved = Die Partie ist in { $path } gespeichert. „marchstone play“ setzt sie fort.
term-left-file = Die Partie ist in { $path } gespeichert. Weiter geht es mit: marchstone play --save { $path }
term-plain-opening = Antworte mit der Nummer einer Zeile oder ihren ersten Buchstaben. ? wiederholt die Auswahl, help erklärt mehr.
term-connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt; nichts geht verloren.
term-connection-back = Verbunden.

## Wiederholungen

term-replay-to = Zu einem Zug gehen …
term-game-before = Die vorige Aufzeichnung
term-game-after = Die nächste Aufzeichnung
term-no-more-records = In dieser Datei sind keine weiteren Aufzeichnungen.
term-record-number = Aufzeichnung { $number }

## Warum etwas nicht ging

term-not-saved = Der Zug ließ sich nicht auf die Festplatte schreiben, also wurde er nicht ausgeführt. Bitte schaff etwas Platz und versuch es noch einmal.
term-no-place = Es gibt keinen Ort, an dem die Partie gespeichert werden kann. Nimm --save DATEI.
term-game-busy = Ein anderes Programm hat diese Partie geöffnet: { $what }
term-game-broken = Diese Partie kann nicht weitergehen: { $what }

## Aufgaben

term-puzzles-help = Tippe die Nummer eines Zugs, oder q zum Aufhören.
term-puzzles-next = Enter: nächste Aufgabe · q: aufhören

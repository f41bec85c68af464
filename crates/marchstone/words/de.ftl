### Was das Programm den Leuten sagt, auf Deutsch.
###
### Plätze kommen als Buchstaben, Ergebnisse, wie Aufzeichnungen sie schreiben, $why und $text, wie sie sind.

## Zahlen

words-tenths = { $whole },{ $tenth }
words-thousands = .

## marchstone verify: wie es um eine Aufzeichnung steht

verify-record = Aufzeichnung { $number } (Zeile { $line }):{" "}
verify-fine = in Ordnung. { verify-part-legal }, { verify-part-end }, und die ausgeteilten Karten ergeben sich aus dem Geheimnis und den Nonces.
verify-plain = lässt sich nachspielen, enthält aber keine Festlegung. { verify-part-legal }, { verify-part-end }.
verify-open = nicht beendet. { $actions ->
    [0] Noch wurde nichts gespielt
    [one] Die bisher einzige Aktion ist erlaubt
   *[other] Alle { $actions } bisherigen Aktionen sind erlaubt
}.
verify-wrong = FALSCH. { $why }
verify-part-legal = { $actions ->
    [one] Eine Aktion, erlaubt
   *[other] { $actions } Aktionen, alle erlaubt
}
verify-part-end = { $end ->
    [over] das Ergebnis folgt daraus
   *[left] die Partie wurde vor ihrem Ende verlassen, das Ergebnis lässt sich also nicht prüfen
}
verify-summary = { $records ->
    [one] Eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
}: { $fine } in Ordnung, { $plain } ohne Festlegung, { $open ->
    [0] {""}
   *[other] { $open } nicht beendet,{" "}
}{ $wrong } falsch.

## Warum nichts geprüft werden konnte

verify-empty = Hier ist keine Aufzeichnung.
verify-no-file = Diese Datei gibt es nicht.
verify-no-text = Das ist keine Textdatei.
verify-too-long = Das ist zu lang für eine Aufzeichnung.
verify-unreadable = Diese Datei lässt sich nicht lesen.

## Was am Mischen nicht stimmt

verify-no-header = Der Kopfeintrag { $key } fehlt.
verify-bad-header = Der Kopfeintrag { $key } kann nicht stimmen: Hashes, Geheimnisse und Nonces sind 64 hexadezimale Ziffern in Kleinbuchstaben, ein Platz ohne Nonce hat -, und Runden sind Zahlen.
verify-commitment = Die Festlegung ist nicht der Hash des Geheimnisses.
verify-seed = Die ausgeteilten Karten ergeben sich nicht aus dem Geheimnis, der Runde und den Nonces.
verify-not-dealt = Sie beginnt mit einer Stellung, nicht mit dem Austeilen, es gibt also kein Mischen zu prüfen.
verify-round = Das ist Runde { $found }, erwartet wurde aber Runde { $expected }. Die Runden eines Matches werden zusammen geprüft, der Reihe nach.
verify-other-promise = Die Festlegung und die Nonces sind nicht die der vorigen Runde.
verify-other-commitment = Die Festlegung ist nicht die, die du notiert hast.
verify-other-nonce = Die Nonce von { $seat } ist nicht die, die du notiert hast.
verify-no-promise = Sie enthält keine Festlegung, obwohl du vor dem Austeilen etwas notiert hast.

## Was an der Partie nicht stimmt

verify-action = Aktion { $number }: { $why }
verify-action-legal = Aktion { $number }: { $why } Erlaubte Aktionen: { $legal }
verify-no-action = „{ $text }“ ist keine Aktion dieses Spiels.
verify-over = Die Partie war schon zu Ende.
verify-result = Die Aufzeichnung sagt { $told }, aber die Partie endete mit { $found }.
verify-game = Ein Spiel „{ $game }“ gibt es nicht.
verify-options = Die Optionen sind kein JSON-Objekt.
verify-option-unknown = Dieses Spiel hat keine Option „{ $name }“; es hat { $known }.
verify-option-value = Die Option { $name } kann nicht „{ $value }“ sein, sondern nur { $allowed ->
    [flag] true oder false
    [words] eines von { $known }
    [range] eine Zahl von { $least } bis { $most }
   *[seat] ein Platz am Tisch oder random
}.
verify-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
verify-players-only = Dieses Spiel ist für { $most } Personen, nicht für { $seats }.
verify-position = Die Stellung, mit der sie beginnt, ist ungültig.
verify-rules-version = Diese Partie wurde nach Version { $version } der Regeln gespielt, die dieses Programm nicht hat; seine neueste ist { $newest }.
verify-other-game = Die Stellung, mit der sie beginnt, passt nicht zum Spiel und zur Zahl der Plätze.

## Was am Text nicht stimmt

verify-flaw = Zeile { $line }: { $why }
verify-flaw-header = Ein Kopfeintrag ist [Key "value"], nicht { $text }
verify-flaw-twice = Der Kopfeintrag { $key } steht hier zum zweiten Mal.
verify-flaw-value = { $key } kann nicht „{ $value }“ sein, sondern nur { $key ->
    [Players] eine Zahl
    [Seed] 64 hexadezimale Ziffern
   *[other] ein Platz, =, - oder *
}.
verify-flaw-comment = Hier beginnt ein Kommentar, der nicht endet.
verify-flaw-no-result = Eine Aufzeichnung endet mit ihrem Ergebnis: einem Platz, =, - oder *.
verify-flaw-two-results = Der Kopf sagt { $header }, das letzte Wort sagt { $last }.
verify-flaw-more = Die Aufzeichnung ist zu Ende, aber es folgt noch Text.
verify-flaw-seat = { $seat } gibt es bei { $players } Plätzen nicht.

## marchstone records

records-count = { $records ->
    [one] Eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, { $matching } gezählt, { $broken } fehlerhaft.
records-kind = { $game } mit { $players } Plätzen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
records-won = gewonnen von { $seat }
records-drawn = unentschieden
records-nobody = von niemandem gewonnen
records-unfinished = nicht beendet
records-actions = Aktionen: { $least } bis { $most }, Mittel { $mean }, Median { $middle }
records-turns = Züge: { $least } bis { $most }, Mittel { $mean }, Median { $middle }
records-names = Namen
records-name = { $won } von { $games } gewonnen

## marchstone review. Chancen stehen in Prozent, Änderungen in Punkten.

review-game = Partie { $number }: { $game }, { $actions } Aktionen
review-start = Beginn
review-luck = Glück
review-own = Entscheidungen
review-others = andere
review-end = Ende
review-mistakes = Fehler
review-mistakes-of = { $mistakes } von { $decisions } Entscheidungen
review-no-mistakes = Kein Fehler ist größer als die Ungenauigkeit seiner Schätzung.
review-moments = Wichtigste Momente ({ $mistakes } Fehler):
review-moment = { $number }. { $seat } spielt { $played } ({ $chance } %), besser ist { $better } ({ $best } %): verschenkt { $cost }
review-why-better = { $action } (besser): { $why }
review-why-played = { $action } (gespielt): { $why }
review-expected = dann zu erwarten: { $line }
review-summary = Alle Partien, Mittel je Partie:
review-player = { $name } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
review-theme = { $theme }: { $mistakes } Fehler, { $cost } Punkte je Partie
review-other = Sonstiges

## Warum play und replay nicht anfangen können

play-game = Unbekanntes Spiel „{ $game }“. Verfügbar sind { $known }; die ersten Buchstaben genügen.
play-lesson = Unbekannte Lektion „{ $lesson }“. Verfügbar sind { $known }.
play-options = --options erwartet ein JSON-Objekt, zum Beispiel {"{"}"tactics":true{"}"}.
play-rounds = { $game } wird nicht als Match über mehrere Runden gespielt.
play-seat = „{ $name }“ kann dort nicht sitzen. --seats nimmt me, Namen und die Stufen { $levels }.
play-seat-level = „{ $name }“ ist keine Stufe; ist { $level } gemeint? Für eine Person dieses Namens wähle eine andere Schreibweise.
play-other-game = { $file } ist eine Partie { $found }, nicht { $game }. Wähle mit --save eine andere Datei.
play-no-folder = Das Verzeichnis { $folder } gibt es nicht. Leg es an, oder wähle mit --save eine andere Datei.
play-no-record = { $file } hat keine Aufzeichnung { $number }.
play-no-terminal = Kein Terminal; nimm --plain.

## Warum think, arena und perft nicht anfangen können

input-game = Unbekanntes Spiel „{ $game }“. Verfügbar sind { $known }.
input-position = Das ist keine Stellung. { $why }
input-position-game = Eine Stellung beginnt mit ihrem Spiel: { $tags }. Ein Spiel „{ $tag }“ gibt es nicht.
input-position-canonical = Eine Stellung wird nur auf eine Art geschrieben, diese so: { $canonical }
input-seed = Ein Startwert hat 64 hexadezimale Ziffern.
input-no-seed = Das System hat keinen Startwert geliefert: { $why }
input-bot = Unbekannter Bot „{ $bot }“. Verfügbar sind random, greedy, lookahead, ismcts:1000 (Iterationen), ismcts:50ms, plain:1000 (ohne Wissen), net (gelernt), net~50 (wählt freier), net:200 oder net:40ms (mit Suche), net+ (so lange, wie er darf), policy (lernte, direkt zu wählen), policy:200, policy:40ms oder policy+ (mit Suche) und die Stufen { $levels }.
input-two = Ein Duell braucht zwei verschiedene Bots.
input-over = Die Partie ist zu Ende: Es gibt nichts zu überlegen.
input-file = Die Datei { $file } lässt sich nicht schreiben: { $why }

## marchstone arena: Partien, die ein Bot verliert, weil sein Programm versagt

arena-forfeits = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} kampflos verloren. Beim ersten Mal: { $why }
arena-stopped = Das Duell wurde wegen { $bot } abgebrochen.
arena-errors = Die letzten Zeilen seiner Fehlerausgabe:
arena-failed-start = Das Programm startete nicht: { $why }
arena-failed-ended = Das Programm endete, ohne zu antworten ({ $status }).
arena-failed-late = Innerhalb von { $ms } ms kam keine Antwort.
arena-failed-long = Es schrieb eine Zeile von mehr als { $bytes } Byte.
arena-failed-answer = Die Antwort war kein Objekt mit „action“: { $text }
arena-failed-question = Es beantwortete eine andere Frage, die Nummer { $text }.
arena-failed-illegal = Es wählte „{ $text }“, was nicht erlaubt ist.
arena-failed-unasked = Es schrieb ungefragt eine Zeile oder antwortete zweimal: { $text }

## marchstone think

think-action = { $seat } spielt { $action }
think-value = gewinnt voraussichtlich zu { $share } % nach { $looks ->
    [one] einer Simulation
   *[other] { $count } Simulationen
}; erwartet wird { $line }
think-choice = Wahl
think-attention = Beachtung
think-worth = Wert

## marchstone serve: die Begrüßung. Die erste Zeile endet mit der Adresse: Programme lesen sie dort.

serve-set = Der Tisch ist gedeckt: { $url }
serve-open = Öffne diese Adresse in einem Browser, um mit anderen oder gegen Bots zu spielen.
serve-also = Auch erreichbar unter { $urls }.
serve-programs = Programme finden die API unter { $url }/api/docs.
serve-kept = Alles wird in { $file } gespeichert.
serve-kept-postgres = Alles wird in einer PostgreSQL-Datenbank gespeichert.
serve-stop = Strg-C hält den Server an; nichts geht verloren.

## Warum kein Server läuft

serve-config-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }
serve-config-wrong = Die Einstellungen in { $file } sind unverständlich. { $why }
serve-log = „{ $filter }“ ist kein Filter für Protokolle: { $why }
serve-address = Der Server kann die Adresse { $address } nicht belegen: { $why }
serve-database = Fehler der Datenbank: { $why }
serve-database-old = Die Datenbank ließ sich nicht auf den neuesten Stand bringen: { $why }
serve-database-unreadable = Die Datenbank enthält etwas Unlesbares: { $why }
serve-database-none = „{ $database }“ ist keine Datenbank: Gib den Pfad einer Datei an oder postgres://…
serve-database-no-answer = PostgreSQL unter { $host } hat innerhalb von { $seconds } Sekunden nicht geantwortet: { $why }. Starte es, oder berichtige --database.
serve-database-closed = Die Datenbank ist geschlossen.
serve-file-not-a-database = { $file } ist keine Datenbank. Wähle mit --database eine andere Datei, oder räum diese aus dem Weg.
serve-file-cannot-open = Die Datenbank { $file } lässt sich nicht öffnen: { $why }. Ihr Verzeichnis muss vorhanden sein, und der Server muss in beide schreiben dürfen.
serve-file-in-use = Ein anderer Server (Prozess { $process }) benutzt die Datenbank { $file }. Halte ihn an, oder wähle mit --database eine andere Datei.
serve-system = Das System lässt den Server nicht laufen: { $why }

## marchstone health

health-unreachable = Unter { $address } antwortet kein Server: { $why }
health-unhealthy = Der Server unter { $address } ist nicht gesund: { $answer }

### Was rund um die Lektionen gesagt wird, auf Deutsch. Die Lektionen eines Spiels haben ihre Texte beim Spiel
### (games/*/lessons). Das Terminal sagt dasselbe.

## Rund um die Lektionen

tut-title = Spielen lernen
tut-lead = Kurze Lektionen an einem echten Tisch. Du spielst und erfährst, warum. Du kannst jederzeit aufhören und später weitermachen.
tut-minutes = etwa { $minutes } Minuten
tut-begin = Anfangen
tut-resume = Weiter bei Schritt { $step } von { $steps }
tut-again = Noch einmal
tut-finished = Fertig
tut-unknown = Eine Lektion mit diesem Namen gibt es nicht.
tut-you = Du
tut-teacher = Morag
tut-second = Hamish
tut-third = Iona

tut-step = Schritt { $step } von { $steps }
tut-next = Weiter
tut-why-first = Das ist der erste Schritt.
tut-why-task = Löse zuerst die Aufgabe.
tut-finish = Abschließen
tut-back = Einen Schritt zurück
tut-restart = Von vorn
tut-leave = Lektion verlassen
tut-show = Zeig es mir
tut-turns-left = { $turns ->
    [one] Noch ein Zug.
   *[other] Noch { $turns } Züge.
}
tut-good = Gut gemacht
tut-rules-say = Die Regeln sagen
tut-other = Nicht ganz
tut-other-text = Das geht zwar, ist aber nicht, was wir hier suchen. Versuch etwas anderes.
tut-would = Dort hättest du { st-part-own }.
    .classic = Dort hättest du { st-part-own.classic }.
tut-trouble = Der Tisch antwortet nicht
tut-coach = Lektion
tut-table = Tisch

tut-end-title = Lektion geschafft
tut-end-play = Jetzt eine Partie spielen
tut-end-play-help = Gegen den sanftesten unserer Bots. Kein Formular, kein Konto.
tut-end-next = Nächste Lektion: { $lesson }
tut-end-rules = Die Regeln lesen
tut-end-others = Andere Lektionen
tut-end-puzzles = Aufgaben zu diesem Spiel

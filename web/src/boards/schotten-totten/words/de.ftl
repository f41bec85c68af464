### Was das Brett von Schotten Totten sagt, auf Deutsch.
###
### Zahlen kommen als Zahlen, alles andere als Text. Karten kommen als lesbare Namen („Rot 5“); eine markierte Karte
### wird gezeichnet statt geschrieben. Namen sind die der Leute am Tisch.

## Karten, Steine, Stapel

stb-card-hidden = { $kind ->
    [tactic] eine verdeckte Taktikkarte
   *[clan] eine verdeckte Clankarte
}
stb-stone = Stein { $stone }
stb-stone-name = Stein { $stone }: { $mine ->
    [you] deine Seite
   *[other] { $bottom }
}: { $own }; { $mine ->
    [you] dein Gegenüber
   *[other] { $top }
}: { $other }; { $state }
stb-stone-open = frei
stb-stone-owner-you = gehört dir
stb-stone-owner = gehört { $name }
stb-stone-claimable = du kannst ihn jetzt beanspruchen
stb-stone-mud = Vier Karten pro Seite
stb-stone-bluff = Nur die Summe zählt
stb-pile-clan = Clanstapel
stb-pile-tactic = Taktikstapel
stb-pile-count = { $count ->
    [0] leer
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
stb-hand-count = { $clan ->
    [one] eine Clankarte
   *[other] { $clan } Clankarten
}{ $tactic ->
    [0] { "" }
    [one] , eine Taktikkarte
   *[other] , { $tactic } Taktikkarten
}
stb-border = Die Grenze

## Was jetzt zu tun ist

stb-do-play = Wähle eine Karte zum Ausspielen.
stb-do-play-claim = Beanspruche einen Stein oder wähle eine Karte zum Ausspielen.
stb-do-claim = Du kannst einen Stein beanspruchen. Zieh danach eine Karte.
stb-do-claim-end = Du kannst einen Stein beanspruchen oder deinen Zug beenden.
stb-do-draw = Zieh eine Karte.
stb-do-draw-which = Zieh eine Karte: von welchem Stapel?
stb-do-drawing = Eine Karte wird gezogen …
stb-do-ending = Nichts mehr zu tun: Dein Zug endet …
stb-do-end = Beende deinen Zug.
stb-do-pass = { $why ->
    [hand] Du hast keine Clankarte. Du darfst passen.
   *[room] Deine Seite ist an jedem freien Stein voll, also kannst du keine Clankarte spielen. Du darfst passen.
}
stb-do-pass-only = { $why ->
    [hand] Du hast keine Karte, die du spielen kannst. Bitte passe.
   *[room] Deine Seite ist an jedem freien Stein voll, also kannst du keine Karte spielen. Bitte passe.
}
stb-do-recruit = { $left ->
    [one] Zieh noch eine Karte von einem Stapel deiner Wahl.
   *[other] Zieh noch { $left } Karten, jede von einem Stapel deiner Wahl.
}
stb-do-return = { $left ->
    [one] Leg noch eine Karte aus deiner Hand unter ihren Stapel zurück.
   *[other] Leg { $left } Karten aus deiner Hand unter ihre Stapel zurück.
}
stb-do-place = { $card }: An welchen Stein?
stb-do-mode = { $card }: Auf welchen Stein?
stb-do-pick-own = { $card }: Welche deiner Karten willst du bewegen?
stb-do-pick-other = { $card }: Welche gegnerische Karte?
stb-do-move = { $card }: An welchen Stein?
stb-do-move-discard = { $card }: An welchen Stein, oder auf den Ablagestapel?
stb-do-wait = { $name } ist an der Reihe.
stb-do-wait-draw = { $name } beendet den Zug.
stb-do-over-draw = Die Partie ist unentschieden.
stb-over-three = Die Steine { $first }, { $second } und { $third } liegen nebeneinander.
stb-over-five = Das sind { $count } Steine.
stb-over-most = Es kann nichts mehr gespielt werden: { $count } zu { $others } Steine.
stb-reached = { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
}
stb-do-not-started = Die Karten sind noch nicht ausgeteilt.

stb-button-end = Zug beenden
stb-button-pass = Passen
stb-button-claim = Stein { $stone } beanspruchen
stb-button-help = Was bewirkt diese Karte?

stb-no-card = { $card } kann jetzt nicht gespielt werden.
stb-no-stone = { $card } kann nicht an Stein { $stone }.
stb-chosen = { $card } gewählt.

stb-hint-place = Tipp: { $card } an Stein { $stone }
stb-hint-card = Tipp: { $card }
stb-hint-claim = Tipp: Stein { $stone } beanspruchen
stb-hint-pile = Tipp: vom { $pile ->
    [tactic] Taktikstapel
   *[clan] Clanstapel
} ziehen
stb-hint-end = Tipp: den Zug beenden

## Was geschah

stb-your-turn = Du bist an der Reihe.

## Die Erklärung zu einem Stein

stb-side-yours = Du
stb-at-best = Höchstens:
stb-lineup = { $formation }, Summe { $sum }
stb-lineup-sum = Summe { $sum }
stb-cannot-complete = kann nicht mehr vollständig werden
stb-missing = { $count ->
    [one] eine Karte fehlt
   *[other] { $count } Karten fehlen
}
stb-ruled-out = Schon auf dem Tisch und damit unerreichbar:
stb-why-owned-you = Dieser Stein gehört dir.
stb-why-owned = { $name } hat diesen Stein beansprucht.
stb-why-open = Keine Seite ist vollständig, also kann ihn noch niemand beanspruchen.
stb-why-weaker = { $name } hat nur { st-part-own } und kann ihn nicht beanspruchen: Die andere Seite hat { st-part-reply }.
    .classic = { $name } hat nur { st-part-own.classic } und kann ihn nicht beanspruchen: Die andere Seite hat { st-part-reply.classic }.
stb-why-later = { $name } kann ihn nicht beanspruchen: Beide Seiten haben { st-part-own }, und die andere war zuerst vollständig.
    .classic = { $name } kann ihn nicht beanspruchen: Beide Seiten haben { st-part-own.classic }, und die andere war zuerst vollständig.
stb-why-beatable = { $name } hat { st-part-own } und kann ihn noch nicht beanspruchen: Die andere Seite kann noch { st-part-reply } bilden, mit { $missing }.
    .classic = { $name } hat { st-part-own.classic } und kann ihn noch nicht beanspruchen: Die andere Seite kann noch { st-part-reply.classic } bilden, mit { $missing }.
stb-why-stronger = { $name } hat { st-part-own } und kann ihn beanspruchen: Die andere Seite hat nur { st-part-reply }.
    .classic = { $name } hat { st-part-own.classic } und kann ihn beanspruchen: Die andere Seite hat nur { st-part-reply.classic }.
stb-why-first = { $name } kann ihn beanspruchen: Beide Seiten haben { st-part-own }, und diese war zuerst vollständig.
    .classic = { $name } kann ihn beanspruchen: Beide Seiten haben { st-part-own.classic }, und diese war zuerst vollständig.
stb-why-unbeatable = { $name } hat { st-part-own } und kann ihn beanspruchen: Die andere Seite kann höchstens noch { st-part-reply } bilden.
    .classic = { $name } hat { st-part-own.classic } und kann ihn beanspruchen: Die andere Seite kann höchstens noch { st-part-reply.classic } bilden.
stb-why-ruled-out = { $name } hat { st-part-own } und kann ihn beanspruchen: Die andere Seite kann höchstens noch { st-part-reply } bilden, denn anderswo liegen schon: { $blockers }.
    .classic = { $name } hat { st-part-own.classic } und kann ihn beanspruchen: Die andere Seite kann höchstens noch { st-part-reply.classic } bilden, denn anderswo liegen schon: { $blockers }.
stb-why-out-of-cards = { $name } kann ihn beanspruchen: Die andere Seite kann nicht mehr genug Clankarten bekommen.
stb-closed-stronger = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { st-part-own }, die andere Seite nur { st-part-reply }.
    .classic = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { st-part-own.classic }, die andere Seite nur { st-part-reply.classic }.
stb-closed-unbeatable = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { st-part-own }; die andere Seite hätte höchstens noch { st-part-reply } bilden können.
    .classic = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { st-part-own.classic }; die andere Seite hätte höchstens noch { st-part-reply.classic } bilden können.
stb-closed-open = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { st-part-own }; die andere Seite war nicht vollständig und konnte das nicht mehr schlagen.
    .classic = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { st-part-own.classic }; die andere Seite war nicht vollständig und konnte das nicht mehr schlagen.
stb-closed-sum = Die Formationen sind gleich, also entscheidet die Summe: { $ownsum } schlägt { $replysum }.
    .classic = Die Abteilungen sind gleich, also entscheidet die Summe: { $ownsum } schlägt { $replysum }.
stb-closed-first = Beide Seiten sind gleich stark, und { $who ->
    [you] deine
   *[other] die von { $name }
} war zuerst vollständig.
stb-closed-out-of-cards = Die andere Seite konnte nicht mehr genug Clankarten bekommen.
stb-ahead-sure = { $who ->
    [you] du kannst beweisen, dass er dir gehört
   *[other] { $name } kann den eigenen Anspruch beweisen
}
stb-ahead = { $who ->
    [you] deine Seite ist vollständig
   *[other] die Seite von { $name } ist vollständig
}
stb-loading = Einen Moment …

## Die Zeichen auf dem Spielplan

stb-sign-open = Ein Stein, den noch niemand beansprucht hat
stb-sign-yours = Dein Stein: Er steht auf deiner Seite und trägt dein Siegel
stb-sign-theirs = Ein Stein des Gegners; die unterlegene Seite ist blasser
stb-sign-complete = Bisher ist nur diese Seite vollständig
stb-sign-sure = Diese Seite kann beweisen, dass der Stein ihr gehört
stb-sign-claim = Diesen Stein kannst du jetzt beanspruchen: Tippe ihn an oder ziehe ihn zu dir
stb-sign-slot = Hierhin kann die gewählte Karte
stb-sign-mode = Eine Taktikkarte, die den Stein verändert: Tippe sie an, um zu lesen, was sie bewirkt

## Die Karten, die noch niemand gesehen hat

stb-tracker-count = noch { $count } verborgen
stb-tracker-legend-unseen = verborgen
stb-tracker-unseen = { $card }: noch nicht gesehen
stb-tracker-hand = { $card }: auf deiner Hand
stb-tracker-table = { $card }: auf dem Tisch

## Die Tasten

stb-key-stone = Stein 1 bis 9
stb-key-claim = Einen Stein beanspruchen
stb-key-draw = Eine Karte ziehen, oder den Zug beenden, wenn es keine gibt
stb-key-pass = Keine Karte spielen, wenn das erlaubt ist

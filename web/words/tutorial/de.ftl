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

## Schotten Totten

tut-st-border = Die Grenze
    .text = Neun *Steine* markieren die Grenze zwischen dir und Morag. Die nahe Seite jedes Steins ist deine, die ferne ihre. Unten liegt deine *Hand*: sechs Karten. Es gibt sechs Farben mit den Werten 1 bis 9, und jede Karte gibt es nur einmal.
tut-st-turn = Ein Zug
    .text = In deinem Zug spielst du *eine Karte* auf deine Seite eines beliebigen Steins. Dann *ziehst* du eine nach, das geht automatisch. Einmal gespielt, bleibt eine Karte, wo sie ist.
    .task = Spiel zwei Züge, wie du magst: Tipp eine Karte an, dann einen Stein.
    .done = Mehr tust du fast nie. Die Kunst liegt darin, was die Karten zusammen ergeben.
tut-st-colour-run = Am stärksten: die Farbfolge
    .text = Mit drei Karten ist eine Seite *vollständig*. Was sie zusammen ergeben, heißt *Formation*. Die stärkste ist die *Farbfolge*: eine Farbe, aufeinanderfolgende Werte.
    .task = Vervollständige eine Farbfolge an Stein 3.
    .done = [r5 r6 r7], eine Farbfolge. In welcher Reihenfolge du die Karten spielst, ist egal.
    .wrong = Sieh dir Stein 3 an: Welche Karte passt zu [r5 r6]?
tut-st-kind = Zweitstärkste: der Drilling
    .text = Als Nächstes kommt der *Drilling*: dreimal derselbe Wert.
    .task = Vervollständige einen Drilling an Stein 4.
    .done = Drei Neunen. Und doch würde die niedrigste Farbfolge, 1 2 3, sie schlagen: Die Formation zählt zuerst.
    .wrong = An Stein 4 warten zwei Neunen.
tut-st-colour = Drittstärkste: die Farbe
    .text = Dann die *Farbe*: drei Karten einer Farbe, egal mit welchen Werten.
    .task = Vervollständige eine Farbe an Stein 5.
    .done = Alles lila: Das genügt für eine Farbe.
    .wrong = An Stein 5 hast du [p2 p7]: Es fehlt noch eine lila Karte.
tut-st-run = An vierter Stelle die Folge, dann der Rest
    .text = Dann die *Folge*: aufeinanderfolgende Werte in beliebigen Farben. Alles andere ist nur eine *Summe*, die schwächste Formation.
    .task = Vervollständige eine Folge an Stein 6.
    .done = Sieh die Grenze entlang: Farbfolge, Drilling, Farbe, Folge. Nur die Summe ist schwächer.
    .wrong = Zwischen [g3] und [o5] fehlt ein Wert.
tut-st-compare = Wer ist stärker?
    .text = An Stein 5 hat Morag eine Folge. Bei gleicher Formation auf beiden Seiten gewinnt die *höhere Summe*. Ihre ist 5 + 6 + 7 = 18.
    .task = Spiel die Karte, mit der du sie an Stein 5 schlägst.
    .done = 6 + 7 + 8 = 21: Deine Folge ist die höhere.
    .wrong = Du brauchst auch eine Folge, und mehr als 18. Bei gleichen Summen gewinnt die Seite, die zuerst vollständig war, und das ist ihre.
tut-st-claim = Beanspruche ihn
    .text = Steine gewinnst du nicht automatisch: Du musst sie *beanspruchen*, nachdem du gespielt hast und bevor du nachziehst.
    .task = Beanspruche Stein 5, der jetzt dir zusteht.
    .done = Der Stein wandert auf deine Seite. Er ist endgültig vergeben, was auch immer noch kommt.
    .wrong = Zieh noch nicht nach: Damit wäre dein Zug zu Ende, und der Stein bliebe, wo er ist.
tut-st-not-yet = Noch nicht
    .text = An Stein 4 hast du drei Achten. Morag hat dort nur [p6 p7]. Der Stein gehört doch sicher schon dir?
    .task = Versuch, Stein 4 zu beanspruchen.
    .done = Mit [p5] hätte sie eine Farbfolge. Diese Karte hast zwar *du* auf der Hand, aber nur was *auf dem Tisch* liegt, ist ein Beweis.
tut-st-prove = Der Beweis
    .text = Also leg den Beweis auf den Tisch: Sobald [p5] dort liegt, kann Morag an Stein 4 keine Karte mehr helfen.
    .task = Spiel [p5], am besten dahin, wo du sie brauchen kannst.
    .done = Jetzt können es alle sehen: [p5] liegt hier, [p8] steckt in deinen drei Achten. Ihre Farbfolge ist unmöglich.
    .wrong = Gut, aber das beweist nichts. Morags einzige Hoffnung ist [p5], und die hast du.
tut-st-early = Früh beansprucht
    .text = Das ist der Kern des Spiels: Du brauchst nicht zu warten, bis Morag fertig ist. Es genügt, dass sie dich *nicht mehr* schlagen kann.
    .task = Beanspruche Stein 4.
    .done = Deiner, obwohl auf ihrer Seite noch eine Karte fehlt. Behalte von nun an im Auge, was auf dem Tisch liegt.
    .wrong = Erst beanspruchen, dann nachziehen.
tut-st-tie = Wenn beide gleich sind
    .text = Gleiche Formation, gleiche Summe: Dann gewinnt die Seite, die *zuerst vollständig* war. An Stein 3 warst das du, an Stein 7 war es Morag.
    .task = Beanspruche den Stein, der dir zusteht.
    .done = Schnell zu sein kann also so viel wert sein wie gute Karten.
    .wrong = Auch dort sind beide Seiten gleich. Wer war zuerst fertig?
tut-st-win = Gewinnen
    .text = Du gewinnst mit *drei Steinen nebeneinander* oder mit *fünf beliebigen*. Dir gehören 4 und 6, und zwei weitere kannst du beanspruchen.
    .task = Beanspruche den Stein, der die Partie sofort gewinnt.
    .done = 4, 5 und 6: drei Steine nebeneinander, und die Partie ist auf der Stelle gewonnen.
    .wrong = Das wäre dein dritter Stein, aber er liegt nicht neben den anderen. Welcher liegt zwischen deinen?
tut-st-joker = Für später: Taktikkarten
    .text = Zehn *Taktikkarten* können dazukommen. Du spielst eine davon statt einer Clankarte. Ein *Joker* steht für jede Karte, die du brauchst.
    .task = Spiel den Joker an Stein 5.
    .done = Er zählt jetzt als rote 8: eine Farbfolge. Du musst nichts ansagen; er ist immer das, was für dich am besten ist.
    .wrong = An Stein 5 hast du [r6 r7]: Ein Joker macht daraus eine Farbfolge.
tut-st-traitor = Eine List
    .text = Listen wirken einmal. Der *Verräter* nimmt eine Karte von Morags Seite und bringt sie auf deine.
    .task = Hol [b6] von Stein 8 zu deinen [b4 b5] an Stein 2: Tipp den Verräter an, die Karte, dann den Stein.
    .done = Ihre Karte, deine Farbfolge. Achte auf das Tempo: Du darfst Morag eine Taktikkarte voraus sein, nie zwei.
    .wrong = Sieh dir [b4 b5] an Stein 2 an: Welche von Morags Karten hättest du dort gern?
tut-st-mud = Im Schlamm
    .text = Die *Schlammschlacht* verändert einen Stein: Von nun an braucht dort jede Seite *vier* Karten. Morag hat an Stein 6 schöne [r7 r8 r9] …
    .task = Spiel die Schlammschlacht auf Stein 6.
    .done = Für eine Farbfolge aus vieren bräuchte sie [r6], und die liegt an Stein 5. Deine [o4 o5] sehen jetzt viel besser aus.
    .wrong = An Stein 6 würde sie am meisten schaden.

## Lords of Scotland

tut-ls-table = Das Scharmützel
    .text = Ihr kämpft um *Unterstützer*, hier [d9] und [o6]: Ihre Stärke ist, was dir gutgeschrieben wird. Die *Rekruten* sind für euch beide da; du hast fünf Clans auf der Hand. Ein Scharmützel hat *fünf Runden*.
tut-ls-flip = Die Initiative
    .text = Du hast die *Initiative*: Du beginnst jede Runde, und zuerst deckst du einen der verdeckten Rekruten auf.
    .task = Deck den ersten Rekruten auf.
    .done = [w7], ein Wemyss der Stärke 7. Jetzt können ihn alle sehen.
    .wrong = In einer echten Partie ginge jeder von ihnen. Für diese Lektion brauchen wir den ersten.
tut-ls-recruit = Anwerben …
    .text = Dann tust du eins von zwei Dingen. Du kannst *anwerben*: Nimm eine Karte der Reihe auf die Hand, ob offen oder verdeckt.
    .task = Nimm [w7].
    .done = Deiner. Eine neue Karte füllt die Lücke, offen, weil die alte offen lag.
    .wrong = Gute Idee, aber nimm zuerst [w7]: Er passt gut zu dem Wemyss auf deiner Hand.
tut-ls-muster = … oder aufstellen
    .text = Oder du *stellst auf*: Spiel einen Clan aus deiner Hand in deine Armee. Morag hat mit [f6] begonnen. Ein offener Clan darf seine *Fähigkeit* nutzen, wenn kein offener Clan des Scharmützels schwächer ist.
    .task = Stell [o2] offen auf.
    .done = Kein offener Clan ist schwächer als 2, also darf Forsyth seine Fähigkeit nutzen.
    .wrong = Nimm den schwächsten Clan auf deiner Hand, [o2], und spiel ihn *offen*.
tut-ls-power = Eine Fähigkeit
    .text = Jede Blutlinie hat ihre eigene Fähigkeit. *Forsyth* zieht eine Karte. Du darfst immer verzichten, aber nachholen kannst du es nicht.
    .task = Nutze die Fähigkeit.
    .done = Eine Karte mehr auf der Hand. Auch schwache Clans sind zu etwas gut.
    .wrong = Du darfst verzichten, aber eine geschenkte Karte ist willkommen.
tut-ls-hidden = Verdeckt
    .text = Clans lassen sich *verdeckt* aufstellen. Dann nutzen sie keine Fähigkeit, aber niemand weiß, wie stark du bist, und sie hindern andere Clans nicht daran, ihre zu nutzen.
    .task = Stell einen beliebigen Clan verdeckt auf.
    .done = Nur du weißt, welcher es ist. Am Ende des Scharmützels wird alles aufgedeckt.
    .wrong = Diesmal bitte *verdeckt*.
tut-ls-double = Eine Blutlinie zählt doppelt
    .text = Die letzte Runde. Die Stärken werden zusammengezählt, und eine Armee aus *einer Blutlinie* zählt *doppelt*. Du hast [w6 w8]; Morag zeigt 20 und verbirgt eine Karte.
    .task = Stell [w7] auf, offen oder verdeckt.
    .done = 6 + 8 + 7 = 21, verdoppelt 42.
    .wrong = Nur mit noch einem Wemyss ist deine Armee aus einer einzigen Blutlinie.
tut-ls-claim = Die Beute
    .text = Morag hatte eine 12 verborgen und kommt auf 40: Deine 42 sind mehr. Die stärkste Armee *wählt zuerst* unter den Unterstützern, und ihr Lord bekommt die Initiative.
    .task = Beanspruche den Unterstützer, der dir am besten gefällt.
    .done = Seine Stärke gehört dir für immer. Morag nimmt, was übrig bleibt, und ein neues Scharmützel beginnt.
tut-ls-two = Später am selben Tag
    .text = Die Partie endet, wenn jemand Unterstützer mit zusammen *40* Stärke hat; du hast 33. Du hast gerade [c2] aufgestellt, den schwächsten Clan von allen. *Cochrane* beansprucht am Ende zwei Unterstützer.
    .task = Nutze die Fähigkeit von Cochrane.
    .done = Sie wirkt am Ende des Scharmützels, solange die Karte bei dir bleibt.
    .wrong = Zwei Unterstützer statt einem: Nimm das ruhig.
tut-ls-win = Die Krone
    .text = Morag hat ihren letzten Clan aufgestellt, und deine Armee ist die stärkere.
    .task = Beanspruche beide Unterstützer.
    .done = 33 + 10 + 8 = 51. Du hast die 40 überschritten und mehr als Morag: Der Thron gehört dir.

## Bergues, das Junior-Spiel

tut-bj-ring = Einmal um die Stadt
    .text = Dein gelber Wächter steht am *Tor von Cassel*, Morags grüner an ihrem Tor. Wer zuerst im Uhrzeigersinn um den Wall geht und *genau* zu Hause ankommt, gewinnt.
tut-bj-turn = Plättchen umdrehen
    .text = Im Stadtzentrum liegen 16 *Plättchen* mit je zwei Seiten. Dreh eines nach dem anderen um, bis eines *neutral* ist oder ein Symbol zeigt, das du in diesem Zug *schon umgedreht* hast.
    .task = Dreh Plättchen um, bis du aufhören musst.
    .done = Das war dein Zug: Dein Wächter geht so viele Felder, wie du Plättchen umgedreht hast. Dann kommen sie ins Stadtzentrum zurück.
tut-bj-round = Ein kleiner Spaziergang
    .text = Je länger du neue Symbole findest, desto weiter kommst du.
    .task = Spiel zwei Züge. Morag antwortet.
    .done = Hast du auf die Plättchen geachtet? Was jetzt oben ist, lag vorher unten, und umgekehrt.
tut-bj-neutral = Aufhören, wann du willst
    .text = Das Plättchen *ohne Symbol* ist auf beiden Seiten neutral, beendet also immer deinen Zug und zählt selbst als Schritt. Du hast drei Plättchen umgedreht.
    .task = Hör mit dem neutralen Plättchen auf.
    .done = Vier Plättchen, vier Felder: weiter zum Tor von Hondschoote.
    .wrong = Ein Plättchen im Zentrum hat gar kein Symbol: Plättchen 13.
tut-bj-memory = Sich erinnern
    .text = Morag hat gerade vier Plättchen umgedreht. Ihre andere Seite hast du vorher gesehen, also weißt du, was kommt, wenn sie *zurückgedreht* werden. Das markierte Plättchen 9 ist eines davon.
    .task = Dreh das markierte Plättchen um: Es ist sicher.
    .done = Ganz sicher. Mit einem guten Gedächtnis kommst du weiter.
    .wrong = Was unter diesem liegt, hat noch niemand gesehen. Das markierte Plättchen ist sicher.
tut-bj-home = Nach Hause, genau
    .text = Noch zwei Schritte! Mit zu vielen müsstest du um den Rest zurückgehen. Unter *Plättchen 3*, dem markierten, ist das Symbol, das du gerade umgedreht hast: Vor Morags Zug lag es oben.
    .task = Hör mit dem markierten Plättchen auf.
    .done = Noch einmal dasselbe Symbol: aufhören, zwei Plättchen, zwei Schritte, und zu Hause. Du hast gewonnen.
    .wrong = Das wäre geraten. Das markierte Plättchen, Nummer 3, ist sicher.

## Bergues

tut-bg-ring = Der Wall
    .text = Dein gelber Wächter wohnt in *Cassel*, aber seine *Festung* wartet am Tor gegenüber. Hol sie und bring sie nach Hause. Vier Wächter sind unterwegs; Weiß und Rot spielt niemand.
tut-bg-path = Zwei Wege
    .text = In deinem Zug füllst du einen von zwei *Wegen*, Nord oder Süd. Er muss leer sein.
    .task = Wähle einen Weg.
    .done = Auf diesen Weg kommen jetzt die Plättchen, die du umdrehst.
tut-bg-turn = Plättchen umdrehen
    .text = Dreh ein Plättchen nach dem anderen um. Bei einem *neutralen* hörst du auf. Ebenso bei einem Symbol, das *schon auf dem Weg liegt*: Dieses Plättchen wandert weiter auf den anderen Weg.
    .task = Dreh Plättchen um, bis du aufhören musst.
    .done = Jetzt zählen beide Wege: einer für dich, der andere für alle übrigen.
tut-bg-use = Welcher Weg für mich?
    .text = Ein paar Züge später. Ein Weg bewegt *deinen* Wächter, der andere *alle übrigen*, um so viele Felder, wie Plättchen darauf liegen. Das Tor mit deiner Festung ist vier Felder entfernt.
    .task = Nimm den Weg mit vier Plättchen.
    .done = Seine Plättchen kommen ins Stadtzentrum zurück. Die zwei im Süden sind für die anderen.
    .wrong = Zwei Felder würden nicht reichen. Nimm den Nordweg.
tut-bg-fetch = Hol die Festung
    .text = Auch die Richtung wählst du. Ein Wächter nimmt seine Festung auf, wenn seine *Bewegung* auf dem Tor gegenüber *endet*.
    .task = Geh im Uhrzeigersinn zum Tor von Dünkirchen.
    .done = Dein Wächter hat jetzt seine Festung. Der halbe Weg ist geschafft.
    .wrong = Das führt von ihr weg. Andersherum!
tut-bg-others = Dann alle anderen
    .text = Die anderen folgen der Reihe nach, mit dem anderen Weg. Alle wählen die Richtung ihres eigenen Wächters, und *du* wählst für Wächter, die niemand spielt.
    .task = Schick den weißen Wächter, wohin du magst.
    .done = Vorsicht: Auch ein Wächter, den niemand spielt, kann gewinnen, und dann haben alle verloren.
tut-bg-send = Platz da!
    .text = *Endet* die Bewegung eines Wächters auf einem *Turm*, wo ein anderer steht, so schickt er diesen zum nächstgelegenen Tor. Auf Toren ist Platz für alle. Morags grüner Wächter ist drei Felder vor dir.
    .task = Geh im Uhrzeigersinn drei Felder weit.
    .done = Grün muss zu einem Tor zurück. Das ist keine eigene Bewegung, also kann er so weder seine Festung aufnehmen noch gewinnen.
    .wrong = Dieser Turm ist leer. Grün steht auf der anderen Seite.
tut-bg-winoc = Winoc!
    .text = *Sechs Plättchen* auf einem Weg sind ein *Winoc*, selbst wenn das sechste neutral ist. Fünf liegen schon im Norden, alle verschieden.
    .task = Dreh das Plättchen ohne Symbol um: Es ist auf beiden Seiten neutral.
    .done = Sechs: Winoc! Alle Plättchen kommen ins Stadtzentrum zurück, und niemand sonst bewegt sich.
    .wrong = Dieses könnte ein Symbol wiederholen. Das neutrale, Plättchen 13, ist sicher.
tut-bg-home = Wohin du willst
    .text = Mit einem Winoc setzt du deinen Wächter auf *ein beliebiges Feld*. Seine Festung trägt er schon …
    .task = Setz ihn auf das Tor von Cassel.
    .done = Mit der Festung zu Hause: Die Partie ist sofort gewonnen.
    .wrong = Ein schöner Ort, aber zu Hause ist es besser: das Tor von Cassel, Feld 0.

### Was die Lektionen von Lords of Scotland sagen, auf Deutsch. `*stark*`, und [w7] ist eine Karte, die gezeichnet wird. Fass dich kurz:
### Es steht neben einem Brett, auf einem Telefon darüber.
###
### Eine Lektion hat einen Titel mit .lead und einen Text für ihr Ende. Ein Schritt hat eine Überschrift und .text; wenn
### er nicht nur zu lesen ist, .task und .done; .wrong, wo ein Versuch mehr braucht als ein freundliches Wort.

## Die Lektionen

tut-lesson-lords-of-scotland = Das erste Scharmützel
    .lead = Rekruten, Fähigkeiten und ein gewonnenes Scharmützel.
tut-lesson-lords-of-scotland-powers = Die Fähigkeiten der Clans
    .lead = Wemyss, Fergusson, Cockburn, Makgill, MacDonnell, Scott und Bruce.
tut-lesson-lords-of-scotland-limits = Zehn Karten, Gleichstand und keine Armee
    .lead = Drei kleine Regeln, die Partien entscheiden.
tut-lesson-lords-of-scotland-many = Zu viert oder zu fünft
    .lead = Eine andere Regel für die Fähigkeiten.

tut-end-text-lords-of-scotland = Du weißt, wie ein Scharmützel abläuft, und kennst zwei der neun Fähigkeiten: Forsyth und Cochrane. Die anderen kommen in der nächsten Lektion.
tut-end-text-lords-of-scotland-powers = Mit Forsyth und Cochrane aus der ersten Lektion kennst du alle neun Fähigkeiten.
tut-end-text-lords-of-scotland-limits = Mit diesen drei Lektionen kennst du das Spiel zu zweit und zu dritt.
tut-end-text-lords-of-scotland-many = Mit dieser Lektion und den drei davor kennst du das ganze Spiel. Die wenigen Fälle, die fast nie vorkommen, stehen in den Regeln.

## Das erste Scharmützel

tut-ls-table = Das Scharmützel
    .text = Ihr kämpft um *Unterstützer*, hier [d9] und [o6]: Ihre Stärke ist, was dir gutgeschrieben wird. Die *Rekruten* sind für euch beide da; du hast fünf Clans auf der Hand. Ein Scharmützel hat *fünf Runden*.
tut-ls-early = Nicht so schnell
    .text = Du bist am Zug, und fünf Rekruten liegen verdeckt da. Einfach einen nehmen?
    .task = Versuch, den ersten Rekruten zu nehmen.
    .done = Eines kommt vorher: Wer die *Initiative* hat, deckt einen Rekruten auf.
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
tut-ls-muster = … oder aufstellen
    .text = Oder du *stellst auf*: Spiel einen Clan aus deiner Hand in deine Armee. Morag hat mit [f6] begonnen. Ein offener Clan darf seine *Fähigkeit* nutzen, wenn kein offener Clan des Scharmützels schwächer ist.
    .task = Stell [o2] offen auf.
    .done = Kein offener Clan ist schwächer als 2, also darf Forsyth seine Fähigkeit nutzen. (Zu viert oder zu fünft gilt eine andere Regel; sie hat eine eigene Lektion.)
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

## Die Fähigkeiten der Clans

tut-ls-wemyss = Wemyss legt ab
    .text = Du hast gerade [w2] aufgestellt. *Wemyss* legt einen beliebigen anderen Clan des Scharmützels ab, offen oder verdeckt. Morag hat [f9] und einen verdeckten Clan.
    .task = Leg einen von Morags Clans ab.
    .done = Ein Gegner weniger. Auch ein verdeckter Clan ist vor Wemyss nicht sicher.
    .wrong = Nutze sie ruhig, und zwar gegen Morags Armee.
tut-ls-fergusson = Fergusson tauscht
    .text = *Fergusson* tauscht den Platz mit einem Clan einer fremden Armee. Mit Stärke 1 ist er dafür genau richtig.
    .task = Tausch [f1] gegen [oB].
    .done = [oB] kämpft jetzt für dich, und Morag hat deinen schwächsten Clan.
    .wrong = [oB] ist der bessere Fang.
tut-ls-cockburn = Cockburn und die Unterstützer
    .text = *Cockburn* tauscht den Platz mit einem Unterstützer. Der kommt offen in deine Armee, nutzt aber seine Fähigkeit nicht.
    .task = Tausch [k2] gegen den Unterstützer [fC].
    .done = 12 mehr für deine Armee. Und [k2] ist jetzt ein Unterstützer, den man beanspruchen kann.
    .wrong = [fC] ist der stärkere Unterstützer.
tut-ls-makgill = Makgill stellt noch einmal auf
    .text = Mit *Makgill* stellst du sofort noch einen Clan auf, offen oder verdeckt.
    .task = Nutze die Fähigkeit von Makgill.
    .done = Ein zweiter Clan im selben Zug.
    .wrong = Noch ein Clan im selben Zug: Nimm das ruhig.
tut-ls-again = Eine Fähigkeit führt zur nächsten
    .text = Auch der zweite Clan darf seine Fähigkeit nutzen. Nur *schwächere* Clans hindern ihn daran; ein *gleich starker* wie [m2] nicht.
    .task = Stell [o2] offen auf.
    .done = Forsyth darf eine Karte ziehen, im selben Zug.
    .wrong = Nimm [o2], und spiel ihn *offen*.
tut-ls-macdonnell = MacDonnell bleibt
    .text = Nach einem Scharmützel werden die Armeen abgelegt. *MacDonnell* bleibt für das nächste in deiner, ohne seine Fähigkeit noch einmal zu nutzen.
    .task = Nutze die Fähigkeit von MacDonnell.
    .done = Wenn das nächste Scharmützel beginnt, ist [d1] schon da.
    .wrong = Ein Vorsprung für das nächste Scharmützel: Nimm das ruhig.
tut-ls-scott-no = Scott kopiert
    .text = *Scott* nutzt die Fähigkeit eines anderen Clans, als wäre es seine eigene. Morags erster Clan liegt verdeckt. Was er wohl kann?
    .task = Versuch, Morags ersten Clan zu kopieren.
    .done = Nur offene Clans lassen sich kopieren, und kein anderer Scott.
tut-ls-scott = Was zu sehen ist
    .text = Morags [w6] liegt offen. Ob er seine eigene Fähigkeit genutzt hat, ist egal.
    .task = Kopiere [w6].
    .done = Dein Scott kann, was ein Wemyss kann. Und jetzt muss er auch: Eine kopierte Fähigkeit muss genutzt werden.
    .wrong = Kopiere Wemyss: Wir wollen einen Clan ablegen.
tut-ls-copied = Nutze sie
    .text = Dein Scott legt einen Clan ab. [w6] behält seine Fähigkeit: Das Kopieren nimmt ihm nichts weg.
    .task = Leg einen von Morags Clans ab.
    .done = Gut kopiert.
    .wrong = Einen von Morags Clans, bitte.
tut-ls-bruce = Robert Bruce
    .text = Die zwei *Bruce*-Karten kann man für spätere Partien dazunehmen. Wenn die Armeen gezählt werden, zählt Bruce zu *jeder* Blutlinie. Deine zwei verdeckten Clans sind [w6 w8].
    .task = Nutze die Fähigkeit von Bruce.
    .done = 6 + 8 + 12 = 26, und das zählt doppelt, als wären alle Wemyss: 52.
    .wrong = Ohne sie ist deine Armee nur halb so viel wert.

## Zehn Karten, Gleichstand und keine Armee

tut-ls-ten = Zehn Karten
    .text = Du hast *zehn* Karten auf der Hand, und bei den Rekruten liegt [wC].
    .task = Versuch, ihn zu nehmen: Rekrut 1.
    .done = Mit zehn Karten kannst du nicht anwerben. Und mit leerer Hand ist es umgekehrt: Dann musst du es.
tut-ls-ten-muster = Also aufstellen
    .text = Damit bleibt nur eines zu tun.
    .task = Stell einen beliebigen Clan auf.
    .done = Neun Karten. In deinem nächsten Zug darfst du wieder anwerben.
tut-ls-rank = Gleich starke Armeen
    .text = Der letzte Clan des Scharmützels ist deiner. Morag hat 9 + 8 + 4 = 21, du hast [c9 o5]. Sind Armeen gleich, entscheidet der *höchste Rang*. Zuerst zählt die Stärke; bei gleicher Stärke ist Scott der niedrigste und Cochrane der höchste.
    .task = Mach beide Armeen gleich stark.
    .done = Je 21. Morags höchste Karte ist [k9], deine [c9], und Cochrane steht über Cockburn: Du bist vorn.
    .wrong = Du brauchst zusammen 21: 9 + 5 + 7.
tut-ls-rank-claim = Die erste Wahl
    .text = Also wählst du zuerst.
    .task = Beanspruche den stärkeren Unterstützer.
    .done = [oB] gehört dir. Sind zwei am Ende der *Partie* gleich, gewinnt, wer im letzten Scharmützel besser platziert war.
    .wrong = Der ist 5 wert, der andere 11.
tut-ls-no-army = Ohne Armee
    .text = Die letzte Runde, und du hast noch keine Armee. [wC] bei den Rekruten ist verlockend …
    .task = Sorg dafür, dass du einen Unterstützer bekommst.
    .done = Nur der zweite Platz, aber immerhin platziert.
    .wrong = Eine starke Karte für die Hand, aber du hättest *keine Armee*, und ohne Armee gibt es *keinen Unterstützer*.
tut-ls-left = Was übrig bleibt
    .text = Morags Armee ist stärker, und sie hat [oB] genommen.
    .task = Beanspruche, was übrig ist.
    .done = Fünf Punkte, die dir mit einem Rekruten entgangen wären.

## Zu viert oder zu fünft

tut-ls-many = Vier Lords
    .text = Hamish und Iona sind dazugekommen, also gibt es *vier Unterstützer*. Ihr spielt im Uhrzeigersinn. Und zu viert oder zu fünft gilt für die Fähigkeiten *eine andere Regel*.
tut-ls-many-line = Nur die Familie zählt
    .text = Ein Clan darf seine Fähigkeit nutzen, wenn kein anderer offener Clan *seiner Blutlinie* schwächer oder gleich stark ist. Alle anderen sind egal. Morag hat [w2]; Iona hat [s1] und [oA].
    .task = Stell einen Clan offen auf, der seine Fähigkeit nutzen kann.
    .done = Kein anderer Clan seiner Blutlinie liegt offen, also wirkt seine Fähigkeit, so stark er auch ist.
    .wrong = Verdeckt gibt es keine Fähigkeit, und [w3] wird von [w2], einem schwächeren Wemyss, gehindert.
tut-ls-many-power = Der Rest bleibt gleich
    .text = Du hast [f8] aufgestellt und darfst ihn tauschen.
    .task = Tausch ihn gegen [oA] in der Armee von Iona.
    .done = Alles andere ist wie zu zweit. Übrigens: Ein Tisch kann jede der beiden Regeln wählen, egal wie viele spielen.
    .wrong = Der stärkste offene Clan ist [oA], in der Armee von Iona.

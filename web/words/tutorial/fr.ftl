### Ce que disent les leçons, en français. `*important*`, et [r5] est une carte dessinée. Faites court : c’est écrit à
### côté d’un plateau, et au-dessus sur un téléphone.
###
### Une étape a un titre et .text ; sauf s’il n’y a qu’à lire, .task et .done ; .wrong quand un essai demande plus
### qu’un mot gentil.

## Autour des leçons

tut-title = Apprendre à jouer
tut-lead = De courtes leçons à une vraie table. Vous jouez, on vous dit pourquoi. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.
tut-minutes = environ { $minutes } minutes
tut-lesson-schotten-totten = Schotten Totten
    .lead = De la première carte à la preuve qui fait tout le sel du jeu.
tut-lesson-lords-of-scotland = Lords of Scotland
    .lead = Des recrues, des pouvoirs et une escarmouche gagnée.
tut-lesson-bergues-junior = Bergues, le jeu junior
    .lead = Retournez des Pavés, retenez-les et rentrez chez vous.
tut-lesson-bergues = Bergues
    .lead = Deux Chemins, quatre Gardes et la Forteresse à rapporter.
tut-begin = Commencer
tut-resume = Reprendre à l’étape { $step } sur { $steps }
tut-again = Encore une fois
tut-finished = Terminée
tut-unknown = Il n’y a pas de leçon de ce nom.
tut-you = Votre camp
tut-teacher = Morag
tut-second = Hamish

tut-step = Étape { $step } sur { $steps }
tut-next = Suite
tut-finish = Terminer
tut-back = Étape précédente
tut-restart = Recommencer
tut-leave = Quitter la leçon
tut-show = Montrez-moi
tut-turns-left = { $turns ->
    [one] Encore un tour.
   *[other] Encore { $turns } tours.
}
tut-good = Bien joué
tut-rules-say = La règle répond
tut-other = Pas tout à fait
tut-other-text = C’est possible, mais ce n’est pas ce que nous cherchons ici. Essayez autre chose.
tut-would = Cela y ferait { st-part-own }.
tut-trouble = La table ne répond pas
tut-coach = Leçon
tut-table = Table

tut-end-title = Cela suffit : vous savez jouer
tut-end-text-schotten-totten = Vous connaissez tout le jeu. Le reste vient en jouant ; et à la table, touchez une borne pour demander pourquoi on peut la revendiquer, ou pas.
tut-end-text-lords-of-scotland = Vous savez comment se passe une escarmouche. Les pouvoirs s’expliquent à la table, chacun au moment où son clan est engagé.
tut-end-text-bergues-junior = Vous connaissez le jeu junior. Quand les remparts vous seront familiers, le grand jeu vous attend.
tut-end-text-bergues = Vous connaissez le chemin de la Forteresse et celui du retour. Surveillez les Gardes sans joueur : eux aussi peuvent gagner.
tut-end-play = Jouer une partie
tut-end-play-help = Contre le plus doux de nos robots. Ni formulaire, ni compte.
tut-end-rules = Lire les règles
tut-end-others = Autres leçons

## Schotten Totten

tut-st-border = La frontière
    .text = Neuf *bornes* marquent la frontière entre vous et Morag. Votre côté de chaque borne est en bas, le sien en haut. Tout en bas, votre *main* : six cartes, en six couleurs, de 1 à 9. Chaque carte est unique.
tut-st-turn = Un tour
    .text = À votre tour, vous jouez *une carte* de votre côté d’une borne. Puis vous en *piochez* une, et cela se fait tout seul. Une carte posée reste en place.
    .task = Jouez deux tours à votre guise : touchez une carte, puis une borne.
    .done = C’est presque tout ce qu’on fait. L’art, c’est ce que les cartes font ensemble.
tut-st-colour-run = La plus forte : la suite couleur
    .text = Trois cartes rendent un côté *complet*. Ensemble, elles font une *formation*. La plus forte est la *suite couleur* : une couleur, des valeurs qui se suivent.
    .task = Complétez la borne 3 en suite couleur.
    .done = [r5 r6 r7], une suite couleur. L’ordre de pose est toujours sans importance.
    .wrong = Regardez la borne 3 : quelle carte va avec [r5 r6] ?
tut-st-kind = La deuxième : le brelan
    .text = Ensuite vient le *brelan* : trois fois la même valeur.
    .task = Complétez la borne 4 en brelan.
    .done = Trois 9. Et pourtant la plus petite suite couleur, 1 2 3, les battrait : la formation compte d’abord.
    .wrong = Deux 9 attendent devant la borne 4.
tut-st-colour = La troisième : la couleur
    .text = Puis la *couleur* : trois cartes d’une même couleur, quelles que soient leurs valeurs.
    .task = Complétez la borne 5 en une seule couleur.
    .done = Tout en violet : cela suffit pour une couleur.
    .wrong = Devant la borne 5, il y a [p2 p7] : il manque une autre carte violette.
tut-st-run = La suite, et tout le reste
    .text = Puis la *suite* : des valeurs qui se suivent, couleurs mêlées. Tout le reste n’est qu’une *somme*, la plus faible.
    .task = Complétez la borne 6 en suite.
    .done = Parcourez la frontière : suite couleur, brelan, couleur, suite. Seule la somme est plus faible.
    .wrong = Entre [g3] et [o5], il manque une valeur.
tut-st-compare = Qui est plus fort ?
    .text = Devant la borne 5, Morag a une suite. À formation égale, la *plus grande somme* gagne. La sienne : 5 + 6 + 7 = 18.
    .task = Jouez la carte qui la bat à la borne 5.
    .done = 6 + 7 + 8 = 21 : votre suite est la plus haute.
    .wrong = Il vous faut une suite aussi, et plus de 18. À sommes égales, le côté complet le premier gagne, et c’est le sien.
tut-st-claim = Revendiquez
    .text = Une borne ne vient pas toute seule : il faut la *revendiquer*, après avoir joué et avant de piocher.
    .task = Revendiquez la borne 5 : elle est à vous.
    .done = La borne passe de votre côté. Elle est fermée pour de bon, quoi qu’il arrive.
    .wrong = Ne piochez pas encore : votre tour serait fini, et la borne resterait où elle est.
tut-st-not-yet = Pas encore
    .text = Devant la borne 4, vous avez trois 8. Morag n’y a que [p6 p7]. Elle est sûrement déjà à vous ?
    .task = Essayez de revendiquer la borne 4.
    .done = Avec [p5], elle aurait une suite couleur. *Vous* tenez cette carte, mais seul ce qui est *sur la table* est une preuve. (Touchez une borne pour voir ces raisons.)
tut-st-prove = La preuve
    .text = Mettez donc la preuve sur la table : dès que [p5] y est, plus aucune carte n’aide Morag à la borne 4.
    .task = Jouez [p5], de préférence là où elle vous sert.
    .done = Maintenant, tout le monde le voit : [p5] est ici, [p8] est dans vos trois 8. Sa suite couleur est impossible.
    .wrong = Bien, mais cela ne prouve rien. Le seul espoir de Morag est [p5], et c’est vous qui l’avez.
tut-st-early = Revendiquer en avance
    .text = C’est le cœur du jeu : inutile d’attendre que Morag ait fini. Il suffit qu’elle *ne puisse plus* vous battre.
    .task = Revendiquez la borne 4.
    .done = À vous, alors qu’il lui manque encore une carte. Désormais, regardez bien tout ce qui est visible.
    .wrong = Revendiquez d’abord, piochez ensuite.
tut-st-tie = En cas d’égalité
    .text = Même formation, même somme : le côté *complet le premier* gagne. À la borne 3, c’était vous ; à la borne 7, c’était Morag.
    .task = Revendiquez la borne qui est à vous.
    .done = La vitesse peut donc valoir autant que de bonnes cartes.
    .wrong = Là aussi, les deux côtés sont égaux. Qui était le premier ?
tut-st-win = Gagner
    .text = On gagne avec *trois bornes voisines*, ou avec *cinq bornes* quelconques. Vous avez la 4 et la 6, et deux autres sont à prendre.
    .task = Revendiquez la borne qui fait gagner tout de suite.
    .done = 4, 5 et 6 : trois voisines, et la partie est gagnée sur-le-champ.
    .wrong = Ce serait votre troisième borne, mais pas une voisine des autres. Laquelle est entre les vôtres ?
tut-st-joker = Pour plus tard : les Tactiques
    .text = On peut ajouter dix *cartes Tactique*. On en joue une au lieu d’une carte Clan. Un *Joker* remplace la carte qu’il vous faut.
    .task = Jouez le Joker à la borne 5.
    .done = Il compte maintenant comme un 8 rouge : une suite couleur. Rien à annoncer ; il vaut toujours ce qui vous arrange.
    .wrong = Devant la borne 5, il y a [r6 r7] : un Joker en fait une suite couleur.
tut-st-traitor = Une ruse
    .text = Les ruses agissent une fois. Le *Traître* prend une carte du côté de Morag et l’amène du vôtre.
    .task = Amenez [b6] de la borne 8 à vos [b4 b5] de la borne 2 : touchez le Traître, la carte, puis la borne.
    .done = Sa carte, votre suite couleur. Gardez le rythme : une carte Tactique d’avance sur Morag, jamais deux.
    .wrong = Voyez [b4 b5] à la borne 2 : quelle carte de Morag aimeriez-vous y avoir ?
tut-st-mud = Dans la boue
    .text = Le *Combat de Boue* change une borne : il y faut désormais *quatre* cartes de chaque côté. Morag a de beaux [r7 r8 r9] à la borne 6…
    .task = Posez le Combat de Boue sur la borne 6.
    .done = Pour une suite de quatre, il lui faudrait [r6], et il est devant la borne 5. Vos [o4 o5] ont meilleure mine.
    .wrong = C’est à la borne 6 qu’il gênerait le plus.

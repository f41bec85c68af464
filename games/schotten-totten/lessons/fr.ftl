### Ce que disent les leçons de Schotten Totten, en français. `*important*`, et [r5] est une carte dessinée. Faites court : c’est écrit
### à côté d’un plateau, et au-dessus sur un téléphone.
###
### Une leçon a un titre avec .lead, et un texte de fin. Une étape a un titre et .text ; sauf s’il n’y a qu’à lire,
### .task et .done ; .wrong quand un essai demande plus qu’un mot gentil.

## Les leçons

tut-lesson-schotten-totten = Première partie
    .lead = De la première carte à la preuve qui fait tout le sel du jeu.
tut-lesson-schotten-totten-passing = Passer, la pioche vide et les matchs
    .lead = Ce qui se passe quand plus rien ne va.
tut-lesson-schotten-totten-tactics = Cartes Tactique : troupes et modes de combat
    .lead = Sept cartes, deux pioches et six des dix cartes Tactique.
tut-lesson-schotten-totten-ruses = Cartes Tactique : les ruses
    .lead = Chasseur de Tête, Stratège, Banshee, Traître, et la fin des cartes Clan.
tut-lesson-schotten-totten-expert = La règle expert
    .lead = Revendiquer seulement au début de son tour.
tut-lesson-schotten-totten-classic = L’édition classique
    .lead = D’autres noms, des revendications à tout moment et un Traître plus strict.

tut-end-text-schotten-totten = Vous pouvez maintenant jouer une partie sans cartes Tactique. À la table, touchez une borne pour demander pourquoi on peut la revendiquer, ou pas. La leçon suivante montre ce qui se passe vers la fin.
tut-end-text-schotten-totten-passing = Vous connaissez le jeu sans cartes Tactique. Les rares cas particuliers sont dans les règles.
tut-end-text-schotten-totten-tactics = Vous connaissez les troupes d’élite et les modes de combat. Les quatre ruses ont leur propre leçon.
tut-end-text-schotten-totten-ruses = Vous connaissez les dix cartes Tactique. Restent deux autres façons de jouer : la règle expert et l’édition classique.
tut-end-text-schotten-totten-expert = La règle expert ne change rien d’autre. Elle va avec les cartes Tactique et avec les deux éditions.
tut-end-text-schotten-totten-classic = Avec cette leçon et les cinq précédentes, vous connaissez tout le jeu, dans les deux éditions. Les rares cas particuliers sont dans les règles.

## Première partie

tut-st-border = La frontière
    .text = Neuf *bornes* marquent la frontière entre vous et Morag. Votre côté de chaque borne est en bas, le sien en haut. Tout en bas, votre *main* : six cartes, en six couleurs, de 1 à 9. Chaque carte est unique.
tut-st-turn = Un tour
    .text = À votre tour, vous jouez *une carte* de votre côté d’une borne. Puis vous en *piochez* une, automatiquement. Une carte posée reste en place.
    .task = Jouez deux tours à votre guise : touchez une carte, puis une borne.
    .done = C’est presque tout ce qu’on fait. Tout l’art est dans ce que les cartes forment ensemble.
tut-st-colour-run = La plus forte : la suite couleur
    .text = Trois cartes rendent un côté *complet*. Ensemble, elles forment une *combinaison*. La plus forte est la *suite couleur* : une couleur, des valeurs successives.
    .task = Complétez une suite couleur à la borne 3.
    .done = [r5 r6 r7], une suite couleur. L’ordre de pose est toujours sans importance.
    .wrong = Regardez la borne 3 : quelle carte va avec [r5 r6] ?
tut-st-kind = La deuxième : le brelan
    .text = Ensuite vient le *brelan* : trois fois la même valeur.
    .task = Complétez un brelan à la borne 4.
    .done = Trois 9. Et pourtant la plus petite suite couleur, 1 2 3, les battrait : la combinaison compte d’abord.
    .wrong = Deux 9 attendent devant la borne 4.
tut-st-colour = La troisième : la couleur
    .text = Puis la *couleur* : trois cartes d’une même couleur, quelles que soient leurs valeurs.
    .task = Complétez une couleur à la borne 5.
    .done = Tout en violet : cela suffit pour une couleur.
    .wrong = Devant la borne 5, il y a [p2 p7] : il manque une autre carte violette.
tut-st-run = La suite, et tout le reste
    .text = Puis la *suite* : des valeurs successives, de couleurs quelconques. Tout le reste n’est qu’une *somme*, la plus faible.
    .task = Complétez une suite à la borne 6.
    .done = Parcourez la frontière : suite couleur, brelan, couleur, suite. Seule la somme est plus faible.
    .wrong = Entre [g3] et [o5], il manque une valeur.
tut-st-compare = Qui est plus fort ?
    .text = Devant la borne 5, Morag a une suite. À combinaison égale, la *plus grande somme* gagne. La sienne : 5 + 6 + 7 = 18.
    .task = Jouez la carte qui la bat à la borne 5.
    .done = 6 + 7 + 8 = 21 : votre suite est la plus haute.
    .wrong = Il vous faut une suite aussi, et plus de 18. À sommes égales, le côté complété en premier gagne, et c’est le sien.
tut-st-claim = Revendiquez
    .text = Une borne ne se gagne pas automatiquement : il faut la *revendiquer*, après avoir joué et avant de piocher.
    .task = Revendiquez la borne 5 : elle est à vous.
    .done = La borne passe de votre côté. Elle est fermée pour de bon, quoi qu’il arrive.
    .wrong = Ne piochez pas encore : votre tour serait fini, et la borne resterait où elle est.
tut-st-not-yet = Pas encore
    .text = Devant la borne 4, vous avez trois 8. Morag n’a que [p6 p7]. La borne est sûrement à vous ?
    .task = Essayez de revendiquer la borne 4.
    .done = Avec [p5], elle aurait une suite couleur. C’est *vous* qui avez cette carte, mais seul ce qui est *sur la table* est une preuve.
tut-st-prove = La preuve
    .text = Mettez donc la preuve sur la table : dès que [p5] y est, plus aucune carte n’aide Morag à la borne 4.
    .task = Jouez [p5], de préférence là où elle vous sert.
    .done = Maintenant, tout le monde le voit : [p5] est ici, [p8] est dans vos trois 8. Sa suite couleur est impossible.
    .wrong = Bien, mais cela ne prouve rien. Le seul espoir de Morag est [p5], et c’est vous qui l’avez.
tut-st-early = Revendiquer en avance
    .text = C’est le cœur du jeu : inutile d’attendre que Morag ait fini. Il suffit qu’elle *ne puisse plus* vous battre.
    .task = Revendiquez la borne 4.
    .done = À vous, alors qu’il lui manque encore une carte. Désormais, regardez bien tout ce qui est visible.
    .wrong = Revendiquez d’abord, piochez ensuite.
tut-st-tie = En cas d’égalité
    .text = Même combinaison, même somme : le côté *complété en premier* gagne. À la borne 3, c’était le vôtre ; à la borne 7, celui de Morag.
    .task = Revendiquez la borne qui est à vous.
    .done = La vitesse peut donc valoir autant que de bonnes cartes.
    .wrong = Là aussi, les deux côtés sont égaux. Lequel a été complété en premier ?
tut-st-win = Gagner
    .text = On gagne avec *trois bornes adjacentes*, ou avec *cinq bornes* quelconques. Vous avez la 4 et la 6, et deux autres sont à prendre.
    .task = Revendiquez la borne qui fait gagner tout de suite.
    .done = 4, 5 et 6 : trois bornes adjacentes, et la partie est gagnée sur-le-champ.
    .wrong = Ce serait votre troisième borne, mais elle n’est pas adjacente aux autres. Laquelle est entre les vôtres ?

## Passer, la pioche vide et les matchs

tut-st-must = Attendre, peut-être ?
    .text = Cette fois, aucune de vos cartes ne convient vraiment. Ce serait bien de *passer* en attendant mieux.
    .task = Essayez de passer.
    .done = Tant que vous pouvez jouer une carte Clan, vous le devez. Une carte qui ne va nulle part se joue là où vous avez peu à perdre.
tut-st-pass = Plus de place
    .text = Plus tard dans une partie : devant toutes les bornes non revendiquées, *votre côté est complet*. On ne peut passer que si l’on ne peut jouer aucune carte Clan ; sans cartes Tactique, on y est alors obligé.
    .task = Passez.
    .done = Vous gardez vos cartes. Si vous passez tous les deux de suite, la partie est finie, et celui qui a le plus de bornes gagne.
tut-st-pass-claim = Passer, c’est encore un tour
    .text = Après avoir passé, vous pouvez quand même revendiquer. À la borne 4, les deux côtés sont complets.
    .task = Revendiquez la borne 4.
    .done = 15 contre 13. Votre main est pleine : vous ne piochez pas, votre tour se termine, voilà tout.
    .wrong = Ne finissez pas encore votre tour : la borne 4 peut être revendiquée.
tut-st-empty = La pioche vide
    .text = La *pioche Clan est vide*. Désormais, personne ne pioche : on joue avec ce qu’on a en main. Vous connaissez même la main de Morag : toutes les cartes que vous ne voyez pas.
    .task = Jouez une carte à la borne 8 ou 9.
    .done = Rien à piocher : votre tour se termine, simplement. Les mains diminuent, et chaque carte compte.
tut-st-match = Un match
    .text = Un *match* se joue en plusieurs manches. Le vainqueur d’une manche marque *5 points*, le perdant *1 point par borne*. Vous avez quatre bornes chacun.
    .task = Revendiquez votre cinquième borne, la 9.
    .done = 5 points pour vous, 4 pour les quatre bornes de Morag. Le vainqueur commence la manche suivante, et le plus grand total gagne le match.
    .wrong = Revendiquez la borne 9 : une cinquième borne gagne la manche.

## Cartes Tactique : troupes et modes de combat

tut-st-seven = Sept cartes
    .text = Avec les *cartes Tactique*, on a *sept* cartes en main au lieu de six. On commence avec des cartes Clan seulement ; les dix cartes Tactique forment une autre pioche.
    .task = Jouez d’abord une carte, où vous voulez.
    .done = Rien de nouveau jusqu’ici. Mais maintenant, il faut piocher.
tut-st-pile = Quelle pioche ?
    .text = Vous choisissez votre pioche : cartes Clan ou cartes Tactique. Attention, chaque carte Tactique prend une place dans votre main.
    .task = Piochez une carte Tactique.
    .done = [SB], le Porte-Bouclier. Vous pourrez le jouer à un prochain tour, au lieu d’une carte Clan.
    .wrong = Une carte Clan sert toujours. Mais cette leçon parle de l’autre pioche.
tut-st-joker = Le Joker
    .text = Quatre cartes Tactique sont des *troupes d’élite* : elles se posent comme des cartes Clan. Un *Joker* remplace la carte qu’il vous faut.
    .task = Jouez le Joker à la borne 5.
    .done = Il compte maintenant comme un 8 rouge : une suite couleur. Rien à annoncer ; il vaut toujours ce qui vous arrange le mieux.
    .wrong = Devant la borne 5, il y a [r6 r7] : un Joker en fait une suite couleur.
tut-st-one-joker = Un seul Joker
    .text = Plus tard, vous piochez le second Joker. À la borne 2, avec [g4 g6], il ferait une suite couleur.
    .task = Essayez de jouer le second Joker.
    .done = On ne joue qu’*un* Joker par partie. L’autre reste dans votre main jusqu’à la fin. Au moins, Morag ne l’aura pas.
tut-st-spy = L’Espion
    .text = L’*Espion* compte comme un *7* de la couleur qui vous arrange.
    .task = Jouez l’Espion là où un 7 fait une suite couleur.
    .done = Il compte comme un 7 vert, entre [g6] et [g8].
    .wrong = Où avez-vous deux cartes d’une même couleur entre lesquelles il ne manque que le 7 ?
tut-st-shield = Le Porte-Bouclier
    .text = Le *Porte-Bouclier* compte comme un *1, un 2 ou un 3* de n’importe quelle couleur, au mieux pour vous.
    .task = Jouez-le là où il complète une suite couleur.
    .done = Il compte comme un 3 bleu, à côté de [b1 b2]. De petites cartes, mais une suite couleur est une suite couleur.
    .wrong = Devant la borne 4, il y a [b1 b2]. Que manque-t-il ?
tut-st-pace = Une d’avance, jamais deux
    .text = Vous venez de jouer une carte Tactique. Morag n’en a pas encore joué, et vous en avez une autre en main.
    .task = Essayez de jouer celle-là aussi.
    .done = On peut avoir *une* carte Tactique d’avance sur l’autre, jamais deux. Tant que Morag n’en joue pas, il faut attendre.
tut-st-bluff = Colin-Maillard
    .text = Les deux *modes de combat* se posent sur la borne elle-même. Avec *Colin-Maillard*, les combinaisons n’y comptent plus : seule la *somme* décide. À la borne 5, Morag a une suite couleur qui ne fait que 6.
    .task = Posez Colin-Maillard sur la borne 5.
    .done = C’est maintenant 6 contre vos 17, et il vous reste une carte à poser.
    .wrong = Où Morag a-t-elle une belle combinaison de très petites cartes ?
tut-st-mud = Dans la boue
    .text = Le *Combat de Boue* change une borne : il y faut désormais *quatre* cartes de chaque côté. Morag a de beaux [r7 r8 r9] à la borne 6…
    .task = Posez le Combat de Boue sur la borne 6.
    .done = Pour une suite couleur de quatre, il lui faudrait [r6], et cette carte est devant la borne 5. Vos [o4 o5] ont meilleure mine.
    .wrong = C’est à la borne 6 qu’il gênerait le plus.

## Cartes Tactique : les ruses

tut-st-recruiter = Le Chasseur de Tête
    .text = Les *ruses* agissent une fois, puis vont à la défausse. Le *Chasseur de Tête* améliore votre main : vous piochez trois cartes et en remettez deux.
    .task = Jouez le Chasseur de Tête.
    .done = Maintenant, piochez trois cartes, une par une.
    .wrong = Le Chasseur de Tête est la dernière carte de votre main : touchez-la.
tut-st-recruit = Trois cartes à piocher
    .text = Pour chacune des trois cartes, vous choisissez la pioche après avoir vu la précédente.
    .task = Piochez trois cartes.
    .done = Neuf cartes en main : il y en a deux de trop.
tut-st-return = Deux cartes à remettre
    .text = Chaque carte va sous sa pioche. Morag voit laquelle, mais pas la carte.
    .task = Remettez deux cartes.
    .done = Vous avez de nouveau sept cartes : vous ne piochez donc pas à la fin de ce tour.
tut-st-strategist = Le Stratège
    .text = Le *Stratège* déplace une de *vos* cartes vers une autre borne non revendiquée où il y a de la place, ou la défausse. À la borne 2, [r8] ne sert guère.
    .task = Déplacez [r8] à la borne 5 : touchez le Stratège, la carte, puis la borne.
    .done = Une suite couleur avec [r6 r7], et de nouveau de la place à la borne 2.
    .wrong = [r8], à la borne 2, compléterait [r6 r7] à la borne 5.
tut-st-banshee = La Banshee
    .text = La *Banshee* défausse une carte du côté de *Morag*, devant une borne non revendiquée. À la borne 6, sa suite couleur bat vos trois 9.
    .task = Défaussez [p6], le milieu de sa suite : touchez la Banshee, puis la carte.
    .done = Sans [p6], il y a un trou dans sa suite.
    .wrong = C’est [p6], à la borne 6, qui la gênerait le plus : sans elle, sa suite a un trou.
tut-st-discard = Partie, mais visible
    .text = Les cartes de la défausse comptent comme étant *sur la table* : ce sont des preuves. [p6] ne peut pas revenir.
    .task = Revendiquez la borne 6.
    .done = Quelle que soit la *carte Clan* que Morag ajoute à [p5 p7], ce ne sera pas une suite couleur, et rien d’autre ne bat trois 9. Les cartes Tactique pas encore jouées ne comptent pas contre une preuve.
    .wrong = Revendiquez d’abord, piochez ensuite.
tut-st-exhausted = Plus assez de cartes
    .text = Vers la fin : la *pioche Clan est vide*. À la borne 8, il manque *deux* cartes à Morag, et elle n’a plus qu’*une* carte Clan en main : son côté ne peut plus être complété. Ses cartes Tactique ne comptent pas.
    .task = Revendiquez la borne 8.
    .done = Le dos des cartes Clan et celui des cartes Tactique diffèrent. Chacun peut donc savoir combien l’autre en a en main, et c’est une preuve aussi.
    .wrong = Ne finissez pas encore votre tour : l’unique carte Clan de Morag ne suffit pas à la borne 8.
tut-st-traitor-no = Le Traître, premier essai
    .text = Le *Traître* prend une carte du côté de Morag et l’amène du vôtre. À la borne 9, elle a un Espion…
    .task = Essayez de prendre l’Espion.
    .done = Le Traître ne prend que des *cartes Clan*. La Banshee et le Stratège agissent aussi sur les troupes d’élite.
tut-st-traitor = Le Traître, second essai
    .text = Une carte Clan, donc. Elle peut aller à n’importe quelle borne non revendiquée où vous avez de la place, même à celle d’où elle vient.
    .task = Amenez [b6] de la borne 8 à vos [b4 b5] de la borne 2 : touchez le Traître, la carte, puis la borne.
    .done = Sa carte, votre suite couleur, et un vide de son côté.
    .wrong = Voyez [b4 b5] à la borne 2 : quelle carte de Morag aimeriez-vous y avoir ?
tut-st-two-passes = Deux tours passés de suite
    .text = Vous n’avez plus de carte Clan, ni l’un ni l’autre, et aux bornes 5 et 8 aucun côté n’est complet. Morag a une carte Tactique d’avance : elle ne peut pas jouer celles de sa main. Elle vient de *passer*.
    .task = Passez aussi, et finissez votre tour.
    .done = Deux tours passés de suite, et la partie est finie. Celui qui a *le plus de bornes* gagne : vous en avez quatre, Morag trois. À nombre égal, la partie serait nulle.

## La règle expert

tut-st-expert-late = Trop tard
    .text = Avec la *règle expert*, on ne revendique qu’*au début de son tour*. Vous venez de compléter la borne 5, et votre suite est plus haute que celle de Morag.
    .task = Essayez de revendiquer la borne 5.
    .done = Il faut donc attendre votre prochain tour. D’ici là, Morag peut encore contrarier vos plans.
tut-st-expert-claim = Maintenant
    .text = Morag a joué ailleurs, et c’est de nouveau à vous. Revendiquez *avant* de jouer.
    .task = Revendiquez la borne 5.
    .done = La borne est à vous.
    .wrong = Revendiquez d’abord. Après avoir joué, il sera de nouveau trop tard.
tut-st-expert-play = Ensuite, comme d’habitude
    .text = Votre tour n’est pas fini : jouez maintenant une carte, puis piochez.
    .task = Jouez une carte, au choix.
    .done = Revendiquer, jouer, piocher, au lieu de jouer, revendiquer, piocher : c’est toute la différence.

## L’édition classique

tut-st-classic-names = D’autres noms
    .text = L’*édition classique* parle de groupes : le *clan organisé* est une suite couleur, l’*équipe* un brelan, le *clan* une couleur, le *groupe organisé* une suite, le *peuple* une somme. Les cartes Tactique aussi ont d’autres noms.
tut-st-classic-before = Revendiquer avant de jouer
    .text = Ici, on peut revendiquer *à tout moment de son tour avant de piocher*. Votre clan organisé de la borne 4 ne peut plus être battu.
    .task = Revendiquez la borne 4 avant de jouer.
    .done = Une borne est à vous avant même d’avoir joué.
    .wrong = C’est permis aussi. Mais revendiquez d’abord la borne 4.
tut-st-classic-play = Puis jouer
    .text = Jouez maintenant une carte, comme d’habitude. À la borne 7, Morag a un groupe organisé.
    .task = Complétez un clan organisé à la borne 7.
    .done = [b6 b7 b8] : plus fort que son groupe organisé.
    .wrong = Devant la borne 7, il y a [b6 b7]. Quelle carte bleue vous faut-il ?
tut-st-classic-after = Et revendiquer encore
    .text = Après avoir joué, vous pouvez de nouveau revendiquer.
    .task = Revendiquez la borne 7.
    .done = Deux bornes en un tour, l’une avant votre carte, l’autre après.
    .wrong = Revendiquez d’abord, piochez ensuite.
tut-st-classic-same = Un Traître plus strict
    .text = Dans l’édition classique, le Traître doit amener sa carte à une borne *différente* ; dans celle de 2016, ce peut être la même.
    .task = Essayez d’amener [b6] de votre côté de la borne 8, là où elle est.
    .done = Cherchez donc une autre borne.
tut-st-classic-traitor = Une autre borne
    .text = À la borne 2, vous avez [b4 b5].
    .task = Amenez [b6] de la borne 8 à la borne 2 : touchez le Traître, la carte, puis la borne.
    .done = Un clan organisé, avec une carte de Morag.
    .wrong = [b6] va bien avec vos [b4 b5] de la borne 2.

### Ce qui est dit autour des leçons, en français. Les leçons d’un jeu ont leurs textes à côté du jeu
### (games/*/lessons). Le terminal dit la même chose.

## Autour des leçons

tut-title = Apprendre à jouer
tut-lead = De courtes leçons à une vraie table. Vous jouez, et on vous explique pourquoi. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.
tut-minutes = environ { $minutes } minutes
tut-begin = Commencer
tut-resume = Reprendre à l’étape { $step } sur { $steps }
tut-again = Recommencer
tut-finished = Terminée
tut-unknown = Il n’y a pas de leçon de ce nom.
tut-you = Vous
tut-teacher = Morag
tut-second = Hamish
tut-third = Iona

tut-step = Étape { $step } sur { $steps }
tut-next = Suite
tut-why-first = C’est la première étape.
tut-why-task = Faites d’abord l’exercice.
tut-finish = Terminer
tut-back = Étape précédente
tut-restart = Depuis le début
tut-leave = Quitter la leçon
tut-show = Montrer
tut-turns-left = { $turns ->
    [one] Encore un tour.
   *[other] Encore { $turns } tours.
}
tut-good = Bien joué
tut-rules-say = Ce que dit la règle
tut-other = Pas tout à fait
tut-other-text = C’est possible, mais ce n’est pas ce que nous cherchons ici. Essayez autre chose.
tut-would = Cela y ferait { st-part-own }.
tut-trouble = La table ne répond pas
tut-coach = Leçon
tut-table = Table

tut-end-title = Leçon terminée
tut-end-play = Jouer une partie
tut-end-play-help = Contre le plus doux de nos robots. Ni formulaire, ni compte.
tut-end-next = Leçon suivante : { $lesson }
tut-end-rules = Lire les règles
tut-end-others = Autres leçons
tut-end-puzzles = Problèmes de ce jeu

## Schotten Totten

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
tut-st-joker = Pour plus tard : les cartes Tactique
    .text = On peut ajouter dix *cartes Tactique*. On en joue une au lieu d’une carte Clan. Un *Joker* remplace la carte qu’il vous faut.
    .task = Jouez le Joker à la borne 5.
    .done = Il compte maintenant comme un 8 rouge : une suite couleur. Rien à annoncer ; il vaut toujours ce qui vous arrange le mieux.
    .wrong = Devant la borne 5, il y a [r6 r7] : un Joker en fait une suite couleur.
tut-st-traitor = Une ruse
    .text = Les ruses agissent une fois. Le *Traître* prend une carte du côté de Morag et l’amène du vôtre.
    .task = Amenez [b6] de la borne 8 à vos [b4 b5] de la borne 2 : touchez le Traître, la carte, puis la borne.
    .done = Sa carte, votre suite couleur. Attention au rythme : une carte Tactique d’avance sur Morag, jamais deux.
    .wrong = Voyez [b4 b5] à la borne 2 : quelle carte de Morag aimeriez-vous y avoir ?
tut-st-mud = Dans la boue
    .text = Le *Combat de Boue* change une borne : il y faut désormais *quatre* cartes de chaque côté. Morag a de beaux [r7 r8 r9] à la borne 6…
    .task = Posez le Combat de Boue sur la borne 6.
    .done = Pour une suite couleur de quatre, il lui faudrait [r6], et cette carte est devant la borne 5. Vos [o4 o5] ont meilleure mine.
    .wrong = C’est à la borne 6 qu’il gênerait le plus.

## Lords of Scotland

tut-ls-table = L’escarmouche
    .text = L’enjeu, ce sont les *partisans*, ici [d9] et [o6] : leur force fait vos points. Les *recrues* sont pour vous deux ; cinq clans sont dans votre main. Une escarmouche a *cinq manches*.
tut-ls-flip = L’Initiative
    .text = Vous avez l’*Initiative* : vous commencez chaque manche, et vous retournez d’abord face visible une recrue cachée.
    .task = Retournez la première recrue.
    .done = [w7], un Wemyss de force 7. Tout le monde le voit maintenant.
    .wrong = Dans une vraie partie, toutes conviennent. Pour cette leçon, il nous faut la première.
tut-ls-recruit = Recruter…
    .text = Ensuite, vous avez le choix entre deux actions. Vous pouvez *recruter* : prendre en main une carte de la pile Recrutement, visible ou cachée.
    .task = Prenez [w7].
    .done = Il est à vous. Une nouvelle carte prend sa place, face visible comme l’ancienne.
    .wrong = Bonne idée, mais prenez d’abord [w7] : il va bien avec vos autres Wemyss.
tut-ls-muster = …ou rassembler
    .text = Ou bien vous *rassemblez* un clan : vous jouez une carte de votre main dans votre armée. Morag a commencé par [f6]. Face visible, un clan peut utiliser son *pouvoir* si aucun clan visible de l’escarmouche n’est plus faible.
    .task = Rassemblez [o2] face visible.
    .done = Aucun clan visible n’est plus faible que 2 : Forsyth peut utiliser son pouvoir.
    .wrong = Prenez le plus faible de votre main, [o2], et posez-le *face visible*.
tut-ls-power = Un pouvoir
    .text = Chaque lignée a son pouvoir. *Forsyth* pioche une carte. On peut toujours y renoncer, mais on ne peut plus s’en servir ensuite.
    .task = Utilisez le pouvoir.
    .done = Une carte de plus en main. Les clans faibles aussi sont utiles.
    .wrong = Vous pouvez y renoncer, mais une carte gratuite ne se refuse pas.
tut-ls-hidden = Face cachée
    .text = On peut aussi rassembler *face cachée*. Alors pas de pouvoir, mais personne ne connaît votre force, et la carte n’empêche pas les autres clans d’utiliser le leur.
    .task = Rassemblez un clan face cachée, à votre choix.
    .done = Vous seul savez ce que c’est. À la fin de l’escarmouche, tout est retourné face visible.
    .wrong = Cette fois *face cachée*, s’il vous plaît.
tut-ls-double = Une seule lignée compte double
    .text = La dernière manche. On additionne les forces, et une armée d’une *seule lignée* compte *double*. Vous avez [w6 w8] ; Morag montre 20 et cache une carte.
    .task = Rassemblez [w7], visible ou caché.
    .done = 6 + 8 + 7 = 21, doublé : 42.
    .wrong = Seul un autre Wemyss garde votre armée d’une seule lignée.
tut-ls-claim = La récompense
    .text = Morag cachait un 12 et arrive à 40 : vos 42 font mieux. L’armée la plus forte *choisit en premier* parmi les partisans, et son lord prend l’Initiative.
    .task = Réclamez le partisan que vous préférez.
    .done = Sa force est à vous pour de bon. Morag prend ce qui reste, et une nouvelle escarmouche commence.
tut-ls-two = Plus tard ce jour-là
    .text = La partie se termine quand un joueur a *40* de force en partisans ; vous en avez 33. Vous venez de rassembler [c2], le plus faible de tous. *Cochrane* réclame deux partisans à la fin.
    .task = Utilisez le pouvoir de Cochrane.
    .done = Il agit à la fin de l’escarmouche, tant que la carte reste chez vous.
    .wrong = Deux partisans au lieu d’un : cela ne se refuse pas.
tut-ls-win = La couronne
    .text = Morag a rassemblé son dernier clan, et votre armée est la plus forte.
    .task = Réclamez les deux partisans.
    .done = 33 + 10 + 8 = 51. Vous dépassez 40, et Morag : le trône est à vous.

## Bergues, le jeu junior

tut-bj-ring = Le tour de la ville
    .text = Votre Garde jaune est à la *Porte de Cassel*, le vert de Morag à la sienne. Le premier qui fait le tour du rempart, dans le sens horaire, et rentre *exactement* chez lui gagne.
tut-bj-turn = Retourner des Pavés
    .text = Au centre-ville, il y a 16 *Pavés* à deux faces. Retournez-les l’un après l’autre, jusqu’à un Pavé *neutre* ou un symbole *déjà retourné* dans ce tour.
    .task = Retournez des Pavés jusqu’à devoir vous arrêter.
    .done = C’était votre tour : votre Garde avance d’autant de cases que vous avez retourné de Pavés. Puis ils reviennent au centre-ville.
tut-bj-round = Une petite promenade
    .text = Plus vous trouvez de nouveaux symboles, plus vous allez loin.
    .task = Jouez deux tours. Morag répond.
    .done = Avez-vous suivi les Pavés ? Ce qui est visible était caché avant, et inversement.
tut-bj-neutral = S’arrêter à volonté
    .text = Le Pavé *sans symbole* est neutre des deux côtés : il vous arrête toujours, et compte lui-même pour un pas. Vous avez retourné trois Pavés.
    .task = Arrêtez-vous avec le Pavé neutre.
    .done = Quatre Pavés, quatre cases : jusqu’à la Porte d’Hondschoote.
    .wrong = Un seul Pavé n’a pas de symbole : le 13.
tut-bj-memory = Se souvenir
    .text = Morag vient de retourner quatre Pavés. Vous avez vu leur autre face : vous savez donc ce qui vient si on les *retourne encore*. Le Pavé 9, qui est marqué, en fait partie.
    .task = Retournez le Pavé marqué : c’est sans risque.
    .done = Sans aucun risque. Une bonne mémoire vous mène plus loin.
    .wrong = Personne n’a vu ce qu’il y a sous celui-là. Le Pavé marqué est sans risque.
tut-bj-home = À la maison, exactement
    .text = Encore deux pas ! Avec trop de pas, il faudrait revenir en arrière du reste. Sous le *Pavé 3*, celui qui est marqué, il y a le symbole que vous venez de retourner : on le voyait avant le tour de Morag.
    .task = Arrêtez-vous avec le Pavé marqué.
    .done = Le même symbole : stop, deux Pavés, deux pas, et à la maison. Vous avez gagné.
    .wrong = Ce serait deviner. Le Pavé marqué, le 3, est sûr.

## Bergues

tut-bg-ring = Le rempart
    .text = Votre Garde jaune habite à *Cassel*, mais sa *Forteresse* l’attend à la Porte opposée. Allez la chercher et ramenez-la. Quatre Gardes sont en route ; personne ne joue le blanc et le rouge.
tut-bg-path = Deux Chemins
    .text = À votre tour, vous remplissez un des deux *Chemins*, celui du Nord ou celui du Sud. Il doit être vide.
    .task = Choisissez un Chemin.
    .done = C’est sur ce Chemin que vous allez retourner des Pavés.
tut-bg-turn = Retourner des Pavés
    .text = Retournez des Pavés l’un après l’autre. Un Pavé *neutre* vous arrête. Un symbole *déjà présent sur le Chemin* aussi : ce Pavé passe alors sur l’autre Chemin.
    .task = Retournez des Pavés jusqu’à devoir vous arrêter.
    .done = Maintenant les deux Chemins comptent : l’un pour vous, l’autre pour tous les autres.
tut-bg-use = Quel Chemin pour moi ?
    .text = Quelques tours plus tard. Un Chemin fait avancer *votre* Garde, l’autre *tous les autres*, d’autant de cases qu’il a de Pavés. La Porte de votre Forteresse est à quatre cases.
    .task = Prenez le Chemin aux quatre Pavés.
    .done = Ses Pavés reviennent au centre-ville. Les deux du Sud sont pour les autres.
    .wrong = Deux cases ne suffiraient pas. Prenez le Chemin du Nord.
tut-bg-fetch = Prendre la Forteresse
    .text = Vous choisissez aussi le sens. Un Garde prend sa Forteresse quand il *termine* son déplacement sur la Porte opposée.
    .task = Allez dans le sens horaire, à la Porte de Dunkerque.
    .done = Votre Garde a maintenant sa Forteresse. La moitié du trajet est faite.
    .wrong = Cela vous en éloigne. Dans l’autre sens !
tut-bg-others = Puis tous les autres
    .text = Les autres suivent à leur tour, avec l’autre Chemin. Chacun choisit le sens de son Garde, et *vous* choisissez pour les Gardes sans joueur.
    .task = Envoyez le Garde blanc où vous voulez.
    .done = Attention : un Garde sans joueur peut gagner aussi, et alors tout le monde a perdu.
tut-bg-send = Faites place !
    .text = Un Garde qui *termine* son déplacement sur une *tour* occupée renvoie l’autre à la Porte la plus proche. Sur les Portes, il y a de la place pour tous. Le Garde vert de Morag est trois cases devant vous.
    .task = Avancez de trois cases dans le sens horaire.
    .done = Le vert repart à une Porte. Ce n’est pas un déplacement : il ne peut ni prendre sa Forteresse ni gagner ainsi.
    .wrong = Cette tour est vide. Le vert est de l’autre côté.
tut-bg-winoc = Winoc !
    .text = *Six Pavés* sur un Chemin font un *Winoc*, même si le sixième est neutre. Il y en a déjà cinq au Nord, tous différents.
    .task = Retournez le Pavé sans symbole : il est neutre des deux côtés.
    .done = Six : Winoc ! Tous les Pavés reviennent au centre-ville, et personne d’autre ne bouge.
    .wrong = Celui-là pourrait répéter un symbole. Le Pavé neutre, le 13, est sûr.
tut-bg-home = Où vous voulez
    .text = Grâce au Winoc, vous posez votre Garde *sur la case que vous voulez*. Il porte déjà sa Forteresse…
    .task = Posez-le à la Porte de Cassel.
    .done = À la maison avec la Forteresse : la partie est gagnée aussitôt.
    .wrong = Bel endroit, mais la maison vaut mieux : la Porte de Cassel, case 0.

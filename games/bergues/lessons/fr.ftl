### Ce que disent les leçons de Bergues, en français. `*important*`. Faites court : c’est écrit
### à côté d’un plateau, et au-dessus sur un téléphone.
###
### Une leçon a un titre avec .lead, et un texte de fin. Une étape a un titre et .text ; sauf s’il n’y a qu’à lire,
### .task et .done ; .wrong quand un essai demande plus qu’un mot gentil.

## Les leçons

tut-lesson-bergues-junior = Le jeu junior
    .lead = Retournez des Pavés, retenez-les et rentrez chez vous.
tut-lesson-bergues = Le jeu classique
    .lead = Deux Chemins, quatre Gardes et la Forteresse à rapporter.
tut-lesson-bergues-paths = Les finesses
    .lead = Pavés jumeaux, Chemin vide et retour exact.

tut-end-text-bergues-junior = Vous connaissez le jeu junior. Quand les remparts vous seront familiers, le jeu classique vous attend.
tut-end-text-bergues = Vous connaissez le chemin de la Forteresse et celui du retour. Surveillez les Gardes sans joueur : eux aussi peuvent gagner. Les finesses sont dans la leçon suivante.
tut-end-text-bergues-paths = Avec cette leçon et la précédente, vous connaissez tout le jeu classique. Une table peut choisir d’autres Pavés, un autre nombre de tours, et qu’il suffit de passer devant sa Forteresse. Les rares cas particuliers sont dans les règles.

## Le jeu junior

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
tut-bj-over = Un de trop
    .text = Encore deux pas jusqu’à votre Porte, et vous avez retourné *deux* Pavés. Mais les deux symboles sont nouveaux : il faut continuer…
    .task = Retournez des Pavés jusqu’à devoir vous arrêter.
    .done = Trop de pas : votre Garde est allé jusqu’à sa Porte, puis a *reculé* d’autant. Seul le nombre exact gagne.
tut-bj-home = À la maison, exactement
    .text = Encore deux pas ! Avec trop de pas, il faudrait reculer d’autant. Sous le *Pavé 3*, celui qui est marqué, il y a le symbole que vous venez de retourner : on le voyait avant le tour de Morag.
    .task = Arrêtez-vous avec le Pavé marqué.
    .done = Le même symbole : stop, deux Pavés, deux pas, et à la maison. Vous avez gagné.
    .wrong = Ce serait deviner. Le Pavé marqué, le 3, est sûr.

## Le jeu classique

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

## Les finesses

tut-bg-stay = Ce qui reste
    .text = Morag a avancé avec le Chemin du Nord : ses Pavés sont revenus au centre. Les Pavés de l’*autre* Chemin, qui a fait avancer tous les autres, *restent*.
    .task = Essayez de remplir le Chemin du Sud.
    .done = On ne remplit qu’un Chemin *vide*. Les Pavés qui restent décident donc du prochain Chemin.
tut-bg-twins = Des jumeaux
    .text = Le cerf-volant est sur les *deux* Chemins. Et si vous en retournez un troisième ? Sous le Pavé marqué, il y a un cerf-volant.
    .task = Retournez le Pavé marqué.
    .done = Il répète un symbole ici et ne peut pas passer là-bas : les deux reviennent au centre, le nouveau cerf-volant et son jumeau du Sud.
    .wrong = C’est sous le Pavé marqué qu’il y a un cerf-volant.
tut-bg-empty = Le Chemin vide
    .text = Trois Pavés au Nord, aucun au Sud. Votre Forteresse est à deux cases ; avec trois, vous la dépasseriez.
    .task = Choisissez le Chemin avec lequel votre Garde ne bouge pas.
    .done = On peut choisir le Chemin vide. Votre Garde reste là, et tous les autres avancent de trois cases.
    .wrong = Trois cases mènent au-delà de la Porte de votre Forteresse. Cette fois, mieux vaut rester.
tut-bg-over = Au-delà de votre Porte
    .text = Avec sa Forteresse, votre Garde est à *deux* cases de chez lui. Il y a trois Pavés au Nord, deux au Sud. Avec trop de pas, il continue *au-delà* de sa Porte.
    .task = Choisissez le Chemin qui mène exactement chez vous.
    .done = Deux Pavés, deux cases.
    .wrong = Avec trois cases, vous seriez une case derrière votre Porte.
tut-bg-exact = Exactement chez vous
    .text = Choisissez maintenant le sens.
    .task = Allez dans le sens horaire, à la Porte de Cassel.
    .done = À la maison avec la Forteresse : gagné.
    .wrong = Cela vous éloigne de chez vous.
tut-bg-back = Renvoyé
    .text = Une autre partie : le Garde vert de Morag a terminé son déplacement sur votre tour. Le vôtre est renvoyé à la Porte la plus proche, Hondschoote, mais *il conserve sa Forteresse*.
    .task = C’est à vous. Choisissez un Chemin.
    .done = Vous avez perdu un peu de chemin, mais pas votre Forteresse.
tut-bg-back-home = Gagné quand même
    .text = Vous avez choisi un Chemin de cinq Pavés, et d’Hondschoote à Cassel, il y a cinq cases.
    .task = Allez dans le sens horaire, à la Porte de Cassel.
    .done = À la maison, avec la Forteresse que personne n’a pu vous prendre.
    .wrong = Ce n’est pas le bon sens.

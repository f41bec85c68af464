### Ce que disent les leçons de Lords of Scotland, en français. `*important*`, et [w7] est une carte dessinée. Faites court : c’est écrit
### à côté d’un plateau, et au-dessus sur un téléphone.
###
### Une leçon a un titre avec .lead, et un texte de fin. Une étape a un titre et .text ; sauf s’il n’y a qu’à lire,
### .task et .done ; .wrong quand un essai demande plus qu’un mot gentil.

## Les leçons

tut-lesson-lords-of-scotland = Première escarmouche
    .lead = Des recrues, des pouvoirs et une escarmouche gagnée.
tut-lesson-lords-of-scotland-powers = Les pouvoirs des clans
    .lead = Wemyss, Fergusson, Cockburn, Makgill, MacDonnell, Scott et Bruce.
tut-lesson-lords-of-scotland-limits = Dix cartes, égalités et armée absente
    .lead = Trois petites règles qui décident des parties.
tut-lesson-lords-of-scotland-many = À quatre ou cinq joueurs
    .lead = Une autre règle pour les pouvoirs.

tut-end-text-lords-of-scotland = Vous savez comment se passe une escarmouche, et vous connaissez deux des neuf pouvoirs : Forsyth et Cochrane. Les autres sont dans la leçon suivante.
tut-end-text-lords-of-scotland-powers = Avec Forsyth et Cochrane, vus dans la première leçon, vous connaissez les neuf pouvoirs.
tut-end-text-lords-of-scotland-limits = Avec ces trois leçons, vous connaissez le jeu à deux et à trois joueurs.
tut-end-text-lords-of-scotland-many = Avec cette leçon et les trois précédentes, vous connaissez tout le jeu. Les rares cas particuliers sont dans les règles.

## Première escarmouche

tut-ls-table = L’escarmouche
    .text = L’enjeu, ce sont les *partisans*, ici [d9] et [o6] : leur force fait vos points. Les *recrues* sont pour vous deux ; cinq clans sont dans votre main. Une escarmouche a *cinq manches*.
tut-ls-early = Pas si vite
    .text = C’est à vous, et cinq recrues sont là, face cachée. Il suffit d’en prendre une ?
    .task = Essayez de prendre la première recrue.
    .done = Il y a quelque chose à faire avant : celui qui a l’*Initiative* retourne une recrue face visible.
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
    .done = Aucun clan visible n’est plus faible que 2 : Forsyth peut utiliser son pouvoir. (À quatre ou cinq, la règle est autre ; elle a sa propre leçon.)
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
    .wrong = Votre armée ne reste d’une seule lignée qu’avec un autre Wemyss.
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

## Les pouvoirs des clans

tut-ls-wemyss = Wemyss défausse
    .text = Vous venez de rassembler [w2]. *Wemyss* défausse n’importe quel autre clan de l’escarmouche, face visible ou face cachée. Morag a [f9] et un clan caché.
    .task = Défaussez un des clans de Morag.
    .done = Un adversaire de moins. Même un clan caché n’est pas à l’abri de Wemyss.
    .wrong = Servez-vous-en, et contre l’armée de Morag.
tut-ls-fergusson = Fergusson s’échange
    .text = *Fergusson* s’échange avec un clan d’un autre joueur. Une force de 1, c’est parfait pour cela.
    .task = Échangez [f1] contre [oB].
    .done = [oB] combat maintenant pour vous, et Morag a votre clan le plus faible.
    .wrong = [oB] est une meilleure prise.
tut-ls-cockburn = Cockburn et les partisans
    .text = *Cockburn* s’échange avec un partisan. Celui-ci rejoint votre armée face visible, mais n’utilise pas son pouvoir.
    .task = Échangez [k2] contre le partisan [fC].
    .done = 12 de plus pour votre armée. Et [k2] est maintenant un partisan que l’on peut réclamer.
    .wrong = [fC] est le partisan le plus fort.
tut-ls-makgill = Makgill rassemble encore
    .text = *Makgill* vous fait rassembler aussitôt un clan de plus, face visible ou face cachée.
    .task = Utilisez le pouvoir de Makgill.
    .done = Un second clan dans le même tour.
    .wrong = Un clan de plus dans le même tour : cela ne se refuse pas.
tut-ls-again = Un pouvoir en amène un autre
    .text = Le second clan peut lui aussi utiliser son pouvoir. Seuls des clans *plus faibles* l’en empêchent ; un clan de *même force*, comme [m2], ne gêne pas.
    .task = Rassemblez [o2] face visible.
    .done = Forsyth peut piocher une carte, dans le même tour.
    .wrong = Prenez [o2], et posez-le *face visible*.
tut-ls-macdonnell = MacDonnell reste
    .text = Après une escarmouche, on défausse les armées. *MacDonnell* reste dans la vôtre pour la suivante, sans réutiliser son pouvoir.
    .task = Utilisez le pouvoir de MacDonnell.
    .done = Quand la prochaine escarmouche commencera, [d1] sera déjà là.
    .wrong = Une longueur d’avance pour la prochaine escarmouche : cela ne se refuse pas.
tut-ls-scott-no = Scott copie
    .text = *Scott* utilise le pouvoir d’un autre clan comme si c’était le sien. Le premier clan de Morag est face cachée. Qu’est-ce que cela peut être ?
    .task = Essayez de copier le premier clan de Morag.
    .done = On ne copie que des clans face visible, et jamais un autre Scott.
tut-ls-scott = Ce que l’on voit
    .text = [w6], chez Morag, est face visible. Peu importe qu’il ait utilisé son propre pouvoir ou non.
    .task = Copiez [w6].
    .done = Votre Scott peut ce que peut un Wemyss. Et maintenant il le doit : un pouvoir copié doit être utilisé.
    .wrong = Copiez Wemyss : nous voulons défausser un clan.
tut-ls-copied = À utiliser
    .text = Votre Scott défausse un clan. [w6] conserve son pouvoir : le copier ne lui enlève rien.
    .task = Défaussez un des clans de Morag.
    .done = Bien copié.
    .wrong = Un clan de Morag, s’il vous plaît.
tut-ls-bruce = Robert Bruce
    .text = Les deux cartes *Bruce* sont une option, pour plus tard. Quand on additionne les armées, Bruce compte comme étant de *toutes* les lignées. Vos deux clans cachés sont [w6 w8].
    .task = Utilisez le pouvoir de Bruce.
    .done = 6 + 8 + 12 = 26, et cela compte double, comme si tous étaient des Wemyss : 52.
    .wrong = Sans lui, votre armée vaut deux fois moins.

## Dix cartes, égalités et armée absente

tut-ls-ten = Dix cartes
    .text = Vous avez *dix* cartes en main, et [wC] est parmi les recrues.
    .task = Essayez de le prendre : c’est la recrue 1.
    .done = Avec dix cartes, on ne peut pas recruter. Et sans carte en main, c’est l’inverse : on y est obligé.
tut-ls-ten-muster = Rassembler, donc
    .text = Il ne reste qu’une chose à faire.
    .task = Rassemblez un clan, au choix.
    .done = Neuf cartes. Au prochain tour, vous pourrez de nouveau recruter.
tut-ls-rank = Des armées égales
    .text = Le dernier clan de cette escarmouche est le vôtre. Morag a 9 + 8 + 4 = 21, vous avez [c9 o5]. À armées égales, le *rang le plus élevé* décide. La force d’abord ; à force égale, Scott est le plus bas et Cochrane le plus haut.
    .task = Rendez les deux armées égales.
    .done = 21 partout. La plus haute carte de Morag est [k9], la vôtre [c9], et Cochrane est au-dessus de Cockburn : vous êtes devant.
    .wrong = Il vous faut 21 en tout : 9 + 5 + 7.
tut-ls-rank-claim = Le premier choix
    .text = Vous choisissez donc en premier.
    .task = Réclamez le partisan le plus fort.
    .done = [oB] est à vous. Si deux joueurs sont à égalité à la fin de la *partie*, le mieux classé de la dernière escarmouche gagne.
    .wrong = Celui-là vaut 5, l’autre 11.
tut-ls-no-army = Sans armée
    .text = La dernière manche, et vous n’avez pas encore d’armée. Parmi les recrues, [wC] est bien tentant…
    .task = Faites en sorte d’obtenir un partisan.
    .done = En second seulement, mais dans le classement.
    .wrong = Une belle carte en main, mais *pas d’armée*, et sans armée, *pas de partisan*.
tut-ls-left = Ce qui reste
    .text = L’armée de Morag est plus forte, et elle a pris [oB].
    .task = Réclamez ce qui reste.
    .done = Cinq points qu’une recrue vous aurait fait perdre.

## À quatre ou cinq joueurs

tut-ls-many = Quatre lords
    .text = Hamish et Iona sont là aussi : il y a donc *quatre partisans*. On joue dans le sens horaire. Et à quatre ou cinq, les pouvoirs suivent *une autre règle*.
tut-ls-many-line = Seule la famille compte
    .text = Un clan peut utiliser son pouvoir si aucun autre clan visible de *sa propre lignée* n’est plus faible ou égal. Les autres lignées ne comptent pas. Morag a [w2] ; Iona a [s1] et [oA].
    .task = Rassemblez face visible un clan qui peut utiliser son pouvoir.
    .done = Aucun autre clan de sa lignée n’est visible : son pouvoir agit, quelle que soit sa force.
    .wrong = Face cachée, pas de pouvoir ; et [w3] est bloqué par [w2], un Wemyss plus faible.
tut-ls-many-power = Le reste ne change pas
    .text = Vous avez rassemblé [f8], et vous pouvez l’échanger.
    .task = Échangez-le contre [oA], chez Iona.
    .done = Tout le reste est comme à deux. Au fait, une table peut choisir l’une ou l’autre règle, quel que soit le nombre de joueurs.
    .wrong = Le plus fort des clans visibles est [oA], dans l’armée d’Iona.

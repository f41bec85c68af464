### Les textes du client du terminal, en français. Ceux qu’il partage avec le navigateur sont dans web/words, ceux de
### chaque plateau dans words/<jeu>.

## Partout

term-title = Marchstone
term-home-lead = Que voulez-vous faire ?
term-quit = Quitter
term-back = Retour
term-yes = oui
term-no = non
term-not-understood = Je n’ai pas compris. Veuillez réessayer.
term-too-small = Cette fenêtre est trop petite : { $width } × { $height }. Il faut au moins { $leastwidth } × { $leastheight }, ou bien --plain.
term-busy = Un instant…

## Le début

term-new = Nouvelle partie : { $game }
term-resume = Continuer : { $game } avec { $names } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $date })
term-learn-lead = De courtes leçons à une vraie table. Vous jouez, et on vous explique pourquoi.
term-online = Jouer sur un serveur…
term-server-of = Serveur : vous êtes { $name }

## La préparation

term-setup = Nouvelle partie : { $game }
term-setting = { $name } : { $value }
term-setup-help = Choisissez une ligne pour la changer.
term-person = { $name }, à cet écran
term-player = Joueur
term-name-of = Nom de la place { $seat }

## Sur un serveur

term-mine = Votre table : { $table }
term-sit = Place libre : { $table }
term-watch = Regarder : { $table }
term-invited = Rejoindre par un lien…
term-refresh = Actualiser
term-invite = Invitez avec ce lien : { $link }

## Quelque chose à écrire

term-ask-server = L’adresse du serveur, ou un lien vers une table :
term-ask-link = Le lien vers la table :
term-ask-speech = Que voulez-vous dire ?
term-ask-name = Le nom :
term-ask-number = Un nombre :
term-ask-step = Aller à quel coup ?

## À la table

term-leave = Quitter la table
term-leave-saved = Quitter la table (la partie est enregistrée)
term-explain = Expliquer quelque chose
term-explain-which = Que faut-il expliquer ?
term-look = La table en mots
term-thinking = Un instant : un robot y réfléchit…
term-no-hint = Il n’y a pas de conseil à cette table maintenant.
term-nothing-to-explain = Il n’y a encore rien à expliquer.
term-no-key = La touche { $key } n’a pas d’effet ici. La touche « ? » montre les autres.
term-cover = { $name }, c’est à vous.
term-cover-help = La table est couverte, pour que personne ne voie la main d’un autre joueur. Prenez place, puis continuez.
term-uncover = Je suis { $name } : montrer la table
term-kept = Enregistré dans { $path }
term-chosen = Choisi : { $what }
term-accept-draw = Accepter la nulle
term-decline-draw = Refuser la nulle
term-accept-takeback = Accepter d’annuler le coup
term-decline-takeback = Refuser d’annuler le coup
term-more = plus…
term-of = { $at } sur { $length }

## Les plateaux

term-hand = Main de { $name } : { $cards }
term-scores = Scores : { $scores }
term-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

## Les touches

term-keys-table = flèches : aller · Entrée : choisir · Échap : retour · O : plus · {"?"} · Q : fin
term-enter-next = Entrée : la manche suivante
term-enter-over = Entrée : que faire ensuite ? · Q : quitter la table
term-enter-lesson = Entrée : continuer
term-keys-menu = flèches : choisir · Entrée : valider · Échap : retour · Q : quitter
term-keys-text = flèches, Page préc., Page suiv. : lire · Échap : fermer
term-keys-entry = Entrée : valider · Échap : annuler
term-keys-replay = → suivant · ← retour · Début, Fin · T : tourner · O : plus · Q : quitter
term-keys-lesson = flèches, Tab : choisir · Entrée : valider · H : voir · O : plus · Q : quitter
term-rule = { $reason } (Règle { $rule } ; R ouvre les règles.)
term-help-title = Touches
term-help-arrows = flèches, Tab | aller à la prochaine chose qu’on peut choisir
term-help-enter = Entrée, Espace | la choisir
term-help-label = la lettre ou le chiffre à côté d’une chose | la choisir aussitôt
term-help-mouse = clic de souris | de même
term-help-escape = Échap | annuler le dernier choix, ou fermer ce qui est ouvert
term-help-hint = H | un conseil, là où il y en a
term-help-explain = E | une explication : que disent les règles d’une chose sur la table, et pourquoi ?
term-help-log = L | tout ce qui s’est passé
term-help-aid = A | l’aide de jeu : combinaisons, pouvoirs, symboles
term-help-rules = R | les règles
term-help-words = W | la table en mots
term-help-more = O | tout le reste : abandonner, proposer la nulle, discuter…
term-help-leave = Q | quitter la table ; la partie est enregistrée et peut continuer plus tard
term-help-marks = Signes : [ ] peut être choisi, {"»"} {"«"} a été choisi, * * le conseil, ‹ › le dernier coup.
term-help-plain = Tapez le numéro d’une ligne, ou ses premières lettres, ou un coup en notation.
term-help-plain-words = Ces mots fonctionnent toujours : {"?"} (que puis-je faire), board, aid, log, help, back, wait, quit.

## Lignes simples

term-choose = Votre choix :
term-no-such = Il n’y a pas de « { $text } » ici. Tapez un des numéros, ou {"?"} pour les revoir.
term-over-input = L’entrée est terminée.
term-left-saved = La partie est conservée dans { $path }. « marchstone play » la reprend.
term-left-file = La partie est conservée dans { $path }. Pour la reprendre : marchstone play --save { $path }
term-plain-opening = Répondez par le numéro d’une ligne ou par ses premières lettres. « ? » répète les choix, « help » en explique plus.
term-connection-lost = La connexion est coupée. Reconnexion en cours ; rien n’est perdu.
term-connection-back = Connecté.

## Les parties rejouées

term-replay-to = Aller à un coup…
term-game-before = La partie précédente
term-game-after = La partie suivante
term-no-more-records = Il n’y a pas d’autre partie dans ce fichier.
term-record-number = Partie { $number }

## Pourquoi quelque chose n’a pas été fait

term-not-saved = Le coup n’a pas pu être écrit sur le disque : il n’a pas été joué. Veuillez libérer de la place et réessayer.
term-no-place = Il n’y a pas d’endroit où enregistrer la partie. Utilisez --save FICHIER.
term-game-busy = Un autre programme a ouvert cette partie : { $what }
term-game-broken = Cette partie ne peut pas continuer : { $what }

## Problèmes

term-puzzles-help = Tapez le numéro d’un coup, ou q pour quitter.
term-puzzles-next = Entrée : problème suivant · q : quitter

### Les textes propres au client, en français. Ce que disent les règles vient de games/*/words.

## Partout

skip = Aller au contenu
loading = Un instant…
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
share = Partager
more = Plus
try-again = Réessayer
go-home = Retour à l’accueil
percent = { $value } %
page-failed = Cette page n’a pas pu être chargée
page-failed-help = La connexion est peut-être coupée, ou une nouvelle version vient de sortir ; recharger la page aide dans les deux cas.
missing-title = Il n’y a rien ici
missing-text = L’adresse est peut-être mal écrite, ou la page a disparu.
server-away = Le serveur ne répond pas
server-away-help = Vos parties sont en sécurité. Vérifiez votre connexion ou revenez dans une minute.

title-home = Jouer
title-replay = Revoir la partie
title-person = Joueur
title-ladders = Classements
title-account = Compte
title-settings = Réglages
title-rules = Règles
title-learn = Apprendre à jouer
title-study = Table d’étude
title-puzzles = Problèmes
title-style = Guide de style
title-missing = Introuvable

nav = Menu principal
nav-rules = Règles
nav-ladders = Classements
nav-settings = Réglages
nav-account = Compte
footer-about = Une table numérique pour jeux de société. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les textes et dessins d’ici sont les nôtres.
footer-api = Pour programmer
footer-version = Version { $version }

## Les jeux, et ce qu’on peut choisir

game-schotten-totten = Schotten Totten
    .lead = Deux clans, neuf bornes. Trois cartes de chaque côté décident à qui revient chacune.
game-lords-of-scotland = Lords of Scotland
    .lead = Rassemblez une armée de clans et gagnez des partisans, escarmouche après escarmouche.
game-bergues = Bergues
    .lead = Une course sur les remparts : allez chercher votre Forteresse et ramenez-la chez vous.

players-range = { $min ->
    [2] { $max ->
        [2] À 2
       *[other] De 2 à { $max }
    }
   *[other] De { $min } à { $max } joueurs
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rounds = { $count ->
    [1] une seule partie
   *[other] { $count } manches
}
rated = classée
unrated = amicale

option-first = Qui commence
option-first-random = tirage au sort
option-first-me = vous
option-by-players = selon le nombre de joueurs

option-schotten-totten-edition = Édition
    .help = Les éditions diffèrent par des détails, surtout le moment où l’on revendique une borne.
option-schotten-totten-edition-2016 = 2016 : on revendique après avoir joué
option-schotten-totten-edition-classic = édition classique
option-schotten-totten-tactics = Cartes Tactique
    .help = Dix cartes spéciales avec leur propre pioche : Jokers, Espion, Combat de Boue, Traître et d’autres.
option-schotten-totten-expert = Règle expert
    .help = On ne revendique une borne qu’au début de son tour, avant de jouer une carte.

option-lords-of-scotland-bruce = Cartes Bruce
    .help = Deux cartes de plus, qui peuvent rejoindre toutes les lignées.
option-lords-of-scotland-activation = Quand les pouvoirs agissent
    .help = Quels clans peuvent utiliser leur pouvoir quand on les rassemble.
option-lords-of-scotland-activation-lowest = si aucun clan visible n’est plus faible
option-lords-of-scotland-activation-bloodline = si aucun de sa lignée n’est plus faible ou égal
option-lords-of-scotland-target = Force à atteindre

option-bergues-variant = Version
option-bergues-variant-classic = classique
option-bergues-variant-junior = junior, plus simple et plus rapide
option-bergues-towers = Tours entre deux Portes
option-bergues-pickup = Prendre la Forteresse
option-bergues-pickup-exact = en s’arrêtant là où elle attend
option-bergues-pickup-pass = passer devant elle suffit
option-bergues-tiles = Pavés
option-bergues-tiles-pairs = six symboles, chaque paire une fois
option-bergues-tiles-quartets = sept symboles, quatre fois chacun

level-lamb = Agneau
    .help = Tout en douceur : pour vos premières parties. Dans Bergues, oublie vite les Pavés.
level-drover = Bouvier
    .help = Joue avec bon sens et fait des erreurs. Dans Bergues, oublie les Pavés au bout d’un moment.
level-piper = Sonneur
    .help = Anticipe. Un bon adversaire pour les joueurs expérimentés.
level-laird = Laird
    .help = Prend son temps et joue de son mieux.
bot-of-level = Robot : { $level }

clock-none = sans pendule
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-with-increment = { $base } + { $increment } s par tour
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-own = autre chose…
clock-own-minutes = Minutes au départ
clock-own-seconds = Secondes par tour
clock-left-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-of = Temps de { $name } : { $left }

## L’accueil

home-title = Prenez place et jouez
home-lead = Trois beaux jeux de cartes et de plateau, à jouer entre amis, avec n’importe qui ou contre un robot qui ne triche pas.
home-play = Jouer maintenant
home-starting = On distribue…
home-play-help = Schotten Totten contre un robot. Ni formulaire, ni compte.
home-play-game = Jouer à { $game } contre un robot
home-learn = Première visite ? Apprenez à jouer en dix minutes
my-games = Vos parties
choose-title = Ouvrir une table
choose-game = Jeu
choose-with = Jouer avec
with-bot = Un robot
    .help = La partie commence tout de suite.
with-friend = Un ami
    .help = Vous recevez un lien à transmettre. Toute personne qui l’ouvre peut s’asseoir.
with-anyone = N’importe qui
    .help = Vous rejoignez une table ouverte avec les mêmes règles, ou vous attendez à une nouvelle.
with-link = Une personne avec le lien
choose-players = Joueurs
choose-level = De quel niveau ?
choose-rules = Règles
choose-rounds = Manches
choose-rounds-help = Un match en plusieurs manches se décide aux points.
choose-match = Un match en { $count } manches, pour que personne n’ait l’avantage de commencer. « Règles » ci-dessous permet de changer cela.
choose-more = Pendule et autres choix
choose-clock = Temps de réflexion
choose-open = Montrer la table à l’accueil
choose-open-help = D’autres que votre ami pourront alors s’asseoir.
choose-rated = Compter pour le classement
choose-rated-help = Seulement entre personnes qui ont un compte, sans robot.
choose-rated-account = Chacun doit pour cela avoir un compte.
choose-rated-clock = Il faut pour cela une pendule.
choose-spectators = D’autres personnes peuvent regarder
choose-chat = Les joueurs peuvent discuter
read-rules = Les règles de { $game }
go-bot = Jouer
go-friend = Ouvrir la table
go-anyone = Trouver quelqu’un
lobby-title = Tables ouvertes
lobby-empty = Personne n’attend en ce moment. Ouvrez une table et montrez-la ici.
lobby-watch = Parties à regarder
lobby-watch-it = Regarder
lobby-watch-empty = Personne ne joue là où l’on peut regarder.
lobby-join = S’asseoir
lobby-none-match = Aucune table ne correspond à ce choix.
lobby-filter-game = Jeu
lobby-filter-kind = Genre
lobby-all-games = tous les jeux
lobby-kind-all = tous les genres
lobby-kind-friendly = amicales
lobby-kind-rated = classées
status-waiting = en attente
status-between = manche suivante
your-turn = À vous de jouer

## Les places

seat-free = Place libre
player-deleted = Compte supprimé
seat-waits = encore personne
seat-letter = Place { $seat }
seat-numbered = { $name } ({ $seat })
bot-named = { $level } { $seat ->
    [A] Ailsa
    [B] Brodie
    [C] Catriona
    [D] Duncan
   *[other] Effie
}
is-bot = robot
is-program = programme
is-here = présent
is-away = absent
is-you = vous
is-gone = un robot a pris le relais
is-ready = prêt
is-getting-ready = se prépare
winner = Gagnant
points = points
score-of = Score de { $name }
sit-here = S’asseoir ici
sit-help = Il y a une place libre. Pas besoin de compte.
sit-account = Cette partie compte pour le classement : il faut un compte pour s’asseoir.
sit-account-keeps = Il suffit d’un nom et d’un mot de passe, et vos parties d’invité sont conservées.
sit-account-make = Créer un compte
stand-up = Se lever
close-table = Fermer la table
invite-title = Invitez quelqu’un
invite-also = Ou invitez quelqu’un
invite-help = Transmettez ce lien. Toute personne qui l’ouvre peut s’asseoir tout de suite, sans compte.
invite-help-rated = Transmettez ce lien. La partie compte pour le classement : il faut un compte pour jouer.
invite-share = Une partie de { $game } ?
invite-link = Lien vers cette table
invite-qr = Afficher un code pour l’appareil photo
qr-label = Le lien sous forme de code carré
waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
dealing = Tout le monde est là. On distribue les cartes…
seeking-title = On cherche quelqu’un
seeking-lobby = Votre table est dans la liste des tables ouvertes, où tout le monde la voit.
seeking-starts = La partie commence automatiquement dès que quelqu’un s’assoit.
seeking-elsewhere = Vous pouvez quitter cette page : une ligne en haut de chaque page dit quand elle commence.
seeking-bot = Jouer contre un robot en attendant
seeking-notify = Me prévenir
seeking-still = On cherche quelqu’un pour jouer à { $game }…
seeking-begun = Quelqu’un s’est assis : votre partie de { $game } a commencé.
seeking-go = À la partie

## À la table

connecting = Connexion à la table…
reconnecting = La connexion est coupée. Nouvelle tentative… Rien n’est perdu.
offline = Vous êtes hors ligne. Rien n’est perdu : la partie continue dès que le réseau revient.
sending-later = Votre coup partira dès que la connexion reviendra.
no-table = Cette table n’existe pas
aborted = La partie a été annulée
aborted-help = Elle ne compte pas. Ouvrez-en une autre quand vous voulez.
rules-older = Cette partie a été ouverte avant le dernier changement des règles. Elle se joue jusqu’au bout avec celles du début.
rules-closed = Les règles ont changé depuis le début de cette partie, et elle ne peut plus être rejouée. Elle ne compte pas, et aucun classement ne change.
turn-of = { $name } réfléchit…
round-of = Manche { $round } sur { $rounds }
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
log = Coups
log-empty = Il ne s’est encore rien passé.
happened = Ce qui vient de se passer
happened-open = Voir tous les coups
happened-next = Suivant
happened-next-help = { $count ->
    [one] Un coup de robot est encore à voir.
   *[other] { $count } coups de robots sont encore à voir.
}
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-off = Il n’y a pas de discussion à cette table.
chat-placeholder = Écrivez un message
chat-send = Envoyer
log-and-chat = Coups et discussion
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
mute = Masquer { $name }
unmute = Ne plus masquer { $name }
hint = Conseil
hint-chance = Avec ce coup, le robot estime vos chances à { $chance }.
hint-others = Il a aussi pensé à :
hint-thinking = Le robot réfléchit…
takeback = Annuler le coup
takeback-confirm = Avec « Confirmer mes coups », dans les réglages, vous pouvez annuler un coup avant qu’il ne compte.
offer-draw = Proposer la nulle
abort = Annuler la partie
resign = Abandonner
rules = Règles
aid = Aide de jeu
rule-link = Règle { $rule }
help = Aide
help-about = À quel sujet ?
help-keys = Touches
help-signs = Signes
accept = Accepter
decline = Refuser
ask-draw = { $name } propose la nulle.
asked-draw = Vous avez proposé la nulle.
ask-takeback = { $name } voudrait annuler un coup.
asked-takeback = Vous avez demandé à annuler un coup.
sure-resign = Abandonner cette partie ?
    .help = Elle comptera comme perdue.
    .yes = Abandonner
sure-draw = Proposer la nulle ?
    .help = Si vos adversaires acceptent, la partie finit sans gagnant.
    .yes = Proposer la nulle
sure-abort = Annuler la partie ?
    .help = Elle a à peine commencé : elle ne comptera pas.
    .rated = Elle ne comptera pas, mais vous ne pouvez annuler que trois parties classées par jour.
    .yes = Annuler la partie
away = Parti depuis deux minutes ou plus : { $names }.
away-help = Vous pouvez réclamer la victoire, annuler la partie pour qu’elle ne compte pas, ou attendre.
claim-win = Réclamer la victoire
claim-call-off = Annuler la partie
sure-claim = Réclamer la victoire ?
    .help = Le joueur parti perd la partie.
    .yes = Réclamer la victoire
sure-call-off = Annuler la partie ?
    .help = L’autre joueur est parti : elle ne comptera pas.
    .yes = Annuler la partie
game-over = La partie est finie
round-over = La manche { $round } est finie
result-won = Vous avez gagné !
result-lost = Vous avez perdu
result-drawn = Partie nulle
rematch = Rejouer
rematch-asked = En attente des autres
rematch-wanted = Veut rejouer : { $names }
to-rematch = Vers la nouvelle partie
replay = Revoir
fair-check = Le mélange était-il honnête ?
next-round = Manche suivante
waiting-others = En attente des autres…
result-standings = Classement final
result-deciding = Ce qui a décidé
result-next = Et maintenant ?
again-level = Contre { $level }
picture = Image
picture-title = Le plateau final en image
picture-save = Enregistrer
picture-share = Partager
picture-alt = { $game } : { $result }
picture-failed = Ce navigateur n’a pas pu dessiner l’image.

keys-everywhere = Partout à la table
keys-board = Sur le plateau, quand il a le focus
key-help = Ces touches
key-aid = Afficher l’aide de jeu
key-rules = Les règles
key-log = Les coups
key-chat = Écrire un message
key-hint = Un conseil, là où il y en a
key-next = Le coup suivant d’un robot, quand ils jouent pas à pas
key-tab = Aller au choix suivant
key-enter = Choisir
key-escape = Annuler le dernier choix, ou fermer ce qui est ouvert

## Ce qui s’est passé

news-opened = La table est ouverte.
news-sat = { $name } s’assoit.
news-left = { $name } se lève.
news-started = La partie commence.
news-acted = { $name } : { $action }
news-resigned = { $name } abandonne.
news-out-of-time = { $name } a épuisé son temps.
news-abandoned = { $name } a quitté la partie.
news-draw-offered = { $name } propose la nulle.
news-draw-answered-yes = { $name } accepte la nulle.
news-draw-answered-no = { $name } refuse la nulle.
news-takeback-asked = { $name } voudrait annuler un coup.
news-takeback-answered-yes = { $name } est d’accord. Le coup est annulé.
news-takeback-answered-no = { $name } refuse d’annuler le coup.
news-aborted = La partie est annulée.
news-rematch-wanted = { $name } veut rejouer.
news-rematch = Une nouvelle table est ouverte.
news-resumed = Le serveur a été indisponible un moment. Les pendules étaient arrêtées.
outcome-won = { $name } a gagné.
outcome-won-resigned = { $name } a gagné par abandon.
outcome-won-time = { $name } a gagné au temps.
outcome-won-abandoned = { $name } a gagné : l’autre camp a quitté la partie.
outcome-draw = La partie est nulle.
outcome-draw-agreed = Partie nulle, d’un commun accord.
outcome-nobody = Personne n’a gagné.

## Ce qu’il faut faire, pour les jeux qui ne le disent pas eux-mêmes

phase-choose = Choisissez quoi faire
phase-ls-power = { $power } : { $effect }
phase-ls-claim = { $count ->
    [one] Réclamez un partisan
   *[other] Réclamez { $count } partisans
}
phase-bg-flipN = Retournez un Pavé pour le Chemin du Nord
phase-bg-flipS = Retournez un Pavé pour le Chemin du Sud
phase-bg-move = { $guard ->
    [y] Choisissez le sens du Garde jaune, cases à parcourir : { $steps }
    [w] Choisissez le sens du Garde blanc, cases à parcourir : { $steps }
    [g] Choisissez le sens du Garde vert, cases à parcourir : { $steps }
   *[r] Choisissez le sens du Garde rouge, cases à parcourir : { $steps }
}

## Les choses, et les toucher

card-clan = { $value } { $colour }
card-down = une carte face cachée
card-down-known = { $card }, face cachée
position = Position
choices = Ce que vous pouvez faire
touched = Choisi : { $what }
take-back-touch = Retour
nothing-here = encore rien
touches-hand = Votre main
generic-remarks = Ce que disent les règles
generic-hidden = { $count ->
    [one] 1 cachée
   *[other] { $count } cachées
}
touch-stone = Borne { $number }
touch-claim = Revendiquer la borne { $number }
touch-pile-clan = Piocher une carte Clan
touch-pile-tactic = Piocher une carte Tactique
touch-discard = La défausser
touch-end = Finir votre tour
touch-pass = Passer
touch-row = Recrue { $number }
touch-supporter = Partisan { $number }
touch-army = { $name } : clan { $place }
touch-up = Rassembler face visible
touch-down = Rassembler face cachée
touch-skip = Ne pas l’utiliser
touch-power = Utiliser le pouvoir
touch-power-o = Piocher une carte
touch-power-m = Rassembler un autre clan
touch-power-d = Le garder pour l’escarmouche suivante
touch-power-c = Réclamer deux partisans
touch-power-b = Rejoindre toutes les lignées
touch-path-N = Chemin du Nord
touch-path-S = Chemin du Sud
touch-tile = Pavé { $number }
touch-way-cw = Sens horaire
touch-way-ccw = Sens antihoraire
touch-space = Case { $number }


## Pourquoi quelque chose n’a pas été fait

problem-unknown = Cela n’a pas fonctionné.
problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
problem-stale = La partie avait déjà avancé. Regardez de nouveau.
problem-no-table = Le lien est peut-être mal écrit, ou la table est fermée depuis longtemps.
problem-not-found = Cela n’existe pas, ou n’existe plus.
problem-no-person = Le compte a peut-être été supprimé.
problem-not-signed-in = Vous n’êtes plus connecté ici. Rechargez la page pour continuer en tant qu’invité.
problem-no-spectators = Cette table n’admet pas de spectateurs.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-already-seated = Vous êtes déjà assis à cette table.
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-already-started = La partie a commencé ; ce n’était possible qu’avant.
problem-not-playing = On ne joue pas ici en ce moment.
problem-not-over = Cette partie n’est pas encore finie.
problem-not-host = Seule la personne qui a ouvert la table peut le faire.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-out-of-time = Votre temps est écoulé.
problem-seat-retired = Vous ne jouez plus à cette table.
problem-already-asked = La demande a déjà été faite et attend une réponse.
problem-nothing-to-answer = Il n’y a plus rien à répondre.
problem-nothing-to-take-back = Rien ne peut être annulé : quelque chose de nouveau a été révélé depuis, ou quelqu’un d’autre a joué.
problem-already-offered = Vous avez déjà proposé la nulle dans cette position. Jouez d’abord un coup.
problem-too-late-to-abort = Vous avez joué votre premier coup : vous ne pouvez plus annuler la partie. Vous pouvez abandonner.
problem-abort-limit = Vous avez annulé trois parties classées aujourd’hui. Vous ne pouvez quitter celle-ci qu’en abandonnant, et c’est une défaite.
problem-no-claim = On ne peut réclamer contre un joueur parti que dans les parties classées en temps réel.
problem-not-absent = L’autre joueur est là, ou n’est pas encore absent depuis deux minutes.
problem-clock-needed = Une partie classée a besoin d’une pendule. Choisissez-en une, ou jouez sans classement.
problem-no-chat = Il n’y a pas de discussion à cette table.
problem-bad-chat-message = C’est trop long : 300 caractères au plus.
problem-rules-changed = Cette partie a été jouée avec d’anciennes règles que ce serveur n’a plus.
problem-chat-too-fast = Un peu moins vite, s’il vous plaît. Attendez quelques secondes.
problem-rematch-started = La partie a déjà changé de table.
problem-account-needed = Il faut un compte pour les parties classées. Il est gratuit et conserve vos parties.
problem-no-hint = Il n’y a de conseils que dans les parties amicales contre des robots, quand c’est à vous de jouer.
problem-bad-name = Un nom compte de 2 à 24 caractères : lettres, chiffres, - ou _, avec des espaces simples.
problem-name-taken = Ce nom est déjà pris.
problem-bad-password = Un mot de passe compte de 8 à 200 caractères.
problem-wrong-credentials = Le nom ou le mot de passe est incorrect.
problem-has-account = Vous avez déjà un compte.
problem-no-session = Cette session était déjà terminée.
problem-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse.
problem-bad-passkey = Cette clé d’accès n’a pas répondu comme il faut. Réessayez, s’il vous plaît.
problem-no-ladder = Ce classement n’existe pas.
problem-too-many = C’était un peu trop à la fois. Patientez un instant, s’il vous plaît.
problem-too-fast = C’était un peu rapide. Patientez un instant, puis réessayez.
problem-too-slow = Votre connexion était trop lente pour cela. Veuillez réessayer.
problem-quota-exceeded = Il y a eu trop de messages et de demandes à cette table : elle n’en accepte plus. Vous pouvez toujours jouer.
problem-not-stored = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
problem-shutting-down = Le serveur redémarre. Réessayez dans un instant.

## Règles

rules-unknown = Nous n’avons pas les règles de ce jeu.
rules-table = Tableau
rules-contents = Chapitres
rules-games = Jeux
rules-lead = Les règles exactement comme on les joue ici, avec nos propres mots, chacune avec son numéro.
rules-learn = Apprendre en jouant

## Réglages

settings-lead = Enregistrés dans ce navigateur seulement.
settings-language = Langue
settings-theme = Couleurs
settings-system = comme l’appareil
settings-day = jour
settings-night = nuit
settings-motion = Animations
settings-motion-full = tout bouge
settings-motion-none = rien ne bouge
settings-pace = Les robots jouent
settings-pace-help = La vitesse à laquelle vous voyez les coups des robots. Les autres joueurs ne sont jamais ralentis. Dans une partie à la pendule, « normalement » n’attend pas.
settings-pace-slow = lentement
settings-pace-normal = normalement
settings-pace-fast = vite
settings-pace-step = pas à pas
settings-sounds = Sons
settings-sounds-help = Un petit coup pour chaque action, un carillon quand c’est à vous.
settings-notices = Me prévenir quand c’est à moi de jouer
settings-notices-help = Votre navigateur vous prévient pendant que vous faites autre chose, tant que Marchstone est ouvert dans un onglet.
settings-notices-refused = Votre navigateur n’autorise pas les notifications pour cette page. Vous pouvez changer cela dans ses réglages.
notice-example = Vous verrez un message comme celui-ci quand ce sera à vous de jouer.
notice-turn = { $game } : c’est à vous de jouer.
settings-tracker = Suivi des cartes
settings-tracker-help = Montre les cartes qui n’ont pas encore été vues : rien que vous ne puissiez savoir vous-même.
settings-confirm = Confirmer mes coups
settings-confirm-help = Un coup est d’abord montré et ne compte qu’une fois confirmé. Jusque-là, vous pouvez l’annuler.

## Classements et personnes

ladders-lead = Un pour chaque jeu de règles. Seules comptent les parties classées entre personnes qui ont un compte.
ladders-order = Le score est une estimation prudente : cote − 2 × écart. Pour être classé, il faut 10 parties contre 3 adversaires différents.
ladders-none = Il n’y a pas encore de classement.
ladders-which = Classement
ladder-rank = Rang
provisional = provisoire
ladder-player = Joueur
ladder-rating = Cote
ladder-score = Score
ladder-games = Parties
ladder-empty = Personne n’a encore joué de partie classée avec ces règles.
chart-label = Cote à { $name } sur { $count } parties, de { $first } à { $last }
chart-numbers = En chiffres
chart-when = Quand
is-guest = invité
no-person = Cette personne n’existe pas
person-since = Ici depuis le { $date }
person-games = Parties
person-no-games = Aucune partie finie pour l’instant.
person-ratings = Cotes
person-no-ratings = Aucune partie classée pour l’instant.
person-history = Parties finies
person-form = Forme
person-form-part = D’après les { $count } dernières parties. « Parties plus anciennes » ci-dessous en ajoute.
person-opponents = Contre qui
person-now = Joue en ce moment
form-won = G
form-drawn = N
form-lost = P
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
tally = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
tally-won = gagnée
tally-drawn = nulle
tally-lost = perdue
history-more = Parties plus anciennes
history-empty = Encore rien ici.

## Compte

account-do = Que voulez-vous faire ?
register = Créer un compte
register-help = Vous gardez votre nom et toutes vos parties, et vous pouvez jouer des parties classées. Aucune adresse e-mail n’est demandée : choisissez donc un mot de passe que vous ne perdrez pas.
registered = Bienvenue ! Le compte est à vous.
sign-in = Se connecter
sign-in-help = Connectez-vous au compte que vous avez déjà.
signed-in = Heureux de vous revoir.
sign-out = Se déconnecter
signed-out = Vous êtes déconnecté.
to-profile = Profil
name = Nom
name-help = De 2 à 24 caractères : lettres, chiffres, - ou _, avec des espaces simples.
password = Mot de passe
password-help = Au moins 8 caractères. Quelques mots inhabituels font un bon mot de passe.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change-help = Au moins 8 caractères. Vous serez déconnecté partout ailleurs ; vos clés d’accès et vos jetons ne seront plus valables.
password-changed = Votre mot de passe a été changé.
save = Enregistrer
saved = Enregistré.
sessions = Où vous êtes connecté
session-browser = Un navigateur
session-current = ici
session-end = Terminer
lose-guest = Fermer la seule session d’un invité ?
lose-guest-help = Vous jouez en invité : { $name }. Si vous fermez cette session, ce nom et vos parties en cours sont perdus pour de bon. Un compte les conserve.
passkeys = Clés d’accès
passkeys-help = Avec une clé d’accès, vous vous connectez par votre empreinte digitale, votre visage ou le verrouillage de votre appareil, sans mot de passe.
passkey-add = Ajouter une clé d’accès pour cet appareil
passkey-password = Votre mot de passe, pour ajouter une clé d’accès
passkey-other = Vous confirmez cet ajout avec une clé d’accès que vous avez déjà.
passkey-remove = Retirer
passkey-use = Se connecter avec une clé d’accès
passkey-name-first = Écrivez d’abord votre nom.
tokens = Jetons pour les programmes
tokens-help = Avec un jeton, un programme à vous peut jouer en votre nom. Gardez-le comme un mot de passe.
token-label = À quoi sert-il ?
token-make = Créer un jeton
token-once = Copiez-le maintenant : il n’est montré qu’une fois.
data = Vos données
data-help = Vous pouvez télécharger tout ce qui est enregistré sur vous, ou le supprimer.
export = Télécharger une copie
delete = Tout supprimer
delete-sure = Supprimer votre compte ?
delete-help = Les parties en cours sont abandonnées. Votre nom et vos messages sont effacés ; vos adversaires gardent les coups de leurs parties. C’est irréversible.
delete-type = Pour confirmer, écrivez votre nom : { $name }
deleted = Votre compte a été supprimé. Vous êtes toujours le bienvenu en tant qu’invité.

## Analyse

review = Analyse
review-lead = Qu’est-ce qui tenait au hasard, et qu’aurait-on pu mieux jouer ? Chaque jugement n’utilise que ce que le joueur pouvait voir à ce moment.
review-start = Analyser cette partie
review-go-on = Continuer
review-cancel = Arrêter
review-progress = { $done } coups sur { $all }
review-ready = { $mistakes ->
    [0] L’analyse est prête : aucune erreur.
    [one] L’analyse est prête : { $mistakes } erreur.
   *[other] L’analyse est prête : { $mistakes } erreurs.
}
review-of = Joueur
review-chart = Chances de gagner de { $name } : { $start } % avant la donne, { $end } % à la fin
review-luck = Hasard
review-own = Décisions
review-others = Actions des autres
review-sum-start = Départ
review-sum-end = Fin
review-mistakes = Erreurs
review-mistakes-of = { $mistakes } sur { $decisions }
review-points = { $points }
review-error = ± { $points }
review-sums = Hasard et décisions
review-moments = Moments clés
review-moment = Coup { $step } : { $points } points perdus
review-no-mistakes = Aucune décision n’était moins bonne que la meilleure au-delà de la marge d’erreur.
review-none-yet = Aucun pour l’instant
review-gives-away = Perd { $points } points de chances de gagner (± { $error })
review-better = Mieux
review-played = Joué
review-expected = Suite attendue : { $line }
review-eyes = La table telle que { $name } la voyait

## Problèmes

puzzles-lead = Des positions tirées des parties de nos robots, chacune avec un seul coup nettement meilleur. Vous voyez ce que le joueur voyait, rien de plus.
puzzles-schotten-totten-tactics = Schotten Totten avec cartes Tactique
puzzles-day = Problème du jour
puzzles-number = Problème { $number }
puzzles-solved = { $solved } résolus sur { $all }
puzzles-theme = Thème
puzzles-grade = Résolu dès le niveau
puzzles-all = Tous
puzzles-other = Autres
puzzles-beyond = au-delà du Laird
puzzles-none = Ce problème n’existe pas.
puzzles-task = Quel est le meilleur coup ?
puzzles-you = Vous
puzzles-opponent = Adversaire
puzzles-right = Bien vu !
puzzles-wrong = Ce n’est pas le meilleur coup
puzzles-best = Meilleur coup : { $move }, { $chance } de chances de gagner
puzzles-yours = Le vôtre : { $move }, { $chance }
puzzles-yours-less = Le vôtre : { $move }, moins de { $chance }
puzzles-next = Problème suivant

## Revoir une partie

no-replay = Il n’y a pas de partie à revoir ici
replay-not-over = Cette partie est encore en cours
to-table = Vers la table
round-number = Manche { $round }
replay-deal = La donne
replay-step = Coup
replay-at = Coup { $step } sur { $length }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture automatique
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-turn = Tourner la table
replay-link = Lien vers ce coup
replay-download = Enregistrer la partie
print = Imprimer

## Honnêteté

fair-title = Le mélange était-il honnête ?
fair-how = Avant que quelqu’un ne s’assoie, le serveur a choisi un secret et en a publié l’empreinte. L’appareil de chaque joueur a ensuite ajouté un nombre tiré au hasard. L’ordre des cartes découle de tout cela ensemble : ni le serveur ni un joueur ne pouvait le choisir. Maintenant que la partie est finie, le secret est dévoilé, et votre navigateur vient de tout recalculer.
fair-unable = Ce navigateur ne peut faire ces calculs que sur une connexion sécurisée (https).
fair-proved = Prouvé : les cartes que vous avez reçues découlent de la promesse et du nombre que ce navigateur avait notés avant la donne.
fair-consistent = Cohérent, mais pas prouvé : ce que dit le serveur concorde.
fair-wrong = Quelque chose ne concorde pas. Il ne faut pas se fier à cette partie.
fair-unknown = Il n’y a rien à vérifier ici.
fair-missing = Non prouvé :
fair-limits = Cela concerne la donne. Pour rejouer aussi chaque coup selon les règles, téléchargez l’enregistrement et lancez « marchstone verify ».
fair-commitment-yes = Le secret est bien celui qui était promis avant la partie.
fair-commitment-no = Le secret n’est pas celui qui était promis avant la partie.
fair-commitment-none = Il n’y a pas de secret à vérifier.
fair-seed-yes = Manche { $round } : la graine de l’enregistrement vient de ce secret et des nombres des joueurs.
fair-seed-no = Manche { $round } : la graine de l’enregistrement ne vient pas de ce secret et des nombres des joueurs.
fair-seed-none = Manche { $round } : il n’y a pas d’enregistrement, sa graine ne peut pas être comparée.
fair-record-yes = L’enregistrement correspond à la table.
fair-record-no = L’enregistrement ne correspond pas à la table.
fair-record-none = Il n’y a pas d’enregistrement.
fair-deal-yes = Manche { $round } : ce navigateur a redistribué les cartes à partir de la graine, et elles correspondent à la relecture.
fair-deal-no = Manche { $round } : ce navigateur a redistribué les cartes à partir de la graine, et elles ne correspondent pas à la relecture.
fair-deal-none = Manche { $round } : ce navigateur n’a pas pu redistribuer les cartes : rien ne montre qu’elles viennent de la graine.
fair-remembered-commitment-yes = La promesse est bien celle que ce navigateur a vue avant la partie.
fair-remembered-commitment-no = La promesse n’est pas celle que ce navigateur a vue avant la partie.
fair-remembered-commitment-none = Ce navigateur n’a noté aucune promesse avant la donne : le serveur a pu choisir son secret plus tard.
fair-remembered-nonce-yes = Le nombre que ce navigateur a ajouté a bien servi.
fair-remembered-nonce-no = Le nombre que ce navigateur a ajouté n’a pas servi.
fair-remembered-nonce-none = Aucun nombre de ce navigateur n’a servi : rien ne montre que le serveur ne connaissait pas la donne d’avance.
fair-remembered-deal-yes = Manche { $round } : ce sont les cartes que vous avez vues à la donne.
fair-remembered-deal-no = Manche { $round } : ce ne sont pas les cartes que vous avez vues à la donne.
fair-remembered-deal-none = Manche { $round } : ce navigateur n’a pas noté ce que vous avez vu à la donne, il ne peut pas comparer les cartes.
fair-numbers = Les nombres, pour ceux qui veulent vérifier ailleurs
fair-commitment = Empreinte du secret
fair-secret = Le secret
fair-nonce = Nombre ajouté par la place { $seat }
fair-seed = Graine de la manche { $round }

## La table d’étude

study-position = Une position, en notation
study-help = Tirée d’une partie revue, du moteur, ou écrite à la main. Vous jouez toutes les places, et voyez ce que voit la personne qui doit jouer, ou toutes les mains.
study-look = Regarder
study-empty = Écrivez d’abord une position.
study-back = Un pas en arrière
study-ask = Demander au laird
study-open = Montrer toutes les mains
study-advice = Le laird jouerait { $action } (chances : { $chance } %).
study-nothing = Rien n’a encore été joué à partir d’ici.
study-seat = Place { $seat }
replay-study = Étudier cette position

## Le guide de style

style-colours = Couleurs
style-parts = Éléments
style-drawings = Dessins
style-toast = Dire quelque chose
style-choice = Un choix

## Les textes que plusieurs plateaux partagent

board-cards-none = rien encore
board-discard = Défausse
board-sign-legal = Vous pouvez y toucher maintenant
board-sign-recent = Touché par la dernière action
board-sign-hint = Le conseil
board-sign-seal = Les sceaux des joueurs ; le premier est le vôtre
board-sign-count = Le nombre de cartes qui restent dans une pioche
board-discard-count = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
board-hand-own = Votre main
board-hand-of = Main de { $name }
board-do-sending = Envoi de votre coup…
board-confirm = Votre coup : { $move }. C’est bien cela ?
board-sending = envoi…
board-over-won = Vous avez gagné !
board-over-lost = { $name } a gagné.
board-button-back = Annuler
board-button-confirm = Confirmer
board-button-close = Fermer
board-not-now = Ce n’est pas possible maintenant.
board-why-over = La partie est terminée.
board-why-turn = C’est à { $name } de jouer.
board-why-phase = Pas maintenant. { $text }
board-let-go = Annulé.
board-tracker = Cartes pas encore vues
board-tracker-legend-hand = en main
board-tracker-legend-table = sur la table
board-key-hand = Aller à votre main
board-key-tracker = Montrer ou cacher les cartes pas encore vues
board-key-back = Annuler, ou fermer
board-key-touch = Choisir ou jouer
board-button-tracker = Cartes pas encore vues
board-key-arrows = Aller d’un élément à l’autre
board-key-explain = Expliquer l’élément choisi
board-you = Vous

## Parties sur cet appareil, et nouvelles versions

with-device = Sur cet appareil
    .help = Vous vous passez l’appareil. Entre les tours, la table est couverte.
with-here = Une personne devant cet appareil
go-device = Jouer
choose-at-server = Jouer sur le serveur
choose-at-server-help = Il y a alors des pendules, d’autres peuvent regarder, et vous pouvez continuer la partie sur un autre appareil.
local-games = Parties sur cet appareil
local-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
local-names = Noms
local-player = Joueur { $number }
local-save = Enregistrer la partie
local-delete = Supprimer
local-delete-sure = Supprimer cette partie ?
    .help = Elle n’existe que sur cet appareil. Si vous voulez la garder, enregistrez-la d’abord.
local-import = Ouvrir une partie enregistrée
local-only-away = Le serveur est injoignable. Vous pouvez quand même jouer sur cet appareil ; ces parties sont gardées dans votre navigateur.
local-only-site = Sur ce site, vous jouez contre des robots ou à plusieurs sur un même appareil. Vos parties sont gardées dans votre navigateur.
cover-turn = { $name }, c’est à vous.
cover-help = La table est couverte, pour que personne ne voie la main d’un autre joueur. Prenez l’appareil, puis continuez.
cover-lift = Je suis { $name } : montrer la table
needs-server = Il faut un serveur pour cela
needs-server-help = Ce site n’a pas de serveur : il n’y a donc ni comptes, ni classements, ni parties à distance. Tout le reste fonctionne ici.
update-ready = Une nouvelle version est prête. Elle démarrera quand vous changerez de page.
update-take = L’utiliser maintenant
update-elsewhere = Une partie ou une analyse est ouverte dans un autre onglet. La nouvelle version démarrera quand vous l’aurez quittée.
update-needed = Le serveur n’a pas la même version que cette page ; elle ne fonctionne donc plus avec lui. Aucun coup n’est perdu.
update-load = Charger la bonne version
problem-other-protocol = Le serveur n’a pas la même version que cette page. Rechargez la page.
problem-no-server = Ce site n’a pas de serveur.
problem-no-worker = Ce navigateur ne peut pas garder de parties sur cet appareil : il lui manque WebAssembly ou l’espace de stockage, ou il est en navigation privée.
problem-bad-record = Ce fichier n’est pas une partie enregistrée lisible.

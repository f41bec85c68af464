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
percent = { $value } %
page-failed = Cette page n’est pas arrivée
page-failed-help = Elle n’a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version vient de sortir ; recharger la page aide dans les deux cas.
missing-title = Il n’y a rien ici
missing-text = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait a disparu.
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
title-style = Guide de style
title-missing = Introuvable

nav = Principal
nav-rules = Règles
nav-ladders = Classements
nav-settings = Réglages
nav-account = Compte
footer-about = Une table numérique pour jeux de société. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les textes et dessins d’ici sont les nôtres.
footer-api = Pour programmer
footer-version = Version { $version }

## Les jeux, et ce qu’on peut choisir

game-schotten-totten = Schotten Totten
    .lead = Deux clans, neuf bornes. Trois cartes de chaque côté décident à qui revient chacune.
game-lords-of-scotland = Lords of Scotland
    .lead = Levez une armée parmi les clans et gagnez des partisans, escarmouche après escarmouche.
game-bergues = Bergues
    .lead = Une course sur les remparts : allez chercher votre forteresse et ramenez-la chez vous.

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
option-schotten-totten-edition-2016 = 2016 : on revendique après avoir joué
option-schotten-totten-edition-classic = édition classique
option-schotten-totten-tactics = Cartes Tactique
    .help = Dix cartes spéciales avec leur propre pioche : jokers, espion, boue et traître.
option-schotten-totten-expert = Règle expert
    .help = On ne revendique une borne qu’au début de son tour, avant de jouer une carte.

option-lords-of-scotland-bruce = Cartes Bruce
    .help = Deux cartes de plus, qui se joignent à toutes les lignées.
option-lords-of-scotland-activation = Quand les pouvoirs agissent
    .help = Quels clans peuvent utiliser leur pouvoir quand on les engage.
option-lords-of-scotland-activation-lowest = seulement la plus faible force de la table
option-lords-of-scotland-activation-bloodline = la plus faible de chaque lignée
option-lords-of-scotland-target = Points pour gagner

option-bergues-variant = Version
option-bergues-variant-classic = classique
option-bergues-variant-junior = junior, plus simple et plus rapide
option-bergues-towers = Tours entre deux portes
option-bergues-pickup = Prendre la forteresse
option-bergues-pickup-exact = en s’arrêtant sur sa porte
option-bergues-pickup-pass = passer par sa porte suffit
option-bergues-tiles = Pavés
option-bergues-tiles-pairs = six symboles, chaque paire une fois
option-bergues-tiles-quartets = sept symboles, quatre fois chacun

level-lamb = Agneau
    .help = Tout en douceur : pour les premières parties.
level-drover = Bouvier
    .help = Joue avec bon sens et fait des erreurs.
level-piper = Sonneur
    .help = Voit plus loin. Un bon adversaire pour qui a l’habitude.
level-laird = Laird
    .help = Prend son temps et joue de son mieux.
bot-of-level = Robot : { $level }

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
clock-left-days = { $days } jours
clock-of = Temps de { $name } : { $left }

## L’accueil

home-title = Asseyez-vous et jouez
home-lead = Trois beaux jeux de cartes et de plateau, entre amis, avec n’importe qui, ou contre un robot qui ne triche pas.
home-play = Jouer maintenant
home-starting = On distribue…
home-play-help = Schotten Totten contre un robot. Ni formulaire, ni compte.
home-learn = Première visite ? Apprenez à jouer en dix minutes
my-games = Vos parties
choose-title = Ouvrir une table
choose-game = Jeu
choose-with = Avec qui ?
with-bot = Un robot
    .help = La partie commence tout de suite.
with-friend = Un ami
    .help = Vous recevez un lien à transmettre. Qui l’ouvre peut s’asseoir.
with-anyone = N’importe qui
    .help = Vous rejoignez une table ouverte avec les mêmes règles, ou vous attendez à une nouvelle.
with-link = Une personne avec le lien
choose-players = Joueurs
choose-level = De quelle force ?
choose-rules = Règles
choose-rounds = Manches
choose-rounds-help = Un match en plusieurs manches se décide aux points.
choose-more = Pendule et autres choix
choose-clock = Temps de réflexion
choose-open = Montrer la table à l’accueil
choose-open-help = Alors votre ami ne sera pas le seul à pouvoir s’asseoir.
choose-rated = Compter pour le classement
choose-rated-help = Seulement entre personnes qui ont un compte, sans robot.
choose-rated-account = Pour cela, chacun doit avoir un compte.
choose-spectators = D’autres peuvent regarder
choose-chat = On peut se parler
read-rules = Les règles de { $game }
go-bot = Jouer
go-friend = Ouvrir la table
go-anyone = Trouver quelqu’un
lobby-title = Tables ouvertes
lobby-empty = Personne n’attend en ce moment. Ouvrez une table et montrez-la ici.
lobby-watch = Parties en cours
status-waiting = en attente
status-between = manche suivante
your-turn = À vous de jouer

## Les places

seat-free = Place libre
seat-waits = encore personne
seat-letter = Place { $seat }
seat-numbered = { $name } ({ $seat })
is-bot = robot
is-program = programme
is-here = présent
is-away = absent
is-you = vous
you-short = Vous
is-gone = un robot continue
is-ready = prêt
is-getting-ready = se prépare
winner = Gagnant
points = points
score-of = Score de { $name }
sit-here = S’asseoir ici
sit-help = Il y a une place libre. Pas besoin de compte.
stand-up = Se lever
close-table = Fermer la table
invite-title = Invitez quelqu’un
invite-help = Transmettez ce lien. Qui l’ouvre peut s’asseoir tout de suite, sans compte.
invite-share = Une partie de { $game } ?
invite-link = Lien vers cette table
invite-qr = Afficher un code pour appareil photo
qr-label = Le lien sous forme de code carré
waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
dealing = Tout le monde est là. On distribue les cartes…

## À la table

connecting = On va à la table…
reconnecting = La connexion est coupée. Nouvelle tentative… Rien n’est perdu.
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
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-off = On ne se parle pas à cette table.
chat-placeholder = Dites quelque chose
chat-send = Dire
log-and-chat = Coups et discussion
unread = nouveaux
mute = Ne plus entendre { $name }
unmute = Entendre { $name } de nouveau
hint = Conseil
hint-chance = Avec ce coup, le robot estime vos chances à { $chance }.
hint-others = Il a aussi pensé à :
takeback = Reprendre
offer-draw = Proposer nulle
abort = Annuler la partie
resign = Abandonner
rules = Règles
help = Aide
help-about = À quel sujet ?
help-keys = Touches
accept = Accepter
decline = Refuser
ask-draw = { $name } propose la nulle.
asked-draw = Vous avez proposé la nulle.
ask-takeback = { $name } voudrait reprendre un coup.
asked-takeback = Vous avez demandé à reprendre un coup.
sure-resign = Abandonner cette partie ?
    .help = Elle comptera comme perdue.
    .yes = Abandonner
sure-draw = Proposer la nulle ?
    .help = Si vos adversaires acceptent, la partie finit sans gagnant.
    .yes = Proposer nulle
sure-abort = Annuler la partie ?
    .help = Elle a à peine commencé : elle ne comptera pas.
    .yes = Annuler la partie
game-over = La partie est finie
round-over = La manche { $round } est finie
result-won = Vous avez gagné !
result-lost = Vous avez perdu
result-drawn = Partie nulle
rematch = Rejouer
rematch-asked = On attend les autres
rematch-wanted = Veut rejouer : { $names }
to-rematch = Vers la nouvelle partie
replay = Revoir
fair-check = Était-ce honnête ?
next-round = Manche suivante
waiting-others = On attend les autres…

keys-everywhere = Partout à la table
keys-board = Sur le plateau, quand il a le focus
key-help = Ces touches
key-rules = Le livre des règles
key-log = Les coups
key-chat = Dire quelque chose
key-hint = Un conseil, là où il y en a
key-tab = Aller au choix suivant
key-enter = Choisir
key-escape = Reprendre le dernier choix, ou fermer ce qui est ouvert

## Ce qui s’est passé

news-opened = La table est ouverte.
news-sat = { $name } s’assoit.
news-left = { $name } se lève.
news-started = La partie commence.
news-acted = { $name } : { $action }
news-resigned = { $name } abandonne.
news-out-of-time = { $name } n’a plus de temps.
news-draw-offered = { $name } propose la nulle.
news-draw-answered-yes = { $name } accepte la nulle.
news-draw-answered-no = { $name } refuse la nulle.
news-takeback-asked = { $name } voudrait reprendre un coup.
news-takeback-answered-yes = { $name } est d’accord. Le coup est repris.
news-takeback-answered-no = { $name } refuse la reprise du coup.
news-aborted = La partie est annulée.
news-rematch-wanted = { $name } veut rejouer.
news-rematch = Une nouvelle table est ouverte.
news-resumed = Le serveur s’est absenté un moment. Les pendules étaient arrêtées.
outcome-won = { $name } a gagné.
outcome-won-resigned = { $name } a gagné par abandon.
outcome-won-time = { $name } a gagné au temps.
outcome-draw = La partie est nulle.
outcome-draw-agreed = Partie nulle, d’un commun accord.
outcome-nobody = Personne n’a gagné.

## Ce qu’il faut faire, pour les jeux qui ne le disent pas eux-mêmes

phase-choose = Choisissez quoi faire
phase-ls-power = { $power } : { $effect }
phase-ls-claim = { $count ->
    [one] Réclamez un partisan
   *[other] Réclamez { $count } partisans
}
phase-bg-flipN = Retournez un Pavé pour le Chemin du Nord
phase-bg-flipS = Retournez un Pavé pour le Chemin du Sud
phase-bg-move = { $guard ->
    [y] Choisissez le sens du Garde jaune, cases à parcourir : { $steps }
    [w] Choisissez le sens du Garde blanc, cases à parcourir : { $steps }
    [g] Choisissez le sens du Garde vert, cases à parcourir : { $steps }
   *[r] Choisissez le sens du Garde rouge, cases à parcourir : { $steps }
}

## Les choses, et les toucher

card-clan = { $value } { $colour }
card-down = une carte face cachée
card-down-known = { $card }, face cachée
position = Position
choices = Ce que vous pouvez faire
touched = Choisi : { $what }
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
touch-army = { $name } : clan { $place }
touch-up = Engager face visible
touch-down = Engager face cachée
touch-skip = Ne pas l’utiliser
touch-power = Utiliser le pouvoir
touch-power-o = Piocher une carte
touch-power-m = Engager un autre clan
touch-power-d = Le laisser sur la table
touch-power-c = Lui faire réclamer deux partisans
touch-power-b = Le joindre à toutes les lignées
touch-path-N = Chemin du Nord
touch-path-S = Chemin du Sud
touch-tile = Pavé { $number }
touch-way-cw = Sens horaire
touch-way-ccw = Sens antihoraire
touch-space = Case { $number }


## Pourquoi quelque chose n’a pas été fait

problem-unknown = Cela n’a pas marché.
problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
problem-stale = La table avait déjà changé. Regardez de nouveau.
problem-no-table = Le lien est peut-être mal écrit, ou la table est fermée depuis longtemps.
problem-not-found = Ce n’est pas là, ou plus là.
problem-no-person = Le compte a peut-être été supprimé.
problem-not-signed-in = Vous n’êtes plus connecté ici. Rechargez la page pour continuer comme invité.
problem-no-spectators = On ne peut pas regarder cette table.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-already-seated = Vous êtes déjà assis à cette table.
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-already-started = La partie a commencé ; ce n’était possible qu’avant.
problem-not-playing = On ne joue pas ici en ce moment.
problem-not-over = Cette partie n’est pas encore finie.
problem-not-host = Seule la personne qui a ouvert la table peut le faire.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-out-of-time = Votre temps est écoulé.
problem-seat-retired = Vous ne jouez plus à cette table.
problem-already-asked = C’est déjà demandé, et la réponse est attendue.
problem-nothing-to-answer = Il n’y a plus rien à répondre.
problem-nothing-to-take-back = Rien ne peut être repris : on a vu quelque chose de nouveau depuis, ou quelqu’un d’autre a joué.
problem-already-offered = Vous avez déjà proposé la nulle dans cette position. Jouez d’abord un coup.
problem-too-late-to-abort = Le premier coup est joué : la partie ne peut plus être annulée. Vous pouvez abandonner.
problem-rules-changed = Cette partie a été jouée avec d’anciennes règles que ce serveur n’a plus.
problem-no-chat = On ne se parle pas à cette table.
problem-bad-chat-message = C’est trop long : 300 caractères au plus.
problem-chat-too-fast = Un peu moins vite, s’il vous plaît. Attendez quelques secondes.
problem-rematch-started = La partie continue déjà à une autre table.
problem-account-needed = Les parties classées demandent un compte. Il ne coûte rien et garde vos parties.
problem-no-hint = Il n’y a de conseils que dans les parties amicales contre des robots, quand c’est à vous de jouer.
problem-bad-name = Un nom a de 2 à 24 lettres, chiffres, - ou _, séparés au plus par une espace.
problem-name-taken = Quelqu’un porte déjà ce nom.
problem-bad-password = Un mot de passe a de 8 à 200 caractères.
problem-wrong-credentials = Le nom ou le mot de passe est faux.
problem-has-account = C’est déjà un compte.
problem-no-session = Elle était déjà terminée.
problem-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse.
problem-bad-passkey = Cette clé d’accès n’a pas répondu comme il faut. Réessayez, s’il vous plaît.
problem-no-ladder = Ce classement n’existe pas.
problem-too-many = C’était un peu trop à la fois. Patientez un instant.
problem-too-fast = C’était un peu rapide. Patientez un instant, puis réessayez.
problem-too-slow = Votre connexion était trop lente pour cela. Veuillez réessayer.
problem-quota-exceeded = On a tant parlé et tant demandé à cette table qu’elle n’en accepte pas plus. Vous pouvez toujours jouer.
problem-not-stored = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
problem-shutting-down = Le serveur redémarre. Réessayez dans un instant.

## Règles

rules-unknown = Nous n’avons pas les règles de ce jeu.
rules-contents = Chapitres
rules-games = Jeux
rules-lead = Les règles exactement comme on les joue ici, avec nos propres mots, chacune avec son numéro.
rules-learn = Apprendre en jouant

## Réglages

settings-lead = Ils restent dans ce navigateur.
settings-language = Langue
settings-theme = Couleurs
settings-system = comme l’appareil
settings-day = jour
settings-night = nuit
settings-motion = Mouvement
settings-motion-full = tout bouge
settings-motion-none = rien ne bouge
settings-sounds = Sons
settings-sounds-help = Un petit coup pour chaque action, un carillon quand c’est à vous.
settings-notices = Un avis quand c’est à vous
settings-notices-help = Votre navigateur vous prévient pendant que vous regardez ailleurs, tant que Marchstone est ouvert dans un onglet.
settings-notices-refused = Votre navigateur n’autorise pas les avis pour cette page. Vous pouvez changer cela dans ses réglages.
notice-example = C’est ainsi que vous saurez que c’est à vous de jouer.
notice-turn = { $game } : on n’attend plus que vous.
settings-tracker = Suivi des cartes
settings-tracker-help = Montre les cartes que personne n’a encore vues. Il ne dit que ce que vous pourriez savoir vous-même.

## Classements et personnes

ladders-lead = Un pour chaque jeu de règles. Seules comptent les parties classées entre personnes qui ont un compte.
ladders-none = Il n’y a pas encore de classement.
ladders-which = Classement
ladder-rank = Rang
ladder-player = Joueur
ladder-rating = Cote
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
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
tally = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
tally-won = gagnée
tally-drawn = nulle
tally-lost = perdue
history-more = Parties plus anciennes
history-empty = Encore rien ici.

## Compte

account-do = Que voulez-vous faire ?
register = Créer un compte
register-help = Vous gardez toutes vos parties et pouvez jouer des parties classées. Aucune adresse n’est demandée : choisissez donc un mot de passe que vous ne perdrez pas.
registered = Bienvenue ! Le compte est à vous.
sign-in = Se connecter
sign-in-help = Retrouvez le compte que vous avez.
signed-in = Content de vous revoir.
sign-out = Se déconnecter
signed-out = Vous êtes déconnecté.
to-profile = Profil
name = Nom
name-help = De 2 à 24 lettres, chiffres, - ou _, séparés au plus par une espace.
password = Mot de passe
password-help = Au moins 8 caractères. Quelques mots inhabituels font un bon mot de passe.
password-old = L’actuel
password-new = Le nouveau
password-change-help = Au moins 8 caractères. Vous serez déconnecté partout ailleurs ; vos clés d’accès et vos jetons ne seront plus valables.
password-changed = Le mot de passe est changé.
save = Enregistrer
saved = Enregistré.
sessions = Où vous êtes connecté
session-browser = Un navigateur
session-current = ici
session-end = Terminer
passkeys = Clés d’accès
passkeys-help = Avec une clé d’accès, vous vous connectez par votre doigt, votre visage ou le verrouillage de votre appareil, sans mot de passe.
passkey-add = Ajouter une clé de cet appareil
passkey-remove = Retirer
passkey-use = Se connecter avec une clé d’accès
tokens = Jetons pour programmes
tokens-help = Avec un jeton, un programme à vous peut jouer en votre nom. Gardez-le comme un mot de passe.
token-label = À quoi sert-il ?
token-make = Créer un jeton
token-once = Copiez-le maintenant : il n’est montré qu’une fois.
data = Vos données
data-help = Vous pouvez recevoir tout ce qui est enregistré sur vous, ou le faire supprimer.
export = En prendre une copie
delete = Tout supprimer
delete-sure = Supprimer votre compte ?
delete-help = Les parties en cours sont abandonnées. Votre nom et vos messages sont effacés ; vos adversaires gardent les coups de leurs parties. C’est irréversible.
delete-type = Pour être sûr, écrivez votre nom : { $name }
deleted = C’est effacé. Vous êtes toujours le bienvenu comme invité.

## Revoir une partie

no-replay = Il n’y a pas de partie à revoir ici
replay-not-over = Cette partie se joue encore
to-table = Vers la table
round-number = Manche { $round }
replay-deal = La donne
replay-step = Coup
replay-at = Coup { $step } sur { $length }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Dérouler la partie
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-turn = Tourner la table
replay-link = Lien vers ce coup
replay-download = Enregistrer la partie
print = Imprimer

## Honnêteté

fair-title = Le mélange était-il honnête ?
fair-how = Avant que quiconque s’assoie, le serveur a choisi un secret et en a donné l’empreinte. L’appareil de chaque joueur a ensuite ajouté un nombre tiré au hasard. L’ordre des cartes découle de tout cela ensemble : ni le serveur ni un joueur ne pouvait le choisir. La partie finie, le secret est dévoilé, et votre navigateur vient de tout recalculer.
fair-unable = Ce navigateur ne fait de tels calculs que par une connexion sûre (https).
fair-good = Le mélange était honnête : tout concorde.
fair-bad = Quelque chose ne concorde pas. Il ne faut pas se fier à cette partie.
fair-unknown = Il n’y a rien à vérifier ici.
fair-commitment-yes = Le secret est bien celui qui était promis avant la partie.
fair-commitment-no = Le secret n’est pas celui qui était promis avant la partie.
fair-commitment-none = Il n’y a pas de secret à vérifier.
fair-seed-yes = Manche { $round } : les cartes ont été mélangées exactement avec ce secret et les nombres des joueurs.
fair-seed-no = Manche { $round } : les cartes n’ont pas été mélangées avec ce secret et les nombres des joueurs.
fair-seed-none = Manche { $round } : il n’y a rien à comparer.
fair-record-yes = L’enregistrement dit la même chose que la table.
fair-record-no = L’enregistrement ne dit pas la même chose que la table.
fair-record-none = Il n’y a pas d’enregistrement.
fair-remembered-commitment-yes = La promesse est la même que celle que ce navigateur a vue avant la partie.
fair-remembered-commitment-no = La promesse n’est pas celle que ce navigateur a vue avant la partie.
fair-remembered-commitment-none = Ce navigateur n’était pas là avant la partie : il ne peut pas comparer la promesse.
fair-remembered-nonce-yes = Le nombre que ce navigateur a ajouté a bien servi.
fair-remembered-nonce-no = Le nombre que ce navigateur a ajouté n’a pas servi.
fair-remembered-nonce-none = Ce navigateur n’a pas ajouté de nombre à cette partie.
fair-numbers = Les nombres, pour qui veut vérifier ailleurs
fair-commitment = Empreinte du secret
fair-secret = Le secret
fair-nonce = Nombre ajouté par la place { $seat }
fair-seed = Graine de la manche { $round }

## La table d’étude

study-position = Une position, en notation
study-help = Tirée d’une partie revue, du moteur, ou écrite à la main. Vous jouez toutes les places ; rien ne vous est caché.
study-look = Regarder
study-back = Un pas en arrière
study-ask = Demander au laird
study-advice = Le laird jouerait { $action } (chances : { $chance } %).
study-nothing = Rien n’a encore été joué à partir d’ici.
study-seat = Place { $seat }
replay-study = Étudier cette position

## Le guide de style

style-colours = Couleurs
style-parts = Éléments
style-drawings = Dessins
style-toast = Dire quelque chose
style-choice = Un choix

## Texts that several boards share

board-cards-none = rien encore
board-discard = Défausse
board-discard-count = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
board-hand-own = Votre main
board-hand-of = Main de { $name }
board-do-sending = Un instant…
board-over-won = Vous avez gagné !
board-over-lost = { $name } a gagné.
board-button-back = Reprendre
board-button-close = Fermer
board-not-now = Ce n’est pas possible maintenant.
board-let-go = Repris.
board-tracker = Cartes non vues
board-tracker-legend-hand = en main
board-tracker-legend-table = sur la table
board-key-hand = Aller à votre main
board-key-tracker = Montrer ou cacher les cartes non vues
board-key-back = Revenir en arrière, ou fermer
board-key-touch = Choisir ou jouer
board-button-tracker = Cartes non vues
board-key-arrows = Aller d’un élément à l’autre
board-key-explain = Expliquer l’élément choisi
board-you = Vous

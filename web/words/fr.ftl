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
        [2] À deux
       *[other] De deux à { $max }
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

key-help = Ces touches
key-rules = Les règles
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
news-started = Les cartes sont distribuées.
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
phase-ls-flip = Retournez une des recrues face cachée
phase-ls-act = Prenez une recrue ou engagez un clan
phase-ls-power = Utilisez le pouvoir de { $power }, ou non
phase-ls-muster = Engagez encore un clan
phase-ls-claim = { $count ->
    [one] Réclamez un partisan
   *[other] Réclamez { $count } partisans
}
phase-bg-path = Choisissez un Chemin vide à remplir
phase-bg-flipN = Retournez un Pavé pour le Chemin du Nord
phase-bg-flipS = Retournez un Pavé pour le Chemin du Sud
phase-bg-use = Choisissez le Chemin qui fait avancer votre Garde
phase-bg-winoc = Winoc ! Posez votre Garde sur la case de votre choix
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
your-hand = Votre main
hand-of = Main de { $name }
position = Position
choices = Ce que vous pouvez faire
choose-this = Choisir
touched = Choisi : { $what }
take-back-touch = Retour
nothing-here = encore rien
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
face-a = losange
face-b = rond
face-c = triangle
face-d = carré
face-e = étoile
face-f = croix
face-g = lune
face-n = neutre

board-ls-army-of = Armée de { $name }
board-ls-holds = { $held } en main · { $won } gagnées
board-ls-supporters = Partisans
board-ls-recruits = Recrues
board-ls-piles = pioche { $draw } · défausse { $discard }
board-bg-rampart = Rempart
board-bg-path-north = Chemin du Nord
board-bg-path-south = Chemin du Sud
board-bg-centre = Centre-ville
board-bg-tile = Pavé { $number }, { $face }
board-bg-gate = Porte de { $gate }, case { $number }
board-bg-guard = { $guard ->
    [y] Garde jaune
    [w] Garde blanc
    [g] Garde vert
   *[r] Garde rouge
} ({ $name ->
    [nobody] sans joueur
   *[other] { $name }
})
board-bg-guard-carries = { board-bg-guard } avec sa forteresse
board-bg-fortress = { $guard ->
    [y] forteresse jaune
    [w] forteresse blanche
    [g] forteresse verte
   *[r] forteresse rouge
}
board-bg-nobody = sans joueur
board-st-owned = à { $name }
board-st-piles = Pioches
board-st-piles-left = cartes Clan { $clans } · cartes Tactique { $tactics } · défausse { $discard }

## Pourquoi quelque chose n’a pas été fait

problem-unknown = Cela n’a pas marché.
problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
problem-stale = La table avait déjà changé. Regardez de nouveau.
problem-no-table = Le lien est peut-être mal écrit, ou la table est fermée depuis longtemps.
problem-not-found = Ce n’est pas là, ou plus là.

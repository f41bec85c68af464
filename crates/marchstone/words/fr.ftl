### Ce que le programme dit aux gens, en français.
###
### Les places arrivent comme lettres, les résultats comme dans les parties notées, $why et $text tels quels.

## Nombres

words-tenths = { $whole },{ $tenth }
words-thousands = {" "}

## marchstone verify : ce que vaut une partie notée

verify-record = Partie { $number } (ligne { $line }) :{" "}
verify-fine = en ordre. { verify-part-legal }, { verify-part-end }, et la donne vient bien du secret et des nonces.
verify-plain = se rejoue, mais ne porte pas d’engagement. { verify-part-legal }, { verify-part-end }.
verify-open = pas encore finie. { $actions ->
    [0] Rien n’a encore été joué
    [one] La seule action est permise jusqu’ici
   *[other] Les { $actions } actions sont toutes permises jusqu’ici
}.
verify-wrong = FAUX. { $why }
verify-part-legal = { $actions ->
    [one] { $actions } action, permise
   *[other] { $actions } actions, toutes permises
}
verify-part-end = { $end ->
    [over] le résultat en découle
   *[left] la partie a été quittée avant la fin et son résultat ne peut pas être vérifié
}
verify-summary = { $records ->
    [one] { $records } partie
   *[other] { $records } parties
} : { $fine } en ordre, { $plain } sans engagement, { $open ->
    [0] {""}
    [one] { $open } pas encore finie,{" "}
   *[other] { $open } pas encore finies,{" "}
}{ $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
}.

## Pourquoi rien n’a pu être vérifié

verify-empty = Il n’y a pas de partie ici.
verify-no-file = Ce fichier n’existe pas.
verify-no-text = Ce n’est pas un fichier de texte.
verify-too-long = C’est trop long pour être une partie notée.
verify-unreadable = Ce fichier ne peut pas être lu.

## Ce qui ne va pas dans le mélange

verify-no-header = L’en-tête { $key } manque.
verify-bad-header = L’en-tête { $key } ne peut pas être juste : empreintes, secrets et nonces ont 64 chiffres hexadécimaux en minuscules, une place sans nonce a -, et les manches sont des nombres.
verify-commitment = L’engagement n’est pas l’empreinte du secret.
verify-seed = La donne ne vient pas du secret, de la manche et des nonces.
verify-not-dealt = Elle commence par une position et non par une donne : il n’y a pas de mélange à vérifier.
verify-round = C’est la manche { $found }, mais on attendait la manche { $expected }. Les manches d’un match se vérifient ensemble, dans l’ordre.
verify-other-promise = L’engagement et les nonces ne sont pas ceux de la manche précédente.
verify-other-commitment = L’engagement n’est pas celui que vous avez noté.
verify-other-nonce = Le nonce de { $seat } n’est pas celui que vous avez noté.
verify-no-promise = Elle ne porte pas d’engagement, alors que vous avez noté quelque chose avant la donne.

## Ce qui ne va pas dans la partie

verify-action = Action { $number } : { $why }
verify-action-legal = Action { $number } : { $why } Actions permises : { $legal }
verify-no-action = « { $text } » n’est pas une action de ce jeu.
verify-over = La partie était déjà finie.
verify-result = La partie notée indique { $told }, mais elle a fini par { $found }.
verify-game = Il n’y a pas de jeu « { $game } ».
verify-options = Les options ne sont pas un objet JSON.
verify-option-unknown = Ce jeu n’a pas d’option « { $name } » ; il a { $known }.
verify-option-value = L’option { $name } ne peut pas être « { $value } » : c’est { $allowed ->
    [flag] true ou false
    [words] l’un de ces mots : { $known }
    [range] un nombre de { $least } à { $most }
   *[seat] une place de la table ou random
}.
verify-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
verify-players-only = Ce jeu se joue à { $most } joueurs, pas à { $seats }.
verify-position = La position du début n’est pas valable.
verify-rules-version = Cette partie a été jouée avec la version { $version } des règles, que ce programme n’a pas ; sa plus récente est { $newest }.
verify-other-game = La position du début ne va pas avec le jeu et le nombre de places.

## Ce qui ne va pas dans le texte

verify-flaw = Ligne { $line } : { $why }
verify-flaw-header = Un en-tête s’écrit [Clé "valeur"], et non { $text }
verify-flaw-twice = L’en-tête { $key } apparaît ici une seconde fois.
verify-flaw-value = { $key } ne peut pas être « { $value } » : c’est { $key ->
    [Players] un nombre
    [Seed] 64 chiffres hexadécimaux
   *[other] une place, =, - ou *
}.
verify-flaw-comment = Un commentaire commence ici et ne finit jamais.
verify-flaw-no-result = Une partie notée finit par son résultat : une place, =, - ou *.
verify-flaw-two-results = L’en-tête dit { $header }, le dernier mot dit { $last }.
verify-flaw-more = La partie notée est terminée, mais du texte suit.
verify-flaw-seat = { $seat } n’a pas de place dans une partie à { $players }.

## marchstone records

records-count = { $records ->
    [one] { $records } partie notée
   *[other] { $records } parties notées
}, { $matching ->
    [one] { $matching } comptée
   *[other] { $matching } comptées
}, { $broken ->
    [one] { $broken } défectueuse
   *[other] { $broken } défectueuses
}.
records-kind = { $game } à { $players } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
records-won = gagnées par { $seat }
records-drawn = nulles
records-nobody = gagnées par personne
records-unfinished = inachevées
records-actions = actions : de { $least } à { $most }, moyenne { $mean }, médiane { $middle }
records-turns = tours : de { $least } à { $most }, moyenne { $mean }, médiane { $middle }
records-names = joueurs
records-name = { $won } gagnées sur { $games }

## marchstone review. Les chances sont en pour cent, les changements en points.

review-game = Partie { $number } : { $game }, { $actions } actions
review-start = départ
review-luck = hasard
review-own = décisions
review-others = autres
review-end = fin
review-mistakes = erreurs
review-mistakes-of = { $mistakes } sur { $decisions } décisions
review-no-mistakes = Aucune erreur ne dépasse la marge de son estimation.
review-moments = Moments clés ({ $mistakes ->
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}) :
review-moment = { $number }. { $seat } joue { $played } ({ $chance } %), { $better } valait mieux ({ $best } %) : { $cost } points perdus
review-why-better = { $action } (mieux) : { $why }
review-why-played = { $action } (joué) : { $why }
review-expected = suite attendue : { $line }
review-summary = Toutes les parties, moyenne par partie :
review-player = { $name } ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
})
review-theme = { $theme } : { $mistakes ->
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}, { $cost } points par partie
review-other = Autres

## Pourquoi play et replay ne peuvent pas commencer

play-game = Jeu inconnu : « { $game } ». Sont disponibles : { $known } ; les premières lettres du nom suffisent.
play-lesson = Leçon inconnue : « { $lesson } ». Sont disponibles : { $known }.
play-options = --options prend un objet JSON, par exemple {"{"}"tactics":true{"}"}.
play-rounds = { $game } ne se joue pas en plusieurs manches.
play-seat = Personne du nom de « { $name } » ne peut s’asseoir là. --seats prend me, des noms et les niveaux { $levels }.
play-seat-level = « { $name } » n’est pas un niveau ; vouliez-vous dire { $level } ? Pour une personne de ce nom, choisissez une autre orthographe.
play-other-game = { $file } est une partie de { $found }, pas de { $game }. Choisissez un autre fichier avec --save.
play-no-folder = Le dossier { $folder } n’existe pas. Créez-le, ou choisissez un autre fichier avec --save.
play-no-record = { $file } n’a pas de partie { $number }.
play-no-terminal = Ce n’est pas un terminal ; utilisez --plain.

## Pourquoi think, arena et perft ne peuvent pas commencer

input-game = Jeu inconnu : « { $game } ». Sont disponibles : { $known }.
input-position = Ce n’est pas une position. { $why }
input-position-game = Une position commence par son jeu : { $tags }. Il n’y a pas de jeu « { $tag } ».
input-position-canonical = Une position ne s’écrit que d’une manière ; celle-ci s’écrit : { $canonical }
input-seed = Une graine a 64 chiffres hexadécimaux.
input-no-seed = Le système n’a pas fourni de graine : { $why }
input-bot = Robot inconnu : « { $bot } ». Sont disponibles : random, greedy, lookahead, ismcts:1000 (itérations), ismcts:50ms, plain:1000 (sans connaissances), net (appris), net~50 (qui choisit plus librement), net:200 ou net:40ms (avec recherche), net+ (aussi longtemps qu’il peut), policy (entraîné à choisir directement), policy:200, policy:40ms ou policy+ (avec recherche), et les niveaux { $levels }.
input-two = Il faut deux robots différents pour un duel.
input-over = La partie est finie : il n’y a rien à quoi réfléchir.
input-file = Le fichier { $file } ne peut pas être écrit : { $why }

## marchstone arena : les parties qu’un robot perd parce que son programme échoue

arena-forfeits = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait. La première fois, { $why }
arena-stopped = Le duel a été interrompu à cause de { $bot }.
arena-errors = Dernières lignes de sa sortie d’erreur :
arena-failed-start = le programme n’a pas démarré : { $why }
arena-failed-ended = le programme s’est arrêté sans répondre ({ $status }).
arena-failed-late = la réponse n’est pas arrivée en { $ms } ms.
arena-failed-long = il a écrit une ligne de plus de { $bytes } octets.
arena-failed-answer = sa réponse n’était pas un objet avec « action » : { $text }
arena-failed-question = il a répondu à une autre question, la numéro { $text }.
arena-failed-illegal = il a choisi « { $text } », un coup illégal.
arena-failed-unasked = il a écrit une ligne sans qu’on lui demande rien, ou répondu deux fois : { $text }

## marchstone think

think-action = { $seat } joue { $action }
think-value = chances de gagner : { $share } % après { $looks ->
    [one] { $looks } simulation
   *[other] { $count } simulations
} ; s’attend à { $line }
think-choice = choix
think-attention = attention
think-worth = valeur

## marchstone serve : l’accueil. La première ligne finit par l’adresse : des programmes l’y lisent.

serve-set = La table est prête : { $url }
serve-open = Ouvrez cette adresse dans un navigateur pour jouer, entre amis ou contre des robots.
serve-also = Aussi à l’adresse { $urls }.
serve-programs = Les programmes trouvent l’API à { $url }/api/docs.
serve-kept = Tout est conservé dans { $file }.
serve-kept-postgres = Tout est conservé dans une base de données PostgreSQL.
serve-stop = Ctrl-C arrête le serveur ; rien n’est perdu.

## Pourquoi rien n’est servi

serve-config-unreadable = Les réglages de { $file } ne peuvent pas être lus : { $why }
serve-config-wrong = Les réglages de { $file } ne sont pas compris. { $why }
serve-log = « { $filter } » n’est pas un filtre pour les journaux : { $why }
serve-address = Le serveur ne peut pas écouter à { $address } : { $why }
serve-database = La base de données a échoué : { $why }
serve-database-old = La base de données n’a pas pu être mise à jour : { $why }
serve-database-unreadable = La base de données contient quelque chose d’illisible : { $why }
serve-database-none = « { $database } » n’est pas une base de données : donnez le chemin d’un fichier, ou postgres://…
serve-database-no-answer = PostgreSQL à l’adresse { $host } n’a pas répondu en { $seconds } secondes : { $why }. Démarrez-le, ou corrigez --database.
serve-database-closed = La base de données est fermée.
serve-file-not-a-database = { $file } n’est pas une base de données. Choisissez un autre fichier avec --database, ou déplacez celui-ci.
serve-file-cannot-open = La base de données { $file } ne peut pas être ouverte : { $why }. Son dossier doit exister, et le serveur doit pouvoir écrire dans les deux.
serve-file-in-use = Un autre serveur (processus { $process }) utilise la base de données { $file }. Arrêtez-le, ou choisissez un autre fichier avec --database.
serve-system = Le système ne laisse pas tourner le serveur : { $why }

## marchstone health

health-unreachable = Aucun serveur ne répond à { $address } : { $why }
health-unhealthy = Le serveur à { $address } ne va pas bien : { $answer }

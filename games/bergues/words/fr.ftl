# Ce que les règles de Bergues disent aux joueurs. Gardes : y, w, g, r ; Chemins : N, S.

bg-choose-a-path = Quel Chemin voulez-vous remplir ? Choisissez d’abord un Chemin vide.
bg-path-not-empty = Il reste des Pavés sur le Chemin du { $path ->
    [N] Nord
   *[S] Sud
}. On ne remplit qu’un Chemin vide.
bg-turn-a-tile = Retournez un Pavé du centre-ville.
bg-not-in-centre = Le Pavé { $tile } est sur un Chemin. On ne retourne qu’un Pavé du centre-ville.
bg-choose-a-space = Winoc ! Posez votre Garde sur la case de votre choix, de 0 à { $last }.
bg-no-such-space = Ce rempart n’a pas de case { $space }. La dernière est la { $last }.
bg-choose-which-to-use = Choisissez le Chemin dont les Pavés font avancer votre Garde. L’autre fait avancer tous les autres.
bg-move-your-guard = Choisissez le sens de votre Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-move-guard = Choisissez le sens du Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-junior-only-turns = Dans le jeu junior, on ne fait que retourner des Pavés. Votre Garde avance tout seul.
bg-won = La partie est finie. Le Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
} est rentré chez lui.
bg-drawn = La partie est finie. Après 500 tours, elle est nulle.

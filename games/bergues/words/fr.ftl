# Ce que les règles de Bergues disent aux joueurs. Gardes : y, w, g, r ; Chemins : N, S.

bg-choose-a-path = BG-T1 : Quel Chemin veux-tu remplir ? Choisis d’abord un Chemin vide.
bg-path-not-empty = BG-T1 : Il reste des Pavés sur le Chemin du { $path ->
    [N] Nord
   *[S] Sud
}. On ne remplit qu’un Chemin vide.
bg-turn-a-tile = BG-T2 : Retourne un Pavé du centre-ville.
bg-not-in-centre = BG-T2 : Le Pavé { $tile } est sur un Chemin. On ne retourne qu’un Pavé du centre-ville.
bg-choose-a-space = BG-T4 : Winoc ! Pose ton Garde sur la case de ton choix, de 0 à { $last }.
bg-no-such-space = BG-M1 : Ce rempart n’a pas de case { $space }. La dernière est la { $last }.
bg-choose-which-to-use = BG-T5 : Choisis le Chemin dont les Pavés font avancer ton Garde. L’autre fait avancer tous les autres.
bg-move-your-guard = BG-T5 : Choisis le sens de ton Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-move-guard = BG-T6 : Choisis le sens du Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-junior-only-turns = BG-J1 : Dans le jeu junior, on ne fait que retourner des Pavés. Ton Garde avance tout seul.
bg-won = BG-V4 : La partie est finie. Le Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
} est rentré chez lui.
bg-drawn = BG-E1 : La partie est finie. Après 500 tours, elle est nulle.

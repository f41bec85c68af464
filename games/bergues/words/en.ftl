# What the rules of Bergues say to the players. Guards are y, w, g, r; paths are N, S.

bg-choose-a-path = BG-T1: Which path do you want to fill? Choose an empty one first.
bg-path-not-empty = BG-T1: There are still tiles on the { $path ->
    [N] north
   *[S] south
} path. You can only fill an empty path.
bg-turn-a-tile = BG-T2: Turn over a tile from the town centre.
bg-not-in-centre = BG-T2: Tile { $tile } lies on a path. You can only turn over a tile from the town centre.
bg-choose-a-space = BG-T4: Winoc! Put your guard on any space of the rampart, from 0 to { $last }.
bg-no-such-space = BG-M1: There is no space { $space } on this rampart. The last one is { $last }.
bg-choose-which-to-use = BG-T5: Choose the path whose tiles move your own guard. The other path moves everyone else.
bg-move-your-guard = BG-T5: Choose a direction for your { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard. Spaces to go: { $steps }.
bg-move-guard = BG-T6: Choose a direction for the { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard. Spaces to go: { $steps }.
bg-junior-only-turns = BG-J1: In the junior game you only turn over tiles. Your guard walks by itself.
bg-won = BG-V4: The game is over. The { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard has come home.
bg-drawn = BG-E1: The game is over. After 500 turns it is a draw.

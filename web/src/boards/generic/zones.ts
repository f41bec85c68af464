// A position as zones of things: what a hand could touch, and what only is to be seen. Boards draw zones; which of
// the things can be touched now, the moves of the state say.

export interface Thing {
  /** What is touched when this is; nothing if it never is. */
  touch: string | null;
  /** What stands on it: short. */
  face: string;
  /** What it is, for people. */
  label: string;
  /** Lies face down. */
  down?: boolean;
  /** A colour by name: a letter of the game. */
  tone?: string;
  /** A small mark: a power that is active, a fortress that is carried. */
  mark?: string;
}

export interface Zone {
  kind: 'cards' | 'tiles' | 'ring' | 'text';
  title: string;
  /** Whose it is, if it is anybody's. */
  seat?: string;
  note?: string;
  things: Thing[];
  /** The zone itself can be touched (a path that is filled). */
  touch?: string;
}

/** What a reader of positions is told beside the position. */
export interface Eyes {
  names: Record<string, string>;
  me: string | null;
  classic: boolean;
}

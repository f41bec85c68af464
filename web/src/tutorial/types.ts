// Lessons as data, as games/*/lessons/lessons.json has them; crates/catalog/src/lessons.rs reads the same files. Their
// texts are beside them, under the name of the step.

/** An action that the learner can try by a button beside the board, even if the rules refuse it. */
export interface Offer {
  action: string;
  /** The touch that names the button. */
  touch: string;
}

export type Goal =
  /** Read, then continue. */
  | { kind: 'next' }
  /** One of these actions, or any whose touches fit the pattern: `hand:* stone:5`. */
  | { kind: 'act'; actions?: readonly string[]; touches?: string; offers?: readonly Offer[] }
  /** Try what the rules refuse and read the reason. */
  | { kind: 'try'; offer: Offer }
  /** Any move, while the phase has this prefix. */
  | { kind: 'while'; phase: string }
  /** Any move, for some turns; a bot answers. */
  | { kind: 'free'; turns: number; level: string };

export interface Step {
  /** The key of its heading; `.text`, `.task`, `.done` and `.wrong` are attributes of the message. */
  words: string;
  goal: Goal;
  /** The position to begin with; by default the one where the last step ended. */
  position?: string;
  /** Actions before the learner's: draws, and those of others. */
  first?: readonly string[];
  /** Whether the move is shown at once, where the text alone cannot describe it. */
  marked?: boolean;
  /** Schotten Totten: the number of formations that are known by now. */
  formations?: number;
}

export interface Lesson {
  /** The name in the address. */
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  /** Two if missing. */
  players?: number;
  minutes: number;
  /** Changes with the steps; progress of another edition is dropped. */
  edition: number;
  steps: readonly Step[];
}

/** The learner's seat, in every lesson. */
export const ME = 'A';

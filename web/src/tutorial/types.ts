// What a lesson is: data. The words lie in words/tutorial, under `tut-` and the name of the step.

/** What a learner could try by a button beside the board, also where the rules will refuse it. */
export interface Offer {
  action: string;
  /** What a hand would touch for it; the button is named after it. */
  touch: string;
}

export type Goal =
  /** Look and read. */
  | { kind: 'next' }
  /** One of these actions, or any whose touches fit the pattern: `hand:* stone:5`. */
  | { kind: 'act'; actions?: readonly string[]; touches?: string; /** Only these can be touched. */ only?: boolean; offers?: readonly Offer[] }
  /** Try what the rules refuse, and hear their reason. */
  | { kind: 'try'; offer: Offer }
  /** Whatever the learner likes, as long as the phase begins so. */
  | { kind: 'while'; phase: string }
  /** Whatever the learner likes, for some turns; a bot answers. */
  | { kind: 'free'; turns: number; level: string };

export interface Step {
  /** The key of its words: the heading; `.text`, `.task`, `.done` and `.wrong` are its attributes. */
  words: string;
  goal: Goal;
  /** A position to begin with; without one it goes on where the last step ended. */
  position?: string;
  /** What happens before the learner is asked: draws, and what the others do. */
  first?: readonly string[];
  /** Whether the way is marked at once: where the words alone could not say what is meant. */
  marked?: boolean;
  /** Schotten Totten: how many formations are known by now, to be drawn beside where there is room. */
  formations?: number;
}

export interface Lesson {
  /** Its name in the address. */
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  minutes: number;
  /** Changes when the steps do: what was done in an older edition is not gone on with. */
  edition: number;
  steps: readonly Step[];
}

/** The learner's seat, in every lesson. */
export const ME = 'A';

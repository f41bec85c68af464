// Which puzzles were solved, stored in this browser. A puzzle is known by its view, so a new edition keeps what was solved.

export type Solved = Record<string, 'solved' | 'missed'>;

const KEY = 'marchstone.puzzles';

/** A short name of a puzzle: a hash of its view (FNV-1a). */
export function keyOf(view: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < view.length; at += 1) hash = Math.imul(hash ^ view.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Reads stored progress; anything else counts as none. */
export function restore(text: string | null): Solved {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, 'solved' | 'missed'] => entry[1] === 'solved' || entry[1] === 'missed'));
  } catch {
    return {};
  }
}

export function loadSolved(): Solved {
  try {
    return restore(localStorage.getItem(KEY));
  } catch {
    return {}; // not allowed to look
  }
}

/** Notes the first answer to a puzzle; later ones do not change it. */
export function note(solved: Solved, view: string, right: boolean): Solved {
  const key = keyOf(view);
  return key in solved ? solved : { ...solved, [key]: right ? 'solved' : 'missed' };
}

export function saveSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // No room or not allowed: then it holds until the page is closed.
  }
}

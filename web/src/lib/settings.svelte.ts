// What this reader likes. It stays in this browser; the server never hears of it.

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'none';

export interface Likes {
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  tracker: boolean;
  /** A word from the browser when a game waits. */
  notices: boolean;
  language: string | null;
}

const KEY = 'marchstone.settings';
const USUAL: Likes = { theme: 'system', motion: 'system', sounds: true, tracker: true, notices: false, language: null };

/** Reads what was stored; what is missing or nonsense is as usual. */
export function restore(text: string | null): Likes {
  let stored: Partial<Likes> = {};
  try {
    stored = (JSON.parse(text ?? '{}') as Partial<Likes> | null) ?? {};
  } catch {
    // A broken entry is worth no more than none.
  }
  const one = <T>(value: unknown, allowed: readonly T[], usual: T) =>
    allowed.includes(value as T) ? (value as T) : usual;
  return {
    theme: one(stored.theme, ['system', 'day', 'night'] as const, USUAL.theme),
    motion: one(stored.motion, ['system', 'full', 'none'] as const, USUAL.motion),
    sounds: one(stored.sounds, [true, false] as const, USUAL.sounds),
    tracker: one(stored.tracker, [true, false] as const, USUAL.tracker),
    notices: one(stored.notices, [true, false] as const, USUAL.notices),
    language: one(stored.language, ['en', 'fr', null], null),
  };
}

class Settings {
  likes = $state<Likes>(restore(stored()));

  change(part: Partial<Likes>): void {
    Object.assign(this.likes, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.likes));
    } catch {
      // No room or not allowed: then it holds until the page is closed.
    }
    this.show();
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.likes.motion === 'system' ? !asks('(prefers-reduced-motion: reduce)') : this.likes.motion === 'full';
  }

  /** Puts theme and motion where the style sheets see them: `light` or `dark`, `full` or `none`. */
  show(): void {
    const { theme } = this.likes;
    const dark = theme === 'system' ? asks('(prefers-color-scheme: dark)') : theme === 'night';
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.moving ? 'full' : 'none';
  }

  /** From now on also when the device changes its mind. */
  watch(): void {
    this.show();
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => this.show());
    }
  }
}

/** What the device asks for; nothing where it cannot say. */
function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();

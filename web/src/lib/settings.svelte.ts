// Preferences of the viewer. They are stored in this browser only.

import { LANGUAGES } from './languages.ts';

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'none';

/** How quickly the actions of bots are shown; `step` waits for the viewer. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step';

export interface Preferences {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sounds: boolean;
  tracker: boolean;
  /** Whether a move is shown first and made only when the viewer confirms it. */
  confirm: boolean;
  /** Whether the browser notifies when it is the viewer's turn. */
  notices: boolean;
  language: string | null;
}

const KEY = 'marchstone.settings';
const DEFAULTS: Preferences = { theme: 'system', motion: 'system', pace: 'normal', sounds: true, tracker: true, confirm: false, notices: false, language: null };

/** Reads stored preferences; missing and invalid values get their defaults. */
export function restore(text: string | null): Preferences {
  let stored: Partial<Preferences> = {};
  try {
    stored = (JSON.parse(text ?? '{}') as Partial<Preferences> | null) ?? {};
  } catch {
    // An unreadable entry counts as none.
  }
  const one = <T>(value: unknown, allowed: readonly T[], preset: T) =>
    allowed.includes(value as T) ? (value as T) : preset;
  return {
    theme: one(stored.theme, ['system', 'day', 'night'] as const, DEFAULTS.theme),
    motion: one(stored.motion, ['system', 'full', 'none'] as const, DEFAULTS.motion),
    pace: one(stored.pace, ['slow', 'normal', 'fast', 'step'] as const, DEFAULTS.pace),
    sounds: one(stored.sounds, [true, false] as const, DEFAULTS.sounds),
    tracker: one(stored.tracker, [true, false] as const, DEFAULTS.tracker),
    confirm: one(stored.confirm, [true, false] as const, DEFAULTS.confirm),
    notices: one(stored.notices, [true, false] as const, DEFAULTS.notices),
    language: one(stored.language, [...LANGUAGES.map(([language]) => language), null], null),
  };
}

class Settings {
  preferences = $state<Preferences>(restore(stored()));

  change(part: Partial<Preferences>): void {
    Object.assign(this.preferences, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.preferences));
    } catch {
      // Without storage the preferences last until the page is closed.
    }
    this.show();
  }

  /** Whether animations are on. */
  get moving(): boolean {
    return this.preferences.motion === 'system' ? !asks('(prefers-reduced-motion: reduce)') : this.preferences.motion === 'full';
  }

  /** Whether the colours are those of the night. */
  dark = $state(false);

  /** Sets theme and motion as attributes of the root element for the style sheets. */
  show(): void {
    const { theme } = this.preferences;
    this.dark = theme === 'system' ? asks('(prefers-color-scheme: dark)') : theme === 'night';
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.moving ? 'full' : 'none';
  }

  /** Also follows changes of the device's own settings. */
  watch(): void {
    this.show();
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => this.show());
    }
  }
}

/** Whether a media query matches; false where the browser has none. */
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

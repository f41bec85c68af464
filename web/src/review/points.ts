// Winning chances in points: hundredths, as the reader's language writes them.

import { words } from '../lib/i18n.svelte.ts';

export function formatPoints(chance: number): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * chance);
}

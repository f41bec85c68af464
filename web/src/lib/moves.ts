// What a hand touches, in words: for buttons, hints and screen readers.

import { card, type Book } from './cards.ts';
import { t, words } from './i18n.svelte.ts';
import { parts } from '../table/phase.ts';

/** One touch. Its first part says what kind of thing it is, the others which one. */
export function touchName(touch: string, names: Record<string, string>, book: Book, phase: string | null): string {
  const [kind = '', first = '', second = ''] = touch.split(':');
  if (kind === 'hand' || kind === 'card') return card(first, book);
  if (kind === 'army') return t('touch-army', { name: names[first] ?? first, place: Number(second) });
  if (kind === 'power') return words.find(`touch-power-${parts(phase ?? '').rest[0]}`) ?? t('touch-power');
  const named = words.find(first ? `touch-${kind}-${first}` : `touch-${kind}`);
  if (named !== null) return named;
  return words.find(`touch-${kind}`, { number: Number(first) || 0 }) ?? touch;
}

/** All touches of a move, one after the other. */
export function moveName(touches: string[], names: Record<string, string>, book: Book, phase: string | null): string {
  return touches.map((touch) => touchName(touch, names, book, phase)).join(' → ');
}

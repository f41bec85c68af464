// A hint in words.

import type { Hint } from '../../lib/wire.ts';
import type { Words } from '../shared/words.ts';
import { split } from '../shared/touch.ts';

export function hintText(words: Words, hint: Hint, name: (card: string) => string): string {
  const [first, ...rest] = hint.touches.map(split);
  if (!first) return '';
  const [kind, of] = first;
  if (kind === 'claim') return words('stb-hint-claim', { stone: Number(of) });
  if (kind === 'pile') return words('stb-hint-pile', { pile: of });
  if (kind !== 'hand') return words('stb-hint-end');
  const [next] = rest;
  return next?.[0] === 'stone'
    ? words('stb-hint-place', { card: name(of), stone: Number(next[1]) })
    : words('stb-hint-card', { card: name(of) });
}

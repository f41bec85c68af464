// What an action was, for those who listen.

import type { Words } from '../shared/words.ts';
import { cardName, type Edition } from './names.ts';

/** A sentence about an action in notation; empty where there is nothing to say. */
export function told(words: Words, action: string, name: string, edition: Edition): string {
  let match: RegExpExecArray | null;
  if ((match = /^(\w\w)@(\d)$/.exec(action)))
    return words('stb-did-place', { name, card: cardName(words, match[1]!, edition), stone: Number(match[2]) });
  if ((match = /^!(\d)$/.exec(action))) return words('stb-did-claim', { name, stone: Number(match[1]) });
  if ((match = /^(RC|ST|BN|TR)/.exec(action)))
    return words('stb-did-ruse', { name, card: cardName(words, match[1]!, edition) });
  if (action === 'pass') return words('stb-did-pass', { name });
  if (action.startsWith('+')) return words('stb-did-draw', { name, pile: action[1] === 't' ? 'tactic' : 'clan' });
  return '';
}

/** The cards that an action put somewhere or took from there: the ones to look at. */
export function touchedCards(action: string): string[] {
  return /^(?:(?:ST|BN|TR):)?(\w\w)@/.exec(action)?.slice(1) ?? [];
}

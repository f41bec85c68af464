// Actions in sentences, for screen readers.

import type { Phrase } from '../../lib/wire.ts';
import type { ActedEvent } from '../shared/controller.svelte.ts';
import { capital, type Words } from '../shared/words.ts';
import { faceName, guardName, spaceName } from './names.ts';
import type { Colour } from './parse.ts';

/** A sentence about an action of the player `name`. */
export const describeEvent = (words: Words, event: ActedEvent, name: string, towers: number): string => describePhrase(words, event.phrase, name, towers);

export function describePhrase(words: Words, { key, args }: Phrase, name: string, towers: number): string {
  const face = args.face ? faceName(words, args.face) : '';
  const place = args.space ? spaceName(words, Number(args.space), towers) : '';
  const guard = args.guard ? guardName(words, args.guard as Colour) : '';
  if (key === 'bg-step-fill') return words('bgb-did-fill', { name, side: args.path ?? 'N' });
  if (key === 'bg-step-use') return words('bgb-did-use', { name, side: args.path ?? 'N', count: Number(args.tiles) });
  if (key.startsWith('bg-step-turn')) {
    const how = key.slice('bg-step-turn-'.length) || 'more';
    const turned = words('bgb-did-turn', { name, face, how });
    if (how !== 'walked') return turned;
    return [turned, words('bgb-did-walked', { guard: capital(guard), place, steps: Number(args.steps) }), ...consequences(words, args)].join(' ');
  }
  if (key === 'bg-step-walk') return [words('bgb-did-walk', { name, guard, place, way: args.way ?? 'cw' }), ...consequences(words, args)].join(' ');
  if (key === 'bg-step-go') return [words('bgb-did-go', { name, guard, place }), ...consequences(words, args)].join(' ');
  return describeEvidence(words, { key, args }, towers);
}

/** What the rules say about a way of a guard, with the names of gates; empty for other phrases. */
export function describeEvidence(words: Words, { key, args }: Phrase, towers: number): string {
  const named = /^bg-evidence-(walk|fortress|home)$/.exec(key);
  if (!named || !args.space) return '';
  const numbers = Object.fromEntries(['steps', 'cw', 'ccw'].map((name) => [name, Number(args[name] ?? 0)]));
  return words(`bgb-evidence-${named[1]!}`, { ...args, ...numbers, place: spaceName(words, Number(args.space), towers) });
}

/** What else a walk led to. */
function consequences(words: Words, args: Record<string, string | undefined>): string[] {
  const guard = args.guard as Colour;
  return [
    args.fetched === 'yes' ? words('bgb-did-fetch', { guard: capital(guardName(words, guard)) }) : '',
    args.sent && args.sent !== 'none' ? words('bgb-did-send', { guard: capital(guardName(words, args.sent as Colour)) }) : '',
    args.won === 'yes' ? words('bgb-did-home', { guard: capital(guardName(words, guard)) }) : '',
  ].filter(Boolean);
}

/** The tile and the guard that an action touched. */
export function touchedThings(event: ActedEvent): string[] {
  const { tile, guard } = event.phrase.args;
  return [...(tile ? [`tile:${tile}`] : []), ...(guard ? [`guard:${guard}`] : [])];
}

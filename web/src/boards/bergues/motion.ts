// Animates the change of a position: tiles turn over and move, guards walk along the rampart.

import type { EventView } from '../../lib/wire.ts';
import type { Layout } from './layout.ts';
import type { Colour, View } from './parse.ts';
import { guardPlace, slotPlace, tilePlace, type Place } from './places.ts';
import { trail, type Point } from './ring.ts';

const LEG = 430;
const STEP = 230;
const EASE = 'cubic-bezier(.3,.7,.3,1)';

/** The tile that was turned over, from the views, or from the events if both sides look the same. */
export function turnedTile(before: View, after: View, last: readonly EventView[]): number | null {
  const seen = after.tiles.find((tile, index) => tile.up !== before.tiles[index]!.up);
  if (seen) return seen.number;
  for (const event of [...last].reverse()) {
    const tile = event.type === 'acted' ? /^f(\d+)$/.exec(event.action) : null;
    if (tile) return before.phase === 'flip' ? Number(tile[1]) : null;
  }
  return null;
}

const from = (was: Place, now: Place): string => `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.size / now.size})`;

/** Animates the tiles and returns the duration, for which guards wait in the junior game. */
export function moveTiles(root: HTMLElement, before: View, after: View, layout: Layout, turned: number | null): number {
  let length = 0;
  // A tile that leaves the path is shown there first.
  const side = before.side;
  const here = turned !== null && side ? slotPlace(layout, side, before.paths[side].length) : null;
  const stays = turned !== null && side !== null && after.paths[side].includes(turned);
  const pause = here && !stays ? LEG + (after.junior ? 900 : 650) : 0;
  // The symbol that it repeats is marked, which is why the path is complete.
  const face = turned === null ? '' : after.tiles[turned - 1]!.up;
  if (pause && side)
    for (const number of before.paths[side])
      if (before.tiles[number - 1]!.up === face)
        root.querySelector(`[data-tile="${number}"] .turn`)?.animate([{ scale: 1 }, { scale: 1.22 }, { scale: 1 }], { duration: 320, delay: LEG, iterations: 2 });
  for (const { number } of after.tiles) {
    const element = root.querySelector<HTMLElement>(`[data-tile="${number}"]`);
    if (!element) continue;
    const [was, now] = [tilePlace(before, layout, number), tilePlace(after, layout, number)];
    const away = Math.hypot(was.x - now.x, was.y - now.y) > 2;
    if (number === turned && here) {
      const all = pause ? pause + LEG : LEG;
      const frames = pause
        ? [
            { transform: from(was, now), zIndex: 9, easing: EASE },
            { transform: from(here, now), zIndex: 9, offset: LEG / all },
            { transform: from(here, now), zIndex: 9, offset: pause / all, easing: EASE },
            { transform: 'none', zIndex: 9 },
          ]
        : [{ transform: from(was, now), zIndex: 9, easing: EASE }, { transform: 'none', zIndex: 9 }];
      element.animate(frames, { duration: all });
      element
        .querySelector('.turn')
        ?.animate([{ transform: 'rotateY(180deg) scale(1)' }, { transform: 'rotateY(90deg) scale(1.18)' }, { transform: 'rotateY(0deg) scale(1)' }], { duration: LEG, easing: 'ease-in-out' });
      length = Math.max(length, all);
    } else if (away) {
      element.animate([{ transform: from(was, now), zIndex: 8 }, { transform: 'none', zIndex: 8 }], { duration: LEG, delay: pause, easing: EASE, fill: 'backwards' });
      length = Math.max(length, pause + LEG);
    }
  }
  return length;
}

export interface Walk {
  /** Steps, clockwise if positive; several entries if the guard turns round. */
  legs: number[];
}

/** The walk of a guard by the events, else the shorter way. */
export function walkOf(before: View, after: View, colour: Colour, last: readonly EventView[]): Walk | null {
  const [was, now] = [before, after].map((view) => view.guards.find((guard) => guard.colour === colour));
  if (!was || !now) return null;
  const { spaces } = after;
  const clockwise = (now.space - was.space + spaces) % spaces;
  const action = last.findLast((event) => event.type === 'acted' && event.phrase.args.guard === colour && (!event.phrase.args.space || Number(event.phrase.args.space) === now.space));
  if (action?.type === 'acted') {
    if (clockwise === 0 && was.walked === null) return null;
    if (action.action === 'cw') return { legs: [clockwise] };
    if (action.action === 'ccw') return { legs: [clockwise - spaces] };
    if (action.action.startsWith('go')) return null;
    const steps = Number(action.phrase.args.steps ?? 0);
    if (was.walked !== null && steps) {
      // A guard that passes its own gate walks back the rest.
      const room = spaces - was.walked;
      return { legs: steps > room ? [room, room - steps] : [steps] };
    }
  }
  return clockwise === 0 ? null : { legs: [clockwise <= spaces / 2 ? clockwise : clockwise - spaces] };
}

/** The frames of a walk, with a hop between spaces. */
function stations(layout: Layout, start: number, walk: Walk): { at: Point; hop: boolean }[] {
  const found: { at: Point; hop: boolean }[] = [];
  let space = start;
  for (const leg of walk.legs) {
    const points = trail(layout.ring, layout.spaces.length, space, leg);
    points.forEach((at, index) => {
      if (index > 0 && index % 4 === 0) found.push({ at, hop: index % 8 === 4 });
    });
    space += leg;
  }
  return found;
}

/** Animates the guards and returns when the walking guard arrives. */
export function moveGuards(root: HTMLElement, before: View, after: View, layout: Layout, last: readonly EventView[], delay: number): number {
  const walker = last.findLast((event) => event.type === 'acted' && event.phrase.args.guard);
  const first = walker?.type === 'acted' ? walker.phrase.args.guard : null;
  const order = [...after.guards].sort((a, b) => Number(b.colour === first) - Number(a.colour === first));
  let wait = delay;
  for (const { colour, space } of order) {
    const element = root.querySelector<HTMLElement>(`[data-guard="${colour}"]`);
    const standing = before.guards.find((guard) => guard.colour === colour);
    if (!element || !standing) continue;
    const [was, now] = [guardPlace(before, layout, colour), guardPlace(after, layout, colour)];
    const walk = standing.space === space && colour !== first ? null : walkOf(before, after, colour, last);
    if (!walk && Math.hypot(was.x - now.x, was.y - now.y) < 1 && was.size === now.size) continue;
    const middle = walk ? stations(layout, standing.space, walk).slice(0, -1) : [];
    const b = layout.band;
    const frames = [
      { transform: from(was, now), zIndex: 20 },
      ...middle.map(({ at, hop }) => ({ transform: from({ x: at.x, y: at.y - b * (hop ? 0.34 : 0.1), size: was.size }, now), zIndex: 20 })),
      { transform: 'none', zIndex: 20 },
    ];
    const steps = walk ? walk.legs.reduce((sum, leg) => sum + Math.abs(leg), 0) : 0;
    const duration = steps ? Math.min(2400, STEP * steps) : LEG;
    element.animate(frames, { duration, delay: wait, easing: steps ? 'linear' : EASE, fill: 'backwards' });
    // A guard that is sent home leaves when the other one arrives.
    if (colour === first) wait += duration;
  }
  return wait;
}

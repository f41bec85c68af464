// Every kind of action of every game, made on its board from a recorded position: all tactic cards, all powers, all
// tiles and directions. The positions come from games/*/tests/fixtures.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Study } from '../src/lib/wire.ts';
import { write } from '../src/study/address.ts';
import { request, byMouse, expect, test } from './table.ts';

interface Game {
  players: number;
  start: string;
  steps: { phase: string; legal: string; position: string }[];
}

/** The kind of an action, without cards and places. */
const KINDS: Record<string, (action: string, phase: string) => string> = {
  'schotten-totten': (action, phase) => {
    const tactic = /^(J1|J2|SP|SB|BM|MF|RC|ST|BN|TR)/.exec(action)?.[1];
    if (tactic) return tactic + (action.endsWith('>x') ? ' to the discard' : '');
    if (/@/.test(action)) return 'place';
    return `${/^[!-]/.test(action) ? action[0] : action} in ${phase.replace(/\d/, '')}`;
  },
  'lords-of-scotland': (action, phase) => `${action.replace(/[+-].*/, (muster) => `muster ${muster[0]}`).replace(/:.*|\d+$/, '')} in ${phase.replace(/\d/, '')}`,
  bergues: (action, phase) => `${action.replace(/\d+/, '')} in ${phase.replace(/\d/g, '')}`,
};

/** One position for each kind of action. */
function cases(game: string): Map<string, { position: string; action: string }> {
  const path = resolve(import.meta.dirname, `../../games/${game}/tests/fixtures/playthroughs.jsonl`);
  const found = new Map<string, { position: string; action: string }>();
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const { start, steps } = JSON.parse(line) as Game;
    let position = start;
    for (const step of steps) {
      for (const action of step.legal.split(' ')) {
        const kind = KINDS[game]!(action, step.phase);
        if (!found.has(kind)) found.set(kind, { position, action });
      }
      position = step.position;
    }
  }
  return found;
}

for (const [game, least] of [['schotten-totten', 20], ['lords-of-scotland', 18], ['bergues', 10]] as const)
  test(`${game}: every kind of action on the board`, async ({ page }) => {
    const all = cases(game);
    expect(all.size).toBeGreaterThanOrEqual(least);
    await page.goto('/study');
    for (const [kind, { position, action }] of all)
      await test.step(`${kind}: ${action}`, async () => {
        await page.goto(`/study${write({ position, actions: [] })}`);
        const study = await request<Study>(page, 'POST', '/study', { position });
        const move = study.moves.find((one) => one.action === action);
        expect(move, `${action} can be done`).toBeTruthy();
        await expect(page.locator('[data-open]')).toHaveAttribute('data-open', position);
        await byMouse(page, move!);
        await expect(page).toHaveURL((url) => new URLSearchParams(url.hash.slice(1)).get('a') === action);
        await expect(page.locator('ol.steps li').last()).not.toHaveClass(/muted/);
      });
  });

test('a position that is none is refused with the reason', async ({ page }) => {
  await page.goto('/study');
  await page.getByRole('textbox').fill('st 2016 nonsense');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('alert')).toContainText(/position|field|border/i);
});

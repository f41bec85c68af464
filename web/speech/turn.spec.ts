// A whole turn of each game by keyboard and ear: everything that is needed is spoken, in words and not in codes.

import type { State } from '../src/lib/wire.ts';
import { createTable, expect, loadState, test, waitForTurn } from '../e2e/table.ts';
import { Reader } from './reader.ts';

/** What no listener understands: codes of cards and touches, keys of messages, technical words. */
const CODES = /\b[a-z]+:[a-z0-9]+\b|\b[rogbpy]\d\b|\bundefined\b|\[object|\b[a-z]{2,}-[a-z]+-[a-z]+\b|\{ ?\$/;

const TURNS = [
  ['schotten-totten', 'en-GB', 'en-gb', /turn/, /Lamb (plays|draws)/],
  ['lords-of-scotland', 'en-GB', 'en-gb', /recruit|muster/i, /Lamb/],
  ['bergues', 'en-GB', 'en-gb', /path|tile/i, /Lamb|Winoc|guard/i],
  ['schotten-totten', 'fr-FR', 'fr', /À vous de jouer/, /joue|pioche/],
  ['schotten-totten', 'de-DE', 'de', /an der Reihe/, /spielt|legt|zieht/],
  ['schotten-totten', 'es-ES', 'es', /turno/, /juega|coloca|roba/],
] as const;

for (const [game, locale, voice, asks, tells] of TURNS)
  test.describe(`${game} ${locale}`, () => {
    test.use({ locale });
    test('a turn can be played by ear', async ({ page }) => {
      const reader = new Reader(page, voice);
      await reader.start();
      await createTable(page, { game, options: { first: 'A' }, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
      const before = await waitForTurn(page, -1);
      let announced = '';
      const listen = async () => (announced += ` ${await reader.announcements()}`);
      await expect.poll(listen, { message: 'what is to be done is announced' }).toMatch(asks);

      // The first thing that Tab reaches on the board, and from there to everything that can be chosen.
      const isOnBoard = () => page.evaluate(() => document.activeElement?.closest('[data-nav]') !== null);
      for (let step = 0; step < 60 && !(await isOnBoard()); step++) {
        await page.keyboard.press('Tab');
        await reader.focus();
      }
      expect(await isOnBoard(), 'the board is reached with Tab').toBe(true);

      announced = '';
      let state: State = before;
      for (let step = 0; step < 40 && state.status === 'playing' && state.turn_number === before.turn_number && state.turn === state.me; step++) {
        const { at } = state;
        // The touches of one move, each found by its name with the arrow keys.
        for (const touch of state.moves[0]!.touches) {
          await page.locator(`[data-touch~="${touch}"]`).first().focus();
          const name = await reader.focus();
          expect(name, `${touch} has a name`).not.toBe('');
          await page.keyboard.press('Enter');
          await listen();
        }
        const alone = state.moves.length === 1;
        await expect.poll(async () => (state = await loadState(page)).at, { message: alone ? 'the only move' : 'the move' }).not.toBe(at);
      }
      await waitForTurn(page, before.at);
      await expect.poll(listen, { message: 'what the opponent did is announced' }).toMatch(tells);
      await expect.poll(listen, { message: 'it is the own turn again' }).toMatch(asks);

      expect(reader.spoken.length).toBeGreaterThan(5);
      for (const text of reader.spoken) {
        expect(text, 'words, not codes').not.toMatch(CODES);
        expect(reader.phonemes(text).length, `"${text}" can be spoken`).toBeGreaterThan(0);
      }
      reader.record(`test-results/speech/${game}-${voice}.wav`);
    });
  });

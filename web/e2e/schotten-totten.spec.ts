import { byMouse, choose, expect, loadState, waitForTurn, playGame, createTable, test, elementOf, type Hand } from './table.ts';
import type { NewTable } from '../src/lib/wire.ts';

const against = (level: string, options: Record<string, string | number | boolean> = {}): NewTable => ({
  game: 'schotten-totten',
  options,
  seats: [{ type: 'me' }, { type: 'bot', level }],
});

test('one click, and a whole game against a bot by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const end = await playGame(page, byMouse);
  expect(end.status).toBe('over');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.getByRole('link', { name: /replay/i }).first().click();
  await expect(page).toHaveURL(/replay/);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page }) => {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.touch ?? '');
  const byKeyboard: Hand = async (page, move) => {
    for (const touch of move.touches) {
      const [kind, what] = touch.split(':');
      if (kind === 'hand') {
        for (const arrow of ['ArrowRight', 'ArrowLeft']) {
          if ((await focused()) !== touch) await page.keyboard.press('h');
          for (let step = 0; step < 8 && (await focused()) !== touch; step++) await page.keyboard.press(arrow);
        }
        expect(await focused()).toBe(touch);
        await page.keyboard.press('Enter');
      } else if (kind === 'stone') await page.keyboard.press(what!);
      else if (kind === 'claim') {
        await page.keyboard.press(what!);
        await page.keyboard.press('Enter');
      } else if (kind === 'pile' || kind === 'end') await page.keyboard.press('d');
      else if (kind === 'pass') await page.keyboard.press('p');
      else throw new Error(`no key for ${touch}`);
    }
  };
  await createTable(page, against('lamb'));
  await waitForTurn(page, -1);
  // The board is reached by Tab, as everything else is.
  for (let step = 0; step < 60 && !(await focused()).startsWith('hand:'); step++) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^hand:/);
  expect((await playGame(page, byKeyboard)).status).toBe('over');
});

test('a whole game with tactics', async ({ page }) => {
  await createTable(page, against('lamb', { tactics: true }));
  const tactic = (state: Parameters<typeof choose>[0], turn: number) =>
    state.moves.find((move) => /^(ST|BN|TR|RC|J|SP|SB|MF|BM)/.test(move.action)) ??
    state.moves.find((move) => move.action === '+t') ??
    choose(state, turn);
  const end = await playGame(page, byMouse, 400, tactic);
  expect(end.status).toBe('over');
});

test('a claim that cannot be proved is refused and explained', async ({ page }) => {
  await createTable(page, against('lamb'));
  let state = await waitForTurn(page, -1);
  const at = state.at;
  // Nothing lies at stone 5 yet: pointing at it says what is missing.
  await elementOf(page, 'stone:5').hover();
  await page.keyboard.press('Escape');
  await elementOf(page, 'stone:5').focus();
  await page.keyboard.press('e');
  await expect(page.getByText(/needs|must be complete|still missing/i).first()).toBeVisible();
  state = await loadState(page);
  expect(state.at).toBe(at);
});

test('in mid-move the connection breaks, and the move is not lost', async ({ page, context }) => {
  await createTable(page, against('lamb'));
  const state = await waitForTurn(page, -1);
  const move = choose(state, 0);
  await elementOf(page, move.touches[0]!).click();
  await context.setOffline(true);
  await elementOf(page, move.touches[1]!).click();
  await context.setOffline(false);
  const after = await waitForTurn(page, state.at);
  expect(after.at).toBeGreaterThan(state.at);
  expect((await playGame(page, byMouse, 6)).ply).toBeGreaterThan(1);
});

test('the server restarts in mid-game, and the game goes on', async ({ page, server }) => {
  await createTable(page, against('drover'));
  const before = await playGame(page, byMouse, 6);
  await server.stop();
  await server.start();
  const after = await playGame(page, byMouse, 6);
  expect(after.ply).toBeGreaterThan(before.ply);
  await server.stop('SIGKILL');
  await server.start();
  expect((await playGame(page, byMouse, 6)).ply).toBeGreaterThan(after.ply);
});

test('two browsers play each other', async ({ page, browser, baseURL }) => {
  await createTable(page, { game: 'schotten-totten', seats: [{ type: 'me' }, { type: 'anyone' }] });
  const other = await (await browser.newContext({ baseURL, locale: 'fr-FR', reducedMotion: 'reduce' })).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: /asseoir|place|jouer/i }).first().click();
  const [one, two] = await Promise.all([playGame(page, byMouse), playGame(other, byMouse)]);
  expect(one.status).toBe('over');
  expect(two.outcome).toEqual(one.outcome);
});

for (const [name, width, height] of [['phone', 360, 740], ['desk', 1440, 900]] as const)
  for (const locale of ['en-GB', 'fr-FR', 'de-DE', 'es-ES'])
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });
      test('nothing is wider than the screen', async ({ page }) => {
        await createTable(page, against('lamb', { tactics: true }));
        await playGame(page, byMouse, 12);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      });
    });

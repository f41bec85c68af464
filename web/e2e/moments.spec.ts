// The moments at a table: what just happened, how fast bots play, why a stone was won, what the signs mean, the result.

import type { Page } from '@playwright/test';
import type { NewTable, State } from '../src/lib/wire.ts';
import { write } from '../src/study/address.ts';
import { byMouse, choose, createTable, expect, loadState, playGame, press, test, waitForTurn } from './table.ts';

const against = (game: string, ...levels: string[]): NewTable => ({ game, seats: [{ type: 'me' }, ...levels.map((level) => ({ type: 'bot' as const, level }))] });
const happened = (page: Page) => page.locator('.happened .text');

/** Collects what the live regions say: a text is removed again after a while. */
const listen = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest('[aria-live=polite]')?.textContent?.trim();
      if (text && text !== said.at(-1)) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
const heard = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));

/** Makes the first legal move that ends the turn with the next ones, until a bot has to play. */
async function playTurn(page: Page): Promise<State> {
  const before = await waitForTurn(page, -1);
  let state = before;
  while (state.status === 'playing' && state.turn === state.me && state.turn_number === before.turn_number) {
    const { at } = state;
    await byMouse(page, choose(state, 1)).catch(() => undefined);
    await expect.poll(async () => (state = await loadState(page)).at).not.toBe(at);
  }
  return state;
}

for (const [game, ...levels] of [['schotten-totten', 'lamb'], ['lords-of-scotland', 'lamb', 'lamb'], ['bergues', 'lamb']] as const)
  test(`${game}: one line says what just happened, in the words of the log, and it is announced once`, async ({ page }) => {
    await listen(page);
    await createTable(page, { ...against(game, ...levels), options: { first: 'A' } });
    await playTurn(page);
    await waitForTurn(page, -1);
    await expect(happened(page)).toContainText(/Lamb/);
    const said = (await happened(page).textContent())!.split(' · ').at(-1)!;
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem').last()).toContainText(said);
    if (game !== 'bergues') await expect.poll(() => heard(page)).toContain(said);
    // Neither the line nor the log is a live region of its own.
    await expect(page.locator('.happened [aria-live], .happened[aria-live], .panel [aria-live]')).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(happened(page)).toBeVisible();
  });

test('step by step, a bot waits for a key or a tap, and nothing is kept back from the player', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText('step by step').click();
  await createTable(page, { ...against('schotten-totten', 'lamb'), options: { first: 'A' } });
  await playTurn(page);
  // The server has moved on; the board shows the player's own turn.
  await expect.poll(async () => (await loadState(page)).turn).toBe('A');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await expect(happened(page)).not.toContainText('Lamb');
  await page.keyboard.press('.');
  await expect(happened(page)).toContainText('Lamb plays');
  await expect(happened(page)).not.toContainText('Lamb draws');
  while (await next.isVisible()) await next.click();
  await expect(happened(page)).toContainText('Lamb draws');
  await expect(page.locator('.board .prompt .text')).toHaveText(/Choose a card|Claim/);
});

test('two bots of one level have different names, and each seat is named once', async ({ page }) => {
  await createTable(page, against('lords-of-scotland', 'laird', 'laird'));
  await waitForTurn(page, -1);
  for (const name of ['Laird Brodie', 'Laird Catriona']) {
    await expect(page.locator('.table').getByText(name, { exact: true })).toHaveCount(1);
    await expect(page.locator('.panel').getByText(name).first()).toBeVisible();
  }
  await createTable(page, against('schotten-totten', 'laird'));
  await waitForTurn(page, -1);
  await expect(page.locator('.table').getByText('Laird', { exact: true })).toHaveCount(1);
});

test('the prompt stands beside no name', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText('step by step').click();
  await createTable(page, { ...against('schotten-totten', 'lamb'), options: { first: 'B' } });
  await expect(page.locator('.say .text')).toHaveText(/Lamb/);
  await expect(page.locator('.say .who')).toHaveCount(0);
});

test('after a claim both formations and what decided are shown, and later too', async ({ page }) => {
  await createTable(page, against('schotten-totten', 'lamb'));
  let state = await waitForTurn(page, -1);
  const moment = page.locator('.moment');
  for (let turn = 0; turn < 200 && state.status === 'playing' && !(await moment.isVisible()); turn++) {
    const { at } = state;
    await byMouse(page, choose(state, turn)).catch(() => undefined);
    state = await waitForTurn(page, at);
  }
  await expect(moment).toContainText(/Stone \d/);
  await expect(moment.locator('.side')).toHaveCount(2);
  await expect(moment).toContainText(/beats|at best|equally strong|no longer/);
  const stone = Number(/Stone (\d)/.exec((await moment.textContent())!)![1]);
  await moment.getByRole('button', { name: 'Close' }).click();
  await expect(moment).toHaveCount(0);
  await page.reload();
  await waitForTurn(page, -1);
  await page.locator(`[data-nav="stone:${stone}"]`).click();
  await expect(page.locator('.sheet .reason')).toContainText(/beats|not complete|equally strong/);
});

for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues'])
  test(`${game}: every sign is explained`, async ({ page }) => {
    await createTable(page, against(game, 'lamb'));
    await page.getByRole('button', { name: 'Signs' }).click();
    const rows = page.getByRole('dialog').locator('.legend li');
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeGreaterThan(20);
  });

test('a pile that can be chosen has its name on it', async ({ page }) => {
  await createTable(page, { ...against('schotten-totten', 'lamb'), options: { tactics: true, first: 'A' } });
  let state = await waitForTurn(page, -1);
  await byMouse(page, state.moves.find((move) => /^hand:[a-z]/.test(move.touches[0]!))!);
  await expect.poll(async () => (state = await loadState(page)).moves.some((move) => move.touches[0] === 'pile:tactic')).toBe(true);
  for (const name of ['Clan pile', 'Tactic pile']) await expect(page.locator('.pile .name', { hasText: name })).toBeVisible();
});

test('no button moves when another one disappears', async ({ page }) => {
  await createTable(page, { ...against('schotten-totten', 'lamb'), options: { first: 'A' } });
  await waitForTurn(page, -1);
  const resign = page.getByRole('button', { name: 'Resign' });
  await expect(page.getByRole('button', { name: 'Call off' })).toBeVisible();
  const before = await resign.boundingBox();
  await playTurn(page);
  await waitForTurn(page, -1);
  await expect(page.getByRole('button', { name: 'Call off' })).toHaveCount(0);
  expect(await resign.boundingBox()).toEqual(before);
});

test('the buttons of a claim and of taking back keep their places', async ({ page }) => {
  const position = 'st 2016x o2|b9/r1r3|-/g9o9|g3g4/-|r7/b2b1|p6/p4|y3y1y2:>/p3p2p1|p9:</b3|g8/-|y6 r2r4r5b4b5b6/r6y9g2g5g7b7 r8r9o1o3o4o5o6o7o8y4y5y7y8g1g6b8p5p7p8/- - 0-0 B.play.0';
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/study${write({ position, actions: [] })}`);
    const [claim, undo] = [page.locator('.prompt button', { hasText: 'Claim stone 6' }), page.locator('.prompt .buttons button').first()];
    await expect(claim!).toBeVisible();
    // A board is measured in the frame in which it appears, and rendered again: before, it is laid out for a wide screen.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    const before = (await claim!.boundingBox())!;
    await press(page, 'hand:r6');
    await expect(undo!).toBeVisible();
    await expect(claim!).toBeHidden();
    const taking = (await undo!.boundingBox())!;
    // A second press on “Undo” does not hit the claim that comes back.
    expect(taking.x + taking.width <= before.x || before.x + before.width <= taking.x || taking.y !== before.y).toBe(true);
    await undo!.click();
    await expect(claim!).toBeVisible();
    expect((await claim!.boundingBox())!.x).toBeCloseTo(before.x, 0);
  }
});

test('Bergues: the memory aid is on in the first games, and no lone 0 stands beside a name', async ({ page }) => {
  for (let game = 1; game <= 4; game++) {
    await createTable(page, against('bergues', 'lamb'));
    await expect(page.getByRole('button', { name: 'Memory aid' })).toHaveAttribute('aria-pressed', game < 4 ? 'true' : 'false');
  }
  await expect(page.locator('.table').getByText('0', { exact: true })).toHaveCount(0);
});

for (const game of ['schotten-totten', 'lords-of-scotland', 'bergues'])
  test(`${game}: the result says who won and by what, and leads on`, async ({ page }) => {
    await createTable(page, against(game, 'lamb'));
    await playGame(page, byMouse);
    const result = page.getByRole('region', { name: /You have (won|lost)|A draw|The game is over/ });
    await expect(result).toBeVisible();
    await expect(result.getByRole('list', { name: 'Final standings' }).getByRole('listitem')).toHaveCount(2);
    await result.getByText('What decided it').click();
    await expect(result.locator('details li').first()).toHaveText(/\w+ .*\w+/);
    await expect(result.getByRole('button', { name: 'Against Drover' })).toBeVisible();
    await expect(result.getByRole('link', { name: 'Replay' })).toBeVisible();
    await expect(page.locator('.celebration')).toHaveCount(0); // reduced motion

    await result.getByRole('button', { name: 'Picture' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    expect((await download).suggestedFilename()).toMatch(/^marchstone-.*\.png$/);
    await page.keyboard.press('Escape');

    await result.getByRole('button', { name: 'Against Drover' }).click();
    await expect(page.getByRole('region', { name: /You have/ })).toHaveCount(0);
    expect((await loadState(page)).seats.map(({ who }) => who?.type === 'bot' && who.level)).toContain('drover');
  });

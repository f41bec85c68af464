// The player aid: one key or one tap at every table.

import { expect, createTable, test } from './table.ts';

const TABLES = [
  ['schotten-totten', { tactics: true }, 'Formations, strongest first', 'Colour run'],
  ['lords-of-scotland', {}, 'The powers of the clans', 'Wemyss'],
  ['bergues', {}, 'The symbols on the tiles', 'Windmill'],
] as const;

for (const [game, options, title, row] of TABLES)
  test(`${game} has a player aid, by key and by tap`, async ({ page }) => {
    await createTable(page, { game, options, seats: [{ type: 'me' }, { type: 'bot', level: 'lamb' }] });
    await expect(page.locator('.board[data-open]')).toBeVisible();
    await page.keyboard.press('o');
    const aid = page.getByRole('dialog');
    await expect(aid.getByRole('heading', { name: title })).toBeVisible();
    await expect(aid.getByRole('listitem').filter({ hasText: row }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(aid).toBeHidden();
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: 'Player aid' }).click();
    await expect(aid.getByRole('heading', { name: title })).toBeVisible();
    const wide = await aid.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

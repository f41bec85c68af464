// Links to rules: from a refusal, from one rule to another, and from the list of rulings. And what is drawn in the text.

import { expect, test } from './table.ts';

test('a refusal leads to its rule, and a rule to those it mentions', async ({ page, context }) => {
  await page.goto('/learn/schotten-totten-passing');
  await page.locator('.task button').first().click();
  const refusal = page.getByRole('status').filter({ hasText: 'The rules say' });
  const opened = context.waitForEvent('page');
  await refusal.getByRole('link', { name: 'Rule ST-T2' }).click();
  const rules = await opened;
  await expect(rules).toHaveURL(/\/rules\/schotten-totten#ST-T2$/);
  const rule = (id: string) => rules.locator(`strong[id="${id}"]`);
  await expect(rule('ST-T2')).toBeInViewport();
  await expect(rule('ST-T2')).toHaveClass('target');

  await rules.getByRole('cell', { name: 'When you may claim' }).getByRole('link', { name: 'ST-T3' }).click();
  await expect(rules).toHaveURL(/#ST-T3$/);
  await expect(rule('ST-T3')).toBeInViewport();
  await expect(rule('ST-T3')).toHaveClass('target');
  await expect(rule('ST-T2')).not.toHaveClass('target');

  await rules.getByRole('listitem').filter({ hasText: '“complete first” means' }).getByRole('link', { name: 'ST-F3' }).click();
  await expect(rule('ST-F3')).toBeInViewport();
});

for (const [game, pieces, count] of [['schotten-totten', '[data-draw="r3 r4 r5"] .mini', 3], ['bergues', '[data-draw="a b c d e f g n"] svg', 8]] as const)
  test(`the rules of ${game} have drawings that fit a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/rules/${game}`);
    await expect(page.locator(pieces)).toHaveCount(count);
    await expect(page.locator('[data-draw]:empty')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

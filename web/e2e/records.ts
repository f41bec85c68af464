// Records that tests open as games on this device.

import { expect, type Page } from '@playwright/test';

const HEADERS = (bot: string) => `[Game "schotten-totten"]
[Options "{\\"edition\\":\\"2016\\",\\"expert\\":false,\\"first\\":\\"A\\",\\"tactics\\":false}"]
[Players "2"]
[Seed "${'7'.padStart(64, '0')}"]
[Date "2026-11-18"]
[A "Ann"]
[B "${bot} (bot)"]
[Rules "2"]
`;

/** A whole game that Ann lost to a lamb, with mistakes on both sides. */
export const LOST_GAME = `${HEADERS('lamb')}
1. r3@1 +c 2. y1@7 +c 3. o5@1 +c 4. g4@8 +c 5. r5@1 +c 6. g3@9 +c 7. o7@2 +c 8. g2@1 +c 9. o9@2 +c 10. b4@4 +c 11.
y5@2 +c 12. b1@3 +c 13. y6@3 +c 14. o8@1 +c 15. y7@3 +c 16. r7@5 +c 17. y8@3 !3 +c 18. p2@2 +c 19. y9@4 +c 20. o4@2 +c
21. g1@4 +c 22. p5@6 +c 23. g5@4 +c 24. r8@5 +c 25. g7@5 +c 26. r2@8 +c 27. g9@5 +c 28. o3@2 !2 +c 29. b2@5 +c 30.
b8@4 +c 31. b6@6 +c 32. b3@8 +c 33. r9@6 +c 34. y2@7 +c 35. b7@6 +c 36. r6@4 !4 +c 37. o2@7 +c 38. y3@7 !7 +c 39. b9@8
+c 40. g6@5 !5 +c 41. p1@8 +c 42. r1@1 !8 B
`;

/** The same deal before the first move, against a bot of this level. */
export const newGame = (level: string): string => `${HEADERS(level)}\n`;

/** Opens a record on the first page, and waits for its table. */
export async function openRecord(page: Page, record: string, home = '/'): Promise<void> {
  await page.goto(home);
  await page.getByLabel('Open a record').setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(page).toHaveURL(/\/t\/local-/);
}

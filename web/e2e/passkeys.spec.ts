import { expect, test } from './table.ts';

test('an account comes back with a passkey instead of its password', async ({ page, server }) => {
  // A virtual authenticator that always agrees. Passkeys need a host name, not an IP address.
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const home = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/account`);
  await page.getByLabel('Name').fill('Ailsa');
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Create an account' }).last().click();
  // A session alone adds no passkey: a thief of it would keep the account.
  const password = page.getByLabel('Your password, to add a passkey');
  await password.fill('a wrong guess');
  await page.getByRole('button', { name: 'Add a passkey for this device' }).click();
  await expect(page.getByText(/wrong|not right|incorrect/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await password.fill('a long secret');
  await page.getByRole('button', { name: 'Add a passkey for this device' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Name').fill('ailsa');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  // Without the authenticator signing in fails.
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Name').fill('Ailsa');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/wrong|not right|incorrect/i)).toBeVisible();
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createAccount, signIn, type TestAccount } from '../support/account.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const account = (name: string) => ({ username: `${name}_${Date.now()}`, password: 'a good secret', firstName: '小美' });

/** A tablet on which the account was created, and a library's computer on which it was signed in to afterwards. */
async function signInTwice(browser: Browser, name: string): Promise<{ mei: TestAccount; tablet: Page; library: Page }> {
  const mei = account(name);
  const tablet = await (await browser.newContext()).newPage();
  await createAccount(tablet, mei);
  const library = await (await browser.newContext({ userAgent: FIREFOX })).newPage();
  await signIn(library, mei);
  return { mei, tablet, library };
}

async function openSessions(page: Page) {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  return page.getByRole('region', { name: 'Where you are signed in' });
}

test('a session in another browser is listed and ended; that browser asks to sign in, this one stays; all others are ended at once', async ({
  browser,
}) => {
  const { mei, tablet, library } = await signInTwice(browser, 'traveller');
  const sessions = await openSessions(tablet);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('You are using it now');
  await expect(sessions.getByRole('listitem').last()).toContainText('Firefox on Windows');
  await expectNoAccessibilityViolations(tablet, 'the security tab');

  await sessions.getByRole('button', { name: 'End Firefox on Windows' }).click();
  await expect(tablet.getByText('Signed out there', { exact: true }).first()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toContainText('You are not signed in anywhere else.');
  // The open page of the other browser notices by itself, because its live stream has been closed.
  await expect(library.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible();
  expect((await library.request.get('/api/simple-user')).status()).toBe(401);
  await library.goto('/');
  await expect(library.getByRole('button', { name: 'Start Your Memory Journey' }).first()).toBeVisible();
  await library.request.post('/api/simple-login', { data: mei });
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await tablet.getByRole('tab', { name: 'Security' }).click();

  // All other sessions are ended after a confirmation.
  await sessions.getByRole('button', { name: 'End all others' }).click();
  const dialog = tablet.getByRole('alertdialog', { name: 'End all others?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all others' }).click();
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await library.request.get('/api/simple-user')).status()).toBe(401);
  await Promise.all([tablet.context().close(), library.context().close()]);
});

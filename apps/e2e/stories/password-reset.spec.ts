import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createAccount, signIn } from '../support/account.ts';
import { runAdminScript } from '../support/installation.ts';
import { waitForMail } from '../support/mailbox.ts';

const NEW_PASSWORD = 'another good secret';
const account = (name: string) => {
  const username = `${name}_${Date.now()}`;
  return { username, password: 'a good secret', firstName: '小美', email: `${username}@example.com` };
};

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save the New Password' }).click();
}

test('a forgotten password is replaced by the link of a mail, which leaves the address bar at once', async ({
  browser,
}) => {
  const mei = account('forgetful');
  const tablet = await (await browser.newContext()).newPage();
  await createAccount(tablet, mei);
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the request for a mail');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your username or your email address');
  await page.getByLabel('Username or email').fill(mei.username);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
  await expectNoAccessibilityViolations(page, 'the notice of the mail');

  const { subject, text } = await waitForMail(mei.email);
  expect(subject).toBe('A new password for Memory');
  const [, link = '', code = ''] = /(http\S+#(\S+))/.exec(text) ?? [];
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer, request.url()));
  // The address has no code before the app has been loaded.
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByLabel('Reset code')).toHaveValue(code);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    code,
  );
  await expectNoAccessibilityViolations(page, 'the new password');
  await choosePassword(page, 'short');
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters');
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByText('New password saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(referrers.join(' ')).not.toContain(code.slice(0, 9));

  expect((await tablet.request.get('/api/simple-user')).status()).toBe(401);
  await expect(tablet.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible();
  await signIn(page, { ...mei, password: NEW_PASSWORD });
  await page.goBack();
  expect(page.url()).not.toContain(code.slice(0, 9));

  // A link that was used before says so, also in a browser that is signed in.
  await page.goto(link);
  await choosePassword(page, 'yet another secret');
  await expect(page.getByRole('alert')).toContainText('This reset code is not valid');
  await expect(page.getByLabel('Reset code')).toBeFocused();
  await Promise.all([tablet.context().close(), page.context().close()]);
});

test('an unknown name gets the same page as a known one; a code from an administrator is typed by hand; the same page takes a second link', async ({
  page,
}) => {
  const tom = account('without_mail');
  await page.request.post('/api/simple-register', { data: { ...tom, email: '' } });
  await page.context().clearCookies();
  const { code: exitCode, out } = await runAdminScript('passwords:reset', tom.username);
  expect(exitCode).toBe(0);
  const [, code = ''] = /is (\S+)\n/.exec(out) ?? [];
  expect(out).toContain(`/reset-password#${code}`);

  await page.goto('/forgot-password');
  await page.getByLabel('Username or email').fill('no-such-person');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Username or email')).toBeVisible();
  await page.getByRole('link', { name: 'I have a reset code' }).click();
  await page.getByRole('button', { name: 'Save the New Password' }).click();
  await expect(page.getByText('Please enter the reset code')).toBeVisible();
  await page.getByLabel('Reset code').fill('2222-2222');
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('This reset code is not valid');
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();

  await page.evaluate((fragment) => window.location.assign(`#${fragment}`), code);
  await expect(page.getByLabel('Reset code')).toHaveValue(code);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('Reset code').fill(code.toLowerCase().replaceAll('-', ' '));
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByText('New password saved', { exact: true })).toBeVisible();
  await signIn(page, { ...tom, password: NEW_PASSWORD });
});

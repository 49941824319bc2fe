import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { type TestAccount, clearSessionCookies, registerAccount, signIn, signOut } from '../support/account.ts';
import { addVirtualAuthenticator, authenticatorCode } from '../support/authenticator.ts';
import { runAdminCommand } from '../support/installation.ts';

const account = (name: string): TestAccount => ({
  username: `${name}_${Date.now()}_${Math.floor(Math.random() * 1_000)}`,
  password: 'a good secret',
  firstName: 'Li',
});
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const secondStep = (page: Page): Locator => page.getByRole('heading', { name: 'One more step' });
const isSignedIn = async (page: Page): Promise<boolean> => (await page.request.get('/api/simple-user')).ok();

async function openSecondFactor(page: Page): Promise<Locator> {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  return page.getByRole('region', { name: 'Second factor' });
}

async function confirmPassword(page: Page, { password }: TestAccount): Promise<void> {
  const confirmation = dialog(page, 'Is it really you?');
  await confirmation.getByLabel('Password', { exact: true }).fill(password);
  await confirmation.getByRole('button', { name: 'Continue' }).click();
  await expect(confirmation).toHaveCount(0);
}

/** Stores the recovery codes that the open dialog shows. @returns the codes */
async function storeRecoveryCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'Store your recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const texts = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(codes).toHaveCount(0);
  return texts;
}

/** Sets up an authenticator app in the open section, as the first factor. @returns its key, the code of the set-up and the recovery codes */
async function setUpApp(page: Page, user: TestAccount) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await confirmPassword(page, user);
  const setup = dialog(page, 'Set up an authenticator app');
  const key = (await setup.locator('code').textContent()) ?? '';
  const usedCode = authenticatorCode(key);
  await setup.getByLabel('Six-digit code').fill(usedCode);
  await setup.getByRole('button', { name: 'Confirm' }).click();
  return { key, usedCode, recoveryCodes: await storeRecoveryCodes(page) };
}

/** Enters the password on another device, up to the second step. */
async function enterPassword(page: Page, { username, password }: TestAccount): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(secondStep(page)).toBeVisible();
}

test('an authenticator app is set up and asked for at the next sign-in, which its cancellation and too many wrong codes end; recovery codes replace it once', async ({
  page,
  browser,
}) => {
  const teacher = account('teacher');
  await registerAccount(page, teacher);
  const section = await openSecondFactor(page);
  await expect(section).toContainText('Meant for adults');
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(dialog(page, 'Is it really you?').getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Is it really you?')).toHaveCount(0);

  const { key, usedCode, recoveryCodes } = await setUpApp(page, teacher);
  await expect(section.getByText('On', { exact: true })).toBeVisible();
  await expect(section.getByText('10 codes left')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the second factor');

  // New codes are downloaded as text, and the dialog warns before it is closed.
  await section.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  const codes = dialog(page, 'Store your recovery codes');
  await expect(codes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toContainText('they are not shown again');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('memory-recovery-codes.txt');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain(teacher.username);
  const newCodes = await codes.getByRole('listitem').allTextContents();
  expect(lines.slice(4, -1)).toEqual(newCodes);
  expect(newCodes.filter((newCode) => recoveryCodes.includes(newCode))).toEqual([]);
  await codes.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(newCodes[9]);
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(codes).toHaveCount(0);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterPassword(phone, teacher);
  expect(await isSignedIn(phone)).toBe(false);
  const code = phone.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expectNoAccessibilityViolations(phone, 'the second step');

  // A sign-in that is cancelled or has too many wrong codes starts again with the password.
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await expect(phone.getByLabel('Username')).toBeFocused();
  // The page does not wait for the response to the cancellation.
  await expect.poll(async () => (await phone.request.get('/api/sign-in/second-factor')).status()).toBe(404);
  await enterPassword(phone, teacher);
  for (const guess of ['000000', '000001', '000002', '000003']) {
    await code.fill(guess);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('alert')).toContainText('This code is not right');
    await expect(phone.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  }
  await code.fill('000004');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('This sign-in has ended.');
  await expect(phone.getByLabel('Username')).toBeVisible();
  expect(await isSignedIn(phone)).toBe(false);

  await enterPassword(phone, teacher);
  await code.fill(usedCode);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('This code is not right');
  await expect(code).toBeFocused();
  // A phone may unload the page while its user looks at the code in the app.
  await phone.reload();
  await code.fill(authenticatorCode(key, 'next'));
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Welcome back!', { exact: true })).toBeVisible();
  expect(await isSignedIn(phone)).toBe(true);

  const library = await (await browser.newContext()).newPage();
  await enterPassword(library, teacher);
  await library.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await library.getByLabel('Recovery code').fill(newCodes[0]?.toLowerCase().replaceAll('-', ' ') ?? '');
  await library.getByRole('button', { name: 'Confirm' }).click();
  await expect(library.getByText('Welcome back!', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(section.getByText('9 codes left')).toBeVisible();

  await section.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await clearSessionCookies(library);
  await signIn(library, teacher);
  await Promise.all([phone.context().close(), library.context().close()]);
});

test('a passkey is added, signs in, and is removed', async ({ page }) => {
  const teacher = account('passkey');
  await addVirtualAuthenticator(page);
  await registerAccount(page, teacher);
  const section = await openSecondFactor(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page, 'Add a passkey').getByLabel('Name').fill('小李的电脑');
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Create the passkey' }).click();
  await confirmPassword(page, teacher);
  await storeRecoveryCodes(page);
  await expect(section.getByRole('listitem')).toContainText('小李的电脑');
  await expect(section.getByRole('listitem')).toContainText('Not used yet');

  // The device itself refuses to make a second passkey for the same account.
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Create the passkey' }).click();
  await expect(dialog(page, 'Add a passkey').getByRole('alert')).toHaveText(
    'This device already has a passkey of your account.',
  );
  await page.keyboard.press('Escape');

  await signOut(page);
  await enterPassword(page, teacher);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();

  await openSecondFactor(page);
  await expect(section.getByRole('listitem')).toContainText('Last used');
  await section.getByRole('button', { name: 'Remove 小李的电脑' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await confirmPassword(page, teacher);
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
});

test('an account that must have a second factor sets one up before anything else', async ({ page }) => {
  const admin = account('principal');
  await registerAccount(page, admin);
  expect(await runAdminCommand('second-factor:require', admin.username)).toMatchObject({ code: 0 });
  await page.goto('/auth');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'First, a second factor' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the required set-up');
  await page.goto('/vocabulary');
  await expect(page.getByRole('heading', { name: 'First, a second factor' })).toBeVisible();
  await setUpApp(page, admin);
  await page.getByRole('button', { name: 'Continue to Memory' }).click();
  await expect(page.getByText('No memories yet')).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { clearSessionCookies, createAccount, registerAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';

const newAccount = (name: string) => ({
  username: `${name}_${Date.now()}`,
  password: 'a good secret',
  firstName: 'Ming',
});
const serverError = { status: 500, json: { statusCode: 500, code: 'internal', message: 'The server is tired.' } };
const notificationRegion = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Expects the text exactly once: the live region for screen readers must not contain a second copy. */
async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(notificationRegion(page).getByText(text)).toBeVisible();
}

/** Delays matching requests until the returned function is called. */
async function holdRequests(page: Page, url: string, method: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

const failRequests = (page: Page, url: string, method: string) =>
  page.route(url, (route) => (route.request().method() === method ? route.fulfill(serverError) : route.continue()));

test('pending requests show their label; nothing is shown before the session is known', async ({ page }) => {
  const ming = newAccount('ming');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Username').fill(ming.username);
  // Exactly one field has this name.
  await page.getByLabel('Password').fill(ming.password);
  let release = await holdRequests(page, '**/api/simple-register', 'POST');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  release();
  await expect(page.getByText('No memories yet')).toBeVisible();

  release = await holdRequests(page, '**/api/simple-user', 'GET');
  await page.reload();
  await expect(page.getByText('Loading your memories...')).toBeVisible();
  await expect(page.getByText('Start Your Memory Journey')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save Memory' })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Save Memory' })).toBeVisible();

  await page.goto('/vocabulary');
  for (const [act, pending] of [
    ['Extract from Memories', 'Extracting...'],
    ['Fix Unknown', 'Fixing...'],
  ] as const) {
    release = await holdRequests(page, '**/api/vocabulary/*', 'POST');
    await page.getByRole('button', { name: act }).click();
    await expect(page.getByRole('button', { name: pending })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: act })).toBeEnabled();
  }

  await clearSessionCookies(page);
  await page.goto('/auth');
  await page.getByLabel('Username').fill(ming.username);
  await page.getByLabel('Password').fill(ming.password);
  release = await holdRequests(page, '**/api/simple-login', 'POST');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  release();
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.');

  await page.route('**/api/public-timeline*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  );
  await page.goto('/public-timeline');
  await expect(page.getByRole('heading', { name: 'No Public Memories Yet' })).toBeVisible();
});

test('a toast closes after five seconds or with a swipe to the right', async ({ page }) => {
  await page.clock.install();
  await createAccount(page, newAccount('tao'));
  const save = page.getByRole('button', { name: 'Save Memory' });
  await save.click();
  await expectToast(page, 'Title Required', 'Please add a title for your memory.');
  await page.clock.fastForward(5_000);
  await expect(notificationRegion(page).getByRole('listitem')).toHaveCount(0);

  await save.click();
  const message = notificationRegion(page).getByRole('listitem');
  await expect(message).toBeVisible();
  const pull = async (pixels: number): Promise<void> => {
    const box = await message.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 5 });
    await page.mouse.up();
  };
  await pull(40);
  await expect(message).toBeVisible();
  await pull(60);
  await expect(message).toHaveCount(0);
});

test('failed requests show the messages of the specification, and typed text stays', async ({ page }) => {
  await createAccount(page, newAccount('lei'));
  const [title, save] = [page.getByLabel('Title'), page.getByRole('button', { name: 'Save Memory' })];
  await page.getByLabel('Content').fill('你好');
  await title.fill('One');
  const release = await holdRequests(page, '**/api/journal-entries', 'POST');
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(title).toHaveValue('');
  // The next entry can be saved at once.
  await title.fill('Two');
  await save.click();
  await expect(entryCard(page, 'Two')).toBeVisible();

  await title.fill('x'.repeat(300));
  await save.click();
  await expect(page.getByText('This has 300 characters; 200 is the most.')).toBeVisible();
  await expect(title).toHaveValue('x'.repeat(300));
  await title.fill('Three');
  await failRequests(page, '**/api/journal-entries', 'POST');
  await save.click();
  await expectToast(page, 'Error', 'Failed to save your memory. Please try again.');
  await expect(title).toHaveValue('Three');
  await page.unroute('**/api/journal-entries');
  await saveEntry(page);

  await failRequests(page, '**/api/upload/media', 'POST');
  await page.getByLabel('Add pictures or videos').setInputFiles({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
  });
  await expectToast(page, 'Upload failed', 'Failed to upload files. Please try again.');

  await entryCard(page, 'One').getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Cannot Share', 'This memory is not public and cannot be shared.');
});

test('failures on a card, in its dialogs and in the book show messages and lose nothing', async ({ page }) => {
  await registerAccount(page, newAccount('hua'));
  await page.request.post('/api/journal-entries', { data: { title: 'Ours', content: '你好', isPublic: true } });
  await page.goto('/');
  const card = entryCard(page, 'Ours');
  const anyOf = '**/api/journal-entries/*';

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await card.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Copy Failed', 'Failed to copy share link to clipboard.');

  await failRequests(page, anyOf, 'PATCH');
  await card.getByRole('button', { name: /Privacy/ }).click();
  await page.getByRole('menuitemradio', { name: /Private/ }).click();
  await expectToast(page, 'Error', 'Failed to update privacy setting.');
  await expect(card.getByRole('button', { name: /Privacy/ })).toContainText('Public');

  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
  await dialog.getByLabel('Title').fill('Ours, mended');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Update Failed', serverError.json.message);
  await expect(dialog.getByLabel('Title')).toHaveValue('Ours, mended');

  await page.unroute(anyOf);
  await failRequests(page, anyOf, 'DELETE');
  await dialog.getByRole('button', { name: 'Delete Memory' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Delete Failed', serverError.json.message);
  await page.reload();

  await failRequests(page, '**/api/vocabulary', 'POST');
  await card.getByRole('button', { name: '你', exact: true }).click();
  await page.getByRole('button', { name: 'Add to Vocabulary' }).click();
  await expectToast(page, 'Failed to Add', serverError.json.message);
  await page.keyboard.press('Escape');

  await failRequests(page, '**/api/typeface', 'POST');
  await page.getByRole('button', { name: 'Export to PDF' }).click();
  const book = page.getByRole('dialog', { name: 'Export to PDF' });
  await book.getByRole('button', { name: 'Export 1 Memories' }).click();
  await expectToast(page, 'Export Failed', serverError.json.message);
  await expect(book.getByRole('button', { name: 'Export 1 Memories' })).toBeEnabled();
});

import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, request, test } from '@playwright/test';
import { type TestAccount, clearSessionCookies } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';
import { textStoredInBrowser, hasOfflineTimelineCopy } from '../support/stored-in-browser.ts';

const newAccount = (name: string): TestAccount => ({
  username: `${name}_${randomUUID().slice(0, 8)}`,
  password: 'a good secret',
  firstName: name,
});

/** Everything that Ana has on the computer. Nobody else may read any of it. */
const secrets = {
  entry: '只有安娜知道',
  draft: '还没写完的话',
  edit: '改到一半的题目',
  file: 'anas-drawing.png',
  // So long that it cannot occur by chance in the sealed data, which are base64.
  name: 'Anastasia',
};
const anySecret = new RegExp(Object.values(secrets).join('|'));

const landingButton = (page: Page) => page.getByRole('button', { name: 'Start Your Memory Journey' }).first();
const coverOf = (page: Page) => page.getByRole('dialog', { name: 'You have been signed out' });
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Signs in with an API request, which sets the same cookies as the form, and opens a page, by default the home page. */
async function signIn(page: Page, account: TestAccount, path = '/'): Promise<void> {
  expect((await page.request.post('/api/simple-login', { data: account })).status()).toBe(200);
  await page.goto(path);
}

interface Computer {
  context: BrowserContext;
  page: Page;
  ana: TestAccount;
  bo: TestAccount;
  close: () => Promise<void>;
}

/** A browser in which Ana has signed in and left an entry, a draft, an edit and a file that is not uploaded yet. */
async function anaAtTheComputer(browser: Browser, baseURL: string): Promise<Computer> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const [ana, bo] = [newAccount(secrets.name), newAccount('Bo')];
  const api = await request.newContext({ baseURL });
  expect((await api.post('/api/simple-register', { data: bo })).status()).toBe(201);
  expect((await api.post('/api/simple-register', { data: ana })).status()).toBe(201);
  await api.post('/api/journal-entries', { data: { title: 'Seen', content: secrets.entry } });
  await api.dispose();
  const page = await context.newPage();
  // The back button leads to this page.
  await signIn(page, ana, '/vocabulary');
  await page.goto('/');
  await expect(entryCard(page, 'Seen')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel('Title').fill(secrets.draft);
  await page.route('**/api/upload/**', (route) => route.abort());
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: secrets.file, mimeType: 'image/png', buffer: pixel });
  await expect(page.getByText(secrets.file)).toBeVisible();
  await entryCard(page, 'Seen').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit Memory' }).getByLabel('Title').fill(secrets.edit);
  await leaveWork(page);
  return { context, page, ana, bo, close: () => context.close() };
}

/** Loads the page again, in which Ana has just seen or written all of her work, until the browser has stored what it keeps of it. */
async function leaveWork(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(secrets.draft);
  await expect.poll(() => hasOfflineTimelineCopy(page)).toBe(true);
}

/** The ways in which Ana's session ends; that of the sign-out address is in the story of Bo. */
const ends: Record<string, (computer: Computer, baseURL: string) => Promise<void>> = {
  'the sign-out button': async ({ page }) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  },
  'its expiry, at which the browser drops the cookies': async ({ context, page }) => {
    await context.clearCookies();
    // The page may notice first. Its own reload then aborts this navigation, or comes after it and shows the cover once.
    await expect(async () => {
      await page.goto('/');
      await expect(landingButton(page).or(coverOf(page))).toBeVisible();
      await expect(landingButton(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  },
  'a new password on another device': async ({ page, ana }, baseURL) => {
    const phone = await request.newContext({ baseURL });
    await phone.post('/api/simple-login', { data: ana });
    const change = { currentPassword: ana.password, newPassword: 'another secret' };
    expect((await phone.post('/api/change-password', { data: change })).status()).toBe(204);
    await phone.dispose();
    Object.assign(ana, { password: change.newPassword });
    await expect(coverOf(page)).toBeVisible();
    await page.goto('/');
    await expect(landingButton(page)).toBeVisible();
  },
  'signing out without a connection': async ({ context, page }) => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(landingButton(page)).toBeVisible();
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    await page.reload();
    await expect(landingButton(page)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(landingButton(page)).toBeVisible();
    expect((await page.request.get('/api/simple-user')).status()).toBe(401);
  },
};

test('after each end of her session, the computer shows nothing that Ana left, and Ana finds it again', async ({
  browser,
  baseURL,
}) => {
  const computer = await anaAtTheComputer(browser, baseURL!);
  const { page } = computer;
  for (const [end, endSession] of Object.entries(ends)) {
    await test.step(`after ${end}`, async () => {
      expect(await hasOfflineTimelineCopy(page), 'something was left').toBe(true);
      await endSession(computer, baseURL!);
      await expectNothingReadable(computer);
      await signIn(page, computer.ana);
      await expectWorkOfAna(page);
      await leaveWork(page);
    });
  }
  await computer.close();
});

/**
 * Checks that the page and the browser's storage contain nothing that Ana wrote after her session has ended: at once, after a reload
 * without a connection, and after going back.
 */
async function expectNothingReadable({ context, page }: Computer): Promise<void> {
  expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
  expect(await hasOfflineTimelineCopy(page)).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expect(landingButton(page)).toBeVisible();
  await page.goBack();
  expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
  await context.setOffline(false);
}

async function expectWorkOfAna(page: Page): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue(secrets.draft);
  await expect(entryCard(page, 'Seen').getByText(secrets.entry)).toBeVisible();
  await expect(page.getByText(secrets.file)).toBeVisible();
  await entryCard(page, 'Seen').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Memory' }).getByLabel('Title')).toHaveValue(secrets.edit);
}

test('Bo at the computer where Ana works and a browser without a connection get nothing of hers, in one walk', async ({
  browser,
  baseURL,
}) => {
  const computer = await anaAtTheComputer(browser, baseURL!);
  const { context, page, ana, bo } = computer;

  await test.step('without a connection, what Ana left opens for three days after the last contact and not longer', async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'memory.key');
    const days = (cookie!.expires - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);
    await context.setOffline(true);
    await page.reload();
    await expect(entryCard(page, 'Seen').getByText(secrets.entry)).toBeVisible();
    // No page is open: one that notices that its key has ended reloads itself, which would abort this navigation.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'memory.key' });
    await page.goto('/');
    await expect(landingButton(page).or(coverOf(page))).toBeVisible();
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    // Back online, the session still exists, and everything is there again.
    await context.setOffline(false);
    await leaveWork(page);
  });

  await test.step('Ana’s open tab, when Bo signs in in another tab, shows and sends nothing any more', async () => {
    expect((await page.request.post('/api/simple-login', { data: bo })).status()).toBe(200);
    // When the response to another request has locked the page already, there is no button any more.
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click());
    await expect(coverOf(page)).toBeVisible();
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    await coverOf(page).getByRole('button', { name: 'I am signed in again' }).click();
    await expect(page.getByText('No memories yet')).toBeVisible();
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    expect(await (await page.request.get('/api/journal-entries')).json()).toEqual([]);

    // The same without a connection, when the tab is only shown again.
    await clearSessionCookies(page);
    await signIn(page, ana);
    await expect(page.getByLabel('Title')).toHaveValue(secrets.draft);
    // Without a connection the page cannot notice by itself, from a response or its live stream.
    await context.setOffline(true);
    expect((await page.request.post('/api/simple-login', { data: bo })).status()).toBe(200);
    // When the page was just being reloaded, the event is dispatched again.
    await expect(() => page.evaluate(() => window.dispatchEvent(new Event('focus')))).toPass();
    await expect(page.getByText(secrets.entry)).toHaveCount(0);
    await expect(coverOf(page).or(landingButton(page))).toBeVisible();
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    await context.setOffline(false);
  });

  await test.step('Bo, who signs in after Ana, reads nothing of hers and leaves her nothing', async () => {
    await clearSessionCookies(page);
    await signIn(page, bo);
    await expect(page.getByText('No memories yet')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.getByLabel('Title').fill('Of Bo');
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Of Bo');
    expect(await textStoredInBrowser(page)).not.toMatch(anySecret);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Of Bo');
    await page.evaluate(() => window.location.assign('/api/logout'));
    await expect(landingButton(page)).toBeVisible();
    await signIn(page, ana);
    await expectWorkOfAna(page);
    expect(await textStoredInBrowser(page)).not.toContain('Of Bo');
  });

  await test.step('Ana’s photos are not in the browser’s cache for the next user', async () => {
    await page.unrouteAll();
    const media = { name: 'a.png', mimeType: 'image/png', buffer: pixel };
    const uploaded = await page.request.post('/api/upload/media', { multipart: { media } });
    const [file] = (await uploaded.json()) as { url: string }[];
    // The body is read because Chromium stores no response whose reader has gone.
    const fromCache = (cache: RequestCache) =>
      page.evaluate(
        async ([url, mode]) => {
          const response = await fetch(url, { cache: mode, mode: 'same-origin' }).catch(() => Response.error());
          await response.arrayBuffer();
          return response.status;
        },
        [file!.url, cache] as const,
      );
    expect(await fromCache('default')).toBe(200);
    // The browser stores a response some time after the page has it.
    await expect.poll(() => fromCache('only-if-cached')).toBe(200);
    await page.evaluate(() => window.location.assign('/api/logout'));
    await expect(landingButton(page)).toBeVisible();
    expect(await fromCache('force-cache')).toBe(404);
    await signIn(page, bo);
    expect([await fromCache('force-cache'), await fromCache('default')]).toEqual([404, 404]);
  });
  await computer.close();
});

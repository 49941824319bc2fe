import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { clearSessionCookies, registerAccount, signIn } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';
import { textStoredInBrowser, hasOfflineTimelineCopy } from '../support/stored-in-browser.ts';

const an = { username: `an_${Date.now()}`, password: 'a good secret', firstName: 'An' };
const SECRET = '只有我知道的秘密';

test.describe.serial('offline reading', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ serviceWorkers: 'allow' });
    page = await context.newPage();
    await registerAccount(page, an);
    await page.request.post('/api/journal-entries', { data: { title: 'Seen', content: SECRET } });
  });
  test.afterAll(() => context.close());

  test('the part of the own timeline seen before opens offline, with a notice', async () => {
    await page.goto('/');
    await expect(entryCard(page, 'Seen')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => hasOfflineTimelineCopy(page)).toBe(true);
    expect(await textStoredInBrowser(page)).not.toContain(SECRET);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(entryCard(page, 'Seen').getByText(SECRET)).toBeVisible();
  });

  test('the caches of the service worker contain no user data', async () => {
    const addresses = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => /^\/(api|media)\//.test(address))).toEqual([]);
  });

  test('signing out deletes the stored timeline, online and offline', async () => {
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
    expect(await hasOfflineTimelineCopy(page)).toBe(false);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Your Memory Journey' }).first()).toBeVisible();
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await context.setOffline(false);
  });

  test('a session that ended elsewhere deletes the stored timeline too', async () => {
    await signIn(page, an);
    await expect(entryCard(page, 'Seen')).toBeVisible();
    await expect.poll(() => hasOfflineTimelineCopy(page)).toBe(true);
    await clearSessionCookies(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Your Memory Journey' }).first()).toBeVisible();
    expect(await hasOfflineTimelineCopy(page)).toBe(false);
  });
});

import { expect, type Page, type Request, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';

const newAccount = () => ({
  username: `xia_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小夏',
});
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mediaInput = (page: Page) => page.getByLabel('Add pictures or videos');
const fetchEntries = async (page: Page) =>
  (await (await page.request.get('/api/journal-entries')).json()) as { title: string }[];

test('images and videos: invalid files are rejected at once, valid ones are uploaded, reordered, and cancelled while they are sent', async ({
  page,
  context,
  browser,
}) => {
  await createAccount(page, newAccount());
  await expect(page.getByText('Images, videos up to 10MB')).toBeVisible();
  await mediaInput(page).setInputFiles([
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
  await expect(
    page.getByText('“nothing.png” is empty. “letter.pdf” is neither a picture nor a video.', { exact: true }),
  ).toBeVisible();
  // A sparse file of 200 MB: only its size is checked.
  await mediaInput(page).evaluate((input: HTMLInputElement) => {
    const huge = new File(['x'], 'huge.mp4', { type: 'video/mp4' });
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
    Object.defineProperty(input, 'files', { value: [huge], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    Reflect.deleteProperty(input, 'files');
  });
  const hugeFile = page.locator('form').getByRole('listitem').filter({ hasText: '“huge.mp4” is larger than 10 MB.' });
  await expect(hugeFile).toBeVisible();

  const [one, two] = await Promise.all([
    createHandwritingPhoto(browser, ['一']),
    createHandwritingPhoto(browser, ['二']),
  ]);
  await mediaInput(page).setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: one },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: two },
  ]);
  await expect(page.getByText('2 file(s) uploaded!', { exact: true })).toBeVisible();
  // The toast has replaced the one about the refused files, but their reasons stay until they are dismissed.
  await page.getByRole('button', { name: 'Dismiss the note about huge.mp4' }).click();
  await expect(hugeFile).toHaveCount(0);
  await expect(page.locator('form').getByText('“nothing.png” is empty.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move two.jpg earlier' }).click();
  await page.getByLabel('Title').fill('Two pages');
  await saveEntry(page);
  await expect(entryCard(page, 'Two pages').getByRole('img')).not.toHaveCount(0);

  // An invalid file blocks saving until it is removed, because it can never be uploaded.
  await page.getByRole('radio', { name: 'Photo' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5000, 7) });
  const remove = page.getByRole('button', { name: 'Remove photo' });
  await expect(remove).toBeVisible();
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByLabel('Title').fill('Without it');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(
    page.locator('form').getByText('A file could not be sent. Try it again or remove it, then save.'),
  ).toBeVisible();
  await remove.click();
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(entryCard(page, 'Without it')).toHaveCount(1);

  // A running upload shows its progress and can be cancelled.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await mediaInput(page).setInputFiles([
    { name: 'slow.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8_000_000, 7) },
    { name: 'next.jpg', mimeType: 'image/jpeg', buffer: PNG },
  ]);
  await expect(page.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible();
  await expect
    .poll(async () => Number(await page.getByRole('progressbar', { name: 'Uploading…' }).getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel upload of slow.jpg' }).click();
  await expect(page.getByText('slow.jpg')).toHaveCount(0);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(page.getByText('1 file(s) uploaded!', { exact: true })).toBeVisible();
});

const waysToSaveTwice: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => page.getByRole('button', { name: 'Save Memory' }).dblclick(),
  // Like Enter in a field of the form.
  'Enter and a click before the button is rendered again': (page) =>
    page.getByLabel('Title').evaluate((title: HTMLInputElement) => {
      title.form?.requestSubmit();
      title.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    }),
  'two clicks before the button is rendered again': (page) =>
    page.getByRole('button', { name: 'Save Memory' }).evaluate((save: HTMLButtonElement) => {
      save.click();
      save.click();
    }),
};

test('an entry is saved once: by hasty clicks, without a connection, and when the response is lost, with its later changes', async ({
  page,
  context,
}) => {
  await createAccount(page, newAccount());
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/journal-entries') sent.push(request);
  });
  const titles = async (): Promise<string[]> => (await fetchEntries(page)).map(({ title }) => title).toReversed();
  const ways = Object.keys(waysToSaveTwice);
  for (const [way, saveTwice] of Object.entries(waysToSaveTwice)) {
    await page.getByLabel('Title').fill(way);
    await saveTwice(page);
    await expect(entryCard(page, way).first()).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    // Requests in progress are counted too.
    await Promise.all(sent.map((request) => request.response()));
    expect(await titles()).toEqual(ways.slice(0, ways.indexOf(way) + 1));
  }
  await page.reload();
  for (const way of ways) await expect(entryCard(page, way)).toHaveCount(1);

  await page.getByLabel('Title').fill('On the train');
  await page.getByLabel('Content').fill('隧道里没有网络。');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(
    page.getByText('Kept on this device. It is saved by itself as soon as the connection is back.'),
  ).toBeVisible();
  await expect(page.getByText('Failed to save your memory. Please try again.', { exact: true })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
  await expect(entryCard(page, 'On the train')).toHaveCount(1);
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await titles()).toEqual([...ways, 'On the train']);

  // The server saves the entry, and the page does not receive the response.
  await page.route('**/api/journal-entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Title').fill('Lost');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByText('Failed to save your memory. Please try again.', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Lost, and better');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Lost, and better');
  await page.unroute('**/api/journal-entries');
  await saveEntry(page);
  expect(await titles()).toEqual([...ways, 'On the train', 'Lost, and better']);
});

test('the location is looked up on a tap; on page load only with an earlier permission', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    geolocation: { latitude: 31.230416, longitude: 121.473701 },
    permissions: [],
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const geocodingQueries: string[] = [];
  const config = (await (await page.request.get('/api/config')).json()) as { reverseGeocodeUrl: string };
  await page.route(`${config.reverseGeocodeUrl}**`, (route) => {
    geocodingQueries.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: { city: 'Shanghai', countryName: 'China' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  // The page checks the permission once, after loading the settings. A later change has no effect.
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (permission) => {
      const status = await query(permission);
      document.documentElement.dataset.queriedPermission = permission.name;
      return status;
    };
  });
  await createAccount(page, newAccount());
  await page.locator('html[data-queried-permission=geolocation]').waitFor();
  expect(geocodingQueries).toEqual([]);
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Find where I am' }).click();
  await expect(page.getByText('31.2304, 121.4737')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Shanghai, China');
  expect(geocodingQueries).toEqual(['?latitude=31.230416&longitude=121.473701&localityLanguage=en']);
  await page.getByLabel('Title').fill('By the river');
  await saveEntry(page);
  await expect(entryCard(page, 'By the river').getByText('Shanghai, China')).toBeVisible();
  await page.reload();
  await expect(page.getByText('31.2304, 121.4737')).toBeVisible();
  await context.close();
});

test('two tabs share a draft, which saving in one clears in the other; what was written in both at the same time is kept, and asked', async ({
  page,
  context,
}) => {
  await createAccount(page, newAccount());
  const other = await context.newPage();
  // The tab that only displays the draft must not store it again: a late write would undo newer text.
  const echoes: string[] = [];
  await other.exposeFunction('echo', (key: string) => echoes.push(key));
  await other.addInitScript(() => {
    const { setItem, removeItem } = Storage.prototype;
    const { echo } = window as unknown as { echo: (key: string) => void };
    const recordEcho = (key: string): void => {
      if (key.startsWith('memory.draft.')) echo(key);
    };
    Storage.prototype.setItem = function (key, value) {
      recordEcho(key);
      setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      recordEcho(key);
      removeItem.call(this, key);
    };
  });
  await other.goto('/');
  await page.getByLabel('Title').fill('In two tabs');
  await expect(other.getByLabel('Title')).toHaveValue('In two tabs');
  expect(echoes).toEqual([]);
  await other.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(entryCard(page, 'In two tabs')).toHaveCount(1);

  // This tab gets no news of the other one, as if the browser had suspended it.
  await page.addInitScript(() => {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target) as typeof window.addEventListener;
      target.addEventListener = (type: string, ...rest: [EventListener]) =>
        /^(storage|focus|visibilitychange)$/.test(type) ? undefined : listen(type, ...rest);
    }
  });
  await page.reload();
  // Both tabs have loaded the code that stores drafts once one shows what the other has stored.
  await page.getByLabel('Title').fill('冬天');
  await expect(other.getByLabel('Title')).toHaveValue('冬天');
  await other.getByLabel('Content').fill('我在家');
  await page.getByLabel('Content').fill('下雪了');
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Content')).toHaveValue('下雪了');
    await expect(tab.getByRole('alert').getByText('我在家')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.getByLabel('Content')).toHaveValue('下雪了\n\n我在家');
});

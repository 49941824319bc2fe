import { expect, type Page, type Request, test } from '@playwright/test';
import { photographHandwriting } from '../support/handwriting.ts';
import { createAccount } from '../support/person.ts';
import { card, saveMemory } from '../support/timeline.ts';

const person = () => ({
  username: `xia_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小夏',
});
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const media = (page: Page) => page.getByLabel('Add pictures or videos');
const saves = async (page: Page) =>
  (await (await page.request.get('/api/journal-entries')).json()) as { title: string }[];

test('pictures and videos: what can never work is said at once, the others arrive, in an order of one’s own', async ({
  page,
  browser,
}) => {
  await createAccount(page, person());
  await expect(page.getByText('Images, videos up to 10MB')).toBeVisible();
  await media(page).setInputFiles([
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
  await expect(
    page.getByText('“nothing.png” is empty. “letter.pdf” is neither a picture nor a video.', { exact: true }),
  ).toBeVisible();
  // a file of 200 MB that takes no room here: its size alone is looked at
  await media(page).evaluate((input: HTMLInputElement) => {
    const huge = new File(['x'], 'huge.mp4', { type: 'video/mp4' });
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
    Object.defineProperty(input, 'files', { value: [huge], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    Reflect.deleteProperty(input, 'files');
  });
  await expect(page.getByText('“huge.mp4” is larger than 10 MB.', { exact: true })).toBeVisible();

  const [one, two] = await Promise.all([
    photographHandwriting(browser, ['一']),
    photographHandwriting(browser, ['二']),
  ]);
  await media(page).setInputFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: one },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: two },
  ]);
  await expect(page.getByText('2 file(s) uploaded!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move two.jpg earlier' }).click();
  await page.getByLabel('Title').fill('Two pages');
  await saveMemory(page);
  await expect(card(page, 'Two pages').getByRole('img')).not.toHaveCount(0);

  // what is no photo keeps the rest from being saved until it is removed: nothing is promised that cannot come
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
  await expect(card(page, 'Without it')).toHaveCount(1);
});

test('a file on its way shows how far it is and can be cancelled', async ({ page, context }) => {
  await createAccount(page, person());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await media(page).setInputFiles([
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

test('a memory written without a connection is kept through a reload and saved by itself, once', async ({
  page,
  context,
}) => {
  await createAccount(page, person());
  await page.getByLabel('Title').fill('On the train');
  await page.getByLabel('Content').fill('隧道里没有网络。');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByText('Failed to save your memory. Please try again.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Kept on this device. It is saved by itself as soon as the connection is back.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(card(page, 'On the train')).toHaveCount(1);
  await expect(page.getByLabel('Title')).toHaveValue('');
});

const waysToSaveTwice: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => page.getByRole('button', { name: 'Save Memory' }).dblclick(),
  // what Enter in a field does to its form
  'Enter and a click before the button is drawn anew': (page) =>
    page.getByLabel('Title').evaluate((title: HTMLInputElement) => {
      title.form?.requestSubmit();
      title.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    }),
  'two clicks before the button is drawn anew': (page) =>
    page.getByRole('button', { name: 'Save Memory' }).evaluate((save: HTMLButtonElement) => {
      save.click();
      save.click();
    }),
};

for (const [way, saveTwice] of Object.entries(waysToSaveTwice)) {
  test(`${way} saves one memory`, async ({ page }) => {
    await createAccount(page, person());
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/journal-entries') sent.push(request);
    });
    await page.getByLabel('Title').fill('Saved once');
    await saveTwice(page);
    await expect(card(page, 'Saved once').first()).toBeVisible();
    // what is still on its way is counted as well
    await Promise.all(sent.map((request) => request.response()));
    expect((await saves(page)).map(({ title }) => title)).toEqual(['Saved once']);
    await page.reload();
    await expect(card(page, 'Saved once')).toHaveCount(1);
  });
}

test('an answer that is lost on the way makes no second memory; what was changed since is in it', async ({ page }) => {
  await createAccount(page, person());
  // the server saves it, and the page never hears of it
  await page.route('**/api/journal-entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Title').fill('Once');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByText('Failed to save your memory. Please try again.', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Once, and better');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Once, and better');
  await page.unroute('**/api/journal-entries');
  await saveMemory(page);
  expect((await saves(page)).map(({ title }) => title)).toEqual(['Once, and better']);
});

test('a recording that cannot be sent survives a reload and is sent when there is a connection', async ({ page }) => {
  await createAccount(page, person());
  await page.route('**/api/upload/audio', (route) => route.abort('internetdisconnected'));
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:02', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Failed to process your recording. Please try again.', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Kept');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(
    page.getByText('Kept on this device. It is saved by itself as soon as the connection is back.'),
  ).toBeVisible();
  expect(await saves(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Recording ready', { exact: true })).toBeVisible();
  await page.unroute('**/api/upload/audio');
  await page.getByRole('button', { name: 'Try the upload again' }).click();
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(card(page, 'Kept').getByRole('button', { name: 'Play recording' })).toBeVisible();
});

test('a crash in the middle of a recording loses no more than its last second', async ({ page, context }) => {
  const me = person();
  await createAccount(page, me);
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:04', { exact: true })).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('Recording processed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await again.getByLabel('Title').fill('Saved from a crash');
  await saveMemory(again);
  await expect(card(again, 'Saved from a crash').getByRole('button', { name: 'Play recording' })).toBeVisible();
});

test('a microphone that may not be used is said so; a camera too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: [], ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await createAccount(page, person());
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Microphone access denied', { exact: true })).toBeVisible();
  await expect(page.getByText('Please allow microphone access to record your voice.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(page.getByText('Camera access denied', { exact: true })).toBeVisible();
  await context.close();
});

test('a microphone that is unplugged keeps what was said', async ({ page }) => {
  await createAccount(page, person());
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) =>
      Object.assign(window, { microphone: await open(wanted) }).microphone;
  });
  await page.reload();
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:02', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const [track] = (window as unknown as { microphone: MediaStream }).microphone.getTracks();
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The microphone was disconnected. What you said until then is kept.')).toBeVisible();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('a place is found on a tap and named; on load only where that was allowed before', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    geolocation: { latitude: 31.230416, longitude: 121.473701 },
    permissions: [],
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const config = (await (await page.request.get('/api/config')).json()) as { reverseGeocodeUrl: string };
  await page.route(`${config.reverseGeocodeUrl}**`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: { city: 'Shanghai', countryName: 'China' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  // whether it may know its place a page asks once, when it has its settings: what is allowed later is not seen
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = async (permission) => {
      const status = await query(permission);
      document.documentElement.dataset.asked = permission.name;
      return status;
    };
  });
  await createAccount(page, person());
  await page.locator('html[data-asked=geolocation]').waitFor();
  expect(asked).toEqual([]);
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Find where I am' }).click();
  await expect(page.getByText('31.2304, 121.4737')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Shanghai, China');
  expect(asked).toEqual(['?latitude=31.230416&longitude=121.473701&localityLanguage=en']);
  await page.getByLabel('Title').fill('By the river');
  await saveMemory(page);
  await expect(card(page, 'By the river').getByText('Shanghai, China')).toBeVisible();
  await page.reload();
  await expect(page.getByText('31.2304, 121.4737')).toBeVisible();
  await context.close();
});

test('two tabs write the same draft; saved in one, it is gone from the other', async ({ page, context }) => {
  await createAccount(page, person());
  const other = await context.newPage();
  // written down again by whoever only reads it, it would come back late and undo what is being typed
  const echoes: string[] = [];
  await other.exposeFunction('echo', (key: string) => echoes.push(key));
  await other.addInitScript(() => {
    const { setItem, removeItem } = Storage.prototype;
    const { echo } = window as unknown as { echo: (key: string) => void };
    const heard = (key: string): void => {
      if (key.startsWith('memory.draft.')) echo(key);
    };
    Storage.prototype.setItem = function (key, value) {
      heard(key);
      setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      heard(key);
      removeItem.call(this, key);
    };
  });
  await other.goto('/');
  await page.getByLabel('Title').fill('In two tabs');
  await expect(other.getByLabel('Title')).toHaveValue('In two tabs');
  expect(echoes).toEqual([]);
  await other.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(card(page, 'In two tabs')).toHaveCount(1);
});

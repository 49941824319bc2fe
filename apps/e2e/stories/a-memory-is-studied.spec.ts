import { expect, type Page, test } from '@playwright/test';
import { film } from '../support/film.ts';
import { photographHandwriting } from '../support/handwriting.ts';
import { createAccount } from '../support/person.ts';
import { card, saveMemory } from '../support/timeline.ts';

const person = () => ({
  username: `yu_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小雨',
});

async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await saveMemory(page);
}

test('a word is read as it is read there; pinyin stands over a text on a tap, and everything works by keyboard', async ({
  page,
}) => {
  await createAccount(page, person());
  await write(page, '长大', '我长大了，头发很长。');
  const memory = card(page, '长大');
  await memory.getByRole('button', { name: 'Show pinyin' }).click();
  await expect(memory.getByRole('button', { name: '长 zhǎng' })).toBeVisible();
  await expect(memory.getByRole('button', { name: '长 cháng' })).toBeVisible();

  await memory.getByRole('button', { name: '我 wǒ' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const word = page.getByRole('dialog', { name: 'Reading of 长大' });
  await expect(word).toContainText('zhǎng');
  await page.keyboard.press('Escape');
  await expect(memory.getByRole('button', { name: '长 zhǎng' })).toBeFocused();
  await page.keyboard.press('Enter');
  await word.getByRole('button', { name: 'The whole word 长大' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Vocabulary' });
  await expect(dialog.getByRole('definition').first()).toHaveText('zhǎng dà');
  await page.keyboard.press('Escape');
  await expect(memory.getByRole('button', { name: '长 zhǎng' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/vocabulary') && request.method() === 'POST',
  );
  await word.getByRole('button', { name: 'Add to Vocabulary' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ character: '长', pinyin: 'zhǎng', notes: 'Zhuyin: ㄓㄤˇ' });
  await expect(page.getByText('Character Added', { exact: true })).toBeVisible();
  await expect(memory.getByRole('button', { name: '长 zhǎng' })).toBeFocused();
});

test('more pictures than are shown are told as a number; the viewer goes through all of them', async ({
  page,
  browser,
}) => {
  await createAccount(page, person());
  const photo = await photographHandwriting(browser, ['图']);
  const files = Array.from({ length: 9 }, (_, index) => ({
    name: `${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo,
  }));
  await page.getByLabel('Add pictures or videos').setInputFiles(files);
  await expect(page.getByText('9 file(s) uploaded!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await write(page, 'Album', 'nine');
  const memory = card(page, 'Album');
  const area = memory.getByRole('button', { name: 'Enlarge' });
  expect((await area.boundingBox())?.height).toBe(400);
  await expect(memory.getByRole('list', { name: 'More pictures and videos' }).getByRole('listitem')).toHaveCount(7);
  await expect(memory.getByRole('button', { name: 'Show 2 more' })).toHaveText('+2');
  await memory.getByRole('button', { name: 'Show 2 more' }).click();
  const viewer = page.getByRole('dialog', { name: 'Album' });
  await expect(viewer.getByText('8 / 9')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('9 / 9')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 / 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(memory.getByRole('button', { name: 'Show 2 more' })).toBeFocused();
});

test('a picture that is gone leaves its placeholder', async ({ page, browser }) => {
  await createAccount(page, person());
  await page.getByRole('radio', { name: 'Photo' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photographHandwriting(browser, ['图']) });
  await expect(page.getByText('Image uploaded!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await write(page, 'Gone', 'x');
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(card(page, 'Gone').getByText('Image file missing')).toBeVisible();
});

test('two places change one memory: both versions are shown, and one is chosen', async ({ page }) => {
  await createAccount(page, person());
  await write(page, 'Shared desk', 'first');
  const [entry] = (await (await page.request.get('/api/journal-entries')).json()) as { id: string }[];
  await card(page, 'Shared desk').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
  await dialog.getByLabel('Content').fill('written here');
  await page.request.patch(`/api/journal-entries/${entry?.id}`, { data: { content: 'written there' } });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const choice = dialog.getByRole('alert', { name: 'This memory was changed somewhere else' });
  await expect(choice).toContainText('written here');
  await expect(choice).toContainText('written there');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Memory Updated', { exact: true })).toBeVisible();
  await expect(card(page, 'Shared desk').getByText('written here')).toBeVisible();
});

test('changes that were not saved are there again after a reload; a new recording saves them at once', async ({
  page,
}) => {
  await createAccount(page, person());
  await write(page, 'Half done', 'first');
  await card(page, 'Half done').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
  await dialog.getByLabel('Content').fill('second');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await card(page, 'Half done').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Content')).toHaveValue('second');
  await dialog.getByRole('button', { name: 'Add Audio Recording' }).click();
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByText('0:01', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Memory Updated', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(card(page, 'Half done').getByText('second')).toBeVisible();
  await expect(card(page, 'Half done').getByRole('button', { name: 'Play recording' })).toBeVisible();
});

test('on an iPhone: WebM recordings are counted, mended on a tap, and the banner stays away once dismissed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
    permissions: ['microphone'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route('**/api/check-audio-compatibility', (route) =>
    route.fulfill({ json: { hasIncompatibleFiles: true, incompatibleCount: 2 } }),
  );
  await createAccount(page, person());
  const banner = page.getByRole('region', { name: 'Audio Compatibility Issue Detected' });
  await expect(banner).toContainText('2 WebM recordings');
  await expect(banner.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');

  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:01', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await write(page, 'On the phone', 'x');
  for (const [headers, title] of [
    [{ 'content-type': 'audio/webm' }, 'Audio Format Issue'],
    [{ 'content-type': 'text/html' }, 'Audio File Missing'],
  ] as const) {
    await page.unroute('**/media/*');
    await page.route('**/media/*', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 200, headers }) : route.fallback(),
    );
    await page.reload();
    await card(page, 'On the phone').getByRole('button', { name: 'Play recording' }).click();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }

  await page.route('**/api/convert-audio-files', (route) =>
    route.fulfill({ json: { totalFiles: 2, successful: 2, failed: 0 } }),
  );
  await banner.getByRole('button', { name: 'Fix Now' }).click();
  await expect(
    page.getByText('Successfully converted 2 audio files to iOS-compatible format.', { exact: true }),
  ).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Memories' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await context.close();
});

test('the browser’s own speech recognition is asked about once, and its words are kept where nobody else hears any', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start(): void {
        setTimeout(
          () => this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: '今天下雨' }]] })),
          300,
        );
      }
      stop(): void {
        this.dispatchEvent(new Event('end'));
      }
      abort(): void {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await createAccount(page, person());
  await page.route('**/api/upload/audio', async (route) => {
    const answer = await route.fetch();
    const { url } = (await answer.json()) as { url: string };
    return route.fulfill({
      response: answer,
      json: { url, extractedText: 'Transcription is temporarily unavailable', status: 'failed' },
    });
  });
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Yes, write along' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByLabel('Heard so far')).toHaveText('今天下雨');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Content')).toHaveValue('今天下雨');
  await page.reload();
  await page.getByRole('radio', { name: 'Voice' }).click();
  await expect(page.getByRole('button', { name: 'Yes, write along' })).toHaveCount(0);
});

test('a recording shows its upload and its transcription; its characters light up as they are said and lead to their moment', async ({
  page,
  context,
}) => {
  await createAccount(page, person());
  const cdp = await context.newCDPSession(page);
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:03', { exact: true })).toBeVisible();
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 15_000,
  });
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording ready', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Uploading your recording…' })).toBeVisible();
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(page.getByRole('progressbar', { name: 'Writing down what you said…' })).toBeVisible();
  await expect(page.getByText('Your voice has been transcribed successfully.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByLabel('Content')).toHaveValue('今天我们去公园');
  await write(page, 'In my voice', '今天我们去公园');

  const memory = card(page, 'In my voice');
  const transcript = memory.getByLabel('Transcript');
  await memory.getByRole('button', { name: 'Play recording' }).click();
  // half a second a word of two characters: 园 is said from 1.75 s on, which no proportion of the whole recording would tell
  await transcript.getByRole('button', { name: '园' }).click();
  await expect
    .poll(() => memory.locator('audio').evaluate((player: HTMLAudioElement) => player.currentTime))
    .toBeGreaterThanOrEqual(1.75);
  await expect(transcript.locator('[aria-current=true]')).toHaveText('园');
  await expect(transcript.locator('[aria-current=true]')).toHaveCount(0, { timeout: 10_000 });
});

test('a video has its first moment as a picture and plays; one that is gone leaves its placeholder', async ({
  page,
  browser,
}) => {
  await createAccount(page, person());
  await page
    .getByLabel('Add pictures or videos')
    .setInputFiles([{ name: 'film.webm', mimeType: 'video/webm', buffer: await film(browser) }]);
  await expect(page.getByText('1 file(s) uploaded!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await write(page, 'Film', 'x');
  const video = card(page, 'Film').locator('video');
  await expect(video).toHaveAttribute('poster', /size=medium$/);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.1);
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await video.evaluate((player: HTMLVideoElement) => player.play().catch(() => undefined));
  await expect(card(page, 'Film').getByText('Video file missing')).toBeVisible();
});

test('a recording that does not load within 10 seconds says so', async ({ page }) => {
  await page.clock.install();
  await createAccount(page, person());
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('0:01', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await write(page, 'Slow', 'x');
  // asked for, and never answered
  await page.route('**/media/*', () => undefined);
  await page.reload();
  await card(page, 'Slow').getByRole('button', { name: 'Play recording' }).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Unable to play audio: Loading took too long.', { exact: true })).toBeVisible();
});

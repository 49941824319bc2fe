import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

const newAccount = () => ({
  username: `yu_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小雨',
});

async function saveNewEntry(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await saveEntry(page);
}

test('on an iPhone: a banner counts WebM recordings, converts them on a tap and stays dismissed', async ({
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
  await createAccount(page, newAccount());
  const banner = page.getByRole('region', { name: 'Audio Compatibility Issue Detected' });
  await expect(banner).toContainText('2 WebM recordings');
  await expect(banner.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');

  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();
  await saveNewEntry(page, 'On the phone', 'x');
  for (const [headers, title] of [
    [{ 'content-type': 'audio/webm' }, 'Audio Format Issue'],
    [{ 'content-type': 'text/html' }, 'Audio File Missing'],
  ] as const) {
    await page.unroute('**/media/*');
    await page.route('**/media/*', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 200, headers }) : route.fallback(),
    );
    await page.reload();
    await entryCard(page, 'On the phone').getByRole('button', { name: 'Play recording' }).click();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }

  await page.route('**/api/convert-audio-files', (route) =>
    route.fulfill({ json: { totalFiles: 2, successful: 2, failed: 0, notNeeded: 0, inProgress: 0 } }),
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

test('the browser’s speech recognition needs consent once, and its text is used where the server transcribes nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Chrome for Android calls each guess final and begins it with the words of the guesses before.
    class Recognition extends EventTarget {
      start(): void {
        const guesses = ['今', '今天', '今天下雨'].map((transcript) =>
          Object.assign([{ transcript, confidence: 0 }], { isFinal: true }),
        );
        const hear = (count: number): boolean =>
          this.dispatchEvent(Object.assign(new Event('result'), { results: guesses.slice(0, count) }));
        setTimeout(() => guesses.forEach((_, index) => hear(index + 1)), 300);
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
  await createAccount(page, newAccount());
  await page.route('**/api/upload/audio', async (route) => {
    const response = await route.fetch();
    const { url } = (await response.json()) as { url: string };
    return route.fulfill({
      response,
      json: { url, extractedText: 'Transcription is temporarily unavailable', status: 'failed' },
    });
  });
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'I am an adult: yes' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByLabel('Heard so far')).toHaveText('今天下雨');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('今天下雨');
  await page.reload();
  await page.getByRole('radio', { name: 'Voice' }).click();
  await expect(page.getByRole('button', { name: 'I am an adult: yes' })).toHaveCount(0);
});

test('a recording shows upload and transcription progress; its transcript is highlighted in sync and seeks on a tap; one that does not load within 10 seconds shows an error', async ({
  page,
  context,
}) => {
  await createAccount(page, newAccount());
  const cdp = await context.newCDPSession(page);
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(page, 3);
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
  // A transcript that takes longer than the response to the upload arrives without a toast.
  await expect(page.getByLabel('Content')).toHaveValue('今天我们去公园');
  await saveNewEntry(page, 'In my voice', '今天我们去公园');

  const card = entryCard(page, 'In my voice');
  const transcript = card.getByLabel('Transcript');
  await card.getByRole('button', { name: 'Play recording' }).click();
  const setSpeed = (rate: number) =>
    card
      .locator('audio')
      .evaluate((player: HTMLAudioElement, playbackRate) => Object.assign(player, { playbackRate }), rate);
  // A character of a quarter of a second would be over before a slow machine looks.
  await setSpeed(0.1);
  // Each word of two characters takes half a second, so 园 starts at 1.75 s. Dividing the whole recording evenly would give another time.
  await transcript.getByRole('button', { name: '园' }).click();
  await expect
    .poll(() => card.locator('audio').evaluate((player: HTMLAudioElement) => player.currentTime))
    .toBeGreaterThanOrEqual(1.75);
  await expect(transcript.locator('[aria-current=true]')).toHaveText('园');
  await setSpeed(1);
  await expect(transcript.locator('[aria-current=true]')).toHaveCount(0);

  await page.clock.install();
  // The requests stay without a response.
  await page.route('**/media/*', () => undefined);
  await page.reload();
  await card.getByRole('button', { name: 'Play recording' }).click();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Unable to play audio: Loading took too long.', { exact: true })).toBeVisible();
});

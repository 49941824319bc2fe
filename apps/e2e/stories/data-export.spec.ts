import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { unzip } from '../support/downloaded-files.ts';
import { createWavFile } from '../support/fake-microphone.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';

const variants = [
  {
    locale: 'en-US',
    details: {},
    viewport: { width: 1440, height: 900 },
    text: {
      title: 'Download your data',
      download: 'Download my data',
      downloading: 'Downloading your data',
      progress: /^\d+%, Files: [01] of 2 · [\d.]+ [KM]B of 45 MB$/,
      finished: 'Your data was downloaded.',
      tooMany: 'Two downloads of your data are running already. Wait until one has ended, or cancel one.',
      cancel: 'Cancel download',
      interrupted: 'The download broke off. The file on your device is not complete: please delete it.',
      tryAgain: 'Try Again',
    },
  },
  {
    locale: 'zh-CN',
    details: { tag: '@release' },
    viewport: { width: 390, height: 844 },
    text: {
      title: '下载你的数据',
      download: '下载我的数据',
      downloading: '正在下载你的数据',
      progress: /^\d+%, 文件：[01] \/ 2 · [\d.]+ [KM]B \/ 45 MB$/,
      finished: '你的数据已经下载。',
      tooMany: '已经有两个数据下载在进行。请等其中一个结束，或者取消一个。',
      cancel: '取消下载',
      interrupted: '下载中断了。设备上的文件不完整，请把它删掉。',
      tryAgain: '再试一次',
    },
  },
];

/** A recording of about the largest size: twelve million samples of silence. */
const createLargeRecording = () => createWavFile(new Int16Array(12_000_000));

/** Starts a download of the page's user that reads nothing after the headers, as on a very slow connection. */
async function startSlowDownload(page: Page, baseURL = ''): Promise<IncomingMessage> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${baseURL}/api/export`, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
  expect(response.statusCode).toBe(200);
  response.on('error', () => undefined);
  return response;
}

for (const { details, locale, viewport, text } of variants)
  test.describe(`in ${locale}`, details, () => {
    test.use({ locale, viewport });

    test('everything is downloaded with progress, twice at a time at most, and cancelled', async ({
      page,
      baseURL,
    }) => {
      const account = { username: `data_${locale.slice(0, 2)}_${Date.now()}`, password: 'a secret of mine' };
      expect((await page.request.post('/api/simple-register', { data: account })).status()).toBe(201);
      const file = { name: 'voice.wav', mimeType: 'audio/wav', buffer: createLargeRecording() };
      // Two of them are larger than all buffers on the way of a download. A busy machine may need a minute for each, so that only the story
      // itself has a time limit.
      for (const title of ['A long song', 'A longer song']) {
        const uploaded = await page.request.post('/api/upload/audio', { multipart: { audio: file }, timeout: 0 });
        const { url } = (await uploaded.json()) as { url: string };
        const entry = { title, content: '', originalAudioUrl: url };
        expect((await page.request.post('/api/journal-entries', { data: entry })).status()).toBe(201);
      }

      await page.goto('/settings/data');
      const section = page.getByRole('region', { name: text.title });
      const link = section.getByRole('link', { name: text.download });
      await expect(link).toHaveAttribute('href', /^\/api\/export\?timeZone=/);
      const downloading = page.waitForEvent('download');
      await link.press('Enter');
      const download = await downloading;
      const archive = await unzip(readFileSync(await download.path()));
      expect(archive.get('entries.json')?.toString()).toContain('A long song');
      expect(JSON.parse(archive.get('files.json')?.toString() ?? '')).toMatchObject({ files: [{}, {}] });
      await expect(section.getByText(text.finished)).toBeVisible();
      await expect(page).toHaveURL('/settings/data');

      const slow = [await startSlowDownload(page, baseURL), await startSlowDownload(page, baseURL)];
      await page.reload();
      const bars = section.getByRole('progressbar', { name: text.downloading });
      await expect(bars).toHaveCount(2);
      for (const bar of await bars.all()) await expect(bar).toHaveAttribute('aria-valuetext', text.progress);
      await link.click();
      await expect(section.getByRole('alert')).toHaveText(text.tooMany);
      await expectNoAccessibilityViolations(page, 'two data exports');
      expect(await findLayoutProblems(page)).toEqual([]);

      const closed = slow.map((response) => new Promise((resolve) => response.once('close', resolve)));
      await section.getByRole('button', { name: text.cancel }).first().press('Enter');
      await expect(bars).toHaveCount(1);
      await expect(link).toBeFocused();
      // Another one can begin as soon as the server has closed the connection of the cancelled one, which is the newest, shown first.
      await expect(async () => {
        const reserved = await page.request.post('/api/exports');
        expect(reserved.status()).toBe(200);
        const { id } = (await reserved.json()) as { id: string };
        expect((await page.request.delete(`/api/exports/${id}`)).status()).toBe(204);
      }).toPass();
      for (const response of slow) response.resume();
      await Promise.all(closed);
      expect(slow.map(({ complete }) => complete)).toEqual([true, false]);
      await expect(section.getByText(text.finished)).toBeVisible();

      const third = await startSlowDownload(page, baseURL);
      await page.reload();
      await expect(bars).toHaveCount(1);
      third.destroy();
      await expect(section.getByRole('alert')).toHaveText(text.interrupted);
      await expectNoAccessibilityViolations(page, 'an interrupted data export');
      expect(await findLayoutProblems(page)).toEqual([]);
      const again = page.waitForEvent('download');
      await section.getByRole('button', { name: text.tryAgain }).click();
      expect(await (await again).failure()).toBeNull();
      await expect(section.getByText(text.finished)).toBeVisible();
    });
  });

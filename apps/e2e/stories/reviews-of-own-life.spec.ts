import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerApiUser } from '../support/api-user.ts';
import { giveChineseVoice, spokenUtterances } from '../support/fake-chinese-voice.ts';
import {
  addEntry,
  addWords,
  changeLearningSettings,
  ReviewSessionPage,
  signUpLearner,
  storedRatings,
  uploadPhoto,
  uploadRecording,
} from '../support/review-session.ts';
import { reviewVariants } from '../support/review-variants.ts';

interface PlayedSound {
  url: string;
  from: number;
  to: number;
}

/** Records the sounds that the page plays, which are no elements of it. */
async function recordPlayedSounds(page: Page): Promise<() => Promise<PlayedSound[]>> {
  await page.addInitScript(() => {
    const sounds: PlayedSound[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndRecord(this: HTMLMediaElement) {
      const from = this.currentTime;
      this.addEventListener('pause', () => sounds.push({ url: this.src, from, to: this.currentTime }));
      return play.call(this);
    };
    Object.assign(window, { playedSounds: sounds });
  });
  return () => page.evaluate(() => (window as unknown as { playedSounds: PlayedSound[] }).playedSounds);
}

/** All that the page contains: its elements with their attributes and properties, and what screen readers get. */
async function contentOf(page: Page): Promise<string> {
  const markup = await page.evaluate(() =>
    [
      document.title,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );
  return `${markup}\n${await page.locator('body').ariaSnapshot()}`;
}

for (const { name, use, ...variant } of reviewVariants) {
  const { text, isPhone } = variant;
  test.describe(name, !isPhone ? { tag: '@release' } : {}, () => {
    test.use(use);

    test('a card has the photo and the voice of the own memory only, and loses them with it', async ({
      page,
      baseURL,
    }) => {
      const session = new ReviewSessionPage(page, variant);
      const playedSounds = await recordPlayedSounds(page);
      await signUpLearner(page);
      await page.goto('/');
      const [recording, photo] = await Promise.all([uploadRecording(page), uploadPhoto(page)]);
      const entryId = await addEntry(page, {
        title: '周末',
        content: '今天我们去公园',
        mediaFiles: [photo],
        originalAudioUrl: recording.url,
        extractedText: recording.extractedText,
      });
      await addWords(page, { 公园: 'park' });
      const other = await registerApiUser(baseURL, { firstName: 'An' });
      for (const privacyLevel of ['private', 'public'])
        await other.api.post('/api/journal-entries', { data: { title: 'x', content: '她的公园很大。', privacyLevel } });
      await other.api.dispose();

      await session.start();
      const card = session.card(text.recognise);
      await expect(card.getByText('今天我们去公园')).toBeVisible();
      await session.turnOver();
      const shown = session.back.getByRole('img', { name: text.photo });
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await shown.getAttribute('src')).toContain(photo);
      const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === recording.url);
      await session.press(session.back.getByRole('button', { name: text.play }));
      const response = await loaded;
      expect((await response.request().allHeaders()).range).toMatch(/^bytes=\d+-/);
      // 200: the copy for the time without a connection was there first, and the browser has the whole file in its cache.
      expect([200, 206]).toContain(response.status());
      await expect.poll(playedSounds).toHaveLength(1);
      const [sound] = await playedSounds();
      expect(sound?.url).toContain(recording.url);
      // The word is spoken from 1.5 to 2 s. A busy browser stops some time later.
      expect(sound?.from).toBeCloseTo(1.4);
      expect(sound?.to).toBeGreaterThanOrEqual(2.1);
      expect(sound?.to).toBeLessThan(2.6);

      // Then the card shows neither, at once and in the next session.
      expect((await page.request.delete(`/api/journal-entries/${entryId}`)).ok()).toBe(true);
      const expectWordAlone = async (): Promise<void> => {
        await expect(session.back.getByText('gōng yuán')).toBeVisible();
        await expect(session.back.getByRole('button', { name: text.noVoice })).toBeVisible();
        await expect(session.back.getByRole('link', { name: text.whereFrom })).toHaveCount(0);
        const content = await contentOf(page);
        for (const trace of [photo, recording.url, '今天我们去', '她的']) expect(content).not.toContain(trace);
      };
      await expectWordAlone();
      await session.start();
      await session.turnOver();
      await expectWordAlone();
    });

    test('a dictation gives nothing away before the word is written', async ({ page }) => {
      const session = new ReviewSessionPage(page, variant);
      if (isPhone) await page.addInitScript(() => localStorage.setItem('memory.theme', 'night'));
      await giveChineseVoice(page);
      await signUpLearner(page);
      await addEntry(page, { title: '周末', content: '今天我们去公园。' });
      await addWords(page, { 老师: 'teacher', 学习: 'to study', 汉字: 'characters', 米饭: 'rice', 公园: 'a park' });
      await changeLearningSettings(page, { cardTypes: ['listen'] });

      await session.start();
      const dictation = session.card(text.listen);
      await expect.poll(() => spokenUtterances(page)).toMatchObject([{ text: '公园' }]);
      const content = await contentOf(page);
      for (const trace of ['公', '园', 'gōng', 'gong1', 'yuán', 'a park', '今天'])
        expect(content, `the page gives “${trace}” away`).not.toContain(trace);
      if (isPhone) await expectNoAccessibilityViolations(page, 'a dictation in the dark theme');
      await dictation.getByRole('textbox', { name: text.written }).fill('公 元');
      await session.press(session.button(text.check));
      await expect(session.back.getByText(text.almost)).toBeVisible();
      await expect(session.back.getByText(text.different)).toBeVisible();
      if (isPhone) await expectNoAccessibilityViolations(page, 'a wrong dictation in the dark theme');
      await session.rate(2);

      await session.press(session.button(text.choose));
      const choices = dictation.getByRole('group', { name: text.choices }).getByRole('button');
      await expect(choices).toHaveCount(4);
      await session.press(choices.filter({ hasText: '米饭' }));
      await expect(session.back.getByText(text.right)).toBeVisible();
      await session.press(session.button(text.stop));
      await expect.poll(() => storedRatings(page)).toEqual([3]);
    });

    test('misses while writing give the rating; the end of the session leads to a memory with the word', async ({
      page,
    }) => {
      const session = new ReviewSessionPage(page, variant);
      await signUpLearner(page);
      await addWords(page, { 十: 'ten' });
      await changeLearningSettings(page, { cardTypes: ['write'], buttons: 'four' });
      await session.start();
      const card = session.card(text.write);
      const stroke = (shape: string) => card.getByRole('button', { name: shape });
      await session.press(session.button(text.chooseStrokes));
      if (isPhone) {
        for (const shape of ['竖', '横', '竖']) await session.press(stroke(shape));
        await expect(session.back.getByText(text.mistakes)).toBeVisible();
        await expect(session.ratings).toHaveCount(0);
        await session.press(session.button(text.next));
        await expect(card.getByText(text.onceMore)).toBeVisible();
        await session.press(session.button(text.stop));
        await expect.poll(() => storedRatings(page)).toEqual([2]);
        return;
      }
      await session.press(session.button(text.hint));
      for (const shape of ['横', '竖']) await session.press(stroke(shape));
      await expect(session.back.getByText(text.hinted)).toBeVisible();
      await session.press(session.button(text.next));
      for (const shape of ['横', '竖']) await session.press(stroke(shape));
      await expect(session.back.getByText(text.right)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(session.end).toBeVisible();
      await expect.poll(() => storedRatings(page)).toEqual([1, 3]);
      await session.press(page.getByRole('link', { name: text.writeWith }));
      const content = page.getByLabel(text.content, { exact: true });
      await expect(content).toHaveValue('十');
      await expect(content).toBeFocused();
    });
  });
}

import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { signUp } from '../support/account.ts';
import { entryCard, mediaUrlOfElement, saveEntry, scrollToEntry } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

const mei = { username: `mei_${Date.now()}`, password: 'a good secret', firstName: '小美' };
const written = { title: '公园的一天', content: '今天我和妈妈去公园玩，我很高兴！我们还吃了好吃的面条。' };
const photographed = { title: '我的日记', lines: ['我喜欢学习中文', '今天天气很好'] };
const spoken = { title: 'My voice' };

/** Each step needs the ones before it. */
test.describe.serial('entry lifecycle', () => {
  let page: Page;
  const media: string[] = [];

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());

  test('sign up', async () => {
    await signUp(page, mei);
  });

  test("write today's entry in Chinese: it is day 1, with its mood", async () => {
    await page.getByLabel('Title').fill(written.title);
    await page.getByLabel('Content').fill(written.content);
    await saveEntry(page);

    const card = entryCard(page, written.title);
    await expect(card.getByText('Day 1', { exact: true })).toBeVisible();
    await expect(card.getByText('小美')).toBeVisible();
    await expect(card.getByText('Private', { exact: true }).first()).toBeVisible();
    await expect(card.getByText(/^(Happy|Amazing)$/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  test('choose another mood: it is kept, and shown as chosen', async () => {
    const card = entryCard(page, written.title);
    await card.getByRole('button', { name: /^(Happy|Amazing)/ }).click();
    const popover = page.getByRole('dialog', { name: 'Mood of this memory' });
    await expect(popover).toContainText(/\d+% is the sentiment/);
    await expectNoAccessibilityViolations(page, 'the mood');
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await popover.getByRole('radio', { name: 'Calm' }).check();
    await stored;
    await page.reload();
    await expect(card.getByRole('button', { name: /^Calm\s*chosen/ })).toBeVisible();
    await card.getByRole('button', { name: /^Calm/ }).click();
    await popover.getByRole('radio', { name: 'As the words say' }).check();
    await page.keyboard.press('Escape');
    await expect(card.getByText(/^(Happy|Amazing)$/)).toBeVisible();
  });

  test('tap a character: see its reading and meaning, add it to the vocabulary', async () => {
    await entryCard(page, written.title).getByRole('button', { name: '妈', exact: true }).first().click();
    const word = page.getByRole('dialog', { name: 'Reading of 妈妈' });
    await expect(word).toContainText('mā ma');
    await expect(word).toContainText('ㄇㄚ ˙ㄇㄚ');
    await expect(word).toContainText('mother');
    await expect(word.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await word.getByRole('button', { name: 'Add to Vocabulary' }).click();
    await expect(page.getByText('Character Added', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Vocabulary' }).first().click();
    await expect(page).toHaveURL('/vocabulary');
    await expect(page.getByRole('heading', { name: 'Chinese Vocabulary' })).toBeVisible();
    const mine = page.getByRole('region', { name: 'Your Vocabulary' });
    // The sentence in which the word was met may be there too.
    await expect(mine.getByText('妈妈', { exact: true }).first()).toBeVisible();
    await expect(mine.getByText('mā ma', { exact: true })).toBeVisible();
  });

  test('upload a photo of handwriting: its text is extracted and stored in the entry', async ({ browser }) => {
    const photo = await createHandwritingPhoto(browser, photographed.lines);
    await page.goto('/');
    await page
      .getByRole('radio', { name: 'Photo' })
      .or(page.getByRole('tab', { name: 'Photo' }))
      .click();
    await page.getByLabel('Choose a photo').setInputFiles({ name: '日记.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByText('Image uploaded!', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Content')).toHaveValue(/学习中文/);

    // Turned by 90°, it is read again.
    const preview = page.getByRole('img', { name: 'Your photo' });
    const sizeOf = () => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(sizeOf).not.toContain(0);
    const [width, height] = await sizeOf();
    await page.getByLabel('Content').fill('');
    await page.getByRole('button', { name: 'Turn the photo and read it again' }).click();
    await expect.poll(() => sizeOf().catch(() => [])).toEqual([height, width]);
    await expect(page.getByLabel('Content')).toHaveValue(/学习中文/);

    await page.getByLabel('Title').fill(photographed.title);
    await saveEntry(page);
    const card = entryCard(page, photographed.title);
    await expect(card.getByText('Day 2', { exact: true })).toBeVisible();
    const entries = (await (await page.request.get('/api/journal-entries')).json()) as {
      title: string;
      extractedText: string;
    }[];
    expect(entries.find(({ title }) => title === photographed.title)?.extractedText).toContain('学习中文');

    const photoElement = card.getByRole('img', { name: /Photo of the memory/ });
    await expect(photoElement).toBeVisible();
    await expect
      .poll(() => photoElement.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    media.push(await mediaUrlOfElement(photoElement));
  });

  test('record with the microphone, save, and play it back', async () => {
    await page
      .getByRole('radio', { name: 'Voice' })
      .or(page.getByRole('tab', { name: 'Voice' }))
      .click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expectRunningRecorder(page, 2);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();

    await page.getByLabel('Title').fill(spoken.title);
    await saveEntry(page);
    const card = entryCard(page, spoken.title);
    await card.getByRole('button', { name: 'Play recording' }).click();
    const audio = card.locator('audio');
    await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0.5);
    media.push(await mediaUrlOfElement(audio));
  });

  test('make one entry public: a signed-out browser sees only that one', async ({ browser }) => {
    const card = entryCard(page, photographed.title);
    await card
      .getByRole('combobox', { name: /Privacy/ })
      .or(card.getByRole('button', { name: /Privacy/ }))
      .click();
    await page
      .getByRole('option', { name: /Public/ })
      .or(page.getByRole('menuitemradio', { name: /Public/ }))
      .click();
    await expect(page.getByText('Privacy Updated', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Share Link Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const stranger = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await stranger.goto('/public-timeline');
    await scrollToEntry(stranger, photographed.title);
    await expect(entryCard(stranger, photographed.title).getByText('小美')).toBeVisible();

    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    await stranger.goto(`/public-timeline/${id}`);
    await expect(entryCard(stranger, photographed.title)).toBeVisible();
    await expect(stranger.getByRole('article')).toHaveCount(1);

    await stranger.goto(link);
    await expect(entryCard(stranger, photographed.title)).toBeVisible();
    await expect(entryCard(stranger, photographed.title).getByRole('button', { name: 'Edit' })).toHaveCount(0);

    const [photo, recording] = media;
    expect((await stranger.request.get(photo ?? '')).status()).toBe(200);
    expect((await stranger.request.get(recording ?? '')).status()).toBe(404);
    await stranger.context().close();
  });

  test('delete the entries: they and their files are removed', async () => {
    for (const title of [photographed.title, spoken.title]) {
      await entryCard(page, title).getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('dialog', { name: 'Edit Memory' }).getByRole('button', { name: 'Delete Memory' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        'Are you sure you want to delete this memory? This action cannot be undone.',
      );
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Memory Deleted', { exact: true }).first()).toBeVisible();
      await expect(entryCard(page, title)).toHaveCount(0);
    }
    for (const address of media) {
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
    }
    await expect(entryCard(page, written.title).getByText('Day 1', { exact: true })).toBeVisible();
  });
});

import { expect, type Page, test } from '@playwright/test';
import { registerAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { expectRunningRecorder } from '../support/recorder.ts';
import { createTestVideo } from '../support/test-video.ts';

const newAccount = () => ({
  username: `yu_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小雨',
});

/** Opens the timeline of a new account that has these entries. */
async function openTimeline(page: Page, entries: readonly object[]): Promise<void> {
  for (const data of entries) expect((await page.request.post('/api/journal-entries', { data })).status()).toBe(201);
  await page.goto('/');
}

/** Uploads a file of the signed-in user. @returns its URL */
async function uploadMedia(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<string> {
  const response = await page.request.post('/api/upload/media', { multipart: { media: { name, mimeType, buffer } } });
  const [file] = (await response.json()) as { url: string }[];
  return file!.url;
}

/** Narrows a text step by step, so that its lines end at all characters. Returns the readings that are not above their character. */
function readingsBesideTheirCharacters(text: Element): string[] {
  const wrong = new Set<string>();
  const centre = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  for (let width = 400; width >= 60; width -= 3) {
    (text as HTMLElement).style.width = `${width}px`;
    for (const rt of text.querySelectorAll('rt')) {
      const character = rt.closest('[role="button"]');
      if (character && Math.abs(centre(rt) - centre(character)) > 1) wrong.add(`${rt.textContent} at ${width} px`);
    }
  }
  (text as HTMLElement).style.width = '';
  return [...wrong];
}

test('characters show the reading of their word, which a tap adds to the vocabulary, whole or as a character; pinyin stays switched on', async ({
  page,
}) => {
  await registerAccount(page, newAccount());
  await openTimeline(page, [
    { title: '小松鼠', content: '树上有一只小松鼠。' },
    { title: '长大', content: '我长大了，头发很长。' },
  ]);
  await tapCharacterOfWord(page);

  const card = entryCard(page, '长大');
  await card.getByRole('button', { name: 'Show pinyin' }).click();
  await expect(card.locator('rt')).toHaveText(['wǒ', 'zhǎng', 'dà', 'le', 'tóu', 'fa', 'hěn', 'cháng']);

  const grow = card.getByRole('paragraph').getByRole('button', { name: '长', exact: true }).first();
  await card.getByRole('button', { name: '我', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const word = page.getByRole('dialog', { name: 'Reading of 长大' });
  await expect(word).toContainText('zhǎng');
  await page.keyboard.press('Escape');
  await expect(grow).toBeFocused();
  await page.keyboard.press('Enter');
  await word.getByRole('button', { name: 'The whole word 长大' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Vocabulary' });
  await expect(dialog.getByRole('definition').first()).toHaveText('zhǎng dà');
  await page.keyboard.press('Escape');
  await expect(grow).toBeFocused();
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/vocabulary') && request.method() === 'POST',
  );
  await word.getByRole('button', { name: 'Add to Vocabulary' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    character: '长大',
    pinyin: 'zhǎng dà',
    notes: 'Zhuyin: ㄓㄤˇ ㄉㄚˋ',
  });
  await expect(page.getByText('Character Added', { exact: true })).toBeVisible();
  await expect(grow).toBeFocused();

  // The readings are remembered, their loading moves nothing, and a copied text does not contain them.
  await page.reload();
  await expect(card.locator('rt').first()).toHaveText('wǒ');
  const text = card.locator('p').filter({ has: page.locator('ruby') });
  const height = async (): Promise<number | undefined> => (await text.boundingBox())?.height;
  const heightWithReadings = await height();
  expect(await text.evaluate(readingsBesideTheirCharacters)).toEqual([]);
  await page.addStyleTag({ content: 'rt { display: none !important }' });
  expect(await height()).toBe(heightWithReadings);
  await text.selectText();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('我长大了，头发很长。');
});

test('a card with many images shows the number of the others, the viewer all; a video shows its first frame; a missing file has a placeholder', async ({
  page,
  browser,
}) => {
  await registerAccount(page, newAccount());
  const photo = await createHandwritingPhoto(browser, ['图']);
  const album: string[] = [];
  for (let number = 1; number <= 9; number += 1)
    album.push(await uploadMedia(page, `${number}.jpg`, 'image/jpeg', photo));
  const film = await uploadMedia(page, 'film.webm', 'video/webm', await createTestVideo(browser));
  await openTimeline(page, [
    { title: 'Gone', content: 'x', originalImageUrl: await uploadMedia(page, 'a.jpg', 'image/jpeg', photo) },
    { title: 'Film', content: 'x', mediaFiles: [film] },
    { title: 'Album', content: 'nine', mediaFiles: album },
  ]);
  const card = entryCard(page, 'Album');
  const area = card.getByRole('button', { name: 'Enlarge' });
  expect((await area.boundingBox())?.height).toBe(400);
  await expect(card.getByRole('list', { name: 'More pictures and videos' }).getByRole('listitem')).toHaveCount(7);
  await expect(card.getByRole('button', { name: 'Show 2 more' })).toHaveText('+2');
  await card.getByRole('button', { name: 'Show 2 more' }).click();
  const viewer = page.getByRole('dialog', { name: 'Album' });
  await expect(viewer.getByText('8 / 9')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('9 / 9')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 / 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Show 2 more' })).toBeFocused();

  const video = entryCard(page, 'Film').locator('video');
  await expect(video).toHaveAttribute('poster', /size=medium$/);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.1);
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(video.evaluate((player: HTMLVideoElement) => player.play())).rejects.toThrow('NotSupportedError');
  await expect(entryCard(page, 'Film').getByText('Video file missing')).toBeVisible();
  await expect(entryCard(page, 'Gone').getByText('Image file missing')).toBeVisible();
});

test('an edit conflict lets the user choose; unsaved changes are restored after a reload, and saved at once with a new recording', async ({
  page,
}) => {
  await registerAccount(page, newAccount());
  await openTimeline(page, [
    { title: 'Half done', content: 'first' },
    { title: 'Shared desk', content: 'first' },
  ]);
  const [entry] = (await (await page.request.get('/api/journal-entries')).json()) as { id: string }[];
  await entryCard(page, 'Shared desk').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
  await dialog.getByLabel('Content').fill('written here');
  await page.request.patch(`/api/journal-entries/${entry?.id}`, { data: { content: 'written there' } });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const choice = dialog.getByRole('alert', { name: 'This memory was changed somewhere else' });
  await expect(choice).toContainText('written here');
  await expect(choice).toContainText('written there');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Memory Updated', { exact: true })).toBeVisible();
  await expect(entryCard(page, 'Shared desk').getByText('written here')).toBeVisible();

  await entryCard(page, 'Half done').getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Content').fill('second');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await entryCard(page, 'Half done').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Content')).toHaveValue('second');
  await dialog.getByRole('button', { name: 'Add Audio Recording' }).click();
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(dialog);
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Memory Updated', { exact: true })).toBeVisible();
  await expect(entryCard(page, 'Half done').getByText('second')).toBeVisible();
  await expect(entryCard(page, 'Half done').getByRole('button', { name: 'Play recording' })).toBeVisible();
});

/** The first button adds the word of a tapped character, the second one the character as the word uses it. */
async function tapCharacterOfWord(page: Page): Promise<void> {
  const card = entryCard(page, '小松鼠');
  const popover = page.getByRole('dialog', { name: 'Reading of 松鼠' });
  const tapAndAdd = async (button: string): Promise<void> => {
    await card.getByRole('button', { name: '松', exact: true }).last().click();
    await expect(popover).toContainText('squirrel');
    await popover.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('Character Added', { exact: true })).toBeVisible();
    await expect(popover).toHaveCount(0);
  };
  await tapAndAdd('Add to Vocabulary');
  await card.getByRole('button', { name: '松', exact: true }).last().click();
  await expect(popover.getByRole('button', { name: 'Already in your vocabulary' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await tapAndAdd('Only 松');

  const items = await (await page.request.get('/api/vocabulary')).json();
  expect(items).toMatchObject([
    { character: '松', pinyin: 'sōng', englishTranslation: expect.stringContaining('pine') },
    { character: '松鼠', pinyin: 'sōng shǔ', englishTranslation: 'squirrel', notes: 'Zhuyin: ㄙㄨㄥ ㄕㄨˇ' },
  ]);
}

import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { expectRunningRecorder } from '../support/recorder.ts';
import { createTestVideo } from '../support/test-video.ts';

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

test('characters show the reading of their word; pinyin is switched on over a text, also by keyboard', async ({
  page,
}) => {
  await createAccount(page, newAccount());
  await saveNewEntry(page, '长大', '我长大了，头发很长。');
  const card = entryCard(page, '长大');
  await card.getByRole('button', { name: 'Show pinyin' }).click();
  await expect(card.locator('rt')).toHaveText(['wǒ', 'zhǎng', 'dà', 'le', 'tóu', 'fa', 'hěn', 'cháng']);

  const grow = card.getByRole('button', { name: '长', exact: true }).first();
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

test('a card with many images shows the number of the others; the viewer shows all', async ({ page, browser }) => {
  await createAccount(page, newAccount());
  const photo = await createHandwritingPhoto(browser, ['图']);
  const files = Array.from({ length: 9 }, (_, index) => ({
    name: `${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo,
  }));
  await page.getByLabel('Add pictures or videos').setInputFiles(files);
  await expect(page.getByText('9 file(s) uploaded!', { exact: true })).toBeVisible();
  await saveNewEntry(page, 'Album', 'nine');
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
});

test('a missing image shows a placeholder', async ({ page, browser }) => {
  await createAccount(page, newAccount());
  await page.getByRole('radio', { name: 'Photo' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createHandwritingPhoto(browser, ['图']) });
  await expect(page.getByText('Image uploaded!', { exact: true })).toBeVisible();
  await saveNewEntry(page, 'Gone', 'x');
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(entryCard(page, 'Gone').getByText('Image file missing')).toBeVisible();
});

test('an edit conflict shows both versions and lets the user choose', async ({ page }) => {
  await createAccount(page, newAccount());
  await saveNewEntry(page, 'Shared desk', 'first');
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
});

test('unsaved changes are restored after a reload; a new recording saves them at once', async ({ page }) => {
  await createAccount(page, newAccount());
  await saveNewEntry(page, 'Half done', 'first');
  await entryCard(page, 'Half done').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
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

test('a video shows its poster frame and plays; a missing one shows a placeholder', async ({ page, browser }) => {
  await createAccount(page, newAccount());
  await page
    .getByLabel('Add pictures or videos')
    .setInputFiles([{ name: 'film.webm', mimeType: 'video/webm', buffer: await createTestVideo(browser) }]);
  await expect(page.getByText('1 file(s) uploaded!', { exact: true })).toBeVisible();
  await saveNewEntry(page, 'Film', 'x');
  const video = entryCard(page, 'Film').locator('video');
  await expect(video).toHaveAttribute('poster', /size=medium$/);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.1);
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await video.evaluate((player: HTMLVideoElement) => player.play().catch(() => undefined));
  await expect(entryCard(page, 'Film').getByText('Video file missing')).toBeVisible();
});

test('a tapped character: the first button adds its word, the second one the character as the word uses it', async ({
  page,
}) => {
  await createAccount(page, newAccount());
  await saveNewEntry(page, '小松鼠', '树上有一只小松鼠。');
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
});

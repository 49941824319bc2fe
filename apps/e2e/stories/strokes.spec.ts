import type { CharacterStrokes } from '@memory/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';

let accounts = 0;
async function createAccountWithWords(page: Page, words: readonly string[]): Promise<void> {
  accounts += 1;
  const username = `xie_${Date.now()}_${process.pid}_${accounts}`;
  await registerAccount(page, { username, password: 'a brush and ink', firstName: '写' });
  for (const character of words) {
    const data = { character, pinyin: null, englishTranslation: 'a word', frequency: 0, isUserGenerated: true };
    // oxlint-disable-next-line no-await-in-loop -- one word after the other
    expect((await page.request.post('/api/vocabulary', { data })).ok()).toBe(true);
  }
}

const strokesOf = async (page: Page, character: string): Promise<CharacterStrokes> =>
  (await (await page.request.get(`/api/strokes/${encodeURIComponent(character)}`)).json()) as CharacterStrokes;

/** The points of a stroke in the window. The square has 300 units with a margin of 12; that of the data has 1,024. */
async function strokeInWindow(square: Locator, median: readonly number[][]): Promise<{ x: number; y: number }[]> {
  const box = (await square.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const toWindow = (units: number): number => (units * box.width) / 300;
  const scale = 276 / 1024;
  return median.map(([x = 0, y = 0]) => ({
    x: box.x + toWindow(12 + x * scale),
    y: box.y + toWindow(288 - (y + 124) * scale),
  }));
}

async function drawWithMouse(page: Page, square: Locator, median: readonly number[][]): Promise<void> {
  const [start, ...rest] = await strokeInWindow(square, median);
  await page.mouse.move(start!.x, start!.y);
  await page.mouse.down();
  // oxlint-disable-next-line no-await-in-loop -- one point after the other
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function drawWithFinger(page: Page, square: Locator, median: readonly number[][]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const [start, ...rest] = await strokeInWindow(square, median);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start!]);
  // oxlint-disable-next-line no-await-in-loop -- one point after the other
  for (const point of rest) await send('touchMove', [point]);
  await send('touchEnd', []);
  await cdp.detach();
}

test('a word is watched, then written from memory with the mouse and by keyboard', async ({ page }) => {
  await createAccountWithWords(page, ['十一', '〇']);
  await page.goto('/vocabulary');
  await page.getByRole('button', { name: 'More about 十一' }).click();
  await page.getByRole('button', { name: 'Write it: 十一' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write 十一' });
  await expect(dialog.getByRole('img', { name: 'How 十 is written' })).toBeVisible();
  await expect(dialog.getByText('2 strokes')).toBeVisible();
  await expect(dialog.getByText('Stroke order of mainland China')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'watching strokes');
  const licence = await page.request.get((await dialog.getByRole('link', { name: 'Arphic' }).getAttribute('href'))!);
  expect(await licence.text()).toContain('ARPHIC PUBLIC LICENSE');

  await dialog.getByText('From memory').click();
  const square = dialog.getByRole('img', { name: 'Square to write in' });
  await expect(dialog.getByText('Stroke 1 of 2')).toBeVisible();
  await expect(dialog.getByText('十', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Show the next stroke' })).toBeEnabled();
  const { medians } = await strokesOf(page, '十');
  await drawWithMouse(page, square, medians[1]!);
  await expect(dialog.getByText('Stroke 1 of 2 · 1 miss')).toBeVisible();
  await expect(dialog.getByText('Not quite.')).toBeVisible();
  await drawWithMouse(page, square, medians[0]!);
  await expect(dialog.getByText('Stroke 2 of 2 · 1 miss')).toBeVisible();

  // From here on by keyboard: the right choice is the vertical stroke.
  await dialog.getByRole('button', { name: 'Choose strokes instead' }).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'night' }));
  await expectNoAccessibilityViolations(page, 'choosing strokes in the dark theme');
  await dialog.getByRole('button', { name: /horizontal/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Stroke 2 of 2 · 2 misses')).toBeVisible();
  const right = dialog.getByRole('button', { name: /vertical/ });
  await page.keyboard.press((await right.getAttribute('aria-label'))!.slice(0, 1));
  await expect(dialog.getByText('Stroke 1 of 1')).toBeVisible();
  await dialog.getByRole('button', { name: /^1: horizontal/ }).press('Enter');
  await expect(dialog.getByText('Done, with 2 misses.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Once more' }).click();
  await expect(dialog.getByText('Stroke 1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More about 〇' }).click();
  await page.getByRole('button', { name: 'Write it: 〇' }).click();
  await expect(page.getByText('We do not know yet how 〇 is written')).toBeVisible();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger traces a character without scrolling, and again without a connection', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('memory.language', 'zh-Hans');
      document.addEventListener('scroll', () => (document.documentElement.dataset.scrolled = 'yes'), true);
    });
    accounts += 1;
    const data = { username: `miao_${Date.now()}_${process.pid}`, password: 'a brush and ink', firstName: '描' };
    expect((await page.request.post('/api/simple-register', { data })).status()).toBe(201);
    const item = { character: '人', pinyin: 'rén', englishTranslation: 'person', frequency: 0, isUserGenerated: true };
    expect((await page.request.post('/api/vocabulary', { data: item })).ok()).toBe(true);

    const dialog = page.getByRole('dialog', { name: '写一写“人”' });
    const square = dialog.getByRole('img', { name: '写字的格子' });
    const openDialog = async (): Promise<void> => {
      await page.goto('/vocabulary');
      await page.getByRole('button', { name: '更多关于“人”' }).click();
      await page.getByRole('button', { name: '写一写“人”' }).click();
      await dialog.getByText('描一描').click();
      await expect(dialog.getByRole('button', { name: '提示下一画' })).toBeEnabled();
    };
    await openDialog();
    const { medians } = await strokesOf(page, '人');
    await square.scrollIntoViewIfNeeded();
    await page.evaluate(() => delete document.documentElement.dataset.scrolled);
    await drawWithFinger(page, square, medians[0]!);
    await expect(dialog.getByText('第 2 画，共 2 画')).toBeVisible();
    await drawWithFinger(page, square, medians[1]!);
    await expect(dialog.getByText('一次都没写错，太好了！')).toBeVisible();
    await expectNoAccessibilityViolations(page, 'a traced character on a phone');
    expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
    await dialog.getByRole('button', { name: '现在默写' }).click();
    await expect(dialog.getByText('第 1 画，共 2 画')).toBeVisible();

    await page.route('**/api/strokes/**', (route) => route.abort('internetdisconnected'));
    await openDialog();
    await expect(dialog.getByText('第 1 画，共 2 画')).toBeVisible();
  });
});

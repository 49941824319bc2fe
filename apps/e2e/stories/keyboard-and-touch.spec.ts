import { expect, type Locator, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

const newAccount = () => ({
  username: `he_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小河',
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('an entry is written, read, shared and deleted by keyboard', async ({ page, browser }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await registerAccount(page, newAccount());
  await page.goto('/');
  await tabTo(page, page.getByRole('radio', { name: 'Type' }));
  await tabTo(page, page.getByLabel('Content'));
  await page.keyboard.type('我在学校。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Keys only');
  await tabTo(page, page.getByRole('switch', { name: 'Public' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Private' })).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Save Memory' }));
  await page.keyboard.press('Enter');
  const card = entryCard(page, 'Keys only');
  await expect(card.getByText('Public', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Keys only' })).toBeFocused();
  const newWord = card.getByRole('listitem').getByRole('button', { name: '学校 xué xiào' });
  await tabTo(page, newWord);
  await page.keyboard.press('Enter');
  await expect(newWord).toContainText('Added');
  await tabTo(page, card.getByRole('button', { name: 'Not now' }));
  await page.keyboard.press('Enter');
  await expect(newWord).toHaveCount(0);

  await tabTo(page, page.getByRole('link', { name: 'Calendar of your memories' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[data-day][aria-current="date"]'));
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.goto('/');

  await tabTo(page, card.getByRole('button', { name: '我', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const word = page.getByRole('dialog', { name: 'Reading of 在' });
  await tabTo(page, word.getByRole('button', { name: 'Listen to 在' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not Supported', { exact: true })).toBeVisible();
  // Escape closes the word first, although the toast opened later.
  await page.keyboard.press('Escape');
  await expect(word).toHaveCount(0);
  await expect(card.getByRole('button', { name: '在', exact: true })).toBeFocused();

  await tabTo(page, card.getByRole('button', { name: 'Share' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Share Link Copied', { exact: true })).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(entryCard(visitor, 'Keys only').getByText('我在学校。')).toBeVisible();
  await visitor.close();

  await tabTo(page, card.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete Memory' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
});

test('on a phone: camera, microphone and images by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['microphone'],
  });
  const page = await context.newPage();
  await createAccount(page, newAccount());
  await page.getByRole('radio', { name: 'Photo' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  const camera = await chooser;
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  await camera.setFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: await createHandwritingPhoto(browser, ['我喜欢学习中文']),
  });
  await expect(page.getByText('Image uploaded!', { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'Voice' }).tap();
  const record = page.getByRole('button', { name: 'Start recording' });
  const size = await record.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0), 'larger than any other target').toBeGreaterThan(64);
  await record.tap();
  await expectRunningRecorder(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).tap();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();

  // On a busy machine the text arrives after the response to the upload. The new words below are in it.
  await expect(page.getByLabel('Content')).not.toHaveValue('');
  await page.getByLabel('Title').fill('By thumb');
  await page.getByRole('button', { name: 'Save Memory' }).tap();
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
  const card = entryCard(page, 'By thumb');
  await expect(page.getByLabel('Title')).toBeHidden();
  await expect(card.getByRole('heading', { name: 'By thumb' })).toBeInViewport();
  const newWord = card.getByRole('listitem').getByRole('button', { name: 'Add' }).first();
  await newWord.tap();
  await expect(card.getByRole('listitem').first()).toContainText('Added');
  await page.getByRole('button', { name: 'Write another memory' }).tap();
  await expect(page.getByLabel('Content')).toBeFocused();
  await card.getByRole('button', { name: 'Enlarge' }).tap();
  await expect(page.getByRole('dialog', { name: 'By thumb' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBe(390);
  await context.close();
});

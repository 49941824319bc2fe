import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

/** Records four seconds, whose transcript is 今天我们去公园 with half a second for each word, and saves them. */
async function recordEntry(page: Page, title: string): Promise<void> {
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(page, 3);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByLabel('Content')).toHaveValue('今天我们去公园');
  await page.getByLabel('Title').fill(title);
  await saveEntry(page);
}

/** By how many pixels the content of a dialog is wider than the dialog. */
const widthBeyondDialog = (dialog: Locator): Promise<number> =>
  dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('what was heard is heard again, corrected, confirmed, and highlighted at its times', async ({ page }) => {
  await createAccount(page, {
    username: `yu_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
    password: 'a good secret',
    firstName: '小雨',
  });
  await recordEntry(page, 'In the park');
  const card = entryCard(page, 'In the park');
  await card.getByRole('button', { name: 'Check what was heard' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was heard' });
  const words = dialog.getByRole('group', { name: 'Words of the transcript' });
  await expect(words).toHaveText('今天我们去公园');
  await expectNoAccessibilityViolations(page, 'the dialog of a transcript');

  // By keyboard: the word is heard and its popover has the focus.
  await words.getByRole('button', { name: '公园' }).press('Enter');
  const popover = page.getByRole('dialog', { name: 'Correct “公园”' });
  await expect(popover.getByRole('list', { name: 'Sounds alike' })).toContainText('公元');
  await popover.getByLabel('Or type it').fill('动物园');
  await popover.getByLabel('Or type it').press('Enter');
  await expect(words).toHaveText('今天我们去动物园');
  await words.getByRole('button', { name: '我们' }).click();
  await page.getByRole('button', { name: 'Remove this word' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(words).toHaveText('今天我们去动物园');

  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByText('What was heard at first').click();
  expect(await widthBeyondDialog(dialog)).toBe(0);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The typed content equalled the transcript and was corrected with it, so the card shows one text. After a reload it is still confirmed.
  await page.reload();
  await expect(card.getByLabel('Transcript')).toHaveText('今天我们去动物园');
  await expect(card.getByText('公园', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Correct the transcript' })).toBeVisible();

  // 我 and 园 are spoken when they were before; 动 and 物 share the quarter of a second of 公, from 1.5 s on.
  await expect(card.getByRole('button', { name: 'Play recording' })).toBeVisible();
  const audio = card.locator('audio');
  const timeAfterTap = async (character: string): Promise<number> => {
    await card.getByLabel('Transcript').getByRole('button', { name: character, exact: true }).click();
    await page.keyboard.press('Escape');
    return audio.evaluate((element) => (element as HTMLAudioElement).currentTime);
  };
  // The first tap requests the times.
  await expect(async () => expect(await timeAfterTap('我')).toBeCloseTo(0.5, 2)).toPass();
  expect(await timeAfterTap('物')).toBeCloseTo(1.625, 2);
  expect(await timeAfterTap('园')).toBeCloseTo(1.75, 2);
  expect(await timeAfterTap('天')).toBeCloseTo(0.25, 2);

  await page.evaluate(() => localStorage.setItem('memory.language', 'zh-Hans'));
  await page.reload();
  await card.getByRole('button', { name: '修改文字稿' }).click();
  const chinese = page.getByRole('dialog', { name: '听到的内容' });
  await chinese.getByRole('button', { name: '动物园' }).click();
  await expect(page.getByRole('button', { name: '删掉这个词' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await chinese.getByRole('button', { name: '我不是这么说的' }).click();
  await chinese.getByLabel('我说的是').fill('今天我们去动物园看熊猫');
  expect(await widthBeyondDialog(chinese)).toBe(0);
  await chinese.getByRole('button', { name: '确认' }).click();
  await expect(card.getByLabel('文字稿')).toHaveText('今天我们去动物园看熊猫');
});

import { expect, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';

/** A Saturday, when the question is for two generations. */
const SATURDAY = '2026-12-05T10:00:00';

/** The question of the day, in either language. */
const question = (page: Page) => page.getByRole('region', { name: /^(A question for today|今天的问题)$/ });

test('a tap on the question begins an answer, and what is put away stays away for the day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-04T10:00:00'));
  await createAccount(page, { username: `asked_${Date.now()}`, password: 'a good secret', firstName: 'Asked' });
  await expect(question(page)).toBeVisible();
  const begin = question(page).getByRole('button', { name: /今天|你/ });
  await begin.click();
  const content = page.getByLabel('Content');
  await expect(content).toBeFocused();
  const started = await content.inputValue();
  expect(started).not.toBe('');
  await page.keyboard.insertText('很好。');
  await expect(content).toHaveValue(`${started}很好。`);
  await begin.click();
  await expect(content, 'a second tap adds nothing').toHaveValue(`${started}很好。`);

  await question(page).getByRole('button', { name: 'Put the question away for today' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(content).toHaveValue(`${started}很好。`);
  await expect(question(page)).toBeHidden();
  await page.clock.setFixedTime(new Date(SATURDAY));
  await page.reload();
  await expect(question(page), 'the next day asks again').toBeVisible();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' });

  test('a question for two generations leads to the recorder', async ({ page }) => {
    await page.clock.setFixedTime(new Date(SATURDAY));
    await registerAccount(page, { username: `heard_${Date.now()}`, password: 'a good secret', firstName: '乐乐' });
    await page.goto('/');
    await question(page).getByRole('button', { name: '录下回答' }).tap();
    await expect(page.getByRole('button', { name: '开始录音' })).toBeVisible();
    await expect(page.getByLabel('标题')).not.toHaveValue('');
  });
});

import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';

/** A new account with one entry. */
async function createAccountWithEntry(page: Page): Promise<void> {
  await createAccount(page, { username: `an_${randomUUID()}`, password: 'a third secret', firstName: '安' });
  await page.request.patch('/api/profile', { data: { lastName: 'Li' } });
  await page.getByLabel('Title').fill('我的一天');
  await page.getByLabel('Content').fill('今天我去学校，老师教我们写字。');
  await saveEntry(page);
}

const looks = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'zh', theme: 'night', width: 390 },
] as const;

async function applyLook(page: Page, { language, theme, width }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (chosen) => {
      localStorage.setItem('memory.language', chosen.language);
      localStorage.setItem('memory.theme', chosen.theme);
    },
    { language, theme },
  );
}

test('no dialog has an accessibility violation', async ({ page }) => {
  test.slow();
  await createAccountWithEntry(page);
  await applyLook(page, looks[0]);
  await page.goto('/profile');
  for (const tab of ['Avatar & Photo', 'Security']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoAccessibilityViolations(page, tab);
  }
  await page.goto('/');
  await entryCard(page, '我的一天').getByRole('button', { name: '学', exact: true }).first().click();
  const word = page.getByRole('dialog', { name: 'Reading of 学校' });
  await expect(word).toBeVisible();
  await expectNoAccessibilityViolations(page, 'word');
  await word.getByRole('button', { name: 'The whole word 学校' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await expectNoAccessibilityViolations(page, 'character');
  await page.keyboard.press('Escape');
  await entryCard(page, '我的一天').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Memory' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'edit');

  await applyLook(page, looks[1]);
  await page.goto('/');
  await entryCard(page, '我的一天').getByRole('button', { name: '学', exact: true }).first().click();
  const inChinese = page.getByRole('dialog', { name: '学校 的读音' });
  await expect(inChinese).toBeVisible();
  await expectNoAccessibilityViolations(page, 'word zh');
  await inChinese.getByRole('button', { name: '整个词：学校' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await expectNoAccessibilityViolations(page, 'character zh');
  await page.keyboard.press('Escape');
  await entryCard(page, '我的一天').getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('dialog', { name: '编辑回忆' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'edit zh');

  await page.route('**/api/friend-requests', (route) =>
    route.fulfill({ json: (['incoming', 'outgoing'] as const).map(friendRequest) }),
  );
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: '好友请求' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'friend requests');
  await page.goto('/profile');
  await page.getByRole('tab', { name: '头像与照片' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });
  await expect(page.getByRole('dialog', { name: '选择要显示的部分' }).getByRole('slider')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'crop');

  await page.goto('/');
  await expect(entryCard(page, '我的一天')).toBeVisible();
  await page.request.post('/api/simple-logout');
  // When the page has noticed by itself and is being reloaded, the event is dispatched again.
  await expect(() => page.evaluate(() => window.dispatchEvent(new Event('focus')))).toPass();
  await expect(page.getByRole('dialog', { name: '你已退出登录' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'session cover');
});

/** A mocked friend request: this installation requires no approval, so real requests are never pending. */
const friendRequest = (direction: 'incoming' | 'outgoing', index: number) => ({
  id: `00000000-0000-7000-8000-00000000000${index}`,
  username: direction,
  firstName: '小雨',
  lastName: '张',
  email: null,
  birthDate: null,
  bio: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  direction,
  requestedAt: '2026-01-01T00:00:00.000Z',
});

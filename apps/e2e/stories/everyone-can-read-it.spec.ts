import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { createAccount } from '../support/person.ts';
import { card, saveMemory } from '../support/timeline.ts';

/** Somebody new with one memory. */
async function arrive(page: Page): Promise<void> {
  await createAccount(page, { username: `an_${randomUUID()}`, password: 'a third secret', firstName: '安' });
  await page.request.patch('/api/profile', { data: { lastName: 'Li' } });
  await page.getByLabel('Title').fill('我的一天');
  await page.getByLabel('Content').fill('今天我去学校，老师教我们写字。');
  await saveMemory(page);
}

const looks = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'zh', theme: 'night', width: 390 },
] as const;

const signedInScreens = [
  '/',
  '/vocabulary',
  '/community',
  '/friends',
  '/friends?tab=recommended',
  '/friends?tab=find',
  '/profile',
  '/settings',
  '/nowhere',
];

async function wear(page: Page, { language, theme, width }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (chosen) => {
      localStorage.setItem('memory.language', chosen.language);
      localStorage.setItem('memory.theme', chosen.theme);
    },
    { language, theme },
  );
}

for (const look of looks) {
  test(`no screen has an accessibility violation (${look.language}, ${look.theme}, ${look.width} px)`, async ({
    page,
  }) => {
    await page.goto('/');
    await wear(page, look);
    for (const path of ['/', '/auth', '/public-timeline', '/shared/nothing-here', '/public-timeline/not-a-person']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, `signed out ${path.replaceAll(/[/?=]/g, ' ')}`);
    }
  });

  test(`no screen of somebody signed in has one (${look.language}, ${look.theme}, ${look.width} px)`, async ({
    page,
  }) => {
    await arrive(page);
    await wear(page, look);
    for (const path of signedInScreens) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, `${look.language} ${path.replaceAll(/[/?=]/g, ' ')}`);
    }
  });
}

test('no dialog has an accessibility violation', async ({ page }) => {
  test.slow();
  await arrive(page);
  await wear(page, looks[0]);
  await page.goto('/profile');
  for (const tab of ['Avatar & Photo', 'Security']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoViolations(page, tab);
  }
  await page.goto('/');
  await card(page, '我的一天').getByRole('button', { name: '学', exact: true }).first().click();
  const word = page.getByRole('dialog', { name: 'Reading of 学校' });
  await expect(word).toBeVisible();
  await expectNoViolations(page, 'word');
  await word.getByRole('button', { name: 'The whole word 学校' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await expectNoViolations(page, 'character');
  await page.keyboard.press('Escape');
  await card(page, '我的一天').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Memory' })).toBeVisible();
  await expectNoViolations(page, 'edit');

  await wear(page, looks[1]);
  await page.goto('/');
  await card(page, '我的一天').getByRole('button', { name: '学', exact: true }).first().click();
  const inChinese = page.getByRole('dialog', { name: '学校 的读音' });
  await expect(inChinese).toBeVisible();
  await expectNoViolations(page, 'word zh');
  await inChinese.getByRole('button', { name: '整个词：学校' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await expectNoViolations(page, 'character zh');
  await page.keyboard.press('Escape');
  await card(page, '我的一天').getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('dialog', { name: '编辑回忆' })).toBeVisible();
  await expectNoViolations(page, 'edit zh');

  await page.route('**/api/friend-requests', (route) =>
    route.fulfill({ json: (['incoming', 'outgoing'] as const).map(requestOf) }),
  );
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: '好友请求' })).toBeVisible();
  await expectNoViolations(page, 'friend requests');
  await page.goto('/profile');
  await page.getByRole('tab', { name: '头像与照片' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });
  await expect(page.getByRole('dialog', { name: '选择要显示的部分' }).getByRole('slider')).toBeVisible();
  await expectNoViolations(page, 'crop');

  await page.goto('/');
  await expect(card(page, '我的一天')).toBeVisible();
  await page.request.post('/api/simple-logout');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog', { name: '你已退出登录' })).toBeVisible();
  await expectNoViolations(page, 'session cover');
});

/** This installation asks for no approval, so nobody's request could wait here. */
const requestOf = (direction: 'incoming' | 'outgoing', index: number) => ({
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

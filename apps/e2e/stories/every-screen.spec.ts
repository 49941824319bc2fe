import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothLooks } from '../support/accessibility.ts';
import { createAccount, registerAccount } from '../support/account.ts';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

/** A small phone, a tablet and a computer show most layout mistakes. */
const SOME_WIDTHS = [320, 768, 1440];
/** Phones, tablets in both directions, computers; a window that is zoomed to 200 % has half as many pixels. */
const ALL_WIDTHS = [320, 360, 390, 480, 700, 768, 820, 880, 1024, 1280, 1440, 2560];

/** Screens are measured in both languages and at all widths before a release. */
const walks = [
  { language: 'en', widths: SOME_WIDTHS, details: {} },
  { language: 'en', widths: ALL_WIDTHS, details: { tag: '@release' } },
  { language: 'zh-Hans', widths: ALL_WIDTHS, details: { tag: '@release' } },
] as const;
type Walk = (typeof walks)[number];

const signedOutScreens = [
  '/',
  '/auth',
  '/privacy',
  '/public-timeline',
  '/shared/nothing-here',
  '/public-timeline/not-a-person',
];
const signedInScreens = [
  '/',
  '/vocabulary',
  '/community',
  '/friends',
  '/friends?tab=recommended',
  '/friends?tab=find',
  '/profile',
  '/settings',
  '/settings/reading',
  '/settings/learning',
  '/settings/data',
  '/calendar',
  '/growth',
  '/classes',
  '/classes/import',
  '/public-timeline',
  '/nowhere',
];

/** Opens each screen once, checks its accessibility and measures it at the widths. Returns the problems with their screens and widths. */
async function checkScreens(page: Page, { language, widths }: Walk, screens: readonly string[]): Promise<string[]> {
  await page.addInitScript((chosen) => localStorage.setItem('memory.language', chosen), language);
  const problems: string[] = [];
  for (const screen of screens) {
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
    // On a busy machine the network may be idle before the screen is rendered.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectAccessibleInBothLooks(page, `${language} ${screen}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const problem of await findLayoutProblems(page)) problems.push(`${screen} at ${width} px: ${problem}`);
    }
  }
  return problems;
}

for (const walk of walks) {
  test.describe(
    `no screen has an accessibility violation, and at ${walk.widths.length} widths no word is broken, no control covers another and no page scrolls sideways`,
    walk.details,
    () => {
      test.slow();

      test(`signed out, ${walk.language}`, async ({ page }) => {
        expect(await checkScreens(page, walk, signedOutScreens)).toEqual([]);
      });

      test(`signed in, ${walk.language}`, async ({ page, baseURL }) => {
        await registerAccount(page, { username: `wide_${randomUUID()}`, password: 'a third secret', firstName: '安' });
        await page.request.patch('/api/profile', { data: { lastName: 'Li' } });
        const friend = await registerApiUser(baseURL, { firstName: 'Alexandra', lastName: 'Montgomery' });
        // More cards than fit on a phone.
        for (let day = 1; day <= 6; day += 1)
          await createEntryAs(friend, 'A long walk along the river', 'public', '今天我们沿着河走了很久。');
        await page.request.post('/api/friends', { data: { friendId: friend.id } });
        await page.request.post('/api/journal-entries', {
          data: {
            title: '我的一天',
            content: '今天我去学校，老师教我们写字。',
            location: 'Guangzhou, China',
            isPublic: true,
          },
        });
        await page.request.post('/api/vocabulary/extract');
        await page.request.post('/api/vocabulary/extract?words=true');
        const screens = [...signedInScreens, `/public-timeline/${friend.id}`];
        expect(await checkScreens(page, walk, screens)).toEqual([]);
      });
    },
  );
}

test('the states of writing, reading and editing have no accessibility violation on a computer and, in the dark theme, on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.addInitScript(() => Object.assign(window, { SpeechRecognition: class extends EventTarget {} }));
  await createAccount(page, { username: `he_${randomUUID()}`, password: 'a good secret', firstName: '小河' });
  await page.getByRole('radio', { name: 'Photo' }).click();
  await expectAccessibleInBothLooks(page, 'photo');
  await page.getByRole('radio', { name: 'Voice' }).click();
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'speech question');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Does not write along', pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(page);
  await expectAccessibleInBothLooks(page, 'recording');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();

  // The first photo is taller than the window.
  const photo = await createHandwritingPhoto(browser, ['上', '下', '左', '右', '前', '后']);
  const small = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 80, height: 60 } });
  const files = Array.from({ length: 8 }, (_, index) => ({
    name: `${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: index === 0 ? photo : small,
  }));
  await page.getByLabel('Add pictures or videos').setInputFiles(files);
  await expect(page.getByText('8 file(s) uploaded!', { exact: true })).toBeVisible();
  await page.route('**/api/upload/media', (route) => route.abort('internetdisconnected'));
  await page
    .getByLabel('Add pictures or videos')
    .setInputFiles([{ name: 'stuck.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await expect(page.getByText('Kept on this device and sent when the connection is back.')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'files');
  await page.getByRole('button', { name: 'Remove stuck.jpg' }).click();
  await page.unroute('**/api/upload/media');

  await page.getByLabel('Title').fill('All of it');
  await page.getByLabel('Content').fill('我长大了。');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  const card = entryCard(page, 'All of it');
  // The transcript and the content have a button each, and both show the readings.
  await card.getByRole('button', { name: 'Show pinyin' }).last().click();
  await expect(card.locator('rt', { hasText: 'zhǎng' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'card');
  await card.getByRole('button', { name: '长', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Reading of 长大' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'word');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page.getByRole('dialog', { name: 'All of it' }).getByRole('img')).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothLooks(page, 'viewer');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
  await dialog.getByRole('button', { name: 'Record New' }).click();
  await expect(dialog.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'edit');
  const [entry] = (await (await page.request.get('/api/journal-entries')).json()) as { id: string }[];
  await page.request.patch(`/api/journal-entries/${entry?.id}`, { data: { content: '别处写的。' } });
  await dialog.getByLabel('Content').fill('这里写的。');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'conflict');
});

test('no dialog has an accessibility violation', async ({ page }) => {
  test.slow();
  await registerAccount(page, { username: `an_${randomUUID()}`, password: 'a third secret', firstName: '安' });
  await page.request.post('/api/journal-entries', {
    data: { title: '我的一天', content: '今天我去学校，老师教我们写字。' },
  });
  await page.goto('/');
  const card = entryCard(page, '我的一天');
  await card.getByRole('button', { name: '学', exact: true }).first().click();
  const word = page.getByRole('dialog', { name: 'Reading of 学校' });
  await expect(word).toBeVisible();
  await word.getByRole('button', { name: 'The whole word 学校' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await expectAccessibleInBothLooks(page, 'character');
  await page.keyboard.press('Escape');

  await page.route('**/api/friend-requests', (route) =>
    route.fulfill({ json: (['incoming', 'outgoing'] as const).map(friendRequest) }),
  );
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'Friend requests' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'friend requests');
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expectAccessibleInBothLooks(page, 'security');
  await page.getByRole('tab', { name: 'Avatar & Photo' }).click();
  await expectAccessibleInBothLooks(page, 'avatar');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });
  await expect(page.getByRole('dialog', { name: 'Choose the part to show' }).getByRole('slider')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'crop');
  await page.request.post('/api/simple-logout');
  // When the page has noticed by itself and is being reloaded, the event is dispatched again.
  await expect(() => page.evaluate(() => window.dispatchEvent(new Event('focus')))).toPass();
  await expect(page.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'session cover');
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

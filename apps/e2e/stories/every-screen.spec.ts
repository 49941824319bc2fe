import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';

/** Phones, tablets in both directions, computers; a window that is zoomed to 200 % has half as many pixels. */
const ALL_WIDTHS = [320, 360, 390, 480, 700, 768, 820, 880, 1024, 1280, 1440, 2560];
/** A small phone, a tablet and a computer show most layout mistakes; `npm run test:release` measures at all widths. */
const WIDTHS = process.env.RELEASE_TIER ? ALL_WIDTHS : [320, 768, 1440];

/** Each screen is opened once with each look: the width is the one at which axe checks it. */
const looks = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'zh-Hans', theme: 'night', width: 390 },
] as const;
type Look = (typeof looks)[number];

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
  '/calendar',
  '/public-timeline',
  '/nowhere',
];

/** Opens each screen once, checks its accessibility and measures it at all widths. Returns the problems with their screens and widths. */
async function checkScreens(
  page: Page,
  { language, theme, width }: Look,
  screens: readonly string[],
): Promise<string[]> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('memory.language', chosen.language);
      localStorage.setItem('memory.theme', chosen.theme);
    },
    { language, theme },
  );
  const problems: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(screen);
    await page.waitForLoadState('networkidle');
    // On a busy machine the network may be idle before the screen is rendered.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectNoAccessibilityViolations(page, `${language} ${screen}`);
    await page.evaluate(() => document.fonts.ready);
    for (const measured of WIDTHS) {
      await page.setViewportSize({ width: measured, height: 900 });
      for (const problem of await findLayoutProblems(page)) problems.push(`${screen} at ${measured} px: ${problem}`);
    }
  }
  return problems;
}

for (const look of looks) {
  test.describe(`no screen has an accessibility violation, and at ${WIDTHS.length} widths no word is broken, no control covers another and no page scrolls sideways`, () => {
    test.slow();

    test(`signed out, ${look.language}, ${look.theme}`, async ({ page }) => {
      expect(await checkScreens(page, look, signedOutScreens)).toEqual([]);
    });

    test(`signed in, ${look.language}, ${look.theme}`, async ({ page, baseURL }) => {
      await registerAccount(page, { username: `wide_${randomUUID()}`, password: 'a third secret', firstName: '安' });
      await page.request.patch('/api/profile', { data: { lastName: 'Li' } });
      const friend = await registerApiUser(baseURL, { firstName: 'Alexandra', lastName: 'Montgomery' });
      // More cards than fit on a phone: browsers leave out the content of those that are not in view, and take their size from the styles.
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
      expect(await checkScreens(page, look, screens)).toEqual([]);
    });
  });
}

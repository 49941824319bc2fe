import { join, resolve } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { type Album, fillAlbum, newcomer, owner } from './album.ts';

const OUT = resolve(import.meta.dirname, '../../../.results/screenshots');
const LOOKS = ['light', 'night'].flatMap((theme) => ['en', 'zh'].flatMap((language) => [390, 1440].map((width) => ({ theme, language, width }))));
type Look = (typeof LOOKS)[number];

/** What stands in the page's address, and what is tapped before the picture is taken: names in both languages. */
interface Screen {
  name: string;
  path: (album: Album) => string;
  taps?: RegExp[];
}

const at = (path: string) => () => path;
const SIGNED_OUT: Screen[] = [
  { name: 'landing', path: at('/') },
  { name: 'sign-in', path: at('/auth') },
  { name: 'create-account', path: at('/auth'), taps: [/^(Create Account|创建账号)/] },
  { name: 'public-timeline-signed-out', path: at('/public-timeline') },
  { name: 'user-timeline-signed-out', path: ({ userId }) => `/public-timeline/${userId}` },
  { name: 'shared-signed-out', path: ({ shareId }) => `/shared/${shareId}` },
];
const SIGNED_IN: Screen[] = [
  { name: 'home', path: at('/') },
  { name: 'home-voice', path: at('/'), taps: [/^(Voice|语音|录音|说)/] },
  { name: 'home-photo', path: at('/'), taps: [/^(Photo|照片|拍照)/] },
  { name: 'home-edit', path: at('/'), taps: [/^(Edit|编辑|修改)/] },
  { name: 'home-character', path: at('/'), taps: [/^(校|学|很|花)$/] },
  { name: 'export', path: at('/'), taps: [/^(Export to PDF|导出 PDF)/] },
  { name: 'vocabulary', path: at('/vocabulary') },
  { name: 'community', path: at('/community') },
  { name: 'community-friends', path: at('/community'), taps: [/^(Friends Timeline|朋友)/] },
  { name: 'public-timeline', path: at('/public-timeline') },
  { name: 'user-timeline', path: ({ userId }) => `/public-timeline/${userId}` },
  { name: 'friends', path: at('/friends') },
  { name: 'friends-recommended', path: at('/friends'), taps: [/^(Recommended|推荐)/] },
  { name: 'friends-find', path: at('/friends'), taps: [/^(Find Friends|找)/] },
  { name: 'profile', path: at('/profile') },
  { name: 'profile-avatar', path: at('/profile'), taps: [/^(Avatar|头像)/] },
  { name: 'profile-security', path: at('/profile'), taps: [/^(Security|安全)/] },
  { name: 'settings', path: at('/settings') },
  { name: 'shared', path: ({ shareId }) => `/shared/${shareId}` },
  { name: 'not-found', path: at('/nowhere') },
];
const EMPTY: Screen[] = [
  { name: 'home-empty', path: at('/') },
  { name: 'vocabulary-empty', path: at('/vocabulary') },
  { name: 'friends-empty', path: at('/friends') },
];

test.describe.serial('every screen', () => {
  let album: Album;

  test.beforeAll(async ({ browser, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    album = await fillAlbum(browser, request);
    await request.dispose();
  });

  for (const look of LOOKS) {
    test(`${look.width} px, ${look.theme}, ${look.language}`, async ({ context }) => {
      const page = await dressed(context, look);
      for (const screen of SIGNED_OUT) await shoot(page, screen, look, album);
      await context.request.post('/api/simple-login', { data: owner });
      for (const screen of SIGNED_IN) await shoot(page, screen, look, album);
      await context.request.post('/api/simple-login', { data: newcomer });
      for (const screen of EMPTY) await shoot(page, screen, look, album);
    });
  }
});

async function dressed(context: BrowserContext, { theme, language, width }: Look): Promise<Page> {
  await context.addInitScript(
    (chosen) => {
      localStorage.setItem('memory.theme', chosen.theme);
      localStorage.setItem('memory.language', chosen.language);
    },
    { theme, language },
  );
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  return page;
}

async function shoot(page: Page, { name, path, taps = [] }: Screen, { theme, language, width }: Look, album: Album): Promise<void> {
  await page.goto(path(album));
  await settle(page);
  for (const tap of taps) {
    const named = page.getByRole('tab', { name: tap }).or(page.getByRole('radio', { name: tap })).or(page.getByRole('button', { name: tap }));
    await named.first().click();
    await settle(page);
  }
  await page.screenshot({ path: join(OUT, `${width}-${theme}-${language}`, `${name}.png`), fullPage: taps.length === 0 });
}

/** Nothing is being fetched any more but the live stream, and the faces have arrived. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null && document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // animations of a first appearance have ended
    await Promise.all(document.getAnimations().map((animation) => (animation.effect?.getTiming().iterations === Infinity ? undefined : animation.finished)));
  });
}

import { REVIEW_SCREENS } from './review-screens.ts';
import type { SampleDataIds } from './sample-data.ts';
import {
  card,
  chooseSafetyItem,
  daysAgo,
  dialogWith,
  edit,
  fillSignInForm,
  inForm,
  loseConnection,
  named,
  openExport,
  openSecondStep,
  openSecurity,
  tap,
  wordCard,
} from './screen-actions.ts';
import type { Screen } from './screen.ts';

const userTimeline = ({ userId }: SampleDataIds): string => `/public-timeline/${userId}`;
const shared = ({ shareId }: SampleDataIds): string => `/shared/${shareId}`;

const signedOut: Omit<Screen, 'viewer'>[] = [
  { name: 'landing', path: '/', whole: true },
  { name: 'sign-in', path: '/auth', whole: true },
  { name: 'sign-in-problems', path: '/auth', act: tap('button', 'Sign In', '登录'), whole: true },
  { name: 'create-account', path: '/auth', act: tap('tab', 'Create Account', '注册账户'), whole: true },
  { name: 'sign-in-failed', path: '/auth', act: fillSignInForm },
  { name: 'sign-in-second-factor', path: '/auth', act: openSecondStep },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password#K7QD-3XVM' },
  { name: 'privacy', path: '/privacy', whole: true },
  { name: 'privacy-loading', path: '/privacy', silent: '**/api/privacy' },
  { name: 'privacy-failed', path: '/privacy', broken: '**/api/privacy' },
  { name: 'friend-code-signed-out', path: '/friends/code/K7QD3XVM' },
  { name: 'public-timeline-signed-out', path: '/public-timeline' },
  { name: 'user-timeline-signed-out', path: userTimeline },
  { name: 'shared-signed-out', path: shared, whole: true },
  { name: 'shared-missing', path: '/shared/nothing-here', whole: true },
];
const signedIn: Omit<Screen, 'viewer'>[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'home-first', path: '/' },
  { name: 'home-voice', path: '/', act: inForm(tap('radio', 'Voice', '语音')) },
  {
    name: 'home-recording',
    path: '/',
    forgetful: true,
    act: async (page) => {
      await inForm(tap('radio', 'Voice', '语音'))(page);
      await tap('button', 'Start recording', '开始录音')(page);
      await page.getByRole('timer').waitFor();
    },
  },
  { name: 'home-photo', path: '/', act: inForm(tap('radio', 'Photo', '拍照')) },
  {
    name: 'home-toast',
    path: '/',
    act: inForm(async (page) => {
      await page.getByRole('textbox').first().focus();
      await tap('button', 'Save Memory', '保存回忆')(page);
    }),
  },
  { name: 'home-search', path: '/?q=蛋糕' },
  { name: 'home-search-none', path: '/?q=dinosaur' },
  { name: 'home-offline', path: '/', act: loseConnection },
  { name: 'calendar', path: '/calendar', whole: true },
  { name: 'calendar-day', path: `/calendar?day=${daysAgo(9)}`, whole: true },
  { name: 'calendar-empty-day', path: `/calendar?day=${daysAgo(8)}`, whole: true },
  { name: 'not-loaded', path: '/settings', broken: '**/assets/settings-page*' },
  { name: 'home-loading', path: '/', silent: '**/api/journal-entries*' },
  { name: 'home-failed', path: '/', broken: '**/api/journal-entries*' },
  {
    name: 'card-playing',
    path: '/',
    act: async (page) => {
      await card(page, '说说今天').scrollIntoViewIfNeeded();
      await named(page, 'button', 'Play recording', '播放录音').click();
      await page.locator('[aria-current="true"]:visible').last().waitFor();
    },
  },
  {
    name: 'card-pinyin',
    path: '/',
    act: async (page) => {
      const show = card(page, '去公园看花').getByRole('button', { name: /^(Show pinyin|显示拼音)/ });
      // The account remembers the readings that another screen has shown.
      await show.or(card(page, '去公园看花').locator('ruby')).first().waitFor();
      if (await show.isVisible()) await show.click();
      await page.locator('ruby').first().waitFor();
    },
  },
  {
    name: 'card-privacy',
    path: '/',
    act: async (page) => {
      await named(page, 'button', 'Privacy:', '谁能看到').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'card-share',
    path: '/',
    act: async (page) => {
      await card(page, '去公园看花')
        .getByRole('button', { name: /^(Share|分享)$/ })
        .click();
    },
  },
  { name: 'word', path: '/', act: wordCard },
  {
    name: 'word-add',
    path: '/',
    act: async (page) => {
      await wordCard(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(The whole word|整个词)/ })
        .click();
      await page.getByRole('definition').first().waitFor();
    },
  },
  { name: 'edit', path: '/', act: edit },
  {
    name: 'edit-delete',
    path: '/',
    act: async (page) => {
      await edit(page);
      await tap('button', 'Delete Memory', '删除')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'lightbox',
    path: '/',
    act: async (page) => {
      await card(page, 'The first snow')
        .getByRole('button', { name: /^(Enlarge|放大)/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'export', path: '/', act: openExport },
  {
    name: 'export-progress',
    path: '/',
    silentActions: '**/media/**',
    act: async (page) => {
      await openExport(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Export|导出) \d/ })
        .click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'menu',
    path: '/',
    act: async (page) => {
      const menu = named(page, 'button', 'Open menu', '打开菜单');
      await ((await menu.isVisible()) ? menu : named(page, 'button', 'Your account', '我的账户')).click();
    },
  },
  { name: 'vocabulary', path: '/vocabulary', whole: true },
  {
    name: 'vocabulary-replace',
    path: '/vocabulary',
    act: async (page) => {
      await named(page, 'button', 'More about', '更多关于').click();
      await named(page, 'button', 'Replace', '替换').click();
      await dialogWith(page);
    },
  },
  {
    name: 'vocabulary-open',
    path: '/vocabulary',
    act: async (page) => {
      await named(page, 'button', 'More about', '更多关于').click();
      await page.getByRole('definition').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'vocabulary-known',
    path: '/vocabulary',
    act: async (page) => {
      await named(page, 'button', 'Filter and export', '筛选与导出').click();
      await page
        .getByText(/^(Known|认识)$/)
        .first()
        .click();
    },
  },
  {
    name: 'vocabulary-not-chinese',
    path: '/vocabulary',
    act: async (page) => {
      await page.getByRole('textbox').first().fill('abc');
      await page.getByLabel(/^(English Translation|英文翻译)/).fill('letters');
      await tap('button', 'Add Vocabulary', '添加生词')(page);
      await dialogWith(page, 'alertdialog');
    },
  },
  { name: 'vocabulary-loading', path: '/vocabulary', silent: '**/api/vocabulary/compact*' },
  { name: 'community', path: '/community' },
  { name: 'community-friends', path: '/community', act: tap('tab', 'Friends Timeline', '好友时间线') },
  { name: 'community-none', path: '/community', act: (page) => page.getByRole('searchbox').fill('dinosaur') },
  { name: 'public-timeline', path: '/public-timeline', whole: true },
  { name: 'safety-menu', path: '/public-timeline', act: chooseSafetyItem() },
  { name: 'safety-report', path: '/public-timeline', act: chooseSafetyItem('Report', '举报') },
  { name: 'safety-block', path: '/public-timeline', act: chooseSafetyItem('Block', '屏蔽') },
  { name: 'public-timeline-failed', path: '/public-timeline', broken: '**/api/public-timeline*' },
  { name: 'user-timeline', path: userTimeline },
  { name: 'friends', path: '/friends' },
  { name: 'friends-recommended', path: '/friends?tab=recommended' },
  { name: 'friends-code', path: '/friends?tab=find', whole: true },
  { name: 'friend-code', path: '/friends/code/K7QD3XVM' },
  {
    name: 'friends-find',
    path: '/friends?tab=find',
    act: async (page) => {
      await page.getByRole('searchbox').fill('o');
      await page.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'friends-remove',
    path: '/friends',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(Remove|移除)/ })
        .first()
        .click();
    },
  },
  { name: 'profile', path: '/profile', whole: true },
  { name: 'profile-avatar', path: '/profile', act: tap('tab', 'Avatar', '头像'), whole: true },
  { name: 'profile-security', path: '/profile', act: openSecurity, whole: true },
  {
    name: 'profile-password',
    path: '/profile',
    act: async (page) => {
      await openSecurity(page);
      await tap('button', 'Set up', '设置')(page);
      await dialogWith(page);
    },
  },
  { name: 'settings', path: '/settings', whole: true },
  { name: 'settings-learning', path: '/settings/learning', whole: true },
  { name: 'settings-data', path: '/settings/data', whole: true },
  { name: 'shared', path: shared },
  { name: 'not-found', path: '/nowhere' },
];
const empty: Omit<Screen, 'viewer'>[] = [
  { name: 'home-empty', path: '/', whole: true },
  { name: 'vocabulary-empty', path: '/vocabulary' },
  { name: 'review-empty', path: '/review' },
  { name: 'community-empty', path: '/community', act: tap('tab', 'Friends Timeline', '好友时间线') },
  { name: 'friends-empty', path: '/friends' },
];
const writing: Omit<Screen, 'viewer'>[] = [
  {
    name: 'home-saved',
    path: '/',
    act: async (page) => {
      await page.getByRole('textbox').first().fill('海边的一天');
      await page.getByLabel(/^(Content|内容)$/).fill('今天我们去海边，我捡到一个漂亮的贝壳，还看见了螃蟹。');
      await tap('button', 'Save Memory', '保存回忆')(page);
      await named(page, 'button', 'Not now', '现在不要').waitFor();
    },
  },
];

export const SCREENSHOT_SCREENS: readonly Screen[] = [
  ...signedOut.map((screen) => ({ ...screen, viewer: 'stranger' as const })),
  ...[...signedIn, ...REVIEW_SCREENS].map((screen) => ({ ...screen, viewer: 'owner' as const })),
  ...empty.map((screen) => ({ ...screen, viewer: 'newcomer' as const })),
  ...writing.map((screen) => ({ ...screen, viewer: 'writer' as const })),
];

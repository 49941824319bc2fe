import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';

/** The interface on a desktop in English and on a phone in Chinese. */
const variants = [
  {
    name: 'desktop, English',
    details: { tag: '@release' },
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    text: {
      zhuyin: 'Zhuyin',
      traditional: 'Traditional',
      newWords: 'New words a day',
      less: 'Less',
      oneWord: '1 word',
      buttons: 'Answer buttons',
      four: 'Four',
      failed: 'The setting was not saved',
      today: '1 word today',
      start: 'Start',
      showAnswer: 'Show answer',
      hard: 'Hard',
    },
  },
  {
    name: 'phone, Chinese',
    details: {},
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      zhuyin: '注音',
      traditional: '繁体',
      newWords: '每天的新词',
      less: '少一点',
      oneWord: '1 个',
      buttons: '回答的按钮',
      four: '四个',
      failed: '设置没有保存',
      today: '今天 1 个词',
      start: '开始',
      showAnswer: '看答案',
      hard: '有点难',
    },
  },
] as const;

/** Does something, and waits until the server has stored the setting. */
async function andStored(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await change();
  await stored;
}

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('settings of learning count everywhere, and in a second browser', async ({ page, browser, baseURL }) => {
      const me = await registerApiUser(baseURL, { firstName: '雨' });
      await page.context().addCookies((await me.api.storageState()).cookies);
      await createEntryAs(me, '汉字', 'private', '学习汉语。');
      for (const [character, pinyin] of [
        ['学', 'xué'],
        ['汉语', 'hànyǔ'],
      ])
        await me.api.post('/api/vocabulary', { data: { character, pinyin, englishTranslation: 'x' } });

      await page.goto('/settings/reading');
      const choice = (label: string) => page.getByRole('radio', { name: label, exact: true });
      await andStored(page, () => choice(text.zhuyin).click());
      await andStored(page, () => choice(text.traditional).click());
      await page.goto('/settings/learning');
      const newWords = page.getByRole('group', { name: text.newWords });
      for (let press = 0; press < 3; press += 1)
        await andStored(page, () => newWords.getByRole('button', { name: text.less }).press('Enter'));
      await expect(newWords.getByRole('status')).toHaveText(text.oneWord);
      // A change that the server does not take is taken back and reported.
      await page.route('**/api/learning-settings', (route) => route.abort(), { times: 1 });
      const four = page.getByRole('radiogroup', { name: text.buttons }).getByRole('radio', { name: text.four });
      await four.click();
      await expect(page.getByText(text.failed)).toBeVisible();
      await expect(four).not.toBeChecked();
      await andStored(page, () => four.click());
      await expectNoAccessibilityViolations(page, 'settings');

      const second = await browser.newContext({ baseURL: baseURL ?? '', locale, viewport, serviceWorkers: 'block' });
      const other = await second.newPage();
      await other.request.post('/api/simple-login', { data: { username: me.username, password: me.password } });
      await other.goto('/vocabulary');
      const words = other.getByRole('listitem').getByRole('article');
      await expect(words.filter({ has: other.getByText('漢語', { exact: true }) })).toContainText('ㄏㄢˋ');
      await expect(words.filter({ has: other.getByText('學', { exact: true }) })).toContainText('ㄒㄩㄝˊ');
      await expect(other.getByText(text.today)).toBeVisible();
      await other
        .getByRole('button', { name: text.start })
        .or(other.getByRole('link', { name: text.start }))
        .click();
      await other.getByRole('button', { name: text.showAnswer }).click();
      await expect(other.getByRole('button', { name: text.hard })).toBeVisible();
      await other.goto('/');
      const card = entryCard(other, '漢字');
      await expect(card.locator('rt')).toHaveText(['ㄒㄩㄝˊ', 'ㄒㄧˊ', 'ㄏㄢˋ', 'ㄩˇ']);
      for (const part of [card.getByRole('heading'), card.getByRole('paragraph')])
        await expect(part.getByRole('button', { name: '漢' })).toBeVisible();
      await card.locator('a[href^="/read/"]').click();
      await expect(other.getByRole('article').locator('section')).toContainText('漢');
      await expect(other.getByRole('article').locator('section rt').first()).toHaveText('ㄒㄩㄝˊ');
      await second.close();
    });
  });
}

import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';
import { finishUtterance, giveChineseVoice, spokenUtterances } from '../support/fake-chinese-voice.ts';

const newAccount = () => ({
  username: `du_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小雨',
});

const labels = {
  en: {
    link: 'Read “长大” in reading mode',
    show: 'Show pinyin',
    popover: 'Reading of 长大',
    learn: 'Learn this',
    added: '“长大” is in your vocabulary',
    undo: 'Undo',
    removed: '“长大” is no longer in your vocabulary',
    noVoice: 'This device has no Chinese voice.',
  },
  'zh-Hans': {
    link: '用阅读模式读“长大”',
    show: '显示拼音',
    popover: '长大 的读音',
    learn: '学这个词',
    added: '“长大”已加入生词本',
    undo: '撤销',
    removed: '“长大”已移出生词本',
    noVoice: '这台设备没有中文语音。',
  },
};

const textOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
/** The highlighted sentence. The avatar of the author has the same colour. */
const spokenSentence = (text: Locator): Locator => text.locator('[data-sentence].bg-jade-wash');
const rate = (page: Page): Locator => page.getByRole('region', { name: 'Listen' }).getByRole('status');

/** Creates entries of the signed-in user, the last one first in the timeline. */
async function createEntries(page: Page, entries: { title: string; content: string }[]): Promise<void> {
  for (const data of entries) await page.request.post('/api/journal-entries', { data });
}

for (const { language, viewport, details } of [
  { language: 'en', viewport: { width: 1440, height: 900 }, details: { tag: '@release' } },
  { language: 'zh-Hans', viewport: { width: 390, height: 844 }, details: {} },
] as const) {
  test(
    `a text is read, a word learnt, and Escape returns to its card (${language}, ${viewport.width} px)`,
    details,
    async ({ page }) => {
      const words = labels[language];
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('memory.language', chosen), language);
      await page.request.post('/api/simple-register', { data: newAccount() });
      const others = Array.from({ length: 5 }, (_, index) => ({
        title: `第${index}天`,
        content: '我们去公园。\n'.repeat(6),
      }));
      await createEntries(page, [{ title: '长大', content: '我长大了，头发很长。\n\n妈妈很高兴。' }, ...others]);
      await page.goto('/');
      const link = entryCard(page, '长大').getByRole('link', { name: words.link });
      await link.click();

      const text = textOf(page, '长大');
      await expect(text).toBeFocused();
      await expect(page.getByText(words.noVoice)).toBeVisible();
      await page.getByRole('button', { name: words.show }).click();
      await expect(text.locator('h1 rt')).toHaveText(['zhǎng', 'dà']);
      await expect(text.locator('section rt').first()).toHaveText('wǒ');
      await expectNoAccessibilityViolations(page, 'reading mode');

      const grow = text.locator('section').getByRole('button', { name: '长', exact: true }).first();
      await grow.click();
      const popover = page.getByRole('dialog', { name: words.popover });
      await expect(popover).toContainText('zhǎng');
      await popover.getByRole('button', { name: words.learn }).click();
      await expect(page.getByText(words.added)).toBeVisible();
      await expect(grow).toHaveClass(/is-learned/);
      await expect(grow).toBeFocused();
      // The word is marked at once, before the server has stored it.
      const storedWords = async () => (await (await page.request.get('/api/vocabulary/words')).json()).words;
      await expect.poll(storedWords).toMatchObject([{ simplified: '长大', pinyin: 'zhǎng dà' }]);
      await page.getByRole('button', { name: words.undo }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(grow).not.toHaveClass(/is-learned/);

      // Escape closes the popover first, then the page.
      await grow.press('Enter');
      await expect(popover).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popover).toBeHidden();
      await expect(text).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    },
  );
}

test('in reading mode a text is read aloud, loses the colours of its tones, stays readable without a connection, and may be long', async ({
  page,
  context,
}) => {
  await giveChineseVoice(page);
  await registerAccount(page, newAccount());
  const content = Array.from({ length: 2_000 }, (_, index) => `我们今天去了第${index % 10}处。`).join('');
  await createEntries(page, [
    { title: '长文', content: content.slice(0, 19_998) + '完。' },
    { title: '妈妈', content: '妈妈' },
    { title: '公园', content: '今天很热。我们去公园！' },
  ]);
  await page.goto('/');
  const open = async (title: string): Promise<Locator> => {
    await entryCard(page, title).getByRole('link', { name: 'in reading mode' }).click();
    return textOf(page, title);
  };

  await test.step('sentence by sentence, at a speed that is remembered', async () => {
    const text = await open('公园');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await expect(spokenSentence(text)).toHaveText('公园');
    await finishUtterance(page);
    await expect(spokenSentence(text)).toHaveText('今天很热。');
    await page.getByRole('button', { name: 'Slower' }).click();
    await expect(rate(page)).toHaveText('0.6×');
    await expect
      .poll(() => spokenUtterances(page))
      .toEqual([
        { text: '公园', rate: 0.7 },
        { text: '今天很热。', rate: 0.7 },
        { text: '今天很热。', rate: 0.6 },
      ]);
    await page.getByRole('button', { name: 'Next sentence' }).click();
    await expect(spokenSentence(text)).toHaveText('我们去公园！');

    // A tap on a word pauses the voice, and the end of the text ends it.
    await text.getByRole('button', { name: '热' }).click();
    await expect(page.getByRole('dialog', { name: /^Reading of/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await finishUtterance(page);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
    await expect(spokenSentence(text)).toHaveCount(0);
    await page.goto('/settings/reading');
    await expect(page.getByRole('group', { name: 'Speed of the voice' }).getByRole('status')).toHaveText('0.6×');
    await page.goto('/');
  });

  await test.step('without a connection, a text that is loaded', async () => {
    const text = await open('公园');
    await expect(text).toContainText('我们去公园！');
    await page.keyboard.press('Escape');
    await expect(entryCard(page, '公园').getByRole('link', { name: 'in reading mode' })).toBeFocused();
    await context.setOffline(true);
    await open('公园');
    await expect(text).toContainText('我们去公园！');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
  });

  await test.step('a text of 20,000 characters renders only what is near, and its end as well', async () => {
    const text = await open('长文');
    const characters = text.getByRole('button');
    await expect(characters.first()).toBeVisible();
    expect(await characters.count()).toBeLessThan(4_000);
    await expect(text).toContainText('完。');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await text.getByRole('button', { name: '完' }).click();
    await expect(page.getByRole('dialog', { name: 'Reading of 完' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('tones lose their colours everywhere', async () => {
    const text = await open('妈妈');
    await page.getByRole('button', { name: 'Show pinyin' }).click();
    const reading = text.locator('section rt').first();
    const color = (): Promise<string> => reading.evaluate((element) => getComputedStyle(element).color);
    await expect(reading).toHaveText('mā');
    const colored = await color();
    await page.getByRole('button', { name: 'Reading aids' }).click();
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('switch', { name: 'Tones in colours' }).click();
    await expect.poll(color).not.toBe(colored);
    await expect(reading).toHaveText('mā');
    expect((await stored).ok()).toBe(true);
    await page.reload();
    await expect(reading).toHaveText('mā');
    expect(await color()).not.toBe(colored);
  });
});

test('who may see an entry may read it', async ({ page, baseURL }) => {
  const author = await registerApiUser(baseURL, { firstName: 'Ann' });
  const [secret, open] = [
    await createEntryAs(author, '秘密', 'private', '不能看。'),
    await createEntryAs(author, '大家好', 'public', '大家可以看。'),
  ];
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await registerAccount(page, newAccount());
    await page.goto(`/read/${open}`);
    await expect(textOf(page, '大家好')).toContainText('大家可以看。');
    for (const missing of [secret, 'ffffffff-ffff-4fff-8fff-ffffffffffff', 'no-id']) {
      await page.goto(`/read/${missing}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      await expect(page.getByText('不能看')).toHaveCount(0);
    }
  }
});

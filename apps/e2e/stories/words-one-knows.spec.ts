import { expect, type Page, test } from '@playwright/test';
import { entryCard } from '../support/entry-card.ts';

/** The interface on a desktop in English and on a phone in Chinese. */
const variants = [
  {
    name: 'desktop, English',
    details: {},
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    text: {
      vocabulary: 'Your Vocabulary',
      more: 'More about 猫',
      known: 'Known',
      learning: 'Learning',
      state: 'How well I know it',
      filters: 'Filter and export',
      filter: 'Which words to show',
      coverage: 'You know 85% of these words · 0% when you wrote it',
    },
  },
  {
    name: 'phone, Chinese',
    details: { tag: '@release' },
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      vocabulary: '我的生词',
      more: '更多关于“猫”',
      known: '认识',
      learning: '在学',
      state: '我认识得怎么样',
      filters: '筛选与导出',
      filter: '显示哪些生词',
      coverage: '这些词你认识 85% · 写的时候认识 0%',
    },
  },
] as const;

let accounts = 0;
async function signUp(page: Page): Promise<void> {
  const username = `words_${Date.now()}_${(accounts += 1)}_${test.info().workerIndex}`;
  const response = await page.request.post('/api/simple-register', {
    data: { username, password: 'a word for words', firstName: '雨' },
  });
  expect(response.status()).toBe(201);
}
const post = async (page: Page, url: string, data: object) => (await page.request.post(url, { data })).json();
const addWord = (page: Page, character: string, fields: object = {}) =>
  post(page, '/api/vocabulary', { character, englishTranslation: 'x', isUserGenerated: false, ...fields });

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('a tap chooses the state of a word, and the own texts show how much of them one knows', async ({ page }) => {
      await signUp(page);
      await addWord(page, '猫');
      await post(page, '/api/journal-entries', { title: '周末', content: '弟弟喜欢小猫，弟弟想看猫。' });
      for (const word of ['弟弟', '喜欢', '小猫', '想']) await addWord(page, word, { isKnown: true });

      await page.goto('/vocabulary');
      const words = page.getByRole('region', { name: text.vocabulary }).getByRole('listitem');
      const cat = page.getByRole('article').filter({ has: page.getByRole('button', { name: text.more }) });
      await cat.getByRole('button', { name: text.more }).click();
      const state = cat.getByRole('radiogroup', { name: text.state });
      await state.getByText(text.learning, { exact: true }).click();
      await expect(state.getByRole('radio', { name: text.learning })).toBeChecked();
      await page.getByRole('button', { name: text.filters }).click();
      const filter = page.getByRole('radiogroup', { name: text.filter });
      await filter.getByText(text.learning, { exact: true }).click();
      await expect(words).toHaveCount(1);
      await state.getByText(text.known, { exact: true }).click();
      await filter.getByText(text.known, { exact: true }).click();
      await expect(words).toHaveCount(5);

      await page.goto('/');
      await expect(entryCard(page, '周末').getByText(text.coverage, { exact: true })).toBeVisible();
    });
  });
}

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';

/** The interface on a desktop in English and on a phone in Chinese. */
const variants = [
  {
    name: 'desktop, English',
    details: {},
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    text: {
      more: 'More about 小猫',
      state: 'How well I know it',
      learning: 'Learning',
      known: 'Known',
      life: 'The life of 小猫',
      events: ['Learning', 'Known', 'Forgotten', 'First seen', 'Used in a memory', 'Looked up', 'Known'],
      hide: 'Hide 小猫',
      again: 'Try Again',
      noEntry: 'Without a memory',
    },
  },
  {
    name: 'phone, Chinese',
    details: { tag: '@release' },
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      more: '更多关于“小猫”',
      state: '我认识得怎么样',
      learning: '在学',
      known: '认识',
      life: '“小猫”的经历',
      events: ['开始学', '认识了', '忘了', '第一次遇见', '写进了回忆', '查过', '认识了'],
      hide: '隐藏“小猫”',
      again: '再试一次',
      noEntry: '没有对应的回忆',
    },
  },
] as const;

const DAY_MS = 86_400_000;

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('states of a word follow from its reviews and a tap, and its life leads to the entries', async ({
      page,
      baseURL,
    }) => {
      const me = await registerApiUser(baseURL, { firstName: '雨' });
      await page.context().addCookies((await me.api.storageState()).cookies);
      await createEntryAs(me, '周末', 'private', '我们家有一只小猫。');
      await me.api.post('/api/vocabulary/extract?words=true');
      const words = (await (await me.api.get('/api/vocabulary')).json()) as { id: string; character: string }[];
      const itemId = words.find(({ character }) => character === '小猫')!.id;
      const review = async (daysAgo: number, rating: number): Promise<void> => {
        const now = Date.now();
        const response = await me.api.post('/api/reviews', {
          data: {
            sentAt: new Date(now).toISOString(),
            timeZone: 'Europe/Zurich',
            reviews: [
              {
                id: randomUUID(),
                itemId,
                type: 'recognise',
                rating,
                reviewedAt: new Date(now - daysAgo * DAY_MS).toISOString(),
                answerMs: 2_000,
              },
            ],
          },
        });
        expect(response.status()).toBe(200);
      };

      // Learned three months ago, known since, forgotten yesterday.
      for (const daysAgo of [90, 87, 70, 40]) await review(daysAgo, 3);
      await page.goto('/vocabulary');
      const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: text.more }) });
      await card.getByRole('button', { name: text.more }).click();
      const state = card.getByRole('radiogroup', { name: text.state });
      await expect(state.getByRole('radio', { name: text.known })).toBeChecked();
      await review(1, 1);
      await createEntryAs(me, '今天', 'private', '小猫睡了。');
      await page.goto('/');
      await entryCard(page, '今天').getByRole('button', { name: '猫' }).click();
      await expect(page.getByRole('dialog')).toContainText('māo');
      await page.goto('/vocabulary');
      await card.getByRole('button', { name: text.more }).click();
      await expect(state.getByRole('radio', { name: text.learning })).toBeChecked();
      await state.getByText(text.known, { exact: true }).click();
      await expect(state.getByRole('radio', { name: text.known })).toBeChecked();

      let isFailing = true;
      await page.route('**/history', (route) => (isFailing ? route.abort() : route.continue()));
      const life = page.getByRole('dialog', { name: text.life });
      await card.getByRole('button', { name: text.life }).press('Enter');
      const again = life.getByRole('button', { name: text.again });
      const points = life.getByRole('listitem');
      await expect(again).toBeVisible();
      isFailing = false;
      // The live event of the tap above may load the life before the click.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(points.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(points.locator('p:first-child')).toHaveText([...text.events]);
      // The reviews are older than the entries.
      await expect(points.getByText(text.noEntry)).toHaveCount(3);
      await expect(points.getByRole('link')).toHaveText(['周末', '今天', '今天', '今天']);
      await expectNoAccessibilityViolations(page, 'the life of a word');
      await points.getByRole('link').first().press('Enter');
      await expect(page.getByRole('article', { name: '周末' })).toContainText('我们家有一只小猫。');

      await page.goBack();
      await card.getByRole('button', { name: text.more }).click();
      await card.getByRole('button', { name: text.hide }).click();
      await expect(card).toHaveCount(0);
      const { points: history } = await (await me.api.get(`/api/vocabulary/${itemId}/history`)).json();
      expect(history.at(-1)).toMatchObject({ event: 'ignored', entry: { title: '今天' } });
    });
  });
}

import { expect, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { signOut } from '../support/account.ts';
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
      two: 'Words I needed: 2',
      one: 'Words I needed: 1',
      title: 'Words I needed',
      added: '“游泳” is in your vocabulary',
      dismiss: 'Not needed: excited',
      dismissed: 'It will not be offered again on this device.',
      undo: 'Undo',
    },
  },
  {
    name: 'phone, Chinese',
    details: {},
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      two: '我缺的词：2',
      one: '我缺的词：1',
      title: '我缺的词',
      added: '“游泳”已加入生词本',
      dismiss: '不需要“excited”',
      dismissed: '在这台设备上不再提起。',
      undo: '撤销',
    },
  },
] as const;

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('English words of an own text are offered in Chinese, and only what one picks is added', async ({
      page,
      baseURL,
    }) => {
      const me = await registerApiUser(baseURL, { firstName: '雨' });
      await page.context().addCookies((await me.api.storageState()).cookies);
      const content = '我觉得很 excited，因为 Tom 明天要去 swimming。';
      await createEntryAs(me, '没有英文', 'private', '我和 Tom 去公园。');
      await createEntryAs(me, '明天', 'private', content);
      const vocabulary = async (): Promise<string[]> =>
        ((await (await page.request.get('/api/vocabulary')).json()) as { character: string }[]).map(
          (item) => item.character,
        );
      await page.goto('/');

      const card = entryCard(page, '明天');
      await card.getByRole('button', { name: text.two }).press('Enter');
      const dialog = page.getByRole('dialog', { name: text.title });
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['excited', 'swimming']);
      await expectNoAccessibilityViolations(page, 'words one needed');
      expect(await vocabulary()).toEqual([]);
      // The names are not offered, so that the other text has no such button.
      await expect(page.getByRole('button', { name: text.title, includeHidden: true })).toHaveCount(1);

      const swim = dialog.getByRole('button', { name: /^游泳/ });
      await page.route('**/api/vocabulary', (route) => route.abort(), { times: 1 });
      await swim.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await swim.press('Enter');
      await expect(dialog.getByText(text.added)).toBeVisible();
      await expect(dialog.getByRole('button', { name: text.undo })).toBeFocused();
      expect(await vocabulary()).toEqual(['游泳']);
      await page.keyboard.press('Enter');
      await expect(swim).toBeVisible();
      expect(await vocabulary()).toEqual([]);
      await swim.click();
      await expect(dialog.getByText(text.added)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card.getByRole('button', { name: text.one })).toBeFocused();

      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: text.dismiss }).click();
      await expect(dialog.getByText(text.dismissed)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // Nor does it return after the next sign-in, nor in another text.
      await signOut(page);
      await page.request.post('/api/simple-login', { data: { username: me.username, password: me.password } });
      await page.request.post('/api/journal-entries', { data: { title: '后天', content: '我也很 excited！' } });
      const found = page.waitForResponse('**/api/word-gaps');
      await page.goto('/');
      await found;
      await expect(card).toBeVisible();
      await expect(page.getByRole('button', { name: text.title })).toHaveCount(0);
      expect(await vocabulary()).toEqual(['游泳']);
    });
  });
}

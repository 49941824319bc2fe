import { expect, type Locator, type Page, test } from '@playwright/test';
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
      open: 'Divide this word',
      title: 'Where words end',
      divide: 'Divide: 小 | 猫',
      divided: 'From now on: 小 | 猫',
      join: 'Join: 想看',
      joined: 'From now on: 想看',
      reset: 'Undo my fix: 想看',
      undo: 'Undo',
    },
  },
  {
    name: 'phone, Chinese',
    details: {},
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      open: '把这个词分开',
      title: '词在哪里分开',
      divide: '分成： 小 | 猫',
      divided: '以后的分法：小 | 猫',
      join: '合成： 想看',
      joined: '以后的分法：想看',
      reset: '撤销我的改动：想看',
      undo: '撤销',
    },
  },
] as const;

const wordsIn = (dialog: Locator): Promise<string[]> =>
  dialog.getByRole('radiogroup').locator('label').allTextContents();

/** How the text is divided for the user of a session. */
async function divisionFor(request: Page['request'], text: string): Promise<string[]> {
  const response = await request.post('/api/annotate/batch', { data: { texts: [text] } });
  const { annotations } = (await response.json()) as { annotations: { segments: { text: string }[] }[] };
  return annotations[0]!.segments.map((segment) => segment.text);
}

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('a fix of where words end counts in all own texts and for nobody else, and is undone', async ({
      page,
      baseURL,
    }) => {
      const [me, other] = [
        await registerApiUser(baseURL, { firstName: '雨' }),
        await registerApiUser(baseURL, { firstName: 'Ann' }),
      ];
      await page.context().addCookies((await me.api.storageState()).cookies);
      await createEntryAs(me, '昨天', 'private', '小猫很可爱。');
      await createEntryAs(me, '周末', 'private', '弟弟喜欢小猫，他想看猫。');
      await page.goto('/');

      const tapped = entryCard(page, '周末').getByRole('button', { name: '弟', exact: true }).first();
      const open = async (): Promise<void> => {
        await tapped.click();
        await page.getByRole('button', { name: text.open }).click();
      };
      await open();
      const dialog = page.getByRole('dialog', { name: text.title });
      // By keyboard: one stop for all words, the arrows choose among them.
      await expect(dialog.getByRole('radio', { name: '弟弟' })).toBeChecked();
      await dialog.getByRole('radio', { name: '弟弟' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: '小猫' })).toBeChecked();
      await expectNoAccessibilityViolations(page, 'where words end');
      await page.route('**/api/word-splits', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: text.divide }).press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByRole('button', { name: text.divide }).press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(text.divided);
      await expect(dialog.getByRole('radio', { name: '小', exact: true })).toBeFocused();
      expect(await wordsIn(dialog)).toEqual(['弟弟', '喜欢', '小', '猫', '他', '想', '看', '猫']);
      expect(await divisionFor(me.api, '小猫很可爱')).toEqual(['小', '猫', '很', '可爱']);
      expect(await divisionFor(other.api, '小猫很可爱')).toEqual(['小猫', '很', '可爱']);
      await dialog.getByRole('button', { name: text.undo, exact: true }).click();
      await expect(dialog.getByRole('radio', { name: '小猫' })).toBeFocused();

      await dialog.getByRole('radio', { name: '看', exact: true }).check();
      await dialog.getByRole('button', { name: text.join }).click();
      await expect(dialog.getByRole('status')).toHaveText(text.joined);
      await page.keyboard.press('Escape');
      await expect(tapped).toBeFocused();
      // A fix of earlier is taken back at the word.
      await page.reload();
      await open();
      await dialog.getByRole('radio', { name: '想看' }).check();
      await dialog.getByRole('button', { name: text.reset }).click();
      await expect(dialog.getByRole('radio', { name: '想看' })).toHaveCount(0);
      expect((await (await me.api.get('/api/word-splits')).json()).splits).toEqual([]);
    });
  });
}

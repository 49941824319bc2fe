import { expect, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { entryCard } from '../support/entry-card.ts';
import {
  addEntry,
  addWords,
  changeLearningSettings,
  ReviewSessionPage,
  reviewsToday,
  signUpLearner,
  storedRatings,
} from '../support/review-session.ts';
import { reviewVariants } from '../support/review-variants.ts';

for (const { name, use, ...variant } of reviewVariants) {
  const { text, isPhone } = variant;
  test.describe(name, isPhone ? { tag: '@release' } : {}, () => {
    test.use(use);

    test('a session begins at the vocabulary, can be undone and ends with the memory of its words', async ({
      page,
    }) => {
      const session = new ReviewSessionPage(page, variant);
      if (isPhone) await page.addInitScript(() => localStorage.setItem('memory.theme', 'night'));
      await signUpLearner(page);
      await addEntry(page, { title: '小猫', content: '我家的猫喜欢看我学习汉字。它叫米饭。' });
      await addWords(page, { 猫: 'cat', 汉字: 'Chinese character; written Chinese', 学习: 'to study' });
      // On the first day, the words would be asked in different ways.
      await changeLearningSettings(page, { cardTypes: ['recognise'] });

      await page.goto('/vocabulary');
      const today = page.getByRole('region', { name: text.todaysWords });
      await expect(today.getByText(text.threeWords)).toBeVisible();
      await session.press(today.getByRole('link', { name: text.start }));
      const card = session.card(text.recognise);
      await expect(card.locator('mark')).toHaveText(['学习']);
      await expect(card.getByText('to study')).toHaveCount(0);
      await expectNoAccessibilityViolations(page, 'the front of a card');

      await session.turnOver();
      await expect(session.back.getByText('xué xí')).toBeVisible();
      await expect(session.ratings).toHaveText([...text.two]);
      await expectNoAccessibilityViolations(page, 'the back of a card');
      await session.rate(2);
      await expect(card.locator('mark')).toHaveText(['汉字']);
      await session.undo();
      await expect(session.back.getByText('to study')).toBeVisible();
      await session.rate(1);
      await expect(card.locator('mark')).toHaveText(['汉字']);
      await session.press(session.button(text.stop));

      await page.goto('/settings/learning');
      await page.getByText(text.buttons, { exact: true }).click();
      await expect(page.getByRole('radio', { name: text.buttons })).toBeChecked();
      await session.start();
      await session.turnOver();
      await expect(session.ratings).toHaveText([...text.four]);
      await session.rate(3);
      await session.turnOver();
      await session.rate(4);
      await session.turnOver();
      // A card that was forgotten comes back in the same session.
      await session.rate(1);
      await expect(card.getByText(text.onceMore)).toBeVisible();
      await session.turnOver();
      await session.rate(4);

      await expect(session.end).toBeFocused();
      await expect(page.getByText(text.practised)).toBeVisible();
      const source = page.getByRole('region', { name: text.source });
      await expect(source.getByText(text.sourceWords)).toBeVisible();
      await expect(source.locator('mark')).toHaveText(['猫', '学习', '汉字']);
      await expect(page.getByRole('table', { name: text.days }).locator('[aria-current=date]')).toHaveText(text.today);
      await expectNoAccessibilityViolations(page, 'the end of a session');
      await session.press(source.getByRole('link', { name: text.openMemory }));
      await expect(entryCard(page, '小猫')).toBeVisible();

      expect(await storedRatings(page)).toEqual([1, 3, 4, 1, 4]);
      expect(await reviewsToday(page)).toBe(5);
    });

    test.describe('offline', () => {
      test.use({ serviceWorkers: 'allow' });

      test('reviews without a connection wait on the device, and are sent once', async ({ page, context }) => {
        const session = new ReviewSessionPage(page, variant);
        await signUpLearner(page);
        await addEntry(page, { title: '小猫', content: '我家的猫喜欢米饭。' });
        await addWords(page, { 猫: 'cat', 米饭: 'rice' });
        await changeLearningSettings(page, { cardTypes: ['recognise'] });
        await page.goto('/review');
        await expect(session.button(text.start)).toBeVisible();
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

        await context.setOffline(true);
        await page.reload();
        await session.press(session.button(text.start));
        await session.turnOver();
        await expect(session.back.locator('mark')).toHaveText(['米饭']);
        await session.rate(1);
        await session.turnOver();
        await session.rate(2);
        await session.turnOver();
        await session.rate(2);
        await expect(session.end).toBeVisible();
        await expect(page.getByText(text.waiting)).toBeVisible();
        // Cards that were reviewed are not asked again.
        await page.reload();
        await expect(page.getByText(text.waiting)).toBeVisible();
        await expect(session.button(text.start)).toHaveCount(0);
        expect(await reviewsToday(page)).toBe(0);

        // On the phone, the page is closed in between.
        const later = isPhone ? await context.newPage() : page;
        if (isPhone) await page.close();
        await context.setOffline(false);
        if (isPhone) await later.goto('/');
        await expect.poll(() => storedRatings(later)).toEqual([1, 3, 3]);
        expect(await reviewsToday(later)).toBe(3);
        await expect(later.getByText(text.waiting)).toHaveCount(0);
      });
    });
  });
}

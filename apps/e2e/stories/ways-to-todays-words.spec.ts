import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

/** How far the parts of a page may move while it loads: the sum of Chromium's layout shifts, of which 0.1 counts as good. */
const SHIFT_MAX = 0.02;

for (const { language, words, width, details } of [
  { language: 'en', words: "Today's words", width: 1440, details: {} },
  { language: 'zh-Hans', words: '今日生词', width: 390, details: { tag: '@release' } },
] as const) {
  test(
    `the home page and the vocabulary lead to today's words (${language}, ${width} px)`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('memory.language', chosen), language);
      await page.addInitScript(recordLayoutShifts);
      const account = { username: `way_${randomUUID()}`, password: 'a good secret', firstName: '小雨' };
      await page.request.post('/api/simple-register', { data: account });
      await page.request.post('/api/journal-entries', { data: { title: '雨天', content: '今天下雨了。' } });
      await page.request.post('/api/vocabulary/extract');

      await page.goto('/');
      await expect(page.getByRole('article').getByRole('heading', { name: '雨天' })).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name: words });
      await expect(link).toBeInViewport();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(SHIFT_MAX);
      await link.click();
      await expectTodaysWords(page, words);

      await page.goto('/vocabulary');
      const card = page.getByRole('region', { name: words });
      await expect(card).toBeInViewport();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(SHIFT_MAX);
      await card.getByRole('link').click();
      await expectTodaysWords(page, words);
    },
  );
}

async function expectTodaysWords(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL('/review');
  await expect(page).toHaveTitle(new RegExp(words));
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

function recordLayoutShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? Number.NaN);

import type { Page } from '@playwright/test';
import { type Benchmark, quantile, signUpPerson } from './benchmark.ts';
import { measureFrameTimes, openSignedInBrowserContext, withBrowser } from './browser.ts';

const ENTRIES = 5_000;
const CONCURRENCY = 20;
const FRAME_MS = 1_000 / 60;
const VIEWPORTS = [
  { name: 'a phone', viewport: { width: 412, height: 823 } },
  { name: 'a desktop', viewport: { width: 1_440, height: 900 } },
];

/** Measures the frame times while a timeline with years of entries is scrolled at four screens per second. */
export const timelineScrollBenchmark: Benchmark = {
  name: 'scroll',
  description: `frames while a timeline of ${ENTRIES} memories is scrolled, in the browser`,
  async measure(context) {
    const product = await context.startProduct();
    const person = await signUpPerson(product);
    let created = 0;
    const createEntries = async (): Promise<void> => {
      while (created < ENTRIES) await person.post('/api/journal-entries', sampleEntry((created += 1)));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, createEntries));
    await withBrowser(async (browser) => {
      for (const { name, viewport } of VIEWPORTS) {
        const browserContext = await openSignedInBrowserContext(browser, person, viewport);
        const page = await browserContext.newPage();
        await page.goto(product.url);
        await loadAllEntries(page);
        const times = await measureFrameTimes(page);
        const dropped = times.reduce((sum, time) => sum + Math.round(time / FRAME_MS) - 1, 0);
        context.report({
          label: `from frame to frame on ${name}, in the middle`,
          value: quantile(times, 0.5),
          unit: 'ms',
        });
        context.report({ label: '19 of 20 are at most', value: quantile(times, 0.95), unit: 'ms', atMost: 16.9 });
        context.report({ label: 'the longest', value: Math.max(...times), unit: 'ms' });
        context.report({ label: 'frames left out', value: (dropped / (times.length + dropped)) * 100, unit: '%' });
        await browserContext.close();
      }
    });
  },
};

const sampleEntry = (day: number): { title: string; content: string } => ({
  title: `第${day}天`,
  content: `第${day}天：${'今天天气很好，我们去公园玩。'.repeat((day % 7) + 1)} We saw ${day} flowers.`,
});

/** Clicks "Load More Memories" until the first entry of the journal is loaded, and scrolls back to the top. */
async function loadAllEntries(page: Page): Promise<void> {
  const loadMore = page.getByRole('button', { name: 'Load More Memories' });
  const endOfTimeline = page.getByText('You have reached the first page.');
  await loadMore.waitFor();
  while ((await endOfTimeline.count()) === 0)
    if (await loadMore.isEnabled()) await loadMore.evaluate((button) => (button as HTMLButtonElement).click());
  await page.evaluate(() => window.scrollTo(0, 0));
}

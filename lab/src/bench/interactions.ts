import type { Page } from '@playwright/test';
import { type Benchmark, quantile, signUpPerson } from './benchmark.ts';
import { openSignedInBrowserContext, withBrowser } from './browser.ts';

/** How much slower the browser's processor is made, like that of an inexpensive phone. */
const CPU_SLOWDOWN = 6;
/** The promised time from an interaction to the next paint, in milliseconds. */
const NEXT_PAINT_MS = 100;
const PHONE = { width: 390, height: 844 };
const ENTRIES = 20;
const ROUNDS = 10;
const TEXT = 'ate dumplings.';

/** Measures the time from a tap or key to the next paint (the figure of INP) while an entry is written on a slow phone. */
export const interactionsBenchmark: Benchmark = {
  name: 'interactions',
  description: `from a tap or key to the next paint, in a browser that is slowed down ${CPU_SLOWDOWN} times`,
  async measure(context) {
    const product = await context.startProduct();
    const person = await signUpPerson(product);
    for (let day = 1; day <= ENTRIES; day += 1)
      await person.post('/api/journal-entries', { title: `第${day}天`, content: '今天天气很好，我们去公园玩。' });
    const times = new Map<string, number[]>();
    await withBrowser(async (browser) => {
      const browserContext = await openSignedInBrowserContext(browser, person, PHONE);
      await browserContext.addInitScript(recordInteractions);
      const page = await browserContext.newPage();
      const session = await browserContext.newCDPSession(page);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.goto(product.url, { waitUntil: 'networkidle' });
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        for (const [action, time] of await writeEntry(page, round))
          times.set(action, [...(times.get(action) ?? []), time]);
      }
      await browserContext.close();
    });
    for (const [action, values] of times)
      context.report({ label: action, value: quantile(values, 0.9), unit: 'ms', atMost: NEXT_PAINT_MS });
  },
};

/** Writes and saves an entry, and looks one of its words up. @returns for each interaction the time to the next paint, in milliseconds */
async function writeEntry(page: Page, round: number): Promise<[action: string, time: number][]> {
  await page.getByRole('button', { name: "Today's Entry" }).click();
  const opened = await takeSlowest(page);
  await page.getByLabel('Content').click();
  await takeSlowest(page);
  for (const letter of `We ${TEXT} ${round}`) await page.keyboard.press(letter);
  const typed = await takeSlowest(page);
  await page.getByRole('button', { name: 'Save Memory' }).click();
  const saved = await takeSlowest(page);
  const card = page.getByRole('article').filter({ hasText: '第1天' }).or(page.getByRole('article').last()).first();
  await card.getByRole('button', { name: '天', exact: true }).first().click();
  const lookedUp = await takeSlowest(page);
  return [
    ['a tap that opens the form', opened],
    ['the slowest key of a sentence', typed],
    ['a tap on Save', saved],
    ['a tap on a character', lookedUp],
  ];
}

/** The times of the interactions on the page since the last call of `takeSlowest`. */
interface Recorded extends Window {
  interactionTimes: number[];
  interactionObserver: PerformanceObserver;
}

/** Runs in the page. Times below the threshold are not recorded. */
function recordInteractions(): void {
  const recorded = window as unknown as Recorded;
  recorded.interactionTimes = [];
  recorded.interactionObserver = new PerformanceObserver((list) => {
    recorded.interactionTimes.push(...list.getEntries().map(({ duration }) => duration));
  });
  recorded.interactionObserver.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits for the paint, and returns the time of the slowest interaction since the last call; 16 when none took longer. */
async function takeSlowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
    await promise;
    const recorded = window as unknown as Recorded;
    const times = recorded.interactionObserver.takeRecords().map(({ duration }) => duration);
    return Math.max(16, ...recorded.interactionTimes.splice(0), ...times);
  });
}

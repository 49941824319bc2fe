import type { Locator, Page } from '@playwright/test';
import { type Benchmark, quantile, signUpPerson } from './benchmark.ts';
import { openSignedInBrowserContext, withBrowser } from './browser.ts';

/** How much slower the browser's processor is made, like that of an inexpensive phone. */
const CPU_SLOWDOWN = 6;
/** The promised time from an interaction to the next paint, in milliseconds. */
const NEXT_PAINT_MS = 100;
/** The part of the visits that must keep the promise, as INP is judged. */
const QUANTILE = 0.75;
/** How long the author reads before the next tap, in milliseconds. What the last interaction has begun is then done. */
const READING_MS = 2_000;
const PHONE = { width: 390, height: 844 };
const ENTRIES = 20;
const ROUNDS = 10;
const TEXT = 'ate dumplings.';
/** The time between two keys of a fast typist, in milliseconds. */
const KEY_INTERVAL_MS = 100;
/** A page on which nothing but the browser itself takes time. */
const BARE_PAGE = 'data:text/html,<textarea aria-label=Content></textarea><button>Save</button>';

/**
 * Measures the interaction to next paint (INP, web.dev/articles/inp) while an entry is written in a browser with a slowed-down CPU. A page with only
 * a button and a text field is measured too, as the reference.
 */
export const interactionsBenchmark: Benchmark = {
  name: 'interactions',
  description: `from a tap or key to the next paint, in a browser that is slowed down ${CPU_SLOWDOWN} times`,
  async measure(context) {
    const product = await context.startProduct();
    const person = await signUpPerson(product);
    for (let day = 1; day <= ENTRIES; day += 1)
      await person.post('/api/journal-entries', { title: `第${day}天`, content: '今天天气很好，我们去公园玩。' });
    const times = new Map<string, number[]>();
    const keep = (measured: [action: string, time: number][]): void => {
      for (const [action, time] of measured) times.set(action, [...(times.get(action) ?? []), time]);
    };
    await withBrowser(async (browser) => {
      const browserContext = await openSignedInBrowserContext(browser, person, PHONE);
      await browserContext.addInitScript(recordInteractions);
      const page = await browserContext.newPage();
      const session = await browserContext.newCDPSession(page);
      const open = async (url: string): Promise<void> => {
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.goto(url, { waitUntil: 'networkidle' });
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      };
      for (let round = 1; round <= ROUNDS; round += 1) {
        await open(BARE_PAGE);
        keep(await useBarePage(page));
        await open(product.url);
        keep(await writeEntry(page, round));
      }
      await browserContext.close();
    });
    for (const [action, values] of times)
      context.report({ label: action, value: quantile(values, QUANTILE), unit: 'ms', atMost: NEXT_PAINT_MS });
  },
};

/** @returns for each interaction with the bare page the time to the next paint, in milliseconds */
async function useBarePage(page: Page): Promise<[action: string, time: number][]> {
  const tapped = await tap(page, page.getByRole('button'));
  await tap(page, page.getByLabel('Content'));
  return [
    ['a tap on a bare page', tapped],
    ['the slowest key on a bare page', await type(page, `We ${TEXT}`)],
  ];
}

/** Writes and saves an entry, and looks one of its words up. @returns for each interaction the time to the next paint, in milliseconds */
async function writeEntry(page: Page, round: number): Promise<[action: string, time: number][]> {
  const opened = await tap(page, page.getByRole('button', { name: "Today's Entry" }));
  await tap(page, page.getByLabel('Content'));
  const typed = await type(page, `We ${TEXT} ${round}`);
  const saved = await tap(page, page.getByRole('button', { name: 'Save Memory' }));
  await page
    .getByRole('article')
    .filter({ hasText: `${TEXT} ${round}` })
    .waitFor();
  const card = page.getByRole('article').filter({ hasText: '第1天' }).or(page.getByRole('article').last()).first();
  const lookedUp = await tap(page, card.getByRole('button', { name: '天', exact: true }).first());
  return [
    ['a tap that opens the form', opened],
    ['the slowest key of a sentence', typed],
    ['a tap on Save', saved],
    ['a tap on a character', lookedUp],
  ];
}

/**
 * Taps with a finger at the place of an element. Playwright's own `tap` would run its checks in the page, which the slowed down browser would
 * count as a part of the interaction.
 */
async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.waitForTimeout(READING_MS);
  await takeSlowest(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return takeSlowest(page);
}

/** Types at the pace of a fast typist. @returns the time of the slowest key */
async function type(page: Page, text: string): Promise<number> {
  for (const letter of text) await page.keyboard.press(letter, { delay: KEY_INTERVAL_MS });
  return takeSlowest(page);
}

/** The times of the interactions on the page since the last call of `takeSlowest`. */
interface Recorded extends Window {
  interactionTimes: PerformanceEventTiming[];
  interactionObserver: PerformanceObserver;
}

/** Runs in the page. Times below the threshold are not recorded. */
function recordInteractions(): void {
  const recorded = window as unknown as Recorded;
  recorded.interactionTimes = [];
  recorded.interactionObserver = new PerformanceObserver((list) => {
    recorded.interactionTimes.push(...(list.getEntries() as PerformanceEventTiming[]));
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
    const last = recorded.interactionObserver.takeRecords() as PerformanceEventTiming[];
    // Events without an id, such as a pointer that enters an element, are no interactions.
    const interactions = [...recorded.interactionTimes.splice(0), ...last].filter((event) => event.interactionId);
    return Math.max(16, ...interactions.map(({ duration }) => duration));
  });
}

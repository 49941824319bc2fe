import type { BrowserContext, Page } from '@playwright/test';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { openSignedInBrowserContext, withBrowser } from './browser.ts';
import { createEntry } from './create-entry.ts';
import { observeInteractions } from './observe-interactions.ts';

/** Slows the processor down to that of a cheap phone, as Lighthouse does for its slowest devices. */
const CPU_SLOWDOWN = 6;
const PHONE = { width: 412, height: 823 };
const ENTRIES = 40;
const SENTENCE = '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。';
/** A long memory, so that the cost of a key press or of a tap shows if it grows with the text. */
const LONG_TEXT = SENTENCE.repeat(40);
/** How long a finger touches the screen. Without this time the press and the tap would be measured as one interaction. */
const TOUCH_MS = 60;
const TAPS = 12;
const KEYS = 30;
const SAVES = 6;
/** The promised time from an interaction to the next paint. */
const LIMIT_MS = 100;

/** Measures how soon the page responds on a slow phone to a tap on a character, to typing and to Save. */
export const interactionsBenchmark: Benchmark = {
  name: 'interactions',
  description: `from an interaction to the next paint, with a processor slowed down ${CPU_SLOWDOWN} times, in the browser`,
  async measure(context) {
    const product = await context.startProduct();
    const session = await product.registerAccount();
    for (let day = 1; day <= ENTRIES; day += 1)
      await createEntry(product, session, { title: `第${day}天`, content: day === ENTRIES ? LONG_TEXT : SENTENCE });
    await withBrowser(async (browser) => {
      const browserContext = await openSignedInBrowserContext(browser, product, session, PHONE);
      await measureInteractions(browserContext, product.url, context);
    });
  },
};

async function measureInteractions(
  browserContext: BrowserContext,
  url: string,
  { report }: BenchmarkContext,
): Promise<void> {
  const page = await browserContext.newPage();
  const interactions = await observeInteractions(page);
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  const cdp = await browserContext.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (const [label, interact] of [
    ['a tap on a character', tapCharacters],
    ['a key press in the content', typeContent],
    ['a tap on Save', saveEntries],
  ] as const) {
    const durations: number[] = [];
    await interact(page, async (action) => durations.push(await interactions.measure(action)));
    durations.sort((one, other) => one - other);
    const quantile = (part: number): number => durations[Math.floor((durations.length - 1) * part)] ?? Number.NaN;
    report({ label: `${label}, in the middle`, value: quantile(0.5), unit: 'ms' });
    report({ label: '3 of 4 are at most', value: quantile(0.75), unit: 'ms', atMost: LIMIT_MS });
    report({ label: 'the longest', value: quantile(1), unit: 'ms' });
  }
}

/** Measures one interaction. */
type Measure = (action: () => Promise<void>) => Promise<unknown>;

async function tapCharacters(page: Page, measure: Measure): Promise<void> {
  const characters = page.getByRole('article').first().locator('p').getByRole('button');
  for (let index = 0; index < TAPS; index += 1) {
    await measure(() => characters.nth(index * 2).click({ delay: TOUCH_MS }));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function typeContent(page: Page, measure: Measure): Promise<void> {
  await page.getByLabel('Title').fill('A long day');
  const content = page.getByLabel('Content');
  await content.fill(LONG_TEXT);
  await content.focus();
  for (let key = 0; key < KEYS; key += 1) await measure(() => page.keyboard.press('a'));
}

async function saveEntries(page: Page, measure: Measure): Promise<void> {
  for (let day = 1; day <= SAVES; day += 1) {
    await page.getByLabel('Title').fill(`Saved ${day}`);
    await page.getByLabel('Content').fill(SENTENCE);
    const save = page.getByRole('button', { name: 'Save Memory' });
    await save.scrollIntoViewIfNeeded();
    await measure(() => save.click({ delay: TOUCH_MS }));
    await page.getByRole('heading', { name: `Saved ${day}` }).waitFor();
    await page.getByRole('button', { name: 'Write another memory' }).click();
  }
}

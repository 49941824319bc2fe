import type { Page } from '@playwright/test';
import type { Benchmark, RunningProduct, SessionHeaders } from './benchmark.ts';
import { openSignedInBrowserContext, withBrowser } from './browser.ts';
import { measureFrameTimes } from './measure-frame-times.ts';

const ITEMS = 5_000;
/** A vocabulary that the page shows in one request, as the reference. */
const FEW_ITEMS = 50;
const CONCURRENCY = 20;
const PHONE = { width: 412, height: 823 };
/** The most cards of the list at once: those of a screen, and four rows above and below it. */
const CARDS_MAX = 40;

/** Measures the vocabulary page with thousands of words, compared with the same page with a few. */
export const vocabularyBenchmark: Benchmark = {
  name: 'vocabulary',
  description: `a vocabulary of ${ITEMS} words: loading, and frames while it is scrolled, in the browser`,
  async measure({ startProduct, report }) {
    const product = await startProduct();
    const [few, many] = [await product.registerAccount(), await product.registerAccount()];
    await addWords(product, few, FEW_ITEMS);
    await addWords(product, many, ITEMS);
    await withBrowser(async (browser) => {
      const openPage = async (session: SessionHeaders): Promise<Page> =>
        (await openSignedInBrowserContext(browser, product, session, PHONE)).newPage();
      const reference = await measureLoading(await openPage(few), product.url, FEW_ITEMS);
      const emptyPage = await openPage(few);
      await emptyPage.setContent('<body style="height: 100000px; background: linear-gradient(white, black)">');
      const emptyFrame = await measureSlowFrame(emptyPage);
      const page = await openPage(many);
      const { firstWord, allWords, requests } = await measureLoading(page, product.url, ITEMS);
      const frame = await measureSlowFrame(page);
      const cards = await page.locator('[role=listitem]').count();
      report({ label: 'until the first word is shown', value: firstWord, unit: 'ms' });
      report({ label: `… of ${FEW_ITEMS} words`, value: reference.firstWord, unit: 'ms' });
      report({ label: 'the ratio', value: firstWord / reference.firstWord, unit: 'times', atMost: 1.5 });
      report({ label: 'until all words can be filtered', value: allWords, unit: 'ms' });
      report({ label: '… compared with the first word', value: allWords / firstWord, unit: 'times', atMost: 3 });
      report({ label: 'requests for the words', value: requests, unit: '', atMost: 6 });
      report({ label: '19 of 20 frames while scrolling are at most', value: frame, unit: 'ms' });
      report({ label: '… of an empty page', value: emptyFrame, unit: 'ms' });
      report({ label: 'the ratio', value: frame / emptyFrame, unit: 'times', atMost: 1.1 });
      report({ label: 'cards of the list after scrolling', value: cards, unit: '', atMost: CARDS_MAX });
    });
  },
};

/** Scrolls the page. Returns the milliseconds within which 19 of 20 frames follow each other. */
async function measureSlowFrame(page: Page): Promise<number> {
  const times = (await measureFrameTimes(page)).toSorted((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** Adds words of two characters, so that no two are equal. */
async function addWords(product: RunningProduct, session: SessionHeaders, count: number): Promise<void> {
  let added = 0;
  const addNext = async (): Promise<void> => {
    while (added < count) {
      const number = (added += 1);
      const character = String.fromCodePoint(0x4e_00 + (number % 100), 0x5b_00 + Math.floor(number / 100));
      const response = await fetch(`${product.url}/api/vocabulary`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json' },
        body: JSON.stringify({
          character,
          pinyin: 'yī èr',
          englishTranslation: `word ${number}; a second sense of it`,
          isUserGenerated: number % 2 === 0,
        }),
      });
      if (!response.ok) throw new Error(`The word was not added: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, addNext));
}

/** Opens the vocabulary and measures the milliseconds from its address to the first card and to the last word. */
async function measureLoading(page: Page, url: string, count: number) {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/vocabulary/compact')) requests += 1;
  });
  await page.goto(`${url}/vocabulary`, { waitUntil: 'commit' });
  const now = () => page.evaluate(() => performance.now());
  await page.getByRole('article').first().waitFor();
  const firstWord = await now();
  await page.getByText(`${count} words`, { exact: true }).waitFor();
  return { firstWord, allWords: await now(), requests };
}

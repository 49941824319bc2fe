import type { Page } from '@playwright/test';
import type { Person } from '../people/person.ts';
import { type Benchmark, quantile, signUpPerson } from './benchmark.ts';
import { measureFrameTimes, openSignedInBrowserContext, withBrowser } from './browser.ts';

const ITEMS = 5_000;
/** The size of the reference vocabulary, which the page loads with one request. */
const FEW_ITEMS = 50;
const CONCURRENCY = 20;
const PHONE = { width: 412, height: 823 };
/** The maximum number of cards in the page: the cards on the screen, and four rows above and below the screen. */
const CARDS_MAX = 40;

/** Measures the vocabulary page with thousands of words, compared with the same page with a few words. */
export const vocabularyBenchmark: Benchmark = {
  name: 'vocabulary',
  description: `a vocabulary of ${ITEMS} words: loading, and frames while it is scrolled, in the browser`,
  async measure({ startProduct, report }) {
    const product = await startProduct();
    const [few, many] = [await signUpPerson(product, 'bench_few'), await signUpPerson(product, 'bench_many')];
    await addWords(few, FEW_ITEMS);
    await addWords(many, ITEMS);
    await withBrowser(async (browser) => {
      const openPage = async (person: Person): Promise<Page> =>
        (await openSignedInBrowserContext(browser, person, PHONE)).newPage();
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

/** Scrolls the page. Returns the 95th percentile of the times between frames, in milliseconds. */
async function measureSlowFrame(page: Page): Promise<number> {
  return quantile(await measureFrameTimes(page), 0.95);
}

/** Adds distinct words of two characters. */
async function addWords(person: Person, count: number): Promise<void> {
  let added = 0;
  const addNext = async (): Promise<void> => {
    while (added < count) {
      const number = (added += 1);
      const character = String.fromCodePoint(0x4e_00 + (number % 100), 0x5b_00 + Math.floor(number / 100));
      const englishTranslation = `word ${number}; a second sense of it`;
      const word = { character, pinyin: 'yī èr', englishTranslation, isUserGenerated: number % 2 === 0 };
      await person.post('/api/vocabulary', word);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, addNext));
}

/** Opens the vocabulary. Measures the milliseconds from the navigation to the first card and to the last word. */
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

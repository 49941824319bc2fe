import type { CardType, DueCards, LearningSettings, ReviewSummary, VocabularyItem } from '@memory/contracts';
import type { Page } from '@playwright/test';
import { giveChineseVoice } from '../support/fake-chinese-voice.ts';
import { loseConnection, named, tap } from './screen-actions.ts';
import type { Screen } from './screen.ts';

const REVIEW_PATH = '/review';
/** The number of cards of a session on a screen that shows its end. */
const CARDS_TO_END = 3;

interface ReviewOptions {
  /** What all cards ask. */
  type?: CardType;
  settings?: Partial<LearningSettings>;
  /** The words of the cards, in their order; by default those that the server chooses. */
  words?: readonly string[];
  /** The number of cards; by default all of today. */
  count?: number;
}

/** Shows cards of today as cards of another type, so that screens need no days of reviews. No screen stores a review. */
async function mockReviews(page: Page, { type, settings, words, count }: ReviewOptions = {}): Promise<void> {
  await giveChineseVoice(page);
  const items = (await (await page.request.get('/api/vocabulary?limit=100')).json()) as VocabularyItem[];
  await page.route('**/api/reviews/due*', async (route) => {
    const response = await route.fetch();
    const due = (await response.json()) as DueCards;
    const chosen = words
      ? words.flatMap((word) => items.find(({ character }) => character === word) ?? [])
      : due.cards.map(({ item }) => item);
    const cards = chosen
      .slice(0, count)
      .map((item) => ({ ...due.cards[0], itemId: item.id, item, type: type ?? 'recognise' }));
    return route.fulfill({ response, json: { ...due, cards } });
  });
  await page.route('**/api/learning-settings', async (route) => {
    const response = await route.fetch();
    const stored = (await response.json()) as LearningSettings;
    return route.fulfill({ response, json: { ...stored, ...settings } });
  });
  await page.route('**/api/reviews', (route) => route.fulfill({ json: { cards: [] } }));
  await page.route('**/api/reviews/*/undo', (route) => route.fulfill({ status: 404, json: {} }));
}

const turnOver = tap('button', 'Show answer', '看答案');

const startSession =
  (options: ReviewOptions, act?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await mockReviews(page, options);
    await page.goto(REVIEW_PATH);
    await tap('button', 'Start', '开始')(page);
    await page.locator('[data-card]').waitFor();
    await act?.(page);
  };

/** Rates all cards of the session as known. */
async function rateAll(page: Page): Promise<void> {
  for (let card = 0; card < CARDS_TO_END; card += 1) {
    await turnOver(page);
    await tap('button', 'Got it', '记住了')(page);
  }
  await page.getByRole('heading', { level: 1, name: /^(Done for now|今天就到这里)/ }).waitFor();
}

async function changeSummary(page: Page, change: (summary: ReviewSummary) => Partial<ReviewSummary>): Promise<void> {
  await page.route('**/api/reviews/summary*', async (route) => {
    const response = await route.fetch();
    const summary = (await response.json()) as ReviewSummary;
    return route.fulfill({ response, json: { ...summary, ...change(summary) } });
  });
}

const daysBefore = (day: string, ago: number): string =>
  new Date(Date.parse(day) - ago * 86_400_000).toISOString().slice(0, 10);

const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'review', path: REVIEW_PATH, whole: true },
  { name: 'review-loading', path: REVIEW_PATH, silent: '**/api/reviews/due*' },
  { name: 'review-failed', path: REVIEW_PATH, broken: '**/api/reviews/due*' },
  {
    name: 'review-nothing-due',
    path: '/vocabulary',
    whole: true,
    act: async (page) => {
      await mockReviews(page, { count: 0, settings: { freeDays: [0, 6] } });
      await changeSummary(page, ({ day }) => ({ days: [9, 8, 6, 5, 2, 1, 0].map((ago) => daysBefore(day, ago)) }));
      await page.goto(REVIEW_PATH);
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'review-set-aside',
    path: '/vocabulary',
    whole: true,
    act: async (page) => {
      const [card] = ((await (await page.request.get('/api/reviews/due?timeZone=UTC&more=1')).json()) as DueCards)
        .cards;
      const items = (await (await page.request.get('/api/vocabulary?limit=3')).json()) as VocabularyItem[];
      await changeSummary(page, () => ({
        leeches: items.flatMap((item) =>
          card ? { ...card, itemId: item.id, item, type: 'write', isLeech: true } : [],
        ),
      }));
      await page.goto(REVIEW_PATH);
      await named(page, 'button', 'Take back', '拿回').waitFor();
    },
  },
  { name: 'review-recognise', path: '/vocabulary', act: startSession({ words: ['公园'] }) },
  { name: 'review-recognise-back', path: '/vocabulary', act: startSession({ words: ['公园'] }, turnOver) },
  {
    name: 'review-four-buttons',
    path: '/vocabulary',
    act: startSession({ words: ['螃蟹'], settings: { buttons: 'four' } }, turnOver),
  },
  {
    name: 'review-returning',
    path: '/vocabulary',
    act: startSession({ words: ['灯笼'] }, async (page) => {
      await turnOver(page);
      await tap('button', 'Again', '再来一次')(page);
    }),
  },
  { name: 'review-listen', path: '/vocabulary', act: startSession({ type: 'listen', words: ['生日', '公园'] }) },
  {
    name: 'review-listen-choices',
    path: '/vocabulary',
    act: startSession(
      { type: 'listen', words: ['生日', '灯笼', '公园', '月亮'] },
      tap('button', 'Choose instead', '从几个词里选'),
    ),
  },
  {
    name: 'review-listen-back',
    path: '/vocabulary',
    act: startSession({ type: 'listen', words: ['生日'] }, async (page) => {
      await page.getByRole('textbox').fill('生目');
      await page.keyboard.press('Enter');
      await page.getByText(/^(You wrote|你写的)$/).waitFor();
    }),
  },
  { name: 'review-gap', path: '/vocabulary', act: startSession({ type: 'gap', words: ['漂亮'] }) },
  { name: 'review-gap-back', path: '/vocabulary', act: startSession({ type: 'gap', words: ['漂亮'] }, turnOver) },
  { name: 'review-recall', path: '/vocabulary', act: startSession({ type: 'recall', words: ['弟弟'] }) },
  {
    name: 'review-recall-back',
    path: '/vocabulary',
    act: startSession({ type: 'recall', words: ['弟弟'] }, turnOver),
  },
  { name: 'review-write', path: '/vocabulary', act: startSession({ type: 'write', words: ['月亮'] }) },
  {
    name: 'review-write-back',
    path: '/vocabulary',
    act: startSession({ type: 'write', words: ['月亮'] }, turnOver),
  },
  {
    name: 'review-end',
    path: '/vocabulary',
    whole: true,
    act: startSession({ words: ['公园', '漂亮', '弟弟'] }, rateAll),
  },
  {
    name: 'review-offline',
    path: '/vocabulary',
    act: startSession({ words: ['公园', '漂亮', '弟弟'] }, async (page) => {
      await loseConnection(page);
      await page.route('**/api/**', (route) => route.abort());
      await rateAll(page);
    }),
  },
  {
    name: 'review-rejected',
    path: '/vocabulary',
    act: startSession({ words: ['公园', '漂亮', '弟弟'] }, async (page) => {
      await page.route('**/api/reviews', (route) => {
        const { reviews } = route.request().postDataJSON() as { reviews: { id: string }[] };
        const rejected = reviews.map(({ id }) => ({ id, code: 'review_too_old' }));
        const json = { statusCode: 400, code: 'review_too_old', message: '', reviews: rejected };
        return route.fulfill({ status: 400, json });
      });
      await rateAll(page);
      await named(page, 'button', 'Do not save', '不保存').waitFor();
    }),
  },
];

// Without IndexedDB, no review waits on the device and is sent by another screen.
export const REVIEW_SCREENS = screens.map((screen) => ({ ...screen, forgetful: true }));

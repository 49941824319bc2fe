/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { CardType, DueCard } from '@memory/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { SessionEnd } from './components/session-end.tsx';
import TodaysWordsCard from './components/todays-words-card.tsx';
import { TodaysWordsLink } from './components/todays-words-link.tsx';
import { RejectedReviewsNote } from './components/unsent-reviews-notes.tsx';
import { rejectedReviewCount } from './sync/waiting-count.ts';
import { deleteAllWaiting, putWaiting } from './sync/waiting-reviews.ts';

const card = (itemId: string, type: CardType = 'recognise'): DueCard =>
  ({ itemId, type, item: { character: itemId }, intervals: { again: 0, hard: 0, good: 1, easy: 2 } }) as DueCard;

/** The cards that the server has for today. A review that arrives takes its card away. */
let due: DueCard[];
let clips: string[];
/** The sentences of entries, by the word that they contain. */
let sentences: Record<string, string>;
beforeEach(async () => {
  window.scrollTo = () => undefined;
  beginPageOf('mei');
  await deleteAllWaiting();
  clips = [];
  sentences = {};
  server.use(
    http.get('/api/reviews/due', ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? 50);
      const remaining = { due: due.length, new: 0 };
      return HttpResponse.json({ day: '2026-11-28', cards: due.slice(0, limit), remaining, isDoneForToday: false });
    }),
    http.post('/api/reviews', async ({ request }) => {
      const { reviews } = (await request.json()) as { reviews: { itemId: string }[] };
      due = due.filter(({ itemId }) => !reviews.some((review) => review.itemId === itemId));
      return HttpResponse.json({ cards: [] });
    }),
    http.get('/api/reviews/summary', () => new HttpResponse(null, { status: 503 })),
    http.get('/api/pronunciation', () => HttpResponse.json({ isInstalled: false })),
    http.get('/api/vocabulary/contexts', ({ request }) =>
      HttpResponse.json(
        (new URL(request.url).searchParams.get('ids') ?? '').split(',').flatMap((itemId) => {
          const clip = clips.includes(itemId) ? { url: '/media/voice', start: 0, end: 1 } : null;
          const sentence = sentences[itemId] ?? '';
          const start = sentence.indexOf(itemId);
          return clip || start >= 0 ? [{ itemId, clip, sentence, start, end: start + itemId.length }] : [];
        }),
      ),
    ),
  );
});
afterEach(deleteSessionCookies);

const rate = (itemId: string) =>
  putWaiting([
    {
      kind: 'review',
      id: `review of ${itemId}`,
      itemId,
      type: 'recognise',
      rating: 3,
      reviewedAt: new Date().toISOString(),
      answerMs: 2_000,
      timeZone: 'UTC',
      clockCorrection: null,
      wasSent: false,
      rejection: null,
    },
  ]);

const link = () => screen.getByRole('link', { name: /^Today's words/ });

it('the link of the home page shows how many words wait, how long they take, and the first one in its sentence', async () => {
  due = [card('竹子', 'listen'), card('熊猫'), card('饺子', 'recall')];
  clips = ['竹子'];
  sentences = { 熊猫: '今天，我和妈妈去动物园看熊猫。' };
  renderWithProviders(<TodaysWordsLink />);
  await waitFor(() => expect(link().textContent).toMatch(/3 words · \d min/));
  await waitFor(() => expect(link().textContent).toContain('…妈去动物园看熊猫。'));
  expect(link().querySelector('[lang="zh-Hans"]')?.textContent).toBe('熊');
});

it('the link shows no word that would answer one of the questions', async () => {
  due = [card('竹子'), card('竹子', 'write'), card('饺子', 'recall')];
  renderWithProviders(<TodaysWordsLink />);
  await waitFor(() => expect(link().textContent).toContain('3 words'));
  expect(link().textContent).not.toMatch(/竹|饺/);
});

it('when all is done, the link says what comes tomorrow', async () => {
  due = [];
  const forecast = [
    { day: '2026-11-28', due: 0 },
    { day: '2026-11-29', due: 4 },
  ];
  const summary = { day: '2026-11-28', due: 0, new: 0, days: ['2026-11-28'], leeches: [], forecast };
  server.use(http.get('/api/reviews/summary', () => HttpResponse.json(summary)));
  renderWithProviders(<TodaysWordsLink />);
  await waitFor(() => expect(link().textContent).toContain('All done for todayTomorrow: 4 words'));
});

it('without a connection the link says what is behind it', async () => {
  server.use(http.get('/api/reviews/due', () => HttpResponse.error()));
  renderWithProviders(<TodaysWordsLink />);
  await waitFor(() => expect(link().textContent).toContain('A few words, a few minutes a day.'));
});

let begun = 0;
function showEnd(): void {
  renderWithProviders(
    <SessionEnd
      cards={[card('猫')]}
      contexts={new Map()}
      day="2026-11-28"
      freeDays={[]}
      moreCount={5}
      onMore={() => undefined}
      onStart={() => (begun += 1)}
      onUndo={undefined}
    />,
  );
}

it('a word that was answered a moment ago is not one of today any more', async () => {
  due = [card('猫')];
  await rate('猫');
  renderWithProviders(<TodaysWordsCard hasWords />);
  expect(await screen.findByText('All done for today')).toBeDefined();
});

it('a dictation that this device cannot ask is not counted', async () => {
  due = [card('猫', 'listen'), card('狗', 'listen')];
  clips = ['狗'];
  renderWithProviders(<TodaysWordsCard hasWords />);
  expect(await screen.findByText(/^1 word today/)).toBeDefined();
});

it('an empty vocabulary has nothing to review, rather than that all is done', async () => {
  due = [];
  renderWithProviders(<TodaysWordsCard hasWords={false} />);
  expect(await screen.findByText('No words to review yet')).toBeDefined();
});

it('the end of a session says which words are left of today, and begins with them', async () => {
  due = [card('猫'), card('狗')];
  await rate('猫');
  showEnd();
  expect(screen.getByRole('heading', { level: 1, name: 'Done for now' })).toBeDefined();
  expect(await screen.findByText('1 more word is for today.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(begun).toBe(1);
  expect(screen.queryByRole('button', { name: '5 more words' })).toBeNull();
});

it('an answer that was rejected for another reason than its time is not said to have a wrong one', () => {
  act(() => rejectedReviewCount.set(1));
  renderWithProviders(<RejectedReviewsNote />);
  expect(screen.getByRole('heading', { name: 'Not saved yet' })).toBeDefined();
  act(() => rejectedReviewCount.set(0));
});

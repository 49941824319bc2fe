/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { CardType, DueCard } from '@memory/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { SessionEnd } from './components/session-end.tsx';
import TodaysWordsCard from './components/todays-words-card.tsx';
import { RejectedReviewsNote } from './components/unsent-reviews-notes.tsx';
import { rejectedReviewCount } from './sync/waiting-count.ts';
import { deleteAllWaiting, putWaiting } from './sync/waiting-reviews.ts';

const card = (itemId: string, type: CardType = 'recognise'): DueCard =>
  ({ itemId, type, item: { character: itemId }, intervals: { again: 0, hard: 0, good: 1, easy: 2 } }) as DueCard;

/** The cards that the server has for today. A review that arrives takes its card away. */
let due: DueCard[];
let clips: string[];
beforeEach(async () => {
  window.scrollTo = () => undefined;
  beginPageOf('mei');
  await deleteAllWaiting();
  clips = [];
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
        (new URL(request.url).searchParams.get('ids') ?? '').split(',').map((itemId) => ({
          itemId,
          clip: clips.includes(itemId) ? { url: '/media/voice', start: 0, end: 1 } : null,
        })),
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

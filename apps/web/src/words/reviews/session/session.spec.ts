import type { CardType, DueCard, Rating } from '@memory/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardKey,
  CARDS_BEFORE_RETURN,
  finishedCount,
  type Session,
  type SessionAction,
  startSession,
  updateSession,
} from './session.ts';

const dueCard = (itemId: string, type: CardType = 'recognise', hard = 3): DueCard => ({
  itemId,
  type,
  state: 'review',
  due: '2026-11-23T08:00:00.000Z',
  stability: 4,
  difficulty: 5,
  reps: 3,
  lapses: 0,
  lastReviewedAt: null,
  isLeech: false,
  item: { id: itemId, character: itemId, pinyin: null, englishTranslation: itemId },
  intervals: { again: 0.007, hard, good: 5, easy: 9 },
});
const cards = (count: number): DueCard[] => Array.from({ length: count }, (_, index) => dueCard(`word ${index}`));
const mixedCards = (count: number): DueCard[] =>
  Array.from({ length: count }, (_, index) => dueCard(`word ${index}`, index % 3 === 0 ? 'listen' : 'recognise'));
const rate = (session: Session, ...ratings: Rating[]): Session =>
  ratings.reduce(
    (state, rating) => updateSession(state, { type: 'rate', rating, reviewId: `review ${state.turn}` }),
    session,
  );
const words = ({ queue }: Session): string[] => queue.map(({ itemId }) => itemId);

describe('the session', () => {
  it('shows the answer, and the question of the next card after the rating', () => {
    const reviewed = updateSession(startSession(cards(2)), { type: 'turn over' });
    expect(reviewed.side).toBe('back');
    expect(rate(reviewed, 3)).toMatchObject({ side: 'front', queue: [{ itemId: 'word 1' }] });
  });

  it('shows a forgotten card again after some others, marked, and counts it once', () => {
    const session = rate(startSession(cards(7)), 1);
    expect(words(session).indexOf('word 0')).toBe(CARDS_BEFORE_RETURN);
    expect(session.queue[CARDS_BEFORE_RETURN]?.isReturning).toBe(true);
    expect([finishedCount(session), session.total]).toEqual([0, 7]);
  });

  it('shows a forgotten card at the end when few are left, also when it is the last', () => {
    expect(words(rate(startSession(cards(3)), 1))).toEqual(['word 1', 'word 2', 'word 0']);
    expect(words(rate(startSession(cards(1)), 1, 1))).toEqual(['word 0']);
    expect(words(rate(startSession(cards(1)), 1, 1, 3))).toEqual([]);
  });

  it('shows a card that was hard again only when its schedule shows it today', () => {
    expect(words(rate(startSession([dueCard('due'), dueCard('next')]), 2))).toEqual(['next']);
    expect(words(rate(startSession([dueCard('new', 'recognise', 0.01), dueCard('next')]), 2))).toEqual(['next', 'new']);
    expect(words(rate(startSession([dueCard('due')]), 1, 2))).toEqual(['due']);
  });

  it('shows the answer of a card whose rating is undone', () => {
    const session = rate(startSession(cards(2)), 3);
    expect(updateSession(session, { type: 'undo' })).toMatchObject({
      side: 'back',
      queue: [{ itemId: 'word 0', isReturning: false }, { itemId: 'word 1' }],
      rated: [],
    });
  });

  it('leaves out the cards of a type for good', () => {
    const mixed = [dueCard('heard', 'listen'), dueCard('seen'), dueCard('also heard', 'listen'), dueCard('also seen')];
    const session = updateSession(rate(startSession(mixed), 3), { type: 'leave out', cardType: 'listen' });
    expect([words(session), session.total, finishedCount(session)]).toEqual([['seen', 'also seen'], 3, 1]);
    expect(words(updateSession(session, { type: 'undo' }))).toEqual(['seen', 'also seen']);
  });

  it('does nothing without cards', () => {
    const empty = startSession([]);
    const actions: SessionAction[] = [{ type: 'turn over' }, { type: 'undo' }];
    for (const action of actions) expect(updateSession(empty, action)).toEqual(empty);
    expect(rate(empty, 3)).toEqual(empty);
  });
});

const ratingArbitrary = fc.constantFrom<Rating>(1, 2, 3, 4);
const actionArbitrary: fc.Arbitrary<SessionAction> = fc.oneof(
  { weight: 6, arbitrary: ratingArbitrary.map((rating) => ({ type: 'rate', rating, reviewId: 'any' }) as const) },
  fc.constant({ type: 'undo' } as const),
  fc.constant({ type: 'turn over' } as const),
  fc.constant({ type: 'leave out', cardType: 'listen' } as const),
);
const sessionArbitrary = fc
  .tuple(fc.nat(9), fc.array(actionArbitrary, { maxLength: 40 }))
  .map(([count, actions]) => actions.reduce(updateSession, startSession(mixedCards(count))));

describe('whatever the user does', () => {
  it('each card is in the queue once at most, and the counts agree', () => {
    fc.assert(
      fc.property(sessionArbitrary, (session) => {
        expect(new Set(session.queue.map(cardKey)).size).toBe(session.queue.length);
        expect(finishedCount(session)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('an undo brings back the cards as they were before the rating', () => {
    fc.assert(
      fc.property(sessionArbitrary, ratingArbitrary, (session, rating) => {
        fc.pre(session.queue.length > 0);
        const undone = updateSession(rate(session, rating), { type: 'undo' });
        expect([undone.queue, undone.total]).toEqual([session.queue, session.total]);
      }),
    );
  });

  it('a rating removes the card, or puts it behind another one when there is one', () => {
    fc.assert(
      fc.property(sessionArbitrary, ratingArbitrary, (session, rating) => {
        fc.pre(session.queue.length > 1);
        const [first, second] = words(session);
        const after = words(rate(session, rating));
        expect(after[0]).toBe(second);
        expect(after.includes(first!)).toBe(after.length === session.queue.length);
      }),
    );
  });

  it('the session ends when the user knows each card', () => {
    fc.assert(
      fc.property(sessionArbitrary, (session) => {
        const finished = rate(session, ...session.queue.map((): Rating => 3));
        expect([words(finished), finishedCount(finished)]).toEqual([[], finished.total]);
      }),
    );
  });
});

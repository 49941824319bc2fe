import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, DAY_MS, daysAgo, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

describe('a review', () => {
  it('of a new word schedules it days later, and a repeated request changes nothing', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('猫'));
    const [card] = await mei.review(review);
    expect(card).toMatchObject({ itemId: review.itemId, type: 'recognise', state: 'review', reps: 1, lapses: 0 });
    expect(Date.parse(card!.due) - Date.parse(review.reviewedAt)).toBeGreaterThanOrEqual(DAY_MS);
    const before = await mei.projection();
    expect(await mei.review(review, review)).toEqual([card]);
    expect(await mei.projection()).toEqual(before);
  });

  it('that is older than others of the card counts as if it had arrived first', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const reviewsOf = async (learner: Reviewer) => {
      const itemId = await learner.addWord('狗');
      return [9, 6, 2].map((days, index) => ({
        ...createReview(itemId, { reviewedAt: daysAgo(days) }),
        rating: 3 - index,
      }));
    };
    const [mine, others] = [await reviewsOf(mei), await reviewsOf(li)];
    others.forEach((review, index) => Object.assign(review, { reviewedAt: mine[index]!.reviewedAt }));
    await mei.review(...mine);
    for (const review of others.toReversed()) await li.review(review);
    const strip = ({ cards, days }: { cards: unknown[]; days: unknown[] }) =>
      [...cards, ...days].map((row) => ({
        ...(row as object),
        userId: '',
        itemId: '',
        lastLogId: '',
        due: '',
        dueDay: '',
        scheduledDays: '',
      }));
    expect(strip(await li.projection())).toEqual(strip(await mei.projection()));
  });

  it('is rejected with its request when it cannot be right, by its id and reason', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const itemId = await mei.addWord('鱼');
    const first = createReview(itemId);
    await mei.review(first);
    const good = createReview(itemId, { type: 'recall' });
    const cases = [
      [createReview(itemId, { reviewedAt: daysAgo(-1) }), 400, 'review_in_future'],
      [createReview(itemId, { reviewedAt: daysAgo(367) }), 400, 'review_too_old'],
      [{ ...first, rating: 1 }, 409, 'review_id_reused'],
      [createReview(uuidv7()), 404, 'vocabulary_item_not_found'],
      [createReview(await li.addWord('鱼')), 404, 'vocabulary_item_not_found'],
    ] as const;
    for (const [review, status, code] of cases) {
      const response = await mei.send([good, review]);
      expect([response.statusCode, response.json()]).toMatchObject([
        status,
        { code, reviews: [{ id: review.id, code }] },
      ]);
    }
    expect((await mei.projection()).cards).toHaveLength(1);
  });

  it('of a device with a wrong clock is rejected with the time of the server', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('鸟'), { reviewedAt: daysAgo(365) });
    const response = await mei.send([review], { sentAt: daysAgo(365) });
    expect([response.statusCode, response.json().code]).toEqual([400, 'clock_wrong']);
    expect(Math.abs(Date.parse(response.json().serverTime) - Date.now())).toBeLessThan(60_000);
  });

  it('may have the id of a review of another user', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const review = createReview(await mei.addWord('鼠'));
    await mei.review(review);
    expect(await li.review({ ...review, itemId: await li.addWord('鼠') })).toMatchObject([{ reps: 1 }]);
  });

  it('counts in concurrent requests once', async () => {
    const mei = new Reviewer(language);
    const itemId = await mei.addWord('马');
    const reviews = [3, 2, 1].map((days) => createReview(itemId, { reviewedAt: daysAgo(days) }));
    await Promise.all([0, 1, 2, 0, 1, 2].map((index) => mei.review(reviews[index]!)));
    expect((await mei.projection()).cards).toMatchObject([{ reps: 3 }]);
  });
});

describe('an undone review', () => {
  it('leaves the card as it was, also when it is undone or sent again', async () => {
    const mei = new Reviewer(language);
    const itemId = await mei.addWord('羊');
    await mei.review(createReview(itemId, { reviewedAt: daysAgo(3) }));
    const before = await mei.projection();
    const review = createReview(itemId, { rating: 1 });
    await mei.review(review);
    const undone = await mei.undo(review.id);
    expect([undone.statusCode, undone.json().card]).toMatchObject([200, { reps: 1, lapses: 0 }]);
    expect((await mei.undo(review.id)).json()).toEqual(undone.json());
    await mei.review(review);
    expect(await mei.projection()).toEqual(before);
  });

  it('that was the only one makes the card new again', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('牛'));
    await mei.review(review);
    expect((await mei.undo(review.id)).json().card).toMatchObject({ state: 'new', reps: 0, stability: null });
    expect(await mei.projection()).toEqual({ cards: [], days: [] });
  });

  it('belongs to the user', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const review = createReview(await mei.addWord('猪'));
    await mei.review(review);
    const responses = [await li.undo(review.id), await li.undo(uuidv4())];
    expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual(
      Array.from({ length: 2 }, () => [404, 'review_not_found']),
    );
  });
});

describe('the review log', () => {
  it.each(['UPDATE review_log.review SET rating = 4', 'DELETE FROM review_log.review', 'TRUNCATE review_log.review'])(
    'rejects %s',
    async (statement) => {
      const mei = new Reviewer(language);
      await mei.review(createReview(await mei.addWord('虎')));
      await expect(language.database.$executeRawUnsafe(statement)).rejects.toThrow('append-only');
    },
  );
});

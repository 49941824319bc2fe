import { CARD_LOG_ROWS_MAX, type Review, REVIEWS_PER_REQUEST_MAX } from '@memory/contracts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, DAY_MS, daysAgo, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

/** Adds rows to the log of a learner as if they had been received days ago, one minute before the other. */
const addLogRows = (learner: Reviewer, review: Review, { rows = 1, receivedDaysAgo = 0 } = {}) =>
  language.database.$executeRaw`
    INSERT INTO review_log.review (user_id, id, kind, item_id, card_type, rating, reviewed_at, received_at, answer_ms, time_zone, day_cutoff_hour, day,
      parameter_version)
    SELECT ${learner.userId}::uuid, CASE WHEN n = 1 THEN ${review.id}::uuid ELSE gen_random_uuid() END, 'review', ${review.itemId}::uuid, ${review.type},
      ${review.rating}::int, at, at, 1000, 'UTC', 0, (at AT TIME ZONE 'UTC')::date, 0
    FROM generate_series(1, ${rows}::int) n
    CROSS JOIN LATERAL (SELECT now() - ${receivedDaysAgo}::int * interval '1 day' - n * interval '1 minute' AS at) t`;

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

  it.each([365, -365])(
    'of a device whose clock is wrong by %i days is rejected with the time of the server',
    async (days) => {
      const mei = new Reviewer(language);
      const review = createReview(await mei.addWord('鸟'), { reviewedAt: daysAgo(days) });
      const response = await mei.send([review], { sentAt: daysAgo(days) });
      expect([response.statusCode, response.json().code]).toEqual([400, 'clock_wrong']);
      expect(Math.abs(Date.parse(response.json().serverTime) - Date.now())).toBeLessThan(60_000);
      // The device corrects the time by the difference, and nothing is lost.
      expect(await mei.review({ ...review, reviewedAt: daysAgo(0) })).toMatchObject([{ reps: 1 }]);
    },
  );

  it('is rejected when its id is that of another one in the same request', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('蛇'));
    const response = await mei.send([review, { ...review, rating: 1 }]);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'review_id_reused', reviews: [{ id: review.id, code: 'review_id_reused' }] },
    ]);
    expect((await mei.projection()).cards).toEqual([]);
  });

  it('is one of at most 500 in a request', async () => {
    const mei = new Reviewer(language);
    const itemId = await mei.addWord('龙');
    const reviews = Array.from({ length: REVIEWS_PER_REQUEST_MAX + 1 }, (_, index) =>
      createReview(itemId, { reviewedAt: daysAgo(index / 2) }),
    );
    const response = await mei.send(reviews);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(await mei.review(...reviews.slice(1))).toMatchObject([{ reps: REVIEWS_PER_REQUEST_MAX }]);
  });

  it('of a card with a thousand rows is rejected, and can be undone', async () => {
    const mei = new Reviewer(language);
    const [itemId, other] = [await mei.addWord('兔'), await mei.addWord('象')];
    const last = createReview(itemId);
    await mei.review(last);
    await addLogRows(mei, createReview(itemId), { rows: CARD_LOG_ROWS_MAX - 2, receivedDaysAgo: 1 });
    const [fits, excessive] = [createReview(itemId, { reviewedAt: daysAgo(2) }), createReview(itemId)];
    const response = await mei.send([createReview(other), fits, excessive]);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'too_many_reviews_of_card', reviews: [{ id: excessive.id, code: 'too_many_reviews_of_card' }] },
    ]);
    expect(response.json().reviews).toHaveLength(1);
    expect(await mei.review(createReview(other), fits)).toMatchObject([{ reps: 1 }, { reps: CARD_LOG_ROWS_MAX }]);
    expect((await mei.undo(last.id)).json().card).toMatchObject({ reps: CARD_LOG_ROWS_MAX - 1 });
  });

  it('of a word that was deleted is rejected, and one before the deletion can be undone', async () => {
    const mei = new Reviewer(language);
    const itemId = await mei.addWord('狼');
    const [review, other] = [createReview(itemId), createReview(await mei.addWord('熊'))];
    await mei.review(createReview(itemId, { reviewedAt: daysAgo(2) }), review, other);
    await language.request(mei.userId, { method: 'DELETE', url: `/api/vocabulary/${itemId}` });
    const { cards } = await mei.projection();
    expect(cards).toMatchObject([{ itemId: other.itemId }]);
    const late = createReview(itemId);
    expect((await mei.send([late])).json()).toMatchObject({
      code: 'vocabulary_item_not_found',
      reviews: [{ id: late.id }],
    });
    expect((await mei.send([review])).statusCode).toBe(200);
    expect((await mei.undo(review.id)).json().card).toMatchObject({ itemId, reps: 1 });
    expect(await mei.projection()).toMatchObject({ cards, days: [{ reviews: 1 }, { reviews: 1 }] });
  });

  it('may have the id of a review of another user', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const review = createReview(await mei.addWord('鼠'));
    await mei.review(review);
    expect(await li.review({ ...review, itemId: await li.addWord('鼠') })).toMatchObject([{ reps: 1 }]);
  });

  it('waits for others of its user without keeping other users from theirs', async () => {
    const [mei, li] = [new Reviewer(language), new Reviewer(language)];
    const [itemId, otherId] = [await mei.addWord('鹅'), await li.addWord('鹅')];
    await mei.review(createReview(itemId));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // As another replica does that computes many cards.
    const locked = language.database.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM learner WHERE user_id = ${mei.userId}::uuid FOR UPDATE`;
      await released;
    });
    const waiting = Array.from({ length: 30 }, () => mei.send([createReview(itemId)]));
    const rejected = await Promise.race(waiting);
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await li.review(createReview(otherId))).toMatchObject([{ reps: 1 }]);
    release();
    await locked;
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await mei.projection()).cards).toMatchObject([{ reps: 21 }]);
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

  it('has arrived before: an undo that overtakes its review changes nothing', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('鹿'));
    const response = await mei.undo(review.id);
    expect([response.statusCode, response.json().code]).toEqual([404, 'review_not_found']);
    expect(await mei.review(review)).toMatchObject([{ reps: 1 }]);
    expect((await mei.undo(review.id)).json().card).toMatchObject({ reps: 0 });
  });

  it('was received within a day', async () => {
    const mei = new Reviewer(language);
    const review = createReview(await mei.addWord('猴'));
    await mei.review(createReview(review.itemId));
    await addLogRows(mei, review, { receivedDaysAgo: 1 });
    const response = await mei.undo(review.id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'review_undo_too_late']);
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

import { type Review } from '@memory/contracts';
import fc from 'fast-check';
import { v4 as uuidv4 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, DAY_MS, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const rebuild = async ({ userId }: Reviewer) =>
  (
    await language.request(null, {
      method: 'POST',
      url: `/internal/learners/${userId}/rebuild-cards`,
    })
  ).json();

interface Step {
  readonly word: number;
  readonly type: Review['type'];
  readonly rating: number;
  readonly hoursAgo: number;
  readonly isUndone: boolean;
}

const steps = fc.array(
  fc.record({
    word: fc.nat(2),
    type: fc.constantFrom<Review['type']>('recognise', 'listen'),
    rating: fc.integer({ min: 1, max: 4 }),
    // Few values, so that reviews of one card have equal times.
    hoursAgo: fc.integer({ min: 0, max: 60 }).map((index) => index * 11),
    isUndone: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
);

/** Sends reviews in this order, divided into requests, and undoes some: each at once or after all others. */
async function send(
  learner: Reviewer,
  reviews: readonly Review[],
  undone: ReadonlySet<string>,
  cuts: readonly number[],
) {
  const ends = [...new Set([...cuts.map((cut) => cut % reviews.length), reviews.length])].toSorted((a, b) => a - b);
  const later: string[] = [];
  for (const [index, end] of ends.entries()) {
    const batch = reviews.slice(ends[index - 1] ?? 0, end);
    if (batch.length === 0) continue;
    await learner.review(...batch);
    for (const { id } of batch.filter((review) => undone.has(review.id)))
      if (index % 2 === 0) await learner.undo(id);
      else later.push(id);
  }
  for (const id of later) await learner.undo(id);
}

it('any order and division of the same reviews gives the same cards, which a rebuild gives again', async () => {
  const start = Date.now() - 60 * DAY_MS;
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.infiniteStream(fc.nat()),
      fc.array(fc.nat(24), { maxLength: 5 }),
      fc.array(fc.nat(24), { maxLength: 5 }),
      async (generated: Step[], random, cuts, otherCuts) => {
        // The same account sends the reviews in two orders; between them the database forgets it.
        const mei = new Reviewer(language);
        const words = [await mei.addWord('一'), await mei.addWord('二'), await mei.addWord('三')];
        const reviews = generated.map(({ word, type, rating, hoursAgo }) =>
          createReview(words[word] ?? '', {
            type,
            rating,
            reviewedAt: new Date(start + hoursAgo * 3_600_000).toISOString(),
          }),
        );
        const undone = new Set(reviews.filter((_, index) => generated[index]?.isUndone).map(({ id }) => id));
        await send(mei, reviews, undone, cuts);
        const first = await mei.projection();
        expect(await rebuild(mei)).toMatchObject({ changedCards: 0, changedDays: 0 });
        expect(await mei.projection()).toEqual(first);

        await language.database.learner.delete({ where: { userId: mei.userId } });
        const keys = new Map(reviews.map(({ id }) => [id, random.next().value as number]));
        const shuffled = reviews.toSorted((one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0));
        await send(mei, shuffled, undone, otherCuts);
        expect(await mei.projection()).toEqual(first);
      },
    ),
    { numRuns: 25 },
  );
});

it('a rebuild repairs cards and days that were stored otherwise', async () => {
  const mei = new Reviewer(language);
  const [itemId, other] = [await mei.addWord('四'), await mei.addWord('五')];
  await mei.review(createReview(itemId), createReview(other));
  const before = await mei.projection();
  const where = { userId: mei.userId };
  await language.database.reviewCard.updateMany({ where: { ...where, itemId }, data: { stability: 1 } });
  await language.database.reviewCard.deleteMany({ where: { ...where, itemId: other } });
  await language.database.reviewDay.updateMany({ where, data: { reviews: 7 } });
  expect(await rebuild(mei)).toEqual({ rows: 2, cards: 2, changedCards: 2, changedDays: 1 });
  expect(await mei.projection()).toEqual(before);
});

it('a rebuild continues a card whose rows are on two pages of the log', async () => {
  const mei = new Reviewer(language);
  for (const character of ['六', '七', '八']) {
    const itemId = await mei.addWord(character);
    const reviews = Array.from({ length: 900 }, (_, index) =>
      createReview(itemId, {
        rating: index % 7 === 0 ? 1 : 3,
        reviewedAt: new Date(Date.now() - (901 - index) * 8 * 3_600_000).toISOString(),
      }),
    );
    for (let start = 0; start < reviews.length; start += 450) await mei.review(...reviews.slice(start, start + 450));
  }
  expect(await rebuild(mei)).toEqual({ rows: 2_700, cards: 3, changedCards: 0, changedDays: 0 });
});

it('a user without reviews has nothing to rebuild, and gets no rows', async () => {
  const beginner = new Reviewer(language, uuidv4());
  expect(await rebuild(beginner)).toEqual({ rows: 0, cards: 0, changedCards: 0, changedDays: 0 });
  expect(await language.database.learner.count({ where: { userId: beginner.userId } })).toBe(0);
});

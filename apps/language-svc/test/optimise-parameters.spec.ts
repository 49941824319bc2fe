import { v7 as uuidv7 } from 'uuid';
import { generateReviewLog, halfLifeLearner, slowForgetter } from '../eval/reviews/generate-review-logs.ts';
import { OptimiseParameters } from '../src/reviews/optimise-parameters.ts';
import { logLoss, optimiseWeights, splitByTime, toPredictions } from '../src/reviews/optimise-weights.ts';
import { RebuildCards } from '../src/reviews/rebuild-cards.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, DAY_MS, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const slowlyForgotten = generateReviewLog({ ...slowForgetter, words: 60, days: 200 });

it('weights are tested with later reviews only, and returned when they predict these better', async () => {
  const { training, test } = splitByTime(toPredictions(slowlyForgotten));
  expect(Math.max(...training.map(({ at }) => at))).toBeLessThanOrEqual(Math.min(...test.map(({ at }) => at)));
  const optimised = (await optimiseWeights(slowlyForgotten, null))!;
  expect(optimised.weights).toHaveLength(21);
  expect(optimised.logLossAfter).toBe(logLoss(test, optimised.weights));
  expect(optimised.logLossAfter).toBeLessThan(optimised.logLossBefore);
  // Nothing is better than itself.
  expect(await optimiseWeights(slowlyForgotten, optimised.weights)).toBeNull();
});

it('a generated log depends on its seed alone', () => {
  const few = { ...halfLifeLearner, words: 5 };
  expect(generateReviewLog(few)).toEqual(generateReviewLog(few));
  expect(generateReviewLog({ ...few, seed: 9 })).not.toEqual(generateReviewLog(few));
});

it('maintenance adopts better parameters once, computes the cards with them, and later reviews too', async () => {
  const mei = new Reviewer(language);
  const start = Math.floor(Date.now() / DAY_MS) - 201;
  const words: string[] = [];
  for (const [index, history] of slowlyForgotten.entries()) {
    const itemId = await mei.addWord(`词${index}`);
    words.push(itemId);
    const reviews = history.map(({ at, rating }) =>
      createReview(itemId, { rating, reviewedAt: new Date(start * DAY_MS + at).toISOString() }),
    );
    await mei.review(...reviews);
  }
  const before = await mei.projection();
  const optimise = language.app.get(OptimiseParameters);
  expect([await optimise.execute(), await optimise.execute()]).toEqual([1, 0]);
  const stored = await language.database.reviewParameters.findMany({ where: { userId: mei.userId } });
  expect(stored).toMatchObject([{ version: 1, desiredRetention: 0.9, weights: { length: 21 } }]);
  expect(stored[0]!.logLossAfter).toBeLessThan(stored[0]!.logLossBefore);
  const after = await mei.projection();
  expect(after.days).toEqual(before.days);
  expect(after.cards).not.toEqual(before.cards);

  await mei.review(...words.map((itemId) => createReview(itemId)));
  expect(await language.app.get(RebuildCards).execute(mei.userId)).toMatchObject({ changedCards: 0, changedDays: 0 });
});

it('maintenance leaves people with fewer than 64 reviews at the defaults', async () => {
  const li = new Reviewer(language, uuidv7());
  const itemId = await li.addWord('少');
  const reviews = Array.from({ length: 63 }, (_, index) =>
    createReview(itemId, { reviewedAt: new Date(Date.now() - (64 - index) * DAY_MS).toISOString() }),
  );
  await li.review(...reviews);
  await language.app.get(OptimiseParameters).execute();
  expect(await language.database.learner.findUnique({ where: { userId: li.userId } })).toMatchObject({
    parameterVersion: 0,
    optimisedReviews: 0,
  });
});

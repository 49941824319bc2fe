import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const add = async (userId: string, character: string) =>
  (
    await language.request(userId, {
      method: 'POST',
      url: '/api/vocabulary',
      payload: { character, pinyin: null, englishTranslation: 'x', notes: '' },
    })
  ).json();

it('contains the vocabulary and the reviews of the user, and none of others', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  const items = [await add(mei, '好'), await add(mei, '学')];
  await add(li, '山');
  const review = createReview(items[0].id);
  await new Reviewer(language, mei).review(review);
  await new Reviewer(language, mei).undo(review.id);
  const exported = (await language.request(mei, { url: `/internal/people/${mei}/export` })).json();
  expect(exported).toMatchObject({
    vocabulary: items,
    learningSettings: { minutesPerDay: 5 },
    reviews: expect.arrayContaining([
      expect.objectContaining({ id: review.id, kind: 'review', rating: 3, reviewedAt: review.reviewedAt }),
      expect.objectContaining({ kind: 'undo', undoes: review.id }),
    ]),
  });
  expect(exported.reviews).toHaveLength(2);
  expect((await language.request(uuidv7(), { url: `/internal/people/${mei}/export` })).statusCode).toBe(404);
});

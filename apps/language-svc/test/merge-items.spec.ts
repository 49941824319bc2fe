import { eventually } from '@memory/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, daysAgo, Reviewer } from './review-requests.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let language: LanguageApp;
beforeAll(async () => {
  database = await createEmptyDatabase();
  language = await startLanguageApp({ database });
});
afterAll(async () => {
  await language.close();
  await database.drop();
});

/** Makes the item what a release without keys has stored. */
const storeAsBefore = (id: string, character: string) =>
  language.database.vocabularyItem.update({ where: { id }, data: { character, wordKey: null } });

/** The changes of the word state of an item. */
const changesOf = (itemId: string) =>
  language.database.wordStateChange.findMany({
    where: { itemId },
    select: { from: true, to: true, cause: true, at: true },
  });

/** Starts the service on what the last one has stored. */
async function restart(): Promise<void> {
  await language.close();
  language = await startLanguageApp({ database });
}

it('two items of one word become one at the start, with the reviews, notes and marks of both', async () => {
  const reviewer = new Reviewer(language);
  const { userId } = reviewer;
  const create = (item: object) => createVocabularyItem(language, userId, item);
  const extracted = await create({ character: '猫', notes: 'extracted', isUserGenerated: false, isKnown: true });
  const typed = await create({ character: '狗', notes: 'typed', pinyin: 'xué xiào', englishTranslation: 'school' });
  const other = await create({ character: '马' });
  const at = (days: number) => ({ reviewedAt: daysAgo(days) });
  const undone = createReview(extracted.id, { ...at(4), rating: 1 });
  await reviewer.review(
    createReview(extracted.id, at(9)),
    undone,
    createReview(extracted.id, { ...at(3), type: 'write' }),
    createReview(typed.id, at(6)),
    createReview(other.id, at(2)),
  );
  await reviewer.undo(undone.id);
  // What the cards would be if all reviews had been of one item, from another user with the same reviews.
  const expected = new Reviewer(language);
  const school = await createVocabularyItem(language, expected.userId, { character: '學校' });
  await expected.review(
    createReview(school.id, at(9)),
    createReview(school.id, { ...at(3), type: 'write' }),
    createReview(school.id, at(6)),
  );
  const { days } = await reviewer.projection();

  const changes = [...(await changesOf(extracted.id)), ...(await changesOf(typed.id))];
  expect(changes.map(({ to }) => to).toSorted()).toEqual(['known', 'learning']);

  await storeAsBefore(extracted.id, '學校\u{200B}');
  await storeAsBefore(typed.id, '学校');
  await restart();
  language.journal.createEntry(userId, { content: '学校 學校' });

  const restarted = new Reviewer(language, userId);
  const items = await listVocabulary(language, userId);
  expect(items.map(({ character }) => character)).toEqual(['马', '学校']);
  expect(items[1]).toMatchObject({
    id: typed.id,
    notes: 'typed\nextracted',
    englishTranslation: 'school',
    isUserGenerated: true,
    isKnown: true,
    createdAt: extracted.createdAt,
  });
  expect((await language.request(userId, { url: '/api/vocabulary' })).headers['x-total-count']).toBe('2');
  const projection = await restarted.projection();
  const storedCards = await language.database.reviewCard.findMany({ where: { userId, itemId: typed.id } });
  const expectedCards = await language.database.reviewCard.findMany({ where: { userId: expected.userId } });
  const schedule = (cards: typeof storedCards) =>
    cards.map(({ cardType, reps, lapses, stability, difficulty, lastDay, firstRightDay }) => {
      return { cardType, reps, lapses, stability, difficulty, lastDay, firstRightDay };
    });
  expect(schedule(storedCards)).toEqual(expect.arrayContaining(schedule(expectedCards)));
  expect(storedCards).toHaveLength(2);
  const reviewsPerDay = (rows: unknown[]) =>
    (rows as { day: Date; reviews: number }[]).map(({ day, reviews }) => [day, reviews]);
  expect(reviewsPerDay(projection.days)).toEqual(reviewsPerDay(days));
  // Both histories, and that the word is known now.
  expect(await changesOf(typed.id)).toEqual(expect.arrayContaining(changes));
  await restart();
  expect(await new Reviewer(language, userId).projection()).toEqual(projection);
});

it('words of earlier releases get their keys at the start, and their counts of both scripts', async () => {
  const reviewer = new Reviewer(language);
  const { id } = await createVocabularyItem(language, reviewer.userId, { character: '图书馆' });
  await eventually(async () =>
    expect(await language.database.vocabularyItem.count({ where: { id, isCounted: true } })).toBe(1),
  );
  await storeAsBefore(id, '图书馆');
  await restart();
  const post = (character: string) =>
    language.request(reviewer.userId, {
      method: 'POST',
      url: '/api/vocabulary',
      payload: { character, pinyin: null, englishTranslation: 'x' },
    });
  expect((await post('圖書館')).statusCode).toBe(409);
  await eventually(async () =>
    expect(await language.database.vocabularyItem.count({ where: { id, isCounted: true } })).toBe(1),
  );
});

it('different words of one simplified spelling stay two items', async () => {
  const reviewer = new Reviewer(language);
  const [face, noodles] = [await reviewer.addWord('猫'), await reviewer.addWord('狗')];
  await storeAsBefore(face, '面');
  await storeAsBefore(noodles, '麵');
  await restart();
  expect((await listVocabulary(language, reviewer.userId)).map(({ character }) => character).toSorted()).toEqual(
    ['面', '麵'].toSorted(),
  );
});

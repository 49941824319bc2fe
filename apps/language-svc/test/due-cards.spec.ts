import { cardTypes } from '@memory/contracts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, daysAgo, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const characters = [...'天地人你我他春夏秋冬东西南北山水火木金土日月星云风雨雪花草树鸟鱼虫马牛羊'];
const addWords = async (learner: Reviewer, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (const character of characters.slice(0, count)) ids.push(await learner.addWord(character));
  return ids;
};

it("today's words of a beginner are the newest words, as many as are new on a day", async () => {
  const mei = new Reviewer(language);
  await addWords(mei, 8);
  const { cards, remaining, isDoneForToday } = await mei.due();
  expect(cards.map(({ item, type, state }) => [item.character, type, state])).toEqual([
    ['夏', 'recognise', 'new'],
    ['春', 'listen', 'new'],
    // One character is written.
    ['你', 'write', 'new'],
    ['他', 'recognise', 'new'],
    ['我', 'recognise', 'new'],
  ]);
  // A device without a voice, or without the strokes of the character, asks the meaning of these words instead.
  expect(cards.filter(({ isFirstOfWord }) => isFirstOfWord).map(({ type }) => type)).toEqual(['listen', 'write']);
  expect([remaining, isDoneForToday]).toEqual([{ due: 0, new: 5 }, false]);
  expect(cards[0]!.intervals).toMatchObject({ again: 10 / 1440, easy: expect.any(Number) });
});

it('on the first day alone, the first words are asked in different ways, each way once and as the settings allow', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ dayCutoffHour: 0 });
  const only = await mei.addWord('林');
  const types = async (learner: Reviewer) => (await learner.due()).cards.map(({ type }) => type);
  expect(await types(mei)).toEqual(['recognise']);
  await mei.review(createReview(only));
  await addWords(mei, 6);
  expect(await types(mei)).toEqual(['listen', 'write', 'recognise', 'recognise']);

  const lan = new Reviewer(language);
  await lan.changeSettings({ dayCutoffHour: 0, cardTypes: ['recognise', 'write'] });
  for (const word of ['网络', '学习', '水', '朋友']) await lan.addWord(word);
  expect((await lan.due()).cards.map(({ item, type }) => [item.character, type])).toEqual([
    ['朋友', 'recognise'],
    ['水', 'write'],
    ['学习', 'recognise'],
    ['网络', 'recognise'],
  ]);

  const yu = new Reviewer(language);
  await yu.changeSettings({ dayCutoffHour: 0 });
  const ids = await addWords(yu, 5);
  await yu.review(createReview(ids[0]!, { reviewedAt: daysAgo(1) }));
  const later = (await yu.due()).cards.filter(({ itemId }) => itemId !== ids[0]);
  expect(later.map(({ type, isFirstOfWord }) => [type, isFirstOfWord])).toEqual(
    later.map(() => ['recognise', undefined]),
  );
});

it('a word that was added without pinyin is read as the dictionary reads it, and stays as it is', async () => {
  const mei = new Reviewer(language);
  const ids = [
    await mei.addWord('汉字'),
    await mei.addWord('卡拉OK'),
    await mei.addWord('我们学习'),
    await mei.addWord('abc'),
  ];
  const { cards } = await mei.due();
  expect(cards.map(({ item }) => [item.character, item.pinyin]).toReversed()).toEqual([
    ['汉字', 'hàn zì'],
    ['卡拉OK', 'kǎ lā OK'],
    ['我们学习', 'wǒ men xué xí'],
    ['abc', null],
  ]);
  const stored = await language.database.vocabularyItem.findMany({ where: { id: { in: ids } } });
  expect(stored.map(({ pinyin }) => pinyin)).toEqual([null, null, null, null]);
});

it('after 30 missed days today has no more than fits into the day', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ minutesPerDay: 2, newPerDay: 2, cardTypes: ['recognise'], dayCutoffHour: 0 });
  const ids = await addWords(mei, 34);
  for (const days of [35, 31])
    await mei.review(
      ...ids.slice(0, 30).map((id) => createReview(id, { reviewedAt: daysAgo(days), answerMs: 10_000 })),
    );
  const { cards, remaining } = await mei.due();
  expect([cards.length, remaining]).toEqual([12, { due: 10, new: 2 }]);
  const summary = await mei.summary();
  expect([summary.due, summary.new, summary.forecast[0]!.due, summary.forecast.length]).toEqual([10, 2, 10, 14]);
  expect(Math.max(...summary.forecast.map(({ due }) => due))).toBeLessThanOrEqual(12);
});

it('what was reviewed today counts, and a day that is full is done', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ newPerDay: 3, dayCutoffHour: 0 });
  await addWords(mei, 6);
  const { cards } = await mei.due();
  await mei.review(...cards.slice(0, 2).map(({ itemId }) => createReview(itemId)));
  expect((await mei.due()).remaining).toEqual({ due: 0, new: 1 });
  await mei.review(createReview(cards[2]!.itemId));
  expect(await mei.due()).toMatchObject({ cards: [], isDoneForToday: true });
});

it('has more cards for a user who wants to go on after a full day', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ newPerDay: 1, dayCutoffHour: 0 });
  const ids = await addWords(mei, 4);
  await mei.review(createReview(ids[3]!));
  expect((await mei.due()).cards).toEqual([]);
  const { cards, isDoneForToday } = await mei.due('&more=2');
  expect([cards.map(({ itemId }) => itemId), isDoneForToday]).toEqual([[ids[2], ids[1]], false]);
});

it('never has two cards of one word, and introduces the types one after the other on different days', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ dayCutoffHour: 0, cardTypes: ['recognise', 'listen', 'gap', 'recall'] });
  const [known, today, wrong, twice] = (await addWords(mei, 4)) as [string, string, string, string];
  await mei.review(
    createReview(known, { reviewedAt: daysAgo(1) }),
    createReview(today),
    createReview(wrong, { reviewedAt: daysAgo(1), rating: 1 }),
    ...(['recognise', 'listen', 'recall'] as const).map((type, index) =>
      createReview(twice, { type, reviewedAt: daysAgo(60 - index) }),
    ),
  );
  const { cards } = await mei.due();
  const found = new Map(cards.map(({ itemId, type }) => [itemId, type]));
  expect(found.size).toBe(cards.length);
  expect([found.get(known), found.get(today), found.get(wrong)]).toEqual(['listen', undefined, 'recognise']);
  // The gap needs a sentence, which the word does not have; the weakest of the three cards is due.
  expect(found.get(twice)).toBe('recognise');
  await mei.review(createReview(known, { type: 'listen', reviewedAt: daysAgo(0) }));
  expect((await mei.due()).cards.map(({ itemId }) => itemId)).not.toContain(known);
});

it('leaves out hidden words, words marked as known and card types that are switched off', async () => {
  const mei = new Reviewer(language);
  await mei.changeSettings({ dayCutoffHour: 0 });
  const [known, other] = (await addWords(mei, 2)) as [string, string];
  await mei.review(...[known, other].map((id) => createReview(id, { reviewedAt: daysAgo(30), type: 'write' })));
  await language.request(mei.userId, { method: 'PATCH', url: `/api/vocabulary/${known}`, payload: { isKnown: true } });
  expect((await mei.due()).cards.map(({ itemId }) => itemId)).toEqual([other]);
  await mei.changeSettings({ cardTypes: cardTypes.filter((type) => type !== 'write') });
  expect((await mei.due()).cards).toMatchObject([{ itemId: other, type: 'recognise', state: 'new' }]);
});

it('sets a card aside after eight lapses until the user resumes it', async () => {
  const [mei, li] = [new Reviewer(language), new Reviewer(language)];
  await mei.changeSettings({ dayCutoffHour: 0, cardTypes: ['recognise'] });
  const [id] = (await addWords(mei, 1)) as [string];
  const lapses = Array.from({ length: 8 }, (_, index) => 100 - index * 10).flatMap((days) => [
    createReview(id, { rating: 3, reviewedAt: daysAgo(days) }),
    createReview(id, { rating: 1, reviewedAt: daysAgo(days - 5) }),
  ]);
  await mei.review(...lapses);
  expect(await mei.due()).toMatchObject({ cards: [], isDoneForToday: true });
  expect((await mei.summary()).leeches).toMatchObject([
    { itemId: id, lapses: 8, isLeech: true, item: { character: '天' } },
  ]);
  expect((await li.resume(id)).statusCode).toBe(404);
  expect((await mei.resume(id)).json().card).toMatchObject({ isLeech: false, lapses: 8 });
  expect((await mei.due()).cards).toMatchObject([{ itemId: id }]);
  expect((await mei.summary()).leeches).toEqual([]);
});

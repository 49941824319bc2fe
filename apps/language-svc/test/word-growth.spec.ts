import type { WordGrowth } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCharacters } from '../src/word-states/read-word-growth.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

async function add(userId: string, character: string, createdAt: string): Promise<string> {
  const { id } = await createVocabularyItem(language, userId, { character, isUserGenerated: true });
  await language.database.vocabularyItem.update({ where: { id }, data: { createdAt: new Date(createdAt) } });
  return id;
}
const become = (userId: string, itemId: string, to: string, at: string) =>
  language.database.wordStateChange.create({
    data: { id: uuidv7(), userId, itemId, from: 'learning', to, cause: 'schedule', at: new Date(at) },
  });
const change = (userId: string, id: string, payload: object) =>
  language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
const growthOf = async (userId: string | null, timeZone = 'UTC') =>
  (await language.request(userId, { url: `/api/word-growth?${new URLSearchParams({ timeZone })}` })).json<WordGrowth>();

describe('the growth of a vocabulary', () => {
  it('counts for each month of the time zone the words met, those learned for the first time, and the days of reviews', async () => {
    const [mei, li] = [uuidv7(), uuidv7()];
    const cat = await add(mei, '猫', '2026-03-05T10:00:00Z');
    await add(mei, '狗', '2026-03-31T20:00:00Z');
    await become(mei, cat, 'known', '2026-04-30T20:00:00Z');
    // Forgotten and learned again: the word became known in April only.
    await become(mei, cat, 'learning', '2026-05-10T20:00:00Z');
    await become(mei, cat, 'known', '2026-06-10T20:00:00Z');
    await language.database.learner.create({ data: { userId: mei } });
    for (const day of ['2026-04-01', '2026-04-02'])
      await language.database.reviewDay.create({
        data: { userId: mei, day: new Date(day), reviews: 3, answerMs: 1, introduced: 0, tested: 0, retained: 0 },
      });
    await add(li, '鸟', '2026-03-05T10:00:00Z');
    expect((await growthOf(mei)).months).toEqual([
      { month: '2026-03', met: 2, learned: 0, reviewDays: 0 },
      { month: '2026-04', met: 0, learned: 1, reviewDays: 2 },
    ]);
    expect((await growthOf(mei, 'Asia/Shanghai')).months).toEqual([
      { month: '2026-03', met: 1, learned: 0, reviewDays: 0 },
      { month: '2026-04', met: 1, learned: 0, reviewDays: 2 },
      { month: '2026-05', met: 0, learned: 1, reviewDays: 0 },
    ]);
  });

  it('counts the different characters of the words that are known now, and leaves hidden words out', async () => {
    const mei = uuidv7();
    const at = '2026-03-05T10:00:00Z';
    const [school, study, learning, hidden] = [
      await add(mei, '学校', at),
      await add(mei, '學生', at),
      await add(mei, '老师', at),
      await add(mei, '苹果', at),
    ];
    for (const id of [school, study, hidden]) await change(mei, id, { state: 'known' });
    await change(mei, learning, { state: 'learning' });
    await language.database.vocabularyItem.update({ where: { id: hidden }, data: { hiddenAt: new Date() } });
    const { knownCharacters, months } = await growthOf(mei);
    expect(knownCharacters).toBe(3);
    expect(months.reduce((total, { met }) => total + met, 0)).toBe(3);
  });

  it('is empty for a new user, and for nobody else to read', async () => {
    expect(await growthOf(uuidv7())).toEqual({ knownCharacters: 0, months: [] });
    expect(await growthOf(null)).toMatchObject({ code: 'not_signed_in' });
  });

  it.each([
    [['学校', '學'], 2],
    [['T恤', '3D', '，'], 1],
    [[], 0],
  ])('in %j there are %i characters', (words, count) => {
    expect(countCharacters(words)).toBe(count);
  });
});

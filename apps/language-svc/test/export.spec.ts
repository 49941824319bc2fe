import type { TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { databaseWithoutDictionary, type LanguageApp, startLanguage } from './language-app.ts';

let database: TestDatabase;
let language: LanguageApp;
beforeAll(async () => {
  database = await databaseWithoutDictionary();
  language = await startLanguage(database);
});
afterAll(async () => {
  await language.close();
  await database.drop();
});

const add = async (userId: string, character: string) =>
  (
    await language.ask(userId, {
      method: 'POST',
      url: '/api/vocabulary',
      payload: { character, pinyin: null, englishTranslation: 'x', notes: '' },
    })
  ).json();

it('holds the vocabulary of whoever asks, and nobody else’s', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  const items = [await add(mei, '好'), await add(mei, '学')];
  await add(li, '山');
  expect((await language.ask(mei, { url: `/internal/people/${mei}/export` })).json()).toEqual({ vocabulary: items });
  expect((await language.ask(uuidv7(), { url: `/internal/people/${mei}/export` })).statusCode).toBe(404);
});

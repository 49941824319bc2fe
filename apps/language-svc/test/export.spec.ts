import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

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

it('contains the vocabulary of the user, and none of others', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  const items = [await add(mei, '好'), await add(mei, '学')];
  await add(li, '山');
  expect((await language.request(mei, { url: `/internal/people/${mei}/export` })).json()).toEqual({
    vocabulary: items,
  });
  expect((await language.request(uuidv7(), { url: `/internal/people/${mei}/export` })).statusCode).toBe(404);
});

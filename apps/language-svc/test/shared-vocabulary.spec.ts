import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

async function createVocabulary(userId: string, words: string[]): Promise<string> {
  for (const character of words) {
    const payload = { character, pinyin: null, englishTranslation: 'x', notes: '' };
    const response = await language.request(userId, { method: 'POST', url: '/api/vocabulary', payload });
    expect(response.statusCode).toBe(201);
  }
  return userId;
}

it('lists users with shared words, most shared words first, and no others', async () => {
  const [userId, oneShared, twoShared] = [uuidv7(), uuidv7(), uuidv7()];
  await createVocabulary(userId, ['水', '火', '山']);
  await createVocabulary(oneShared, ['水', '木']);
  await createVocabulary(twoShared, ['水', '山', '𠮷']);
  await createVocabulary(uuidv7(), ['木', '𠮷']);
  const response = await language.request(null, {
    method: 'GET',
    url: `/internal/vocabulary/${userId}/fellow-learners`,
  });
  expect(response.json()).toEqual({
    learners: [
      { userId: twoShared, shared: 2 },
      { userId: oneShared, shared: 1 },
    ],
  });
});

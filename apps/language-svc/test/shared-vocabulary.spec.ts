import { v7 as uuidv7 } from 'uuid';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createDatabaseWithoutDictionary();
  drop = () => database.drop();
  language = await startLanguageApp(database);
});
afterAll(async () => {
  await language.close();
  await drop();
});

async function learns(userId: string, words: string[]): Promise<string> {
  for (const character of words) {
    const payload = { character, pinyin: null, englishTranslation: 'x', notes: '' };
    const answer = await language.request(userId, { method: 'POST', url: '/api/vocabulary', payload });
    expect(answer.statusCode).toBe(201);
  }
  return userId;
}

it('finds who learns the same words, those who share most first, and nobody who shares none', async () => {
  const [me, one, two] = [uuidv7(), uuidv7(), uuidv7()];
  await learns(me, ['水', '火', '山']);
  await learns(one, ['水', '木']);
  await learns(two, ['水', '山', '𠮷']);
  await learns(uuidv7(), ['木', '𠮷']);
  const answer = await language.request(null, { method: 'GET', url: `/internal/vocabulary/${me}/fellow-learners` });
  expect(answer.json()).toEqual({
    learners: [
      { userId: two, shared: 2 },
      { userId: one, shared: 1 },
    ],
  });
});

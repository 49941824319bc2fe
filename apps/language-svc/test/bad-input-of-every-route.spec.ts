import { languageRoutes, type Route } from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable, type TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let language: LanguageApp;
const mei = uuidv7();
beforeAll(async () => {
  database = await createDatabaseWithoutDictionary();
  language = await startLanguageApp(database);
});
afterAll(async () => {
  await language.close();
  await database.drop();
});

const someId = uuidv7();
const good: Partial<Record<keyof typeof languageRoutes, () => ValidRequest>> = {
  analyzeMood: () => ({ body: { text: '今天很开心，我们去公园玩。', audioUrl: null } }),
  listVocabulary: () => ({}),
  createVocabularyItem: () => ({
    body: {
      character: '猫',
      englishTranslation: 'cat',
      pinyin: 'māo',
      notes: 'x',
      frequency: 1,
      isUserGenerated: true,
    },
  }),
  updateVocabularyItem: () => ({ params: { id: someId }, body: { pinyin: 'gǒu', englishTranslation: 'dog' } }),
  deleteVocabularyItem: () => ({ params: { id: someId } }),
};

// Look-ups need the dictionary, which takes seconds to load; look-ups.spec.ts has their bad input.
it.each(Object.keys(good) as (keyof typeof good)[])(
  '%s takes what is right and refuses the rest, in the decided shape and without a trace',
  async (name) => {
    const probing = fuzzRoute({
      route: languageRoutes[name] as Route,
      validRequest: good[name] ?? (() => ({})),
      send: (request) => language.request(mei, request),
      readState: () => countRowsByTable(language.database),
    });
    await expect(probing).resolves.toBeUndefined();
  },
  120_000,
);

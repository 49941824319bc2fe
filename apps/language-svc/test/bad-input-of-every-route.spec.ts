import { languageRoutes, type RouteContract } from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;
const mei = uuidv7();
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const someId = uuidv7();
const validRequests: Partial<Record<keyof typeof languageRoutes, () => ValidRequest>> = {
  analyzeMood: () => ({ body: { text: '今天很开心，我们去公园玩。', audioUrl: null } }),
  listVocabulary: () => ({ query: { hidden: 'true' } }),
  listCompactVocabulary: () => ({ query: { limit: '1000' } }),
  listVocabularySentences: () => ({ query: { ids: `${someId},${uuidv7()}` } }),
  listVocabularyWords: () => ({}),
  createVocabularyItem: () => ({
    body: {
      character: '猫',
      englishTranslation: 'cat',
      pinyin: 'māo',
      notes: 'x',
      frequency: 1,
      isUserGenerated: true,
      isKnown: false,
    },
  }),
  updateVocabularyItem: () => ({
    params: { id: someId },
    body: { pinyin: 'gǒu', englishTranslation: 'dog', isKnown: true, isHidden: false },
  }),
  extractVocabulary: () => ({ query: { words: 'true' } }),
  deleteVocabularyItem: () => ({ params: { id: someId } }),
};

// Routes that need the dictionary are tested in dictionary-routes.spec.ts, because loading it takes seconds.
it.each(Object.keys(validRequests) as (keyof typeof validRequests)[])(
  '%s accepts valid input and rejects invalid input with the standard error body, without changing a row',
  async (name) => {
    const fuzzing = fuzzRoute({
      route: languageRoutes[name] as RouteContract,
      validRequest: validRequests[name] ?? (() => ({})),
      send: (request) => language.request(mei, request),
      readState: () => countRowsByTable(language.database),
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
  120_000,
);

import { languageRoutes, privacyPartRoutes, type RouteContract } from '@memory/contracts';
import { type ValidRequest, countRowsByTable, expectLinearWork, fuzzRoute, hasTextFields } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
const mei = uuidv7();
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const someId = uuidv7();
const reviewedItem = async (): Promise<string> =>
  (await createVocabularyItem(language, mei, { character: uuidv7() })).id;
const { readLanguagePrivacy } = privacyPartRoutes;
const routes = { ...languageRoutes, readLanguagePrivacy };
const validRequests: Partial<Record<keyof typeof routes, () => ValidRequest | Promise<ValidRequest>>> = {
  readLanguagePrivacy: () => ({}),
  analyzeMood: () => ({ body: { text: '今天很开心，我们去公园玩。', audioUrl: null } }),
  listVocabulary: () => ({ query: { hidden: 'true', q: '猫' } }),
  listCompactVocabulary: () => ({ query: { limit: '1000', q: 'mao1' } }),
  exportVocabulary: () => ({ query: { format: 'csv', media: 'true', script: 'traditional' } }),
  listVocabularyContexts: () => ({ query: { ids: `${someId},${uuidv7()}` } }),
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
    body: { pinyin: 'gǒu', englishTranslation: 'dog', isKnown: true, isHidden: false, state: 'learning' },
  }),
  listWordChoices: () => ({}),
  makeWordChoice: () => ({ params: { id: someId }, body: { keep: 'word' } }),
  extractVocabulary: () => ({ query: { words: 'true' } }),
  readDueCards: () => ({ query: { timeZone: 'Asia/Shanghai', limit: '50' } }),
  readReviewSummary: () => ({ query: { timeZone: 'Asia/Shanghai' } }),
  addReviews: async () => ({
    body: {
      sentAt: new Date().toISOString(),
      timeZone: 'Asia/Shanghai',
      dayCutoffHour: 4,
      reviews: [
        {
          id: uuidv7(),
          itemId: await reviewedItem(),
          type: 'recognise',
          rating: 3,
          reviewedAt: new Date().toISOString(),
          answerMs: 4_000,
        },
      ],
    },
  }),
  undoReview: () => ({ params: { id: someId } }),
  resumeCard: () => ({ params: { itemId: someId, type: 'recognise' } }),
  readLearningSettings: () => ({}),
  updateLearningSettings: () => ({
    body: {
      minutesPerDay: 10,
      newPerDay: 3,
      reviewsPerDay: 40,
      buttons: 'four',
      dayCutoffHour: 3,
      cardTypes: ['recognise', 'listen'],
      freeDays: [0, 6],
      fadingReadings: true,
      toneColours: true,
      speechRate: 0.9,
    },
  }),
  listWordSplits: () => ({}),
  setWordSplit: () => ({ body: { parts: ['学生', '会'] } }),
  deleteWordSplit: () => ({ params: { text: '学生会' } }),
  addLookup: () => ({ body: { word: '公园', entryId: someId } }),
  readWordHistory: () => ({ params: { id: someId } }),
  findSimilarWords: () => ({ body: { word: '公元' } }),
  findWordGaps: () => ({ body: { text: '今天我很 tired。' } }),
  readWordGrowth: () => ({ query: { timeZone: 'Asia/Shanghai' } }),
  readWordCoverage: () => ({ body: { texts: [{ text: '我去公园', writtenAt: '2026-11-20T10:00:00.000Z' }] } }),
  deleteVocabularyItem: () => ({ params: { id: someId } }),
};

// Routes that need the dictionary are tested in dictionary-routes.spec.ts, because loading it takes seconds.
it.each(Object.keys(validRequests) as (keyof typeof validRequests)[])(
  '%s accepts valid input and rejects invalid input with the standard error body, without changing a row',
  async (name) => {
    const fuzzing = fuzzRoute({
      route: routes[name] as RouteContract,
      validRequest: validRequests[name] ?? (() => ({})),
      send: (request) => language.request(mei, request),
      readState: () => countRowsByTable(language.database),
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
);

/** Routes with a text whose bad input other files test. */
const otherTextRequests: typeof validRequests = {
  characterInfo: () => ({ params: { character: '长' } }),
  annotate: () => ({ body: { text: '长' } }),
  annotateTexts: () => ({ body: { texts: ['长'] } }),
  translateCharacter: () => ({ body: { character: '长' } }),
  readPronunciation: () => ({ params: { word: '长' } }),
  readStrokes: () => ({ params: { character: '长' } }),
  subsetTypeface: () => ({ body: { characters: '长' } }),
};

it.each(Object.entries<RouteContract>(routes).filter(([, route]) => hasTextFields(route)))(
  '%s does not work more than in proportion to the length of a text',
  async (name, route) => {
    const validRequest = { ...otherTextRequests, ...validRequests }[name as keyof typeof routes];
    if (!validRequest) throw new Error(`${name} needs a valid request here, because it accepts a text`);
    const work = expectLinearWork({ route, validRequest, send: (request) => language.request(mei, request) });
    await expect(work).resolves.toBeUndefined();
  },
  120_000,
);

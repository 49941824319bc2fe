import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';

const item = {
  place: 'params.id',
  names: 'a vocabulary item',
  id: (owner) => owner.vocabularyItemId(),
  missing: 'vocabulary_item_not_found',
} satisfies Partial<IdAccessCase>;

export const languageAccessCases: IdAccessCase[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    ...item,
    route: 'updateVocabularyItem',
    others: () => ({ body: { englishTranslation: 'changed by the viewer' } }),
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...item,
    route: 'listVocabularySentences',
    place: 'query.ids',
    // Ids of other users are left out, like ids that do not exist. The owner's word is in no memory.
    missing: 200,
    expected: [
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      401,
    ],
  },
  {
    ...item,
    route: 'deleteVocabularyItem',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    route: 'analyzeMood',
    place: 'body.audioUrl',
    names: 'a file',
    id: (owner) => owner.entryFileUrl('private'),
    others: () => ({ body: { text: '今天很开心' } }),
    // The file is not read, so that it makes no difference to anyone.
    missing: 200,
    expected: [
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
      HIDDEN_RESPONSE,
    ],
  },
];

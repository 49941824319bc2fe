import { randomUUID } from 'node:crypto';
import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import { reviewOfNow } from '../resource-owner.ts';

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
    route: 'makeWordChoice',
    others: () => ({ body: { keep: 'word' } }),
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  ...(['listVocabularySentences', 'listVocabularyContexts'] as const).map((route): IdAccessCase => ({
    ...item,
    route,
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
  })),
  {
    ...item,
    route: 'readWordHistory',
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    route: 'addLookup',
    place: 'body.entryId',
    names: 'a private entry',
    id: (owner) => owner.entryId('private'),
    others: () => ({ body: { word: '雪' } }),
    missing: 'entry_not_found',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...item,
    route: 'deleteVocabularyItem',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    ...item,
    route: 'addReviews',
    place: 'body.reviews[].itemId',
    others: () => ({
      body: { sentAt: new Date().toISOString(), timeZone: 'UTC', reviews: [{ id: randomUUID(), ...reviewOfNow() }] },
    }),
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    route: 'undoReview',
    place: 'params.id',
    names: 'a review',
    id: (owner) => owner.reviewId(),
    missing: 'review_not_found',
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
  {
    route: 'resumeCard',
    place: 'params.itemId',
    names: 'a vocabulary item with a card',
    id: (owner) => owner.reviewedItemId(),
    others: () => ({ params: { type: 'recognise' } }),
    missing: 'card_not_found',
    expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
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

import { randomUUID } from 'node:crypto';
import { ratings, type Review, type VocabularyItem } from '@memory/contracts';
import { patch, post, remove } from '../exchange.ts';
import type { Action, Person } from '../person.ts';
import { type ItemRecord, PossibleValues, type ReviewRecord } from '../records.ts';

/** How often the last review is sent again together with the next one, as by a device that got no response. The review must not count twice. */
const SENT_AGAIN = 0.3;
const RESPONSE_MS = 2_000;

/** Returns a word of two characters. Different numbers give different words that do not overlap: both characters come from different blocks. */
const wordOf = (number: number): string =>
  String.fromCodePoint(0x4e_00 + (number % 200), 0x70_00 + Math.floor(number / 200));

const randomMeaning = ({ random }: Person): string => `meaning ${random.below(2 ** 31)}`;

export const addItem: Action = async (person) => {
  const { items } = person.records;
  const record: ItemRecord = { character: wordOf(items.size), values: new PossibleValues<string>() };
  items.set(record.character, record);
  const englishTranslation = randomMeaning(person);
  const json = { character: record.character, pinyin: 'yī èr', englishTranslation };
  const added = await person.change(post('add a word', '/api/vocabulary', json), record.values, englishTranslation);
  if (added) record.id = added.json<VocabularyItem>().id;
};

export const changeItem: Action = async (person) => {
  const record = pickItem(person);
  if (!record) return;
  const englishTranslation = randomMeaning(person);
  const request = patch('change a word', `/api/vocabulary/${record.id}`, { englishTranslation });
  await person.change(request, record.values, englishTranslation);
};

export const deleteItem: Action = async (person) => {
  const record = pickItem(person);
  if (record) await person.change(remove('delete a word', `/api/vocabulary/${record.id}`), record.values, null);
};

/** Adds characters of the person's entries to their vocabulary, as the button on the vocabulary page does. */
export const extractVocabulary: Action = async (person) => {
  await person.expect({ ...post('add words to the vocabulary', '/api/vocabulary/extract', {}), expected: [200] });
};

/** Reviews the card of a word. */
export const reviewItem: Action = async (person) => {
  const { records, random } = person;
  const item = pickItem(person);
  if (!item?.id) return;
  const last = [...records.reviews.values()].at(-1);
  const review: Review = {
    id: randomUUID(),
    itemId: item.id,
    type: 'recognise',
    rating: ratings.again + random.below(ratings.easy),
    reviewedAt: new Date().toISOString(),
    answerMs: RESPONSE_MS,
  };
  const record: ReviewRecord = { review, values: new PossibleValues<true>() };
  records.reviews.set(review.id, record);
  record.values.attempt(true);
  const reviews = last?.values.mustExist && random.chance(SENT_AGAIN) ? [last.review, review] : [review];
  const json = { sentAt: new Date().toISOString(), timeZone: 'UTC', reviews };
  const request = { ...post('review a card', '/api/reviews', json), expected: [200] };
  const outcome = await person.write(request);
  // Another action of the person deleted the word during this request. The product looks for a repeated review before it looks for the word, so a 404
  // response means that no attempt was stored.
  if (outcome.kind === 'answered' && outcome.response.status === 404 && !item.values.mustExist)
    return void record.values.reject(true);
  person.settle(request, record.values, true, outcome);
};

/** Picks a vocabulary item whose state is completely known. */
const pickItem = ({ records, random }: Person): ItemRecord | undefined =>
  random.pickOrUndefined(
    [...records.items.values()].filter(({ id, values }) => id !== undefined && values.isCertain && values.mayExist),
  );

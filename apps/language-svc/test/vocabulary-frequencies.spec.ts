import type { EntryText } from '@memory/contracts';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWords } from '../src/vocabulary/count-words.ts';
import { VocabularyFrequencyUpdater } from '../src/vocabulary/vocabulary-frequency-updater.ts';
import { WordKeys } from '../src/word-keys/word-keys.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { RandomUser } from './random-user.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const write = (userId: string, fields: Partial<EntryText>) => language.journal.createEntry(userId, fields);
const add = (userId: string, character: string) => createVocabularyItem(language, userId, { character });
const publishCreated = (userId: string, { entryId, version }: EntryText) =>
  language.publish(entryCreated, entryId, { entryId, authorId: userId, version });
const publishUpdated = (userId: string, { entryId, version }: EntryText) =>
  language.publish(entryUpdated, entryId, { entryId, authorId: userId, version });
const publishDeleted = (userId: string, { entryId }: EntryText) =>
  language.publish(entryDeleted, entryId, { entryId, authorId: userId, fileIds: [] });
const frequenciesOf = async (userId: string) =>
  Object.fromEntries((await listVocabulary(language, userId)).map((item) => [item.character, item.frequency]));
const untilFrequenciesAre = (userId: string, expected: Record<string, number>) =>
  eventually(async () => expect(await frequenciesOf(userId)).toEqual(expected));

describe('the frequency of a vocabulary item', () => {
  it('follows the creation, changes and deletion of its owner’s entries', async () => {
    const userId = uuidv7();
    await add(userId, '猫');
    await add(userId, '谢谢');
    const entry = write(userId, { title: '猫', content: '我的猫，谢谢谢谢', extractedText: '我的猫，谢谢谢谢' });
    await publishCreated(userId, entry);
    await untilFrequenciesAre(userId, { 猫: 2, 谢谢: 2 });
    await publishCreated(userId, write(userId, { content: '猫' }));
    await untilFrequenciesAre(userId, { 猫: 3, 谢谢: 2 });
    await publishUpdated(userId, language.journal.updateEntry(entry.entryId, { content: '谢谢', extractedText: '' }));
    await untilFrequenciesAre(userId, { 猫: 2, 谢谢: 1 });
    language.journal.deleteEntry(entry.entryId);
    await publishDeleted(userId, entry);
    await eventually(async () => expect(await frequenciesOf(userId)).toEqual({ 猫: 1, 谢谢: 0 }));
  });

  it('does not depend on the order and number of deliveries', async () => {
    const userId = uuidv7();
    await add(userId, '猫');
    await add(userId, '末');
    const entry = write(userId, { content: '猫' });
    const first = await publishCreated(userId, { ...entry });
    const second = await publishUpdated(userId, {
      ...language.journal.updateEntry(entry.entryId, { content: '猫猫' }),
    });
    await second.republish();
    await first.republish();
    const deleted = write(userId, { content: '猫猫猫' });
    language.journal.deleteEntry(deleted.entryId);
    await publishDeleted(userId, deleted);
    // Delivered late: the entry no longer exists.
    await publishCreated(userId, deleted);
    await publishCreated(userId, write(userId, { content: '末' }));
    await eventually(async () => expect(await frequenciesOf(userId)).toEqual({ 猫: 2, 末: 1 }));
  });

  it('is not changed by an event that is delivered again and came before the first item', async () => {
    const userId = uuidv7();
    const event = await publishCreated(userId, write(userId, { content: '猫' }));
    await eventually(async () =>
      expect(await language.database.handledEvent.count({ where: { eventId: event.eventId } })).toBe(1),
    );
    await add(userId, '猫');
    await add(userId, '末');
    await untilFrequenciesAre(userId, { 猫: 1, 末: 0 });
    await event.republish();
    await publishCreated(userId, write(userId, { content: '末' }));
    await untilFrequenciesAre(userId, { 猫: 1, 末: 1 });
  });

  it('covers entries from before the item was added by hand, whatever number the request has', async () => {
    const userId = uuidv7();
    for (const content of ['我和猫', '狗', '我的猫是我的朋友。']) write(userId, { content });
    const request = { character: '我', frequency: 7 };
    expect(await createVocabularyItem(language, userId, request)).toMatchObject({ ...request, isUserGenerated: true });
    await untilFrequenciesAre(userId, { 我: 3 });
    const [item] = await listVocabulary(language, userId);
    await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${item!.id}` });
    await add(userId, '猫');
    await createVocabularyItem(language, userId, item!);
    await untilFrequenciesAre(userId, { 我: 3, 猫: 2 });
  });

  it('covers all entries for an extracted item, and counts each once', async () => {
    const userId = uuidv7();
    const entry = write(userId, { content: '猫睡觉' });
    for (const content of ['狗', '猫睡觉，猫', '鸟']) write(userId, { content });
    const charactersOnly = { 猫: 3, 睡: 2, 觉: 2, 狗: 1, 鸟: 1 };
    const response = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
    await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract?words=true' });
    const { added } = response.json<{ added: { character: string; frequency: number }[] }>();
    expect(Object.fromEntries(added.map(({ character, frequency }) => [character, frequency]))).toEqual(charactersOnly);
    await untilFrequenciesAre(userId, { 猫: 3, 睡: 2, 觉: 2, 睡觉: 2, 狗: 1, 鸟: 1 });
    await publishUpdated(userId, language.journal.updateEntry(entry.entryId, { content: '猫猫' }));
    await untilFrequenciesAre(userId, { 猫: 4, 睡: 1, 觉: 1, 睡觉: 1, 狗: 1, 鸟: 1 });
    language.journal.deleteEntry(entry.entryId);
    await publishDeleted(userId, entry);
    await untilFrequenciesAre(userId, { 猫: 2, 睡: 1, 觉: 1, 睡觉: 1, 狗: 1, 鸟: 1 });
  });

  it('is true for an item that is shown again after it was hidden', async () => {
    const userId = uuidv7();
    write(userId, { content: '猫' });
    await createVocabularyItem(language, userId, { character: '猫', isUserGenerated: false });
    await untilFrequenciesAre(userId, { 猫: 1 });
    const [item] = await listVocabulary(language, userId);
    const patch = (payload: object) =>
      language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${item!.id}`, payload });
    await patch({ isHidden: true });
    await publishCreated(userId, write(userId, { content: '猫猫' }));
    await eventually(async () =>
      expect(await language.database.vocabularyItem.findFirst({ where: { userId } })).toMatchObject({ frequency: 3 }),
    );
    expect(await createVocabularyItem(language, userId, { character: '猫', frequency: 0 })).toMatchObject({
      frequency: 3,
    });
  });

  it('is not changed by an older version of an entry that is counted later', async () => {
    const userId = uuidv7();
    await add(userId, '猫');
    const frequencies = language.app.get(VocabularyFrequencyUpdater);
    const entryId = uuidv7();
    const count = (version: number, text: string) =>
      language.database.$transaction((tx) =>
        frequencies.countEntry(tx, userId, { entryId, version, title: '', text, createdAt: new Date() }),
      );
    await count(2, '猫猫');
    await count(1, '猫');
    expect(await frequenciesOf(userId)).toEqual({ 猫: 2 });
  });

  it('counts entries of its owner only', async () => {
    const [other, author] = [uuidv7(), uuidv7()];
    await add(other, '猫');
    await add(author, '猫');
    await publishCreated(author, write(author, { content: '猫' }));
    await untilFrequenciesAre(author, { 猫: 1 });
    expect(await frequenciesOf(other)).toEqual({ 猫: 0 });
  });

  it('is updated once journal-svc is available again', async () => {
    const userId = uuidv7();
    await add(userId, '猫');
    language.journal.failureMode = 'closes connections';
    await publishCreated(userId, write(userId, { content: '猫' }));
    language.journal.failureMode = 'none';
    await eventually(async () => expect(await frequenciesOf(userId)).toEqual({ 猫: 1 }));
  });

  it('does not prevent the deletion of the item', async () => {
    const userId = uuidv7();
    const { id } = await add(userId, '猫');
    await publishCreated(userId, write(userId, { content: '猫' }));
    await untilFrequenciesAre(userId, { 猫: 1 });
    expect((await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` })).statusCode).toBe(204);
  });
});

it('occurrences are those in Chinese, not in Japanese', () => {
  const items = [{ id: 'one', character: '学' }];
  const wordKeys = language.app.get(WordKeys);
  expect(countWords(items, '学校で勉強した。我去学校。', wordKeys)).toEqual([{ itemId: 'one', count: 1 }]);
  expect(countWords(items, '学校で勉強した。', wordKeys)).toEqual([]);
});

it.each([1, 2, 3])('counts and lives are those of all entries after anything in any order (seed %i)', async (seed) => {
  const user = new RandomUser(language, seed);
  await user.live(60);
  await eventually(async () => {
    for (const item of await user.items()) {
      const times = ({ content }: EntryText): number => content.split(item.character).length - 1;
      const containing = user.entries.filter((entry) => times(entry) > 0);
      const count = containing.reduce((sum, entry) => sum + times(entry), 0);
      expect([item.character, item.frequency]).toEqual([item.character, count]);
      // oxlint-disable-next-line no-await-in-loop -- a few items
      expect(await user.entriesOf(item)).toEqual(containing.map(({ entryId }) => entryId).toSorted());
    }
  });
});

describe('the event vocabulary.changed', () => {
  /** The numbers of events of a user, with and without uncounted items. */
  const eventsOf = async (userId: string): Promise<{ uncounted: number; others: number }> => {
    const entries = (await language.redis.xrange('events:language', '-', '+')).map(([, fields]) => fields.join(' '));
    const own = entries.filter((entry) => entry.includes(userId));
    const uncounted = own.filter((entry) => entry.includes('"hasUncountedItems":true')).length;
    return { uncounted, others: own.length - uncounted };
  };
  it('is published once for each change of items, marks and reviews, and for none that changes nothing', async () => {
    const userId = uuidv7();
    const { id } = await add(userId, '猫');
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 1, others: 1 }));
    expect((await add(userId, '狗')).character).toBe('狗');
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 2, others: 2 }));
    const change = (payload: object) =>
      language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
    await change({ state: 'known' });
    await change({});
    await language.request(userId, { method: 'POST', url: '/api/vocabulary/fix-unknown' });
    await language.request(userId, { method: 'POST', url: '/api/vocabulary/fix-unknown' });
    await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 2, others: 4 }));
    const now = new Date().toISOString();
    const review = { id: uuidv7(), itemId: id, type: 'recognise', rating: 3, reviewedAt: now, answerMs: 1_000 };
    const payload = { sentAt: now, timeZone: 'Europe/Zurich', reviews: [review] };
    for (const attempt of ['first', 'repeated']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode } = await language.request(userId, { method: 'POST', url: '/api/reviews', payload });
      expect([attempt, statusCode]).toEqual([attempt, 200]);
    }
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 2, others: 5 }));
    await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 2, others: 6 }));
  });

  it('follows an entry that changes a count, and no other entry', async () => {
    const userId = uuidv7();
    await add(userId, '猫');
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 1, others: 1 }));
    await publishCreated(userId, write(userId, { content: '狗' }));
    const entry = write(userId, { content: '猫' });
    await publishCreated(userId, entry);
    await publishUpdated(userId, language.journal.updateEntry(entry.entryId, { content: '猫。' }));
    await publishCreated(userId, write(userId, { content: '猫猫' }));
    await untilFrequenciesAre(userId, { 猫: 3 });
    await eventually(async () => expect(await eventsOf(userId)).toEqual({ uncounted: 1, others: 3 }));
  });
});

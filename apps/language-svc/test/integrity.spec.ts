import type { EntryText } from '@memory/contracts';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import { type IntegrityProblems, runIntegrityChecks } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;
let mei: string;
beforeAll(async () => void (language = await startLanguageApp()));
afterAll(() => language.close());
beforeEach(() => void (mei = uuidv7()));

const check = (options: { repair?: boolean; only?: string[] } = {}): Promise<IntegrityProblems> =>
  runIntegrityChecks((request) => language.request(null, request), options);
const execute = (sql: string): Promise<number> => language.database.$executeRawUnsafe(sql);
const problem = (id: string, kind: string, isRepaired = false) => [{ id, kind, isRepaired }];

/** Adds an item; it counts as older than every entry that is written afterwards. @returns its id */
async function addItem(userId: string, character: string): Promise<string> {
  const { id } = await createVocabularyItem(language, userId, { character });
  await untilCounted(userId);
  await execute(`UPDATE vocabulary_item SET created_at = now() - interval '1 hour' WHERE user_id = '${userId}'`);
  return id;
}

/** Waits until all items of a user are counted. */
const untilCounted = (userId: string): Promise<void> =>
  eventually(async () =>
    expect(await language.database.vocabularyItem.count({ where: { userId, isCounted: false } })).toBe(0),
  );

const frequencyOf = async (userId: string, character: string): Promise<number | undefined> =>
  (await listVocabulary(language, userId)).find((item) => item.character === character)?.frequency;

/** Writes an entry and waits until its words are counted. */
async function writeCounted(userId: string, content: string): Promise<EntryText> {
  const entry = language.journal.createEntry(userId, { content });
  const { entryId, version } = entry;
  await language.publish(entryCreated, entryId, { entryId, authorId: userId, version });
  await eventually(async () =>
    expect(await language.database.countedEntry.findUnique({ where: { entryId } })).not.toBeNull(),
  );
  return entry;
}

async function expectRepaired(problems: IntegrityProblems | Record<string, object[]>): Promise<void> {
  expect(await check()).toEqual(problems);
  for (const repaired of Object.values(await check({ repair: true })).flat()) expect(repaired.isRepaired).toBe(true);
  expect(await check()).toEqual({});
}

describe('integrity checks of language-svc', () => {
  it('find and repair wrong numbers of items, also without a row', async () => {
    await addItem(mei, '猫');
    const li = uuidv7();
    await addItem(li, '狗');
    await execute(`UPDATE vocabulary_count SET total = 9 WHERE user_id = '${mei}'`);
    await execute(`DELETE FROM vocabulary_count WHERE user_id = '${li}'`);
    await expectRepaired({ 'vocabulary-counts': [...problem(mei, 'wrong_number'), ...problem(li, 'wrong_number')] });
    expect(await language.database.vocabularyCount.findMany({ where: { userId: { in: [mei, li] } } })).toEqual(
      expect.arrayContaining([
        { userId: mei, total: 1, hidden: 0 },
        { userId: li, total: 1, hidden: 0 },
      ]),
    );
  });

  it('find and repair a frequency that differs from the occurrences', async () => {
    const id = await addItem(mei, '猫');
    await writeCounted(mei, '猫猫');
    await execute(`UPDATE vocabulary_item SET frequency = 88 WHERE id = '${id}'`);
    await expectRepaired({ frequencies: problem(id, 'wrong_number') });
    expect(await frequencyOf(mei, '猫')).toBe(2);
  });

  it('find and count items that are not counted, such as those that the previous version has added', async () => {
    const id = await addItem(mei, '猫');
    language.journal.createEntry(mei, { content: '猫猫' });
    await execute(`UPDATE vocabulary_item SET is_counted = false, frequency = 7 WHERE id = '${id}'`);
    await expectRepaired({ frequencies: problem(id, 'not_counted') });
    expect(await frequencyOf(mei, '猫')).toBe(2);
  });

  it('find and repair occurrences that are missing in an entry from before the items', async () => {
    const { entryId } = language.journal.createEntry(mei, { content: '猫和狗' });
    const id = await addItem(mei, '猫');
    await addItem(mei, '狗');
    expect(await check()).toEqual({});
    await execute(`DELETE FROM occurrence WHERE item_id = '${id}'`);
    await execute(`UPDATE vocabulary_item SET frequency = 0 WHERE id = '${id}'`);
    await expectRepaired({ occurrences: problem(entryId, 'not_counted') });
    expect(await frequencyOf(mei, '猫')).toBe(1);
  });

  it('find and repair a wrong number of occurrences in an entry', async () => {
    const id = await addItem(mei, '猫');
    const { entryId } = await writeCounted(mei, '猫猫');
    await execute(`UPDATE occurrence SET count = 5 WHERE item_id = '${id}'`);
    await execute(`UPDATE vocabulary_item SET frequency = 5 WHERE id = '${id}'`);
    await expectRepaired({ occurrences: problem(entryId, 'wrong_number') });
    expect(await frequencyOf(mei, '猫')).toBe(2);
  });

  it('find and count an entry whose creation was never counted', async () => {
    await addItem(mei, '猫');
    const { entryId } = language.journal.createEntry(mei, { content: '猫' });
    language.journal.changing.add(entryId);
    // Its event is not handled yet.
    expect(await check()).toEqual({});
    language.journal.changing.clear();
    await expectRepaired({ occurrences: problem(entryId, 'not_counted') });
    expect(await frequencyOf(mei, '猫')).toBe(1);
  });

  it('find and count an entry whose change was never counted, and remove one whose deletion was not', async () => {
    await addItem(mei, '猫');
    const [changed, deleted] = [await writeCounted(mei, '猫'), await writeCounted(mei, '猫猫猫')];
    language.journal.updateEntry(changed.entryId, { content: '猫猫' });
    language.journal.deleteEntry(deleted.entryId);
    for (const { entryId } of [changed, deleted]) language.journal.changing.add(entryId);
    expect(await check()).toEqual({});
    language.journal.changing.clear();
    const ids = [changed.entryId, deleted.entryId].toSorted();
    await expectRepaired({ 'counted-entries': ids.flatMap((id) => problem(id, 'outdated')) });
    expect(await frequencyOf(mei, '猫')).toBe(2);
  });

  it('agree with items that were extracted from entries, and with later changes of these', async () => {
    const { entryId } = language.journal.createEntry(mei, { content: '猫和猫' });
    expect((await language.request(mei, { method: 'POST', url: '/api/vocabulary/extract' })).statusCode).toBe(200);
    await untilCounted(mei);
    expect(await check()).toEqual({});
    const { version } = language.journal.updateEntry(entryId, { content: '猫和猫和猫' });
    await language.publish(entryUpdated, entryId, { entryId, authorId: mei, version });
    await eventually(async () => expect(await frequencyOf(mei, '猫')).toBe(3));
    expect(await check()).toEqual({});
  });

  it('agree with a hidden item that is added again, also when its old entries are deleted', async () => {
    const entry = language.journal.createEntry(mei, { content: '猫' });
    await language.request(mei, { method: 'POST', url: '/api/vocabulary/extract' });
    await untilCounted(mei);
    const [item] = await listVocabulary(language, mei);
    await language.request(mei, { method: 'PATCH', url: `/api/vocabulary/${item!.id}`, payload: { isHidden: true } });
    await createVocabularyItem(language, mei, { character: '猫', frequency: 0 });
    expect(await check()).toEqual({});
    language.journal.deleteEntry(entry.entryId);
    await language.publish(entryDeleted, entry.entryId, { entryId: entry.entryId, authorId: mei, fileIds: [] });
    await eventually(async () =>
      expect(await language.database.occurrence.count({ where: { entryId: entry.entryId } })).toBe(0),
    );
    expect(await frequencyOf(mei, '猫')).toBe(0);
    expect(await check()).toEqual({});
  });

  it('report nothing while entries change, and lose no change by a repair', async () => {
    const item = await addItem(mei, '猫');
    const writing = { isOver: false };
    const write = async (): Promise<void> => {
      const entry = language.journal.createEntry(mei, { content: '猫' });
      const { entryId } = entry;
      language.journal.changing.add(entryId);
      await language.publish(entryCreated, entryId, { entryId, authorId: mei, version: entry.version });
      for (let count = 2; count <= 8; count += 1) {
        const { version } = language.journal.updateEntry(entryId, { content: '猫'.repeat(count) });
        await language.publish(entryUpdated, entryId, { entryId, authorId: mei, version });
      }
      await eventually(async () =>
        expect(await language.database.countedEntry.findUnique({ where: { entryId } })).toMatchObject({ version: 8 }),
      );
      language.journal.changing.delete(entryId);
    };
    const writers = Promise.all(Array.from({ length: 3 }, write)).finally(() => (writing.isOver = true));
    while (!writing.isOver) {
      expect(await check()).toEqual({});
      await execute(`UPDATE vocabulary_item SET frequency = frequency + 1 WHERE id = '${item}'`);
      await check({ repair: true });
    }
    await writers;
    expect(await check()).toEqual({});
    expect(await frequencyOf(mei, '猫')).toBe(24);
  });
});

describe('the owners of data', () => {
  it('are listed in order, or looked for', async () => {
    await addItem(mei, '猫');
    const url = '/internal/integrity/data-owners';
    const ids = [mei, uuidv7()];
    const response = await language.request(null, { method: 'POST', url, payload: { after: null, ids } });
    expect(response.json()).toEqual({ userIds: [mei] });
  });
});

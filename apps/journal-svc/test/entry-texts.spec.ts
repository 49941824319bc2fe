import type { NewestTexts } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, createFile, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const list = async (userId: string | null, query = '') =>
  journal.request(userId, { method: 'GET', url: `/internal/own-texts${query}` });
const read = async (userId: string | null, id: string) =>
  journal.request(userId, { method: 'GET', url: `/internal/own-texts/${id}` });

it("lists the texts of the user's own entries, newest first, page by page", async () => {
  const [author, other] = [createUser(journal), createUser(journal)];
  const first = await createEntry(journal, author, { title: '一', content: '猫', extractedText: '狗' });
  const second = await createEntry(journal, author, { title: '二', privacyLevel: 'public' });
  await createEntry(journal, other, { privacyLevel: 'public' });

  const page = (await list(author, '?limit=1')).json() as { texts: { entryId: string }[]; next: string };
  expect(page.texts.map(({ entryId }) => entryId)).toEqual([second.id]);
  expect((await list(author, `?limit=1&cursor=${page.next}`)).json()).toEqual({
    texts: [
      { entryId: first.id, version: 1, title: '一', content: '猫', extractedText: '狗', createdAt: first.createdAt },
    ],
    next: null,
  });
  expect((await list(author)).json()).toMatchObject({ next: null, texts: [{}, {}] });
});

it('reads the current text of one entry', async () => {
  const author = createUser(journal);
  const entry = await createEntry(journal, author, { content: '猫' });
  await journal.request(author, {
    method: 'PATCH',
    url: `/api/journal-entries/${entry.id}`,
    payload: { content: '两只猫' },
  });
  expect((await read(author, entry.id)).json()).toMatchObject({ entryId: entry.id, version: 2, content: '两只猫' });
});

it('does not return entries of others, whatever their privacy level', async () => {
  const entry = await createEntry(journal, createUser(journal), { privacyLevel: 'public' });
  expect((await read(createUser(journal), entry.id)).json()).toMatchObject({
    statusCode: 404,
    code: 'entry_not_found',
  });
  expect((await read(createUser(journal), uuidv7())).statusCode).toBe(404);
  expect([(await list(null)).statusCode, (await read(null, entry.id)).statusCode]).toEqual([401, 401]);
  expect((await list(createUser(journal), '?cursor=nonsense')).json()).toMatchObject({
    statusCode: 400,
    code: 'bad_cursor',
  });
});

describe('finding entries by the words that they contain', () => {
  const find = async (userId: string | null, words: { word: string; entryId: string | null }[]) =>
    journal.request(userId, { method: 'POST', url: '/internal/own-texts/containing', payload: { words } });
  const foundIn = async (userId: string, word: string, entryId: string | null = null) =>
    (await find(userId, [{ word, entryId }]))
      .json<{ found: { entry: { entryId: string } }[] }>()
      .found.map(({ entry }) => entry.entryId);

  it('finds the preferred entry while it contains the word, otherwise the oldest one', async () => {
    const author = createUser(journal);
    const [oldest, newest] = [
      await createEntry(journal, author, { title: '猫', content: '我' }),
      await createEntry(journal, author, { content: '他', extractedText: '猫 50%' }),
    ];
    expect(await foundIn(author, '猫')).toEqual([oldest.id]);
    expect(await foundIn(author, '猫', newest.id)).toEqual([newest.id]);
    expect(await foundIn(author, '我', newest.id)).toEqual([oldest.id]);
    expect(await foundIn(author, '50%')).toEqual([newest.id]);
    // Neither a wildcard nor a match across two fields.
    expect([await foundIn(author, '猫%'), await foundIn(author, '猫我'), await foundIn(author, '狗')]).toEqual([
      [],
      [],
      [],
    ]);
    await journal.request(author, { method: 'DELETE', url: `/api/journal-entries/${newest.id}` });
    expect(await foundIn(author, '猫', newest.id)).toEqual([oldest.id]);
  });

  it('returns the first image of the entry', async () => {
    const author = createUser(journal);
    const [video, image] = [
      createFile(journal, author, 'video', 'video/mp4'),
      createFile(journal, author, 'image', 'image/png'),
    ];
    await createEntry(journal, author, { content: '猫', mediaFiles: [video, image] });
    await createEntry(journal, author, { content: '狗' });
    const words = [
      { word: '猫', entryId: null },
      { word: '狗', entryId: null },
    ];
    expect((await find(author, words)).json()).toMatchObject({ found: [{ imageUrl: image }, { imageUrl: null }] });
  });

  it('finds no entry of another author, whatever its privacy level', async () => {
    const entry = await createEntry(journal, createUser(journal), { content: '秘密', privacyLevel: 'public' });
    expect(await foundIn(createUser(journal), '秘密', entry.id)).toEqual([]);
    expect((await find(null, [])).statusCode).toBe(401);
    const tooMany = Array.from({ length: 21 }, () => ({ word: '猫', entryId: null }));
    expect((await find(createUser(journal), tooMany)).statusCode).toBe(400);
  });
});

describe('finding the newest entries by the words that they contain', () => {
  const findNewest = async (userId: string | null, words: string[]) =>
    journal.request(userId, { method: 'POST', url: '/internal/own-texts/newest-containing', payload: { words } });
  const newestWith = async (userId: string, word: string) =>
    (await findNewest(userId, [word])).json<NewestTexts>().found.flatMap(({ entryIds }) => entryIds);

  it('finds the newest three, as they are now, whether or not they have a search signature', async () => {
    const author = createUser(journal);
    const entries = [];
    for (const content of ['猫一', '猫二', '狗', '猫三 50%', '猫四'])
      entries.push((await createEntry(journal, author, { title: '我', content })).id);
    const [, second, dog, third, fourth] = entries;
    expect(await newestWith(author, '猫')).toEqual([fourth, third, second]);
    await journal.database.$executeRaw`UPDATE entry SET search_signature = NULL WHERE id = ${third}::uuid`;
    expect(await newestWith(author, '猫')).toEqual([fourth, third, second]);
    expect(await newestWith(author, '50%')).toEqual([third]);
    // Neither a wildcard nor a match across two fields, though the signatures have the characters.
    expect([await newestWith(author, '猫%'), await newestWith(author, '我猫')]).toEqual([[], []]);
    await journal.request(author, { method: 'DELETE', url: `/api/journal-entries/${fourth}` });
    expect(await newestWith(author, '猫')).toEqual([third, second, entries[0]]);

    const { found, entries: texts } = (await findNewest(author, ['猫', '狗', '鱼'])).json<NewestTexts>();
    expect(found.map(({ word }) => word)).toEqual(['猫', '狗']);
    expect(texts.map(({ entryId }) => entryId).toSorted()).toEqual([entries[0], second, dog, third].toSorted());
  });

  it('returns the first image and the recording of the entry', async () => {
    const author = createUser(journal);
    const [video, image, recording] = [
      createFile(journal, author, 'video', 'video/mp4'),
      createFile(journal, author, 'image', 'image/png'),
      createFile(journal, author, 'audio', 'audio/mp4'),
    ];
    await createEntry(journal, author, { content: '猫', mediaFiles: [video, image], originalAudioUrl: recording });
    expect((await findNewest(author, ['猫'])).json()).toMatchObject({
      entries: [{ imageUrl: image, recordingUrl: recording }],
    });
  });

  it('finds no entry of another author, whatever its privacy level', async () => {
    await createEntry(journal, createUser(journal), { content: '秘密', privacyLevel: 'public' });
    expect(await newestWith(createUser(journal), '秘密')).toEqual([]);
    expect((await findNewest(null, [])).statusCode).toBe(401);
    const tooMany = Array.from({ length: 21 }, () => '猫');
    expect((await findNewest(createUser(journal), tooMany)).statusCode).toBe(400);
  });
});

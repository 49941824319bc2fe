import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { createEntry, createUser } from './factories.ts';
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
    texts: [{ entryId: first.id, version: 1, title: '一', content: '猫', extractedText: '狗' }],
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

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

const list = async (userId: string | null, query = '') =>
  journal.ask(userId, { method: 'GET', url: `/internal/own-texts${query}` });
const read = async (userId: string | null, id: string) =>
  journal.ask(userId, { method: 'GET', url: `/internal/own-texts/${id}` });

it("gives the words of one's own entries, newest first, page by page", async () => {
  const [author, other] = [aPerson(journal), aPerson(journal)];
  const first = await anEntry(journal, author, { title: '一', content: '猫', extractedText: '狗' });
  const second = await anEntry(journal, author, { title: '二', privacyLevel: 'public' });
  await anEntry(journal, other, { privacyLevel: 'public' });

  const page = (await list(author, '?limit=1')).json() as { texts: { entryId: string }[]; next: string };
  expect(page.texts.map(({ entryId }) => entryId)).toEqual([second.id]);
  expect((await list(author, `?limit=1&cursor=${page.next}`)).json()).toEqual({
    texts: [{ entryId: first.id, version: 1, title: '一', content: '猫', extractedText: '狗' }],
    next: null,
  });
  expect((await list(author)).json()).toMatchObject({ next: null, texts: [{}, {}] });
});

it('gives one of them as it is now', async () => {
  const author = aPerson(journal);
  const entry = await anEntry(journal, author, { content: '猫' });
  await journal.ask(author, {
    method: 'PATCH',
    url: `/api/journal-entries/${entry.id}`,
    payload: { content: '两只猫' },
  });
  expect((await read(author, entry.id)).json()).toMatchObject({ entryId: entry.id, version: 2, content: '两只猫' });
});

it("finds nobody else's, whatever their privacy", async () => {
  const entry = await anEntry(journal, aPerson(journal), { privacyLevel: 'public' });
  expect((await read(aPerson(journal), entry.id)).json()).toMatchObject({ statusCode: 404, code: 'entry_not_found' });
  expect((await read(aPerson(journal), uuidv7())).statusCode).toBe(404);
  expect([(await list(null)).statusCode, (await read(null, entry.id)).statusCode]).toEqual([401, 401]);
  expect((await list(aPerson(journal), '?cursor=nonsense')).json()).toMatchObject({
    statusCode: 400,
    code: 'bad_cursor',
  });
});

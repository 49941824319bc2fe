import { apiErrorSchema, entryConflictSchema } from '@memory/contracts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
});
afterAll(() => journal.close());

const update = (id: string, payload: object, ifMatch?: string) =>
  journal.request(mei, {
    method: 'PATCH',
    url: `/api/journal-entries/${id}`,
    payload,
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });

describe('If-Match and ETag', () => {
  it('every response with the entry has its version, as ETag or in the body', async () => {
    const created = await journal.request(mei, {
      method: 'POST',
      url: '/api/journal-entries',
      payload: { title: 'x' },
    });
    const { id, version } = created.json();
    const read = await journal.request(mei, { url: `/api/journal-entries/${id}` });
    const [listed] = (await journal.request(mei, { url: '/api/journal-entries' })).json();
    expect([created.headers.etag, read.headers.etag, `"${listed.version}"`]).toEqual(Array(3).fill(`"${version}"`));
    expect((await update(id, { title: 'y' })).headers.etag).toBe(`"${version + 1}"`);
  });

  it('of two updates with the same version the second is rejected with the current entry', async () => {
    const { id, version } = await createEntry(journal, mei);
    const [tag, first] = [`"${version}"`, 'first'];
    expect((await update(id, { content: first }, tag)).statusCode).toBe(200);
    const rejected = await update(id, { content: 'second' }, tag);
    expect(rejected.statusCode).toBe(409);
    const { code, current } = entryConflictSchema.parse(rejected.json());
    expect([code, current.content]).toEqual(['entry_changed', first]);
    expect((await update(id, { content: 'second' }, `"${current.version}"`)).json().content).toBe('second');
  });

  it('of concurrent updates with the same version one succeeds', async () => {
    const { id, version } = await createEntry(journal, mei);
    const updates = await Promise.all(['a', 'b', 'c', 'd'].map((content) => update(id, { content }, `"${version}"`)));
    expect(updates.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each([undefined, '*', '"7", "1"', 'W/"1"'])('accepts an update with If-Match: %s', async (ifMatch) => {
    const { id } = await createEntry(journal, mei);
    expect((await update(id, { title: 'mine' }, ifMatch)).json().title).toBe('mine');
  });

  it.each(['1', '""', 'junk', '"2"', '"1'])(
    'rejects an update with If-Match: %s, which does not match',
    async (ifMatch) => {
      const { id } = await createEntry(journal, mei);
      expect((await update(id, { title: 'mine' }, ifMatch)).json()).toMatchObject({
        statusCode: 409,
        code: 'entry_changed',
      });
    },
  );

  it('gives a former friend who knows the ETag the response of a missing entry', async () => {
    const friend = createUser(journal);
    await journal.social.befriend(mei, friend);
    const { id } = await createEntry(journal, mei, { privacyLevel: 'friends' });
    const read = (entryId: string, etag: string) =>
      journal.request(friend, { url: `/api/journal-entries/${entryId}`, headers: { 'if-none-match': etag } });
    const { headers, statusCode } = await read(id, '"none"');
    expect(statusCode).toBe(200);
    await journal.social.endFriendship(mei, friend);
    const responses = [await read(id, String(headers.etag)), await read(createUser(journal), String(headers.etag))];
    const [hidden, missing] = responses.map(({ statusCode: status, body, headers: { etag } }) => [status, etag, body]);
    expect(hidden).toEqual([404, undefined, expect.stringContaining('entry_not_found')]);
    expect(hidden).toEqual(missing);
  });

  it('does not return the current entry to other users', async () => {
    const { id } = await createEntry(journal, mei, { privacyLevel: 'public' });
    mei = createUser(journal);
    const rejected = await update(id, { title: 'x' }, '"9"');
    expect(rejected.json()).toEqual(apiErrorSchema.strict().parse(rejected.json()));
    expect(rejected.statusCode).toBe(403);
  });
});

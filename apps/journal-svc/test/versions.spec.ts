import { apiErrorSchema, entryConflictSchema } from '@memory/contracts';
import { anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aPerson(journal);
});
afterAll(() => journal.close());

const save = (id: string, payload: object, ifMatch?: string) =>
  journal.ask(mei, {
    method: 'PATCH',
    url: `/api/journal-entries/${id}`,
    payload,
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });

describe('a memory open in two tabs', () => {
  it('is told apart by its tag, wherever it comes from', async () => {
    const created = await journal.ask(mei, { method: 'POST', url: '/api/journal-entries', payload: { title: 'x' } });
    const { id, version } = created.json();
    const read = await journal.ask(mei, { url: `/api/journal-entries/${id}` });
    const [listed] = (await journal.ask(mei, { url: '/api/journal-entries' })).json();
    expect([created.headers.etag, read.headers.etag, `"${listed.version}"`]).toEqual(Array(3).fill(`"${version}"`));
    expect((await save(id, { title: 'y' })).headers.etag).toBe(`"${version + 1}"`);
  });

  it('is saved by the first, and the second is shown what there is now', async () => {
    const { id, version } = await anEntry(journal, mei);
    const [tag, first] = [`"${version}"`, 'first'];
    expect((await save(id, { content: first }, tag)).statusCode).toBe(200);
    const refused = await save(id, { content: 'second' }, tag);
    expect(refused.statusCode).toBe(409);
    const { code, current } = entryConflictSchema.parse(refused.json());
    expect([code, current.content]).toEqual(['entry_changed', first]);
    expect((await save(id, { content: 'second' }, `"${current.version}"`)).json().content).toBe('second');
  });

  it('is saved by one alone when both save at the same moment', async () => {
    const { id, version } = await anEntry(journal, mei);
    const saves = await Promise.all(['a', 'b', 'c', 'd'].map((content) => save(id, { content }, `"${version}"`)));
    expect(saves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each([undefined, '*', '"7", "1"', 'W/"1"'])('is overwritten by whoever sends If-Match: %s', async (ifMatch) => {
    const { id } = await anEntry(journal, mei);
    expect((await save(id, { title: 'mine' }, ifMatch)).json().title).toBe('mine');
  });

  it.each(['1', '""', 'junk', '"2"', '"1'])(
    'is not overwritten by If-Match: %s, which names no version of it',
    async (ifMatch) => {
      const { id } = await anEntry(journal, mei);
      expect((await save(id, { title: 'mine' }, ifMatch)).json()).toMatchObject({
        statusCode: 409,
        code: 'entry_changed',
      });
    },
  );

  it('says nothing of its current state to others', async () => {
    const { id } = await anEntry(journal, mei, { privacyLevel: 'public' });
    mei = aPerson(journal);
    const refused = await save(id, { title: 'x' }, '"9"');
    expect(refused.json()).toEqual(apiErrorSchema.strict().parse(refused.json()));
    expect(refused.statusCode).toBe(403);
  });
});

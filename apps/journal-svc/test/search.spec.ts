import { createEntry, createUser, type EntryDraft } from './factories.ts';
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

const search = (q: string, more = '') =>
  journal.request(mei, { url: `/api/journal-entries?q=${encodeURIComponent(q)}${more}` });
const titles = async (q: string): Promise<string[]> =>
  (await search(q)).json().map(({ title }: { title: string }) => title);

describe('searching own entries', () => {
  it.each<[string, EntryDraft]>([
    ['滩', { content: '我们在外滩散步' }],
    ['外滩', { extractedText: '走到外滩了' }],
    ['𠮷', { content: '𠮷野家' }],
    ['PARK', { title: 'A walk in the park' }],
    ['100%', { content: '100% sure' }],
    ['a_b', { content: 'a_b' }],
    ['a\\b', { content: 'a\\b' }],
    ["' OR true --", { content: "' OR true --" }],
  ])('finds %s as a literal substring', async (term, draft) => {
    const { title } = await createEntry(journal, mei, draft);
    await createEntry(journal, mei, { title: 'other', content: '100 a-b ab 外面的沙滩'.replace(term, '') });
    expect(await titles(term)).toEqual([title]);
    expect(await titles(`  ${term} `)).toEqual([title]);
  });

  it('returns pages, newest first, without a total', async () => {
    for (const title of ['一 day', '二', '三 day', '四 day']) await createEntry(journal, mei, { title });
    const first = await search('day', '&limit=2');
    expect(first.json()).toMatchObject([{ title: '四 day' }, { title: '三 day' }]);
    expect(first.headers['x-total-count']).toBeUndefined();
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    const second = await journal.request(mei, { url: next! });
    expect(second.json()).toMatchObject([{ title: '一 day' }]);
    expect(second.headers.link).toBeUndefined();
  });

  it('with an empty term returns the whole list with its total', async () => {
    await createEntry(journal, mei);
    const response = await search('  ');
    expect([response.json().length, response.headers['x-total-count']]).toEqual([1, '1']);
  });
});

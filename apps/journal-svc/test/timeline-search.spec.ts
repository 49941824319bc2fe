import type { Entry } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { literalPartsOf } from '../src/entries/search-entry-page.ts';
import { idsQuery } from '../src/relations/relations.ts';
import { searchFriendsEntries, searchPublicEntries } from '../src/timelines/search-entries-of-others.ts';
import { createEntry, createUser, type EntryDraft } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let ming: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(async () => {
  await journal.database.entry.deleteMany();
  [mei, ming] = [createUser(journal), createUser(journal, 'Ming')];
});
afterAll(() => journal.close());

const lists = { public: '/api/public-timeline', friends: '/api/friends-journal-entries' } as const;
const search = (list: keyof typeof lists, viewer: string | null, q: string, more = '') =>
  journal.request(viewer, { url: `${lists[list]}?q=${encodeURIComponent(q)}${more}` });
const titles = async (list: keyof typeof lists, viewer: string | null, q: string): Promise<string[]> =>
  (await search(list, viewer, q)).json<Entry[]>().map(({ title }) => title);

describe('searching the entries of others', () => {
  it.each<[string, EntryDraft]>([
    ['滩', { content: '我们在外滩散步' }],
    ['外滩', { extractedText: '走到外滩了' }],
    ['PARK', { title: 'A walk in the park' }],
    ['100%', { content: '100% sure' }],
    ['a_b', { content: 'a_b' }],
    ['a\\b', { content: 'a\\b' }],
    ["' OR true --", { content: "' OR true --" }],
  ])('finds %s as a literal substring', async (term, draft) => {
    const { title } = await createEntry(journal, ming, { ...draft, privacyLevel: 'public' });
    await createEntry(journal, ming, { title: 'other', content: '100 a-b ab 外面的沙', privacyLevel: 'public' });
    await journal.social.befriend(mei, ming);
    expect(await titles('public', null, term)).toEqual([title]);
    expect(await titles('friends', mei, `  ${term} `)).toEqual([title]);
  });

  it('finds for each viewer what that viewer may see', async () => {
    const [hidden, stranger] = [createUser(journal), createUser(journal)];
    await journal.social.befriend(mei, ming);
    await journal.social.befriend(mei, hidden);
    await journal.social.block(mei, hidden);
    for (const author of [ming, hidden, stranger])
      for (const privacyLevel of ['private', 'friends', 'public'] as const)
        await createEntry(journal, author, {
          title: `公园 ${privacyLevel} ${author === ming ? 'ming' : author === hidden ? 'hidden' : 'stranger'}`,
          privacyLevel,
        });
    expect(await titles('public', mei, '公园')).toEqual(['公园 public stranger', '公园 public ming']);
    expect(await titles('public', null, '公园')).toEqual([
      '公园 public stranger',
      '公园 public hidden',
      '公园 public ming',
    ]);
    expect(await titles('friends', mei, '公园')).toEqual(['公园 public ming', '公园 friends ming']);
    await journal.social.block(mei, ming);
    expect(await titles('friends', mei, '公园')).toEqual([]);
    expect((await search('friends', null, '公园')).statusCode).toBe(401);
  });

  it.each(['public', 'friends'] as const)('returns pages of the %s timeline without a total', async (list) => {
    await journal.social.befriend(mei, ming);
    for (const title of ['一 day', '二', '三 day', '四 day'])
      await createEntry(journal, ming, { title, privacyLevel: 'public' });
    const first = await search(list, mei, 'day', '&limit=2');
    expect(first.json()).toMatchObject([{ title: '四 day' }, { title: '三 day' }]);
    expect(first.headers['x-total-count']).toBeUndefined();
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    const second = await journal.request(mei, { url: next! });
    expect(second.json()).toMatchObject([{ title: '一 day' }]);
    expect(second.headers.link).toBeUndefined();
  });

  it.each([
    ['public', () => idsQuery([]), searchPublicEntries],
    ['friends', () => idsQuery([ming]), searchFriendsEntries],
  ] as const)(
    'reads a limited number of %s entries per request, and the next pages the others',
    async (_, query, run) => {
      for (const title of ['一 day', '二', '三', '四 day', '五', '六'])
        await createEntry(journal, ming, { title, privacyLevel: 'public' });
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await run(
          journal.app.get(PreparedStatements),
          query(),
          { parts: literalPartsOf('day'), limit: 5, cursor },
          2,
        );
        pages.push(page.items.map(({ title }) => title));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(pages).toEqual([[], ['四 day'], ['一 day'], []]);
    },
  );

  it('rejects a term of more than 200 characters, and ignores a blank one', async () => {
    await createEntry(journal, ming, { privacyLevel: 'public' });
    expect((await search('public', null, 'x'.repeat(201))).statusCode).toBe(400);
    const blank = await search('public', null, '  ');
    expect([blank.json().length, typeof blank.headers['x-total-count']]).toEqual([1, 'string']);
  });
});

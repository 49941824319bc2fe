import type { Entry } from '@memory/contracts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
  journal.language.pinyinWords
    .set('xuexiao', ['学校', '雪鸮'])
    .set('women', ['我们'])
    .set('laoshi', ['老师', '老是'])
    .set('zi', ['字', '兹']);
});
beforeEach(() => {
  journal.language.failureMode = 'none';
  journal.language.requestedRoutes.length = 0;
  mei = createUser(journal);
});
afterAll(() => journal.close());

const search = (q: string, more = '', url = '/api/journal-entries') =>
  journal.request(mei, { url: `${url}?q=${encodeURIComponent(q)}${more}` });
type Response = Awaited<ReturnType<typeof search>>;
const titlesOf = (response: Response) => response.json<Entry[]>().map(({ title }) => title);
const foundWordsOf = ({ headers }: Response) => decodeURIComponent(String(headers['x-search-words'] ?? '')).split(',');
const nextOf = (response: Response) => /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1];
const followPages = async (response: Response): Promise<string[][]> => {
  const next = nextOf(response);
  if (!next) return [titlesOf(response)];
  return [titlesOf(response), ...(await followPages(await journal.request(mei, { url: next })))];
};

describe('a search by pinyin', () => {
  it.each([
    ['simplified characters', '我的学校', '学校'],
    ['traditional characters', '我的學校', '学校'],
    ['another word of the same pinyin', '一只雪鸮', '雪鸮'],
    ['a variant that folding maps', '我的學\u200B校', '学校'],
  ])('finds %s, and returns the word', async (_, content, word) => {
    await createEntry(journal, mei, { title: 'found', content });
    await createEntry(journal, mei, { title: 'other', content: '学习和校长' });
    const response = await search('xuexiao');
    expect([titlesOf(response), foundWordsOf(response)]).toEqual([['found'], [word]]);
  });

  it('finds entries that contain all parts, in any order, each typed or in Chinese', async () => {
    for (const [title, content] of [
      ['both', '老师在学校'],
      ['mixed', 'xuexiao 的老是'],
      ['one', '学校'],
      ['with English', '学校 and park'],
    ])
      await createEntry(journal, mei, { title, content });
    expect(titlesOf(await search('xuexiao laoshi'))).toEqual(['mixed', 'both']);
    expect(titlesOf(await search('park xuexiao'))).toEqual(['with English']);
    expect(titlesOf(await search('xuexiao river'))).toEqual([]);
  });

  it('finds the text as it was typed first, and each entry once, in pages of any size', async () => {
    for (const title of ['The women', '我们 women', '我们', 'Two women', '我們 一'])
      await createEntry(journal, mei, { title });
    const all = ['Two women', '我们 women', 'The women', '我們 一', '我们'];
    for (const limit of [1, 2, 3, 4, 5, 6]) {
      const pages = await followPages(await search('women', `&limit=${limit}`));
      expect([limit, pages.flat()]).toEqual([limit, all]);
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limit);
    }
  });

  it('asks language-svc only when the page has room, and never for Chinese or numbers', async () => {
    for (const title of ['The women', 'Two women']) await createEntry(journal, mei, { title });
    await search('women', '&limit=1');
    await search('学校 100%');
    expect(journal.language.requestedRoutes).toEqual([]);
    await search('women', '&limit=5');
    expect(journal.language.requestedRoutes).toEqual(['/internal/pinyin-words']);
  });

  it('finds entries whose signatures are not computed yet', async () => {
    await createEntry(journal, mei, { title: '学校' });
    await journal.database.$executeRaw`UPDATE entry SET search_signature = NULL WHERE author_id = ${mei}::uuid`;
    expect(titlesOf(await search('xuexiao'))).toEqual(['学校']);
  });

  it('without language-svc returns what it has found, and fails where it would find nothing', async () => {
    await createEntry(journal, mei, { title: 'women' });
    await createEntry(journal, mei, { title: '我们' });
    journal.language.failureMode = 'closes connections';
    const first = await search('women');
    expect(titlesOf(first)).toEqual(['women']);
    expect((await journal.request(mei, { url: nextOf(first)! })).statusCode).toBe(503);
    expect((await search('xuexiao')).statusCode).toBe(503);
    journal.language.failureMode = 'none';
    expect(titlesOf(await journal.request(mei, { url: nextOf(first)! }))).toEqual(['我们']);
  });

  it.each(['pinyin.x', 'pinyin.pinyin.', 'xpinyin.'])('rejects the cursor %s', async (cursor) => {
    expect((await search('xuexiao', `&cursor=${cursor}`)).json()).toMatchObject({ code: 'bad_cursor' });
  });

  it('never finds entries of others that the viewer may not see', async () => {
    const ming = createUser(journal, 'Ming');
    await journal.social.befriend(mei, ming);
    for (const privacyLevel of ['private', 'friends', 'public'] as const)
      await createEntry(journal, ming, { title: `学校 ${privacyLevel}`, privacyLevel });
    expect(titlesOf(await search('xuexiao'))).toEqual([]);
    const friends = await search('xuexiao', '', '/api/friends-journal-entries');
    expect([titlesOf(friends), foundWordsOf(friends)]).toEqual([['学校 public', '学校 friends'], ['学校']]);
    const publicEntries = await journal.request(null, { url: '/api/public-timeline?q=xuexiao' });
    expect(titlesOf(publicEntries)).toEqual(['学校 public']);
  });
});

import type { Entry } from '@memory/contracts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  journal.language.failureMode = 'none';
  mei = createUser(journal);
});
afterAll(() => journal.close());

const list = (more: string) => journal.request(mei, { url: `/api/journal-entries?${more}` });
type Response = Awaited<ReturnType<typeof list>>;
const titlesOf = (response: Response) => response.json<Entry[]>().map(({ title }) => title);
const nextOf = (response: Response) => /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1];

it('a theme filters own entries by the text that the card shows, and never those of others', async () => {
  const about = '今天我们在学校里学习汉语，很开心';
  await createEntry(journal, mei, { title: 'typed', content: about });
  await createEntry(journal, mei, { title: 'read from a photo', content: '好', extractedText: about });
  await createEntry(journal, mei, { title: 'other', content: '今天我们在公园里散步，很开心', extractedText: about });
  await createEntry(journal, mei, { title: 'too short', content: '学校' });
  await createEntry(journal, createUser(journal), { title: 'of others', content: about, privacyLevel: 'public' });
  const response = await list('theme=学校');
  expect([titlesOf(response), response.headers['x-total-count'], nextOf(response)]).toEqual([
    ['read from a photo', 'typed'],
    undefined,
    undefined,
  ]);
});

it('pages of any size together have each entry once, newest first', async () => {
  for (let number = 0; number < 6; number += 1)
    await createEntry(journal, mei, {
      title: String(number),
      content: `今天我们在${number % 2 ? '学校' : '公园'}里玩得很开心`,
    });
  for (const limit of [1, 2, 3]) {
    const titles: string[] = [];
    let response = await list(`theme=学校&limit=${limit}`);
    for (let next = nextOf(response); ; next = nextOf(response)) {
      titles.push(...titlesOf(response));
      if (!next) break;
      response = await journal.request(mei, { url: next });
    }
    expect([limit, titles]).toEqual([limit, ['5', '3', '1']]);
  }
});

it('a request compares at most 200 entries, and the next page goes on', async () => {
  await createEntry(journal, mei, { title: 'oldest', content: '今天我们在学校里学习汉语，很开心' });
  await journal.database.$executeRaw`
    INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language)
    SELECT uuidv7(), ${mei}::uuid, 'other', '今天我们在公园里散步，很开心', '', 'private', gen_random_uuid()::text, 'zh'
    FROM generate_series(1, 205)`;
  const first = await list('theme=学校');
  expect(titlesOf(first)).toEqual([]);
  expect(titlesOf(await journal.request(mei, { url: nextOf(first)! }))).toEqual(['oldest']);
});

it('a search with a theme, a blank theme and a long one are rejected; language-svc is needed', async () => {
  await createEntry(journal, mei, { content: '今天我们在学校里学习汉语，很开心' });
  for (const query of ['theme=学校&q=学', 'theme=%20', `theme=${'学'.repeat(41)}`])
    expect([query, (await list(query)).statusCode]).toEqual([query, 400]);
  journal.language.failureMode = 'responds with 500';
  expect((await list('theme=学校')).statusCode).toBeGreaterThanOrEqual(502);
});

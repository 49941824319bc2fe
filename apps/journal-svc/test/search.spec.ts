import { setImmediate } from 'node:timers/promises';
import { PreparedStatements } from '@memory/service-kit/database';
import { eventually } from '@memory/testing';
import { containsSearchWords, searchWordsOf } from '@memory/text/fold-for-search';
import fc from 'fast-check';
import { readEntryPage } from '../src/entries/entry-page.ts';
import { entryScopes } from '../src/entries/entry.policy.ts';
import type { EntryRecord } from '../src/entries/entry.presenter.ts';
import { literalPartsOf, searchEntryPage, selectMatches } from '../src/entries/search-entry-page.ts';
import { FillSearchSignatures } from '../src/maintenance/fill-search-signatures.ts';
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

  it.each<[string, string]>([
    ['圖書館', '我在图书馆学习汉语'],
    ['发', '頭髮'],
    ['ＴＯＦＵ', 'Tofu 2 斤'],
    ['2斤', '２斤'],
    ['CAFE\u0301', 'un café'],
    ['图书馆', '圖\u200B書\u2060館'],
    ['⾼⼭', '高山'],
    ['ΟΔΟΣ', 'οδός οδος'],
    ['goethestraße', 'GOETHESTRASSE 5'],
    ['GOETHESTRASSE', 'Goethestraße 5'],
    ['istanbul', 'İstanbul'],
    ['汉语 圖書館', '我在图书馆学习汉语'],
  ])('finds %s in %s', async (term, content) => {
    const { title } = await createEntry(journal, mei, { content });
    await createEntry(journal, mei, { title: 'other', content: '汉 书' });
    expect(await titles(term)).toEqual([title]);
  });

  it('finds entries that contain every word, each in any of their texts', async () => {
    const { title } = await createEntry(journal, mei, { title: '外滩', content: 'a walk', extractedText: '下雨' });
    await createEntry(journal, mei, { title: '外滩', content: 'a walk' });
    expect(await titles('walk　雨 外灘')).toEqual([title]);
  });

  it('reads on when the first entries that may contain the words do not', async () => {
    const { title } = await createEntry(journal, mei, { content: '外滩' });
    for (let count = 0; count < 4; count++) await createEntry(journal, mei, { content: '外 滩' });
    await journal.database.$executeRaw`UPDATE entry SET search_signature = NULL WHERE author_id = ${mei}::uuid`;
    const first = await search('外滩', '&limit=1');
    expect([first.json().map((entry: { title: string }) => entry.title), first.headers.link]).toEqual([
      [title],
      undefined,
    ]);
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

it('the comparison of many long texts lets other requests run in between', async () => {
  const long = { title: '', content: '今天'.repeat(10_000), extractedText: '' } as EntryRecord;
  async function* batches() {
    yield await Promise.resolve(Array.from({ length: 50 }, () => long));
  }
  const compared = new AbortController();
  let turns = 0;
  const others = (async () => {
    while (!compared.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one turn of the event loop after the other is counted
      await setImmediate();
      turns += 1;
    }
  })();
  await selectMatches(batches(), { parts: literalPartsOf('龜'), limit: 10 });
  compared.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(10);
});

describe('search signatures', () => {
  const fillSignatures = () => journal.app.get(FillSearchSignatures).execute(new AbortController().signal);
  const withoutSignature = async () => {
    const [row] = await journal.database.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM entry WHERE author_id = ${mei}::uuid AND search_signature IS NULL`;
    return Number(row!.count);
  };

  it('the search with signatures finds exactly what a comparison with all texts finds', async () => {
    const characters = [
      'a',
      'B',
      'b',
      '小',
      '明',
      '园',
      '%',
      '_',
      '\\',
      ' ',
      'É',
      'é',
      'İ',
      'i',
      'I',
      'ı',
      'Σ',
      'σ',
      'ς',
      'K',
      'k',
      'ß',
      '𠮷',
      '😀',
      '学',
      '學',
      'Ｋ',
      'e\u0301',
      '\u200B',
    ];
    const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
    const term = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 4 });
    const texts = fc.sample(fc.tuple(text, text, text), 150);
    await createEntry(journal, mei);
    await journal.database.$executeRaw`
      INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language)
      SELECT uuidv7(), ${mei}::uuid, t.title, t.content, t.extracted_text, 'private', gen_random_uuid()::text, 'zh'
      FROM unnest(${texts.map(([title]) => title)}::text[], ${texts.map(([, content]) => content)}::text[],
        ${texts.map(([, , extractedText]) => extractedText)}::text[]) AS t (title, content, extracted_text)`;
    await fillSignatures();
    expect(await withoutSignature()).toBe(0);
    const statements = journal.app.get(PreparedStatements);
    const own = entryScopes.ownedBy(mei);
    const all = await readEntryPage(statements, own, { limit: 200 });
    await fc.assert(
      fc.asyncProperty(term, async (q) => {
        const found = await searchEntryPage(statements, own, { parts: literalPartsOf(q), limit: 200 });
        const words = searchWordsOf(q);
        const expected = all.items.filter(({ title, content, extractedText }) =>
          containsSearchWords([title, content, extractedText], words),
        );
        expect(found.items).toEqual(expected);
      }),
    );
  });

  it.each<[string, string, string]>([
    ['zero-width characters', '圖\u200B書\u2060館\uFEFF', '图书馆'],
    ['decomposed letters', 'un cafe\u0301', 'café'],
    ['Kangxi radicals', '⾼⼭', '高山'],
    ['other radicals', '⻓⾼', '长高'],
    ['compatibility ideographs', '\uFA12天', '晴天'],
    ['controls of the direction', '\u202E学\u2069校', '學校'],
    ['full-width letters', 'ＴＯＦＵ', 'tofu'],
  ])('find an entry of an earlier release with %s, before and after they are computed', async (_, stored, term) => {
    const { id, title } = await createEntry(journal, mei);
    for (const field of ['title', 'content', 'extracted_text']) {
      await journal.database.$executeRawUnsafe(
        `UPDATE entry SET title = $2, content = '', extracted_text = '', search_signature = NULL WHERE id = $1::uuid`,
        id,
        title,
      );
      await journal.database.$executeRawUnsafe(`UPDATE entry SET ${field} = $2 WHERE id = $1::uuid`, id, stored);
      const found = async () => (await search(term)).json().map((entry: { id: string }) => entry.id);
      expect([field, await withoutSignature(), await found()]).toEqual([field, 1, [id]]);
      await fillSignatures();
      expect([field, await withoutSignature(), await found()]).toEqual([field, 0, [id]]);
    }
  });

  it('a changed entry is found by its new text at once, before and after its signature is computed', async () => {
    const { id } = await createEntry(journal, mei, { content: '外滩' });
    await journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { content: '公园' } });
    const found = async () => [await titles('外滩'), (await titles('公园')).length];
    expect([await withoutSignature(), await found()]).toEqual([1, [[], 1]]);
    await fillSignatures();
    expect([await withoutSignature(), await found()]).toEqual([0, [[], 1]]);
  });

  it('an entry that changes while signatures are computed does not get the signature of its earlier text', async () => {
    const { id } = await createEntry(journal, mei, { content: '外滩' });
    await journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { content: '公园' } });
    const filling = await journal.database.$transaction(async (tx) => {
      await tx.$executeRaw`UPDATE entry SET content = '动物', version = version + 1 WHERE id = ${id}::uuid`;
      const started = fillSignatures();
      await eventually(async () => {
        const waiting = await journal.database.$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      return { started };
    });
    await filling.started;
    expect(await titles('动物')).toHaveLength(1);
  });

  it('a new entry has a signature at once, and a change that leaves the texts alone keeps it', async () => {
    const { id } = await createEntry(journal, mei);
    expect(await withoutSignature()).toBe(0);
    await journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { isPublic: true } });
    expect(await withoutSignature()).toBe(0);
  });
});

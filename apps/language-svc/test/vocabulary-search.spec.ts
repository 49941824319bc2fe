import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { compileWordSearch } from '@memory/text/word-search';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
const lan = uuidv7();
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const charactersOf = (items: readonly { character: string }[]): string[] => items.map(({ character }) => character);

interface Page {
  readonly characters: string[];
  readonly total: unknown;
  /** The URL of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

async function readPage(userId: string, url: string): Promise<Page> {
  const response = await language.request(userId, { url });
  expect(response.statusCode).toBe(200);
  return {
    characters: charactersOf(response.json<VocabularyItem[]>()),
    total: response.headers['x-total-count'],
    next: /<(.+)>/.exec(String(response.headers.link))?.[1],
  };
}

/** Returns what a search finds, over all of its pages. */
async function search(userId: string, q: string, { path = '/api/vocabulary', limit = 100 } = {}): Promise<string[]> {
  const found: string[] = [];
  let url: string | undefined = `${path}?${new URLSearchParams({ q, limit: String(limit) })}`;
  while (url !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page: Page = await readPage(userId, url);
    expect(page.total).toBeUndefined();
    expect(page.characters.length).toBeLessThanOrEqual(limit);
    found.push(...page.characters);
    url = page.next;
  }
  return found;
}

describe('a search of the vocabulary', () => {
  beforeAll(async () => {
    for (const item of [
      { character: '学校', pinyin: 'xué xiào', englishTranslation: 'school' },
      { character: '圖書館', pinyin: 'tú shū guǎn', englishTranslation: 'library' },
      { character: '女儿', pinyin: 'nü3 er2', englishTranslation: 'daughter' },
    ])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await createVocabularyItem(language, lan, item);
  });

  it.each([
    ['學校', ['学校']],
    ['图书馆', ['圖書館']],
    ['学\u200B', ['学校']],
    ['XUEXIAO', ['学校']],
    ['nv3', ['女儿']],
    ['ㄊㄨˊ', ['圖書館']],
    ['ＬＩＢＲＡＲＹ', ['圖書館']],
    ['%', []],
    [' ', ['女儿', '圖書館', '学校']],
  ])('%j finds %j, newest first, in either list', async (q, expected) => {
    for (const path of ['/api/vocabulary', '/api/vocabulary/compact']) {
      // oxlint-disable-next-line no-await-in-loop -- one list after the other
      const page = await readPage(lan, `${path}?${new URLSearchParams({ q })}`);
      expect(page.characters).toEqual(expected);
      // A blank search is none, so that the list has its number.
      expect(page.total).toBe(q.trim() === '' ? '3' : undefined);
    }
  });

  it('finds nothing of others', async () => expect(await search(uuidv7(), '学校')).toEqual([]));

  it('finds hidden words among hidden ones only', async () => {
    const userId = uuidv7();
    const { id } = await createVocabularyItem(language, userId, { character: '猫', isUserGenerated: false });
    await language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload: { isHidden: true } });
    expect(await search(userId, '貓')).toEqual([]);
    expect((await readPage(userId, `/api/vocabulary?hidden=true&q=${encodeURIComponent('貓')}`)).characters).toEqual([
      '猫',
    ]);
  });

  it('rejects a text that is too long', async () => {
    const response = await language.request(lan, { url: `/api/vocabulary?q=${'x'.repeat(101)}` });
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'invalid_request', errors: [{ path: 'q' }] });
  });
});

describe('a search of a long vocabulary', () => {
  const learner = uuidv7();
  // More items than one batch has, of which some have the same time.
  const items = Array.from({ length: 2_345 }, (_, index) => ({
    ...commonCharacters[index % commonCharacters.length]!,
    character: `${commonCharacters[index % commonCharacters.length]?.character}${index}`,
    id: uuidv7(),
    userId: learner,
    wordKey: `key ${index}`,
    notes: '',
    frequency: 0,
    isUserGenerated: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1_000),
  }));
  beforeAll(() => language.database.vocabularyItem.createMany({ data: items }));

  it('finds, page by page, what comparing all items finds', async () => {
    const newestFirst = items.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    const part = fc
      .tuple(
        fc.constantFrom(...items),
        fc.constantFrom('character', 'pinyin', 'englishTranslation'),
        fc.nat(),
        fc.nat(),
      )
      .map(([item, field, from, length]) => {
        const start = from % item[field as 'pinyin'].length;
        return item[field as 'pinyin'].slice(start, start + 1 + (length % 5));
      })
      .filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(part, fc.integer({ min: 20, max: 100 }), async (q, limit) => {
        const expected = charactersOf(newestFirst.filter(compileWordSearch(q)));
        expect(await search(learner, q, { limit })).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});

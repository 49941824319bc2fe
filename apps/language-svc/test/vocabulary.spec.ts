import {
  type CompactVocabularyItem,
  compactVocabularyItemSchema,
  type VocabularyItem,
  vocabularyItemSchema,
} from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const add = (userId: string | null, item: object = {}) =>
  language.request(userId, {
    method: 'POST',
    url: '/api/vocabulary',
    payload: { character: '猫', pinyin: 'māo', englishTranslation: 'cat', ...item },
  });
const addParsed = async (userId: string, item: object = {}): Promise<VocabularyItem> =>
  vocabularyItemSchema.parse((await add(userId, item)).json());
const list = (userId: string | null, query = '') =>
  language.request(userId, { method: 'GET', url: `/api/vocabulary${query}` });
const update = (userId: string, id: string, payload: object) =>
  language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
const remove = (userId: string, id: string) =>
  language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
const characters = (response: { json(): unknown }): string[] =>
  (response.json() as VocabularyItem[]).map((item) => item.character);

describe('creating an item', () => {
  it('returns the whole item', async () => {
    const response = await add(uuidv7(), { notes: 'Zhuyin: ㄇㄠ' });
    expect(response.statusCode).toBe(201);
    expect(vocabularyItemSchema.parse(response.json())).toMatchObject({
      character: '猫',
      pinyin: 'māo',
      englishTranslation: 'cat',
      notes: 'Zhuyin: ㄇㄠ',
      frequency: 0,
      isUserGenerated: true,
    });
  });

  it('accepts an item extracted from entries, with unknown pinyin', async () => {
    const response = await add(uuidv7(), {
      pinyin: null,
      englishTranslation: 'Unknown',
      frequency: 1,
      isUserGenerated: false,
    });
    expect(response.json()).toMatchObject({
      pinyin: null,
      englishTranslation: 'Unknown',
      notes: '',
      frequency: 1,
      isUserGenerated: false,
    });
  });

  it('rejects a duplicate character, also in concurrent requests, and counts it once', async () => {
    const userId = uuidv7();
    const responses = await Promise.all(Array.from({ length: 5 }, () => add(userId)));
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await add(userId)).json()).toMatchObject({ code: 'vocabulary_item_exists' });
    const listed = await list(userId);
    expect(listed.headers['x-total-count']).toBe('1');
    expect(characters(listed)).toEqual(['猫']);
  });

  it('accepts words and single characters in both scripts, trimmed', async () => {
    const userId = uuidv7();
    for (const character of [' 图书馆\n', '動物', '图', '谢谢', '一'.repeat(50)])
      expect((await add(userId, { character })).statusCode).toBe(201);
    expect(characters(await list(userId)).toReversed()).toEqual(['图书馆', '動物', '图', '谢谢', '一'.repeat(50)]);
  });

  it.each([
    ['图书馆', '圖書館'],
    ['圖書館', '图书馆'],
    ['张伟', '張偉'],
    ['发', '髮'],
  ])('rejects %s as %s: a word is one item in either script', async (character, other) => {
    const userId = uuidv7();
    expect((await add(userId, { character })).statusCode).toBe(201);
    expect((await add(userId, { character: other })).json()).toMatchObject({
      statusCode: 409,
      code: 'vocabulary_item_exists',
    });
    const concurrent = uuidv7();
    const responses = await Promise.all([character, other].map((one) => add(concurrent, { character: one })));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await list(concurrent)).headers['x-total-count']).toBe('1');
  });

  it('lets two users have the same character', async () => {
    expect([(await add(uuidv7())).statusCode, (await add(uuidv7())).statusCode]).toEqual([201, 201]);
  });

  it.each([
    { character: ' ' },
    { character: '一'.repeat(51) },
    { character: '\ud842' },
    { englishTranslation: '' },
    { character: undefined },
    { frequency: -1 },
    { character: 'a\0' },
  ])('rejects %j', async (item) => {
    const response = await add(uuidv7(), item);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('listing items', () => {
  it('returns pages, newest first, that do not shift when items are added', async () => {
    const userId = uuidv7();
    for (const character of ['一', '二', '三', '四', '五']) await add(userId, { character });
    const first = await list(userId, '?limit=2');
    expect(characters(first)).toEqual(['五', '四']);
    expect(first.headers['x-total-count']).toBe('5');

    await add(userId, { character: '六' });
    const second = await list(userId, nextOf(first));
    expect(characters(second)).toEqual(['三', '二']);
    const third = await list(userId, nextOf(second));
    expect(characters(third)).toEqual(['一']);
    expect(third.headers.link).toBeUndefined();
    expect(third.headers['x-total-count']).toBe('6');
  });

  it('contains only own items, none at first', async () => {
    await add(uuidv7());
    const response = await list(uuidv7());
    expect(response.json()).toEqual([]);
    expect(response.headers['x-total-count']).toBe('0');
  });

  it('returns the same items in compact pages, which cursors of other users and larger limits do not widen', async () => {
    const [mei, tom] = [uuidv7(), uuidv7()];
    await addParsed(mei, { notes: 'Zhuyin: ㄇㄠ', frequency: 3, isKnown: true });
    await addParsed(mei, { character: '的', pinyin: null, isUserGenerated: false });
    await addParsed(mei, { character: '狗' });
    const compact = (userId: string | null, query = '') => list(userId, `/compact${query}`);
    const usual = { notes: '', pinyin: null, frequency: 0 };
    const unmarked = { isUserGenerated: false, isKnown: false, isHidden: false, isFunctionWord: false };
    const stateOf = (item: CompactVocabularyItem) => (item.isHidden ? 'ignored' : item.isKnown ? 'known' : 'new');
    const whole = (response: { json(): unknown }) =>
      (response.json() as CompactVocabularyItem[]).map((item) => ({
        ...usual,
        ...unmarked,
        metAt: item.createdAt,
        state: stateOf(item),
        ...compactVocabularyItemSchema.parse(item),
      }));
    expect(whole(await compact(mei))).toEqual((await list(mei)).json());
    expect(Object.keys((await compact(mei)).json()[1]).toSorted()).toEqual(
      ['id', 'character', 'englishTranslation', 'createdAt', 'isFunctionWord'].toSorted(),
    );

    const first = await compact(mei, '?limit=2');
    expect(characters(first)).toEqual(['狗', '的']);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.headers.link).toContain('/api/vocabulary/compact?');
    expect(characters(await compact(mei, nextOf(first)))).toEqual(['猫']);
    expect(characters(await compact(tom, nextOf(first)))).toEqual([]);
    expect((await compact(tom)).json()).toEqual([]);
    expect((await compact(mei, '?hidden=true')).json()).toEqual([]);
    expect((await compact(mei, '?limit=1001')).statusCode).toBe(400);
    expect((await compact(null)).statusCode).toBe(401);
  });

  it('rejects an invalid cursor', async () => {
    expect((await list(uuidv7(), '?cursor=nonsense')).json()).toMatchObject({ statusCode: 400, code: 'bad_cursor' });
  });
});

describe('updating an item', () => {
  it('changes the sent fields and keeps the others, also of extracted items', async () => {
    const userId = uuidv7();
    const item = await addParsed(userId, {
      pinyin: null,
      englishTranslation: 'Unknown',
      isUserGenerated: false,
      frequency: 1,
    });
    const response = await update(userId, item.id, { pinyin: 'māo', englishTranslation: 'cat' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...item, pinyin: 'māo', englishTranslation: 'cat' });
    expect((await update(userId, item.id, { englishTranslation: 'kitty' })).json()).toEqual({
      ...item,
      pinyin: 'māo',
      englishTranslation: 'kitty',
    });
    expect((await update(userId, item.id, {})).json()).toMatchObject({ englishTranslation: 'kitty' });
  });

  it('does not find an item of another user', async () => {
    const item = await addParsed(uuidv7());
    expect((await update(uuidv7(), item.id, { pinyin: 'x' })).json()).toMatchObject({
      statusCode: 404,
      code: 'vocabulary_item_not_found',
    });
  });
});

describe('deleting an item', () => {
  it('deletes an item added by hand, which can then be added again', async () => {
    const userId = uuidv7();
    const item = await addParsed(userId);
    expect((await remove(userId, item.id)).statusCode).toBe(204);
    expect((await list(userId)).headers['x-total-count']).toBe('0');
    expect((await remove(userId, item.id)).statusCode).toBe(404);
    expect((await add(userId)).statusCode).toBe(201);
  });

  it('decrements the total once for concurrent requests', async () => {
    const userId = uuidv7();
    await add(userId, { character: '狗' });
    const item = await addParsed(userId);
    const responses = await Promise.all(Array.from({ length: 8 }, () => remove(userId, item.id)));
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([204, ...Array<number>(7).fill(404)]);
    expect((await list(userId)).headers['x-total-count']).toBe('1');
  });

  it('rejects the deletion of an extracted item', async () => {
    const userId = uuidv7();
    const item = await addParsed(userId, { isUserGenerated: false });
    expect((await remove(userId, item.id)).json()).toMatchObject({
      statusCode: 403,
      code: 'vocabulary_item_not_removable',
    });
    expect(characters(await list(userId))).toEqual(['猫']);
  });

  it('does not find an item of another user', async () => {
    const owner = uuidv7();
    const item = await addParsed(owner);
    expect((await remove(uuidv7(), item.id)).statusCode).toBe(404);
    expect(characters(await list(owner))).toEqual(['猫']);
  });
});

describe('a viewer who is signed out', () => {
  it('gets 401', async () => {
    expect([(await list(null)).statusCode, (await add(null)).statusCode]).toEqual([401, 401]);
  });
});

function nextOf(response: { headers: Record<string, unknown> }): string {
  return /\?[^>]+/.exec(String(response.headers.link))?.[0] ?? '';
}

describe('creating an item with an idempotency key', () => {
  it('happens once; every repeat gets the first response, also after the item was deleted', async () => {
    const userId = uuidv7();
    const payload = { character: '狗', englishTranslation: 'dog' };
    const send = (item: object) =>
      language.request(userId, {
        method: 'POST',
        url: '/api/vocabulary',
        payload: item,
        headers: { 'idempotency-key': 'k' },
      });
    const responses = await Promise.all([send(payload), send(payload), send(payload)]);
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201]);
    const [first] = responses.map((response) => response.json() as VocabularyItem);
    expect(responses.map((response) => response.json() as VocabularyItem)).toEqual([first, first, first]);
    await remove(userId, first?.id ?? '');
    expect((await send(payload)).json()).toEqual(first);
    expect((await list(userId)).json()).toEqual([]);
    expect((await send({ ...payload, pinyin: 'gǒu' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
  });
});

describe('the words of a vocabulary', () => {
  const words = (userId: string | null) => language.request(userId, { method: 'GET', url: '/api/vocabulary/words' });

  it('are in simplified characters, newest first, and those of the user alone', async () => {
    const [mei, tom] = [uuidv7(), uuidv7()];
    await add(mei, { character: '學校', pinyin: null });
    await add(mei);
    await add(tom, { character: '狗', pinyin: 'gǒu' });
    expect((await words(mei)).json()).toEqual({
      words: [
        { simplified: '猫', pinyin: 'māo', state: 'new' },
        { simplified: '学校', pinyin: null, state: 'new' },
      ],
    });
    expect((await words(null)).statusCode).toBe(401);
  });
});

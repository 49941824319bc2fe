import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type VocabularyItem, vocabularyItemSchema } from '@memory/contracts';
import type { TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let language: LanguageApp;

beforeAll(async () => {
  database = await createDatabaseWithoutDictionary();
  language = await startLanguageApp(database);
});

afterAll(async () => {
  await language.close();
  await database.drop();
});

const add = (userId: string | null, item: object = {}) =>
  language.request(userId, {
    method: 'POST',
    url: '/api/vocabulary',
    payload: { character: '猫', pinyin: 'māo', englishTranslation: 'cat', ...item },
  });
const added = async (userId: string, item: object = {}): Promise<VocabularyItem> =>
  vocabularyItemSchema.parse((await add(userId, item)).json());
const list = (userId: string | null, query = '') =>
  language.request(userId, { method: 'GET', url: `/api/vocabulary${query}` });
const correct = (userId: string, id: string, payload: object) =>
  language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
const remove = (userId: string, id: string) =>
  language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` });
const characters = (answer: { json(): unknown }): string[] =>
  (answer.json() as VocabularyItem[]).map((item) => item.character);

describe('adding', () => {
  it('answers the whole item', async () => {
    const answer = await add(uuidv7(), { notes: 'Zhuyin: ㄇㄠ' });
    expect(answer.statusCode).toBe(201);
    expect(vocabularyItemSchema.parse(answer.json())).toMatchObject({
      character: '猫',
      pinyin: 'māo',
      englishTranslation: 'cat',
      notes: 'Zhuyin: ㄇㄠ',
      frequency: 0,
      isUserGenerated: true,
    });
  });

  it('takes an item extracted from memories, its reading unknown', async () => {
    const answer = await add(uuidv7(), {
      pinyin: null,
      englishTranslation: 'Unknown',
      frequency: 1,
      isUserGenerated: false,
    });
    expect(answer.json()).toMatchObject({
      pinyin: null,
      englishTranslation: 'Unknown',
      notes: '',
      frequency: 1,
      isUserGenerated: false,
    });
  });

  it('refuses the same character twice, even at once, and counts it once', async () => {
    const userId = uuidv7();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(userId)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await add(userId)).json()).toMatchObject({ code: 'vocabulary_item_exists' });
    const listed = await list(userId);
    expect(listed.headers['x-total-count']).toBe('1');
    expect(characters(listed)).toEqual(['猫']);
  });

  it('takes whole words beside their characters, in either script, without the space around them', async () => {
    const userId = uuidv7();
    for (const character of [' 图书馆\n', '圖書館', '图', '谢谢', '一'.repeat(50)])
      expect((await add(userId, { character })).statusCode).toBe(201);
    expect(characters(await list(userId)).toReversed()).toEqual(['图书馆', '圖書館', '图', '谢谢', '一'.repeat(50)]);
    expect((await add(userId, { character: '图书馆' })).json()).toMatchObject({
      statusCode: 409,
      code: 'vocabulary_item_exists',
    });
  });

  it('lets two people learn the same', async () => {
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
  ])('refuses %j', async (item) => {
    const answer = await add(uuidv7(), item);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('listing', () => {
  it('is newest first, in pages that stay whole while items arrive', async () => {
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

  it("is empty at first, and one's own", async () => {
    await add(uuidv7());
    const answer = await list(uuidv7());
    expect(answer.json()).toEqual([]);
    expect(answer.headers['x-total-count']).toBe('0');
  });

  it('refuses a cursor that is none', async () => {
    expect((await list(uuidv7(), '?cursor=nonsense')).json()).toMatchObject({ statusCode: 400, code: 'bad_cursor' });
  });
});

describe('correcting', () => {
  it('changes what it names and keeps the rest, on extracted items too', async () => {
    const userId = uuidv7();
    const item = await added(userId, {
      pinyin: null,
      englishTranslation: 'Unknown',
      isUserGenerated: false,
      frequency: 1,
    });
    const answer = await correct(userId, item.id, { pinyin: 'māo', englishTranslation: 'cat' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...item, pinyin: 'māo', englishTranslation: 'cat' });
    expect((await correct(userId, item.id, { englishTranslation: 'kitty' })).json()).toEqual({
      ...item,
      pinyin: 'māo',
      englishTranslation: 'kitty',
    });
    expect((await correct(userId, item.id, {})).json()).toMatchObject({ englishTranslation: 'kitty' });
  });

  it("does not find another person's item", async () => {
    const item = await added(uuidv7());
    expect((await correct(uuidv7(), item.id, { pinyin: 'x' })).json()).toMatchObject({
      statusCode: 404,
      code: 'vocabulary_item_not_found',
    });
  });
});

describe('removing', () => {
  it('takes away what was added by hand; then it can be added again', async () => {
    const userId = uuidv7();
    const item = await added(userId);
    expect((await remove(userId, item.id)).statusCode).toBe(204);
    expect((await list(userId)).headers['x-total-count']).toBe('0');
    expect((await remove(userId, item.id)).statusCode).toBe(404);
    expect((await add(userId)).statusCode).toBe(201);
  });

  it('counts one removal of many at once', async () => {
    const userId = uuidv7();
    await add(userId, { character: '狗' });
    const item = await added(userId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(userId, item.id)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, ...Array<number>(7).fill(404)]);
    expect((await list(userId)).headers['x-total-count']).toBe('1');
  });

  it('leaves what came from memories', async () => {
    const userId = uuidv7();
    const item = await added(userId, { isUserGenerated: false });
    expect((await remove(userId, item.id)).json()).toMatchObject({
      statusCode: 403,
      code: 'vocabulary_item_not_removable',
    });
    expect(characters(await list(userId))).toEqual(['猫']);
  });

  it("does not find another person's item", async () => {
    const owner = uuidv7();
    const item = await added(owner);
    expect((await remove(uuidv7(), item.id)).statusCode).toBe(404);
    expect(characters(await list(owner))).toEqual(['猫']);
  });
});

describe('a visitor who is not signed in', () => {
  it('has no vocabulary', async () => {
    expect([(await list(null)).statusCode, (await add(null)).statusCode]).toEqual([401, 401]);
  });
});

function nextOf(answer: { headers: Record<string, unknown> }): string {
  return /\?[^>]+/.exec(String(answer.headers.link))?.[0] ?? '';
}

describe('adding with an idempotency key', () => {
  it('happens once: every repeat gets the first answer, also for what was removed since', async () => {
    const userId = uuidv7();
    const payload = { character: '狗', englishTranslation: 'dog' };
    const send = (item: object) =>
      language.request(userId, {
        method: 'POST',
        url: '/api/vocabulary',
        payload: item,
        headers: { 'idempotency-key': 'k' },
      });
    const answers = await Promise.all([send(payload), send(payload), send(payload)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    const [first] = answers.map((answer) => answer.json() as VocabularyItem);
    expect(answers.map((answer) => answer.json() as VocabularyItem)).toEqual([first, first, first]);
    await remove(userId, first?.id ?? '');
    expect((await send(payload)).json()).toEqual(first);
    expect((await list(userId)).json()).toEqual([]);
    expect((await send({ ...payload, pinyin: 'gǒu' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { annotationSchema, characterInfoSchema, moodAnalysisSchema, translationSchema } from '@memory/contracts';
import type { TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { createEmptyDatabase, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let language: LanguageApp;

beforeAll(async () => {
  database = await createEmptyDatabase();
  language = await startLanguageApp(database);
}, 60_000);

afterAll(async () => {
  await language.close();
  await database.drop();
});

const look = (character: string) =>
  language.request(null, { method: 'GET', url: `/api/character-info/${encodeURIComponent(character)}` });
const translate = (character: string) =>
  language.request(uuidv7(), { method: 'POST', url: '/api/translate-character', payload: { character } });
const mood = (payload: object) => language.request(null, { method: 'POST', url: '/api/analyze-mood', payload });

describe('character-info', () => {
  it('answers a character with all its readings, the usual one first', async () => {
    const answer = await look('长');
    expect(answer.statusCode).toBe(200);
    const info = characterInfoSchema.parse(answer.json());
    expect(info).toMatchObject({
      character: '长',
      pinyin: 'cháng',
      zhuyin: 'ㄔㄤˊ',
      simplified: '长',
      traditional: '長',
    });
    expect(info.meaning).toMatch(/^long;/);
    expect(info.readings.map((reading) => reading.pinyin)).toEqual(['cháng', 'zhǎng']);
  });

  it('answers words, in either script', async () => {
    const simplified = characterInfoSchema.parse((await look('图书馆')).json());
    expect(simplified).toMatchObject({
      pinyin: 'tú shū guǎn',
      zhuyin: 'ㄊㄨˊ ㄕㄨ ㄍㄨㄢˇ',
      meaning: 'library',
      traditional: '圖書館',
    });
    expect((await look('圖書館')).json()).toEqual({ ...simplified, character: '圖書館' });
  });

  it('joins what sounds the same to one reading', async () => {
    const { readings } = characterInfoSchema.parse((await look('后')).json());
    expect(readings).toHaveLength(1);
    expect(readings[0]?.meanings).toEqual(expect.arrayContaining(['back', 'empress', 'surname Hou']));
  });

  it.each(['hello', '🐼', 'ㄅ', '我a', '。', ' '])('refuses %j: not Chinese', async (text) => {
    const answer = await look(text);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'not_chinese' });
  });

  it.each(['\0', '%00', 'a/b', '字'.repeat(51)])('refuses %j', async (text) => {
    expect((await look(text)).statusCode).toBe(400);
  });

  it('refuses half a surrogate, whatever it is encoded as', async () => {
    const answer = await language.request(null, { method: 'GET', url: '/api/character-info/%ED%A0%80' });
    expect([400, 404]).toContain(answer.statusCode);
  });

  it.each(['\u{2B820}', '我他她它你'])('does not know %s', async (text) => {
    const answer = await look(text);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'character_unknown' });
  });
});

describe('annotate', () => {
  const annotate = (payload: object) => language.request(null, { method: 'POST', url: '/api/annotate', payload });

  it('answers the words of a text with their readings in context', async () => {
    const answer = await annotate({ text: '弟弟長得很快。' });
    expect(answer.statusCode).toBe(200);
    const { segments } = annotationSchema.parse(answer.json());
    expect(segments.map(({ text, zhuyin }) => [text, ...zhuyin].join(' '))).toEqual([
      '弟弟 ㄉㄧˋ ˙ㄉㄧ',
      '長得 ㄓㄤˇ ˙ㄉㄜ',
      '很 ㄏㄣˇ',
      '快 ㄎㄨㄞˋ',
      '。',
    ]);
  });

  it('takes anything that can be stored, empty too', async () => {
    expect((await annotate({ text: '' })).json()).toEqual({ segments: [] });
    const text = '<b>𠮷</b>\n👨‍👩‍👧ㄅ hello'.repeat(5);
    const { segments } = annotationSchema.parse((await annotate({ text })).json());
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect((await annotate({ text: '行'.repeat(20_000) })).statusCode).toBe(200);
  });

  it.each([{}, { text: 5 }, { text: 'a\0b' }, { text: '\ud842' }, { text: '字'.repeat(20_001) }])(
    'refuses %j',
    async (payload) => {
      expect((await annotate(payload)).statusCode).toBe(400);
    },
  );
});

describe('translate-character', () => {
  it("answers from the product's own list first, then from the dictionary", async () => {
    expect((await translate('我')).json()).toEqual({ pinyin: 'wǒ', translation: 'I; me' });
    expect((await translate('猫')).json()).toEqual({ pinyin: 'māo', translation: 'cat' });
    const answer = await translate('桌');
    expect(answer.statusCode).toBe(200);
    expect(translationSchema.parse(answer.json())).toEqual({ pinyin: 'zhuō', translation: 'table; desk' });
  });

  it('is for people who are signed in', async () => {
    const answer = await language.request(null, {
      method: 'POST',
      url: '/api/translate-character',
      payload: { character: '我' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('refuses what is not Chinese, or not known', async () => {
    expect((await translate('cat')).statusCode).toBe(400);
    expect((await translate('\u{2B820}')).statusCode).toBe(404);
  });
});

describe('analyze-mood', () => {
  it('answers mood, energy, sentiment and themes', async () => {
    const answer = await mood({ text: '今天我和妈妈去公园玩，我很高兴', audioUrl: null });
    expect(answer.statusCode).toBe(200);
    expect(moodAnalysisSchema.parse(answer.json())).toMatchObject({
      mood: 'positive',
      themes: ['玩耍', '家庭', '公园'],
    });
  });

  it.each([{}, { text: '' }, { text: '   ' }, { text: 'a'.repeat(20_001) }, { text: 'a\0b' }, { text: 5 }])(
    'refuses %j',
    async (payload) => {
      expect((await mood(payload)).statusCode).toBe(400);
    },
  );
});

describe('a second start on the same database', () => {
  it('finds the dictionary loaded and leaves it alone', async () => {
    const loadedAt = await language.database.dictionaryVersion.findUnique({ where: { id: 1 } });
    const again = await startLanguageApp(database);
    expect(await again.database.dictionaryVersion.findUnique({ where: { id: 1 } })).toEqual(loadedAt);
    await again.close();
  });

  it('replaces a dictionary of another version, once, however many replicas start', async () => {
    const entries = await language.database.dictionaryEntry.count();
    await language.database.dictionaryVersion.update({ where: { id: 1 }, data: { version: 'an older one' } });
    const replicas = await Promise.all([startLanguageApp(database), startLanguageApp(database)]);
    expect(await language.database.dictionaryEntry.count()).toBe(entries);
    expect((await look('学')).json()).toMatchObject({ pinyin: 'xué' });
    await Promise.all(replicas.map((replica) => replica.close()));
  }, 60_000);
});

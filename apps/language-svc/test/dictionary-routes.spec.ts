import {
  annotationSchema,
  type ScriptedAnnotation,
  characterInfoSchema,
  MOOD_TEXT_PART_LENGTH,
  MOOD_TEXTS_MAX,
  moodAnalysisSchema,
  translationSchema,
} from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const readCharacterInfo = (character: string, inWord: { word?: string; pinyin?: string } = {}) =>
  language.request(null, {
    method: 'GET',
    url: `/api/character-info/${encodeURIComponent(character)}?${new URLSearchParams(inWord)}`,
  });
const translate = (character: string) =>
  language.request(uuidv7(), { method: 'POST', url: '/api/translate-character', payload: { character } });
const analyzeMood = (payload: object) => language.request(null, { method: 'POST', url: '/api/analyze-mood', payload });

describe('character-info', () => {
  it.each([
    ['電綫', 'diàn xiàn'],
    ['觀衆', 'guān zhòng'],
    ['起牀', 'qǐ chuáng'],
    ['小説', 'xiǎo shuō'],
    ['生産', 'shēng chǎn'],
    ['録', 'lù'],
  ])('knows %s, a spelling with a variant that the dictionary does not list', async (word, pinyin) => {
    expect((await readCharacterInfo(word)).json()).toMatchObject({ pinyin });
  });

  it('returns a character with all its readings, the most common first', async () => {
    const response = await readCharacterInfo('长');
    expect(response.statusCode).toBe(200);
    const info = characterInfoSchema.parse(response.json());
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

  it.each([
    ['松', '松鼠', 'sōng', 'sōng', 'pine'],
    ['松', '轻松', 'sōng', 'sōng', 'to relax'],
    ['鬆', '輕鬆', 'sōng', 'sōng', 'to relax'],
    ['面', '见面', 'miàn', 'miàn', 'face'],
    ['面', '面包', 'miàn', 'miàn', 'noodles|flour'],
    ['公', '公园', 'gōng', 'gōng', 'public'],
    ['高', '高兴', 'gāo', 'gāo', 'high'],
    ['兴', '高兴', 'xìng', 'xìng', 'interest'],
    ['觉', '睡觉', 'jiào', 'jiào', 'sleep|nap'],
    ['发', '头发', 'fa', 'fà', 'hair'],
    ['妈', '妈妈', 'ma', 'mā', 'mum'],
    ['雨', '下雨', 'yǔ', 'yǔ', 'rain'],
    ['松', '不是词', 'sōng', 'sōng', 'loose'],
    ['松', 'x', '', 'sōng', 'loose'],
  ])('returns what %s means in %s (%s)', async (character, word, pinyin, inWord, meaning) => {
    const info = characterInfoSchema.parse((await readCharacterInfo(character, { word, pinyin })).json());
    expect(info.pinyin).toBe(inWord);
    expect(info.meaning).toMatch(new RegExp(meaning));
    expect(info.readings).toEqual((await readCharacterInfo(character)).json<typeof info>().readings);
  });

  it('returns words in both scripts', async () => {
    const simplified = characterInfoSchema.parse((await readCharacterInfo('图书馆')).json());
    expect(simplified).toMatchObject({
      pinyin: 'tú shū guǎn',
      zhuyin: 'ㄊㄨˊ ㄕㄨ ㄍㄨㄢˇ',
      meaning: 'library',
      traditional: '圖書館',
    });
    expect((await readCharacterInfo('圖書館')).json()).toEqual({ ...simplified, character: '圖書館' });
  });

  it('merges entries with the same pronunciation into one reading', async () => {
    const { readings } = characterInfoSchema.parse((await readCharacterInfo('后')).json());
    expect(readings).toHaveLength(1);
    expect(readings[0]?.meanings).toEqual(expect.arrayContaining(['back', 'empress', 'surname Hou']));
  });

  it.each(['hello', '🐼', 'ㄅ', '我a', '。', ' '])('rejects %j, which is not Chinese', async (text) => {
    const response = await readCharacterInfo(text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'not_chinese' });
  });

  it.each(['\0', '%00', 'a/b', '字'.repeat(51)])('rejects %j', async (text) => {
    expect((await readCharacterInfo(text)).statusCode).toBe(400);
  });

  it('rejects an encoded lone surrogate', async () => {
    const response = await language.request(null, { method: 'GET', url: '/api/character-info/%ED%A0%80' });
    expect([400, 404]).toContain(response.statusCode);
  });

  it.each(['\u{2B820}', '我他她它你'])(
    'responds with 404 for %s, which the dictionary does not contain',
    async (text) => {
      const response = await readCharacterInfo(text);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'character_unknown' });
    },
  );
});

describe('annotate', () => {
  const annotate = (payload: object) => language.request(null, { method: 'POST', url: '/api/annotate', payload });

  it('returns the words of a text with their readings in context', async () => {
    const response = await annotate({ text: '弟弟長得很快。' });
    expect(response.statusCode).toBe(200);
    const { segments } = annotationSchema.parse(response.json());
    expect(segments.map(({ text, zhuyin }) => [text, ...zhuyin].join(' '))).toEqual([
      '弟弟 ㄉㄧˋ ˙ㄉㄧ',
      '長 ㄓㄤˇ',
      '得 ˙ㄉㄜ',
      '很 ㄏㄣˇ',
      '快 ㄎㄨㄞˋ',
      '。',
    ]);
  });

  it('accepts any text, also an empty one, as which one of nothing visible counts', async () => {
    for (const text of ['', ' \n', '\u200B\u2060'])
      expect([text, (await annotate({ text })).json()]).toEqual([text, { segments: [] }]);
    const text = '<b>𠮷</b>\n👨‍👩‍👧ㄅ hello'.repeat(5);
    const { segments } = annotationSchema.parse((await annotate({ text })).json());
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect((await annotate({ text: '行'.repeat(20_000) })).statusCode).toBe(200);
  });

  it.each([{}, { text: 5 }, { text: 'a\0b' }, { text: '\ud842' }, { text: '字'.repeat(20_001) }])(
    'rejects %j',
    async (payload) => {
      expect((await annotate(payload)).statusCode).toBe(400);
    },
  );
});

describe('annotate/batch', () => {
  const annotate = (texts: unknown) =>
    language.request(null, { method: 'POST', url: '/api/annotate/batch', payload: { texts } });
  const forms = async (script: 'simplified' | 'traditional', ...texts: string[]) => {
    const { annotations } = (await annotate(texts)).json<{ annotations: ScriptedAnnotation[] }>();
    return annotations.map(({ segments }) => segments.map((segment) => segment[script]).join(''));
  };

  it('annotates several texts, in their order, like one text each', async () => {
    const texts = ['弟弟長得很快。', '', '我睡觉'];
    const { annotations } = (await annotate(texts)).json<{ annotations: ScriptedAnnotation[] }>();
    expect(annotations.map(({ segments }) => segments.map(({ text }) => text).join(''))).toEqual(texts);
    const [words] = annotations;
    expect(words?.segments[1]).toMatchObject({ text: '長', pinyin: ['zhǎng'], simplified: '长' });
  });

  it('marks the commonest function words, in either script', async () => {
    const { annotations } = (await annotate(['我們還在學校呢'])).json<{ annotations: ScriptedAnnotation[] }>();
    const marked = annotations[0]?.segments.filter(({ isFunctionWord }) => isFunctionWord);
    expect(marked?.map(({ text }) => text)).toEqual(['還', '在', '呢']);
  });

  it('gives the words in both scripts, each character in its context', async () => {
    expect(await forms('traditional', '头发长了', '我发现你', '皇后在后面')).toEqual([
      '頭髮長了',
      '我發現你',
      '皇后在後面',
    ]);
    expect(await forms('simplified', '頭髮長了', 'Hi 𠮷 👨‍👩‍👧!')).toEqual(['头发长了', 'Hi 𠮷 👨‍👩‍👧!']);
    expect(await forms('traditional', '皇后在後面，離這裡十里遠')).toEqual(['皇后在後面，離這裡十里遠']);
  });

  it('names the word of the dictionary of which a text has a part or another form', async () => {
    const response = await language.request(null, {
      method: 'POST',
      url: '/api/annotate/batch',
      payload: { texts: ['見了面'] },
    });
    const [first, between, last] = response.json<{ annotations: ScriptedAnnotation[] }>().annotations[0]!.segments;
    expect(first).toMatchObject({
      text: '見',
      headword: { simplified: '见面', traditional: '見面', pinyin: ['jiàn', 'miàn'] },
    });
    expect(between).not.toHaveProperty('headword');
    expect(last?.headword).toEqual(first?.headword);
  });

  it('limits the number of texts and their length together', async () => {
    expect((await annotate(Array(100).fill('字'.repeat(200)))).statusCode).toBe(200);
    expect((await annotate(Array(101).fill('字'))).statusCode).toBe(400);
    expect((await annotate(['字'.repeat(10_001), '字'.repeat(10_000)])).statusCode).toBe(400);
  });

  it.each([undefined, '字', [5], ['a\0b'], ['\ud842']])('rejects %j', async (texts) => {
    expect((await annotate(texts)).statusCode).toBe(400);
  });
});

describe('the conversion of a transcript', () => {
  const convert = (payload: object) => language.request(null, { method: 'POST', url: '/internal/scripts', payload });

  it.each([
    ['traditional', '小白发现了，展示了如何写字。乾老师有餅乾 ok', '小白發現了，展示了如何寫字。乾老師有餅乾 ok'],
    ['traditional', '他说這個国家，她没有', '他說這個國家，她沒有'],
    ['simplified', '他著有三本書，看著她，頭髮和发现', '他著有三本书，看着她，头发和发现'],
    ['simplified', '学校で勉強した。', '学校で勉強した。'],
    ['traditional', ' \n', ''],
  ])('to %s characters: %s', async (script, text, converted) => {
    const response = await convert({ text, script });
    expect([response.statusCode, response.json()]).toEqual([200, { text: converted }]);
  });

  it('is rejected to another script', async () => {
    expect((await convert({ text: '好', script: 'korean' })).statusCode).toBe(400);
  });
});

describe('translate-character', () => {
  it('prefers built-in translations to the dictionary', async () => {
    expect((await translate('我')).json()).toEqual({ pinyin: 'wǒ', translation: 'I; me' });
    expect((await translate('猫')).json()).toEqual({ pinyin: 'māo', translation: 'cat' });
    const response = await translate('桌');
    expect(response.statusCode).toBe(200);
    expect(translationSchema.parse(response.json())).toEqual({ pinyin: 'zhuō', translation: 'table; desk' });
  });

  it('responds with 401 when signed out', async () => {
    const response = await language.request(null, {
      method: 'POST',
      url: '/api/translate-character',
      payload: { character: '我' },
    });
    expect(response.statusCode).toBe(401);
  });

  it('rejects text that is not Chinese or not in the dictionary', async () => {
    expect((await translate('cat')).statusCode).toBe(400);
    expect((await translate('\u{2B820}')).statusCode).toBe(404);
  });
});

describe('analyze-mood', () => {
  it('returns mood, energy level, sentiment and themes', async () => {
    const response = await analyzeMood({ text: '今天我和妈妈去公园玩，我很高兴', audioUrl: null });
    expect(response.statusCode).toBe(200);
    expect(moodAnalysisSchema.parse(response.json())).toMatchObject({
      mood: 'positive',
      themes: ['玩耍', '家庭', '公园'],
    });
  });

  it.each([{}, { text: '' }, { text: '   ' }, { text: 'a'.repeat(20_001) }, { text: 'a\0b' }, { text: 5 }])(
    'rejects %j',
    async (payload) => {
      expect((await analyzeMood(payload)).statusCode).toBe(400);
    },
  );
});

it('the moods of as many texts as a request may have, each as long as it may be', async () => {
  const texts = Array.from({ length: MOOD_TEXTS_MAX }, () => '好'.repeat(MOOD_TEXT_PART_LENGTH));
  const response = await language.request(uuidv7(), { method: 'POST', url: '/internal/moods', payload: { texts } });
  expect(response.statusCode).toBe(200);
  expect(response.json<{ moods: string[] }>().moods).toHaveLength(MOOD_TEXTS_MAX);
});

it('tells which texts have a theme, whatever the language of its name and of the text', async () => {
  const texts = [
    '今天我们在学校上课，老师很好',
    'Our teacher at school was kind',
    '張三在學校上課',
    '我们去公园散步了',
  ];
  const find = async (theme: string) => {
    const request = { method: 'POST', url: '/internal/themes', payload: { theme, texts } } as const;
    return (await language.request(uuidv7(), request)).json<{ haveTheme: boolean[] }>().haveTheme;
  };
  for (const theme of ['school', '学校', '學校']) expect(await find(theme)).toEqual([true, true, true, false]);
  expect(await find('張三')).toEqual([false, false, false, false]);
});

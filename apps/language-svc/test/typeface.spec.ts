import { create, type Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

const USER_ID = '01990000-0000-7000-8000-0000000000a1';

const glyphsOf = (font: Buffer): Set<string> =>
  new Set((create(font) as Font).characterSet.map((code) => String.fromCodePoint(code)));

describe('the typeface of the printed book', () => {
  let language: LanguageApp;

  beforeAll(async () => {
    language = await startLanguageApp();
  });

  afterAll(() => language?.close());

  const subset = (characters: unknown, userId: string | null = USER_ID) =>
    language.request(userId, { method: 'POST', url: '/api/typeface', payload: { characters } });

  it('contains the characters of both scripts, zhuyin and pinyin, and few others', async () => {
    const response = await subset('学學书書体體ㄅˊǚā。');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('font/ttf');
    const glyphs = glyphsOf(response.rawPayload);
    for (const character of '学學书書体體ㄅˊǚā。Az09 ~')
      expect([character, glyphs.has(character)]).toEqual([character, true]);
    expect(glyphs.has('国')).toBe(false);
    expect(response.rawPayload.length).toBeLessThan(60_000);
  });

  it('omits characters without a glyph', async () => {
    const glyphs = glyphsOf((await subset('好😀𠮷')).rawPayload);
    expect([glyphs.has('好'), glyphs.has('😀'), glyphs.has('𠮷')]).toEqual([true, false, false]);
  });

  it('responds with 401 when signed out', async () => {
    expect((await subset('好', null)).statusCode).toBe(401);
  });

  it.each([undefined, null, 7, 'a\0b', '\ud800', '好'.repeat(20_001)])(
    'rejects invalid characters (%#)',
    async (characters) => {
      const response = await subset(characters);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'invalid_request' });
    },
  );
});

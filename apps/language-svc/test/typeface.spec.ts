import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@memory/testing';
import { create, type Font } from 'fontkit';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

const AN = '01990000-0000-7000-8000-0000000000a1';

const glyphsOf = (font: Buffer): Set<string> =>
  new Set((create(font) as Font).characterSet.map((code) => String.fromCodePoint(code)));

describe("the book's typeface", () => {
  let database: TestDatabase;
  let language: LanguageApp;

  beforeAll(async () => {
    database = await createDatabaseWithoutDictionary();
    language = await startLanguageApp(database);
  });

  afterAll(async () => {
    await language?.close();
    await database?.drop();
  });

  const cut = (characters: unknown, as: string | null = AN) =>
    language.request(as, { method: 'POST', url: '/api/typeface', payload: { characters } });

  it('holds the characters of both scripts, zhuyin and pinyin, and little else', async () => {
    const answer = await cut('学學书書体體ㄅˊǚā。');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('font/ttf');
    const glyphs = glyphsOf(answer.rawPayload);
    for (const character of '学學书書体體ㄅˊǚā。Az09 ~')
      expect([character, glyphs.has(character)]).toEqual([character, true]);
    expect(glyphs.has('国')).toBe(false);
    expect(answer.rawPayload.length).toBeLessThan(60_000);
  });

  it('leaves out what it has no glyph for', async () => {
    const glyphs = glyphsOf((await cut('好😀𠮷')).rawPayload);
    expect([glyphs.has('好'), glyphs.has('😀'), glyphs.has('𠮷')]).toEqual([true, false, false]);
  });

  it('is for people who are signed in', async () => {
    expect((await cut('好', null)).statusCode).toBe(401);
  });

  it.each([undefined, null, 7, 'a\0b', '\ud800', '好'.repeat(20_001)])(
    'refuses what is no text of characters (%#)',
    async (characters) => {
      const answer = await cut(characters);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    },
  );
});

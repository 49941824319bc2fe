import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { characterStrokesSchema } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

describe('the strokes of a character', () => {
  let language: LanguageApp;

  beforeAll(async () => {
    language = await startLanguageApp();
  });

  afterAll(() => language?.close());

  const readPath = (path: string, headers: Record<string, string> = {}, userId: string | null = uuidv7()) =>
    language.request(userId, { method: 'GET', url: `/api/strokes/${path}`, headers });
  const read = (character: string, headers: Record<string, string> = {}) =>
    readPath(encodeURIComponent(character), headers);

  it.each([
    ['写', 5],
    ['寫', 15],
    ['我', 7],
  ])('are those of %s in the order of the mainland', async (character, count) => {
    const response = await read(character);
    expect(response.statusCode).toBe(200);
    const strokes = characterStrokesSchema.strict().parse(response.json());
    expect([strokes.strokes.length, strokes.medians.length, strokes.orderStandard]).toEqual([count, count, 'mainland']);
  });

  it('are cached for long, and sent once', async () => {
    const { headers } = await read('写');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const repeated = await read('写', { 'if-none-match': String(headers.etag) });
    expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
    expect((await read('我', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('are those of the character that people see', async () => {
    const [plain, withSelector] = [await read('写'), await read('写\u{fe00}\u{200b}')];
    expect([withSelector.statusCode, withSelector.body]).toEqual([200, plain.body]);
  });

  it.each(['〇', '𠮷'])('are reported as unknown for %s, which has no data', async (character) => {
    const response = await read(character);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'strokes_unknown' });
    expect(response.headers['cache-control']).toBeUndefined();
  });

  it.each([
    'package',
    'APL',
    'ab',
    'ARPHICPL.TXT',
    '写字',
    'ㄅ',
    '⺀',
    '🐼',
    '%2e%2e',
    '写/',
    '/写',
    '../我',
    '..\\我',
    './我',
    '我.json',
    '../hanzi-writer-data/我',
    '/etc/passwd',
    '\0',
    '我\0',
    '写'.repeat(9),
    ' ',
  ])('are refused for %j', async (text) => {
    const response = await read(text);
    expect(response.statusCode).toBe(400);
  });

  it.each([
    '..',
    '../../etc/passwd',
    '..%2f我',
    '%2e%2e%2fpackage',
    '%ED%A0%80',
    '%',
    '',
    '我/../package',
    '%c0%ae%c0%ae',
  ])('are not sent for the raw path %s', async (path) => {
    const response = await readPath(path);
    expect([400, 404]).toContain(response.statusCode);
  });

  it('are for people who are signed in', async () => {
    expect((await readPath(encodeURIComponent('我'), {}, null)).statusCode).toBe(401);
  });
});

it('the licence of the strokes is shipped unaltered', async () => {
  const shipped = new URL('../../web/public/licences/ARPHICPL.TXT', import.meta.url);
  const original = createRequire(import.meta.url).resolve('hanzi-writer-data/ARPHICPL.TXT');
  expect((await readFile(shipped)).equals(await readFile(original))).toBe(true);
});

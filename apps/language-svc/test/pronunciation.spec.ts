import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberPinyin } from '../src/pronunciation/find-pronunciation.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

describe('recordings of words', () => {
  let language: LanguageApp;
  const folder = mkdtempSync(join(tmpdir(), 'memory-pronunciation-'));

  beforeAll(async () => {
    for (const name of ['长', 'chang2', 'zhang3', '你好'])
      writeFileSync(join(folder, `${name}.mp3`), `sound of ${name}`);
    language = await startLanguageApp({ environment: { PRONUNCIATION_DIR: folder } });
  });

  afterAll(async () => {
    await language?.close();
    rmSync(folder, { recursive: true });
  });

  const read = (path: string, headers: Record<string, string> = {}) =>
    language.request(null, { method: 'GET', url: `/api/pronunciation${path}`, headers });
  const readWord = (word: string, pinyin?: string, headers?: Record<string, string>) =>
    read(`/${encodeURIComponent(word)}${pinyin ? `?pinyin=${encodeURIComponent(pinyin)}` : ''}`, headers);

  it('are announced, with whose they are, once an administrator has installed them', async () => {
    expect((await read('')).json()).toEqual({ isInstalled: false, credit: null });
    writeFileSync(join(folder, 'installed.json'), '{"credit":"Ada, CC BY-SA"}');
    expect((await read('')).json()).toEqual({ isInstalled: true, credit: 'Ada, CC BY-SA' });
  });

  it('are sent as audio, those of a character by its reading', async () => {
    const response = await readWord('你好');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'audio/mpeg',
      'sound of 你好',
    ]);
    expect((await readWord('长', 'zhǎng')).body).toBe('sound of zhang3');
    expect((await readWord('长', 'cháng')).body).toBe('sound of chang2');
    expect((await readWord('长', 'something else')).body).toBe('sound of 长');
    expect((await readWord('长')).body).toBe('sound of 长');
    // The reading of a word does not choose the sound of one syllable.
    expect((await readWord('你好', 'zhǎng')).body).toBe('sound of 你好');
  });

  it('are sent in ranges, and once', async () => {
    const part = await readWord('你好', undefined, { range: 'bytes=0-4' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 0-4/15', 'sound']);
    const beyond = await readWord('你好', undefined, { range: 'bytes=99-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */15']);
    const repeated = await readWord('你好', undefined, { 'if-none-match': String(part.headers.etag) });
    expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  });

  it.each(['再见', '𠮷'])('are unknown for %s', async (word) => {
    const response = await readWord(word);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'pronunciation_unknown' });
  });

  it.each(['chang2', 'installed', '../etc/passwd', '你好.mp3', './你好', '你\0', '你/好', ' ', '你'.repeat(51)])(
    'are not sent for %j',
    async (word) => {
      expect((await readWord(word)).statusCode).toBe(400);
    },
  );

  it.each(['../chang2', 'installed', '/chang2', '..%2f长'])('are not chosen by the reading %j', async (pinyin) => {
    expect((await readWord('长', pinyin)).body).toBe('sound of 长');
  });
});

describe('one syllable of pinyin', () => {
  it.each([
    ['nǚ', 'nü3'],
    ['de', 'de5'],
    ['Zhōng', 'zhong1'],
    ['nǐ hǎo', null],
    ['', null],
    ['../a', null],
  ])('%j is numbered %j', (pinyin, numbered) => {
    expect(numberPinyin(pinyin)).toBe(numbered);
  });
});

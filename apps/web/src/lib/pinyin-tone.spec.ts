import { describe, expect, it } from 'vitest';
import { pinyinTone } from './pinyin-tone.ts';

describe('toneOf', () => {
  it.each([
    ['mā', 1],
    ['má', 2],
    ['mǎ', 3],
    ['mà', 4],
    ['ma', 5],
    ['lǜ', 4],
    ['nǚ', 3],
    ['lü', 5],
    ['Ān', 1],
  ] as const)('%s', (syllable, tone) => {
    expect(pinyinTone(syllable)).toBe(tone);
  });

  it('accepts composed and decomposed letters', () => {
    expect(pinyinTone('hǎo'.normalize('NFD'))).toBe(3);
    expect(pinyinTone('hǎo'.normalize('NFC'))).toBe(3);
  });
});

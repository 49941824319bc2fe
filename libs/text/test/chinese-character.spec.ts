import { describe, expect, it } from 'vitest';
import { hasChinese, isBasicChineseCharacter, isChineseCharacter, isOnlyChineseCharacters } from '../src/index.ts';

describe('Chinese character checks', () => {
  it.each(['我', '學', '〇', '㐀', '𠮷', '\u{2EBF0}', '鿿'])('accept %s as a Chinese character', (character) => {
    expect(isChineseCharacter(character)).toBe(true);
  });

  it.each(['', 'a', '1', ' ', '。', 'ㄅ', 'か', 'カ', '한', '⼀', '🌸', '\ud842', '我们', '我\u{E0100}'])(
    'do not accept %j',
    (text) => {
      expect(isChineseCharacter(text)).toBe(false);
    },
  );

  it('accept words in simplified and traditional characters, and no mixed texts', () => {
    expect(isOnlyChineseCharacters('图书馆')).toBe(true);
    expect(isOnlyChineseCharacters('圖書館')).toBe(true);
    expect(isOnlyChineseCharacters('𠮷野家')).toBe(true);
    expect(isOnlyChineseCharacters('卡拉OK')).toBe(false);
    expect(isOnlyChineseCharacters('')).toBe(false);
  });

  it('find Chinese anywhere in a text', () => {
    expect(hasChinese('I ate 饺子 today')).toBe(true);
    expect(hasChinese('I ate dumplings')).toBe(false);
  });

  it('limit basic characters to U+4E00–9FFF', () => {
    expect(['一', '鿿'].every(isBasicChineseCharacter)).toBe(true);
    expect(['㐀', '𠮷', '〇', '龘龘', 'ꀀ', ''].some(isBasicChineseCharacter)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { hasChinese, isBasicChineseCharacter, isChineseCharacter, isChineseText } from '../src/index.ts';

describe('Chinese characters', () => {
  it.each(['我', '學', '〇', '㐀', '𠮷', '\u{2EBF0}', '鿿'])('knows %s as one', (character) => {
    expect(isChineseCharacter(character)).toBe(true);
  });

  it.each(['', 'a', '1', ' ', '。', 'ㄅ', 'か', 'カ', '한', '⼀', '🌸', '\ud842', '我们', '我\u{E0100}'])(
    'does not take %j for one',
    (text) => {
      expect(isChineseCharacter(text)).toBe(false);
    },
  );

  it('takes words of either script, but nothing mixed', () => {
    expect(isChineseText('图书馆')).toBe(true);
    expect(isChineseText('圖書館')).toBe(true);
    expect(isChineseText('𠮷野家')).toBe(true);
    expect(isChineseText('卡拉OK')).toBe(false);
    expect(isChineseText('')).toBe(false);
  });

  it('finds Chinese anywhere in a text', () => {
    expect(hasChinese('I ate 饺子 today')).toBe(true);
    expect(hasChinese('I ate dumplings')).toBe(false);
  });

  it('keeps extraction to U+4E00–9FFF', () => {
    expect(['一', '鿿'].every(isBasicChineseCharacter)).toBe(true);
    expect(['㐀', '𠮷', '〇', '龘龘', 'ꀀ', ''].some(isBasicChineseCharacter)).toBe(false);
  });
});

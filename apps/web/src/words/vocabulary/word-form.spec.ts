import { describe, expect, it } from 'vitest';
import { parseAddWordForm } from './word-form.ts';

describe('parseWordForm', () => {
  it('trims the fields; pinyin is optional', () => {
    expect(parseAddWordForm({ character: ' 猫 ', pinyin: ' ', englishTranslation: ' cat ' })).toEqual({
      character: '猫',
      pinyin: null,
      englishTranslation: 'cat',
      frequency: 0,
      isUserGenerated: true,
    });
  });

  it('is null without character or translation', () => {
    expect(parseAddWordForm({ character: '猫', pinyin: 'māo', englishTranslation: ' ' })).toBeNull();
    expect(parseAddWordForm({ character: '', pinyin: 'māo', englishTranslation: 'cat' })).toBeNull();
  });
});

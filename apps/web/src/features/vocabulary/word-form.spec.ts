import { describe, expect, it } from '@jest/globals';
import { parseWordForm } from './word-form.ts';

describe('parseWordForm', () => {
  it('trims the fields; pinyin is optional', () => {
    expect(parseWordForm({ character: ' 猫 ', pinyin: ' ', englishTranslation: ' cat ' })).toEqual({
      character: '猫',
      pinyin: null,
      englishTranslation: 'cat',
      frequency: 0,
      isUserGenerated: true,
    });
  });

  it('is null without character or translation', () => {
    expect(parseWordForm({ character: '猫', pinyin: 'māo', englishTranslation: ' ' })).toBeNull();
    expect(parseWordForm({ character: '', pinyin: 'māo', englishTranslation: 'cat' })).toBeNull();
  });
});

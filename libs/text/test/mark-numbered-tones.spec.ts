import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToneMark, type MandarinTone, markNumberedTones } from '../src/index.ts';

const tone = fc.constantFrom<MandarinTone[]>(1, 2, 3, 4, 5);
const letters = fc.constantFrom(
  'ma',
  'hao',
  'xie',
  'liu',
  'gui',
  'zhou',
  'lü',
  'nüe',
  'er',
  'ng',
  'zhuang',
  'yo',
  'Bei',
);

describe('tone numbers in typed pinyin', () => {
  it.each([
    ['ma3', 'mǎ'],
    ['ni3 hao3', 'nǐ hǎo'],
    ['ni3hao3', 'nǐ hǎo'],
    ['lv4', 'lǜ'],
    ['nu:3', 'nǚ'],
    ['ma0', 'ma'],
    ['peng2you5', 'péng you'],
    ['nar4', 'nàr'],
    ['Bei3jing1', 'Běi jīng'],
    ['hm5', 'hm'],
    ['wan2r5', 'wán r'],
  ])('%s becomes %s', (typed, marked) => {
    expect(markNumberedTones(typed)).toBe(marked);
  });

  it.each(['nǐ hǎo', 'ma', '', '3', 'ma6', 'abc 123', 'xyz1', 'r4', '你3', 'm̀'])('%j stays as it is', (typed) => {
    expect(markNumberedTones(typed)).toBe(typed);
  });

  it('have no effect twice, with and without spaces between the syllables', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, tone), { minLength: 1 }), fc.constantFrom('', ' '), (syllables, space) => {
        const typed = syllables.map(([letter, number]) => letter + number).join(space);
        const marked = syllables.map(([letter, number]) => addToneMark(letter, number)).join(' ');
        expect(markNumberedTones(typed)).toBe(marked);
        expect(markNumberedTones(marked)).toBe(marked);
      }),
    );
  });

  it('never change a text without digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const withoutDigits = text.replaceAll(/\d/g, '');
        expect(markNumberedTones(withoutDigits)).toBe(withoutDigits);
      }),
    );
  });
});

import type { ScriptedAnnotation } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { findOwnSplit, findWordFixes } from './find-word-fixes.ts';

/** The segments of a text whose words are divided by `|`. */
const segmentsOf = (text: string): ScriptedAnnotation['segments'] =>
  text.split('|').map((word) => ({
    text: word,
    simplified: word,
    traditional: word,
    isChinese: /\p{Script=Han}/u.test(word),
    pinyin: [],
    zhuyin: [],
    meaning: '',
    isFunctionWord: false,
  }));
const shownOf = ({ traditional }: { traditional: string }): string => traditional;
const fixesAt = (text: string, index: number): string[] =>
  findWordFixes(segmentsOf(text), index, shownOf).map(({ kind, parts }) => `${kind} ${parts.join('|')}`);

describe('the fixes of a word', () => {
  it('join it with its neighbours and divide it at each place', () => {
    expect(fixesAt('我|喜欢|小猫|。', 1)).toEqual(['join 我喜欢', 'join 喜欢小猫', 'divide 喜|欢']);
    expect(fixesAt('学生会', 0)).toEqual(['divide 学|生会', 'divide 学生|会']);
  });

  it('never reach over other text, beyond the ends of the text, or over twelve characters', () => {
    expect(fixesAt('我|，|你', 0)).toEqual([]);
    expect(fixesAt('我|，|你', 1)).toEqual([]);
    expect(fixesAt('一二三四五六|七八九十百千万', 0)).toHaveLength(5);
    expect(fixesAt('ATM机|大', 1)).toEqual([]);
  });

  it('are shown in the script of the reader', () => {
    const [word] = segmentsOf('学生');
    const fixes = findWordFixes([{ ...word!, traditional: '學生' }], 0, shownOf);
    expect(fixes).toEqual([{ kind: 'divide', parts: ['学', '生'], shown: ['學', '生'] }]);
  });
});

describe('the own split of a word', () => {
  const splits = [
    { text: '小猫', parts: ['小', '猫'] },
    { text: '看书', parts: ['看书'] },
  ];
  it.each([
    ['小|猫|看书', 0, '小猫'],
    ['小|猫|看书', 1, '小猫'],
    ['小|猫|看书', 2, '看书'],
    ['大|猫|看', 1, undefined],
    ['小', 0, undefined],
  ])('of %s, word %i is %s', (text, index, found) => {
    expect(findOwnSplit(segmentsOf(text), index, splits, shownOf)?.text).toBe(found);
  });
});

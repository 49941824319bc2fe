import { describe, expect, it } from 'vitest';
import { checkDictation, dictationChoices, isRightDictation } from './dictation.ts';

describe('a dictation', () => {
  it.each([
    ['学校', true],
    [' 学 校。', true],
    ['學校', true],
    ['学', false],
    ['学校里', false],
    ['学笑', false],
  ])('compares “%s” with the spoken word', (written, isRight) => {
    expect(isRightDictation(checkDictation(written, ['学校', '學校']) ?? [], '学校')).toBe(isRight);
  });

  it.each([
    ['她们', true],
    ['牠们', true],
    ['他門', false],
    ['你们', false],
  ])('does not tell pronouns of one sound apart: %s for 他们', (written, isRight) => {
    expect(isRightDictation(checkDictation(written, ['他们', '他們']) ?? [], '他们')).toBe(isRight);
  });

  it('marks each character', () => {
    expect(checkDictation('学笑', ['學校', '学校'])).toEqual([
      { text: '学', isRight: true },
      { text: '笑', isRight: false },
    ]);
    expect(checkDictation(' 。', ['学校'])).toBeNull();
  });

  it('offers the word among words of its length, always the same', () => {
    const others = ['公园', '雪', '弟弟', '月亮', '图书馆'];
    const choices = dictationChoices('学校', others);
    expect(choices.toSorted()).toEqual(['学校', '公园', '弟弟', '月亮'].toSorted());
    expect(dictationChoices('学校', others.toReversed())).toEqual(choices);
  });

  it('does not always offer the word at the same place', () => {
    const words = ['公园', '弟弟', '月亮', '生日', '漂亮', '灯笼', '开心', '学校'];
    const places = words.map((word) => dictationChoices(word, words).indexOf(word));
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('offers no choice without enough other words', () => {
    expect(dictationChoices('学校', ['公园', '公园', '学校', '月亮'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseLabelledMeanings, shownMeaning } from '../eval/dictionary/labelled-meanings.ts';

const segment = (text: string, meaning: string) => ({ text, isChinese: true, pinyin: [], zhuyin: [], meaning });
const annotator = {
  annotate: () => [segment('我', 'I'), segment('给', 'to give'), segment('他', 'he'), segment('电话', 'telephone')],
};

describe('labelled meanings', () => {
  it('are a sentence, a word and what its meaning may say; a star precedes a word that occurs twice', () => {
    const text = '# a header\nsentence\tword\taccepted\n我想*想\t想\tThink | miss\n我给他电话\t给\tgive\n';
    expect(parseLabelledMeanings(text)).toEqual([
      { sentence: '我想想', target: '想', index: 2, accepted: ['think', 'miss'] },
      { sentence: '我给他电话', target: '给', index: 1, accepted: ['give'] },
    ]);
  });

  it.each(['我想\t看\tlook', '我想\t想', '我想\t\tthink'])('are rejected: %j', (line) => {
    expect(() => parseLabelledMeanings(line)).toThrow(SyntaxError);
  });

  it.each([
    ['给', 1, 'to give'],
    ['话', 4, 'telephone'],
    ['给他', 1, undefined],
  ])('are compared with the meaning of the word at the place of %s', (target, index, meaning) => {
    const sentence = '我给他电话';
    expect(shownMeaning(annotator, { sentence, target, index, accepted: ['x'] })).toBe(meaning);
  });
});

import { describe, expect, it } from 'vitest';
import { analyzeMood } from '../src/mood/analyze-mood.ts';

const isPositive = (text: string): boolean => ['positive', 'very_positive'].includes(analyzeMood(text).mood);

interface Phrasing {
  readonly joys: readonly string[];
  readonly negations: readonly string[];
  /** Sentences with N for the negation and J for the positive word. */
  readonly sentences: readonly string[];
}

const phrasings: Readonly<Record<string, Phrasing>> = {
  'simplified characters': {
    joys: ['高兴', '开心', '快乐', '幸福', '兴奋', '激动', '欢喜', '喜悦', '快活', '自豪', '骄傲', '喜欢'],
    negations: [
      '不',
      '不太',
      '不怎么',
      '不那么',
      '不是很',
      '一点也不',
      '一点都不',
      '一点儿也不',
      '并不',
      '从来不',
      '毫不',
      '再也不',
      '没有',
      '没有那么',
      '没那么',
      '从来没有',
      '没有感到',
      '不觉得',
      '根本不',
      '完全不',
      '未曾',
      '从未',
    ],
    sentences: ['NJ', '今天NJ', '我NJ。', '今天我NJ。', '妹妹NJ。'],
  },
  'traditional characters': {
    joys: ['高興', '開心', '快樂', '幸福', '興奮', '激動', '歡喜', '喜悅', '快活', '自豪', '驕傲', '喜歡'],
    negations: [
      '不',
      '不太',
      '不怎麼',
      '不那麼',
      '不是很',
      '一點也不',
      '一點都不',
      '一點兒也不',
      '並不',
      '從來不',
      '毫不',
      '再也不',
      '沒有',
      '沒有那麼',
      '沒那麼',
      '從來沒有',
      '沒有感到',
      '不覺得',
      '根本不',
      '完全不',
      '未曾',
      '從未',
    ],
    sentences: ['NJ', '今天NJ', '我NJ。', '今天我NJ。', '妹妹NJ。'],
  },
  English: {
    joys: [
      'happy',
      'glad',
      'joyful',
      'cheerful',
      'excited',
      'proud',
      'delighted',
      'thrilled',
      'amused',
      'grateful',
      'hopeful',
      'relaxed',
    ],
    negations: [
      'not',
      'not at all',
      'not very',
      'not really',
      'not so',
      'not that',
      'not even',
      'not particularly',
      'never',
      'never once',
      'no longer',
      'less',
      'hardly',
      'barely',
      'neither',
      'far from',
      'anything but',
      'nowhere near',
    ],
    sentences: ['N J', 'I was N J.', 'I am N J today', 'We were N J.', 'She felt N J.'],
  },
};

describe.each(Object.entries(phrasings))('positive words in %s', (_, { joys, negations, sentences }) => {
  it('are not detected as positive when negated, whatever the word and the negation', () => {
    const negated = negations.flatMap((negation) =>
      joys.flatMap((joy) => sentences.map((sentence) => sentence.replace('N', negation).replace('J', joy))),
    );
    expect(negated.filter(isPositive)).toEqual([]);
  });

  // otherwise a model that never detects a positive mood would pass
  it('are detected as positive when not negated', () => {
    const affirmations = joys.map((joy) => sentences[1]?.replace(/N ?/, '').replace('J', joy) ?? '');
    expect(affirmations.filter((text) => !isPositive(text))).toEqual([]);
  });
});

it.each([
  '今天一点也不快乐',
  '今天一點也不快樂',
  '不开心',
  '没有那么高兴',
  '他们都说好玩，我却一点都不开心。',
  'not happy at all',
  'I was not happy at all.',
  "I don't feel happy.",
  "We weren't very excited.",
  'I have never felt less happy.',
  'I have never been less proud of anything.',
  '没有那么愉快',
  '我过得不够快乐。',
  '他未曾开心过。',
  '今年的演出远不如去年精彩。',
  'I am far from happy about it.',
  'The meeting was anything but fun.',
  'The trip was nowhere near as exciting as I hoped.',
])('a negated positive word is not detected as positive: %s', (text) => {
  expect(isPositive(text)).toBe(false);
});

it.each(['I was satisfied.', 'I was satisfied with my presentation.', '我对自己的演讲挺满意的。'])(
  'satisfaction is detected as positive: %s',
  (text) => {
    expect(isPositive(text)).toBe(true);
  },
);

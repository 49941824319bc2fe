import { describe, expect, it } from '@jest/globals';
import { analyzeMood } from '../src/mood/analyze-mood.ts';

const isPositive = (text: string): boolean => ['positive', 'very_positive'].includes(analyzeMood(text).mood);

interface Phrasing {
  readonly joys: readonly string[];
  readonly negations: readonly string[];
  /** A sentence around a negation (N) and a joy (J). */
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
    ],
    sentences: ['N J', 'I was N J.', 'I am N J today', 'We were N J.', 'She felt N J.'],
  },
};

describe.each(Object.entries(phrasings))('joy in %s', (_, { joys, negations, sentences }) => {
  it('is not read as joy where it is denied, whatever the joy and the negation', () => {
    const denials = negations.flatMap((negation) =>
      joys.flatMap((joy) => sentences.map((sentence) => sentence.replace('N', negation).replace('J', joy))),
    );
    expect(denials.filter(isPositive)).toEqual([]);
  });

  // Without this, a reader that finds no joy anywhere would do.
  it('is read as joy where nothing denies it', () => {
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
])('denied joy is no joy: %s', (text) => {
  expect(isPositive(text)).toBe(false);
});

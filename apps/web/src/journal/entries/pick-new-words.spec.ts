import { describe, expect, it } from 'vitest';
import { type NewWord, pickNewWords } from './pick-new-words.ts';

const word = (text: string, changes: Partial<NewWord> = {}): NewWord => ({
  text,
  simplified: text,
  traditional: text,
  pinyin: [],
  zhuyin: [],
  meaning: 'a meaning',
  isChinese: true,
  isFunctionWord: false,
  ...changes,
});
const pick = (words: NewWord[], known: string[] = []): string[] =>
  pickNewWords(words, ({ simplified }) => known.includes(simplified)).map(({ text }) => text);

describe('the words of an entry that are offered for the vocabulary', () => {
  it('are the first three, words before single characters', () => {
    const words = ['看', '熊猫', '吃', '竹子', '可爱', '动物园'].map((text) => word(text));
    expect(pick(words)).toEqual(['熊猫', '竹子', '可爱']);
    expect(pick(words.slice(0, 3))).toEqual(['熊猫', '看', '吃']);
  });

  it('are no function words, no known words, nothing without a meaning and no signs', () => {
    const words = [
      word('因为', { isFunctionWord: true }),
      word('妈妈'),
      word('嗯嗯', { meaning: '' }),
      word('，', { isChinese: false }),
      word('熊猫'),
    ];
    expect(pick(words, ['妈妈'])).toEqual(['熊猫']);
  });

  it('are each offered once, also when they are written in both scripts', () => {
    expect(pick([word('熊猫'), word('熊貓', { simplified: '熊猫' }), word('熊猫')])).toEqual(['熊猫']);
  });
});

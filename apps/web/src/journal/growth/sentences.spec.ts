import { describe, expect, it } from 'vitest';
import { longestSentences, sentenceOfMonth, SENTENCES_OFFERED_MAX, textOfEntry } from './sentences.ts';

const entry = (id: string, content: string, fields: object = {}) => ({
  id,
  title: '很长很长很长很长很长很长的题目。',
  content,
  extractedText: '',
  originalAudioUrl: null,
  ...fields,
});

describe('the sentences of a month', () => {
  it('are the longest in Chinese characters first, once each, without titles and without sentences in other scripts', () => {
    const entries = [
      entry('a', '我去公园。What a very long sentence this is, without any Chinese at all. 猫。'),
      entry('b', '我去公园。今天下雨了，我在家看书。', { extractedText: '妈妈写的字真好看。' }),
    ];
    expect(longestSentences(entries)).toEqual([
      { entryId: 'b', sentence: '今天下雨了，我在家看书。' },
      { entryId: 'b', sentence: '妈妈写的字真好看。' },
      { entryId: 'a', sentence: '我去公园。' },
      { entryId: 'a', sentence: '猫。' },
    ]);
    expect(textOfEntry(entries[1]!)).toBe('我去公园。今天下雨了，我在家看书。\n妈妈写的字真好看。');
  });

  it('are a few of many', () => {
    const content = Array.from({ length: 40 }, (_, index) => `我${'很'.repeat(index)}好。`).join('');
    const sentences = longestSentences([entry('a', content)]);
    expect([sentences.length, sentences[0]?.sentence.length]).toEqual([SENTENCES_OFFERED_MAX, 42]);
  });

  it.each([
    ['the chosen one', { entryId: 'a', sentence: '我去公园。' }, '我去公园。'],
    ['the longest one without a choice', undefined, '今天下雨了。'],
    ['the longest one when the entry has changed', { entryId: 'a', sentence: '我去学校。' }, '今天下雨了。'],
    ['the longest one when the entry is gone', { entryId: 'b', sentence: '我去公园。' }, '今天下雨了。'],
  ])('has %s', (_, chosen, sentence) => {
    expect(sentenceOfMonth([entry('a', '我去公园。今天下雨了。')], chosen)?.sentence).toBe(sentence);
  });

  it('has none without Chinese', () => {
    expect(sentenceOfMonth([entry('a', 'Rain.')], undefined)).toBeNull();
  });
});

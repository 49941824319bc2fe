import type { CharacterInfo } from '@memory/contracts';
import { expect, it } from 'vitest';
import { withReadingInContext } from './api/look-up-word.ts';

const long = {
  character: '长',
  pinyin: 'cháng',
  zhuyin: 'ㄔㄤˊ',
  meaning: 'long',
  simplified: '长',
  traditional: '長',
  source: 'CC-CEDICT',
  readings: [
    { pinyin: 'cháng', zhuyin: 'ㄔㄤˊ', meanings: ['long'] },
    { pinyin: 'zhǎng', zhuyin: 'ㄓㄤˇ', meanings: ['to grow', 'elder'] },
  ],
} satisfies CharacterInfo;

it('selects the reading in context', () => {
  expect(withReadingInContext(long, 'zhǎng')).toMatchObject({
    pinyin: 'zhǎng',
    zhuyin: 'ㄓㄤˇ',
    meaning: 'to grow; elder',
  });
});

it.each(['', 'shénme'])('keeps the usual reading for %j', (pinyin) => {
  expect(withReadingInContext(long, pinyin)).toBe(long);
});

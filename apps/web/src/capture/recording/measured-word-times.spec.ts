import { describe, expect, it } from 'vitest';
import { wordIndexAt, alignWordTimes } from './playback-words.ts';

const spoken = [
  { text: '今天', start: 0, end: 1 },
  { text: 'I', start: 1.5, end: 1.7 },
  { text: ' am', start: 1.7, end: 2 },
  { text: '好。', start: 2, end: 3 },
];

describe('alignWordTimes', () => {
  it('returns the time of each displayed word, and divides a measured word among its characters', () => {
    expect(alignWordTimes(['今', '天', 'I', 'am', '好'], spoken)).toEqual([
      { start: 0, end: 0.5 },
      { start: 0.5, end: 1 },
      { start: 1.5, end: 1.7 },
      { start: 1.7, end: 2 },
      { start: 2, end: 3 },
    ]);
  });

  it('joins a word that was measured in pieces', () => {
    expect(
      alignWordTimes(
        ["don't"],
        [
          { text: 'don', start: 0, end: 1 },
          { text: "'t", start: 1, end: 2 },
        ],
      ),
    ).toEqual([{ start: 0, end: 2 }]);
  });

  it('keeps the times of the words that a correction did not change', () => {
    expect(alignWordTimes(['今', '年', 'I', 'am', '很', '好'], spoken)).toEqual([
      { start: 0, end: 0.5 },
      { start: 0.5, end: 1 },
      { start: 1.5, end: 1.7 },
      { start: 1.7, end: 2 },
      { start: 2, end: 2 },
      { start: 2, end: 3 },
    ]);
  });

  it('puts a word without letters after the one before it', () => {
    const times = alignWordTimes(['今', '天', '…', 'I', 'am', '好'], spoken);
    expect(times?.slice(1, 4).map(({ start }) => start)).toEqual([0.5, 1, 1.5]);
  });

  it('is null when no times were measured', () => {
    expect(alignWordTimes(['今'], [])).toBeNull();
    expect(alignWordTimes(['今'], [{ text: '。', start: 0, end: 1 }])).toBeNull();
  });
});

it('wordIndexAt is the last word that has started', () => {
  const times = [
    { start: 0.5, end: 1 },
    { start: 2, end: 3 },
  ];
  expect([0, 0.5, 1.5, 2.1, 9].map((time) => wordIndexAt(times, time))).toEqual([null, 0, 0, 1, 1]);
});

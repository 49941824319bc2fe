import { describe, expect, it } from 'vitest';
import { estimateWordIndexAt, estimateWordTime } from './playback-words.ts';

describe('estimateWordIndexAt', () => {
  it('is 2 % ahead of the voice', () => {
    expect(estimateWordIndexAt(100, 0, 10)).toBe(2);
    expect(estimateWordIndexAt(100, 5, 10)).toBe(52);
    expect(estimateWordIndexAt(10, 4.79, 10)).toBe(4);
    expect(estimateWordIndexAt(10, 4.8, 10)).toBe(5);
  });

  it('stays on the last word at the end', () => {
    expect(estimateWordIndexAt(10, 9.9, 10)).toBe(9);
    expect(estimateWordIndexAt(10, 10, 10)).toBe(9);
  });

  it('is null while the duration is unknown', () => {
    expect(estimateWordIndexAt(10, 1, Number.NaN)).toBeNull();
    expect(estimateWordIndexAt(10, 1, Infinity)).toBeNull();
    expect(estimateWordIndexAt(0, 1, 10)).toBeNull();
  });
});

describe('estimateWordTime', () => {
  it('is proportional', () => {
    expect(estimateWordTime(5, 10, 8)).toBe(4);
    expect(estimateWordTime(0, 10, 8)).toBe(0);
  });

  it('is 0 while the duration is unknown', () => {
    expect(estimateWordTime(5, 10, Infinity)).toBe(0);
  });
});

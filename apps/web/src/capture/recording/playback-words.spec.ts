import { tokenizeForDisplay } from '@memory/text';
import { expect, it } from 'vitest';
import { playbackWords } from './playback-words.ts';

const tokens = tokenizeForDisplay('去 park!');

it('finds the token of a measured time and the time of a token', () => {
  const words = playbackWords(tokens, [
    { text: '去', start: 0.5, end: 1 },
    { text: 'park', start: 2, end: 3 },
  ]);
  expect(words.tokenAt(0.2, 4)).toBeNull();
  expect(words.tokenAt(1.5, 4)).toBe(0);
  expect(words.tokenAt(2.5, 4)).toBe(2);
  expect(words.timeOf(2, 4)).toBe(2);
  expect(words.timeOf(1, 4)).toBeNull();
});

it('finds the part of the recording in which a token is spoken, long enough to be heard', () => {
  const words = playbackWords(tokens, [
    { text: '去', start: 0.5, end: 0.6 },
    { text: 'park', start: 2, end: 3 },
  ]);
  expect([words.rangeOf(0, 4), words.rangeOf(1, 4), words.rangeOf(2, 4)]).toEqual([
    { start: 0.5, end: 0.9 },
    null,
    { start: 2, end: 3 },
  ]);
  expect(playbackWords(tokens, []).rangeOf(2, 4)).toEqual({ start: 2, end: 4 });
});

it('estimates times proportionally where none were measured', () => {
  const words = playbackWords(tokens, []);
  expect(words.timeOf(2, 4)).toBe(2);
  expect(words.tokenAt(3, 4)).toBe(2);
  expect(words.tokenAt(3, Number.NaN)).toBeNull();
});

import { expect, it } from 'vitest';
import { rangeWithoutSilence } from './range-without-silence.ts';

const silence = (start: number, end: number) => ({ start, end });

it.each([
  ['both ends', [silence(0, 2), silence(4, 4.5), silence(8, Infinity)], { start: 1.75, end: 8.25 }],
  ['the start', [silence(0.02, 3)], { start: 2.75, end: 10 }],
  ['the end, by its measured time', [silence(6, 9.98)], { start: 0, end: 6.25 }],
  ['nothing when the silence is short', [silence(0, 0.4), silence(9.6, 10)], null],
  ['nothing in the middle', [silence(2, 8)], null],
  ['nothing when there is only silence', [silence(0, Infinity)], null],
  ['nothing without silence', [], null],
])('cuts %s', (_, silences, range) => {
  expect(rangeWithoutSilence({ peakDb: -10, silences }, 10)).toEqual(range);
});

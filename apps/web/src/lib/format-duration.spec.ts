import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [61, '1:01'],
    [600, '10:00'],
    [3725, '62:05'],
  ])('%d s is %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });

  it('formats an unknown duration as 0:00', () => {
    expect(formatDuration(Number.NaN)).toBe('0:00');
    expect(formatDuration(Infinity)).toBe('0:00');
  });
});

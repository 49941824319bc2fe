import { expect, it } from 'vitest';
import { toStorageLevel } from './storage-usage.ts';

it.each([
  [0, 1_000, 0, 'normal'],
  [1, 1_000, 0, 'normal'],
  [899, 1_000, 89, 'normal'],
  [900, 1_000, 90, 'almostFull'],
  [999, 1_000, 99, 'almostFull'],
  [1_000, 1_000, 100, 'full'],
  [3_000, 1_000, 100, 'full'],
  [0, 0, 100, 'full'],
])('%d of %d bytes are %d %% and %s', (usedBytes, quotaBytes, percent, state) => {
  expect(toStorageLevel({ usedBytes, quotaBytes })).toEqual({ percent, state });
});

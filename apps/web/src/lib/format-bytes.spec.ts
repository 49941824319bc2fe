import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

it.each([
  [0, '0 MB'],
  [300, '1 KB'],
  [52_000, '51 KB'],
  [0.5 * MB, '512 KB'],
  [MB - 1, '1024 KB'],
  [4.2 * MB, '4 MB'],
  [12.34 * MB, '12 MB'],
  [1_023 * MB, '1023 MB'],
  [2 * GB, '2 GB'],
  [2 * GB - 1, '1.9 GB'],
  [1.25 * GB, '1.2 GB'],
  [5_120 * GB, '5 TB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

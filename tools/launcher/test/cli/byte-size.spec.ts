import { formatByteSize, parseByteSize } from '../../src/cli/byte-size.ts';

const GB = 1024 ** 3;

it.each([
  ['0MB', 0],
  ['500MB', 500 * 1024 ** 2],
  ['5GB', 5 * GB],
  ['1.5gb', 1.5 * GB],
  ['2Tb', 2_048 * GB],
  ['0.1MB', 104_858],
])('%s is %i bytes', (text, bytes) => {
  expect(parseByteSize(text)).toBe(bytes);
});

it.each([
  '',
  '5',
  'GB',
  '-5GB',
  '+5GB',
  '5 GB',
  ' 5GB',
  '5GB ',
  '5GB\n',
  '5.GB',
  '.5GB',
  '1,5GB',
  '5KB',
  '5B',
  '5GiB',
  '1e3GB',
  '0x5GB',
  'NaNGB',
  'InfinityGB',
  '99999TB',
  '５GB',
  '5GB6GB',
])('%j is not a size', (text) => {
  expect(() => parseByteSize(text)).toThrow(`"${text}" is not a size. Write it like 500MB, 5GB or 1TB.`);
});

it.each([
  [0, '0 MB'],
  [1.25 * GB, '1.3 GB'],
  [5 * GB, '5 GB'],
  [700 * 1024 ** 2, '700 MB'],
  [3_072 * GB, '3 TB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});

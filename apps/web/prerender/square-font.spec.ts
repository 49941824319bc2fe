import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the square font is smaller than one kilobyte and all of its tables are complete', () => {
  const font = readFileSync(new URL('square-font.ttf', import.meta.url));
  expect(font.length).toBeLessThan(1_024);
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    expect([offset % 4, offset + length <= font.length]).toEqual([0, true]);
  }
});

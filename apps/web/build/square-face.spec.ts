import { expect, it } from '@jest/globals';
import { squareFont } from './square-face.ts';

it('the face of squares is less than a kilobyte, and each of its tables is whole', () => {
  const font = squareFont();
  expect(font.length).toBeLessThan(1_024);
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    expect([offset % 4, offset + length <= font.length]).toEqual([0, true]);
  }
});

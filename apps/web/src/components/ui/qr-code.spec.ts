import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrCodePath } from './qr-code.tsx';

/** Pixels per module, enough for a scanner. */
const SCALE = 4;

/** Paints the path as a browser does, and reads the result as a scanner does. */
function scan({ size, path }: { size: number; path: string }): string {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < SCALE; pixel += 1) data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

describe('qrCodePath', () => {
  it.each([
    'otpauth://totp/Memory:mei?issuer=Memory&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    `otpauth://totp/Memory:${encodeURIComponent('小美'.repeat(12))}?secret=JBSWY3DPEHPK3PXP`,
  ])('is read by a scanner: %s', (uri) => {
    expect(scan(qrCodePath(uri))).toBe(uri);
  });

  it('leaves the margin that scanners need', () => {
    const { size, path } = qrCodePath('otpauth://totp/Memory');
    const coordinates = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([4, size - 5]);
  });
});

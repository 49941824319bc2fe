/** @vitest-environment dom */
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { badgeLink, badgeSecretOf } from './badge-link.ts';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SCALE = 4;

/** The QR code as the camera of a tablet gives it: an image of dark and light pixels. */
function photograph(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const isDark = rows[Math.floor(pixel / size / SCALE)]?.[Math.floor((pixel % size) / SCALE)];
    if (isDark) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width: size, height: size, data };
}

it('the decoder of the scanner reads the QR code of a badge', () => {
  const link = badgeLink(SECRET);
  expect(link).toBe(`http://localhost/class-sign-in#badge=${SECRET}`);
  expect(badgeSecretOf(decodeQR(photograph(link)))).toBe(SECRET);
});

it.each([
  ['https://memory.example/friends/code/K7QD3XVM', null],
  [`#badge=${SECRET}=`, null],
  ['#badge=', null],
  ['', null],
  [SECRET.toLowerCase(), SECRET],
])('of the text %s the secret is %s', (text, secret) => {
  expect(badgeSecretOf(text)).toBe(secret);
});

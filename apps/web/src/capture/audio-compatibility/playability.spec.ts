import { expect, it } from 'vitest';
import { appleDevicePlayability } from './playability.ts';

const cannotPlay = () => false;

it.each([
  [false, 'audio/mp4', 'missing'],
  [true, 'text/html; charset=utf-8', 'missing'],
  [true, 'audio/webm', 'incompatible'],
  [true, 'video/webm; codecs=opus', 'incompatible'],
  [true, 'audio/mp4', 'playable'],
  [true, 'video/mp4', 'playable'],
  [true, 'audio/ogg', 'playable'],
  [true, 'application/octet-stream', 'incompatible'],
] as const)('found %s, %s: %s', (found, type, playability) =>
  expect(appleDevicePlayability(found, type, cannotPlay)).toBe(playability),
);

it('lets the device decide about other types', () => {
  expect(appleDevicePlayability(true, 'application/ogg', (type) => type === 'application/ogg')).toBe('playable');
});

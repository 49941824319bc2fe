import { expect, it } from 'vitest';
import { formatPosition } from './geolocation.ts';

it.each([
  [{ latitude: '31.230416', longitude: '121.473701' }, '31.2304, 121.4737'],
  [{ latitude: '-0.000001', longitude: '0.5' }, '-0.0000, 0.5000'],
])('formats %j to 4 decimals', (position, shown) => expect(formatPosition(position)).toBe(shown));

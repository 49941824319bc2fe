import * as fc from 'fast-check';
import { channelInsteadOfMix } from './mono-source.ts';

const db = (amplitude: number): number => (amplitude === 0 ? -Infinity : 20 * Math.log10(amplitude));
/** The levels of two channels with this correlation. */
const levels = (left: number, right: number, correlation: number) => ({
  left: db(left),
  right: db(right),
  mix: db(Math.sqrt(Math.max(0, left ** 2 + right ** 2 + 2 * correlation * left * right)) / 2),
});
const amplitude = fc.double({ min: 0.001, max: 1, noNaN: true });

it('takes the louder channel instead of a mix that cancels out, whatever the levels', () => {
  fc.assert(
    fc.property(amplitude, amplitude, fc.double({ min: -1, max: -0.4, noNaN: true }), (left, right, correlation) => {
      expect(channelInsteadOfMix(levels(left, right, correlation))).toBe(db(left) >= db(right) ? 0 : 1);
    }),
  );
});

it('mixes channels that do not cancel each other out', () => {
  fc.assert(
    fc.property(amplitude, amplitude, fc.double({ min: -0.1, max: 1, noNaN: true }), (left, right, correlation) => {
      expect(channelInsteadOfMix(levels(left, right, correlation))).toBeUndefined();
    }),
  );
  expect(channelInsteadOfMix(levels(0, 0.5, 0))).toBeUndefined();
  expect(channelInsteadOfMix(levels(0, 0, 0))).toBeUndefined();
});

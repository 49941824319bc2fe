import fc from 'fast-check';
import { withJitter } from '../src/delays.ts';

describe('withJitter', () => {
  it('varies a delay by at most 25 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (milliseconds) => {
        const delay = withJitter(milliseconds);
        expect(delay).toBeGreaterThanOrEqual(milliseconds * 0.75);
        expect(delay).toBeLessThanOrEqual(milliseconds * 1.25);
      }),
    );
  });

  it('gives processes that wait for the same time different delays, shorter and longer ones', () => {
    const delays = Array.from({ length: 100 }, () => withJitter(1_000));
    expect(Math.min(...delays)).toBeLessThan(1_000);
    expect(Math.max(...delays)).toBeGreaterThan(1_000);
  });
});

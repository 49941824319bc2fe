import { describe, expect, it } from 'vitest';
import { levelMeterBarHeights } from './components/level-meter.tsx';

describe('levelMeterBarHeights', () => {
  it('is low, but not zero, in silence', () => {
    const heights = levelMeterBarHeights(new Uint8Array(128), 24);
    expect(heights).toHaveLength(24);
    expect(heights.every((height) => height > 0 && height < 0.1)).toBe(true);
  });

  it('is highest in the middle for low frequencies', () => {
    const heights = levelMeterBarHeights(new Uint8Array(128).fill(255, 0, 8), 24);
    expect(heights[11]).toBe(1);
    expect(heights[12]).toBe(1);
    expect(heights[0]).toBeLessThan(0.1);
  });
});

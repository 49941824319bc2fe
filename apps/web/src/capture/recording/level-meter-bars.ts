/** Minimum height of a bar as a fraction of the maximum height. With flat bars the microphone would seem to be off. */
const MIN_HEIGHT = 0.08;

/**
 * Calculates the heights (0 to 1) of the level meter's bars.
 * @param spectrum values from an AnalyserNode, 0–255 per frequency bin. The lowest frequencies are drawn in the middle, where speech moves
 * the bars most. The upper half of the spectrum is ignored, because speech does not reach it.
 * @param count number of bars
 */
export function levelMeterBarHeights(spectrum: Uint8Array, count: number): number[] {
  const half = Math.ceil(count / 2);
  const perBar = Math.max(1, Math.floor(spectrum.length / 2 / half));
  const rising = Array.from({ length: half }, (_, bar) => {
    const bins = spectrum.subarray(bar * perBar, (bar + 1) * perBar);
    const mean = bins.reduce((sum, bin) => sum + bin, 0) / Math.max(1, bins.length);
    return Math.max(MIN_HEIGHT, mean / 255);
  });
  return [...rising.toReversed(), ...rising].slice(half * 2 - count);
}

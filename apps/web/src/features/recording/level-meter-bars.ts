/** Minimum height of a bar as a fraction: flat bars would look as if the microphone were off. */
const MIN_HEIGHT = 0.08;

/**
 * Heights (0 to 1) of `count` bars for an AnalyserNode's spectrum (0–255 per bin). The lowest frequencies are in the middle, so that
 * speech moves the bars there most; the upper half of the spectrum is unused, because speech is silent there.
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

/** A bar is never quite flat: that would look as if the microphone were off. */
const LOWEST = 0.08;

/**
 * Heights (0 to 1) for a meter of `count` bars, from an analyser's spectrum (0–255 a bin). Lowest frequencies stand in the
 * middle, so that a voice makes the meter swell from there; the upper half of the spectrum is silent in speech.
 */
export function levelMeterBarHeights(spectrum: Uint8Array, count: number): number[] {
  const half = Math.ceil(count / 2);
  const perBar = Math.max(1, Math.floor(spectrum.length / 2 / half));
  const rising = Array.from({ length: half }, (_, bar) => {
    const bins = spectrum.subarray(bar * perBar, (bar + 1) * perBar);
    const mean = bins.reduce((sum, bin) => sum + bin, 0) / Math.max(1, bins.length);
    return Math.max(LOWEST, mean / 255);
  });
  return [...rising.toReversed(), ...rising].slice(half * 2 - count);
}

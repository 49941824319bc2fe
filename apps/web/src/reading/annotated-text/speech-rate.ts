/** The slowest and the fastest voice (`SPEECH_RATE_MIN` and `SPEECH_RATE_MAX` of the contracts, which would load zod). */
const MIN = 0.5;
const MAX = 1.2;

/** Returns the speed one tenth slower (-1) or faster (1); the unchanged speed at the end of the range. */
export function stepSpeechRate(rate: number, direction: -1 | 1): number {
  const tenths = Math.round(rate * 10) + direction;
  return Math.min(MAX, Math.max(MIN, tenths / 10));
}

/** The peak volume of a recording and its silences, in seconds. */
export interface Loudness {
  /** In dB relative to full scale. */
  readonly peakDb: number;
  readonly silences: readonly { readonly start: number; readonly end: number }[];
}

/**
 * The noise of a microphone peaks at −60 to −50 dB; whispering close to a phone, with automatic gain, stays above
 * −40. Peaks instead of means, so that a single word in a minute of silence counts.
 */
const SILENCE_PEAK_DB = -50;

/** Whether the whole recording is silent. */
export const isSilentRecording = ({ peakDb }: Loudness): boolean => peakDb <= SILENCE_PEAK_DB;

/** The silent share of a time range, from 0 to 1. */
export function silentShareOf({ start, end }: { start: number; end: number }, { silences }: Loudness): number {
  if (end <= start) return 0;
  const silent = silences.map((silence) => Math.max(0, Math.min(end, silence.end) - Math.max(start, silence.start)));
  return silent.reduce((sum, seconds) => sum + seconds, 0) / (end - start);
}

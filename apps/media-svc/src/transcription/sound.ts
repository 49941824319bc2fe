/** How loud a recording is, and where it is not. Times in seconds. */
export interface Sound {
  /** Of its loudest sample, in dB below full scale. */
  readonly peakDb: number;
  readonly silences: readonly { readonly start: number; readonly end: number }[];
}

/**
 * A microphone's own noise peaks at −60 to −50 dB; whispering close to a phone, which turns itself up, stays above −40. Measured
 * peaks, not means: a single word in a minute of silence counts.
 */
const NOTHING_BELOW_DB = -50;

/** Whether there is nothing to be heard in it at all. */
export const isSilent = ({ peakDb }: Sound): boolean => peakDb <= NOTHING_BELOW_DB;

/** How much of a stretch is silent, from 0 to 1. */
export function shareOfSilence({ start, end }: { start: number; end: number }, { silences }: Sound): number {
  if (end <= start) return 0;
  const silent = silences.map((silence) => Math.max(0, Math.min(end, silence.end) - Math.max(start, silence.start)));
  return silent.reduce((sum, seconds) => sum + seconds, 0) / (end - start);
}

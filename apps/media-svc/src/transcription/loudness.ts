/** The peak volume of a recording, and its silences with their start and end in seconds. */
export interface Loudness {
  /** The peak volume in dB relative to full scale (dBFS). */
  readonly peakDb: number;
  /** The channel to transcribe, 0 or 1, when the mix of both would lose the voice; see `channelInsteadOfMix`. */
  readonly channelInsteadOfMix?: 0 | 1 | undefined;
  readonly silences: readonly { readonly start: number; readonly end: number }[];
}

/**
 * The peak volume in dB up to which a recording counts as silent. The noise of a microphone peaks at −60 to −50 dB; whispering close to a
 * phone, with automatic gain control, peaks above −40 dB. The peak is compared instead of the mean, so that a single word in a minute of
 * silence counts as speech.
 */
const SILENCE_PEAK_DB = -50;

/** Whether the whole recording is silent. */
export const isSilentRecording = ({ peakDb }: Loudness): boolean => peakDb <= SILENCE_PEAK_DB;

/** Returns the time in a range that is not silent, in seconds. */
export function soundSecondsIn({ start, end }: { start: number; end: number }, { silences }: Loudness): number {
  const silent = silences.map((silence) => Math.max(0, Math.min(end, silence.end) - Math.max(start, silence.start)));
  return Math.max(0, end - start - silent.reduce((sum, seconds) => sum + seconds, 0));
}

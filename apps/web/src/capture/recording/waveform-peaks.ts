/**
 * Sample rate at which a recording is decoded for its waveform, the lowest one that every browser supports. Half an hour then takes 58 MB
 * while it is decoded.
 */
const DRAWING_SAMPLE_RATE = 8_000;
const PEAK_COUNT = 1_000;

export interface Waveform {
  /** The highest amplitude, from 0 to 1, of each of up to 1,000 parts of equal length. */
  peaks: Float32Array;
  /** In seconds. */
  duration: number;
}

/**
 * Decodes a recording for drawing it.
 * @param source the recording, or the URL of one
 * @throws when the recording cannot be fetched or decoded
 */
export async function decodeWaveform(source: Blob | string): Promise<Waveform> {
  const bytes = await (typeof source === 'string' ? await fetch(source) : source).arrayBuffer();
  const audio = await new OfflineAudioContext(1, 1, DRAWING_SAMPLE_RATE).decodeAudioData(bytes);
  return { peaks: peaksOf(audio.getChannelData(0), PEAK_COUNT), duration: audio.duration };
}

/** Divides samples into at most `count` parts of equal length. @returns the highest amplitude of each part */
export function peaksOf(samples: Float32Array, count: number): Float32Array {
  const partLength = Math.max(1, Math.ceil(samples.length / count));
  const peaks = new Float32Array(Math.ceil(samples.length / partLength));
  // Half an hour has 14.4 million samples, so this loop creates no iterator results.
  for (let index = 0; index < samples.length; index += 1) {
    const part = Math.floor(index / partLength);
    peaks[part] = Math.max(peaks[part]!, Math.abs(samples[index]!));
  }
  return peaks;
}

/** The levels in dB (root mean square) of both channels of a recording, and of their mix. */
export interface ChannelLevels {
  readonly left: number;
  readonly right: number;
  readonly mix: number;
}

/**
 * The correlation of two channels (−1 to 1) below which their mix loses too much. The correlation of two microphones at different places is around 0.
 * With a microphone that is wired with reversed polarity it is near −1, and the mix is nearly silent.
 */
const CORRELATION_MIN = -0.25;

/** The ffmpeg filters that put the channels and their mix side by side and print the level of each. */
export const CHANNEL_LEVEL_FILTERS =
  'aformat=channel_layouts=stereo,pan=3c|c0=c0|c1=c1|c2=0.5*c0+0.5*c1,astats=measure_overall=none:measure_perchannel=RMS_level';

/** Returns the louder channel when the channels would cancel each other out in their mix; undefined when they can be mixed. */
export function channelInsteadOfMix({ left, right, mix }: ChannelLevels): 0 | 1 | undefined {
  const [l, r, m] = [left, right, mix].map((db) => 10 ** (db / 20)) as [number, number, number];
  if (l === 0 || r === 0) return undefined;
  // The power of the mix is (l² + r² + 2 · correlation · l · r) / 4.
  const correlation = (4 * m ** 2 - l ** 2 - r ** 2) / (2 * l * r);
  if (!(correlation < CORRELATION_MIN)) return undefined;
  return left >= right ? 0 : 1;
}

/** Returns the ffmpeg arguments that make one channel of a recording: the given channel of a stereo recording, or the mix of all channels. */
export const monoArgs = (channel: 0 | 1 | undefined): string[] =>
  channel === undefined ? ['-ac', '1'] : ['-af', `aformat=channel_layouts=stereo,pan=mono|c0=c${channel}`];

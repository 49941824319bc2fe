import { Injectable } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import type { Loudness } from './loudness.ts';
import { CHANNEL_LEVEL_FILTERS, channelInsteadOfMix } from './mono-source.ts';

/**
 * The ffmpeg filters that measure silences, the peak volume, and the level of each channel and of the mix of both. A passage that is quieter than −45
 * dB for longer than 0.3 s counts as silence.
 */
const FILTERS = `silencedetect=noise=-45dB:duration=0.3,volumedetect,${CHANNEL_LEVEL_FILTERS}`;
const TIMEOUT_MS = 120_000;

@Injectable()
export class LoudnessAnalyzer {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /**
   * Measures the peak volume and the silences of a recording with ffmpeg.
   * @throws FfmpegError when the recording cannot be decoded
   */
  async analyze(path: string, contentType: string, signal: AbortSignal): Promise<Loudness> {
    // The log level must be `info`, because both filters write their results to the log at this level.
    const { stderr } = await this.ffmpeg.runFfmpeg({
      args: [
        '-v',
        'info',
        '-nostats',
        ...restrictedInputArgs({ path, demuxer: demuxerFor(contentType) }),
        '-map',
        '0:a:0',
        '-af',
        FILTERS,
        '-f',
        'null',
        '-',
      ],
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return parseLoudnessLog(stderr);
  }
}

/**
 * Parses the log of ffmpeg, which has lines such as `silence_start: 1.2`, `silence_end: 3.4 | …`, `max_volume: -12.3 dB` and `RMS level dB: -21.5`. A
 * silence that lasts until the end of the recording has no `silence_end`.
 */
function parseLoudnessLog(log: string): Loudness {
  const starts = numbersAfter(log, 'silence_start');
  const ends = numbersAfter(log, 'silence_end');
  const [peakDb = -Infinity] = numbersAfter(log, 'max_volume');
  const [left = -Infinity, right = -Infinity, mix = -Infinity] = numbersAfter(log, 'RMS level dB');
  return {
    peakDb,
    channelInsteadOfMix: channelInsteadOfMix({ left, right, mix }),
    silences: starts.map((start, index) => ({ start: Math.max(0, start), end: ends[index] ?? Infinity })),
  };
}

/** Matches ffmpeg's numbers, which have the formats `%.6g` and `%.1f` of C: small numbers have an exponent, such as `2.08333e-05`. */
const numbersAfter = (log: string, name: string): number[] =>
  [...log.matchAll(new RegExp(`${name}: (-?[\\d.]+(?:e[+-]?\\d+)?|-inf)`, 'g'))].map(([, value]) =>
    value === '-inf' ? -Infinity : Number(value),
  );

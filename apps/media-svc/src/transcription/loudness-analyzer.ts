import { Injectable } from '@nestjs/common';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import type { Loudness } from './loudness.ts';

/** The ffmpeg filters. A passage that is quieter than −45 dB for longer than 0.3 s counts as silence. */
const FILTERS = 'silencedetect=noise=-45dB:duration=0.3,volumedetect';
const TIMEOUT_MS = 120_000;

@Injectable()
export class LoudnessAnalyzer {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /** Measures a recording's peak volume and its silences with ffmpeg. @throws FfmpegError when it cannot be decoded */
  async analyze(path: string, contentType: string, signal: AbortSignal): Promise<Loudness> {
    // Both filters write their results to the log at level `info`.
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
 * Parses ffmpeg's log: `silence_start: 1.2`, `silence_end: 3.4 | …`, `max_volume: -12.3 dB`. The last silence has no
 * end when it lasts until the end of the file.
 */
function parseLoudnessLog(log: string): Loudness {
  const starts = numbersAfter(log, 'silence_start');
  const ends = numbersAfter(log, 'silence_end');
  const [peakDb = -Infinity] = numbersAfter(log, 'max_volume');
  return {
    peakDb,
    silences: starts.map((start, index) => ({ start: Math.max(0, start), end: ends[index] ?? Infinity })),
  };
}

const numbersAfter = (log: string, name: string): number[] =>
  [...log.matchAll(new RegExp(`${name}: (-?[\\d.]+|-inf)`, 'g'))].map(([, value]) =>
    value === '-inf' ? -Infinity : Number(value),
  );

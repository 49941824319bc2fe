import { Injectable } from '@nestjs/common';
import { demuxerOf } from '../ffmpeg/demuxer-of.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { safeInput } from '../ffmpeg/safe-input.ts';
import type { Sound } from './sound.ts';

/** What is quieter than this for longer than that is a silence. */
const FILTERS = 'silencedetect=noise=-45dB:duration=0.3,volumedetect';
const TIMEOUT_MS = 120_000;

@Injectable()
export class MeasureSound {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /** @throws FfmpegRefused when the recording cannot be decoded */
  async of(path: string, contentType: string, signal: AbortSignal): Promise<Sound> {
    // The two filters say what they find in the log, so this run is not a quiet one.
    const { stderr } = await this.ffmpeg.ffmpeg({
      args: [
        '-v',
        'info',
        '-nostats',
        ...safeInput({ path, demuxer: demuxerOf(contentType) }),
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
    return soundIn(stderr);
  }
}

/** From ffmpeg's log: `silence_start: 1.2`, `silence_end: 3.4 | …`, `max_volume: -12.3 dB`. A silence at the end has no end before its file's. */
export function soundIn(log: string): Sound {
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

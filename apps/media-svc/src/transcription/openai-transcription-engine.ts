import { dirname, join } from 'node:path';
import type { MediaConfig } from '../config.ts';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { type Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import type { JobAttempt } from '../jobs/handles-job.decorator.ts';
import { PermanentJobFailure } from '../jobs/job-failures.ts';
import { monoArgs } from './mono-source.ts';
import type { Transcript } from './parse-transcription-response.ts';
import { removeHallucinations } from './remove-hallucinations.ts';
import { isAcceptedByProvider, TranscriptionClient } from './transcription-client.ts';
import type { RecordingToTranscribe, TranscriptionEngine } from './transcription-engine.ts';

/**
 * The time per second of the recording for which a provider may send nothing. Most providers send nothing until they have finished. A small
 * self-hosted server needs about as long as the recording plays; twice as long leaves room for one other recording.
 */
const IDLE_MS_PER_SECOND = 2_000;
/** The largest factor of the idle timeout. The first two attempts have shorter timeouts, and the third gives a slow provider four times as long. */
const MAX_FACTOR = 4;

interface TranscriptionAttempt {
  /** The duration of the recording in seconds; null when it is unknown. */
  readonly durationSeconds: number | null;
  /** The number of attempts that have failed. */
  readonly attemptsMade: number;
}

interface TranscriptionTimeouts {
  readonly TRANSCRIBE_IDLE_MS: number;
  readonly TRANSCRIBE_TIMEOUT_MS: number;
}

/**
 * Returns how long the provider may send nothing for a recording, in milliseconds: `TRANSCRIBE_IDLE_MS` and twice the duration of the
 * recording, doubled for the second attempt and doubled again from the third on, at most `TRANSCRIBE_TIMEOUT_MS`.
 */
export function providerIdleTimeoutMs(
  { TRANSCRIBE_IDLE_MS, TRANSCRIBE_TIMEOUT_MS }: TranscriptionTimeouts,
  { durationSeconds, attemptsMade }: TranscriptionAttempt,
): number {
  if (durationSeconds === null) return TRANSCRIBE_TIMEOUT_MS;
  const firstAttemptMs = TRANSCRIBE_IDLE_MS + IDLE_MS_PER_SECOND * durationSeconds;
  return Math.min(TRANSCRIBE_TIMEOUT_MS, firstAttemptMs * Math.min(MAX_FACTOR, 2 ** attemptsMade));
}

/** At this bit rate, one channel of speech loses nothing that a speech model hears. */
const MONO_BITRATE = '64k';

/** Transcribes with a server that has the API of OpenAI. */
export class OpenAiTranscriptionEngine implements TranscriptionEngine {
  private readonly client: TranscriptionClient;

  constructor(
    private readonly config: MediaConfig,
    private readonly ffmpeg: Ffmpeg,
  ) {
    this.client = new TranscriptionClient(config);
  }

  async transcribe(
    recording: RecordingToTranscribe,
    { signal, attemptsMade }: JobAttempt,
  ): Promise<Pick<Transcript, 'text' | 'words'>> {
    const { durationSeconds, language, loudness } = recording;
    const idleTimeoutMs = providerIdleTimeoutMs(this.config, { durationSeconds, attemptsMade });
    const { path, contentType } = await this.sendableFile(recording, signal);
    const transcript = await this.client.transcribe({ path, contentType, language, idleTimeoutMs }, signal);
    return removeHallucinations(transcript, { loudness, durationSeconds });
  }

  /**
   * Returns the file to send. It is the recording itself, or an M4A file with one of its channels, made in the same folder: for channels that
   * cancel each other out when the provider mixes them, and for containers that the provider's API does not accept.
   */
  private async sendableFile(
    { path, contentType, loudness }: RecordingToTranscribe,
    signal: AbortSignal,
  ): Promise<{ path: string; contentType: string }> {
    const channel = loudness?.channelInsteadOfMix;
    if (channel === undefined && isAcceptedByProvider(contentType)) return { path, contentType };
    const target = join(dirname(path), 'mono.m4a');
    const input = restrictedInputArgs({ path, demuxer: demuxerFor(contentType) });
    const output = ['-map', '0:a:0', ...monoArgs(channel), '-c:a', 'aac', '-b:a', MONO_BITRATE, '-f', 'mp4', target];
    const timeoutMs = this.config.TRANSCRIBE_TIMEOUT_MS;
    await this.ffmpeg.runFfmpeg({ args: [...input, ...output], timeoutMs, signal }).catch((cause: unknown) => {
      if (!(cause instanceof FfmpegError)) throw cause;
      throw new PermanentJobFailure('unreadable', 'the recording cannot be decoded', { cause });
    });
    return { path: target, contentType: 'audio/mp4' };
  }
}

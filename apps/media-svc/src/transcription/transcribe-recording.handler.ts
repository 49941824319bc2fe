import type { ChineseScript } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { ExtractedTextRepository, textFailureReasonFor } from '../extracted-text/extracted-text-repository.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg.ts';
import type { File } from '../generated/prisma/client.ts';
import { HandlesJob, type JobAttempt, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { convertTranscriptScript } from './convert-transcript-script.ts';
import { LoudnessAnalyzer } from './loudness-analyzer.ts';
import { isSilentRecording, type Loudness } from './loudness.ts';
import type { Transcript } from './parse-transcription-response.ts';
import { TRANSCRIPTION_ENGINE, type TranscriptionEngine } from './transcription-engine.ts';

/** The language of a recording, as a transcription engine needs it. */
interface TranscriptionLanguage {
  /** The primary subtag of a language tag (BCP 47), such as `zh` or `yue`. When it is undefined, the engine detects the language. */
  readonly code: string | undefined;
  /** The Chinese script of the transcript. It is null when the tag does not state a script, and the transcript is then not converted. */
  readonly script: ChineseScript | null;
}

/**
 * Parses the language tag (BCP 47) of a recording, such as `zh-Hant` or `en-GB`.
 * @param tag null or undefined when the language is not known
 */
export function transcriptionLanguageOf(tag: string | null | undefined): TranscriptionLanguage {
  if (!tag) return { code: undefined, script: null };
  const { language } = new Intl.Locale(tag);
  if (language !== 'zh' && language !== 'yue') return { code: language, script: null };
  return { code: language, script: chineseScriptOf(tag) };
}

function chineseScriptOf(tag: string): ChineseScript | null {
  const { script, region } = new Intl.Locale(tag);
  if (script === 'Hant' || (!script && ['TW', 'HK', 'MO'].includes(region ?? ''))) return 'traditional';
  if (script === 'Hans' || (!script && ['CN', 'SG', 'MY'].includes(region ?? ''))) return 'simplified';
  return null;
}

const EMPTY_TRANSCRIPT = { text: '', words: [] } as const;
/** The progress of the job when the loudness is measured, and when the engine has finished. */
const MEASURED_PERCENT = 20;
const TRANSCRIBED_PERCENT = 90;

@Injectable()
@HandlesJob('transcribeRecording')
export class TranscribeRecordingHandler implements JobHandler {
  private readonly logger = new Logger(TranscribeRecordingHandler.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly texts: ExtractedTextRepository,
    private readonly localCopies: LocalCopies,
    private readonly loudnessAnalyzer: LoudnessAnalyzer,
    private readonly language: LanguageClient,
    @Inject(TRANSCRIPTION_ENGINE) private readonly engine: TranscriptionEngine,
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

  /** Transcribes a recording. A silent recording is not given to the engine, because Whisper hallucinates text for silence. */
  private async transcribe(path: string, file: File, attempt: JobAttempt): Promise<Pick<Transcript, 'text' | 'words'>> {
    const loudness = await this.analyzeLoudness(path, file, attempt.signal);
    attempt.reportProgress(MEASURED_PERCENT);
    if (loudness && isSilentRecording(loudness)) return EMPTY_TRANSCRIPT;
    const language = transcriptionLanguageOf(file.spokenLanguage ?? this.config.TRANSCRIBE_LANGUAGE);
    const { contentType, durationSeconds } = file;
    const transcript = await this.engine.transcribe(
      { path, contentType, durationSeconds, language: language.code, loudness },
      {
        ...attempt,
        reportProgress: (percent) =>
          attempt.reportProgress(MEASURED_PERCENT + ((TRANSCRIBED_PERCENT - MEASURED_PERCENT) * percent) / 100),
      },
    );
    attempt.reportProgress(TRANSCRIBED_PERCENT);
    const { script } = language;
    if (!script) return transcript;
    return convertTranscriptScript(transcript, (text) => this.language.convertScript(text, script, attempt.signal));
  }

  /**
   * Measures the loudness of a recording. Returns null when ffmpeg cannot decode the recording; the job then continues, because a
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
        'the loudness of a recording could not be measured; it is given to the engine anyway',
      );
      return null;
    }
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { FfmpegRefused } from '../ffmpeg/ffmpeg.ts';
import { FileText, textReasonOf } from '../files/file-text.ts';
import type { File } from '../generated/prisma/client.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { MeasureSound } from './measure-sound.ts';
import type { Transcript } from './provider-answer.ts';
import { isSilent, type Sound } from './sound.ts';
import { inScript, spokenLanguage } from './spoken-language.ts';
import { Transcriber } from './transcriber.ts';
import { whatWasSaid } from './what-was-said.ts';

const NOTHING = { text: '', words: [] } as const;

@Injectable()
@HandlesJob('transcribeRecording')
export class TranscribeRecording implements JobHandler {
  private readonly logger = new Logger(TranscribeRecording.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly text: FileText,
    private readonly copies: LocalCopy,
    private readonly sounds: MeasureSound,
    private readonly transcriber: Transcriber,
  ) {}

  async run({ fileId }: FileJob, attempt: Attempt): Promise<void> {
    const file = await this.text.wanted(fileId);
    if (!file) return;
    attempt.progress(5);
    await this.text.found(file, await this.copies.use(fileId, (path) => this.heardIn(path, file, attempt)));
  }

  giveUp({ fileId }: FileJob, reason: FailureReason): Promise<void> {
    return this.text.notFound(fileId, textReasonOf(reason));
  }

  /** A provider that is given silence makes something up, so it is not given any. */
  private async heardIn(
    path: string,
    file: File,
    { signal, progress }: Attempt,
  ): Promise<Pick<Transcript, 'text' | 'words'>> {
    const sound = await this.soundOf(path, file, signal);
    progress(20);
    if (sound && isSilent(sound)) return NOTHING;
    const { hint, script } = spokenLanguage(file.spokenLanguage ?? this.config.TRANSCRIBE_LANGUAGE);
    const transcript = await this.transcriber.transcribe(
      { path, contentType: file.contentType, language: hint },
      signal,
    );
    progress(90);
    return inScript(whatWasSaid(transcript, sound), script);
  }

  /** Null when ffmpeg cannot make it out: the provider may. */
  private async soundOf(path: string, { id, contentType }: File, signal: AbortSignal): Promise<Sound | null> {
    try {
      return await this.sounds.of(path, contentType, signal);
    } catch (error) {
      if (!(error instanceof FfmpegRefused)) throw error;
      this.logger.warn(
        { err: error, fileId: id },
        'a recording could not be measured; the provider is asked all the same',
      );
      return null;
    }
  }
}

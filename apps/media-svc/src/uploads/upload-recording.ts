import { join } from 'node:path';
import { isWithinGreeting } from '@memory/contracts';
import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ConvertUploadedFiles } from '../audio-conversion/convert-uploaded-files.ts';
import type { MediaConfig } from '../config.ts';
import { WaitForExtractedText } from '../extracted-text/wait-for-extracted-text.ts';
import type { File } from '../generated/prisma/client.ts';
import { UploadSanitizer } from '../sanitization/upload-sanitizer.ts';
import { SpokenLanguageRepository } from '../spoken-language/spoken-language-repository.ts';
import { ReceiveUpload, type UploadRequest } from './receive-upload.ts';
import { StoreUploadedFiles } from './store-uploaded-files.ts';
import { recordingFormConstraints } from './upload-forms.ts';

/** Stores a recording and waits a limited time for its transcript. A recording for a greeting has none: no text of it is shown to anyone. */
@Injectable()
export class UploadRecording {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly receiveUpload: ReceiveUpload,
    private readonly sanitizer: UploadSanitizer,
    private readonly spokenLanguageRepository: SpokenLanguageRepository,
    private readonly storeUploadedFiles: StoreUploadedFiles,
    private readonly convertUploadedFiles: ConvertUploadedFiles,
    private readonly waitForExtractedText: WaitForExtractedText,
  ) {}

  /** @throws ApiError `greeting_recording_too_long` */
  async execute(upload: UploadRequest, isGreeting = false): Promise<File> {
    const { ownerId, idempotentRequest } = upload;
    const stored = await this.receiveUpload.execute(
      upload,
      recordingFormConstraints,
      async ([received = ''], folder) => {
        const sanitized = await this.sanitizer.sanitizeRecording(received, join(folder, 'sanitized'));
        if (isGreeting && !isWithinGreeting(sanitized.durationSeconds))
          throw new ApiError('greeting_recording_too_long');
        const { spokenLanguage } = await this.spokenLanguageRepository.find(ownerId);
        return this.storeUploadedFiles.execute(
          [sanitized],
          { ownerId, ...this.initialText(isGreeting), spokenLanguage },
          { enforceQuota: true, idempotentRequest },
        );
      },
    );
    // The conversion and the transcription share the time for which the response may wait.
    const deadline = performance.now() + this.config.MEDIA_SYNC_WAIT_MS;
    const [playable = stored.files[0]] = await this.convertUploadedFiles.execute(stored);
    return this.waitForExtractedText.execute(playable, Math.max(0, deadline - performance.now()));
  }

  private initialText(isGreeting: boolean): Pick<File, 'textStatus'> & Partial<Pick<File, 'textReason'>> {
    if (isGreeting) return { textStatus: 'done' };
    return this.config.canTranscribe ? { textStatus: 'pending' } : { textStatus: 'done', textReason: 'no_provider' };
  }
}

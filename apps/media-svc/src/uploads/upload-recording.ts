import { join } from 'node:path';
import { CONFIG } from '@memory/service-kit';
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

/** Stores a recording and waits a limited time for its transcript. */
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

  async execute(upload: UploadRequest): Promise<File> {
    const { ownerId, idempotentRequest } = upload;
    const stored = await this.receiveUpload.execute(
      upload,
      recordingFormConstraints,
      async ([received = ''], folder) => {
        const sanitized = await this.sanitizer.sanitizeRecording(received, join(folder, 'sanitized'));
        const text = this.config.canTranscribe
          ? ({ textStatus: 'pending' } as const)
          : ({ textStatus: 'done', textReason: 'no_provider' } as const);
        const { spokenLanguage } = await this.spokenLanguageRepository.find(ownerId);
        return this.storeUploadedFiles.execute(
          [sanitized],
          { ownerId, ...text, spokenLanguage },
          { enforceQuota: true, idempotentRequest },
        );
      },
    );
    // The conversion and the transcription share the time for which the response may wait.
    const deadline = performance.now() + this.config.MEDIA_SYNC_WAIT_MS;
    const [playable = stored.files[0]] = await this.convertUploadedFiles.execute(stored);
    return this.waitForExtractedText.execute(playable, Math.max(0, deadline - performance.now()));
  }
}

import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { WaitForExtractedText } from '../extracted-text/wait-for-extracted-text.ts';
import type { File } from '../generated/prisma/client.ts';
import { UploadSanitizer } from '../sanitization/upload-sanitizer.ts';
import { EnqueueThumbnails } from '../thumbnails/enqueue-thumbnails.ts';
import { ReceiveUpload, type UploadRequest } from './receive-upload.ts';
import { StoreUploadedFiles } from './store-uploaded-files.ts';
import { imageFormConstraints } from './upload-forms.ts';

/** Stores a photo of handwriting and waits a limited time for the text that OCR extracts from it. */
@Injectable()
export class UploadHandwritingPhoto {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly sanitizer: UploadSanitizer,
    private readonly storeUploadedFiles: StoreUploadedFiles,
    private readonly enqueueThumbnails: EnqueueThumbnails,
    private readonly waitForExtractedText: WaitForExtractedText,
  ) {}

  async execute(upload: UploadRequest): Promise<File> {
    const { ownerId, idempotentRequest } = upload;
    const { files } = await this.receiveUpload.execute(
      upload,
      imageFormConstraints,
      async ([received = ''], folder) => {
        const sanitized = await this.sanitizer.sanitizeImage(received, join(folder, 'sanitized'));
        return this.storeUploadedFiles.execute(
          [sanitized],
          { ownerId, textStatus: 'pending', thumbnailStatus: 'pending' },
          { enforceQuota: true, idempotentRequest },
        );
      },
    );
    await this.enqueueThumbnails.execute(files);
    return this.waitForExtractedText.execute(files[0]);
  }
}

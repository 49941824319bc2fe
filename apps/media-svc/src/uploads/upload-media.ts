import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ConvertUploadedFiles } from '../audio-conversion/convert-uploaded-files.ts';
import type { File } from '../generated/prisma/client.ts';
import type { SanitizedFile } from '../sanitization/sanitized-file.ts';
import { UploadSanitizer } from '../sanitization/upload-sanitizer.ts';
import { EnqueueThumbnails } from '../thumbnails/enqueue-thumbnails.ts';
import { createIndexedFileError } from './receive-multipart-files.ts';
import { ReceiveUpload, type UploadRequest } from './receive-upload.ts';
import { StoreUploadedFiles } from './store-uploaded-files.ts';
import { mediaFormConstraints } from './upload-forms.ts';

/**
 * Stores the images and videos of an upload. If one file is rejected, no file is stored. No text is extracted from them; photos of handwriting are
 * uploaded with UploadHandwritingPhoto.
 */
@Injectable()
export class UploadMedia {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly sanitizer: UploadSanitizer,
    private readonly storeUploadedFiles: StoreUploadedFiles,
    private readonly convertUploadedFiles: ConvertUploadedFiles,
    private readonly enqueueThumbnails: EnqueueThumbnails,
  ) {}

  async execute(upload: UploadRequest): Promise<File[]> {
    const { ownerId, idempotentRequest } = upload;
    const stored = await this.receiveUpload.execute(upload, mediaFormConstraints, async (received) =>
      this.storeUploadedFiles.execute(
        await this.sanitizeAll(received),
        { ownerId, textStatus: 'done', thumbnailStatus: 'pending' },
        { enforceQuota: true, idempotentRequest },
      ),
    );
    const playable = await this.convertUploadedFiles.execute(stored);
    await this.enqueueThumbnails.execute(playable);
    return playable;
  }

  /** Sanitizes the files one after the other, so that one user with twenty videos does not occupy all helper processes. */
  private async sanitizeAll(received: readonly string[]): Promise<SanitizedFile[]> {
    const sanitized: SanitizedFile[] = [];
    for (const [index, path] of received.entries()) {
      sanitized.push(
        await this.sanitizer.sanitizeImageOrVideo(path, `${path}-sanitized`).catch((cause: unknown) => {
          throw cause instanceof ApiError
            ? createIndexedFileError(cause.code, { field: mediaFormConstraints.field, index, cause })
            : cause;
        }),
      );
    }
    return sanitized;
  }
}

import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ImageRejected } from '../images/image-rejected.ts';
import { ImageWorkerPool } from '../images/image-worker-pool.ts';
import { AvifAnimation, isAvifAnimation } from './avif-animation.ts';
import { detectImageType } from './detect-media-type.ts';
import { RecordingSanitizer } from './recording-sanitizer.ts';
import type { SanitizedFile } from './sanitized-file.ts';
import { VideoSanitizer } from './video-sanitizer.ts';

/** Validates uploaded files and writes copies without metadata to the path `target`. */
@Injectable()
export class UploadSanitizer {
  constructor(
    private readonly images: ImageWorkerPool,
    private readonly recordings: RecordingSanitizer,
    private readonly videos: VideoSanitizer,
    private readonly avifAnimation: AvifAnimation,
  ) {}

  sanitizeRecording(path: string, target: string): Promise<SanitizedFile> {
    return this.recordings.sanitize(path, target);
  }

  /**
   * Validates an uploaded image and writes a copy without metadata.
   * @throws ApiError `not_an_image`, `image_too_large`, `file_unreadable`
   */
  async sanitizeImage(path: string, target: string): Promise<SanitizedFile> {
    const contentType = await detectImageType(path);
    if (!contentType) throw new ApiError('not_an_image');
    if (contentType === 'image/avif' && (await isAvifAnimation(path))) {
      const animation = `${path}-animation`;
      const { isIncomplete } = await this.avifAnimation.convert(path, animation);
      const clean = await this.reencode(animation, 'image/webp', target);
      return { ...clean, isIncomplete: isIncomplete || clean.isIncomplete === true };
    }
    return this.reencode(path, contentType, target);
  }

  private async reencode(path: string, contentType: string, target: string): Promise<SanitizedFile> {
    const clean = await this.images.sanitizeImage(path, contentType, target).catch((cause: unknown) => {
      throw cause instanceof ImageRejected ? new ApiError(cause.code, { cause }) : cause;
    });
    return { path: target, kind: 'image', ...clean };
  }

  async sanitizeImageOrVideo(path: string, target: string): Promise<SanitizedFile> {
    return (await detectImageType(path)) ? this.sanitizeImage(path, target) : this.videos.sanitize(path, target);
  }
}

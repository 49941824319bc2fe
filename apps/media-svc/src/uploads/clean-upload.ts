import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { PictureRefused } from '../pictures/picture-refused.ts';
import { PictureWorkshop } from '../pictures/picture-workshop.ts';
import type { CleanFile } from './clean-file.ts';
import { CleanRecording } from './clean-recording.ts';
import { CleanVideo } from './clean-video.ts';
import { pictureTypeOf } from './told-type.ts';

/** Makes of what was received what may be kept, or refuses it. `target` is where the clean file is written. */
@Injectable()
export class CleanUpload {
  constructor(
    private readonly workshop: PictureWorkshop,
    private readonly recordings: CleanRecording,
    private readonly videos: CleanVideo,
  ) {}

  recording(path: string, target: string): Promise<CleanFile> {
    return this.recordings.clean(path, target);
  }

  /** @throws ApiError `not_an_image`, `image_too_large`, `file_unreadable` */
  async picture(path: string, target: string): Promise<CleanFile> {
    const contentType = await pictureTypeOf(path);
    if (!contentType) throw new ApiError('not_an_image');
    const clean = await this.workshop.clean(path, contentType, target).catch((cause: unknown) => {
      throw cause instanceof PictureRefused ? new ApiError(cause.code, { cause }) : cause;
    });
    return { path: target, kind: 'image', ...clean };
  }

  async pictureOrVideo(path: string, target: string): Promise<CleanFile> {
    return (await pictureTypeOf(path)) ? this.picture(path, target) : this.videos.clean(path, target);
  }
}

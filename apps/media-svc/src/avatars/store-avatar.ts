import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_MAX_SIDE_PIXELS, IMAGE_MAX_PIXELS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { openImage } from '../images/open-image.ts';
import { detectImageType } from '../sanitization/detect-media-type.ts';
import { UploadSanitizer } from '../sanitization/upload-sanitizer.ts';
import { ScratchSpace } from '../scratch-space/scratch-space.ts';
import { StoreUploadedFiles } from '../uploads/store-uploaded-files.ts';

const PNG = 'image/png';

@Injectable()
export class StoreAvatar {
  constructor(
    private readonly scratch: ScratchSpace,
    private readonly sanitizer: UploadSanitizer,
    private readonly storeUploadedFiles: StoreUploadedFiles,
  ) {}

  /**
   * Stores an emoji avatar that social-svc has rendered. The avatar stays private until the event `profile.updated` contains its URL, so
   * that it never becomes public when the profile update fails. The storage quota does not apply, because an avatar is small and replaces
   * the previous one.
   * @throws ApiError `not_an_avatar` unless the image is a valid square PNG of at most 512 pixels a side
   */
  execute(ownerId: string, bytes: Uint8Array): Promise<File> {
    return this.scratch.withFolder(async (folder) => {
      const received = join(folder, 'received');
      await writeFile(received, bytes);
      if ((await detectImageType(received)) !== PNG || !(await isSmallSquare(received)))
        throw new ApiError('not_an_avatar');
      const sanitized = await this.sanitizer
        .sanitizeImage(received, join(folder, 'sanitized'))
        .catch((cause: unknown) => {
          throw cause instanceof ApiError ? new ApiError('not_an_avatar', { cause }) : cause;
        });
      const { files } = await this.storeUploadedFiles.execute(
        [sanitized],
        { ownerId, textStatus: 'done' },
        { enforceQuota: false },
      );
      return files[0];
    });
  }
}

/**
 * Whether an image is square and small enough for an avatar. Only the header of the file is read, so that an image with a huge size in its
 * header is never decoded.
 */
async function isSmallSquare(path: string): Promise<boolean> {
  const size = await openImage({ path, maxPixels: IMAGE_MAX_PIXELS })
    .metadata()
    .catch((cause: unknown) => {
      throw new ApiError('not_an_avatar', { cause });
    });
  return size.width === size.height && size.width <= AVATAR_MAX_SIDE_PIXELS;
}

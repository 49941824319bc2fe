import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_MAX_SIDE_PIXELS } from '@memory/contracts';
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
   * Stores an emoji avatar that social-svc has rendered. It stays private until `profile.updated` names it, so an
   * avatar of a profile update that failed never becomes public. The quota does not apply: an avatar is small and
   * replaces the previous one.
   * @throws ApiError `not_an_avatar` unless it is a valid square PNG of at most 512 pixels a side
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
      const [file] = await this.storeUploadedFiles.execute(
        [sanitized],
        { ownerId, textStatus: 'done' },
        { enforceQuota: false },
      );
      return file;
    });
  }
}

/** Reads only the header of the image file, so that an image that claims to be huge is never decoded. */
async function isSmallSquare(path: string): Promise<boolean> {
  const size = await openImage(path)
    .metadata()
    .catch((cause: unknown) => {
      throw new ApiError('not_an_avatar', { cause });
    });
  return size.width === size.height && size.width <= AVATAR_MAX_SIDE_PIXELS;
}

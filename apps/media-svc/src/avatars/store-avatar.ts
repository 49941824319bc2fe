import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_MAX_SIDE_PIXELS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { ScratchSpace } from '../storage/scratch-space.ts';
import { CleanUpload } from '../uploads/clean-upload.ts';
import { KeepFiles } from '../uploads/keep-files.ts';
import { pictureTypeOf } from '../uploads/told-type.ts';

const PNG = 'image/png';

@Injectable()
export class StoreAvatar {
  constructor(
    private readonly scratch: ScratchSpace,
    private readonly uploads: CleanUpload,
    private readonly files: KeepFiles,
  ) {}

  /**
   * Keeps a drawn profile picture. It is the owner's alone until the profile says that it is theirs: then the news of it
   * makes it public, and a profile that was never written leaves nothing in the open. The quota does not
   * apply: it is small and replaces the one before.
   * @throws ApiError `not_an_avatar` for what is not a whole square PNG of at most 512 pixels a side
   */
  store(ownerId: string, bytes: Uint8Array): Promise<File> {
    return this.scratch.use(async (folder) => {
      const [received, cleaned] = [join(folder, 'received'), join(folder, 'cleaned')];
      await writeFile(received, bytes);
      if ((await pictureTypeOf(received)) !== PNG || !(await isSmallSquare(received)))
        throw new ApiError('not_an_avatar');
      const clean = await this.uploads.picture(received, cleaned).catch((cause: unknown) => {
        throw cause instanceof ApiError ? new ApiError('not_an_avatar', { cause }) : cause;
      });
      return this.files.keep(clean, { ownerId, textStatus: 'done' }, { enforceQuota: false });
    });
  }
}

/** Told from the header alone: what claims to be huge is never decoded. */
async function isSmallSquare(path: string): Promise<boolean> {
  const size = await openPicture(path)
    .metadata()
    .catch((cause: unknown) => {
      throw new ApiError('not_an_avatar', { cause });
    });
  return size.width === size.height && size.width <= AVATAR_MAX_SIDE_PIXELS;
}

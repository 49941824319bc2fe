import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATAR_MAX_PIXELS_A_SIDE } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { openImage } from '../images.ts';
import { ScratchSpace } from '../storage/scratch-space.ts';
import { cleanImage } from '../uploads/clean-image.ts';
import { KeepFile } from '../uploads/keep-file.ts';
import { imageTypeOf } from '../uploads/told-type.ts';

const PNG = 'image/png';

@Injectable()
export class StoreAvatar {
  constructor(
    private readonly scratch: ScratchSpace,
    private readonly files: KeepFile,
  ) {}

  /**
   * Keeps a drawn profile picture. It is the owner's alone until the profile says that it is theirs: then the news of it
   * makes it public, and a profile that was never written leaves nothing in the open.
   * @throws ApiError `not_an_avatar` for what is not a whole square PNG of at most 512 pixels a side
   */
  store(ownerId: string, bytes: Uint8Array): Promise<File> {
    return this.scratch.use(async (folder) => {
      const [received, cleaned] = [join(folder, 'received'), join(folder, 'cleaned')];
      await writeFile(received, bytes);
      if ((await imageTypeOf(received)) !== PNG || !(await isSmallSquare(received))) throw new ApiError('not_an_avatar');
      await cleanImage(received, PNG, cleaned).catch((cause: unknown) => {
        throw cause instanceof ApiError ? new ApiError('not_an_avatar', { cause }) : cause;
      });
      return this.files.keep(cleaned, { ownerId, kind: 'image', contentType: PNG, textStatus: 'done' });
    });
  }
}

/** Told from the header alone: what claims to be huge is never decoded. */
async function isSmallSquare(path: string): Promise<boolean> {
  const size = await openImage(path)
    .metadata()
    .catch((cause: unknown) => {
      throw new ApiError('not_an_avatar', { cause });
    });
  return size.width === size.height && size.width <= AVATAR_MAX_PIXELS_A_SIDE;
}

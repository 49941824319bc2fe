import { join } from 'node:path';
import { THUMBNAIL_SIDE_PIXELS, type ThumbnailSize, thumbnailSizes } from '@memory/contracts';
import { openPicture } from '../pictures/open-picture.ts';
import { refused } from '../pictures/picture-refused.ts';

export const THUMBNAIL_TYPE = 'image/webp';
/** Looks like the original at a card's size, in a tenth of its bytes. */
const QUALITY = 78;

export interface DrawnThumbnail {
  readonly size: ThumbnailSize;
  readonly path: string;
}

/** Draws a picture in each size, as WebP files in `folder`; of an animation the first frame. @throws PictureRefused */
export async function drawThumbnails(path: string, folder: string): Promise<DrawnThumbnail[]> {
  const drawn: DrawnThumbnail[] = [];
  // One after the other: three at once would hold the picture three times.
  for (const size of thumbnailSizes) {
    const target = join(folder, `${size}.webp`);
    const longest = THUMBNAIL_SIDE_PIXELS[size];
    const image = openPicture(path)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    await image.webp({ quality: QUALITY }).toFile(target).catch(refused);
    drawn.push({ size, path: target });
  }
  return drawn;
}

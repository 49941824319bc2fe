import { join } from 'node:path';
import { THUMBNAIL_SIDE_PIXELS, type ThumbnailSize, thumbnailSizes } from '@memory/contracts';
import { throwImageRejected } from '../images/image-rejected.ts';
import { openImage } from '../images/open-image.ts';

export const THUMBNAIL_CONTENT_TYPE = 'image/webp';
/** The WebP quality of thumbnails. At the size of a card the thumbnail looks like the original, but has a tenth of its bytes. */
const QUALITY = 78;

export interface RenderedThumbnail {
  readonly size: ThumbnailSize;
  readonly path: string;
}

/**
 * Writes an image in each thumbnail size as WebP files in `folder`; of an animation the first frame.
 * @throws ImageRejected
 */
export async function renderThumbnails(path: string, folder: string): Promise<RenderedThumbnail[]> {
  const rendered: RenderedThumbnail[] = [];
  // Sequentially, so that the decoded image is held in memory once.
  for (const size of thumbnailSizes) {
    const target = join(folder, `${size}.webp`);
    const maxSide = THUMBNAIL_SIDE_PIXELS[size];
    const image = openImage(path)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    await image.webp({ quality: QUALITY }).toFile(target).catch(throwImageRejected);
    rendered.push({ size, path: target });
  }
  return rendered;
}

import { join } from 'node:path';
import type { ThumbnailSize } from '@memory/contracts';
import { throwImageRejected } from '../images/image-rejected.ts';
import { type ImageFile, openImage } from '../images/open-image.ts';

export const THUMBNAIL_CONTENT_TYPE = 'image/webp';
/**
 * The WebP quality of thumbnails (1 to 100). At the size of a card, a thumbnail of this quality looks like the original and has a tenth of
 * its bytes.
 */
const QUALITY = 78;

export interface ThumbnailsToRender extends ImageFile {
  /** The folder into which the thumbnails are written. */
  readonly folder: string;
  /** The maximum width and height in pixels of each thumbnail. */
  readonly sides: Readonly<Record<ThumbnailSize, number>>;
}

export interface RenderedThumbnail {
  readonly size: ThumbnailSize;
  readonly path: string;
}

/**
 * Writes a WebP file of an image in each thumbnail size into `folder`. The thumbnails of an animation show its first frame.
 * @throws ImageRejected
 */
export async function renderThumbnails({ folder, sides, ...file }: ThumbnailsToRender): Promise<RenderedThumbnail[]> {
  const rendered: RenderedThumbnail[] = [];
  // The sizes are rendered one after the other, so that only one decoded image is in memory at a time.
  for (const [size, maxSide] of Object.entries(sides) as [ThumbnailSize, number][]) {
    const target = join(folder, `${size}.webp`);
    const image = openImage(file)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    await image.webp({ quality: QUALITY }).toFile(target).catch(throwImageRejected);
    rendered.push({ size, path: target });
  }
  return rendered;
}

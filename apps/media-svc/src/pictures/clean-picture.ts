import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import type { Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { openPicture } from './open-picture.ts';
import { PictureRefused, refused } from './picture-refused.ts';

/** High enough that nobody sees the second encoding. */
const QUALITY = 90;

const encoders: ReadonlyMap<string, (image: Sharp) => Sharp> = new Map([
  ['image/jpeg', (image: Sharp) => image.jpeg({ quality: QUALITY })],
  ['image/png', (image: Sharp) => image.png()],
  ['image/webp', (image: Sharp) => image.webp({ quality: QUALITY })],
  ['image/gif', (image: Sharp) => image.gif()],
]);

export interface CleanPicture {
  readonly contentType: string;
  /** Of one frame, in pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a picture anew: turned the way it was taken, without where, when and with what; whatever else was hidden in the
 * file does not survive. Animations keep moving. It keeps its format, except that HEIC, which few browsers show, becomes JPEG.
 * @throws PictureRefused `image_too_large` for too many pixels, `file_unreadable` for what is not a whole picture
 */
export async function cleanPicture(path: string, contentType: string, target: string): Promise<CleanPicture> {
  const isHeic = contentType === 'image/heic';
  const kept = isHeic ? 'image/jpeg' : contentType;
  const encode = encoders.get(kept);
  if (!encode) throw new Error(`no encoder for ${contentType}`);
  const picture = isHeic ? (await decodeHeic(path)).flatten({ background: 'white' }) : await openUpright(path);
  const { width, height, pageHeight } = await encode(picture).toFile(target).catch(refused);
  return { contentType: kept, width, height: pageHeight ?? height };
}

async function openUpright(path: string): Promise<Sharp> {
  const image = openPicture(path, { animated: true });
  // An animation's frames stand one below the other: its height is that of all of them.
  const { width, height, pages = 1 } = await image.metadata().catch(refused);
  if (width * height > IMAGE_MAX_PIXELS) throw new PictureRefused('image_too_large');
  // libvips cannot turn the frames of an animation, and only photos say which way is up.
  return pages > 1 ? image : image.autoOrient();
}

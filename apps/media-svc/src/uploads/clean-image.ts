import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { Sharp } from 'sharp';
import { openImage } from '../images.ts';

/** High enough that nobody sees the second encoding. */
const QUALITY = 90;

const encoders: ReadonlyMap<string, (image: Sharp) => Sharp> = new Map([
  ['image/jpeg', (image: Sharp) => image.jpeg({ quality: QUALITY })],
  ['image/png', (image: Sharp) => image.png()],
  ['image/webp', (image: Sharp) => image.webp({ quality: QUALITY })],
  ['image/gif', (image: Sharp) => image.gif()],
]);

/**
 * Writes a picture anew, in its own format: turned the way it was taken, without where, when and with what; whatever
 * else was hidden in the file does not survive. Animations keep moving.
 * @throws ApiError `image_too_large` for too many pixels, `file_unreadable` for what is not a whole picture
 */
export async function cleanImage(path: string, contentType: string, target: string): Promise<void> {
  const encode = encoders.get(contentType);
  if (!encode) throw new Error(`no encoder for ${contentType}`);
  const image = openImage(path, { animated: true });
  const { width, height, pages = 1 } = await image.metadata().catch(unreadable);
  if (width * height > IMAGE_MAX_PIXELS) throw new ApiError('image_too_large');
  // libvips cannot turn the frames of an animation, and only photos say which way is up.
  const upright = pages > 1 ? image : image.autoOrient();
  await encode(upright).toFile(target).catch(unreadable);
}

function unreadable(cause: unknown): never {
  const tooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  throw new ApiError(tooLarge ? 'image_too_large' : 'file_unreadable', { cause });
}

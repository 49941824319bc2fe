import type { Sharp } from 'sharp';
import { decodeHeicImage } from './decode-heic.ts';
import { ImageRejected, throwImageRejected } from './image-rejected.ts';
import { type ImageFile, openImage } from './open-image.ts';

/** The quality of the encoded image (1 to 100). At this quality, the loss of encoding the image a second time is not visible. */
const QUALITY = 90;

const encodersByContentType: ReadonlyMap<string, (image: Sharp) => Sharp> = new Map([
  ['image/jpeg', (image: Sharp) => image.jpeg({ quality: QUALITY })],
  ['image/png', (image: Sharp) => image.png()],
  ['image/webp', (image: Sharp) => image.webp({ quality: QUALITY })],
  ['image/gif', (image: Sharp) => image.gif()],
]);

export interface ImageToSanitize extends ImageFile {
  readonly contentType: string;
  /** The path of the file to write. */
  readonly target: string;
}

export interface SanitizedImage {
  readonly contentType: string;
  /** The size in pixels of one frame, after rotation. */
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes an image without EXIF, position or other embedded data, rotated as its EXIF says. Animations stay animated. The format stays
 * the same, except that HEIC, which few browsers show, becomes JPEG.
 * @throws ImageRejected `image_too_large` for too many pixels, `file_unreadable` for damaged or incomplete images
 */
export async function sanitizeImage({ contentType, target, ...file }: ImageToSanitize): Promise<SanitizedImage> {
  const isHeic = contentType === 'image/heic';
  const targetType = isHeic ? 'image/jpeg' : contentType;
  const encode = encodersByContentType.get(targetType);
  if (!encode) throw new Error(`no encoder for ${contentType}`);
  const image = isHeic ? (await decodeHeicImage(file)).flatten({ background: 'white' }) : await openUpright(file);
  const { width, height, pageHeight } = await encode(image).toFile(target).catch(throwImageRejected);
  return { contentType: targetType, width, height: pageHeight ?? height };
}

async function openUpright(file: ImageFile): Promise<Sharp> {
  const image = openImage(file, { animated: true });
  // sharp stacks the frames of an animation vertically, so `height` is the height of all frames together.
  const { width, height, pages = 1 } = await image.metadata().catch(throwImageRejected);
  if (width * height > file.maxPixels) throw new ImageRejected('image_too_large');
  // Animations are not rotated, because libvips cannot rotate them. Only photos have an orientation.
  return pages > 1 ? image : image.autoOrient();
}

import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { findFullDisk } from '../file-system/disk-full.ts';
import { findExhaustedResource } from '../process-limits/limit-exceeded.ts';
import { appendJpegEnd, hasJpegPixels, isTruncatedGif, padWebp } from './complete-image.ts';
import { readHeifColour } from './heif-colour.ts';
import { ImageRejected, throwImageRejected } from './image-rejected.ts';
import { type ImageFile, openImage, openRawPixels } from './open-image.ts';
import { withColourProfile } from './with-colour-profile.ts';

/**
 * Decodes the first image of a HEIC file, rotated as its metadata say.
 * @throws ImageRejected
 */
async function decodeHeicImage({ path, maxPixels }: ImageFile): Promise<Sharp> {
  // The decoder is loaded on demand, because it consists of 2 MB of WebAssembly.
  const { default: heic } = await import('heic-decode');
  const images = await heic.all({ buffer: await readFile(path) }).catch(throwImageRejected);
  try {
    const [first] = images;
    if (!first) throw new ImageRejected('file_unreadable');
    // The size is checked before decoding, because the header states it; a huge image is therefore never decoded.
    if (first.width * first.height > maxPixels) throw new ImageRejected('image_too_large');
    const { data, width, height } = await first.decode().catch(throwImageRejected);
    return openRawPixels(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { width, height });
  } finally {
    images.dispose();
  }
}

/** The quality of the encoded image (1 to 100). At this quality, the loss of encoding the image a second time is not visible. */
const QUALITY = 90;

const encodersByContentType: ReadonlyMap<string, (image: Sharp) => Sharp> = new Map([
  ['image/jpeg', (image: Sharp) => image.jpeg({ quality: QUALITY })],
  ['image/png', (image: Sharp) => image.png()],
  ['image/webp', (image: Sharp) => image.webp({ quality: QUALITY })],
  ['image/gif', (image: Sharp) => image.gif()],
]);

/** The difference between the values (0 to 255) of pixels up to which an image counts as plain. */
const PLAIN_RANGE_MAX = 8;
/** The types that are converted, because not all devices show them, or encoding them takes too long. */
const targetTypes: Partial<Record<string, string>> = { 'image/heic': 'image/jpeg', 'image/avif': 'image/webp' };

export interface ImageToSanitize extends ImageFile {
  readonly contentType: string;
  /** The path of the file to write. */
  readonly target: string;
  /** The size in bytes that an image may have. */
  readonly maxBytes: number;
}

export interface SanitizedImage {
  readonly contentType: string;
  /** The size in pixels of one frame, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Whether the image was damaged or truncated, so that a part of it is missing. */
  readonly isIncomplete: boolean;
}

/**
 * Re-encodes an image in the colours of sRGB, without EXIF, position or other embedded data, rotated as its EXIF says. Animations stay animated. The
 * format stays the same, except that HEIC, which few browsers show, becomes JPEG, and AVIF becomes WebP. Of a damaged image, the part that can be
 * decoded is kept.
 * @throws ImageRejected `image_too_large` for too many pixels, `file_unreadable` for images of which nothing can be decoded
 */
export async function sanitizeImage(image: ImageToSanitize): Promise<SanitizedImage> {
  if (image.contentType === 'image/heic') return encode(image, await openHeic(image));
  try {
    return await encode(image, await openUpright(image));
  } catch (error) {
    if (!(error instanceof ImageRejected) || error.code !== 'file_unreadable' || isExhausted(error)) throw error;
    return salvage(image, error);
  }
}

/** Encodes the part of a damaged image that can be decoded. A JPEG that lacks only its end marker is complete. */
async function salvage(image: ImageToSanitize, failure: ImageRejected): Promise<SanitizedImage> {
  if (image.contentType === 'image/jpeg') {
    if (!(await hasJpegPixels(image.path))) throw failure;
    await appendJpegEnd(image.path);
    try {
      return await encode(image, await openUpright(image, 'warning'));
    } catch (error) {
      if (!(error instanceof ImageRejected)) throw error;
    }
  }
  if (image.contentType === 'image/webp') await padWebp(image.path, image.maxBytes);
  const sanitized = await encode(image, await openUpright(image, 'none'));
  // Decoders fill the missing part with nearly one colour. If the whole image is nearly one colour, nothing was decoded.
  const { channels } = await openImage({ path: image.target, maxPixels: image.maxPixels }).stats();
  if (channels.every(({ min, max }) => max - min <= PLAIN_RANGE_MAX)) throw failure;
  return { ...sanitized, isIncomplete: true };
}

async function encode({ contentType, path, target }: ImageToSanitize, image: Sharp): Promise<SanitizedImage> {
  const targetType = targetTypes[contentType] ?? contentType;
  const encoder = encodersByContentType.get(targetType);
  if (!encoder) throw new Error(`no encoder for ${contentType}`);
  const { width, height, pageHeight } = await encoder(image).toFile(target).catch(throwImageRejected);
  const isIncomplete = contentType === 'image/gif' && (await isTruncatedGif(path));
  return { contentType: targetType, width, height: pageHeight ?? height, isIncomplete };
}

async function openHeic(file: ImageToSanitize): Promise<Sharp> {
  const decoded = (await decodeHeicImage(file)).flatten({ background: 'white' });
  return withColourProfile(decoded, readHeifColour(await readFile(file.path)), { ...file, path: file.target });
}

async function openUpright(file: ImageToSanitize, failOn?: 'none' | 'warning'): Promise<Sharp> {
  const image = openImage(file, { animated: true, ...(failOn && { failOn }) });
  // sharp stacks the frames of an animation vertically, so `height` is the height of all frames together.
  const { width, height, pages = 1, icc } = await image.metadata().catch(throwImageRejected);
  if (width * height > file.maxPixels) throw new ImageRejected('image_too_large');
  // Animations are not rotated, because libvips cannot rotate them. Only photos have an orientation.
  const upright = pages > 1 ? image : image.autoOrient();
  // sharp applies an embedded ICC profile itself, but not the colours of an AVIF that states only their code.
  if (file.contentType !== 'image/avif' || icc) return upright;
  return withColourProfile(upright, readHeifColour(await readFile(file.path)), { ...file, path: file.target });
}

/** Whether the decoder failed because memory or disk space was exhausted. The image is then not damaged. */
const isExhausted = ({ cause }: ImageRejected): boolean =>
  findExhaustedResource(String(cause)) !== null || findFullDisk(String(cause)) !== null;

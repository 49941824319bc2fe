import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { ImageRejected, throwImageRejected } from './image-rejected.ts';
import { type ImageFile, openRawPixels } from './open-image.ts';

/**
 * Decodes the first image of a HEIC file, rotated as its metadata say.
 * @throws ImageRejected
 */
export async function decodeHeicImage({ path, maxPixels }: ImageFile): Promise<Sharp> {
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

import { readFile } from 'node:fs/promises';
import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import type { Sharp } from 'sharp';
import { rawPicture } from './open-picture.ts';
import { PictureRefused, refused } from './picture-refused.ts';

/** The first picture of a HEIC file, upright, as the camera's own turn says. @throws PictureRefused */
export async function decodeHeic(path: string): Promise<Sharp> {
  // Loaded only where somebody sends one: the decoder is WebAssembly of 2 MB.
  const { default: heic } = await import('heic-decode');
  const pictures = await heic.all({ buffer: await readFile(path) }).catch(refused);
  try {
    const [first] = pictures;
    if (!first) throw new PictureRefused('file_unreadable');
    // Known from the header, before anything is decoded.
    if (first.width * first.height > IMAGE_MAX_PIXELS) throw new PictureRefused('image_too_large');
    const { data, width, height } = await first.decode().catch(refused);
    return rawPicture(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { width, height });
  } finally {
    pictures.dispose();
  }
}

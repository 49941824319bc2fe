import { dirname, join } from 'node:path';

/**
 * The maximum width and height of the image given to the OCR engine. Larger images give no better results, but an image of twice the
 * width costs the engine nine times the time and memory.
 */
const MAX_SIDE_PIXELS = 1_600;

/**
 * The image format: PNG for the local engine, because JPEG artefacts impair its results; JPEG for a remote model, because JPEG files
 * are smaller.
 */
export type PhotoFormat = 'png' | 'jpeg';

/**
 * Writes a copy of the photo for OCR into the folder of the photo: upright, at most 1,600 pixels a side, on a white background.
 * @returns the path of the copy
 */
export async function preparePhotoForOcr(photo: string, format: PhotoFormat): Promise<string> {
  // Loaded on demand, so that a worker without OCR jobs does not load sharp.
  const { openImage } = await import('../images/open-image.ts');
  const prepared = join(dirname(photo), `prepared.${format}`);
  const image = openImage(photo)
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' });
  await (format === 'png' ? image.png({ compressionLevel: 1 }) : image.jpeg({ quality: 85 })).toFile(prepared);
  return prepared;
}

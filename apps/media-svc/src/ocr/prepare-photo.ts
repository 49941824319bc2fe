import { dirname, join } from 'node:path';
import { IMAGE_MAX_PIXELS } from '@memory/contracts';

/**
 * The maximum width and height in pixels of the image for the OCR engine. Larger images do not improve the results, but an image of twice
 * the width takes nine times the time and memory.
 */
const MAX_SIDE_PIXELS = 1_600;

/**
 * The format of the image for OCR. The local engine gets PNG, because JPEG artefacts impair its results; a remote model gets JPEG, because
 * the files are smaller.
 */
export type OcrImageFormat = 'png' | 'jpeg';

/**
 * Writes a copy of a photo for OCR into the folder of the photo. The copy is upright, at most 1,600 pixels a side, and has a white
 * background.
 * @returns the path of the copy
 */
export async function preparePhotoForOcr(photo: string, format: OcrImageFormat): Promise<string> {
  // sharp is loaded on demand, so that a worker without OCR jobs does not load it.
  const { openImage } = await import('../images/open-image.ts');
  const prepared = join(dirname(photo), `prepared.${format}`);
  const image = openImage({ path: photo, maxPixels: IMAGE_MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' });
  await (format === 'png' ? image.png({ compressionLevel: 1 }) : image.jpeg({ quality: 85 })).toFile(prepared);
  return prepared;
}

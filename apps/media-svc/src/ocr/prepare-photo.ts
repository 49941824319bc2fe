import { dirname, join } from 'node:path';

/** Larger images give no better results, but twice the width costs the engine nine times the time and memory. */
const MAX_SIDE_PIXELS = 1_600;

/** PNG for the local engine, which suffers from JPEG artefacts; JPEG for a remote model, because it is smaller. */
export type PhotoFormat = 'png' | 'jpeg';

/**
 * Writes a copy for OCR beside the photo: upright, at most 1,600 pixels a side, on a white background.
 * @returns its path
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

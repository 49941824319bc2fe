import { dirname, join } from 'node:path';
import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import type { Sharp } from 'sharp';

/**
 * The maximum width and height in pixels of the image for the OCR engine. Larger images do not improve the results, but an image of twice
 * the width takes nine times the time and memory.
 */
const MAX_SIDE_PIXELS = 1_600;
/**
 * A picture whose height is at least this multiple of its width is a long screenshot. It may be as high as `MAX_LONG_HEIGHT_PIXELS`, because its
 * writing would otherwise become too small. The local engine processes it in tiles.
 */
const LONG_RATIO = 2.2;
const MAX_LONG_HEIGHT_PIXELS = 8 * MAX_SIDE_PIXELS;
/** The side of the small copy on which colours are measured, in pixels. */
const MEASURED_SIDE_PIXELS = 256;
/** The mean brightness (0 to 255) from which writing on a transparent background is light, so that it would be invisible on white. */
const LIGHT = 160;

/**
 * The format of the image for OCR. The local engine gets PNG, because JPEG artefacts impair its results; a remote model gets JPEG, because
 * the files are smaller.
 */
export type OcrImageFormat = 'png' | 'jpeg';

/**
 * Writes a copy of a photo for OCR into the folder of the photo. The copy is upright as its EXIF says and at most 1,600 pixels a side; a
 * long screenshot may be higher in a PNG. Transparent parts become white; light writing on them
 * becomes dark.
 * @returns the path of the copy
 */
export async function preparePhotoForOcr(photo: string, format: OcrImageFormat): Promise<string> {
  // sharp is loaded on demand, so that a worker without OCR jobs does not load it.
  const { openImage } = await import('../images/open-image.ts');
  const prepared = join(dirname(photo), `prepared.${format}`);
  const open = (): Sharp => openImage({ path: photo, maxPixels: IMAGE_MAX_PIXELS }).autoOrient();
  const { autoOrient: size, hasAlpha } = await open().metadata();
  const isLong = format === 'png' && size.height > size.width * LONG_RATIO;
  const height = isLong ? MAX_LONG_HEIGHT_PIXELS : MAX_SIDE_PIXELS;
  const resized = open().resize({ width: MAX_SIDE_PIXELS, height, fit: 'inside', withoutEnlargement: true });
  const image =
    hasAlpha && (await hasLightWriting(open()))
      ? resized.flatten({ background: 'black' }).negate()
      : resized.flatten({ background: 'white' });
  await (format === 'png' ? image.png({ compressionLevel: 1 }) : image.jpeg({ quality: 85 })).toFile(prepared);
  return prepared;
}

/** Whether the visible pixels of a transparent picture are light, each counted as far as it is opaque. */
async function hasLightWriting(image: Sharp): Promise<boolean> {
  const pixels = await image
    .resize({ width: MEASURED_SIDE_PIXELS, height: MEASURED_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let [brightness, opacity, transparency] = [0, 0, 0];
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const alpha = pixels[offset + 3]!;
    brightness += (alpha * (pixels[offset]! + pixels[offset + 1]! + pixels[offset + 2]!)) / 3;
    opacity += alpha;
    transparency += 255 - alpha;
  }
  return transparency > 0 && opacity > 0 && brightness / opacity >= LIGHT;
}

import sharp, { type Sharp } from 'sharp';
import { heicPhoto } from './heic-photo.ts';

/** The size of an image of 50 megapixels, the largest that is accepted. */
const WIDTH = 8_000;
const HEIGHT = 6_250;
/** The EXIF orientation of a portrait photo. Rotating such a photo needs the whole decoded image in memory. */
const ROTATED = { orientation: 6 };

const image = (width = WIDTH, height = HEIGHT): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 204, g: 102, b: 102, alpha: 0.5 } } });
const animation = async (): Promise<Sharp> => {
  const frames = await Promise.all(
    ['#c66', '#3c6'].map((background) =>
      sharp({ create: { width: 1_000, height: 1_000, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(
    Array.from({ length: 50 }, (_, n) => frames[n % 2] ?? frames[0]!),
    { join: { animated: true } },
  );
};

/**
 * The largest accepted images, in the encodings that need the most memory or time to decode, as files of a few
 * hundred kilobytes.
 */
export const largestImages = {
  'progressive.jpeg': () =>
    image().flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).withMetadata(ROTATED).toBuffer(),
  'interlaced-16-bit.png': () =>
    image().toColourspace('rgb16').png({ progressive: true }).withMetadata(ROTATED).toBuffer(),
  'lossless.webp': () => image().webp({ lossless: true, effort: 0 }).withMetadata(ROTATED).toBuffer(),
  'lossy.webp': () => image().webp({ effort: 0 }).withMetadata(ROTATED).toBuffer(),
  'one-frame.gif': () => image().flatten().gif({ effort: 1 }).toBuffer(),
  'fifty-frames.gif': async () => (await animation()).gif({ effort: 1 }).toBuffer(),
  'fifty-frames.webp': async () => (await animation()).webp({ effort: 0 }).toBuffer(),
  'turned.heic': () => heicPhoto({ width: WIDTH, height: HEIGHT, turns: 1 }),
} satisfies Record<string, () => Promise<Buffer>>;
export type LargestImage = keyof typeof largestImages;

/** Creates a photo of handwriting in the largest size that OCR processes: 1,600 pixels a side. */
export const largestOcrImage = (page: Buffer): Promise<Buffer> =>
  sharp(page).resize({ width: 1_600, height: 1_600, fit: 'fill' }).png({ compressionLevel: 1 }).toBuffer();

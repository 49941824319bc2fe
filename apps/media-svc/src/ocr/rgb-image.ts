import sharp, { type Sharp } from 'sharp';

/** A decoded image: three bytes for each pixel (red, green, blue), row by row. */
export interface RgbImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of an image in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How often an image is turned left by 90° (counterclockwise). */
export type QuarterTurns = 0 | 1 | 2 | 3;

const openRgb = ({ data, width, height }: RgbImage): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

async function toRgbImage(image: Sharp): Promise<RgbImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Decodes a prepared image, which has no transparent pixels. */
export const readRgbImage = (path: string): Promise<RgbImage> =>
  toRgbImage(sharp(path).removeAlpha().toColourspace('srgb'));

export const turnLeft = (image: RgbImage, turns: QuarterTurns): Promise<RgbImage> =>
  turns === 0 ? Promise.resolve(image) : toRgbImage(openRgb(image).rotate(360 - 90 * turns));

export const resizeToHeight = (image: RgbImage, height: number): Promise<RgbImage> =>
  toRgbImage(
    openRgb(image).resize({
      width: Math.max(1, Math.round((image.width * height) / image.height)),
      height,
      fit: 'fill',
    }),
  );

/** Cuts out a rectangle, and repeats the last row and column until both sides are multiples of `multiple`. */
export const cutOut = (image: RgbImage, { left, top, width, height }: Rectangle, multiple: number): Promise<RgbImage> =>
  toRgbImage(
    openRgb(image)
      .extract({ left, top, width, height })
      .extend({ right: -width & (multiple - 1), bottom: -height & (multiple - 1), extendWith: 'copy' }),
  );

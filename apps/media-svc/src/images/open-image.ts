import sharp, { type Sharp } from 'sharp';

// Every image is processed only once, so a cache of decoded images would use memory without any benefit.
sharp.cache(false);
// libvips reads dozens of formats, some of which (SVG, PDF) can refer to other files. Only the formats below are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});

/** The path of an uploaded image, and the number of pixels (width × height) that it may have. */
export interface ImageFile {
  readonly path: string;
  readonly maxPixels: number;
}

/**
 * Opens an uploaded image with sharp. Images with too many pixels (decompression bombs) and truncated files are rejected when they are
 * decoded; with `failOn: 'none'`, the part of a damaged file that can be read is decoded.
 */
export const openImage = (
  { path, maxPixels }: ImageFile,
  options: { animated?: boolean; failOn?: 'none' | 'warning' } = {},
): Sharp => sharp(path, { limitInputPixels: maxPixels, failOn: 'truncated', ...options });

/** Opens decoded pixels with sharp. Each pixel has four bytes: red, green, blue and alpha. */
export const openRawPixels = (pixels: Uint8Array, size: { width: number; height: number }): Sharp =>
  sharp(pixels, { raw: { ...size, channels: 4 } });

import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import sharp, { type Sharp } from 'sharp';

// Every image is processed only once, so a cache of decoded images would use memory without any benefit.
sharp.cache(false);
// libvips reads dozens of formats, some of which (SVG, PDF) can refer to other files. Only the formats below are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/**
 * Opens an uploaded image with sharp. Images with too many pixels (decompression bombs) and truncated files are rejected when they are
 * decoded.
 */
export const openImage = (path: string, options: { animated?: boolean } = {}): Sharp =>
  sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', ...options });

/** Opens decoded pixels with sharp. Each pixel has four bytes: red, green, blue and alpha. */
export const openRawPixels = (pixels: Uint8Array, size: { width: number; height: number }): Sharp =>
  sharp(pixels, { raw: { ...size, channels: 4 } });

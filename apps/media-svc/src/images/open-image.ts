import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import sharp, { type Sharp } from 'sharp';

// Every image is processed once, so caching decoded images would only use memory.
sharp.cache(false);
// libvips reads dozens of formats, some of which (SVG, PDF) refer to other files. Only these are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Opens an uploaded image; rejects too many pixels (decompression bombs) and truncated files. */
export const openImage = (path: string, options: { animated?: boolean } = {}): Sharp =>
  sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', ...options });

/** Wraps decoded pixels: red, green, blue and alpha, one byte each. */
export const openRawPixels = (pixels: Uint8Array, size: { width: number; height: number }): Sharp =>
  sharp(pixels, { raw: { ...size, channels: 4 } });

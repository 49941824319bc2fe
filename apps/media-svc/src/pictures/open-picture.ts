import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import sharp, { type Sharp } from 'sharp';

// Every picture is looked at once: remembering decoded ones would only hold memory.
sharp.cache(false);
// libvips reads dozens of formats, some of which (SVG, PDF) refer to other files; ours are these.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Opens a picture from outside: a bomb is refused by its size, a torn one when its end is missing. */
export const openPicture = (path: string, options: { animated?: boolean } = {}): Sharp =>
  sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', ...options });

/** A picture that was decoded elsewhere: red, green, blue and opacity of each pixel, a byte each. */
export const rawPicture = (pixels: Uint8Array, size: { width: number; height: number }): Sharp =>
  sharp(pixels, { raw: { ...size, channels: 4 } });

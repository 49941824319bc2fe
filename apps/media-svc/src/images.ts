import { IMAGE_MAX_PIXELS } from '@memory/contracts';
import sharp, { type Sharp } from 'sharp';

// Every picture is looked at once: remembering decoded ones would only hold memory.
sharp.cache(false);

/** Opens a picture from outside: a bomb is refused by its size, a torn one when its end is missing. */
export const openImage = (path: string, options: { animated?: boolean } = {}): Sharp =>
  sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', ...options });

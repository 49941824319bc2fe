import emojiSvgs from 'virtual:emoji-avatars';
import type { AvatarEmoji } from './emoji-avatars.ts';

const SIZE_PIXELS = 100;
const INSET_PIXELS = 14;
const BACKGROUND = '#e6f1ea';

/** The image of an emoji without background, as the data URL of an SVG. */
export const emojiSvgUrl = (emoji: AvatarEmoji): string =>
  `data:image/svg+xml,${encodeURIComponent(emojiSvgs[emoji] ?? '')}`;

/** Renders an emoji on its background colour in 100 × 100 pixels, as the data URL of a PNG. */
export async function renderEmojiAvatar(emoji: AvatarEmoji): Promise<string> {
  const image = new Image(SIZE_PIXELS, SIZE_PIXELS);
  image.src = emojiSvgUrl(emoji);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PIXELS;
  canvas.height = SIZE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas is not supported');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, SIZE_PIXELS, SIZE_PIXELS);
  context.drawImage(image, INSET_PIXELS, INSET_PIXELS, SIZE_PIXELS - 2 * INSET_PIXELS, SIZE_PIXELS - 2 * INSET_PIXELS);
  return canvas.toDataURL('image/png');
}

import drawings from 'virtual:drawn-avatars';
import type { EmojiAvatar } from './emoji-avatars.ts';

const SIZE = 100;
const INSET = 14;
const GROUND = '#e6f1ea';

/** The drawing itself, without a ground. */
export const drawingOf = (emoji: EmojiAvatar): string =>
  `data:image/svg+xml,${encodeURIComponent(drawings[emoji] ?? '')}`;

/** The drawing on a ground of 100 × 100 pixels, as a PNG data URL. */
export async function drawEmoji(emoji: EmojiAvatar): Promise<string> {
  const drawing = new Image(SIZE, SIZE);
  drawing.src = drawingOf(emoji);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.drawImage(drawing, INSET, INSET, SIZE - 2 * INSET, SIZE - 2 * INSET);
  return canvas.toDataURL('image/png');
}

/** The thirty drawn pictures: faces that children like, and the animals of the Chinese zodiac among them. */
export const emojiAvatars = [
  '🐭', '🐮', '🐯', '🐰', '🐲', '🐍', '🐴', '🐑', '🐵', '🐔',
  '🐶', '🐷', '🐼', '🐱', '🦊', '🐻', '🐨', '🦁', '🐸', '🐧',
  '🦉', '🦄', '🐙', '🐢', '🦋', '🌸', '🍜', '🥟', '🚀', '😊',
] as const;

const SIZE = 100;
const GROUND = '#e6f1ea';

/** The emoji on a ground of 100 × 100 pixels, as a PNG data URL. */
export function drawEmoji(emoji: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.font = '62px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#22201c';
  // by the ink of the glyph itself: every system's emoji sits elsewhere on its line
  const { actualBoundingBoxAscent, actualBoundingBoxDescent, actualBoundingBoxLeft, actualBoundingBoxRight } = pen.measureText(emoji);
  const x = SIZE / 2 + (actualBoundingBoxLeft - actualBoundingBoxRight) / 2;
  const y = SIZE / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
  pen.fillText(emoji, x, y);
  return canvas.toDataURL('image/png');
}

import type { RgbImage } from './rgb-image.ts';

/** A rectangle of an image that contains writing: a line, a part of one or a single character. All lengths are in pixels. */
export interface TextRegion {
  /** The middle of the rectangle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the writing is inclined, in radians from −π/4 to π/4; positive when it descends to the right. */
  readonly slope: number;
}

/** Copies a region out of an image, so that its writing is horizontal. */
export function copyRegion(image: RgbImage, { x, y, width, height, slope }: TextRegion): RgbImage {
  const columns = Math.max(1, Math.round(width));
  const rows = Math.max(1, Math.round(height));
  const data = new Uint8Array(columns * rows * 3);
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const across = column + 0.5 - columns / 2;
      const down = row + 0.5 - rows / 2;
      copyPixel(
        image,
        { x: x + across * cos - down * sin - 0.5, y: y + across * sin + down * cos - 0.5 },
        data,
        (row * columns + column) * 3,
      );
    }
  return { data, width: columns, height: rows };
}

/** Writes the colour at a position between pixels (bilinear); outside of the image, the colour of the nearest pixel. */
function copyPixel(
  { data, width, height }: RgbImage,
  at: { x: number; y: number },
  target: Uint8Array,
  offset: number,
): void {
  const x = Math.min(Math.max(at.x, 0), width - 1);
  const y = Math.min(Math.max(at.y, 0), height - 1);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [toRight, toBottom] = [x - left, y - top];
  const topLeft = (top * width + left) * 3;
  const right = left + 1 < width ? 3 : 0;
  const bottom = top + 1 < height ? width * 3 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const position = topLeft + channel;
    const upper = data[position]! * (1 - toRight) + data[position + right]! * toRight;
    const lower = data[position + bottom]! * (1 - toRight) + data[position + bottom + right]! * toRight;
    target[offset + channel] = Math.round(upper * (1 - toBottom) + lower * toBottom);
  }
}

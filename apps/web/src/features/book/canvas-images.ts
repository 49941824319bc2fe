import { TEXT_IMAGE_ASCENT, TEXT_IMAGE_DESCENT, type BookImage, type BookImageSource } from './book-image.ts';

/** 300 dots an inch over the width of the column are 2,000; 1,400 are sharp enough for print and half the size. */
const LONGEST_EDGE = 1_400;
const QUALITY = 0.82;
const SIGN_PX = 96;
const FONTS = 'system-ui, "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", sans-serif';

/** Pictures by this device's own canvas, in a worker. */
export const canvasImageSource: BookImageSource = {
  async renderText(piece: string): Promise<BookImage | null> {
    const measuring = new OffscreenCanvas(1, 1).getContext('2d');
    if (!measuring) return null;
    measuring.font = `${SIGN_PX}px ${FONTS}`;
    const width = Math.max(1, Math.ceil(measuring.measureText(piece).width));
    const canvas = new OffscreenCanvas(width, Math.ceil((TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT) * SIGN_PX));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.font = measuring.font;
    context.fillStyle = 'rgb(34 32 28)';
    context.fillText(piece, 0, TEXT_IMAGE_ASCENT * SIGN_PX);
    return asPicture(canvas, `text:${piece}`, 'PNG');
  },

  async loadFile(url: string): Promise<BookImage | null> {
    const answer = await fetch(`${url}?size=large`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
    // what this browser cannot decode has no place in its book; the memory keeps it
    const bitmap = await createImageBitmap(await answer.blob()).catch(() => null);
    if (!bitmap) return null;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return null;
    // a JPEG has no transparency: what shines through is paper
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return asPicture(canvas, url, 'JPEG');
  },
};

async function asPicture(canvas: OffscreenCanvas, name: string, format: BookImage['format']): Promise<BookImage> {
  const blob = await canvas.convertToBlob({ type: format === 'PNG' ? 'image/png' : 'image/jpeg', quality: QUALITY });
  return { name, bytes: new Uint8Array(await blob.arrayBuffer()), format, aspectRatio: canvas.width / canvas.height };
}

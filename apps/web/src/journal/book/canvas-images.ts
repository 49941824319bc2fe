import { type BookImage, type BookImageProvider, TEXT_IMAGE_ASCENT, TEXT_IMAGE_HEIGHT_EM } from './book-image.ts';
import { RIGHT_TO_LEFT } from './visual-order.ts';

/**
 * Length in pixels of an embedded image's longest edge. An image as wide as the text would need 2,000 pixels for 300 dpi, but 1,400 are
 * sharp enough in print and halve the file size.
 */
const LONGEST_EDGE_PX = 1_400;
const JPEG_QUALITY = 0.82;
const FONT_SIZE_PX = 96;
const FONTS = 'system-ui, "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", sans-serif';

/** Provides a book's images with the canvas and the fonts of the user's device. It runs in the book's worker. */
export const canvasBookImageProvider: BookImageProvider = {
  async renderText(text: string): Promise<BookImage | null> {
    const measuring = new OffscreenCanvas(1, 1).getContext('2d');
    if (!measuring) return null;
    measuring.font = `${FONT_SIZE_PX}px ${FONTS}`;
    const width = Math.max(1, Math.ceil(measuring.measureText(text).width));
    const canvas = new OffscreenCanvas(width, Math.ceil(TEXT_IMAGE_HEIGHT_EM * FONT_SIZE_PX));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.font = measuring.font;
    // Punctuation beside a right-to-left word is placed as in a text of the word's script.
    context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.fillStyle = 'rgb(34 32 28)';
    context.fillText(text, 0, TEXT_IMAGE_ASCENT * FONT_SIZE_PX);
    return toBookImage(canvas, `text:${text}`, 'PNG');
  },

  async loadFile(url: string): Promise<BookImage | null> {
    const response = await fetch(`${url}?size=large`);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    // An HTML response is the page of a captive portal. The export then fails with its general error message.
    if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error();
    // an image that the browser cannot decode is treated as missing
    const bitmap = await createImageBitmap(await response.blob()).catch(() => null);
    if (!bitmap) return null;
    const scale = Math.min(1, LONGEST_EDGE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency, so the canvas is filled with white first.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return toBookImage(canvas, url, 'JPEG');
  },
};

async function toBookImage(canvas: OffscreenCanvas, name: string, format: BookImage['format']): Promise<BookImage> {
  const blob = await canvas.convertToBlob({
    type: format === 'PNG' ? 'image/png' : 'image/jpeg',
    quality: JPEG_QUALITY,
  });
  return { name, bytes: new Uint8Array(await blob.arrayBuffer()), format, aspectRatio: canvas.width / canvas.height };
}

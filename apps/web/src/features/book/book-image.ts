/** An image as it is embedded in the book. */
export interface BookImage {
  /** Identifies the image: an image that is drawn several times under one name is embedded in the PDF once. */
  name: string;
  bytes: Uint8Array;
  format: 'JPEG' | 'PNG';
  /** Width divided by height. */
  aspectRatio: number;
}

/** Provides the images of a book. An interface, because the real source needs a canvas and the network, which tests do not have. */
export interface BookImageSource {
  /**
   * Renders characters that the book's font lacks as an image, with the fonts of this device; null if the device's fonts lack the
   * characters too.
   */
  renderText(text: string): Promise<BookImage | null>;
  /** Loads an image, or the poster frame of a video; null if the file is missing. */
  loadFile(url: string): Promise<BookImage | null>;
}

/** Distance from the baseline of a rendered text to the top of its image, as a fraction of the font size. */
export const TEXT_IMAGE_ASCENT = 0.95;
/** Distance from the baseline of a rendered text to the bottom of its image, as a fraction of the font size. */
const TEXT_IMAGE_DESCENT = 0.3;
/** Height of the image of a rendered text, as a multiple of the font size. */
export const TEXT_IMAGE_HEIGHT = TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT;

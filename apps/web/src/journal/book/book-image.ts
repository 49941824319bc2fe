/** An image that is embedded in the book's PDF. */
export interface BookImage {
  /** Identifies the image in the PDF: an image that is drawn several times under one name is stored once. */
  name: string;
  bytes: Uint8Array;
  format: 'JPEG' | 'PNG';
  /** The image's width divided by its height. */
  aspectRatio: number;
}

/** Provides the images of a book. This is an interface, because the real source needs a canvas and the network, which tests do not have. */
export interface BookImageProvider {
  /**
   * Renders characters that the book's font lacks as an image, with the fonts of the user's device. Returns null if these fonts lack the
   * characters too.
   */
  renderText(text: string): Promise<BookImage | null>;
  /** Loads an image of an entry, or the poster frame of its video. Returns null if the file is missing. */
  loadFile(url: string): Promise<BookImage | null>;
}

/** In an image of characters that the font lacks: distance from the baseline to the image's top edge, as a fraction of the font size. */
export const TEXT_IMAGE_ASCENT = 0.95;
/** In an image of characters that the font lacks: distance from the baseline to the image's bottom edge, as a fraction of the font size. */
const TEXT_IMAGE_DESCENT = 0.3;
/** Height of an image of characters that the font lacks, as a multiple of the font size. */
export const TEXT_IMAGE_HEIGHT_EM = TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT;

/** A picture as it stands in the book. */
export interface BookImage {
  /** Names it among the others: the same picture is stored once. */
  name: string;
  bytes: Uint8Array;
  format: 'JPEG' | 'PNG';
  /** Width divided by height. */
  aspectRatio: number;
}

/** What the book cannot make by itself: it asks the worker, which has a canvas and the network. */
export interface BookImageSource {
  /** A piece of text that the typeface lacks, drawn with the fonts of this device; null where nothing can draw it. */
  renderText(piece: string): Promise<BookImage | null>;
  /** An image of a memory, or the poster of a video; null when the file is gone. */
  loadFile(url: string): Promise<BookImage | null>;
}

/** How a piece of text is drawn, in parts of its font size: the picture reaches from `ASCENT` above the baseline to `DESCENT` below. */
export const TEXT_IMAGE_ASCENT = 0.95;
export const TEXT_IMAGE_DESCENT = 0.3;

/** A picture as it stands in the book. */
export interface Picture {
  /** Names it among the others: the same picture is stored once. */
  name: string;
  bytes: Uint8Array;
  format: 'JPEG' | 'PNG';
  /** Width divided by height. */
  ratio: number;
}

/** What the book cannot make by itself: it asks the worker, which has a canvas and the network. */
export interface PictureSource {
  /** A piece of text that the typeface lacks, drawn with the fonts of this device; null where nothing can draw it. */
  ofText(piece: string): Promise<Picture | null>;
  /** An image of a memory, or the poster of a video; null when the file is gone. */
  ofFile(url: string): Promise<Picture | null>;
}

/** How a piece of text is drawn, in parts of its font size: the picture reaches from `ASCENT` above the baseline to `DESCENT` below. */
export const ASCENT = 0.95;
export const DESCENT = 0.3;

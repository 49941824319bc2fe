import type { jsPDF } from 'jspdf';
import { type BookImage, TEXT_IMAGE_HEIGHT_EM } from './book-image.ts';
import { GlyphPlaceholders, MISSING_GLYPH } from './glyph-placeholders.ts';
import { MM_PER_POINT } from './page-layout.ts';
import { type PlacedUnit, RIGHT_TO_LEFT, visualOrder } from './visual-order.ts';
import { wrapText } from './wrap-text.ts';

const FONT_NAME = 'book';

/** The part of jsPDF's TrueType parser that this file uses. jsPDF has no types for it. */
interface TrueType {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
  subset: { encode: () => Uint8Array };
}

/**
 * The font of a book, together with the images that are drawn for characters which the font lacks. Measures texts and breaks them into
 * lines.
 */
export class BookFont {
  readonly glyphFallback: GlyphPlaceholders;
  private readonly trueType: TrueType;
  private readonly widths = new Map<string, number>();
  private readonly placeholderImages = new Map<string, BookImage>();

  /** Adds the font to a PDF document and selects it. @param file the bytes of a TrueType file */
  constructor(doc: jsPDF, file: ArrayBuffer) {
    const bytes = new Uint8Array(file);
    doc.addFileToVFS('book.ttf', binaryString(bytes));
    doc.addFont('book.ttf', FONT_NAME, 'normal', undefined, 'Identity-H');
    doc.setFont(FONT_NAME);
    this.trueType = (doc.getFont() as unknown as { metadata: TrueType }).metadata;
    // jsPDF would reduce the font to the used characters itself, in quadratic time (10 s for 2,500 characters). The server has reduced the
    // font already, so jsPDF embeds the whole file.
    this.trueType.subset.encode = () => bytes;
    this.glyphFallback = new GlyphPlaceholders(
      (character) => character.length === 1 && this.trueType.characterToGlyph(character.charCodeAt(0)) !== 0,
    );
  }

  /** Sets the image that is drawn for a placeholder of `glyphFallback`. For a placeholder without an image, an empty box is drawn. */
  setPlaceholderImage(placeholder: string, image: BookImage): void {
    this.placeholderImages.set(placeholder, image);
  }

  placeholderImage(placeholder: string): BookImage | undefined {
    return this.placeholderImages.get(placeholder);
  }

  /**
   * The width in millimetres of a text at a font size in points. `glyphFallback.substitute` must have replaced the text's missing
   * characters.
   */
  measureText(text: string, size: number): number {
    let width = 0;
    for (let index = 0; index < text.length; index += 1) width += this.widthInEm(text.charAt(index));
    return width * size * MM_PER_POINT;
  }

  /**
   * Breaks a text into lines of at most `width` millimetres, at a font size in points. `glyphFallback.substitute` must have replaced the
   * text's missing characters. `widthOf` returns the width of one UTF-16 unit, for a text with wider spacing.
   */
  wrapText(
    text: string,
    size: number,
    width: number,
    widthOf = (unit: string): number => this.measureText(unit, size),
  ): string[] {
    return wrapText(text, width, widthOf);
  }

  /** The units of a line from left to right, as they are printed. */
  visualOrder(line: string): PlacedUnit[] {
    return visualOrder(line, (unit) => RIGHT_TO_LEFT.test(this.glyphFallback.originalOf(unit) ?? unit));
  }

  /** The text that is drawn for a part of a line: an empty box for a placeholder without an image, otherwise the text itself. */
  drawableText(run: string): string {
    return this.glyphFallback.originalOf(run) === undefined ? run : MISSING_GLYPH;
  }

  private widthInEm(character: string): number {
    let width = this.widths.get(character);
    if (width === undefined) {
      width = this.measureCharacter(character);
      this.widths.set(character, width);
    }
    return width;
  }

  private measureCharacter(character: string): number {
    const image = this.placeholderImages.get(character);
    if (image) return TEXT_IMAGE_HEIGHT_EM * image.aspectRatio;
    return (
      this.trueType.widthOfGlyph(this.trueType.characterToGlyph(this.drawableText(character).charCodeAt(0))) / 1000
    );
  }
}

/**
 * Converts bytes to a string of one character per byte, the form in which jsPDF takes files. The bytes are converted in slices, because
 * JavaScript limits the number of arguments of one function call.
 */
function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return text;
}

import { jsPDF } from 'jspdf';
import { type BookImage, TEXT_IMAGE_ASCENT, TEXT_IMAGE_DESCENT } from './book-image.ts';
import { GlyphFallback, MISSING_GLYPH } from './glyph-fallback.ts';
import { type PdfColour, pdfColours, MM_PER_POINT } from './page-layout.ts';
import { wrapText } from './wrap-text.ts';

const FONT = 'book';
/** Height of a placeholder's image, as a multiple of the font size. */
const TEXT_IMAGE_HEIGHT = TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT;

export interface TextStyle {
  /** Font size in points. */
  size: number;
  colour?: PdfColour;
  /** Whether the left end, the centre or the right end of the line is at `x`. */
  align?: 'left' | 'center' | 'right';
}

/** The part of jsPDF's TrueType reader used here; jsPDF has no types for it. */
interface TrueType {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
  subset: { encode: () => Uint8Array };
}

/** Draws A4 pages with one font into a PDF. Lengths are millimetres from the upper left corner, font sizes points. */
export class PdfCanvas {
  readonly glyphFallback: GlyphFallback;
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  private readonly font: TrueType;
  private readonly widths = new Map<string, number>();
  private readonly placeholderImages = new Map<string, BookImage>();

  constructor(font: ArrayBuffer) {
    const bytes = new Uint8Array(font);
    this.doc.addFileToVFS('book.ttf', binaryString(bytes));
    this.doc.addFont('book.ttf', FONT, 'normal', undefined, 'Identity-H');
    this.doc.setFont(FONT);
    this.font = (this.doc.getFont() as unknown as { metadata: TrueType }).metadata;
    // The server has reduced the font to this book's characters already. This replaces jsPDF's own subsetting, which takes quadratic time
    // (10 s for 2,500 characters).
    this.font.subset.encode = () => bytes;
    this.glyphFallback = new GlyphFallback(
      (character) => character.length === 1 && this.font.characterToGlyph(character.charCodeAt(0)) !== 0,
    );
  }

  get pageCount(): number {
    return this.doc.getNumberOfPages();
  }

  setMetadata(title: string, language: string): void {
    this.doc.setDocumentProperties({ title, creator: 'Memory' });
    this.doc.setLanguage(language === 'en' ? 'en' : 'zh-CN');
  }

  /** Adds a page and makes it the current one. */
  addPage(): void {
    this.doc.addPage();
  }

  /** Makes an existing page the current one. The first page is number 1. */
  goToPage(page: number): void {
    this.doc.setPage(page);
  }

  /** Sets the image that is drawn for a placeholder of `glyphFallback`. For a placeholder without an image, an empty box is drawn. */
  setPlaceholderImage(placeholder: string, image: BookImage): void {
    this.placeholderImages.set(placeholder, image);
  }

  /** The width in millimetres of a text returned by `glyphFallback.substitute`, at a font size in points. */
  measureText(text: string, size: number): number {
    let width = 0;
    for (let index = 0; index < text.length; index += 1) width += this.widthInEm(text.charAt(index));
    return width * size * MM_PER_POINT;
  }

  wrapText(text: string, size: number, width: number): string[] {
    const em = size * MM_PER_POINT;
    return wrapText(text, width, (character) => this.widthInEm(character) * em);
  }

  /** Writes one line returned by `glyphFallback.substitute`, with its baseline at `y`. */
  writeLine(line: string, x: number, y: number, { size, colour = pdfColours.ink, align = 'left' }: TextStyle): void {
    const width = align === 'left' ? 0 : this.measureText(line, size);
    let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.setFontSize(size);
    this.doc.setTextColor(...colour);
    for (const run of line.split(/([\uE000-\uF8FF])/)) {
      const image = this.placeholderImages.get(run);
      const em = size * MM_PER_POINT;
      if (image) this.drawImage(image, left, y - TEXT_IMAGE_ASCENT * em, TEXT_IMAGE_HEIGHT * em);
      else if (run.trim() !== '') this.doc.text(this.drawableText(run), left, y);
      left += this.measureText(run, size);
    }
  }

  /** Draws an image with its upper left corner at x, y. Its width follows from the height and the aspect ratio. */
  drawImage({ bytes, format, aspectRatio, name }: BookImage, x: number, y: number, height: number): void {
    this.doc.addImage(bytes, format, x, y, height * aspectRatio, height, name, format === 'PNG' ? 'FAST' : 'NONE');
  }

  fillRect(x: number, y: number, width: number, height: number, colour: PdfColour, radius = 0): void {
    this.doc.setFillColor(...colour);
    this.doc.roundedRect(x, y, width, height, radius, radius, 'F');
  }

  strokeRect(x: number, y: number, width: number, height: number, colour: PdfColour, radius = 0): void {
    this.doc.setDrawColor(...colour);
    this.doc.setLineWidth(0.3);
    this.doc.roundedRect(x, y, width, height, radius, radius, 'S');
  }

  drawLine(x1: number, y1: number, x2: number, y2: number, colour: PdfColour, dashes: number[] = []): void {
    this.doc.setDrawColor(...colour);
    this.doc.setLineWidth(0.25);
    this.doc.setLineDashPattern(dashes, 0);
    this.doc.line(x1, y1, x2, y2);
    this.doc.setLineDashPattern([], 0);
  }

  /** Makes an area of the current page a link to another page. */
  addLink(x: number, y: number, width: number, height: number, page: number): void {
    this.doc.link(x, y, width, height, { pageNumber: page });
  }

  /** Adds a page to the outline, which PDF viewers show beside the pages. */
  addOutlineItem(title: string, page: number): void {
    this.doc.outline.add(null, title, { pageNumber: page });
  }

  toArrayBuffer(): ArrayBuffer {
    return this.doc.output('arraybuffer');
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
    if (image) return TEXT_IMAGE_HEIGHT * image.aspectRatio;
    return this.font.widthOfGlyph(this.font.characterToGlyph(this.drawableText(character).charCodeAt(0))) / 1000;
  }

  /** The text of a run as it is drawn: a placeholder without an image is replaced by an empty box. */
  private drawableText(run: string): string {
    return this.glyphFallback.originalOf(run) === undefined ? run : MISSING_GLYPH;
  }
}

/**
 * Converts bytes to a string of one character per byte, because jsPDF takes files in this form. The bytes are converted in slices, because
 * the number of arguments of one function call is limited.
 */
function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return text;
}

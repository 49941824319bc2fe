import { jsPDF } from 'jspdf';
import { TEXT_IMAGE_ASCENT, TEXT_IMAGE_DESCENT, type BookImage } from './book-image.ts';
import { GlyphFallback } from './glyph-fallback.ts';
import { wrapText } from './wrap-text.ts';

/** A4 upright, in millimetres. */
export const PAGE = { width: 210, height: 297, margin: 20 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;

export type Colour = readonly [red: number, green: number, blue: number];
export const INK: Colour = [34, 32, 28];
export const SOFT: Colour = [103, 95, 84];
export const LINE: Colour = [230, 220, 203];
export const CINNABAR: Colour = [196, 62, 47];
export const JADE: Colour = [47, 125, 107];
export const WHITE: Colour = [255, 255, 255];

const MM_PER_POINT = 25.4 / 72;
const FACE = 'book';

export interface TextStyle {
  /** In points. */
  size: number;
  colour?: Colour;
  /** Where `x` stands in the line. */
  align?: 'left' | 'center' | 'right';
}

/** The parts of jsPDF's TrueType reader that are used here; it has no types of its own. */
interface TrueType {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
  subset: { encode: () => Uint8Array };
}

/** A4 pages and one typeface. Lengths are millimetres from the upper left corner, font sizes points. */
export class PdfCanvas {
  readonly glyphFallback: GlyphFallback;
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  private readonly face: TrueType;
  private readonly widths = new Map<string, number>();
  private readonly pictures = new Map<string, BookImage>();

  constructor(typeface: ArrayBuffer) {
    const toArrayBuffer = new Uint8Array(typeface);
    this.doc.addFileToVFS('book.ttf', binaryString(toArrayBuffer));
    this.doc.addFont('book.ttf', FACE, 'normal', undefined, 'Identity-H');
    this.doc.setFont(FACE);
    this.face = (this.doc.getFont() as unknown as { metadata: TrueType }).metadata;
    // The typeface has been cut to the characters of this book already; jsPDF's own cutting takes time quadratic in them (10 s for 2,500).
    this.face.subset.encode = () => toArrayBuffer;
    this.glyphFallback = new GlyphFallback(
      (character) => character.length === 1 && this.face.characterToGlyph(character.charCodeAt(0)) !== 0,
    );
  }

  get pageCount(): number {
    return this.doc.getNumberOfPages();
  }

  setMetadata(title: string, language: string): void {
    this.doc.setDocumentProperties({ title, creator: 'Memory' });
    this.doc.setLanguage(language === 'en' ? 'en' : 'zh-CN');
  }

  /** Adds a page and goes on there. */
  addPage(): void {
    this.doc.addPage();
  }

  /** Goes back to a page, the first being 1. */
  goToPage(page: number): void {
    this.doc.setPage(page);
  }

  /** How a sign of `signs` is drawn. Without a picture it is an empty box. */
  setPlaceholderImage(sign: string, picture: BookImage): void {
    this.pictures.set(sign, picture);
  }

  /** The width of a text, which must come from `signs.set`. */
  measureText(text: string, size: number): number {
    let width = 0;
    for (let index = 0; index < text.length; index += 1) width += this.em(text.charAt(index));
    return width * size * MM_PER_POINT;
  }

  wrapText(text: string, size: number, width: number): string[] {
    const unit = size * MM_PER_POINT;
    return wrapText(text, width, (character) => this.em(character) * unit);
  }

  /** Writes one line, which must come from `signs.set`, with its baseline at `y`. */
  writeLine(drawLine: string, x: number, y: number, { size, colour = INK, align = 'left' }: TextStyle): void {
    const width = align === 'left' ? 0 : this.measureText(drawLine, size);
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.setFontSize(size);
    this.doc.setTextColor(...colour);
    for (const run of drawLine.split(/([\uE000-\uF8FF])/)) {
      const picture = this.pictures.get(run);
      const unit = size * MM_PER_POINT;
      if (picture)
        this.drawImage(picture, at, y - TEXT_IMAGE_ASCENT * unit, (TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT) * unit);
      else if (run.trim() !== '') this.doc.text(this.glyphFallback.originalOf(run) === undefined ? run : '□', at, y);
      at += this.measureText(run, size);
    }
  }

  /** Puts a picture with its upper left corner at x, y; its width follows from the height. */
  drawImage({ bytes, format, aspectRatio, name }: BookImage, x: number, y: number, height: number): void {
    this.doc.addImage(bytes, format, x, y, height * aspectRatio, height, name, format === 'PNG' ? 'FAST' : 'NONE');
  }

  fillRect(x: number, y: number, width: number, height: number, fill: Colour, radius = 0): void {
    this.doc.setFillColor(...fill);
    this.doc.roundedRect(x, y, width, height, radius, radius, 'F');
  }

  strokeRect(x: number, y: number, width: number, height: number, colour: Colour, radius = 0): void {
    this.doc.setDrawColor(...colour);
    this.doc.setLineWidth(0.3);
    this.doc.roundedRect(x, y, width, height, radius, radius, 'S');
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: Colour, dashes: number[] = []): void {
    this.doc.setDrawColor(...colour);
    this.doc.setLineWidth(0.25);
    this.doc.setLineDashPattern(dashes, 0);
    this.doc.line(x1, y1, x2, y2);
    this.doc.setLineDashPattern([], 0);
  }

  /** A place on this page that leads to another when it is tapped. */
  addLink(x: number, y: number, width: number, height: number, page: number): void {
    this.doc.link(x, y, width, height, { pageNumber: page });
  }

  /** An entry in the reader's side panel. */
  addOutlineItem(title: string, page: number): void {
    this.doc.outline.add(null, title, { pageNumber: page });
  }

  bytes(): ArrayBuffer {
    return this.doc.output('arraybuffer');
  }

  private em(character: string): number {
    let width = this.widths.get(character);
    if (width === undefined) {
      width = this.measured(character);
      this.widths.set(character, width);
    }
    return width;
  }

  private measured(character: string): number {
    const picture = this.pictures.get(character);
    if (picture) return (TEXT_IMAGE_ASCENT + TEXT_IMAGE_DESCENT) * picture.aspectRatio;
    const drawn = this.glyphFallback.originalOf(character) === undefined ? character : '□';
    return this.face.widthOfGlyph(this.face.characterToGlyph(drawn.charCodeAt(0))) / 1000;
  }
}

/** jsPDF takes files as strings with one byte a character. In slices: a call takes only so many arguments. */
function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return text;
}

import { jsPDF } from 'jspdf';
import { ForeignSigns } from './glyph-fallback.ts';
import { ASCENT, DESCENT, type Picture } from './book-image.ts';
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
export class Paper {
  readonly signs: ForeignSigns;
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  private readonly face: TrueType;
  private readonly widths = new Map<string, number>();
  private readonly pictures = new Map<string, Picture>();

  constructor(typeface: ArrayBuffer) {
    const bytes = new Uint8Array(typeface);
    this.doc.addFileToVFS('book.ttf', binaryString(bytes));
    this.doc.addFont('book.ttf', FACE, 'normal', undefined, 'Identity-H');
    this.doc.setFont(FACE);
    this.face = (this.doc.getFont() as unknown as { metadata: TrueType }).metadata;
    // The typeface has been cut to the characters of this book already; jsPDF's own cutting takes time quadratic in them (10 s for 2,500).
    this.face.subset.encode = () => bytes;
    this.signs = new ForeignSigns(
      (character) => character.length === 1 && this.face.characterToGlyph(character.charCodeAt(0)) !== 0,
    );
  }

  get pageCount(): number {
    return this.doc.getNumberOfPages();
  }

  describe(title: string, language: string): void {
    this.doc.setDocumentProperties({ title, creator: 'Memory' });
    this.doc.setLanguage(language === 'en' ? 'en' : 'zh-CN');
  }

  /** Adds a page and goes on there. */
  turn(): void {
    this.doc.addPage();
  }

  /** Goes back to a page, the first being 1. */
  goTo(page: number): void {
    this.doc.setPage(page);
  }

  /** How a sign of `signs` is drawn. Without a picture it is an empty box. */
  draws(sign: string, picture: Picture): void {
    this.pictures.set(sign, picture);
  }

  /** The width of a text, which must come from `signs.set`. */
  widthOf(text: string, size: number): number {
    let width = 0;
    for (let index = 0; index < text.length; index += 1) width += this.em(text.charAt(index));
    return width * size * MM_PER_POINT;
  }

  wrap(text: string, size: number, width: number): string[] {
    const unit = size * MM_PER_POINT;
    return wrapText(text, width, (character) => this.em(character) * unit);
  }

  /** Writes one line, which must come from `signs.set`, with its baseline at `y`. */
  write(line: string, x: number, y: number, { size, colour = INK, align = 'left' }: TextStyle): void {
    const width = align === 'left' ? 0 : this.widthOf(line, size);
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.setFontSize(size);
    this.doc.setTextColor(...colour);
    for (const run of line.split(/([\uE000-\uF8FF])/)) {
      const picture = this.pictures.get(run);
      const unit = size * MM_PER_POINT;
      if (picture) this.place(picture, at, y - ASCENT * unit, (ASCENT + DESCENT) * unit);
      else if (run.trim() !== '') this.doc.text(this.signs.pieceOf(run) === undefined ? run : '□', at, y);
      at += this.widthOf(run, size);
    }
  }

  /** Puts a picture with its upper left corner at x, y; its width follows from the height. */
  place({ bytes, format, ratio, name }: Picture, x: number, y: number, height: number): void {
    this.doc.addImage(bytes, format, x, y, height * ratio, height, name, format === 'PNG' ? 'FAST' : 'NONE');
  }

  box(x: number, y: number, width: number, height: number, fill: Colour, radius = 0): void {
    this.doc.setFillColor(...fill);
    this.doc.roundedRect(x, y, width, height, radius, radius, 'F');
  }

  frame(x: number, y: number, width: number, height: number, colour: Colour, radius = 0): void {
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
  link(x: number, y: number, width: number, height: number, page: number): void {
    this.doc.link(x, y, width, height, { pageNumber: page });
  }

  /** An entry in the reader's side panel. */
  bookmark(title: string, page: number): void {
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
    if (picture) return (ASCENT + DESCENT) * picture.ratio;
    const drawn = this.signs.pieceOf(character) === undefined ? character : '□';
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

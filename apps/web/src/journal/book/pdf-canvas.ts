import { jsPDF } from 'jspdf';
import { BookFont } from './book-font.ts';
import { type BookImage, TEXT_IMAGE_ASCENT, TEXT_IMAGE_HEIGHT_EM } from './book-image.ts';
import { MM_PER_POINT, type PdfColour, pdfColours } from './page-layout.ts';

export interface TextStyle {
  /** Font size in points. */
  size: number;
  colour?: PdfColour;
  /** Whether `x` is the position of the line's left end, centre or right end. */
  align?: 'left' | 'center' | 'right';
}

/**
 * Draws texts, images and lines onto the pages of a PDF. Positions and lengths are in millimetres, measured from the upper left corner of
 * the page; font sizes are in points.
 */
export class PdfCanvas {
  readonly font: BookFont;
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });

  private title = '';

  /** @param fontFile the bytes of a TrueType file with the glyphs of the book */
  constructor(fontFile: ArrayBuffer) {
    this.font = new BookFont(this.doc, fontFile);
    const { outline } = this.doc as unknown as { outline: { makeString: (text: string) => string } };
    outline.makeString = (text) => `<${pdfTextString(text)}>`;
  }

  get pageCount(): number {
    return this.doc.getNumberOfPages();
  }

  setMetadata(title: string, language: string): void {
    this.title = pdfTextString(title);
    this.doc.setDocumentProperties({ title: this.title, creator: 'Memory' });
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

  /**
   * Writes one line, in which `font.glyphFallback.substitute` has replaced missing characters, with its baseline at `y`. The line is given in
   * the order in which it is read.
   */
  writeLine(line: string, x: number, y: number, { size, colour = pdfColours.ink, align = 'left' }: TextStyle): void {
    const width = align === 'left' ? 0 : this.font.measureText(line, size);
    let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.setFontSize(size);
    this.doc.setTextColor(...colour);
    const printed = this.font.visualOrder(line).map(({ unit }) => unit);
    for (const run of printed.join('').split(/([\uE000-\uF8FF])/)) {
      const image = this.font.placeholderImage(run);
      const em = size * MM_PER_POINT;
      if (image) this.drawImage(image, left, y - TEXT_IMAGE_ASCENT * em, TEXT_IMAGE_HEIGHT_EM * em);
      else if (run.trim() !== '') this.doc.text(this.font.drawableText(run), left, y);
      left += this.font.measureText(run, size);
    }
  }

  /** Draws an image with its upper left corner at `x` and `y`. The width follows from the height and the image's aspect ratio. */
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

  /** Adds an item with a link to `page` to the PDF's outline, which PDF viewers show next to the pages. */
  addOutlineItem(title: string, page: number): void {
    this.doc.outline.add(null, title, { pageNumber: page });
  }

  toArrayBuffer(): ArrayBuffer {
    // jsPDF writes the title as a literal string and does not escape line ends in it. A string in other brackets has the same length, so the
    // positions in the file's table of objects stay right.
    const file = this.doc.output().replace(`/Title (${this.title})`, `/Title <${this.title}>`);
    const bytes = new Uint8Array(file.length);
    for (let index = 0; index < file.length; index += 1) bytes[index] = file.charCodeAt(index);
    return bytes.buffer;
  }
}

/**
 * A text as a PDF hexadecimal string without its brackets: UTF-16BE after a byte order mark (ISO 32000-1, 7.9.2.2). Unlike in a literal string, no
 * byte of a hexadecimal string has a special meaning in PDF. In a literal string, a PDF reader takes the byte 0D of 不 (U+4E0D) for the end of a
 * line, and reads 0A instead.
 */
function pdfTextString(text: string): string {
  let digits = 'FEFF';
  for (let index = 0; index < text.length; index += 1)
    digits += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return digits;
}

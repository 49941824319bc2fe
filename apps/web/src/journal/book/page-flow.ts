import { IDEOGRAPH } from './glyph-placeholders.ts';
import { A4_PAGE, type PdfColour, pdfColours, MM_PER_POINT, TEXT_WIDTH } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import type { TextWithReadings } from './readings-by-unit.ts';

const BOTTOM = A4_PAGE.height - A4_PAGE.margin;
/** Line height as a multiple of the font size. Chinese text needs larger line heights than Latin text. */
const LINE_HEIGHT = 1.7;
/** Line height of a text with readings above its characters, as a multiple of the font size. */
const LINE_HEIGHT_WITH_READINGS = 2.2;
/** A text with readings is larger than other texts, because its readings are half as large and must be legible in print. */
const ENLARGEMENT_WITH_READINGS = 1.25;
/** The font size of readings, as a multiple of the font size of the text. */
const READING_SIZE = 0.48;
/** The largest part of a cell that a reading fills, so that neighbouring readings stay apart. */
const READING_WIDTH_MAX = 0.95;
/** Least and largest width of a character with its reading, as multiples of the font size: wide enough for most pinyin, and for most zhuyin. */
const CELL_WIDTH_MIN = 1.5;
const CELL_WIDTH_MAX = 1.8;

export interface FlowTextStyle {
  size: number;
  colour?: PdfColour;
  indent?: number;
  /**
   * Called for each line before the line is written, with the distance of its upper edge from the top of the page and its height, in
   * millimetres.
   */
  onLine?: (top: number, height: number) => void;
}

/**
 * Writes texts onto pages from top to bottom and adds pages as needed. `y` is the distance of the next element from the upper edge of the
 * page, in millimetres.
 */
export class PageFlow {
  y: number = A4_PAGE.margin;

  constructor(readonly canvas: PdfCanvas) {}

  startPage(): void {
    this.canvas.addPage();
    this.y = A4_PAGE.margin;
  }

  get isAtTop(): boolean {
    return this.y === A4_PAGE.margin;
  }

  /** The height left on the current page, in millimetres. */
  get remainingHeight(): number {
    return BOTTOM - this.y;
  }

  /** Starts a new page if less than `height` (in millimetres) is left on the current page. */
  ensureHeight(height: number): void {
    if (height > this.remainingHeight) this.startPage();
  }

  /** Adds vertical space (in millimetres), except at the top of a page. */
  addSpace(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  /** Writes a text, in which `glyphFallback.substitute` has replaced missing characters, over as many pages as it needs. */
  addText(text: string, { size, colour = pdfColours.ink, indent = 0, onLine }: FlowTextStyle): void {
    const height = size * MM_PER_POINT * LINE_HEIGHT;
    for (const line of this.canvas.font.wrapText(text, size, TEXT_WIDTH - indent)) {
      // An empty line that does not fit on the page is dropped, so that the next page does not start with it.
      if (line === '' && this.y + height > BOTTOM) continue;
      this.ensureHeight(height);
      onLine?.(this.y, height);
      this.canvas.writeLine(line, A4_PAGE.margin + indent, this.y + height * 0.68, { size, colour });
      this.y += height;
    }
  }

  /** Writes a text with readings above its characters, over as many pages as it needs. */
  addTextWithReadings({ text, readings }: TextWithReadings, style: FlowTextStyle): void {
    const { colour = pdfColours.ink, indent = 0, onLine } = style;
    const size = style.size * ENLARGEMENT_WITH_READINGS;
    const { font } = this.canvas;
    const em = size * MM_PER_POINT;
    const height = em * LINE_HEIGHT_WITH_READINGS;
    const cellWidth = this.cellWidth(readings, size);
    const widthOf = (unit: string): number =>
      IDEOGRAPH.test(font.glyphFallback.originalOf(unit) ?? unit) ? cellWidth : font.measureText(unit, size);
    let index = 0;
    for (const line of font.wrapText(text, size, TEXT_WIDTH - indent, widthOf)) {
      if (line === '' && this.y + height > BOTTOM) continue;
      this.ensureHeight(height);
      onLine?.(this.y, height);
      const baseline = this.y + height * 0.78;
      let left = A4_PAGE.margin + indent;
      // White space at the ends of lines is not part of the lines.
      index = Math.max(index, text.indexOf(line, index));
      for (const { unit, index: indexInLine } of font.visualOrder(line)) {
        const width = widthOf(unit);
        const padding = (width - font.measureText(unit, size)) / 2;
        this.canvas.writeLine(unit, left + padding, baseline, { size, colour });
        this.writeReading(readings[index + indexInLine] ?? '', left + width / 2, baseline - em * 1.02, size, width);
        left += width;
      }
      index += line.length;
      this.y += height;
    }
  }

  /** All Chinese characters of a text have the same width, which depends on the text's widest reading. */
  private cellWidth(readings: readonly string[], size: number): number {
    const em = size * MM_PER_POINT;
    const { font } = this.canvas;
    const widths = [...new Set(readings)].map((reading) => font.measureText(reading, size * READING_SIZE));
    const widest = Math.max(0, ...widths);
    return Math.min(Math.max(widest / READING_WIDTH_MAX, em * CELL_WIDTH_MIN), em * CELL_WIDTH_MAX);
  }

  /** Writes a reading centred at `x`, smaller if it is wider than its cell. */
  private writeReading(reading: string, x: number, baseline: number, textSize: number, cellWidth: number): void {
    if (reading === '') return;
    const size = textSize * READING_SIZE;
    const shrink = Math.min(1, (cellWidth * READING_WIDTH_MAX) / this.canvas.font.measureText(reading, size));
    this.canvas.writeLine(reading, x, baseline, { size: size * shrink, colour: pdfColours.softInk, align: 'center' });
  }
}

import { A4_PAGE, type PdfColour, pdfColours, MM_PER_POINT, TEXT_WIDTH } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

const BOTTOM = A4_PAGE.height - A4_PAGE.margin;
/** Line height as a multiple of the font size. Chinese text needs larger line heights than Latin text. */
const LINE_HEIGHT = 1.7;

interface FlowTextStyle {
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
}

import { type Colour, COLUMN, INK, PAGE, type PdfCanvas } from './pdf-canvas.ts';

const BOTTOM = PAGE.height - PAGE.margin;
/** Lines of a paragraph stand this far apart, in parts of the font size: Chinese needs more air than Latin. */
const LEADING = 1.7;
const MM_PER_POINT = 25.4 / 72;

/** Fills page after page from the top. `y` is where the next thing goes. */
export class PageFlow {
  y: number = PAGE.margin;

  constructor(readonly canvas: PdfCanvas) {}

  startPage(): void {
    this.canvas.addPage();
    this.y = PAGE.margin;
  }

  get isAtTop(): boolean {
    return this.y === PAGE.margin;
  }

  /** How much of the page there is still. */
  get remainingHeight(): number {
    return BOTTOM - this.y;
  }

  /** Turns the page unless this much is left of it. */
  ensureHeight(height: number): void {
    if (height > this.remainingHeight) this.startPage();
  }

  addSpace(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  /** Writes a text that comes from `signs.set`; it runs on over as many pages as it takes. `each` is told of every line, before it is written. */
  addText(
    text: string,
    {
      size,
      colour = INK,
      indent = 0,
      each,
    }: { size: number; colour?: Colour; indent?: number; each?: (top: number, height: number) => void },
  ): void {
    const height = size * MM_PER_POINT * LEADING;
    for (const line of this.canvas.wrapText(text, size, COLUMN - indent)) {
      // an empty line that falls on the end of a page is not carried over
      if (line === '' && this.y + height > BOTTOM) continue;
      this.ensureHeight(height);
      each?.(this.y, height);
      this.canvas.writeLine(line, PAGE.margin + indent, this.y + height * 0.68, { size, colour });
      this.y += height;
    }
  }
}

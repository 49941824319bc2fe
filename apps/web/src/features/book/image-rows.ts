import type { BookImage } from './book-image.ts';
import type { PageFlow } from './page-flow.ts';
import { COLUMN, LINE, PAGE, SOFT, WHITE } from './pdf-canvas.ts';

export interface EntryImage {
  kind: 'image' | 'video';
  /** Null when the file is gone: its place stays, and says so. */
  image: BookImage | null;
  missingLabel: string;
}

const GAP = 3;
/** One picture alone may be this high, two beside each other somewhat less. */
const HIGHEST = { alone: 105, pair: 80 };
/** The part of its height that a row may shrink to at the end of a page. */
const SMALLEST = 0.6;
const MISSING_RATIO = 4 / 3;

/** Pictures in rows of one or two as high as their widths allow; a row never breaks over a page. */
export function drawImageRows(flow: PageFlow, pictures: readonly EntryImage[]): void {
  const rest = [...pictures];
  while (rest.length > 0) drawRow(flow, rest.splice(0, rest.length === 3 || rest.length === 1 ? 1 : 2));
}

function drawRow(flow: PageFlow, row: readonly EntryImage[]): void {
  const ratios = row.map(({ image }) => image?.aspectRatio ?? MISSING_RATIO);
  const together = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const highest = row.length === 1 ? HIGHEST.alone : HIGHEST.pair;
  const full = Math.min(highest, (COLUMN - GAP * (row.length - 1)) / together);
  flow.addSpace(4);
  // rather somewhat smaller beside its words than alone on the next page
  const height = flow.remainingHeight >= full * SMALLEST ? Math.min(full, flow.remainingHeight) : full;
  flow.ensureHeight(height);
  // what does not fill the column stands in its middle
  let x = PAGE.margin + (COLUMN - GAP * (row.length - 1) - height * together) / 2;
  row.forEach((named, index) => {
    const width = height * (ratios[index] ?? MISSING_RATIO);
    if (named.image) flow.canvas.drawImage(named.image, x, flow.y, height);
    else drawMissing(flow, named.missingLabel, x, width, height);
    if (named.kind === 'video' && named.image) drawPlaySign(flow, x + width / 2, flow.y + height / 2);
    x += width + GAP;
  });
  flow.y += height + 1;
}

function drawMissing({ canvas, y }: PageFlow, sentence: string, x: number, width: number, height: number): void {
  canvas.strokeRect(x, y, width, height, LINE, 2);
  canvas.writeLine(canvas.glyphFallback.substitute(sentence), x + width / 2, y + height / 2, {
    size: 9,
    colour: SOFT,
    align: 'center',
  });
}

function drawPlaySign({ canvas }: PageFlow, x: number, y: number): void {
  canvas.fillRect(x - 7, y - 7, 14, 14, SOFT, 7);
  canvas.writeLine('▶', x + 0.6, y + 2.6, { size: 20, colour: WHITE, align: 'center' });
}

import type { BookImage } from './book-image.ts';
import type { PageFlow } from './page-flow.ts';
import { A4_PAGE, pdfColours, TEXT_WIDTH } from './page-layout.ts';

/** An image of an entry, or the poster frame of an entry's video. */
export interface EntryImage {
  kind: 'image' | 'video';
  /** The image; null if its file is missing. An empty frame with `missingLabel` is then drawn instead. */
  image: BookImage | null;
  missingLabel: string;
}

const GAP = 3;
/** Maximum height in millimetres of a row with one image and of a row with two images. */
const MAX_HEIGHT = { single: 105, pair: 80 };
/** The smallest fraction of its full height to which a row of images is scaled down so that it fits at the end of a page. */
const MIN_SCALE = 0.6;
const MISSING_IMAGE_RATIO = 4 / 3;

/**
 * Draws an entry's images in rows of one or two. A row is as high as the text width and `MAX_HEIGHT` allow, and is not split between pages.
 */
export function drawImageRows(flow: PageFlow, images: readonly EntryImage[]): void {
  const rest = [...images];
  while (rest.length > 0) drawRow(flow, rest.splice(0, rest.length === 3 || rest.length === 1 ? 1 : 2));
}

function drawRow(flow: PageFlow, row: readonly EntryImage[]): void {
  const ratios = row.map(({ image }) => image?.aspectRatio ?? MISSING_IMAGE_RATIO);
  const totalRatio = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const maxHeight = row.length === 1 ? MAX_HEIGHT.single : MAX_HEIGHT.pair;
  const fullHeight = Math.min(maxHeight, (TEXT_WIDTH - GAP * (row.length - 1)) / totalRatio);
  flow.addSpace(4);
  // A row is scaled down to fit on the current page, because a smaller image near its entry's text is better than a large one on the next
  // page.
  const height =
    flow.remainingHeight >= fullHeight * MIN_SCALE ? Math.min(fullHeight, flow.remainingHeight) : fullHeight;
  flow.ensureHeight(height);
  // A row that is narrower than the text width is centred.
  let x = A4_PAGE.margin + (TEXT_WIDTH - GAP * (row.length - 1) - height * totalRatio) / 2;
  row.forEach((entryImage, index) => {
    const width = height * (ratios[index] ?? MISSING_IMAGE_RATIO);
    if (entryImage.image) flow.canvas.drawImage(entryImage.image, x, flow.y, height);
    else drawMissingImage(flow, entryImage.missingLabel, x, width, height);
    if (entryImage.kind === 'video' && entryImage.image) drawPlayIcon(flow, x + width / 2, flow.y + height / 2);
    x += width + GAP;
  });
  flow.y += height + 1;
}

function drawMissingImage({ canvas, y }: PageFlow, label: string, x: number, width: number, height: number): void {
  canvas.strokeRect(x, y, width, height, pdfColours.rule, 2);
  canvas.writeLine(canvas.font.glyphFallback.substitute(label), x + width / 2, y + height / 2, {
    size: 9,
    colour: pdfColours.softInk,
    align: 'center',
  });
}

function drawPlayIcon({ canvas }: PageFlow, x: number, y: number): void {
  canvas.fillRect(x - 7, y - 7, 14, 14, pdfColours.softInk, 7);
  canvas.writeLine('▶', x + 0.6, y + 2.6, { size: 20, colour: pdfColours.white, align: 'center' });
}

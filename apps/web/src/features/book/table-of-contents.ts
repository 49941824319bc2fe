import { type BookRequest, fillPlaceholders } from './book.ts';
import type { Chapter } from './chapters.ts';
import { entryCountLabel } from './cover.ts';
import { COLUMN_WIDTH, PAGE, RULE, SOFT_INK } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

const ROW_HEIGHT = 12;
const HEADING_HEIGHT = 20;
const ROWS_PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin - HEADING_HEIGHT) / ROW_HEIGHT);

export const tableOfContentsPageCount = (chapters: readonly Chapter[]): number =>
  Math.max(1, Math.ceil(chapters.length / ROWS_PER_PAGE));

export const chapterTitle = ({ labels }: BookRequest, { number, month }: Chapter): string =>
  fillPlaceholders(labels.chapter, { number, month });

/**
 * Draws the table of contents on pages that were added before. Page numbers are shown without counting the cover.
 * @param firstPage its first page; the cover is page 1
 * @param pageOf returns the first page of a chapter; the cover is page 1
 */
export function drawTableOfContents(
  canvas: PdfCanvas,
  request: BookRequest,
  chapters: readonly Chapter[],
  firstPage: number,
  pageOf: (chapter: Chapter) => number,
): void {
  const right = PAGE.width - PAGE.margin;
  const { glyphFallback } = canvas;
  chapters.forEach((chapter, index) => {
    canvas.goToPage(firstPage + Math.floor(index / ROWS_PER_PAGE));
    if (index === 0) {
      const heading = glyphFallback.substitute(request.labels.contents);
      canvas.writeLine(heading, PAGE.margin, PAGE.margin + 9, { size: 22 });
    }
    const y = PAGE.margin + HEADING_HEIGHT + (index % ROWS_PER_PAGE) * ROW_HEIGHT + 5;
    const page = pageOf(chapter);
    const title = glyphFallback.substitute(chapterTitle(request, chapter));
    const count = glyphFallback.substitute(entryCountLabel(request.labels, chapter.entries.length));
    canvas.writeLine(title, PAGE.margin, y, { size: 13 });
    canvas.writeLine(count, right - 16, y, { size: 10, colour: SOFT_INK, align: 'right' });
    canvas.writeLine(String(page - 1), right, y, { size: 13, align: 'right' });
    canvas.drawLine(PAGE.margin, y + 3.4, right, y + 3.4, RULE);
    canvas.addLink(PAGE.margin, y - 6, COLUMN_WIDTH, ROW_HEIGHT - 2, page);
  });
}

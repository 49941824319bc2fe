import type { BookRequest } from './book.ts';
import { fillPlaceholders } from './book.ts';
import type { Chapter } from './chapters.ts';
import { entryCountLabel } from './cover.ts';
import { COLUMN, LINE, PAGE, type PdfCanvas, SOFT } from './pdf-canvas.ts';

const ROW = 12;
const HEADING = 20;
const ROWS_A_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin - HEADING) / ROW);

export const tableOfContentsPageCount = (chapters: readonly Chapter[]): number =>
  Math.max(1, Math.ceil(chapters.length / ROWS_A_PAGE));

export const chapterTitle = ({ labels }: BookRequest, { number, month }: Chapter): string =>
  fillPlaceholders(labels.chapter, { number, month });

/**
 * The table of contents on pages that are there already.
 * @param firstPage the first of them, counted from the cover, which is 1
 * @param pageOf the page on which a chapter starts, counted likewise; the number shown is counted from after the cover
 */
export function drawTableOfContents(
  paper: PdfCanvas,
  order: BookRequest,
  chapters: readonly Chapter[],
  firstPage: number,
  pageOf: (chapter: Chapter) => number,
): void {
  const right = PAGE.width - PAGE.margin;
  chapters.forEach((chapter, index) => {
    const row = index % ROWS_A_PAGE;
    paper.goToPage(firstPage + Math.floor(index / ROWS_A_PAGE));
    if (index === 0)
      paper.writeLine(paper.glyphFallback.substitute(order.labels.contents), PAGE.margin, PAGE.margin + 9, {
        size: 22,
      });
    const y = PAGE.margin + HEADING + row * ROW + 5;
    const page = pageOf(chapter);
    paper.writeLine(paper.glyphFallback.substitute(chapterTitle(order, chapter)), PAGE.margin, y, { size: 13 });
    paper.writeLine(
      paper.glyphFallback.substitute(entryCountLabel(order.labels, chapter.entries.length)),
      right - 16,
      y,
      {
        size: 10,
        colour: SOFT,
        align: 'right',
      },
    );
    paper.writeLine(String(page - 1), right, y, { size: 13, align: 'right' });
    paper.line(PAGE.margin, y + 3.4, right, y + 3.4, LINE);
    paper.addLink(PAGE.margin, y - 6, COLUMN, ROW - 2, page);
  });
}

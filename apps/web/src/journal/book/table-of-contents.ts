import { type BookRequest, fillPlaceholders } from './book.ts';
import type { BookChapter } from './chapters.ts';
import { entryCountLabel } from './cover.ts';
import { A4_PAGE, pdfColours, TEXT_WIDTH } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

const ROW_HEIGHT = 12;
const HEADING_HEIGHT = 20;
const ROWS_PER_PAGE = Math.floor((A4_PAGE.height - 2 * A4_PAGE.margin - HEADING_HEIGHT) / ROW_HEIGHT);

/** The number of pages that the table of contents needs, at least 1. */
export const tableOfContentsPageCount = (chapters: readonly BookChapter[]): number =>
  Math.max(1, Math.ceil(chapters.length / ROWS_PER_PAGE));

/** The title of a chapter, such as `Chapter 1: March 2026`. */
export const chapterTitle = ({ labels }: BookRequest, { number, month }: BookChapter): string =>
  fillPlaceholders(labels.chapter, { number, month });

/**
 * Draws the table of contents on pages that the caller has added. The printed page numbers do not count the cover.
 * @param firstPage the first page of the table of contents, where the cover is page 1
 * @param pageOf returns the first page of a chapter, where the cover is page 1
 */
export function drawTableOfContents(
  canvas: PdfCanvas,
  request: BookRequest,
  chapters: readonly BookChapter[],
  firstPage: number,
  pageOf: (chapter: BookChapter) => number,
): void {
  const right = A4_PAGE.width - A4_PAGE.margin;
  const { glyphFallback } = canvas.font;
  chapters.forEach((chapter, index) => {
    canvas.goToPage(firstPage + Math.floor(index / ROWS_PER_PAGE));
    if (index === 0) {
      const heading = glyphFallback.substitute(request.labels.contents);
      canvas.writeLine(heading, A4_PAGE.margin, A4_PAGE.margin + 9, { size: 22 });
    }
    const y = A4_PAGE.margin + HEADING_HEIGHT + (index % ROWS_PER_PAGE) * ROW_HEIGHT + 5;
    const page = pageOf(chapter);
    const title = glyphFallback.substitute(chapterTitle(request, chapter));
    const count = glyphFallback.substitute(entryCountLabel(request.labels, chapter.entries.length));
    canvas.writeLine(title, A4_PAGE.margin, y, { size: 13 });
    canvas.writeLine(count, right - 16, y, { size: 10, colour: pdfColours.softInk, align: 'right' });
    canvas.writeLine(String(page - 1), right, y, { size: 13, align: 'right' });
    canvas.drawLine(A4_PAGE.margin, y + 3.4, right, y + 3.4, pdfColours.rule);
    canvas.addLink(A4_PAGE.margin, y - 6, TEXT_WIDTH, ROW_HEIGHT - 2, page);
  });
}

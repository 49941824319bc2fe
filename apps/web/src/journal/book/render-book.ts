import type { BookImageProvider } from './book-image.ts';
import type { RenderedBook, BookRequest } from './book.ts';
import { type BookChapter, groupIntoChapters } from './chapters.ts';
import { drawCover, entryCountLabel } from './cover.ts';
import { drawEntry, drawEntryDivider } from './entry-section.ts';
import { loadEntryImages, renderMissingGlyphImages } from './load-images.ts';
import { PageFlow } from './page-flow.ts';
import { A4_PAGE, pdfColours } from './page-layout.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { drawRiceGrids } from './rice-grid.ts';
import { chapterTitle, drawTableOfContents, tableOfContentsPageCount } from './table-of-contents.ts';

const COVER_PAGE = 1;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * Renders a book as PDF: a cover, a table of contents and a chapter for each month. Page numbers start after the cover.
 * @param onProgress called with the completed fraction of the rendering, 0 to 1
 */
export async function renderBook(
  request: BookRequest,
  images: BookImageProvider,
  onProgress: (fraction: number) => void,
): Promise<RenderedBook> {
  const canvas = new PdfCanvas(request.font);
  const chapters = groupIntoChapters(request.entries, request.language);
  canvas.setMetadata(request.labels.title, request.language);
  await renderMissingGlyphImages(canvas, request, images);

  drawCover(canvas, request, chapters);
  for (let page = 0; page < tableOfContentsPageCount(chapters); page += 1) canvas.addPage();

  const firstPages = new Map<BookChapter, number>();
  let renderedCount = 0;
  for (const chapter of chapters) {
    const flow = startChapter(canvas, request, chapter);
    firstPages.set(chapter, canvas.pageCount);
    for (const [index, numbered] of chapter.entries.entries()) {
      if (index > 0) drawEntryDivider(flow);
      drawEntry(flow, request, numbered, await loadEntryImages(numbered.entry, request, images));
      renderedCount += 1;
      onProgress(renderedCount / request.entries.length);
    }
  }
  const pageOf = (chapter: BookChapter): number => firstPages.get(chapter) ?? COVER_PAGE;
  drawTableOfContents(canvas, request, chapters, COVER_PAGE + 1, pageOf);
  for (const chapter of chapters) canvas.addOutlineItem(chapterTitle(request, chapter), pageOf(chapter));
  drawPageNumbers(canvas);
  return { bytes: canvas.toArrayBuffer(), pageCount: canvas.pageCount };
}

function startChapter(canvas: PdfCanvas, request: BookRequest, chapter: BookChapter): PageFlow {
  const flow = new PageFlow(canvas);
  flow.startPage();
  const write = (text: string, y: number, style: { size: number; colour?: typeof pdfColours.softInk }): void =>
    canvas.writeLine(canvas.font.glyphFallback.substitute(text), A4_PAGE.width / 2, y, { ...style, align: 'center' });
  drawRiceGrids(canvas, `${MONTHS[chapter.monthOfYear - 1] ?? ''}月`, A4_PAGE.width / 2, flow.y + 4, 18);
  write(chapterTitle(request, chapter), flow.y + 36, { size: 20 });
  write(entryCountLabel(request.labels, chapter.entries.length), flow.y + 44, {
    size: 10.5,
    colour: pdfColours.softInk,
  });
  flow.y += 58;
  return flow;
}

function drawPageNumbers(canvas: PdfCanvas): void {
  for (let page = COVER_PAGE + 1; page <= canvas.pageCount; page += 1) {
    canvas.goToPage(page);
    const label = String(page - COVER_PAGE);
    canvas.writeLine(label, A4_PAGE.width / 2, A4_PAGE.height - 11, {
      size: 9,
      colour: pdfColours.softInk,
      align: 'center',
    });
  }
}

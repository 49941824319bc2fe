import type { Entry } from '@memory/contracts';
import type { BookImageSource } from './book-image.ts';
import type { Book, BookRequest } from './book.ts';
import { type Chapter, groupIntoChapters } from './chapters.ts';
import { drawCover, entryCountLabel } from './cover.ts';
import { drawEntryDivider, drawEntry } from './entry-section.ts';
import type { EntryImage } from './image-rows.ts';
import { PageFlow } from './page-flow.ts';
import { PAGE, PdfCanvas, SOFT } from './pdf-canvas.ts';
import { drawRiceGrids } from './rice-grid.ts';
import { chapterTitle, tableOfContentsPageCount, drawTableOfContents } from './table-of-contents.ts';

const COVER = 1;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * Makes the book: a cover, the contents, a chapter a month, page numbers from after the cover.
 * @param onProgress the part that is done, 0 to 1
 */
export async function renderBook(
  order: BookRequest,
  source: BookImageSource,
  onProgress: (part: number) => void,
): Promise<Book> {
  const paper = new PdfCanvas(order.font);
  const chapters = groupIntoChapters(order.entries, order.language);
  paper.setMetadata(order.labels.title, order.language);
  await drawForeignSigns(paper, order, source);

  drawCover(paper, order, chapters);
  for (let page = 0; page < tableOfContentsPageCount(chapters); page += 1) paper.addPage();

  const starts = new Map<Chapter, number>();
  let done = 0;
  for (const chapter of chapters) {
    const flow = startChapter(paper, order, chapter);
    starts.set(chapter, paper.pageCount);
    for (const [index, numbered] of chapter.entries.entries()) {
      if (index > 0) drawEntryDivider(flow);
      drawEntry(flow, order, numbered, await picturesOf(numbered.entry, order, source));
      done += 1;
      onProgress(done / order.entries.length);
    }
  }
  const pageOf = (chapter: Chapter): number => starts.get(chapter) ?? COVER;
  drawTableOfContents(paper, order, chapters, COVER + 1, pageOf);
  for (const chapter of chapters) paper.addOutlineItem(chapterTitle(order, chapter), pageOf(chapter));
  numberPages(paper);
  return { bytes: paper.bytes(), pageCount: paper.pageCount };
}

function startChapter(paper: PdfCanvas, order: BookRequest, chapter: Chapter): PageFlow {
  const flow = new PageFlow(paper);
  flow.startPage();
  drawRiceGrids(paper, `${MONTHS[chapter.monthOfYear - 1] ?? ''}月`, PAGE.width / 2, flow.y + 4, 18);
  paper.writeLine(paper.glyphFallback.substitute(chapterTitle(order, chapter)), PAGE.width / 2, flow.y + 36, {
    size: 20,
    align: 'center',
  });
  paper.writeLine(
    paper.glyphFallback.substitute(entryCountLabel(order.labels, chapter.entries.length)),
    PAGE.width / 2,
    flow.y + 44,
    {
      size: 10.5,
      colour: SOFT,
      align: 'center',
    },
  );
  flow.y += 58;
  return flow;
}

/** Every piece of text that the typeface lacks is drawn before a line is measured. */
async function drawForeignSigns(
  paper: PdfCanvas,
  { entries, labels }: BookRequest,
  source: BookImageSource,
): Promise<void> {
  const texts = [
    labels.title,
    ...entries.flatMap(({ title, content, extractedText, location }) => [
      title,
      content,
      extractedText,
      location ?? '',
    ]),
  ];
  const signs = new Set(texts.flatMap((text) => paper.glyphFallback.substitute(text).match(/[\uE000-\uF8FF]/g) ?? []));
  for (const sign of signs) {
    const picture = await source.renderText(paper.glyphFallback.originalOf(sign) ?? '');
    if (picture) paper.setPlaceholderImage(sign, picture);
  }
}

async function picturesOf(
  entry: Entry,
  { options, labels }: BookRequest,
  source: BookImageSource,
): Promise<EntryImage[]> {
  if (!options.images) return [];
  const handwriting = entry.originalImageUrl ? [{ url: entry.originalImageUrl, type: 'image' }] : [];
  const files = [...handwriting, ...entry.mediaFiles.filter(({ url }) => url !== entry.originalImageUrl)];
  const pictures: EntryImage[] = [];
  for (const { url, type } of files) {
    const kind = type.startsWith('video') ? 'video' : 'image';
    pictures.push({
      kind,
      image: await source.loadFile(url),
      missingLabel: kind === 'video' ? labels.videoMissing : labels.imageMissing,
    });
  }
  return pictures;
}

function numberPages(paper: PdfCanvas): void {
  for (let page = COVER + 1; page <= paper.pageCount; page += 1) {
    paper.goToPage(page);
    paper.writeLine(String(page - COVER), PAGE.width / 2, PAGE.height - 11, { size: 9, colour: SOFT, align: 'center' });
  }
}

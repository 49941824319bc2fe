import type { Entry } from '@memory/contracts';
import type { Book, BookOrder } from './book.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { chapterTitle, contentsPages, drawContents } from './table-of-contents.ts';
import { drawCover, memoriesSentence } from './cover.ts';
import { Flow } from './page-flow.ts';
import { drawDivider, drawMemory } from './entry-section.ts';
import { PAGE, Paper, SOFT } from './pdf-canvas.ts';
import type { PictureSource } from './book-image.ts';
import type { NamedPicture } from './image-rows.ts';
import { drawRiceGrids } from './rice-grid.ts';

const COVER = 1;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * Makes the book: a cover, the contents, a chapter a month, page numbers from after the cover.
 * @param onProgress the part that is done, 0 to 1
 */
export async function composeBook(
  order: BookOrder,
  source: PictureSource,
  onProgress: (part: number) => void,
): Promise<Book> {
  const paper = new Paper(order.typeface);
  const chapters = chaptersOf(order.entries, order.language);
  paper.describe(order.words.title, order.language);
  await drawForeignSigns(paper, order, source);

  drawCover(paper, order, chapters);
  for (let page = 0; page < contentsPages(chapters); page += 1) paper.turn();

  const starts = new Map<Chapter, number>();
  let done = 0;
  for (const chapter of chapters) {
    const flow = startChapter(paper, order, chapter);
    starts.set(chapter, paper.pageCount);
    for (const [index, numbered] of chapter.entries.entries()) {
      if (index > 0) drawDivider(flow);
      drawMemory(flow, order, numbered, await picturesOf(numbered.entry, order, source));
      done += 1;
      onProgress(done / order.entries.length);
    }
  }
  const pageOf = (chapter: Chapter): number => starts.get(chapter) ?? COVER;
  drawContents(paper, order, chapters, COVER + 1, pageOf);
  for (const chapter of chapters) paper.bookmark(chapterTitle(order, chapter), pageOf(chapter));
  numberPages(paper);
  return { bytes: paper.bytes(), pageCount: paper.pageCount };
}

function startChapter(paper: Paper, order: BookOrder, chapter: Chapter): Flow {
  const flow = new Flow(paper);
  flow.turn();
  drawRiceGrids(paper, `${MONTHS[chapter.monthOfYear - 1] ?? ''}月`, PAGE.width / 2, flow.y + 4, 18);
  paper.write(paper.signs.set(chapterTitle(order, chapter)), PAGE.width / 2, flow.y + 36, {
    size: 20,
    align: 'center',
  });
  paper.write(paper.signs.set(memoriesSentence(order.words, chapter.entries.length)), PAGE.width / 2, flow.y + 44, {
    size: 10.5,
    colour: SOFT,
    align: 'center',
  });
  flow.y += 58;
  return flow;
}

/** Every piece of text that the typeface lacks is drawn before a line is measured. */
async function drawForeignSigns(paper: Paper, { entries, words }: BookOrder, source: PictureSource): Promise<void> {
  const texts = [
    words.title,
    ...entries.flatMap(({ title, content, extractedText, location }) => [
      title,
      content,
      extractedText,
      location ?? '',
    ]),
  ];
  const signs = new Set(texts.flatMap((text) => paper.signs.set(text).match(/[\uE000-\uF8FF]/g) ?? []));
  for (const sign of signs) {
    const picture = await source.ofText(paper.signs.pieceOf(sign) ?? '');
    if (picture) paper.draws(sign, picture);
  }
}

async function picturesOf(entry: Entry, { options, words }: BookOrder, source: PictureSource): Promise<NamedPicture[]> {
  if (!options.images) return [];
  const handwriting = entry.originalImageUrl ? [{ url: entry.originalImageUrl, type: 'image' }] : [];
  const files = [...handwriting, ...entry.mediaFiles.filter(({ url }) => url !== entry.originalImageUrl)];
  const pictures: NamedPicture[] = [];
  for (const { url, type } of files) {
    const kind = type.startsWith('video') ? 'video' : 'image';
    pictures.push({
      kind,
      picture: await source.ofFile(url),
      missing: kind === 'video' ? words.videoMissing : words.imageMissing,
    });
  }
  return pictures;
}

function numberPages(paper: Paper): void {
  for (let page = COVER + 1; page <= paper.pageCount; page += 1) {
    paper.goTo(page);
    paper.write(String(page - COVER), PAGE.width / 2, PAGE.height - 11, { size: 9, colour: SOFT, align: 'center' });
  }
}

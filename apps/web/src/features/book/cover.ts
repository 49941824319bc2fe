import { formatDateTime } from '../../lib/format-date.ts';
import type { BookRequest } from './book.ts';
import { fillPlaceholders } from './book.ts';
import type { Chapter } from './chapters.ts';
import { CINNABAR, type Colour, COLUMN, LINE, PAGE, type PdfCanvas, SOFT, WHITE } from './pdf-canvas.ts';
import { drawRiceGrids } from './rice-grid.ts';

const GROUND: Colour = [251, 247, 240];
const MIDDLE = PAGE.width / 2;

/** The first page: 记忆 in its grids, whose book it is, from when to when. */
export function drawCover(
  paper: PdfCanvas,
  { labels, entries, createdAt, language }: BookRequest,
  chapters: readonly Chapter[],
): void {
  paper.fillRect(0, 0, PAGE.width, PAGE.height, GROUND);
  paper.strokeRect(12, 12, PAGE.width - 24, PAGE.height - 24, LINE, 4);
  drawRiceGrids(paper, '记忆', MIDDLE, 62, 50);
  let y = 145;
  for (const line of paper.wrapText(paper.glyphFallback.substitute(labels.title), 26, COLUMN)) {
    paper.writeLine(line, MIDDLE, y, { size: 26, align: 'center' });
    y += 13;
  }
  paper.line(MIDDLE - 14, y - 3, MIDDLE + 14, y - 3, CINNABAR);
  const months = [...new Set([chapters.at(0)?.month ?? '', chapters.at(-1)?.month ?? ''])].join(' – ');
  paper.writeLine(paper.glyphFallback.substitute(months), MIDDLE, y + 9, { size: 13, colour: SOFT, align: 'center' });
  paper.writeLine(paper.glyphFallback.substitute(entryCountLabel(labels, entries.length)), MIDDLE, y + 18, {
    size: 13,
    colour: SOFT,
    align: 'center',
  });
  paper.fillRect(MIDDLE - 6, 246, 12, 12, CINNABAR, 2);
  paper.writeLine('忆', MIDDLE, 254.6, { size: 20, colour: WHITE, align: 'center' });
  const made = fillPlaceholders(labels.createdOn, { date: formatDateTime(createdAt, language).split(' • ')[0] ?? '' });
  paper.writeLine(paper.glyphFallback.substitute(made), MIDDLE, 268, { size: 9, colour: SOFT, align: 'center' });
}

export function entryCountLabel({ entryCount, oneEntry }: BookRequest['labels'], count: number): string {
  return fillPlaceholders(count === 1 ? oneEntry : entryCount, { n: count });
}

import { formatDateTime } from '../../lib/format-date.ts';
import { type BookLabels, type BookRequest, fillPlaceholders } from './book.ts';
import type { BookChapter } from './chapters.ts';
import { A4_PAGE, type PdfColour, pdfColours, TEXT_WIDTH } from './page-layout.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { drawRiceGrids } from './rice-grid.ts';

const BACKGROUND: PdfColour = [251, 247, 240];
const CENTER_X = A4_PAGE.width / 2;

/** Draws the book's cover: the characters 记忆 in rice grids, the title, the first and last month, and the number of entries. */
export function drawCover(
  canvas: PdfCanvas,
  { labels, entries, createdAt, language }: BookRequest,
  chapters: readonly BookChapter[],
): void {
  canvas.fillRect(0, 0, A4_PAGE.width, A4_PAGE.height, BACKGROUND);
  canvas.strokeRect(12, 12, A4_PAGE.width - 24, A4_PAGE.height - 24, pdfColours.rule, 4);
  drawRiceGrids(canvas, '记忆', CENTER_X, 62, 50);
  let y = 145;
  for (const line of canvas.font.wrapText(canvas.font.glyphFallback.substitute(labels.title), 26, TEXT_WIDTH)) {
    canvas.writeLine(line, CENTER_X, y, { size: 26, align: 'center' });
    y += 13;
  }
  canvas.drawLine(CENTER_X - 14, y - 3, CENTER_X + 14, y - 3, pdfColours.cinnabar);
  const months = [...new Set([chapters.at(0)?.month ?? '', chapters.at(-1)?.month ?? ''])].join(' – ');
  canvas.writeLine(canvas.font.glyphFallback.substitute(months), CENTER_X, y + 9, {
    size: 13,
    colour: pdfColours.softInk,
    align: 'center',
  });
  canvas.writeLine(canvas.font.glyphFallback.substitute(entryCountLabel(labels, entries.length)), CENTER_X, y + 18, {
    size: 13,
    colour: pdfColours.softInk,
    align: 'center',
  });
  canvas.fillRect(CENTER_X - 6, 246, 12, 12, pdfColours.cinnabar, 2);
  canvas.writeLine('忆', CENTER_X, 254.6, { size: 20, colour: pdfColours.white, align: 'center' });
  const createdOn = fillPlaceholders(labels.createdOn, {
    date: formatDateTime(createdAt, language).split(' • ')[0] ?? '',
  });
  canvas.writeLine(canvas.font.glyphFallback.substitute(createdOn), CENTER_X, 268, {
    size: 9,
    colour: pdfColours.softInk,
    align: 'center',
  });
}

/** The number of entries as a text, such as `3 memories`. */
export function entryCountLabel({ entryCount, oneEntry }: BookLabels, count: number): string {
  return fillPlaceholders(count === 1 ? oneEntry : entryCount, { n: count });
}

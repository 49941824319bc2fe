import { formatMoment } from '../../lib/format-date.ts';
import type { BookOrder } from './book.ts';
import { fill } from './book.ts';
import type { Chapter } from './chapters.ts';
import { CINNABAR, type Colour, COLUMN, LINE, PAGE, type Paper, SOFT, WHITE } from './pdf-canvas.ts';
import { drawRiceGrids } from './rice-grid.ts';

const GROUND: Colour = [251, 247, 240];
const MIDDLE = PAGE.width / 2;

/** The first page: 记忆 in its grids, whose book it is, from when to when. */
export function drawCover(
  paper: Paper,
  { words, entries, madeAt, language }: BookOrder,
  chapters: readonly Chapter[],
): void {
  paper.box(0, 0, PAGE.width, PAGE.height, GROUND);
  paper.frame(12, 12, PAGE.width - 24, PAGE.height - 24, LINE, 4);
  drawRiceGrids(paper, '记忆', MIDDLE, 62, 50);
  let y = 145;
  for (const line of paper.wrap(paper.signs.set(words.title), 26, COLUMN)) {
    paper.write(line, MIDDLE, y, { size: 26, align: 'center' });
    y += 13;
  }
  paper.line(MIDDLE - 14, y - 3, MIDDLE + 14, y - 3, CINNABAR);
  const months = [...new Set([chapters.at(0)?.month ?? '', chapters.at(-1)?.month ?? ''])].join(' – ');
  paper.write(paper.signs.set(months), MIDDLE, y + 9, { size: 13, colour: SOFT, align: 'center' });
  paper.write(paper.signs.set(memoriesSentence(words, entries.length)), MIDDLE, y + 18, {
    size: 13,
    colour: SOFT,
    align: 'center',
  });
  paper.box(MIDDLE - 6, 246, 12, 12, CINNABAR, 2);
  paper.write('忆', MIDDLE, 254.6, { size: 20, colour: WHITE, align: 'center' });
  const made = fill(words.made, { date: formatMoment(madeAt, language).split(' • ')[0] ?? '' });
  paper.write(paper.signs.set(made), MIDDLE, 268, { size: 9, colour: SOFT, align: 'center' });
}

export function memoriesSentence({ memories, oneMemory }: BookOrder['words'], count: number): string {
  return fill(count === 1 ? oneMemory : memories, { n: count });
}

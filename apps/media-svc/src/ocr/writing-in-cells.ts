import type { Ink } from './ink.ts';
import { medianOf } from './pinyin-rows.ts';

/** The positions of the lines of squared paper, and functions that give the position of a pixel, as if the page were not inclined. */
export interface SquaredPaper {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly xOf: (pixel: number) => number;
  readonly yOf: (pixel: number) => number;
}

/** The maximum difference between the side of a cell and the median side, as a share of the median. */
const MAX_DIFFERENCE = 0.2;
/** A cell counts as filled when at least this share of its pixels is ink. */
const MIN_INK = 0.015;
/** The maximum number of columns of a poem. Writing that fills a rectangle higher than wide is taken for a poem. */
const MAX_POEM_LINES = 4;

/**
 * Whether the writing on squared paper runs downwards, in columns from right to left. Then the last column, at the left, may be shorter, while
 * horizontal lines end at different places at the right. A filled rectangle that may be a poem is taken for columns.
 * @param writing the ink without the lines
 * @returns null when the paper has no square cells, or the filled cells do not show the direction
 */
export function directionInCells(writing: Ink, { rows, columns, xOf, yOf }: SquaredPaper): boolean | null {
  const side = medianOf([rows, columns].flatMap(distances));
  const [rowLines, columnLines] = [rows, columns].map((lines) => linesOfCells(lines, side));
  if (!rowLines || !columnLines) return null;
  const [left, top] = [columnLines[0]!, rowLines[0]!];
  const [across, down] = [columnLines.length - 1, rowLines.length - 1];
  const counts = new Int32Array(across * down);
  for (let pixel = 0; pixel < writing.mask.length; pixel += 1) {
    if (writing.mask[pixel] === 0) continue;
    const column = Math.floor((xOf(pixel) - left) / side);
    const row = Math.floor((yOf(pixel) - top) / side);
    if (column >= 0 && column < across && row >= 0 && row < down) counts[row * across + column]! += 1;
  }
  const filledRows = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => column).filter(
      (column) => counts[row * across + column]! > side * side * MIN_INK,
    ),
  ).filter((row) => row.length > 0);
  const first = Math.min(...filledRows.map((row) => row[0]!));
  const last = Math.max(...filledRows.map((row) => row.at(-1)!));
  const emptyAtLeft = filledRows.reduce((sum, row) => sum + row[0]! - first, 0);
  const emptyAtRight = filledRows.reduce((sum, row) => sum + last - row.at(-1)!, 0);
  if (emptyAtLeft !== emptyAtRight) return emptyAtLeft > emptyAtRight;
  const width = last - first + 1;
  return filledRows.length > width && width > 1 && width <= MAX_POEM_LINES ? true : null;
}

const distances = (lines: readonly number[]): number[] => lines.slice(1).map((line, index) => line - lines[index]!);

/** Removes strokes of characters that were taken for lines; null when the distances between the remaining lines are not the sides of cells. */
function linesOfCells(lines: readonly number[], side: number): number[] | null {
  const kept: number[] = [];
  for (const line of lines) if (kept.length === 0 || line - kept.at(-1)! > side * (1 - MAX_DIFFERENCE)) kept.push(line);
  const isRegular = distances(kept).every((distance) => distance < side * (1 + MAX_DIFFERENCE));
  return isRegular && kept.length > 1 ? kept : null;
}

import type { TextRegion } from './text-region.ts';

/** The minimum ratio of a line's longer to its shorter side. A region with a smaller ratio may be a single character. */
const MIN_LINE_RATIO = 1.5;
/** The maximum distance, in heights of a line, at which a single character is joined to the next region of its row. */
const MAX_CHARACTER_GAP = 1.2;
/** The minimum space between two columns of lines, in heights of a line. */
const MIN_GUTTER = 1;
/** The maximum share of the lines that cross the space between two columns, such as a title. */
const MAX_CROSSING_SHARE = 0.25;
/** The minimum slope of a page, in radians. A smaller slope is measuring error, and the page counts as straight. */
const MIN_PAGE_SLOPE = 0.01;

/** A rectangle of the page as if it were not inclined. */
interface Box {
  readonly region: TextRegion;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether the writing runs from top to bottom, in columns or because the picture was turned. Each separate single character counts for the direction
 * in which the next character is nearer.
 */
export function runsDownwards(regions: readonly TextRegion[]): boolean {
  let [across, down] = [0, 0];
  for (const region of regions) {
    if (region.width >= region.height * MIN_LINE_RATIO) across += region.width / region.height;
    else if (region.height >= region.width * MIN_LINE_RATIO) down += region.height / region.width;
  }
  const characters = regions.filter(isCharacter);
  for (const character of characters) {
    const toRight = Math.min(...characters.map((other) => gapAcross(character, other)));
    const below = Math.min(...characters.map((other) => gapAcross(swapAxes(character), swapAxes(other))));
    if (toRight < below) across += 1;
    if (below < toRight) down += 1;
  }
  return down > across;
}

const isCharacter = ({ width, height }: TextRegion): boolean =>
  width < height * MIN_LINE_RATIO && height < width * MIN_LINE_RATIO;

const swapAxes = ({ x, y, width, height, slope }: TextRegion): TextRegion => ({
  x: y,
  y: x,
  width: height,
  height: width,
  slope,
});

/** Returns the distance between the middles of two regions if `other` is to the right of `region` in the same row, and otherwise Infinity. */
const gapAcross = (region: TextRegion, other: TextRegion): number =>
  other.x > region.x && Math.abs(other.y - region.y) < (region.height + other.height) / 4
    ? other.x - region.x
    : Infinity;

/**
 * Sorts the regions of an upright page with horizontal lines into reading order: lines from top to bottom; with two columns, all lines of the left
 * column come first. Separate characters are joined to the region of their line.
 * @returns the lines, each with its regions from left to right
 */
export function arrangeLines(regions: readonly TextRegion[]): TextRegion[][] {
  const slope = pageSlopeOf(regions);
  return orderBoxes(regions.map((region) => boxOf(region, slope))).map((row) =>
    joinCharacters(row).map((boxes) => enclosingRegion(boxes, slope)),
  );
}

/** The median slope of the lines, in radians. */
function pageSlopeOf(regions: readonly TextRegion[]): number {
  const slopes = regions.filter((region) => !isCharacter(region)).map(({ slope }) => slope);
  const median = slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
  return Math.abs(median) < MIN_PAGE_SLOPE ? 0 : median;
}

function boxOf(region: TextRegion, slope: number): Box {
  const x = region.x * Math.cos(slope) + region.y * Math.sin(slope);
  const y = region.y * Math.cos(slope) - region.x * Math.sin(slope);
  const { width, height } = region;
  return { region, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function enclosingRegion(boxes: readonly Box[], slope: number): TextRegion {
  const [first] = boxes;
  if (first && boxes.length === 1) return first.region;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: across * Math.cos(slope) - down * Math.sin(slope),
    y: down * Math.cos(slope) + across * Math.sin(slope),
    width: right - left,
    height: bottom - top,
    slope,
  };
}

/** Returns the rows of boxes in reading order: column by column when there are two columns, and otherwise from top to bottom. */
function orderBoxes(boxes: readonly Box[]): Box[][] {
  const columns = findColumns(boxes);
  if (!columns) return groupIntoRows(boxes);
  const { left, right, crossing } = columns;
  const headings = [...findHeadings(left, right), ...findHeadings(right, left)];
  if (headings.length > 0)
    return [...groupIntoRows(headings), ...orderBoxes(boxes.filter((box) => !headings.includes(box)))];
  // A line across both columns divides the page: both columns above the line are read first, then the line, then both columns below it.
  const separators = [...new Set(crossing.map(middleOf)), Infinity].toSorted((a, b) => a - b);
  let from = -Infinity;
  return separators.flatMap((separator, index) => {
    const isBetween = (box: Box): boolean => middleOf(box) >= from && middleOf(box) < separator;
    const rows = [...orderBoxes(left.filter(isBetween)), ...orderBoxes(right.filter(isBetween))];
    from = separator;
    const [crossingRow] = groupIntoRows(crossing.filter((box) => middleOf(box) === separator));
    return crossingRow && index < separators.length - 1 ? [...rows, crossingRow] : rows;
  });
}

/**
 * Finds headings, such as a title in the middle of the page: boxes above the other column that do not begin where the lines of their own column
 * begin.
 */
function findHeadings(column: readonly Box[], other: readonly Box[]): Box[] {
  const edge = medianOf(column.map(({ left }) => left));
  return column.filter((box) => box.bottom < topOf(other) && Math.abs(box.left - edge) > box.bottom - box.top);
}

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

interface Columns {
  readonly left: readonly Box[];
  readonly right: readonly Box[];
  /** The boxes that cross the space between the columns. */
  readonly crossing: readonly Box[];
}

/** Finds two columns of lines beside each other, divided where the fewest lines cross the space between the columns. */
function findColumns(boxes: readonly Box[]): Columns | null {
  const height = medianOf(boxes.map(({ top, bottom }) => bottom - top));
  let best: (Columns & { readonly gutter: number }) | null = null;
  for (const { right: edge } of boxes) {
    const left = boxes.filter((box) => box.right <= edge);
    const right = boxes.filter((box) => box.left >= edge + height * MIN_GUTTER);
    const crossing = boxes.filter((box) => !left.includes(box) && !right.includes(box));
    if (!areColumns(left, right) || crossing.length > boxes.length * MAX_CROSSING_SHARE) continue;
    const gutter = Math.min(...right.map((box) => box.left)) - edge;
    if (
      !best ||
      crossing.length < best.crossing.length ||
      (crossing.length === best.crossing.length && gutter > best.gutter)
    )
      best = { left, right, crossing, gutter };
  }
  return best;
}

/** Whether the left and the right boxes are columns: each side has two lines or more, beside the other side, and no single characters in a grid. */
function areColumns(left: readonly Box[], right: readonly Box[]): boolean {
  return (
    [left, right].every(
      (column) =>
        groupIntoRows(column).length >= 2 &&
        medianOf(column.map(({ region }) => region.width / region.height)) >= MIN_LINE_RATIO,
    ) && Math.max(topOf(left), topOf(right)) < Math.min(bottomOf(left), bottomOf(right))
  );
}

const topOf = (boxes: readonly Box[]): number => Math.min(...boxes.map(middleOf));
const bottomOf = (boxes: readonly Box[]): number => Math.max(...boxes.map(middleOf));
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Groups boxes whose middles are at about the same height into rows, from top to bottom, each from left to right. */
function groupIntoRows(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middleOf(box) - middleOf(first) < Math.min(box.bottom - box.top, first.bottom - first.top) / 2)
      row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

/** Joins single characters with the boxes that are close before or after them in their row. */
function joinCharacters(row: readonly Box[]): Box[][] {
  const joined: Box[][] = [];
  for (const box of row) {
    const previous = joined.at(-1)?.at(-1);
    const height = Math.max(box.bottom - box.top, previous ? previous.bottom - previous.top : 0);
    const isNear = previous !== undefined && box.left - previous.right < height * MAX_CHARACTER_GAP;
    if (isNear && (isCharacter(box.region) || isCharacter(previous.region))) joined.at(-1)!.push(box);
    else joined.push([box]);
  }
  return joined;
}

type Point = readonly number[];

/** The kinds of strokes that can be distinguished by the middle line. */
export type StrokeShape = 'horizontal' | 'vertical' | 'fallingLeft' | 'fallingRight' | 'rising' | 'dot' | 'bent';

const rows = ['top', 'middle', 'bottom'] as const;
const columns = ['Left', 'Center', 'Right'] as const;
/** The position of a stroke in the square. */
export type StrokePlace = `${(typeof rows)[number]}${(typeof columns)[number]}`;

// Units of the square of the data, which is 1,024 wide and whose bottom edge is at -124.
const SQUARE = 1024;
const BOTTOM = -124;
/** The maximum length of a dot. */
const DOT_LENGTH_MAX = 190;
/** A stroke that turns by more than this, in radians, is bent. */
const TURN_MIN = Math.PI / 3;
/** A stroke is horizontal or vertical when it moves less than this share of its length along the other axis. */
const SLOPE_MAX = 0.36;

/** The shares of a stroke's length at its beginning and at its end that are left out: the pressed brush, and a hook. */
const ENDS = 0.14;
/** The number of parts into which the line between the ends is divided. */
const PARTS = 12;

/** Describes a stroke for people who do not see it. @param median its middle line; the y axis points up */
export function describeStroke(median: readonly Point[]): { shape: StrokeShape; place: StrokePlace } {
  return { shape: shapeOf(median), place: placeOf(median) };
}

function shapeOf(median: readonly Point[]): StrokeShape {
  const line = Array.from({ length: PARTS + 1 }, (_, part) => pointAt(median, ENDS + ((1 - 2 * ENDS) * part) / PARTS));
  const [startX, startY] = line[0] ?? [0, 0];
  const tip = pointAt(median, 1);
  // A falling stroke bends most at its tip, so the tip decides its direction. The tip of a hook points in another direction, so a hook is left out.
  const [endX, endY] = totalTurn([...line.slice(-2), tip]) > TURN_MIN ? (line.at(-1) ?? tip) : tip;
  const [right, up] = [endX - startX, endY - startY];
  if (lengthOf(median) < DOT_LENGTH_MAX) return 'dot';
  if (totalTurn(line) > TURN_MIN) return 'bent';
  if (right > 0 && Math.abs(up) < SLOPE_MAX * right) return 'horizontal';
  if (up < 0 && Math.abs(right) < SLOPE_MAX * -up) return 'vertical';
  if (right < 0) return 'fallingLeft';
  return up > 0 ? 'rising' : 'fallingRight';
}

const distance = ([x = 0, y = 0]: Point, [otherX = 0, otherY = 0]: Point): number => Math.hypot(otherX - x, otherY - y);

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index] ?? point, point), 0);

/** The point of a line after this share of its length. */
function pointAt(line: readonly Point[], share: number): [number, number] {
  let left = lengthOf(line) * share;
  for (const [index, point] of line.slice(1).entries()) {
    const from = line[index] ?? point;
    const length = distance(from, point);
    if (left <= length && length > 0) {
      const [fromX = 0, fromY = 0] = from;
      const [x = 0, y = 0] = point;
      return [fromX + ((x - fromX) * left) / length, fromY + ((y - fromY) * left) / length];
    }
    left -= length;
  }
  const [x = 0, y = 0] = line.at(-1) ?? [];
  return [x, y];
}

/** The largest angle, in radians, by which a line has turned away from its first direction. */
function totalTurn(line: readonly [number, number][]): number {
  const directions = line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return Math.atan2(y - fromY, x - fromX);
  });
  let sum = 0;
  let largest = 0;
  for (const [index, direction] of directions.slice(1).entries()) {
    const turn = direction - (directions[index] ?? direction);
    sum += Math.atan2(Math.sin(turn), Math.cos(turn));
    largest = Math.max(largest, Math.abs(sum));
  }
  return largest;
}

const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function placeOf(median: readonly Point[]): StrokePlace {
  const x = middle(median.map(([px = 0]) => px));
  const y = middle(median.map(([, py = 0]) => py - BOTTOM));
  return `${rows[2 - third(y)] ?? 'middle'}${columns[third(x)] ?? 'Center'}`;
}

const third = (value: number): number => Math.min(Math.max(Math.floor((value / SQUARE) * 3), 0), 2);

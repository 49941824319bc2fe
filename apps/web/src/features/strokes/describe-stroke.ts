type Point = readonly number[];

/** The kinds of strokes that the middle line tells apart. */
export type StrokeShape = 'horizontal' | 'vertical' | 'fallingLeft' | 'fallingRight' | 'rising' | 'dot' | 'bent';

const rows = ['top', 'middle', 'bottom'] as const;
const columns = ['Left', 'Center', 'Right'] as const;
/** Where in its square a stroke is. */
export type StrokePlace = `${(typeof rows)[number]}${(typeof columns)[number]}`;

// Units of the square of the data, which is 1,024 wide and whose bottom edge is at -124.
const SQUARE = 1024;
const BOTTOM = -124;
/** Shorter strokes are dots. */
const DOT_LENGTH_MAX = 190;
/** A stroke that turns by more than this, in radians, is bent. */
const TURN_MIN = Math.PI / 3;
/** A stroke is straight along an axis when it moves less than this share of its length along the other one. */
const SLOPE_MAX = 0.36;

/** Describes a stroke for people who do not see it. @param median its middle line; the y axis points up */
export function describeStroke(median: readonly Point[]): { shape: StrokeShape; place: StrokePlace } {
  return { shape: shapeOf(median), place: placeOf(median) };
}

function shapeOf(median: readonly Point[]): StrokeShape {
  const [startX = 0, startY = 0] = median.at(0) ?? [];
  const [endX = 0, endY = 0] = median.at(-1) ?? [];
  const [right, up] = [endX - startX, endY - startY];
  if (totalTurn(median) > TURN_MIN) return 'bent';
  if (Math.hypot(right, up) < DOT_LENGTH_MAX) return 'dot';
  if (right > 0 && Math.abs(up) < SLOPE_MAX * right) return 'horizontal';
  if (up < 0 && Math.abs(right) < SLOPE_MAX * -up) return 'vertical';
  if (right < 0) return 'fallingLeft';
  return up > 0 ? 'rising' : 'fallingRight';
}

/** The angle between the directions of the first and the second half, and all of them between: how far the line turns in one direction. */
function totalTurn(median: readonly Point[]): number {
  const directions = median.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = median[index] ?? [];
    return Math.atan2(y - fromY, x - fromX);
  });
  const turns = directions.slice(1).map((direction, index) => {
    const turn = direction - (directions[index] ?? 0);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  });
  let sum = 0;
  let largest = 0;
  for (const turn of turns) {
    sum += turn;
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

/** A unit of a line, and its index in the line as it is read. */
export interface PlacedUnit {
  unit: string;
  index: number;
}

/** Matches a text with letters that are written from right to left. */
export const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MIRRORED = new Map(
  [...'()[]{}«»<>'].map((bracket, index, all) => [bracket, all[index % 2 === 0 ? index + 1 : index - 1]]),
);
const LEFT_TO_RIGHT = /^\p{L}$/u;
/** Numbers run from left to right among right-to-left words, too. */
const NUMBER = /\d+(?:[.,:/]\d+)*|[^]/g;

/**
 * The units of a line (UTF-16 units, placeholders among them) from left to right, as they are printed. Consecutive words of a right-to-left script
 * run from right to left, together with the spaces and punctuation between them; all other units stay in place. These are the rules of UAX #9 for a
 * left-to-right paragraph without embeddings; the letters within a placeholder are ordered by the browser that draws it.
 */
export function visualOrder(line: string, isRightToLeft: (unit: string) => boolean): PlacedUnit[] {
  const units = line.split('').map((unit, index): PlacedUnit => ({ unit, index }));
  let start = 0;
  while (start < units.length) {
    const end = endOfRightToLeftRun(units, start, isRightToLeft);
    if (end > start) units.splice(start, end - start, ...reversed(line.slice(start, end), start));
    start = Math.max(end, start + 1);
  }
  return units;
}

/** The index after the last right-to-left unit of the run that begins at `start`; `start` when no run begins there. */
function endOfRightToLeftRun(
  units: readonly PlacedUnit[],
  start: number,
  isRightToLeft: (unit: string) => boolean,
): number {
  let end = start;
  for (let index = start; index < units.length; index += 1) {
    const { unit } = units[index] ?? { unit: '' };
    if (isRightToLeft(unit)) end = index + 1;
    else if (end === start || LEFT_TO_RIGHT.test(unit)) return end;
  }
  return end;
}

function reversed(run: string, start: number): PlacedUnit[] {
  return [...run.matchAll(NUMBER)]
    .toReversed()
    .flatMap(({ 0: token, index }) =>
      token.split('').map((unit, offset) => ({ unit: MIRRORED.get(unit) ?? unit, index: start + index + offset })),
    );
}

import type { SpokenLetter } from '@memory/text';
import { type ArrayChange, diffArrays } from 'diff';

/** When something is spoken, in seconds from the start of the recording. */
export interface SpokenTime {
  readonly start: number;
  readonly end: number;
}

/**
 * The maximum number of letters that may be removed and added between the first and the last difference. The work grows with the square of this
 * number, to a third of a second at most. Half an hour of speech has about 7,500 characters, so every fifteenth may differ. With more differences,
 * all letters between them count as one change.
 */
const EDITS_MAX = 1_000;

/**
 * Assigns times to the letters of a corrected transcript. A letter that was kept has its own time. Letters that replace other letters share the time
 * of the replaced letters evenly, and inserted letters have the pause between their neighbours.
 * @param letters the letters of the corrected text, as `lettersOf` returns them
 * @param spoken the letters that were heard, in the order of their starts; at least one
 * @returns a time for each of `letters`. Starts never decrease, and all times are between 0 and the end of the last spoken letter
 */
export function alignSpokenLetters(letters: readonly string[], spoken: readonly SpokenLetter[]): SpokenTime[] {
  const heard = spoken.map(({ letter }) => letter);
  const before = countSharedAtStart(letters, heard);
  const after = countSharedAtStart(letters.slice(before).toReversed(), heard.slice(before).toReversed());
  const changes = diff(heard.slice(before, heard.length - after), letters.slice(before, letters.length - after));

  const times: SpokenTime[] = [];
  let position = 0;
  /** The first spoken letter that is neither kept nor replaced yet; `added` counts the letters that were added since. */
  let changedFrom = 0;
  let added = 0;
  function keep(count: number): void {
    times.push(...divide(timeOfChange(spoken, changedFrom, position), added));
    added = 0;
    for (const { start, end } of spoken.slice(position, position + count)) times.push({ start, end });
    position += count;
    changedFrom = position;
  }

  keep(before);
  for (const change of changes) {
    if (change.added) added += change.count;
    else if (change.removed) position += change.count;
    else keep(change.count);
  }
  keep(after);
  return times;
}

function diff(heard: string[], letters: string[]): Pick<ArrayChange<string>, 'added' | 'removed' | 'count'>[] {
  return (
    diffArrays(heard, letters, { maxEditLength: EDITS_MAX }) ?? [
      { added: false, removed: true, count: heard.length },
      { added: true, removed: false, count: letters.length },
    ]
  );
}

/**
 * Returns the time of the spoken letters from `from` up to `until`, or of the pause there when there are no such letters. Ends never pass the next
 * start.
 */
function timeOfChange(spoken: readonly SpokenLetter[], from: number, until: number): SpokenTime {
  const next = spoken[until]?.start ?? spoken.at(-1)?.end ?? 0;
  const start = from < until ? spoken[from]!.start : Math.min(spoken[from - 1]?.end ?? 0, next);
  return { start, end: Math.max(start, from < until ? Math.min(spoken[until - 1]!.end, next) : next) };
}

function divide({ start, end }: SpokenTime, count: number): SpokenTime[] {
  const timeAt = (index: number): number => (index === count ? end : start + ((end - start) * index) / count);
  return Array.from({ length: count }, (_, index) => ({ start: timeAt(index), end: timeAt(index + 1) }));
}

function countSharedAtStart(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length);
  const different = one.findIndex((letter, index) => index === shorter || letter !== other[index]);
  return different === -1 ? shorter : different;
}

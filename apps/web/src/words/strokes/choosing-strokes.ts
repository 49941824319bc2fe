import { createExternalStore } from '../../lib/external-store.ts';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';

const STORAGE_KEY = 'memory.choosing-strokes';

const isChoosing = createExternalStore(safeLocalStorage.read(STORAGE_KEY) === 'true');

/** Whether this device offers strokes to choose from, for people who write without a pointer. */
export const useChoosingStrokes = (): boolean => isChoosing.use();

export function toggleChoosingStrokes(): void {
  isChoosing.set(!isChoosing.get());
  safeLocalStorage.write(STORAGE_KEY, String(isChoosing.get()));
}

/** The largest number of strokes to choose from. */
const CHOICES_MAX = 4;

/**
 * Chooses the strokes among which the user finds the next stroke: the next stroke and other strokes of the same character. Strokes that follow soon
 * are preferred, because they are easily confused with the next stroke.
 * @param next the position of the next stroke
 * @param random returns a number from 0 to 1, excluding 1
 * @returns positions of strokes, shuffled
 */
export function strokeChoices(strokeCount: number, next: number, random: () => number = Math.random): number[] {
  const positions = Array.from({ length: strokeCount }, (_, position) => position);
  const later = positions.slice(next + 1);
  const earlier = positions.slice(0, next).toReversed();
  return shuffle([next, ...later, ...earlier].slice(0, CHOICES_MAX), random);
}

/** Shuffles values (Fisher–Yates). */
function shuffle(values: readonly number[], random: () => number): number[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

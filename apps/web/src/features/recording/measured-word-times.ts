import type { SpokenWord } from '@memory/contracts';
import { lettersOf, toSpokenLetters } from '@memory/text';
import { alignSpokenLetters, type SpokenTime } from './align-spoken-letters.ts';

/**
 * Assigns the times that the transcription provider measured to the displayed words. The provider may split words differently: the time of
 * the word 你好 is divided evenly between the two displayed characters. The text may have been corrected since: the words that it still has
 * keep their times.
 * @returns the time of each displayed word; null if no times were measured
 */
export function alignWordTimes(displayed: readonly string[], spoken: readonly SpokenWord[]): SpokenTime[] | null {
  const spokenLetters = toSpokenLetters(spoken);
  if (spokenLetters.length === 0) return null;
  const letters = displayed.map(lettersOf);
  const times = alignSpokenLetters(letters.flat(), spokenLetters);
  let position = 0;
  return letters.map(({ length }) => {
    const [first, last] = [times[position], times[position + length - 1]];
    position += length;
    return { start: first?.start ?? 0, end: last?.end ?? 0 };
  });
}

/** Returns the index of the last word that starts at or before `time` (in seconds); null if `time` is before the first word. */
export function wordIndexAt(times: readonly SpokenTime[], time: number): number | null {
  const index = times.findLastIndex(({ start }) => start <= time);
  return index < 0 ? null : index;
}

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
  let lastEnd = 0;
  return letters.map(({ length }) => {
    const measured = times.slice(position, position + length);
    position += length;
    // A word without letters, such as “…”, is spoken after the word before it.
    const start = measured[0]?.start ?? lastEnd;
    lastEnd = measured.at(-1)?.end ?? start;
    return { start, end: lastEnd };
  });
}

/** Returns the index of the last word that starts at or before `time` (in seconds); null if `time` is before the first word. */
export function wordIndexAt(times: readonly SpokenTime[], time: number): number | null {
  const index = times.findLastIndex(({ start }) => start <= time);
  return index < 0 ? null : index;
}

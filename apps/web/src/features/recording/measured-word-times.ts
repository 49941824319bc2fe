import type { SpokenWord } from '@memory/contracts';
import { lettersOf, toSpokenLetters } from '@memory/text';

/** When a word is spoken, in seconds from the start of the recording. */
export interface WordTime {
  start: number;
  end: number;
}

/**
 * Assigns the times that the transcription provider measured to the displayed words. The provider may split words differently: the time of
 * the word 你好 is divided evenly between the two displayed characters.
 * @returns the time of each displayed word; null if the letters differ, because the text was edited after the transcription
 */
export function alignWordTimes(displayed: readonly string[], spoken: readonly SpokenWord[]): WordTime[] | null {
  if (spoken.length === 0) return null;
  const timedLetters = toSpokenLetters(spoken);
  const times: WordTime[] = [];
  let position = 0;
  for (const word of displayed) {
    const wordLetters = lettersOf(word);
    const measured = timedLetters.slice(position, position + wordLetters.length);
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last || wordLetters.some((letter, index) => letter !== measured[index]?.letter)) return null;
    times.push({ start: first.start, end: last.end });
    position += wordLetters.length;
  }
  return position === timedLetters.length ? times : null;
}

/** Returns the index of the last word that starts at or before `time` (in seconds); null if `time` is before the first word. */
export function wordIndexAt(times: readonly WordTime[], time: number): number | null {
  const index = times.findLastIndex(({ start }) => start <= time);
  return index < 0 ? null : index;
}

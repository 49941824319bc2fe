import { lettersOf, type SpokenLetter } from '@memory/text';

/** The time range in which a word is spoken, in seconds from the start of the recording. */
export interface SpokenRange {
  readonly start: number;
  readonly end: number;
}

interface WordInText {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds a word among the spoken letters. If the word occurs several times, returns the occurrence whose neighbouring text matches the longest part
 * of the sentence, or the first of equally good occurrences. For a single character, at least one neighbouring character must match, because the
 * character may be read differently in another word (觉 in 睡觉 and 觉得).
 * @returns null when the word is not spoken
 */
export function findSpokenRange(
  spoken: readonly SpokenLetter[],
  { word, before, after }: WordInText,
): SpokenRange | null {
  const letters = lettersOf(word);
  const [lettersBefore, lettersAfter] = [lettersOf(before).toReversed(), lettersOf(after)];
  let best: { at: number; shared: number } | undefined;
  for (let at = 0; at + letters.length <= spoken.length; at += 1) {
    if (letters.some((letter, index) => letter !== spoken[at + index]?.letter)) continue;
    const shared =
      countShared(lettersBefore, (index) => spoken[at - 1 - index]?.letter) +
      countShared(lettersAfter, (index) => spoken[at + letters.length + index]?.letter);
    if (!best || shared > best.shared) best = { at, shared };
  }
  const isAmbiguous = letters.length === 1 && best?.shared === 0 && lettersBefore.length + lettersAfter.length > 0;
  if (!best || isAmbiguous || letters.length === 0) return null;
  return { start: spoken[best.at]!.start, end: spoken[best.at + letters.length - 1]!.end };
}

/** Returns the number of equal letters at the beginning of both sequences. */
function countShared(letters: readonly string[], spokenAt: (index: number) => string | undefined): number {
  const different = letters.findIndex((letter, index) => letter !== spokenAt(index));
  return different === -1 ? letters.length : different;
}

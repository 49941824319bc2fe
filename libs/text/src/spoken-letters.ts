import { splitCodePoints } from './display-tokens.ts';

/** A spoken word with its start and end, in seconds from the start of the recording. */
interface TimedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A letter, digit or Chinese character of a transcript with the time at which it is spoken. */
export interface SpokenLetter {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Returns the spoken part of a text: its letters, digits and Chinese characters in lower case. */
export const lettersOf = (text: string): string[] =>
  splitCodePoints(text.toLowerCase()).filter((letter) => LETTER.test(letter));

/** Divides the time of each spoken word evenly between its letters: transcription providers split a text into words in their own way. */
export function toSpokenLetters(words: readonly TimedWord[]): SpokenLetter[] {
  return words.flatMap(({ text, start, end }) => {
    const letters = lettersOf(text);
    const duration = (end - start) / Math.max(1, letters.length);
    return letters.map((letter, index) => ({
      letter,
      start: start + index * duration,
      end: start + (index + 1) * duration,
    }));
  });
}

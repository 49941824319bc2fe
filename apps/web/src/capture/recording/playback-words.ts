import type { SpokenWord } from '@memory/contracts';
import { type DisplayToken, lettersOf, toSpokenLetters } from '@memory/text';
import { alignSpokenLetters, type SpokenTime } from './align-spoken-letters.ts';

/** The tokens of a transcript that are words (in Chinese, characters), with their times in the recording. */
export interface PlaybackWords {
  /** Returns the index of the token that is spoken at `time` (in seconds); null if none is. */
  tokenAt: (time: number, duration: number) => number | null;
  /** Returns when a token is spoken, in seconds; null for a token that is not a word. */
  timeOf: (token: number, duration: number) => number | null;
  /** Returns the part of the recording in which a token is spoken, long enough to be heard; null for a token that is not a word. */
  rangeOf: (token: number, duration: number) => SpokenTime | null;
}

/** The minimum length of a word's range, in seconds. An inserted word has no time of its own, and a measured end often cuts off the last sound. */
const RANGE_MIN = 0.4;

/** Fraction of the recording's duration by which the highlight is ahead of the voice, because it takes a moment to notice the highlight. */
const LEAD = 0.02;

/** Assigns times to the words of a transcript: the measured times or, without them, estimated ones. */
export function playbackWords(tokens: readonly DisplayToken[], spoken: readonly SpokenWord[]): PlaybackWords {
  const wordTokens = tokens.flatMap(({ kind }, index) => (kind === 'other' ? [] : [index]));
  const wordsByToken = new Map(wordTokens.map((token, word) => [token, word]));
  const times = alignWordTimes(
    tokens.filter(({ kind }) => kind !== 'other').map(({ text }) => text),
    spoken,
  );
  function timeOf(token: number, duration: number): number | null {
    const word = wordsByToken.get(token);
    if (word === undefined) return null;
    return times?.[word]?.start ?? estimateWordTime(word, wordTokens.length, duration);
  }
  return {
    tokenAt(time, duration) {
      const word = times ? wordIndexAt(times, time) : estimateWordIndexAt(wordTokens.length, time, duration);
      return word === null ? null : (wordTokens[word] ?? null);
    },
    timeOf,
    rangeOf(token, duration) {
      const start = timeOf(token, duration);
      if (start === null) return null;
      const word = wordsByToken.get(token)!;
      const end = times?.[word]?.end ?? estimateWordTime(word + 1, wordTokens.length, duration);
      return { start, end: Math.max(end, start + RANGE_MIN) };
    },
  };
}

/**
 * Estimates which word of a transcript is being spoken when the words' times were not measured. Assumes that all words take the same time.
 * @param count number of words in the transcript
 * @param time playback position in seconds
 * @param duration of the recording in seconds
 * @returns the index of the word; null if there are no words or the duration is unknown
 */
export function estimateWordIndexAt(count: number, time: number, duration: number): number | null {
  if (count === 0 || !(duration > 0) || !Number.isFinite(duration)) return null;
  return Math.min(count - 1, Math.floor((time / duration + LEAD) * count));
}

/** Estimates when a word starts, in seconds from the start of the recording; 0 if the duration is unknown. */
export function estimateWordTime(index: number, count: number, duration: number): number {
  return count === 0 || !Number.isFinite(duration) ? 0 : (index / count) * duration;
}

/**
 * Assigns the times that the transcription provider measured to the displayed words. The provider may split words differently: the time of
 * the word 你好 is divided evenly between the two displayed characters. Words that a correction of the text has
 * not changed keep their times.
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

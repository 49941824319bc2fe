import type { SpokenWord } from '@memory/contracts';
import type { DisplayToken } from '@memory/text';
import type { SpokenTime } from './align-spoken-letters.ts';
import { estimateWordIndexAt, estimateWordTime } from './estimated-word-times.ts';
import { alignWordTimes, wordIndexAt } from './measured-word-times.ts';

/** The tokens of a transcript that are words (in Chinese, characters), with their times in the recording. */
export interface PlaybackWords {
  /** Returns the index of the token that is spoken at `time` (in seconds); null if none is. */
  tokenAt: (time: number, duration: number) => number | null;
  /** Returns when a token is spoken, in seconds; null for a token that is not a word. */
  timeOf: (token: number, duration: number) => number | null;
  /** Returns the part of the recording in which a token is spoken, long enough to be heard; null for a token that is not a word. */
  rangeOf: (token: number, duration: number) => SpokenTime | null;
}

/** In seconds. A word that was inserted has no time of its own, and a measured end often cuts off the last sound. */
const RANGE_MIN = 0.4;

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

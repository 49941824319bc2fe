import type { SpokenWord } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';

export interface WordTime {
  start: number;
  end: number;
}

const LETTERS = /[\p{L}\p{N}]/u;
const letters = (text: string): string[] =>
  splitCodePoints(text.toLowerCase()).filter((letter) => LETTERS.test(letter));

/**
 * When each shown word is said, from what the provider measured; the two may be cut differently (a provider's 你好 is two shown
 * characters, whose time is shared evenly).
 * @returns null where the text is no longer the one that was measured: somebody mended it
 */
export function alignWordTimes(shown: readonly string[], spoken: readonly SpokenWord[]): WordTime[] | null {
  if (spoken.length === 0) return null;
  const timed = spoken.flatMap(({ text, start, end }) => {
    const own = letters(text);
    const each = (end - start) / Math.max(1, own.length);
    return own.map((letter, index) => ({ letter, start: start + index * each, end: start + (index + 1) * each }));
  });
  const times: WordTime[] = [];
  let at = 0;
  for (const word of shown) {
    const own = letters(word);
    const measured = timed.slice(at, at + own.length);
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last || own.some((letter, index) => letter !== measured[index]?.letter)) return null;
    times.push({ start: first.start, end: last.end });
    at += own.length;
  }
  return at === timed.length ? times : null;
}

/** Which word is being said at `time` (seconds): the last that has begun; null before the first. */
export function wordIndexAt(times: readonly WordTime[], time: number): number | null {
  const index = times.findLastIndex(({ start }) => start <= time);
  return index < 0 ? null : index;
}

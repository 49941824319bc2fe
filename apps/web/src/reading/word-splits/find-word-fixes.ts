import type { ScriptedAnnotation, WordSplit } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';

/** A segment of a text: a word, or the text between two words. */
type Segment = ScriptedAnnotation['segments'][number];
/** Returns a segment's text in the script in which it is shown. The text has the same number of characters in each script. */
type TextOf = (segment: Segment) => string;

/** A change of word boundaries. */
export interface WordFix {
  kind: 'join' | 'divide';
  /** The words, in simplified characters, into which a part of the text is divided. */
  parts: readonly string[];
  /** The words of `parts` in the script in which they are shown. */
  shown: readonly string[];
}

/** The maximum number of characters of a split (`SPLIT_TEXT_MAX_LENGTH` of the contracts, whose schemas are not loaded here). */
const SPLIT_MAX_LENGTH = 12;

const simplifiedOf: TextOf = ({ simplified }) => simplified;
/** Whether a segment is a word that splits can contain: a word of only Chinese characters. */
const isChineseWord = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined && segment.isChinese && /^[\p{Unified_Ideograph}〇]+$/u.test(segment.simplified);

/** Returns the changes that a reader can make at a word: join it with the word before or after it, or divide it between two characters. */
export function findWordFixes(segments: readonly Segment[], index: number, shownOf: TextOf): WordFix[] {
  const word = segments[index];
  if (!isChineseWord(word)) return [];
  const [before, after] = [segments[index - 1], segments[index + 1]];
  const joins = [isChineseWord(before) ? [before, word] : [], isChineseWord(after) ? [word, after] : []]
    .filter((words) => words.length > 0)
    .map((words): WordFix => ({
      kind: 'join',
      parts: [words.map(simplifiedOf).join('')],
      shown: [words.map(shownOf).join('')],
    }));
  const places = splitCodePoints(word.simplified).map((_, place) => place);
  const divisions = places.slice(1).map((place): WordFix => ({
    kind: 'divide',
    parts: divideAt(word.simplified, place),
    shown: divideAt(shownOf(word), place),
  }));
  return [...joins, ...divisions].filter(({ parts }) => splitCodePoints(parts.join('')).length <= SPLIT_MAX_LENGTH);
}

function divideAt(word: string, place: number): string[] {
  const characters = splitCodePoints(word);
  return [characters.slice(0, place).join(''), characters.slice(place).join('')];
}

/** The reader's own split that words of a text come from. */
interface OwnSplit {
  text: string;
  /** The words as they are shown. */
  shown: readonly string[];
}

/** Finds the reader's own split that a word of the text comes from; undefined for a word that Memory has found itself. */
export function findOwnSplit(
  segments: readonly Segment[],
  index: number,
  splits: readonly WordSplit[],
  shownOf: TextOf,
): OwnSplit | undefined {
  for (const { text, parts } of splits)
    for (const place of parts.keys()) {
      const words = segments.slice(Math.max(0, index - place), index - place + parts.length);
      if (words.length === parts.length && parts.every((part, at) => words[at]?.simplified === part))
        return { text, shown: words.map(shownOf) };
    }
  return undefined;
}

/** Returns the offset of each segment in the text, in UTF-16 units. */
export function startsOf(segments: readonly { text: string }[]): number[] {
  const starts: number[] = [];
  let end = 0;
  for (const { text } of segments) {
    starts.push(end);
    end += text.length;
  }
  return starts;
}

/**
 * Returns the index of the segment that contains an offset of the text.
 * @returns -1 for no offset
 */
export const wordAt = (segments: readonly { text: string }[], offset: number | null): number =>
  offset === null ? -1 : startsOf(segments).findLastIndex((start) => start <= offset);

import { maskJapaneseAndKorean } from '@memory/text';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { findReduplicationBoundaries } from './reduplication.ts';

/** A span of text that consists of Chinese characters, or contains none. */
interface ScriptSpan {
  text: string;
  isChinese: boolean;
}

const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[\p{Unified_Ideograph}〇]]`;
/**
 * Matches the next span of a text: consecutive Chinese characters; a word or number of another script; white space; or any other grapheme
 * with its repetitions. (An emoji is one grapheme of possibly many code points.)
 */
const SPAN = new RegExp(
  String.raw`([\p{Unified_Ideograph}〇]+)|${LETTER}+(?:['’.:,_\-]${LETTER}+)*|\s+|(\p{RGI_Emoji}|[^])\2*`,
  'gv',
);

/** Splits a text into spans by script. Joining the spans gives the text. A lone surrogate is a span of its own. */
export function* splitByScript(text: string): Generator<ScriptSpan> {
  for (const [span, chinese] of text.matchAll(SPAN)) yield { text: span, isChinese: chinese !== undefined };
}

/** A rule that makes a word end at certain places of a text where the segmenter itself would not end a word. */
interface BoundaryOverride {
  /** A regular expression with an empty capturing group at each place where a word must end. */
  pattern: RegExp;
  /** A sentence to which the rule applies, with spaces between its words; the tests check that the segmenter finds these words. */
  example: string;
}

export const boundaryOverrides: readonly BoundaryOverride[] = readDataFile('segmentation/boundary-overrides.tsv', {
  columns: {
    pattern: textColumn.transform((value) => new RegExp(value.replace(/ /g, '()'), 'dgu')),
    example: textColumn,
  },
  key: ['pattern'],
});

/** Returns the indexes in a simplified text at which the rules end a word. The indexes are not sorted and may contain duplicates. */
function findOverriddenBoundaries(simplified: string): number[] {
  return boundaryOverrides.flatMap(({ pattern }) =>
    Array.from(
      simplified.matchAll(pattern),
      ({ indices }) => indices?.slice(1).flatMap((group) => group?.[0] ?? []) ?? [],
    ).flat(),
  );
}

/** A span of a text, and for a Chinese span its parts in simplified characters, between which a word ends in any case. */
interface DividedSpan extends ScriptSpan {
  parts: string[];
}

/**
 * Divides a text into spans by script, and the Chinese spans at the boundaries that rules and reduplicated words give. Japanese and Korean text is no
 * Chinese span, even where it has Chinese characters.
 * @param simplified the text in simplified characters, of the same length
 */
export function divideText(text: string, simplified: string, isWord: (word: string) => boolean): DividedSpan[] {
  const boundaries = [
    ...findOverriddenBoundaries(simplified),
    ...findReduplicationBoundaries(simplified, isWord),
  ].toSorted((a, b) => a - b);
  let start = 0;
  let next = 0;
  return Array.from(splitByScript(maskJapaneseAndKorean(text)), (span) => {
    const end = start + span.text.length;
    const parts: string[] = [];
    for (; (boundaries[next] ?? Infinity) < end; next += 1) {
      const boundary = boundaries[next]!;
      if (boundary <= start) continue;
      if (span.isChinese) parts.push(simplified.slice(start, boundary));
      start = boundary;
    }
    if (span.isChinese) parts.push(simplified.slice(start, end));
    const written = text.slice(end - span.text.length, end);
    start = end;
    return { ...span, text: written, parts };
  });
}

import { maskJapaneseAndKorean } from '@memory/text';
import { findOverriddenBoundaries } from './boundary-overrides.ts';
import { findReduplicationBoundaries } from './reduplication.ts';
import { type ScriptSpan, splitByScript } from './split-by-script.ts';

/** A span of a text, and for a Chinese span its parts in simplified characters, between which a word ends in any case. */
export interface DividedSpan extends ScriptSpan {
  parts: string[];
}

/**
 * Divides a text into spans by script, and the Chinese spans at the boundaries that rules and reduplicated words give. What is Japanese or Korean
 * belongs to spans that are not Chinese, whatever characters it has.
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

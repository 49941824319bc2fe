import { foldForSearch, LINE_END_IN_CHINESE, searchWordsOf } from '@memory/text/fold-for-search';

/** The position of a match in a text, in UTF-16 units. */
export interface TextMatch {
  start: number;
  end: number;
}

/** A letter with its marks, so that é is one character however it is written. */
const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Returns where the text contains the words of the search text, in the order of the text and without overlaps. Texts are compared as the
 * server compares them (`foldForSearch`).
 */
export function findMatches(text: string, searchText: string): TextMatch[] {
  const words = searchWordsOf(searchText);
  if (words.length === 0) return [];
  const { folded, starts, ends } = foldWithPositions(text);
  const matches: TextMatch[] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      matches.push({ start: starts[at]!, end: ends[at + word.length - 1]! });
  return withoutOverlaps(matches.toSorted((a, b) => a.start - b.start));
}

/** Folds a text. Also returns the start and the end, in the original text, of each UTF-16 unit of the folded text. */
function foldWithPositions(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  const skipped = new Set(
    Array.from(text.matchAll(LINE_END_IN_CHINESE), ({ index, 0: end }) => [index, index + end.length - 1]).flat(),
  );
  for (const { 0: letter, index } of text.matchAll(LETTER_WITH_MARKS)) {
    const part = skipped.has(index) ? '' : foldForSearch(letter);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return { folded, starts, ends };
}

function withoutOverlaps(matches: readonly TextMatch[]): TextMatch[] {
  const kept: TextMatch[] = [];
  for (const match of matches) {
    const last = kept.at(-1);
    if (last && match.start < last.end) last.end = Math.max(last.end, match.end);
    else kept.push(match);
  }
  return kept;
}

import type { Entry } from '@memory/contracts';
import { foldForSearch, LINE_END_IN_CHINESE, searchWordsOf } from '@memory/text/fold-for-search';

/** The position of a match in a text, in UTF-16 units. */
export interface TextMatch {
  start: number;
  end: number;
}

/** A letter with its marks, so that é is one character however it is written. */
const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;

/** The number of characters that an excerpt shows on each side of its match. */
const EXCERPT_CONTEXT = 24;

/** The number of characters at the beginning of a text within which matches are visible on the card itself. */
const VISIBLE_BEGINNING = 200;

/** The title, the text and the transcript of an entry's card are set in the Kai font; dates, names and buttons are not. */
const ENTRY_TEXTS = 'article .kai';

/** Readings above the characters, and texts for screen readers only, are no part of an entry's text. */
const IGNORED_TEXTS = 'rt, rp, button, .sr-only, [aria-hidden="true"]';

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

/** The part of an entry's text around a match. */
interface MatchExcerpt {
  source: 'text' | 'transcript' | 'photo';
  before: string;
  match: string;
  after: string;
}

/**
 * Returns the part of an entry that shows why a search found it, if the card itself might not show it: the match is in the extracted text,
 * or far down in a long text. Null when the title or the beginning of the text contains the search text.
 */
export function matchExcerpt(entry: Entry, searchText: string): MatchExcerpt | null {
  if (findMatches(entry.title, searchText).length > 0) return null;
  const inContent = findMatches(entry.content, searchText)[0];
  if (inContent)
    return inContent.end <= VISIBLE_BEGINNING ? null : { source: 'text', ...cut(entry.content, inContent) };
  const inExtracted = findMatches(entry.extractedText, searchText)[0];
  if (!inExtracted) return null;
  return { source: entry.originalAudioUrl ? 'transcript' : 'photo', ...cut(entry.extractedText, inExtracted) };
}

function cut(text: string, { start, end }: { start: number; end: number }): Omit<MatchExcerpt, 'source'> {
  const from = Math.max(0, start - EXCERPT_CONTEXT);
  const to = Math.min(text.length, end + EXCERPT_CONTEXT);
  return {
    before: `${from > 0 ? '…' : ''}${tidy(text.slice(from, start))}`,
    match: text.slice(start, end),
    after: `${tidy(text.slice(end, to))}${to < text.length ? '…' : ''}`,
  };
}

/** Puts a part of a text on one line, and removes half of a surrogate pair at a cut. */
const tidy = (part: string): string =>
  part.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').replaceAll(/\s+/g, ' ');

/** Returns the ranges of the document in which the entry cards below `root` contain the search text. */
export function matchRanges(root: ParentNode, searchText: string): Range[] {
  return [...root.querySelectorAll(ENTRY_TEXTS)].flatMap((element) => rangesIn(element, searchText));
}

/** A match may begin in one text node and end in another, because each Chinese character has its own element. */
function rangesIn(element: Element, searchText: string): Range[] {
  const nodes = textNodesOf(element);
  return findMatches(nodes.map(({ data }) => data).join(''), searchText).map(({ start, end }) => {
    const range = new Range();
    range.setStart(...positionIn(nodes, start));
    // The last character decides the end; the position after it might be the beginning of the next node.
    const [lastNode, lastOffset] = positionIn(nodes, end - 1);
    range.setEnd(lastNode, lastOffset + 1);
    return range;
  });
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(IGNORED_TEXTS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Returns the text node with the character at this offset of the joined texts, and the character's offset in that node. */
function positionIn(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest < node.length) return [node, rest];
    rest -= node.length;
  }
  throw new RangeError(`There is no character ${offset}.`);
}

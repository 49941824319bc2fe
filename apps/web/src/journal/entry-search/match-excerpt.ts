import type { Entry } from '@memory/contracts';
import { findMatches } from './find-matches.ts';

/** The number of characters that an excerpt shows on each side of its match. */
const EXCERPT_CONTEXT = 24;
/** The number of characters at the beginning of a text within which matches are visible on the card itself. */
const VISIBLE_BEGINNING = 200;

/** The part of an entry's text around a match. */
export interface MatchExcerpt {
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

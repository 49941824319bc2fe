import type { PageQuery, PinyinPart } from '@memory/contracts';
import { SEARCH_WORDS_HEADER } from '@memory/contracts/text';
import { ApiError, type Viewer } from '@memory/service-kit';
import { foldForSearch, searchWordsOf } from '@memory/text/fold-for-search';
import { pinyinKeyOf } from '@memory/text/word-search';
import type { FastifyReply } from 'fastify';
import type { LanguageClient } from '../peers/language-client.ts';
import type { EntryPage } from './entry-page.ts';
import { containsWords, foldedTextsOf, literalPartsOf, type SearchPart, type TextSearch } from './search-entry-page.ts';

/** The beginning of a cursor for the entries that only pinyin finds. They come after the entries that contain the search text itself. */
const PINYIN_CURSOR = 'pinyin.';

/** The maximum number of words in the header, so that proxies accept it: about 2 KB. */
const HEADER_WORDS_MAX = 50;

/** A page of a list of entries, which may be the results of a search. */
export interface ListedEntries extends EntryPage {
  /** The number of entries of the whole list; absent for a search. */
  readonly total?: number;
  /** The Chinese words that a search has found in these entries by their pinyin. */
  readonly foundWords?: readonly string[];
}

/**
 * Searches entries for a term: first those that contain every word of it, and then those that contain Chinese words with this pinyin instead, both
 * newest first. So an English word that is also pinyin (`women`, 我们) finds English texts first.
 * @param search reads a page of the searched list
 * @throws ApiError `bad_cursor`, `service_unavailable` when language-svc is unavailable and the page would be empty without it
 */
export async function searchWithPinyin(
  language: LanguageClient,
  viewer: Viewer,
  { term, limit, cursor }: PageQuery & { term: string },
  search: (search: TextSearch) => Promise<EntryPage>,
): Promise<ListedEntries> {
  const words = searchWordsOf(term);
  const isPinyinPage = cursor?.startsWith(PINYIN_CURSOR) === true;
  const literal = isPinyinPage
    ? { items: [], nextCursor: null }
    : await search({ parts: literalPartsOf(term), limit, cursor });
  if (literal.nextCursor !== null || !words.some((word) => pinyinKeyOf(word) !== null)) return literal;
  const rest = limit - literal.items.length;
  const later = { ...literal, nextCursor: PINYIN_CURSOR };
  if (rest === 0) return later;
  const pinyin = await language.findPinyinWords(viewer, term).catch((error: unknown) => {
    // The results so far are returned. The next page asks again.
    if (error instanceof ApiError && error.code === 'service_unavailable' && literal.items.length > 0) return null;
    throw error;
  });
  if (!pinyin) return later;
  if (pinyin.every((part) => part.words.length === 0)) return literal;
  const parts = pinyin.map(toSearchPart);
  const byPinyin = await search({
    parts,
    exceptWith: words,
    limit: rest,
    cursor: isPinyinPage ? cursor.slice(PINYIN_CURSOR.length) || undefined : undefined,
  });
  return {
    items: [...literal.items, ...byPinyin.items],
    nextCursor: byPinyin.nextCursor && PINYIN_CURSOR + byPinyin.nextCursor,
    foundWords: foundWordsOf(byPinyin, pinyin),
  };
}

/** A part is found as it was typed, too: `xue park` finds 'the park, 雪'. */
const toSearchPart = ({ typed, words }: PinyinPart): SearchPart => ({
  spellings: [typed, ...words.map((word) => [foldForSearch(word)])],
});

function foundWordsOf({ items }: EntryPage, pinyin: readonly PinyinPart[]): string[] {
  const texts = items.flatMap(foldedTextsOf);
  return [...new Set(pinyin.flatMap(({ words }) => words))].filter((word) =>
    containsWords(texts, [foldForSearch(word)]),
  );
}

/** Sets the header with the words that a search has found by their pinyin. The page highlights them. */
export function setSearchWordsHeader(reply: FastifyReply, { foundWords = [] }: ListedEntries): void {
  if (foundWords.length === 0) return;
  void reply.header(SEARCH_WORDS_HEADER, foundWords.slice(0, HEADER_WORDS_MAX).map(encodeURIComponent).join(','));
}

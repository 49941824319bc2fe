import { setImmediate } from 'node:timers/promises';
import { PAGE_LIMIT_MAX, type PageQuery } from '@memory/contracts';
import { replaceRadicals } from '@memory/contracts/text';
import { encodeCursor } from '@memory/service-kit';
import type { PreparedStatements } from '@memory/service-kit/database';
import { foldForSearch, searchWordsOf } from '@memory/text/fold-for-search';
import { Prisma } from '../generated/prisma/client.ts';
import {
  entriesAfterCursor,
  type EntryPage,
  newestEntriesFirst,
  readEntriesByIdQuery,
  sqlNumberLiteral,
  toEntryPage,
} from './entry-page.ts';
import type { EntryRecord } from './entry.presenter.ts';
import { searchSignatureOfWords } from './search-signature.ts';

/** The number of entries that each statement after the first statement reads: the maximum length of a page. */
export const SEARCH_BATCH_SIZE = PAGE_LIMIT_MAX;
/**
 * The number of UTF-16 units that are compared without a pause, in about 6 ms. Long texts set nearly all bits of their signatures, so nearly every
 * search reads all long texts.
 */
const UNITS_PER_TURN = 100_000;

/** A part of a search: an entry contains it when its texts contain all words of one of the spellings. The words are folded (`foldForSearch`). */
export interface SearchPart {
  readonly spellings: readonly (readonly string[])[];
}

/** Returns the part that contains all words of a search term as they were typed. */
export const literalPartsOf = (term: string): SearchPart[] => [{ spellings: [searchWordsOf(term)] }];

export interface TextSearch extends PageQuery {
  /** An entry is found when it contains each part. */
  readonly parts: readonly SearchPart[];
  /** Entries that contain all these words are left out. */
  readonly exceptWith?: readonly string[];
}

/**
 * Reads a page of the entries of one author that match `scope` and contain every part of the search, newest first. The index
 * `entry_search_of_author` returns the entries that may contain the words, in order. Only the texts of these entries are read.
 * @throws ApiError `bad_cursor`
 */
export function searchEntryPage(
  statements: PreparedStatements,
  scope: Prisma.Sql,
  search: TextSearch,
): Promise<EntryPage> {
  return selectMatches(readCandidates(statements, scope, search), search);
}

/**
 * Reads the entries that may contain the words, batch by batch. The first batch has the size of a page, because most of its entries contain the
 * words.
 */
async function* readCandidates(
  statements: PreparedStatements,
  scope: Prisma.Sql,
  { parts, limit, cursor }: TextSearch,
): AsyncGenerator<EntryRecord[]> {
  for (let [position, size] = [cursor, limit + 1]; ; size = SEARCH_BATCH_SIZE) {
    const selection = Prisma.sql`
      SELECT e.id FROM entry e WHERE ${scope} ${entriesAfterCursor(position)} AND ${mayContainPartsSql(parts)}
      ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(size)}`;
    const batch = await readEntriesByIdQuery(statements, selection, scope);
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    position = encodeCursor({ at: last.createdAt, id: last.id });
  }
}

/**
 * Returns a page of the entries that contain every part of the search in their title, content or extracted text. The texts are compared in
 * this process, because PostgreSQL does not know which characters a search treats as equal (`foldForSearch`). Stops reading batches when the page
 * is full.
 */
export async function selectMatches(
  batches: AsyncIterable<readonly EntryRecord[]>,
  { parts, exceptWith, limit }: TextSearch,
): Promise<EntryPage> {
  const found: EntryRecord[] = [];
  let units = 0;
  for await (const batch of batches) {
    for (const entry of batch) {
      const texts = foldedTextsOf(entry);
      const isLeftOut = exceptWith !== undefined && containsWords(texts, exceptWith);
      if (!isLeftOut && parts.every((part) => part.spellings.some((words) => containsWords(texts, words))))
        found.push(entry);
      units += entry.title.length + entry.content.length + entry.extractedText.length;
      if (units < UNITS_PER_TURN) continue;
      // Lets the process handle other requests in between, because the comparison of many long texts takes half a second.
      await setImmediate();
      units = 0;
    }
    if (found.length > limit) break;
  }
  return toEntryPage(found.slice(0, limit + 1), limit);
}

/** Returns the texts that a search compares. Texts of earlier releases may still have radicals (⻓ for 长). */
export const foldedTextsOf = ({ title, content, extractedText }: EntryRecord): string[] =>
  [title, content, extractedText].map((text) => foldForSearch(replaceRadicals(text)));

export const containsWords = (foldedTexts: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => foldedTexts.some((text) => text.includes(word)));

/**
 * Returns the SQL condition that an entry `e` may contain the parts: the entry has no search signature yet, or its signature contains all bits of a
 * spelling of each part. With the subqueries, PostgreSQL reads a parameter once and not once for each entry.
 */
export function mayContainPartsSql(parts: readonly SearchPart[]): Prisma.Sql {
  const single = parts.filter(({ spellings }) => spellings.length === 1).flatMap(({ spellings }) => spellings[0]!);
  const signature = Prisma.sql`(SELECT ${searchSignatureOfWords(single)}::bit(2048))`;
  const conditions = parts
    .filter(({ spellings }) => spellings.length > 1)
    .map(({ spellings }) => spellings.map(searchSignatureOfWords))
    .map(
      (signatures) =>
        Prisma.sql`EXISTS (SELECT FROM unnest(${signatures}::bit(2048)[]) s WHERE (e.search_signature & s) = s)`,
    );
  const all = Prisma.join([Prisma.sql`(e.search_signature & ${signature}) = ${signature}`, ...conditions], ' AND ');
  return Prisma.sql`(e.search_signature IS NULL OR (${all}))`;
}

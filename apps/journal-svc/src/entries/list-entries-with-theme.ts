import { MOOD_TEXTS_MAX, type PageQuery } from '@memory/contracts';
import { encodeCursor } from '@memory/service-kit';
import type { PreparedStatements } from '@memory/service-kit/database';
import { isLongEnoughForMood, textForMood } from '@memory/text';
import type { Prisma } from '../generated/prisma/client.ts';
import type { LanguageClient } from '../peers/language-client.ts';
import { type EntryPage, readEntryPage } from './entry-page.ts';
import type { EntryRecord } from './entry.presenter.ts';

/** The maximum number of entries whose themes one request compares: themes are not stored, and each text takes milliseconds. */
const ENTRIES_COMPARED_MAX = 4 * MOOD_TEXTS_MAX;

/**
 * Reads a page of a user's entries that match `scope` and have a theme, newest first.
 * @returns a page that may have fewer entries than the limit, or none, although there is a next page
 * @throws ApiError `bad_cursor`, `service_unavailable`
 */
export async function listEntriesWithTheme(
  statements: PreparedStatements,
  language: LanguageClient,
  scope: Prisma.Sql,
  { userId, theme, limit, cursor }: PageQuery & { userId: string; theme: string },
): Promise<EntryPage> {
  const found: EntryRecord[] = [];
  let next: string | null = cursor ?? null;
  for (let compared = 0; compared < ENTRIES_COMPARED_MAX; compared += MOOD_TEXTS_MAX) {
    const batch = await readEntryPage(statements, scope, { limit: MOOD_TEXTS_MAX, cursor: next ?? undefined });
    found.push(...(await selectWithTheme(language, { userId, theme }, batch.items)));
    next = batch.nextCursor;
    if (found.length > limit) return cutPage(found, limit);
    if (next === null) break;
  }
  return { items: found, nextCursor: next };
}

/** Returns the entries whose shown text has the theme. Texts that are too short for a mood have no themes. */
async function selectWithTheme(
  language: LanguageClient,
  { userId, theme }: { userId: string; theme: string },
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const shown = entries.filter(({ content, extractedText }) =>
    isLongEnoughForMood(textForMood(content, extractedText)),
  );
  if (shown.length === 0) return [];
  const texts = shown.map(({ content, extractedText }) => textForMood(content, extractedText));
  const haveTheme = await language.findTheme(userId, theme, texts);
  return shown.filter((_, index) => haveTheme[index]);
}

function cutPage(found: readonly EntryRecord[], limit: number): EntryPage {
  const items = found.slice(0, limit);
  const last = items.at(-1)!;
  return { items, nextCursor: encodeCursor({ at: last.createdAt, id: last.id }) };
}

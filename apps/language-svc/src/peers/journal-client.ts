import { ApiRequestError } from '@memory/api-client';
import {
  type EntryText as EntryTextResponse,
  type EntryVersion,
  type FoundText,
  internalRoutes,
  WORDS_TO_FIND_MAX,
} from '@memory/contracts';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The text of one entry of an author. */
export interface EntryText {
  readonly entryId: string;
  /** The entry's version that has this text. */
  readonly version: number;
  readonly title: string;
  /** Title, content and extracted text, joined by line breaks. */
  readonly text: string;
  readonly createdAt: Date;
}

/** The text of an entry with its first image and its recording. */
export interface EntryTextWithFiles extends EntryText {
  readonly imageUrl: string | null;
  readonly recordingUrl: string | null;
}

/** Calls to journal-svc. Each is signed with the author's identity, because journal-svc returns entry texts to their author only. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /**
   * Returns the current text of an entry; null when the author has no such entry.
   * @throws ApiError `service_unavailable`
   */
  async fetchEntryText(authorId: string, entryId: string): Promise<EntryText | null> {
    try {
      const response = await this.journal.call({ userId: authorId }, internalRoutes.readOwnText, {
        params: { id: entryId },
      });
      return toEntryText(response);
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'entry_not_found') return null;
      throw error;
    }
  }

  /**
   * Finds for each word one of the author's entries that contains the word: the preferred entry, or otherwise the oldest such entry.
   * @throws ApiError `service_unavailable`
   */
  async findEntryTexts(
    authorId: string,
    words: { word: string; entryId: string | null }[],
  ): Promise<(EntryText & { word: string; imageUrl: string | null })[]> {
    const found: FoundText[] = [];
    for (const part of partsToFind(words)) {
      // oxlint-disable-next-line no-await-in-loop -- journal-svc finds a limited number at a time; most words need one request
      const response = await this.journal.call({ userId: authorId }, internalRoutes.findOwnTexts, {
        body: { words: part },
      });
      found.push(...response.found);
    }
    return found.map(({ word, entry, imageUrl }) => ({ ...toEntryText(entry), word, imageUrl }));
  }

  /**
   * Finds for each word a few of the author's newest entries that contain the word, newest first.
   * @throws ApiError `service_unavailable`
   */
  async findNewestEntryTexts(authorId: string, words: string[]): Promise<ReadonlyMap<string, EntryTextWithFiles[]>> {
    const found = new Map<string, EntryTextWithFiles[]>();
    for (const part of partsToFind(words)) {
      // oxlint-disable-next-line no-await-in-loop -- journal-svc finds a limited number at a time
      const response = await this.journal.call({ userId: authorId }, internalRoutes.findNewestOwnTexts, {
        body: { words: part },
      });
      const byId = new Map(response.entries.map((entry) => [entry.entryId, { ...entry, ...toEntryText(entry) }]));
      for (const { word, entryIds } of response.found)
        found.set(
          word,
          entryIds.flatMap((id) => byId.get(id) ?? []),
        );
    }
    return found;
  }

  /**
   * Returns the current versions of entries, and whether all events of each entry are handled. Entries of accounts that are being erased are left
   * out.
   * @param entries at most INTEGRITY_MAX_IDS
   * @throws ApiError `service_unavailable`
   */
  async findEntryVersions(entries: { id: string; authorId: string }[]): Promise<EntryVersion[]> {
    if (entries.length === 0) return [];
    const found = await this.journal.call({ userId: null }, internalRoutes.findEntryVersions, { body: { entries } });
    return found.entries;
  }

  /**
   * Returns a page of the texts of an author's entries, newest first.
   * @param cursor `next` of the previous page; null for the first page
   * @throws ApiError `service_unavailable`
   */
  async fetchEntryTextPage(
    authorId: string,
    cursor: string | null,
  ): Promise<{ texts: EntryText[]; next: string | null }> {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await this.journal.call({ userId: authorId }, internalRoutes.listOwnTexts, { query });
    return { texts: page.texts.map(toEntryText), next: page.next };
  }

  /**
   * Yields the texts of all entries of an author, newest first; requests them page by page.
   * @throws ApiError `service_unavailable`
   */
  async *streamEntryTexts(authorId: string): AsyncGenerator<EntryText> {
    let cursor: string | null = null;
    do {
      const page: { texts: EntryText[]; next: string | null } = await this.fetchEntryTextPage(authorId, cursor);
      yield* page.texts;
      cursor = page.next;
    } while (cursor !== null);
  }
}

/** Divides words into parts of the size that one request to journal-svc may have. */
const partsToFind = <Word>(words: readonly Word[]): Word[][] =>
  Array.from({ length: Math.ceil(words.length / WORDS_TO_FIND_MAX) }, (_, part) =>
    words.slice(part * WORDS_TO_FIND_MAX, (part + 1) * WORDS_TO_FIND_MAX),
  );

/** Includes an extracted text that is equal to the content only once. */
function toEntryText({ entryId, version, title, content, extractedText, createdAt }: EntryTextResponse): EntryText {
  const parts = extractedText.trim() === content.trim() ? [title, content] : [title, content, extractedText];
  return { entryId, version, title, text: parts.join('\n'), createdAt: new Date(createdAt) };
}

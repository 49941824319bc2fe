import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { countWords } from '../vocabulary/count-words.ts';
import { VocabularyFrequencyUpdater } from '../vocabulary/vocabulary-frequency-updater.ts';
import { WordKeys } from '../word-keys/word-keys.ts';

interface Counted {
  /** The version that was counted last; null when the entry has not been counted since it was saved. */
  readonly version: number | null;
  /** The stored occurrences of counted items. */
  readonly occurrences: readonly { itemId: string; count: number }[];
}

type Item = Parameters<typeof countWords>[0][number];

/**
 * Counts the words in the entries of every user with a vocabulary, and compares the result with the stored occurrences. A batch is a page of the
 * entries of one user. The repair counts a wrong entry again, like a change of the entry.
 */
@Injectable()
export class OccurrencesCheck implements IntegrityCheck {
  readonly name = 'occurrences';

  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly frequencies: VocabularyFrequencyUpdater,
    private readonly wordKeys: WordKeys,
  ) {}

  /** @param after the id of a user, and the cursor of the next page of this user's entries if there is a next page */
  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const [afterUser = NO_ID, cursor] = after?.split(' ') ?? [];
    const userId = await this.findUser(afterUser, cursor !== undefined);
    if (userId === undefined) return { checked: 0, problems: [], next: null };
    const { texts, next } = await this.journal.fetchEntryTextPage(userId, cursor ?? null);
    const wrong = await this.findWrong(userId, texts);
    const rows = texts.map(({ entryId }): CheckedRow => ({ id: entryId, kind: wrong.get(entryId) ?? null }));
    const byId = new Map(texts.map((text) => [text.entryId, text]));
    const batch = await toIntegrityBatch(rows, {
      limit: 0,
      mend: repair ? (id) => this.countAgain(userId, byId.get(id)) : undefined,
    });
    return { ...batch, next: next === null ? userId : `${userId} ${next}` };
  }

  /** Returns the id of the next user after an id; if `isSame` is true, the user with this id. */
  private async findUser(id: string, isSame: boolean): Promise<string | undefined> {
    const [row] = await this.database.$queryRaw<{ userId: string }[]>`
      SELECT user_id::text AS "userId" FROM vocabulary_item WHERE user_id > ${id}::uuid OR (${isSame} AND user_id = ${id}::uuid)
      ORDER BY user_id LIMIT 1`;
    return row?.userId;
  }

  private async findWrong(
    userId: string,
    texts: readonly EntryText[],
  ): Promise<ReadonlyMap<string, IntegrityProblem['kind']>> {
    const find = async (candidates: readonly EntryText[]): Promise<Map<string, IntegrityProblem['kind']>> => {
      const { items, counted } = await this.readCounted(
        userId,
        candidates.map(({ entryId }) => entryId),
      );
      return new Map(
        candidates.flatMap((text) => {
          const kind = compare(text, counted.get(text.entryId), countWords(items, text.text, this.wordKeys));
          return kind === null ? [] : [[text.entryId, kind] as const];
        }),
      );
    };
    const suspicious = await find(texts);
    // Only entries whose text is still current and whose events are all handled are compared again, with the occurrences that are stored now.
    const versions = await this.journal.findEntryVersions(
      [...suspicious.keys()].map((id) => ({ id, authorId: userId })),
    );
    const settled = new Map(versions.filter(({ isChanging }) => !isChanging).map(({ id, version }) => [id, version]));
    return find(texts.filter(({ entryId, version }) => settled.get(entryId) === version));
  }

  /** Reads the counted items of a user and the stored occurrences of entries, in one snapshot. */
  private readCounted(
    userId: string,
    entryIds: readonly string[],
  ): Promise<{ items: readonly Item[]; counted: ReadonlyMap<string, Counted> }> {
    return this.database.$transaction(
      async (tx) => {
        const items = await tx.vocabularyItem.findMany({
          where: { userId, isCounted: true },
          select: { id: true, character: true },
        });
        const rows = await tx.$queryRaw<(Counted & { entryId: string })[]>`
          SELECT entry.id::text AS "entryId", c.version, coalesce((
            SELECT json_agg(json_build_object('itemId', o.item_id, 'count', o.count)) FROM occurrence o
            JOIN vocabulary_item item ON item.id = o.item_id AND item.is_counted WHERE o.entry_id = entry.id), '[]') AS occurrences
          FROM unnest(${[...entryIds]}::uuid[]) AS entry (id) LEFT JOIN counted_entry c ON c.entry_id = entry.id`;
        return { items, counted: new Map(rows.map(({ entryId, ...counted }) => [entryId, counted])) };
      },
      { isolationLevel: 'RepeatableRead' },
    );
  }

  private async countAgain(userId: string, text: EntryText | undefined): Promise<boolean> {
    if (!text) return false;
    await this.database.$transaction((tx) => this.frequencies.countEntryAgain(tx, userId, text));
    return true;
  }
}

/**
 * Compares the stored occurrences of an entry with the words in its text. Returns null for another version of the entry, because
 * `CountedEntriesCheck` checks versions.
 */
function compare(
  { version }: EntryText,
  counted: Counted | undefined,
  found: ReturnType<typeof countWords>,
): IntegrityProblem['kind'] | null {
  if (!counted || (counted.version !== null && counted.version !== version)) return null;
  const stored = new Map(counted.occurrences.map(({ itemId, count }) => [itemId, count]));
  const isRight = found.length === stored.size && found.every(({ itemId, count }) => stored.get(itemId) === count);
  if (isRight) return null;
  return counted.version === null ? 'not_counted' : 'wrong_number';
}

import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { countOccurrences, VocabularyFrequencyUpdater } from '../vocabulary/vocabulary-frequency-updater.ts';
import { CLOCK_TOLERANCE_MS } from './clock-tolerance.ts';

interface Counted {
  /** The version that was counted last; null when the entry has not been counted. */
  readonly version: number | null;
  readonly occurrences: readonly { character: string; count: number; isSource: boolean }[];
}

interface User {
  readonly id: string;
  readonly oldestItemAt: Date;
}

/**
 * The texts of the entries of everyone with a vocabulary, counted again and compared with the stored occurrences. A batch is a page of the
 * entries of one user. An entry that is wrong is counted again, as a change of the entry would.
 */
@Injectable()
export class OccurrencesCheck implements IntegrityCheck {
  readonly name = 'occurrences';

  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly frequencies: VocabularyFrequencyUpdater,
  ) {}

  /** @param after the id of a user, and the cursor of the next page of that user's entries when there is one */
  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const [afterUser = NO_ID, cursor] = after?.split(' ') ?? [];
    const user = await this.findUser(afterUser, cursor !== undefined);
    if (!user) return { checked: 0, problems: [], next: null };
    const { texts, next } = await this.journal.fetchEntryTextPage(user.id, cursor ?? null);
    const wrong = await this.findWrong(user, texts);
    const rows = texts.map(({ entryId }): CheckedRow => ({ id: entryId, kind: wrong.get(entryId) ?? null }));
    const byId = new Map(texts.map((text) => [text.entryId, text]));
    const batch = await toIntegrityBatch(rows, {
      limit: 0,
      mend: repair ? (id) => this.countAgain(user.id, byId.get(id)) : undefined,
    });
    return { ...batch, next: next === null ? user.id : `${user.id} ${next}` };
  }

  /** Returns the user after an id, or the user with that id. */
  private async findUser(id: string, isSame: boolean): Promise<User | undefined> {
    const [user] = await this.database.$queryRaw<User[]>`
      SELECT user_id::text AS id, min(created_at) AS "oldestItemAt" FROM vocabulary_item
      WHERE user_id = (
        SELECT user_id FROM vocabulary_item WHERE user_id > ${id}::uuid OR (${isSame} AND user_id = ${id}::uuid) ORDER BY user_id LIMIT 1
      ) GROUP BY user_id`;
    return user;
  }

  private async findWrong(
    user: User,
    texts: readonly EntryText[],
  ): Promise<ReadonlyMap<string, IntegrityProblem['kind']>> {
    const find = async (candidates: readonly EntryText[]): Promise<Map<string, IntegrityProblem['kind']>> => {
      const counted = await this.readCounted(candidates.map(({ entryId }) => entryId));
      return new Map(
        candidates.flatMap((text) => {
          const kind = compare(text, counted.get(text.entryId), user);
          return kind === null ? [] : [[text.entryId, kind] as const];
        }),
      );
    };
    const suspicious = await find(texts);
    // Only those whose text is still the present one and whose events are handled are compared once more, with what is counted now.
    const versions = await this.journal.findEntryVersions(
      [...suspicious.keys()].map((id) => ({ id, authorId: user.id })),
    );
    const settled = new Map(versions.filter(({ isChanging }) => !isChanging).map(({ id, version }) => [id, version]));
    return find(texts.filter(({ entryId, version }) => settled.get(entryId) === version));
  }

  private async readCounted(entryIds: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.database.$queryRaw<(Counted & { entryId: string })[]>`
      SELECT entry.id::text AS "entryId", c.version, coalesce((
        SELECT json_agg(json_build_object('character', item.character, 'count', o.count, 'isSource',
          coalesce(item.source_entry_id = entry.id, false))) FROM occurrence o JOIN vocabulary_item item ON item.id = o.item_id
        WHERE o.entry_id = entry.id), '[]') AS occurrences
      FROM unnest(${[...entryIds]}::uuid[]) AS entry (id) LEFT JOIN counted_entry c ON c.entry_id = entry.id`;
    return new Map(rows.map(({ entryId, ...counted }) => [entryId, counted]));
  }

  private async countAgain(userId: string, text: EntryText | undefined): Promise<boolean> {
    if (!text) return false;
    await this.database.$transaction((tx) => this.frequencies.countEntryAgain(tx, userId, text));
    return true;
  }
}

/**
 * Compares what is counted of an entry with its text. Words without a row are right: they were added after the entry was counted. An item that
 * was extracted from the entry has the count 1 until the entry changes. Another version is left to `CountedEntriesCheck`.
 */
function compare(
  { version, text, createdAt }: EntryText,
  counted: Counted | undefined,
  { oldestItemAt }: User,
): IntegrityProblem['kind'] | null {
  if (!counted || counted.version === null)
    return createdAt.getTime() - oldestItemAt.getTime() > CLOCK_TOLERANCE_MS ? 'not_counted' : null;
  if (counted.version !== version) return null;
  const isRight = counted.occurrences.every(({ character, count, isSource }) => {
    const found = countOccurrences(character, text);
    return count === found || (isSource && count === 1 && found > 1);
  });
  return isRight ? null : 'wrong_number';
}

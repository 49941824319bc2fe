import { INTEGRITY_MAX_IDS, type EntryVersion, type IntegrityBatch } from '@memory/contracts';
import { type CheckedRow, type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { VocabularyFrequencyUpdater } from '../vocabulary/vocabulary-frequency-updater.ts';

/**
 * The maximum difference in milliseconds between the clocks of journal-svc and of this service. An entry counts as changed after the author's
 * oldest vocabulary item was added only if it was changed later by more than this difference. Before that, the author had no vocabulary, and no
 * words were counted.
 */
const CLOCK_TOLERANCE_MS = 60_000;

interface CountedEntry {
  readonly id: string;
  readonly userId: string;
  /** The version of the entry that was counted last; null when only the items that were added after the entry was saved have been counted. */
  readonly version: number | null;
  /** When the user's oldest item was added: changes before that are not counted. Null when the user has no items. */
  readonly oldestItemAt: Date | null;
}

/**
 * Compares the counted entries with the entries of journal-svc, because the event of a change or a deletion may have been lost. The repair counts
 * the words of an outdated entry again.
 */
@Injectable()
export class CountedEntriesCheck implements IntegrityCheck {
  readonly name = 'counted-entries';

  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly frequencies: VocabularyFrequencyUpdater,
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const ids = (
      await this.database.$queryRaw<{ id: string }[]>`
        SELECT id::text AS id FROM (
          (SELECT entry_id AS id FROM counted_entry WHERE entry_id > ${after ?? NO_ID}::uuid ORDER BY entry_id LIMIT ${INTEGRITY_MAX_IDS})
          UNION (SELECT DISTINCT entry_id FROM occurrence WHERE entry_id > ${after ?? NO_ID}::uuid ORDER BY entry_id LIMIT ${INTEGRITY_MAX_IDS})
        ) AS entry ORDER BY entry.id LIMIT ${INTEGRITY_MAX_IDS}`
    ).map(({ id }) => id);
    const counted = await this.findCounted(ids);
    const present = await this.journal.findEntryVersions(counted.map(({ id, userId }) => ({ id, authorId: userId })));
    // The counted versions are read after the current versions: if a counted version is older than a current version without unhandled events, this
    // service has missed an event.
    const now = await this.findCounted(present.filter(({ isChanging }) => !isChanging).map(({ id }) => id));
    const presentById = new Map(present.map((entry) => [entry.id, entry]));
    const outdated = new Map(
      now.filter((entry) => isOutdated(entry, presentById.get(entry.id))).map(({ id, userId }) => [id, userId]),
    );
    const rows = ids.map((id): CheckedRow => ({ id, kind: outdated.has(id) ? 'outdated' : null }));
    const mend = repair ? (id: string) => this.countAgain(outdated.get(id) ?? '', id) : undefined;
    return toIntegrityBatch(rows, { limit: INTEGRITY_MAX_IDS, mend });
  }

  private findCounted(ids: readonly string[]): Promise<CountedEntry[]> {
    return this.database.$queryRaw<CountedEntry[]>`
      SELECT entry.*, (SELECT min(created_at) FROM vocabulary_item WHERE user_id = entry."userId"::uuid) AS "oldestItemAt" FROM (
        SELECT entry_id::text AS id, user_id::text AS "userId", version FROM counted_entry WHERE entry_id = ANY (${[...ids]}::uuid[])
        UNION ALL
        SELECT DISTINCT o.entry_id::text, item.user_id::text, NULL::int FROM occurrence o JOIN vocabulary_item item ON item.id = o.item_id
        WHERE o.entry_id = ANY (${[...ids]}::uuid[]) AND NOT EXISTS (SELECT FROM counted_entry c WHERE c.entry_id = o.entry_id)
      ) AS entry`;
  }

  private async countAgain(userId: string, entryId: string): Promise<boolean> {
    const entry = await this.journal.fetchEntryText(userId, entryId);
    await this.database.$transaction((tx) =>
      entry ? this.frequencies.countEntry(tx, userId, entry) : this.frequencies.removeEntry(tx, userId, entryId),
    );
    return true;
  }
}

function isOutdated({ version, oldestItemAt }: CountedEntry, present: EntryVersion | undefined): boolean {
  if (!present) return false;
  if (present.version === null || present.updatedAt === null) return true;
  if (version === null || version >= present.version || oldestItemAt === null) return false;
  return Date.parse(present.updatedAt) - oldestItemAt.getTime() > CLOCK_TOLERANCE_MS;
}

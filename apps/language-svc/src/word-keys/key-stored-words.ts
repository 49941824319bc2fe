import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { publishVocabularyChange } from '../vocabulary/publish-vocabulary-change.ts';
import { MergeItems } from './merge-items.ts';
import { cleanWord, WordKeys } from './word-keys.ts';

/** The number of different words per transaction. */
const BATCH_SIZE = 500;
/** The timeout of a transaction, in milliseconds: a common word is in the vocabularies of all users. */
const TIMEOUT_MS = 10 * 60_000;

interface StoredWord {
  readonly character: string;
  /** Null for the items of releases without keys. */
  readonly wordKey: string | null;
}

interface ChangedWord extends StoredWord {
  readonly cleaned: string;
  readonly key: string;
}

/**
 * Stores the key of each item's word, in items of releases without keys and in items whose key differs from the key by the present dictionary. Items
 * of one user that get the same key are merged. All changed items are counted again, because a word counts in both scripts.
 */
@Injectable()
export class KeyStoredWords implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeyStoredWords.name);

  constructor(
    private readonly database: Database,
    private readonly wordKeys: WordKeys,
    private readonly mergeItems: MergeItems,
  ) {}

  /**
   * Runs before the service handles requests, because requests find words by their keys. The first start of a release with keys reads and writes
   * every item, later starts only read the different words. If the database is unavailable, the service starts without the keys, and the hourly
   * maintenance adds them.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.execute().catch((error: unknown) => {
      this.logger.error({ err: error }, 'the keys of words were not completed; next attempt in an hour');
    });
  }

  async execute(signal?: AbortSignal): Promise<void> {
    const owners = new Set<string>();
    for (let last = ''; ;) {
      if (signal?.aborted) return;
      const words = await this.database.$queryRaw<StoredWord[]>`
        SELECT DISTINCT character, word_key AS "wordKey" FROM vocabulary_item WHERE character IN (
          SELECT DISTINCT character FROM vocabulary_item WHERE character > ${last} ORDER BY character LIMIT ${BATCH_SIZE}
        ) ORDER BY character`;
      const changed = words.flatMap((word): ChangedWord[] => {
        const [cleaned, key] = [cleanWord(word.character), this.wordKeys.keyOf(word.character)];
        return cleaned === word.character && key === word.wordKey ? [] : [{ ...word, cleaned, key }];
      });
      if (changed.length > 0) for (const owner of await this.storeKeys(changed)) owners.add(owner);
      const next = words.at(-1);
      if (!next) break;
      last = next.character;
    }
    // Also counts the items that an interrupted run has left uncounted.
    const uncounted = await this.database.$queryRaw<{ userId: string }[]>`
      SELECT DISTINCT user_id::text AS "userId" FROM vocabulary_item WHERE NOT is_counted`;
    for (const { userId } of uncounted) {
      if (signal?.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- one user at a time
      await this.database.$transaction((tx) => publishVocabularyChange(tx, userId, { hasUncountedItems: true }));
    }
    if (owners.size > 0) this.logger.log({ users: owners.size }, 'words have got their keys');
  }

  /** @returns the owners of the changed items */
  private async storeKeys(words: readonly ChangedWord[]): Promise<string[]> {
    const owners = await this.database.$transaction((tx) => storeFreeKeys(tx, words), { timeout: TIMEOUT_MS });
    const others = await this.database.$queryRaw<{ userId: string; key: string; id: string }[]>`
      SELECT item.user_id::text AS "userId", given.key, item.id::text FROM ${givenWords(words)}
      JOIN vocabulary_item item ON item.character = given.character AND item.word_key IS NOT DISTINCT FROM given.word_key`;
    // oxlint-disable-next-line no-await-in-loop -- one user at a time
    for (const { userId, key, id } of others) await this.mergeItems.execute(userId, key, id);
    return [...owners, ...others.map(({ userId }) => userId)];
  }
}

/** SQL: the words with their present and their new keys, as the table `given`. */
const givenWords = (words: readonly ChangedWord[]): Prisma.Sql => Prisma.sql`
  unnest(${words.map(({ character }) => character)}::text[], ${words.map(({ wordKey }) => wordKey)}::text[],
    ${words.map(({ cleaned }) => cleaned)}::text[], ${words.map(({ key }) => key)}::text[]) AS given (character, word_key, cleaned, key)`;

/**
 * Stores the new keys that no other item of the owner has. Of several items that get the same key, only one item is changed. The id of a note that an
 * earlier release has exported is kept.
 * @returns the owners of the changed items
 */
async function storeFreeKeys(tx: Transaction, words: readonly ChangedWord[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT ON (item.user_id, given.key) item.id FROM ${givenWords(words)}
    JOIN vocabulary_item item ON item.character = given.character AND item.word_key IS NOT DISTINCT FROM given.word_key
    WHERE NOT EXISTS (
      SELECT FROM vocabulary_item other WHERE other.user_id = item.user_id AND other.id <> item.id
        AND (other.word_key = given.key OR (other.character = given.cleaned AND given.cleaned <> given.character)))
    ORDER BY item.user_id, given.key, item.id`;
  const ids = rows.map(({ id }) => id);
  // Locked in the order of their ids, as `lockVocabularyItems` does.
  await tx.$queryRaw`SELECT FROM vocabulary_item WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const changed = await tx.$queryRaw<{ userId: string }[]>`
    UPDATE vocabulary_item AS item SET character = given.cleaned, word_key = given.key, is_counted = false,
      exported_note_id = CASE WHEN item.word_key IS NULL THEN item.id ELSE item.exported_note_id END
    FROM ${givenWords(words)}
    WHERE item.id = ANY(${ids}::uuid[]) AND item.character = given.character AND item.word_key IS NOT DISTINCT FROM given.word_key
    RETURNING item.user_id::text AS "userId"`;
  return changed.map(({ userId }) => userId);
}

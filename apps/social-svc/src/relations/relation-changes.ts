import type { UserRelation } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { relationChanged, relationEntityId } from '@memory/events';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { friendshipKey } from '../friendships/friendship-key.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { takeWithdrawalLock } from './relation-locks.ts';

/**
 * Keeps the copies of relations in journal-svc up to date (ADR 45). Every transaction that changes the relation of two users calls `withdraw` or
 * `grant` while it holds the lock of the pair (`lockPair`). The pair of a user with themselves stands for the account, which is hidden from
 * everyone while it waits for its erasure. An erasure changes only this pair: journal-svc deletes the account's other pairs together with the
 * account's data.
 */
@Injectable()
export class RelationChanges {
  constructor(private readonly journal: JournalClient) {}

  /**
   * Reduces two users' access to each other's entries: with `none` they are no longer friends, with `hidden` they see no entries of each other.
   * When this method returns, journal-svc has stored the withdrawal, and the transaction may commit. If the transaction fails afterwards, the
   * access stays reduced until journal-svc has read the current relation, some seconds later.
   * @throws ApiError `service_unavailable` when journal-svc does not confirm
   */
  async withdraw(tx: Transaction, userId: string, otherId: string, kind: 'none' | 'hidden'): Promise<void> {
    await takeWithdrawalLock(tx);
    const pair = friendshipKey(userId, otherId);
    const version = await nextVersion(tx);
    await this.journal.storeWithdrawal({ ...pair, kind, version });
    await publish(tx, { ...pair, kind, version });
  }

  /** Grants access. The grant takes effect as soon as journal-svc has handled the event. */
  async grant(tx: Transaction, userId: string, otherId: string, kind: 'none' | 'friend'): Promise<void> {
    await publish(tx, { ...friendshipKey(userId, otherId), kind, version: await nextVersion(tx) });
  }
}

async function nextVersion(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<{ version: number }[]>`SELECT nextval('relation_version')::float8 AS version`;
  return row!.version;
}

async function publish(
  tx: Transaction,
  relation: { firstId: string; secondId: string; kind: UserRelation; version: number },
): Promise<void> {
  const entityId = relationEntityId(relation.firstId, relation.secondId);
  await writeOutbox(tx, relationChanged, { entityId, data: relation });
}

/** The limits of the transaction at start are long, because a busy machine may take long to open the first connection. */
const START_TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * Before the service accepts requests, sets the sequence of relation versions to the current time in milliseconds, unless the sequence is already
 * higher. New versions are thereby higher than all versions that journal-svc has stored, even after only this database was restored from an older
 * backup. Between two starts the sequence counts up by one, so a clock that is set back has no effect.
 */
@Injectable()
export class AdvanceRelationVersions implements OnModuleInit {
  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.database.$transaction(async (tx) => {
      // Without this lock, another replica could set a higher version between the comparison and `setval`, and this replica would then lower the
      // version.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(518203469)`;
      await tx.$executeRaw`
        SELECT setval('relation_version', present.ms) FROM (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms) AS present
        WHERE present.ms > (SELECT last_value FROM relation_version)`;
    }, START_TRANSACTION);
  }
}

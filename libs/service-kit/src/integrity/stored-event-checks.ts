import { setTimeout as delay } from 'node:timers/promises';
import type { IntegrityBatch } from '@memory/contracts';
import { findDeadLetterEventIds, openRedisConnection } from '@memory/event-bus';
import { groupsByProducer, type Producer } from '@memory/events';
import { Logger } from '@nestjs/common';
import type { ServiceDatabase } from '../database/service-database.ts';
import { type CheckedRow, type IntegrityCheck, toIntegrityBatch } from './integrity-check.ts';

const BATCH_SIZE = 1_000;
/** How long the check waits before it reports a suspicious event, in milliseconds: the relay publishes at least once a second. */
const RECHECK_AFTER_MS = 3_000;

/** Finds events that are not published 10 minutes after their change, because the relay does not work. They are published once it works again. */
export class OutboxCheck implements IntegrityCheck {
  readonly name = 'outbox';

  constructor(private readonly database: ServiceDatabase) {}

  async checkBatch(after: string | null): Promise<IntegrityBatch> {
    const find = (): PromiseLike<{ id: string; position: string; isOverdue: boolean }[]> =>
      this.database.$queryRawUnsafe(
        `SELECT id::text AS id, sequence::text AS position, occurred_at < now() - interval '10 minutes' AS "isOverdue"
         FROM outbox WHERE sequence > $1::bigint ORDER BY sequence LIMIT ${BATCH_SIZE}`,
        after ?? '0',
      );
    const first = await find();
    const stillThere = new Set<string>();
    if (first.some(({ isOverdue }) => isOverdue)) {
      await delay(RECHECK_AFTER_MS);
      for (const { id } of await find()) stillThere.add(id);
    }
    const rows = first.map(({ id, isOverdue }): CheckedRow => ({
      id,
      kind: isOverdue && stillThere.has(id) ? 'overdue' : null,
    }));
    const { next, ...batch } = await toIntegrityBatch(rows, { limit: BATCH_SIZE });
    return { ...batch, next: next === null ? null : (first.at(-1)?.position ?? null) };
  }
}

/** Finds events that a group has not handled a day after their publication. The group does not run, or has these events as dead letters. */
export class PublishedEventCheck implements IntegrityCheck {
  readonly name = 'published-events';

  constructor(private readonly database: ServiceDatabase) {}

  async checkBatch(after: string | null): Promise<IntegrityBatch> {
    const [ms = '0', sequence = '0'] = (after ?? '0-0').split('-');
    const rows = await this.database.$queryRawUnsafe<(CheckedRow & { position: string })[]>(
      `SELECT id::text AS id, stream_ms || '-' || stream_sequence AS position,
         CASE WHEN stream_ms < extract(epoch FROM now() - interval '1 day') * 1000 THEN 'overdue' END AS kind
       FROM published_event WHERE (stream_ms, stream_sequence) > ($1::bigint, $2::bigint)
       ORDER BY stream_ms, stream_sequence LIMIT ${BATCH_SIZE}`,
      ms,
      sequence,
    );
    const { next, ...batch } = await toIntegrityBatch(rows, { limit: BATCH_SIZE });
    return { ...batch, next: next === null ? null : (rows.at(-1)?.position ?? null) };
  }
}

export interface DeadLetterCheckOptions {
  readonly redisUrl: string;
  /** The producers whose events are searched for among the dead letters of their consumer groups. */
  readonly producers: readonly Producer[];
}

/** Finds events of this service that have become dead letters of a group. `npm run admin -- dead-letters:list` shows the reasons. */
export class DeadLetterCheck implements IntegrityCheck {
  readonly name = 'dead-letters';
  private readonly logger = new Logger(DeadLetterCheck.name);

  constructor(private readonly options: DeadLetterCheckOptions) {}

  async checkBatch(): Promise<IntegrityBatch> {
    const { redisUrl, producers } = this.options;
    const redis = openRedisConnection(redisUrl, this.logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
    try {
      const rows: CheckedRow[] = [];
      for (const producer of producers)
        for (const id of await findDeadLetterEventIds(redis, producer, groupsByProducer[producer]))
          rows.push({ id, kind: 'overdue' });
      return await toIntegrityBatch(rows, { limit: Infinity });
    } finally {
      redis.disconnect();
    }
  }
}

/** Finds rows that a scheduled task should have deleted. The check tolerates one more day, so that a task that runs late is no problem. */
class ExpiredRowCheck implements IntegrityCheck {
  constructor(
    readonly name: string,
    private readonly database: ServiceDatabase,
    private readonly options: { table: string; id: string; key: string; time: string; maxAge: string },
  ) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const { table, id, key, time, maxAge } = this.options;
    // The rows are ordered by time, so that the expired rows come first and are found with the index. Other rows are not read.
    const isExpired = `${time} < now() - interval '${maxAge}' - interval '1 day'`;
    const rows = await this.database.$queryRawUnsafe<(CheckedRow & { position: string })[]>(
      repair
        ? `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${isExpired} ORDER BY ${time} LIMIT ${BATCH_SIZE})
           RETURNING ${id} AS id, '' AS position, 'overdue' AS kind`
        : `SELECT ${id} AS id, ${time}::text AS position, 'overdue' AS kind FROM ${table}
           WHERE ${isExpired} AND ${time} > $1::timestamptz ORDER BY ${time} LIMIT ${BATCH_SIZE}`,
      ...(repair ? [] : [after ?? '-infinity']),
    );
    const mend = repair ? () => Promise.resolve(true) : undefined;
    const { next, ...batch } = await toIntegrityBatch(rows, { limit: BATCH_SIZE, mend });
    return { ...batch, next: next === null ? null : (rows.at(-1)?.position ?? null) };
  }
}

export const handledEventCheck = (database: ServiceDatabase): IntegrityCheck =>
  new ExpiredRowCheck('handled-events', database, {
    table: 'handled_event',
    id: 'event_id::text',
    key: 'event_id',
    time: 'handled_at',
    maxAge: '30 days',
  });

/** Reports the user of an expired key instead of the key itself, because a key is a text of the client. */
export const idempotencyKeyCheck = (database: ServiceDatabase): IntegrityCheck =>
  new ExpiredRowCheck('idempotency-keys', database, {
    table: 'idempotency_key',
    id: 'user_id::text',
    key: 'user_id, key',
    time: 'created_at',
    maxAge: '24 hours',
  });

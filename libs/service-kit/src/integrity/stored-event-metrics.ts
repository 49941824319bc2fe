import type { SqlExecutor } from '@memory/event-bus';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { IDEMPOTENCY_DATABASE } from '../idempotency/idempotent-request.ts';
import { Metrics } from '../metrics/metrics.ts';

/** Rows are counted up to this number, so that reading the metrics stays cheap while a group stands still for days. */
const MAX_COUNT = 100_000;

/** SQL: the number of rows of each table, and the age of the first one in seconds. Both are read by the primary key. */
const SELECT = `
  SELECT 'outbox' AS "table", (SELECT count(*)::int FROM (SELECT FROM outbox LIMIT ${MAX_COUNT}) AS rows) AS count,
    (SELECT extract(epoch FROM now() - occurred_at)::float FROM outbox ORDER BY sequence LIMIT 1) AS age
  UNION ALL
  SELECT 'published_event', (SELECT count(*)::int FROM (SELECT FROM published_event LIMIT ${MAX_COUNT}) AS rows),
    (SELECT extract(epoch FROM now())::float - stream_ms / 1000.0 FROM published_event ORDER BY stream_ms, stream_sequence LIMIT 1)`;

interface StoredEvents {
  readonly table: string;
  readonly count: number;
  /** Null when the table is empty. */
  readonly age: number | null;
}

/**
 * The number of events that wait, and how long the oldest one has waited: in `outbox` to be published, in `published_event` for a group that
 * has not handled it. While the database is unavailable they are missing.
 */
@Injectable()
export class StoredEventMetrics {
  constructor(
    metrics: Metrics,
    @Inject(IDEMPOTENCY_DATABASE) private readonly database: Pick<SqlExecutor, '$queryRawUnsafe'>,
  ) {
    // Each gauge reads the values itself, because Prometheus's client collects all metrics at the same time.
    const counts: Gauge<'table'> = new Gauge({
      name: 'memory_stored_events',
      help: `The number of events in a table, counted up to ${MAX_COUNT}`,
      labelNames: ['table'],
      registers: [metrics.registry],
      collect: () => this.show(counts, ({ count }) => count),
    });
    const ages: Gauge<'table'> = new Gauge({
      name: 'memory_stored_events_oldest_age_seconds',
      help: 'The age of the oldest event in a table; 0 when it is empty',
      labelNames: ['table'],
      registers: [metrics.registry],
      collect: () => this.show(ages, ({ age }) => Math.max(0, age ?? 0)),
    });
  }

  private async show(gauge: Gauge<'table'>, valueOf: (events: StoredEvents) => number): Promise<void> {
    gauge.reset();
    const rows = await Promise.resolve(this.database.$queryRawUnsafe<StoredEvents[]>(SELECT)).catch(() => []);
    for (const events of rows) gauge.set({ table: events.table }, valueOf(events));
  }
}

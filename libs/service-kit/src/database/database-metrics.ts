import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { resolveWithin } from '../health/resolve-within.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** How long the size of the database is cached: the size changes slowly, and PostgreSQL examines every file of the database to compute it. */
const SIZE_CACHE_MS = 60_000;
/** How long a scrape waits for the size, in milliseconds. The other metrics must be available even when no connection is free. */
const SIZE_TIMEOUT_MS = 1_000;

/** Exports metrics of a service's connection pool and the size of its database. */
export class DatabaseMetrics {
  private sizeReadAt = -Infinity;

  constructor(
    private readonly pool: Pool,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    const connections: Gauge<'state'> = new Gauge({
      name: 'memory_database_connections',
      help: 'Connections of the pool, by whether a query or transaction uses them',
      labelNames: ['state'],
      registers,
      collect: () => {
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'idle' }, pool.idleCount);
      },
    });
    const max = new Gauge({
      name: 'memory_database_connections_max',
      help: 'The largest number of connections of the pool',
      registers,
    });
    max.set(pool.options.max);
    const waiting: Gauge = new Gauge({
      name: 'memory_database_waiting_queries',
      help: 'Queries and transactions that wait for a connection of the pool',
      registers,
      collect: () => waiting.set(pool.waitingCount),
    });
    const size: Gauge<'database'> = new Gauge({
      name: 'memory_database_size_bytes',
      help: 'The size of the database of the service on disk, in bytes',
      labelNames: ['database'],
      registers,
      collect: () => this.updateSize(size),
    });
  }

  private async updateSize(gauge: Gauge<'database'>): Promise<void> {
    if (performance.now() - this.sizeReadAt < SIZE_CACHE_MS) return;
    const result = await resolveWithin(SIZE_TIMEOUT_MS, () =>
      this.pool.query<{ name: string; bytes: string }>(
        'SELECT current_database() AS name, pg_database_size(current_database()) AS bytes',
      ),
    );
    const row = result?.rows[0];
    if (!row) return;
    this.sizeReadAt = performance.now();
    gauge.set({ database: row.name }, Number(row.bytes));
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { findInstallationAccess } from '@memory/admin/installation';
import { requestJson } from '@memory/admin/service-request';
import { withRedis } from '@memory/admin/with-redis';
import type { AccountErasure, QueueState } from '@memory/contracts';
import { eventStreamKey } from '@memory/event-bus/redis-keys';
import { readConsumerGroups, readLastStreamId } from '@memory/event-bus/stream-groups';
import { groupsByProducer, type Producer } from '@memory/events';
import { eventually } from '@memory/testing';
import type { Redis } from 'ioredis';
import { type Databases, databaseNames } from '../product/databases.ts';
import type { Product } from '../product/product.ts';
import { ageFiles, listIncompleteFiles, listObjects } from './checks/files.ts';

/**
 * How long events and jobs may need until all are handled, in milliseconds. The time includes a lost job: a check that runs every minute, and ignores
 * files younger than 30 s, finds jobs that Redis has lost.
 */
const SETTLE_LIMIT_MS = 150_000;
const POLL_MS = 250;

/**
 * Waits until every event is handled, every job has ended and every deleted account is erased.
 * @returns the seconds; `last`, what settled last; `unsettled`, what had not settled when the limit was reached
 */
export async function waitUntilSettled(
  product: Product,
  databases: Databases,
): Promise<{ readonly seconds: number; readonly last: readonly string[]; readonly unsettled: readonly string[] }> {
  const startedAt = performance.now();
  let last: string[] = [];
  for (;;) {
    const unsettled = await findUnsettled(product, databases).catch((error: unknown) => [String(error)]);
    const passedMs = performance.now() - startedAt;
    if (unsettled.length === 0 || passedMs > SETTLE_LIMIT_MS) return { seconds: passedMs / 1_000, last, unsettled };
    last = unsettled;
    await delay(POLL_MS);
  }
}

async function findUnsettled(product: Product, databases: Databases): Promise<string[]> {
  const unsettled: string[] = [];
  for (const name of databaseNames) {
    const [row] = await databases.query<{ count: number }>(name, 'SELECT count(*)::int AS count FROM outbox');
    if (row && row.count > 0) unsettled.push(`${row.count} events are in the outbox of ${name}`);
  }
  const [pending] = await databases.query<{ count: number }>(
    'media',
    `SELECT count(*)::int AS count FROM file WHERE text_status = 'pending' OR thumbnail_status = 'pending'`,
  );
  if (pending && pending.count > 0) unsettled.push(`${pending.count} files wait for a job`);
  const installation = findInstallationAccess({ DATA_DIR: product.dataDir });
  const queues = await requestJson<QueueState[]>(installation, 'media-svc', '/internal/jobs');
  for (const { job, waiting, inBulk, active, toBeTriedAgain } of queues) {
    const count = waiting + inBulk + active + toBeTriedAgain;
    if (count > 0) unsettled.push(`${count} jobs of ${job} have not ended`);
  }
  const erasures = await requestJson<AccountErasure[]>(installation, 'social-svc', '/internal/erasures');
  if (erasures.length > 0) unsettled.push('an account is being erased');
  const lagging = await withRedis(product.installation().redisUrl, findLaggingGroups);
  return [...unsettled, ...lagging];
}

/** Returns the groups that have not handled all events of a stream. */
async function findLaggingGroups(redis: Redis): Promise<string[]> {
  const lagging: string[] = [];
  for (const [producer, names] of Object.entries(groupsByProducer) as [Producer, readonly string[]][]) {
    const stream = eventStreamKey(producer);
    if ((await redis.exists(stream)) === 0) continue;
    const lastId = await readLastStreamId(redis, stream);
    const groups = await readConsumerGroups(redis, stream);
    for (const name of names) {
      const group = groups.find((other) => other.name === name);
      const isCaughtUp = group?.lastDeliveredId === lastId && group.pending === 0;
      if (!isCaughtUp) lagging.push(`${name} has not handled all events of ${producer}`);
    }
  }
  return lagging;
}

/**
 * Runs the hourly maintenance of the worker by restarting the worker, when a killed process has left files. The maintenance deletes such files when
 * they are an hour old, so the files are made older first.
 */
export async function runFileMaintenance(product: Product, databases: Databases): Promise<void> {
  const hasLeftovers = async (): Promise<boolean> => {
    const rows = await databases.query<{ key: string }>(
      'media',
      `SELECT id::text AS key FROM file UNION ALL SELECT file_id || '.' || size FROM thumbnail`,
    );
    const keys = new Set(rows.map(({ key }) => key));
    return listIncompleteFiles(product).length > 0 || [...listObjects(product).keys()].some((key) => !keys.has(key));
  };
  if (!(await hasLeftovers())) return;
  ageFiles(product);
  // Retried, because the worker can only be stopped once it runs again after the fault.
  await eventually(() => product.sendSignal('media-worker', 'SIGTERM'));
  const deadline = performance.now() + 30_000;
  while ((await hasLeftovers()) && performance.now() < deadline) await delay(POLL_MS);
}

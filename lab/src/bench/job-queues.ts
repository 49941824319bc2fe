import { findInstallationAccess } from '@memory/admin/installation';
import { requestService } from '@memory/admin/service-request';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Benchmark, RunningProduct } from './benchmark.ts';
import { productDatabaseUrls } from './http/product-databases.ts';

const WAITING = 10_000;
/** The number of jobs that one request of an administrator enqueues again. */
const BATCH = 1_000;

/** Photos of one owner whose OCR has failed. Their objects do not exist, because no worker reads them. */
const INSERT_FAILED_PHOTOS = `
  INSERT INTO file (id, owner_id, kind, content_type, bytes, sha256, text_status, text_reason)
  SELECT gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'image', 'image/jpeg', 1, '', 'failed', 'provider_failed'
  FROM generate_series(1, ${WAITING + BATCH})`;

/** Measures what it takes to enqueue a job, in an empty queue and in one where an owner has 10,000 jobs waiting. */
export const jobQueuesBenchmark: Benchmark = {
  name: 'queues',
  description: `enqueuing a job when none and when ${WAITING} jobs wait`,
  async measure(context) {
    const product = await context.startProduct({ OCR_CONCURRENCY: '0' });
    const urlOf = await productDatabaseUrls({ ...product, processId: async (name) => product.processId(name) });
    await withPostgresClient(urlOf('memory_media'), async (client) => void (await client.query(INSERT_FAILED_PHOTOS)));
    const times: number[] = [];
    for (let waiting = 0; waiting <= WAITING; waiting += BATCH) times.push(await enqueueBatch(product));
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    context.report({ label: label('at most 1,000'), value: first, unit: 'ms' });
    context.report({ label: label(WAITING.toLocaleString('en')), value: last, unit: 'ms' });
    context.report({ label: '… of that with few waiting', value: last / first, unit: '×', atMost: 2 });
  },
};

const label = (waiting: string): string => `to enqueue a failed job again, ${waiting} waiting`;

/** Enqueues failed OCR jobs again. @returns the time for each, in milliseconds: it includes the update of the file and the look for a job */
async function enqueueBatch({ dataDir }: RunningProduct): Promise<number> {
  const installation = findInstallationAccess({ DATA_DIR: dataDir });
  const startedAt = performance.now();
  const body = { job: 'ocr' };
  const response = await requestService(installation, 'media-svc', '/internal/jobs/retry', { method: 'POST', body });
  const { retried } = (await response.json()) as { retried: number };
  if (retried !== BATCH) throw new Error(`${retried} jobs were enqueued instead of ${BATCH}`);
  return (performance.now() - startedAt) / BATCH;
}

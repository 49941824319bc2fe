import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../product/product.ts';

/** Reads the number of successful jobs and their total duration in seconds from the worker's metrics. */
export async function readJobDurations(product: Product, job: string): Promise<{ sum: number; count: number }> {
  // The worker updates its metrics shortly after the response to the upload was sent.
  await delay(500);
  const metrics = await product.readMetrics('media-worker');
  const readMetric = (suffix: string): number => {
    const name = `memory_job_duration_seconds_${suffix}`;
    return Number(new RegExp(`^${name}\\{job="${job}",outcome="done"\\} (.*)$`, 'm').exec(metrics)?.[1] ?? 0);
  };
  return { sum: readMetric('sum'), count: readMetric('count') };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtEntryPath } from '@memory/launcher/topology';
import type { Product } from './product.ts';

/** Starts another media-worker, which only transcribes. @returns a function that stops it */
export function startSecondWorker(product: Product): () => Promise<void> {
  const env = {
    ...product.environmentOf('media-worker'),
    PORT: '0',
    METRICS_PORT: '0',
    OCR_CONCURRENCY: '0',
    CONVERT_CONCURRENCY: '0',
    THUMBNAIL_CONCURRENCY: '0',
  };
  const worker = spawn(process.execPath, [builtEntryPath('apps/media-svc/src/worker.ts')], { env, stdio: 'ignore' });
  return () => stopWorker(worker);
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exited = once(worker, 'exit');
  worker.kill('SIGTERM');
  await exited;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { builtEntryPath } from '@memory/launcher/topology';
import type { Benchmark, RunningProduct } from './benchmark.ts';
import {
  type DelayedTranscriptionProvider,
  startDelayedTranscriptionProvider,
} from './delayed-transcription-provider.ts';
import { createSampleRecording } from './sample-media.ts';
import { uploadMediaOrThrow } from './upload-media.ts';

const PROVIDER_DELAY_MS = 2_000;
const CONCURRENCY_PER_WORKER = 4;
/**
 * The number of jobs per worker. It is large enough that the start-up time of the workers (at most four) is a small part of the measured
 * time.
 */
const FILES_PER_WORKER = 48;
const WORKER_COUNTS = [1, 2, 4];

/**
 * Measures whether the throughput of transcriptions grows with the number of workers. It should, because a worker mostly waits for the
 * provider's response.
 */
export const workerScalingBenchmark: Benchmark = {
  name: 'workers',
  description: `transcriptions a second with ${WORKER_COUNTS.join(', ')} workers, by a provider that takes ${PROVIDER_DELAY_MS / 1_000} s a file`,
  async measure(context) {
    const provider = await startDelayedTranscriptionProvider(PROVIDER_DELAY_MS);
    // The product's own worker must not transcribe anything, because only the workers that the benchmark starts are counted.
    const product = await context.startProduct({
      OPENAI_BASE_URL: provider.url,
      MEDIA_SYNC_WAIT_MS: '0',
      TRANSCRIBE_CONCURRENCY: '0',
    });
    const session = await product.registerAccount();
    const recording = await createSampleRecording(await context.createFolder(), 5);
    let rateOfOneWorker = 0;
    for (const count of WORKER_COUNTS) {
      const files = FILES_PER_WORKER * count;
      for (let n = 0; n < files; n += 1)
        await uploadMediaOrThrow(product, session, 'audio', recording, 'recording.webm');
      const rate = await measureTranscriptionRate(product, provider, count, files);
      rateOfOneWorker ||= rate;
      const efficiency = rate / (rateOfOneWorker * count);
      context.report({
        label: `${count} ${count === 1 ? 'worker' : 'workers'}, ${CONCURRENCY_PER_WORKER} files at a time each`,
        value: rate,
        unit: 'files a second',
      });
      if (count > 1)
        context.report({ label: '… of that many times one worker', value: efficiency, unit: '×', atLeast: 0.9 });
    }
    await provider.stop();
  },
};

/**
 * Starts the workers and waits until the provider has responded for all files.
 * @returns files per second, from the first request to the last response
 */
async function measureTranscriptionRate(
  product: RunningProduct,
  provider: DelayedTranscriptionProvider,
  workerCount: number,
  files: number,
): Promise<number> {
  provider.reset();
  const workers = Array.from({ length: workerCount }, () => startWorker(product));
  try {
    while (provider.respondedAt.length < files) await delay(20);
    const [first = 0, last = 0] = [provider.requestedAt.at(0), provider.respondedAt.at(-1)];
    return files / ((last - first) / 1_000);
  } finally {
    await Promise.all(workers.map((worker) => stopWorker(worker)));
  }
}

/** Starts another media-worker that only transcribes. Its environment is that of the product's own media-worker. */
function startWorker(product: RunningProduct): ChildProcess {
  const environ = readFileSync(`/proc/${product.processId('media-worker')}/environ`, 'utf8');
  const variables = environ.split('\0').filter(Boolean);
  const inherited = Object.fromEntries(
    variables.map((variable) => [variable.slice(0, variable.indexOf('=')), variable.slice(variable.indexOf('=') + 1)]),
  );
  const env = {
    ...inherited,
    PORT: '0',
    TRANSCRIBE_CONCURRENCY: String(CONCURRENCY_PER_WORKER),
    OCR_CONCURRENCY: '0',
    CONVERT_CONCURRENCY: '0',
    THUMBNAIL_CONCURRENCY: '0',
  };
  return spawn(process.execPath, [builtEntryPath('apps/media-svc/src/worker.ts')], { env, stdio: 'ignore' });
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  const exited = once(worker, 'exit');
  worker.kill('SIGTERM');
  await exited;
}

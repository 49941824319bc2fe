import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createRecording } from '../people/sample-files.ts';
import { type Product, startSecondProcess, TRANSCRIBES_ONLY } from '../product/product.ts';
import { type Benchmark, signUpPerson } from './benchmark.ts';

const PROVIDER_DELAY_MS = 2_000;
const CONCURRENCY_PER_WORKER = 4;
/** The number of jobs per worker. It is so large that the start-up time of the workers (at most four) is a small part of the measured time. */
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
    const provider = await startProvider();
    // The product's own worker must not transcribe, because only the workers that the benchmark starts are measured.
    const product = await context.startProduct({
      OPENAI_BASE_URL: provider.url,
      MEDIA_SYNC_WAIT_MS: '0',
      TRANSCRIBE_CONCURRENCY: '0',
    });
    const person = await signUpPerson(product);
    const recording = await createRecording(await context.createFolder(), 5);
    let rateOfOneWorker = 0;
    for (const count of WORKER_COUNTS) {
      const files = FILES_PER_WORKER * count;
      for (let n = 0; n < files; n += 1) await person.upload('audio', recording);
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
 * @returns the files per second, from the first request to the last response
 */
async function measureTranscriptionRate(
  product: Product,
  provider: DelayedProvider,
  workerCount: number,
  files: number,
): Promise<number> {
  provider.requestedAt.length = 0;
  provider.respondedAt.length = 0;
  const variables = { ...TRANSCRIBES_ONLY, TRANSCRIBE_CONCURRENCY: String(CONCURRENCY_PER_WORKER) };
  const workers = Array.from({ length: workerCount }, () => startSecondProcess(product, 'media-worker', variables));
  try {
    while (provider.respondedAt.length < files) await delay(20);
    const [first = 0, last = 0] = [provider.requestedAt.at(0), provider.respondedAt.at(-1)];
    return files / ((last - first) / 1_000);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** An HTTP server that imitates OpenAI's transcription and responds after a fixed delay. */
interface DelayedProvider {
  readonly url: string;
  /** The values of `performance.now()` at each request and at each response. */
  readonly requestedAt: number[];
  readonly respondedAt: number[];
  stop(): Promise<void>;
}

async function startProvider(): Promise<DelayedProvider> {
  const [requestedAt, respondedAt]: [number[], number[]] = [[], []];
  const transcription = JSON.stringify({ text: '今天我很高兴。', words: [], segments: [] });
  const server = createServer((request, response) => {
    requestedAt.push(performance.now());
    request.resume();
    request.once('end', () => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(transcription);
        respondedAt.push(performance.now());
      }, PROVIDER_DELAY_MS);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requestedAt,
    respondedAt,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

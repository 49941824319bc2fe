import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { builtFile } from '../topology.ts';
import type { Area, Product } from './area.ts';
import { recordingOf } from './sounds-and-pages.ts';

/** The provider's time for a file. */
const ANSWER_MS = 2_000;
const AT_A_TIME = 4;
/** Of each worker: the time that starting takes, while four of them share the cores, is then a small part. */
const FILES_EACH = 48;
const WORKERS = [1, 2, 4];

/** Whether more workers do more: transcribing is waiting, and waiting can be done in parallel. */
export const workers: Area = {
  name: 'workers',
  about: `transcriptions a second with ${WORKERS.join(', ')} workers, by a provider that takes ${ANSWER_MS / 1_000} s a file`,
  async measure(bench) {
    const provider = await slowProvider();
    // The product's own worker leaves recordings to those that are counted.
    const product = await bench.product({
      OPENAI_BASE_URL: provider.url,
      MEDIA_SYNC_WAIT_MS: '0',
      TRANSCRIBE_CONCURRENCY: '0',
    });
    const person = await product.signUp();
    const recording = await recordingOf(await bench.folder(), 5);
    let alone = 0;
    for (const count of WORKERS) {
      const files = FILES_EACH * count;
      for (let n = 0; n < files; n += 1) await send(product, person, recording);
      const rate = await rateOf(product, provider, count, files);
      alone ||= rate;
      const share = rate / (alone * count);
      bench.report({
        what: `${count} ${count === 1 ? 'worker' : 'workers'}, ${AT_A_TIME} files at a time each`,
        value: rate,
        unit: 'files a second',
      });
      if (count > 1) bench.report({ what: '… of that many times one worker', value: share, unit: '×', atLeast: 0.9 });
    }
    await provider.stop();
  },
};

async function rateOf(product: Product, provider: SlowProvider, count: number, files: number): Promise<number> {
  provider.reset();
  const running = Array.from({ length: count }, () => startWorker(product));
  try {
    while (provider.answeredAt.length < files) await pause(20);
    const [first = 0, last = 0] = [provider.askedAt.at(0), provider.answeredAt.at(-1)];
    return files / ((last - first) / 1_000);
  } finally {
    await Promise.all(running.map((child) => stop(child)));
  }
}

/** One more of the product's workers, with its settings. */
function startWorker(product: Product): ChildProcess {
  const entries = readFileSync(`/proc/${product.pidOf('media-worker')}/environ`, 'utf8')
    .split('\0')
    .filter(Boolean);
  const env = Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
  const own = {
    PORT: '0',
    TRANSCRIBE_CONCURRENCY: String(AT_A_TIME),
    OCR_CONCURRENCY: '0',
    CONVERT_CONCURRENCY: '0',
    THUMBNAIL_CONCURRENCY: '0',
  };
  return spawn(process.execPath, [builtFile('apps/media-svc/src/worker.ts')], {
    env: { ...env, ...own },
    stdio: 'ignore',
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function send(product: Product, person: { cookie: string }, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData();
  body.append('audio', new Blob([bytes]), 'recording.webm');
  const response = await fetch(`${product.url}/api/upload/audio`, { method: 'POST', headers: person, body });
  if (response.status !== 201) throw new Error(`refused: ${await response.text()}`);
  await response.arrayBuffer();
}

interface SlowProvider {
  url: string;
  /** When requests came and were answered, in milliseconds, since `reset`. */
  askedAt: number[];
  answeredAt: number[];
  reset(): void;
  stop(): Promise<void>;
}

async function slowProvider(): Promise<SlowProvider> {
  const server = createServer((request, response) => {
    provider.askedAt.push(performance.now());
    request.resume();
    request.once('end', () => {
      setTimeout(() => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ text: '今天我很高兴。', words: [], segments: [] }));
        provider.answeredAt.push(performance.now());
      }, ANSWER_MS);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: SlowProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    askedAt: [],
    answeredAt: [],
    reset() {
      provider.askedAt.length = 0;
      provider.answeredAt.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

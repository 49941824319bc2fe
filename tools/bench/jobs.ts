import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readRunning } from '../running.ts';
import type { Area, Product } from './area.ts';
import { forgetPeak, peakBytes, residentBytes } from './memory.ts';
import { pageOf1600Pixels, recordingOf } from './sounds-and-pages.ts';

const MB = 1_024 ** 2;
const PAGES = 5;
const RECORDING_S = 300;

/** What the worker takes: reading a page, converting a recording, waiting. */
export const jobs: Area = {
  name: 'jobs',
  about: 'reading a photo, converting a recording, and the memory of a worker',
  async measure(bench) {
    const folder = await bench.folder();
    const product = await bench.product({ OCR_TIMEOUT_MS: '120000', MEDIA_SYNC_WAIT_MS: '120000' });
    const person = await product.signUp();
    const worker = product.pidOf('media-worker');
    bench.report({ what: 'a worker that waits', value: residentBytes(worker) / MB, unit: 'MB', atMost: 150 });

    const page = await pageOf1600Pixels(folder);
    await send(product, person, 'image', page);
    forgetPeak(worker);
    const before = await secondsOf(product, 'ocr');
    for (let n = 0; n < PAGES; n += 1) await send(product, person, 'image', page);
    const after = await secondsOf(product, 'ocr');
    const family = [worker, ...childrenOf(worker)];
    bench.report({
      what: 'reading a page of 1,600 pixels',
      value: (after.sum - before.sum) / (after.count - before.count),
      unit: 's',
      atMost: 3,
    });
    bench.report({
      what: 'a worker and its engine while they read',
      value: family.reduce((sum, pid) => sum + peakBytes(pid), 0) / MB,
      unit: 'MB',
      atMost: 1_200,
    });

    await send(product, person, 'audio', await recordingOf(folder, RECORDING_S));
    const answer = await fetch(`${product.url}/api/convert-audio-files`, { method: 'POST', headers: person });
    const told = (await answer.json()) as { successful: number };
    if (told.successful !== 1) throw new Error(`the recording was not converted: ${JSON.stringify(told)}`);
    const { sum } = await secondsOf(product, 'conversion');
    bench.report({
      what: 'converting WebM to M4A, of the time it plays',
      value: sum / RECORDING_S,
      unit: '×',
      atMost: 0.1,
    });
  },
};

async function send(
  product: Product,
  person: { cookie: string },
  field: 'audio' | 'image',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const body = new FormData();
  body.append(field, new Blob([bytes]), field);
  const response = await fetch(`${product.url}/api/upload/${field}`, { method: 'POST', headers: person, body });
  if (response.status !== 201) throw new Error(`refused: ${await response.text()}`);
  await response.arrayBuffer();
}

/** How long the worker has spent on jobs that went well, by its own metrics. An upload is answered a moment before that is noted. */
async function secondsOf(product: Product, job: string): Promise<{ sum: number; count: number }> {
  await pause(500);
  const address = readRunning(product.dataDir)?.metrics['media-worker'];
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string): number =>
    Number(
      new RegExp(`^memory_job_duration_seconds_${name}\\{job="${job}",outcome="done"\\} (.*)$`, 'm').exec(
        metrics,
      )?.[1] ?? 0,
    );
  return { sum: value('sum'), count: value('count') };
}

/** Linux only. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import { TRANSCRIPT, uploadRecording, waitForText } from './transcription.ts';

/** The services that are stopped meanwhile, so that they have not handled the last events when Redis loses them. */
const LAGGING_SERVICES = ['language-svc', 'media-svc'];
const LAG_MS = 3_000;

/** Redis loses all its data while services are behind: it is killed, and its append-only file is deleted. */
export const wipeRedis: Fault = {
  name: 'wipe-redis',
  description: 'Redis loses its append-only file while two services are behind; people sign in again',
  isQuick: true,
  mayLoseSignIns: true,
  async inject({ product }) {
    for (const service of LAGGING_SERVICES) product.sendSignal(service, 'SIGSTOP');
    await delay(LAG_MS);
    wipe(product);
    for (const service of LAGGING_SERVICES) product.sendSignal(service, 'SIGCONT');
  },
};

const JOBS = 3;
const JOBS_FOUND_LIMIT_MS = 120_000;

/** Redis loses jobs that no worker has begun. They are found by the records of files, which takes up to a minute and a half. */
export const wipeRedisWithJobs: Fault = {
  name: 'wipe-redis-with-jobs',
  description: 'Redis loses its append-only file with jobs that wait for a worker: the jobs are done',
  mayLoseSignIns: true,
  async inject({ product, signUpAnother }) {
    const person = await signUpAnother();
    product.sendSignal('media-worker', 'SIGSTOP');
    const fileIds: string[] = [];
    for (let count = 0; count < JOBS; count += 1) fileIds.push(await uploadRecording(person));
    wipe(product);
    product.sendSignal('media-worker', 'SIGCONT');
    return {
      async findProblems() {
        const texts = await Promise.all(fileIds.map((id) => waitForText(product, id, JOBS_FOUND_LIMIT_MS)));
        return texts.filter((text) => text !== TRANSCRIPT).map(() => 'a recording whose job was lost has no text');
      },
    };
  },
};

function wipe(product: Product): void {
  product.sendSignal('redis', 'SIGKILL');
  rmSync(join(product.dataDir, 'redis/appendonlydir'), { recursive: true });
}

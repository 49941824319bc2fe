import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withRedis } from '@memory/admin/with-redis';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import { whyNoSmallDisk } from '../stack-variants.ts';
import { TRANSCRIPT, uploadRecording, waitForText } from './transcription.ts';

/** The time between two chunks, in milliseconds and each direction: a statement takes at least twice that long. */
const DELAY_MS = 150;
const HELD_MS = 15_000;

/** Nothing passes between the services and PostgreSQL, and then everything does. */
export const cutPostgres: Fault = {
  name: 'cut-postgres',
  description: 'no byte passes between the services and PostgreSQL for 15 s; the connections survive',
  stack: 'other-servers',
  heldMs: HELD_MS,
  unavailableParts: ['journal', 'media', 'language', 'social'],
  async inject({ servers: { postgresProxy } }) {
    const resume = postgresProxy!.holdAll();
    return { end: async () => resume() };
  },
};

/** PostgreSQL forgets all connections, and the services are not told: a firewall between them was restarted. */
export const halfOpenPostgres: Fault = {
  name: 'half-open-postgres',
  description: 'PostgreSQL has forgotten all connections, and the services are not told',
  stack: 'other-servers',
  async inject({ servers: { postgresProxy } }) {
    postgresProxy!.makeHalfOpen();
  },
};

export const slowPostgres: Fault = {
  name: 'slow-postgres',
  description: 'each message to and from PostgreSQL takes 150 ms longer for 15 s',
  stack: 'other-servers',
  heldMs: HELD_MS,
  async inject({ servers: { postgresProxy } }) {
    const speedUp = postgresProxy!.slowDown(DELAY_MS);
    return { end: async () => speedUp() };
  },
};

/** No byte is left on the disk of DATA_DIR: of PostgreSQL, Redis, the recordings and photos, and the logs. */
export const fillDisk: Fault = {
  name: 'fill-disk',
  description: 'the disk of DATA_DIR is full for 20 s',
  stack: 'small-disk',
  heldMs: 20_000,
  skipReason: whyNoSmallDisk,
  async inject({ servers: { disk } }) {
    // Between the reading of the free space and its filling the product may have written: the disk is full then as well.
    await disk!.fill().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    return { end: () => disk!.free() };
  },
};

/** Redis has no memory left for writes. */
export const fillRedis: Fault = {
  name: 'fill-redis',
  description: 'Redis is full (`maxmemory` below what it uses) for 12 s',
  stack: 'other-servers',
  heldMs: 12_000,
  async inject({ servers: { redisUrl = '' } }) {
    const setMaxmemory = (bytes: number): Promise<unknown> =>
      withRedis(redisUrl, (redis) => redis.config('SET', 'maxmemory', bytes));
    await setMaxmemory(1);
    return { end: async () => void (await setMaxmemory(0)) };
  },
};

/** Services that are stopped before events are published, so that Redis loses events that they have not handled. */
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

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withRedis } from '@memory/admin/with-redis';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import { whyNoSmallDisk } from '../stack-variants.ts';
import { TRANSCRIPT, uploadRecording, waitForText } from './transcription.ts';

/** The delay of each chunk in each direction, in milliseconds. A statement is delayed by at least twice this time. */
const DELAY_MS = 150;
const HELD_MS = 15_000;

/** No byte passes between the services and PostgreSQL for a time; then all held bytes pass. */
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

/** PostgreSQL loses all connections, and the services are not told, as after the restart of a firewall between them. */
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

/** The disk of DATA_DIR has no free space for PostgreSQL, Redis, recordings, photos and logs. */
export const fillDisk: Fault = {
  name: 'fill-disk',
  description: 'the disk of DATA_DIR is full for 20 s',
  stack: 'small-disk',
  heldMs: 20_000,
  skipReason: whyNoSmallDisk,
  async inject({ servers: { disk } }) {
    // The product may write between reading the free space and filling the disk. The disk is then full as well.
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

/** The services that are stopped before events are published, so that Redis loses events that these services have not handled. */
const LAGGING_SERVICES = ['language-svc', 'media-svc'];
const LAG_MS = 3_000;

/** Redis loses all its data while services have unhandled events: it is killed, and its append-only file is deleted. */
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

/** Redis loses jobs that no worker has begun. The records of the files show which jobs are missing; finding them takes up to a minute and a half. */
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

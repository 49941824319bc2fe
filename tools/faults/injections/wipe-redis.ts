import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

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
    product.sendSignal('redis', 'SIGKILL');
    rmSync(join(product.dataDir, 'redis/appendonlydir'), { recursive: true });
    for (const service of LAGGING_SERVICES) product.sendSignal(service, 'SIGCONT');
  },
};

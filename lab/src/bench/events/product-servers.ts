import { readFileSync } from 'node:fs';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { RunningProduct } from '../benchmark.ts';

/** Connections to the servers of a running product. */
export interface ProductServers {
  /** The database of social-svc, whose relay publishes the measured events. */
  readonly social: Pool;
  /** The database of journal-svc, which handles them. */
  readonly journal: Pool;
  /** Redis with the rights of an administrator. */
  readonly redis: Redis;
  close(): Promise<void>;
}

export function connectToServers(product: RunningProduct): ProductServers {
  const social = new Pool({ connectionString: databaseUrlOf(product, 'social-svc') });
  const journal = new Pool({ connectionString: databaseUrlOf(product, 'journal-svc') });
  const redis = new Redis(readRunningInstallation(product.dataDir)!.redisUrl);
  return {
    social,
    journal,
    redis,
    async close() {
      redis.disconnect();
      await Promise.all([social.end(), journal.end()]);
    },
  };
}

/** Returns the URL of a process' database, from the environment that the process was started with. */
function databaseUrlOf(product: RunningProduct, processName: string): string {
  const environ = readFileSync(`/proc/${product.processId(processName)}/environ`, 'utf8');
  const variable = environ.split('\0').find((line) => line.startsWith('DATABASE_URL='));
  if (variable === undefined) throw new Error(`${processName} has no DATABASE_URL`);
  return variable.slice('DATABASE_URL='.length);
}

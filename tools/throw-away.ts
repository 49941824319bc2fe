import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from './postgres.ts';

/** A PostgreSQL in a temporary folder that is gone when it is stopped. */
export async function startThrowAwayPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-postgres-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const options = { folder: join(folder, 'data'), logFile: join(folder, 'log'), password: randomUUID(), throwAway: true };
    const postgres = await startPostgres(options);
    return { ...postgres, stop: () => postgres.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @param work is given the server's address, without a database */
export async function withThrowAwayPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startThrowAwayPostgres();
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

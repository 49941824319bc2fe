import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePostgres, type Server } from './postgres.ts';
import { Supervised } from './supervised.ts';
import { watchOver } from './watchdog.ts';

/** A server in a temporary folder that is gone when it is stopped. */
export interface ThrowAway {
  url: string;
  stop(): Promise<void>;
}

export function startThrowAwayPostgres(): Promise<ThrowAway> {
  return start((folder) =>
    preparePostgres({ dataDir: folder, logFile: join(folder, 'log'), password: randomUUID(), throwAway: true }),
  );
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

async function start(prepare: (folder: string) => Promise<Server>): Promise<ThrowAway> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-throw-away-'));
  const letGo = watchOver(folder);
  let supervised: Supervised | undefined;
  const stop = async (): Promise<void> => {
    await supervised?.stop();
    letGo();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const server = await prepare(folder);
    supervised = new Supervised(server, (line) => void process.stderr.write(`${line}\n`));
    await supervised.start();
    return { url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ReferenceServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the bare reference server on a database. */
export async function startReferenceServer(databaseUrl: string): Promise<ReferenceServer> {
  const program = join(import.meta.dirname, 'reference-server.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [url] = (await Promise.race([once(lines, 'line'), exited])) as [unknown];
  if (typeof url !== 'string') throw new Error('The reference server did not start');
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that takes one job and never finishes it. It is plain JavaScript, because it runs with `node -e`. */
const program = `
  import { Worker } from 'bullmq';
  const [queue, url, lock] = process.argv.slice(1);
  const take = () => { process.stdout.write('active'); return new Promise(() => {}); };
  new Worker(queue, take, { connection: { url, maxRetriesPerRequest: null }, lockDuration: Number(lock), stalledInterval: Number(lock) });
`;

/** Starts a worker process that takes the next job of a queue, and kills it while the job is active. */
export async function takeJobAndCrash(queue: string, redisUrl: string, lockMs: number): Promise<void> {
  const worker: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, queue, redisUrl, String(lockMs)],
    {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!worker.stdout) throw new Error('the worker has no output');
  await once(worker.stdout, 'data');
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

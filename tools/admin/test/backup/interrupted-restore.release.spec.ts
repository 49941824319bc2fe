import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type SampleProduct, startSampleProduct } from '@memory/backup/testing/sample-product';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { runAdmin, spawnAdmin } from '../run-admin.ts';

let sample: SampleProduct;
const folder = createTemporaryFolder(afterAll);
let target: string;
beforeAll(async () => {
  sample = await startSampleProduct();
  target = join(folder, 'target');
  const { code, err } = await runAdmin(['backup', target, '--without-secrets'], sample.env);
  if (code !== 0) throw new Error(err);
});
afterAll(() => sample.stop());

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

interface Interrupted {
  code: number | null;
  err: string;
  /** The process id of the PostgreSQL that ran when the signal was sent. */
  postgresPid: number;
}

/**
 * Restores, and sends signals as Ctrl-C does as soon as the rows of a database are restored.
 * @param findDataDir finds the data folder, which exists by then
 */
async function interrupt(args: string[], env: NodeJS.ProcessEnv, findDataDir: () => string): Promise<Interrupted> {
  const child = spawnAdmin(['restore', target, ...args], env);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let postgresPid = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    if (postgresPid !== 0 || !chunk.includes('✓ memory_')) return;
    postgresPid = Number(readFileSync(join(findDataDir(), 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    // From the terminal and from npm.
    for (let count = 0; count < 2; count += 1) child.kill('SIGINT');
  });
  const [err, code] = await Promise.all([text(child.stderr), exited]);
  return { err, code, postgresPid };
}

/** A PostgreSQL that was left running would outlive the test. */
function expectEnded(pid: number): void {
  expect(pid).toBeGreaterThan(0);
  const wasRunning = isRunning(pid);
  if (wasRunning) process.kill(pid, 'SIGKILL');
  expect(wasRunning).toBe(false);
}

it('a comparison that is interrupted leaves neither its PostgreSQL nor its files', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const findDataDir = () =>
    join(
      temporary,
      readdirSync(temporary).find((name) => name.startsWith('memory-restore-'))!,
    );
  const { code, err, postgresPid } = await interrupt(['--verify'], { ...sample.env, TMPDIR: temporary }, findDataDir);
  expectEnded(postgresPid);
  expect([code, err]).toEqual([1, expect.stringContaining('✗ Interrupted. What was restored for the comparison')]);
  expect(readdirSync(temporary).filter((name) => name.startsWith('memory-restore-'))).toEqual([]);
});

it('a restore that is interrupted leaves no PostgreSQL running, and can be repeated', async () => {
  const dataDir = join(folder, 'restored');
  // The key of the backup is not needed without encryption.
  const { code, err, postgresPid } = await interrupt([], { DATA_DIR: dataDir }, () => dataDir);
  expectEnded(postgresPid);
  expect([code, err]).toEqual([1, expect.stringContaining('✗ Interrupted. Run the same restore again')]);
  expect(await runAdmin(['restore', target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

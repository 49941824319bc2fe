import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testConfig } from '../config.ts';
import { eventually } from '../eventually.ts';

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));

/** One socket per checkout and user: two clones on one machine never share a server. */
const socketPath = join(
  tmpdir(),
  `memory-test-${createHash('sha256').update(`${KEEPER}:${userInfo().uid}`).digest('hex').slice(0, 12)}.sock`,
);

let address: Promise<string> | undefined;

/**
 * The address of a PostgreSQL for tests (its maintenance database, as a user who may create databases):
 * `TEST_DATABASE_URL` when set, else the embedded server that all tests running at this moment share.
 * It needs no stopping: it ends with the last process that asked for it.
 */
export function startTestPostgres(): Promise<string> {
  if (testConfig.databaseUrl) return Promise.resolve(testConfig.databaseUrl);
  address ??= eventually(askKeeper, { timeoutMs: 30_000, everyMs: 50 });
  return address;
}

let keeperStarted = false;

async function askKeeper(): Promise<string> {
  const tenancy = connect(socketPath);
  try {
    await once(tenancy, 'connect');
  } catch (error) {
    if (!keeperStarted) startKeeper();
    throw error;
  }
  const answer = await firstLine(tenancy);
  // The open connection is what keeps the server running; it must not keep this process running.
  tenancy.unref();
  const { url, error } = JSON.parse(answer) as { url?: string; error?: string };
  if (!url) throw new Error(error ?? 'the keeper of the test PostgreSQL gave no address');
  return url;
}

async function firstLine(tenancy: Socket): Promise<string> {
  for await (const line of createInterface({ input: tenancy.setEncoding('utf8'), crlfDelay: Infinity })) return line;
  // Connected to a keeper that was just leaving: another try starts the next one.
  keeperStarted = false;
  throw new Error('the keeper of the test PostgreSQL went away');
}

function startKeeper(): void {
  keeperStarted = true;
  // Detached: it must outlive this process when another one still uses the server.
  spawn(process.execPath, ['--no-warnings', KEEPER, socketPath], { detached: true, stdio: 'ignore' }).unref();
}

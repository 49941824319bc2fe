import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from '../../src/config.ts';

/** Hung after two seconds of silence. */
const LIMITS = { checkIntervalMs: 200, silentChecksMax: 10 };

/** Responds to probes, and writes its process id and the number of its responses to the file `responses`. */
const SERVER = `
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  let count = 0;
  createServer((request, response) => {
    response.end();
    writeFileSync('responses', JSON.stringify({ pid: process.pid, count: (count += 1) }));
  }).listen('socket');
  const blockMs = Number(process.argv[1]);
  if (blockMs) setInterval(() => { for (const start = performance.now(); performance.now() - start < blockMs;); }, 1);
`;

/** Supervises the server, and writes to its own output what a supervisor prints. */
const SUPERVISOR = `
  import { existsSync, rmSync } from 'node:fs';
  import { request } from 'node:http';
  import { startBackgroundProcess } from '${repositoryRoot}/tools/launcher/src/process/background-process.ts';
  import { SupervisedProcess } from '${repositoryRoot}/tools/launcher/src/process/supervised-process.ts';
  const [server, limits, blockMs] = process.argv.slice(1);
  const args = ['--input-type=module', '-e', server, blockMs];
  const isAlive = (signal) => new Promise((resolve) => {
    request({ socketPath: 'socket', signal }, (response) => resolve(true)).once('error', () => resolve(false)).end();
  });
  const start = () => {
    rmSync('socket', { force: true });
    return startBackgroundProcess({ program: process.execPath, args, logFile: 'log', cwd: process.cwd() });
  };
  const definition = { name: 'sample', logFile: 'log', start, isReady: async () => existsSync('socket'), isAlive };
  const supervised = new SupervisedProcess(definition, console.log, JSON.parse(limits));
  await supervised.start();
  process.once('SIGTERM', async () => {
    await supervised.stop();
    process.exit();
  });
`;

let folder: string;
let supervisor: ChildProcess;
let printed: string;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  printed = '';
});
afterEach(async () => {
  // A supervisor that could not start has ended already.
  if (supervisor.exitCode === null && supervisor.kill('SIGTERM')) await once(supervisor, 'exit');
});

async function startSupervisor(blockMs: number): Promise<void> {
  const args = ['--no-warnings', '--input-type=module', '-e', SUPERVISOR, SERVER, JSON.stringify(LIMITS), `${blockMs}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  supervisor = child;
  await untilResponses(1);
}

const readResponses = (): { pid: number; count: number } =>
  JSON.parse(readFileSync(join(folder, 'responses'), 'utf8')) as { pid: number; count: number };

const untilResponses = (count: number): Promise<number> =>
  eventually(() => {
    expect(existsSync(join(folder, 'responses'))).toBe(true);
    const responses = readResponses();
    expect(responses.count).toBeGreaterThanOrEqual(count);
    return responses.pid;
  });

describe('a supervised process', () => {
  it('that stops responding is killed and started again', async () => {
    await startSupervisor(0);
    const { pid } = readResponses();
    process.kill(pid, 'SIGSTOP');
    await eventually(() => expect(readResponses().pid).not.toBe(pid));
    await untilResponses(3);
    expect(printed.split('\n')).toEqual([
      '! sample does not respond; it is killed',
      expect.stringContaining('! sample ended (signal SIGKILL); starting it again at once'),
      '✓ sample is back',
      '',
    ]);
  });

  it('that responds late every time, because it is busy, is not killed', async () => {
    // Accepting and reading a request and responding to it are three turns of the event loop.
    await startSupervisor(150);
    const { pid } = readResponses();
    expect(await untilResponses(8)).toBe(pid);
    expect(printed).toBe('');
  });

  it('on a machine that was suspended is not killed', async () => {
    await startSupervisor(0);
    const { pid, count } = readResponses();
    supervisor.kill('SIGSTOP');
    process.kill(pid, 'SIGSTOP');
    // How long the machine is suspended: longer than a process may be silent.
    await delay(LIMITS.checkIntervalMs * LIMITS.silentChecksMax * 2);
    supervisor.kill('SIGCONT');
    process.kill(pid, 'SIGCONT');
    expect(await untilResponses(count + LIMITS.silentChecksMax + 1)).toBe(pid);
    expect(printed).toBe('');
  });
});

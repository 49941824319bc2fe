import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canMountDisks, eventually, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { type BackgroundProcess, startBackgroundProcess } from '../../src/process/background-process.ts';
import { rotateLogFile, startLogRotation } from '../../src/process/log-file.ts';

const KB = 1024;
const LIMITS = { maxBytes: 100 * KB, earlierLogs: 2, checkIntervalMs: 20 };
/** Writes numbered lines of 20 bytes, about a megabyte a second. */
const PROGRAM = `
  let count = 0;
  setInterval(() => {
    let lines = '';
    for (let line = 0; line < 100; line += 1) lines += String((count += 1)).padStart(19, '0') + '\\n';
    require('node:fs').writeSync(1, lines);
  }, 2);
`;

let dataDir: string;
let printed: string[];
let running: BackgroundProcess | undefined;
let endRotation: (() => void) | undefined;
let disk: SmallDisk | undefined;
beforeEach(() => {
  dataDir = createTemporaryFolder(onTestFinished);
  printed = [];
});
afterEach(async () => {
  await running?.stop('SIGKILL');
  endRotation?.();
  await disk?.unmount();
  [running, endRotation, disk] = [undefined, undefined, undefined];
});

const logNames = (): string[] =>
  globSync(join(dataDir, 'logs/*'))
    .map((file) => basename(file))
    .toSorted();
const linesOf = (name: string): string[] =>
  readFileSync(join(dataDir, 'logs', name), 'utf8')
    .trimEnd()
    .split('\n');

it('the log of each start is kept for four more starts', () => {
  for (let start = 1; start <= 7; start += 1) writeFileSync(rotateLogFile(dataDir, 'gateway'), `start ${start}\n`);
  expect(logNames()).toEqual(['gateway.1.log', 'gateway.2.log', 'gateway.3.log', 'gateway.4.log', 'gateway.log']);
  expect(logNames().flatMap(linesOf)).toEqual(['start 6', 'start 5', 'start 4', 'start 3', 'start 7']);
});

describe('the log of a running process', () => {
  function startWriting(): string {
    const logFile = rotateLogFile(dataDir, 'gateway');
    endRotation = startLogRotation(dataDir, (line) => printed.push(line), LIMITS);
    running = startBackgroundProcess({ program: process.execPath, args: ['-e', PROGRAM], logFile, cwd: dataDir });
    return logFile;
  }

  it('is put aside when it is too long, of which a limited number is kept, while the process goes on writing', async () => {
    const logFile = startWriting();
    // By then the first lines have been deleted.
    await eventually(() => expect(Number(linesOf('gateway.2.log')[0])).toBeGreaterThan(1));
    await running?.stop('SIGKILL');
    await eventually(() => expect(statSync(logFile).size).toBeLessThanOrEqual(LIMITS.maxBytes));
    expect(logNames()).toEqual(['gateway.1.log', 'gateway.2.log', 'gateway.log']);
    for (const name of ['gateway.2.log', 'gateway.1.log', 'gateway.log'].filter((log) => linesOf(log)[0] !== '')) {
      const numbers = linesOf(name).map(Number);
      // Every line is whole and follows on the one before.
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
    }
    expect(Number(linesOf('gateway.1.log')[0])).toBeGreaterThan(Number(linesOf('gateway.2.log').at(-1)));
  });
});

it('a folder of logs that cannot be read is printed once each time, and ends nothing', async () => {
  const file = rotateLogFile(dataDir, 'gateway');
  const folder = join(dataDir, 'logs');
  endRotation = startLogRotation(dataDir, (line) => printed.push(line), LIMITS);
  for (let time = 1; time <= 2; time += 1) {
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'not a folder');
    await eventually(() => expect(printed).toHaveLength(time));
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    writeFileSync(file, 'x'.repeat(2 * LIMITS.maxBytes));
    await eventually(() => expect(statSync(file).size).toBe(0));
  }
  expect(printed).toEqual(Array(2).fill(expect.stringMatching(/^! The sizes of the logs in .* cannot .*: ENOTDIR/)));
});

(canMountDisks ? describe : describe.skip)('on a full disk', () => {
  it('a log that is too long stays, until it can be put aside', async () => {
    disk = await mountSmallDisk(512 * KB);
    const file = rotateLogFile(disk.folder, 'gateway');
    const earlier = join(disk.folder, 'logs/gateway.1.log');
    writeFileSync(file, 'x'.repeat(2 * LIMITS.maxBytes));
    await disk.fill();
    let checks = 0;
    endRotation = startLogRotation(disk.folder, (line) => printed.push(line), LIMITS);
    const counter = setInterval(() => (checks += 1), LIMITS.checkIntervalMs);
    await eventually(() => expect(checks).toBeGreaterThan(3));
    clearInterval(counter);
    expect([statSync(file).size, existsSync(earlier)]).toEqual([2 * LIMITS.maxBytes, false]);
    await disk.free();
    await eventually(() => expect(statSync(file).size).toBe(0));
    expect(statSync(earlier).size).toBe(2 * LIMITS.maxBytes);
  });
});

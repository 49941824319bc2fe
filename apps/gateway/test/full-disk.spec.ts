import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMountDisks, eventually, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { BuiltGateway, type GatewayProcess } from './built-gateway.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const describeWithDisk = canMountDisks ? describe : describe.skip;

let built: BuiltGateway;
let app: GatewayApp;
beforeAll(async () => {
  [built, app] = await Promise.all([BuiltGateway.build(), startGateway()]);
});
afterAll(async () => {
  await built.delete();
  await app.close();
});

/** Every request has a line in the log. */
const start = (logFile: string): Promise<GatewayProcess> =>
  built.start({ ...app.environment, LOG_LEVEL: 'debug' }, logFile);

const droppedLines = async ({ metricsUrl }: GatewayProcess): Promise<number> => {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^memory_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
};

const statusesOf = async ({ url }: GatewayProcess): Promise<number[]> => [
  (await fetch(`${url}/api/health`)).status,
  (await fetch(`${url}/api/public-timeline`)).status,
];

/** Sends requests until more than ten lines have been dropped. */
async function countLinesDroppedByRequests(gateway: GatewayProcess): Promise<number> {
  for (;;) {
    await statusesOf(gateway);
    const dropped = await droppedLines(gateway);
    if (dropped > 10) return dropped;
  }
}

async function endWithSigterm({ child }: GatewayProcess): Promise<unknown> {
  child.kill('SIGTERM');
  return once(child, 'exit', { signal: AbortSignal.timeout(10_000) });
}

it('a process whose log cannot be written serves, counts the lines that it drops, and ends when it is told to', async () => {
  const gateway = await start('/dev/full');
  expect(await countLinesDroppedByRequests(gateway)).toBeGreaterThan(10);
  expect(await statusesOf(gateway)).toEqual([200, 200]);
  await eventually(async () =>
    expect(await (await fetch(`${gateway.url}/api/health`)).json()).toMatchObject({ status: 'ok', state: 'degraded' }),
  );
  expect(await endWithSigterm(gateway)).toEqual([0, null]);
});

describeWithDisk('a process whose log was on a full disk', () => {
  let disk: SmallDisk;
  beforeAll(async () => void (disk = await mountSmallDisk(1024 ** 2)));
  afterAll(() => disk.unmount());

  it('reports once when this began and once when it has ended', async () => {
    const logFile = join(disk.folder, 'gateway.log');
    const gateway = await start(logFile);
    await disk.fill();
    await countLinesDroppedByRequests(gateway);
    await disk.free();
    const reports = await eventually(() => {
      const lines = readLog(logFile).filter(({ context }) => context === 'LogOutput');
      expect(lines).toHaveLength(2);
      return lines;
    });
    expect(reports.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^Log lines cannot be written and are dropped: ENOSPC/),
      `Log lines are written again; ${await droppedLines(gateway)} were dropped`,
    ]);
    expect(await statusesOf(gateway)).toEqual([200, 200]);
    await eventually(() => expect(readLog(logFile).at(-1)).toMatchObject({ route: '/api/public-timeline' }));
    expect(await endWithSigterm(gateway)).toEqual([0, null]);
  });
});

/** Reads the lines of a log. A line of which only a part could be written is left out. */
function readLog(file: string): { context?: string; msg?: string; route?: string }[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as object];
      } catch {
        return [];
      }
    });
}

import { canMountDisks, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  createService,
  DegradationChecks,
  isAlmostFull,
  Metrics,
  MetricsServer,
  ReadinessChecks,
  registerSampledGauges,
} from '../src/index.ts';
import { testCallerPublicKeys } from '../src/testing/index.ts';

@Module({})
class EmptyModule {}

const running: NestFastifyApplication[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

async function startEmpty(settings: object = {}): Promise<NestFastifyApplication> {
  const config = {
    NODE_ENV: 'test' as const,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: 0,
    BODY_IDLE_MS: 30_000,
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: 0,
    CALLER_KEYS: testCallerPublicKeys,
    ...settings,
  };
  const app = await createService({ name: 'sample', module: EmptyModule, config });
  running.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

const healthOf = async (app: NestFastifyApplication) => {
  const response = await app.inject({ url: '/health' });
  return [response.statusCode, response.json()] as const;
};
const metricsOf = async (app: NestFastifyApplication) => (await fetch(`${app.get(MetricsServer).url}/metrics`)).text();

describe('a process', () => {
  it('that works in part is ready, says that it is degraded, and gives the reason in the metrics alone', async () => {
    const app = await startEmpty();
    app.get(DegradationChecks).register('mail_failing', async () => true);
    expect(await healthOf(app)).toEqual([200, { status: 'ok', state: 'degraded' }]);
    const metrics = await metricsOf(app);
    expect(metrics).toContain('memory_degraded{reason="mail_failing"} 1');
    expect(metrics).toContain('memory_degraded{reason="log_lines_dropped"} 0');
  });

  it('is ready, and responds, although a check fails and another hangs', async () => {
    const app = await startEmpty();
    const checks = app.get(DegradationChecks);
    checks.register('events_delayed', () => Promise.reject(new Error('Redis is away')));
    checks.register('jobs_delayed', () => new Promise(() => undefined));
    expect(await healthOf(app)).toEqual([200, { status: 'ok', state: 'ready' }]);
  });

  it('exports its name, version and restarts', async () => {
    const metrics = await metricsOf(await startEmpty({ RESTART_COUNT: 3 }));
    expect(metrics).toMatch(/memory_build_info\{process="sample",version="\d+\.\d+\.\d+"\} 1/);
    expect(metrics).toContain('memory_process_restarts 3');
  });

  it('exports the space of the watched folders that exist', async () => {
    const folders = new Map([
      ['media', import.meta.dirname],
      ['redis', '/does/not/exist'],
    ]);
    const metrics = await metricsOf(await startEmpty({ WATCHED_FOLDERS: folders }));
    expect(metrics).toMatch(/memory_disk_free_bytes\{folder="media"\} [1-9]/);
    expect(metrics).toMatch(/memory_disk_size_bytes\{folder="media"\} [1-9]/);
    expect(metrics).not.toContain('"redis"');
  });
});

const describeWithDisk = canMountDisks ? describe : describe.skip;
describeWithDisk('a watched disk that is almost full', () => {
  let disk: SmallDisk;
  beforeAll(async () => void (disk = await mountSmallDisk(4 * 1024 ** 2)));
  afterAll(() => disk.unmount());

  it('makes the process degraded, which stays ready', async () => {
    await disk.fill(100 * 1024);
    const app = await startEmpty({ WATCHED_FOLDERS: new Map([['media', disk.folder]]) });
    expect(await app.get(DegradationChecks).run()).toEqual(['disk_almost_full']);
    expect((await healthOf(app))[0]).toBe(200);
  });
});

const GIGABYTE = 1024 ** 3;
it.each([
  ['a small disk with 6 % free', 6, 100, false],
  ['a small disk with 4 % free', 4, 100, true],
  ['a large disk with 1 % free, which is 40 GB', 40, 4_000, false],
  ['a large disk with 4 GB free', 4, 4_000, true],
])('%s: almost full or not', (_, free, size, expected) => {
  expect(isAlmostFull({ freeBytes: free * GIGABYTE, sizeBytes: size * GIGABYTE })).toBe(expected);
});

describe('a process whose dependency accepts connections and does not respond', () => {
  const never = new Promise<never>(() => undefined);

  it('is not ready, instead of not responding', async () => {
    const app = await startEmpty();
    app.get(ReadinessChecks).register(() => never);
    expect((await healthOf(app))[0]).toBe(503);
  });

  it('has all metrics but those that are read from the dependency', async () => {
    const app = await startEmpty();
    const { registry } = app.get(Metrics);
    const gauge = (name: string) => ({ name, help: name, value: (sample: number) => sample });
    const noLabels = { labelNames: [], labelsOf: () => ({}) };
    registerSampledGauges(registry, { ...noLabels, read: () => never, gauges: [gauge('of_hanging')] });
    registerSampledGauges(registry, {
      ...noLabels,
      read: () => Promise.reject(new Error()),
      gauges: [gauge('of_failing')],
    });
    registerSampledGauges(registry, { ...noLabels, read: async () => [7], gauges: [gauge('of_working')] });
    const metrics = await metricsOf(app);
    expect(metrics).not.toMatch(/^of_(hanging|failing) /m);
    expect(metrics).toMatch(/^of_working 7$/m);
    expect(metrics).toMatch(/^process_start_time_seconds \d/m);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { topology } from '@memory/launcher/topology';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { collectStatus, type InstallationStatus } from '../src/status/collect-status.ts';
import { parseMetrics } from '../src/status/parse-metrics.ts';
import { describeStatus, formatSeconds } from '../src/status/status.ts';
import { runAdmin } from './run-admin.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

/** A process that serves its health and its metrics on one port. */
class FakeProcess {
  health: { status: number; state?: string } = { status: 200, state: 'ready' };
  metrics = '';
  /** What `/api/health` says of Redis. */
  redis = 'ok';
  /** Whether it accepts requests for its health and does not respond. */
  hangs = false;
  private readonly server: Server = createServer((request, response) => {
    if (request.url === '/metrics') return void response.end(this.metrics);
    if (request.url === '/api/health') return void response.end(JSON.stringify({ services: { redis: this.redis } }));
    if (this.hangs) return;
    response.writeHead(this.health.status).end(JSON.stringify({ status: 'ok', state: this.health.state }));
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const processes = new Map(topology.map(({ name }) => [name, new FakeProcess()]));
const urls = new Map<string, string>();
beforeAll(async () => {
  for (const [name, process] of processes) urls.set(name, await process.start());
});
beforeEach(() => {
  for (const process of processes.values())
    Object.assign(process, { health: { status: 200, state: 'ready' }, metrics: '', redis: 'ok', hangs: false });
});
afterAll(() => {
  for (const process of processes.values()) process.stop();
});

const processOf = (name: string): FakeProcess => processes.get(name)!;
const collect = (known = urls): Promise<InstallationStatus> =>
  collectStatus(
    {
      processAddress: (name) => {
        const url = known.get(name);
        return url ? { url, metricsUrl: url } : undefined;
      },
    },
    NOW,
  );
const stateOf = ({ processes: states }: InstallationStatus, name: string) =>
  states.find((process) => process.name === name);

describe('the status', () => {
  it('has what the processes report of themselves, their databases, jobs, events and disks', async () => {
    processOf('media-svc').metrics = `
# HELP memory_build_info text
memory_build_info{process="media-svc",version="1.2.3"} 1
process_start_time_seconds ${NOW.getTime() / 1_000 - 90}
process_resident_memory_bytes 104857600
memory_process_restarts 2
memory_database_size_bytes{database="memory_media"} 2097152
memory_database_connections{state="used"} 3
memory_database_connections{state="idle"} 1
memory_database_connections_max 10
memory_database_waiting_queries 4
memory_queue_jobs{job="ocr",state="waiting"} 5
memory_queue_jobs{job="ocr",state="delayed"} 1
memory_queue_oldest_wait_seconds{job="ocr"} 12.5
memory_event_group_oldest_seconds{producer="media",group="journal-svc"} 7
memory_dead_letters{producer="media",group="journal-svc"} 0
memory_outbox_rows 1
memory_published_event_rows 9
memory_redis_memory_used_bytes 1048576
memory_redis_memory_max_bytes 0
memory_disk_free_bytes{folder="media"} 50
memory_disk_size_bytes{folder="media"} 100
`;
    const status = await collect();
    expect(stateOf(status, 'media-svc')).toEqual({
      name: 'media-svc',
      state: 'ready',
      reasons: [],
      version: '1.2.3',
      uptimeSeconds: 90,
      restarts: 2,
      memoryBytes: 104_857_600,
    });
    expect(status).toMatchObject({
      state: 'ready',
      databases: [
        {
          name: 'memory_media (media-svc)',
          bytes: 2_097_152,
          connectionsUsed: 3,
          connectionsMax: 10,
          waitingQueries: 4,
        },
      ],
      redis: { usedBytes: 1_048_576, maxBytes: 0 },
      queues: [{ job: 'ocr', waiting: 5, inBulk: 0, active: 0, toBeTriedAgain: 1, failed: 0, oldestWaitSeconds: 12.5 }],
      events: [{ producer: 'media', group: 'journal-svc', oldestSeconds: 7, deadLetters: 0 }],
      outboxes: [{ service: 'media-svc', unpublished: 1, published: 9 }],
      disks: [{ folder: 'media', freeBytes: 50, sizeBytes: 100 }],
    });
  });

  it('is degraded when a process works in part, with the reasons, or an event is a dead letter', async () => {
    processOf('social-svc').health = { status: 200, state: 'degraded' };
    processOf('social-svc').metrics =
      'memory_degraded{reason="mail_failing"} 1\nmemory_degraded{reason="events_delayed"} 0\n';
    const degraded = await collect();
    expect([degraded.state, stateOf(degraded, 'social-svc')?.reasons]).toEqual(['degraded', ['mail_failing']]);
    processOf('social-svc').health = { status: 200, state: 'ready' };
    processOf('social-svc').metrics = 'memory_dead_letters{producer="social",group="gateway"} 1\n';
    expect((await collect()).state).toBe('degraded');
  });

  it('has how the last backup ended, and needs attention when it is overdue, failed or lacks files', async () => {
    const state = async (metrics: string) => {
      processOf('media-svc').metrics = metrics;
      const { state: overall, backup } = await collect();
      return [overall, backup];
    };
    expect(await state('')).toEqual(['ready', null]);
    const metrics = (values: Partial<Record<string, number>>): string =>
      Object.entries({ age_seconds: 90_000, max_age_seconds: 93_600, succeeded_timestamp_seconds: 1, ...values })
        .map(([name, value]) => `memory_backup_${name} ${value}\n`)
        .join('');
    const ended = { duration_seconds: 60, size_bytes: 3e9, written_bytes: 2e6 };
    expect(await state(metrics(ended))).toEqual([
      'ready',
      {
        ageSeconds: 90_000,
        isOverdue: false,
        failures: 0,
        missingFiles: 0,
        durationSeconds: 60,
        sizeBytes: 3e9,
        writtenBytes: 2e6,
      },
    ]);
    const never = { succeeded_timestamp_seconds: 0 };
    expect(await state(metrics(never))).toEqual(['ready', expect.objectContaining({ ageSeconds: null })]);
    for (const problem of [
      { age_seconds: 93_601 },
      { ...never, age_seconds: 93_601 },
      { failures: 1 },
      { missing_files: 1 },
    ])
      expect([problem, (await state(metrics(problem)))[0]]).toEqual([problem, 'degraded']);
    // BACKUP_MAX_AGE_HOURS=off
    expect((await state(metrics({ age_seconds: 1e9, max_age_seconds: 0 })))[0]).toBe('ready');
  });

  it('has the results of the integrity checks of each service, and needs attention for problems and idle checks', async () => {
    const metrics = (problems: number, idleSeconds: number, finishedAt = 1): string => `
memory_integrity_problems{check="outbox"} 0
memory_integrity_problems{check="stored-files"} ${problems}
memory_integrity_finished_timestamp_seconds{check="outbox"} ${NOW.getTime() / 1_000 - 60}
memory_integrity_finished_timestamp_seconds{check="stored-files"} ${finishedAt && NOW.getTime() / 1_000 - 3_600}
memory_integrity_idle_seconds{check="outbox"} 60
memory_integrity_idle_seconds{check="stored-files"} ${idleSeconds}
`;
    const state = async (text: string) => {
      processOf('journal-svc').metrics = text;
      const { state: overall, integrity } = await collect();
      return [overall, ...integrity];
    };
    const quiet = { service: 'journal-svc', checks: 2, problems: 0, checksWithProblems: [], idleChecks: [] };
    expect(await state(metrics(0, 172_800))).toEqual(['ready', { ...quiet, oldestSeconds: 3_600 }]);
    expect(await state(metrics(0, 10, 0))).toEqual(['ready', { ...quiet, oldestSeconds: null }]);
    expect(await state(metrics(3, 10))).toMatchObject([
      'degraded',
      { problems: 3, checksWithProblems: ['stored-files'] },
    ]);
    expect(await state(metrics(0, 172_801))).toMatchObject(['degraded', { idleChecks: ['stored-files'] }]);
  });

  it('tells a process that is not ready from one that does not respond and one that is unknown here', async () => {
    processOf('journal-svc').health = { status: 503 };
    const known = new Map(urls);
    known.set('language-svc', 'http://127.0.0.1:1');
    known.set('social-svc', 'http://a-container.invalid:8080');
    known.delete('gateway');
    const status = await collect(known);
    expect(
      ['journal-svc', 'language-svc', 'social-svc', 'gateway'].map((name) => stateOf(status, name)?.state),
    ).toEqual(['not_ready', 'down', 'unknown', 'unknown']);
    expect(status.state).toBe('unavailable');
  });

  it('is unavailable while Redis is, whose last size it does not show then', async () => {
    processOf('media-svc').metrics = 'memory_redis_memory_used_bytes 1048576\n';
    processOf('gateway').redis = 'unavailable';
    const status = await collect();
    expect(status).toMatchObject({ state: 'unavailable', isRedisUnavailable: true, redis: null });
    const redis = describeStatus(status).find(({ title }) => title === 'Redis');
    expect(redis?.rows[0]).toMatchObject([{ text: 'memory' }, { text: 'does not respond', needsAttention: true }, {}]);
  });

  it('is not ready, instead of down, when a process has metrics and waits for what its health depends on', async () => {
    Object.assign(processOf('media-svc'), { hangs: true, metrics: 'process_start_time_seconds 1\n' });
    expect(stateOf(await collect(), 'media-svc')?.state).toBe('not_ready');
  });
});

describe('npm run admin -- status', () => {
  const env = (): NodeJS.ProcessEnv => {
    const port = new URL(urls.get('media-svc')!).port;
    return {
      ...testIdentitySettings('admin'),
      REDIS_URL: 'redis://127.0.0.1:1',
      METRICS_PORT: port,
      MEDIA_URL: urls.get('media-svc'),
    };
  };

  it('prints tables and marks what needs attention; the exit code tells the state', async () => {
    expect(await runAdmin(['status'], env())).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Everything works/),
    });
    processOf('media-svc').health.state = 'degraded';
    processOf('media-svc').metrics = 'memory_degraded{reason="jobs_delayed"} 1\n';
    const degraded = await runAdmin(['status'], env());
    expect(degraded.code).toBe(3);
    expect(degraded.out).toMatch(/media-svc +! works in part: jobs wait too long or are retried/);
    expect(degraded.out).toMatch(/gateway +not reachable from here/);
    processOf('media-svc').health = { status: 503 };
    expect((await runAdmin(['status'], env())).code).toBe(4);
  });

  it('prints JSON for other programs', async () => {
    const { out, code } = await runAdmin(['status', '--json'], env());
    expect([code, (JSON.parse(out) as InstallationStatus).state]).toEqual([0, 'ready']);
  });
});

it('metrics are parsed with their labels, and without comments', () => {
  expect(parseMetrics('# TYPE a gauge\na 1\nb_total{x="say \\"y\\"",z=""} 2.5e3\n')).toEqual([
    { name: 'a', labels: {}, value: 1 },
    { name: 'b_total', labels: { x: String.raw`say \"y\"`, z: '' }, value: 2_500 },
  ]);
});

it.each([
  [0.4, '0s'],
  [59, '59s'],
  [61, '1m 1s'],
  [3_600, '1h'],
  [90_061, '1d 1h'],
])('%d seconds are %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));

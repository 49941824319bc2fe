import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { type UploadedFile, fileIdFromMediaUrl } from '@memory/contracts';
import { formatRedisUserRules } from '@memory/event-bus/redis-acl';
import { createService, MetricsServer } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { createTestDatabase, startTestRedis } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { AppModule } from '../src/app.module.ts';
import { type MediaConfig, readConfig } from '../src/config.ts';
import { configureService } from '../src/configure.ts';
import { Database } from '../src/database.ts';
import type { File } from '../src/generated/prisma/client.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { WorkerModule } from '../src/worker.module.ts';
import { type JournalPeer, startJournalPeer } from './peers.ts';

// Two processes' worth of application, a database, a Redis and an OCR engine: more than jest's five seconds on a busy machine.
jest.setTimeout(60_000);

/** The real service on a real database, Redis and folder, listening on a port; the journal is a stand-in. */
export interface MediaApp {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly config: MediaConfig;
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly journal: JournalPeer;
  /** A request in a person's name, or in nobody's (`null`). */
  request(userId: string | null, path: string, init?: RequestInit): Promise<Response>;
  /** Sends one file in a form, as the page does. */
  upload(
    userId: string | null,
    field: 'audio' | 'image' | 'media',
    bytes: Uint8Array,
    name?: string,
  ): Promise<Response>;
  /** Uploads what must be accepted and gives back the answer with the file as it is kept. */
  keep(userId: string, field: 'audio' | 'image', bytes: Uint8Array): Promise<{ answer: UploadedFile; file: File }>;
  /** The identity of a browser's request in a person's name. */
  identity(userId: string | null): Promise<Record<string, string>>;
  /** What Prometheus reads from the service, or from a worker. */
  metrics(process?: NestFastifyApplication): Promise<string>;
  /** @param settings differ from the service's */
  startWorker(settings?: Record<string, string>): Promise<NestFastifyApplication>;
  statusOf(fileId: string): Promise<string>;
  /** The keys of all stored objects, sorted. */
  storedKeys(): Promise<string[]>;
  /** The local files that are being worked on. */
  scratchFiles(): Promise<string[]>;
  /** Redis as a user who may do everything, for what a test looks at or publishes in the name of others. */
  redisUrl: string;
  /** Empties Redis, as a crash without its append-only file does. */
  forgetJobs(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMediaApp(settings: Record<string, string> = {}): Promise<MediaApp> {
  const [testDatabase, redis, journal, folder] = await Promise.all([
    createTestDatabase({ migrations: 'apps/media-svc' }),
    startTestRedis({ appendOnly: true, users: formatRedisUserRules((user) => user) }),
    startJournalPeer(),
    mkdtemp(join(tmpdir(), 'memory-test-media-')),
  ]);
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    METRICS_PORT: '0',
    ...identityEnvironment('media-svc'),
    REDIS_URL: redis.urlFor('media-svc'),
    DATABASE_URL: testDatabase.url,
    JOURNAL_URL: journal.url,
    SOCIAL_URL: journal.url,
    LANGUAGE_URL: journal.url,
    MEDIA_DIR: join(folder, 'store'),
    SCRATCH_DIR: join(folder, 'scratch'),
    MEDIA_SYNC_WAIT_MS: '0',
    JOB_RETRY_MS: '20',
    JOB_LOCK_MS: '1000',
    ...settings,
  };
  const config = readConfig(env);
  const app = await createService({
    name: 'media-svc',
    module: AppModule.with(config),
    config,
    configure: configureService(config),
  });
  await app.startAllMicroservices();
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const database = app.get(Database);
  const workers: NestFastifyApplication[] = [];

  const request = async (userId: string | null, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(await identityHeadersFor('media-svc', userId, { method: init.method, url: path })),
    };
    return fetch(`${url}${path}`, { ...init, headers });
  };
  const upload: MediaApp['upload'] = (userId, field, bytes, name = 'file') => {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(bytes)]), name);
    return request(userId, `/api/upload/${field}`, { method: 'POST', body });
  };

  return {
    url,
    redisUrl: redis.url,
    env,
    config,
    app,
    database,
    journal,
    identity: (userId) => identityHeadersFor('media-svc', userId, { url: '/api' }),
    metrics: (process = app) => metricsOf(process),
    request,
    upload,
    async keep(userId, field, bytes) {
      const response = await upload(userId, field, bytes);
      const answer = (await response.json()) as UploadedFile;
      if (response.status !== 201) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return { answer, file: await database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(answer.url) } }) };
    },
    async startWorker(different = {}) {
      const workerConfig = readConfig({ ...env, ...different });
      const worker = await createService({
        name: 'media-worker',
        module: WorkerModule.with(workerConfig),
        config: workerConfig,
      });
      await worker.init();
      workers.push(worker);
      return worker;
    },
    async statusOf(id) {
      return (await database.file.findUniqueOrThrow({ where: { id } })).textStatus;
    },
    async storedKeys() {
      const keys: string[] = [];
      for await (const { key } of app.get<Store>(STORE).list()) keys.push(key);
      return keys.toSorted();
    },
    async scratchFiles() {
      const entries = await readdir(config.SCRATCH_DIR, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async forgetJobs() {
      const connection = new Redis(redis.url);
      await connection.flushall();
      connection.disconnect();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await app.close();
      await Promise.all([
        testDatabase.drop(),
        redis.stop(),
        journal.stop(),
        rm(folder, { recursive: true, force: true }),
      ]);
    },
  };
}

const metricsOf = async (app: NestFastifyApplication): Promise<string> =>
  (await fetch(`${app.get(MetricsServer).url}/metrics`)).text();

export const aUser = (): string => uuidv7();

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type UploadedFile, fileIdFromMediaUrl } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { createService, MetricsServer } from '@memory/service-kit';
import { identityHeadersFor, startTestService } from '@memory/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { v7 as uuidv7 } from 'uuid';
import { AppModule } from '../src/app.module.ts';
import { type MediaConfig, readConfig } from '../src/config.ts';
import { configureMediaServer } from '../src/configure-media-server.ts';
import { Database } from '../src/database.ts';
import type { File } from '../src/generated/prisma/client.ts';
import { WorkerModule } from '../src/worker.module.ts';
import { type JournalPeer, startJournalPeer } from './peers.ts';

/**
 * The service in a test: it listens on a port and has a real database, Redis and object store. journal-svc and social-svc are replaced by a
 * stub server.
 */
export interface MediaApp {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly config: MediaConfig;
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly journal: JournalPeer;
  /** Sends a request as a user, or anonymously when the user id is null. */
  request(userId: string | null, path: string, init?: RequestInit): Promise<Response>;
  /** Uploads one file in a multipart form, as the web app does. */
  upload(
    userId: string | null,
    field: 'audio' | 'image' | 'media',
    bytes: Uint8Array,
    name?: string,
  ): Promise<Response>;
  /** Uploads a file that must be accepted. @returns the response body and the file's row */
  uploadAccepted(
    userId: string,
    field: 'audio' | 'image',
    bytes: Uint8Array,
  ): Promise<{ body: UploadedFile; file: File }>;
  /** Returns the identity headers of a browser's request. */
  identity(userId: string | null): Promise<Record<string, string>>;
  /** Returns the Prometheus metrics of the service or of a worker. */
  metrics(process?: NestFastifyApplication): Promise<string>;
  /**
   * Starts a worker.
   * @param settings override the settings of the service
   */
  startWorker(settings?: Record<string, string>): Promise<NestFastifyApplication>;
  /** Stops all workers. */
  stopWorkers(): Promise<void>;
  textStatusOf(fileId: string): Promise<string>;
  /** Returns the keys of all stored objects, sorted. */
  storedKeys(): Promise<string[]>;
  /** Returns the names of all files in the scratch space. */
  scratchFiles(): Promise<string[]>;
  /** The URL of Redis for a user with all permissions. */
  redisUrl: string;
  /** Deletes all data in Redis, as a crash without an append-only file does. */
  flushRedis(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMediaApp(settings: Record<string, string> = {}): Promise<MediaApp> {
  const [journal, folder] = await Promise.all([startJournalPeer(), mkdtemp(join(tmpdir(), 'memory-test-media-'))]);
  const service = await startTestService({
    service: 'media-svc',
    module: AppModule.forRoot,
    readConfig,
    configure: configureMediaServer,
    environment: {
      METRICS_PORT: '0',
      JOURNAL_URL: journal.url,
      SOCIAL_URL: journal.url,
      LANGUAGE_URL: journal.url,
      MEDIA_DIR: join(folder, 'store'),
      SCRATCH_DIR: join(folder, 'scratch'),
      MEDIA_SYNC_WAIT_MS: '0',
      JOB_RETRY_MS: '20',
      // A busy machine must not make a worker lose its job to itself.
      JOB_LOCK_MS: '30000',
      ...settings,
    },
  });
  const { app, config, environment } = service;
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

  const stopWorkers = async (): Promise<void> => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
  };

  return {
    url,
    redisUrl: service.testRedis.url,
    env: environment,
    config,
    app,
    database,
    journal,
    identity: (userId) => identityHeadersFor('media-svc', userId, { url: '/api' }),
    metrics: (process = app) => metricsOf(process),
    request,
    upload,
    async uploadAccepted(userId, field, bytes) {
      const response = await upload(userId, field, bytes);
      const body = (await response.json()) as UploadedFile;
      if (response.status !== 201) throw new Error(`rejected: ${JSON.stringify(body)}`);
      return { body, file: await database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(body.url) } }) };
    },
    async startWorker(overrides = {}) {
      const workerConfig = readConfig({ ...environment, ...overrides });
      const worker = await createService({
        name: 'media-worker',
        module: WorkerModule.forRoot(workerConfig),
        config: workerConfig,
      });
      await worker.init();
      workers.push(worker);
      return worker;
    },
    stopWorkers,
    async textStatusOf(id) {
      return (await database.file.findUniqueOrThrow({ where: { id } })).textStatus;
    },
    async storedKeys() {
      const keys: string[] = [];
      for await (const { key } of app.get<ObjectStore>(OBJECT_STORE).list()) keys.push(key);
      return keys.toSorted();
    },
    async scratchFiles() {
      const entries = await readdir(config.SCRATCH_DIR, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async flushRedis() {
      await service.redis.flushall();
    },
    async stop() {
      await stopWorkers();
      await service.close();
      await Promise.all([journal.stop(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

const metricsOf = async (app: NestFastifyApplication): Promise<string> =>
  (await fetch(`${app.get(MetricsServer).url}/metrics`)).text();

export const newUserId = (): string => uuidv7();

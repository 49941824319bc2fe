import {
  canMountDisks,
  mountSmallDisk,
  type SmallDisk,
  startTcpProxy,
  startTemporaryPostgres,
  startTestRedis,
  type TcpProxy,
} from '@memory/testing';

/**
 * What the product is started with. `own-servers`: as `npm start` does by default. `other-servers`: a PostgreSQL behind a TCP proxy and a
 * Redis whose settings can be changed, because the product's own Redis lets no user do that. `small-disk`: DATA_DIR on a small disk.
 */
export type StackVariant = 'own-servers' | 'other-servers' | 'small-disk';

/** What a variant consists of. Only a fault of that variant may use it. */
export interface TestServers {
  readonly postgresProxy?: TcpProxy;
  /** The URL of Redis with all rights. */
  readonly redisUrl?: string;
  readonly disk?: SmallDisk;
}

export interface StartedVariant {
  readonly servers: TestServers;
  /** The settings with which the product uses them. */
  readonly settings: Record<string, string>;
  /** The folder in which DATA_DIR must be; undefined for any. */
  readonly folder?: string;
  stop(): Promise<void>;
}

/** A new PostgreSQL with four databases needs about 110 MB, and its write-ahead log up to 130 MB more. */
const DISK_BYTES = 420 * 1024 ** 2;

const starters: Readonly<Record<StackVariant, () => Promise<StartedVariant>>> = {
  'own-servers': async () => ({ servers: {}, settings: {}, stop: async () => undefined }),
  async 'other-servers'() {
    const [postgres, redis] = await Promise.all([startTemporaryPostgres(), startTestRedis({ appendOnly: true })]);
    // The address without a database, as DATABASE_URL names it.
    const proxy = await startTcpProxy(Object.assign(new URL(postgres.url), { pathname: '' }).href);
    return {
      servers: { postgresProxy: proxy, redisUrl: redis.url },
      settings: { DATABASE_URL: proxy.url, REDIS_URL: redis.url },
      async stop() {
        await proxy.stop();
        await Promise.all([postgres.stop(), redis.stop()]);
      },
    };
  },
  async 'small-disk'() {
    const disk = await mountSmallDisk(DISK_BYTES);
    return { servers: { disk }, settings: {}, folder: disk.folder, stop: () => disk.unmount() };
  },
};

export const startVariant = (variant: StackVariant): Promise<StartedVariant> => starters[variant]();

export const whyNoSmallDisk = (): string | undefined =>
  canMountDisks ? undefined : 'only root may mount a small disk';

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
 * The servers with which the product is started. `own-servers`: the default of `npm start`. `other-servers`: a PostgreSQL behind a TCP proxy, and a
 * Redis whose settings can be changed, which the product's own Redis allows no user. `small-disk`: DATA_DIR on a small disk.
 */
export type StackVariant = 'own-servers' | 'other-servers' | 'small-disk';

/** The test servers of a variant. Only a fault of this variant may use them. */
export interface TestServers {
  readonly postgresProxy?: TcpProxy;
  /** The URL of Redis for a user with all rights. */
  readonly redisUrl?: string;
  readonly disk?: SmallDisk;
}

export interface StartedVariant {
  readonly servers: TestServers;
  /** The settings with which the product uses these servers. */
  readonly settings: Record<string, string>;
  /** The folder in which DATA_DIR must be; undefined when it may be anywhere. */
  readonly folder?: string;
  stop(): Promise<void>;
}

/** The size of the small disk. A new PostgreSQL with four databases needs about 110 MB, and its write-ahead log up to 130 MB more. */
const DISK_BYTES = 420 * 1024 ** 2;

const starters: Readonly<Record<StackVariant, () => Promise<StartedVariant>>> = {
  'own-servers': async () => ({ servers: {}, settings: {}, stop: async () => undefined }),
  async 'other-servers'() {
    const [postgres, redis] = await Promise.all([startTemporaryPostgres(), startTestRedis({ appendOnly: true })]);
    // DATABASE_URL is an address without a database.
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

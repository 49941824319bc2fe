import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Redis } from 'ioredis';
import { eventually } from '../eventually.ts';
import { startTestRedis, type TestRedis } from './test-redis.ts';

export interface RedisWithFailover {
  /** Returns the address that always leads to the current primary, with the credentials of the given user. */
  urlFor(user: string): string;
  /**
   * Makes the replica the primary as soon as it has received every write, like a planned failover. After an unplanned failover, the last writes may
   * be missing, because replication is asynchronous. Connections to the old primary stay open, as with a managed Redis; new connections reach the new
   * primary.
   */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary Redis server and its replica behind one address. */
export async function startRedisWithFailover(users: readonly string[]): Promise<RedisWithFailover> {
  const options = { users, settings: { 'repl-diskless-sync-delay': '0' } };
  const [first, second] = await Promise.all([startTestRedis(options), startTestRedis(options)]);
  let primary = first;
  await makeReplica(second, first);
  const sockets = new Set<Socket>();
  const address = createServer((client) => {
    const server = connect(portOf(primary), '127.0.0.1');
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
    // An error closes both connections. The client and the server notice nothing else.
    void pipeline(client, server, client).catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(address, 'listening');
  const { port } = address.address() as AddressInfo;
  return {
    urlFor: (user) => `redis://${user}:${user}@127.0.0.1:${port}`,
    async failOver() {
      await withRedis(first, async (redis) => {
        await redis.failover();
        await waitForReplication(redis);
      });
      primary = second;
    },
    async stop() {
      address.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all([first.stop(), second.stop()]);
    },
  };
}

const portOf = ({ url }: TestRedis): number => Number(new URL(url).port);

async function makeReplica(replica: TestRedis, primary: TestRedis): Promise<void> {
  await withRedis(replica, async (redis) => {
    await redis.replicaof('127.0.0.1', portOf(primary));
    await waitForReplication(redis);
  });
}

function waitForReplication(replica: Redis): Promise<void> {
  return eventually(async () => {
    if (!(await replica.info('replication')).includes('master_link_status:up')) throw new Error('not replicated yet');
  });
}

async function withRedis(server: TestRedis, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(server.url);
  try {
    await work(redis);
  } finally {
    redis.disconnect();
  }
}

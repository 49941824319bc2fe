import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { profileUpdated } from '@memory/events';
import { eventually, startTcpProxy, type TcpProxy } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventTail } from '../src/index.ts';
import { GROUP, TestBus } from './test-bus.ts';

/** Longer than every test. */
const LONG_MS = 600_000;

let bus: TestBus;
const proxies: TcpProxy[] = [];
const servers: Server[] = [];
const sockets: Socket[] = [];
beforeEach(async () => void (bus = await TestBus.start()));
afterEach(async () => {
  // Before the relays and consumers are stopped, which would wait for the connections.
  for (const proxy of proxies.splice(0)) await proxy.stop();
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  await bus.stop();
});

async function startProxy(url: string): Promise<TcpProxy> {
  const proxy = await startTcpProxy(url);
  proxies.push(proxy);
  return proxy;
}
/** The URL of a proxied server for a user of Redis. */
const urlFor = ({ url }: TcpProxy, user: string): string =>
  Object.assign(new URL(url), { username: user, password: user }).href;

describe('connections that Redis has forgotten', () => {
  it('are replaced: a relay publishes, a consumer handles, and a tail shows what comes afterwards', async () => {
    const proxy = await startProxy(bus.server.url);
    await bus.startRelay({ redisUrl: urlFor(proxy, 'social-svc') });
    await bus.startConsumer(undefined, { redisUrl: urlFor(proxy, GROUP) });
    const shown: string[] = [];
    const tail = new EventTail({
      redisUrl: urlFor(proxy, 'gateway'),
      types: new Set([profileUpdated.type]),
      listener: ({ entityId }) => shown.push(entityId),
    });
    tail.start();
    await eventually(() => expect(tail.positions).toBeDefined());
    await bus.write('li', 'before');
    await eventually(async () => expect([await bus.readEffects(), shown]).toEqual([['li:before'], ['li']]));

    proxy.makeHalfOpen();
    await bus.write('wang', 'after');
    await eventually(async () =>
      expect([await bus.readEffects(), shown]).toEqual([
        ['li:before', 'wang:after'],
        ['li', 'wang'],
      ]),
    );
    tail.stop();
  });

  it('do not keep a consumer from closing', async () => {
    const proxy = await startProxy(bus.server.url);
    const options = { redisUrl: urlFor(proxy, GROUP), closeTimeoutMs: LONG_MS };
    const consumer = await bus.startConsumer(undefined, options);
    // It waits for events, and for no reply to another command, which would be lost with the connection.
    await eventually(async () => expect(await bus.redis.client('LIST')).toContain('cmd=xreadgroup'));
    proxy.holdAll();
    await expect(consumer.close()).resolves.toBeUndefined();
  });
});

/** Starts a server in front of PostgreSQL that accepts the first connection and sends nothing on it. Others reach PostgreSQL. */
async function startServerThatHangsOnce(): Promise<{ url: string; firstConnection: Promise<unknown> }> {
  const target = new URL(bus.databaseUrl);
  let connections = 0;
  const server = createServer((client) => {
    sockets.push(client.on('error', () => undefined));
    connections += 1;
    if (connections === 1) return;
    const upstream = connect(Number(target.port), target.hostname);
    void pipeline(client, upstream, client).catch(() => undefined);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href;
  return { url, firstConnection: once(server, 'connection') };
}

describe('a PostgreSQL that accepts a connection and sends nothing', () => {
  it('is left by a relay, which publishes as soon as a new connection works', async () => {
    const { url, firstConnection } = await startServerThatHangsOnce();
    await bus.startRelay({ databaseUrl: url });
    await firstConnection;
    await bus.write('li', 'written');
    await eventually(async () => expect(await bus.redis.xlen('events:social')).toBe(1));
  });

  it('does not keep a relay from stopping', async () => {
    const { url } = await startServerThatHangsOnce();
    const relay = await bus.startRelay({ databaseUrl: url });
    await expect(relay.beforeApplicationShutdown()).resolves.toBeUndefined();
  });
});

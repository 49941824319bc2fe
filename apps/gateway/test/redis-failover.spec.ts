import { formatRulesOfRedisUsers } from '@memory/event-bus/redis-acl';
import { eventually, type RedisWithFailover, startRedisWithFailover } from '@memory/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let servers: RedisWithFailover;
let gateway: GatewayApp;
beforeEach(async () => {
  servers = await startRedisWithFailover(formatRulesOfRedisUsers((user) => user));
  gateway = await startGateway({ REDIS_URL: servers.urlFor('gateway') });
});
afterEach(async () => {
  await gateway.close();
  await servers.stop();
});

it('keeps sessions, and begins new ones, after a failover of Redis', async () => {
  const { browser } = await gateway.newSignedInBrowser();
  await servers.failOver();
  await eventually(async () => {
    const { browser: another } = await gateway.newSignedInBrowser();
    expect((await another.fetch('/api/auth/user')).status).toBe(200);
  });
  expect((await browser.fetch('/api/auth/user')).status).toBe(200);
});

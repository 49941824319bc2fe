import { eventually, startTcpProxy, startTestRedis, type TcpProxy, type TestRedis } from '@memory/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let server: TestRedis;
let proxy: TcpProxy;
let gateway: GatewayApp;
beforeAll(async () => {
  server = await startTestRedis();
  proxy = await startTcpProxy(server.url);
  gateway = await startGateway({ REDIS_URL: proxy.url });
});
afterAll(async () => {
  await gateway.close();
  await proxy.stop();
  await server.stop();
});

it('reads sessions again after Redis has forgotten the connection', async () => {
  const { browser } = await gateway.newSignedInBrowser();
  proxy.makeHalfOpen();
  expect((await browser.fetch('/api/auth/user')).status).toBe(503);
  await eventually(async () => expect((await browser.fetch('/api/auth/user')).status).toBe(200));
});

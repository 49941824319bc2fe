import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DegradationChecks } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const CHECKS = 20;

let app: GatewayApp;
/** Health checks that journal-svc has received and not responded to. */
const pending: ServerResponse[] = [];
const journal = createServer((_request, response) => void pending.push(response));
beforeAll(async () => {
  journal.listen(0, '127.0.0.1').unref();
  await once(journal, 'listening');
  app = await startGateway({ JOURNAL_URL: `http://127.0.0.1:${(journal.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await app.close();
  journal.close();
});

async function connectionsOfGateway(): Promise<string[]> {
  const clients = (await app.redis.client('LIST')) as string;
  return [...clients.matchAll(/^id=(\d+) .* user=gateway /gm)].map(([, id]) => id!);
}

it('concurrent health checks probe each service once, because they have no rate limit', async () => {
  let received = 0;
  app.app.getHttpServer().on('request', () => (received += 1));
  const checks = Array.from({ length: CHECKS }, () => app.newBrowser().fetch('/api/health'));
  await eventually(() => expect([received, pending.length > 0]).toEqual([CHECKS, true]));
  // After a later request has been handled, all probes of the earlier ones have been sent.
  expect((await app.newBrowser().fetch('/api/config')).status).toBe(200);
  expect(pending).toHaveLength(1);
  for (const response of pending.splice(0)) respondJson(response, 200, { status: 'ok' });
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(Array<number>(CHECKS).fill(200));

  const later = app.newBrowser().fetch('/api/health');
  await eventually(() => expect(pending).toHaveLength(1));
  respondJson(pending[0]!, 503, {});
  expect((await later).status).toBe(503);
});

it('a Redis connection that is lost and established again during a health check makes the product unavailable', async () => {
  pending.splice(0);
  const check = app.newBrowser().fetch('/api/health');
  await eventually(() => expect(pending.length).toBeGreaterThan(0));
  const before = await connectionsOfGateway();
  await app.redis.client('KILL', 'USER', 'gateway');
  await eventually(async () => {
    const now = await connectionsOfGateway();
    expect(now).toHaveLength(before.length);
    expect(now.filter((id) => before.includes(id))).toEqual([]);
  });
  for (const response of pending.splice(0)) respondJson(response, 200, { status: 'ok' });
  const response = await check;
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { services: { journal: 'ok', redis: 'unavailable' } },
  ]);
});

it('a service that works in part makes the product degraded, which is available, without the reason', async () => {
  pending.splice(0);
  const check = app.newBrowser().fetch('/api/health');
  await eventually(() => expect(pending.length).toBeGreaterThan(0));
  for (const response of pending.splice(0)) respondJson(response, 200, { status: 'ok', state: 'degraded' });
  const response = await check;
  const services = { journal: 'ok', media: 'ok', language: 'ok', social: 'ok', redis: 'ok' };
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', services, state: 'degraded' }]);
});

it('the gateway itself can be what works in part', async () => {
  app.app.get(DegradationChecks).register('disk_almost_full', () => true);
  await eventually(async () => {
    const check = app.newBrowser().fetch('/api/health');
    await eventually(() => expect(pending.length).toBeGreaterThan(0));
    for (const response of pending.splice(0)) respondJson(response, 200, { status: 'ok', state: 'ready' });
    expect(await (await check).json()).toMatchObject({ status: 'ok', state: 'degraded' });
  });
});

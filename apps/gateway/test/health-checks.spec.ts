import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@memory/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { answerJson } from './stand-in-service.ts';

const CHECKS = 20;

let app: GatewayApp;
/** What journal-svc was asked and has not answered. */
const waiting: ServerResponse[] = [];
const journal = createServer((_request, response) => void waiting.push(response));
beforeAll(async () => {
  journal.listen(0, '127.0.0.1').unref();
  await once(journal, 'listening');
  app = await startGateway({ JOURNAL_URL: `http://127.0.0.1:${(journal.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await app.stop();
  journal.close();
});

it('that come at the same moment ask a service once, because they are not limited', async () => {
  let begun = 0;
  app.app.getHttpServer().on('request', () => (begun += 1));
  const checks = Array.from({ length: CHECKS }, () => app.newBrowser().fetch('/api/health'));
  await eventually(() => expect([begun, waiting.length > 0]).toEqual([CHECKS, true]));
  // Whatever those requests have led to has been sent when another one is through.
  expect((await app.newBrowser().fetch('/api/config')).status).toBe(200);
  expect(waiting).toHaveLength(1);
  for (const response of waiting.splice(0)) answerJson(response, 200, { status: 'ok' });
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(Array<number>(CHECKS).fill(200));

  const later = app.newBrowser().fetch('/api/health');
  await eventually(() => expect(waiting).toHaveLength(1));
  answerJson(waiting[0]!, 503, {});
  expect((await later).status).toBe(503);
});

import { Agent, get, type IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSample } from './sample-service.ts';

let app: NestFastifyApplication;
let agent: Agent;
beforeAll(async () => {
  app = await startSample();
  await app.listen(0, '127.0.0.1');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

const request = async (): Promise<IncomingMessage> => {
  const url = `${await app.getUrl()}/health`;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { agent }, resolve).once('error', reject),
  );
  await response.resume().toArray();
  return response;
};

it('lets its callers use a connection for a thousand requests, and no longer, so that new replicas get requests', async () => {
  const responses: IncomingMessage[] = [];
  while (responses.length < 1_000) responses.push(await request());
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const closing = responses.flatMap(({ headers }, index) => (headers.connection === 'close' ? [index + 1] : []));
  expect(closing).toEqual([1_000]);
  expect((await request()).headers.connection).toBe('keep-alive');
});

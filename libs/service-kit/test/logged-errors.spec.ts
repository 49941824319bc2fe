import { startTestRedis } from '@memory/testing';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import pino from 'pino';
import { logRequests, omitRedisArguments } from '../src/logging/logging.ts';

it('a Redis error is logged with the failed command, without its arguments', async () => {
  const server = await startTestRedis();
  const redis = new Redis(server.url);
  await redis.set('name', 'text');
  const errors = [
    redis.lpush('name', 'private words'),
    redis.multi().call('no such command', 'private words').exec(),
  ].map((command) => command.catch((error: Error) => error));
  const [single, transaction] = (await Promise.all(errors)).map((error) =>
    JSON.stringify(omitRedisArguments(pino.stdSerializers.err(error as Error))),
  );
  expect(single).toMatch(/WRONGTYPE.*\(lpush\)/);
  expect(transaction).toMatch(/EXECABORT.*: ERR unknown command/);
  // What Redis itself repeats of an unknown command is not ours to keep back.
  expect(single).not.toContain('private words');
  redis.disconnect();
  await server.stop();
});

it('other errors are logged unchanged', () => {
  const serialized = pino.stdSerializers.err(
    Object.assign(new Error('gone', { cause: new Error('why') }), { code: 'not_found' }),
  );
  expect(omitRedisArguments(serialized)).toBe(serialized);
});

it.each([
  ['debug', [200, 500]],
  ['info', [500]],
])('at the level %s, requests with status %j have a line, with the route and not the URL', async (level, statuses) => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const server = Fastify({ genReqId: () => 'request-1' });
  logRequests(server, pino({ level }, { write }));
  server.get('/words/:word', (request, reply) => {
    void reply.code((request.params as { word: string }).word === 'lost' ? 500 : 200).send('');
  });
  for (const word of ['found', 'lost']) await server.inject(`/words/${word}?q=private`);
  await server.close();
  expect(lines.map(({ status }) => status)).toEqual(statuses);
  for (const line of lines) {
    expect(line).toMatchObject({
      requestId: 'request-1',
      method: 'GET',
      route: '/words/:word',
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toMatch(/private|found|lost/);
  }
});

import { startTestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import pino from 'pino';
import { omitRedisArguments } from '../src/logging/logging.ts';

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

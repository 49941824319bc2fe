import { type DeadLetterStream, moveToDeadLetter } from '@memory/event-bus/dead-letters';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { startTestRedis, type TestRedis } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { Redis } from 'ioredis';
import { runAdmin, runAdminProcess } from './run-admin.ts';

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startTestRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});
beforeEach(() => redis.flushall());

/** Runs a command that connects to the Redis of this test. */
const settings = () => ({ SIGNING_KEY: createSigningKey(), REDIS_URL: server.url });
const runWithRedis = (args: string[]) => runAdmin(args, settings());

/** Publishes an event and moves it to the dead letters of a consumer group. @returns the id of the dead letter */
async function createDeadLetter({ producer, group }: DeadLetterStream, event: object, error: string): Promise<string> {
  const stream = `events:${producer}`;
  const body = JSON.stringify(event);
  const id = (await redis.xadd(stream, '*', 'event', body)) ?? '';
  await moveToDeadLetter(redis, group, { stream, id, envelopeJson: body }, 12, error);
  return (await redis.xrevrange(`${stream}:dead:${group}`, '+', '-', 'COUNT', 1))[0]?.[0] ?? '';
}

describe('npm run admin', () => {
  it('lists the commands, and shows the usage of each', async () => {
    const help = await runWithRedis(['help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(/dead-letters:list +Lists/);
    expect(await runWithRedis(['dead-letters:replay', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('--all'),
    });
  });

  it.each([[['dead-letters:unknown']], [['dead-letters:list', 'something']], [['dead-letters:list', '--everything']]])(
    'prints the usage without a stack trace, and exits with 2, for %j',
    async (args) => {
      const { code, out, err } = await runWithRedis(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^✗ .*\n\nUsage: /s);
      expect(err).not.toMatch(/^ +at /m);
    },
  );

  it('reports that nothing is running, or that Redis does not respond', async () => {
    const folder = createTemporaryFolder(onTestFinished);
    const nothing = await runAdmin(['dead-letters:list'], { DATA_DIR: folder });
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining(`Nothing is running in ${folder}`) });
    const silent = await runAdmin(['dead-letters:list'], {
      SIGNING_KEY: createSigningKey(),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(silent).toMatchObject({ code: 1, err: expect.stringContaining('Redis does not respond') });
  });
});

describe('dead letters', () => {
  const place: DeadLetterStream = { producer: 'social', group: 'journal-svc' };
  const event = { id: 'e-1', type: 'profile.updated', data: { username: 'Xiaohong' } };

  it('are listed with their error, and with their content only on request', async () => {
    expect(await runWithRedis(['dead-letters:list'])).toMatchObject({ code: 0, out: 'There are no dead letters.\n' });
    const id = await createDeadLetter(place, event, 'the database is full');
    const { out } = await runWithRedis(['dead-letters:list']);
    expect(out).toContain(`social/journal-svc/${id}\n  profile.updated, failed after 12 deliveries`);
    expect(out).toContain('the database is full');
    expect(out).not.toContain('Xiaohong');
    const shown = await runAdminProcess(['dead-letters:list', '--show-events'], settings());
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('Xiaohong') });
    expect(shown.err).toMatch(/^! The security log does not show this/);
  });

  it('are replayed one by one, or all of them', async () => {
    const ids = [
      await createDeadLetter(place, event, 'x'),
      await createDeadLetter(place, event, 'x'),
      await createDeadLetter({ producer: 'media', group: 'journal-svc' }, event, 'x'),
    ];
    expect(await runWithRedis(['dead-letters:replay', `social/journal-svc/${ids[0]}`])).toMatchObject({ code: 0 });
    expect(await redis.xlen('events:social:dead:journal-svc')).toBe(1);
    expect(await runWithRedis(['dead-letters:replay', '--all'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2 replayed/),
    });
    expect([
      await redis.xlen('events:social:replay:journal-svc'),
      await redis.xlen('events:media:replay:journal-svc'),
    ]).toEqual([2, 1]);
  });

  it.each([[['social/journal-svc/1-1']], [['profile.updated']], [[]]])(
    'reports that %j names no dead letter',
    async (names) => {
      expect(await runWithRedis(['dead-letters:replay', ...names])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/✗ .*dead letter/),
      });
    },
  );
});

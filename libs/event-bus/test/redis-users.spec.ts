import { accountDeleted } from '@memory/events';
import { eventually, startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import {
  createEnvelope,
  EventTail,
  forgetPerson,
  groupsBehind,
  listDeadLetters,
  placesOfDeadLetters,
  replayDeadLetter,
  retryGivenUp,
} from '../src/index.ts';
import { redisUserRules } from '../src/redis-acl.ts';
import { describeRedisError } from '../src/redis-error.ts';
import { type RedisUser, redisUsers } from '../src/redis-users.ts';
import { trimStream } from '../src/trim-stream.ts';
import { Bus, GROUP, renamed } from './bus.ts';

type Call = [command: string, ...args: string[]];

describe('a Redis user', () => {
  let server: TestRedis;
  const connections = new Map<RedisUser | 'default', Redis>();
  const as = (user: RedisUser): Redis => connections.get(user)!;

  beforeAll(async () => {
    server = await startTestRedis({ users: redisUserRules((user) => user) });
    for (const user of redisUsers) connections.set(user, new Redis(server.urlFor(user)));
    const owner = new Redis(server.url);
    connections.set('default', owner);
    await owner
      .multi()
      .set('session:1', 'x')
      .xadd('events:social', '*', 'event', '{}')
      .xadd('events:journal', '*', 'event', '{}')
      .hset('bull:ocr:1', 'name', 'ocr')
      .exec();
  });
  afterAll(async () => {
    // What was refused here was meant to be.
    await connections.get('default')?.acl('LOG', 'RESET');
    for (const redis of connections.values()) redis.disconnect();
    await server.stop();
  });

  const services = redisUsers.filter((user) => user !== 'admin');
  const others = (...owners: RedisUser[]): RedisUser[] => redisUsers.filter((user) => !owners.includes(user));
  const each = (users: readonly RedisUser[], calls: Call[]): [RedisUser, string, Call][] =>
    users.flatMap((user) => calls.map((call): [RedisUser, string, Call] => [user, call.join(' '), call]));

  it.each([
    ...each(others('gateway'), [
      ['GET', 'session:1'],
      ['GETDEL', 'session:1'],
      ['SET', 'session:2', 'x'],
      ['ZRANGE', 'sessions-of:1', '0', '-1'],
      ['DEL', 'limit:guesses:1'],
      ['GETDEL', 'external-login:1'],
    ]),
    ...each(others('gateway'), [
      ['SUBSCRIBE', 'session-ended'],
      ['PUBLISH', 'session-ended', '1'],
      ['PSUBSCRIBE', '*'],
    ]),
    ...each(others('media-svc'), [
      ['HGETALL', 'bull:ocr:1'],
      ['XADD', 'bull:ocr:events', '*', 'a', 'b'],
      ['PUBLISH', 'live:media-progress', '{}'],
    ]),
    ...each(others('social-svc'), [
      ['XADD', 'events:social', '*', 'event', '{}'],
      ['XTRIM', 'events:social', 'MAXLEN', '0'],
      ['DEL', 'events:social'],
    ]),
    ...each(others('journal-svc'), [
      ['XADD', 'events:journal', '*', 'event', '{}'],
      ['DEL', 'events:journal'],
      ['GET', 'events:lease:journal-svc'],
      ['SET', 'events:lease:journal-svc', 'mine'],
    ]),
    ...each(others('social-svc', 'admin'), [
      ['XDEL', 'events:social', '1-1'],
      ['XDEL', 'events:journal', '1-1'],
      ['XRANGE', 'events:social:dead:nobody', '-', '+'],
    ]),
    // A group reads what it has subscribed to, and cannot be removed by itself.
    ...each(
      ['language-svc', 'gateway'],
      [
        ['XREADGROUP', 'GROUP', 'journal-svc', 'reader', 'STREAMS', 'events:media', '>'],
        ['XADD', 'events:social:dead:journal-svc', '*', 'event', '{}'],
      ],
    ),
    ...each(services, [
      ['XGROUP', 'DESTROY', 'events:social', 'journal-svc'],
      ['XGROUP', 'SETID', 'events:social', 'journal-svc', '$'],
    ]),
    // The names of keys hold the ids of sessions: by no way may they be listed, or be reported when they change.
    ...each(services, [
      ['SCAN', '0'],
      ['RANDOMKEY'],
      ['CLIENT', 'TRACKING', 'ON', 'BCAST', 'PREFIX', 'session:'],
      ['DBSIZE'],
    ]),
    ...each(redisUsers, [
      ['KEYS', '*'],
      ['FLUSHALL'],
      ['FLUSHDB'],
      ['CONFIG', 'GET', '*'],
      ['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru'],
      ['ACL', 'SETUSER', 'x'],
      ['ACL', 'LIST'],
    ]),
    ...each(redisUsers, [
      ['MODULE', 'LIST'],
      ['MONITOR'],
      ['SAVE'],
      ['SHUTDOWN', 'NOSAVE'],
      ['REPLICAOF', 'NO', 'ONE'],
      ['CLIENT', 'KILL', 'TYPE', 'normal'],
      ['FUNCTION', 'LIST'],
    ]),
    // A script may do no more than its user.
    ...each(['media-svc'], [['EVAL', "return redis.call('GET', 'session:1')", '0']]),
    ...each(
      ['journal-svc', 'language-svc', 'gateway', 'media-svc'],
      [['EVAL', "return redis.call('XADD', 'events:social', '*', 'event', '{}')", '0'], ['BGREWRITEAOF']],
    ),
  ])('%s is refused: %s', async (user, _text, [command, ...args]) => {
    await expect(as(user).call(command, ...args)).rejects.toThrow(/NOPERM|The user executing the script can't/);
  });

  it.each(redisUsers.filter((user) => user !== 'gateway'))(
    '%s sees nothing of sessions through a transaction',
    async (user) => {
      await expect(as(user).multi().get('session:1').exec()).rejects.toThrow(/EXECABORT/);
    },
  );

  it('has the command that was refused in the log, and none of its arguments', async () => {
    const redis = as('journal-svc');
    const failure = (command: Promise<unknown>) => command.then(() => 'none', describeRedisError);
    expect(await failure(redis.get('session:1'))).toMatch(/^NOPERM .*get/);
    expect(await failure(redis.xadd('events:social', '*', 'event', 'private words'))).toMatch(/^NOPERM .*\(xadd\)$/);
    expect(await failure(redis.multi().xadd('events:social', '*', 'event', 'private words').exec())).toMatch(
      /^EXECABORT .*: NOPERM .*\(xadd\)$/,
    );
  });

  it.each(redisUsers.map((user, index) => [user, redisUsers[(index + 1) % redisUsers.length]!] as const))(
    '%s is not let in with the password of %s',
    async (user, other) => {
      const url = new URL(server.urlFor(user));
      url.password = other;
      const redis = new Redis(url.href, { lazyConnect: true, retryStrategy: () => null });
      redis.on('error', () => undefined);
      await expect(redis.ping()).rejects.toThrow(/WRONGPASS/);
      redis.disconnect();
    },
  );
});

// Each step with the connection of the one who takes it; the bus fails to stop when Redis refused any of them.
describe('the way of an event, each with a user of its own', () => {
  let bus: Bus;
  let social: Redis;
  let admin: Redis;
  beforeEach(async () => {
    bus = await Bus.start();
    social = new Redis(bus.server.urlFor('social-svc'));
    admin = new Redis(bus.server.urlFor('admin'));
  });
  afterEach(async () => {
    social.disconnect();
    admin.disconnect();
    await bus.stop();
  });

  it('leads through outbox, stream, group, dead letter, replay, trimming and erasure', async () => {
    const seen: string[] = [];
    const tail = new EventTail({
      redisUrl: bus.server.urlFor('gateway'),
      types: new Set(['profile.updated']),
      listener: (event) => seen.push(event.type),
    });
    tail.start();
    await eventually(() => expect(tail.position).toBeDefined());
    let fails = true;
    await bus.relay();
    await bus.consumer(({ data }) => {
      if (fails && data.username === 'broken') throw new Error('not yet');
    });
    await bus.write('li', 'whole');
    await bus.write('li', 'broken');
    const place = { producer: 'social', group: GROUP } as const;
    await eventually(async () => expect(await placesOfDeadLetters(admin)).toEqual([place]));
    await eventually(() => expect(seen).toHaveLength(2));
    expect(await tail.inTheLast(60_000, tail.position!)).toHaveLength(2);
    tail.stop();

    fails = false;
    const [letter] = await listDeadLetters(admin, place);
    expect(await replayDeadLetter(admin, { ...place, id: letter!.id })).toBe(true);
    await eventually(async () => expect(await bus.effects()).toEqual(['li:whole', 'li:broken']));
    await eventually(async () => expect(await bus.pending()).toBe(0));
    await trimStream(social, 'events:social', -1);
    await trimStream(social, `events:social:replay:${GROUP}`, 0);

    const which = { definition: accountDeleted, entityId: 'x' };
    await bus.redis.xadd(
      `events:social:dead:${GROUP}`,
      '*',
      'event',
      JSON.stringify(
        createEnvelope(accountDeleted, { entityId: 'x', data: { userId: '01980000-0000-7000-8000-000000000000' } }),
      ),
    );
    expect(await groupsBehind(social, which, [GROUP])).toEqual([GROUP]);
    expect(await retryGivenUp(social, which, [GROUP], new Date(Date.now() + 60_000))).toBe(1);
    await bus.publish(renamed('li', 'last'));
    expect(await forgetPerson(social, '01980000-0000-7000-8000-000000000000')).toBeGreaterThan(0);
    expect(await social.bgrewriteaof()).toContain('rewriting');
  });
});

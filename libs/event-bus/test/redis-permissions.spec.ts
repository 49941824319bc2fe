import { accountDeleted } from '@memory/events';
import { eventually, startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { listDeadLetters, listDeadLetterStreams, replayDeadLetter } from '../src/dead-letters.ts';
import {
  createEnvelope,
  deleteEventsOfUser,
  EventTail,
  findGroupsWithUnhandledEvents,
  replayDeadLettersOfEntity,
} from '../src/index.ts';
import { formatRulesOfRedisUsers } from '../src/redis/redis-acl.ts';
import { type RedisUserName, redisUserNames } from '../src/redis/redis-users.ts';
import { describeRedisError } from '../src/redis/state-change-logger.ts';
import { trimStream } from '../src/redis/stream-groups.ts';
import { GROUP, profileUpdatedEvent, TestBus } from './test-bus.ts';

type RedisCall = [command: string, ...args: string[]];

describe('a Redis user', () => {
  let server: TestRedis;
  const connections = new Map<RedisUserName | 'default', Redis>();
  const connectionOf = (user: RedisUserName): Redis => connections.get(user)!;

  beforeAll(async () => {
    server = await startTestRedis({ users: formatRulesOfRedisUsers((user) => user) });
    for (const user of redisUserNames) connections.set(user, new Redis(server.urlFor(user)));
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
    // `server.stop` fails when the log has denied commands; the ones of these tests are intended.
    await connections.get('default')?.acl('LOG', 'RESET');
    for (const redis of connections.values()) redis.disconnect();
    await server.stop();
  });

  const services = redisUserNames.filter((user) => user !== 'admin');
  const allExcept = (...owners: RedisUserName[]): RedisUserName[] =>
    redisUserNames.filter((user) => !owners.includes(user));
  const combine = (users: readonly RedisUserName[], calls: RedisCall[]): [RedisUserName, string, RedisCall][] =>
    users.flatMap((user) => calls.map((call): [RedisUserName, string, RedisCall] => [user, call.join(' '), call]));

  it.each([
    ...combine(allExcept('gateway'), [
      ['GET', 'session:1'],
      ['SET', 'session:1', 'x', 'NX', 'GET'],
      ['EXISTS', 'session:1'],
    ]),
    ...combine(allExcept('gateway', 'social-svc'), [
      ['SET', 'passkey-challenge:1', 'x'],
      ['GETDEL', 'passkey-challenge:1'],
      ['SET', 'external-login:1', 'x'],
      ['GETDEL', 'external-login:1'],
      ['INCRBY', 'limit:friend-codes-of-user:1', '1'],
      ['DEL', 'limit:guesses:1'],
      ['GET', 'password-confirmed:1'],
    ]),
    ...combine(allExcept('gateway', 'social-svc'), [
      ['SET', 'session:2', 'x'],
      ['ZADD', 'sessions-of:1', '1', 'x'],
      ['GETDEL', 'session:1'],
      ['ZRANGE', 'sessions-of:1', '0', '-1'],
      ['PUBLISH', 'session-ended', '1'],
    ]),
    ...combine(allExcept('gateway'), [
      ['SUBSCRIBE', 'session-ended'],
      ['PSUBSCRIBE', '*'],
    ]),
    ...combine(allExcept('media-svc'), [
      ['HGETALL', 'bull:ocr:1'],
      ['XADD', 'bull:ocr:events', '*', 'a', 'b'],
      ['PUBLISH', 'live:media-progress', '{}'],
    ]),
    ...combine(allExcept('social-svc'), [
      ['XADD', 'events:social', '*', 'event', '{}'],
      ['XTRIM', 'events:social', 'MAXLEN', '0'],
      ['DEL', 'events:social'],
    ]),
    ...combine(allExcept('journal-svc'), [
      ['XADD', 'events:journal', '*', 'event', '{}'],
      ['DEL', 'events:journal'],
      ['GET', 'events:lease:journal-svc'],
      ['SET', 'events:lease:journal-svc', 'mine'],
    ]),
    // The security log: only the gateway writes its stream, and cannot remove from it what it has written.
    ...combine(allExcept('gateway'), [['XADD', 'events:gateway', '*', 'event', '{}']]),
    ...combine(allExcept('social-svc'), [['XTRIM', 'events:gateway', 'MAXLEN', '0']]),
    ...combine(allExcept('social-svc', 'admin'), [
      ['XDEL', 'events:gateway', '1-1'],
      ['XDEL', 'events:social', '1-1'],
      ['XDEL', 'events:journal', '1-1'],
      ['XRANGE', 'events:social:dead:nobody', '-', '+'],
    ]),
    // A service reads only the streams it subscribes to, and cannot remove its own group.
    ...combine(
      ['language-svc', 'gateway'],
      [
        ['XREADGROUP', 'GROUP', 'journal-svc', 'reader', 'STREAMS', 'events:media', '>'],
        ['XADD', 'events:social:dead:journal-svc', '*', 'event', '{}'],
      ],
    ),
    ...combine(services, [
      ['XGROUP', 'DESTROY', 'events:social', 'journal-svc'],
      ['XGROUP', 'SETID', 'events:social', 'journal-svc', '$'],
    ]),
    // The names of keys contain session ids: no command may list them or report their changes.
    ...combine(services, [
      ['SCAN', '0'],
      ['RANDOMKEY'],
      ['CLIENT', 'TRACKING', 'ON', 'BCAST', 'PREFIX', 'session:'],
      ['DBSIZE'],
    ]),
    ...combine(redisUserNames, [
      ['KEYS', '*'],
      ['FLUSHALL'],
      ['FLUSHDB'],
      ['CONFIG', 'GET', '*'],
      ['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru'],
      ['ACL', 'SETUSER', 'x'],
      ['ACL', 'LIST'],
    ]),
    ...combine(redisUserNames, [
      ['MODULE', 'LIST'],
      ['MONITOR'],
      ['SAVE'],
      ['SHUTDOWN', 'NOSAVE'],
      ['REPLICAOF', 'NO', 'ONE'],
      ['CLIENT', 'KILL', 'TYPE', 'normal'],
      ['FUNCTION', 'LIST'],
    ]),
    // A script has the permissions of its user.
    ...combine(['media-svc'], [['EVAL', "return redis.call('GET', 'session:1')", '0']]),
    ...combine(
      ['journal-svc', 'language-svc', 'gateway', 'media-svc'],
      [['EVAL', "return redis.call('XADD', 'events:social', '*', 'event', '{}')", '0'], ['BGREWRITEAOF']],
    ),
  ])('%s is denied %s', async (user, _text, [command, ...args]) => {
    await expect(connectionOf(user).call(command, ...args)).rejects.toThrow(
      /NOPERM|The user executing the script can't/,
    );
  });

  it.each(redisUserNames.filter((user) => user !== 'gateway'))(
    '%s cannot read sessions in a transaction',
    async (user) => {
      await expect(connectionOf(user).multi().get('session:1').exec()).rejects.toThrow(/EXECABORT/);
    },
  );

  it('has the name of a denied command in its error, without the arguments', async () => {
    const redis = connectionOf('journal-svc');
    const failure = (command: Promise<unknown>) => command.then(() => 'none', describeRedisError);
    expect(await failure(redis.get('session:1'))).toMatch(/^NOPERM .*get/);
    expect(await failure(redis.xadd('events:social', '*', 'event', 'private words'))).toMatch(/^NOPERM .*\(xadd\)$/);
    expect(await failure(redis.multi().xadd('events:social', '*', 'event', 'private words').exec())).toMatch(
      /^EXECABORT .*: NOPERM .*\(xadd\)$/,
    );
  });

  it.each(redisUserNames.map((user, index) => [user, redisUserNames[(index + 1) % redisUserNames.length]!] as const))(
    '%s cannot log in with the password of %s',
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

// Each step uses the connection of the service that does it. `bus.stop` fails when Redis denied any command.
describe('the permissions of the services', () => {
  let bus: TestBus;
  let social: Redis;
  let admin: Redis;
  beforeEach(async () => {
    bus = await TestBus.start();
    social = new Redis(bus.server.urlFor('social-svc'));
    admin = new Redis(bus.server.urlFor('admin'));
  });
  afterEach(async () => {
    social.disconnect();
    admin.disconnect();
    await bus.stop();
  });

  it('cover outbox, stream, consumer group, dead letter, replay, trimming and erasure', async () => {
    const seen: string[] = [];
    const tail = new EventTail({
      redisUrl: bus.server.urlFor('gateway'),
      types: new Set(['profile.updated']),
      listener: (event) => seen.push(event.type),
    });
    tail.start();
    await eventually(() => expect(tail.positions).toBeDefined());
    let isFailing = true;
    await bus.startRelay();
    await bus.startConsumer(({ data }) => {
      if (isFailing && data.username === 'broken') throw new Error('not yet');
    });
    await bus.write('li', 'whole');
    await bus.write('li', 'broken');
    const deadLetterStream = { producer: 'social', group: GROUP } as const;
    await eventually(async () => expect(await listDeadLetterStreams(admin)).toEqual([deadLetterStream]));
    await eventually(() => expect(seen).toHaveLength(2));
    expect(await tail.readRecent(60_000, tail.positions!)).toHaveLength(2);
    tail.stop();

    isFailing = false;
    const [letter] = await listDeadLetters(admin, deadLetterStream);
    expect(await replayDeadLetter(admin, { ...deadLetterStream, id: letter!.id })).toBe(true);
    await eventually(async () => expect(await bus.readEffects()).toEqual(['li:whole', 'li:broken']));
    await eventually(async () => expect(await bus.countPending()).toBe(0));
    await trimStream(social, 'events:social', -1);
    await trimStream(social, `events:social:replay:${GROUP}`, 0);

    const reference = { definition: accountDeleted, entityId: 'x' };
    await bus.redis.xadd(
      `events:social:dead:${GROUP}`,
      '*',
      'event',
      JSON.stringify(
        createEnvelope(accountDeleted, { entityId: 'x', data: { userId: '01980000-0000-7000-8000-000000000000' } }),
      ),
    );
    expect(await findGroupsWithUnhandledEvents(social, reference, [GROUP])).toEqual([GROUP]);
    expect(await replayDeadLettersOfEntity(social, reference, [GROUP], new Date(Date.now() + 60_000))).toBe(1);
    await bus.publish(profileUpdatedEvent('li', 'last'));
    expect(await deleteEventsOfUser(social, '01980000-0000-7000-8000-000000000000')).toBeGreaterThan(0);
    expect(await social.bgrewriteaof()).toContain('rewriting');
  });
});

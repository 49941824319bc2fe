import { securityRecorded } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { UNKNOWN_USERNAME_HASH } from './fake-social-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const STREAM = 'events:gateway';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  app.services.social.setListener(app.social.listener);
  await app.redis.flushall();
});
afterAll(() => app.close());

interface Recorded {
  requestId: string;
  data: { event: string };
}
/** The recorded events, the oldest first; each is valid for the catalog. */
async function recorded(): Promise<Recorded[]> {
  const entries = await app.redis.xrange(STREAM, '-', '+');
  return entries.map(([, fields]) => {
    const envelope = JSON.parse(fields[1]!) as Recorded & { type: string };
    expect(envelope.type).toBe(securityRecorded.gateway.type);
    expect(securityRecorded.gateway.schema.safeParse(envelope.data).error).toBeUndefined();
    return envelope;
  });
}
const recordedData = async () => (await recorded()).map(({ data }) => data);

const ADDRESS = '203.0.113.77';
const from = (address = ADDRESS) => ({ 'x-forwarded-for': address });
const entry = (event: string, fields: object = {}) => ({
  event,
  userId: null,
  usernameHash: null,
  targetUserId: null,
  network: '203.0.113.0/24',
  details: {},
  ...fields,
});

let names = 0;
const newUsername = () => `logged-${(names += 1)}`;
const PASSWORD = 'secret-1';
const signUp = (browser: CookieBrowser, username: string, address = ADDRESS) =>
  browser.post('/api/simple-register', { username, password: PASSWORD }, from(address));
const signIn = (username: string, password: string, address = ADDRESS) =>
  app.newBrowser().post('/api/simple-login', { username, password }, from(address));

/** A browser signed in to a new account, whose sign-up is no longer in the stream. */
async function signedIn(): Promise<{ browser: CookieBrowser; userId: string; username: string }> {
  const [browser, username] = [app.newBrowser(), newUsername()];
  const { id: userId } = (await (await signUp(browser, username)).json()) as { id: string };
  await app.redis.del(STREAM);
  return { browser, userId, username };
}

describe('the gateway records', () => {
  it('a sign-up and a sign-in, with the request id and the network of the client', async () => {
    const username = newUsername();
    const { id: userId } = (await (await signUp(app.newBrowser(), username)).json()) as { id: string };
    const response = await signIn(username, PASSWORD, '2001:db8:1:2::3');
    expect(await recordedData()).toEqual([
      entry('sign_in.succeeded', { userId, details: { method: 'registration' } }),
      entry('sign_in.succeeded', { userId, network: '2001:db8:1::/48', details: { method: 'password' } }),
    ]);
    expect((await recorded())[1]?.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('a sign-out, and none without a session', async () => {
    const { browser, userId } = await signedIn();
    await browser.post('/api/simple-logout', undefined, from());
    await browser.post('/api/simple-logout', undefined, from());
    expect(await recordedData()).toEqual([entry('session.ended', { userId })]);
  });

  it('the end of a listed session, and of all others', async () => {
    const { browser, userId, username } = await signedIn();
    await signIn(username, PASSWORD);
    const sessions = (await (await browser.fetch('/api/sessions')).json()) as { id: string; current: boolean }[];
    await app.redis.del(STREAM);
    const end = (id: string) => browser.fetch(`/api/sessions/${id}`, { method: 'DELETE', headers: from() });
    const other = sessions.find(({ current }) => !current)?.id ?? 'none';
    expect([(await end(other)).status, (await end(other)).status]).toEqual([204, 404]);
    expect(await recordedData()).toEqual([entry('session.ended', { userId })]);
    await app.redis.del(STREAM);
    await browser.fetch('/api/sessions', { method: 'DELETE', headers: from() });
    expect(await recordedData()).toEqual([entry('sessions.ended', { userId, details: { reason: 'ended_by_user' } })]);
  });

  it('the end of all other sessions after a change of the password', async () => {
    const { browser, userId } = await signedIn();
    const change = (currentPassword: string) =>
      browser.post('/api/change-password', { currentPassword, newPassword: 'secret-2' }, from());
    expect((await change('wrong-one')).status).toBe(400);
    expect(await recordedData()).toEqual([]);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await recordedData()).toEqual([
      entry('sessions.ended', { userId, details: { reason: 'password_changed' } }),
    ]);
  });

  it('a limit on sign-ins once, by the id of the account', async () => {
    const { userId, username } = await signedIn();
    for (let i = 0; i < 13; i += 1) await signIn(username, 'wrong-one');
    expect(await recordedData()).toEqual([entry('sign_in.limited', { userId })]);
  });

  it('a limit on sign-ins for an unknown username, by a hash', async () => {
    for (let i = 0; i < 12; i += 1) await signIn('no-such-user', 'wrong-one');
    expect(await recordedData()).toEqual([entry('sign_in.limited', { usernameHash: UNKNOWN_USERNAME_HASH })]);
  });

  it('a limit on sign-ins without a user while social-svc does not respond', async () => {
    for (let i = 0; i < 10; i += 1) await signIn('no-such-user', 'wrong-one');
    app.services.social.setListener((_request, response) => response.writeHead(500).end());
    expect((await signIn('no-such-user', 'wrong-one')).status).toBe(429);
    expect(await recordedData()).toEqual([entry('sign_in.limited')]);
  });

  it('a limit on changes of the password', async () => {
    const { browser, userId } = await signedIn();
    for (let i = 0; i < 12; i += 1)
      await browser.post('/api/change-password', { currentPassword: 'wrong-one', newPassword: 'secret-2' }, from());
    expect(await recordedData()).toEqual([entry('password_change.limited', { userId })]);
  });

  it('limits of at most twenty usernames from one network', async () => {
    for (const username of Array.from({ length: 25 }, newUsername))
      await Promise.all(Array.from({ length: 11 }, () => signIn(username, 'wrong-one')));
    expect(await recordedData()).toHaveLength(20);
    for (const key of ['limit:recorded', 'limit:recorded-networks'])
      expect(await app.redis.ttl(key)).toBeGreaterThan(0);
  });

  it('a thousand limits of all networks together, in two keys of Redis', async () => {
    await app.redis.sadd('limit:recorded', ...Array.from({ length: 998 }, (_, i) => `earlier-${i}`));
    for (let i = 1; i <= 4; i += 1) {
      const username = newUsername();
      await Promise.all(Array.from({ length: 11 }, () => signIn(username, 'wrong-one', `198.51.${i}.1`)));
    }
    expect(await recordedData()).toHaveLength(2);
    expect((await app.redis.keys('limit:recorded*')).toSorted()).toEqual(['limit:recorded', 'limit:recorded-networks']);
    expect(await app.redis.hlen('limit:recorded-networks')).toBe(2);
  });

  it('nothing of what was typed, neither in the stream nor elsewhere in Redis', async () => {
    const { username } = await signedIn();
    for (let i = 0; i < 12; i += 1) await signIn(username, 'a typed secret');
    for (let i = 0; i < 12; i += 1) await signIn('typed-by-mistake', 'a typed secret');
    const keys = await app.redis.keys('*');
    const values = await Promise.all(
      keys.map(async (key) => {
        const type = await app.redis.type(key);
        if (type === 'stream') return JSON.stringify(await app.redis.xrange(key, '-', '+'));
        if (type === 'hash') return JSON.stringify(await app.redis.hgetall(key));
        if (type === 'set') return (await app.redis.smembers(key)).join(' ');
        return type === 'zset' ? (await app.redis.zrange(key, 0, '-1')).join(' ') : await app.redis.get(key);
      }),
    );
    const dump = [...keys, ...values].join('\n');
    expect(dump).toContain('sign_in.limited');
    for (const text of [username, PASSWORD, 'a typed secret', 'typed-by-mistake']) expect(dump).not.toContain(text);
    // The keys of some counters contain whole addresses, for as long as the limit takes.
    expect(values.join('\n')).not.toContain(ADDRESS);
  });
});

it('an event that Redis rejects fails no sign-in, and is counted', async () => {
  const { username } = await signedIn();
  await app.redis.set(STREAM, 'a key of another type');
  expect((await signIn(username, PASSWORD)).status).toBe(200);
  expect(await app.app.get(Metrics).registry.metrics()).toContain('memory_security_log_failures_total 1');
});

it('the stream is bounded', async () => {
  // The slow log of Redis contains every command that takes longer than this number of microseconds.
  await app.redis.config('SET', 'slowlog-log-slower-than', 0);
  await signUp(app.newBrowser(), newUsername());
  await eventually(async () => {
    const entries = (await app.redis.slowlog('GET', -1)) as [
      id: number,
      time: number,
      duration: number,
      args: string[],
    ][];
    const commands = entries.map(([, , , args]) => args.slice(0, 5).join(' '));
    expect(commands).toContain('xadd events:gateway MAXLEN ~ 100000');
  });
});

describe('services receive', () => {
  const NETWORK_HEADER = 'x-memory-network';
  const networkOf = (service: 'journal' | 'social') => app.services[service].requests.at(-1)?.headers[NETWORK_HEADER];

  it('the network of the client with a proxied request, and not what the client wrote', async () => {
    const browser = app.newBrowser();
    await browser.fetch('/api/public-timeline', { headers: { ...from(), [NETWORK_HEADER]: '192.0.2.0/24' } });
    expect(networkOf('journal')).toBe('203.0.113.0/24');
  });

  it('the network of the client with a call of the gateway', async () => {
    await signIn('no-such-user', 'wrong-one');
    expect(networkOf('social')).toBe('203.0.113.0/24');
  });
});

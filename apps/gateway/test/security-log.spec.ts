import { securityRecorded } from '@memory/events';
import { Metrics } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
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

  it('the id of the request', async () => {
    const { browser } = await signedIn();
    const response = await browser.post('/api/simple-logout', undefined, from());
    expect((await recorded())[0]?.requestId).toBe(response.headers.get('x-request-id'));
  });
});

it('an event that Redis rejects fails no sign-out, and is counted', async () => {
  const { browser } = await signedIn();
  await app.redis.set(STREAM, 'a key of another type');
  expect((await browser.post('/api/simple-logout')).status).toBe(204);
  expect(await app.app.get(Metrics).registry.metrics()).toContain('memory_security_log_failures_total 1');
});

it('the stream is bounded', async () => {
  // The slow log of Redis contains every command that takes longer than this number of microseconds.
  await app.redis.config('SET', 'slowlog-log-slower-than', 0);
  await (await signedIn()).browser.post('/api/simple-logout');
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
    const { browser } = await signedIn();
    await browser.fetch('/api/simple-user', { headers: from() });
    expect(networkOf('social')).toBe('203.0.113.0/24');
  });
});

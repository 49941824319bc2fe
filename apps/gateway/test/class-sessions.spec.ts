import { gatewayRoutes } from '@memory/contracts';
import { createEnvelope, type EventOf, publishEnvelopes } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { type ClassSession, SESSION_LIFETIME_MS } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const IDLE_MS = 11 * MINUTE_MS;
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE_MS).toISOString();
const DEVICE = '0199d3a0-0000-7000-8000-000000000001';

interface Signed {
  readonly browser: CookieBrowser;
  readonly userId: string;
  readonly key: string;
}

/** Makes the session of a signed-in browser the session of a student, as social-svc stores it. */
async function signedIn(classSession: Partial<ClassSession> = {}): Promise<Signed> {
  const { browser, userId } = await app.newSignedInBrowser();
  const [sessionId] = await app.redis.zrange(`sessions-of:${userId}`, 0, '-1');
  const key = `session:${sessionId}`;
  const record = JSON.parse((await app.redis.get(key))!);
  const stored = { method: 'pictures', deviceId: DEVICE, idleMs: IDLE_MS, endsAt: inHours(12), ...classSession };
  await app.redis.set(key, JSON.stringify({ ...record, classSession: stored }), 'PX', IDLE_MS);
  return { browser, userId, key };
}
const read = ({ browser }: Signed, path = '/api/simple-user') => browser.fetch(path);
const expiryOf = ({ key }: Signed) => app.redis.pttl(key);
const isRenewed = (response: Response) =>
  response.headers.getSetCookie().some((line) => line.startsWith('memory.sid='));

describe('the session of a student without a password', () => {
  it('is renewed for its idle time once a minute, and its cookie expires with it', async () => {
    const student = await signedIn();
    expect(isRenewed(await read(student))).toBe(false);
    await app.redis.pexpire(student.key, IDLE_MS - 2 * MINUTE_MS);
    const response = await read(student);
    expect(await expiryOf(student)).toBeGreaterThan(IDLE_MS - MINUTE_MS);
    expect(await expiryOf(student)).toBeLessThanOrEqual(IDLE_MS);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('memory.sid='))!;
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!);
    expect(expires).toBeLessThanOrEqual(Date.now() + IDLE_MS);
    expect(isRenewed(await read(student))).toBe(false);
  });

  it('is not renewed beyond its end, and ends there', async () => {
    const student = await signedIn({ endsAt: new Date(Date.now() + 3 * MINUTE_MS).toISOString() });
    await app.redis.pexpire(student.key, MINUTE_MS);
    expect((await read(student)).status).toBe(200);
    expect(await expiryOf(student)).toBeLessThanOrEqual(3 * MINUTE_MS);
    expect((await read(await signedIn({ endsAt: inHours(-1) }))).status).toBe(401);
  });

  it('gets its idle time back when a gateway of the previous release has renewed it for 30 days', async () => {
    const student = await signedIn();
    await app.redis.pexpire(student.key, SESSION_LIFETIME_MS);
    await read(student);
    expect(await expiryOf(student)).toBeLessThanOrEqual(IDLE_MS);
  });

  it('is not renewed by a live stream, which the page opens again by itself', async () => {
    const student = await signedIn();
    await app.redis.pexpire(student.key, MINUTE_MS);
    const stream = await read(student, gatewayRoutes.openEventStream.path);
    await stream.body?.cancel();
    expect([stream.status, isRenewed(stream)]).toEqual([200, false]);
    expect(await expiryOf(student)).toBeLessThanOrEqual(MINUTE_MS);
  });

  it('does not shorten how long the sessions of other browsers are known', async () => {
    const student = await signedIn();
    await app.redis.pexpire(student.key, MINUTE_MS);
    await read(student);
    expect(await app.redis.pttl(`sessions-of:${student.userId}`)).toBeGreaterThan(SESSION_LIFETIME_MS / 2);
  });
});

describe('when sessions of students are ended', () => {
  const publish = (event: EventOf<typeof sessionsRevoked>) => publishEnvelopes(app.redis, 'social', [event]);
  const statusOf = async (student: Signed) => (await read(student)).status;

  it.each([
    ['a device', { deviceId: DEVICE }, [401, 401, 200, 200]],
    ['a method', { method: 'badge' }, [200, 401, 401, 200]],
    ['every device and method', {}, [401, 401, 401, 200]],
    ['the account', undefined, [401, 401, 401, 401]],
  ] as const)('those of %s end, and no others', async (_, classSessions, expected) => {
    const onDevice = await signedIn();
    const { userId } = onDevice;
    const sessions = [
      onDevice,
      await sessionOf(userId, {}, 'badge'),
      await sessionOf(userId, { deviceId: null }, 'badge'),
    ];
    const withPassword = await sessionOf(userId, null);
    const data = { userId, ...(classSessions && { classSessions }) };
    await publish(createEnvelope(sessionsRevoked, { entityId: userId, data }));
    const last = await signedIn();
    await publish(createEnvelope(sessionsRevoked, { entityId: last.userId, data: { userId: last.userId } }));
    await eventually(async () => expect(await statusOf(last)).toBe(401));
    expect(await Promise.all([...sessions, withPassword].map(statusOf))).toEqual(expected);
  });

  /** Another browser of the user; null for a session that began with a password. */
  async function sessionOf(
    userId: string,
    given: Partial<ClassSession> | null,
    method: ClassSession['method'] = 'pictures',
  ): Promise<Signed> {
    const browser = app.newBrowser();
    const before = await app.redis.zrange(`sessions-of:${userId}`, 0, '-1');
    const username = app.social.accounts.get(userId)!.user.username;
    await browser.post('/api/simple-login', { username, password: 'secret-1' });
    const ids = await app.redis.zrange(`sessions-of:${userId}`, 0, '-1');
    const key = `session:${ids.find((id) => !before.includes(id))}`;
    if (given === null) return { browser, userId, key };
    const record = JSON.parse((await app.redis.get(key))!);
    const classSession = { method, deviceId: DEVICE, idleMs: IDLE_MS, endsAt: inHours(12), ...given };
    await app.redis.set(key, JSON.stringify({ ...record, classSession }), 'PX', IDLE_MS);
    return { browser, userId, key };
  }
});

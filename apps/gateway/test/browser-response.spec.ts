import type { RouteContract } from '@memory/contracts';
import { type TestRedis, startTestRedis } from '@memory/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { obeyBrowserResponse } from '../src/proxy/obey-browser-response.ts';
import { registerDeviceCookieHook } from '../src/session/device-cookie.plugin.ts';
import { RedisSessionStore } from '../src/session/redis-session.store.ts';
import { registerSessions } from '../src/session/session.plugin.ts';

const USER_ID = '0190c3a4-0000-7000-8000-000000000001';
const OTHER_ID = '0190c3a4-0000-7000-8000-000000000002';
const contract: RouteContract = {
  method: 'post',
  path: '/api/sign-in',
  access: 'anyone',
  summary: '',
  response: { status: 200, body: null },
  errors: [],
};

let testRedis: TestRedis;
let redis: Redis;
let store: RedisSessionStore;
let server: FastifyInstance;
/** The contract of the route and the headers of the service's response, which each test sets. */
let route: RouteContract;
let fromService: Record<string, string>;

beforeAll(async () => {
  testRedis = await startTestRedis();
  redis = new Redis(testRedis.url, { maxRetriesPerRequest: 0 });
  store = new RedisSessionStore(redis);
  server = Fastify();
  await registerSessions(server, {
    secret: 'a session secret only for this test run',
    store,
    sessionlessRoutes: new Set(),
    onForgedCookie: () => undefined,
  });
  registerDeviceCookieHook(server);
  server.post('/api/sign-in', async (_request, reply) => {
    await obeyBrowserResponse(route, fromService, reply);
    return {};
  });
  server.get('/api/who', ({ session }) => ({ userId: session.userId ?? null }));
});
afterAll(async () => {
  await server.close();
  redis.disconnect();
  await testRedis.stop();
});

const newSession = async (userId: string) => (await store.begin({ userId })).sessionId;
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.map(({ name, value }) => `${name}=${value.split('.')[0]}`);
/** Sends a request whose response from the service has these headers. */
async function signIn(
  given: Pick<RouteContract, 'beginsSession' | 'endsSession' | 'setsCookies'>,
  headers: Record<string, string>,
  cookies = {},
) {
  route = { ...contract, ...given };
  fromService = headers;
  return server.inject({ method: 'POST', url: '/api/sign-in', cookies });
}
const beginAs = async (userId: string, cookies = {}) => {
  const headers = { 'x-memory-session': `begun ${await newSession(userId)}` };
  const response = await signIn({ beginsSession: true }, headers, cookies);
  const [sid] = response.cookies.filter(({ name }) => name === 'memory.sid');
  return { response, cookies: { 'memory.sid': sid!.value } };
};
const userOf = async (cookies: Record<string, string>) =>
  (await server.inject({ url: '/api/who', cookies })).json<{ userId: string | null }>().userId;

describe('a session that a service has begun', () => {
  it('takes the place of the session of the request, which ends', async () => {
    const earlier = await beginAs(OTHER_ID);
    const { cookies, response } = await beginAs(USER_ID, earlier.cookies);
    expect(await userOf(cookies)).toBe(USER_ID);
    expect(await userOf(earlier.cookies)).toBeNull();
    expect(response.headers['set-cookie']).toMatch(
      /^memory\.sid=[\w-]{32}\.[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('that has ended meanwhile signs the browser out', async () => {
    const earlier = await beginAs(OTHER_ID);
    const sessionId = await newSession(USER_ID);
    await store.end(sessionId);
    const ended = { 'x-memory-session': `begun ${sessionId}` };
    expect(cookiesOf(await signIn({ beginsSession: true }, ended, earlier.cookies))).toEqual(['memory.sid=']);
    expect(await userOf(earlier.cookies)).toBeNull();
  });

  it('has no effect where the contract does not allow it, nor with another value', async () => {
    const { cookies } = await beginAs(OTHER_ID);
    const sessionId = await newSession(USER_ID);
    const begun = { 'x-memory-session': `begun ${sessionId}` };
    expect(cookiesOf(await signIn({ endsSession: true }, begun, cookies))).toEqual([]);
    const odd = { 'x-memory-session': `begun ${sessionId} ` };
    expect(cookiesOf(await signIn({ beginsSession: true }, odd, cookies))).toEqual([]);
    expect(cookiesOf(await signIn({ beginsSession: true }, { 'x-memory-session': 'ended' }, cookies))).toEqual([]);
    expect(await userOf(cookies)).toBe(OTHER_ID);
  });

  it('leaves the browser its earlier session while Redis is unavailable', async () => {
    const { cookies } = await beginAs(OTHER_ID);
    const broken = { 'x-memory-session': 'begun broken' };
    await redis.hset('session:broken', 'not', 'text');
    const response = await signIn({ beginsSession: true }, broken, cookies);
    expect([response.statusCode, cookiesOf(response)]).toEqual([503, []]);
    expect(await userOf(cookies)).toBe(OTHER_ID);
  });
});

describe('a cookie whose value a service has decided', () => {
  const token = 't'.repeat(43);
  const cookies = `device=known&pending-sign-in=${token}&kept-account=1&class-device=${token}`;

  it('is set with the attributes that the gateway knows, after the session cookie', async () => {
    const headers = { 'x-memory-session': `begun ${await newSession(USER_ID)}`, 'x-memory-cookies': cookies };
    const setsCookies = ['device', 'pending-sign-in', 'kept-account', 'class-device'] as const;
    const response = await signIn({ beginsSession: true, setsCookies }, headers);
    const lines = [response.headers['set-cookie']].flat();
    expect(lines).toContain('memory.device=known; Max-Age=34560000; Path=/api; HttpOnly; SameSite=Strict');
    expect(lines).toContain(`memory.sign-in=${token}; Max-Age=600; Path=/api; HttpOnly; SameSite=Strict`);
    expect(lines).toContain(`memory.class-device=${token}; Max-Age=34560000; Path=/api; HttpOnly; SameSite=Strict`);
    expect(lines).toContain('memory.kept=1; Max-Age=600; Path=/; SameSite=Lax');
    const names = response.cookies.map(({ name }) => name);
    expect(names.indexOf('memory.device')).toBeGreaterThan(names.indexOf('memory.sid'));
  });

  it('is set only where the contract lists it', async () => {
    const response = await signIn({ beginsSession: true, setsCookies: ['device'] }, { 'x-memory-cookies': cookies });
    expect(cookiesOf(response)).toEqual(['memory.device=known']);
    expect(cookiesOf(await signIn({}, { 'x-memory-cookies': cookies }))).toEqual([]);
  });

  it('is deleted by an empty value', async () => {
    const headers = { 'x-memory-cookies': 'pending-sign-in=' };
    const response = await signIn({ setsCookies: ['pending-sign-in'] }, headers, { 'memory.sign-in': token });
    expect(cookiesOf(response)).toEqual(['memory.sign-in=']);
  });
});

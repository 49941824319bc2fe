import { createHmac } from 'node:crypto';
import { sessionSchema, type ActiveSession } from '@memory/contracts';
import { SESSION_LIFETIME_MS } from '@memory/service-kit/sessions';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const SESSION_SECRET = 'a session secret only for this test run';
const UNKNOWN_ID = '01890000-0000-8000-8000-000000000000';
const HOUR_MS = 60 * 60 * 1_000;

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({
    TRUST_PROXY: 'loopback',
    SESSION_SECRET,
    // Heartbeats find ended sessions too; none comes during these tests.
    STREAM_HEARTBEAT_MS: String(HOUR_MS),
  });
});
afterAll(() => app.close());

let names = 0;
/** Two browsers of one new user: a Firefox, and an iPhone that signed in later. */
async function twoBrowsers(): Promise<{ firefox: CookieBrowser; iphone: CookieBrowser; userId: string }> {
  const credentials = { username: `traveller-${(names += 1)}`, password: 'secret-1' };
  const [firefox, iphone] = [app.newBrowser(), app.newBrowser()];
  const registered = await firefox.post('/api/simple-register', credentials, { 'user-agent': FIREFOX });
  await iphone.post('/api/simple-login', credentials, { 'user-agent': IPHONE });
  return { firefox, iphone, userId: ((await registered.json()) as { id: string }).id };
}
async function listOf(browser: CookieBrowser): Promise<ActiveSession[]> {
  const response = await browser.fetch('/api/sessions');
  expect(response.status).toBe(200);
  return sessionSchema
    .strict()
    .array()
    .parse(await response.json());
}
const otherOf = async (browser: CookieBrowser) => (await listOf(browser)).find(({ current }) => !current)!;
const end = (browser: CookieBrowser, id: string) => browser.fetch(`/api/sessions/${id}`, { method: 'DELETE' });
const endOthers = (browser: CookieBrowser) => browser.fetch('/api/sessions', { method: 'DELETE' });
const isSignedIn = async (browser: CookieBrowser) => (await browser.fetch('/api/simple-user')).status === 200;
const sessionIdOf = (browser: CookieBrowser) =>
  decodeURIComponent(browser.cookies.get('memory.sid') ?? '').split('.')[0] ?? '';

describe('the list of sessions', () => {
  it('names browser, system and times of each session, the last used first, and marks the current one', async () => {
    const { firefox, iphone } = await twoBrowsers();
    const sessions = await listOf(firefox);
    expect(sessions).toMatchObject([
      { browser: 'Safari', operatingSystem: 'iOS', current: false },
      { browser: 'Firefox', operatingSystem: 'Windows', current: true },
    ]);
    for (const { createdAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(createdAt ?? '')).toBeLessThan(HOUR_MS);
      expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(HOUR_MS);
    }
    expect((await listOf(iphone)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('shows no session id, nor anything that the cookie contains', async () => {
    const { firefox } = await twoBrowsers();
    const cookie = decodeURIComponent(firefox.cookies.get('memory.sid') ?? '');
    const [sessionId = '', signature = ''] = cookie.split('.');
    const text = await (await firefox.fetch('/api/sessions')).text();
    expect(text).not.toContain(sessionId);
    // The signature of the cookie is an HMAC too; the listed id must not be the beginning of it.
    const ids = (JSON.parse(text) as ActiveSession[]).map(({ id }) => id.replaceAll('-', ''));
    for (const digest of [
      Buffer.from(signature, 'base64').toString('hex'),
      createHmac('sha256', SESSION_SECRET).update(sessionId).digest('hex'),
    ]) {
      expect(digest.length).toBeGreaterThan(32);
      for (const id of ids) expect(digest.slice(0, 12)).not.toBe(id.slice(0, 12));
    }
  });

  it('contains sessions that were stored before devices and times were', async () => {
    const { firefox, iphone, userId } = await twoBrowsers();
    const oldId = sessionIdOf(iphone);
    await app.redis.set(`session:${oldId}`, JSON.stringify({ userId }), 'PX', SESSION_LIFETIME_MS);
    expect(await isSignedIn(iphone)).toBe(true);
    const old = await otherOf(firefox);
    expect(old).toMatchObject({ browser: null, operatingSystem: null, createdAt: null });
    expect((await end(firefox, old.id)).status).toBe(204);
    expect(await isSignedIn(iphone)).toBe(false);
  });

  it('takes the last use from the hourly renewal, which keeps device and time of sign-in', async () => {
    const { firefox, iphone, userId } = await twoBrowsers();
    const sessionId = sessionIdOf(iphone);
    const threeDaysAgo = SESSION_LIFETIME_MS - 72 * HOUR_MS;
    await app.redis.zadd(`sessions-of:${userId}`, Date.now() + threeDaysAgo, sessionId);
    await app.redis.pexpire(`session:${sessionId}`, threeDaysAgo);
    const before = await otherOf(firefox);
    expect(Math.round((Date.now() - Date.parse(before.lastUsedAt)) / HOUR_MS)).toBe(72);
    await iphone.fetch('/api/simple-user');
    const after = await otherOf(firefox);
    expect(Date.now() - Date.parse(after.lastUsedAt)).toBeLessThan(HOUR_MS);
    expect({ ...after, lastUsedAt: '' }).toEqual({ ...before, lastUsedAt: '' });
  });

  it('contains no expired session and at most the 100 that were used last', async () => {
    const { firefox, userId } = await twoBrowsers();
    await app.redis.zadd(`sessions-of:${userId}`, Date.now() - 1, 'long-over');
    const transaction = app.redis.multi();
    for (let i = 0; i < 120; i += 1) {
      transaction.set(`session:program-${i}`, JSON.stringify({ userId }), 'EX', 600);
      transaction.zadd(`sessions-of:${userId}`, Date.now() + 600_000 + i, `program-${i}`);
    }
    await transaction.exec();
    const sessions = await listOf(firefox);
    expect(sessions).toHaveLength(100);
    expect(sessions.map(({ lastUsedAt }) => lastUsedAt)).toEqual(
      sessions.map(({ lastUsedAt }) => lastUsedAt).toSorted((a, b) => b.localeCompare(a)),
    );
    await endOthers(firefox);
    expect(await listOf(firefox)).toHaveLength(1);
  });

  it('is never stored by a cache', async () => {
    const { firefox } = await twoBrowsers();
    expect((await firefox.fetch('/api/sessions')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('ending one session', () => {
  it('signs that browser out on its next request and closes its live stream; all others stay', async () => {
    const { firefox, iphone } = await twoBrowsers();
    const { browser: stranger } = await app.newSignedInBrowser();
    const page = await LiveStreamClient.open(iphone);
    expect((await end(firefox, (await otherOf(firefox)).id)).status).toBe(204);
    await page.ended;
    expect(await Promise.all([firefox, iphone, stranger].map(isSignedIn))).toEqual([true, false, true]);
    expect(await listOf(firefox)).toHaveLength(1);
  });

  it('also ends the current one', async () => {
    const { firefox, iphone } = await twoBrowsers();
    const current = (await listOf(firefox)).find((session) => session.current)!;
    expect((await end(firefox, current.id)).status).toBe(204);
    expect(await Promise.all([firefox, iphone].map(isSignedIn))).toEqual([false, true]);
  });

  it('is the same 404 for a session of another user, one that has ended, and none at all', async () => {
    const { firefox, iphone } = await twoBrowsers();
    const others = await twoBrowsers();
    const foreign = await otherOf(others.firefox);
    const ended = await otherOf(firefox);
    await end(firefox, ended.id);
    const responses = await Promise.all([foreign.id, ended.id, UNKNOWN_ID].map((id) => end(firefox, id)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies).size).toBe(1);
    expect(await Promise.all([others.firefox, others.iphone].map(isSignedIn))).toEqual([true, true]);
    expect(await isSignedIn(iphone)).toBe(false);
  });

  it('is not possible by the session id itself', async () => {
    const { firefox, iphone } = await twoBrowsers();
    expect((await end(firefox, encodeURIComponent(sessionIdOf(iphone)))).ok).toBe(false);
    expect(await isSignedIn(iphone)).toBe(true);
  });
});

describe('ending all other sessions', () => {
  it('signs out every other browser of the user and nobody else', async () => {
    const { firefox, iphone } = await twoBrowsers();
    const { browser: stranger } = await app.newSignedInBrowser();
    const page = await LiveStreamClient.open(iphone);
    expect((await endOthers(firefox)).status).toBe(204);
    await page.ended;
    expect(await Promise.all([firefox, iphone, stranger].map(isSignedIn))).toEqual([true, false, true]);
    expect((await endOthers(firefox)).status).toBe(204);
  });
});

it.each([
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['DELETE', `/api/sessions/${UNKNOWN_ID}`],
])('%s %s requires a session, and a page of another site cannot send it', async (method, path) => {
  expect((await app.newBrowser().fetch(path, { method })).status).toBe(401);
  if (method === 'GET') return;
  const { firefox, iphone } = await twoBrowsers();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await firefox.fetch(path, { method, headers })).status).toBe(403);
  expect(await isSignedIn(iphone)).toBe(true);
});

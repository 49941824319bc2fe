import { eventually } from '@memory/testing';
import { deriveStorageKey } from '../src/session/storage-key-cookie.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const NAME = 'memory.key';
const setBy = (response: Response) => response.headers.getSetCookie().find((line) => line.startsWith(`${NAME}=`));
const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

describe('the storage key', () => {
  it('is the same for a user in every session, and another for everyone else', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(deriveStorageKey(one, 'mei')).toBe(deriveStorageKey(one, 'mei'));
    expect(
      new Set([deriveStorageKey(one, 'mei'), deriveStorageKey(one, 'ming'), deriveStorageKey(other, 'mei')]).size,
    ).toBe(3);
    expect(Buffer.from(deriveStorageKey(one, 'mei'), 'base64url')).toHaveLength(32);
  });

  it('is given to the session of its user, readable by scripts, for three days', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const value = browser.cookies.get(NAME);
    expect(value).toMatch(new RegExp(`^${userId}\\.[\\w-]{43}$`));
    browser.cookies.delete(NAME);
    const set = setBy(await browser.fetch('/api/simple-user'));
    expect(set).toContain(`${NAME}=${value}; Max-Age=259200; Path=/; SameSite=Strict`);
    expect(set).not.toContain('HttpOnly');
    expect(setBy(await browser.fetch('/api/auth/user'))).toBeUndefined();
  });

  it('is not given to visitors, nor with other responses', async () => {
    expect(setBy(await app.newBrowser().fetch('/api/simple-user'))).toBeUndefined();
    const { browser } = await app.newSignedInBrowser();
    browser.cookies.delete(NAME);
    for (const path of ['/api/journal-entries', '/', '/api/config'])
      expect(setBy(await browser.fetch(path))).toBeUndefined();
  });

  it('of another user replaces the one that the browser has', async () => {
    const { browser } = await app.newSignedInBrowser();
    const other = await app.newSignedInBrowser();
    browser.cookies.set('memory.sid', other.browser.cookies.get('memory.sid')!);
    await browser.fetch('/api/simple-user');
    expect(browser.cookies.get(NAME)).toBe(other.browser.cookies.get(NAME));
  });

  it.each([
    ['the sign-out button', (path: string) => ({ path, init: { method: 'POST' } }), '/api/simple-logout', 204],
    ['the sign-out address', (path: string) => ({ path, init: { headers: navigate } }), '/api/logout', 302],
  ])('is deleted by %s, with the browser’s caches', async (_, request, path, status) => {
    const { browser } = await app.newSignedInBrowser();
    const { init } = request(path);
    const response = await browser.fetch(path, init);
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([status, '"cache"']);
    expect([browser.cookies.has(NAME), browser.cookies.has('memory.sid')]).toEqual([false, false]);
  });

  it('stays when another site only pretends to sign out', async () => {
    const { browser } = await app.newSignedInBrowser();
    await browser.fetch('/api/logout', { headers: { ...navigate, 'sec-fetch-site': 'cross-site' } });
    expect(browser.cookies.has(NAME)).toBe(true);
  });

  it('is deleted as soon as the browser hears that its session has ended', async () => {
    const { browser } = await app.newSignedInBrowser();
    await app.redis.flushall();
    const response = await browser.fetch('/api/simple-user');
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([401, '"cache"']);
    expect(browser.cookies.has(NAME)).toBe(false);
  });

  it('is in no response body', async () => {
    const { browser } = await app.newSignedInBrowser();
    const [, key = ''] = browser.cookies.get(NAME)!.split('.');
    expect(await (await browser.fetch('/api/simple-user')).text()).not.toContain(key);
  });

  // The last test, because it stops Redis.
  it('stays while it is unknown whether the session exists', async () => {
    const { browser } = await app.newSignedInBrowser();
    await app.testRedis.kill();
    await eventually(async () => expect((await browser.fetch('/api/simple-user')).status).toBe(503));
    expect(browser.cookies.has(NAME)).toBe(true);
  });
});

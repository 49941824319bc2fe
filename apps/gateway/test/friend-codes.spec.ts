import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
beforeEach(async () => {
  const limits = await app.redis.keys('limit:*');
  if (limits.length > 0) await app.redis.del(limits);
});
afterAll(() => app.close());

const ADDRESS = '192.0.2.1';
const enter = (browser: CookieBrowser, code: string, address = ADDRESS) =>
  browser.post('/api/friend-requests', { code }, { 'x-forwarded-for': address });
const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted();
const recorded = async (name: string) => {
  const entries = await app.redis.xrange('events:gateway', '-', '+');
  const events = entries.map(([, fields]) => (JSON.parse(fields[1]!) as { data: { event: string } }).data);
  return events.filter(({ event }) => event === name);
};
const newFriendWithCode = async (code: string) => {
  const { userId } = await app.newSignedInBrowser();
  app.social.friendCodes.set(code, app.social.accounts.get(userId)!.user);
  return userId;
};

describe('entering a friend code', () => {
  it('needs a session, and responds with the user who gets the request', async () => {
    const friendId = await newFriendWithCode('K7QD-3XVM');
    const { browser } = await app.newSignedInBrowser();
    const response = await enter(browser, 'K7QD-3XVM');
    expect([response.status, await response.json()]).toMatchObject([200, { id: friendId, friendship: 'pending' }]);
    expect((await enter(app.newBrowser(), 'K7QD-3XVM')).status).toBe(401);
  });

  it('is not possible from another site', async () => {
    const { browser } = await app.newSignedInBrowser();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.post('/api/friend-requests', { code: 'K7QD-3XVM' }, headers)).status).toBe(403);
  });

  it('is limited to 20 wrong codes of a user in an hour, from any addresses and in parallel', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const wrong = Array.from({ length: 25 }, (_, i) => enter(browser, `wrong ${i}`, `192.0.2.${i}`));
    expect(await statusesOf(wrong)).toEqual([...Array<number>(20).fill(404), ...Array<number>(5).fill(429)]);
    // The response to a right code is the same, so that the limit cannot be used to go on guessing.
    await newFriendWithCode('GGGG-GGGG');
    const limited = await enter(browser, 'GGGG-GGGG');
    expect([limited.status, Number(limited.headers.get('retry-after')) > 50 * 60]).toEqual([429, true]);
    expect((await recorded('friend_code.limited')).at(-1)).toMatchObject({ userId });
    // Addresses are not charged for what the limit of the user rejects.
    expect(await app.redis.get('limit:friend-codes-of-address:192.0.2.1')).not.toBe('25');
  });

  it('is limited to 200 wrong codes of an address in an hour, with any accounts', async () => {
    await app.redis.set(`limit:friend-codes-of-address:${ADDRESS}`, 198, 'EX', 600);
    const [mei, tom] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    expect((await enter(mei.browser, 'wrong')).status).toBe(404);
    expect((await enter(tom.browser, 'wrong')).status).toBe(404);
    expect((await enter(tom.browser, 'wrong')).status).toBe(429);
    expect((await enter(tom.browser, 'wrong', '192.0.2.77')).status).toBe(404);
    expect(await app.redis.get(`limit:friend-codes-of-user:${tom.userId}`)).toBe('2');
  });

  it('counts no right code, and no code that is rejected for another reason', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    await newFriendWithCode('K7QD-3XVM');
    app.social.friendCodes.set('own', 'friend_oneself').set('late', 'too_many_friends_added');
    const statuses = [];
    for (const code of ['K7QD-3XVM', 'own', 'late']) statuses.push((await enter(browser, code)).status);
    expect(statuses).toEqual([200, 400, 429]);
    for (const key of [`of-user:${userId}`, `of-address:${ADDRESS}`])
      expect(Number((await app.redis.get(`limit:friend-codes-${key}`)) ?? 0)).toBe(0);
  });

  it('leaves no code in Redis', async () => {
    const { browser } = await app.newSignedInBrowser();
    await enter(browser, 'CODE-T0-FIND');
    const keys = await app.redis.keys('*');
    const values = await Promise.all(keys.filter((key) => key.startsWith('limit:')).map((key) => app.redis.get(key)));
    expect([...keys, ...values].join(' ')).not.toContain('T0-FIND');
  });
});

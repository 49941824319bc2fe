import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { Page } from './page.ts';

let app: GatewayApp;
let redis: Redis;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

const nameOf = (userId: string): string => app.social.accounts.get(userId)?.user.username ?? '';
const tellDeleted = (userId: string) =>
  publishEnvelopes(redis, 'social', [createEnvelope(accountDeleted, { entityId: userId, data: { userId } })]);

/** Every key of Redis that is not the bus's, with what it holds. */
async function everything(): Promise<string> {
  const keys = (await redis.keys('*')).filter((key) => !key.startsWith('events:'));
  const kinds = { string: 'get', hash: 'hgetall', zset: 'zrange', set: 'smembers' } as const;
  const held = await Promise.all(
    keys.map(async (key) => {
      const kind = (await redis.type(key)) as keyof typeof kinds;
      return [key, kind === 'zset' ? await redis.zrange(key, 0, '-1') : await redis.call(kinds[kind], key)];
    }),
  );
  return JSON.stringify(held);
}

describe('when an account is deleted', () => {
  it('its owner is signed out everywhere, their pages end, and nobody else notices', async () => {
    const [mei, li] = [await app.signedIn(), await app.signedIn()];
    const username = nameOf(mei.userId);
    const phone = app.newBrowser();
    await phone.post('/api/simple-login', { username, password: 'secret-1' });
    const [page, other] = [await Page.open(mei.browser), await Page.open(li.browser)];
    await tellDeleted(mei.userId);

    await eventually(async () => expect((await mei.browser.fetch('/api/simple-user')).status).toBe(401));
    await page.ended;
    expect((await phone.fetch('/api/simple-user')).status).toBe(401);
    await eventually(async () => expect(await everything()).not.toContain(mei.userId));
    expect((await li.browser.fetch('/api/simple-user')).status).toBe(200);
    expect(await Promise.race([other.ended, 'still open'])).toBe('still open');
    other.leave();
  });
});

it('keeps no names where it counts who tried to sign in or to change a password', async () => {
  const { browser, userId } = await app.signedIn();
  const username = nameOf(userId);
  await app.newBrowser().post('/api/simple-login', { username, password: 'wrong-one' });
  await browser.post('/api/change-password', { currentPassword: 'wrong-one', newPassword: 'secret-2' });
  const counted = await redis.keys('limit:guesses:*');
  expect(counted).toHaveLength(2);
  expect(counted.join()).not.toContain(username);
  expect(counted.join()).not.toContain(userId);
});

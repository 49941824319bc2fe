import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, sessionsRevoked } from '@memory/events';
import { eventually } from '@memory/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const nameOf = (userId: string): string => app.social.accounts.get(userId)?.user.username ?? '';
const publishAccountDeleted = (userId: string) =>
  publishEnvelopes(app.redis, 'social', [createEnvelope(accountDeleted, { entityId: userId, data: { userId } })]);

/** Returns all Redis keys and values as JSON, except the streams of the event bus. */
async function dumpRedis(): Promise<string> {
  const keys = (await app.redis.keys('*')).filter((key) => !key.startsWith('events:'));
  const readCommands = { string: 'get', hash: 'hgetall', zset: 'zrange', set: 'smembers' } as const;
  const entries = await Promise.all(
    keys.map(async (key) => {
      const type = (await app.redis.type(key)) as keyof typeof readCommands;
      return [
        key,
        type === 'zset' ? await app.redis.zrange(key, 0, '-1') : await app.redis.call(readCommands[type], key),
      ];
    }),
  );
  return JSON.stringify(entries);
}

describe('when an account is deleted', () => {
  it('the user is signed out in all browsers, their live streams end, and other users are not affected', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const username = nameOf(mei.userId);
    const phone = app.newBrowser();
    await phone.post('/api/simple-login', { username, password: 'secret-1' });
    const [page, other] = [await LiveStreamClient.open(mei.browser), await LiveStreamClient.open(li.browser)];
    await publishAccountDeleted(mei.userId);

    await eventually(async () => expect((await mei.browser.fetch('/api/simple-user')).status).toBe(401));
    await page.ended;
    expect((await phone.fetch('/api/simple-user')).status).toBe(401);
    await eventually(async () => expect(await dumpRedis()).not.toContain(mei.userId));
    expect((await li.browser.fetch('/api/simple-user')).status).toBe(200);
    expect(await Promise.race([other.ended, 'still open'])).toBe('still open');
    other.close();
  });
});

it('keeps no id of a deleted user whose sessions were revoked just before', async () => {
  const { userId } = await app.newSignedInBrowser();
  const revoked = createEnvelope(sessionsRevoked, { entityId: userId, data: { userId } });
  await publishEnvelopes(app.redis, 'social', [revoked]);
  await eventually(async () => expect(await dumpRedis()).toContain(`${userId}:revoked-before`));
  await publishAccountDeleted(userId);
  await eventually(async () => expect(await dumpRedis()).not.toContain(userId));
});

import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { StoredSessions } from '@memory/service-kit/sessions';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { LiveStreamClient } from './live-stream-client.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const revocationOf = (userId: string) => createEnvelope(sessionsRevoked, { entityId: userId, data: { userId } });
const publish = (event: ReturnType<typeof revocationOf>) => publishEnvelopes(app.redis, 'social', [event]);
const nameOf = (userId: string): string => app.social.accounts.get(userId)?.user.username ?? '';
const signIn = async (userId: string) => {
  const browser = app.newBrowser();
  await browser.post('/api/simple-login', { username: nameOf(userId), password: 'secret-1' });
  return browser;
};
/** Publishes the event and waits until the gateway has handled it. */
const publishAndWait = async (event: ReturnType<typeof revocationOf>) => {
  const other = await app.newSignedInBrowser();
  await publish(event);
  await publish(revocationOf(other.userId));
  await eventually(async () => expect(await statusOf(other.browser)).toBe(401));
};
const statusOf = async (browser: { fetch(path: string): Promise<Response> }) =>
  (await browser.fetch('/api/simple-user')).status;

describe('when an administrator ends the sessions of a user', () => {
  it('all browsers are signed out, their live streams end, and other users are not affected', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const phone = await signIn(mei.userId);
    const page = await LiveStreamClient.open(mei.browser);
    await publish(revocationOf(mei.userId));
    await page.ended;
    await eventually(async () => expect([await statusOf(mei.browser), await statusOf(phone)]).toEqual([401, 401]));
    expect(await statusOf(li.browser)).toBe(200);
  });

  it('a session that begins afterwards stays, when the event is delivered late or again', async () => {
    const mei = await app.newSignedInBrowser();
    const revocation = revocationOf(mei.userId);
    const later = await signIn(mei.userId);
    await publish(revocation);
    await eventually(async () => expect(await statusOf(mei.browser)).toBe(401));
    await publishAndWait({ ...revocation, id: crypto.randomUUID() });
    expect(await statusOf(later)).toBe(200);
  });

  it('a session of which the beginning is not known ends too', async () => {
    const mei = await app.newSignedInBrowser();
    const [sessionId = ''] = await app.redis.zrange(`sessions-of:${mei.userId}`, 0, '-1');
    await app.redis.set(`session:${sessionId}`, JSON.stringify({ userId: mei.userId }), 'KEEPTTL');
    await publish(revocationOf(mei.userId));
    await eventually(async () => expect(await statusOf(mei.browser)).toBe(401));
  });
});

describe('after a password reset', () => {
  it('sessions that social-svc has ended are ended for this gateway at once, live streams included', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const page = await LiveStreamClient.open(await signIn(mei.userId));
    // social-svc connects to Redis as its own user.
    const redis = new Redis(app.testRedis.urlFor('social-svc'));
    await new StoredSessions(redis).endAll(mei.userId);
    redis.disconnect();
    expect(await statusOf(mei.browser)).toBe(401);
    await page.ended;
    expect(await statusOf(li.browser)).toBe(200);
  });

  it('the event ends the sessions from before, also a second time, and not those with the new password', async () => {
    const [mei, li] = [await app.newSignedInBrowser(), await app.newSignedInBrowser()];
    const event = revocationOf(mei.userId);
    const later = await signIn(mei.userId);
    await app.redis.set(`session:undated`, JSON.stringify({ userId: mei.userId }), 'EX', 600);
    await app.redis.zadd(`sessions-of:${mei.userId}`, Date.now() + 600_000, 'undated');
    for (let i = 0; i < 2; i += 1) {
      await publish(event);
      await eventually(async () => expect(await statusOf(mei.browser)).toBe(401));
      await eventually(async () => expect(await app.redis.exists('session:undated')).toBe(0));
    }
    expect([await statusOf(later), await statusOf(li.browser)]).toEqual([200, 200]);
  });
});

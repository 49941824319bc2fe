import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { eventually } from '@memory/testing';
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
    await publish({ ...revocation, id: crypto.randomUUID() });
    const other = await app.newSignedInBrowser();
    await publish(revocationOf(other.userId));
    await eventually(async () => expect(await statusOf(other.browser)).toBe(401));
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

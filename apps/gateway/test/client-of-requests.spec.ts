import type { Client } from '@memory/service-kit';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createIdentityHeaders, createTestVerifier } from '@memory/service-kit/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

/** The client in the last request to social-svc. */
const lastClient = async (): Promise<Client | undefined> => {
  const { headers } = app.services.social.requests.at(-1)!;
  return (await createTestVerifier('social-svc').verify(String(headers[IDENTITY_HEADER])))?.client;
};

describe('a request to a route that needs the client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '8193:3512:1:2'],
  ])('carries the key of the address %s in its signed identity', async (address, addressKey) => {
    const { browser } = await app.newSignedInBrowser();
    await browser.post('/api/friend-requests', { code: 'K7QD-3XVM' }, { 'x-forwarded-for': address });
    expect(await lastClient()).toMatchObject({ addressKey });
  });

  it('never carries a client that the browser has written', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const forged = await createIdentityHeaders({
      service: 'social-svc',
      userId,
      caller: 'gateway',
      use: 'browser',
      client: {
        addressKey: 'chosen',
        sessionId: 'chosen',
        origin: null,
        deviceTokens: null,
        signInToken: 'chosen',
        authorizationState: 'chosen',
        classDeviceToken: 'chosen',
        secondFactorSetupRequired: false,
      },
    });
    await browser.post('/api/friend-requests', { code: 'K7QD-3XVM' }, { ...forged, 'x-forwarded-for': '192.0.2.7' });
    expect(await lastClient()).toMatchObject({
      addressKey: '192.0.2.7',
      sessionId: expect.not.stringMatching('chosen'),
      signInToken: null,
      authorizationState: null,
      classDeviceToken: null,
    });
  });

  it('carries the session, the origin and the device cookie, but no other cookie', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    await browser.post('/api/friend-requests', { code: 'x' }, { host: 'memory.example', 'x-forwarded-proto': 'https' });
    const [sessionId] = await app.redis.zrange(`sessions-of:${userId}`, 0, '-1');
    const deviceTokens = browser.cookies.get('memory.device');
    expect(deviceTokens).toBeDefined();
    expect(await lastClient()).toMatchObject({ sessionId, origin: expect.stringMatching(/^https:\/\//), deviceTokens });
    expect(app.services.social.requests.at(-1)!.headers).not.toHaveProperty('cookie');
    await app.newBrowser().post('/api/password-reset-requests', { usernameOrEmail: 'mei' });
    expect(await lastClient()).toMatchObject({ sessionId: null, deviceTokens: null });
    const tooLong = { cookie: `memory.device=${'x'.repeat(5_000)}` };
    await app.newBrowser().post('/api/password-reset-requests', { usernameOrEmail: 'mei' }, tooLong);
    expect(await lastClient()).toMatchObject({ deviceTokens: null });
  });

  it('carries the tokens of a pending sign-in and of a device of a class, but nothing else from their cookies', async () => {
    const token = 't'.repeat(43);
    for (const [cookie, forwarded] of [
      [token, token],
      [`${token}x`, null],
      ['x'.repeat(5_000), null],
    ]) {
      const headers = { cookie: `memory.sign-in=${cookie}; memory.class-device=${cookie}` };
      await app.newBrowser().post('/api/password-reset-requests', { usernameOrEmail: 'mei' }, headers);
      expect(await lastClient()).toMatchObject({ signInToken: forwarded, classDeviceToken: forwarded });
    }
  });

  it('differs from other requests, which carry no client', async () => {
    const { browser } = await app.newSignedInBrowser();
    await browser.fetch('/api/friends');
    expect(await lastClient()).toBeUndefined();
  });

  it('is not possible from another site', async () => {
    const { browser } = await app.newSignedInBrowser();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.post('/api/friend-requests', { code: 'K7QD-3XVM' }, headers)).status).toBe(403);
  });
});

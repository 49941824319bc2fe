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
    expect(await lastClient()).toEqual({ addressKey });
  });

  it('never carries a client that the browser has written', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    const forged = await createIdentityHeaders({
      service: 'social-svc',
      userId,
      caller: 'gateway',
      use: 'browser',
      client: { addressKey: 'chosen' },
    });
    await browser.post('/api/friend-requests', { code: 'K7QD-3XVM' }, { ...forged, 'x-forwarded-for': '192.0.2.7' });
    expect(await lastClient()).toEqual({ addressKey: '192.0.2.7' });
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

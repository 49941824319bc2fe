import { createHmac } from 'node:crypto';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const SECRET = 'the session secret of this test, which the attacker may lack';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ SESSION_SECRET: SECRET });
});
afterAll(() => app.close());

const sign = (sessionId: string, secret: string): string =>
  `${sessionId}.${createHmac('sha256', secret).update(sessionId).digest('base64').replace(/=+$/, '')}`;

const statusWithCookie = async (value: string): Promise<number> => {
  const browser = app.newBrowser();
  browser.cookies.set('memory.sid', encodeURIComponent(value));
  return (await browser.fetch('/api/simple-user')).status;
};

it('a session id from a copy of Redis opens no session without the session secret', async () => {
  await app.newSignedInBrowser();
  const [key = ''] = await app.redis.keys('session:*');
  const sessionId = key.slice('session:'.length);
  // Shows that the cookies below differ from a valid one by their signature alone.
  expect(await statusWithCookie(sign(sessionId, SECRET))).toBe(200);
  for (const cookie of [sessionId, `${sessionId}.`, sign(sessionId, ''), sign(sessionId, 'x'.repeat(32))])
    expect([cookie, await statusWithCookie(cookie)]).toEqual([cookie, 401]);
});

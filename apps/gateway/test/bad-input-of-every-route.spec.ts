import { gatewayRoutes, type RouteContract, type ActiveSession } from '@memory/contracts';
import { type ValidRequest, fuzzRoute } from '@memory/testing';
import type { CookieBrowser } from './cookie-browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
let browser: CookieBrowser;
beforeAll(async () => {
  app = await startGateway({ MAIL_FROM: 'memory@school.example' });
  ({ browser } = await app.newSignedInBrowser());
});
afterAll(() => app.close());

const { endSession } = gatewayRoutes;
let names = 0;
/** Stores another session of the signed-in user. @returns the id under which the API lists it */
async function beginOtherSession(): Promise<string> {
  const { id: userId } = (await (await browser.fetch('/api/simple-user')).json()) as { id: string };
  const sessionId = `other-${(names += 1)}`;
  await app.redis.set(`session:${sessionId}`, JSON.stringify({ userId }), 'EX', 600);
  await app.redis.zadd(`sessions-of:${userId}`, Date.now() + 600_000, sessionId);
  const sessions = (await (await browser.fetch('/api/sessions')).json()) as ActiveSession[];
  return sessions.find(({ current }) => !current)!.id;
}
const fuzzedRoutes: Record<string, { route: RouteContract; validRequest: () => ValidRequest | Promise<ValidRequest> }> =
  {
    endSession: { route: endSession, validRequest: async () => ({ params: { id: await beginOtherSession() } }) },
  };

it.each(Object.keys(fuzzedRoutes))(
  '%s accepts valid input, and rejects invalid input in the error format without side effects',
  async (name) => {
    const { route, validRequest } = fuzzedRoutes[name]!;
    const fuzzing = fuzzRoute({
      route,
      validRequest,
      send: async ({ method, url, payload }) => {
        // the limit on wrong passwords is not tested here
        await Promise.all((await app.redis.keys('limit:*')).map((key) => app.redis.del(key)));
        const body = payload && { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
        const response = await browser.fetch(url, { method, ...body });
        return { statusCode: response.status, body: await response.text() };
      },
      readState: async () => [app.social.accounts.size, (await app.redis.keys('session:*')).length],
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
);

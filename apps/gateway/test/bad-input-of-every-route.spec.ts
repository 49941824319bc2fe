import { gatewayRoutes, type Route } from '@memory/contracts';
import { type ValidRequest, fuzzRoute } from '@memory/testing';
import { Redis } from 'ioredis';
import type { Browser } from './browser.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
let redis: Redis;
let browser: Browser;
beforeAll(async () => {
  app = await startGateway();
  redis = new Redis(app.redis.url);
  ({ browser } = await app.signedIn());
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

const { register, login, changePassword, finishExternalLogin } = gatewayRoutes;
let names = 0;
const probed: Record<string, { route: Route; good: () => ValidRequest }> = {
  register: {
    route: register,
    good: () => ({ body: { username: `newcomer-${(names += 1)}`, password: 'secret-1', firstName: 'a' } }),
  },
  login: { route: login, good: () => ({ body: { username: 'person-1', password: 'secret-1' } }) },
  changePassword: {
    route: changePassword,
    good: () => ({ body: { currentPassword: 'secret-1', newPassword: 'secret-1' } }),
  },
  externalLoginCallback: { route: finishExternalLogin, good: () => ({ query: { state: 'a', code: 'b' } }) },
};

it.each(Object.keys(probed))(
  '%s takes what is right and refuses the rest, in the decided shape and without a trace',
  async (name) => {
    const { route, good } = probed[name]!;
    const probing = fuzzRoute({
      route,
      validRequest: good,
      send: async ({ method, url, payload }) => {
        // how often one may try is not what is looked at here
        await Promise.all((await redis.keys('limit:*')).map((key) => redis.del(key)));
        const body = payload && { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
        const answer = await browser.fetch(url, { method, ...body });
        return { statusCode: answer.status, body: await answer.text() };
      },
      readState: async () => [app.social.accounts.size, (await redis.keys('session:*')).length],
    });
    await expect(probing).resolves.toBeUndefined();
  },
  60_000,
);

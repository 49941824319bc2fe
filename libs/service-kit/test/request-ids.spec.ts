import { internalRoutes, journalAuthorRoutes } from '@memory/contracts';
import { Controller, Headers, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService, IdentitySigner, ImplementsRoute, readSigningKey, ServiceClient } from '../src/index.ts';
import { testCallerPublicKeys, identityHeadersFor, testIdentitySettings } from '../src/testing/index.ts';
import { sampleRoutes } from './sample-service.ts';

const seen: string[] = [];

@Controller()
class CalledController {
  @ImplementsRoute(journalAuthorRoutes.listActiveAuthors)
  list(@Headers('x-request-id') requestId: string) {
    seen.push(requestId);
    return { ids: [] };
  }
}
@Module({ controllers: [CalledController] })
class CalledModule {}

let calledUrl: string;
const signer = new IdentitySigner({
  key: readSigningKey(testIdentitySettings('social-svc').SIGNING_KEY),
  caller: 'social-svc',
});
const callService = () =>
  new ServiceClient({ service: 'sample', baseUrl: calledUrl, signer }).call(
    { userId: null },
    internalRoutes.listActiveAuthors,
    {},
  );

@Controller()
class CallingController {
  @ImplementsRoute(sampleRoutes.fail)
  async callService() {
    await callService();
  }
}
@Module({ controllers: [CallingController] })
class CallingModule {}

const start = async (module: typeof CalledModule): Promise<NestFastifyApplication> => {
  const app = await createService({
    name: 'sample',
    module,
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      METRICS_HOST: '127.0.0.1',
      BODY_IDLE_MS: 30_000,
      CALLER_KEYS: testCallerPublicKeys,
    },
  });
  await app.listen(0, '127.0.0.1');
  return app;
};
let apps: NestFastifyApplication[];
let callingUrl: string;
beforeAll(async () => {
  apps = [await start(CalledModule), await start(CallingModule)];
  [calledUrl = '', callingUrl = ''] = await Promise.all(apps.map((app) => app.getUrl()));
});
beforeEach(() => void seen.splice(0));
afterAll(() => Promise.all(apps.map((app) => app.close())));

it('concurrent requests keep their own request ids from service to service', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `request-${index}-00`);
  const headers = {
    ...(await identityHeadersFor('sample', 'mei', { url: '/api/broken' })),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ text: 'x'.repeat(100_000) });
  const responses = await Promise.all(
    ids.map((id) =>
      fetch(`${callingUrl}/api/broken`, { method: 'POST', body, headers: { ...headers, 'x-request-id': id } }),
    ),
  );
  expect(responses.map((response) => [response.status, response.headers.get('x-request-id')])).toEqual(
    ids.map((id) => [204, id]),
  );
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

it('a call outside of a request has no request id of another one', async () => {
  await callService();
  expect(seen).toEqual([undefined]);
});

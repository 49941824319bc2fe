import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registeredRoutes } from '../src/index.ts';
import { undeclaredRoutesOpenToBrowsers } from '../src/testing/index.ts';
import { sampleRoutes, startSample } from './sample-service.ts';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startSample((service) => {
    service
      .getHttpAdapter()
      .getInstance()
      .get('/forgotten', () => 'what nobody declared');
  });
});
afterAll(() => app.close());

describe('undeclared routes that are open to browsers', () => {
  it('include routes of Fastify plugins, which have no guard', async () => {
    expect(await undeclaredRoutesOpenToBrowsers(app, 'sample', sampleRoutes)).toEqual([
      'GET /forgotten: 200',
      'HEAD /forgotten: 200',
    ]);
  });

  it('include guarded routes that the given contracts do not declare', async () => {
    const withoutList = { countForGateway: sampleRoutes.countForGateway };
    const opened = await undeclaredRoutesOpenToBrowsers(app, 'sample', withoutList);
    expect(opened).toContain('GET /api/greetings: 200');
    expect(opened).not.toContainEqual(expect.stringContaining('/api/undeclared'));
  });

  it('are searched for among all registered routes', () => {
    const patterns = new Set(registeredRoutes(app).map(({ pattern }) => pattern));
    expect([...patterns].toSorted()).toEqual([
      '/api/broken',
      '/api/greetings',
      '/api/greetings/:id',
      '/api/name',
      '/api/own-greetings',
      '/api/profiles/:name',
      '/api/undeclared',
      '/forgotten',
      '/health',
      '/internal/count',
    ]);
  });
});

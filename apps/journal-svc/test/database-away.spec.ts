import { createService, IdentitySigner } from '@memory/service-kit';
import { startTestRedis } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';

const INTERNAL_KEY = 'an internal key for the tests of the journal';
const NOBODY_LISTENS = '127.0.0.1:9';

it('while the database is away: come again in a moment, and nothing of what is inside', async () => {
  const redis = await startTestRedis({ appendOnly: true });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    INTERNAL_KEY,
    REDIS_URL: redis.url,
    DATABASE_URL: `postgresql://somebody:secret@${NOBODY_LISTENS}/memory_journal`,
    SOCIAL_URL: `http://${NOBODY_LISTENS}`,
    MEDIA_URL: `http://${NOBODY_LISTENS}`,
  });
  const app = await createService({ name: 'journal-svc', module: AppModule.with(config), config });
  await app.init();
  const headers = { 'x-memory-identity': await new IdentitySigner({ key: INTERNAL_KEY, issuer: 'test' }).sign({ userId: null }) };

  const answer = await app.inject({ url: '/api/public-timeline', headers });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({ statusCode: 503, code: 'service_unavailable', message: expect.any(String) as string });
  expect(answer.body).not.toMatch(/postgres|127\.0\.0\.1|secret/i);
  await app.close();
  await redis.stop();
});

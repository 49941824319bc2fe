import { createService } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { startTestRedis } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';

const NOBODY_LISTENS = '127.0.0.1:9';

it('while the database is away: come again in a moment, and nothing of what is inside', async () => {
  const redis = await startTestRedis({ appendOnly: true });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('journal-svc'),
    REDIS_URL: redis.url,
    DATABASE_URL: `postgresql://somebody:secret@${NOBODY_LISTENS}/memory_journal`,
    SOCIAL_URL: `http://${NOBODY_LISTENS}`,
    MEDIA_URL: `http://${NOBODY_LISTENS}`,
  });
  const app = await createService({ name: 'journal-svc', module: AppModule.with(config), config });
  await app.init();
  const url = '/api/public-timeline';
  const answer = await app.inject({ url, headers: await identityHeadersFor('journal-svc', null, { url }) });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({
    statusCode: 503,
    code: 'service_unavailable',
    message: expect.any(String) as string,
  });
  expect(answer.body).not.toMatch(/postgres|127\.0\.0\.1|secret/i);
  await app.close();
  await redis.stop();
});

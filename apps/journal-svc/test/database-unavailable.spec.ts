import { createService } from '@memory/service-kit';
import { identityHeadersFor, identityEnvironment } from '@memory/service-kit/testing';
import { startTestRedis } from '@memory/testing';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';

const CLOSED_PORT = '127.0.0.1:9';

it('responds with 503 and Retry-After while the database is unavailable, without details of the error', async () => {
  const redis = await startTestRedis({ appendOnly: true });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...identityEnvironment('journal-svc'),
    REDIS_URL: redis.url,
    DATABASE_URL: `postgresql://somebody:secret@${CLOSED_PORT}/memory_journal`,
    SOCIAL_URL: `http://${CLOSED_PORT}`,
    MEDIA_URL: `http://${CLOSED_PORT}`,
  });
  const app = await createService({ name: 'journal-svc', module: AppModule.forRoot(config), config });
  await app.init();
  const url = '/api/public-timeline';
  const response = await app.inject({ url, headers: await identityHeadersFor('journal-svc', null, { url }) });

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    statusCode: 503,
    code: 'service_unavailable',
    message: expect.any(String) as string,
  });
  expect(response.body).not.toMatch(/postgres|127\.0\.0\.1|secret/i);
  await app.close();
  await redis.stop();
});

import { startTestService } from '@memory/service-kit/testing';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';

const CLOSED_PORT = '127.0.0.1:9';

it('responds with 503 and Retry-After while the database is unavailable, without details of the error', async () => {
  const service = await startTestService({
    service: 'journal-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: {
      DATABASE_URL: `postgresql://user:secret@${CLOSED_PORT}/memory_journal`,
      LANGUAGE_URL: `http://${CLOSED_PORT}`,
      SOCIAL_URL: `http://${CLOSED_PORT}`,
      MEDIA_URL: `http://${CLOSED_PORT}`,
    },
  });
  const response = await service.request(null, { url: '/api/public-timeline' });

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    statusCode: 503,
    code: 'service_unavailable',
    message: expect.any(String) as string,
  });
  expect(response.body).not.toMatch(/postgres|127\.0\.0\.1|secret/i);
  await service.close();
});

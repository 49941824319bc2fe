import multipart from '@fastify/multipart';
import { subscribeToEvents } from '@memory/event-bus';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MediaConfig } from './config.ts';
import { openJobsConsole } from './operations/jobs-console.ts';

/** What the service adds to every service: forms with files, and the events of others. */
export const configureService =
  (config: MediaConfig) =>
  async (app: NestFastifyApplication): Promise<void> => {
    await app.register(multipart);
    if (config.JOBS_CONSOLE_PASSWORD) await openJobsConsole(app, config.JOBS_CONSOLE_PASSWORD);
    subscribeToEvents(app, { group: 'media-svc', redisUrl: config.REDIS_URL });
  };

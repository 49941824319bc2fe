import multipart from '@fastify/multipart';
import { subscribeToEvents } from '@memory/event-bus';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MediaConfig } from './config.ts';
import { mountJobsConsole } from './operations/jobs-console.ts';

/**
 * Registers the parts of the Fastify server that only the service process needs, and not the worker process: multipart forms for uploads, the job
 * console, and event subscriptions.
 */
export const configureMediaServer =
  (config: MediaConfig) =>
  async (app: NestFastifyApplication): Promise<void> => {
    await app.register(multipart);
    if (config.JOBS_CONSOLE_PASSWORD) await mountJobsConsole(app, config.JOBS_CONSOLE_PASSWORD);
    subscribeToEvents(app, { group: 'media-svc', redisUrl: config.REDIS_URL });
  };

import multipart from '@fastify/multipart';
import { subscribeToEvents } from '@memory/event-bus';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MediaConfig } from './config.ts';

/** What the service adds to every service: forms with files, and the events of others. */
export const configureService =
  (config: MediaConfig) =>
  async (app: NestFastifyApplication): Promise<void> => {
    await app.register(multipart);
    subscribeToEvents(app, { group: 'media-svc', redisUrl: config.REDIS_URL });
  };

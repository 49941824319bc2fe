import type { INestApplication } from '@nestjs/common';
import type { RedisStreamsOptions } from './redis-streams-options.ts';
import { RedisStreamsServer } from './redis-streams.server.ts';

/**
 * Connects the application's `@HandlesEvent` methods to the event bus. Must be called before `app.startAllMicroservices()`; the
 * subscription ends with the application.
 */
export function subscribeToEvents(app: INestApplication, options: RedisStreamsOptions): void {
  app.connectMicroservice({ strategy: new RedisStreamsServer(options) });
}

import type { INestApplication } from '@nestjs/common';
import type { RedisStreamsOptions } from './redis-streams-options.ts';
import { RedisStreamsServer } from './redis-streams.server.ts';

/** Connects the application's `@HandlesEvent` methods to the bus. Call before `app.startAllMicroservices()`; ends with the application. */
export function subscribeToEvents(app: INestApplication, options: RedisStreamsOptions): void {
  app.connectMicroservice({ strategy: new RedisStreamsServer(options) });
}

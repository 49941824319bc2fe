import type { INestApplication } from '@nestjs/common';
import { RedisStreamsServer, type RedisStreamsOptions } from './redis-streams.server.ts';

/** Adds the service's `@HandlesEvent` controllers to the bus; they start with `app.startAllMicroservices()` and end with the app. */
export function subscribeToEvents(app: INestApplication, options: RedisStreamsOptions): void {
  app.connectMicroservice({ strategy: new RedisStreamsServer(options) });
}

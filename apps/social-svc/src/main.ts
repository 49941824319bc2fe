import { subscribeToEvents } from '@memory/event-bus';
import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

const config = readConfig();
await startService({
  name: 'social-svc',
  module: AppModule.forRoot(config),
  config,
  configure: (app) => subscribeToEvents(app, { group: 'social-svc', redisUrl: config.REDIS_URL }),
});

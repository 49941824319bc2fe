import { subscribeToEvents } from '@memory/event-bus';
import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

const config = readConfig();
await startService({
  name: 'language-svc',
  module: AppModule.forRoot(config),
  config,
  configure: (app) => subscribeToEvents(app, { group: 'language-svc', redisUrl: config.REDIS_URL }),
});

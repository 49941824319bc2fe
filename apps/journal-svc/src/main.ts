import { subscribeToEvents } from '@memory/event-bus';
import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

const config = readConfig();
await startService({
  name: 'journal-svc',
  module: AppModule.forRoot(config),
  config,
  sendsLongResponses: true,
  configure: (app) => subscribeToEvents(app, { group: 'journal-svc', redisUrl: config.REDIS_URL }),
});

import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { configureMediaServer } from './configure-media-server.ts';

const config = readConfig();
await startService({
  name: 'media-svc',
  module: AppModule.forRoot(config),
  config,
  configure: configureMediaServer(config),
});

import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { registerMultipartConsoleAndEvents } from './register-multipart-console-and-events.ts';

const config = readConfig();
await startService({
  name: 'media-svc',
  module: AppModule.forRoot(config),
  config,
  configure: registerMultipartConsoleAndEvents(config),
});

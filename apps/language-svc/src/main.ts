import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

const config = readConfig();
await startService({ name: 'language-svc', module: AppModule.with(config), config });

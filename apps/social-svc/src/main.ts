import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';

const config = readConfig();
await startService({ name: 'social-svc', module: AppModule.forRoot(config), config });

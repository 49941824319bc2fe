import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { gatewayServiceOptions } from './edge/configure-http.ts';

const config = readConfig();
await startService({ name: 'gateway', module: AppModule.forRoot(config), config, ...gatewayServiceOptions(config) });

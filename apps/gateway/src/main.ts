import { startService } from '@memory/service-kit';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { gatewayOptions } from './door/door.ts';

const config = readConfig();
await startService({ name: 'gateway', module: AppModule.with(config), config, ...gatewayOptions(config) });

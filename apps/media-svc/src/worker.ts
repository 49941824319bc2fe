import { startService } from '@memory/service-kit';
import { readConfig } from './config.ts';
import { WorkerModule } from './worker.module.ts';

const config = readConfig();
await startService({ name: 'media-worker', module: WorkerModule.forRoot(config), config });

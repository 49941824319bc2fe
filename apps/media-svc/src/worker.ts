import { startService } from '@memory/service-kit';
import { readConfig } from './config.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import { WorkerModule } from './worker.module.ts';

const config = readConfig();
await startService({ name: 'media-worker', module: WorkerModule.with(config), config });
await giveMemoryBack();

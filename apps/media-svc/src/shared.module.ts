import { OutboxModule } from '@memory/event-bus';
import { READINESS_CHECK, type ReadinessCheck } from '@memory/service-kit';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG, type MediaConfig } from './config.ts';
import { Database } from './database.ts';
import { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { FileText } from './files/file-text.ts';
import { RemoveObjects } from './files/remove-objects.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { JobTraces } from './jobs/job-traces.ts';
import { queuesModule } from './jobs/queues.ts';
import { JournalService } from './peers/journal-service.ts';
import { PictureWorkshop } from './pictures/picture-workshop.ts';
import { StorageModule } from './storage/storage.module.ts';
import { STORE, type Store } from './storage/store.ts';

const readiness = {
  provide: READINESS_CHECK,
  inject: [Database, STORE, JobQueue],
  useFactory:
    (database: Database, store: Store, queue: JobQueue): ReadinessCheck =>
    async () => {
      await Promise.all([database.$queryRaw`SELECT 1`, store.check(), queue.check()]);
    },
};

const shared = [Database, Ffmpeg, FileText, JobQueue, JobTraces, JournalService, PictureWorkshop, RemoveObjects];

/** What the service and its worker both stand on: database, store, queues and the way onto the bus. */
@Global()
@Module({})
export class SharedModule {
  static with(config: MediaConfig): DynamicModule {
    return {
      module: SharedModule,
      imports: [
        StorageModule,
        ...queuesModule(),
        OutboxModule.forRoot({ producer: 'media', database: Database, redisUrl: config.REDIS_URL }),
      ],
      providers: [{ provide: CONFIG, useValue: config }, ...shared, readiness],
      exports: [CONFIG, ...shared, StorageModule, READINESS_CHECK],
    };
  }
}

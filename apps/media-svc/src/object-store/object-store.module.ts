import { createObjectStore } from '@memory/object-store/create-object-store';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { CONFIG, ReadinessChecks } from '@memory/service-kit';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { BackupProgress } from './backup-progress.ts';

@Module({
  providers: [
    BackupProgress,
    { provide: OBJECT_STORE, inject: [CONFIG], useFactory: ({ storage }: MediaConfig) => createObjectStore(storage) },
  ],
  exports: [BackupProgress, OBJECT_STORE],
})
export class ObjectStoreModule implements OnModuleInit {
  constructor(
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    readiness: ReadinessChecks,
  ) {
    readiness.register(() => objectStore.assertReachable());
  }

  async onModuleInit(): Promise<void> {
    await this.objectStore.prepare();
  }
}

import { CONFIG, ReadinessChecks } from '@memory/service-kit';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { BackupProgress } from './backup-progress.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { OBJECT_STORE, type ObjectStore } from './object-store.ts';

/** Creates the S3 object store when `S3_ENDPOINT` is set, otherwise the folder object store. */
async function createObjectStore({ storage }: MediaConfig): Promise<ObjectStore> {
  if (storage.driver === 'folder') return new FolderObjectStore(storage.folder);
  // The S3 client is loaded on demand, because it takes 40 MB of memory.
  const { S3ObjectStore } = await import('./s3-object-store.ts');
  return new S3ObjectStore(storage);
}

@Module({
  providers: [BackupProgress, { provide: OBJECT_STORE, inject: [CONFIG], useFactory: createObjectStore }],
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

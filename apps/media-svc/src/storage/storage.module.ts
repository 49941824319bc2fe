import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { FolderStore } from './folder.store.ts';
import { LocalCopy } from './local-copy.ts';
import { S3Store } from './s3.store.ts';
import { ScratchSpace } from './scratch-space.ts';
import { STORE, type Store } from './store.ts';

/** The store an installation has chosen: S3 when its address is set, else the folder. */
export function storeOf({ storage }: MediaConfig): Store {
  return storage.driver === 's3' ? new S3Store(storage) : new FolderStore(storage.folder);
}

@Module({
  providers: [{ provide: STORE, inject: [CONFIG], useFactory: storeOf }, ScratchSpace, LocalCopy],
  exports: [STORE, ScratchSpace, LocalCopy],
})
export class StorageModule implements OnModuleInit {
  constructor(@Inject(STORE) private readonly store: Store) {}

  async onModuleInit(): Promise<void> {
    await this.store.prepare();
  }
}

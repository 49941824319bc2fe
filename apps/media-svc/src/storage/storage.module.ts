import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { FolderStore } from './folder.store.ts';
import { LocalCopy } from './local-copy.ts';
import { ScratchSpace } from './scratch-space.ts';
import { STORE, type Store } from './store.ts';

/** The store an installation has chosen: S3 when its address is set, else the folder. */
async function storeOf({ storage }: MediaConfig): Promise<Store> {
  if (storage.driver === 'folder') return new FolderStore(storage.folder);
  // Loaded only where it is used: the client takes 40 MB.
  const { S3Store } = await import('./s3.store.ts');
  return new S3Store(storage);
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

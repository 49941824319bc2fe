import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../object-store/object-store.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { DeleteFileObjects } from './delete-file-objects.ts';
import { DeleteLongUnusedFiles } from './delete-long-unused-files.ts';
import { DeleteOrphanedObjects } from './delete-orphaned-objects.ts';

@Module({
  imports: [ObjectStoreModule, PeersModule],
  providers: [DeleteFileObjects, DeleteLongUnusedFiles, DeleteOrphanedObjects],
  exports: [DeleteLongUnusedFiles, DeleteOrphanedObjects],
})
export class FilesWorkerModule {}

import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { DeleteUnusedFilesWhenEntryDeleted } from './delete-unused-files-when-entry-deleted.ts';
import { DeleteUnusedFilesWhenEntryFilesReleased } from './delete-unused-files-when-entry-files-released.ts';
import { EraseFilesWhenAccountDeleted } from './erase-files-when-account-deleted.ts';
import { PublishAvatarWhenProfileUpdated } from './publish-avatar-when-profile-updated.ts';

@Module({
  imports: [FilesModule, ErasureModule, PeersModule],
  controllers: [
    DeleteUnusedFilesWhenEntryDeleted,
    DeleteUnusedFilesWhenEntryFilesReleased,
    PublishAvatarWhenProfileUpdated,
    EraseFilesWhenAccountDeleted,
  ],
})
export class EventHandlersModule {}

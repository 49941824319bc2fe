import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { AttachTextWhenMediaProcessed } from './attach-text-when-media-processed.ts';
import { CopyAuthorWhenAccountRegistered } from './copy-author-when-account-registered.ts';
import { CopyRelationWhenRelationChanged } from './copy-relation-when-relation-changed.ts';
import { EraseAuthorWhenAccountDeleted } from './erase-author-when-account-deleted.ts';
import { ReplaceRecordingWhenRecordingConverted } from './replace-recording-when-recording-converted.ts';
import { UpdateAuthorWhenProfileUpdated } from './update-author-when-profile-updated.ts';

@Module({
  imports: [PeersModule],
  controllers: [
    CopyAuthorWhenAccountRegistered,
    CopyRelationWhenRelationChanged,
    UpdateAuthorWhenProfileUpdated,
    AttachTextWhenMediaProcessed,
    ReplaceRecordingWhenRecordingConverted,
    EraseAuthorWhenAccountDeleted,
  ],
})
export class EventHandlersModule {}

import { Module } from '@nestjs/common';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { BlockUser } from './block-user.ts';
import { BlocksController } from './blocks.controller.ts';
import { ListBlocks } from './list-blocks.ts';
import { ListHiddenUserIds } from './list-hidden-user-ids.ts';
import { ReadVisibleAccount } from './read-visible-account.ts';
import { UnblockUser } from './unblock-user.ts';

@Module({
  imports: [RelationsModule, SecurityLogModule],
  controllers: [BlocksController],
  providers: [BlockUser, ListBlocks, ListHiddenUserIds, ReadVisibleAccount, UnblockUser],
  exports: [ListHiddenUserIds, ReadVisibleAccount],
})
export class BlocksModule {}

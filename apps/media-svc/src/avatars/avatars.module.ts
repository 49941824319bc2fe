import { Module } from '@nestjs/common';
import { SanitizationModule } from '../sanitization/sanitization.module.ts';
import { ScratchSpaceModule } from '../scratch-space/scratch-space.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AvatarsController } from './avatars.controller.ts';
import { StoreAvatar } from './store-avatar.ts';

@Module({
  imports: [ScratchSpaceModule, SanitizationModule, UploadsModule],
  controllers: [AvatarsController],
  providers: [StoreAvatar],
})
export class AvatarsModule {}

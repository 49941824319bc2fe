import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { AvatarResolver } from './avatar-resolver.ts';
import { ProfilesController } from './profiles.controller.ts';
import { UpdateProfile } from './update-profile.ts';

@Module({
  imports: [AccountsModule, PeersModule],
  controllers: [ProfilesController],
  providers: [AvatarResolver, UpdateProfile],
})
export class ProfilesModule {}

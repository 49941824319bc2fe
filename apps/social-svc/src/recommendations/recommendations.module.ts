import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { FindFriendsOfFriends } from './find-friends-of-friends.ts';
import { RecommendFriends } from './recommend-friends.ts';
import { FriendRecommendationsController } from './recommendations.controller.ts';

@Module({
  imports: [BlocksModule, PeersModule],
  controllers: [FriendRecommendationsController],
  providers: [FindFriendsOfFriends, RecommendFriends],
})
export class RecommendationsModule {}

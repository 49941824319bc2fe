import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { FindFriendsOfFriends } from './find-friends-of-friends.ts';
import { RecommendFriends } from './recommend-friends.ts';
import { RecommendationsController } from './recommendations.controller.ts';

@Module({
  imports: [PeersModule],
  controllers: [RecommendationsController],
  providers: [FindFriendsOfFriends, RecommendFriends],
})
export class RecommendationsModule {}

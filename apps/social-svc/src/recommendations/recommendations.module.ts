import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { MutualFriends } from './mutual-friends.ts';
import { RecommendFriends } from './recommend-friends.ts';
import { RecommendationsController } from './recommendations.controller.ts';

@Module({
  imports: [PeersModule],
  controllers: [RecommendationsController],
  providers: [MutualFriends, RecommendFriends],
})
export class RecommendationsModule {}

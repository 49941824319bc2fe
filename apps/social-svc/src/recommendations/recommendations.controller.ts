import { socialRoutes, type User } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { presentStranger } from '../accounts/account.presenter.ts';
import { RecommendFriends } from './recommend-friends.ts';

@Controller()
export class FriendRecommendationsController {
  constructor(private readonly recommendFriends: RecommendFriends) {}

  @ImplementsRoute(socialRoutes.recommendFriends)
  async recommend(@SignedInUser() userId: string): Promise<User[]> {
    return (await this.recommendFriends.execute(userId)).map(presentStranger);
  }
}

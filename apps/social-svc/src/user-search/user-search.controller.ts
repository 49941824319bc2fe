import { socialRoutes, type User } from '@memory/contracts';
import { CONFIG, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Inject, Query } from '@nestjs/common';
import { presentFriend, presentStranger } from '../accounts/account.presenter.ts';
import type { SocialConfig } from '../config.ts';
import { ListFriendIds } from '../friendships/list-friend-ids.ts';
import { SearchUsers } from './search-users.ts';

const { searchPeople } = socialRoutes;

@Controller()
export class UserSearchController {
  constructor(
    private readonly searchUsers: SearchUsers,
    private readonly listFriendIds: ListFriendIds,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  @ImplementsRoute(searchPeople)
  async search(
    @SignedInUser() userId: string,
    @Query({ schema: searchPeople.query }) { q }: { q: string },
  ): Promise<User[]> {
    const [accounts, friendIds] = await Promise.all([
      this.searchUsers.execute(userId, q),
      this.listFriendIds.execute(userId),
    ]);
    return accounts.map((account) =>
      friendIds.includes(account.id) ? presentFriend(account, this.config) : presentStranger(account),
    );
  }
}

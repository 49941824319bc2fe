import { socialRoutes, type User } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Query } from '@nestjs/common';
import { presentListedUser } from '../accounts/account.presenter.ts';
import { ListFriendIds } from '../friendships/list-friend-ids.ts';
import { SearchUsers } from './search-users.ts';

const { searchPeople } = socialRoutes;

@Controller()
export class UserSearchController {
  constructor(
    private readonly searchUsers: SearchUsers,
    private readonly listFriendIds: ListFriendIds,
  ) {}

  @ImplementsRoute(searchPeople)
  async search(
    @SignedInUser() userId: string,
    @Query({ schema: searchPeople.query }) { q }: { q: string },
  ): Promise<User[]> {
    const [accounts, friendIds] = await Promise.all([
      this.searchUsers.execute(userId, q.trim()),
      this.listFriendIds.execute(userId),
    ]);
    return accounts.map((account) => presentListedUser(account, { isFriend: friendIds.includes(account.id) }));
  }
}

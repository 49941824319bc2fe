import { socialRoutes, type User } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Query } from '@nestjs/common';
import { presentPerson } from '../accounts/account.presenter.ts';
import { ListFriendIds } from '../friendships/list-friend-ids.ts';
import { SearchPeople } from './search-people.ts';

const { searchPeople } = socialRoutes;

@Controller()
export class PeopleSearchController {
  constructor(
    private readonly searchPeople: SearchPeople,
    private readonly friends: ListFriendIds,
  ) {}

  @ImplementsRoute(searchPeople)
  async search(
    @SignedInUser() userId: string,
    @Query({ schema: searchPeople.query }) { q }: { q: string },
  ): Promise<User[]> {
    const [found, friends] = await Promise.all([this.searchPeople.search(userId, q.trim()), this.friends.list(userId)]);
    return found.map((account) => presentPerson(account, { isFriend: friends.includes(account.id) }));
  }
}

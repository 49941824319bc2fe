import type { PageQuery, User } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { presentUser } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';
import { readFriendPage } from './friend-page.ts';

export interface Listed<Person> {
  readonly people: Person[];
  readonly next: string | null;
  readonly total: number;
}

@Injectable()
export class ListFriends {
  constructor(private readonly database: Database) {}

  /** Someone's friends, the newest friendship first. @throws ApiError `bad_cursor` */
  async list(userId: string, query: PageQuery): Promise<Listed<User>> {
    const [{ people, next }, counter] = await Promise.all([
      readFriendPage(this.database, userId, 'agreed', query),
      this.database.friendCounter.findUnique({ where: { userId } }),
    ]);
    return { people: people.map(({ account }) => presentUser(account)), next, total: counter?.friends ?? 0 };
  }
}

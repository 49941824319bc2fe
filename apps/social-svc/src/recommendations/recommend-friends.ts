import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { FindFriendsOfFriends } from './find-friends-of-friends.ts';

const MAX_RECOMMENDATIONS = 10;

@Injectable()
export class RecommendFriends {
  private readonly logger = new Logger(RecommendFriends.name);

  constructor(
    private readonly database: Database,
    private readonly findFriendsOfFriends: FindFriendsOfFriends,
    private readonly language: LanguageClient,
    private readonly journal: JournalClient,
  ) {}

  /**
   * Up to 10 users to befriend: friends of friends, then users who learn the same words, then authors of public entries. Excludes the
   * user, their friends and pending requests. Other services are called only while the list is not full; unavailable ones are skipped.
   */
  async execute(userId: string): Promise<Account[]> {
    const excluded = await this.idsWithFriendship(userId);
    const friendsOfFriends = await this.findFriendsOfFriends.execute(userId, MAX_RECOMMENDATIONS);
    let recommended = await this.readAccounts(friendsOfFriends, excluded);
    for (const listIds of [
      () => this.language.listFellowLearnerIds(userId),
      () => this.journal.listActiveAuthorIds(userId),
    ]) {
      if (recommended.length >= MAX_RECOMMENDATIONS) break;
      const ids = await this.orEmpty(listIds());
      const excludedNow = new Set([...excluded, ...recommended.map(({ id }) => id)]);
      recommended = [...recommended, ...(await this.readAccounts(ids, excludedNow))];
    }
    return recommended.slice(0, MAX_RECOMMENDATIONS);
  }

  /** The user and everyone they have a friendship or a request with. */
  private async idsWithFriendship(userId: string): Promise<Set<string>> {
    const friendships = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }] },
      select: { firstId: true, secondId: true },
    });
    return new Set([userId, ...friendships.flatMap(({ firstId, secondId }) => [firstId, secondId])]);
  }

  /** The accounts of the ids that are not excluded, in the same order; ids without an account (deleted ones) are skipped. */
  private async readAccounts(ids: readonly string[], excluded: ReadonlySet<string>): Promise<Account[]> {
    const candidates = [...new Set(ids)].filter((id) => !excluded.has(id)).slice(0, 2 * MAX_RECOMMENDATIONS);
    const accounts = await this.database.account.findMany({ where: { id: { in: candidates } } });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return candidates.flatMap((id) => byId.get(id) ?? []);
  }

  private orEmpty(ids: Promise<string[]>): Promise<string[]> {
    return ids.catch((err: unknown) => {
      this.logger.warn({ err }, 'friends are recommended without an unavailable service');
      return [];
    });
  }
}

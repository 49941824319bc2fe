import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { hiddenUserIdsQuery } from '../blocks/block.policy.ts';
import { ListHiddenUserIds } from '../blocks/list-hidden-user-ids.ts';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { LanguageClient } from '../peers/language-client.ts';

@Injectable()
export class FindFriendsOfFriends {
  constructor(private readonly database: Database) {}

  /**
   * Finds the ids of friends of a user's friends who are not hidden from the user and have no friendship or friend request with the user; users
   * with the most mutual friends come first.
   */
  async execute(userId: string, limit: number): Promise<string[]> {
    const rows = await this.database.$queryRaw<{ id: string }[]>`
      WITH known AS (
        SELECT second_id AS id, requested_by FROM friendship WHERE first_id = ${userId}::uuid
        UNION ALL
        SELECT first_id, requested_by FROM friendship WHERE second_id = ${userId}::uuid
      ), friend AS (
        SELECT id FROM known WHERE requested_by IS NULL
      ), of_friends AS (
        SELECT f.second_id AS id FROM friend JOIN friendship f ON f.first_id = friend.id WHERE f.requested_by IS NULL
        UNION ALL
        SELECT f.first_id FROM friend JOIN friendship f ON f.second_id = friend.id WHERE f.requested_by IS NULL
      )
      SELECT id FROM of_friends
      WHERE id <> ${userId}::uuid AND id NOT IN (SELECT id FROM known) AND id NOT IN (${hiddenUserIdsQuery(userId)})
      GROUP BY id
      ORDER BY count(*) DESC, id
      LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

const MAX_RECOMMENDATIONS = 10;

@Injectable()
export class RecommendFriends {
  private readonly logger = new Logger(RecommendFriends.name);

  constructor(
    private readonly database: Database,
    private readonly listHiddenUserIds: ListHiddenUserIds,
    private readonly findFriendsOfFriends: FindFriendsOfFriends,
    private readonly language: LanguageClient,
    private readonly journal: JournalClient,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Recommends up to 10 other users: first friends of friends, then users who learn the same words
   * (unless FELLOW_LEARNERS is off), then authors of public entries. The
   * list excludes the user's friends, users with a pending friend request and hidden users. Other services are called only while the list
   * is not full; a service that is unavailable is skipped.
   */
  async execute(userId: string): Promise<Account[]> {
    const [known, hidden] = await Promise.all([this.idsWithFriendship(userId), this.listHiddenUserIds.execute(userId)]);
    const excluded = new Set([...known, ...hidden]);
    const friendsOfFriends = await this.findFriendsOfFriends.execute(userId, MAX_RECOMMENDATIONS);
    let recommended = await this.readAccounts(friendsOfFriends, excluded);
    for (const listIds of [
      ...(this.config.FELLOW_LEARNERS === 'on' ? [() => this.language.listFellowLearnerIds(userId)] : []),
      () => this.journal.listActiveAuthorIds(userId),
    ]) {
      if (recommended.length >= MAX_RECOMMENDATIONS) break;
      const ids = await this.orEmpty(listIds());
      const excludedNow = new Set([...excluded, ...recommended.map(({ id }) => id)]);
      recommended = [...recommended, ...(await this.readAccounts(ids, excludedNow))];
    }
    return recommended.slice(0, MAX_RECOMMENDATIONS);
  }

  /** Returns the ids of the user and of everyone who has a friendship or friend request with the user. */
  private async idsWithFriendship(userId: string): Promise<Set<string>> {
    const friendships = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }] },
      select: { firstId: true, secondId: true },
    });
    return new Set([userId, ...friendships.flatMap(({ firstId, secondId }) => [firstId, secondId])]);
  }

  /** Reads the accounts with the given ids, in the same order. Excluded ids, students and ids of deleted accounts are skipped. */
  private async readAccounts(ids: readonly string[], excluded: ReadonlySet<string>): Promise<Account[]> {
    const candidates = [...new Set(ids)].filter((id) => !excluded.has(id)).slice(0, 2 * MAX_RECOMMENDATIONS);
    const accounts = await this.database.account.findMany({
      where: { id: { in: candidates }, role: { not: 'student' } },
    });
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

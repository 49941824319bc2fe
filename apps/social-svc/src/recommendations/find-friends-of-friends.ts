import { Injectable } from '@nestjs/common';
import { hiddenUserIdsQuery } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';

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

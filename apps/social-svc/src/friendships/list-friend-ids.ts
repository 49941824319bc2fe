import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { isNotWaitingForErasure } from '../blocks/block.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

@Injectable()
export class ListFriendIds {
  constructor(private readonly statements: PreparedStatements) {}

  /** Lists the ids of a user's friends, in no particular order. The result must not be cached, because access to entries depends on it. */
  async execute(userId: string): Promise<string[]> {
    // The query returns all ids in one text, because a separate row for each of hundreds of friends would take longer than the rest of the request.
    const [row] = await this.statements.query<{ ids: string | null }>(Prisma.sql`
      SELECT string_agg(friend.id::text, ',') AS ids FROM (
        SELECT second_id AS id FROM friendship WHERE first_id = ${userId}::uuid AND requested_by IS NULL
        UNION ALL
        SELECT first_id FROM friendship WHERE second_id = ${userId}::uuid AND requested_by IS NULL
      ) friend WHERE ${isNotWaitingForErasure('friend.id')}`);
    return row?.ids?.split(',') ?? [];
  }
}

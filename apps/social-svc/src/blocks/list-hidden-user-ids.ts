import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { hiddenUserIdsQuery } from './block.policy.ts';

@Injectable()
export class ListHiddenUserIds {
  constructor(private readonly statements: PreparedStatements) {}

  /** The ids of all users who are hidden from the viewer, in no particular order. Never cached, because a block applies at once. */
  async execute(viewerId: string): Promise<string[]> {
    const rows = await this.statements.query<{ id: string }>(hiddenUserIdsQuery(viewerId));
    return rows.map(({ id }) => id);
  }
}

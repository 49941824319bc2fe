import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { idsHiddenFrom } from './block.policy.ts';

@Injectable()
export class ListHiddenUserIds {
  constructor(private readonly database: Database) {}

  /** The ids of all users who are hidden from the viewer, in no particular order. Never cached, because a block applies at once. */
  async execute(viewerId: string): Promise<string[]> {
    const rows = await this.database.$queryRaw<{ id: string }[]>`${idsHiddenFrom(viewerId)}`;
    return rows.map(({ id }) => id);
  }
}

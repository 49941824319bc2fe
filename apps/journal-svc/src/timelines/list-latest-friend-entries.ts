import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Relations } from '../relations/relations.ts';
import { type LatestEntry, readLatestFriendEntries } from './latest-friend-entries.ts';

@Injectable()
export class ListLatestFriendEntries {
  constructor(
    private readonly database: Database,
    private readonly relations: Relations,
  ) {}

  /**
   * Lists the newest entry that each of the given users shares with the viewer. Ids of users who are currently not friends of the viewer, or do not
   * exist, are ignored.
   * @throws ApiError `service_unavailable`
   */
  async execute(viewerId: string, userIds: readonly string[]): Promise<LatestEntry[]> {
    return readLatestFriendEntries(this.database, await this.relations.friendsOf(viewerId), userIds);
  }
}

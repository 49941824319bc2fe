import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { type LatestEntry, readLatestFriendEntries } from './latest-friend-entries.ts';

@Injectable()
export class ListLatestFriendEntries {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /**
   * Lists the newest entry that each of these users shares with the viewer. Ids of users who are not friends of the viewer at present are
   * ignored, like those of users who do not exist.
   * @throws ApiError `service_unavailable`
   */
  async execute(viewerId: string, userIds: readonly string[]): Promise<LatestEntry[]> {
    const friendIds = new Set(await this.social.listFriendIds(viewerId));
    return readLatestFriendEntries(
      this.database,
      [...new Set(userIds)].filter((id) => friendIds.has(id)),
    );
  }
}

import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialService } from '../peers/social-service.ts';
import { type EntryRecord, withAuthorAndFiles } from './entry-record.ts';
import { canChange, canSee, dependsOnFriendship, type Guarded } from './entry.policy.ts';

/** Applies the policy to an entry, asking who is friends with whom where it must be known. */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly database: Database,
    private readonly social: SocialService,
  ) {}

  /** @throws ApiError `service_unavailable` when it hangs on friendship and social-svc does not answer */
  async maySee(entry: Guarded, viewer: Viewer): Promise<boolean> {
    const areFriends =
      dependsOnFriendship(entry, viewer) && (await this.social.areFriends(viewer.userId, entry.authorId));
    return canSee(entry, viewer, areFriends);
  }

  /** @throws ApiError `entry_not_found` when it is not there or not for their eyes, `service_unavailable` */
  async findToSee(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.database.entry.findUnique({
      where: { id },
      include: withAuthorAndFiles,
      relationLoadStrategy: 'join',
    });
    if (!entry || !(await this.maySee(entry, viewer))) throw new ApiError('entry_not_found');
    return entry;
  }

  /**
   * An entry that this person may change.
   * @throws ApiError `entry_not_found` when it is not there or not for their eyes, `entry_not_yours` when they may only see it
   */
  async findToChange(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.findToSee(id, viewer);
    if (!canChange(entry, viewer)) throw new ApiError('entry_not_yours');
    return entry;
  }
}

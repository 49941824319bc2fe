import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { canEditEntry, canViewEntry, type EntryAccessFields, needsFriendshipCheck } from './entry.policy.ts';
import { type EntryRecord, includeAuthorAndFiles } from './entry.presenter.ts';

/** Loads entries and applies the access policy to them. When the policy depends on friendship, social-svc is called. */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /**
   * Whether the viewer may see the entry.
   * @throws ApiError `service_unavailable` when the friendship check fails
   */
  async canView(entry: EntryAccessFields, viewer: Viewer): Promise<boolean> {
    const areFriends =
      needsFriendshipCheck(entry, viewer) && (await this.social.areFriends(viewer.userId, entry.authorId));
    return canViewEntry(entry, viewer, areFriends);
  }

  /**
   * Loads an entry that the viewer may see.
   * @throws ApiError `entry_not_found` when the entry does not exist or the viewer may not see it; `service_unavailable`
   */
  async findVisible(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.database.entry.findUnique({
      where: { id },
      include: includeAuthorAndFiles,
      relationLoadStrategy: 'join',
    });
    if (!entry || !(await this.canView(entry, viewer))) throw new ApiError('entry_not_found');
    return entry;
  }

  /**
   * Loads an entry that the viewer may edit.
   * @throws ApiError `entry_not_yours` when the viewer may see the entry but not edit it; otherwise as `findVisible`
   */
  async findEditable(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.findVisible(id, viewer);
    if (!canEditEntry(entry, viewer)) throw new ApiError('entry_not_yours');
    return entry;
  }
}

import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { canEditEntry, canViewEntry, type EntryAccessFields, needsFriendshipCheck } from './entry.policy.ts';
import { type EntryRecord, includeAuthorAndFiles } from './entry.presenter.ts';

/** Loads entries and applies the policy to them, with a friendship check at social-svc where the policy needs one. */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /** @throws ApiError `service_unavailable` when the friendship check fails */
  async canView(entry: EntryAccessFields, viewer: Viewer): Promise<boolean> {
    const areFriends =
      needsFriendshipCheck(entry, viewer) && (await this.social.areFriends(viewer.userId, entry.authorId));
    return canViewEntry(entry, viewer, areFriends);
  }

  /** @throws ApiError `entry_not_found` when it does not exist or the viewer may not see it; `service_unavailable` */
  async findVisible(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.database.entry.findUnique({
      where: { id },
      include: includeAuthorAndFiles,
      relationLoadStrategy: 'join',
    });
    if (!entry || !(await this.canView(entry, viewer))) throw new ApiError('entry_not_found');
    return entry;
  }

  /** @throws ApiError as `findVisible`; `entry_not_yours` when the viewer may see but not edit it */
  async findEditable(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await this.findVisible(id, viewer);
    if (!canEditEntry(entry, viewer)) throw new ApiError('entry_not_yours');
    return entry;
  }
}

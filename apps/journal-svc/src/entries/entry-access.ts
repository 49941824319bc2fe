import type { UserRelation } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import { SocialClient } from '../peers/social-client.ts';
import { canEditEntry, canViewEntry, needsRelation } from './entry.policy.ts';
import type { EntryRecord } from './entry.presenter.ts';
import { findEntryById } from './find-entry.ts';

/**
 * Loads entries and applies the access policy to them. social-svc is called for the relation of the viewer to the author, which may have
 * changed a moment ago.
 */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly social: SocialClient,
  ) {}

  /**
   * Returns what an author is to the viewer; `none` for the author, without a call to social-svc.
   * @param authorId undefined when the entry does not exist: the call is made all the same, so that neither the response time nor an
   * unavailable social-svc reveals that an entry exists
   * @throws ApiError `service_unavailable`
   */
  async readRelation(authorId: string | undefined, viewer: Viewer): Promise<UserRelation> {
    const otherId = authorId ?? NIL;
    return needsRelation(otherId, viewer) ? this.social.readRelation(viewer, otherId) : 'none';
  }

  /**
   * Loads an entry that the viewer may see.
   * @throws ApiError `entry_not_found` when the entry does not exist or the viewer may not see it; `service_unavailable`
   */
  async findVisible(id: string, viewer: Viewer): Promise<EntryRecord> {
    const entry = await findEntryById(this.statements, id);
    const relation = await this.readRelation(entry?.authorId, viewer);
    if (!entry || !canViewEntry(entry, viewer, relation)) throw new ApiError('entry_not_found');
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

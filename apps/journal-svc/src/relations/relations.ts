import type { UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import { idArray, needsRelation } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { SocialClient } from '../peers/social-client.ts';
import { RelationSync } from './relation-sync.ts';
import { friendsOfQuery, hiddenFromQuery } from './user-relation.policy.ts';

/**
 * What users are to a viewer, as SQL that is part of the statement that reads the entries. As long as the copies of this process are not compared
 * with social-svc yet, social-svc is asked instead, as all versions before did at each read.
 */
@Injectable()
export class Relations {
  constructor(
    private readonly sync: RelationSync,
    private readonly social: SocialClient,
  ) {}

  /** Whether statements that begin now may decide by the copies. Read it before the statement. */
  get areCurrent(): boolean {
    return this.sync.isCurrent;
  }

  /** SQL query: the ids of a user's present friends. @throws ApiError `service_unavailable` */
  async friendsOf(userId: string): Promise<Prisma.Sql> {
    return this.areCurrent ? friendsOfQuery(userId) : idsQuery(await this.social.listFriendIds(userId));
  }

  /** SQL query: the ids of the users who are hidden from a viewer. @throws ApiError `service_unavailable` */
  async hiddenFrom(viewer: Viewer): Promise<Prisma.Sql> {
    return this.areCurrent ? hiddenFromQuery(viewer) : idsQuery(await this.social.listHiddenUserIds(viewer));
  }

  /**
   * Requests from social-svc what an author is to the viewer, when the copies are not current; `none` for the author, without a call.
   * @param authorId undefined when the entry does not exist. social-svc is called for the nil id then, so that a viewer cannot tell by the response
   * time, or by a 503, which ids exist
   * @throws ApiError `service_unavailable`
   */
  async requestRelation(authorId: string | undefined, viewer: Viewer): Promise<UserRelation> {
    const otherId = authorId ?? NIL;
    return needsRelation(otherId, viewer) ? this.social.readRelation(viewer, otherId) : 'none';
  }
}

/** SQL query: the ids. */
export const idsQuery = (ids: readonly string[]): Prisma.Sql => Prisma.sql`SELECT unnest(${idArray(ids)}) AS id`;

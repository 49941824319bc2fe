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
 * Returns the relations of users to a viewer as SQL, for use in the statement that reads entries. While the copies of relations are not current
 * (`RelationSync`), social-svc is asked at each read instead.
 */
@Injectable()
export class Relations {
  constructor(
    private readonly sync: RelationSync,
    private readonly social: SocialClient,
  ) {}

  /** Whether SQL statements that begin now may read this service's copies of relations. The caller must read this property before it starts the statement. */
  get areCurrent(): boolean {
    return this.sync.isCurrent;
  }

  /** SQL query: the ids of a user's current friends. @throws ApiError `service_unavailable` */
  async friendsOf(userId: string): Promise<Prisma.Sql> {
    return this.areCurrent ? friendsOfQuery(userId) : idsQuery(await this.social.listFriendIds(userId));
  }

  /** SQL query: the ids of the users who are hidden from a viewer. @throws ApiError `service_unavailable` */
  async hiddenFrom(viewer: Viewer): Promise<Prisma.Sql> {
    return this.areCurrent ? hiddenFromQuery(viewer) : idsQuery(await this.social.listHiddenUserIds(viewer));
  }

  /**
   * Requests an author's relation to the viewer from social-svc. Used while the copies are not current. Returns `none` without a call when the
   * viewer is the author.
   * @param authorId undefined when the entry does not exist. social-svc is then called with the nil id, so that neither the response time nor a 503
   * reveals to a viewer which ids exist
   * @throws ApiError `service_unavailable`
   */
  async requestRelation(authorId: string | undefined, viewer: Viewer): Promise<UserRelation> {
    const otherId = authorId ?? NIL;
    return needsRelation(otherId, viewer) ? this.social.readRelation(viewer, otherId) : 'none';
  }
}

/** SQL query: the ids. */
export const idsQuery = (ids: readonly string[]): Prisma.Sql => Prisma.sql`SELECT unnest(${idArray(ids)}) AS id`;

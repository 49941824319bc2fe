import { ApiRequestError } from '@memory/api-client';
import { internalRoutes, type PairRelation, type UserPair, type UserRelation } from '@memory/contracts';
import { InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';

/** The client of social-svc. The nil UUID stands for a signed-out viewer (null). */
@Injectable()
export class SocialClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Returns the current relation of a user to a viewer.
   * @throws ApiError `service_unavailable`
   */
  async readRelation(viewer: Viewer, otherId: string): Promise<UserRelation> {
    const userId = viewer.userId ?? NIL;
    return (await this.social.call(viewer, internalRoutes.readRelation, { params: { userId, otherId } })).relation;
  }

  /**
   * Returns the ids of the users who are hidden from a viewer: by a block in either direction, or because they are about to be erased.
   * @throws ApiError `service_unavailable`
   */
  async listHiddenUserIds(viewer: Viewer): Promise<string[]> {
    const userId = viewer.userId ?? NIL;
    return (await this.social.call(viewer, internalRoutes.listHiddenUserIds, { params: { userId } })).ids;
  }

  /**
   * Returns the ids of a user's current friends.
   * @throws ApiError `service_unavailable`
   */
  async listFriendIds(userId: string): Promise<string[]> {
    return (await this.social.call({ userId }, internalRoutes.listFriendIds, { params: { userId } })).ids;
  }

  /**
   * Lists the relations other than `none` in the next range of ids, for a comparison with the copies.
   * @throws ApiError `service_unavailable`
   */
  listRelations(after: string | null) {
    return this.social.call({ userId: null }, internalRoutes.listRelations, { body: { after } });
  }

  /**
   * Returns the current relations of at most RELATION_PAIRS_MAX pairs, with new versions. Also returns whether copies of relations can be trusted
   * at all (`allWriteThrough`: no social-svc of the previous release is running).
   * @throws ApiError `service_unavailable`; ApiRequestError `not_found` for the previous release of social-svc
   */
  readRelations(
    pairs: UserPair[],
  ): Promise<{ relations: (PairRelation & { isChanging: boolean })[]; allWriteThrough: boolean }> {
    return this.social.call({ userId: null }, internalRoutes.readRelations, { body: { pairs } });
  }

  /**
   * Returns the ids that belong to an existing account. This includes accounts that wait for their erasure, although they are hidden from everyone.
   * @param ids at most INTEGRITY_MAX_IDS
   * @throws ApiError `service_unavailable`
   */
  async findExistingAccounts(ids: string[]): Promise<string[]> {
    const existing = await this.social.call({ userId: null }, internalRoutes.findExistingAccounts, { body: { ids } });
    return existing.ids;
  }

  /**
   * Returns the public fields of an account and its version; null when there is no such account, or it is hidden from the viewer.
   * @throws ApiError `service_unavailable`
   */
  async fetchAccountCard(userId: string, viewer: Viewer) {
    try {
      return await this.social.call(viewer, internalRoutes.readAuthorCard, { params: { userId } });
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'user_not_found') return null;
      throw error;
    }
  }
}

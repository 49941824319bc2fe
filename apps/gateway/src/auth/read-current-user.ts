import { ApiRequestError } from '@memory/api-client';
import { internalRoutes, type OwnUser } from '@memory/contracts';
import { ApiError, InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSession } from '../session/session.plugin.ts';

/** Reads the account of the signed-in user. */
@Injectable()
export class ReadCurrentUser {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Returns the signed-in user. When the account has been deleted, this method ends the session.
   * @throws ApiError `not_signed_in` when the account has been deleted; `service_unavailable`
   */
  async execute(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<OwnUser> {
    try {
      return await this.social.call({ userId }, internalRoutes.readAccount, { params: { userId } });
    } catch (cause) {
      if (!(cause instanceof ApiRequestError)) throw cause;
      if (cause.code !== 'user_not_found') throw new ApiError('service_unavailable', { cause });
      await endSession(request, reply);
      throw new ApiError('not_signed_in', { cause });
    }
  }
}

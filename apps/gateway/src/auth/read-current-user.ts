import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { endSession } from '../session/session.plugin.ts';

/** Reads the account of the signed-in user. */
@Injectable()
export class ReadCurrentUser {
  constructor(private readonly accounts: SocialAccountsClient) {}

  /**
   * Returns the signed-in user. When the account has been deleted, this method ends the session.
   * @throws ApiError `not_signed_in` when the account has been deleted
   */
  async execute(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.accounts.read(userId).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'user_not_found') throw error;
      await endSession(request, reply);
      throw new ApiError('not_signed_in', { cause: error });
    });
  }
}

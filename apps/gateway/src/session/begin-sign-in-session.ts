import { ApiError, responseLanguage } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountDeletionsClient } from '../peers/account-deletions-client.ts';
import { setKeptAccountCookie } from './kept-account-cookie.ts';
import { beginSession, endSession } from './session.plugin.ts';

/** Begins the session of a user who has signed in, which also cancels a requested deletion of the account. */
@Injectable()
export class BeginSignInSession {
  constructor(private readonly deletions: AccountDeletionsClient) {}

  /**
   * The session begins before the deletion is cancelled. A request for a deletion stores the deletion before it ends all sessions. Therefore, a
   * deletion that is requested at the same moment either ends this session or is cancelled: no account keeps both a session and a requested
   * deletion.
   * @returns whether there was a deletion to cancel
   * @throws ApiError `invalid_credentials` when the account has just been erased or its sessions were revoked, and `service_unavailable`; then no
   * session remains
   */
  async execute(
    userId: string,
    request: FastifyRequest,
    reply: FastifyReply,
    options?: Parameters<typeof beginSession>[2],
  ): Promise<{ isAccountKept: boolean }> {
    await beginSession(request, userId, options);
    try {
      const isAccountKept = await this.deletions.cancel(userId, responseLanguage(request.headers));
      if (isAccountKept) setKeptAccountCookie(request, reply);
      return { isAccountKept };
    } catch (error) {
      await endSession(request, reply);
      throw isErased(error) ? new ApiError('invalid_credentials', { cause: error }) : error;
    }
  }
}

const isErased = (error: unknown): boolean => error instanceof ApiError && error.code === 'user_not_found';

import { ApiError, orServiceUnavailable } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { requireSession } from '../session/request-session.ts';

/** The time after a confirmation of the password in which the session may change the second factor: long enough to set up a phone. */
const CONFIRMATION_SECONDS = 10 * 60;

const keyOf = (sessionId: string): string => `password-confirmed:${sessionId}`;

/** The value that a new sign-in at the external provider stores instead of the user's id. */
const byProvider = (userId: string): string => `provider:${userId}`;

/**
 * Stores which sessions have confirmed the password lately, so that a browser that was left signed in is not enough to change the second factor.
 * The confirmation has its own Redis key, because writing it into the session could recreate a session that another request has just ended.
 */
@Injectable()
export class PasswordConfirmations {
  constructor(private readonly redis: GatewayRedis) {}

  async confirm(request: FastifyRequest, userId: string): Promise<void> {
    const { sessionId } = requireSession(request);
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), userId, 'EX', CONFIRMATION_SECONDS));
  }

  /** Stores that the user has signed in at the external provider again. An account without a password uses this in place of a password. */
  async confirmByProvider(request: FastifyRequest, userId: string): Promise<void> {
    const { sessionId } = requireSession(request);
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), byProvider(userId), 'EX', CONFIRMATION_SECONDS));
  }

  /** @throws ApiError `not_signed_in`, `password_confirmation_required` */
  async requireProviderSignIn(request: FastifyRequest): Promise<void> {
    const { sessionId, userId } = requireSession(request);
    const confirmed = await orServiceUnavailable(this.redis.get(keyOf(sessionId)));
    if (confirmed !== byProvider(userId)) throw new ApiError('password_confirmation_required');
  }

  /**
   * Returns the id of the signed-in user.
   * @throws ApiError `not_signed_in`, `password_confirmation_required`
   */
  async requireUserId(request: FastifyRequest): Promise<string> {
    const { sessionId, userId } = requireSession(request);
    const confirmed = await orServiceUnavailable(this.redis.get(keyOf(sessionId)));
    if (confirmed !== userId) throw new ApiError('password_confirmation_required');
    return userId;
  }
}

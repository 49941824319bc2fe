import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { orServiceUnavailable } from '../redis/redis-unavailable.ts';

/** The time after a confirmation of the password in which the session may change the second factor: long enough to set up a phone. */
const CONFIRMATION_SECONDS = 10 * 60;

const keyOf = (sessionId: string): string => `password-confirmed:${sessionId}`;

/**
 * Stores which sessions have confirmed the password lately, so that a browser that was left signed in is not enough to change the second
 * factor. The key is separate from the session's, because writing a session could bring one back that another request has ended.
 */
@Injectable()
export class PasswordConfirmations {
  constructor(private readonly redis: GatewayRedis) {}

  async confirm({ session: { sessionId } }: FastifyRequest, userId: string): Promise<void> {
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), userId, 'EX', CONFIRMATION_SECONDS));
  }

  /**
   * Returns the id of the signed-in user.
   * @throws ApiError `not_signed_in`, `password_confirmation_required`
   */
  async requireUserId({ session: { sessionId, userId } }: FastifyRequest): Promise<string> {
    if (!userId) throw new ApiError('not_signed_in');
    const confirmed = await orServiceUnavailable(this.redis.get(keyOf(sessionId)));
    if (confirmed !== userId) throw new ApiError('password_confirmation_required');
    return userId;
  }
}

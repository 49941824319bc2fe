import type { Redis } from 'ioredis';
import { ApiError } from '../errors/api-error.ts';
import { orServiceUnavailable } from '../redis/redis-unavailable.ts';

/** The time after a confirmation of the password in which the session may change the second factor: long enough to set up a phone. */
const CONFIRMATION_SECONDS = 10 * 60;

const keyOf = (sessionId: string): string => `password-confirmed:${sessionId}`;

/** The value that a new sign-in at the external provider stores instead of the user's id. */
const byProvider = (userId: string): string => `provider:${userId}`;

/** The session of a signed-in user. */
export interface UserSession {
  readonly sessionId: string;
  readonly userId: string;
}

/**
 * Stores which sessions have confirmed the password lately, so that a browser that was left signed in is not enough to change the second factor.
 * The confirmation has its own Redis key, because writing it into the session could recreate a session that another request has just ended.
 */
export class PasswordConfirmations {
  constructor(private readonly redis: Redis) {}

  async confirm({ sessionId, userId }: UserSession): Promise<void> {
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), userId, 'EX', CONFIRMATION_SECONDS));
  }

  /** Stores that the user has signed in at the external provider again. An account without a password uses this in place of a password. */
  async confirmByProvider({ sessionId, userId }: UserSession): Promise<void> {
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), byProvider(userId), 'EX', CONFIRMATION_SECONDS));
  }

  /** @throws ApiError `password_confirmation_required` */
  async requireProviderSignIn({ sessionId, userId }: UserSession): Promise<void> {
    const confirmed = await orServiceUnavailable(this.redis.get(keyOf(sessionId)));
    if (confirmed !== byProvider(userId)) throw new ApiError('password_confirmation_required');
  }

  /**
   * Returns the id of the signed-in user.
   * @throws ApiError `password_confirmation_required`
   */
  async requireUserId({ sessionId, userId }: UserSession): Promise<string> {
    const confirmed = await orServiceUnavailable(this.redis.get(keyOf(sessionId)));
    if (confirmed !== userId) throw new ApiError('password_confirmation_required');
    return userId;
  }
}

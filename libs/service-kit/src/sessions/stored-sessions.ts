import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { ApiError } from '../errors/api-error.ts';
import { execOrServiceUnavailable, orServiceUnavailable } from '../redis/redis-unavailable.ts';
import { revocationKeyOf, SESSION_ENDED_CHANNEL, sessionKeyOf, userIndexKeyOf } from './session-keys.ts';
import { SESSION_LIFETIME_MS, sessionLifetimeMs, type SessionRecord, sessionRecordSchema } from './session-record.ts';

/** 192 random bits, which cannot be guessed. OWASP asks for at least 64 (Session Management Cheat Sheet). */
const SESSION_ID_BYTES = 24;

/**
 * Begins and ends sessions in Redis, where the gateways read them. All methods throw ApiError `service_unavailable` while Redis is unavailable.
 */
export class StoredSessions {
  constructor(protected readonly redis: Redis) {}

  /**
   * Stores a new session under a new id. The time of the last revocation is read in the same transaction. A revocation that is stored later finds
   * the session in the index.
   * @throws ApiError `invalid_credentials` when the sessions of the user were revoked after `record.createdAt`, because the password or second
   * factor that the sign-in has verified may no longer be valid
   */
  async begin(record: SessionRecord): Promise<SessionRecord & { readonly sessionId: string }> {
    const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url');
    const userIndexKey = userIndexKeyOf(record.userId);
    const lifetimeMs = Math.max(1, sessionLifetimeMs(record));
    const results = await execOrServiceUnavailable(
      this.redis
        .multi()
        .set(sessionKeyOf(sessionId), JSON.stringify(record), 'PX', lifetimeMs)
        .zremrangebyscore(userIndexKey, '-inf', Date.now())
        .zadd(userIndexKey, Date.now() + lifetimeMs, sessionId)
        .pexpire(userIndexKey, SESSION_LIFETIME_MS)
        .get(revocationKeyOf(record.userId)),
    );
    if (beganBefore(record, results.at(-1) as string | null)) {
      await this.end(sessionId);
      throw new ApiError('invalid_credentials');
    }
    return { sessionId, ...record };
  }

  /** Returns the ids of a user's sessions, including sessions that have expired. */
  idsOf(userId: string): Promise<string[]> {
    return orServiceUnavailable(this.redis.zrange(userIndexKeyOf(userId), 0, '-1'));
  }

  /** Ends all sessions of a user except the given session. */
  async endOthers(userId: string, sessionId: string): Promise<void> {
    const all = await this.idsOf(userId);
    await Promise.all(all.filter((other) => other !== sessionId).map((other) => this.end(other)));
  }

  /**
   * Ends all sessions of a user. This call may miss a session that begins at the same moment. The id of such a session stays in the index, so that
   * a later call ends the session.
   */
  async endAll(userId: string): Promise<void> {
    const all = await this.idsOf(userId);
    await Promise.all(all.map((sessionId) => this.end(sessionId)));
    // `end` has removed the ids of existing sessions from the index. This command also removes the ids of sessions that had expired before.
    if (all.length > 0) await orServiceUnavailable(this.redis.zrem(userIndexKeyOf(userId), ...all));
  }

  /**
   * Ends a session and begins another with its record, in which the given properties are changed, under a new id. Both have the same `createdAt`, so that a
   * revocation that concerns the first concerns the second. Returns null when the session has ended before.
   * @throws ApiError `invalid_credentials` when the sessions of the user were revoked after the session began
   */
  async replace(
    sessionId: string,
    changed: Pick<SessionRecord, 'secondFactorSetupRequired'>,
  ): Promise<(SessionRecord & { readonly sessionId: string }) | null> {
    const record = await this.take(sessionId);
    return record && this.begin({ ...record, ...changed });
  }

  /** Ends a session and announces it to all gateways. Returns false when there is no such session. */
  async end(sessionId: string): Promise<boolean> {
    return (await this.take(sessionId)) !== null;
  }

  /** Ends a session and returns its record; null when there is no such session. */
  private async take(sessionId: string): Promise<SessionRecord | null> {
    const text = await orServiceUnavailable(this.redis.getdel(sessionKeyOf(sessionId)));
    if (text === null) return null;
    const record = sessionRecordSchema.parse(JSON.parse(text));
    await execOrServiceUnavailable(
      this.redis.multi().zrem(userIndexKeyOf(record.userId), sessionId).publish(SESSION_ENDED_CHANNEL, sessionId),
    );
    return record;
  }
}

/**
 * Whether a session began before a time; also true when its beginning is not known. Returns false when the time is null (no revocation is stored).
 */
export const beganBefore = ({ createdAt = '' }: SessionRecord, time: string | null): boolean =>
  time !== null && createdAt < time;

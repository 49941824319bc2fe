import { randomBytes } from 'node:crypto';
import { ApiError, execOrServiceUnavailable, ExpiringCache, orServiceUnavailable } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import type { SignedInSession } from './request-session.ts';
import { SESSION_LIFETIME_MS, type SessionRecord, sessionRecordSchema } from './session-record.ts';

/** 192 random bits, which cannot be guessed. OWASP asks for at least 64 (Session Management Cheat Sheet). */
const SESSION_ID_BYTES = 24;

/**
 * A Lua script that reads a key and the time until the key expires. Every request with a session runs this script. A pipeline of two commands would
 * cost the gateway twice as much: ioredis creates several objects for each command and pipeline, and these objects outlive the young generation of
 * the heap.
 */
const READ_WITH_EXPIRY = `return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

const sessionKeyOf = (sessionId: string): string => `session:${sessionId}`;
/** The key of a sorted set with a user's session ids; the score is the time at which the session expires (milliseconds since 1970). */
const userIndexKeyOf = (userId: string): string => `sessions-of:${userId}`;
/**
 * The key of the time at which a user's sessions were last revoked, in the format of `createdAt`. Sessions with an earlier `createdAt` have ended,
 * and no such session may begin any more.
 */
const revocationKeyOf = (userId: string): string => `sessions-of:${userId}:revoked-before`;
/** How long the time of a revocation is stored (10 minutes): longer than a request that begins a session may take. */
const REVOCATION_LIFETIME_MS = 10 * 60 * 1_000;
/** The Redis channel on which every gateway receives the ids of ended sessions, so that it closes their live streams. */
export const SESSION_ENDED_CHANNEL = 'session-ended';

/** The maximum number of parsed session records that a gateway caches (about 1 kB each), and how long it caches a record. */
const PARSED_RECORDS_MAX = 10_000;
const PARSED_RECORD_MS = 60_000;

export interface StoredSession {
  readonly sessionId: string;
  readonly record: SessionRecord;
  /** The last renewal of the session: at most an hour before its last use. */
  readonly lastUsedAt: Date;
}

/** Stores sessions in Redis, where all gateways share them. All methods throw ApiError `service_unavailable` while Redis is unavailable. */
@Injectable()
export class RedisSessionStore {
  /** Parsed records by the text that Redis stores. The cache never decides whether a session exists: each request asks Redis. */
  private readonly parsed = new ExpiringCache<SessionRecord>(PARSED_RECORDS_MAX);

  constructor(private readonly redis: GatewayRedis) {}

  /**
   * Stores a new session under a new id. The time of the last revocation is read in the same transaction. A revocation that is stored later finds
   * the session in the index.
   * @throws ApiError `invalid_credentials` when the sessions of the user were revoked after `record.createdAt`, because the password or second
   * factor that the sign-in has verified may no longer be valid
   */
  async begin(record: SessionRecord): Promise<SignedInSession> {
    const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url');
    const userIndexKey = userIndexKeyOf(record.userId);
    const results = await execOrServiceUnavailable(
      this.redis
        .multi()
        .set(sessionKeyOf(sessionId), JSON.stringify(record), 'PX', SESSION_LIFETIME_MS)
        .zremrangebyscore(userIndexKey, '-inf', Date.now())
        .zadd(userIndexKey, Date.now() + SESSION_LIFETIME_MS, sessionId)
        .pexpire(userIndexKey, SESSION_LIFETIME_MS)
        .get(revocationKeyOf(record.userId)),
    );
    if (beganBefore(record, results.at(-1) as string | null)) {
      await this.end(sessionId);
      throw new ApiError('invalid_credentials');
    }
    return { sessionId, ...record };
  }

  /** Reads a session, and how long it lives without a renewal, in milliseconds. Returns null when it has ended or never existed. */
  async read(sessionId: string): Promise<{ session: SignedInSession; remainingMs: number } | null> {
    const reply = await orServiceUnavailable(this.redis.eval(READ_WITH_EXPIRY, 1, sessionKeyOf(sessionId)));
    const [text, remainingMs] = reply as [string | null, number];
    if (text === null) return null;
    return { session: { sessionId, ...this.parse(text) }, remainingMs };
  }

  /**
   * Extends the expiry of a session. A session that another request has just ended stays ended. Writing the whole session instead would recreate
   * it.
   */
  async renew(sessionId: string, userId: string): Promise<void> {
    await execOrServiceUnavailable(
      this.redis
        .multi()
        .pexpire(sessionKeyOf(sessionId), SESSION_LIFETIME_MS)
        .zadd(userIndexKeyOf(userId), 'XX', Date.now() + SESSION_LIFETIME_MS, sessionId)
        .pexpire(userIndexKeyOf(userId), SESSION_LIFETIME_MS),
    );
  }

  /** Returns the sessions of a user that were used last, the most recent first. */
  async list(userId: string, max: number): Promise<StoredSession[]> {
    const index = await orServiceUnavailable(
      this.redis.zrange(
        userIndexKeyOf(userId),
        '+inf',
        String(Date.now()),
        'BYSCORE',
        'REV',
        'LIMIT',
        0,
        max,
        'WITHSCORES',
      ),
    );
    const sessionIds = index.filter((_, position) => position % 2 === 0);
    if (sessionIds.length === 0) return [];
    const records = await orServiceUnavailable(this.redis.mget(sessionIds.map(sessionKeyOf)));
    return sessionIds.flatMap((sessionId, position) => {
      const record = records[position];
      if (!record) return [];
      const lastUsedAt = new Date(Number(index[position * 2 + 1]) - SESSION_LIFETIME_MS);
      return [{ sessionId, record: sessionRecordSchema.parse(JSON.parse(record)), lastUsedAt }];
    });
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

  /** Ends all sessions of a user whose account was deleted, and deletes the time of the user's last revocation. */
  async erase(userId: string): Promise<void> {
    await this.endAll(userId);
    await orServiceUnavailable(this.redis.del(revocationKeyOf(userId)));
  }

  /**
   * Ends the sessions of a user that began before the given time, and the sessions whose beginning is not known. A sign-in that arrived before the
   * given time, and has not stored its session yet, does not begin a session any more.
   */
  async endBegunBefore(userId: string, time: Date): Promise<void> {
    const revokedBefore = time.toISOString();
    await this.storeRevocation(userId, revokedBefore);
    for (const sessionId of await this.idsOf(userId)) {
      const record = await orServiceUnavailable(this.redis.get(sessionKeyOf(sessionId)));
      if (record !== null && beganBefore(sessionRecordSchema.parse(JSON.parse(record)), revokedBefore))
        await this.end(sessionId);
    }
  }

  /** A redelivered event does not replace a later time. This needs no transaction, because the events of one user are handled one after the other. */
  private async storeRevocation(userId: string, revokedBefore: string): Promise<void> {
    const key = revocationKeyOf(userId);
    const stored = await orServiceUnavailable(this.redis.get(key));
    if (stored !== null && stored >= revokedBefore) return;
    await orServiceUnavailable(this.redis.set(key, revokedBefore, 'PX', REVOCATION_LIFETIME_MS));
  }

  async exists(sessionId: string): Promise<boolean> {
    return (await orServiceUnavailable(this.redis.exists(sessionKeyOf(sessionId)))) === 1;
  }

  /** Ends a session and announces it to all gateways. Returns false when there is no such session. */
  async end(sessionId: string): Promise<boolean> {
    const record = await orServiceUnavailable(this.redis.getdel(sessionKeyOf(sessionId)));
    if (record === null) return false;
    const { userId } = sessionRecordSchema.parse(JSON.parse(record));
    await execOrServiceUnavailable(
      this.redis.multi().zrem(userIndexKeyOf(userId), sessionId).publish(SESSION_ENDED_CHANNEL, sessionId),
    );
    return true;
  }

  private parse(text: string): SessionRecord {
    const known = this.parsed.get(text);
    if (known) return known;
    const record = sessionRecordSchema.parse(JSON.parse(text));
    this.parsed.set(text, record, Date.now() + PARSED_RECORD_MS);
    return record;
  }
}

/**
 * Whether a session began before a time; also true when its beginning is not known. Returns false when the time is null (no revocation is stored).
 */
const beganBefore = ({ createdAt = '' }: SessionRecord, time: string | null): boolean =>
  time !== null && createdAt < time;

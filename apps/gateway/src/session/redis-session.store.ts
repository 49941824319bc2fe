import { execOrServiceUnavailable, ExpiringCache, orServiceUnavailable } from '@memory/service-kit';
import {
  beganBefore,
  type ClassSession,
  revocationKeyOf,
  SESSION_LIFETIME_MS,
  sessionKeyOf,
  sessionLifetimeMs,
  type SessionRecord,
  sessionRecordSchema,
  StoredSessions,
  userIndexKeyOf,
} from '@memory/service-kit/sessions';
import type { SignedInSession } from './request-session.ts';

/**
 * A Lua script that reads a key and the time until the key expires. Every request with a session runs this script. A pipeline of two commands would
 * cost the gateway twice as much: ioredis creates several objects for each command and pipeline, and these objects outlive the young generation of
 * the heap.
 */
const READ_WITH_EXPIRY = `return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/** How long the time of a revocation is stored (10 minutes): longer than a request that begins a session may take. */
const REVOCATION_LIFETIME_MS = 10 * 60 * 1_000;
/** The maximum number of parsed session records that a gateway caches (about 1 kB each), and how long it caches a record. */
const PARSED_RECORDS_MAX = 10_000;
const PARSED_RECORD_MS = 60_000;

export interface StoredSession {
  readonly sessionId: string;
  readonly record: SessionRecord;
  /** The last renewal of the session: at most an hour before its last use. */
  readonly lastUsedAt: Date;
}

/** Reads, renews and revokes sessions, besides what `StoredSessions` does. All methods throw ApiError `service_unavailable` while Redis is unavailable. */
export class RedisSessionStore extends StoredSessions {
  /** Parsed records by the text that Redis stores. The cache never decides whether a session exists: each request asks Redis. */
  private readonly parsed = new ExpiringCache<SessionRecord>(PARSED_RECORDS_MAX);

  /** Reads a session, and how long it lives without a renewal, in milliseconds. Returns null when it has ended or never existed. */
  async read(sessionId: string): Promise<{ session: SignedInSession; remainingMs: number } | null> {
    const reply = await orServiceUnavailable(this.redis.eval(READ_WITH_EXPIRY, 1, sessionKeyOf(sessionId)));
    const [text, remainingMs] = reply as [string | null, number];
    if (text === null) return null;
    const record = this.parse(text);
    // A gateway of the previous release, which renews all sessions for the same time, may have stored a later expiry.
    if (sessionLifetimeMs(record) === 0) return null;
    return { session: { sessionId, ...record }, remainingMs };
  }

  /**
   * Extends the expiry of a session. A session that another request has just ended stays ended. Writing the whole session instead would recreate
   * it.
   */
  async renew({ sessionId, ...record }: SignedInSession): Promise<void> {
    const userIndexKey = userIndexKeyOf(record.userId);
    const lifetimeMs = Math.max(1, sessionLifetimeMs(record));
    await execOrServiceUnavailable(
      this.redis
        .multi()
        .pexpire(sessionKeyOf(sessionId), lifetimeMs)
        .zadd(userIndexKey, 'XX', Date.now() + lifetimeMs, sessionId)
        .pexpire(userIndexKey, SESSION_LIFETIME_MS),
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
      const text = records[position];
      if (!text) return [];
      const record = sessionRecordSchema.parse(JSON.parse(text));
      const lifetimeMs = record.classSession?.idleMs ?? SESSION_LIFETIME_MS;
      return [{ sessionId, record, lastUsedAt: new Date(Number(index[position * 2 + 1]) - lifetimeMs) }];
    });
  }

  /** Ends all sessions of a user whose account was deleted, and deletes the time of the user's last revocation. */
  async erase(userId: string): Promise<void> {
    await this.endAll(userId);
    await orServiceUnavailable(this.redis.del(revocationKeyOf(userId)));
  }

  /**
   * Ends the sessions of a user that began before the given time, and the sessions whose beginning is not known. A sign-in that arrived before the
   * given time, and has not stored its session yet, does not begin a session any more.
   * @param ofClass ends only the sessions of students that have these properties, instead of all sessions
   */
  async endBegunBefore(userId: string, time: Date, ofClass?: Partial<ClassSession>): Promise<void> {
    const revokedBefore = time.toISOString();
    await this.storeRevocation(userId, revokedBefore);
    for (const sessionId of await this.idsOf(userId)) {
      const text = await orServiceUnavailable(this.redis.get(sessionKeyOf(sessionId)));
      const record = text === null ? null : sessionRecordSchema.parse(JSON.parse(text));
      if (record && beganBefore(record, revokedBefore) && hasProperties(record, ofClass)) await this.end(sessionId);
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

  private parse(text: string): SessionRecord {
    const known = this.parsed.get(text);
    if (known) return known;
    const record = sessionRecordSchema.parse(JSON.parse(text));
    this.parsed.set(text, record, Date.now() + PARSED_RECORD_MS);
    return record;
  }
}

function hasProperties({ classSession }: SessionRecord, ofClass: Partial<ClassSession> | undefined): boolean {
  if (ofClass === undefined) return true;
  const { deviceId, method } = ofClass;
  if (classSession === undefined) return false;
  return (
    (deviceId === undefined || classSession.deviceId === deviceId) &&
    (method === undefined || classSession.method === method)
  );
}

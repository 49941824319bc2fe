import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import type { Session } from 'fastify';
import { allUnlessAway, unlessAway } from '../redis-away.ts';
import { GatewayRedis } from '../redis.ts';
import { SESSION_MS, sessionRecord } from './session-record.ts';

const keyOf = (sessionId: string): string => `session:${sessionId}`;
/** A person's sessions, each scored with the time at which it ends by itself. */
const indexOf = (userId: string): string => `sessions-of:${userId}`;
/** Told to every replica: the id of a session that has ended, for what is still open in its name. */
export const SESSION_ENDED_CHANNEL = 'session-ended';

/** Sessions in Redis, shared by all gateways. When Redis does not answer, nobody can say who is asking: 503. */
@Injectable()
export class RedisSessionStore implements SessionStore {
  readonly get: SessionStore['get'];
  readonly set: SessionStore['set'];
  readonly destroy: SessionStore['destroy'];

  constructor(private readonly redis: GatewayRedis) {
    this.get = callbackify((sessionId: string) => this.read(sessionId));
    this.set = callbackify((sessionId: string, session: Session) => this.write(sessionId, session));
    this.destroy = callbackify((sessionId: string) => this.end(sessionId));
  }

  /** Gives a session its full life again, but never brings back one that was ended meanwhile, as writing it anew would. */
  async renew(sessionId: string, userId: string): Promise<void> {
    await allUnlessAway(
      this.redis
        .multi()
        .pexpire(keyOf(sessionId), SESSION_MS)
        .zadd(indexOf(userId), 'XX', Date.now() + SESSION_MS, sessionId)
        .pexpire(indexOf(userId), SESSION_MS),
    );
  }

  /** Ends all of a person's sessions but this one. */
  async endOthers(userId: string, sessionId: string): Promise<void> {
    const all = await unlessAway(this.redis.zrange(indexOf(userId), 0, '-1'));
    await Promise.all(all.filter((other) => other !== sessionId).map((other) => this.end(other)));
  }

  /** Ends all of a person's sessions. One that begins at the same moment stays in the list, for the next time. */
  async endAll(userId: string): Promise<void> {
    const all = await unlessAway(this.redis.zrange(indexOf(userId), 0, '-1'));
    await Promise.all(all.map((sessionId) => this.end(sessionId)));
    // Those that had ended by themselves are still in the list.
    if (all.length > 0) await unlessAway(this.redis.zrem(indexOf(userId), ...all));
  }

  async isAlive(sessionId: string): Promise<boolean> {
    return (await unlessAway(this.redis.exists(keyOf(sessionId)))) === 1;
  }

  private async read(sessionId: string): Promise<Session | null> {
    // Together: every request waits for this.
    const [record, remainingMs] = await allUnlessAway(
      this.redis.pipeline().get(keyOf(sessionId)).pttl(keyOf(sessionId)),
    );
    if (typeof record !== 'string') return null;
    return {
      ...sessionRecord.parse(JSON.parse(record)),
      remainingMs: Number(remainingMs),
      cookie: { originalMaxAge: SESSION_MS },
    };
  }

  /** Nothing is kept of a session in which nobody is signed in. */
  private async write(sessionId: string, { userId }: Session): Promise<void> {
    if (!userId) return;
    await allUnlessAway(
      this.redis
        .multi()
        .set(keyOf(sessionId), JSON.stringify({ userId }), 'PX', SESSION_MS)
        .zremrangebyscore(indexOf(userId), '-inf', Date.now())
        .zadd(indexOf(userId), Date.now() + SESSION_MS, sessionId)
        .pexpire(indexOf(userId), SESSION_MS),
    );
  }

  private async end(sessionId: string): Promise<void> {
    const record = await unlessAway(this.redis.getdel(keyOf(sessionId)));
    if (record === null) return;
    const { userId } = sessionRecord.parse(JSON.parse(record));
    await allUnlessAway(this.redis.multi().zrem(indexOf(userId), sessionId).publish(SESSION_ENDED_CHANNEL, sessionId));
  }
}

import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import type { Session } from 'fastify';
import { GatewayRedis } from '../redis.ts';
import { unlessAway } from '../redis-away.ts';
import { SESSION_MS, sessionRecord } from './session-record.ts';

const keyOf = (sessionId: string): string => `session:${sessionId}`;

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
  async renew(sessionId: string): Promise<void> {
    await unlessAway(this.redis.pexpire(keyOf(sessionId), SESSION_MS));
  }

  private async read(sessionId: string): Promise<Session | null> {
    const [record, remainingMs] = await unlessAway(
      Promise.all([this.redis.get(keyOf(sessionId)), this.redis.pttl(keyOf(sessionId))]),
    );
    if (record === null) return null;
    return { ...sessionRecord.parse(JSON.parse(record)), remainingMs, cookie: { originalMaxAge: SESSION_MS } };
  }

  /** Nothing is kept of a session in which nobody is signed in. */
  private async write(sessionId: string, { userId }: Session): Promise<void> {
    if (!userId) return;
    await unlessAway(this.redis.set(keyOf(sessionId), JSON.stringify({ userId }), 'PX', SESSION_MS));
  }

  private async end(sessionId: string): Promise<void> {
    await unlessAway(this.redis.del(keyOf(sessionId)));
  }
}
